"""Who played the matches of a dataset: bots, or people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from teg_nb.analysis.dataset.records import bots_of
from teg_nb.engine.text.phrases import phrases

if TYPE_CHECKING:
    from teg_nb.analysis.dataset.reader import Dataset
    from teg_nb.engine.play.match import Match

PLAYED = "played"
"""Key of `who_played` in the ``attrs`` of a table."""

_COMMA = re.compile(r",\s*(?![^()]*\))")  # not within parentheses: "search(playouts=9, entries=5)"
_NAMED = 4
"""Largest number of bots that a sentence names."""


def players_of(matches: Iterable[Match]) -> dict[str, Any]:
    """Count matches, and those that bots played; see `who_played`.

    Examples
    --------
    >>> from teg_nb import Match
    >>> players_of([Match(seats=2, metadata={"bots": ["hard", "easy"]}), Match(seats=2)])
    {'matches': 2, 'by_bots': 1, 'bots': ['easy', 'hard']}
    """
    return _counted([bots_of(match) for match in matches])


def who_played(data: Dataset) -> dict[str, Any]:
    """Count the matches of a dataset, and those that bots played.

    Returns
    -------
    dict
        ``matches`` and ``by_bots`` (numbers of matches) and ``bots`` (their names in order). JSON
        values, for the ``attrs`` of a table.
    """
    teams = data.matches(columns=["bots"])["bots"].fillna("")
    return _counted([_COMMA.split(team) if team else [] for team in teams])


def _counted(teams: list[list[str]]) -> dict[str, Any]:
    names = sorted({name for team in teams for name in team})
    return {"matches": len(teams), "by_bots": sum(map(bool, teams)), "bots": names}


def players_sentence(played: Mapping[str, Any], lang: str = "es") -> str:
    """Return who played, in one sentence; ``""`` if no bot did.

    Examples
    --------
    >>> players_sentence({"matches": 40, "by_bots": 40, "bots": ["greedy", "hard"]}, "en")
    'From 40 matches between bots (greedy, hard).'
    >>> players_sentence({"matches": 40, "by_bots": 0, "bots": []})
    ''
    """
    words, (count, by_bots) = phrases("played", lang), (played["matches"], played["by_bots"])
    if not by_bots:
        return ""
    names = played["bots"]
    more = [] if len(names) <= _NAMED else ["…"]
    bots = ", ".join([*names[:_NAMED], *more])
    key = "some" if by_bots < count else "one" if count == 1 else "all"
    return str(words[key].format(count=count, by_bots=by_bots, bots=bots))
