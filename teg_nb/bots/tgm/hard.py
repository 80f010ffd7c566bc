"""A stronger player of Tercera Guerra Mundial that plans marches of several conquests.

It plays like `greedy`, with three exceptions. A conqueror may take all its armies on (TGM-6.7), so
an attack also counts the conquests after it and the armies that others may add. New armies are
shared out by the value that each portion adds. After a conquest, as many armies move in as the
march requires.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from teg_nb.bots.campaign_odds import assault
from teg_nb.bots.conquest_plans import Candidate, best_portion
from teg_nb.bots.tgm import greedy
from teg_nb.engine.actions import Action
from teg_nb.engine.games.tgm.actions import Attack, EndCombat, Place
from teg_nb.engine.games.tgm.observation import Observation

# In the units of `greedy`, where a territory without special value is worth 1.
_ARMY = 0.3  # a lost army
_RECKLESS = 0.45  # minimum odds of an attack
_STEPS = 3  # conquests that a march looks ahead


def hard_policy(seen: Observation, rng: random.Random) -> Action | None:
    """Choose as `greedy` does, except for marches and new armies.

    Examples
    --------
    What neither Japón nor China is likely to take alone, they try together:

    >>> from teg_nb.engine.games import GAMES
    >>> armies = {"Blanco": "Japón 4, China 4", "Negro": "Mongolia 2, Siberia 12"}
    >>> state = GAMES["tgm"].position(**armies, rest="Blanco", out={"Rojo": "Negro"}, conquests=1)
    >>> seen = GAMES["tgm"].observe(state, 0)
    >>> hard_policy(seen, random.Random(1)).verb
    'attack'
    """
    chosen = greedy.greedy_policy(seen, rng)
    if isinstance(chosen, Place) and not greedy._spreads(seen):
        return _placed(seen, chosen)
    if seen.phase == "combat" and isinstance(chosen, Attack | EndCombat):
        return _attacked(seen)
    return chosen


class Campaign(NamedTuple):
    """An attack on a territory with all that can attack it, and the march that goes on from there.

    Attributes
    ----------
    attack : Attack
        Its first attack.
    sources : tuple of int
        The attacking territories, in their order.
    won, lost : float
        Exact probability of the first conquest, and its mean losses in armies.
    gain : float
        Expected gain of the whole march, by the player's values.
    left : int
        Armies that go on after the first conquest, about.
    """

    attack: Attack
    sources: tuple[int, ...]
    won: float
    lost: float
    gain: float
    left: int


def _steps(
    seen: Observation, here: int, armies: int, taken: tuple[int, ...]
) -> Iterator[tuple[float, int, int]]:
    """Yield the next conquests of a march: gain, territory, and armies that go on after it."""
    aims = greedy._aims(seen)
    own = seen.held[greedy._seat(seen)]
    for enemy in seen.settings.board.neighbours[here] if armies > 1 else ():
        if own >> enemy & 1 or enemy in taken:
            continue
        won, lost = assault((armies,), seen.armies[enemy], rules="tgm")
        if won < _RECKLESS:
            continue
        gain, left = greedy._value(seen, aims, enemy), armies - 1 - round(lost)
        if len(taken) + 1 < _STEPS:
            gain += _march(seen, enemy, left, (*taken, enemy))
        yield won * gain - _ARMY * lost, enemy, left


def _march(seen: Observation, here: int, armies: int, taken: tuple[int, ...]) -> float:
    """Return the expected gain of the best march from a territory with these armies."""
    return max([0.0, *(gain for gain, _, _ in _steps(seen, here, armies, taken))])


def marched(seen: Observation, campaign: Campaign) -> tuple[int, ...]:
    """Return the territories that the march of a campaign takes, the attacked one first."""
    taken: tuple[int, ...] = (campaign.attack.target,)
    left = campaign.left
    while len(taken) < _STEPS:
        gain, enemy, left = max(_steps(seen, taken[-1], left, taken), default=(0.0, -1, 0))
        if gain <= 0:
            break
        taken = (*taken, enemy)
    return taken


def best_campaign(seen: Observation) -> Campaign | None:
    """Return the campaign with the highest expected gain, or None if none gains."""
    return max(campaigns(seen), key=lambda campaign: campaign.gain, default=None)


def campaigns(seen: Observation) -> Iterator[Campaign]:
    """Yield the campaigns that gain more than they lose."""
    seat, aims = greedy._seat(seen), greedy._aims(seen)
    first = 0.0 if seen.conquests else greedy._FIRST
    by_target: dict[int, list[tuple[int, int, int]]] = {}
    for (source, target), dice in seen.legal_actions.of_type(Attack).max_amounts():
        by_target.setdefault(target, []).append((seen.armies[source], source, dice))
    for target, sources in by_target.items():
        sources.sort(reverse=True)
        armies, source, dice = sources[0]
        alone, _ = assault((armies,), seen.armies[target], rules="tgm")
        together = tuple([army_count for army_count, _, _ in sources])
        won, lost = assault(together, seen.armies[target], rules="tgm")
        if won < _RECKLESS:
            continue
        left = armies - 1 - round(lost) if alone > _RECKLESS else 0
        worth = greedy._value(seen, aims, target) + first + _march(seen, target, left, (target,))
        gain = won * worth - _ARMY * lost
        if gain > 0:
            places = tuple([place for _, place, _ in sources])
            yield Campaign(Attack(seat, source, target, dice), places, won, lost, gain, left)


def _attacked(seen: Observation) -> Action:
    """Choose the first attack of the march with the highest expected gain, or end the combat."""
    best = best_campaign(seen)
    return EndCombat(greedy._seat(seen)) if best is None else best.attack


def _placed(seen: Observation, otherwise: Place) -> Action:
    """Place the portion of armies with the highest gain each, or as `greedy` without a gain."""
    aims, front = greedy._aims(seen), greedy._front(seen)
    where = seen.settings.board.continent_of

    def worth(country: int, armies: int) -> float:
        """Return the expected gain of a territory with these armies, less its expected loss."""
        danger = max([greedy._chance(seen.armies[enemy], armies) for enemy in front[country]])
        lost = greedy._DANGER * danger * aims.continents[where[country]]
        return _march(seen, country, armies, ()) - lost

    portion = best_portion(
        Candidate(country, seen.armies[country], seen.pool, partial(worth, country))
        for country in front
    )
    return otherwise if portion is None else Place(otherwise.seat, *portion)
