"""Texts in both languages: what teachers write, and what an exercise says."""

from __future__ import annotations

import html
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from teg_nb.engine.board import clean
from teg_nb.engine.errors import GameError
from teg_nb.engine.text.catalogue import Catalogue, catalogue_of
from teg_nb.engine.text.language import LANGUAGES, language


class BadExercise(GameError, ValueError):
    """An exercise that cannot be what it says: names the key, and what would be right.

    Parameters
    ----------
    key : str
        The key, or argument, that is at fault.
    words : str
        A key of ``errors.toml``.
    **facts
        What its sentence names.

    Examples
    --------
    >>> print(BadExercise("hints", "exercise_missing"))
    hints: it is missing
    """

    def __init__(self, key: str, words: str | GameError, /, **facts: Any) -> None:
        said = words if isinstance(words, GameError) else GameError(words, **facts)
        super().__init__("exercise_key", key=key, reason=said)
        self.args = (key, said)


class Text(NamedTuple):
    """A text in Spanish and English.

    Examples
    --------
    >>> Text.of({"es": "Conquistá Chile.", "en": "Conquer Chile."}, "task").said("en")
    'Conquer Chile.'
    """

    es: str
    en: str

    @classmethod
    def of(cls, written: Any, key: str) -> Text:
        """A text as a teacher writes it: one for both languages, or a table of them.

        Control characters are left out. Clauses that it cites, as ``TEG-8.5``, must exist.

        Raises
        ------
        BadExercise
            If it is no text, a language is missing, or there is no such clause.
        """
        if isinstance(written, Text):
            return written
        texts = written if isinstance(written, Mapping) else dict.fromkeys(LANGUAGES, written)
        if {*texts} != {*LANGUAGES} or not all(isinstance(each, str) for each in texts.values()):
            raise BadExercise(key, "exercise_text", value=written)
        found = cls(**{lang: clean(text) for lang, text in texts.items()})
        if not all(each.strip() for each in found):
            raise BadExercise(key, "exercise_text", value=written)
        for clause in clauses_in(found):
            known_clause(clause, key)
        return found

    def in_language(self, lang: str = "") -> str:
        """It in a language; that of the notebook by default."""
        return self.en if (lang or language()) == "en" else self.es

    def __str__(self) -> str:
        return self.in_language()


_CLAUSE = re.compile(r"\b[A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?\b")


def escape(text: str) -> str:
    r"""Return a text for HTML, also inside of an attribute; control characters go.

    Examples
    --------
    >>> escape('"<b>" & \x00c')
    '&quot;&lt;b&gt;&quot; &amp; c'
    """
    return html.escape(clean(text))


def clauses_in(text: Text) -> list[str]:
    """The clauses that a text cites, in order."""
    return list(dict.fromkeys(_CLAUSE.findall(f"{text.es} {text.en}")))


def known_clause(clause: Any, key: str) -> str:
    """A clause, decision or chapter as its catalogue spells it.

    Raises
    ------
    BadExercise
        If there is none.
    """
    try:
        words = catalogue_of(str(clause))
        section, found = words.find(str(clause), ("clauses", "decisions", "chapters"))
    except GameError as fault:
        raise BadExercise(key, fault) from None
    return f"{words.prefix}-{found}" if section == "decisions" else found


def quoted(text: Text) -> Text:
    """A text that is a clause and nothing else, in the words of the rules; any other as it is.

    Examples
    --------
    >>> quoted(Text("TEG-8.4", "TEG-8.4")).en
    'TEG-8.4: The attacker rolls one die for each attack army, three at most.'
    """
    id = text.es.strip()
    if text.es != text.en or not _CLAUSE.fullmatch(id):
        return text
    words = catalogue_of(id)
    section, key = words.find(id, ("clauses", "decisions", "chapters"))
    if section == "chapters":
        return text
    rule = words.clause(key) if section == "clauses" else words.decision(key)
    return Text(*(f"{id}: {rule.text(lang)}" for lang in LANGUAGES))


@cache
def _words() -> Catalogue:
    data = tomllib.loads(
        (files("teg_nb.engine.text") / "locale" / "exercises.toml").read_text(encoding="utf-8")
    )
    return Catalogue("", data, "")


def say(key: str, section: str = "said", /, **facts: Any) -> Text:
    """Return a sentence of ``exercises.toml`` with its facts, in both languages.

    Examples
    --------
    >>> say("marked_wrong", wrong=["Chile", "Perú"]).en
    'Wrong: Chile and Perú.'
    """

    def fact(value: Any, lang: str) -> Any:
        if isinstance(value, Text):
            return value.in_language(lang)
        return value.text(lang) if isinstance(value, GameError) else value

    def worded(lang: str) -> str:
        told = {name: fact(value, lang) for name, value in facts.items()}
        return _words().phrase(section, key, lang, told)

    return Text(worded("es"), worded("en"))
