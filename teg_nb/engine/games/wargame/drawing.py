"""Positions of the resource war as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.games.wargame.facts import PLANE, SHIP, TROOP, WALL
from teg_nb.engine.picture import Picture, svg

if TYPE_CHECKING:
    from teg_nb.engine.games.wargame.state import State


def caption_of(state: State, lang: str = "es") -> str:
    """Round, seat and phase, in words.

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> caption_of(position(Rojo="Brasil 3"), "en")
    'Round 2 · Rojo · Orders'
    """
    words = catalogue("wargame")
    parts = [words.phrase("drawing", "round", lang, {"round": state.round})] if state.round else []
    if state.phase not in ("setup", "game_over"):
        parts.append(state.settings.seats[state.turn])
    parts.append(words.label("phases", state.phase, lang))
    return " · ".join(parts)


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


def picture(
    state: State,
    *,
    viewer: int | None = None,
    marks: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, str]] = (),
    caption: str | None = None,
    legend: bool = True,
    width: int = 900,
    lang: str = "es",
) -> Picture:
    """The board of a position: owners, troops, and small marks for planes, ships and walls.

    Parameters
    ----------
    state : State
    viewer : int or None
        Who looks; everybody sees the same, for what is drawn is public.
    marks : mapping, optional
        Territory to ``"source"``, ``"target"``, ``"legal"`` or ``"selected"``.
    arrows : iterable of (str, str)
        From territory to territory.
    caption : str, optional
        Default: round, seat and phase. ``""`` for none.
    legend : bool
        Whether to list the seats below the board.
    width : int
        Pixels.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> picture(position(Rojo="Brasil 4"), arrows=[("Brasil", "Argelia-Nigeria")])
    <picture: Vuelta 2 · Rojo · Órdenes>
    """
    board, seats = state.settings.board, state.settings.seats
    text = caption_of(state, lang) if caption is None else caption
    dealt = state.owner[0] >= 0
    drawn = svg(
        board,
        state.owner,
        state.units[TROOP] if dealt else None,
        colors=seats,
        highlight={board.country(name): mark for name, mark in (marks or {}).items()},
        arrows=[(board.country(a), board.country(b)) for a, b in arrows],
        badges=badges(state),
        legend=seats if legend and dealt else (),
        counted=[
            catalogue("wargame").label("standings", key, lang) for key in ("territories", "troops")
        ],
        caption=text,
        width=width,
        lang=lang,
    )
    return Picture(drawn, text)
