"""The language of refusals and errors in a notebook.

``teg_nb.language = "es"`` sets it. Without a setting it is the language of the widget shown last,
else Spanish.
"""

from __future__ import annotations

from teg_nb.engine.errors import UnknownName

LANGUAGES = ("es", "en")

_chosen = ""
_shown = ""


def language() -> str:
    """Return the language of refusals in a notebook: ``"es"`` or ``"en"``."""
    return _chosen or _shown or LANGUAGES[0]


def get_language() -> str:
    """Return the language setting: a language, or ``""``."""
    return _chosen


def known_language(lang: str) -> str:
    """Check a language and return it.

    Raises
    ------
    UnknownName
        If there is no such language.
    """
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return lang


def board_language(lang: str) -> str:
    """Return the language of a board: the requested one, else the setting, else Spanish.

    Raises
    ------
    UnknownName
        If there is no such language.
    """
    return known_language(lang or _chosen or LANGUAGES[0])


def set_language(lang: str) -> None:
    """Set the language; ``""`` follows the widget shown last.

    Raises
    ------
    UnknownName
        If there is no such language.
    """
    global _chosen
    _chosen = lang and known_language(lang)


def note_widget_language(lang: str) -> None:
    """Record the language of the widget shown last."""
    global _shown
    _shown = lang
