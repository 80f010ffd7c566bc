"""Looking some entries ahead: the greedy choice against others, in the same imagined positions."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

from teg_nb.bots.line import Line
from teg_nb.bots.quick import best_policy, plausible_policy
from teg_nb.bots.worth import evaluate
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Action
from teg_nb.engine.games import game_named

_SURE = 2.0  # standard errors


def look_ahead(
    seen: Any,
    rng: random.Random,
    *,
    others: int = 2,
    samples: int = 4,
    entries: int = 6,
) -> Action | None:
    """The greedy choice, unless something else clearly turns out better.

    Each is tried in the same imagined positions with the same chance and the same answers, so what
    differs is its own doing. They are compared at the end of the turn, for a turn that goes on
    is no merit. Another is chosen if it is better on the average by more than twice the
    standard error of the difference.

    Parameters
    ----------
    seen : Observation
    rng : random.Random
    others : int
        Plausible actions that are tried besides.
    samples : int
        Imagined positions, 2 or more.
    entries : int
        How far it looks in each, if the turn is not over before.

    Returns
    -------
    Action or None
        Out of turn, what the greedy bot answers.
    """
    first = best_policy(seen, rng)
    if first is None or seen.viewer != seen.to_move or len(seen.legal_actions) == 1:
        return first
    game = game_named(seen.settings.game)
    drawn = (plausible_policy(seen, rng) for _ in range(others))
    tried = dict.fromkeys([first, *(each for each in drawn if each is not None)])
    if len(tried) == 1:
        return first
    starts = [(game.imagine(seen, rng), rng.getrandbits(64)) for _ in range(samples)]
    worth: dict[Action, list[float]] = {}
    for action in tried:
        try:
            worth[action] = [_worth(seen, action, *start, entries) for start in starts]
        except IllegalAction:  # it rests on what the seat does not know
            continue
    best, most = first, 0.0
    for action, values in worth.items():
        gains = [one - other for one, other in zip(values, worth[first], strict=True)]
        mean = sum(gains) / samples
        error = sqrt(sum((each - mean) ** 2 for each in gains) / (samples - 1) / samples)
        if mean - _SURE * error > most:
            best, most = action, mean - _SURE * error
    return best


def _worth(seen: Any, action: Action, state: Any, seed: int, entries: int) -> float:
    """What a position that comes of an action is worth to the seat that looks."""
    game, seat = game_named(seen.settings.game), int(seen.viewer)
    line = Line(game, state, best_policy, random.Random(seed))
    line.step(action)
    if (line.state.round, line.state.turn) == (seen.round, seen.turn):
        line.play(line.bots, line.rng, "turn", entries)
    return evaluate(game, line.state)[seat]
