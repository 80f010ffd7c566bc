"""Positions of Tercera Guerra Mundial as a viewer may imagine them (TGM-14.1)."""

from __future__ import annotations

import random

from teg_nb.engine.board import bit_set, members
from teg_nb.engine.games.common.determinize import deal, fill_from_observation, rejection_sample
from teg_nb.engine.games.tgm.objectives import holds, is_replaced, wins
from teg_nb.engine.games.tgm.observation import HIDDEN, Observation
from teg_nb.engine.games.tgm.state import State, empty_state


def determinize(seen: Observation, rng: random.Random) -> State:
    """A position that the viewer cannot tell from the true one.

    The cards that it has not seen lie in the others' hands and in the deck in any order; all that
    were shown are discards, so nobody remembers more. Objectives that it has not seen are a uniform
    deal of those that are left, in which nobody has won already.
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
    left = [number for number in state.settings.objectives_in_play if number not in known]

    def deal() -> None:
        given = known[:]
        for seat, number in zip(others, rng.sample(left, len(others)), strict=True):
            given[seat] = number
        state.objectives = tuple(given)

    rejection_sample(deal, lambda _: not any(_has_won(state, seat) for seat in others))


def _has_won(state: State, seat: int) -> bool:
    """Whether a seat would have won before now, so that it cannot have this objective.

    In its own turn it would win at once; before it, what it holds has been its own since its last
    turn at least. That a colour was destroyed meanwhile by another proves nothing yet.
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
