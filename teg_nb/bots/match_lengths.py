"""Measured length of a match, in rounds. `benchmarks.balance` counts matches between bots."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import NamedTuple

from teg_nb.engine.game import AnyGame
from teg_nb.engine.json_types import JsonMapping, JsonObject

COUNTS = "balance.json"
"""File of the counts. `docs/games.md` shows the same ones."""

BOT = "greedy"
ENOUGH = 100
"""Least number of matches of which a length is told."""


class MatchLength(NamedTuple):
    """Length of the matches of a table, in rounds.

    Attributes
    ----------
    median : int
    low, high : int
        Range of the middle 80 % of the matches.
    """

    median: int
    low: int
    high: int


def match_length(game: AnyGame, seats: int, options: JsonMapping) -> MatchLength | None:
    """Return the measured length of a match; None if too few matches were played.

    Matches of earlier rules do not count.

    Parameters
    ----------
    game : Game
    seats : int
    options : mapping
        Options that the caller gives, as for `Match`.

    Raises
    ------
    IllegalAction
        If the game refuses these seats or options.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> match_length(GAMES["tgm"], 4, {})
    MatchLength(median=6, low=3, high=11)
    >>> match_length(GAMES["tgm"], 4, {"max_rounds": 3}) is None
    True
    """
    key = (game.name, seats, game.version, _written(changed_options(game, seats, options)))
    rounds = _measured().get(key)
    if rounds is None:
        return None
    return MatchLength(*(length_at(rounds, share) for share in (0.5, 0.1, 0.9)))


def changed_options(game: AnyGame, seats: int, options: JsonMapping) -> JsonObject:
    """Return the options that differ from those that the rules set for so many seats."""
    usual, chosen = (game.setup(seats, given).settings.options.changed() for given in ({}, options))
    return {name: value for name, value in chosen.items() if usual.get(name) != value}


def length_at(rounds: Mapping[str, int], share: float) -> int:
    """Return the number of rounds after which this share of the matches is over.

    Parameters
    ----------
    rounds : mapping
        Number of matches by their length in rounds.
    share : float
        From 0 to 1.

    Examples
    --------
    >>> length_at({"3": 1, "5": 2, "12": 1}, 0.5)
    5
    """
    lengths = sorted(map(int, rounds))
    past = accumulate(rounds[str(length)] for length in lengths)
    matches = sum(rounds.values())
    over = zip(lengths, past, strict=True)
    return next(length for length, count in over if count >= share * matches)


def _written(options: JsonObject) -> str:
    return json.dumps(options, sort_keys=True)


@cache
def _measured() -> dict[tuple[str, int, int, str], dict[str, int]]:
    """Read the counts of rounds, by game, seats, version of the rules and changed options."""
    rows = json.loads((files(__package__) / COUNTS).read_text(encoding="utf-8"))
    return {
        (row["game"], row["seats"], row["rules"], _written(row["options"])): row["rounds"]
        for row in rows
        if row["bots"] == BOT and row["matches"] >= ENOUGH
    }
