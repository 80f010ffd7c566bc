"""What the others may be after in La Revancha, from the countries that they have conquered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from teg_nb.bots.teg.evaluate import done
from teg_nb.engine.games.teg.events import CountryConquered
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.settings import Settings

_LEANS = 2.0  # a country that the card asks for is conquered so many times more often: 1 + _LEANS


def hurts(seen: Observation) -> Sequence[Sequence[float]]:
    """By seat and continent, how much nearer to its end the match is for what it holds there.

    Each card of occupation is as likely as the conquests of the seat would be with it (Bayes): most
    lie where its card asks for countries. What a continent is worth to the seat is the third power
    of what is done of a card, 0 to 1, on the average of the cards that ask for that continent.

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
    for told in seen.history:
        for event in told.events:
            if isinstance(event, CountryConquered):
                counts[event.seat][where[event.country]] += 1
    own = tuple(seen.objectives)
    return [
        _hurt(seen.settings, tuple(row), held, own)
        for row, held in zip(counts, seen.held, strict=True)
    ]


@lru_cache(maxsize=4096)
def _hurt(
    settings: Settings, conquests: tuple[int, ...], held: int, others: tuple[int, ...]
) -> tuple[float, ...]:
    """Of one seat, which has none of the cards of `others`."""
    continents = settings.board.continents
    sizes = [len(continent.countries) for continent in continents]
    total, hurt = 0.0, [0.0] * len(continents)
    for number, card in enumerate(settings.facts.objectives):
        if number in others:
            continue
        asked = [need > 0 for need in card.need]
        pull = [size * (1 + _LEANS * each) for size, each in zip(sizes, asked, strict=True)]
        likely = (sum(sizes) / sum(pull)) ** sum(conquests)
        for each, count in zip(asked, conquests, strict=True):
            likely *= (1 + _LEANS * each) ** count
        total += likely
        if any(asked):
            near = likely * done(settings, (number,), held) ** 3
            for place, continent in enumerate(continents):
                if 0 < (held & continent.members).bit_count() <= card.need[place]:
                    hurt[place] += near
    return tuple([each / total for each in hurt]) if total else tuple(hurt)
