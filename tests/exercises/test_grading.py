"""A class of 25, from the exercises handed out to the table: judged anew, in a clean process."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from teg_nb import exercises
from teg_nb.cli.app import app
from teg_nb.engine.errors import GameError
from teg_nb.exercises import handed_out, journal, load
from teg_nb.exercises.class_page import answers_csv, class_page, levels_csv
from teg_nb.exercises.grading import Grades, grade, mistakes
from teg_nb.exercises.journal import is_whole, stamp

pytestmark = pytest.mark.slow

COURSE = Path(__file__).parents[2] / "notebooks/teg/exercises/06-attack.toml"


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_known", {})
    monkeypatch.setattr(journal, "_due", [])
    monkeypatch.setattr(journal, "_chosen", {"path": None, "who": ""})


def answered(path: Path, course: Path, kind: int) -> None:
    """Write the answers of a pupil: right at once, after a mistake, or never."""
    path.parent.mkdir(parents=True, exist_ok=True)
    exercises.set_journal(path, path.parent.name)
    journal._known.clear()
    teacher = load(COURSE)
    journal._known.clear()
    for name, exercise in load(course, solutions=False).items():
        right = teacher[name].right_answer()
        wrong = next((answer for answer, _ in teacher[name].wrong if answer is not None), None)
        if kind and wrong is not None:
            exercise.check(wrong)
        if kind < 2 and right is not None:
            exercise.check(right)
    exercises.set_journal(None)


@pytest.fixture(scope="module")
def handed_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folders of 25 pupils; one edits a line, one cuts one out, one claims to be right."""
    top = tmp_path_factory.mktemp("class")
    course = top / "06-attack.toml"
    course.write_text(handed_out(COURSE), encoding="utf-8")
    folder = top / "handed-in"
    for number in range(25):
        answered(folder / f"pupil{number:02}" / "answers.jsonl", course, number % 3)
    forged = folder / "pupil02" / "answers.jsonl"
    lines = [json.loads(line) for line in forged.read_text("utf-8").splitlines()]
    forged.write_text("".join(json.dumps({**line, "right": True}) + "\n" for line in lines))
    cut = folder / "pupil01" / "answers.jsonl"
    rest = cut.read_text("utf-8").splitlines(keepends=True)
    cut.write_text("".join(rest[:2] + rest[3:]), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def grades(handed_in: Path) -> Grades:
    return grade(handed_in, [COURSE], "en")


def test_levels_come_from_the_rules_and_not_from_the_file(grades: Grades) -> None:
    by_name = {learner.name: learner for learner in grades.learners}
    assert len(by_name) == 25
    assert "known" in by_name["pupil00"].levels.values()
    assert by_name["pupil00"].grade > by_name["pupil04"].grade > by_name["pupil02"].grade == 0
    assert [learner.name for learner in grades.learners if learner.faults] == [
        *("pupil01", "pupil02"),
    ]
    assert not any(answer.right for answer in by_name["pupil02"].answers)


def test_wrong_answers_are_told_with_their_meaning(grades: Grades) -> None:
    asked = [name for name in grades.exercises if mistakes(grades, name)]
    assert asked
    for name in asked:
        ((_, comment, times),) = mistakes(grades, name)
        assert comment
        assert times == 16


def test_the_page_and_the_tables(grades: Grades, handed_in: Path, tmp_path: Path) -> None:
    page = class_page(grades, "en")
    assert page.count("<th>pupil") == 25
    assert "To ask next time" in page
    assert "knows it" in page
    rows = list(csv.reader(levels_csv(grades, "es").splitlines()))
    assert len(rows) == 26
    assert rows[0][0] == "Quién"
    assert "lo sabe" in rows[1]
    assert len(list(csv.reader(answers_csv(grades).splitlines()))) > 26
    out = tmp_path / "c.html"
    words = ["class", str(handed_in), "--course", str(COURSE), "--out", str(out)]
    ran = CliRunner().invoke(app, words)
    assert ran.exit_code == 0, ran.output
    assert out.is_file()
    assert out.with_suffix(".csv").is_file()
    words = ["grade", str(tmp_path), "--course", str(COURSE), "--out", str(tmp_path / "g.csv")]
    ran = CliRunner().invoke(app, words)
    assert (ran.exit_code, "no hay respuestas" in ran.output) == (1, True)


def test_a_name_is_no_formula_and_no_markup() -> None:
    learner = exercises.grading.Learner("=1+<b>", [], {"goal": "known"}, [])
    grades = Grades([learner], {}, {"goal": "A goal"})
    assert "'=1+<b>" in levels_csv(grades)
    assert "<b>" not in class_page(grades)


def test_a_chain_shows_what_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "a" / "answers.jsonl"
    answered(path, COURSE, 1)
    assert is_whole(path)
    assert len(stamp(path)) == 6
    lines = path.read_text("utf-8").splitlines(keepends=True)
    changed: list[Any] = [lines[1:], lines[:1] + lines[2:], lines[::-1], lines + lines]
    for kept in changed:
        path.write_text("".join(kept), encoding="utf-8")
        assert not is_whole(path)


def test_without_a_class_there_is_no_grade(tmp_path: Path) -> None:
    with pytest.raises(GameError):
        grade(tmp_path / "none", [COURSE])


def test_similar_exercises_are_those_of_the_learner(tmp_path: Path) -> None:
    rights = []
    for number in range(4):
        pupil = f"pupil{number}"
        (tmp_path / pupil).mkdir()
        exercises.set_journal(tmp_path / pupil / "answers.jsonl", pupil)
        similar = load(COURSE)["moving-in"].sibling(1)
        assert similar is not None
        rights.append(similar.right_answer())
        similar.check(similar.right_answer())
    assert len(set(map(str, rights))) > 1
    judged = grade(tmp_path, [COURSE])
    assert all(answer.right for learner in judged.learners for answer in learner.answers)
    assert len(judged.learners) == len(rights)
