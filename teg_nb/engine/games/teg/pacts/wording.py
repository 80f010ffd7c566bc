"""The register of pacts in words (TEG-14.3)."""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.games.teg.pacts.kinds import KINDS, REASONS, Pact, forms_of_terms
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.schema.field_types import NameTable, tuple_of
from teg_nb.engine.text.catalogue import catalogue


def pact_text(pact: Pact, settings: Settings, lang: str = "es") -> str:
    """Return the terms of a pact or proposal in words, without its parties.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.pacts.kinds import CountryPact
    >>> from teg_nb.engine.games.teg.position import position
    >>> settings = position(Blanco="Argentina", Negro="Brasil").settings
    >>> sides = settings.board.country("Argentina"), settings.board.country("Brasil")
    >>> pact_text(CountryPact(1, 0, 1, *sides), settings)
    'pacto entre Argentina y Brasil'
    """
    return terms_text(pact.kind, pact.terms, settings, lang)


def reason_text(reason: int, against: int, settings: Settings, lang: str = "es") -> str:
    """Return the reason that a proposal gives, in the proposer's words; ``""`` without one.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> settings = position(Blanco="Chile", Negro="Argentina", Rojo="Cuba").settings
    >>> reason_text(0, 2, settings)
    'así los dos podemos ir contra Rojo'
    """
    if reason < 0:
        return ""
    third = settings.seats[against] if against >= 0 else None
    return catalogue().phrase("offer_reasons", tuple(REASONS)[reason], lang, {"third": third})


def terms_text(kind: str, terms: Sequence[int], settings: Settings, lang: str = "es") -> str:
    """Return the terms of a kind of pact in words; see `Pact.terms`."""
    forms = forms_of_terms(KINDS[kind])
    named = tuple_of(*forms.values()).writer(NameTable(settings.vocabulary))(terms)
    facts: dict[str, object] = dict(zip(forms, named, strict=True))
    if "own" in facts:
        facts["pair"] = [facts["own"], facts["other"]]
    return catalogue().phrase("pacts", kind, lang, facts)
