"""Positions of La Revancha as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from teg_nb.engine.games.common.picture import PictureOptions, map_picture
from teg_nb.engine.games.teg.blockades import is_blocked
from teg_nb.engine.games.teg.observation import holdings
from teg_nb.engine.games.teg.queries import occupants
from teg_nb.engine.games.teg.state import State
from teg_nb.engine.svg.board import Picture


def blocked_countries(state: State) -> list[int]:
    """List the countries that are blocked for their owners (TEG-10.2)."""
    if state.phase == "setup":
        return []
    return [
        country
        for country in range(len(state.owner))
        if is_blocked(state, country, state.owner[country])
    ]


def covered_borders(state: State) -> list[tuple[int, int, int]]:
    """List the borders that a pact closes to a side, with its number (TEG-14.5)."""
    return [
        (a, b, pact.number)
        for a, b in (state.settings.board.borders if state.pacts else ())
        for pact in state.pacts
        if any(
            {x, y} == {pact.a, pact.b} and pact.covers(state.settings.board, x, a, b)
            for x in occupants(state, a)
            for y in occupants(state, b)
        )
    ]


def picture(
    state: State,
    *,
    viewer: int | None = None,
    blocked: bool = False,
    pacts: bool = False,
    flight: Sequence[str] = (),
    **drawn: Unpack[PictureOptions],
) -> Picture:
    """Draw the board of a position.

    Parameters
    ----------
    state : State
    viewer : int, optional
        The seat that views the board. It changes nothing: the board has no secrets.
    blocked : bool
        Whether to put a chain around the armies of blocked countries.
    pacts : bool
        Whether to close, with a double bar, the borders that a pact covers.
    flight : sequence of str
        Countries on the path of a missile, both ends included.
    **drawn
        See `teg_nb.engine.games.common.picture.PictureOptions`. The caption also names the
        situation card.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> picture(position(Blanco="Chile 4"), arrows=[("Chile", "Australia")])
    <picture: Vuelta 2 · Blanco · Atacar · Combate clásico>
    >>> picture(position(Negro="Chile 4", situation="snow"), lang="en")
    <picture: Round 2 · Negro · Attack · Snow>
    """
    settings = state.settings
    situation = []
    if state.situation >= 0:
        card = settings.facts.situations[state.situation]
        situation = [card.label(drawn.get("lang", "es"))]
    layers = {
        "blocked": blocked_countries(state) if blocked else (),
        "covered": [(a, b) for a, b, _ in covered_borders(state)] if pacts else (),
        "flight": [settings.board.country(name) for name in flight],
    }
    return map_picture(state, holdings(state), *situation, layers=layers, **drawn)
