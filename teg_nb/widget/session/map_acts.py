"""Acts: what the latest entries of a match did on the map, so that a page can show it moving."""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.actions import ConquestBase
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.widget.games import screen_of

MOST = 12
"""Maximum number of acts in a view."""

REACH = 30
"""Maximum number of entries that are read for them."""


def acts(match: Match, step: int, readers: Sequence[int]) -> list[JsonObject]:
    """List the latest acts before a position, oldest first, as anybody may see them.

    Parameters
    ----------
    match : Match
    step : int
        Number of entries played before the position shown.
    readers : sequence of int
        Seats of the people who look at the screen. Some games tell them only the latest news.

    Returns
    -------
    list of dict
        Each act has the ``step`` after its entry, and what `Screen.act` says of it. It has only
        public facts, so it may go into a trait.
    """
    screen, perspective = screen_of(match.settings.game), effective_viewer(match, None, step)
    shown: list[JsonObject] = []
    first = max(screen.told_since(match, step, readers), step - REACH, 0)
    for index in range(step - 1, first - 1, -1):
        entry = visible_entry(match, index, perspective, step)
        for event in reversed(entry.events):
            act = screen.act(event, entry.before)
            if act is not None:
                order = {"order": _order(match, step)} if act["kind"] == "end" else {}
                shown.append({"step": index + 1, **act, **order})
        if len(shown) >= MOST:
            break
    return shown[:MOST][::-1]


def _order(match: Match, step: int) -> list[int]:
    """List the places that were ever conquered, in the order in which each was taken last."""
    taken: dict[int, int] = {}
    for index in range(step):
        for event in match.events[index]:
            if isinstance(event, ConquestBase):
                taken[event.country] = index
    return sorted(taken, key=taken.__getitem__)
