"""Positions of La Reconquista as a viewer may imagine them (REC-8)."""

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
    """A position that the viewer cannot tell from the true one.

    Owners are drawn from those that the viewer's memory leaves possible: every seat was dealt as
    many cards, has placed five troops of its own each time it held the board, owns a province as
    long as it lives, and has not won (REC-3.3, REC-3.5, REC-9.1, REC-10.1). The others have passed
    no cards yet in the attack under way, and remember what is public of it, and their own cards.

    Notes
    -----
    Provinces that nobody added to while the viewer could tell are dealt uniformly. Where looks at
    the board bind provinces together one consistent sharing out is drawn, not each with the same
    chance. Which attacks had troops enough to succeed is not weighed.
    """
    state = fill_from_observation(
        empty_state(seen.settings), seen, "troops", "hands", "commits", "memory"
    )
    state.commits = _commits(seen)
    told = seen.memory
    if seen.hands:
        state.hands = tuple(map(bit_set, seen.hands))
    elif seen.phase != "setup":
        state.hands = _hands(seen, rng)
    lately = _put_troops(state, seen, rng)
    state.memory = tuple(
        told if each.viewer == told.viewer else _memory(state, each, told, lately)
        for each in state.memory
    )
    return state


def _commits(seen: Observation) -> tuple[int, int]:
    """What the two sides have passed, as far as the viewer can tell."""
    attacker = defender = UNCOMMITTED
    if seen.commit is not None and seen.viewer == seen.turn:
        attacker = bit_set(seen.commit)
    elif seen.commit is not None:
        defender = bit_set(seen.commit)
    if seen.shown is not None:
        attacker = bit_set(seen.shown)
    return attacker, defender


# Who owns what


def _hands(seen: Observation, rng: random.Random) -> tuple[int, ...]:
    """The cards of every seat."""
    told = seen.memory
    owners = list(possible_owners(told))
    if seen.phase == "commit":  # it is still the owner's that said so
        owners[seen.target] = 1 << seen.defender
    most = told.most or seen.settings.goal - 1
    for _ in range(TRIES):
        dealt = _deal(owners, told, rng)
        hands = [0] * told.seats
        for place, (bits, first) in enumerate(zip(owners, told.first, strict=True)):
            seat = dealt[place] if first < 0 else rng.choice(members(bits))
            hands[seat] |= 1 << place
        sizes = [hand.bit_count() for hand in hands]
        if all(1 <= sizes[seat] <= most for seat in members(told.living)):
            break
    return tuple(hands)


def _deal(owners: Sequence[int], told: Memory, rng: random.Random) -> list[int]:
    """By province, the seat that it was dealt to."""
    pairs = zip(owners, told.first, strict=True)
    start = [bits if first < 0 else 1 << first for bits, first in pairs]
    for gaps in (told.gaps, ()):  # what binds provinces is left out only if nothing is found
        for _ in range(20):
            found = _search(start[:], Bounds(told.each, told.seats, gaps), rng)
            if found is not None:
                return [bits.bit_length() - 1 for bits in found]
    return [rng.choice(members(bits)) for bits in start]


class Bounds(NamedTuple):
    """What a deal must agree with.

    Attributes
    ----------
    each : int
        Cards of each seat; 0 if that is not known.
    seats : int
    gaps : tuple[Gap, ...]
    """

    each: int
    seats: int
    gaps: tuple[Gap, ...]


def _search(dealt: list[int], bounds: Bounds, rng: random.Random) -> list[int] | None:
    """Draw the open provinces one by one, those that looks bind first; None at a dead end."""
    bound = {place for gap in bounds.gaps for place, _ in gap.added}
    order = rng.sample(range(len(dealt)), len(dealt))
    order.sort(key=lambda place: place not in bound)
    if not _settle(dealt, bounds, bounds.gaps):
        return None
    for place in order:
        touched = [gap for gap in bounds.gaps if any(place == each for each, _ in gap.added)]
        while dealt[place] & dealt[place] - 1:
            seats = members(dealt[place])
            needs = [bounds.each - dealt.count(1 << seat) for seat in seats]
            seat = rng.choices(seats, needs)[0] if bounds.each else rng.choice(seats)
            trial = dealt[:]
            trial[place] = 1 << seat
            if _settle(trial, bounds, touched):
                dealt = trial
                break
            dealt[place] &= ~(1 << seat)
            if not _settle(dealt, bounds, touched):
                return None
    return dealt if all(_balances(gap, dealt) for gap in bounds.gaps) else None


def _settle(dealt: list[int], bounds: Bounds, touched: Sequence[Gap]) -> bool:
    """Draw the conclusions from what is settled already; whether it contradicts nothing."""
    while True:
        before = dealt[:]
        try:
            for gap in touched:
                share_out(gap, dealt)
        except ValueError:  # somebody would have placed more than it had
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
            p for p, (now, then) in enumerate(zip(dealt, before, strict=True)) if now != then
        }
        touched = [gap for gap in bounds.gaps if any(place in changed for place, _ in gap.added)]


def _balances(gap: Gap, dealt: Sequence[int]) -> bool:
    """Whether each seat that held the board has added to its own what it placed."""
    sums: Counter[int] = Counter()
    for place, number in gap.added:
        sums[dealt[place].bit_length() - 1] += number
    return sums == Counter(dict(gap.placed))


# Troops, and what the others remember


def _put_troops(state: State, seen: Observation, rng: random.Random) -> list[Counter[int]]:
    """Put the troops on the board; by seat, those that it placed at its last visit.

    Troops that were placed since the viewer looked go anywhere, each by itself.
    """
    told = seen.memory
    state.troops = list(seen.troops or told.board or state.troops)
    if state.phase != "placing":
        return []
    lately = []
    for seat, hand in enumerate(state.hands):
        own, since = members(hand), told.placed[seat]
        found: Counter[int] = Counter()
        if since:
            found.update(rng.choice(own) for _ in range(since))
            for place, number in found.items():
                state.troops[place] += number
        elif told.gaps:
            found.update({place: n for place, n in told.gaps[-1].added if hand >> place & 1})
        if found.total() != VISIT:
            pieces = [place for place in own for _ in range(state.troops[place])]
            found = Counter(rng.sample(pieces, min(VISIT, len(pieces))))
        lately.append(found)
    return lately


def _memory(state: State, blank: Memory, told: Memory, lately: list[Counter[int]]) -> Memory:
    """What another viewer remembers: its own cards, and what everybody has been told."""
    if state.phase == "setup":
        return blank
    public = blank._replace(each=told.each, most=told.most, first=told.first)
    if state.phase == "game_over":
        return public._replace(owners=told.owners, living=told.living, board=())
    memory = own_cards(state, public)
    return memory if state.phase != "placing" else _board_seen(state, memory, lately)


def _board_seen(state: State, memory: Memory, lately: list[Counter[int]]) -> Memory:
    """The board when a viewer looked last, and who has held it since (REC-3.5, REC-3.8)."""
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
        for place, number in lately[seat].items():
            board[place] -= number
    return memory._replace(board=tuple(board), placed=tuple(placed))
