"""The question cards: those of the package, or the teacher's own (EGG-10).

A set is a list of plain objects, one per question, in the form of options and files::

    {"id": "q001", "level": 1, "topic": "antiquity", "source": "Herodotus, book 6", "answer": 0,
     "es": {"question": "...", "choices": ["...", "..."]},
     "en": {"question": "...", "choices": ["...", "..."]}}

``level`` is 1, 2, 3 or ``"easy"``, ``"medium"``, ``"hard"``; ``answer`` is the index of the one
right choice, from 0. A language may have a ``note``, shown after the reply. The text of a single
language serves both. A question in one language may also have ``question``, ``choices`` and
``note`` at the level of the other fields, with ``lang``. ``topic``, ``source``, ``author`` and
``licence`` are optional.
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

from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.text.language import LANGUAGES

LEVELS = ("easy", "medium", "hard")
"""Levels of the cards (EGG-1.3)."""

TOPICS = (
    "antiquity",
    "middle_ages",
    "early_modern",
    "revolutions_and_independence",
    "argentina",
    "nineteenth_century",
    "world_wars",
    "cold_war",
    "diplomacy_and_treaties",
    "science_and_technology_of_war",
)
"""Topics of the cards of the package. A teacher's own set may name others."""

COLUMNS = ("id", "level", "topic", "source", "answer")
"""Columns of a table that are the same in all languages."""
TEXTS = ("question", "a", "b", "c", "d", "note")
"""Columns of a table that may exist once per language: ``question_es``, ``a_en``, ..."""

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
"""Control codes, half characters, and codes that reverse the direction of a text."""

MOST_CHOICES = 4
"""Maximum choices of a question."""
MOST = 5_000
"""Maximum questions of a file: the first line of a log holds them all."""
LONGEST_LINE = 10_000
"""Maximum characters of a line of a file."""
LARGEST = 20_000_000
"""Maximum bytes of a file."""


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
        Index in `LEVELS`.
    es, en : Text
        The same choices in the same order.
    answer : int
        Index of the right choice; -1 if the viewer may not know it.
    """

    id: str
    level: int
    topic: str
    source: str
    es: Text
    en: Text
    answer: int

    def text(self, lang: str) -> Text:
        """Return the question in ``"es"`` or ``"en"``."""
        return self.es if lang == "es" else self.en

    def unanswered(self) -> Question:
        """Return the card as it is read aloud: without the answer and the notes."""
        es, en = replace(self.es, note=""), replace(self.en, note="")
        return replace(self, es=es, en=en, answer=-1)

    def plain(self) -> JsonObject:
        """Return the question as a plain object, as files and options write it."""
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


def _plain_text(text: Text) -> JsonObject:
    plain: JsonObject = {"question": text.question, "choices": list(text.choices)}
    return {**plain, "note": text.note} if text.note else plain


def fault_at(line: int, fault: str, what: object) -> IllegalAction:
    """Return the refusal of a set, with the line (or list position), the fault and the culprit."""
    text = " ".join(str(what)[:200].split())
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in text) or "?"
    return IllegalAction("bad_questions", "EGG-10.1", line=line, fault=fault, what=shown[:60])


def parse_questions(
    given: Iterable[Json], lines: Sequence[int] | None = None
) -> tuple[Question, ...]:
    """Parse and check questions from plain objects.

    Parameters
    ----------
    given : iterable of mapping
    lines : sequence of int, optional
        Line of each question in its file. Default: positions in the list, from 1.

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
    questions: list[Question] = []
    ids: set[str] = set()
    asked: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for index, data in enumerate(given):
        line = lines[index] if lines is not None else index + 1
        question = _question(data, line)
        if question.id in ids:
            raise fault_at(line, "same_id", question.id)
        ids.add(question.id)
        normalized = {"es": normalize_name(question.es.question)}
        normalized["en"] = (
            normalized["es"] if question.en is question.es else normalize_name(question.en.question)
        )
        for lang, texts in asked.items():
            if normalized[lang] in texts:
                raise fault_at(line, "same_question", question.text(lang).question)
            texts.add(normalized[lang])
        questions.append(question)
    return tuple(questions)


def _question(data: object, line: int) -> Question:
    if not isinstance(data, Mapping):
        raise fault_at(line, "not_object", data)
    if "question" in data or "choices" in data:
        data = _one_language(data, line)
    unknown = sorted(str(name) for name in set(data) - _OBJECT)
    if unknown:
        raise fault_at(line, "unknown_field", ", ".join(unknown))
    for name in ("id", "level", "answer"):
        if name not in data:
            raise fault_at(line, "missing_field", name)
    id = data["id"]
    if not isinstance(id, str) or not _ID.fullmatch(id):
        raise fault_at(line, "bad_id", id)
    level = _LEVEL_WORDS.get(normalize_name(str(data["level"])))
    if level is None or isinstance(data["level"], bool):
        raise fault_at(line, "bad_level", data["level"])
    labels = {name: _words(data, name, line) for name in ("topic", "source", "author", "licence")}
    texts = {lang: _text(data[lang], lang, line) for lang in LANGUAGES if lang in data}
    if not texts:
        raise fault_at(line, "no_text", id)
    es, en = texts.get("es") or texts["en"], texts.get("en") or texts["es"]
    if len(es.choices) != len(en.choices):
        raise fault_at(line, "languages_differ", f"{len(es.choices)}, {len(en.choices)}")
    answer = data["answer"]
    if type(answer) is not int or not 0 <= answer < len(es.choices):
        raise fault_at(line, "bad_answer", answer)
    return Question(id, level, labels["topic"], labels["source"], es, en, answer)


def _one_language(data: JsonMapping, line: int) -> JsonObject:
    """Nest the text of a question in one language under its language."""
    lang = data.get("lang", "es")
    if lang not in LANGUAGES or lang in data:
        raise fault_at(line, "bad_language", lang)
    text = {name: data[name] for name in ("question", "choices", "note") if name in data}
    rest = {name: value for name, value in data.items() if name != "lang" and name not in text}
    return {**rest, lang: text}


def _words(data: JsonMapping, name: str, line: int) -> str:
    value = data.get(name, "")
    if not isinstance(value, str) or len(value) > 300:
        raise fault_at(line, "bad_text", name)
    return _seen(value, line)


def _seen(text: str, line: int) -> str:
    """Strip a text; refuse invisible characters in it."""
    unseen = _UNSEEN.search(text)
    if unseen:
        raise fault_at(line, "unseen_character", f"U+{ord(unseen[0]):04X}")
    return text.strip()


def _text(data: object, lang: str, line: int) -> Text:
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


def read_questions(path: str | Path) -> list[JsonObject]:
    r"""Read a teacher's own questions from a file, ready for the option ``questions``.

    Parameters
    ----------
    path : str or Path
        ``.csv`` and ``.tsv`` are tables. Anything else is JSON Lines, one question per line in the
        form that this module describes. UTF-8; empty lines are skipped.

        The first line of a table names its columns, separated by commas, semicolons or tabs:
        ``level`` (1 to 3, easy to hard, fácil to difícil), ``question``, ``a``, ``b``, ``c``, ``d``
        (the choices; the last two are optional) and ``answer`` (the letter of the right choice).
        ``id``, ``topic``, ``source`` and ``note`` are optional. The names may be Spanish:
        ``nivel``, ``pregunta``, ``respuesta``, ``tema``, ``fuente``, ``nota``. For two languages,
        the columns of the texts exist twice: ``question_es``, ``a_es``, ..., ``question_en``,
        ``a_en``, ... The text of a single language serves both.

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
    for line, content in enumerate(text.split("\n"), start=1):
        if len(content) > LONGEST_LINE:
            raise fault_at(line, "too_long", content)
    reader = _table if path.suffix.casefold() in (".csv", ".tsv") else _json_lines
    rows = list(islice(reader(text), MOST + 1))
    if not rows:
        raise fault_at(1, "empty", path.name)
    lines, objects = zip(*rows, strict=True)
    if len(rows) > MOST:
        raise fault_at(lines[-1], "too_many", path.name)
    return [question.plain() for question in parse_questions(objects, lines)]


def _json_lines(text: str) -> Iterator[tuple[int, Json]]:
    for line, content in enumerate(text.split("\n"), start=1):
        if not content.strip():
            continue
        try:
            yield line, json.loads(content, object_pairs_hook=_fields)
        except _SameField as fault:
            raise fault_at(line, "same_field", fault) from None
        except (ValueError, RecursionError):
            raise fault_at(line, "not_json", content) from None


class _SameField(Exception):
    """A field that occurs twice in one object."""


def _fields(pairs: list[tuple[str, Json]]) -> JsonObject:
    fields: JsonObject = {}
    for name, value in pairs:
        if name in fields:
            raise _SameField(name)
        fields[name] = value
    return fields


def _table(text: str) -> Iterator[tuple[int, Json]]:
    head, _, rest = text.partition("\n")
    before = 0
    named = _SEPARATOR.fullmatch(head.strip("\r"))
    if named:  # this line names the separator for Excel
        before, text, head = 1, rest, rest.partition("\n")[0]
    delimiter = named[1] if named else max(",;\t", key=head.count)
    spaced = f"{delimiter} " in head
    rows = csv.reader(
        io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=spaced, strict=True
    )
    columns: dict[str, str] = {}
    while True:
        line = before + rows.line_num + 1  # a row may span several lines: report its first
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
    """Tell if a question continues in the cells after it: they hold its question mark."""
    for ending in ENDINGS:
        asked = row.get(f"question{ending}", "?")
        rest = (row.get(f"{letter}{ending}", "") for letter in "abcd")
        if "?" not in asked and ("¿" in asked or any("?" in cell for cell in rest)):
            return True
    return False


def _columns(cells: Sequence[str], line: int) -> dict[str, str]:
    """Return the columns of a table by their English names, each as the file writes it."""
    columns: dict[str, str] = {}
    while cells and not cells[-1]:
        cells = cells[:-1]
    for cell in cells:
        name, _, ending = normalize_name(cell).partition("_")
        name = f"{_SPANISH.get(name, name)}{'_' if ending else ''}{ending}"
        if name not in _NAMES:
            raise fault_at(line, "unknown_column", cell)
        if name in columns:
            raise fault_at(line, "same_column", cell)
        columns[name] = cell
    used = [ending for ending in ENDINGS if any(f"{name}{ending}" in columns for name in TEXTS)]
    texts = [f"{name}{ending}" for ending in used or [""] for name in ("question", "a", "b")]
    for name in ("level", *texts, "answer"):
        if name not in columns:
            raise fault_at(line, "missing_column", _both(name))
    return columns


def _both(name: str) -> str:
    """Return a column name in both languages, as ``"question / pregunta"``."""
    word, _, ending = name.partition("_")
    spanish = next((spanish for spanish, english in _SPANISH.items() if english == word), word)
    return name if spanish == word else f"{name} / {spanish}{'_' if ending else ''}{ending}"


def _from_row(row: Mapping[str, str], columns: Mapping[str, str], line: int) -> JsonObject:
    """Convert a row of a table to a plain object."""
    for name in ("level", "answer"):
        if name not in row:
            raise fault_at(line, "missing_field", columns[name])
    plain: JsonObject = {name: row[name] for name in ("topic", "source") if name in row}
    plain |= {"id": row.get("id", f"line-{line}"), "level": row["level"]}
    choices: list[str] = []
    for ending in ENDINGS:
        texts = {name: row[name + ending] for name in TEXTS if name + ending in row}
        if not texts:
            continue
        lang = ending.removeprefix("_") or "es"
        if lang in plain:
            raise fault_at(line, "bad_language", lang)
        choices = [texts.pop(letter, "") for letter in "abcd"]
        while choices and not choices[-1]:
            choices.pop()
        plain[lang] = {**texts, "choices": choices}
    letter = row["answer"].casefold()
    if letter not in tuple("abcd"):
        raise fault_at(line, "bad_letter", row["answer"])
    plain["answer"] = "abcd".index(letter)
    if 0 < len(choices) <= plain["answer"]:
        raise fault_at(line, "no_such_choice", row["answer"])
    return plain


# The set of the package


def _packaged() -> bytes:
    source = files("teg_nb.engine.games.eggar") / "questions.jsonl"
    return source.read_bytes()


@cache
def bundled() -> tuple[Question, ...]:
    """Return the questions of the package."""
    lines, rows = zip(*_json_lines(_packaged().decode("utf-8")), strict=True)
    return parse_questions(rows, lines)


@cache
def bundled_name() -> str:
    """Return the name of the set of the package in logs: the start of a checksum.

    The checksum covers the facts that decide a match: the order and levels of the cards, the
    numbers of choices, and the right choices. So texts can be improved while older logs stay
    readable.
    """
    cards = [[card.id, card.level, len(card.es.choices), card.answer] for card in bundled()]
    return hashlib.sha256(json.dumps(cards).encode()).hexdigest()[:16]
