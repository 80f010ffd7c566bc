"""Country cards, continent cards and exchanges of cards (TEG-7.9 to TEG-7.16, TEG-12, TEG-13)."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.teg.actions import Bonus, DrawCard, Exchange, LoseCard, RequestCard
from teg_nb.engine.games.teg.components import KINDS, SYMBOLS
from teg_nb.engine.games.teg.events import (
    ArmiesPlaced,
    BonusPlaced,
    CardDrawn,
    CardRightLost,
    CardsExchanged,
    ContinentCardUsed,
    DeckReshuffled,
    ZonePenalty,
)
from teg_nb.engine.games.teg.guards import refusal, refuse_unless_country, refuse_unless_turn
from teg_nb.engine.games.teg.mutations import add_armies
from teg_nb.engine.games.teg.placing import closed_fault
from teg_nb.engine.games.teg.queries import counted, zone_of
from teg_nb.engine.games.teg.rounds import card_refusal, finish_turn, forfeit_unplaceable
from teg_nb.engine.games.teg.state import EXCHANGED, State

BONUS_ARMIES = 3


def exchange_armies(number: int) -> int:
    """Return the armies of a seat's n-th exchange of cards (TEG-7.10).

    Examples
    --------
    >>> [exchange_armies(number) for number in (1, 2, 3, 4, 5)]
    [6, 10, 15, 20, 25]
    """
    return 6 if number == 1 else 5 * number


def symbols_suffice(cards: tuple[tuple[str, ...], ...]) -> bool:
    """Return whether cards show three equal or three different symbols (TEG-7.12).

    A joker counts as any symbol.

    Parameters
    ----------
    cards : tuple[tuple[str, ...], ...]
        The symbols of each card; a joker is ``("joker",)``.

    Examples
    --------
    >>> symbols_suffice((("plane",), ("soldier",), ("joker",)))
    True
    >>> symbols_suffice((("plane",), ("plane", "soldier")))
    False
    """
    written = [symbol for card in cards for symbol in card]
    jokers = written.count("joker")
    counts = [written.count(symbol) for symbol in SYMBOLS]
    return max(counts) + jokers >= 3 or counts.count(0) <= jokers


def is_set(cards: tuple[tuple[str, ...], ...]) -> bool:
    """Return whether cards form a valid set without a surplus card (TEG-7.12, TEG-D-29).

    Examples
    --------
    >>> is_set((("plane", "soldier", "anchor"),))
    True
    >>> is_set((("plane", "soldier", "anchor"), ("plane",), ("plane",)))
    False
    """
    if not cards or not symbols_suffice(cards):
        return False
    return not any(
        symbols_suffice(cards[:spare] + cards[spare + 1 :]) for spare in range(len(cards))
    )


def card_symbols(kind: str) -> tuple[str, ...]:
    """Return the symbols of a country card of a kind (TEG-1.7).

    Examples
    --------
    >>> card_symbols("supercard")
    ('plane', 'soldier', 'anchor')
    """
    if kind not in KINDS:
        raise ValueError(f"no such kind of card: {kind!r}")
    return SYMBOLS if kind == "supercard" else (kind,)


def continent_cards(state: State, seat: int) -> tuple[int, ...]:
    """Return the continent cards of a seat (TEG-13, TEG-D-52).

    They follow from the countries of the seat and the cards it has used. A table may play without
    them (CHP-2.6).
    """
    if not state.settings.options.continent_cards:
        return ()
    used = state.continents_used[seat]
    whole = state.settings.lists.continents_within(counted(state, seat, "continent"))
    return tuple(number for number in whole if not used >> number & 1) if whole else whole


@cache
def _sets(cards: tuple[tuple[str, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the indices of the valid sets among cards; a set has at most three cards."""
    indices = range(len(cards))
    return tuple(
        chosen
        for size in (1, 2, 3)
        for chosen in combinations(indices, size)
        if is_set(tuple(cards[index] for index in chosen))
    )


def exchanges(state: State, seat: int) -> list[Exchange]:
    """List the exchanges that the cards of a seat allow now (TEG-7.12)."""
    kinds = state.settings.facts.card_kinds
    hand = members(state.hands[seat])
    continents = continent_cards(state, seat)
    if not hand and not continents:
        return []
    all_continents = state.settings.board.continents
    symbols = tuple(card_symbols(kinds[card]) for card in hand) + tuple(
        all_continents[number].symbols for number in continents
    )
    actions = []
    for chosen in _sets(symbols):
        cards = tuple(hand[index] for index in chosen if index < len(hand))
        shown = tuple(continents[index - len(hand)] for index in chosen if index >= len(hand))
        if cards or len(hand) < 6:  # D-31: from six on it must lower the hand
            actions.append(Exchange(seat, cards, shown))
    return actions


def _exchange_options(state: State) -> list[Exchange]:
    if state.exchanged or (state.phase == "card" and _kept_fault(state)):
        return []
    return exchanges(state, state.turn)


def _kept_fault(state: State) -> tuple[str, str] | None:
    """Return why no kept exchange is possible in the card phase now, or None (CHP-2.10)."""
    if not state.settings.options.defensive_canje:
        return "wrong_phase", "TEG-7.9"
    if state.card_taken:
        return "card_already_taken", "CHP-2.10.3"
    if state.last_conquest < 0:
        return "canje_needs_conquest", "CHP-2.10.4"
    return closed_fault(state, state.last_conquest, state.turn)


def _check_exchange(state: State, action: Exchange) -> None:
    refuse_unless_turn(state, action.seat, ("reinforce", "card"), "TEG-7.9")
    seat = action.seat
    fault = _kept_fault(state) if state.phase == "card" else None
    if fault:
        raise refusal(state, *fault, phase=state.phase, country=state.last_conquest, seat=seat)
    for card in action.cards:
        refuse_unless_country(state, card)
    continents = state.settings.board.continents
    for number in action.continents:
        if type(number) is not int or not 0 <= number < len(continents):
            raise refusal(state, "continent_not_owned", "TEG-13.1", continent=str(number))
    if state.exchanged:
        raise refusal(state, "one_exchange_per_round", "TEG-7.14")
    for card in action.cards:
        if not state.hands[seat] >> card & 1:
            raise refusal(state, "card_not_held", "TEG-7.10", card=card)
    for number in action.continents:
        continent = continents[number]
        if counted(state, seat, "continent") & continent.members != continent.members:
            raise refusal(state, "continent_not_owned", "TEG-13.1", continent=continent.name)
        if state.continents_used[seat] >> number & 1:
            raise refusal(state, "continent_card_used", "TEG-13.5", continent=continent.name)
    kinds = state.settings.facts.card_kinds
    symbols = tuple(card_symbols(kinds[card]) for card in action.cards) + tuple(
        continents[number].symbols for number in action.continents
    )
    twice = len(set(action.cards)) + len(set(action.continents)) != len(symbols)
    if twice or not is_set(symbols):
        raise refusal(state, "invalid_set", "TEG-7.12")
    if not action.cards and state.hands[seat].bit_count() >= 6:
        raise refusal(state, "must_exchange", "TEG-7.15", armies=state.hands[seat].bit_count())


def _exchange(state: State, action: Exchange, events: list[Event]) -> None:
    seat = action.seat
    for card in action.cards:
        state.discards |= 1 << card
    hand = state.hands[seat] & ~bit_set(action.cards)
    state.hands = changed(state.hands, seat, hand)
    used = state.continents_used[seat] | bit_set(action.continents)
    state.continents_used = changed(state.continents_used, seat, used)
    number = state.exchanges[seat] + 1
    state.exchanges = changed(state.exchanges, seat, number)
    state.exchanged = True
    armies = exchange_armies(number)
    events.append(CardsExchanged(seat, action.cards, action.continents, number, armies))
    events += [ContinentCardUsed(seat, continent) for continent in action.continents]
    if state.phase == "card":  # a kept exchange goes to the last conquest at once (CHP-2.10.2)
        add_armies(state, state.last_conquest, seat, armies)
        events.append(ArmiesPlaced(seat, state.last_conquest, armies))
        return
    state.due[EXCHANGED] += armies
    forfeit_unplaceable(state, events)


# The card phase


def _request_options(state: State) -> list[RequestCard]:
    return [] if card_refusal(state, state.turn)[0] else [RequestCard(state.turn)]


def _check_request(state: State, action: RequestCard) -> None:
    refuse_unless_turn(state, action.seat, ("card",))
    code, clause = card_refusal(state, action.seat)
    if code:
        raise refusal(state, code, clause, seat=action.seat)


def _request(state: State, action: RequestCard, events: list[Event]) -> None:
    request_card(state, events)


def request_card(state: State, events: list[Event]) -> None:
    """Make a card due (TEG-12.10, TEG-D-49).

    The discards refill an empty pile, and their bonuses may be used again.
    """
    if not state.pile and state.discards:
        state.pile, state.discards = state.discards, 0
        state.used &= ~state.pile
        events.append(DeckReshuffled("countries", state.pile.bit_count()))
    if state.pile:
        state.chance = "card"
    else:  # D-51: the right does not carry over
        events.append(CardRightLost(state.turn, "no_cards"))
    state.card_taken = True


def _check_draw(state: State, action: DrawCard) -> None:
    if state.chance != "card":
        raise refusal(state, "bad_chance", "TEG-12.1")
    refuse_unless_country(state, action.card)
    if not state.pile >> action.card & 1:
        raise refusal(state, "bad_chance", "TEG-12.1", card=action.card)


def _draw(state: State, action: DrawCard, events: list[Event]) -> None:
    state.pile &= ~(1 << action.card)
    hand = state.hands[state.turn] | 1 << action.card
    state.hands = changed(state.hands, state.turn, hand)
    state.chance = ""
    events.append(CardDrawn(state.turn, action.card))


def bonuses(state: State, seat: int) -> tuple[int, ...]:
    """Return the countries where a seat may place a card bonus now (TEG-12.6 to TEG-12.8)."""
    cards = state.hands[seat] & ~state.used & counted(state, seat, "bonus")
    return tuple(card for card in members(cards) if closed_fault(state, card, seat) is None)


def _bonus_options(state: State) -> list[Bonus]:
    return [Bonus(state.turn, card) for card in bonuses(state, state.turn)]


def _check_bonus(state: State, action: Bonus) -> None:
    refuse_unless_turn(state, action.seat, ("card",), "TEG-12.7")
    seat, card = action.seat, action.card
    refuse_unless_country(state, card)
    if not state.hands[seat] >> card & 1:
        raise refusal(state, "card_not_held", "TEG-12.6", card=card)
    if not counted(state, seat, "bonus") >> card & 1:
        raise refusal(state, "not_your_country", "TEG-12.6", country=card)
    fault = closed_fault(state, card, seat)
    if fault:
        raise refusal(state, *fault, country=card)
    if state.used >> card & 1:
        raise refusal(state, "bonus_already_used", "TEG-12.6", card=card, country=card)


def _bonus(state: State, action: Bonus, events: list[Event]) -> None:
    add_armies(state, action.card, action.seat, BONUS_ARMIES)
    state.used |= 1 << action.card
    events.append(BonusPlaced(action.seat, action.card))


RULES: dict[type[Action], Rule[State]] = {
    Exchange: Rule(_exchange_options, _check_exchange, _exchange),
    RequestCard: Rule(_request_options, _check_request, _request),
    Bonus: Rule(_bonus_options, _check_bonus, _bonus),
}


def _check_lose(state: State, action: LoseCard) -> None:
    if state.chance != "penalty":
        raise refusal(state, "bad_chance", "TEG-14.22")
    refuse_unless_country(state, action.card)
    if not state.hands[state.turn] >> action.card & 1:
        raise refusal(state, "bad_chance", "TEG-14.22", card=action.card)


def _lose(state: State, action: LoseCard, events: list[Event]) -> None:
    """Put the card back into the pile; its bonus stays used (TEG-D-61)."""
    seat = state.turn
    state.hands = changed(state.hands, seat, state.hands[seat] & ~(1 << action.card))
    state.pile |= 1 << action.card
    state.chance = ""
    zone = zone_of(state, seat)
    assert zone is not None
    events.append(ZonePenalty(seat, action.card, zone.partner(seat)))
    finish_turn(state, events)


def _sample_loss(state: State, rng: random.Random) -> LoseCard:
    return LoseCard(CHANCE, rng.choice(members(state.hands[state.turn])))


def _sample_card(state: State, rng: random.Random) -> DrawCard:
    return DrawCard(CHANCE, rng.choice(members(state.pile)))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    LoseCard: Chance("penalty", _sample_loss, _check_lose, _lose),
    DrawCard: Chance("card", _sample_card, _check_draw, _draw),
}
