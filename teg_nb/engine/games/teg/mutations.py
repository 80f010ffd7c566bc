"""Changes to the armies and missiles in a country of La Revancha."""

from __future__ import annotations

from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.teg.state import State


def add_missiles(state: State, country: int, seat: int, missiles: int) -> None:
    """Add missiles of an occupant to a country; the number may be negative."""
    if state.owner[country] == seat:
        state.missiles = changed(state.missiles, country, state.missiles[country] + missiles)
    else:
        guest, armies, present = state.guests[country]
        state.guests[country] = (guest, armies, present + missiles)


def add_armies(state: State, country: int, seat: int, armies: int) -> None:
    """Add armies of an occupant to a country; the number may be negative."""
    if state.owner[country] == seat:
        state.armies[country] += armies
    else:
        guest, present, missiles = state.guests[country]
        state.guests[country] = (guest, present + armies, missiles)
