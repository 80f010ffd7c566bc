"""Positions of La Revancha as a viewer may imagine them (TEG-3.12, TEG-12.9)."""

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
from teg_nb.engine.games.teg.setup import objectives_in_play
from teg_nb.engine.games.teg.state import State, empty_state


def determinize(seen: Observation, rng: random.Random) -> State:
    """A position that the viewer cannot tell from the true one.

    Cards that it has not seen lie in the hands of the others and in the pile in any order, but for
    those whose holder it has seen (TEG-12.6, TEG-16.3): these are found in the history. Others'
    objectives are a uniform deal of those that it does not have, in which nobody has won already.

    Notes
    -----
    A card whose bonus was used is in the hand of some seat; that it may have gone back to the pile
    as a penalty (TEG-D-61) is drawn only where the history tells of one.
    """
    state = fill_from_observation(empty_state(seen.settings), seen, "objectives")
    state.situations = seen.situations_left
    _deal_cards(state, seen, rng)
    _deal_objectives(state, seen, rng)
    return state


# Country cards


def _deal_cards(state: State, seen: Observation, rng: random.Random) -> None:
    own = bit_set(seen.hand)
    hidden = ((1 << len(seen.owner)) - 1) & ~(own | seen.discards)
    holders, lost = _holders(seen.history)
    known = [0] * len(seen.hand_sizes)
    if seen.viewer is not None:
        known[seen.viewer] = own
    for card, seat in holders.items():
        if hidden >> card & 1 and known[seat].bit_count() < seen.hand_sizes[seat]:
            known[seat] |= 1 << card
    shown = [] if lost else list(members(hidden & seen.used & ~_all(known)))
    rng.shuffle(shown)
    for card in shown:  # somebody has it
        places = [
            seat
            for seat, size in enumerate(seen.hand_sizes)
            for _ in range(size - known[seat].bit_count())
        ]
        if places:
            known[rng.choice(places)] |= 1 << card
    state.hands, state.pile = deal(members(hidden & ~_all(known)), seen.hand_sizes, known, rng)


def _all(hands: Sequence[int]) -> int:
    found = 0
    for hand in hands:
        found |= hand
    return found


def _holders(history: Sequence[LogEntryView]) -> tuple[dict[int, int], bool]:
    """Cards that the viewer has seen go into a hand and not leave it; whether one may have left."""
    held: dict[int, int] = {}
    lost = False
    for told in history:
        for event in told.events:
            if type(event) in _TELLING:
                lost = _follow(event, held) or lost
    return held, lost


_TELLING = {BonusPlaced, CardDrawn, CardsExchanged, PlayerEliminated, ZonePenalty}


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
        case ZonePenalty(seat, _):  # one of its cards, or the next that it earns: who can tell
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
    cards = [card for card in objectives_in_play(state) if card not in gone]
    each = 2 if len(seats) == 2 else 1

    def deal() -> None:
        drawn = rng.sample(cards, each * len(others))
        given, targets = [known.get(seat, ()) for seat in seats], [-1] * len(seats)
        for seat in others:
            given[seat] = tuple(drawn.pop() for _ in range(each))
        for seat, owned in enumerate(given):
            for card in owned:
                targets[seat] = target_of(
                    state.settings, seat, state.settings.facts.objectives[card]
                )
        for seat in others:
            if targets[seat] >= 0 and state.slayer[targets[seat]] not in (-1, seat):
                given[seat], targets[seat] = (), -1  # TEG-16.5
        state.objectives, state.targets = tuple(given), tuple(targets)

    rejection_sample(deal, lambda _: not any(_has_won(state, seat) for seat in others))


def _has_won(state: State, seat: int) -> bool:
    """Whether a seat would have won before now, so that it cannot have these objectives."""
    options = state.settings.options
    if not options.auto_victory or state.phase == "game_over" or state.slayer[seat] >= 0:
        return False
    if seat == state.turn and options.victory_check != "immediate":
        return False
    return winning_reason(state, seat) == "objective"
