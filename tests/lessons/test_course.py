"""Learners' copies: no solutions, the points of nbgrader, and nbgrader itself (extra `grading`)."""

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from lessons import FOLDER, PAIRS
from typer.testing import CliRunner

from teg_nb import exercises
from teg_nb.cli.app import app
from teg_nb.exercises import journal, sealing
from teg_nb.lessons import course as classroom

pytestmark = pytest.mark.slow

MISSILES = FOLDER / "teg" / "02-misiles.ipynb"


def read(written):
    (path,) = written.folder.glob("*.ipynb")
    return nbformat.read(path, as_version=4)


def test_each_lesson_is_copied_without_solutions_with_what_it_opens_and_its_points(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(sealing, "_ZEROS", bytes(1))  # hundreds of answers are hashed
    course = list(classroom.student_copies(classroom.lessons(FOLDER, "es"), tmp_path))
    names = [spanish.replace("/", "-") for spanish, _ in PAIRS if "/" in spanish]
    assert sorted(item.folder.name for item in course) == sorted(names)
    for item in course:
        notebook = read(item)
        nbformat.validate(notebook)
        cells = notebook.cells
        text = "\n".join(cell.source for cell in cells)
        assert "<details>" not in text
        assert not re.search(r"Para quien enseña:|For (the )?teachers?:", text)
        assert not re.search(r"(?i)soluci[oó]n est[áa] plegada", text)
        assert "[In English]" not in text
        assert all(not cell.outputs for cell in cells if cell.cell_type == "code")
        for kind in ("exercises", "logs"):
            for opened in re.findall(rf'"({kind}/[^"]+)"', text):
                assert (item.folder / opened).is_file()
        for link in re.findall(r"\]\((\.\./[^)]+\.ipynb)\)", text):
            assert (item.folder / link).is_file()
        assert text.count("exercises.load(") == text.count(", solutions=False)")

    for item in course:  # what nbgrader reads of the cells
        marks = [cell.metadata.get("nbgrader") for cell in read(item).cells]
        marks = [mark for mark in marks if mark]
        assert len({mark["grade_id"] for mark in marks}) == len(marks)
        points = {True: 0, False: 0}
        for mark in marks:
            assert {*mark} - {"points"} == {
                *("schema_version", "grade_id", "grade", "solution", "locked", "task"),
            }
            assert re.fullmatch(r"[a-zA-Z0-9_-]+", mark["grade_id"])
            assert mark["locked"] is not mark["solution"]
            points[mark["locked"]] += mark.get("points", 0)
        assert (points[True], points[False]) == (item.exercises, item.questions)
        assert item.exercises + item.questions


def test_exercises_of_a_copy_keep_their_solution(monkeypatch):
    monkeypatch.setattr(journal, "_known", {})  # other tests have seen solutions
    sealed, shown = (
        exercises.load(FOLDER / "teg" / "exercises" / "07-missiles.toml", solutions=item)
        for item in (False, True)
    )
    for name, q in sealed.items():
        assert q.solution().plain("en") == "Your teacher has the solution."
        assert not q.solution_seen
        assert not q.view.told["solvable"]
        assert shown[name].view.told["solvable"]
        q.view.close()
        shown[name].view.close()
    marked = next(q for q in sealed.values() if q.kind == "mark")
    view = marked.view
    view.model._solve(marked)
    assert view.marks == []
    view.close()


def test_the_command_writes_copies_and_lists_lessons(tmp_path):
    run = CliRunner().invoke
    ran = run(app, ["lessons", str(MISSILES), "--student", str(tmp_path / "c")])
    assert ran.exit_code == 0, ran.output
    assert "11 puntos de ejercicios, 4 de preguntas" in ran.output
    ran = run(app, ["lessons", "--folder", str(FOLDER), "--json"])
    listed = json.loads(ran.output)
    assert len(listed) == len(PAIRS) - 1
    assert listed[str(MISSILES)]["level"] in classroom.LEVELS["es"]
    ran = run(app, ["lessons", "--folder", str(FOLDER), "--lang", "en"])
    assert "from 12 years" in ran.output
    ran = run(app, ["lessons", "--folder", str(tmp_path)])
    assert (ran.exit_code, "no hay lecciones en" in ran.output) == (1, True)
    (tmp_path / "no.ipynb").write_text("{}")
    ran = run(app, ["lessons", str(tmp_path / "no.ipynb"), "--student", str(tmp_path / "d")])
    assert (ran.exit_code, "no.ipynb no es una lección" in ran.output) == (1, True)


def answered(path, spoil=False):
    """Return the copy of a learner who answers everything of the second lesson, right or wrong."""
    exercises.set_journal(path)
    for q in exercises.load(MISSILES.parent / "exercises" / "07-missiles.toml").values():
        assert q.check(q.right_answer())
    exercises.set_journal(None)
    if spoil:  # "right" is written, and the answers are none
        lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        spoilt = [json.dumps({**line, "answer": 0}) for line in lines]
        path.write_text("\n".join(spoilt) + "\n", encoding="utf-8")


@pytest.mark.soak
def test_nbgrader_grades_what_is_handed_in(tmp_path):
    """It makes the release, grades three learners, and writes feedback and points."""
    pytest.importorskip("nbgrader")
    list(classroom.student_copies([MISSILES], tmp_path))
    name = "teg-02-misiles"

    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # for alembic

    def nbgrader(*words):
        command = [sys.executable, "-m", "nbgrader", *words]
        environment = {**os.environ, "PATH": path}
        ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout + ran.stderr

    nbgrader("generate_assignment", name, "--force")
    release = tmp_path / "release" / name
    assert (release / "exercises" / "07-missiles.toml").is_file()
    for learner in ("ana", "beto", "caro"):
        shutil.copytree(release, tmp_path / "submitted" / learner / name)
    answered(tmp_path / "submitted" / "ana" / name / "answers.jsonl")
    answered(tmp_path / "submitted" / "beto" / name / "answers.jsonl", spoil=True)
    edited = tmp_path / "submitted" / "caro" / name / MISSILES.name
    text = edited.read_text("utf-8")
    assert "sum(map(exercises.is_solved" in text
    edited.write_text(re.sub(r"sum\(map\(exercises.is_solved, \w+\)\)", "11", text), "utf-8")

    nbgrader("autograde", name, "--create", "--force")
    nbgrader("generate_feedback", name, "--force")
    nbgrader("export", "--to=grades.csv")
    with (tmp_path / "grades.csv").open(newline="", encoding="utf-8") as file:
        rows = {row["student_id"]: row for row in csv.DictReader(file)}
    assert {who: float(row["score"]) for who, row in rows.items()} == {
        "ana": 11,
        "beto": 0,
        "caro": 0,  # what counts is put back from the source
    }
    assert {float(row["max_score"]) for row in rows.values()} == {15}
    assert len(list((tmp_path / "feedback").rglob("*.html"))) == 3


@pytest.fixture
def stranger(tmp_path):
    """Writes a lesson, deep in a folder, whose code has some words; gives what the command says."""
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "deep" / "game"
    shutil.copytree(MISSILES.parent / "exercises", folder / "exercises")
    (folder / "logs").mkdir()
    os.mkfifo(folder / "logs" / "pipe")
    (folder / "exercises" / "way").symlink_to(tmp_path)

    def copied(words, *links):
        cell = nbformat.v4.new_code_cell(words)
        nbformat.write(nbformat.v4.new_notebook(cells=[cell]), folder / "a.ipynb")
        target = tmp_path / "course" / "c" / "source" / "game-a"
        for link, to in links:
            (target / link).parent.mkdir(parents=True, exist_ok=True)
            (target / link).symlink_to(to)
        before = sorted(tmp_path.rglob("*"))
        words = ["lessons", str(folder / "a.ipynb"), "--student", str(tmp_path / "course" / "c")]
        ran = CliRunner().invoke(app, [*words, "--lang", "en"])
        written = {*tmp_path.rglob("*")} - {*before}
        assert all((tmp_path / "course") in (item, *item.parents) for item in written)
        return ran, target

    return copied


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ('open("exercises/../../../secret.txt")', "'exercises/../../../secret.txt' lies outside"),
        ('open("exercises/../logs/pipe")', "'exercises/../logs/pipe' lies outside the folder"),
        ('open("exercises/..\\..\\secret.txt")', "lies outside the folder"),
        ('open("exercises/way/secret.txt")', "'exercises/way/secret.txt' lies outside the folder"),
        ('open("logs/pipe")', "'logs/pipe' is no regular file"),
        ('open("logs/")\nopen("exercises/way")', "'exercises/way' lies outside the folder"),
        ('exercises.load("../../a.toml")', "'../../a.toml' lies outside the folder"),
        ('exercises.load("/etc/a.toml")', "'/etc/a.toml' lies outside the folder"),
        ("x" * 20_001, "its cells have too much text"),
    ],
)
def test_a_lesson_brings_what_lies_in_its_own_folder_alone(stranger, words, said):
    ran, target = stranger(words)
    assert ran.exit_code == 1
    assert ran.output.startswith("teg-nb: a.ipynb: ")
    assert said in ran.output
    assert ran.output.count("\n") == 1
    assert not target.exists()


def test_a_link_in_the_course_does_not_lead_a_copy_out_of_it(stranger, tmp_path):
    words = 'open("exercises/07-missiles.toml")'
    ran, target = stranger(words)
    assert ran.exit_code == 0, ran.output
    assert (target / "exercises" / "07-missiles.toml").is_file()
    shutil.rmtree(target)
    (tmp_path / "elsewhere").mkdir()
    ran, _ = stranger(words, ("exercises", tmp_path / "elsewhere"))
    assert ran.exit_code == 1
    assert "lies outside the folder" in ran.output
    assert not [*(tmp_path / "elsewhere").iterdir()]


@pytest.mark.parametrize(
    "text", ["[" * 5000, '{"cells": 0}', '{"nbformat": 4, "nbformat_minor": 5, "cells": [{}]}', ""]
)
def test_what_is_no_lesson_is_refused_in_a_line(tmp_path, text):
    (tmp_path / "no.ipynb").write_text(text)
    ran = CliRunner().invoke(app, ["lessons", str(tmp_path / "no.ipynb"), "--student", "c"])
    assert (ran.exit_code, ran.output.count("\n")) == (1, 1)
    assert "no.ipynb no es una lección" in ran.output
