"""Refusals that many rules of La Revancha share, one guard for each."""

from __future__ import annotations

from teg_nb.engine.games.common.table_game import RefusalFactory, refuse_unless_playing
from teg_nb.engine.games.teg.queries import awaited_seat, is_resting
from teg_nb.engine.games.teg.state import State

refusal = RefusalFactory(card="country", by="seat")
"""Factory of refusals; it replaces the numbers of countries and seats by their names."""


def refuse_unless_country(state: State, country: object) -> None:
    """Refuse a value that is no number of a country; a negative one would index from the end."""
    if type(country) is not int or not 0 <= country < len(state.owner):
        raise refusal(state, "unknown_country", "TEG-1.2", country=str(country))


def refuse_unless_whole(state: State, armies: object, clause: str) -> None:
    """Refuse an amount that is not a whole number above zero."""
    if type(armies) is not int or armies < 1:
        raise refusal(state, "bad_amount", clause, armies=armies)


def refuse_unless_turn(
    state: State, seat: int, phases: tuple[str, ...], clause: str = "TEG-5.5"
) -> None:
    """Refuse an action of a seat that is not awaited, or in another phase.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending``,
        ``conquest_move_pending`` or ``wrong_phase``, in this order (TEG-21).
    """
    if (
        state.phase in phases
        and type(seat) is int
        and seat == awaited_seat(state)
        and not (state.chance or state.entry or state.joint or state.battle)
        and state.slayer[seat] < 0
    ):
        return  # the usual case first, for speed
    refuse_unless_playing(refusal, state, seat, over="TEG-18.1", turn="TEG-5.1", out="TEG-16.1")
    if state.phase == "setup" or seat != awaited_seat(state):
        clause = "TEG-4.1" if state.phase.startswith("initial") else "TEG-5.1"
        raise refusal(state, "not_your_turn", clause, seat=awaited_seat(state))
    if state.chance:
        raise refusal(state, "decision_pending", "TEG-8.3")
    if state.entry:
        source, target = state.entry
        clauses = {"aggression": "TEG-15.9", "intrusion": "TEG-15.26"}
        clause = clauses.get(state.entry_rule, "TEG-8.11")
        raise refusal(state, "conquest_move_pending", clause, source=source, target=target)
    if state.joint or state.battle:
        raise refusal(state, "decision_pending", "TEG-15.22" if state.joint else "TEG-8.7")
    if state.phase not in phases:
        if state.phase in ("card", "regroup") and {"attack", "regroup"} & {*phases}:
            refuse_resting(state, seat)
        raise refusal(state, "wrong_phase", clause, phase=state.phase)


def refuse_resting(state: State, seat: int) -> None:
    """Refuse an action of a seat that rests in this round (TEG-6.10)."""
    if is_resting(state, seat):
        raise refusal(state, "resting", "TEG-6.10", seat=seat)


def refuse_unless_dice(state: State, dice: tuple[int, ...], count: int, clause: str) -> None:
    """Refuse dice that are not `count` numbers from 1 to 6."""
    if len(dice) != count or not all(type(die) is int and 1 <= die <= 6 for die in dice):
        raise refusal(state, "bad_chance", clause, dice=count)
