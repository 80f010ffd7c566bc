"""The match log inside an observation: the entries that one viewer may read so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import overload
from weakref import WeakKeyDictionary

from teg_nb.engine.actions import ALL, Event, LogEntryView
from teg_nb.engine.play.news import is_known
from teg_nb.engine.play.visible_log import LogSource, effective_viewer, visible_entry


class Log:
    """The lists of a match that histories read.

    While a history reads the lists, entries are only ever appended.

    Attributes
    ----------
    game, settings, actions, states, events
        As in `Match`.
    viewer : int or None
    read : tuple[int, tuple[LogEntryView, ...]]
        Number of entries already read, and their views. A cache.
    open : dict[int, LogEntryView | None]
        By index, the views of entries that all viewers read alike; None for other entries. A cache
        that the logs of a match share.
    """

    __slots__ = ("actions", "events", "game", "open", "read", "settings", "states", "viewer")

    def __init__(
        self, match: LogSource, viewer: int | None, shared: dict[int, LogEntryView | None]
    ) -> None:
        self.game, self.settings = match.game, match.settings
        self.actions, self.states, self.events = match.actions, match.states, match.events
        self.viewer = viewer
        self.open = shared
        self.read: tuple[int, tuple[LogEntryView, ...]] = (0, ())


class LogHandle:
    """A key by which a history finds its log. It holds no data, so it leaks no position."""

    __slots__ = ("__weakref__",)


# The only way from a handle to its log. A handle has no attribute for it, so no attribute, copy or
# pickle of an observation reaches the positions of the match.
_LOGS: WeakKeyDictionary[LogHandle, Log] = WeakKeyDictionary()


def log_handle(match: LogSource, viewer: int | None, sibling: LogHandle | None = None) -> LogHandle:
    """Create a handle to the log of a match, for the histories of one viewer.

    `sibling` is a handle of another viewer to the same lists.
    """
    handle = LogHandle()
    _LOGS[handle] = Log(match, viewer, {} if sibling is None else _LOGS[sibling].open)
    return handle


class History(Sequence[LogEntryView]):
    """The log entries that a viewer may know, in order: ``observation.history``.

    The entries are read on first access. Entries that the viewer may know nothing about are left
    out. A history equals any sequence of the same entries. A pickle holds those entries alone.

    Examples
    --------
    >>> import random
    >>> from teg_nb import Match
    >>> match = Match("tgm", 3)
    >>> _ = match.resolve_chance(random.Random(1))
    >>> [entry.action.verb for entry in match.observe(0).history]
    ['deal_objectives', 'deal_cards']
    >>> match.observe(0).history[0].action.objectives[1:]
    (-1, -1)
    """

    __slots__ = ("_entries", "_handle", "_step")

    def __init__(
        self, ticket: LogHandle | None, step: int, told: tuple[LogEntryView, ...] = ()
    ) -> None:
        self._handle = ticket
        self._step = step
        self._entries = told

    def _read(self) -> tuple[LogEntryView, ...]:
        handle = self._handle
        if handle is not None:
            self._entries = _read_log(_LOGS[handle], self._step)
            self._handle = None
        return self._entries

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

    def __reduce__(self) -> tuple[object, ...]:
        return History, (None, 0, self._read())


def _read_log(log: Log, step: int) -> tuple[LogEntryView, ...]:
    """Return the first `step` entries of a log as its viewer reads them after that many."""
    viewer = effective_viewer(log, log.viewer, step)
    if viewer == ALL:
        return tuple(_visible_entries(log, range(step), viewer, step))
    # Sealed entries that are still closed will read differently later, so they are not cached.
    settled = step
    while settled and log.game.has_sealed_entries(log.states[settled]):
        settled -= 1
    cached, views = log.read
    if settled < cached:  # an earlier position is read after a later one
        cached, views = 0, ()
    views = (*views, *_visible_entries(log, range(cached, settled), viewer, step))
    if settled > log.read[0]:
        log.read = settled, views
    return (*views, *_visible_entries(log, range(settled, step), viewer, step))


def _visible_entries(
    match: Log, places: range, viewer: int | str | None, step: int
) -> list[LogEntryView]:
    views, shared = [], match.open
    for index in places:
        if index not in shared:
            shared[index] = _open_entry(match, index)
        same = shared[index]
        if same is not None:
            views.append(same)
            continue
        entry = visible_entry(match, index, viewer, step)
        events = tuple([_without_secrets(event, viewer) for event in entry.events])
        if entry.action is not None or events:
            views.append(LogEntryView(entry.action, events))
    return views


def _open_entry(match: Log, index: int) -> LogEntryView | None:
    """Return the view of an entry that all viewers read alike, or None for another entry."""
    action, events, before = match.actions[index], match.events[index], match.states[index]
    sealed, redact = match.game.has_sealed_entries, match.game.redact
    for event in events:
        if event.silent or event.secret:
            return None
    if redact(before, action, None) is not action or sealed(before):
        return None
    return None if sealed(match.states[index + 1]) else LogEntryView(action, tuple(events))


def _without_secrets(event: Event, viewer: int | str | None) -> Event:
    """Return an event without the fields that the viewer may not see."""
    if not event.secret or is_known(event, viewer):
        return event
    hidden = (field.name for field in fields(event) if field.name in event.secret)
    return replace(event, **dict.fromkeys(hidden))
