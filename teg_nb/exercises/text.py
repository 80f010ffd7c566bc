"""Bilingual texts: written by teachers, or taken from ``exercises.toml``."""

from __future__ import annotations

import html
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from teg_nb.engine.board import clean, normalize_name
from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import Json
from teg_nb.engine.text.catalogue import Catalogue, catalogue_of
from teg_nb.engine.text.language import LANGUAGES, language


class BadExercise(GameError, ValueError):
    """A malformed exercise. Names the key and a correct value.

    Parameters
    ----------
    key : str
        The wrong key or argument.
    words : str or GameError
        A key of ``errors.toml``, or the reason as an error.
    **facts
        Values for the sentence.

    Examples
    --------
    >>> from teg_nb.exercises import BadExercise
    >>> print(BadExercise("hints", "exercise_missing"))
    hints: it is missing
    """

    def __init__(self, key: str, words: str | GameError, /, **facts: object) -> None:
        reason = words if isinstance(words, GameError) else GameError(words, **facts)
        super().__init__("exercise_key", key=key, reason=reason)
        self.args = (key, reason)


class Text(NamedTuple):
    """A text in Spanish and English.

    Examples
    --------
    >>> Text.of({"es": "Conquistá Chile.", "en": "Conquer Chile."}, "task").in_language("en")
    'Conquer Chile.'
    """

    es: str
    en: str

    @classmethod
    def of(cls, written: Json, key: str) -> Text:
        """Build a text from a string for both languages, or from a table by language.

        Control characters are removed. Cited clauses, as ``TEG-8.5``, must exist.

        Raises
        ------
        BadExercise
            If the value is not a text, a language is missing, or a clause does not exist.
        """
        if isinstance(written, Text):
            return written
        texts: Mapping[str, Json] = (
            written if isinstance(written, Mapping) else dict.fromkeys(LANGUAGES, written)
        )
        if {*texts} != {*LANGUAGES} or not all(isinstance(text, str) for text in texts.values()):
            raise BadExercise(key, "exercise_text", value=written)
        cleaned = cls(**{lang: clean(text) for lang, text in texts.items()})
        if not all(text.strip() for text in cleaned):
            raise BadExercise(key, "exercise_text", value=written)
        for clause in clauses_in(cleaned):
            known_clause(clause, key)
        return cleaned

    def in_language(self, lang: str = "") -> str:
        """Return the text in a language, by default the notebook's."""
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
    """List the clauses that a text cites, in order."""
    return list(dict.fromkeys(_CLAUSE.findall(f"{text.es} {text.en}")))


def without_clauses(text: str) -> str:
    """Return a text without the numbers of clauses."""
    return _CLAUSE.sub("", text)


def known_clause(clause: object, key: str) -> str:
    """Return a clause, decision or chapter in the catalogue's spelling.

    Raises
    ------
    BadExercise
        If it does not exist.
    """
    try:
        phrases = catalogue_of(str(clause))
        section, id = phrases.find(str(clause), ("clauses", "decisions", "chapters"))
    except GameError as fault:
        raise BadExercise(key, fault) from None
    return f"{phrases.prefix}-{id}" if section == "decisions" else id


def quoted(text: Text) -> Text:
    """Replace a text that is only a clause by the words of the rules.

    Examples
    --------
    >>> quoted(Text("TEG-8.4", "TEG-8.4")).en
    'TEG-8.4: The attacker rolls one die for each attack army, three at most.'
    """
    id = text.es.strip()
    if text.es != text.en or not _CLAUSE.fullmatch(id):
        return text
    phrases = catalogue_of(id)
    section, key = phrases.find(id, ("clauses", "decisions", "chapters"))
    if section == "chapters":
        return text
    rule = phrases.clause(key) if section == "clauses" else phrases.decision(key)
    return Text(*(f"{id}: {rule.text(lang)}" for lang in LANGUAGES))


def rule_of(clause: str) -> tuple[Text, Text]:
    """Return the title and the words of a clause, a decision or a chapter, without its number.

    The words of a chapter are empty.

    Examples
    --------
    >>> [text.en for text in rule_of("TEG-8.4")]
    ["Attacker's dice", 'The attacker rolls one die for each attack army, three at most.']
    """
    phrases = catalogue_of(clause)
    section, key = phrases.find(clause, ("clauses", "decisions", "chapters"))
    find = {"clauses": phrases.clause, "decisions": phrases.decision, "chapters": phrases.chapter}
    rule = find[section](key)
    return Text(rule.title("es"), rule.title("en")), Text(rule.text("es"), rule.text("en"))


def counted(key: str, number: int, section: str) -> Text:
    """Return a sentence with a number; ``<key>_one`` for one.

    Examples
    --------
    >>> counted("good", 1, "feedback.mark").en, counted("good", 4, "feedback.mark").en
    ('One is right.', '4 are right.')
    """
    return say(f"{key}_one" if number == 1 else key, section, number=str(number))


def joined(texts: Iterable[Text], separator: str = " ") -> Text:
    """Join texts in each language; empty ones go.

    Examples
    --------
    >>> joined([Text("Uno.", "One."), Text("", ""), Text("Dos.", "Two.")]).en
    'One. Two.'
    """
    kept = [text for text in texts if text.es]
    return Text(*(separator.join(text.in_language(lang) for text in kept) for lang in LANGUAGES))


@cache
def _words() -> Catalogue:
    data = tomllib.loads(
        (files("teg_nb.engine.text") / "locale" / "exercises.toml").read_text(encoding="utf-8")
    )
    return Catalogue("", data, "")


def say(key: str, section: str = "said", /, **facts: object) -> Text:
    """Return a sentence of ``exercises.toml`` with its facts, in both languages.

    Texts and errors among the facts are put into each language.

    Examples
    --------
    >>> say("reread", title="Four dice", clause="TEG-8.5").en
    'Read the rule “Four dice” again (TEG-8.5).'
    """

    def fact(value: object, lang: str) -> object:
        if isinstance(value, Text):
            return value.in_language(lang)
        return value.text(lang) if isinstance(value, GameError) else value

    def worded(lang: str) -> str:
        values = {name: fact(value, lang) for name, value in facts.items()}
        return _words().phrase(section, key, lang, values)

    return Text(worded("es"), worded("en"))


def all_different(options: Sequence[Text], key: str) -> None:
    """Raise if two options are equal in a language, ignoring case and accents."""
    for lang in LANGUAGES:
        numbers: dict[str, int] = {}
        for index, option in enumerate(options, 1):
            text = option.in_language(lang)
            before = numbers.setdefault(normalize_name(text), index)
            if before != index:
                facts = {"first": before, "second": index, "text": text}
                raise BadExercise(key, "exercise_alike", **facts)
