"""Phrases that belong to no game: for pictures, charts, lessons, the command line and the page."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.text.language import LANGUAGES, known_language


def phrases(section: str, lang: str) -> Mapping[str, str]:
    """Return the phrases of a section in ``"es"`` or ``"en"``, by key.

    Files are read on first use.

    Parameters
    ----------
    section : str
        A section of ``words.toml``, or a file shared with the front end, so that pictures use the
        same words: ``"playouts"``, ``"play_page"``, or ``"screen"``, the words common to all games.
    lang : str

    Raises
    ------
    UnknownName
        If there is no such language.

    Examples
    --------
    >>> phrases("charts", "en")["taker"], phrases("screen", "es")["round"]
    ('Took', 'Vuelta')
    """
    return _by_language(section)[known_language(lang)]


@cache
def _by_language(section: str) -> Mapping[str, Mapping[str, str]]:
    if section == "screen":
        entries = json.loads(_text("screen.json"))["all"]
    elif section in ("playouts", "play_page"):
        entries = json.loads(_text(f"{section}.json"))
    else:
        entries = _sections()[section]
    return {lang: {key: entry[lang] for key, entry in entries.items()} for lang in LANGUAGES}


@cache
def _sections() -> JsonMapping:
    return tomllib.loads(_text("words.toml"))


def _text(name: str) -> str:
    return (files(__package__) / "locale" / name).read_text(encoding="utf-8")
