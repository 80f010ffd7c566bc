"""Workbooks: chapters of exercises, the progress of the learner, and a trainer without end."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from teg_nb.engine.errors import GameError
from teg_nb.engine.game import AnyGame
from teg_nb.engine.json_types import JsonObject
from teg_nb.exercises import journal
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.chapter import Chapter, known_stops
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.generated import Practice
from teg_nb.exercises.loading import load
from teg_nb.exercises.mastery import Given, Level, Try, levels
from teg_nb.exercises.number_parsing import number
from teg_nb.exercises.siblings import root_of
from teg_nb.exercises.text import Text, say


class Progress(NamedTuple):
    """The progress of a learner in a chapter.

    Attributes
    ----------
    solved : int
        Exercises with a right answer, to them or to a similar one.
    total : int
        Exercises of the chapter.
    levels : dict of str to str
        The level of each goal of the chapter: see `teg_nb.exercises.mastery`.
    """

    solved: int
    total: int
    levels: dict[str, Level]


class Workbook(Renderable):
    """Chapters of exercises with the learner's progress, and a trainer without end.

    The progress follows from the journal alone, so it is there again in a new kernel. The journal's
    own marks are believed here. A teacher's table judges every answer again.

    Parameters
    ----------
    chapters : iterable of Chapter
    trainer : Practice, optional

    Raises
    ------
    BadExercise
        If there is no chapter, or an item is none.

    Examples
    --------
    >>> from teg_nb.exercises import Chapter, Choose, Workbook
    >>> tie = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> book = Workbook([Chapter([tie], title="Dice")])
    >>> book.progress(), book.next().name
    ([Progress(solved=0, total=1, levels={'tie': 'none'})], 'tie')
    """

    def __init__(self, chapters: Iterable[Chapter], trainer: Practice | None = None) -> None:
        self.chapters = known_stops(chapters, "chapters", Chapter)
        self.trainer = trainer

    def __repr__(self) -> str:
        return f"<Workbook of {len(self.chapters)} chapters>"

    @property
    def titles(self) -> list[Text]:
        """The titles of the chapters. One without a title has its number."""
        return [
            chapter.title if chapter.title.es else say("chapter", number=number)
            for number, chapter in enumerate(self.chapters, 1)
        ]

    def progress(self) -> list[Progress]:
        """Return the progress of this learner in each chapter."""
        tries = self._tries()
        rows = []
        for chapter in self.chapters:
            goals: dict[str, Level] = {exercise.goal_of: "none" for exercise in chapter.values()}
            given = (
                _given(chapter[root_of(record["exercise"])], record)
                for record in self._records()
                if root_of(record["exercise"]) in chapter
            )
            solved = sum(_is_solved(tries.get(name, [])) for name in chapter)
            rows.append(Progress(solved, len(chapter), goals | levels(given)))
        return rows

    def marks(self) -> dict[str, str]:
        """Return ``"right"`` or ``"seen"`` for each exercise that was answered, by its name.

        Examples
        --------
        >>> from teg_nb.exercises import Chapter, Choose, Workbook
        >>> tie = Choose("tie-8", "Who wins a tie?", options=["attacker", "defender"], right=2)
        >>> _ = tie.check(2)
        >>> Workbook([Chapter([tie], title="Dice")]).marks()["tie-8"]
        'right'
        """
        return {
            name: "right" if _is_solved(given) else "seen" for name, given in self._tries().items()
        }

    def next(self) -> Exercise | None:
        """Return the first exercise without an answer, else the first unsolved one.

        None if all are solved. One that takes no more answers in this kernel is left out.
        """
        marks = self.marks()
        left = [
            exercise
            for chapter in self.chapters
            for name, exercise in chapter.items()
            if marks.get(name) != "right" and not exercise.spent
        ]
        return min(left, key=lambda exercise: exercise.name in marks, default=None)

    def _tries(self) -> dict[str, list[JsonObject]]:
        """Return the records of this learner, by the exercise that they belong to."""
        tries: dict[str, list[JsonObject]] = {}
        for record in self._records():
            tries.setdefault(root_of(record["exercise"]), []).append(record)
        return tries

    def _records(self) -> list[JsonObject]:
        """Return the records of this learner, in order."""
        _, who = journal.owner()
        return [item for item in journal.records(quiet=True) if journal.who_of(item) == who]


def _is_solved(given: list[JsonObject]) -> bool:
    return any(record["right"] for record in given)


def _given(exercise: Exercise, record: JsonObject) -> Given:
    """Return an answer to an exercise of the book, or to one similar to it, as the journal says."""
    tried = Try(record["right"], record["hints"], record["solution"])
    luck = number(record.get("luck", "")) or Fraction(0)
    return Given(record["exercise"], exercise.name, exercise.goal_of, luck, tried)


def workbook_in(folder: Path, game: AnyGame) -> Workbook:
    """Return the exercise files of a folder as a workbook, with a trainer for this learner.

    Raises
    ------
    BadExercise
        If a file has a fault.
    GameError
        If the folder has no exercise file.
    """
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise GameError("no_exercises", folder=str(folder))
    seed = random.Random(journal.learner()).randrange(1_000_000)
    return Workbook([load(file) for file in files], Practice(game, seed))
