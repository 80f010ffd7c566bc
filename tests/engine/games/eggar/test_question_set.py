"""The question cards that come with EGGAR, read as plain JSON: shape, balance, no repeats."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teg_nb.engine.games.eggar.question_bank import TOPICS

ROOT = Path(__file__).resolve().parents[4]
FILE = ROOT / "teg_nb" / "engine" / "games" / "eggar" / "questions.jsonl"
LINES = FILE.read_text(encoding="utf-8").splitlines()
QUESTIONS: list[dict[str, Any]] = [json.loads(line) for line in LINES]

LANGUAGES = ("es", "en")
LEVELS = (1, 2, 3)
TEXTS = [
    pytest.param(question, lang, id=f"{question['id']}-{lang}")
    for question in QUESTIONS
    for lang in LANGUAGES
]


def plain(text: str) -> str:
    """Small letters and digits alone: no accents, no signs, single spaces."""
    apart = unicodedata.normalize("NFD", text.lower())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare))


def repeated(things: list[Any]) -> list[Any]:
    return [thing for thing, times in Counter(things).items() if times > 1]


def right(question: dict[str, Any], lang: str) -> str:
    choice: str = question[lang]["choices"][question["answer"]]
    return choice


def of_level(level: int) -> list[dict[str, Any]]:
    return [question for question in QUESTIONS if question["level"] == level]


def test_one_object_a_line_and_no_blank_lines() -> None:
    assert all(line == line.strip() and line for line in LINES)
    assert FILE.read_bytes().endswith(b"}\n")
    assert b"\r" not in FILE.read_bytes()


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question["id"])
def test_shape(question: dict[str, Any]) -> None:
    assert list(question) == ["id", "level", "topic", "source", "es", "en", "answer"]
    assert re.fullmatch(r"q\d{3}", question["id"])
    assert type(question["level"]) is int
    assert question["level"] in LEVELS
    assert question["topic"] in TOPICS
    assert type(question["answer"]) is int
    assert 0 <= question["answer"] < 4
    assert len(question["source"].strip()) >= 10
    for lang in LANGUAGES:
        assert list(question[lang]) == ["question", "choices", "note"]
        assert len(question[lang]["choices"]) == 4


def test_as_many_questions_as_a_class_needs() -> None:
    assert len(QUESTIONS) >= 320
    counts = [len(of_level(level)) for level in LEVELS]
    assert min(counts) >= 105
    assert max(counts) <= 1.1 * min(counts)


def test_every_level_asks_about_every_topic() -> None:
    assert {question["topic"] for question in QUESTIONS} == {*TOPICS}
    for level in LEVELS:
        topics = Counter(question["topic"] for question in of_level(level))
        assert min(topics[topic] for topic in TOPICS) >= 8, topics


def test_ids_are_unique_and_in_order() -> None:
    ids = [question["id"] for question in QUESTIONS]
    assert ids == [f"q{place:03d}" for place in range(1, len(ids) + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_twice(lang: str) -> None:
    assert not repeated([plain(question[lang]["question"]) for question in QUESTIONS])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_questions_with_the_same_choices_and_answer(lang: str) -> None:
    cards = [
        (frozenset(map(plain, question[lang]["choices"])), plain(right(question, lang)))
        for question in QUESTIONS
    ]
    assert not repeated(cards)


@pytest.mark.parametrize("level", LEVELS)
def test_the_right_answer_stands_at_every_place(level: int) -> None:
    places = Counter(question["answer"] for question in of_level(level))
    assert all(places[place] >= 0.18 * places.total() for place in range(4)), places


def score(questions: list[dict[str, Any]], lang: str, pick: Callable[[list[int]], int]) -> float:
    """Share of right answers of a guesser that picks by length alone, in percent.

    ``pick`` is `max` or `min`. Among choices of the same length the guesser draws lots.
    """
    hits = 0.0
    for question in questions:
        lengths = [len(choice) for choice in question[lang]["choices"]]
        picked = pick(lengths)
        if lengths[question["answer"]] == picked:
            hits += 1 / lengths.count(picked)
    return 100 * hits / len(questions)


def test_score_shares_ties() -> None:
    card = {"answer": 1, "es": {"choices": ["uno", "dos", "cuatro", "seis"]}}
    assert score([card], "es", min) == 50
    assert score([card], "es", max) == 0
    assert score([card, {**card, "answer": 2}], "es", max) == 50


@pytest.mark.parametrize("pick", [max, min])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_length_of_a_choice_is_no_hint(
    level: int, lang: str, pick: Callable[[list[int]], int]
) -> None:
    """Always the longest, or always the shortest, is right about as often as chance: 25 %."""
    assert 20 <= score(of_level(level), lang, pick) <= 30


@pytest.mark.parametrize(("question", "lang"), TEXTS)
def test_texts(question: dict[str, Any], lang: str) -> None:
    asked, choices = question[lang]["question"], question[lang]["choices"]
    assert 10 <= len(asked) <= 140
    assert asked.endswith("?")
    assert ("¿" in asked) == (lang == "es")
    assert all(text == " ".join(text.split()) for text in (asked, *choices))
    assert all(0 < len(choice) <= 60 for choice in choices)
    assert not repeated([plain(choice) for choice in choices])
    assert plain(right(question, lang)) not in plain(asked)


@pytest.mark.parametrize(("question", "lang"), TEXTS)
def test_notes_are_one_or_two_sentences(question: dict[str, Any], lang: str) -> None:
    note = question[lang]["note"]
    assert 50 <= len(note) <= 180
    assert note == " ".join(note.split())
    assert note.endswith(".")
    sentences = re.split(r"[.!?] (?=[A-ZÁÉÍÓÚÑ¿¡])", note.replace("a. C.", "aC"))
    assert len(sentences) <= 2
    assert len(plain(note)) > len(plain(right(question, lang))) + 20, "tells the answer alone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_note_twice(lang: str) -> None:
    assert not repeated([plain(question[lang]["note"]) for question in QUESTIONS])


def test_both_languages_name_the_islands_alike() -> None:
    """In English the Malvinas have both their names; in Spanish one."""
    for question in QUESTIONS:
        for text in (question["es"]["question"], question["en"]["question"]):
            assert ("Falkland" in text) == ("Malvinas (Falkland Islands)" in text)
        spanish, english = (question[lang]["question"] for lang in LANGUAGES)
        assert ("Malvinas" in spanish) == ("Malvinas (Falkland Islands)" in english)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question["id"])
def test_the_two_languages_differ(question: dict[str, Any]) -> None:
    assert plain(question["es"]["question"]) != plain(question["en"]["question"])
    assert not re.search("[¿ñ«»]", question["en"]["question"])
    for spanish, english in zip(*(question[lang]["choices"] for lang in LANGUAGES), strict=True):
        assert re.findall(r"\d+", spanish) == re.findall(r"\d+", english), "not in the same order"
