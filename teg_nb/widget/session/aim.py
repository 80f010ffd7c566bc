"""The aim of a game: a sentence that says how one wins, and its clause."""

from __future__ import annotations

from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.phrases import phrases

CLAUSES = {
    "teg": "TEG-3.1",
    "teg_common": "TEG-3.2",
    "teg_secret": "TEG-3.1",
    "teg_last": "TEG-18.1",
    "tgm": "TGM-9.3",
    "tgm_world": "TGM-10.1",
    "reconquista": "REC-10.1",
    "wargame": "WAR-11.2",
    "wargame_rounds": "WAR-11.3",
    "eggar": "EGG-8.3",
}
"""The clause of each aim, by the key of its sentence."""


def aim(settings: Settings, lang: str) -> JsonObject:
    """Return how one wins by the options of a match: ``text`` and ``clause``.

    The text is empty for a game without such a sentence.
    """
    options, sentences, key = settings.options, phrases("aims", lang), _key(settings)
    facts = {
        "common": getattr(options, "common_objective_countries", None),
        "rounds": getattr(options, "max_rounds", None),
        "margin": getattr(options, "win_margin", None),
    }
    text = sentences[key].format(**facts) if key in sentences else ""
    return {"text": text, "clause": CLAUSES.get(key)}


def _key(settings: Settings) -> str:
    """Return the key of the sentence: the game, with what its options leave out."""
    options, game = settings.options, settings.game
    if game == "teg":
        common = getattr(options, "common_objective_countries", None)
        ways = (getattr(options, "secret_objectives", True), common is not None)
        return {(True, True): game, (True, False): "teg_secret", (False, True): "teg_common"}.get(
            ways, "teg_last"
        )
    if game == "tgm" and getattr(options, "variant", "") == "world":
        return "tgm_world"
    if game == "wargame" and "objectives" in settings.chapters_off:
        return "wargame_rounds"
    return game
