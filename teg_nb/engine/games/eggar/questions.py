"""The question cards: those of the package, or the teacher's own (EGG-10).

A set is a list of plain objects, one a question, as the options and the files write it::

    {"id": "q001", "level": 1, "topic": "antiquity", "source": "Herodotus, book 6", "answer": 0,
     "es": {"question": "...", "choices": ["...", "..."]},
     "en": {"question": "...", "choices": ["...", "..."]}}

``level`` is 1, 2, 3 or ``"easy"``, ``"medium"``, ``"hard"``; ``answer`` is the place of the one
right choice, from 0. A language may have a ``note``, shown after the reply. With one language
alone, its text serves both; a question in one language may also have ``question``, ``choices`` and
``note`` beside the other fields, with ``lang``. ``topic``, ``source``, ``author`` and ``licence``
may be left out.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from teg_nb.engine.board import plain
from teg_nb.engine.errors import IllegalAction

LEVELS = ("easy", "medium", "hard")
"""Levels of the cards (EGG-1.3)."""

LANGUAGES = ("es", "en")
COLUMNS = ("id", "level", "topic", "source", "answer")
"""Columns of a table that are the same in all languages."""
TEXTS = ("question", "a", "b", "c", "d", "note")
"""Columns of a table that may come once for each language: ``question_es``, ``a_en``, ..."""

_LEVEL_WORDS = {
    **{word: number for number, word in enumerate(LEVELS)},
    **{str(number + 1): number for number in range(3)},
    "facil": 0,
    "media": 1,
    "dificil": 2,
}
_ID = re.compile(r"[a-z0-9-]{3,40}")
_OBJECT = {*COLUMNS, *LANGUAGES, "author", "licence"}
_LONGEST_CHOICE = 120


@dataclass(frozen=True, slots=True)
class Text:
    """A question in one language."""

    question: str
    choices: tuple[str, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question card.

    Attributes
    ----------
    id, topic, source : str
    level : int
        Place in `LEVELS`.
    es, en : Text
        The same choices in the same order.
    answer : int
        Place of the right choice; -1 where it may not be known.
    """

    id: str
    level: int
    topic: str
    source: str
    es: Text
    en: Text
    answer: int

    def text(self, lang: str) -> Text:
        """The question in ``"es"`` or ``"en"``."""
        return self.es if lang == "es" else self.en

    def unanswered(self) -> Question:
        """The card as it is read aloud: without the answer and the notes."""
        es, en = replace(self.es, note=""), replace(self.en, note="")
        return replace(self, es=es, en=en, answer=-1)

    def plain(self) -> dict[str, Any]:
        """The question as a plain object, as files and options write it."""
        texts = {lang: self.text(lang) for lang in LANGUAGES}
        if self.es == self.en:
            del texts["en"]
        return {
            "id": self.id,
            "level": self.level + 1,
            "topic": self.topic,
            "source": self.source,
            **{lang: _plain_text(text) for lang, text in texts.items()},
            "answer": self.answer,
        }


def _plain_text(text: Text) -> dict[str, Any]:
    found: dict[str, Any] = {"question": text.question, "choices": list(text.choices)}
    return {**found, "note": text.note} if text.note else found


def fault_at(line: int, fault: str, what: object) -> IllegalAction:
    """The refusal of a set: the line (or the place in a list), the fault, and what has it."""
    shown = str(what).strip() or "?"
    return IllegalAction("bad_questions", "EGG-10.1", line=line, fault=fault, what=shown[:60])


def parse_questions(
    given: Iterable[Any], lines: Sequence[int] | None = None
) -> tuple[Question, ...]:
    """Questions from plain objects, checked.

    Parameters
    ----------
    given : iterable of mapping
    lines : sequence of int, optional
        Line of each in its file. Default: their places in the list, from 1.

    Raises
    ------
    IllegalAction
        ``bad_questions``, with its line and fault (EGG-10.1).

    Examples
    --------
    >>> rows = [{"id": "one", "level": 2, "answer": 1,
    ...          "en": {"question": "Who crossed the Andes in 1817?",
    ...                 "choices": ["Belgrano", "San Martín"]}}]
    >>> parse_questions(rows)[0].text("es").choices
    ('Belgrano', 'San Martín')
    """
    found: list[Question] = []
    ids: set[str] = set()
    asked: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for place, data in enumerate(given):
        line = lines[place] if lines is not None else place + 1
        question = _question(data, line)
        if question.id in ids:
            raise fault_at(line, "same_id", question.id)
        ids.add(question.id)
        for lang, texts in asked.items():
            words = plain(question.text(lang).question)
            if words in texts:
                raise fault_at(line, "same_question", question.text(lang).question)
            texts.add(words)
        found.append(question)
    return tuple(found)


def _question(data: Any, line: int) -> Question:
    if not isinstance(data, Mapping):
        raise fault_at(line, "not_object", data)
    if "question" in data or "choices" in data:
        data = _one_language(data, line)
    strange = sorted(str(name) for name in set(data) - _OBJECT)
    if strange:
        raise fault_at(line, "unknown_field", ", ".join(strange))
    for name in ("id", "level", "answer"):
        if name not in data:
            raise fault_at(line, "missing_field", name)
    id = data["id"]
    if not isinstance(id, str) or not _ID.fullmatch(id):
        raise fault_at(line, "bad_id", id)
    level = _LEVEL_WORDS.get(plain(str(data["level"])))
    if level is None or isinstance(data["level"], bool):
        raise fault_at(line, "bad_level", data["level"])
    words = {name: _words(data, name, line) for name in ("topic", "source", "author", "licence")}
    texts = {lang: _text(data[lang], lang, line) for lang in LANGUAGES if lang in data}
    if not texts:
        raise fault_at(line, "no_text", id)
    es, en = texts.get("es") or texts["en"], texts.get("en") or texts["es"]
    if len(es.choices) != len(en.choices):
        raise fault_at(line, "languages_differ", f"{len(es.choices)}, {len(en.choices)}")
    answer = data["answer"]
    if type(answer) is not int or not 0 <= answer < len(es.choices):
        raise fault_at(line, "bad_answer", answer)
    return Question(id, level, words["topic"], words["source"], es, en, answer)


def _one_language(data: Mapping[str, Any], line: int) -> dict[str, Any]:
    """A question whose text stands beside its other fields, with the text in its place."""
    lang = data.get("lang", "es")
    if lang not in LANGUAGES or lang in data:
        raise fault_at(line, "bad_language", lang)
    own = {name: data[name] for name in ("question", "choices", "note") if name in data}
    rest = {name: value for name, value in data.items() if name != "lang" and name not in own}
    return {**rest, lang: own}


def _words(data: Mapping[str, Any], name: str, line: int) -> str:
    value = data.get(name, "")
    if not isinstance(value, str) or len(value) > 300:
        raise fault_at(line, "bad_text", name)
    return value.strip()


def _text(data: Any, lang: str, line: int) -> Text:
    if not isinstance(data, Mapping) or set(data) - {"question", "choices", "note"}:
        raise fault_at(line, "bad_text", lang)
    question, choices = data.get("question"), data.get("choices")
    if not isinstance(question, str) or not 10 <= len(question.strip()) <= 200:
        raise fault_at(line, "bad_question", lang)
    if not isinstance(choices, (list, tuple)) or not 2 <= len(choices) <= 4:
        raise fault_at(line, "bad_choices", lang)
    if not all(isinstance(c, str) and 0 < len(c.strip()) <= _LONGEST_CHOICE for c in choices):
        raise fault_at(line, "bad_choices", lang)
    shown = tuple(choice.strip() for choice in choices)
    if len({" ".join(choice.casefold().split()) for choice in shown}) < len(shown):
        raise fault_at(line, "same_choice", lang)
    return Text(question.strip(), shown, _words(data, "note", line))


# Files


def read_questions(path: str | Path) -> list[dict[str, Any]]:
    r"""A teacher's own questions, from a file, ready for the option ``questions``.

    Parameters
    ----------
    path : str or Path
        ``.csv`` is a table; anything else is JSON Lines, one question a line as this module
        describes it. UTF-8; empty lines are skipped.

        The first line of a table names its columns, with commas or semicolons between them:
        ``level`` (1 to 3, easy to hard, fácil to difícil), ``question``, ``a``, ``b``, ``c``, ``d``
        (the choices; the last two may be empty), ``answer`` (the letter of the right one); and, if
        one likes, ``id``, ``topic``, ``source`` and ``note``. For two languages, the columns of the
        texts come twice: ``question_es``, ``a_es``, ..., ``question_en``, ``a_en``, ... In one
        language alone, the text serves both.

    Raises
    ------
    IllegalAction
        ``bad_questions``, with its line and fault.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> text = "level;question;a;b;answer\nfácil;¿Quién cruzó los Andes?;Belgrano;San Martín;b\n"
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "own.csv"
    ...     _ = path.write_text(text, encoding="utf-8")
    ...     read_questions(path)[0]["es"]["choices"]
    ['Belgrano', 'San Martín']
    """
    path = Path(path)
    data = path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise fault_at(line, "not_utf8", path.name) from None
    rows = list(_table(text) if path.suffix.casefold() == ".csv" else _json_lines(text))
    if not rows:
        raise fault_at(1, "empty", path.name)
    lines, given = zip(*rows, strict=True)
    return [question.plain() for question in parse_questions(given, lines)]


def _json_lines(text: str) -> Iterable[tuple[int, Any]]:
    for line, words in enumerate(text.split("\n"), start=1):
        if not words.strip():
            continue
        try:
            yield line, json.loads(words)
        except (ValueError, RecursionError):
            raise fault_at(line, "not_json", words) from None


def _table(text: str) -> Iterable[tuple[int, Any]]:
    head = text.partition("\n")[0]
    rows = csv.reader(
        io.StringIO(text), delimiter=";" if head.count(";") > head.count(",") else ","
    )
    columns: list[str] = []
    while True:
        line = rows.line_num + 1  # a row may go over several lines: its first is named
        try:
            row = next(rows, None)
        except csv.Error as fault:
            raise fault_at(line, "not_table", fault) from None
        if row is None:
            return
        cells = [cell.strip() for cell in row]
        if not columns:
            columns = [cell.casefold() for cell in cells]
            _check_columns(columns, line)
        elif any(cells):
            if len(cells) > len(columns):
                raise fault_at(line, "too_many_cells", len(cells))
            filled = {name: cell for name, cell in zip(columns, cells, strict=False) if cell}
            yield line, _from_row(filled, line)


def _check_columns(columns: Sequence[str], line: int) -> None:
    texts = [f"{name}_{lang}" for lang in LANGUAGES for name in TEXTS]
    strange = [name for name in columns if name not in (*COLUMNS, *TEXTS, *texts)]
    if strange or len(set(columns)) < len(columns):
        raise fault_at(line, "bad_columns", ", ".join(strange))


def _from_row(row: Mapping[str, str], line: int) -> dict[str, Any]:
    """A row of a table as a plain object."""
    found: dict[str, Any] = {
        name: row[name] for name in ("level", "topic", "source") if name in row
    }
    found["id"] = row.get("id", f"line-{line}")
    for ending, lang in (("", "es"), ("_es", "es"), ("_en", "en")):
        texts = {name: row[name + ending] for name in TEXTS if name + ending in row}
        if not texts:
            continue
        if lang in found:
            raise fault_at(line, "bad_language", lang)
        choices = [texts.pop(letter, "") for letter in "abcd"]
        while choices and not choices[-1]:
            choices.pop()
        found[lang] = {**texts, "choices": choices}
    if "answer" in row:
        letter = row["answer"].casefold()
        found["answer"] = "abcd".find(letter) if len(letter) == 1 else row["answer"]
    return found


# The set of the package


def _packaged() -> bytes:
    source = files("teg_nb.engine.games.eggar") / "questions.jsonl"
    return source.read_bytes()


@cache
def bundled() -> tuple[Question, ...]:
    """The questions of the package."""
    lines, rows = zip(*_json_lines(_packaged().decode("utf-8")), strict=True)
    return parse_questions(rows, lines)


@cache
def bundled_name() -> str:
    """What names exactly this set of the package: the start of its checksum."""
    return hashlib.sha256(_packaged()).hexdigest()[:16]
