"""Exercises to hand out: nothing in their files is right or wrong.

The rules judge what they can. Other exercises get a key, a slow hash of the right answer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.bounds import read_toml
from teg_nb.exercises.keys import make_key
from teg_nb.exercises.kinds.choose import Choose
from teg_nb.exercises.kinds.number import Number
from teg_nb.exercises.kinds.order import Order
from teg_nb.exercises.loading import load
from teg_nb.exercises.text import Text

KEYS = ("solution", "wrong", "explain", "right", "answer", "also")
"""Keys that tell the answer, or that something is wrong."""

TOP = ("game", "title")


def handed_out(path: str | Path) -> str:
    """Return a file of exercises without anything that tells an answer, as TOML.

    Raises
    ------
    BadExercise
        As `load`.
    OSError
        If the file cannot be opened.
    """
    path = Path(path)
    exercises = load(path)
    data = read_toml(path)
    parts = [f"{key} = {_toml(data[key])}\n" for key in TOP if key in data]
    for name, exercise in exercises.items():
        lines = [f"{key} = {_toml(value)}" for key, value in _keyless(exercise, data[name]).items()]
        parts.append("\n".join([f"[{_toml(name)}]", *lines]) + "\n")
    return "\n".join(parts)


def _keyless(exercise: Exercise, written: JsonObject) -> JsonObject:
    """Return the keys of an exercise to hand out."""
    kept = {key: value for key, value in written.items() if key not in KEYS}
    if exercise.kind in ("judge", "fault"):
        kept.pop("clause", None)
    if "hints" in kept:
        kept["hints"] = [_text(hint) for hint in exercise.safe_hints]
        if not kept["hints"]:
            del kept["hints"]
    if isinstance(exercise, Choose) and "right" in written:
        kept["options"] = [_text(option) for option in exercise.texts]
        kept["key"] = _key(exercise, several=exercise.several)
    elif isinstance(exercise, Number) and "answer" in written:
        kept["tolerance"] = str(exercise.tolerance)
        step = 2 * exercise.tolerance
        right = exercise.right_number
        offset = (right - exercise.tolerance) % step if step else step
        kept["key"] = _key(exercise, step=str(step), offset=str(offset))
    elif isinstance(exercise, Order) and "items" in written:
        kept["items"] = [_text(item) for item in exercise.shown]
        kept["key"] = _key(exercise)
    return kept


def _key(exercise: Exercise, several: bool = False, **more: str) -> JsonObject:
    """Return the key of an exercise, with the words of its author."""
    right = exercise.parse_answer(exercise.right_answer())
    word = exercise.word_of(right, **more)
    said: list[tuple[str, Text]] = [
        (exercise.word_of(exercise.parse_answer(answer), **more), text)
        for answer, text in exercise.wrong
        if answer is not None
    ]
    if exercise.explain is not None:
        said.insert(0, (word, exercise.explain))
    return make_key(word, said, several, **more)


def _text(text: Text) -> Json:
    return {"es": text.es, "en": text.en}


def _toml(value: Json) -> str:
    """Return a value as TOML in one line. Its strings are those of JSON."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(k)} = {_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
