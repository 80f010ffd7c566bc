"""Queries of the rules about a position of La Reconquista."""

from __future__ import annotations

from teg_nb.engine.board import members
from teg_nb.engine.games.reconquista.state import UNCOMMITTED, State


def living(state: State) -> tuple[int, ...]:
    """Return the seats that still play (REC-9.1)."""
    return tuple(seat for seat, slayer in enumerate(state.slayer) if slayer < 0)


def next_seat(state: State, seat: int) -> int:
    """Return the next living seat to the right of a seat (REC-4.2)."""
    seats = len(state.slayer)
    following = ((seat - step) % seats for step in range(1, seats + 1))
    return next(other for other in following if state.slayer[other] < 0)


def involved(state: State) -> int:
    """Return the bit set of the province under attack and its neighbours (REC-7.2)."""
    return state.settings.board.neighbour_sets[state.target] | 1 << state.target


def troops_on(state: State, places: int) -> int:
    """Count the troops on a set of provinces."""
    return sum(state.troops[province] for province in members(places))


def committers(state: State) -> tuple[int, ...]:
    """Return the sides that may pass their cards now, the attacker first (REC-7.5)."""
    pairs = zip((state.turn, state.defender), state.commits, strict=True)
    due = tuple(seat for seat, cards in pairs if cards == UNCOMMITTED)
    return due[:1] if state.settings.options.pass_order == "attacker_first" else due
