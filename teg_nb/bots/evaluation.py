"""Values of positions for each seat, where a search stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from teg_nb.bots.game_policies import own_function
from teg_nb.engine.game import AnyGame, Game, O, S
from teg_nb.engine.schema.position import Position

_SHARP = 2.0  # a seat twice as strong as another wins 2 ** _SHARP times as often
_OTHERS = 0.5  # weight of other pieces; places and armies count 1


def evaluate(game: AnyGame, state: Position) -> tuple[float, ...]:
    """Estimate the value of a position for each seat, from 0 to 1; the values add up to 1.

    After the end of the match, the value is the return of each seat. Before, it is proportional to
    the square of the seat's strength. Strengths come from the function `evaluate`
    of the game's bots: module ``evaluate`` of La Revancha, ``greedy`` of EGGAR. The other games use
    `shares`.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["tgm"].position(Blanco="Japón 3", rest="Negro", out={"Rojo": "Negro"})
    >>> [round(value, 2) for value in evaluate(GAMES["tgm"], state)]
    [0.0, 1.0, 0.0]
    """
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.returns
    strengths = cast(
        "Sequence[float]", (own_function(game.name, "evaluate") or shares)(game, state)
    )
    powers = [max(strength, 0.0) ** _SHARP for strength in strengths]
    total = sum(powers)
    if not total:
        return (1 / len(powers),) * len(powers)
    return tuple([power / total for power in powers])


def shares(game: Game[S, O], state: S) -> list[float]:
    """Return the share of each seat in the board: places, armies and, at half weight, the rest."""
    seats = len(state.settings.seats)
    strengths = [0.0] * seats
    columns: Sequence[Sequence[int]] = list(zip(*game.holdings(state).totals(seats), strict=True))
    for number, column in enumerate(columns):
        total = sum(column)
        weight = 1.0 if number < 2 else _OTHERS
        for seat, count in enumerate(column if total else ()):
            strengths[seat] += weight * count / total
    return strengths
