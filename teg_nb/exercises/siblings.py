"""Fresh exercises that are similar to one: the same topic and rule, another position."""

from __future__ import annotations

import random
import re

from teg_nb.engine.settings import Settings
from teg_nb.exercises import journal
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.generated import generate
from teg_nb.exercises.text import BadExercise

SITTING = 6
"""Similar exercises that an exercise offers until the kernel ends."""

_SEARCHED = 3
"""Random matches to search for one."""


_NAME = re.compile(r"(.+) again (\d{1,3})")


def root_of(name: str) -> str:
    """Return the name of the exercise that a similar one belongs to; another name unchanged.

    Examples
    --------
    >>> root_of("nineteen again 2"), root_of("nineteen")
    ('nineteen', 'nineteen')
    """
    match = _NAME.fullmatch(name)
    return match[1] if match else name


def sibling(exercise: Exercise, number: int) -> Exercise | None:
    """Return a fresh exercise on the rule of another, from a random match.

    Parameters
    ----------
    exercise : Exercise
    number : int
        From 1. The same number and learner give the same exercise, in every process. Number 0 is
        the solved example of the last hint.

    Returns
    -------
    Exercise or None
        Named ``"<name> again <number>"``. None if random matches have no such question.
    """
    if exercise.match is None or not exercise.clause:
        return None
    table: Settings = exercise.settings
    seed = random.Random(f"{journal.learner()}|{exercise.root}|{number}").randrange(10**9)
    for topics in dict.fromkeys([exercise.about, ("legal",)]):
        try:
            other = next(
                generate(
                    exercise.game,
                    seed,
                    topics,
                    exercise.clause,
                    options=table.options.changed(),
                    searched=_SEARCHED,
                )
            )
        except BadExercise:
            continue
        other.root, other.goal_of = exercise.root, exercise.goal_of
        other.name = f"{exercise.root} again {number}"
        other.sealed = exercise.sealed
        if number:
            journal.know(other)
        return other
    return None
