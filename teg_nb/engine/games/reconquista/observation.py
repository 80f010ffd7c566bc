"""The observations of La Reconquista: hidden information is the core of the game (REC-8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from teg_nb.engine.actions import ALL, Action
from teg_nb.engine.board import members
from teg_nb.engine.game import Holdings
from teg_nb.engine.games.reconquista.actions import Commit, DealCards, Move, PlaceFive
from teg_nb.engine.games.reconquista.combat import own_involved
from teg_nb.engine.games.reconquista.deduction import VISIT, Memory, possible_owners
from teg_nb.engine.games.reconquista.queries import committers
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.state import UNCOMMITTED, Fight, Public, State
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.schema.field_types import Country
from teg_nb.engine.schema.position import ObservationBase, state_field

HIDDEN = -1
"""The number of a province that a viewer may not see."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, ObservationBase):
    """A position as a seat, or a spectator, may know it. Lists are shared: do not edit them.

    No attribute depends on the hands of others, the commits of others, or results that the viewer
    has not learned.

    Attributes
    ----------
    to_move : int
        The seat that the game waits for, `CHANCE` or `NOBODY`. While cards are passed, a side that
        still has to pass sees itself. A side that has passed sees the other side. Everybody else
        always sees the attacker (REC-7.15).
    troops : tuple[int, ...]
        By province; empty for a viewer that does not see the board (REC-3.8).
    hand : tuple[int, ...]
        The viewer's own provinces.
    commit : tuple[int, ...] or None
        Cards that the viewer has passed in the current attack; None before, and for others.
    shown : tuple[int, ...] or None
        The attacker's cards, for the attacked seat that sees them first (REC-D-4).
    fight : Fight or None
        The last attack, for its two sides, until the next turn's action (REC-8.8).
    hands : tuple[tuple[int, ...], ...]
        All cards, once the game is over; empty before (REC-10.6).
    knowledge : tuple[int, ...]
        By province, bit set of the seats that may own it, to the viewer's knowledge. People may
        see it. Empty without the option ``memory_aid`` (REC-8.9).
    memory : Memory
        The facts that the viewer has received so far, for programs. A program could keep its own
        notes, which nobody can forbid (REC-8.9). People must not see it.
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
    """Add the facts that the viewer may know, by the table of information (REC-8.1)."""
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
    """Tell if a viewer sees the troops; during placing, only the holder of the board does."""
    if state.phase == "placing":
        return viewer in (ALL, state.turn)
    return state.phase != "setup"


def _awaited(state: State, viewer: int | None) -> int:
    """Return the awaited seat in a viewer's eyes, without revealing who has passed cards."""
    if viewer == state.turn or viewer == state.defender:
        return viewer if viewer in committers(state) else state.turn + state.defender - viewer
    return state.turn


def _passed(
    state: State, viewer: int | None
) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """Return the viewer's own passed cards, and the attacker's if it may see them."""
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
    """Return owners and troops of a position, or of an observation to its viewer's knowledge.

    A viewer knows its own provinces, the certain owners of `knowledge`, and everything at the end.
    """
    if isinstance(seen, State):
        return Holdings(_dealt(seen.hands), seen.troops)
    if seen.hands:
        return Holdings(_of_hands(seen.hands), seen.troops)
    owner = [-1] * PROVINCES
    for province, seats in enumerate(seen.knowledge):
        if seats.bit_count() == 1:
            owner[province] = seats.bit_length() - 1
    for province in seen.hand:
        owner[province] = cast(int, seen.viewer)
    return Holdings(owner, seen.troops)


@lru_cache(maxsize=64)
def _dealt(hands: tuple[int, ...]) -> tuple[int, ...]:
    """Return the owners from the sets of cards that the seats hold."""
    return _of_hands(map(members, hands))


def _of_hands(hands: Iterable[Iterable[int]]) -> tuple[int, ...]:
    owner = [-1] * PROVINCES
    for seat, hand in enumerate(hands):
        for province in hand:
            owner[province] = seat
    return tuple(owner)


def standings(seen: Observation) -> tuple[dict[str, int], ...]:
    """Count the public holdings of each seat, and the viewer's own provinces and troops.

    Nobody may know the number of cards of another seat (REC-D-6), until the game is over.
    """
    rows: list[dict[str, int]] = []
    for seat, slayer in enumerate(seen.slayer):
        counts = {"living": int(slayer < 0)}
        if seen.hands or seat == seen.viewer:
            hand = seen.hands[seat] if seen.hands else seen.hand
            counts["provinces"] = len(hand)
            if seen.troops:
                counts["troops"] = sum(seen.troops[province] for province in hand)
        rows.append(counts)
    return tuple(rows)


def redact(state: State, action: Action, viewer: int | str | None) -> Action | None:
    """Return the action as a viewer may read it in the log; `state` is the position before it.

    Cards dealt to others, their placements and their transfers are hidden. Only the two sides read
    passed cards, and each reads only those of the other that were shown by then. For others the
    entry is None, because its position in the log would reveal who passed first (REC-8.7).
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
    """Return the deal with the cards of other seats face down."""
    seats = len(state.slayer)
    cards = (
        card if (state.dealer + 1 + index) % seats == viewer else HIDDEN
        for index, card in enumerate(action.cards)
    )
    return DealCards(action.seat, tuple(cards))


def compose(state: State, seat: int) -> JsonObject:
    """Describe the free actions of a seat where the list of legal actions is only a sample.

    The result is secret to that seat. Provinces and troops are numbers:

    - ``{"place_five": {"troops": 5, "provinces": [[province, troops], ...]}}``: its own
      provinces, with their current troops; five troops in all go on any of them;
    - ``{"move": {"null": bool, "provinces": [[province, troops, [neighbour, ...]], ...]}}``: its
      own provinces, with the troops that may leave and the own neighbours that they may go to;
      ``null`` is true if a move may change nothing;
    - ``{"commit": {"target": province, "included": bool, "provinces": [[province, troops]]}}``:
      the provinces that it may pass; ``included`` is true if the attacked province is always
      passed too;
    - ``{}``: no free action.
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
