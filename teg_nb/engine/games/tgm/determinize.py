"""Determinization: positions that fit a viewer's knowledge (TGM-14.1)."""

from __future__ import annotations

import random

from teg_nb.engine.board import bit_set, members
from teg_nb.engine.games.common.determinize import deal, fill_from_observation, rejection_sample
from teg_nb.engine.games.tgm.objectives import holds, is_replaced, wins
from teg_nb.engine.games.tgm.observation import HIDDEN, Observation
from teg_nb.engine.games.tgm.state import State, empty_state


def determinize(seen: Observation, rng: random.Random) -> State:
    """Draw a position that the viewer cannot distinguish from the true one.

    Cards that the viewer has not seen are dealt at random to the other hands and the deck. All
    cards that were shown are discards, so no other knowledge exists. Unseen objectives are a
    uniform deal of the remaining ones, in which no seat has won already.
    """
    state = fill_from_observation(empty_state(seen.settings), seen, "hands")
    _deal_cards(state, seen, rng)
    _deal_objectives(state, seen, rng)
    return state


def _deal_cards(state: State, seen: Observation, rng: random.Random) -> None:
    known = [bit_set(hand) for hand in seen.hands] or [0] * len(seen.hand_sizes)
    if seen.viewer is not None:
        known[seen.viewer] = bit_set(seen.hand)
    hidden = state.deck & ~(seen.discards | sum(known))
    state.hands, state.deck = deal(members(hidden), seen.hand_sizes, known, rng)


def _deal_objectives(state: State, seen: Observation, rng: random.Random) -> None:
    if state.settings.options.variant != "secret" or state.chance == "objectives":
        return
    known = list(seen.revealed)
    if seen.viewer is not None:
        known[seen.viewer] = seen.objective
    over = state.phase == "game_over"
    others = [
        seat
        for seat, number in enumerate(known)
        if number == HIDDEN and seat != seen.viewer and state.slayer[seat] < 0 and not over
    ]
    remaining = [number for number in state.settings.objectives_in_play if number not in known]

    def deal() -> None:
        dealt = known[:]
        for seat, number in zip(others, rng.sample(remaining, len(others)), strict=True):
            dealt[seat] = number
        state.objectives = tuple(dealt)

    rejection_sample(deal, lambda _: not any(_has_won(state, seat) for seat in others))


def _has_won(state: State, seat: int) -> bool:
    """Check if a seat would have won earlier, so that it cannot have this objective.

    In its own turn the seat would win at once. Before its turn, it has held its territories since
    its last turn at least. A colour that another seat destroyed meanwhile proves nothing yet.
    """
    if seat == state.turn:
        return state.settings.options.win_check == "own_turn" and wins(state, seat)
    card = state.settings.objectives[state.objectives[seat]]
    late = state.round > state.settings.objective_from_round
    if not late or state.settings.options.win_check == "claim" or is_replaced(state, seat):
        return False
    if card.destroy >= 0:
        return state.slayer[card.destroy] == seat
    return holds(state, seat, card)
