"""Words that belong to no game: of pictures, charts, lessons, the command line and the page."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from teg_nb.engine.text.language import LANGUAGES, known_language


def phrases(section: str, lang: str) -> Mapping[str, str]:
    """The words of a section in ``"es"`` or ``"en"``, by key; they are read when first asked for.

    Parameters
    ----------
    section : str
        A section of ``words.toml``, or what the front end has of it in its own files, so that a
        picture says the same: ``"playouts"``, or ``"screen"``, the words that all games share.
    lang : str

    Raises
    ------
    UnknownName
        If there is no such language.

    Examples
    --------
    >>> words_of("charts", "en")["taker"], words_of("screen", "es")["round"]
    ('Took', 'Vuelta')
    """
    return _by_language(section)[known_language(lang)]


@cache
def _by_language(section: str) -> Mapping[str, Mapping[str, str]]:
    if section == "screen":
        entries = json.loads(_text("screen.json"))["all"]
    elif section == "playouts":
        entries = json.loads(_text("playouts.json"))
    else:
        entries = _sections()[section]
    return {lang: {key: each[lang] for key, each in entries.items()} for lang in LANGUAGES}


@cache
def _sections() -> Mapping[str, Any]:
    return tomllib.loads(_text("words.toml"))


def _text(name: str) -> str:
    return (files(__package__) / "locale" / name).read_text(encoding="utf-8")
