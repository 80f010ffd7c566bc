"""What a position is worth to each seat, for a search that goes no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teg_nb.bots.game_policies import game_policy
from teg_nb.engine.game import AnyGame

_SHARP = 2.0  # a seat twice as strong as another wins so much oftener: 2 ** _SHARP times
_OTHERS = 0.5  # pieces besides places and armies, together with which they are counted


def evaluate(game: AnyGame, state: Any) -> tuple[float, ...]:
    """What a position is worth to each seat, from 0 to 1; together 1.

    Once the match is over, it is what each has won. Before, a seat counts by its strength, squared:
    that which the game's own bots see in it (`evaluate` of their module), else its share of
    the places, the armies and the other pieces.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["tgm"].position(Blanco="Japón 3", rest="Negro", out={"Rojo": "Negro"})
    >>> [round(each, 2) for each in evaluate(GAMES["tgm"], state)]
    [0.0, 1.0, 0.0]
    """
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.returns
    strengths = (game_policy(game.name, "evaluate") or shares)(game, state)
    powers = [max(each, 0.0) ** _SHARP for each in strengths]
    total = sum(powers)
    if not total:
        return (1 / len(powers),) * len(powers)
    return tuple([each / total for each in powers])


def shares(game: AnyGame, state: Any) -> list[float]:
    """By seat, its part of what is on the board: places, armies, and half as much other pieces."""
    seats = len(state.settings.seats)
    strengths = [0.0] * seats
    columns: Sequence[Sequence[int]] = list(zip(*game.holdings(state).totals(seats), strict=True))
    for number, column in enumerate(columns):
        total = sum(column)
        weight = 1.0 if number < 2 else _OTHERS
        for seat, count in enumerate(column if total else ()):
            strengths[seat] += weight * count / total
    return strengths
