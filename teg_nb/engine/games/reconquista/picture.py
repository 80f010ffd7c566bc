"""Positions of La Reconquista as pictures, each for its viewer."""

from __future__ import annotations

from typing import Unpack

from teg_nb.engine.actions import ALL
from teg_nb.engine.game import Holdings, viewer_number
from teg_nb.engine.games.common.picture import PictureOptions, map_picture
from teg_nb.engine.games.reconquista.deduction import possible_owners
from teg_nb.engine.games.reconquista.observation import sees_board
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.state import State, owner_of
from teg_nb.engine.svg.board import Picture
from teg_nb.engine.svg.palette import COLOURS, UNKNOWN


def owners_seen(state: State, viewer: int | str | None, sure: bool = False) -> list[int]:
    """Return the owner of each province to a viewer's knowledge, or -1.

    Parameters
    ----------
    viewer : int, None or "all"
    sure : bool
        True to add the conclusions from the viewer's memory.
    """
    if viewer == ALL or state.phase == "game_over":
        return [owner_of(state, province) for province in range(PROVINCES)]
    if sure:
        owners = possible_owners(state.memory[-1 if viewer is None else int(viewer)])
        return [bits.bit_length() - 1 if bits.bit_count() == 1 else -1 for bits in owners]
    own = 0 if viewer is None else state.hands[int(viewer)]
    return [int(viewer or 0) if own >> province & 1 else -1 for province in range(PROVINCES)]


def picture(
    state: State,
    *,
    viewer: int | str | None = None,
    sure: bool = False,
    **drawn: Unpack[PictureOptions],
) -> Picture:
    """Draw the board of a position for a viewer.

    Provinces of unknown owners have the colour of nobody. Troops are drawn only for viewers that
    see the board. Once the game is over, everything is shown.

    Parameters
    ----------
    state : State
    viewer : int, str or None
        A seat, by number or colour: its own provinces are painted. None is a spectator, who knows
        no owner. ``"all"`` is a teacher: everything.
    sure : bool
        True to paint also the owners that the viewer can deduce.
    **drawn
        See `teg_nb.engine.games.common.picture.PictureOptions`. The province under attack is
        marked by default. The legend appears if all owners are known.

    Examples
    --------
    >>> from teg_nb.engine.games.reconquista.position import position
    >>> picture(position(Blanco="Soria 4"), viewer="Blanco", arrows=[("Soria", "Burgos")])
    <picture: Vuelta 2 · Blanco · Pasar, mover o atacar>
    """
    seats, number = state.settings.seats, viewer_number(viewer, state.settings.seats)
    owners = owners_seen(state, number, sure)
    if drawn.get("marks") is None and state.target >= 0:
        drawn["marks"] = {state.settings.board.countries[state.target]: "target"}
    painted = [seat if seat >= 0 else len(seats) for seat in owners]
    return map_picture(
        state,
        Holdings(painted, state.troops if sees_board(state, number) else ()),
        listed=min(owners) >= 0,
        layers={"colors": [*(COLOURS[name] for name in seats), UNKNOWN]},
        **drawn,
    )
