"""Exercises to hand out: nothing in their files is right or wrong.

The rules judge what they can. Other exercises get a key, a slow hash of the right answer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.bounds import read_toml
from teg_nb.exercises.keys import make_key
from teg_nb.exercises.kinds.choose import Choose
from teg_nb.exercises.kinds.number import Number
from teg_nb.exercises.kinds.order import Order
from teg_nb.exercises.loading import AGAIN, load
from teg_nb.exercises.sealing import opened, seal
from teg_nb.exercises.text import Text, clauses_in

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

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.exercises import handed_out
    >>> path = Path(tempfile.mkdtemp(), "dice.toml")
    >>> _ = path.write_text('''
    ... [dice]
    ... kind = "number"
    ... task = "How many dice at most?"
    ... answer = 3
    ... ''')
    >>> "answer = 3" in handed_out(path)
    False
    """
    path = Path(path)
    exercises = load(path)
    data = read_toml(path)
    parts = [f"{key} = {_toml(data[key])}\n" for key in TOP if key in data]
    for name, exercise in exercises.items():
        lines = [f"{key} = {_toml(value)}" for key, value in _keyless(exercise, data[name]).items()]
        parts.append("\n".join([f"[{_toml(name)}]", *lines]) + "\n")
    return "\n".join(parts)


def sealed_solutions(path: str | Path, word: str) -> str:
    """Return the solutions of a file of exercises, sealed with a word."""
    solved = {name: [*exercise.explained] for name, exercise in load(path).items()}
    return seal(json.dumps(solved, ensure_ascii=False), word)


def open_solutions(path: str | Path, word: str, lang: str = "") -> dict[str, str]:
    """Return the solutions of a sealed file that the teacher's word opens, by exercise.

    Raises
    ------
    GameError
        If it is another word, or no sealed file.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.exercises import open_solutions
    >>> from teg_nb.exercises.handouts import sealed_solutions
    >>> path = Path(tempfile.mkdtemp(), "dice.toml")
    >>> _ = path.write_text('''
    ... [dice]
    ... kind = "number"
    ... task = "How many dice at most?"
    ... answer = 3
    ... ''')
    >>> sealed = path.with_suffix(".sealed")
    >>> _ = sealed.write_text(sealed_solutions(path, "puma"), "utf-8")
    >>> open_solutions(sealed, "puma", "en")
    {'dice': 'Solution: The answer is 3.'}
    """
    text = opened(Path(path).read_text("utf-8").strip(), word)
    if text is None:
        raise GameError("seal_word", file=Path(path).name)
    return {name: Text(*said).in_language(lang) for name, said in json.loads(text).items()}


def _keyless(exercise: Exercise, written: JsonObject) -> JsonObject:
    """Return the keys of an exercise to hand out, and of the similar ones in its file."""
    kept = {key: value for key, value in written.items() if key not in KEYS}
    if exercise.kind in ("judge", "fault"):
        kept.pop("clause", None)
    if "hints" in kept:
        reasons = exercise.kind in ("judge", "fault")  # of these a clause is the answer
        hints = [hint for hint in exercise.safe_hints if not (reasons and clauses_in(hint))]
        kept["hints"] = [_text(hint) for hint in hints]
        if not kept["hints"]:
            del kept["hints"]
    if isinstance(exercise, Choose) and "right" in written:
        kept["options"] = [_text(option) for option in exercise.texts]
        kept["key"] = _key(exercise, several=exercise.several)
    elif isinstance(exercise, Number) and "answer" in written:
        kept["tolerance"] = str(exercise.tolerance)
        step, offset = map(str, exercise.interval)
        kept["key"] = _key(exercise, step=step, offset=offset)
    elif isinstance(exercise, Order) and "items" in written:
        kept["items"] = [_text(item) for item in exercise.shown]
        kept["key"] = _key(exercise)
    if AGAIN in written:
        pairs = zip(exercise.variants, written[AGAIN], strict=True)
        kept[AGAIN] = [_keyless(make(), own) for make, own in pairs]
    return kept


def _key(exercise: Exercise, several: bool = False, **more: str) -> JsonObject:
    """Return the key of an exercise, with the words of its author."""
    right = exercise.parse_answer(exercise.right_answer())
    word = exercise.word_of(right)
    told = [(answer, text) for answer, text in exercise.wrong if answer is not None]
    if isinstance(exercise, Choose):
        told += exercise.whys
    said = [(exercise.word_of(exercise.parse_answer(answer)), text) for answer, text in told]
    if exercise.explain is not None:
        said.insert(0, (word, exercise.explain))
    parts = exercise.parts_of(right) if several or isinstance(exercise, Order) else ()
    return make_key(word, said, parts, several, **more)


def _text(text: Text) -> Json:
    return {"es": text.es, "en": text.en}


def _toml(value: Json) -> str:
    """Return a value as TOML in one line. Its strings are those of JSON."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(k)} = {_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
