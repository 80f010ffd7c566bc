"""Canjes of the stronger player of La Revancha: when, and with which cards.

A seat's canjes bring 6, 10, 15, 20 armies by their number, whenever they are made (TEG-7.10), and
one a round: to wait never makes one larger. So it exchanges as soon as it can, but in a turn in
which it can attack nobody and fears nobody: nobody can attack cards, and in the next turn they
become armies wherever these are wanted by then. With five it waits no longer, for it would draw
none.
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

_FULL = 5  # cards with which none is drawn (TEG-D-30)
_NOTHING = 0.01  # odds that change nothing


def exchanged(thought: CampaignPlan, sets: Sequence[Exchange]) -> Exchange | None:
    """The canje to make now, or None to wait."""
    seen = thought.seen
    if len(seen.hand) < _FULL and not (_attacks(thought) or _holds(thought)):
        return None
    return max(sets, key=lambda each: (_left(thought, each), -len(each.cards)))


def _attacks(thought: CampaignPlan) -> bool:
    """Whether the seat may attack anybody in this turn."""
    return not is_resting(thought.seen, thought.seat) and any(
        not border_fault(thought.seen, country, enemy)
        for country, enemies in thought.front.items()
        for enemy in enemies
    )


def _holds(thought: CampaignPlan) -> bool:
    """Whether the armies of a canje make any country safer."""
    armies = exchange_armies(thought.seen.exchanges[thought.seat] + 1)
    for country, enemies in thought.front.items():
        here = thought.mine[country]
        if thought.risk(here, enemies) - thought.risk(here + armies, enemies) > _NOTHING:
            return True
    return False


def _left(thought: CampaignPlan, exchange: Exchange) -> float:
    """What the cards are worth, in armies, that a canje leaves in the hand.

    The odds that they make the next canje, and three armies for each whose country will be the
    seat's own by the end of the turn.
    """
    seen = thought.seen
    left = tuple([card for card in seen.hand if card not in exchange.cards])
    held, sieges = seen.held[thought.seat], thought.sieges
    used = seen.continents_used[thought.seat] | bit_set(exchange.continents)
    shown = [each for each in seen.settings.lists.continents_within(held) if not used >> each & 1]
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
    """The odds that cards make a set with the next one drawn, and with the next two, on average.

    Each card is as likely to be drawn as any other but those that are `gone`.
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
