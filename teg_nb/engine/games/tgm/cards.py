"""Cards: sets, their values, and the card of a conquest (TGM-5.5 to TGM-5.12, TGM-10)."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.tgm.actions import DrawCard, Exchange
from teg_nb.engine.games.tgm.components import CANNON, CAVALRY, INFANTRY, JOKER
from teg_nb.engine.games.tgm.events import CardDrawn, CardsExchanged, DeckReshuffled
from teg_nb.engine.games.tgm.guards import refusal, refuse_unless_turn
from teg_nb.engine.games.tgm.rounds import SET, end_if_forced
from teg_nb.engine.games.tgm.state import Public, State

_EQUAL = {CANNON: 4, INFANTRY: 6, CAVALRY: 8}
_DIFFERENT = 10
_JOKER = 12
_WORLD = (4, 6, 8, 10, 12, 15, 20, 25)


@cache
def set_value(weapons: tuple[int, ...], joker_mode: str = "wild") -> int:
    """Return the armies of three cards by weapon, 0 for no set (TGM-5.6 to TGM-5.8).

    Parameters
    ----------
    weapons : tuple[int, ...]
        Three indices in `WEAPONS`.
    joker_mode : str
        ``"wild"`` or ``"pair_only"`` (TGM-D-8).

    Examples
    --------
    >>> set_value((CANNON, INFANTRY, CAVALRY)), set_value((CANNON, CANNON, CAVALRY))
    (10, 0)
    >>> set_value((JOKER, CANNON, CAVALRY)), set_value((JOKER, CANNON, CAVALRY), "pair_only")
    (10, 0)
    """
    jokers = weapons.count(JOKER)
    kinds = set(weapons) - {JOKER}
    if jokers:
        if len(kinds) == 1:  # two equal cards, or a card that the second joker copies
            return _JOKER
        return _DIFFERENT if joker_mode == "wild" else 0
    return {1: _EQUAL[weapons[0]], 2: 0, 3: _DIFFERENT}[len(kinds)]


def world_value(number: int) -> int:
    """Return the armies of the n-th exchange of a match, in the variant ``world`` (TGM-10.3).

    Examples
    --------
    >>> [world_value(number) for number in (1, 6, 8, 9, 10)]
    [4, 15, 25, 30, 35]
    """
    return _WORLD[number - 1] if number <= len(_WORLD) else 25 + 5 * (number - 8)


def exchange_value(state: Public, cards: tuple[int, ...]) -> int:
    """Return the armies that three cards would give now, 0 if they are no set.

    `state` may be an observation, because only public fields are read.
    """
    weapons = tuple(sorted(state.settings.facts.weapons[card] for card in cards))
    world = state.settings.options.variant == "world"  # a joker with any two cards (TGM-10.2)
    value = set_value(weapons, "wild" if world else state.settings.options.joker_mode)
    return world_value(state.exchanges + 1) if value and state.settings.ladder else value


def _exchange_options(state: State) -> list[Exchange]:
    hand = members(state.hands[state.turn])
    return [
        Exchange(state.turn, cards)
        for cards in combinations(hand, SET)
        if exchange_value(state, cards)
    ]


def _check_exchange(state: State, action: Exchange) -> None:
    refuse_unless_turn(state, action.seat, ("reinforce",), clause="TGM-5.5")
    cards = action.cards
    for card in cards:
        if type(card) is not int or not 0 <= card < len(state.settings.facts.cards):
            raise refusal(state, "malformed_action", "TGM-15.1")
        if not state.hands[action.seat] >> card & 1 or cards.count(card) > 1:
            raise refusal(state, "card_not_held", "TGM-5.5", card=card)
    if len(cards) != SET:
        raise refusal(state, "no_set", "TGM-5.5")
    if not exchange_value(state, cards):
        world = state.settings.options.variant == "world"
        jokers = any(state.settings.facts.weapons[card] == JOKER for card in cards)
        clause = "TGM-10.2" if world else "TGM-5.7" if jokers else "TGM-5.8"
        raise refusal(state, "no_set", clause)


def _exchange(state: State, action: Exchange, events: list[Event]) -> None:
    seat, exchanged = action.seat, bit_set(action.cards)
    armies = exchange_value(state, action.cards)
    bonus = state.settings.options.territory_card_bonus
    rewarded = members(exchanged & state.held[seat]) if bonus else ()
    state.hands = changed(state.hands, seat, state.hands[seat] & ~exchanged)
    state.discards |= exchanged
    state.exchanges += 1
    state.pool += armies
    for country in rewarded:
        state.armies[country] += bonus
    events.append(CardsExchanged(seat, action.cards, state.exchanges, armies, rewarded, bonus))
    end_if_forced(state, events)


RULES: dict[type[Action], Rule[State]] = {
    Exchange: Rule(_exchange_options, _check_exchange, _exchange)
}


# The card of a conquest


def earn_card(state: State, events: list[Event]) -> None:
    """Make a card due. An empty deck is first refilled from the discards.

    TGM-5.12, TGM-6.12.
    """
    if not state.deck:
        state.deck, state.discards = state.discards, 0
        events.append(DeckReshuffled(state.deck.bit_count()))
    state.chance = "card"


def _check_draw(state: State, action: DrawCard) -> None:
    is_card = type(action.card) is int and 0 <= action.card < len(state.settings.facts.cards)
    if state.chance != "card" or not is_card or not state.deck >> action.card & 1:
        raise refusal(state, "bad_chance", "TGM-6.12")


def _draw(state: State, action: DrawCard, events: list[Event]) -> None:
    state.deck &= ~(1 << action.card)
    state.hands = changed(state.hands, state.turn, state.hands[state.turn] | 1 << action.card)
    state.chance = ""
    events.append(CardDrawn(state.turn, action.card, state.settings.options.hands_public))


def _sample_card(state: State, rng: random.Random) -> DrawCard:
    return DrawCard(CHANCE, rng.choice(members(state.deck)))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    DrawCard: Chance("card", _sample_card, _check_draw, _draw)
}
