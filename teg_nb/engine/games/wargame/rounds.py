"""Rounds, deliveries and turns (WAR-4), and the reserve of units for defence (WAR-5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.wargame.actions import Defend, EndTurn
from teg_nb.engine.games.wargame.components import TROOP
from teg_nb.engine.games.wargame.events import (
    DeliveryChosen,
    ReinforcementsDelivered,
    ReinforcementsLost,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    UnitsReserved,
)
from teg_nb.engine.games.wargame.guards import (
    refusal,
    refuse_unless_country,
    refuse_unless_known,
    refuse_unless_own,
    refuse_unless_ready,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.wargame.objectives import end_at_limit, end_game, has_won
from teg_nb.engine.games.wargame.queries import free_here, living
from teg_nb.engine.games.wargame.state import State
from teg_nb.engine.legal_actions import AmountRows


def start_round(state: State, number: int, events: list[Event]) -> None:
    """Start a round: set its first seat, and make all deliveries (WAR-4.1, WAR-4.5)."""
    state.round = number
    seats = len(state.slayer)
    order = state.settings.options.word("turn_order")
    rotates = order == "rotate" or (order == "by_seats" and seats > 2)
    state.first = (number - 1) % seats if rotates else 0
    state.first = living(state)[0]
    events.append(RoundStarted(number, state.first))
    for seat in sorted(living(state)):
        deliver(state, seat, events)


def deliver(state: State, seat: int, events: list[Event]) -> None:
    """Deliver troops of a seat to its chosen territories, one by one, in turn (WAR-4.2)."""
    chosen = state.deliveries[seat]
    troops = state.held[seat].bit_count() // state.settings.options["reinforcement.divisor"]
    if not chosen or not troops:
        return
    remaining = [country for country in chosen if state.owner[country] == seat]
    if not remaining:
        events.append(ReinforcementsLost(seat, troops))
        return
    arriving = Counter(remaining[step % len(remaining)] for step in range(troops))
    for country, number in arriving.items():
        state.units[TROOP][country] += number
        events.append(ReinforcementsDelivered(seat, country, number))


def start_turn(state: State, seat: int, events: list[Event]) -> None:
    """Start a turn: every unit of the seat is ready (WAR-4.7)."""
    state.phase = "orders"
    state.turn = seat
    state.recruits = (0,) * len(state.owner)
    countries = members(state.held[seat])
    for row in state.busy:
        for country in countries:
            row[country] = 0
    units = sum(row[country] for row in state.units for country in countries)
    events.append(TurnStarted(seat, units))


# The end of a turn


def _end_options(state: State) -> Sequence[EndTurn]:
    """List a sample of selections: each territory, all borders, all territories."""
    seat = state.turn
    return _selections(state.settings.board.neighbour_sets, seat, state.held[seat])


@lru_cache(maxsize=1 << 10)
def _selections(neighbours: tuple[int, ...], seat: int, held: int) -> tuple[EndTurn, ...]:
    countries = members(held)
    borders = tuple([country for country in countries if neighbours[country] & ~held])
    lists: list[tuple[int, ...]] = [(country,) for country in countries]
    lists += [selection for selection in dict.fromkeys((borders, countries)) if len(selection) > 1]
    return tuple(EndTurn(seat, selection) for selection in lists)


def _check_end(state: State, action: EndTurn) -> None:
    refuse_unless_turn(
        state, action.seat, "first_delivery" if state.phase == "first_delivery" else "orders"
    )
    refuse_unless_country(state, *action.selection)
    foreign = [country for country in action.selection if state.owner[country] != action.seat]
    if not action.selection or foreign or len(set(action.selection)) != len(action.selection):
        raise refusal(state, "bad_selection", "WAR-4.9")


def _end(state: State, action: EndTurn, events: list[Event]) -> None:
    seat = action.seat
    state.deliveries = changed(state.deliveries, seat, action.selection)
    events.append(DeliveryChosen(seat, action.selection))
    if state.phase == "first_delivery":
        _next_choice(state, events)
        return
    state.suppressed = 0
    state.reserved = [[0] * len(state.owner) for _ in state.units]
    events.append(TurnEnded(seat))
    if has_won(state, seat):
        end_game(state, (seat,), "objective", events)
        return
    order = living(state)
    after = order[order.index(seat) + 1 :]
    if after:
        start_turn(state, after[0], events)
        return
    events.append(RoundEnded(state.round))
    if state.round >= state.settings.options["max_rounds"]:
        end_at_limit(state, events)
    else:
        start_round(state, state.round + 1, events)
        start_turn(state, state.first, events)


def _next_choice(state: State, events: list[Event]) -> None:
    """Pass the first choice on; after the last seat, round 1 begins (WAR-D-18)."""
    if state.turn + 1 < len(state.slayer):
        state.turn += 1
        return
    start_round(state, 1, events)
    start_turn(state, state.first, events)


# Defence


def _defend_options(state: State) -> Sequence[Defend]:
    """List all free units of a kind in a territory; fewer are legal too."""
    rows = [
        (((country, unit),), number, number)
        for unit in range(len(state.units))
        for country, number in free_here(state, unit)
    ]
    rows.sort()
    return AmountRows(Defend, state.turn, rows)


def _check_defend(state: State, action: Defend) -> None:
    refuse_unless_turn(state, action.seat)
    refuse_unless_country(state, action.country)
    refuse_unless_known(state, "unit", action.unit, "unknown_item", "WAR-1.4")
    refuse_unless_whole(state, action.number, "WAR-5.2")
    refuse_unless_own(state, action.seat, "WAR-5.2", action.country)
    refuse_unless_ready(state, action.unit, action.country, action.number)


def _defend(state: State, action: Defend, events: list[Event]) -> None:
    state.reserved[action.unit][action.country] += action.number
    events.append(UnitsReserved(action.seat, action.country, action.unit, action.number))


DEFEND: dict[type[Action], Rule[State]] = {Defend: Rule(_defend_options, _check_defend, _defend)}
END: dict[type[Action], Rule[State]] = {EndTurn: Rule(_end_options, _check_end, _end)}
