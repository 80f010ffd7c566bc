"""Regrouping: one step between a seat's own countries (TEG-11, TEG-15.16, TEG-15.17)."""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import bit_set
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.teg.actions import Regroup, RegroupMissiles
from teg_nb.engine.games.teg.events import MissilesRegrouped, Regrouped
from teg_nb.engine.games.teg.guards import (
    refusal,
    refuse_resting,
    refuse_unless_country,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.teg.mutations import add_armies, add_missiles
from teg_nb.engine.games.teg.queries import (
    awaited_seat,
    is_resting,
    is_zone,
    occupied,
    share,
    stock,
    zone_of,
)
from teg_nb.engine.games.teg.rounds import REGROUPING
from teg_nb.engine.games.teg.state import State
from teg_nb.engine.legal_actions import AmountRows


def open_targets(state: State, seat: int) -> int:
    """Return a bit set of the countries that a seat may regroup into.

    An ally may regroup into the new condominium only.
    """
    countries = occupied(state, seat)
    if state.phase == "ally_regroup":
        countries = bit_set(country for country, ally in state.allies if ally == seat)
    zone = zone_of(state, seat) if state.pacts else None
    return countries if zone is None else countries & ~(1 << zone.country)


def _options(state: State) -> Sequence[Regroup]:
    seat = awaited_seat(state)
    if is_resting(state, seat):
        return []
    own_countries, targets = occupied(state, seat), open_targets(state, seat)
    armies, movable, guests = state.armies, state.movable, state.guests
    rows = []
    for source, steps in state.settings.lists.regroupings(own_countries, targets):
        limit = (armies[source] if source not in guests else share(state, source, seat)) - 1
        if limit > movable[source]:
            limit = movable[source]
        if limit > 0:
            rows.append((steps, 1, limit))
    return AmountRows(Regroup, seat, rows)


def _missile_options(state: State) -> Sequence[RegroupMissiles]:
    seat, movable = awaited_seat(state), state.movable_missiles
    if not any(movable) or is_resting(state, seat):
        return []
    rows = [
        ((step,), 1, limit)
        for source, steps in state.settings.lists.regroupings(
            occupied(state, seat), open_targets(state, seat)
        )
        if movable[source] and (limit := min(movable[source], stock(state, source, seat)))
        for step in steps
    ]
    return AmountRows(RegroupMissiles, seat, rows)


def _check_step(state: State, action: Regroup | RegroupMissiles, number: int) -> None:
    """Check the rules shared by armies and missiles: one step between own countries."""
    seat, source, target = action.seat, action.source, action.target
    refuse_unless_country(state, source)
    refuse_unless_country(state, target)
    refuse_unless_whole(state, number, "TEG-11.2")
    own_countries = occupied(state, seat)
    for country in (source, target):
        if not own_countries >> country & 1:
            raise refusal(state, "not_your_country", "TEG-11.2", country=country)
    if target not in state.settings.board.neighbours[source]:
        raise refusal(state, "not_adjacent", "TEG-11.2", source=source, target=target)
    if state.phase == "ally_regroup" and not open_targets(state, seat) >> target & 1:
        raise refusal(state, "ally_regroup_only_condominium", "TEG-15.17", target=target)


def _check_end_of_step(state: State, action: Regroup | RegroupMissiles) -> None:
    refuse_resting(state, action.seat)
    if is_zone(state, action.target, action.seat):
        raise refusal(state, "zone_no_reinforcement", "TEG-14.20", country=action.target)


def _check(state: State, action: Regroup) -> None:
    refuse_unless_turn(state, action.seat, REGROUPING)
    _check_step(state, action, action.armies)
    seat, source, armies = action.seat, action.source, action.armies
    if armies > share(state, source, seat) - 1:
        raise refusal(state, "must_leave_one_army", "TEG-11.2", source=source, country=source)
    if armies > state.movable[source]:
        raise refusal(
            state,
            "already_regrouped",
            "TEG-11.3",
            source=source,
            country=source,
            armies=armies,
            limit=state.movable[source],
        )
    _check_end_of_step(state, action)


def _apply(state: State, action: Regroup, events: list[Event]) -> None:
    """Move armies one step; arrivals do not raise the number that may leave (TEG-11.4)."""
    left = state.movable[action.source] - action.armies
    state.movable = changed(state.movable, action.source, left)
    add_armies(state, action.source, action.seat, -action.armies)
    add_armies(state, action.target, action.seat, action.armies)
    events.append(Regrouped(action.seat, action.source, action.target, action.armies))


def _check_missiles(state: State, action: RegroupMissiles) -> None:
    refuse_unless_turn(state, action.seat, (*REGROUPING, "attack"))
    if state.phase == "attack":
        raise refusal(state, "missile_cannot_move_in_attack", "TEG-9.12")
    _check_step(state, action, action.missiles)
    source = action.source
    if action.missiles > stock(state, source, action.seat):
        raise refusal(state, "no_missile", "TEG-11.6", source=source, country=source)
    if action.missiles > state.movable_missiles[source]:
        raise refusal(state, "already_regrouped", "TEG-11.3", source=source, country=source)
    _check_end_of_step(state, action)


def _apply_missiles(state: State, action: RegroupMissiles, events: list[Event]) -> None:
    left = state.movable_missiles[action.source] - action.missiles
    state.movable_missiles = changed(state.movable_missiles, action.source, left)
    add_missiles(state, action.source, action.seat, -action.missiles)
    add_missiles(state, action.target, action.seat, action.missiles)
    events.append(MissilesRegrouped(action.seat, action.source, action.target, action.missiles))


RULES: dict[type[Action], Rule[State]] = {
    Regroup: Rule(_options, _check, _apply),
    RegroupMissiles: Rule(_missile_options, _check_missiles, _apply_missiles),
}
