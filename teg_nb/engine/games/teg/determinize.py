"""Sampled positions of La Revancha that agree with an observation (TEG-3.12, TEG-12.9)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teg_nb.engine.actions import Event, LogEntryView
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.games.common.determinize import deal, fill_from_observation, rejection_sample
from teg_nb.engine.games.teg.events import (
    BonusPlaced,
    CardDrawn,
    CardsExchanged,
    PlayerEliminated,
    ZonePenalty,
)
from teg_nb.engine.games.teg.objectives import target_of, winning_reason
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.state import State, country_pile, empty_state


def determinize(seen: Observation, rng: random.Random) -> State:
    """Sample a position that the viewer cannot distinguish from the true one.

    Unseen cards are dealt at random to the other hands and the pile. A card whose holder the viewer
    has seen (TEG-12.6, TEG-16.3) stays with that seat, according to the history. The objectives of
    the others are a uniform deal of the remaining ones in which nobody has won already.

    Notes
    -----
    A card whose bonus was used is in the hand of a seat. It may be in the pile only if the history
    has a zone penalty (TEG-D-61).
    """
    state = fill_from_observation(empty_state(seen.settings), seen, "objectives")
    state.situations = seen.situations_left
    _deal_cards(state, seen, rng)
    _deal_objectives(state, seen, rng)
    return state


# Country cards


def _deal_cards(state: State, seen: Observation, rng: random.Random) -> None:
    own = bit_set(seen.hand)
    hidden = country_pile(seen.settings) & ~(own | seen.discards)
    holders, lost = _holders(seen.history)
    known = [0] * len(seen.hand_sizes)
    if seen.viewer is not None:
        known[seen.viewer] = own
    for card, seat in holders.items():
        if hidden >> card & 1 and known[seat].bit_count() < seen.hand_sizes[seat]:
            known[seat] |= 1 << card
    shown = [] if lost else list(members(hidden & seen.used & ~_all(known)))
    rng.shuffle(shown)
    for card in shown:  # some seat holds it
        seats = [
            seat
            for seat, size in enumerate(seen.hand_sizes)
            for _ in range(size - known[seat].bit_count())
        ]
        if seats:
            known[rng.choice(seats)] |= 1 << card
    state.hands, state.pile = deal(members(hidden & ~_all(known)), seen.hand_sizes, known, rng)


def _all(hands: Sequence[int]) -> int:
    union = 0
    for hand in hands:
        union |= hand
    return union


def _holders(history: Sequence[LogEntryView]) -> tuple[dict[int, int], bool]:
    """Return the cards that the viewer has seen enter a hand, and whether one may have left."""
    held: dict[int, int] = {}
    lost = False
    for entry in history:
        for event in entry.events:
            if type(event) in _CARD_EVENTS:
                lost = _follow(event, held) or lost
    return held, lost


_CARD_EVENTS = {BonusPlaced, CardDrawn, CardsExchanged, PlayerEliminated, ZonePenalty}


def _follow(event: Event, held: dict[int, int]) -> bool:
    match event:
        case BonusPlaced(seat, card) | CardDrawn(seat, card) if card is not None:
            held[card] = seat
        case CardsExchanged():
            for card in event.cards:
                held.pop(card, None)
        case PlayerEliminated(loser, by):
            held.update({card: by for card, seat in held.items() if seat == loser})
        case ZonePenalty(_, card) if card in held:
            del held[card]
        case ZonePenalty(seat, _):  # the viewer cannot tell which of its cards, if any, is lost
            for card in [card for card, holder in held.items() if holder == seat]:
                del held[card]
            return True
    return False


# Objectives


def _deal_objectives(state: State, seen: Observation, rng: random.Random) -> None:
    seats = range(len(state.slayer))
    known = dict(zip(seen.winners, seen.revealed, strict=True))
    if seen.viewer is not None:
        known[seen.viewer] = seen.objectives
    dealing = {"deal": seats, "left_over": seats, "objective": state.rollers}
    waiting = dealing.get(state.chance, ())
    others = [seat for seat in seats if seat not in known and seat not in waiting]
    gone = {card for cards in known.values() for card in cards}
    cards = [card for card in state.settings.objectives_in_play if card not in gone]
    size = state.settings.objectives_each

    def deal() -> None:
        drawn = rng.sample(cards, size * len(others))
        hands, targets = [known.get(seat, ()) for seat in seats], [-1] * len(seats)
        for seat in others:
            hands[seat] = tuple(drawn.pop() for _ in range(size))
        for seat, owned in enumerate(hands):
            for card in owned:
                targets[seat] = target_of(
                    state.settings, seat, state.settings.facts.objectives[card]
                )
        for seat in others:
            if targets[seat] >= 0 and state.slayer[targets[seat]] not in (-1, seat):
                hands[seat], targets[seat] = (), -1  # TEG-16.5
        state.objectives, state.targets = tuple(hands), tuple(targets)

    rejection_sample(deal, lambda _: not any(_has_won(state, seat) for seat in others))


def _has_won(state: State, seat: int) -> bool:
    """Return whether a seat would have won before now with these objectives."""
    options = state.settings.options
    if not options.redeal_if_satisfied:  # deals that were true at once are possible (CHP-2.12)
        return False
    if not options.auto_victory or state.phase == "game_over" or state.slayer[seat] >= 0:
        return False
    if seat == state.turn and options.victory_check != "immediate":
        return False
    return winning_reason(state, seat) == "objective"
