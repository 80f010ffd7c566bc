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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

from teg_nb.engine.board import plain
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.text.language import LANGUAGES

LEVELS = ("easy", "medium", "hard")
"""Levels of the cards (EGG-1.3)."""

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
_SPANISH = {
    "nivel": "level",
    "tema": "topic",
    "fuente": "source",
    "respuesta": "answer",
    "pregunta": "question",
    "nota": "note",
}
"""Columns that may have a Spanish name."""

ENDINGS = ("", "_es", "_en")
_NAMES = {*COLUMNS, *(f"{name}{ending}" for name in TEXTS for ending in ENDINGS)}
_SEPARATOR = re.compile("sep=(.)", re.IGNORECASE)
_ID = re.compile(r"[a-z0-9-]{3,40}")
_OBJECT = {*COLUMNS, *LANGUAGES, "author", "licence"}
_LONGEST_CHOICE = 120
_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control codes, half characters, and what turns the direction of a text round."""

MOST_CHOICES = 4
"""Choices that a question may have."""
MOST = 5_000
"""Questions that a file may have: all of them stand in the first line of a log."""
LONGEST_LINE = 10_000
"""Characters that a line of a file may have."""
LARGEST = 20_000_000
"""Bytes that a file may have."""


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
    text = " ".join(str(what)[:200].split())
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in text) or "?"
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
        words = {"es": plain(question.es.question)}
        words["en"] = words["es"] if question.en is question.es else plain(question.en.question)
        for lang, texts in asked.items():
            if words[lang] in texts:
                raise fault_at(line, "same_question", question.text(lang).question)
            texts.add(words[lang])
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
    return _seen(value, line)


def _seen(text: str, line: int) -> str:
    """A text without the spaces around it; refuse what nobody can see in it."""
    unseen = _UNSEEN.search(text)
    if unseen:
        raise fault_at(line, "unseen_character", f"U+{ord(unseen[0]):04X}")
    return text.strip()


def _text(data: Any, lang: str, line: int) -> Text:
    if not isinstance(data, Mapping) or set(data) - {"question", "choices", "note"}:
        raise fault_at(line, "bad_text", lang)
    question, choices = data.get("question"), data.get("choices")
    if not isinstance(question, str) or not 10 <= len(question.strip()) <= 200:
        raise fault_at(line, "bad_question", question or lang)
    if not isinstance(choices, (list, tuple)):
        raise fault_at(line, "bad_choices", lang)
    fit = (isinstance(c, str) and 0 < len(c.strip()) <= _LONGEST_CHOICE for c in choices)
    if not 2 <= len(choices) <= MOST_CHOICES or not all(fit):
        raise fault_at(line, "bad_choices", ", ".join(map(str, choices)))
    shown = tuple(_seen(choice, line) for choice in choices)
    if len({" ".join(choice.casefold().split()) for choice in shown}) < len(shown):
        raise fault_at(line, "same_choice", ", ".join(shown))
    return Text(_seen(question, line), shown, _words(data, "note", line))


# Files


def read_questions(path: str | Path) -> list[dict[str, Any]]:
    r"""A teacher's own questions, from a file, ready for the option ``questions``.

    Parameters
    ----------
    path : str or Path
        ``.csv`` and ``.tsv`` are tables; anything else is JSON Lines, one question a line as this
        module describes it. UTF-8; empty lines are skipped.

        The first line of a table names its columns, with commas, semicolons or tabs between them:
        ``level`` (1 to 3, easy to hard, fácil to difícil), ``question``, ``a``, ``b``, ``c``, ``d``
        (the choices; the last two may be left out), ``answer`` (the letter of the right one); and,
        if one likes, ``id``, ``topic``, ``source`` and ``note``. Their names may be Spanish:
        ``nivel``, ``pregunta``, ``respuesta``, ``tema``, ``fuente``, ``nota``. For two languages,
        the columns of the texts come twice: ``question_es``, ``a_es``, ..., ``question_en``,
        ``a_en``, ... In one language alone, the text serves both.

    Raises
    ------
    IllegalAction
        ``bad_questions``, with its line and fault. At most `MOST` questions, `LONGEST_LINE`
        characters a line and `LARGEST` bytes are read.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> text = "nivel;pregunta;a;b;respuesta\nfácil;¿Quién cruzó los Andes?;Belgrano;San Martín;b\n"
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "own.csv"
    ...     _ = path.write_text(text, encoding="utf-8")
    ...     read_questions(path)[0]["es"]["choices"]
    ['Belgrano', 'San Martín']
    """
    path = Path(path)
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise fault_at(1, "too_large", path.name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise fault_at(line, "not_utf8", path.name) from None
    for line, words in enumerate(text.split("\n"), start=1):
        if len(words) > LONGEST_LINE:
            raise fault_at(line, "too_long", words)
    read = _table if path.suffix.casefold() in (".csv", ".tsv") else _json_lines
    rows = list(islice(read(text), MOST + 1))
    if not rows:
        raise fault_at(1, "empty", path.name)
    lines, given = zip(*rows, strict=True)
    if len(rows) > MOST:
        raise fault_at(lines[-1], "too_many", path.name)
    return [question.plain() for question in parse_questions(given, lines)]


def _json_lines(text: str) -> Iterator[tuple[int, Any]]:
    for line, words in enumerate(text.split("\n"), start=1):
        if not words.strip():
            continue
        try:
            yield line, json.loads(words, object_pairs_hook=_fields)
        except _SameField as fault:
            raise fault_at(line, "same_field", fault) from None
        except (ValueError, RecursionError):
            raise fault_at(line, "not_json", words) from None


class _SameField(Exception):
    """A field that stands twice in one object."""


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _SameField(name)
        found[name] = value
    return found


def _table(text: str) -> Iterator[tuple[int, Any]]:
    head, _, rest = text.partition("\n")
    before = 0
    named = _SEPARATOR.fullmatch(head.strip("\r"))
    if named:  # so Excel is told what stands between the cells
        before, text, head = 1, rest, rest.partition("\n")[0]
    delimiter = named[1] if named else max(",;\t", key=head.count)
    spaced = f"{delimiter} " in head
    rows = csv.reader(
        io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=spaced, strict=True
    )
    columns: dict[str, str] = {}
    while True:
        line = before + rows.line_num + 1  # a row may go over several lines: its first is named
        try:
            row = next(rows, None)
        except csv.Error as fault:
            raise fault_at(line, "not_table", fault) from None
        if row is None:
            return
        cells = [cell.strip() for cell in row]
        if not any(cells):
            continue
        if not columns:
            columns = _columns(cells, line)
            continue
        filled = {name: cell for name, cell in zip(columns, cells, strict=False) if cell}
        if any(cell[:1] == " " for cell in row[1:]) or _is_cut(filled):
            raise fault_at(line, "loose_separator", delimiter.join(row))
        spare = [cell for cell in cells[len(columns) :] if cell]
        if spare:
            raise fault_at(line, "too_many_cells", ", ".join(spare))
        yield line, _from_row(filled, columns, line)


def _is_cut(row: Mapping[str, str]) -> bool:
    """Whether a question seems to go on in the cells after it: they have its question mark."""
    for ending in ENDINGS:
        asked = row.get(f"question{ending}", "?")
        rest = (row.get(f"{letter}{ending}", "") for letter in "abcd")
        if "?" not in asked and ("¿" in asked or any("?" in cell for cell in rest)):
            return True
    return False


def _columns(cells: Sequence[str], line: int) -> dict[str, str]:
    """The columns of a table by their English names, each as the file writes it."""
    found: dict[str, str] = {}
    while cells and not cells[-1]:
        cells = cells[:-1]
    for cell in cells:
        name, _, ending = plain(cell).partition("_")
        name = f"{_SPANISH.get(name, name)}{'_' if ending else ''}{ending}"
        if name not in _NAMES:
            raise fault_at(line, "unknown_column", cell)
        if name in found:
            raise fault_at(line, "same_column", cell)
        found[name] = cell
    used = [each for each in ENDINGS if any(f"{name}{each}" in found for name in TEXTS)]
    texts = [f"{name}{ending}" for ending in used or [""] for name in ("question", "a", "b")]
    for name in ("level", *texts, "answer"):
        if name not in found:
            raise fault_at(line, "missing_column", _both(name))
    return found


def _both(name: str) -> str:
    """A column in both languages, as ``"question / pregunta"``."""
    word, _, ending = name.partition("_")
    spanish = next((each for each, english in _SPANISH.items() if english == word), word)
    return name if spanish == word else f"{name} / {spanish}{'_' if ending else ''}{ending}"


def _from_row(row: Mapping[str, str], columns: Mapping[str, str], line: int) -> dict[str, Any]:
    """A row of a table as a plain object."""
    for name in ("level", "answer"):
        if name not in row:
            raise fault_at(line, "missing_field", columns[name])
    found: dict[str, Any] = {name: row[name] for name in ("topic", "source") if name in row}
    found |= {"id": row.get("id", f"line-{line}"), "level": row["level"]}
    choices: list[str] = []
    for ending in ENDINGS:
        texts = {name: row[name + ending] for name in TEXTS if name + ending in row}
        if not texts:
            continue
        lang = ending.removeprefix("_") or "es"
        if lang in found:
            raise fault_at(line, "bad_language", lang)
        choices = [texts.pop(letter, "") for letter in "abcd"]
        while choices and not choices[-1]:
            choices.pop()
        found[lang] = {**texts, "choices": choices}
    letter = row["answer"].casefold()
    if letter not in tuple("abcd"):
        raise fault_at(line, "bad_letter", row["answer"])
    found["answer"] = "abcd".index(letter)
    if 0 < len(choices) <= found["answer"]:
        raise fault_at(line, "no_such_choice", row["answer"])
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
    """What names the set of the package in a log: the start of a checksum.

    It is taken over what decides a match: the cards in their order, their levels, how many choices
    they have, and which one is right. So a text can be put better, and the logs can still be read.
    """
    cards = [[card.id, card.level, len(card.es.choices), card.answer] for card in bundled()]
    return hashlib.sha256(json.dumps(cards).encode()).hexdigest()[:16]
