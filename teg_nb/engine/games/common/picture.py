"""Common parts of pictures: the caption, and the map with owners and armies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypedDict

from teg_nb.engine.board import map_of
from teg_nb.engine.game import Holdings
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.schema.position import Position
from teg_nb.engine.svg.board import Picture, svg
from teg_nb.engine.text.catalogue import catalogue


class PictureOptions(TypedDict, total=False):
    """Options of all pictures.

    Attributes
    ----------
    marks : mapping, optional
        Place to ``"source"``, ``"target"``, ``"legal"`` or ``"selected"``.
    arrows : iterable of (str, str)
        From place to place.
    caption : str, optional
        Default: round, seat, phase and the additions of the game. ``""`` for none.
    legend : bool
        True, the default, to list the seats below the board.
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
    """Format round, seat, phase and additions as a caption. All of it is public.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> caption_of(GAMES["tgm"].position(Rojo="Japón 3"), "en", "a storm")
    'Round 5 · Rojo · Combat · a storm'
    """
    texts = catalogue(state.settings.game)
    parts = [texts.phrase("drawing", "round", lang, {"round": state.round})] if state.round else []
    if state.phase not in ("setup", "game_over"):
        parts.append(state.settings.seats[state.turn])
    return " · ".join([*parts, texts.label("phases", state.phase, lang), *more])


def map_picture(
    state: Position,
    held: Holdings,
    *more: str,
    listed: bool = True,
    layers: JsonMapping | None = None,
    marks: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, str]] = (),
    caption: str | None = None,
    legend: bool = True,
    width: int = 900,
    lang: str = "es",
) -> Picture:
    """Draw a map with the owners and armies of its countries, once they are dealt.

    Parameters
    ----------
    state : State
    held : Holdings
        As the viewer may see it.
    *more : str
        Additions to the caption.
    listed : bool
        True if the legend may show the counts of each seat.
    layers : mapping, optional
        Further arguments of `svg`.
    marks, arrows, caption, legend, width, lang
        See `PictureOptions`.
    """
    board, seats = map_of(state.settings), state.settings.seats
    words = catalogue(state.settings.game)
    dealt = held.owner[0] >= 0
    text = caption_of(state, lang, *more) if caption is None else caption
    drawing = svg(
        board,
        held.owner,
        held.armies if dealt else None,
        held.more.get("missiles"),
        [(place, *guest) for place, guest in (held.guests or {}).items()],
        highlight={board.country(name): mark for name, mark in (marks or {}).items()},
        arrows=[(board.country(a), board.country(b)) for a, b in arrows],
        legend=seats if legend and listed and dealt else (),
        counted=[words.label("legend", key, lang) for key in words.sections.get("legend", ())],
        caption=text,
        width=width,
        lang=lang,
        **{"colors": seats, **(layers or {})},
    )
    return Picture(drawing, text)
