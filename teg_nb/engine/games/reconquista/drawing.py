"""Positions of La Reconquista as pictures, each as its viewer may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.game import ALL, viewer_number
from teg_nb.engine.games.reconquista.deduction import possible_owners
from teg_nb.engine.games.reconquista.observation import sees_board
from teg_nb.engine.games.reconquista.state import PROVINCES, owner_of
from teg_nb.engine.picture import COLOURS, Colour, Picture, svg

if TYPE_CHECKING:
    from teg_nb.engine.games.reconquista.state import State

NEUTRAL = Colour("#d3cfc6", "#26303b")
"""Provinces whose owner the viewer does not know: the colour of no seat."""


def caption_of(state: State, lang: str = "es") -> str:
    """Round, seat and phase, in words; all of it is public.

    Examples
    --------
    >>> from teg_nb.engine.games.reconquista.position import position
    >>> caption_of(position(Rojo="Soria 3"), "en")
    'Round 2 · Rojo · Pass, move or attack'
    """
    words = catalogue("reconquista")
    parts = [words.phrase("drawing", "round", lang, {"round": state.round})] if state.round else []
    if state.phase not in ("setup", "game_over"):
        parts.append(state.settings.seats[state.turn])
    parts.append(words.label("phases", state.phase, lang))
    return " · ".join(parts)


def owners_seen(state: State, viewer: int | str | None, sure: bool = False) -> list[int]:
    """Owner by province as a viewer knows it, -1 where it does not.

    Parameters
    ----------
    viewer : int, None or "all"
    sure : bool
        Whether to add what follows from all that the viewer has been told.
    """
    if viewer == ALL or state.phase == "game_over":
        return [owner_of(state, place) for place in range(PROVINCES)]
    if sure:
        owners = possible_owners(state.memory[-1 if viewer is None else int(viewer)])
        return [bits.bit_length() - 1 if bits.bit_count() == 1 else -1 for bits in owners]
    own = 0 if viewer is None else state.hands[int(viewer)]
    return [int(viewer or 0) if own >> place & 1 else -1 for place in range(PROVINCES)]


def picture(
    state: State,
    *,
    viewer: int | str | None = None,
    sure: bool = False,
    marks: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, str]] = (),
    caption: str | None = None,
    legend: bool = True,
    width: int = 900,
    lang: str = "es",
) -> Picture:
    """The board of a position as somebody may see it.

    Provinces whose owner the viewer does not know have the colour of nobody, and troops are only
    drawn for who sees the board. Once the game is over all is shown.

    Parameters
    ----------
    state : State
    viewer : int, str or None
        A seat, by number or colour: its own provinces are painted. None is a spectator, who knows
        no owner. ``"all"`` is a teacher: everything.
    sure : bool
        Whether to paint also what the viewer can be sure of.
    marks : mapping, optional
        Province to ``"source"``, ``"target"``, ``"legal"`` or ``"selected"``. Default: the province
        under attack.
    arrows : iterable of (str, str)
        From province to province.
    caption : str, optional
        Default: round, seat and phase. ``""`` for none.
    legend : bool
        Whether to list the seats below the board, where all owners are known.
    width : int
        Pixels.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.engine.games.reconquista.position import position
    >>> picture(position(Blanco="Soria 4"), viewer="Blanco", arrows=[("Soria", "Burgos")])
    <picture: Vuelta 2 · Blanco · Pasar, mover o atacar>
    """
    board, seats = state.settings.board, state.settings.seats
    looks = viewer_number(viewer, state.settings.seats)
    owners = owners_seen(state, looks, sure)
    text = caption_of(state, lang) if caption is None else caption
    highlight = {board.country(name): mark for name, mark in (marks or {}).items()}
    if marks is None and state.target >= 0:
        highlight = {state.target: "target"}
    drawn = svg(
        board,
        [seat if seat >= 0 else len(seats) for seat in owners],
        state.troops if sees_board(state, looks) else None,
        colors=[*(COLOURS[name] for name in seats), NEUTRAL],
        highlight=highlight,
        arrows=[(board.country(a), board.country(b)) for a, b in arrows],
        legend=seats if legend and min(owners) >= 0 else (),
        counted=[
            catalogue("reconquista").label("standings", key, lang)
            for key in ("provinces", "troops")
        ],
        caption=text,
        width=width,
        lang=lang,
    )
    return Picture(drawn, text)
