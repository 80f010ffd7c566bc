"""What one viewer may know of a position of La Reconquista: here that is the game (REC-8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from teg_nb.engine.actions import ALL, Action
from teg_nb.engine.board import members
from teg_nb.engine.game import Holdings
from teg_nb.engine.games.reconquista.actions import Commit, DealCards, Move, PlaceFive
from teg_nb.engine.games.reconquista.combat import own_involved
from teg_nb.engine.games.reconquista.deduction import VISIT, Memory, possible_owners
from teg_nb.engine.games.reconquista.queries import committers
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.state import UNCOMMITTED, Fight, Public, State
from teg_nb.engine.schema.field_types import Country
from teg_nb.engine.schema.position import ObservationBase, state_field

HIDDEN = -1
"""The number of a province that a viewer may not see."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, ObservationBase):
    """The position as a seat, or a spectator, may know it. Lists are shared: do not edit them.

    Nothing in it depends on hands of others, on commits of others or on results that the viewer has
    not learned.

    Attributes
    ----------
    to_move : int
        The seat that the game waits for, `CHANCE` or `NOBODY`. While cards are passed: the viewer,
        if it has still to pass its own; the other side, for a side that has done so; the
        attacker, for everybody else and all the time (REC-7.15).
    troops : tuple[int, ...]
        By province; empty for who does not see the board (REC-3.8).
    hand : tuple[int, ...]
        The viewer's own provinces.
    commit : tuple[int, ...] or None
        What the viewer has passed in the attack under way; None before, and for others.
    shown : tuple[int, ...] or None
        The attacker's cards, for the attacked seat that sees them first (REC-D-4).
    fight : Fight or None
        The last attack, for its two sides, until the next turn's action (REC-8.8).
    hands : tuple[tuple[int, ...], ...]
        All cards, once the game is over; empty before (REC-10.6).
    knowledge : tuple[int, ...]
        By province, bit set of the seats that may own it, as far as the viewer can tell: what
        people may be shown. Empty without the option ``memory_aid`` (REC-8.9).
    memory : Memory
        For programs: what the viewer has been told so far. A program could keep a note of it by
        itself, which nobody can forbid (REC-8.9); so it need not. Not to be shown to people.
    """

    troops: tuple[int, ...] = state_field("[country]count")
    hand: tuple[Country, ...]
    commit: tuple[Country, ...] | None
    shown: tuple[Country, ...] | None
    fight: Fight | None
    hands: tuple[tuple[Country, ...], ...]
    knowledge: tuple[int, ...]
    memory: Memory


def fill_private(state: State, seen: Observation) -> None:
    """Add what its viewer may know, by the table of information (REC-8.1)."""
    viewer = seen.viewer
    over = state.phase == "game_over"
    if state.phase == "commit":
        seen.to_move = _awaited(state, viewer)
    seen.troops = tuple(state.troops) if sees_board(state, viewer) else ()
    seen.hand = members(state.hands[viewer]) if viewer is not None else ()
    seen.commit, seen.shown = _passed(state, viewer)
    seen.fight = state.fight if state.fight and (over or viewer in state.fight[:2]) else None
    seen.hands = tuple(map(members, state.hands)) if over else ()
    seen.memory = state.memory[-1 if viewer is None else viewer]
    seen.knowledge = possible_owners(seen.memory) if state.settings.options.memory_aid else ()


def sees_board(state: State, viewer: int | str | None) -> bool:
    """Whether a viewer sees the troops: while they are placed only whoever holds the board does."""
    if state.phase == "placing":
        return viewer in (ALL, state.turn)
    return state.phase != "setup"


def _awaited(state: State, viewer: int | None) -> int:
    """Whom a viewer sees the game wait for, which tells nobody who has passed its cards."""
    if viewer == state.turn or viewer == state.defender:
        return viewer if viewer in committers(state) else state.turn + state.defender - viewer
    return state.turn


def _passed(
    state: State, viewer: int | None
) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """The viewer's own cards passed, and the attacker's if it may see them."""
    if state.phase != "commit" or viewer not in (state.turn, state.defender):
        return None, None
    own = state.commits[viewer != state.turn]
    other = state.commits[0]
    shown = state.settings.options.pass_order == "attacker_first" and viewer == state.defender
    return (
        None if own == UNCOMMITTED else members(own),
        members(other) if shown and other != UNCOMMITTED else None,
    )


def holdings(seen: State | Observation) -> Holdings:
    """Owners and troops of a position; of an observation, as far as the viewer may be told.

    It knows its own provinces, what `knowledge` makes sure, and everything at the end.
    """
    if isinstance(seen, State):
        return Holdings(_dealt(seen.hands), seen.troops)
    if seen.hands:
        return Holdings(_of_hands(seen.hands), seen.troops)
    owner = [-1] * PROVINCES
    for place, seats in enumerate(seen.knowledge):
        if seats.bit_count() == 1:
            owner[place] = seats.bit_length() - 1
    for place in seen.hand:
        owner[place] = cast(int, seen.viewer)
    return Holdings(owner, seen.troops)


@lru_cache(maxsize=64)
def _dealt(hands: tuple[int, ...]) -> tuple[int, ...]:
    """Owners by the sets of cards that the seats hold."""
    return _of_hands(map(members, hands))


def _of_hands(hands: Iterable[Iterable[int]]) -> tuple[int, ...]:
    owner = [-1] * PROVINCES
    for seat, hand in enumerate(hands):
        for place in hand:
            owner[place] = seat
    return tuple(owner)


def standings(seen: Observation) -> tuple[dict[str, int], ...]:
    """What can be counted of each seat: whether it lives; of oneself, provinces and troops.

    How many cards the others hold nobody may know (REC-D-6), until the game is over.
    """
    found: list[dict[str, int]] = []
    for seat, slayer in enumerate(seen.slayer):
        counts = {"living": int(slayer < 0)}
        if seen.hands or seat == seen.viewer:
            hand = seen.hands[seat] if seen.hands else seen.hand
            counts["provinces"] = len(hand)
            if seen.troops:
                counts["troops"] = sum(seen.troops[place] for place in hand)
        found.append(counts)
    return tuple(found)


def redact(state: State, action: Action, viewer: int | str | None) -> Action | None:
    """The action as a viewer may read it in the log; `state` is the position before it.

    Cards dealt to others, where they place and what they transfer are hidden. Of cards passed only
    the two sides read anything, and of the other's only what has been shown by then: to others
    the entry is None, for its place in the log would tell who passed first (REC-8.7).
    """
    if viewer in (ALL, action.seat):
        return action
    if isinstance(action, DealCards):
        return _own_cards(state, action, viewer)
    if isinstance(action, PlaceFive):
        return PlaceFive(action.seat, ((HIDDEN, VISIT),))
    if isinstance(action, Move):
        return Move(action.seat, ((HIDDEN, HIDDEN, 0),))
    if isinstance(action, Commit):
        if viewer not in (state.turn, state.defender):
            return None
        first = state.settings.options.pass_order == "attacker_first"
        last = state.commits != (UNCOMMITTED, UNCOMMITTED)
        return action if first or last else None
    return action


def _own_cards(state: State, action: DealCards, viewer: int | str | None) -> DealCards:
    """The deal with the cards that went to others face down."""
    seats = len(state.slayer)
    cards = (
        card if (state.dealer + 1 + place) % seats == viewer else HIDDEN
        for place, card in enumerate(action.cards)
    )
    return DealCards(action.seat, tuple(cards))


def compose(state: State, seat: int) -> dict[str, Any]:
    """What a seat may put together freely, where the list of legal actions is only a sample.

    Secret to that seat. Provinces and troops as numbers:

    - ``{"place_five": {"troops": 5, "provinces": [[province, troops], ...]}}``: its own
      provinces, with what stands there now; five troops in all go on any of them;
    - ``{"move": {"null": bool, "provinces": [[province, troops, [neighbour, ...]], ...]}}``: its
      own provinces, with the troops that may leave and its own neighbours that they may go to;
      whether a move may change nothing;
    - ``{"commit": {"target": province, "included": bool, "provinces": [[province, troops]]}}``:
      what it may pass; whether the card of the attacked province goes by itself;
    - ``{}``: nothing.
    """
    troops = state.troops
    own = members(state.hands[seat])
    if state.phase == "placing" and seat == state.turn:
        return {"place_five": {"troops": VISIT, "provinces": [[p, troops[p]] for p in own]}}
    if state.phase == "play" and seat == state.turn:
        near = state.settings.board.neighbour_sets
        ways = [[p, troops[p], list(members(near[p] & state.hands[seat]))] for p in own]
        return {"move": {"null": state.settings.options.allow_null_move, "provinces": ways}}
    if state.phase == "commit" and seat in committers(state):
        return {
            "commit": {
                "target": state.target,
                "included": seat == state.defender,
                "provinces": [[p, troops[p]] for p in own_involved(state, seat)],
            }
        }
    return {}
