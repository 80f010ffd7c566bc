"""Exchanges of cards by `hard` in La Revancha: their time and the choice of cards.

A seat's exchanges bring 6, 10, 15, 20 armies by their number, at any time (TEG-7.10). It may make
one a round. Waiting never makes an exchange larger, so the player exchanges as soon as it can. The
exception is a turn in which it can attack nobody and fears nobody. Cards cannot be attacked, and in
the next turn they become armies wherever they are needed then. With five cards it waits no longer,
as it would draw none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from teg_nb.bots.campaign_odds import assault
from teg_nb.bots.teg.campaign import CampaignPlan
from teg_nb.engine.board import bit_set
from teg_nb.engine.games.teg.actions import Exchange
from teg_nb.engine.games.teg.cards import (
    BONUS_ARMIES,
    card_symbols,
    exchange_armies,
    symbols_suffice,
)
from teg_nb.engine.games.teg.pacts.bans import border_fault
from teg_nb.engine.games.teg.queries import is_resting
from teg_nb.engine.games.teg.settings import Settings

_FULL = 5  # number of cards at which no more are drawn (TEG-D-30)
_NOTHING = 0.01  # negligible odds


def exchanged(thought: CampaignPlan, sets: Sequence[Exchange]) -> Exchange | None:
    """Choose the exchange to make now, or None to wait."""
    seen = thought.seen
    if len(seen.hand) < _FULL and not (_attacks(thought) or _holds(thought)):
        return None
    return max(sets, key=lambda canje: (_left(thought, canje), -len(canje.cards)))


def _attacks(thought: CampaignPlan) -> bool:
    """Check if the seat may attack anybody in this turn."""
    return not is_resting(thought.seen, thought.seat) and any(
        not border_fault(thought.seen, country, enemy)
        for country, enemies in thought.front.items()
        for enemy in enemies
    )


def _holds(thought: CampaignPlan) -> bool:
    """Check if the armies of an exchange make any country safer."""
    armies = exchange_armies(thought.seen.exchanges[thought.seat] + 1)
    for country, enemies in thought.front.items():
        present = thought.mine[country]
        if thought.risk(present, enemies) - thought.risk(present + armies, enemies) > _NOTHING:
            return True
    return False


def _left(thought: CampaignPlan, exchange: Exchange) -> float:
    """Estimate the value, in armies, of the cards that an exchange leaves in the hand.

    The value is the odds of the next exchange, and three armies for each card whose country will
    belong to the seat at the end of the turn.
    """
    seen = thought.seen
    left = tuple([card for card in seen.hand if card not in exchange.cards])
    held, sieges = seen.held[thought.seat], thought.sieges
    used = seen.continents_used[thought.seat] | bit_set(exchange.continents)
    shown = [
        continent
        for continent in seen.settings.lists.continents_within(held)
        if not used >> continent & 1
    ]
    gone = seen.discards | bit_set(seen.hand)
    armies = exchange_armies(seen.exchanges[thought.seat] + 2)
    worth = armies * _ready(seen.settings, left, tuple(shown), gone)
    for card in left:
        if card in seen.bonus_used:
            continue
        if held >> card & 1:
            worth += BONUS_ARMIES
        elif card in sieges:
            worth += BONUS_ARMIES * assault(sieges[card], thought.theirs[card], *thought.dice)[0]
    return worth


@lru_cache(maxsize=4096)
def _ready(
    settings: Settings, cards: tuple[int, ...], continents: tuple[int, ...], gone: int
) -> float:
    """Compute the mean odds that cards form a set with the next card drawn, and with the next two.

    Each card is equally likely to be drawn, except those that are `gone`.
    """
    kinds = settings.facts.card_kinds
    symbols = [card_symbols(kinds[card]) for card in cards]
    symbols += [settings.board.continents[number].symbols for number in continents]
    hand = tuple(symbols)
    if symbols_suffice(hand):
        return 1.0
    many = Counter(kind for card, kind in enumerate(kinds) if not gone >> card & 1)
    total = sum(many.values())
    if total < 2:
        return 0.0
    one = two = 0.0
    for first, count in many.items():
        once = (*hand, card_symbols(first))
        if symbols_suffice(once):
            one += count / total
            two += count / total
            continue
        for second, others in (many - Counter([first])).items():
            if symbols_suffice((*once, card_symbols(second))):
                two += count / total * others / (total - 1)
    return (one + two) / 2
