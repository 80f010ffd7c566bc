"""teg_nb: board games of conquest, taught, played and analysed inside Jupyter.

Its names stand in ``__init__.pyi``; they are loaded when asked for, so that the import is quick.
"""

import sys
from types import ModuleType

from teg_nb._lazy import attach

__getattr__, _names = attach(__name__, __file__)
__all__ = [*_names(), "language"]


class _Package(ModuleType):
    """The module itself: what is assigned to `language` is checked."""

    @property
    def language(self) -> str:
        """Language in which a notebook says that something cannot be.

        ``"es"`` or ``"en"``; ``""`` for that of the widget shown last, else Spanish.
        """
        from teg_nb.engine.text.language import get_language

        return get_language()

    @language.setter
    def language(self, lang: str) -> None:
        from teg_nb.engine.text.language import set_language

        set_language(lang)


sys.modules[__name__].__class__ = _Package


def __dir__() -> list[str]:
    return sorted(__all__)
