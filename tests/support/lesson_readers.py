"""Readers of what comes with a stranger's lesson: exercises, answers, the lesson itself, notes."""

from __future__ import annotations

import json
import os
import random
import shutil
import tomllib
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from readers import (
    TEXTS,
    Reader,
    inputs,
    path,
    played,
    rubbish,
    sendable,
    spoilt,
    spoilt_bytes,
)

from teg_nb import exercises
from teg_nb.engine.errors import GameError
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.exercises import BadExercise, Exercise, journal
from teg_nb.exercises.base import KINDS
from teg_nb.lessons.course import student_copies
from teg_nb.widget import BoardView, Timeline, Tour

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"

# Exercises in TOML


BEGUN = """
[news]
kind = "order"
task = "What came first?"
log = "match.jsonl"
step = 60
line = "main"
news = [40, 44]

[throw]
kind = "number"
task = "Ten against five?"
asked = { odds = [10, 5], of = "conquest" }
tolerance = "0.5 %"

[long]
kind = "play"
task = "Conquer Argentina."
position = { Blanco = "Chile 9", Negro = "Argentina 1" }
goal = [{ event = "conquest", country = "Argentina" }]
within = "match"
others = "random"
seed = 3
solution = [["attack", "Chile", "Argentina"], ["end_turn"]]
wrong = [{ event = "missile_fired", say = "No." }, { answer = [["end_turn"]], say = "No." }]

[far]
kind = "judge"
study = "match.jsonl"
move = ["Blanco", "attack", "Chile", "Sahara"]
"""

HOSTILE: tuple[tuple[str, Any], ...] = (
    *(("log", name) for name in ("pipe", "/etc/passwd", "/dev/zero", "../out.jsonl", "out.jsonl")),
    ("asked", {"odds": [1000, 1000]}),
    ("asked", {"odds": [60, 60], "exact": True}),
    ("line", [1]),
    ("line", {}),
    ("step", 10**30),
    ("others", "search(playouts=1000000)"),
    ("others", "../../mine.py"),
    ("solution", [["end_turn"]] * 180),
    ("goal", {"none": "attack"}),
    ("where", {"source": [{"x": 1}]}),
    ("hints", ["a" * 100_000]),
    ("news", [0, -1]),
    ("seed", 2**200),
)
DEEP = "[" * 500 + "]" * 500, "{a=" * 500 + "1" + "}" * 500, ".".join("abcdefghijklmnop")


@cache
def written() -> list[tuple[str, str, dict[str, Any]]]:
    """Exercises that come with the lessons, and some more: game, name, keys."""
    texts = [item.read_text("utf-8") for item in sorted(NOTEBOOKS.glob("*/exercises/*.toml"))]
    rows = []
    for text in [*texts, BEGUN]:
        tables = tomllib.loads(text)
        game = tables.pop("game", "teg")
        rows += [(game, name, keys) for name, keys in tables.items() if name != "title"]
    return rows


def toml(value: Any) -> str:
    """A value in one line of TOML, as far as it has one."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{toml(str(key))} = {toml(item)}' for key, item in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return hex(value) if isinstance(value, int) and value > 2**63 else str(value)
    text = "" if value is None else str(value)
    return json.dumps(text.encode("utf-8", "ignore").decode(), ensure_ascii=False)


@cache
def class_folder() -> Path:
    """A folder of exercises, with a log, a pipe, and a link that leads out."""
    folder = path("class")
    folder.mkdir()
    played("teg").save(folder / "match.jsonl")
    played("teg").save(path("out.jsonl"))
    (folder / "out.jsonl").symlink_to(path("out.jsonl"))
    os.mkfifo(folder / "pipe")
    return folder


def exercise_file(rng: random.Random) -> bytes:
    chosen = rng.sample(written(), rng.choice((1, 1, 2)))
    tables = [toml_table(rng, *item) for item in chosen]
    data = "\n".join(tables).encode()
    return spoilt_bytes(data, rng) if rng.random() < 0.15 else data


def toml_table(rng: random.Random, game: str, name: str, keys: dict[str, Any]) -> str:
    keys = spoilt({"game": game, **keys}, rng, rng.choice((0, 1, 1, 2)))
    if not isinstance(keys, dict):
        return f"{toml(name)} = {toml(keys)}"
    if rng.random() < 0.2:
        key, value = rng.choice(HOSTILE)
        if key in ("log", "line"):
            keys.pop("position", None)
            keys.setdefault("log", "match.jsonl")
        keys[key] = value
    if keys and rng.random() < 0.1:
        keys[rng.choice([*keys])] = rubbish(rng)
    lines = [f"{toml(str(key))} = {toml(value)}" for key, value in keys.items()]
    if rng.random() < 0.05:
        lines.append(f"{rng.choice(('task', 'x'))} = {rng.choice(DEEP)}")
    return "\n".join([f"[{toml(name)}]", *lines])


def feed_exercises(given: bytes) -> bool:
    file = class_folder() / "class.toml"
    file.write_bytes(given)
    try:
        chapter = exercises.load(file)
        for item in chapter.values():
            assert item.html("en")
            assert item.plain("es")
            item.judge(item.right_answer())
        if len(chapter) == 1:
            list(exercises.check(file))
            exercises.preview(file)
            exercises.sheet(file)
    except BadExercise as fault:
        for lang in ("es", "en"):
            assert fault.text(lang).startswith("class.toml")
            assert sendable(fault.text(lang))
        return False
    return True


# Answers


@cache
def asked() -> list[Exercise]:
    """Exercises of all kinds, from the lessons and from bare data."""
    (class_folder() / "begun.toml").write_text(BEGUN, "utf-8")
    files = [*sorted(NOTEBOOKS.glob("*/exercises/*.toml")), class_folder() / "begun.toml"]
    questions = [item for file in files for item in exercises.load(file).values()]
    assert {item.kind for item in questions} == {*KINDS}
    return questions


def answer(rng: random.Random) -> tuple[Any, Any]:
    number = rng.randrange(len(asked()))
    exercise = asked()[number]
    foreseen = [value for value, _ in exercise.wrong if value is not None]
    return number, rng.choice([exercise.right_answer(), exercise.right_answer(), *foreseen])


def feed_answer(given: Any) -> bool:
    number, said = given
    exercise = asked()[number]
    exercise.tried.clear()
    verdict = exercise.judge(said)
    assert exercise.check(said).right == verdict.right
    assert verdict.right in (True, False, None)
    for lang in ("es", "en"):
        assert sendable([verdict.json(lang), exercise.answer_help.in_language(lang)])
    assert sendable(journal._due)
    journal._due.clear()
    for value, _ in exercise.tried:
        assert sendable(exercise.describe_answer(value))
    return verdict.right is not None


# Lessons


@cache
def notebooks() -> list[Any]:
    """Lessons of La Revancha, without outputs."""
    lessons = [
        json.loads(item.read_text("utf-8")) for item in sorted(NOTEBOOKS.glob("teg/*.ipynb"))
    ]
    for notebook in lessons:
        for cell in notebook["cells"]:
            cell["source"] = "".join(cell["source"])
            if cell["cell_type"] == "code":
                cell["outputs"] = []
    return lessons


@cache
def course() -> Path:
    """The folder of a lesson with what it opens, and what is none of its business around it."""
    root = path("course")
    for name in ("exercises", "logs"):
        shutil.copytree(NOTEBOOKS / "teg" / name, root / "teg" / name)
    (root / "secret.txt").write_text("secret")
    (root / "teg" / "exercises" / "way").symlink_to(root)
    os.mkfifo(root / "teg" / "logs" / "pipe")
    return root


NAMES = (
    *("exercises/../../secret.txt", "exercises/../../../pwned.txt", "exercises/way/secret.txt"),
    *("logs/pipe", "logs/", "exercises/" + "a" * 300, "logs/\ud800", "logs/\x00", "logs/gone"),
    *("exercises/..\\..\\secret.txt", "exercises//etc/passwd", "exercises/../logs/four.jsonl"),
)


def lesson(rng: random.Random) -> Any:
    notebook = rng.choice(notebooks())
    cells = rng.sample(notebook["cells"], min(len(notebook["cells"]), rng.randrange(1, 9)))
    made = spoilt({**notebook, "cells": cells}, rng, rng.choice((0, 0, 1, 2, 4)))
    if rng.random() < 0.4:
        name = rng.choice(NAMES)
        text = rng.choice((f'open("{name}")', f'exercises.load("{name[:200]}.toml")'))
        cell = {"cell_type": "code", "id": "x", "metadata": {}, "outputs": [], "source": text}
        cell["execution_count"] = None
        if isinstance(made, dict) and isinstance(made.get("cells"), list):
            made["cells"].append(cell)
    data = json.dumps(made).encode()
    return spoilt_bytes(data, rng) if rng.random() < 0.1 else data


def feed_lesson(given: bytes) -> bool:
    root, out = course(), path("handed") / "out"
    shutil.rmtree(out.parent, ignore_errors=True)
    file = root / "teg" / "lesson.ipynb"
    file.write_bytes(given)
    before = sorted(root.rglob("*"))
    try:
        (written,) = student_copies([file], out)
    except (GameError, OSError) as fault:
        text = fault.text("es") if isinstance(fault, GameError) else str(fault)
        assert text
        accepted = False
    else:
        assert not any("secret" in item.name for item in written.folder.rglob("*"))
        accepted = True
    assert sorted(root.rglob("*")) == before
    assert file.read_bytes() == given
    assert [*out.parent.glob("*")] == [out] * out.exists()
    return accepted


# Words of people


def note(rng: random.Random) -> tuple[Any, Any]:
    text = "".join(rng.choice(("¿Por qué? ", "<b>", "a", *TEXTS[:12])) for _ in range(4))
    control = "".join(chr(rng.randrange(0x20 if rng.random() < 0.5 else 0xA0)) for _ in range(3))
    said = rng.choice((text + control, control, {"es": text, "en": control}))
    return rng.choice(("teg", "eggar")), {
        "say": said,
        "ask": text,
        "marks": [[played("teg").settings.places[0], "good"]],
        "glyph": "!",
    }


def feed_note(given: Any) -> bool:
    """A note, with its words as a caption, a title, an exercise and a bot's name besides."""
    game, note = given
    study = Study(played(game).fork(20))
    text = str(note.get("say") if isinstance(note, dict) else note)
    board = BoardView(study, lang="en")
    try:
        board.set_caption(text)
        assert_well_formed(board.picture())
        if isinstance(note, dict):
            study.set_note(
                StudyPosition("main", 20), {str(key): value for key, value in note.items()}
            )
        study.save(path("note.jsonl"))
        again = Study.load(path("note.jsonl"))
        assert again.notes() == study.notes()
        for item in study.notes().values():
            assert not any(map(is_control, json.dumps(item, ensure_ascii=False)))
        if study.notes():
            tour, timeline = Tour(study, title=text), Timeline(study)
            assert_well_formed(timeline.picture())
            assert sendable(tour.told)
            assert not any(map(is_control, tour.picture()))
            tour.close()
            timeline.close()
        exercise = exercises.Choose("a", text, options=["x", f"y{text}"], right=1, hints=[text])
        assert not any(map(is_control, exercise.html("en")))
    except GameError as fault:
        assert fault.text("es")
        return False
    finally:
        board.close()
    return True


def assert_well_formed(svg: str) -> None:
    ElementTree.fromstring(svg.encode())


def is_control(letter: str) -> bool:
    return (letter < " " and letter not in "\t\n") or "\x7f" <= letter <= "\x9f"


READERS = (
    Reader("exercise files", exercise_file, feed_exercises, 20_000),
    Reader("answers", inputs(answer), feed_answer, 60_000),
    Reader("lessons for learners", lesson, feed_lesson, 5_000),
    Reader("notes and captions", inputs(note), feed_note, 5_000),
)
