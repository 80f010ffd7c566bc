"""The order in which a learner sees options."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

from teg_nb.exercises import journal

T = TypeVar("T")


def shuffled(items: Iterable[T], name: str) -> list[T]:
    """Return items in the order of the learner, the same in every process.

    Parameters
    ----------
    items : iterable
    name : str
        Name of the exercise. A similar exercise has a name, and so an order, of its own.

    Examples
    --------
    >>> sorted(shuffled([1, 2, 3], "tie"))
    [1, 2, 3]
    """
    order = list(items)
    random.Random(f"{journal.learner()}|{name}").shuffle(order)
    return order
