"""Evaluations of a player's legal actions, as a table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from teg_nb.engine.actions import Action
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.schema.position import ObservationBase
from teg_nb.engine.settings import Settings

with needed_packages():
    import pandas as pd


class Considered(Protocol):
    """The evaluation of an action."""

    @property
    def action(self) -> Action:
        """The action."""


class Considers(Protocol):
    """A player that reports its evaluation of actions, such as `teg_nb.bots.search.Search`."""

    def consider(self, observation: ObservationBase, rng: random.Random) -> Sequence[Considered]:
        """Return the player's evaluation of each action, the best first."""


def search_frame(
    observation: ObservationBase, player: Considers, seed: int | str = 0
) -> pd.DataFrame:
    """Tabulate a player's evaluation of a seat's actions, one row per action, the best first.

    Parameters
    ----------
    observation : Observation
        Observation of the seat to move; for any other seat the table is empty.
    player : Search
        A player that has `consider`.
    seed : int or str
        The same seed gives the same table if the budget is in playouts.

    Returns
    -------
    DataFrame
        ``action`` (verb, and arguments by their printed names), ``visits`` (iterations), ``value``
        (to the seat, 0 to 1), ``low`` and ``high`` (interval of 95 %).

    Examples
    --------
    >>> from teg_nb.analysis import search_frame
    >>> from teg_nb import GAMES
    >>> from teg_nb.bots.search import Search
    >>> state = GAMES["eggar"].position(Verde="K11", Azul="7 M1", steps=2)
    >>> frame = search_frame(GAMES["eggar"].observe(state, 0), Search(playouts=9))
    >>> list(frame), int(frame["visits"].sum())
    (['action', 'visits', 'value', 'low', 'high'], 9)
    """
    rows = player.consider(observation, random.Random(seed))
    frame = pd.DataFrame(rows, columns=["action", "visits", "value", "low", "high"])
    frame["action"] = [_named(row.action, observation.settings) for row in rows]
    return frame.astype({"action": "str", "visits": "int64", "value": "float64"})


def _named(action: Action, settings: Settings) -> str:
    _, verb, *arguments = encode(action, settings)
    return " ".join([verb, *map(_said, arguments)])


def _said(value: object) -> str:
    """Format an argument; the items of a list are separated by commas."""
    return ", ".join(map(_said, value)) if isinstance(value, list) else str(value)
