"""The aim of a table: a sentence that says how one wins, and its clause."""

from __future__ import annotations

from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget.games import screen_of


def aim(settings: Settings, lang: str) -> JsonObject:
    """Return how one wins at a table, as JSON values.

    Returns
    -------
    dict
        ``text`` and ``clause``; ``""`` and None for a game without such a sentence.
    """
    key, facts = screen_of(settings.game).aim(settings)
    if not key:
        return {"text": "", "clause": None}
    words = catalogue(settings.game)
    return {
        "text": words.phrase("aims", key, lang, facts),
        "clause": words.sections["aims"][key]["clause"],
    }
