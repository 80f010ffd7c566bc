"""Fresh exercises that are similar to one: the same topic and rule, another position."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import chain

from teg_nb.engine.errors import GameError
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import game_named
from teg_nb.engine.json_types import JsonList
from teg_nb.engine.text.catalogue import catalogue, catalogue_of
from teg_nb.exercises import journal
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.generated import ABOUT, OPTIONS, generate
from teg_nb.exercises.kinds.choose import Choose
from teg_nb.exercises.kinds.judge import Judge, judged
from teg_nb.exercises.queries import verb_of
from teg_nb.exercises.text import BadExercise, rule_of, say

SITTING = 6
"""Similar exercises that an exercise offers until the kernel ends."""

_SEARCHED = 3
"""Random matches to search for one."""

_MOVES = 300
"""Random moves to try in the position of an exercise."""

_CHANGED = 0.6
"""Chance that such a move changes an argument."""


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
    """Return a fresh exercise on the rule of another.

    Parameters
    ----------
    exercise : Exercise
    number : int
        From 1. The same number and learner give the same exercise, in every process. Number 0 is
        the solved example of the last hint.

    Returns
    -------
    Exercise or None
        Named ``"<name> again <number>"``. None if the rules can make none.
    """
    seed = random.Random(f"{journal.learner()}|{exercise.root}|{number}").randrange(10**9)
    made = filter(partial(_is_fresh, exercise), _candidates(exercise, seed, solved=not number))
    for other in chain(_written(exercise, number), made):
        other.root, other.goal_of = exercise.root, exercise.goal_of
        other.name = f"{exercise.root} again {number}"
        other.sealed = exercise.sealed
        if number:
            journal.know(other)
        return other
    return None


def _is_fresh(exercise: Exercise, other: Exercise) -> bool:
    """Return True if another exercise reads differently."""
    return (other.task, other.options("es")) != (exercise.task, exercise.options("es"))


def _written(exercise: Exercise, number: int) -> Iterator[Exercise]:
    """Yield the similar exercise that the author wrote for a number, if there is one.

    They come in an order of the learner. The first of several is the solved example.
    """
    order = [*exercise.variants]
    random.Random(f"{journal.learner()}|{exercise.root}").shuffle(order)
    place = number if len(order) > 1 else number - 1
    if 0 <= place < len(order):
        other = order[place]()
        journal.forget(other)  # `sibling` registers it by its own name
        yield other


def _candidates(exercise: Exercise, seed: int, solved: bool) -> Iterator[Exercise]:
    """Yield an exercise from each source that has one on the clause, the most similar first.

    Sources are questions of the same kind, then any, each in matches that go on from the
    exercise's own position, then in whole matches; then other moves in that position; last, a
    question for the words of the rule. That one tells the rule, so it is no solved example.
    """
    game = game_of(exercise)
    if not exercise.clause or game is None:
        return
    options = None if exercise.match is None else exercise.settings.options.changed()
    starts = [exercise.match, None] if exercise.match is not None else [None]
    for topics in dict.fromkeys([exercise.about, tuple(ABOUT)]):
        for start in starts:
            with suppress(GameError):
                yield next(
                    generate(
                        game,
                        seed,
                        topics,
                        exercise.clause,
                        options=options,
                        searched=_SEARCHED,
                        start=start,
                    )
                )
        if isinstance(exercise, Judge):
            yield from _other_moves(exercise, random.Random(seed))
    if not solved:
        yield from _rule_question(exercise, game, random.Random(seed))


def _other_moves(exercise: Judge, rng: random.Random) -> Iterator[Judge]:
    """Yield a question about another move of the same verb in the same position.

    Its verdict is legal, or one of the reasons of the exercise, each as likely if there is one.
    """
    fields = [*verb_of(exercise.played, str(exercise.move[1]), "move").fields.values()]
    words = [exercise.settings.vocabulary.get(str(form.element), ()) for form in fields]
    by_verdict: dict[str, JsonList] = {}
    for _ in range(_MOVES):
        move = exercise.move[:]
        for index, names in enumerate(words, 2):
            if index < len(move) and isinstance(move[index], str) and rng.random() < _CHANGED:
                move[index] = rng.choice(names or [move[index]])
        if move == exercise.move:
            continue
        refusal, _ = judged(exercise.played, move)
        clause = "" if refusal is None else refusal.clause
        if clause in ("", exercise.clause, *exercise.choices):
            by_verdict[clause] = move
    if by_verdict:
        yield Judge(
            exercise.name,
            start=exercise.played,
            move=by_verdict[rng.choice(sorted(by_verdict))],
            choices=exercise.choices,
            clause=exercise.clause,
            seat=exercise.settings.seats[exercise.seat] if exercise.seat is not None else None,
        )


def _rule_question(exercise: Exercise, game: AnyGame, rng: random.Random) -> Iterator[Choose]:
    """Yield a question for the words of the rule, among rules of its chapter if they are enough."""
    if exercise.match is not None and exercise.settings.chapters_off:
        return  # the words tell of the whole game (CHP-0.7)
    title, right = rule_of(exercise.clause)
    chapter = exercise.clause.split(".")[0]
    clauses = catalogue(game.name).sections["clauses"]
    others = [id for id in clauses if id != exercise.clause and rule_of(id)[1].es]
    rng.shuffle(others)
    others.sort(key=lambda id: id.split(".")[0] != chapter)
    if not right.es:
        return
    rules = [right, *(rule_of(id)[1] for id in others[: OPTIONS - 1])]
    rng.shuffle(rules)
    options = [{"es": text.es, "en": text.en} for text in rules]
    place = rules.index(right) + 1
    task = say("rule", "asked", title=title)
    with suppress(BadExercise):  # two rules may have the same words
        yield Choose(exercise.name, task, options=options, right=place, clause=exercise.clause)


def game_of(exercise: Exercise) -> AnyGame | None:
    """Return the game of an exercise: that of its position, else that of its clause."""
    if exercise.match is not None:
        return exercise.game
    return game_named(catalogue_of(exercise.clause).game) if exercise.clause else None
