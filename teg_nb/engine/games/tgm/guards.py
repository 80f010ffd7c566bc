"""Common checks of the rules of Tercera Guerra Mundial. Each guard raises one refusal."""

from __future__ import annotations

from teg_nb.engine.games.common.table_game import RefusalFactory, refuse_unless_playing
from teg_nb.engine.games.tgm.queries import awaited_seat, pending
from teg_nb.engine.games.tgm.state import State

refusal = RefusalFactory()
"""The factory of refusals. It replaces ints for territories, cards and seats by names."""


def refuse_unless_country(state: State, country: object) -> None:
    """Raise unless the value is the number of a territory.

    A negative number would index from the end.
    """
    if type(country) is not int or not 0 <= country < len(state.owner):
        raise refusal(state, "unknown_territory", "TGM-1.3", country=str(country))


def refuse_unless_whole(state: State, armies: object, least: int, clause: str) -> None:
    """Raise unless an amount is a whole number and at least `least`."""
    if type(armies) is not int:
        raise refusal(state, "malformed_action", "TGM-15.1")
    if armies < least:
        raise refusal(state, "bad_amount", clause, armies=armies)


def refuse_unless_own(state: State, seat: int, country: int, clause: str) -> None:
    """Raise unless the seat owns the territory."""
    if state.owner[country] != seat:
        raise refusal(state, "not_owner", clause, country=country)


def refuse_unless_adjacent(state: State, source: int, target: int, clause: str) -> None:
    """Raise unless a border joins two territories (TGM-1.4)."""
    if source == target:
        raise refusal(state, "same_territory", clause, country=source)
    if not state.settings.board.neighbour_sets[source] >> target & 1:
        raise refusal(state, "not_adjacent", clause, source=source, target=target)


def refuse_unless_turn(
    state: State, seat: int, phases: tuple[str, ...], decision: str = "", clause: str = "TGM-4.1"
) -> None:
    """Raise unless the seat is awaited, in one of the phases, with this decision pending.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order.
    """
    refuse_unless_playing(refusal, state, seat, over="TGM-9.4", turn="TGM-4.2", out="TGM-8.1")
    if state.phase == "setup" or seat != awaited_seat(state):
        is_defence = pending(state) == "defend"
        raise refusal(state, "not_your_turn", "TGM-4.3" if is_defence else "TGM-4.2")
    if state.chance or (pending(state) and pending(state) != decision):
        raise refusal(state, "decision_pending", "TGM-4.3")
    if state.phase not in phases or pending(state) != decision:
        raise refusal(state, "wrong_phase", clause, phase=state.phase)
