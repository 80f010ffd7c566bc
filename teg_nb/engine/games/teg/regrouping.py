"""Regrouping: one step between countries of one's own (TEG-11)."""

from __future__ import annotations

from teg_nb.engine.game import Action, Event, Rule
from teg_nb.engine.games.teg.actions import Regroup
from teg_nb.engine.games.teg.events import Regrouped
from teg_nb.engine.games.teg.state import (
    State,
    add_armies,
    changed,
    is_resting,
    known_country,
    occupied,
    own_turn,
    refusal,
    share,
    whole_number,
)


def _options(state: State) -> list[Action]:
    seat = state.turn
    if state.phase != "regroup" or state.chance or is_resting(state, seat):
        return []
    own = occupied(state, seat)
    armies, movable, guests = state.armies, state.movable, state.guests
    settings = state.settings
    found: list[Action] = []
    for source, made in settings.regroupings(seat, own):
        most = (armies[source] if source not in guests else share(state, source, seat)) - 1
        if most > movable[source]:
            most = movable[source]
        if most > 0:
            while len(made) <= most:
                settings.more_regroupings(seat, source, own, made)
            found += made[most]
    return found


def _check(state: State, action: Regroup) -> None:
    own_turn(state, action.seat, ("regroup",))
    seat, source, target, armies = action.seat, action.source, action.target, action.armies
    known_country(state, source)
    known_country(state, target)
    whole_number(state, armies, "TEG-11.2")
    own = occupied(state, seat)
    for country in (source, target):
        if not own >> country & 1:
            raise refusal(state, "not_your_country", "TEG-11.2", country=country)
    if target not in state.settings.board.neighbours[source]:
        raise refusal(state, "not_adjacent", "TEG-11.2", source=source, target=target)
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
    if is_resting(state, seat):
        raise refusal(state, "resting", "TEG-6.10", seat=seat)


def _apply(state: State, action: Regroup, events: list[Event]) -> None:
    """Departures lower what may still leave; arrivals do not raise it (TEG-11.4)."""
    left = state.movable[action.source] - action.armies
    state.movable = changed(state.movable, action.source, left)
    add_armies(state, action.source, action.seat, -action.armies)
    add_armies(state, action.target, action.seat, action.armies)
    events.append(Regrouped(action.seat, action.source, action.target, action.armies))


RULES: dict[type[Action], Rule] = {Regroup: Rule(_options, _check, _apply)}
