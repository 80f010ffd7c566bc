"""Queries of the rules about a position of EGGAR."""

from __future__ import annotations

from teg_nb.engine.games.eggar.grid import SOLDIERS
from teg_nb.engine.games.eggar.state import State


def seat_of(soldier: int) -> int:
    """Return the seat of a soldier (EGG-1.7)."""
    return soldier // SOLDIERS


def army(state: State, seat: int) -> list[int]:
    """List the soldiers of a seat that are still on the board."""
    numbers = range(seat * SOLDIERS, (seat + 1) * SOLDIERS)
    return [soldier for soldier in numbers if state.soldiers[soldier] >= 0]


def is_living(state: State, seat: int) -> bool:
    """Tell if a seat still has soldiers (EGG-8.1)."""
    return max(state.soldiers[seat * SOLDIERS : (seat + 1) * SOLDIERS]) >= 0


def living(state: State) -> list[int]:
    """List the seats that still have soldiers."""
    return [seat for seat in range(len(state.settings.seats)) if is_living(state, seat)]


def next_living(state: State, seat: int) -> int:
    """Return the next living seat to the right: the rival that a seat asks (EGG-4.1, EGG-7.1)."""
    seats = len(state.settings.seats)
    order = ((seat + step) % seats for step in range(1, seats + 1))
    return next(other for other in order if is_living(state, other))


def beside(state: State, soldier: int) -> list[int]:
    """List the enemy soldiers above, left, right or below a soldier (EGG-6.1)."""
    around = state.settings.board.neighbours[state.soldiers[soldier]]
    return [
        other
        for other, square in enumerate(state.soldiers)
        if square in around and seat_of(other) != seat_of(soldier)
    ]


def cards_left(state: State) -> tuple[int, ...]:
    """Count the cards in the pile of each level."""
    return tuple((pile & ~state.used).bit_count() for pile in state.settings.piles)


def pending(state: State) -> str:
    """Return the verb that must come next, ``"chance"``, or ``""`` for the verbs of the phase."""
    if state.chance:
        return "chance"
    if state.choosing:
        return "remove"
    return "answer" if state.question >= 0 else ""


def awaited_seat(state: State) -> int:
    """Return the seat that must decide: the seat to move, or the seat that is asked."""
    if state.question >= 0:
        return next_living(state, state.turn)
    answerer_chooses = state.settings.options.wrong_answer_tie == "answerer"
    if state.choosing and state.phase == "question" and answerer_chooses:
        return next_living(state, state.turn)
    return state.turn
