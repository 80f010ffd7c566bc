"""The refusals that the rules of the resource war share; each guard is named after its refusal."""

from __future__ import annotations

from teg_nb.engine.games.common.table_game import RefusalFactory, refuse_unless_playing
from teg_nb.engine.games.wargame.components import TROOP
from teg_nb.engine.games.wargame.queries import free
from teg_nb.engine.games.wargame.state import State

refusal = RefusalFactory(ready="unit", weapons="weapon", the="installation")
"""Factory of refusals whose facts are names; it looks ints up."""


def refuse_unless_known(state: State, kind: str, value: object, code: str, clause: str) -> None:
    """Refuse a value that is not the number of a name (a negative one would index from the end)."""
    if type(value) is not int or not 0 <= value < len(state.settings.vocabulary[kind]):
        raise refusal(state, code, clause, **{kind: str(value)})


def refuse_unless_country(state: State, *countries: object) -> None:
    """Refuse a value that is not the number of a territory."""
    for country in countries:
        refuse_unless_known(state, "country", country, "unknown_territory", "WAR-1.1")


def refuse_unless_whole(state: State, number: object, clause: str, least: int = 1) -> None:
    """Refuse an amount that is not a whole number of at least `least`."""
    if type(number) is not int or number < least:
        raise refusal(state, "bad_amount", clause, amount=number, least=str(least))


def refuse_unless_own(state: State, seat: int, clause: str, *countries: int) -> None:
    """Refuse territories of another seat."""
    for country in countries:
        if state.owner[country] != seat:
            raise refusal(state, "not_owner", clause, country=country)


def refuse_unless_enemy(state: State, seat: int, target: int, clause: str) -> None:
    """Refuse a target that belongs to the seat."""
    if state.owner[target] == seat:
        raise refusal(state, "own_target", clause, target=target)


def refuse_unless_ready(
    state: State, unit: int, country: int, number: int, clause: str = "WAR-4.7"
) -> None:
    """Refuse more units than are free for a task."""
    have = free(state, unit, country)
    if number > have:
        facts = {"country": country, "unit": unit, "ready": unit, "amount": number, "have": have}
        raise refusal(state, "not_enough_ready", clause, **facts)


def refuse_unless_some_stay(state: State, country: int, number: int, clause: str) -> None:
    """Refuse to leave too few troops."""
    min_left = state.settings.options["min_left"]
    if state.units[TROOP][country] - number < min_left:
        raise refusal(state, "must_leave_one", clause, country=country, least=min_left)


def refuse_unless_turn(state: State, seat: int, phase: str = "orders") -> None:
    """Refuse an order of a seat that is not to move, or in another phase.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order.
    """
    refuse_unless_playing(refusal, state, seat, over="WAR-11.2", turn="WAR-4.5", out="WAR-11.1")
    if state.phase == "setup" or seat != state.turn:
        raise refusal(state, "not_your_turn", "WAR-4.5", seat=state.turn)
    if state.chance:
        raise refusal(state, "decision_pending", "WAR-7.1")
    if state.phase != phase:
        raise refusal(state, "wrong_phase", "WAR-4.4", phase=state.phase)
