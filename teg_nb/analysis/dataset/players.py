"""Players of the matches of a dataset: bots, or people."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.text.phrases import phrases

if TYPE_CHECKING:
    from teg_nb.analysis.dataset.reader import Dataset

PLAYED = "played"
"""Key of `who_played` in the ``attrs`` of a table."""

_COMMA = re.compile(r",\s*(?![^()]*\))")  # not within parentheses: "search(playouts=9, entries=5)"
_NAMED = 4
"""Largest number of bots that a sentence names."""


def who_played(data: Dataset) -> JsonObject:
    """Count the matches of a dataset, and those that bots played.

    Returns
    -------
    dict
        ``matches`` and ``by_bots`` (numbers of matches) and ``bots`` (their names in order). JSON
        values, for the ``attrs`` of a table.
    """
    teams = data.matches(columns=["bots"])["bots"].fillna("")
    names = {name for team in teams if team for name in _COMMA.split(team)}
    return {"matches": len(teams), "by_bots": int((teams != "").sum()), "bots": sorted(names)}


def players_sentence(played: JsonMapping, lang: str = "es") -> str:
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
