"""Words that belong to chapters of the rules, and the tables that leave these chapters out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

WORDS: Mapping[str, Mapping[str, str]] = {
    "teg": {
        "missiles": r"misil|missile",
        "situations": r"situaci|situation|combate clásico|classic combat",
        "pacts": r"pacto|\bpacts?\b|tregua|truce|condomin|\boffer|ofrec",
        "pacts.zone": r"\bzonas?\b|\bzones?\b",
        "pacts.aggression": r"agresi|aggression|condomin",
        "blockades": r"bloque|blockade|blocked",
        "country_cards": r"tarjeta|\bcards?\b|canje|exchange",
        "continent_cards": r"tarjetas? de continente|continent cards?",
        "secret_objectives": r"objetivos? secreto|secret objective",
        "four_dice": r"cuarto dado|cuatro dados|fourth die|four dice",
    },
    "tgm": {"jokers": r"comod[ií]n|joker"},
    "reconquista": {},
    "wargame": {
        "weapons": r"\barmas?\b|\bweapons?\b",
        "treasures": r"tesoro|treasure",
        "objectives": r"objetivo|objective",
        "air_immunity": r"inmun|immun",
    },
    "eggar": {"questions": r"pregunt|question"},
}
"""By game and chapter, its words in both languages."""

TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("teg", {"preset": preset}) for preset in ("dice", "classic", "rounds", "missiles")),
    *(("teg", {name: False}) for name in ("missiles", "blockades", "country_cards")),
    *(("teg", {name: False}) for name in ("continent_cards", "four_dice", "secret_objectives")),
    *(("teg", {name: []}) for name in ("pacts", "situations")),
    ("teg", {"pacts": ["country"]}),
    ("tgm", {"jokers": False}),
    *(("wargame", {f"chapter.{name}": False}) for name in WORDS["wargame"]),
    ("eggar", {"question_level": "off"}),
]
"""Tables that leave something out: a game and its options."""


def named_chapters(settings: Any, text: str) -> list[str]:
    """List the chapters that a table plays without, and that a text names all the same."""
    off = settings.chapters_off
    return [
        chapter
        for chapter, words in WORDS[settings.game].items()
        if {chapter, chapter.partition(".")[0]} & {*off} and re.search(words, text, re.IGNORECASE)
    ]
