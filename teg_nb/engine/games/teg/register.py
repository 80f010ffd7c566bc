"""The register of pacts in words (TEG-14.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.state import TERMS, Pact
from teg_nb.engine.kinds import Names, row

# What the words of each kind call its terms, in their order.
_FACTS = {
    "country": ("own", "other"),
    "continent": ("continent",),
    "border": ("own", "other"),
    "world": (),
    "zone": ("country",),
    "aggression": ("target", "own", "other", "leader", "third", "round"),
    "joint": ("country", "target", "leader"),
    "truce": ("own", "other", "ally", "round"),
    "condominium": ("country",),
}


def pact_text(pact: Pact, settings: Settings, lang: str = "es") -> str:
    """What a pact, or its proposal, says; without its parties.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> settings = position(Blanco="Argentina", Negro="Brasil").settings
    >>> sides = settings.board.country("Argentina"), settings.board.country("Brasil")
    >>> pact_text(Pact(1, "country", 0, 1, sides), settings)
    'pacto entre Argentina y Brasil'
    """
    return terms_text(pact.kind, pact.terms, settings, lang)


def terms_text(kind: str, terms: Sequence[int], settings: Settings, lang: str = "es") -> str:
    """What a pact of a kind says with these terms; see `Pact.terms`."""
    named = row(*TERMS[kind]).writer(Names(settings.vocabulary))(terms)
    facts: dict[str, Any] = dict(zip(_FACTS[kind], named, strict=True))
    if "own" in facts:
        facts["pair"] = [facts["own"], facts["other"]]
    return catalogue().phrase("pacts", kind, lang, facts)
