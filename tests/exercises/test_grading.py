"""A class of 25, from the exercises handed out to the table: judged anew, in a clean process."""

from __future__ import annotations

import csv
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
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
from teg_nb.lessons.course import student_copies

pytestmark = pytest.mark.slow

COURSE = Path(__file__).parents[2] / "notebooks/teg/exercises/06-attack.toml"


PUPIL = """
import json, sys
from pathlib import Path
from teg_nb import exercises

book = exercises.Workbook(
    exercises.load(path, solutions=False) for path in sorted(Path("exercises").glob("*.toml"))
)
questions = {name: question for chapter in book.chapters for name, question in chapter.items()}
for name, answers in json.loads(sys.stdin.read()):
    if name.endswith("again"):
        question = questions[name.removesuffix(" again")].sibling(1)
        answers = [question.right_answer()]
    else:
        question = questions[name]
    for answer in answers:
        question.check(answer)
levels = {}
for row in book.progress():
    levels |= {goal: level for goal, level in row.levels.items()}
code = exercises.journal.learner_code()
orders = {name: question.form("es").json()["options"] for name, question in questions.items()}
print(json.dumps({"levels": levels, "stamp": exercises.stamp(), "code": code, "orders": orders}))
"""


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_known", {})
    monkeypatch.setattr(journal, "_due", [])
    monkeypatch.setattr(journal, "_chosen", {"path": None, "who": "", "salt": None})


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


def test_a_wrong_answer_stands_beside_its_own_feedback(tmp_path: Path) -> None:
    given = {"Ana": ["Colombia", "Bolivia"], "Beto": ["Chile"], "Carla": ["Chile"]}
    told = dict[str, str]()
    for name, answer in given.items():
        (tmp_path / name).mkdir()
        exercises.set_journal(tmp_path / name / "answers.jsonl", name)
        journal._known.clear()
        verdict = load(COURSE)["my-own"].check(answer)
        told[" and ".join(answer)] = verdict.text.in_language("en")
    exercises.set_journal(None)
    rows = mistakes(grade(tmp_path, [COURSE], "en"), "my-own")
    assert rows == [
        ("Chile", told["Chile"], 2),
        ("Colombia and Bolivia", told["Colombia and Bolivia"], 1),
    ]


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
    course = json.dumps({"salt": "of the teacher's course"})
    for number in range(4):
        pupil = f"pupil{number}"
        (tmp_path / pupil).mkdir()
        (tmp_path / pupil / "course.json").write_text(course, "utf-8")
        exercises.set_journal(tmp_path / pupil / "answers.jsonl", pupil)
        similar = load(COURSE)["moving-in"].sibling(1)
        assert similar is not None
        rights.append(similar.right_answer())
        similar.check(similar.right_answer())
    assert len(set(map(str, rights))) > 1
    elsewhere = grade(tmp_path, [COURSE])  # a course of another salt has other exercises
    assert not all(answer.right for learner in elsewhere.learners for answer in learner.answers)
    (tmp_path / "course.json").write_text(course, "utf-8")
    judged = grade(tmp_path, [COURSE])
    assert all(answer.right for learner in judged.learners for answer in learner.answers)
    assert len(judged.learners) == len(rights)


LESSON = COURSE.parents[1] / "05-ejercitos-y-continentes.ipynb"
GUESSES = [1, 2, [1], [2, 1], "legal", "TEG-1.1", [*range(4, 0, -1)], [*range(1, 5)], ["Tonga"]]
FOOLISH = [None, "", "todo", -1, 10**9, [[]], {"right": True}, "=1+1"]


def of_a_pupil(folder: Path, answers: list[tuple[str, list[Any]]]) -> dict[str, Any]:
    """Answer the questions of a copy in a process of its own, as a kernel in its folder does."""
    ran = subprocess.run(
        [sys.executable, "-c", PUPIL],
        cwd=folder,
        env={**os.environ, "JPY_SESSION_NAME": str(folder / LESSON.name)},
        input=json.dumps(answers),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = json.loads(ran.stdout)
    return told


@pytest.mark.soak
def test_twenty_five_pupils_from_the_hand_out_to_the_table(tmp_path: Path) -> None:
    """Each answers a copy in a process of its own; the table says what each of them did."""
    (copy,) = student_copies([LESSON], tmp_path / "course")
    files = [COURSE.with_name(path.name) for path in (copy.folder / "exercises").iterdir()]
    teacher = {name: exercise for path in files for name, exercise in load(path).items()}
    rights = {name: exercise.right_answer() for name, exercise in teacher.items()}
    rights = {  # in a play, moves on the way are neither right nor wrong
        name: answer for name, answer in rights.items() if teacher[name].kind != "play"
    }
    wrongs = {
        name: next(
            answer
            for answer in (*(answer for answer, _ in teacher[name].wrong), *GUESSES)
            if teacher[name].judge(answer).right is False
        )
        for name in rights
    }
    similar = next(name for name, exercise in teacher.items() if exercise.kind == "judge")
    done: dict[str, list[tuple[str, list[Any]]]] = {
        "right": [(name, [rights[name]]) for name in rights] + [(f"{similar} again", [])],
        "learning": [(name, [wrongs[name], rights[name]]) for name in rights],
        "foolish": [(name, [*FOOLISH, wrongs[name]]) for name in rights],
        "cheating": [(name, [wrongs[name]]) for name in rights],
    }
    handed_in, told = tmp_path / "handed-in", {}

    def pupil(name: str) -> None:
        kind = name[:-1]
        folder = shutil.copytree(copy.folder, handed_in / name)
        if kind == "resumed":  # on another day, in another kernel
            half = len(done["right"]) // 2
            of_a_pupil(folder, done["right"][:half])
            told[name] = of_a_pupil(folder, done["right"][half:])
        else:
            told[name] = of_a_pupil(folder, done[kind])

    names = [f"{kind}{number}" for kind in (*done, "resumed") for number in range(5)]
    with ThreadPoolExecutor(2) as both:
        list(both.map(pupil, names))
    assert len({item["code"] for item in told.values()}) == 25
    assert len({item["stamp"] for item in told.values()}) == 25
    assert any(
        told["right0"]["orders"][name] != told["right1"]["orders"][name] for name in rights
    )  # "the second" helps no neighbour

    # Five pupils cheat, each in another way.
    files_of = {name: handed_in / name / "answers.jsonl" for name in names}
    own = files_of["cheating0"].read_text("utf-8").splitlines(keepends=True)
    claims = [json.dumps({**json.loads(line), "right": True}) + "\n" for line in own]
    files_of["cheating0"].write_text("".join(claims), "utf-8")
    cut = files_of["cheating1"].read_text("utf-8").splitlines(keepends=True)
    files_of["cheating1"].write_text("".join(cut[:1] + cut[2:]), "utf-8")
    shutil.copy(files_of["right0"], files_of["cheating2"])
    joined = files_of["right1"].read_text("utf-8") + files_of["cheating3"].read_text("utf-8")
    files_of["cheating3"].write_text(joined, "utf-8")
    files_of["cheating4"].unlink()
    told["cheating4"] = of_a_pupil(handed_in / "cheating4", done["learning"])  # begins anew

    shutil.copy(tmp_path / "course" / "course.json", handed_in)
    grades = grade(handed_in, files, "es")
    by_name = {learner.name: learner for learner in grades.learners}
    assert sorted(by_name) == sorted(names)
    goals = {exercise.goal_of for exercise in teacher.values()}
    told_goals = goals - {  # where the rule is the answer, a copy names no goal
        exercise.goal_of for exercise in teacher.values() if exercise.kind in ("judge", "fault")
    }
    assert len(told_goals) > 5
    for name in names:
        learner, kind = by_name[name], name[:-1]
        seen, reached = (
            {
                goal: level
                for goal, level in levels.items()
                if level != "none" and goal in told_goals
            }
            for levels in (told[name]["levels"], learner.levels)
        )
        if name not in ("cheating2", "cheating3"):  # they show the answers of others
            assert reached == seen, name  # the learner's own view is the teacher's
        given = [(answer.exercise, answer.right) for answer in learner.answers]
        if kind in ("right", "resumed"):
            assert given == [
                *((question, True) for question in rights),
                (f"{similar} again 1", True),
            ]
            assert learner.levels == by_name["right0"].levels
            assert {*learner.levels.values()} == {"almost", "known"}
        elif kind == "learning" or name == "cheating4":
            tries = [(question, right) for question in rights for right in (False, True)]
            once = {  # a second answer would be certain
                question
                for question in rights
                if teacher[question].tries == 1 or teacher[question].judge(wrongs[question]).ends
            }
            assert given == [pair for pair in tries if pair[0] not in once or not pair[1]]
            assert {*learner.levels.values()} <= {"none", "started"}
        elif name not in ("cheating2", "cheating3"):
            assert not any(right for _, right in given)
            assert learner.grade == 0
    assert {name: learner.faults for name, learner in by_name.items() if learner.faults} == {
        "right0": ["shared"],
        "right1": ["shared"],
        "cheating0": ["chain"],
        "cheating1": ["chain"],
        "cheating2": ["shared"],
        "cheating3": ["chain", "shared"],
    }
    assert by_name["right2"].grade > by_name["learning0"].grade > by_name["foolish0"].grade

    # The tables and the page repeat these numbers.
    table = {row[0]: row for row in csv.reader(levels_csv(grades).splitlines())}
    for name, learner in by_name.items():
        assert table[name][-1] == f"{float(100 * learner.grade):.0f}"
    rows = [*csv.DictReader(answers_csv(grades).splitlines())]
    for name, learner in by_name.items():
        tries = [int(row["Respuestas"]) for row in rows if row["Quién"] == name]
        assert sum(tries) == len(learner.answers)
    assert set(grades.goals) <= goals
    page = class_page(grades)
    first = {name: {} for name in names}
    for name, learner in by_name.items():
        for answer in learner.answers:
            first[name].setdefault(answer.exercise, answer.right)
    stuck = max(
        sum(not tried.get(question, True) for tried in first.values()) for question in rights
    )
    assert f"A la primera no le salió a {stuck} de 25." in page
    for question in rights:
        wrong = sum(
            (answer.exercise, answer.right) == (question, False)
            for learner in grades.learners
            for answer in learner.answers
        )
        assert sum(times for *_, times in mistakes(grades, question)) == wrong
