"""Positions of La Revancha as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.games.teg.ask import is_blocked, occupants
from teg_nb.engine.picture import Picture, svg

if TYPE_CHECKING:
    from teg_nb.engine.games.teg.state import State


def caption_of(state: State, lang: str = "es") -> str:
    """Round, seat, phase and situation card, in words.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> caption_of(position(Rojo="Chile 3", situation="snow"), "en")
    'Round 2 · Rojo · Attack · Nieve'
    """
    words = catalogue()
    phase = words.label("phases", state.phase, lang)
    parts = [words.phrase("drawing", "round", lang, {"round": state.round})] if state.round else []
    if state.phase not in ("setup", "game_over"):
        parts.append(state.settings.seats[state.turn])
    parts.append(phase)
    if state.situation >= 0:
        parts.append(state.settings.facts.situations[state.situation].name)
    return " · ".join(parts)


def blocked_countries(state: State) -> list[int]:
    """Countries that are blocked for whoever stands there (TEG-10.2)."""
    if state.phase == "setup":
        return []
    return [
        country
        for country in range(len(state.owner))
        if is_blocked(state, country, state.owner[country])
    ]


def covered_borders(state: State) -> list[tuple[int, int, int]]:
    """Borders that a pact closes to one side or both, with the number of the pact (TEG-14.5)."""
    return [
        (a, b, each.number)
        for a, b in (state.settings.board.borders if state.pacts else ())
        for each in state.pacts
        if any(
            {x, y} == {each.a, each.b} and each.covers(state.settings.board, x, a, b)
            for x in occupants(state, a)
            for y in occupants(state, b)
        )
    ]


def picture(
    state: State,
    *,
    marks: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, str]] = (),
    blocked: bool = False,
    pacts: bool = False,
    flight: Sequence[str] = (),
    caption: str | None = None,
    legend: bool = True,
    width: int = 900,
    lang: str = "es",
) -> Picture:
    """The board of a position.

    Parameters
    ----------
    state : State
    marks : mapping, optional
        Country to ``"source"``, ``"target"``, ``"legal"`` or ``"selected"``.
    arrows : iterable of (str, str)
        From country to country.
    blocked : bool
        Whether to put a chain around the armies of blocked countries.
    pacts : bool
        Whether to close, with a double bar, the borders that a pact covers.
    flight : sequence of str
        Countries on the way of a missile, both ends included.
    caption : str, optional
        Default: round, seat, phase and situation card. ``""`` for none.
    legend : bool
        Whether to list the seats below the board.
    width : int
        Pixels.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> picture(position(Blanco="Chile 4"), arrows=[("Chile", "Australia")])
    <picture: Vuelta 2 · Blanco · Atacar · Combate clásico>
    """
    board, seats = state.settings.board, state.settings.seats
    text = caption_of(state, lang) if caption is None else caption
    drawn = svg(
        board,
        state.owner,
        state.armies if state.owner[0] >= 0 else None,
        state.missiles,
        [(country, *guest) for country, guest in state.guests.items()],
        colors=seats,
        highlight={board.country(name): mark for name, mark in (marks or {}).items()},
        arrows=[(board.country(a), board.country(b)) for a, b in arrows],
        blocked=blocked_countries(state) if blocked else (),
        covered=[(a, b) for a, b, _ in covered_borders(state)] if pacts else (),
        flight=[board.country(name) for name in flight],
        legend=seats if legend and state.owner[0] >= 0 else (),
        caption=text,
        width=width,
        lang=lang,
    )
    return Picture(drawn, text)
