"""Placing armies, at the start and in the first phase of a turn (TGM-3.6, TGM-5.13, TGM-5.14)."""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.tgm.actions import EndReinforce, Place
from teg_nb.engine.games.tgm.events import ArmiesPlaced
from teg_nb.engine.games.tgm.guards import (
    refusal,
    refuse_unless_country,
    refuse_unless_own,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.tgm.rounds import HAND_LIMIT, end_if_forced, enter
from teg_nb.engine.games.tgm.setup import next_placer
from teg_nb.engine.games.tgm.state import State
from teg_nb.engine.legal_actions import AmountRows

PLACING = ("placing", "reinforce")


def _place_options(state: State) -> Sequence[Place]:
    seat, pool = state.turn, state.pool
    if not pool:
        return AmountRows(Place, seat, ())
    return AmountRows(
        Place, seat, [(((country,),), 1, pool) for country in members(state.held[seat])]
    )


def _check_place(state: State, action: Place) -> None:
    refuse_unless_turn(state, action.seat, PLACING)
    refuse_unless_country(state, action.country)
    refuse_unless_whole(state, action.armies, 1, "TGM-5.13")
    if action.armies > state.pool:
        raise refusal(state, "bad_amount", "TGM-5.13", armies=action.armies, most=state.pool)
    refuse_unless_own(state, action.seat, action.country, "TGM-5.13")


def _place(state: State, action: Place, events: list[Event]) -> None:
    state.armies[action.country] += action.armies
    state.pool -= action.armies
    events.append(ArmiesPlaced(action.seat, action.country, action.armies))
    if state.phase == "reinforce":
        end_if_forced(state, events)
        return
    remaining = state.due[action.seat] - action.armies
    state.due = changed(state.due, action.seat, remaining)
    if not state.pool:
        next_placer(state, events)


def _end_options(state: State) -> list[EndReinforce]:
    if state.pool or state.hands[state.turn].bit_count() >= HAND_LIMIT:
        return []
    return [EndReinforce(state.turn)]


def _check_end(state: State, action: EndReinforce) -> None:
    refuse_unless_turn(state, action.seat, PLACING)
    if state.pool:
        clause = "TGM-3.6" if state.phase == "placing" else "TGM-5.14"
        raise refusal(state, "pool_not_empty", clause, armies=state.pool)
    if state.hands[action.seat].bit_count() >= HAND_LIMIT:
        raise refusal(state, "must_exchange", "TGM-5.9")


def _end(state: State, action: EndReinforce, events: list[Event]) -> None:
    enter(state, "combat", events)


RULES: dict[type[Action], Rule[State]] = {
    Place: Rule(_place_options, _check_place, _place),
    EndReinforce: Rule(_end_options, _check_end, _end),
}
