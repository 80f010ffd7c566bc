"""Widgets for notebooks: boards, views of a match, and exercises.

Public names are listed in ``__init__.pyi``. They are loaded on first use: sessions and models load
no widget.
"""

from teg_nb._lazy import attach

__getattr__, _names = attach(__name__, __file__)
__all__ = _names()


def __dir__() -> list[str]:
    return __all__
