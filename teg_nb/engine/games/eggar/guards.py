"""The refusals that the rules of EGGAR share; each guard is named after its refusal."""

from __future__ import annotations

from teg_nb.engine.games.common.table_game import RefusalFactory
from teg_nb.engine.games.eggar.queries import awaited_seat, is_living, pending, seat_of
from teg_nb.engine.games.eggar.state import State


def refuse_unless_playing(state: State, seat: object) -> None:
    """Refuse an action after the end, of no seat, or of a seat that is out.

    Raises
    ------
    IllegalAction
        ``game_over``, ``not_your_turn`` or ``player_eliminated``.
    """
    if state.phase == "game_over":
        raise refusal(state, "game_over", "EGG-8.3")
    if type(seat) is not int or not 0 <= seat < len(state.settings.seats):
        raise refusal(state, "not_your_turn", "EGG-4.1")
    if not is_living(state, seat):
        raise refusal(state, "player_eliminated", "EGG-8.1", seat=seat)


def refuse_unless_turn(
    state: State, seat: object, phases: tuple[str, ...], clause: str, verb: str = ""
) -> None:
    """Refuse an action of a seat that is not to move, or of another moment.

    Parameters
    ----------
    verb : str
        The verb of the action, if the action is a reply: see `pending`.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order (common protocol, section 8).
    """
    refuse_unless_playing(state, seat)
    if seat != awaited_seat(state):
        raise refusal(state, "not_your_turn", "EGG-4.1", seat=awaited_seat(state))
    waits = pending(state)
    if waits not in ("", verb):
        raise refusal(state, "decision_pending", _PENDING[state.chance or waits])
    if waits != verb or state.phase not in phases:
        raise refusal(state, "wrong_phase", clause, phase=state.phase)


# The clause of the pending step: dice, a card, a reply, or the choice of a falling soldier.
_PENDING = {
    "first": "EGG-3.2",
    "move": "EGG-5.1",
    "attack": "EGG-6.2",
    "question": "EGG-7.1",
    "answer": "EGG-7.3",
    "remove": "EGG-7.6",
}


refusal = RefusalFactory(target="soldier")
"""Factory of refusals whose facts are names; it looks up squares, soldiers and seats by number."""


def refuse_unless_soldier(state: State, soldier: object, clause: str) -> None:
    """Refuse a value that is not the number of a soldier on the board."""
    if type(soldier) is not int or not 0 <= soldier < len(state.soldiers):
        raise refusal(state, "unknown_soldier", clause, soldier=str(soldier))
    if state.soldiers[soldier] < 0:
        raise refusal(state, "unknown_soldier", clause, soldier=soldier)


def refuse_unless_own(state: State, soldier: int, seat: int, clause: str) -> None:
    """Refuse a soldier of another seat."""
    if seat_of(soldier) != seat:
        raise refusal(state, "not_owner", clause, soldier=soldier, seat=seat_of(soldier))
