"""Positions of the resource war as pictures."""

from __future__ import annotations

from typing import Unpack

from teg_nb.engine.games.common.picture import PictureOptions, map_picture
from teg_nb.engine.games.wargame.components import AIRFIELD, ARMOURY, PLANE, SHIP, SHIPYARD, WALL
from teg_nb.engine.games.wargame.observation import holdings
from teg_nb.engine.games.wargame.settings import Settings
from teg_nb.engine.games.wargame.state import State
from teg_nb.engine.svg.board import Picture


def badges(state: State) -> dict[int, list[tuple[str, int]]]:
    """Return the marks of each territory: buildings, planes and ships, where present.

    A wall is the ring around the disc; its level is told from the second on.

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> list(badges(position(Rojo={"Brasil": {"planes": 2, "wall": 1}})).values())
    [[('plane', 2)]]
    """
    rows = (
        ("wall", [level if level > 1 else 0 for level in state.levels[WALL]]),
        ("armoury", state.levels[ARMOURY]),
        ("airfield", state.levels[AIRFIELD]),
        ("shipyard", state.levels[SHIPYARD]),
        ("plane", state.units[PLANE]),
        ("ship", state.units[SHIP]),
    )
    by_country: dict[int, list[tuple[str, int]]] = {}
    for country in range(len(state.owner)):
        marks = [(kind, row[country]) for kind, row in rows if row[country]]
        if marks:
            by_country[country] = marks
    return by_country


def gives(settings: Settings) -> list[list[tuple[str, bool]]]:
    """Return the special goods of each continent, and whether each is rare (WAR-1.6).

    They are ids of resources, or ``"treasure"``. Basic goods are found everywhere.
    """
    resources = dict(settings.facts.ids)["resource"]
    ranks = {good.id: good.rank for good in settings.facts.goods}
    return [
        [
            (resources[good], ranks.get(resources[good]) == "rare")
            for good in local
            if ranks.get(resources[good]) != "basic"
        ]
        for local in settings.local
    ]


def picture(state: State, *, viewer: int | None = None, **drawn: Unpack[PictureOptions]) -> Picture:
    """Draw the board of a position: owners, troops, units, buildings, and what continents give.

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
    walled = [country for country, level in enumerate(state.levels[WALL]) if level]
    layers = {"badges": badges(state), "walls": walled, "gives": gives(state.settings)}
    return map_picture(state, holdings(state), layers=layers, **drawn)
