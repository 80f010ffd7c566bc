"""Positions of the resource war as pictures."""

from __future__ import annotations

from typing import Unpack

from teg_nb.engine.games.common.picture import PictureOptions, map_picture
from teg_nb.engine.games.wargame.components import PLANE, SHIP, WALL
from teg_nb.engine.games.wargame.observation import holdings
from teg_nb.engine.games.wargame.state import State
from teg_nb.engine.svg.board import Picture


def badges(state: State) -> dict[int, list[tuple[str, int]]]:
    """Return the marks of each territory: planes, ships and wall, where present.

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> list(badges(position(Rojo={"Brasil": {"planes": 2, "wall": 1}})).values())
    [[('plane', 2), ('wall', 1)]]
    """
    rows = (
        ("plane", state.units[PLANE]),
        ("ship", state.units[SHIP]),
        ("wall", state.levels[WALL]),
    )
    by_country: dict[int, list[tuple[str, int]]] = {}
    for country in range(len(state.owner)):
        marks = [(kind, row[country]) for kind, row in rows if row[country]]
        if marks:
            by_country[country] = marks
    return by_country


def picture(state: State, *, viewer: int | None = None, **drawn: Unpack[PictureOptions]) -> Picture:
    """Draw the board of a position: owners, troops, and marks for planes, ships and walls.

    Parameters
    ----------
    state : State
    viewer : int or None
        The viewer; all viewers see the same, because the picture shows public facts only.
    **drawn
        See `teg_nb.engine.games.common.picture.PictureOptions`.

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> picture(position(Rojo="Brasil 4"), arrows=[("Brasil", "Argelia-Nigeria")])
    <picture: Vuelta 2 · Rojo · Órdenes>
    """
    counted, layers = ("territories", "troops"), {"badges": badges(state)}
    return map_picture(state, holdings(state), counted=counted, layers=layers, **drawn)
