"""A stronger player of La Revancha: it weighs campaigns from several countries to their end.

It does what `greedy` does, but for two decisions. It attacks where all its neighbours of a country
together are expected to win more than they lose, by the exact odds of one attack after another;
and it shares out its armies by what each adds, where `greedy` puts all in one place.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from teg_nb.bots import teg as greedy
from teg_nb.bots.campaigns import assault
from teg_nb.engine.game import Action
from teg_nb.engine.games.teg.actions import Attack, EndAttack, EndTurn, Place
from teg_nb.engine.games.teg.observation import Observation

# In the units of `greedy`, where a country that nobody wants is worth 1.
_ARMY = 0.3  # an army that is lost
_RECKLESS = 0.45  # odds below which nothing is attacked
_MOVES = 3  # armies that go on from a conquest (TEG-8.11)
_PORTIONS = (1, 2, 3, 5, 8)


def hard_policy(seen: Observation, rng: random.Random) -> Action | None:
    """Choose as `greedy` does, campaigns and new armies apart.

    Examples
    --------
    What neither Portugal nor Francia is likely to take alone, they try together:

    >>> from teg_nb.engine.games import GAMES
    >>> armies = {"Blanco": "Portugal 4, Francia 4", "Negro": "España 2, Gran Bretaña 12"}
    >>> state = GAMES["teg"].position(**armies, rest="Blanco", conquests=1)
    >>> seen = GAMES["teg"].observe(state, 0)
    >>> [policy(seen, random.Random(1)).verb for policy in (greedy.greedy_policy, hard_policy)]
    ['end_attack', 'attack']
    """
    chosen = greedy.greedy_policy(seen, rng)
    if isinstance(chosen, Place):
        return _placed(seen, chosen)
    if seen.phase == "attack" and isinstance(chosen, Attack | EndAttack | EndTurn):
        return _attacked(seen, chosen)
    return chosen


def _dice(seen: Observation) -> tuple[str, str]:
    """What changes the dice now: the situation, and the option on four of them."""
    situation = seen.settings.facts.situations[seen.situation].id if seen.situation >= 0 else ""
    return situation, seen.settings.options.double_rule


# Attacking


def _attacked(seen: Observation, otherwise: Action) -> Action:
    """The first attack of the campaign that is expected to bring most; or the end of attacks."""
    aims, dice = greedy._aims(seen), _dice(seen)
    first = 0.0 if seen.conquests else greedy._FIRST
    mine, theirs = greedy._forces(seen)
    campaigns: dict[tuple[int, int], list[Attack]] = {}
    for attack in seen.legal_actions.of(Attack):
        campaigns.setdefault((attack.target, attack.occupant), []).append(attack)
    best: Action | None = None
    most = 0.0
    for (target, occupant), attacks in campaigns.items():
        attacks.sort(key=lambda each: -mine[each.source])
        defence = theirs[target] if occupant < 0 else greedy._theirs(seen, target, occupant)
        won, lost = assault(tuple([mine[each.source] for each in attacks]), defence, *dice)
        if won < _RECKLESS:
            continue
        spare = mine[attacks[0].source] - defence
        value = greedy._value(seen, aims, target) + first
        value += _beyond(seen, aims, target, min(spare, _MOVES), theirs, dice)
        if won * value - _ARMY * lost > most:
            best, most = attacks[0], won * value - _ARMY * lost
    if best is not None:
        return best
    return greedy._end(seen) if isinstance(otherwise, Attack) else otherwise


def _beyond(
    seen: Observation,
    aims: greedy._Aims,
    here: int,
    armies: int,
    theirs: Sequence[int],
    dice: tuple[str, str],
) -> float:
    """What the best attack from a country is worth, once it is taken and so many moved in."""
    best = 0.0
    if armies > 1:
        for enemy in greedy._enemies(seen, here):
            won, lost = assault((armies,), theirs[enemy], *dice)
            best = max(best, won * greedy._value(seen, aims, enemy) - _ARMY * lost)
    return best


# Placing


def _placed(seen: Observation, otherwise: Place) -> Action:
    """As many armies as bring most each, where they do; as `greedy` does where none brings any."""
    aims, dice, front = greedy._aims(seen), _dice(seen), greedy._front(seen)
    mine, theirs = greedy._forces(seen)
    where = seen.settings.board.continent_of
    table = greedy._odds(seen)

    def worth(country: int, armies: int) -> float:
        """What a country with so many armies may win, less what it may lose."""
        gain = danger = 0.0
        for enemy in front[country]:
            won, lost = assault((armies,), theirs[enemy], *dice)
            gain = max(gain, won * greedy._value(seen, aims, enemy) - _ARMY * lost)
            if theirs[enemy] > 1:
                danger = max(danger, greedy._chance(table, theirs[enemy], armies))
        return gain - greedy._DANGER * danger * aims.continents[where[country]]

    best, slope = otherwise, 1e-9
    for (country,), most in seen.legal_actions.of(Place).most():
        if not front.get(country):
            continue
        before = worth(country, mine[country])
        for armies in sorted({most, *(each for each in _PORTIONS if each < most)}):
            added = (worth(country, mine[country] + armies) - before) / armies
            if added > slope:
                best, slope = Place(otherwise.seat, country, armies), added
    return best
