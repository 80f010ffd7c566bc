"""What the pictures of games share: their caption, and the map with who holds what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict

from teg_nb.engine.game import Holdings
from teg_nb.engine.schema.position import Position
from teg_nb.engine.svg.board import Picture, svg
from teg_nb.engine.text.catalogue import catalogue


class PictureOptions(TypedDict, total=False):
    """What can be said of every picture.

    Attributes
    ----------
    marks : mapping, optional
        Place to ``"source"``, ``"target"``, ``"legal"`` or ``"selected"``.
    arrows : iterable of (str, str)
        From place to place.
    caption : str, optional
        Default: round, seat, phase and what else the game says. ``""`` for none.
    legend : bool
        Whether to list the seats below the board; default: yes.
    width : int
        Pixels; default: 900.
    lang : str
        ``"es"``, the default, or ``"en"``.
    """

    marks: Mapping[str, str] | None
    arrows: Iterable[tuple[str, str]]
    caption: str | None
    legend: bool
    width: int
    lang: str


def caption_of(state: Position, lang: str = "es", *more: str) -> str:
    """Round, seat, phase and more, in words; all of it is public.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> caption_of(GAMES["tgm"].position(Rojo="Japón 3"), "en", "a storm")
    'Round 5 · Rojo · Combat · a storm'
    """
    words = catalogue(state.settings.game)
    parts = [words.phrase("drawing", "round", lang, {"round": state.round})] if state.round else []
    if state.phase not in ("setup", "game_over"):
        parts.append(state.settings.seats[state.turn])
    return " · ".join([*parts, words.label("phases", state.phase, lang), *more])


def map_picture(
    state: Position,
    held: Holdings,
    *more: str,
    counted: Sequence[str] = (),
    listed: bool = True,
    layers: Mapping[str, Any] | None = None,
    marks: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, str]] = (),
    caption: str | None = None,
    legend: bool = True,
    width: int = 900,
    lang: str = "es",
) -> Picture:
    """A map, with those who hold its countries and their armies, once they are dealt.

    Parameters
    ----------
    state : State
    held : Holdings
        As the viewer may see it.
    *more : str
        What the caption says besides.
    counted : sequence of str
        What the legend counts, by its names in the section ``standings`` of the catalogue. Default:
        countries and armies.
    listed : bool
        Whether the legend can tell who has how many.
    layers : mapping, optional
        What else `svg` is to draw.
    marks, arrows, caption, legend, width, lang
        See `Drawn`.
    """
    board, seats = state.settings.board, state.settings.seats
    dealt = held.owner[0] >= 0
    text = caption_of(state, lang, *more) if caption is None else caption
    shown = svg(
        board,
        held.owner,
        held.armies if dealt else None,
        held.more.get("missiles"),
        [(place, *guest) for place, guest in (held.guests or {}).items()],
        highlight={board.country(name): mark for name, mark in (marks or {}).items()},
        arrows=[(board.country(a), board.country(b)) for a, b in arrows],
        legend=seats if legend and listed and dealt else (),
        counted=[catalogue(state.settings.game).label("standings", key, lang) for key in counted],
        caption=text,
        width=width,
        lang=lang,
        **{"colors": seats, **(layers or {})},
    )
    return Picture(shown, text)
