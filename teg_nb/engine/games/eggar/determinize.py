"""Determinization of positions of EGGAR, with question cards of its own."""

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
    """Return a position that the viewer cannot tell from the true one.

    An observation holds no cards except the card that is read aloud (EGG-7.1). The imagined piles
    have the true sizes and hold questions of the package. Any choice of a card may be the right
    one. This also holds for the open card, unless the viewer reads it (EGG-D-8).

    Notes
    -----
    People know some answers, and asked cards do not return soon. Both facts are ignored.
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
            pile = [
                variants for names, variants in _pile(level, left + 1) if names.isdisjoint(taken)
            ]
            fresh = set(rng.sample(range(len(pile)), left))
            for index, variants in enumerate(pile):
                if index not in fresh:
                    used |= 1 << len(cards)
                cards.append(variants[int(rng.random() * len(variants))])
    options = replace(seen.settings.options, questions=tuple(cards))
    state.settings, state.used = Settings(seen.settings.seats, options), used
    return state


@cache
def _pile(level: int, least: int) -> tuple[tuple[frozenset[str], tuple[Question, ...]], ...]:
    """Return at least `least` cards of a level: names, and a variant for each right choice."""
    printed = [card.unanswered() for card in bundled() if card.level == level]
    more = range(len(printed), least)
    cards = printed + [_another(printed[number % len(printed)], number) for number in more]
    return tuple(
        (_names(card), tuple(replace(card, answer=n) for n in range(len(card.es.choices))))
        for card in cards
    )


def _another(card: Question, number: int) -> Question:
    """Return a copy of a card with its own name and text."""
    es, en = (replace(text, question=f"{text.question} ({number})") for text in (card.es, card.en))
    return replace(card, id=f"{LEVELS[card.level]}-{number}", es=es, en=en)


def _names(card: Question) -> frozenset[str]:
    """Return the id and texts that no other card of a set may share (EGG-10.1)."""
    return frozenset((card.id, *(normalize_name(card.text(lang).question) for lang in LANGUAGES)))
