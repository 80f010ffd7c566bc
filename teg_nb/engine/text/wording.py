"""Sentences of errors, in Spanish and English."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache, singledispatch
from importlib.resources import files
from typing import cast

from teg_nb.engine.errors import BadLog, GameError, IllegalAction, set_wording
from teg_nb.engine.text.catalogue import Catalogue, catalogue_of
from teg_nb.engine.text.language import language


def sentence(error: GameError, lang: str) -> str:
    """Return the sentence of an error; see `GameError.text`."""
    return _sentence(error, lang or language())


@singledispatch
def _sentence(error: GameError, lang: str) -> str:
    faults = _faults()
    if error.words not in faults.sections["faults"]:
        return error.words
    facts = {
        name: value.text(lang) if isinstance(value, GameError) else value
        for name, value in error.facts.items()
    }
    if "chapter" in facts:  # games name their own chapters
        words = catalogue_of(str(facts["clause"]))
        facts["chapter"] = words.label("chapters_off", str(facts["chapter"]), lang)
    return faults.phrase("faults", error.words, lang, facts) + _hint(error, "within", lang)


@_sentence.register
def _(error: IllegalAction, lang: str) -> str:
    facts = {"clause": error.clause, **error.facts}
    text = catalogue_of(error.clause).sentence(error.code, lang, facts)
    return text + _hint(error, "after", lang)


@_sentence.register
def _(error: BadLog, lang: str) -> str:
    cause = error.__cause__  # the error of a refused entry has both languages
    fault = cause if isinstance(cause, GameError) else error.said
    reason = error.reason if lang == "en" else fault.text(lang)
    return _faults().phrase("faults", "bad_log", lang, {"line": error.line, "reason": reason})


def _hint(error: GameError, where: str, lang: str) -> str:
    """Return the names that may be meant, worded for within the sentence or after it."""
    near = cast("Iterable[str]", error.facts.get("near"))
    if not near:
        return ""
    faults = _faults()
    names = faults.phrase("did_you_mean", "or", lang).join(near)
    return faults.phrase("did_you_mean", where, lang, {"near": names})


@cache
def _faults() -> Catalogue:
    data = tomllib.loads(
        (files("teg_nb.engine.text") / "locale" / "errors.toml").read_text(encoding="utf-8")
    )
    return Catalogue("", data, "", {"kind": "kinds", "why": "why"})


set_wording(sentence)
