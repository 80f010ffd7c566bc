"""A summary of the events since a person's last turn, in three lines, for anybody to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from teg_nb.engine.actions import CHANCE, ConquestBase, Event
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.widget.games import screen_of

LINES = 4
"""Maximum number of sentences of a kind; the latest ones."""


def turn_summary(match: Match, step: int, viewer: int | None, lang: str) -> JsonObject | None:
    """Summarize others' moves since the viewer's last turn. None once the viewer has acted.

    Parameters
    ----------
    match : Match
    step : int
        Number of entries played before the position shown.
    viewer : int or None
        The viewer's seat.
    lang : str
        ``"es"`` or ``"en"``.

    Returns
    -------
    dict or None
        ``begin``: number of entries before the first of them that may be told; ``lost``:
        ``[country, by, from or None]``; ``won``: ``[country, from whom]``; ``taken``: countries
        that others took from each other, as ``[seat, count]``; ``cards`` and ``pacts``: sentences.
        All of it is public (REC-8.9), so it may go into a trait.
    """
    begin = _begin(match, step, viewer)
    if viewer is None or begin is None:
        return None
    screen, perspective = screen_of(match.settings.game), effective_viewer(match, None, step)
    lost: list[JsonList] = []
    won: list[JsonList] = []
    taken: Counter[int] = Counter()
    lines: dict[str, list[str]] = {"cards": [], "pacts": []}
    begin = max(begin, screen.told_since(match, step, [viewer]))
    for index in range(begin, step):
        events = visible_entry(match, index, perspective, step).events
        for event in events:
            if isinstance(event, ConquestBase):
                if event.loser == viewer:
                    lost.append([event.country, event.seat, _source(event, events)])
                elif event.seat == viewer:
                    won.append([event.country, event.loser])
                else:
                    taken[event.seat] += 1
            for kind, classes in screen.told.items():
                line = isinstance(event, classes) and news(event, match.settings, perspective, lang)
                if line:
                    lines[kind].append(line.text)
    sentences = {kind: " ".join(texts[-LINES:]) for kind, texts in lines.items()}
    if not (lost or won or taken or any(sentences.values())):
        return None
    return {
        "begin": begin,
        "lost": lost,
        "won": won,
        "taken": [list(count) for count in taken.items()],
        **sentences,
    }


def _begin(match: Match, step: int, viewer: int | None) -> int | None:
    """Find the first entry after the viewer's last turn, at the beginning of its next."""
    if viewer is None or {match.game.to_move(match.states[step]), match.states[step].turn} != {
        viewer
    }:
        return None
    others = False
    for index in range(step - 1, -1, -1):
        seat = match.actions[index].seat
        if seat == viewer and match.states[index].turn == viewer:
            return index + 1 if others else None
        others = others or seat not in (viewer, CHANCE)
    return None


def _source(conquest: ConquestBase, events: Sequence[Event]) -> int | None:
    """Find the source of a conquest in its events."""
    for event in (conquest, *events):
        source = getattr(event, "source", None)
        if source is not None and conquest.country in (
            getattr(event, "target", None),
            getattr(event, "country", None),
        ):
            return int(source)
    return None
