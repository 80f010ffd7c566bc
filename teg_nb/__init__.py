"""teg_nb: board games of conquest, taught, played and analysed inside Jupyter.

Public names are listed in ``__init__.pyi``. They are loaded on first use, so the import is quick.
"""

import sys
from types import ModuleType

from teg_nb._lazy import attach

__getattr__, _names = attach(__name__, __file__)
__all__ = [*_names(), "language"]


class _Package(ModuleType):
    """The type of this module, which checks values assigned to `language`."""

    @property
    def language(self) -> str:
        """Language of refusals and errors in a notebook.

        ``"es"`` or ``"en"``; ``""`` for the language of the last shown widget, else Spanish.
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
