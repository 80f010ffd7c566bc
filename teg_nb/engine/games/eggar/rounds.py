"""Turns and rounds: the first seat, the next seat, eliminations and wins (EGG-3, EGG-4, EGG-8)."""

from __future__ import annotations

import random

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.game import Chance
from teg_nb.engine.games.eggar.actions import PickFirst
from teg_nb.engine.games.eggar.events import (
    GameEnded,
    PlayerEliminated,
    RoundEnded,
    SoldierRemoved,
    TurnEnded,
)
from teg_nb.engine.games.eggar.guards import refusal
from teg_nb.engine.games.eggar.queries import army, is_living, living, next_living, seat_of
from teg_nb.engine.games.eggar.state import State


def _check_first(state: State, action: PickFirst) -> None:
    if state.chance != "first" or type(action.first) is not int:
        raise refusal(state, "bad_chance", "EGG-3.2")
    if not 0 <= action.first < len(state.settings.seats):
        raise refusal(state, "bad_chance", "EGG-3.2")


def _pick_first(state: State, action: PickFirst, events: list[Event]) -> None:
    """Set the first seat; the first roll emits the start of the game."""
    state.first = state.turn = action.first
    state.chance = "move"


def end_turn(state: State, events: list[Event]) -> None:
    """Hand the turn to the next living seat; a lap makes a round (EGG-4.1, EGG-7.7, EGG-8.5)."""
    seats = len(state.settings.seats)
    events.append(TurnEnded(state.turn))
    after = next_living(state, state.turn)
    if (after - state.first) % seats < (state.turn - state.first) % seats:
        events.append(RoundEnded(state.round))
        limit = state.settings.options.max_rounds
        if limit is not None and state.round >= limit:
            finish_at_limit(state, events)
            return
        state.round += 1
    state.turn = after
    state.phase = "move"
    state.chance = "move"
    state.die = state.steps = 0
    state.level = -1


def finish_at_limit(state: State, events: list[Event]) -> None:
    """End the game at the limit: the most soldiers win, ties are shared (EGG-8.5)."""
    counts = tuple([len(army(state, seat)) for seat in range(len(state.settings.seats))])
    winners = tuple(seat for seat, count in enumerate(counts) if count == max(counts))
    finish(state, winners, "round_limit", events, counts=counts)


def finish(
    state: State,
    winners: tuple[int, ...],
    reason: str,
    events: list[Event],
    *,
    owner: int = -1,
    counts: tuple[int, ...] = (),
) -> None:
    """End the game for all (EGG-8.3). `owner` and `counts` are those of its event."""
    state.winners, state.reason = winners, reason
    state.phase, state.chance = "game_over", ""
    state.target = state.question = state.level = -1
    state.attackers = state.choosing = ()
    state.steps = 0
    events.append(GameEnded(winners, reason, owner, counts))


def remove_soldier(state: State, soldier: int, cause: str, by: int, events: list[Event]) -> None:
    """Take a soldier off the board; eliminate its seat or end the game (EGG-8.1, EGG-8.4)."""
    seat, square = seat_of(soldier), state.soldiers[soldier]
    state.soldiers[soldier] = -1
    events.append(SoldierRemoved(seat, soldier, square, cause, by))
    if is_living(state, seat):
        return
    events.append(PlayerEliminated(seat, by))
    left = living(state)
    if len(left) == 1:
        finish(state, (left[0],), "last_alive", events)


def _sample_first(state: State, rng: random.Random) -> PickFirst:
    return PickFirst(CHANCE, rng.randrange(len(state.settings.seats)))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    PickFirst: Chance("first", _sample_first, _check_first, _pick_first),
}
