"""What has happened since a person's last turn, in three lines, as anybody may read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from teg_nb.engine.actions import CHANCE, ConquestBase, Event
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.widget.games import screen_of

LINES = 4
"""Sentences of a kind that are told: the latest."""


def turn_summary(match: Match, step: int, viewer: int | None, lang: str) -> dict[str, Any] | None:
    """What others have done since the viewer's last turn; None once it has acted in this one.

    Parameters
    ----------
    match : Match
    step : int
        How many entries have been played in the position shown.
    viewer : int or None
        The seat that looks.
    lang : str
        ``"es"`` or ``"en"``.

    Returns
    -------
    dict or None
        ``lost``: ``[country, by, from or None]``; ``won``: ``[country, from whom]``; ``taken``: how
        many countries others took of each other, ``[seat, count]``; ``cards`` and ``pacts``: in
        words. All of it everybody may read (REC-8.9), so it may stand in a trait.
    """
    begin = _begin(match, step, viewer)
    if viewer is None or begin is None:
        return None
    screen, told = screen_of(match.settings.game), effective_viewer(match, None, step)
    lost: list[list[Any]] = []
    won: list[list[Any]] = []
    taken: Counter[int] = Counter()
    lines: dict[str, list[str]] = {"cards": [], "pacts": []}
    for place in range(max(begin, screen.told_since(match, step, [viewer])), step):
        events = visible_entry(match, place, told, step).events
        for event in events:
            if isinstance(event, ConquestBase):
                if event.loser == viewer:
                    lost.append([event.country, event.seat, _source(event, events)])
                elif event.seat == viewer:
                    won.append([event.country, event.loser])
                else:
                    taken[event.seat] += 1
            for kind, classes in screen.told.items():
                line = isinstance(event, classes) and news(event, match.settings, told, lang)
                if line:
                    lines[kind].append(line.text)
    said = {kind: " ".join(texts[-LINES:]) for kind, texts in lines.items()}
    if not (lost or won or taken or any(said.values())):
        return None
    return {"lost": lost, "won": won, "taken": [list(each) for each in taken.items()], **said}


def _begin(match: Match, step: int, viewer: int | None) -> int | None:
    """The first entry after the viewer's last turn, at the beginning of its next."""
    if viewer is None or {match.game.to_move(match.states[step]), match.states[step].turn} != {
        viewer
    }:
        return None
    others = False
    for place in range(step - 1, -1, -1):
        seat = match.actions[place].seat
        if seat == viewer and match.states[place].turn == viewer:
            return place + 1 if others else None
        others = others or seat not in (viewer, CHANCE)
    return None


def _source(conquest: ConquestBase, events: Sequence[Event]) -> int | None:
    """Where the attack came from, if one of the events says so."""
    for event in (conquest, *events):
        source = getattr(event, "source", None)
        if source is not None and conquest.country in (
            getattr(event, "target", None),
            getattr(event, "country", None),
        ):
            return int(source)
    return None
