"""Positions of EGGAR as a viewer may imagine them: with question cards of its own making."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from teg_nb.engine.board import normalize_name
from teg_nb.engine.games.common.determinize import fill_from_observation
from teg_nb.engine.games.eggar.observation import HIDDEN, Observation
from teg_nb.engine.games.eggar.question_bank import LEVELS, Question, bundled
from teg_nb.engine.games.eggar.settings import Settings
from teg_nb.engine.games.eggar.state import State, first_state
from teg_nb.engine.text.language import LANGUAGES


def determinize(seen: Observation, rng: random.Random) -> State:
    """A position that the viewer cannot tell from the true one.

    An observation has no cards but the one that is read aloud (EGG-7.1). Those of the imagined
    piles are as many as there are, with questions of the package, and any choice of a card may be
    the right one; so it is with the card that is open, but for who reads it (EGG-D-8).

    Notes
    -----
    That people know some answers, and that cards which were asked do not come again soon, is not
    taken into account.
    """
    state = fill_from_observation(first_state(seen.settings), seen)
    cards: list[Question] = []
    used, taken = 0, frozenset[str]()
    if seen.card is not None:
        right = seen.answer
        if right == HIDDEN:
            right = rng.randrange(len(seen.card.es.choices))
        cards.append(replace(seen.card, answer=right))
        state.question, used, taken = 0, 1, _names(seen.card)
    if seen.settings.options.question_level != "off":
        for level, left in enumerate(seen.cards_left):
            pile = [ways for names, ways in _pile(level, left + 1) if names.isdisjoint(taken)]
            fresh = set(rng.sample(range(len(pile)), left))
            for place, ways in enumerate(pile):
                if place not in fresh:
                    used |= 1 << len(cards)
                cards.append(ways[int(rng.random() * len(ways))])
    options = replace(seen.settings.options, questions=tuple(cards))
    state.settings, state.used = Settings(seen.settings.seats, options), used
    return state


@cache
def _pile(level: int, least: int) -> tuple[tuple[frozenset[str], tuple[Question, ...]], ...]:
    """So many cards of a level or more: names, and the card with each choice as the right one."""
    printed = [card.unanswered() for card in bundled() if card.level == level]
    more = range(len(printed), least)
    cards = printed + [_another(printed[number % len(printed)], number) for number in more]
    return tuple(
        (_names(card), tuple(replace(card, answer=n) for n in range(len(card.es.choices))))
        for card in cards
    )


def _another(card: Question, number: int) -> Question:
    """A card with a name and a text of its own."""
    es, en = (replace(text, question=f"{text.question} ({number})") for text in (card.es, card.en))
    return replace(card, id=f"{LEVELS[card.level]}-{number}", es=es, en=en)


def _names(card: Question) -> frozenset[str]:
    """What no other card of a set may be called, or say (EGG-10.1)."""
    return frozenset((card.id, *(normalize_name(card.text(lang).question) for lang in LANGUAGES)))
