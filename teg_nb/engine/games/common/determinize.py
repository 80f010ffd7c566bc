"""What games share in drawing what a viewer does not know: public parts, hands, deals."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from teg_nb.engine.board import bit_set

State = TypeVar("State")
Drawn = TypeVar("Drawn")

TRIES = 500
"""Draws that are tried before one is taken that does not fit what was only likely."""


def fill_from_observation(state: State, seen: Any, *apart: str) -> State:
    """Give an empty position all that an observation says under the names of the position.

    Parameters
    ----------
    state : State
    seen : Observation
    *apart : str
        Names that mean something else in the two.
    """
    kinds: tuple[type, type] = type(state), type(seen)
    for name in _common(*kinds):
        if name not in apart:
            setattr(state, name, _copied(getattr(seen, name)))
    return state


def _copied(value: Any) -> Any:
    """A value that shares no list with another."""
    if isinstance(value, list):
        return [_copied(each) for each in value]
    return value.copy() if isinstance(value, dict) else value


@cache
def _common(state: type, seen: type) -> tuple[str, ...]:
    """The fields that a position and what is seen of it have in common."""
    names = {each.name for each in fields(seen)}
    return tuple(each.name for each in fields(state) if each.name in names)


def deal(
    cards: Iterable[int], sizes: Sequence[int], known: Sequence[int], rng: random.Random
) -> tuple[tuple[int, ...], int]:
    """Deal cards that cannot be seen to hands of which the sizes can.

    Parameters
    ----------
    cards : iterable of int
    sizes : sequence of int
        Cards of each hand.
    known : sequence of int
        Bit set, by hand, of cards that are known to be in it; they are none of `cards`.
    rng : random.Random

    Returns
    -------
    tuple[tuple[int, ...], int]
        The hands, and the cards that are left, as bit sets.

    Examples
    --------
    >>> dealt([4, 5], [1, 0, 2], [0, 0, 8], random.Random(1))
    ((32, 0, 24), 0)
    """
    pack = list(cards)
    missing = [size - hand.bit_count() for size, hand in zip(sizes, known, strict=True)]
    drawn = rng.sample(pack, sum(missing))
    left = bit_set(pack)
    hands = []
    for number, hand in zip(missing, known, strict=True):
        given = bit_set(drawn.pop() for _ in range(number))
        left &= ~given
        hands.append(hand | given)
    return tuple(hands), left


def rejection_sample(draw: Callable[[], Drawn], fits: Callable[[Drawn], bool]) -> Drawn:
    """Draw until it fits; if nothing does, in a position that no match comes to, whatever comes."""
    for _ in range(TRIES):
        drawn = draw()
        if fits(drawn):
            break
    return drawn
