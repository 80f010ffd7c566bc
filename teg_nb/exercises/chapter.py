"""Chapters: exercises in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from teg_nb.engine.json_types import Json
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.text import BadExercise, Text

Stop = TypeVar("Stop")


def known_stops(given: Json, name: str, *kinds: type[Stop]) -> list[Stop]:
    """Return the items of a sequence to show in order, after checking their type.

    Raises
    ------
    BadExercise
        If the value is not a list, is empty, or has an item of another type.
    """
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadExercise(name, "exercise_list", value=given)
    stops = list(given)
    if not stops:
        raise BadExercise(name, "exercise_few", least=1)
    for stop in stops:
        if not isinstance(stop, kinds):
            raise BadExercise(name, "exercise_none", value=stop)
    return stops


class Chapter(Renderable, dict[str, Exercise]):
    """Exercises by name, in order. A notebook shows one at a time, with the progress.

    Parameters
    ----------
    exercises : mapping or iterable of Exercise
    title : str or mapping
        Title in one language or both.

    Raises
    ------
    BadExercise
        If there are no exercises, an item is not an exercise, or two share a name.

    Examples
    --------
    >>> from teg_nb.exercises import Chapter, Choose, Number
    >>> tie = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> Chapter([tie, Number("dice", "How many dice at most?", answer=3)], title="Dice")
    <Chapter tie, dice>
    """

    def __init__(
        self, exercises: Mapping[str, Exercise] | Iterable[Exercise], title: Json = ""
    ) -> None:
        listed = exercises.values() if isinstance(exercises, Mapping) else exercises
        stops = known_stops(listed, "exercises", Exercise)
        names = [exercise.name for exercise in stops]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise BadExercise("exercises", "exercise_twice", name=twice)
        super().__init__(zip(names, stops, strict=True))
        self.title = Text.of(title, "title") if title else Text("", "")

    def __repr__(self) -> str:
        return f"<Chapter {', '.join(self)}>"
