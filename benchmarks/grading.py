"""Seconds to grade a class: ``python -m benchmarks.grading``.

25 pupils answer the exercises of one lesson, each question with a wrong answer before the right
one where the file foresees it. The time is that of `teg_nb.exercises.grade`, process included.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from teg_nb import exercises
from teg_nb.exercises import load
from teg_nb.exercises.grading import grade

COURSE = Path(__file__).resolve().parents[1] / "notebooks/teg/exercises/06-attack.toml"
PUPILS = 25


def main() -> None:
    """Make the class, grade it, and print the seconds."""
    with tempfile.TemporaryDirectory() as top:
        answers = 0
        for number in range(PUPILS):
            folder = Path(top) / f"pupil{number:02}"
            folder.mkdir()
            exercises.set_journal(folder / "answers.jsonl", folder.name)
            for exercise in load(COURSE).values():
                given = [answer for answer, _ in exercise.wrong if answer is not None][:1]
                for answer in [*given, exercise.right_answer()]:
                    if answer is not None:
                        exercise.check(answer)
                        answers += 1
        exercises.set_journal(None)
        begun = time.perf_counter()
        grades = grade(top, [COURSE])
        seconds = time.perf_counter() - begun
    print(f"{len(grades.learners)} pupils, {answers} answers: {seconds:.1f} s")


if __name__ == "__main__":
    main()
