"""Queries of the rules about a position of the resource war."""

from __future__ import annotations

from teg_nb.engine.board import members
from teg_nb.engine.games.wargame.components import TREASURE, TROOP, WALL
from teg_nb.engine.games.wargame.settings import NOTHING, Means
from teg_nb.engine.games.wargame.state import Public, State, Stock


def ready(state: Public, unit: int, country: int) -> int:
    """Count the units of a kind that have not acted (WAR-4.7)."""
    return state.units[unit][country] - state.busy[unit][country]


def free(state: Public, unit: int, country: int) -> int:
    """Count the units of a kind that are ready and not reserved for defence (WAR-5.2)."""
    return ready(state, unit, country) - state.reserved[unit][country]


def may_leave(state: Public, country: int) -> int:
    """Count the free troops that can leave; `min_left` stay (WAR-6.2, WAR-10.2)."""
    spare = state.units[TROOP][country] - state.settings.options["min_left"]
    return max(0, min(free(state, TROOP, country), int(spare)))


def free_here(state: Public, unit: int) -> list[tuple[int, int]]:
    """Return the territories of the seat to move with free units of a kind, and their number."""
    units, busy, reserved = state.units[unit], state.busy[unit], state.reserved[unit]
    if not any(units):
        return []
    return [
        (country, number)
        for country in members(state.held[state.turn])
        if (number := units[country] - busy[country] - reserved[country]) > 0
    ]


def leaving(state: Public) -> list[tuple[int, int]]:
    """Return the territories that troops of the seat to move can leave; see `may_leave`."""
    troops, least = state.units[TROOP], state.settings.options["min_left"]
    return [
        (country, min(number, troops[country] - least))
        for country, number in free_here(state, TROOP)
        if troops[country] > least
    ]


def supplied(state: State) -> list[tuple[int, int, Means]]:
    """Return the territories of the seat to move with free troops and a stock that is not empty.

    Each comes with the number of these troops, and with the use of the stock.
    """
    settings, stocks, free_troops = state.settings, state.stocks, free_here(state, TROOP)
    means = settings.means
    if settings.pooled:
        same = means(stocks[state.turn])
        return [(country, troops, same) for country, troops in free_troops]
    return [
        (country, troops, use)
        for country, troops in free_troops
        if (use := means(stocks[country])) is not NOTHING
    ]


def level(state: Public, installation: int, country: int) -> int:
    """Return the level of an installation, 0 for none."""
    return state.levels[installation][country]


def block(state: Public, country: int) -> int:
    """Count the hits that the wall of a territory stops now (WAR-6.4, WAR-9.8)."""
    if state.suppressed >> country & 1:
        return 0
    return int(state.settings.options["wall.block_per_level"]) * state.levels[WALL][country]


def row_of(state: Public, country: int) -> int:
    """Return the index of a territory's stock in `State.stocks` (WAR-D-8)."""
    return state.owner[country] if state.settings.pooled else country


def stock_of(state: Public, country: int) -> Stock:
    """Return the stock that a territory uses."""
    return state.stocks[row_of(state, country)]


def cost(state: Public, key: str) -> tuple[tuple[int, int], ...]:
    """Return the goods that an item (``"plane"``) or a level (``"wall.2"``) costs."""
    return state.settings.price[key]


def here(state: Public, country: int) -> tuple[int, ...]:
    """Return the resources that a territory can be searched for (WAR-7.2, WAR-7.3, WAR-7.5)."""
    return state.settings.local[state.settings.board.continent_of[country]]


def is_basic(state: State, resource: int) -> bool:
    """Tell if a resource needs no die (WAR-7.2)."""
    return resource != TREASURE and state.settings.facts.goods[resource].rank == "basic"


def living(state: State) -> list[int]:
    """Return the living seats in the order of this round."""
    seats = len(state.slayer)
    order = ((state.first + step) % seats for step in range(seats))
    return [seat for seat in order if state.slayer[seat] < 0]
