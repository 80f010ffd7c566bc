"""Blockades of La Revancha: countries that may receive no armies."""

from __future__ import annotations

from teg_nb.engine.board import members
from teg_nb.engine.games.teg.queries import occupied
from teg_nb.engine.games.teg.state import State


def is_blocked(state: State, country: int, seat: int) -> bool:
    """Return whether a country of a seat may receive no armies (TEG-10.1, TEG-10.5, TEG-D-43).

    A blocked country has at least three neighbours. One enemy holds all of them alone, with at
    least two armies each. The only country of a seat is never blocked. At a table without
    blockades, none is (CHP-2.4).
    """
    neighbours = state.settings.board.neighbour_sets[country]
    if state.held[seat] & neighbours or not state.settings.options.blockades:
        return False
    first = state.settings.board.neighbours[country][0]
    enemy = state.owner[first]
    if state.held[enemy] & neighbours != neighbours or neighbours.bit_count() < 3:
        return False
    if enemy == seat or enemy == state.owner[country]:
        return False
    if country in state.guests and enemy == state.guests[country][0]:
        return False
    if any(state.armies[neighbour] < 2 for neighbour in members(neighbours)):
        return False
    return occupied(state, seat) != 1 << country
