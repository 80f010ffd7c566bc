"""Memory and manners of the bots of La Revancha: offers made, refused and broken.

Everything is read from the history of the observation, which a playout does not have. A bot without
a history cannot know what was refused, so it makes no offers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from teg_nb.bots.teg import features
from teg_nb.engine.games.teg.actions import (
    Propose,
    ProposeAggression,
    ProposeJoint,
    ProposeZone,
)
from teg_nb.engine.games.teg.events import (
    CondominiumEnded,
    CondominiumMade,
    CountryConquered,
    PactBreakAnnounced,
    PactDeclined,
    PactEnded,
    PactLapsed,
    PactProposed,
    TurnStarted,
    ZonePenalty,
)
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.pacts.kinds import REASONS
from teg_nb.engine.games.teg.queries import zone_of

_QUESTIONS = 2  # most questions to a seat in a turn
_REFUSALS = 2  # refusals after which a seat is left alone until the border changes
_NEAR_THE_END = 0.75  # part of the common objective held by a seat that is about to win
_WORDS = frozenset((PactBreakAnnounced, PactEnded, ZonePenalty))
_BORDERS = (CountryConquered, CondominiumMade, CondominiumEnded)
_READ = frozenset((PactProposed, PactDeclined, PactLapsed, TurnStarted, *_BORDERS))


class Memory(NamedTuple):
    """The offers that a seat has made, and those that manners still allow.

    Attributes
    ----------
    made : list of tuple
        Offers of this turn: partner, kind and terms.
    left : list of int
        By seat, the number of offers that manners still allow in this turn.
    """

    made: list[tuple[int, str, tuple[int, ...]]]
    left: list[int]

    def allows(self, offer: Propose) -> bool:
        """Check if manners allow an offer now."""
        if self.left[offer.partner] <= 0:
            return False
        kind = offer.pact.kind
        return not any(
            partner == offer.partner and made == kind and terms[: len(offer.terms)] == offer.terms
            for partner, made, terms in self.made
        )


def remembered(seen: Observation, partners: Iterable[int]) -> Memory:
    """Return the memory of the viewing seat about some other seats.

    No offer is made twice to a seat in a turn, and no seat is asked more than twice in a turn.
    After two refusals a seat is not asked until its border with the viewing seat has changed. A
    question that nobody answered counts as refused.
    """
    me, near = features.seat_of(seen), seen.settings.board.neighbour_sets
    held = list(seen.held)
    made: list[tuple[int, str, tuple[int, ...]]] = []
    refusals = [0] * len(held)
    unchanged = set(partners)  # seats whose border is still that of today
    this_turn = True
    for entry in reversed(seen.history):
        for event in reversed(entry.events):
            if type(event) not in _READ:
                continue
            if isinstance(event, PactProposed):
                if this_turn and event.seat == me:
                    made.append((event.partner, event.pact, event.terms))
            elif isinstance(event, PactDeclined):
                if event.partner == me and event.seat in unchanged:
                    refusals[event.seat] += 1
            elif isinstance(event, PactLapsed):
                if event.seat == me and event.partner in unchanged:
                    refusals[event.partner] += 1
            elif isinstance(event, TurnStarted):
                this_turn = False
            elif isinstance(event, _BORDERS):
                country = event.country
                loser = event.loser if isinstance(event, CountryConquered) else event.seat
                sides = {event.seat, loser}
                if me in sides:
                    unchanged -= sides
                    unchanged -= {seat for seat in unchanged if near[country] & held[seat]}
                elif near[country] & held[me]:
                    unchanged -= sides
                if isinstance(event, CountryConquered):
                    held[event.seat] &= ~(1 << country)
                    held[event.loser] |= 1 << country
        if not (this_turn or unchanged):
            break
    zone = zone_of(seen, me)
    left = [_QUESTIONS if count < _REFUSALS else 0 for count in refusals]
    for partner, *_ in made:
        left[partner] -= 1
    if zone is not None:
        left[zone.partner(me)] -= 1  # a zone may ask its partner too
    return Memory(made, left)


def belief(seen: Observation, seat: int) -> float:
    """Return the odds that a seat keeps its word, 0 to 1: the mean of Beta(1 + kept, 1 + broken).

    A seat has kept each pact that ended without its announcement. It has broken each pact that it
    announced to break, and each international zone where it failed its duty.
    """
    kept = broken = 0
    announced: set[int] = set()
    for event in [
        event for entry in seen.history for event in entry.events if type(event) in _WORDS
    ]:
        if isinstance(event, PactEnded):
            kept += seat in (event.seat, event.partner) and event.number not in announced
        elif isinstance(event, PactBreakAnnounced | ZonePenalty) and event.seat == seat:
            broken += 1
            announced.add(getattr(event, "number", 0))
    return (1 + kept) / (2 + kept + broken)


def reasoned(seen: Observation, offer: Propose) -> Propose:
    """Return an offer with the reason for it, from public facts."""
    if isinstance(offer, ProposeZone):
        return _with_reason(offer, "easy_card")
    if isinstance(offer, ProposeAggression | ProposeJoint):
        return _with_reason(offer, "together", seen.owner[offer.target])
    board, held = seen.settings.board, seen.held
    enough = _NEAR_THE_END * seen.settings.goal
    thirds = [
        seat
        for seat in range(len(held))
        if seat not in (offer.seat, offer.partner)
        and features.borders(board, held[offer.seat], held[seat])
        and features.borders(board, held[offer.partner], held[seat])
    ]
    if not thirds:
        return _with_reason(offer, "unguarded")
    third = max(thirds, key=lambda seat: held[seat].bit_count())
    near = held[third].bit_count() > enough
    return _with_reason(offer, "stop" if near else "turn_on", third)


def _with_reason(offer: Propose, reason: str, against: int = -1) -> Propose:
    return replace(offer, reason=list(REASONS).index(reason), against=against)
