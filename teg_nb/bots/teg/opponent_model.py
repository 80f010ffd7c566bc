"""A model of opponents in La Revancha: likely objectives, from their conquests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from teg_nb.bots.teg.evaluate import done
from teg_nb.engine.games.teg.events import CountryConquered
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.settings import Settings

_LEANS = 2.0  # a country of the card is conquered 1 + _LEANS times as often


def hurts(seen: Observation) -> Sequence[Sequence[float]]:
    """Estimate by seat and continent how much the seat's holdings there bring the end nearer.

    Each card of occupation is weighted by the likelihood of the seat's conquests with it (Bayes):
    most conquests lie where the card asks for countries. The value of a continent to the seat is
    the third power of the card's progress, 0 to 1, averaged over the cards that ask for that
    continent.

    Examples
    --------
    >>> import random
    >>> from teg_nb.engine.play.match import Match
    >>> board = Match("teg", 3)
    >>> _ = board.resolve_chance(random.Random(1))
    >>> [len(row) for row in hurts(board.observe(0))]
    [7, 7, 7]
    """
    where = seen.settings.board.continent_of
    counts = [[0] * len(seen.settings.board.continents) for _ in seen.held]
    conquests = [
        event
        for entry in seen.history
        for event in entry.events
        if type(event) is CountryConquered  # a loop over isinstance takes twice as long
    ]
    for conquest in conquests:
        counts[conquest.seat][where[conquest.country]] += 1
    own = tuple(seen.objectives)
    return [
        _hurt(seen.settings, tuple(row), held, own)
        for row, held in zip(counts, seen.held, strict=True)
    ]


@lru_cache(maxsize=4096)
def _hurt(
    settings: Settings, conquests: tuple[int, ...], held: int, others: tuple[int, ...]
) -> tuple[float, ...]:
    """Compute the row of one seat, which has none of the cards of `others`."""
    continents = settings.board.continents
    sizes = [len(continent.countries) for continent in continents]
    total, hurt = 0.0, [0.0] * len(continents)
    for number, card in enumerate(settings.facts.objectives):
        if number in others:
            continue
        asked = [need > 0 for need in card.need]
        pull = [size * (1 + _LEANS * is_asked) for size, is_asked in zip(sizes, asked, strict=True)]
        likely = (sum(sizes) / sum(pull)) ** sum(conquests)
        for is_asked, count in zip(asked, conquests, strict=True):
            likely *= (1 + _LEANS * is_asked) ** count
        total += likely
        if any(asked):
            near = likely * done(settings, (number,), held) ** 3
            for place, continent in enumerate(continents):
                if 0 < (held & continent.members).bit_count() <= card.need[place]:
                    hurt[place] += near
    return tuple([amount / total for amount in hurt]) if total else tuple(hurt)
