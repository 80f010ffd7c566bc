"""Points of a question, and the level of a learner in a goal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

LAST_HINT = 3
"""The hint that solves a similar case: after it a question counts half."""

LUCKY = Fraction(1, 10)
"""Chance from which a right answer may be a guess."""

Level: TypeAlias = Literal["none", "started", "almost", "known"]
"""Levels of a goal: not begun, something right, one at the first try, two in a row."""

CREDIT = {
    level: Fraction(share, 3) for share, level in enumerate(("none", "started", "almost", "known"))
}
"""Credit of each level in a grade, from 0 to 1."""


def points(rights: Sequence[bool], hints: int = 0, shown: bool = False) -> Fraction:
    """Return the points of a question.

    Parameters
    ----------
    rights : sequence of bool
        The results of its answers, in order.
    hints : int
        Hints seen before the last answer.
    shown : bool
        True if the solution was seen before.

    Returns
    -------
    Fraction
        1 for a right answer at the first try, ½ at the second, ¼ at the third or later; half of
        it after the last hint; 0 without a right answer.

    Examples
    --------
    >>> [str(points(rights)) for rights in ([True], [False, True], [False] * 3)]
    ['1', '1/2', '0']
    >>> str(points([True], hints=3))
    '1/2'
    """
    if shown or True not in rights:
        return Fraction(0)
    tries = list(rights).index(True)
    value = Fraction(1, 2 ** min(tries, 2))
    return value / 2 if hints >= LAST_HINT else value


class Try(NamedTuple):
    """An answer to a question.

    Attributes
    ----------
    right : bool
    hints : int
        Hints seen before.
    shown : bool
        True if the solution was seen before.
    """

    right: bool
    hints: int = 0
    shown: bool = False


def earned(tries: Sequence[Try]) -> Fraction:
    """Return the points of a question from all its answers. Those after a right one do not count.

    Examples
    --------
    >>> str(earned([Try(False), Try(True), Try(False, hints=3)]))
    '1/2'
    """
    if not tries:
        return Fraction(0)
    last = next((number for number, tried in enumerate(tries) if tried.right), len(tries) - 1)
    return points([tried.right for tried in tries[: last + 1]], *tries[last][1:])


class Given(NamedTuple):
    """An answer, with what `levels` needs of its question.

    Attributes
    ----------
    question : str
        Name of the exercise, which a similar one does not share.
    exercise : str
        Name of the exercise; of a similar one, the name of the exercise that it is similar to.
    goal : str
    luck : Fraction
        Chance that a random answer is right.
    tried : Try
    """

    question: str
    exercise: str
    goal: str
    luck: Fraction
    tried: Try


class Evidence(NamedTuple):
    """One fresh question of a goal, as it was answered.

    Attributes
    ----------
    exercise : str
        Name of the exercise; of a similar one, the name of the exercise that it is similar to.
    points : Fraction
    luck : Fraction
        Chance that a random answer is right.
    """

    exercise: str
    points: Fraction
    luck: Fraction


def level(evidence: Sequence[Evidence]) -> Level:
    """Return the best level that a learner has reached in a goal. It never falls.

    A goal is known after two fresh questions in a row, of two different exercises, right at the
    first try without the last hint. One of them is of a kind that luck does not give.

    Parameters
    ----------
    evidence : sequence of Evidence
        The questions of the goal, in the order of their answers.

    Examples
    --------
    >>> sure, lucky = Fraction(0), Fraction(1, 2)
    >>> level([Evidence("halves", Fraction(1), sure), Evidence("minimum", Fraction(1), lucky)])
    'known'
    >>> level([Evidence("one", Fraction(1), lucky), Evidence("two", Fraction(1), lucky)])
    'almost'
    """
    for first, second in pairwise(evidence):
        both = first.points == second.points == 1
        sound = min(first.luck, second.luck) < LUCKY
        if both and sound and first.exercise != second.exercise:
            return "known"
    best = max((question.points for question in evidence), default=Fraction(0))
    return "almost" if best == 1 else "started" if best else "none"


def levels(answers: Iterable[Given]) -> dict[str, Level]:
    """Return the level of each goal that a learner has tried, from all answers in their order.

    The class table, the grade and the learner's own view use it.

    Examples
    --------
    >>> right = Try(True)
    >>> halves = Given("halves", "halves", "armies", Fraction(0), right)
    >>> levels([halves, halves._replace(question="minimum", exercise="minimum")])
    {'armies': 'known'}
    """
    questions: dict[str, list[Given]] = {}
    for answer in answers:
        questions.setdefault(answer.question, []).append(answer)
    evidence: dict[str, list[Evidence]] = {}
    for given in questions.values():
        first = given[0]
        worth = earned([answer.tried for answer in given])
        evidence.setdefault(first.goal, []).append(Evidence(first.exercise, worth, first.luck))
    return {goal: level(shown) for goal, shown in evidence.items()}


def grade(levels: Mapping[str, Level]) -> Fraction:
    """Return the mean credit of the goals that were tried, from 0 to 1.

    Examples
    --------
    >>> str(grade({"armies": "known", "cards": "none"}))
    '1/2'
    """
    total = sum((CREDIT[level] for level in levels.values()), Fraction(0))
    return total / len(levels) if levels else total
