"""Changes of units, installations and stocks of the resource war."""

from __future__ import annotations

from collections.abc import Iterable

from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.wargame.queries import ready, row_of
from teg_nb.engine.games.wargame.state import State


def arrive(state: State, unit: int, country: int, number: int) -> None:
    """Add units to a territory; they are busy until the next turn (WAR-4.7)."""
    state.units[unit][country] += number
    state.busy[unit][country] += number


def work(state: State, unit: int, country: int, number: int) -> None:
    """Give ready units a task, which makes them busy (WAR-4.7)."""
    state.busy[unit][country] += number


def leave(state: State, unit: int, country: int, number: int) -> None:
    """Remove ready units that went elsewhere or were lost."""
    state.units[unit][country] -= number


def lose_ready_first(state: State, unit: int, country: int, number: int) -> None:
    """Destroy units, the ready ones first (WAR-6.6, WAR-9.6)."""
    from_busy = max(0, number - ready(state, unit, country))
    state.units[unit][country] -= number
    state.busy[unit][country] -= from_busy


def lose_busy_first(state: State, unit: int, country: int, number: int) -> None:
    """Destroy units, the busy ones first (WAR-9.6)."""
    state.units[unit][country] -= number
    state.busy[unit][country] -= min(number, state.busy[unit][country])


def set_level(state: State, installation: int, country: int, value: int) -> None:
    """Change the level of an installation."""
    row = changed(state.levels[installation], country, value)
    state.levels = changed(state.levels, installation, row)


def put(state: State, country: int, goods: Iterable[tuple[int, int]], sign: int = 1) -> None:
    """Add pairs of a good and a number to the stock that a territory uses."""
    row = row_of(state, country)
    stock = list(state.stocks[row])
    for good, number in goods:
        stock[good] += sign * number
    state.stocks[row] = tuple(stock)
