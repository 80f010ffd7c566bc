"""Placing armies: initial laps, extra reinforcements, reinforcement (TEG-4, TEG-6.7, TEG-7).

`rounds.armies_due` counts the armies of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members, normalize_name
from teg_nb.engine.game import Rule
from teg_nb.engine.games.teg.actions import EndPlacement, Place
from teg_nb.engine.games.teg.blockades import is_blocked
from teg_nb.engine.games.teg.events import ArmiesPlaced
from teg_nb.engine.games.teg.guards import (
    refusal,
    refuse_unless_country,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.teg.mutations import add_armies
from teg_nb.engine.games.teg.pacts.lifecycle import lapse
from teg_nb.engine.games.teg.queries import is_zone, occupied
from teg_nb.engine.games.teg.rounds import (
    end_extra,
    end_reinforcement,
    next_living,
    open_countries,
    refuse_unless_finished,
    reinforcement_unfinished,
    start_round,
)
from teg_nb.engine.games.teg.state import BASIC, EXCHANGED, FIRST_CONTINENT, State
from teg_nb.engine.legal_actions import AmountRows, singleton_action

INITIAL = ("initial_1", "initial_2")
PLACING = (*INITIAL, "extra_reinforcement", "reinforce")


def start_placing(state: State, events: list[Event]) -> None:
    """Open the first lap, or round 1 of a table without initial armies (TEG-4.1, CHP-2.9)."""
    state.turn = state.first
    if not state.settings.initial_armies:
        start_round(state, events)
        return
    state.phase = "initial_1"
    state.due[BASIC] = initial_due(state)


def initial_due(state: State) -> int:
    """Count the armies of the seat in turn in an initial lap (TEG-4.1 to TEG-4.3, CHP-12.3)."""
    lap = INITIAL.index(state.phase)
    armies = state.settings.initial_armies[lap]
    handicap = state.settings.options.handicap
    if lap or handicap is None:
        return armies
    return armies + handicap[(state.turn - state.first) % len(state.slayer)]


def end_initial(state: State, events: list[Event]) -> None:
    """Go on with the next seat of the lap, the second lap or the first round (TEG-4.2)."""
    lapse(state, events)
    seat = next_living(state, state.turn)
    last = INITIAL[len(state.settings.initial_armies) - 1]
    if seat == state.first:
        if state.phase == last:
            start_round(state, events)
            return
        state.phase = "initial_2"
    state.turn = seat
    state.due[BASIC] = initial_due(state)


def receivers(state: State) -> tuple[int, ...]:
    """Return the countries where the seat in turn may place armies or missiles now."""
    if state.phase in INITIAL:
        return members(occupied(state, state.turn))
    return open_countries(state, state.turn)


def _place_options(state: State) -> Sequence[Place]:
    due = state.due
    if not any(due):
        return []
    alone, continents = state.settings.lists.alone, state.settings.board.continent_of
    free = due[BASIC] + due[EXCHANGED]
    rows = [
        (alone[country], 1, limit)
        for country in receivers(state)
        if (limit := free + due[FIRST_CONTINENT + continents[country]])
    ]
    return AmountRows(Place, state.turn, rows)


def _check_place(state: State, action: Place) -> None:
    refuse_unless_turn(state, action.seat, PLACING)
    refuse_unless_country(state, action.country)
    refuse_unless_whole(state, action.armies, "TEG-4.4")
    seat, country, armies = action.seat, action.country, action.armies
    if not occupied(state, seat) >> country & 1:
        raise refusal(state, "not_your_country", "TEG-7.3", country=country)
    fault = closed_fault(state, country, seat)
    if fault:
        raise refusal(state, *fault, country=country)
    fits = fitting(state, country)
    if armies > sum(state.due):
        clause = "TEG-7.1" if state.phase == "reinforce" else "TEG-6.7"
        clause = "TEG-4.1" if state.phase in INITIAL else clause
        raise refusal(state, "too_many_armies", clause, armies=armies, limit=fits, country=country)
    if armies > fits:
        raise refusal(
            state, "wrong_continent", "TEG-7.5", armies=armies, limit=fits, country=country
        )


def _place(state: State, action: Place, events: list[Event]) -> None:
    pay(state, action.country, action.armies)
    add_armies(state, action.country, action.seat, action.armies)
    events.append(ArmiesPlaced(action.seat, action.country, action.armies))


def closed_fault(state: State, country: int, seat: int) -> tuple[str, str] | None:
    """Return why a country of a seat may receive nothing now, or None.

    TEG-7.6, TEG-10.6, TEG-14.20.
    """
    if is_zone(state, country, seat):
        return "zone_no_reinforcement", "TEG-14.20"
    if state.phase in INITIAL or not is_blocked(state, country, seat):
        return None
    lifted = state.settings.options.all_blocked == "break" and state.phase in PLACING
    if lifted and country in open_countries(state, seat):
        return None
    return "blocked_country", "TEG-10.3"


def fitting(state: State, country: int) -> int:
    """Count the armies due that may enter a country: its continent's and free ones (TEG-7.7)."""
    continent = FIRST_CONTINENT + state.settings.board.continent_of[country]
    return state.due[continent] + state.due[BASIC] + state.due[EXCHANGED]


def pay(state: State, country: int, armies: int) -> None:
    """Spend the continent's armies due first, then the free ones, which fit anywhere."""
    continent = FIRST_CONTINENT + state.settings.board.continent_of[country]
    for source in (continent, BASIC, EXCHANGED):
        used = min(armies, state.due[source])
        if used:
            state.due[source] -= used
            armies -= used


def _end_options(state: State) -> Sequence[EndPlacement]:
    if state.phase in INITIAL and any(state.due):
        return ()
    if state.phase == "reinforce" and reinforcement_unfinished(state):
        return ()
    return singleton_action(EndPlacement, state.turn)


def _check_end(state: State, action: EndPlacement) -> None:
    refuse_unless_turn(state, action.seat, PLACING)
    if state.phase == "reinforce":
        refuse_unless_finished(state)
    elif state.phase in INITIAL and any(state.due):
        raise refusal(state, "armies_left_to_place", "TEG-4.4", armies=sum(state.due))


def _end(state: State, action: EndPlacement, events: list[Event]) -> None:
    end(state, events)


def end(state: State, events: list[Event]) -> None:
    """End a placing phase and begin the next seat, lap or phase."""
    if state.phase in INITIAL:
        end_initial(state, events)
    elif state.phase == "extra_reinforcement":
        end_extra(state, events)
    else:
        end_reinforcement(state, events)


def place_automatically(state: State, events: list[Event]) -> None:
    """Place the armies of a seat whose player left, one per country in order of name.

    Repeats until no army fits (TEG-D-18).
    """
    seat = state.turn
    names = state.settings.board.countries
    while any(state.due):
        before = sum(state.due)
        for country in sorted(
            members(occupied(state, seat)), key=lambda number: normalize_name(names[number])
        ):
            if fitting(state, country) and closed_fault(state, country, seat) is None:
                _place(state, Place(seat, country, 1), events)
        if sum(state.due) == before:
            return


RULES: dict[type[Action], Rule[State]] = {
    Place: Rule(_place_options, _check_place, _place),
    EndPlacement: Rule(_end_options, _check_end, _end),
}
