"""The language in which a notebook says that something cannot be.

Set once by ``teg_nb.language = "es"``; else it is that of the widget shown last, else Spanish.
"""

from __future__ import annotations

from teg_nb.engine.errors import UnknownName

LANGUAGES = ("es", "en")

_chosen = ""
_shown = ""


def language() -> str:
    """The language of refusals in a notebook: ``"es"`` or ``"en"``."""
    return _chosen or _shown or LANGUAGES[0]


def get_language() -> str:
    """What was set: a language, or ``""``."""
    return _chosen


def known_language(lang: str) -> str:
    """The language itself, if there is such a one.

    Raises
    ------
    UnknownName
        If there is not.
    """
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return lang


def board_language(lang: str) -> str:
    """The language of a board: the one asked for, else what was set, else Spanish.

    Raises
    ------
    UnknownName
        If there is no such language.
    """
    return known_language(lang or _chosen or LANGUAGES[0])


def set_language(lang: str) -> None:
    """Set the language; ``""`` leaves it to the widget shown last.

    Raises
    ------
    UnknownName
        If there is no such language.
    """
    global _chosen
    _chosen = lang and known_language(lang)


def note_widget_language(lang: str) -> None:
    """A widget in this language is on the screen."""
    global _shown
    _shown = lang
