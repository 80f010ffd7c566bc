"""Who holds what on a board: from a position, or from what a viewer knows of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from teg_nb.engine.board import members

UNKNOWN = -1


def owners(board: Any) -> Sequence[int]:
    """Owner of each country, -1 where there is none or it is not known; empty without countries.

    Parameters
    ----------
    board : state or observation
        In La Reconquista owners are secret: an observation gives those of the viewer's own cards,
        those that ``memory_aid`` shows, and all of them once the match is over.

    Examples
    --------
    >>> from teg_nb import position
    >>> sum(owner == 0 for owner in owners(position(Blanco="Chile 4, Cuba", Negro="España 2")))
    2
    """
    found: Sequence[int] | None = getattr(board, "owner", None)
    if found is not None:
        return found
    places = getattr(getattr(board.settings, "board", None), "countries", ())
    hands = getattr(board, "hands", None)
    if not places or hands is None:
        return ()
    if isinstance(hands, tuple) and hands and isinstance(hands[0], int):
        return _dealt(hands, len(places))
    known = [UNKNOWN] * len(places)
    for country, seats in enumerate(board.knowledge):
        if seats.bit_count() == 1:
            known[country] = seats.bit_length() - 1
    own = {} if board.viewer is None else {board.viewer: board.hand}
    for seat, hand in {**own, **dict(enumerate(hands))}.items():
        for country in hand:
            known[country] = seat
    return known


@lru_cache(maxsize=64)
def _dealt(hands: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Owners by the sets of cards that the seats hold."""
    found = [UNKNOWN] * size
    for seat, hand in enumerate(hands):
        for country in members(hand):
            found[country] = seat
    return tuple(found)


def armies(board: Any) -> Sequence[int]:
    """Armies, or troops, in each country; empty where there are none or the viewer sees none."""
    for name in ("armies", "troops"):
        found: Sequence[int] | None = getattr(board, name, None)
        if found is not None:
            return found
    return units(board).get("troops", ())


def units(board: Any) -> Mapping[str, Sequence[int]]:
    """Units of each kind in each country, of the resource war; empty for other games."""
    found = getattr(board, "units", None)
    return {} if found is None else dict(zip(("troops", "planes", "ships"), found, strict=True))
