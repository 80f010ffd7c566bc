"""Positions of Tercera Guerra Mundial as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.picture import Picture, svg

if TYPE_CHECKING:
    from teg_nb.engine.games.tgm.state import State


def caption_of(state: State, lang: str = "es") -> str:
    """Round, seat and phase, in words.

    Examples
    --------
    >>> from teg_nb.engine.games.tgm.position import position
    >>> caption_of(position(Rojo="Japón 3"), "en")
    'Round 5 · Rojo · Combat'
    """
    words = catalogue("tgm")
    parts = [words.phrase("drawing", "round", lang, {"round": state.round})] if state.round else []
    if state.phase not in ("setup", "game_over"):
        parts.append(state.settings.seats[state.turn])
    return " · ".join([*parts, words.label("phases", state.phase, lang)])


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
    """The board of a position.

    Parameters
    ----------
    state : State
    viewer : int, optional
        Who looks. The board has no secrets: all see the same.
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
    >>> from teg_nb.engine.games.tgm.position import position
    >>> picture(position(Blanco="Japón 4"), arrows=[("Japón", "Kamchatka")])
    <picture: Vuelta 5 · Blanco · Combate>
    """
    board, seats = state.settings.board, state.settings.seats
    dealt = state.owner[0] >= 0
    text = caption_of(state, lang) if caption is None else caption
    drawn = svg(
        board,
        state.owner,
        state.armies if dealt else None,
        colors=seats,
        highlight={board.country(name): mark for name, mark in (marks or {}).items()},
        arrows=[(board.country(a), board.country(b)) for a, b in arrows],
        legend=seats if legend and dealt else (),
        counted=[catalogue("tgm").label("standings", key, lang) for key in ("countries", "armies")],
        caption=text,
        width=width,
        lang=lang,
    )
    return Picture(drawn, text)
