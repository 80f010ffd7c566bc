"""The refusals that the rules of La Reconquista share; each guard is named after its refusal."""

from __future__ import annotations

from teg_nb.engine.games.common.table_game import RefusalFactory, refuse_unless_playing
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.state import State

refusal = RefusalFactory()
"""Factory of refusals whose facts are names; it looks up provinces and seats by number."""


def refuse_unless_province(state: State, place: object) -> None:
    """Refuse a value that is not a province's number (a negative one would index from the end)."""
    if type(place) is not int or not 0 <= place < PROVINCES:
        raise refusal(state, "unknown_province", "REC-1.5", country=str(place))


def refuse_unless_whole(state: State, number: object, clause: str) -> None:
    """Refuse an amount that is not a whole number above zero."""
    if type(number) is not int or number < 1:
        raise refusal(state, "bad_amount", clause, armies=number)


def refuse_unless_own(state: State, seat: int, place: int, clause: str) -> None:
    """Refuse a province that a seat does not own; this reveals nothing new to it (REC-8.10)."""
    if not state.hands[seat] >> place & 1:
        raise refusal(state, "not_owner", clause, country=place)


def refuse_unless_turn(state: State, seat: int, phase: str, clause: str) -> None:
    """Refuse an action of a seat that may not act now, or of another phase.

    The named seat and the code follow from the knowledge of the refused seat (REC-8.10).

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order.
    """
    refuse_unless_playing(refusal, state, seat, over="REC-10.1", turn="REC-4.2", out="REC-9.1")
    if state.phase == "setup":
        raise refusal(state, "not_your_turn", "REC-3.1")
    awaited = state.answering[0] if state.answering else state.turn
    sides = (state.turn, state.defender if state.phase == "commit" else awaited)
    if seat not in sides:
        before = "REC-3.5" if state.phase == "placing" else "REC-4.2"
        raise refusal(state, "not_your_turn", before, seat=awaited)
    if state.phase in ("commit", "draw") and phase != state.phase:
        due = "REC-7.15" if state.phase == "commit" else "REC-10.5"
        raise refusal(state, "decision_pending", due, phase=state.phase)
    if state.phase != phase:
        raise refusal(state, "wrong_phase", clause, phase=state.phase)
    if state.phase == "draw" and seat != awaited:
        raise refusal(state, "not_your_turn", "REC-10.5", seat=awaited)
