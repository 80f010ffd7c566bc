"""Grading: the answers of a class, judged anew, with levels by goal.

The rules judge in a process of their own, which imports nothing that a learner has written. Of a
file of answers only the answers count, and not what it says about them.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from teg_nb.engine.board import clean
from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.exercises import journal, mastery
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.bounds import read_toml
from teg_nb.exercises.learner_codes import seed_of
from teg_nb.exercises.loading import load
from teg_nb.exercises.mastery import Level, Try
from teg_nb.exercises.siblings import root_of
from teg_nb.exercises.text import Text, rule_of

SECONDS = 60
"""Time limit for the answers of one learner."""

LINES, BYTES = 5_000, 5_000_000
"""Limits of a file of answers."""


class Answered(NamedTuple):
    """One answer, judged anew.

    Attributes
    ----------
    exercise : str
    right : bool
    code : str
        The mistake, as the rules name it; see `Verdict`.
    answer, comment : str
        The answer in words, and the verdict.
    hints : int
    shown : bool
        True if the solution was seen before.
    """

    exercise: str
    right: bool
    code: str
    answer: str
    comment: str
    hints: int
    shown: bool


class Learner(NamedTuple):
    """A learner's answers.

    Attributes
    ----------
    name : str
    answers : list of Answered
    levels : dict of str to str
        The level of each goal that was tried.
    faults : list of str
        Faults of the files: ``"chain"``, ``"large"``, ``"slow"``; ``"shared"``, if the answers of
        another one have the same code.
    """

    name: str
    answers: list[Answered]
    levels: dict[str, Level]
    faults: list[str]

    @property
    def grade(self) -> Fraction:
        """The mean credit of the goals that were tried."""
        return mastery.grade(self.levels)


class Asked(NamedTuple):
    """An exercise of the course, in the language of the class."""

    goal: str
    task: str
    options: list[str]


class Grades(NamedTuple):
    """The grades of a class.

    Attributes
    ----------
    learners : list of Learner
    exercises : dict of str to Asked
        The exercises that somebody has answered, in the order of the course.
    goals : dict of str to str
        Titles of their goals.
    """

    learners: list[Learner]
    exercises: dict[str, Asked]
    goals: dict[str, str]


def levels(answers: Iterable[Answered], exercises: Mapping[str, Exercise]) -> dict[str, Level]:
    """Return the level of each goal.

    Parameters
    ----------
    answers : iterable of Answered
        The answers of one learner, in order.
    exercises : mapping of str to Exercise
        The exercises by name; answers to others do not count.
    """
    return mastery.levels(
        mastery.Given(
            answer.exercise,
            (exercise := exercises[answer.exercise]).root,
            exercise.goal_of,
            exercise.luck,
            Try(answer.right, answer.hints, answer.shown),
        )
        for answer in answers
        if answer.exercise in exercises
    )


def course_exercises(files: Iterable[Path], names: Iterable[str]) -> dict[str, Exercise]:
    """Load the exercises of a course that a class has answered.

    Only files with such exercises are loaded. If two have the same name, the one counts whose file
    has more of the names.
    """
    wanted = {root_of(name) for name in names}
    hits = {file: len(wanted & read_toml(file).keys()) for file in files}
    chosen: dict[str, Exercise] = {}
    for file, count in sorted(hits.items(), key=lambda item: -item[1]):
        if count:
            for name, exercise in load(file).items():
                if name in wanted:
                    chosen.setdefault(name, exercise)
    return chosen


def judged(
    record: JsonObject, exercises: dict[str, Exercise], lang: str, salt: str = ""
) -> Answered | None:
    """Judge a record of a journal again; None if it answers no exercise of the course."""
    name = record["exercise"]
    exercise = exercises.get(name)
    root = root_of(name)
    if exercise is None and root in exercises:
        journal.set_journal(None, _code(record), salt=salt)
        exercise = exercises[root].sibling(int(name.rpartition(" ")[2]))
        if exercise is not None:
            exercises[name] = exercise
    if exercise is None:
        return None
    verdict = exercise.judge(record["answer"])
    if verdict.right is None:
        return None
    answer = exercise.describe_answer(exercise.parse_answer(record["answer"]), lang)
    comment = verdict.text.in_language(lang)
    facts = bool(verdict.right), verdict.code, answer, comment
    return Answered(name, *facts, int(record["hints"]), bool(record["solution"]))


def _submissions(folder: Path) -> dict[str, list[Path]]:
    """Return the files of answers by learner: the first folder, or the file's own name."""
    files: dict[str, list[Path]] = {}
    for path in sorted(folder.rglob("*.jsonl")):
        if path.is_file() and not path.is_symlink():
            first = path.relative_to(folder).parts[0]
            files.setdefault(first.removesuffix(".jsonl"), []).append(path)
    return files


def _named(folder: str, record: JsonObject) -> str:
    """Return the name of a learner: of the folder, and of the person if several share it."""
    who = clean(journal.who_of(record))[:80]
    return f"{folder} ({who})" if who and who != folder else folder


def _code(record: JsonObject) -> str:
    """Return the code of the learner who answered, as the record says."""
    return str(record.get("learner") or "")


def _shared(records: Mapping[str, list[JsonObject]]) -> set[str]:
    """Return the learners whose answers have a code that those of another one have."""
    owners: dict[str, set[str]] = {}
    for name, given in records.items():
        for record in given:
            owners.setdefault(seed_of(_code(record)), set()).add(name)
    owners.pop(seed_of(""), None)
    return {name for names in owners.values() if len(names) > 1 for name in names}


def _judge_all(folder: Path, course: list[Path], lang: str) -> JsonObject:
    """Judge every file of a class. The separate process prints the result as JSON."""
    journal.set_journal(None)
    records: dict[str, list[JsonObject]] = {}
    faults: dict[str, list[str]] = {}
    for name, paths in _submissions(folder).items():
        wrong: list[str] = []
        for path in paths:
            if path.stat().st_size > BYTES or path.read_bytes().count(b"\n") > LINES:
                wrong.append("large")
                continue
            if not journal.is_whole(path):
                wrong.append("chain")
            for record in journal.records(path, quiet=True):
                learner = _named(name, record)
                records.setdefault(learner, []).append(record)
                faults[learner] = wrong
    salt = next(filter(None, map(journal.course_salt, (folder, folder.parent))), "")
    for name in _shared(records):
        faults[name] = [*faults[name], "shared"]
    names = {record["exercise"] for given in records.values() for record in given}
    exercises = course_exercises(course, names)
    learners, shown = [], dict(exercises)
    for name, given in records.items():
        own = dict(exercises)  # similar exercises differ from learner to learner
        begun, answers = time.monotonic(), []
        for record in given:
            if time.monotonic() - begun > SECONDS:
                faults[name].append("slow")
                break
            if (answer := judged(record, own, lang, salt)) is not None:
                answers.append(answer)
        if answers:
            learners.append(Learner(name, answers, levels(answers, own), faults[name]))
        shown |= own
    asked = {
        name: Asked(exercise.goal_of, exercise.task.in_language(lang), exercise.options(lang))
        for name, exercise in shown.items()
    }
    goals = {
        exercise.goal_of: _title(exercise).in_language(lang) for exercise in exercises.values()
    }
    return {"learners": learners, "exercises": asked, "goals": goals}


def _title(exercise: Exercise) -> Text:
    """Return the title of a goal: that of its rule, or its name as words."""
    if exercise.goal_of == exercise.clause and exercise.clause:
        return rule_of(exercise.clause)[0]
    words = exercise.goal_of.replace("-", " ")
    return Text(words, words)


def grade(folder: str | Path, course: Iterable[str | Path], lang: str = "es") -> Grades:
    """Judge the answers of a class in a process of its own.

    Parameters
    ----------
    folder : str or Path
        A folder with a folder or a file of answers for each learner (``*.jsonl``).
    course : iterable of str or Path
        Files of exercises (``*.toml``) with their solutions, as the teacher has them.
    lang : str

    Raises
    ------
    GameError
        If the folder does not exist, holds no answers to the course, or judging them fails.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.exercises import grade, load, set_journal
    >>> path = Path(tempfile.mkdtemp(), "dice.toml")
    >>> _ = path.write_text('''
    ... [dice]
    ... kind = "number"
    ... task = "How many dice at most?"
    ... answer = 3
    ... ''')
    >>> answers = path.with_name("Ana.jsonl")
    >>> set_journal(answers)
    >>> _ = load(path)["dice"].check(3)
    >>> set_journal(None)
    >>> grade(path.parent, [path], "en").learners[0].levels
    {'dice': 'almost'}
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise GameError("no_answers", folder=str(folder))
    files = [str(Path(file).resolve()) for file in course]
    command = [sys.executable, "-I", "-m", __name__, str(folder.resolve()), lang, *files]
    limit = SECONDS * (2 + len(_submissions(folder)))
    try:
        ran = subprocess.run(command, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        raise GameError("grading_failed", why=f"> {limit} s") from None
    if ran.returncode != 0:
        last = ran.stderr.decode(errors="replace").strip().splitlines() or [""]
        raise GameError("grading_failed", why=clean(last[-1])[:300])
    data = json.loads(ran.stdout)
    learners = [
        Learner(name, [Answered(*answer) for answer in answers], reached, faults)
        for name, answers, reached, faults in data["learners"]
    ]
    if not learners:
        raise GameError("no_answers", folder=str(folder))
    asked = {name: Asked(*facts) for name, facts in data["exercises"].items()}
    return Grades(learners, asked, data["goals"])


def mistakes(grades: Grades, exercise: str) -> list[tuple[str, str, int]]:
    """Return the wrong answers to an exercise: the answer, what it means, how often it came."""
    given = Counter(
        (answer.answer, answer.comment)
        for learner in grades.learners
        for answer in learner.answers
        if answer.exercise == exercise and not answer.right
    )
    return [(*wrong, times) for wrong, times in given.most_common()]


def _main(folder: str, lang: str, *files: str) -> None:
    data: Json = _judge_all(Path(folder), [Path(file) for file in files], lang)
    sys.stdout.write(json.dumps(data, ensure_ascii=True))


if __name__ == "__main__":
    _main(*sys.argv[1:])
