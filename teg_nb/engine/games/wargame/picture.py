"""Positions of the resource war as pictures."""

from __future__ import annotations

from typing import Unpack

from teg_nb.engine.games.common.picture import PictureOptions, map_picture
from teg_nb.engine.games.wargame.components import PLANE, SHIP, WALL
from teg_nb.engine.games.wargame.observation import holdings
from teg_nb.engine.games.wargame.state import State
from teg_nb.engine.svg.board import Picture


def badges(state: State) -> dict[int, list[tuple[str, int]]]:
    """Small marks by territory: its planes, its ships and its wall, where there are some.

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
    found: dict[int, list[tuple[str, int]]] = {}
    for country in range(len(state.owner)):
        marks = [(kind, row[country]) for kind, row in rows if row[country]]
        if marks:
            found[country] = marks
    return found


def picture(state: State, *, viewer: int | None = None, **drawn: Unpack[PictureOptions]) -> Picture:
    """The board of a position: owners, troops, and small marks for planes, ships and walls.

    Parameters
    ----------
    state : State
    viewer : int or None
        Who looks; everybody sees the same, for what is drawn is public.
    **drawn
        See `teg_nb.engine.games.common.picture.Drawn`.

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> picture(position(Rojo="Brasil 4"), arrows=[("Brasil", "Argelia-Nigeria")])
    <picture: Vuelta 2 · Rojo · Órdenes>
    """
    counted, layers = ("territories", "troops"), {"badges": badges(state)}
    return map_picture(state, holdings(state), counted=counted, layers=layers, **drawn)
