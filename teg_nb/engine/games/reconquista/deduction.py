"""The memory of a viewer, and the possible owners that follow from it (REC-8).

A `Memory` holds the facts that a viewer has received, event by event, and nothing else. `remember`
reads the fields of an event that its viewer may see. `possible_owners` draws the conclusions.

The deduction rests on one fact. The card of a province changes hands only in an attack, and the
attacked seat must reveal itself (REC-7.1). Until the first attack on a province, its owner is the
seat that it was dealt to. From then on, everybody knows that seat for certain. Only the result of
the last attack remains open: the province belongs to one of two seats.

The deduction uses:

- the viewer's own cards; the number of cards dealt to each seat (REC-3.3);
- the changes of the board between two looks while it went around: each seat that held it in
  between added five troops to its own provinces (REC-3.5, REC-3.8);
- counts that a move changed (REC-8.4), owners that had to reveal themselves, cards and results
  that the viewer saw (REC-8.2, REC-8.3), eliminations (REC-8.6);
- the bounds of a living seat: one province at least, and fewer than win (REC-9.1, REC-10.1).

It ignores the transfers that could explain new counts, the borders that ``attack_needs_border``
requires, the numbers that ``card_counts`` shows, and earlier positions (no seat was eliminated or
won back then). Conclusions are exact for each single equation, not for all of them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, NamedTuple, cast

from teg_nb.engine.actions import Event
from teg_nb.engine.board import members
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.games.reconquista.events import (
    AttackDeclared,
    AttackResolved,
    BoardPassed,
    BoardRevealed,
    CardsCommitted,
    CardsDealt,
    CardsShown,
    GameEnded,
    GameStarted,
    Moved,
    PlayerEliminated,
    TroopsPlaced,
)
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.schema.field_types import (
    Convert,
    FieldType,
    ListOf,
    NameTable,
    parse_field_type,
    record_of,
)

VISIT = 5
"""Troops that a seat places each time it holds the board (REC-3.5)."""

Owners = tuple[int, ...]
"""By province, bit set of the seats that may own it."""


class Gap(NamedTuple):
    """The changes of the board between two looks at it, while it went around.

    Attributes
    ----------
    added : tuple[tuple[int, int], ...]
        Provinces and the troops added to them.
    placed : tuple[tuple[int, int], ...]
        Seats that held the board in between, and the troops that each of them placed.
    """

    added: tuple[tuple[int, int], ...]
    placed: tuple[tuple[int, int], ...]


class Memory(NamedTuple):
    """The facts that a viewer has received.

    Attributes
    ----------
    viewer : int
        A seat, or -1 for a spectator.
    seats : int
        Number of seats.
    each, most : int
        Cards dealt to each seat, and the maximum of a seat that has not won; 0 if unknown.
    owners : tuple[int, ...]
        By province, bit set of the seats that may own it.
    first : tuple[int, ...]
        By province, the seat that it was dealt to if it has been attacked, or -1.
    living : int
        Bit set of the seats that still play.
    board : tuple[int, ...]
        Troops by province at the viewer's last look, while the board goes around.
    placed : tuple[int, ...]
        By seat, troops placed since that look.
    gaps : tuple[Gap, ...]
    """

    viewer: int
    seats: int
    each: int
    most: int
    owners: Annotated[Owners, "[country]{seat}"]
    first: tuple[int, ...]
    living: int
    board: tuple[int, ...]
    placed: tuple[int, ...]
    gaps: tuple[Gap, ...] = ()


@dataclass(frozen=True)
class _Pairs(FieldType):
    """Pairs of a number and a count, written as an object by name."""

    kind: str

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        printed = names.vocabulary[self.kind]
        return lambda pairs: {printed[number]: count for number, count in pairs}

    def reader(self, names: NameTable, name: str) -> Convert:
        number = parse_field_type(self.kind).reader(names, name)

        def read(value: object) -> tuple[tuple[int, int], ...]:
            if not isinstance(value, Mapping):
                raise BadMessage("not_an_object", name=name, wanted=self.kind)
            return tuple([(number(key), names.count(name, count)) for key, count in value.items()])

        return read


def _memory(placed: tuple[int, ...], **parts: FieldValue) -> Memory:
    return Memory(seats=len(placed), placed=placed, **parts)


# Sets of owners are written as numbers, with one bit per seat.
MEMORY = record_of(
    _memory,
    viewer="seat?",
    each="count",
    most="count",
    owners="[country]count",
    first="country?:seat",
    living="{seat}",
    board="count*",
    placed="[seat]count",
    gaps=ListOf(record_of(Gap, added=_Pairs("country"), placed=_Pairs("seat"))),
)


def blank(viewer: int | None, seats: int, provinces: int) -> Memory:
    """Return the memory of a viewer without any facts."""
    everybody = (1 << seats) - 1
    return Memory(
        -1 if viewer is None else viewer,
        seats,
        0,
        0,
        (everybody,) * provinces,
        (-1,) * provinces,
        everybody,
        (0,) * provinces,
        (0,) * seats,
    )


# Receiving events


def remember(memory: Memory, events: Iterable[Event]) -> Memory:
    """Return the memory after some events; only the parts that its viewer may see are read."""
    for event in events:
        rule = _TOLD.get(type(event))
        if rule is not None:
            known = event.known_to(memory.viewer if memory.viewer >= 0 else None)
            if known or not event.silent:
                memory = rule(memory, event, known)
    return memory


def _settled(memory: Memory, owner_of: Mapping[int, int]) -> Memory:
    """Record the certain owners of some provinces."""
    owners = list(memory.owners)
    for province, seat in owner_of.items():
        owners[province] = 1 << seat
    return memory._replace(owners=tuple(owners))


def _started(memory: Memory, event: GameStarted, known: bool) -> Memory:
    return memory._replace(each=event.number, most=event.goal - 1)


def _dealt(memory: Memory, event: CardsDealt, known: bool) -> Memory:
    if not known:
        return memory
    others = [bits & ~(1 << event.seat) for bits in memory.owners]
    return _settled(memory._replace(owners=tuple(others)), dict.fromkeys(event.cards, event.seat))


def _placed(memory: Memory, event: TroopsPlaced, known: bool) -> Memory:
    if not known:
        placed = list(memory.placed)
        placed[event.seat] += VISIT
        return memory._replace(placed=tuple(placed))
    board = list(memory.board)
    for province, number in zip(event.countries, event.numbers, strict=True):
        board[province] += number
    return memory._replace(board=tuple(board))


def _looked(memory: Memory, event: BoardPassed | BoardRevealed, known: bool) -> Memory:
    """Record a look at the board: added troops belong to the seats that placed since the last."""
    if isinstance(event, BoardPassed) and not known:
        return memory
    before, placed = memory.board, memory.placed
    pairs = zip(event.troops, before, strict=True)
    added = tuple(
        (province, now - then) for province, (now, then) in enumerate(pairs) if now > then
    )
    holders = tuple((seat, number) for seat, number in enumerate(placed) if number)
    gaps = (*memory.gaps, Gap(added, holders)) if added else memory.gaps
    return memory._replace(board=event.troops, placed=(0,) * memory.seats, gaps=gaps)


def _revealed(memory: Memory, event: BoardRevealed, known: bool) -> Memory:
    """Record the last look: from now on the counts are public, and need no memory."""
    return _looked(memory, event, known)._replace(board=())


def _moved(memory: Memory, event: Moved, known: bool) -> Memory:
    """Record a move: the changed provinces belong to the mover (REC-8.4)."""
    return _settled(memory, dict.fromkeys(event.countries, event.seat))


def _attacked(memory: Memory, event: AttackDeclared, known: bool) -> Memory:
    """Record the revealed owner; now the province belongs to one of the two sides (REC-8.2)."""
    owners, first = list(memory.owners), list(memory.first)
    if first[event.target] < 0:
        first[event.target] = event.defender
    owners[event.target] = 1 << event.defender
    if memory.viewer not in (event.seat, event.defender):
        owners[event.target] |= 1 << event.seat
    return memory._replace(owners=tuple(owners), first=tuple(first))


def _shown(memory: Memory, event: CardsShown | CardsCommitted, known: bool) -> Memory:
    """Record the owners of the passed cards (REC-8.3)."""
    owner_of = dict.fromkeys(event.cards, event.seat)
    if isinstance(event, CardsCommitted):
        owner_of |= dict.fromkeys(event.defence_cards, event.defender)
    return _settled(memory, owner_of)


def _resolved(memory: Memory, event: AttackResolved, known: bool) -> Memory:
    return _settled(memory, {event.target: event.seat}) if event.success else memory


def _eliminated(memory: Memory, event: PlayerEliminated, known: bool) -> Memory:
    """Record an elimination: the seat owns nothing, so the last attack succeeded (REC-8.6)."""
    gone = ~(1 << event.seat)
    owners = tuple(bits & gone for bits in memory.owners)
    return memory._replace(owners=owners, living=memory.living & gone)


def _ended(memory: Memory, event: GameEnded, known: bool) -> Memory:
    """Record the end: every card is shown."""
    owner_of = {card: seat for seat, hand in enumerate(event.hands) for card in hand}
    return _settled(memory, owner_of)._replace(most=0)


_TOLD: Mapping[type[Event], Callable[..., Memory]] = {
    GameStarted: _started,
    CardsDealt: _dealt,
    TroopsPlaced: _placed,
    BoardPassed: _looked,
    BoardRevealed: _revealed,
    Moved: _moved,
    AttackDeclared: _attacked,
    CardsShown: _shown,
    CardsCommitted: _shown,
    AttackResolved: _resolved,
    PlayerEliminated: _eliminated,
    GameEnded: _ended,
}
"""Rules of what an event tells, each with the class of the events that it takes."""


# Concluding


@lru_cache(maxsize=1024)
def possible_owners(memory: Memory) -> Owners:
    """Return the seats that may own each province, to the viewer's knowledge.

    Returns
    -------
    tuple[int, ...]
        Bit sets of seats; one bit is a certainty. The true owner is always among them.
    """
    pairs = list(zip(memory.owners, memory.first, strict=True))
    dealt = [1 << first if first >= 0 else bits for bits, first in pairs]
    before: list[int] = []
    while dealt != before:
        before = dealt[:]
        for gap in memory.gaps:
            share_out(gap, dealt)
        if memory.each:
            _fill_hands(dealt, memory.each, memory.seats)
    now = [bits if first >= 0 else d for (bits, first), d in zip(pairs, dealt, strict=True)]
    if memory.each and memory.most:
        _weigh(now, memory)
    return tuple(now)


def share_out(gap: Gap, dealt: list[int]) -> None:
    """Restrict owners: the seats that held the board added their five to their own provinces."""
    holders = sum(1 << seat for seat, _ in gap.placed)
    for province, _ in gap.added:
        dealt[province] &= holders
    for seat, number in gap.placed:
        bit = 1 << seat
        left = number - sum(n for province, n in gap.added if dealt[province] == bit)
        open_ = [
            (province, n)
            for province, n in gap.added
            if dealt[province] & bit and dealt[province] != bit
        ]
        for (province, _), (may, must) in zip(
            open_, _parts([n for _, n in open_], left), strict=True
        ):
            if must:
                dealt[province] = bit
            elif not may:
                dealt[province] &= ~bit


def _parts(numbers: Sequence[int], total: int) -> list[tuple[bool, bool]]:
    """Tell for each number if it may, and if it must, be part of a sum.

    Examples
    --------
    >>> _parts([5, 2, 3], 5)
    [(True, False), (True, False), (True, False)]
    >>> _parts([4, 2, 3], 5)
    [(False, False), (True, True), (True, True)]
    """
    limit = (1 << total + 1) - 1
    before = [1]  # sums of the numbers before each index, as bits
    for number in numbers:
        before.append((before[-1] | before[-1] << number) & limit)
    after = [1]
    for number in reversed(numbers):
        after.append((after[-1] | after[-1] << number) & limit)
    after.reverse()

    def reaches(index: int, wanted: int) -> bool:
        left, right = before[index], after[index + 1]
        return any(left >> a & 1 and right >> wanted - a & 1 for a in range(wanted + 1))

    return [
        (reaches(index, total - number), not reaches(index, total))
        for index, number in enumerate(numbers)
    ]


def _fill_hands(dealt: list[int], size: int, seats: int) -> None:
    """Restrict owners: every seat was dealt the same number of cards.

    If as many provinces as some seats were dealt can only be theirs, then these seats own no
    others. All seats have the same exact number, so trying all sets of seats finds every
    conclusion.
    """
    sets = range(1, (1 << seats) - 1)
    held = {bits: dealt.count(bits) for bits in set(dealt)}
    full = [
        group
        for group in sets
        if sum(n for bits, n in held.items() if not bits & ~group) == size * group.bit_count()
    ]
    for province, bits in enumerate(dealt):
        for group in full:
            if bits & ~group:
                bits &= ~group
        dealt[province] = bits


def _weigh(owners: list[int], memory: Memory) -> None:
    """Restrict owners: a living seat holds at least one card, and fewer than win."""
    attacked = [province for province, first in enumerate(memory.first) if first >= 0]
    before: list[int] = []
    while owners != before:
        before = owners[:]
        for seat in members(memory.living):
            bit = 1 << seat
            sure = memory.each - sum(memory.first[province] == seat for province in attacked)
            sure += sum(owners[province] == bit for province in attacked)
            open_ = [
                province
                for province in attacked
                if owners[province] & bit and owners[province] != bit
            ]
            for province in open_:
                if sure == memory.most:
                    owners[province] &= ~bit
                elif sure == 0 and len(open_) == 1:
                    owners[province] = bit


def deduce(known: object, viewer: int | None, seats: int = 0, provinces: int = 60) -> Owners:
    """Deduce the possible owners from a viewer's knowledge.

    Parameters
    ----------
    known : Match, State or iterable of Event
        A match, a position, or the events of a match from its beginning (with `seats`).
    viewer : int or None
        A seat, or None for a spectator.

    Returns
    -------
    tuple[int, ...]
        By province, a bit set of the seats that may own it.

    Examples
    --------
    >>> import random
    >>> from teg_nb.engine.play.match import Match
    >>> match = Match("reconquista", 3).play([None] * 3, random.Random(1))
    >>> {bits.bit_count() for bits in deduce(match, 0)}, set(deduce(match, None))
    ({1, 2}, {7})
    """
    state: object = getattr(known, "state", known)
    if hasattr(state, "memory"):
        return possible_owners(state.memory[-1 if viewer is None else viewer])
    events = cast("Iterable[Event]", known)
    return possible_owners(remember(blank(viewer, seats, provinces), events))
