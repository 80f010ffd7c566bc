"""Common parts of determinization: public fields, hands, deals."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from functools import cache
from typing import TypeVar

from teg_nb.engine.board import bit_set
from teg_nb.engine.schema.position import ObservationBase

State = TypeVar("State")
Drawn = TypeVar("Drawn")

TRIES = 500
"""Number of draws before `rejection_sample` accepts one that does not fit."""


def fill_from_observation(state: State, seen: ObservationBase, *apart: str) -> State:
    """Copy the fields that an observation shares with a position into an empty position.

    Parameters
    ----------
    state : State
    seen : Observation
    *apart : str
        Names to skip, because their meanings differ.
    """
    kinds: tuple[type, type] = type(state), type(seen)
    for name in _common(*kinds):
        if name not in apart:
            setattr(state, name, _copied(getattr(seen, name)))
    return state


def _copied(value: object) -> object:
    """Return a copy of a value that shares no list or dict with it."""
    if isinstance(value, list):
        return [_copied(item) for item in value]
    return value.copy() if isinstance(value, dict) else value


@cache
def _common(state: type, seen: type) -> tuple[str, ...]:
    """Return the names of the fields that a position and an observation share."""
    names = {field.name for field in fields(seen)}
    return tuple(field.name for field in fields(state) if field.name in names)


def deal(
    cards: Iterable[int], sizes: Sequence[int], known: Sequence[int], rng: random.Random
) -> tuple[tuple[int, ...], int]:
    """Deal unseen cards to hands of known sizes.

    Parameters
    ----------
    cards : iterable of int
    sizes : sequence of int
        Number of cards of each hand.
    known : sequence of int
        By hand, bit set of the cards known to be in it. None of them is in `cards`.
    rng : random.Random

    Returns
    -------
    tuple[tuple[int, ...], int]
        The hands, and the cards that are left, as bit sets.

    Examples
    --------
    >>> deal([4, 5], [1, 0, 2], [0, 0, 8], random.Random(1))
    ((32, 0, 24), 0)
    """
    pack = list(cards)
    missing = [size - hand.bit_count() for size, hand in zip(sizes, known, strict=True)]
    drawn = rng.sample(pack, sum(missing))
    left = bit_set(pack)
    hands = []
    for number, hand in zip(missing, known, strict=True):
        new_cards = bit_set(drawn.pop() for _ in range(number))
        left &= ~new_cards
        hands.append(hand | new_cards)
    return tuple(hands), left


def rejection_sample(draw: Callable[[], Drawn], fits: Callable[[Drawn], bool]) -> Drawn:
    """Draw until a draw fits.

    After `TRIES` draws that do not fit, return the last one. Only impossible positions need that.
    """
    for _ in range(TRIES):
        drawn = draw()
        if fits(drawn):
            break
    return drawn
