"""Pictures of positions of Tercera Guerra Mundial."""

from __future__ import annotations

from typing import Unpack

from teg_nb.engine.games.common.picture import PictureOptions, map_picture
from teg_nb.engine.games.tgm.observation import holdings
from teg_nb.engine.games.tgm.state import State
from teg_nb.engine.svg.board import Picture


def picture(state: State, *, viewer: int | None = None, **drawn: Unpack[PictureOptions]) -> Picture:
    """Draw the board of a position.

    Parameters
    ----------
    state : State
    viewer : int, optional
        Ignored: the board has no secrets, so all viewers see the same.
    **drawn
        See `teg_nb.engine.games.common.picture.PictureOptions`.

    Examples
    --------
    >>> from teg_nb.engine.games.tgm.position import position
    >>> picture(position(Blanco="Japón 4"), arrows=[("Japón", "Kamchatka")])
    <picture: Vuelta 5 · Blanco · Combate>
    """
    return map_picture(state, holdings(state), **drawn)
