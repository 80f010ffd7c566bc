"""The match log as a viewer may read it: the only source of tables, news, files and views."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from typing import NamedTuple, Protocol

from teg_nb.engine.actions import ALL, NOBODY, Action, Event
from teg_nb.engine.codec import encode
from teg_nb.engine.game import AnyGame
from teg_nb.engine.log.format import footer, header, to_json_line
from teg_nb.engine.play.news import is_known, news
from teg_nb.engine.schema.position import Position
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.language import LANGUAGES


class LogSource(Protocol):
    """A match, or the lists of one, whose log can be read.

    Attributes
    ----------
    game : Game
    settings : Settings
    actions : sequence of Action
    states : sequence
        ``states[k]`` is the position after `k` entries.
    events : sequence of list[Event]
        ``events[k]`` are the events of entry `k`.
    """

    game: AnyGame
    actions: MutableSequence[Action]
    states: MutableSequence[Position]
    events: MutableSequence[list[Event]]

    @property
    def settings(self) -> Settings:
        """Board, seats and options of the match."""


class Entry(NamedTuple):
    """A log entry as a viewer reads it.

    Attributes
    ----------
    step : int
        ``match.states[step]`` is the position after it.
    before : state
    action : Action or None
        The action, with its hidden parts removed. None if the viewer may not know it.
    events : sequence of Event
        The events that the viewer may know. A hidden action can have public events.
    """

    step: int
    before: Position
    action: Action | None
    events: Sequence[Event]


def effective_viewer(
    match: LogSource, viewer: int | str | None, step: int | None = None
) -> int | str | None:
    """Return the effective viewer: everyone sees everything after the match.

    Parameters
    ----------
    match : LogSource
    viewer : int, None or "all"
        A seat, or None for a spectator.
    step : int, optional
        Number of entries played. Default: all.
    """
    over = match.game.to_move(match.states[len(match.actions) if step is None else step]) == NOBODY
    return ALL if over else viewer


def visible_entry(
    match: LogSource, place: int, viewer: int | str | None, step: int | None = None
) -> Entry:
    """Return an entry as a viewer may read it in a log of `step` entries.

    Seats make sealed entries without knowing the others' entries. While any of them is due, they
    are read one by one. Afterwards they are read in the order in which the game asks the seats, so
    nobody can tell the order in which they were made (REC-7.15).

    Parameters
    ----------
    match : LogSource
    place : int
        Index of the entry, from 0.
    viewer : int, None or "all"
        A seat, None for a spectator, or ``"all"``: the unchanged log. See `effective_viewer`.
    step : int, optional
        Number of entries in the log. Default: all.
    """
    action, events = match.actions[place], match.events[place]
    before = known_at = match.states[place]
    if isinstance(viewer, str):
        return Entry(place + 1, before, action, events)
    first, last = _sealed(match, place, len(match.actions) if step is None else step)
    if last > first:
        action, events = _opened(match, first, last)[place - first]
        known_at = match.states[last]
    if any(event.silent for event in events):
        events = [event for event in events if not event.silent or is_known(event, viewer)]
    return Entry(place + 1, before, match.game.redact(known_at, action, viewer), events)


def _sealed(match: LogSource, place: int, step: int) -> tuple[int, int]:
    """Return the first and last index of the sealed entries opened with this one, or its own."""
    first = last = place
    while match.game.has_sealed_entries(match.states[first]):
        first -= 1
    while match.game.has_sealed_entries(match.states[last + 1]):
        last += 1
        if last == step:
            return place, place
    return first, last


def _opened(match: LogSource, first: int, last: int) -> list[tuple[Action, list[Event]]]:
    """Return sealed entries as if made in the order in which the game asks for them."""
    state = match.states[first]
    sealed = match.actions[first : last + 1]
    asked = match.game.to_move(state)
    ordered = sorted(sealed, key=lambda action: (action.seat != asked, action.seat))
    if ordered == sealed:
        return list(zip(sealed, match.events[first : last + 1], strict=True))
    entries = []
    for action in ordered:
        state, events = match.game.play(state, action)
        entries.append((action, events))
    return entries


def visible_lines(
    match: LogSource, viewer: int | None, from_position: bool = False
) -> Iterator[str]:
    """Yield the log of an unfinished match as a viewer may read it, without line ends.

    A hidden name is written as ``"?"``. An entry that the viewer may not know is ``null``. The news
    of an entry follow it as a note. A first position that was set up (`from_position`) is left out.
    So are the notes on the match, because a seed reveals all dice to come.

    Raises
    ------
    IllegalAction
        If the game hides its log until it is over (REC-8.9).
    """
    settings = match.settings
    match.game.require_log_access(match.states[-1])
    seat = None if viewer is None else settings.seats[viewer]
    head = header(match.game, settings, viewer=seat)
    options = head["options"]
    head["options"] = options | dict.fromkeys(options.keys() & set(settings.options.secret))
    yield to_json_line(head | ({"start": None} if from_position else {}))
    for index in range(len(match.actions)):
        entry = visible_entry(match, index, viewer)
        yield to_json_line(entry.action and encode(entry.action, settings))
        notes = {
            lang: " ".join(
                line.text
                for event in entry.events
                if (line := news(event, settings, viewer, lang)) is not None
            )
            for lang in LANGUAGES
        }
        if any(notes.values()):
            yield to_json_line({"at": entry.step, "say": notes})
    yield footer(len(match.actions))
