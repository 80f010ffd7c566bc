"""A match that goes on from another one without a copy of its entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from itertools import chain, islice
from typing import TypeVar, overload

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.position import Position

T = TypeVar("T")


class SharedList(MutableSequence[T]):
    """A list that begins as another one does, and shares these items with it.

    The other list must not lose these items; items may be added to it.

    Parameters
    ----------
    first : mutable sequence
        The other list.
    size : int
        Number of its items that are shared.
    tail : list
        The items that follow. The list keeps and extends it.

    Examples
    --------
    >>> older = [1, 2, 3]
    >>> newer = SharedList(older, 2, [])
    >>> newer.tail += [7, 8]
    >>> newer, newer[-1], newer[1:3], older
    ([1, 2, 7, 8], 8, [2, 7], [1, 2, 3])
    >>> del newer[0]
    >>> newer, older
    ([2, 7, 8], [1, 2, 3])
    """

    __slots__ = ("_first", "_size", "tail")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, first: MutableSequence[T], size: int, tail: list[T]) -> None:
        self._first = first
        self._size = size
        self.tail = tail

    def __len__(self) -> int:
        return self._size + len(self.tail)

    def __iter__(self) -> Iterator[T]:
        return chain(islice(self._first, self._size), self.tail)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        size = self._size
        if isinstance(place, slice):
            start, stop, stride = place.indices(len(self))
            if stride != 1:
                return [*self][place]
            shared = self._first[start : min(stop, size)]
            return [*shared, *self.tail[max(start - size, 0) : max(stop - size, 0)]]
        if place < 0:
            place += size + len(self.tail)
            if place < 0:
                raise IndexError("list index out of range")
        return self._first[place] if place < size else self.tail[place - size]

    @overload
    def __setitem__(self, place: int, value: T) -> None: ...
    @overload
    def __setitem__(self, place: slice, value: Iterable[T]) -> None: ...
    def __setitem__(self, place: int | slice, value: T | Iterable[T]) -> None:
        self._own()
        self.tail[place] = value  # type: ignore[index, assignment]

    def __delitem__(self, place: int | slice) -> None:
        self._own()
        del self.tail[place]

    def insert(self, place: int, value: T) -> None:
        """Insert an item before a place."""
        if place < len(self):
            self._own()
        self.tail.insert(place - self._size, value)

    def shortened(self, size: int) -> SharedList[T]:
        """Return a list of the first `size` items, which shares the same ones."""
        if size < self._size:
            return SharedList(self._first, size, [])
        return SharedList(self._first, self._size, self.tail[: size - self._size])

    def _own(self) -> None:
        """Copy the shared items."""
        self.tail, self._first, self._size = [*self], [], 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __repr__(self) -> str:
        return repr([*self])


class Branch(Match):
    """A match that begins with the entries of another one, and shares them with it.

    It costs the same at every length of that match. `Study.fork` makes one.

    Parameters
    ----------
    match : Match
        The other match. Later changes to either one do not show in the other.
    step : int
        Number of entries to share.

    Raises
    ------
    StaleStep
        If the match has no such step.
    """

    actions: SharedList[Action]
    states: SharedList[Position]
    events: SharedList[list[Event]]

    def __init__(self, match: Match, step: int) -> None:
        with match.lock:
            match._has(step)
            parts = {**vars(match), "metadata": dict(match.metadata)}
            parts["actions"] = SharedList(match.actions, step, [])
            parts["states"] = SharedList(match.states, step + 1, [])
            parts["events"] = SharedList(match.events, step, [])
            parts["_is_shared"], match._is_shared = False, True
        Match.__setstate__(self, parts)

    def __setstate__(self, parts: JsonObject) -> None:
        super().__setstate__(parts)
        self._replace(parts["actions"], parts["states"], parts["events"])

    def _add(self, action: Action, state: Position, events: list[Event]) -> None:
        # No calls here, as in `Match`.
        self.actions.tail += [action]
        self.states.tail += [state]
        self.events.tail += [events]

    def extend(
        self, actions: list[Action], states: list[Position], events: list[list[Event]]
    ) -> None:
        """Append entries that were played on a fork of the match as it is."""
        with self.lock:
            self.actions.tail += actions
            self.states.tail += states
            self.events.tail += events

    def _replace(
        self,
        actions: MutableSequence[Action],
        states: MutableSequence[Position],
        events: MutableSequence[list[Event]],
    ) -> None:
        own_actions, own_events = SharedList([], 0, [*actions]), SharedList([], 0, [*events])
        own_states = SharedList([], 0, [*states])
        self.actions, self.states, self.events = own_actions, own_states, own_events

    def _shorten(self, step: int) -> None:
        actions, events = self.actions.shortened(step), self.events.shortened(step)
        self.actions, self.states, self.events = actions, self.states.shortened(step + 1), events
