"""The log of a match as a viewer may read it: the one door for tables, news, files, the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from teg_nb.engine.actions import ALL, NOBODY, Action, Event
from teg_nb.engine.codec import encode
from teg_nb.engine.game import AnyGame
from teg_nb.engine.log.format import footer, header, to_json_line
from teg_nb.engine.play.news import is_known, news
from teg_nb.engine.text.language import LANGUAGES


class LogSource(Protocol):
    """What a log is read from: a `Match`, or its lists.

    Attributes
    ----------
    game : Game
    settings : Settings
    actions : list[Action]
    states : list
        ``states[k]`` is the position after `k` entries.
    events : list[list[Event]]
        ``events[k]`` is what came of entry `k`.
    """

    game: AnyGame
    actions: list[Action]
    states: list[Any]
    events: list[list[Event]]

    @property
    def settings(self) -> Any:
        """What is fixed for the match."""


class Entry(NamedTuple):
    """An entry of a log as a viewer reads it.

    Attributes
    ----------
    step : int
        ``match.states[step]`` is the position after it.
    before : state
    action : Action or None
        With what the viewer may not see hidden; None if it may not even know of it.
    events : sequence of Event
        Those that the viewer may know of: a hidden entry can have public ones.
    """

    step: int
    before: Any
    action: Action | None
    events: Sequence[Event]


def effective_viewer(
    match: LogSource, viewer: int | str | None, step: int | None = None
) -> int | str | None:
    """Who reads: the viewer; once the match is over, one that may know everything.

    Parameters
    ----------
    match : LogSource
    viewer : int, None or "all"
        A seat, or None for a spectator.
    step : int, optional
        After how many entries; all of them by default.
    """
    over = match.game.to_move(match.states[len(match.actions) if step is None else step]) == NOBODY
    return ALL if over else viewer


def visible_entry(
    match: LogSource, place: int, viewer: int | str | None, step: int | None = None
) -> Entry:
    """An entry as a viewer may read it in the log of so many entries.

    Sealed entries, which seats make without knowing of each other's, are read one by one while any
    of them is due, and then as if the seat that the game asks first had made its own first: in
    which order they were made nobody can tell (REC-7.15).

    Parameters
    ----------
    match : LogSource
    place : int
        Which entry, from 0.
    viewer : int, None or "all"
        A seat, None for a spectator, or ``"all"``: the log as it is. See `reader`.
    step : int, optional
        How many entries the log has; all of them by default.
    """
    action, events = match.actions[place], match.events[place]
    before = told = match.states[place]
    if isinstance(viewer, str):
        return Entry(place + 1, before, action, events)
    first, last = _sealed(match, place, len(match.actions) if step is None else step)
    if last > first:
        action, events = _opened(match, first, last)[place - first]
        told = match.states[last]
    if any(event.silent for event in events):
        events = [event for event in events if not event.silent or is_known(event, viewer)]
    return Entry(place + 1, before, match.game.redact(told, action, viewer), events)


def _sealed(match: LogSource, place: int, step: int) -> tuple[int, int]:
    """First and last of the sealed entries that were opened together with this one, or itself."""
    first = last = place
    while match.game.has_sealed_entries(match.states[first]):
        first -= 1
    while match.game.has_sealed_entries(match.states[last + 1]):
        last += 1
        if last == step:
            return place, place
    return first, last


def _opened(match: LogSource, first: int, last: int) -> list[tuple[Action, list[Event]]]:
    """Sealed entries as if made in the order in which the game asks for them."""
    state = match.states[first]
    made = match.actions[first : last + 1]
    asked = match.game.to_move(state)
    ordered = sorted(made, key=lambda action: (action.seat != asked, action.seat))
    if ordered == made:
        return list(zip(made, match.events[first : last + 1], strict=True))
    found = []
    for action in ordered:
        state, events = match.game.play(state, action)
        found.append((action, events))
    return found


def visible_lines(
    match: LogSource, viewer: int | None, from_position: bool = False
) -> Iterator[str]:
    """The log of a match that goes on as a viewer may read it, line by line, without line ends.

    An entry is written with ``"?"`` for a name that is hidden, or as ``null`` where the viewer may
    not even know what it was; the news that it brought stand below it as a note. Left out are the
    first position, if it was set up (`from_position`), and the notes on the match: a seed tells all
    dice to come.

    Raises
    ------
    IllegalAction
        If the game keeps its log from people until it is over (REC-8.9).
    """
    settings = match.settings
    match.game.require_log_access(match.states[-1])
    seat = None if viewer is None else settings.seats[viewer]
    head = header(match.game, settings, viewer=seat)
    options = head["options"]
    head["options"] = options | dict.fromkeys(options.keys() & set(settings.options.secret))
    yield to_json_line(head | ({"start": None} if from_position else {}))
    for place in range(len(match.actions)):
        entry = visible_entry(match, place, viewer)
        yield to_json_line(entry.action and encode(entry.action, settings))
        said = {
            lang: " ".join(
                line.text
                for event in entry.events
                if (line := news(event, settings, viewer, lang)) is not None
            )
            for lang in LANGUAGES
        }
        if any(said.values()):
            yield to_json_line({"at": entry.step, "say": said})
    yield footer(len(match.actions))
