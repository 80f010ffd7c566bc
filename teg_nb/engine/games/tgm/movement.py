"""The displacement at the end of a turn (TGM-7)."""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.tgm.actions import EndTurn, Fortify
from teg_nb.engine.games.tgm.events import ArmiesFortified
from teg_nb.engine.games.tgm.guards import (
    refusal,
    refuse_unless_adjacent,
    refuse_unless_country,
    refuse_unless_own,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.tgm.rounds import finish_turn
from teg_nb.engine.games.tgm.state import State
from teg_nb.engine.legal_actions import AmountRows, steps


def _fortify_options(state: State) -> Sequence[Fortify]:
    seat, held = state.turn, state.held[state.turn]
    near = state.settings.board.neighbour_sets
    rows = [
        (step, 1, state.armies[source] - 1)
        for source in members(held)
        if state.armies[source] > 1
        for step in steps(source, held & near[source])
    ]
    return AmountRows(Fortify, seat, rows)


def _check_fortify(state: State, action: Fortify) -> None:
    refuse_unless_turn(state, action.seat, ("move",))
    refuse_unless_country(state, action.source)
    refuse_unless_country(state, action.target)
    refuse_unless_whole(state, action.armies, 1, "TGM-7.1")
    refuse_unless_own(state, action.seat, action.source, "TGM-7.1")
    refuse_unless_own(state, action.seat, action.target, "TGM-7.1")
    refuse_unless_adjacent(state, action.source, action.target, "TGM-7.1")
    if action.armies >= state.armies[action.source]:
        raise refusal(state, "too_few_armies", "TGM-7.1", country=action.source)


def _fortify(state: State, action: Fortify, events: list[Event]) -> None:
    state.armies[action.source] -= action.armies
    state.armies[action.target] += action.armies
    events.append(ArmiesFortified(action.seat, action.source, action.target, action.armies))
    finish_turn(state, events)


def _check_end(state: State, action: EndTurn) -> None:
    refuse_unless_turn(state, action.seat, ("move",))


def _end(state: State, action: EndTurn, events: list[Event]) -> None:
    finish_turn(state, events)


RULES: dict[type[Action], Rule[State]] = {
    Fortify: Rule(_fortify_options, _check_fortify, _fortify),
    EndTurn: Rule(lambda state: [EndTurn(state.turn)], _check_end, _end),
}
