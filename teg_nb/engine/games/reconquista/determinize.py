"""Determinization of positions of La Reconquista (REC-8)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from teg_nb.engine.board import bit_set, members
from teg_nb.engine.games.common.determinize import TRIES, fill_from_observation
from teg_nb.engine.games.reconquista.deduction import VISIT, Gap, Memory, possible_owners, share_out
from teg_nb.engine.games.reconquista.observation import Observation
from teg_nb.engine.games.reconquista.position import own_cards
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.state import UNCOMMITTED, State, empty_state


def determinize(seen: Observation, rng: random.Random) -> State:
    """Return a position that the viewer cannot tell from the true one.

    Owners are drawn from those that the viewer's memory leaves possible. Every seat was dealt the
    same number of cards, and placed five troops on its own provinces each time it held the board. A
    living seat owns a province and has not won (REC-3.3, REC-3.5, REC-9.1, REC-10.1). In the
    current attack, the others have passed no cards yet. They remember the public facts and their
    own cards.

    Notes
    -----
    Provinces without additions that the viewer saw are dealt uniformly. Where looks at the board
    bind provinces together, one consistent assignment is drawn, not uniformly. The chances of
    success of past attacks are not weighed.
    """
    state = fill_from_observation(
        empty_state(seen.settings), seen, "troops", "hands", "commits", "memory"
    )
    state.commits = _commits(seen)
    own_memory = seen.memory
    if seen.hands:
        state.hands = tuple(map(bit_set, seen.hands))
    elif seen.phase != "setup":
        state.hands = _hands(seen, rng)
    lately = _put_troops(state, seen, rng)
    state.memory = tuple(
        own_memory
        if memory.viewer == own_memory.viewer
        else _memory(state, memory, own_memory, lately)
        for memory in state.memory
    )
    return state


def _commits(seen: Observation) -> tuple[int, int]:
    """Return the cards that the two sides have passed, to the viewer's knowledge."""
    attacker = defender = UNCOMMITTED
    if seen.commit is not None and seen.viewer == seen.turn:
        attacker = bit_set(seen.commit)
    elif seen.commit is not None:
        defender = bit_set(seen.commit)
    if seen.shown is not None:
        attacker = bit_set(seen.shown)
    return attacker, defender


# Owners


def _hands(seen: Observation, rng: random.Random) -> tuple[int, ...]:
    """Draw the cards of every seat."""
    memory = seen.memory
    owners = list(possible_owners(memory))
    if seen.phase == "commit":  # still owned by the seat that revealed itself
        owners[seen.target] = 1 << seen.defender
    max_cards = memory.most or seen.settings.goal - 1
    for _ in range(TRIES):
        dealt = _deal(owners, memory, rng)
        hands = [0] * memory.seats
        for province, (bits, first) in enumerate(zip(owners, memory.first, strict=True)):
            seat = dealt[province] if first < 0 else rng.choice(members(bits))
            hands[seat] |= 1 << province
        sizes = [hand.bit_count() for hand in hands]
        if all(1 <= sizes[seat] <= max_cards for seat in members(memory.living)):
            break
    return tuple(hands)


def _deal(owners: Sequence[int], told: Memory, rng: random.Random) -> list[int]:
    """Draw, by province, the seat that it was dealt to."""
    pairs = zip(owners, told.first, strict=True)
    start = [bits if first < 0 else 1 << first for bits, first in pairs]
    for gaps in (told.gaps, ()):  # drop the bindings only if no deal satisfies them
        for _ in range(20):
            shared = _search(start[:], Bounds(told.each, told.seats, gaps), rng)
            if shared is not None:
                return [bits.bit_length() - 1 for bits in shared]
    return [rng.choice(members(bits)) for bits in start]


class Bounds(NamedTuple):
    """The constraints that a deal must satisfy.

    Attributes
    ----------
    each : int
        Cards of each seat; 0 if unknown.
    seats : int
    gaps : tuple[Gap, ...]
    """

    each: int
    seats: int
    gaps: tuple[Gap, ...]


def _search(dealt: list[int], bounds: Bounds, rng: random.Random) -> list[int] | None:
    """Draw the open provinces one by one, those bound by looks first; None at a dead end."""
    bound = {province for gap in bounds.gaps for province, _ in gap.added}
    order = rng.sample(range(len(dealt)), len(dealt))
    order.sort(key=lambda province: province not in bound)
    if not _settle(dealt, bounds, bounds.gaps):
        return None
    for province in order:
        touched = [gap for gap in bounds.gaps if any(province == other for other, _ in gap.added)]
        while dealt[province] & dealt[province] - 1:
            seats = members(dealt[province])
            needs = [bounds.each - dealt.count(1 << seat) for seat in seats]
            seat = rng.choices(seats, needs)[0] if bounds.each else rng.choice(seats)
            trial = dealt[:]
            trial[province] = 1 << seat
            if _settle(trial, bounds, touched):
                dealt = trial
                break
            dealt[province] &= ~(1 << seat)
            if not _settle(dealt, bounds, touched):
                return None
    return dealt if all(_balances(gap, dealt) for gap in bounds.gaps) else None


def _settle(dealt: list[int], bounds: Bounds, touched: Sequence[Gap]) -> bool:
    """Draw the conclusions from the settled owners; return False at a contradiction."""
    while True:
        before = dealt[:]
        try:
            for gap in touched:
                share_out(gap, dealt)
        except ValueError:  # a seat would have placed more than it had
            return False
        for seat in range(bounds.seats if bounds.each else 0):
            bit = 1 << seat
            sure, able = dealt.count(bit), sum(1 for bits in dealt if bits & bit)
            if sure > bounds.each or able < bounds.each:
                return False
            if sure == bounds.each < able:
                dealt[:] = [bits if bits == bit else bits & ~bit for bits in dealt]
            elif able == bounds.each > sure:
                dealt[:] = [bit if bits & bit else bits for bits in dealt]
        if not all(dealt):
            return False
        if dealt == before:
            return True
        changed = {
            province
            for province, (now, then) in enumerate(zip(dealt, before, strict=True))
            if now != then
        }
        touched = [
            gap for gap in bounds.gaps if any(province in changed for province, _ in gap.added)
        ]


def _balances(gap: Gap, dealt: Sequence[int]) -> bool:
    """Tell if the additions to the provinces of each holder equal its placed troops."""
    sums: Counter[int] = Counter()
    for province, number in gap.added:
        sums[dealt[province].bit_length() - 1] += number
    return sums == Counter(dict(gap.placed))


# Troops, and memories of the others


def _put_troops(state: State, seen: Observation, rng: random.Random) -> list[Counter[int]]:
    """Put the troops on the board; return, by seat, those of its last visit.

    Troops that were placed since the viewer's last look go anywhere, one by one.
    """
    memory = seen.memory
    state.troops = list(seen.troops or memory.board or state.troops)
    if state.phase != "placing":
        return []
    lately = []
    for seat, hand in enumerate(state.hands):
        own_provinces, since = members(hand), memory.placed[seat]
        visit: Counter[int] = Counter()
        if since:
            visit.update(rng.choice(own_provinces) for _ in range(since))
            for province, number in visit.items():
                state.troops[province] += number
        elif memory.gaps:
            visit.update(
                {province: n for province, n in memory.gaps[-1].added if hand >> province & 1}
            )
        if visit.total() != VISIT:
            pieces = [province for province in own_provinces for _ in range(state.troops[province])]
            visit = Counter(rng.sample(pieces, min(VISIT, len(pieces))))
        lately.append(visit)
    return lately


def _memory(state: State, blank: Memory, told: Memory, lately: list[Counter[int]]) -> Memory:
    """Return the memory of another viewer: its own cards, and the public facts."""
    if state.phase == "setup":
        return blank
    public = blank._replace(each=told.each, most=told.most, first=told.first)
    if state.phase == "game_over":
        return public._replace(owners=told.owners, living=told.living, board=())
    memory = own_cards(state, public)
    return memory if state.phase != "placing" else _board_seen(state, memory, lately)


def _board_seen(state: State, memory: Memory, lately: list[Counter[int]]) -> Memory:
    """Return a viewer's last look at the board, and the placements since (REC-3.5, REC-3.8)."""
    seats = len(state.slayer)
    if memory.viewer < 0:
        visits = [
            (state.visits - (seat - state.dealer) % seats + seats - 1) // seats
            for seat in range(seats)
        ]
        return memory._replace(board=(0,) * PROVINCES, placed=tuple(VISIT * n for n in visits))
    since = min((state.turn - memory.viewer) % seats - 1, state.visits)
    board, placed = state.troops[:], [0] * seats
    for step in range(1, since + 1):
        seat = (state.turn - step) % seats
        placed[seat] = VISIT
        for province, number in lately[seat].items():
            board[province] -= number
    return memory._replace(board=tuple(board), placed=tuple(placed))
