"""Exercises together, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from teg_nb.exercises.base import Exercise
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.text import BadExercise, Text


def known_stops(given: Any, name: str, kind: Any) -> list[Any]:
    """What is to be shown one after another, if it is a list of such things.

    Raises
    ------
    BadExercise
        If it is no list, or empty, or something in it is of another kind.
    """
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadExercise(name, "exercise_list", value=given)
    stops = list(given)
    if not stops:
        raise BadExercise(name, "exercise_few", least=1)
    for each in stops:
        if not isinstance(each, kind):
            raise BadExercise(name, "exercise_none", value=each)
    return stops


class Chapter(Renderable, dict[str, Exercise]):
    """Exercises by name, in order; a notebook shows one after another, with how far one is.

    Parameters
    ----------
    exercises : mapping or iterable of Exercise
    title : str or mapping
        In one language or both.

    Raises
    ------
    BadExercise
        If there is none, something is no exercise, or two have one name.

    Examples
    --------
    >>> from teg_nb.exercises import Choose, Number
    >>> tie = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> Chapter([tie, Number("dice", "How many dice at most?", answer=3)], title="Dice")
    <Chapter Dice: tie, dice>
    """

    def __init__(
        self, exercises: Mapping[str, Exercise] | Iterable[Exercise], title: Any = ""
    ) -> None:
        listed = exercises.values() if isinstance(exercises, Mapping) else exercises
        given = known_stops(listed, "exercises", Exercise)
        names = [each.name for each in given]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise BadExercise("exercises", "exercise_twice", name=twice)
        super().__init__(zip(names, given, strict=True))
        self.title = Text.of(title, "title") if title else Text("", "")

    def __repr__(self) -> str:
        return f"<Chapter {f'{self.title}: ' if self.title.es else ''}{', '.join(self)}>"
