"""What a player thinks of its decision, as a table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

import pandas as pd

from teg_nb.engine.codec import encode


class Considers(Protocol):
    """A player that shows its thinking, as `teg_nb.bots.search.Search` does."""

    def consider(self, observation: Any, rng: random.Random) -> Sequence[Any]:
        """What it thinks of each action, the best first."""


def search_frame(observation: Any, player: Considers, seed: int | str = 0) -> pd.DataFrame:
    """What a player thinks of the actions of a seat: a row an action, the best first.

    Parameters
    ----------
    observation : Observation
        Of the seat that the game waits for; of another the table is empty.
    player : Search
        Or another player that has `consider`.
    seed : int or str
        The same seed gives the same table, with a budget in playouts.

    Returns
    -------
    DataFrame
        ``action`` (its verb and its arguments by their printed names), ``visits`` (iterations),
        ``value`` (to the seat, 0 to 1), ``low`` and ``high`` (its interval of 95 %).

    Examples
    --------
    >>> from teg_nb import GAMES
    >>> from teg_nb.bots.search import Search
    >>> state = GAMES["eggar"].position(Verde="K11", Azul="7 M1", steps=2)
    >>> frame = search_frame(GAMES["eggar"].observe(state, 0), Search(playouts=9))
    >>> list(frame), int(frame["visits"].sum())
    (['action', 'visits', 'value', 'low', 'high'], 9)
    """
    rows = player.consider(observation, random.Random(seed))
    frame = pd.DataFrame(rows, columns=["action", "visits", "value", "low", "high"])
    frame["action"] = [_named(each.action, observation.settings) for each in rows]
    return frame.astype({"action": "str", "visits": "int64", "value": "float64"})


def _named(action: Any, settings: Any) -> str:
    _, verb, *arguments = encode(action, settings)
    return " ".join([verb, *map(_said, arguments)])


def _said(value: Any) -> str:
    """An argument; of several things, all with commas between them."""
    return ", ".join(map(_said, value)) if isinstance(value, list) else str(value)
