"""The log of a match as an observation carries it: what one viewer has read so far, and no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import Any, overload
from weakref import WeakKeyDictionary

from teg_nb.engine.actions import ALL, Event, LogEntryView
from teg_nb.engine.play.news import is_known
from teg_nb.engine.play.visible_log import LogSource, effective_viewer, visible_entry


class Log:
    """The lists of a match, to which entries are only ever added while a history reads them.

    Attributes
    ----------
    game, settings, actions, states, events
        As in `Match`.
    viewer : int or None
    read : tuple[int, tuple[Told, ...]]
        How many entries have been read already, and what they tell.
    """

    __slots__ = ("actions", "events", "game", "read", "settings", "states", "viewer")

    def __init__(self, match: LogSource, viewer: int | None) -> None:
        self.game, self.settings = match.game, match.settings
        self.actions, self.states, self.events = match.actions, match.states, match.events
        self.viewer = viewer
        self.read: tuple[int, tuple[LogEntryView, ...]] = (0, ())


class LogHandle:
    """Lets a history find its log. It holds nothing: whoever has one has nothing to look into."""

    __slots__ = ("__weakref__",)


# The only way from a ticket to its log. It is here and not in the ticket so that no attribute, copy
# or pickle of an observation reaches the positions of the match.
_LOGS: WeakKeyDictionary[LogHandle, Log] = WeakKeyDictionary()


def log_handle(match: LogSource, viewer: int | None) -> LogHandle:
    """A ticket to the log of a match, for the histories of one viewer."""
    given = LogHandle()
    _LOGS[given] = Log(match, viewer)
    return given


class History(Sequence[LogEntryView]):
    """The entries of a match that a viewer may know of, in order: ``seen.history``.

    They are read when somebody first asks for one. Entries of which the viewer may know nothing
    are left out. It equals any sequence of the same entries, and pickles as those alone.

    Examples
    --------
    >>> import random
    >>> from teg_nb import Match
    >>> match = Match("tgm", 3)
    >>> _ = match.resolve_chance(random.Random(1))
    >>> [told.action.verb for told in match.observe(0).history]
    ['deal_objectives', 'deal_cards']
    >>> match.observe(0).history[0].action.objectives[1:]
    (-1, -1)
    """

    __slots__ = ("_step", "_ticket", "_told")

    def __init__(
        self, ticket: LogHandle | None, step: int, told: tuple[LogEntryView, ...] = ()
    ) -> None:
        self._ticket = ticket
        self._step = step
        self._told = told

    def _read(self) -> tuple[LogEntryView, ...]:
        given = self._ticket
        if given is not None:
            self._told = _told(_LOGS[given], self._step)
            self._ticket = None
        return self._told

    def __len__(self) -> int:
        return len(self._read())

    def __iter__(self) -> Iterator[LogEntryView]:
        return iter(self._read())

    @overload
    def __getitem__(self, place: int) -> LogEntryView: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[LogEntryView, ...]: ...
    def __getitem__(self, place: int | slice) -> LogEntryView | tuple[LogEntryView, ...]:
        return self._read()[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._read() == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"History({list(self._read())!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return History, (None, 0, self._read())


def _told(log: Log, step: int) -> tuple[LogEntryView, ...]:
    """The first entries of a log as its viewer reads them after so many."""
    viewer = effective_viewer(log, log.viewer, step)
    if viewer == ALL:
        return tuple(_entries(log, range(step), viewer, step))
    # Sealed entries that are not opened yet read otherwise later: they are not kept.
    settled = step
    while settled and log.game.has_sealed_entries(log.states[settled]):
        settled -= 1
    before, told = log.read
    if settled < before:  # an earlier position, looked at later
        before, told = 0, ()
    told = (*told, *_entries(log, range(before, settled), viewer, step))
    if settled > log.read[0]:
        log.read = settled, told
    return (*told, *_entries(log, range(settled, step), viewer, step))


def _entries(
    match: LogSource, places: range, viewer: int | str | None, step: int
) -> list[LogEntryView]:
    found = []
    for place in places:
        entry = visible_entry(match, place, viewer, step)
        events = tuple([_shown(event, viewer) for event in entry.events])
        if entry.action is not None or events:
            found.append(LogEntryView(entry.action, events))
    return found


def _shown(event: Event, viewer: int | str | None) -> Event:
    """An event without what the viewer may not see of it."""
    if not event.secret or is_known(event, viewer):
        return event
    hidden = (field.name for field in fields(event) if field.name in event.secret)
    return replace(event, **dict.fromkeys(hidden))
