"""Changes of what stands in a country of La Revancha."""

from __future__ import annotations

from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.teg.state import State


def add_missiles(state: State, country: int, seat: int, missiles: int) -> None:
    """Change the missiles of an occupant of a country, by a number that may be negative."""
    if state.owner[country] == seat:
        state.missiles = changed(state.missiles, country, state.missiles[country] + missiles)
    else:
        guest, armies, present = state.guests[country]
        state.guests[country] = (guest, armies, present + missiles)


def add_armies(state: State, country: int, seat: int, armies: int) -> None:
    """Change the armies of an occupant of a country, by a number that may be negative."""
    if state.owner[country] == seat:
        state.armies[country] += armies
    else:
        guest, present, missiles = state.guests[country]
        state.guests[country] = (guest, present + armies, missiles)
