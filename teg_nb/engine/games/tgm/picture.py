"""Positions of Tercera Guerra Mundial as pictures."""

from __future__ import annotations

from typing import Unpack

from teg_nb.engine.games.common.picture import PictureOptions, map_picture
from teg_nb.engine.games.tgm.observation import holdings
from teg_nb.engine.games.tgm.state import State
from teg_nb.engine.svg.board import Picture


def picture(state: State, *, viewer: int | None = None, **drawn: Unpack[PictureOptions]) -> Picture:
    """The board of a position.

    Parameters
    ----------
    state : State
    viewer : int, optional
        Who looks. The board has no secrets: all see the same.
    **drawn
        See `teg_nb.engine.games.common.picture.Drawn`.

    Examples
    --------
    >>> from teg_nb.engine.games.tgm.position import position
    >>> picture(position(Blanco="Japón 4"), arrows=[("Japón", "Kamchatka")])
    <picture: Vuelta 5 · Blanco · Combate>
    """
    return map_picture(state, holdings(state), counted=("countries", "armies"), **drawn)
