"""The aim of a game: a sentence that says how one wins, and its clause."""

from __future__ import annotations

from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.open_types import AnySettings
from teg_nb.engine.text.phrases import phrases

CLAUSES = {
    "teg": "TEG-3.1",
    "tgm": "TGM-9.3",
    "reconquista": "REC-10.1",
    "wargame": "WAR-11.2",
    "eggar": "EGG-8.3",
}
"""The clause of each game's aim."""


def aim(settings: AnySettings, lang: str) -> JsonObject:
    """Return how one wins by the options of a match: ``text`` and ``clause``.

    The text is empty for a game without such a sentence.
    """
    options, sentences, key = settings.options, phrases("aims", lang), settings.game
    if key == "teg" and not getattr(options, "secret_objectives", True):
        key = "teg_common"
    facts = {
        "common": getattr(options, "common_objective_countries", None),
        "rounds": getattr(options, "max_rounds", None),
    }
    text = sentences[key].format(**facts) if key in sentences else ""
    return {"text": text, "clause": CLAUSES.get(settings.game)}
