"""Moves of troops, vehicles and goods between territories of one seat (WAR-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.wargame.actions import Cargo, Carry, March
from teg_nb.engine.games.wargame.components import PLANE, SHIP, SIZES, TROOP, TROOP_SIZE
from teg_nb.engine.games.wargame.events import Carried, Marched
from teg_nb.engine.games.wargame.guards import (
    refusal,
    refuse_unless_country,
    refuse_unless_known,
    refuse_unless_own,
    refuse_unless_ready,
    refuse_unless_some_stay,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.wargame.mutations import arrive, leave, put
from teg_nb.engine.games.wargame.queries import free, free_here, leaving, may_leave
from teg_nb.engine.games.wargame.state import EMPTY, Public, State
from teg_nb.engine.games.wargame.strikes import accessible, reaches, sea_access
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.legal_actions import AmountRows, Row

VEHICLES = (PLANE, SHIP)
"""Kinds of unit by number of the vehicle."""

_CAPACITY = ("capacity.plane", "capacity.ship")


def size_of(cargo: Cargo) -> int:
    """Return the cargo units of some goods.

    Examples
    --------
    >>> size_of(((0, 3), (12, 1)))
    5
    """
    return sum(SIZES[good] * count for good, count in cargo)


def goods_in(state: State, country: int) -> tuple[int, ...]:
    """Return the goods that can be taken from a territory: none, if each seat has one stock.

    WAR-D-8.
    """
    return EMPTY if state.settings.pooled else state.stocks[country]


def full_load(stock: tuple[int, ...], room: int) -> Cargo:
    """Return as much of a stock as fits: weapons first, and rarer goods before commoner ones.

    Examples
    --------
    >>> full_load((5, 0, 1) + (0,) * 9 + (1, 0, 0, 0), 4)
    ((0, 1), (2, 1), (12, 1))
    """
    taken = []
    for good in range(len(stock) - 1, -1, -1):
        count = min(stock[good], room // SIZES[good])
        if count:
            taken.append((good, count))
            room -= count * SIZES[good]
    return tuple(sorted(taken))


def vehicle_goes(state: Public, vehicle: int, source: int, target: int) -> bool:
    """Tell if a plane or ship can go from one own territory to another."""
    return bool(accessible(state, VEHICLES[vehicle], source) >> target & 1)


# On foot


def _march_options(state: State) -> Sequence[March]:
    """List marches of any number without cargo, and full ones with one troop's load of a good."""
    held, neighbours = state.held[state.turn], state.settings.board.neighbour_sets
    room = state.settings.options["capacity.troop"]
    rows: list[Row[tuple[int, int, Cargo]]] = []
    for source, max_troops in leaving(state):
        loads = _loads(goods_in(state, source), room)
        for target in members(neighbours[source] & held):
            rows.append((((source, target, ()),), 1, max_troops))
            if loads:
                full = [(source, target, load) for load in loads]
                rows.append((full, max_troops, max_troops))
    return AmountRows(March, state.turn, rows)


@lru_cache(maxsize=1 << 12)
def _loads(stock: tuple[int, ...], room: int) -> tuple[Cargo, ...]:
    """Return, of each good of a stock, as much as one troop carries."""
    return tuple(
        ((good, min(count, room // SIZES[good])),)
        for good, count in enumerate(stock)
        if count and room >= SIZES[good]
    )


def _check_cargo(state: State, cargo: Cargo, clause: str) -> None:
    """Refuse anything but a list of different goods with numbers from 1 on."""
    for good, _ in cargo:
        refuse_unless_known(state, "good", good, "unknown_resource", "WAR-1.6")
    for _, count in cargo:
        refuse_unless_whole(state, count, clause)
    for good, times in Counter(good for good, _ in cargo).items():
        if times > 1:
            raise refusal(state, "same_good_twice", clause, good=good)


def _check_load(
    state: State, country: int, cargo: Cargo, troops: int, room: int, clause: str
) -> None:
    """Refuse goods that are not in stock, or that do not fit."""
    stock = goods_in(state, country)
    for good, count in cargo:
        if stock[good] < count:
            raise refusal(
                state,
                "not_enough_resources",
                clause,
                country=country,
                good=good,
                amount=count,
                have=stock[good],
            )
    size = size_of(cargo) + TROOP_SIZE * troops
    if size > room:
        raise refusal(state, "over_capacity", clause, size=size, room=room)


def _check_ends(state: State, seat: int, source: int, target: int, clause: str) -> None:
    refuse_unless_own(state, seat, clause, source, target)
    if source == target:
        raise refusal(state, "same_territory", clause, country=source)


def _check_march(state: State, action: March) -> None:
    refuse_unless_turn(state, action.seat)
    source, target, troops = action.source, action.target, action.troops
    refuse_unless_country(state, source, target)
    _check_cargo(state, action.cargo, "WAR-10.2")
    refuse_unless_whole(state, troops, "WAR-10.2")
    _check_ends(state, action.seat, source, target, "WAR-10.2")
    if target not in state.settings.board.neighbours[source]:
        raise refusal(state, "not_adjacent", "WAR-10.2", source=source, target=target)
    refuse_unless_ready(state, TROOP, source, troops)
    refuse_unless_some_stay(state, source, troops, "WAR-10.2")
    room = troops * state.settings.options["capacity.troop"]
    _check_load(state, source, action.cargo, 0, room, "WAR-10.2")


def _march(state: State, action: March, events: list[Event]) -> None:
    _move(state, TROOP, action.source, action.target, action.troops)
    _unload(state, action.source, action.target, action.cargo)
    events.append(
        Marched(
            action.seat,
            state.settings.open,
            action.source,
            action.target,
            action.troops,
            action.cargo,
        )
    )


def _move(state: State, unit: int, source: int, target: int, number: int) -> None:
    leave(state, unit, source, number)
    arrive(state, unit, target, number)


def _unload(state: State, source: int, target: int, cargo: Cargo) -> None:
    if cargo:
        put(state, source, cargo, -1)
        put(state, target, cargo)


# By plane or ship


def _carry_options(state: State) -> list[Carry]:
    """List a sample of trips: all free vehicles, empty, full of troops, or full of goods."""
    seat = state.turn
    own = state.held[seat]
    trips: list[Carry] = []
    for vehicle, unit in enumerate(VEHICLES):
        for source, number in free_here(state, unit):
            room = number * state.settings.options[_CAPACITY[vehicle]]
            troops = min(may_leave(state, source), room // TROOP_SIZE)
            load = full_load(goods_in(state, source), room)
            for target in members(accessible(state, unit, source) & own & ~(1 << source)):
                trip = (seat, source, target, vehicle, number)
                trips.append(Carry(*trip))
                if troops:
                    trips.append(Carry(*trip, troops))
                if load:
                    trips.append(Carry(*trip, 0, load))
    return trips


def _check_carry(state: State, action: Carry) -> None:
    refuse_unless_turn(state, action.seat)
    source, target, vehicle = action.source, action.target, action.vehicle
    refuse_unless_country(state, source, target)
    refuse_unless_known(state, "vehicle", vehicle, "unknown_item", "WAR-1.4")
    _check_cargo(state, action.cargo, "WAR-10.3")
    refuse_unless_whole(state, action.number, "WAR-10.3")
    refuse_unless_whole(state, action.troops, "WAR-10.3", 0)
    _check_ends(state, action.seat, source, target, "WAR-10.3")
    if not vehicle_goes(state, vehicle, source, target):
        unit = VEHICLES[vehicle]
        if not reaches(state, unit, source, target):
            raise refusal(state, "out_of_range", "WAR-10.3", source=source, target=target)
        country = target if sea_access(state, source) else source
        raise refusal(state, "landlocked", "WAR-10.3", country=country)
    refuse_unless_ready(state, VEHICLES[vehicle], source, action.number)
    if action.troops:
        refuse_unless_ready(state, TROOP, source, action.troops)
        refuse_unless_some_stay(state, source, action.troops, "WAR-10.3")
    room = action.number * state.settings.options[_CAPACITY[vehicle]]
    _check_load(state, source, action.cargo, action.troops, room, "WAR-10.3")


def _carry(state: State, action: Carry, events: list[Event]) -> None:
    source, target = action.source, action.target
    _move(state, VEHICLES[action.vehicle], source, target, action.number)
    _move(state, TROOP, source, target, action.troops)
    _unload(state, source, target, action.cargo)
    events.append(
        Carried(
            action.seat,
            state.settings.open,
            source,
            target,
            action.vehicle,
            action.number,
            action.troops,
            action.cargo,
        )
    )


# Free composition


def compose(state: State, seat: int) -> JsonObject:
    """List the parts that a seat may combine beyond the listed sample; numbers only.

    Returns
    -------
    JsonObject
        Empty when the seat is not to move. ``march``: by source, the ``targets``, the maximum
        ``troops``, the ``capacity`` of each, and the ``goods`` in stock as pairs. ``carry``: the
        same by source and ``vehicle``, with the ``number`` of free vehicles, their ``capacity``
        each, and the maximum ``troops`` aboard. ``end_turn``: the territories. ``sizes``: cargo
        units of each good, and ``troop_size`` of a troop. Only the seat's own stocks appear.
    """
    if state.chance or seat != state.turn or state.phase not in ("orders", "first_delivery"):
        return {}
    countries = members(state.held[seat])
    parts: JsonObject = {
        "end_turn": list(countries),
        "march": [],
        "carry": [],
        "sizes": list(SIZES),
        "troop_size": TROOP_SIZE,
    }
    if state.phase == "first_delivery":
        return parts
    options, board = state.settings.options, state.settings.board
    for source in countries:
        goods = [[good, count] for good, count in enumerate(goods_in(state, source)) if count]
        troops = may_leave(state, source)
        targets = [target for target in board.neighbours[source] if state.owner[target] == seat]
        if troops and targets:
            parts["march"].append(
                {
                    "source": source,
                    "targets": targets,
                    "troops": troops,
                    "capacity": options["capacity.troop"],
                    "goods": goods,
                }
            )
        for vehicle, unit in enumerate(VEHICLES):
            reachable = [
                country
                for country in countries
                if country != source and vehicle_goes(state, vehicle, source, country)
            ]
            if free(state, unit, source) > 0 and reachable:
                parts["carry"].append(
                    {
                        "source": source,
                        "vehicle": vehicle,
                        "targets": reachable,
                        "number": free(state, unit, source),
                        "capacity": options[_CAPACITY[vehicle]],
                        "troops": troops,
                        "goods": goods,
                    }
                )
    return parts


RULES: dict[type[Action], Rule[State]] = {
    March: Rule(_march_options, _check_march, _march),
    Carry: Rule(_carry_options, _check_carry, _carry),
}
