"""A stronger player of La Revancha: it weighs campaigns from several countries to their end.

It does what `greedy` does, but for two decisions. It attacks where all its neighbours of a country
together are expected to win more than they lose, by the exact odds of one attack after another;
and it shares out its armies by what each adds, where `greedy` puts all in one place. To both, a
country is worth more the nearer the seat's own objective is, and the more its owner is likely to
want it for an objective, judged by what it has conquered so far.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from teg_nb.bots import teg as greedy
from teg_nb.bots.campaigns import assault
from teg_nb.bots.player import Player
from teg_nb.bots.teg_evaluate import done
from teg_nb.bots.teg_suspect import hurts
from teg_nb.engine.game import Action
from teg_nb.engine.games.teg.actions import Attack, EndAttack, EndTurn, Place
from teg_nb.engine.games.teg.observation import Observation

_MOVES = 3  # armies that go on from a conquest (TEG-8.11)
_PORTIONS = (1, 2, 3, 5, 8)


@dataclass(frozen=True)
class Campaigner(Player):
    """The player of La Revancha that is `hard`, with its weights.

    They are in the units of `greedy`, where a country that nobody wants is worth 1, and come from
    ``python -m benchmarks.tune --steps 58``: 1,160 matches of two and three seats.

    Attributes
    ----------
    army : float
        An army that is lost.
    reckless : float
        Odds below which nothing is attacked, 0 to 1.
    first : float
        The conquest that earns the card of the turn.
    beyond : float
        Times what the best attack from a conquered country would be worth.
    danger : float
        One's own country, times the odds of losing it.
    near : float
        A country that the own objective asks for, times the third power of what is done of it.
    deny : float
        A country of another seat, times how much nearer that seat's end is for it: see `hurts`.
    """

    name: ClassVar[str] = "campaigner"

    army: float = 0.4
    reckless: float = 0.25
    first: float = 1.05
    beyond: float = 1.08
    danger: float = 0.45
    near: float = 0.91
    deny: float = 1.3

    def __call__(self, seen: Observation, rng: random.Random) -> Action | None:
        """Choose as `greedy` does, campaigns and new armies apart."""
        chosen = greedy.greedy_policy(seen, rng)
        if isinstance(chosen, Place):
            return _Thought(self, seen).placed(chosen)
        if seen.phase == "attack" and isinstance(chosen, Attack | EndAttack | EndTurn):
            return _Thought(self, seen).attacked(chosen)
        return chosen


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
    return Campaigner()(seen, rng)


def _dice(seen: Observation) -> tuple[str, str]:
    """What changes the dice now: the situation, and the option on four of them."""
    situation = seen.settings.facts.situations[seen.situation].id if seen.situation >= 0 else ""
    return situation, seen.settings.options.double_rule


class _Thought:
    """One decision: what it rests on, worked out once."""

    def __init__(self, weights: Campaigner, seen: Observation) -> None:
        self.weights, self.seen = weights, seen
        self.aims, self.dice = greedy._aims(seen), _dice(seen)
        self.mine, self.theirs = greedy._forces(seen)
        self.where = seen.settings.board.continent_of
        self.hurts = hurts(seen) if weights.deny else None
        self.wanted = greedy._wanted(seen, self.aims) if weights.near else 0
        self.bonus = weights.near * _done(seen) ** 3 if weights.near else 0.0

    def value(self, country: int) -> float:
        """What it is worth to take a country."""
        worth = greedy._value(self.seen, self.aims, country)
        if self.wanted >> country & 1:
            worth += self.bonus
        if self.hurts is not None:
            owner = self.seen.owner[country]
            worth += self.weights.deny * self.hurts[owner][self.where[country]]
        return worth

    def attacked(self, otherwise: Action) -> Action:
        """The first attack of the campaign that is expected to bring most, or the end."""
        seen, weights, mine = self.seen, self.weights, self.mine
        first = 0.0 if seen.conquests else weights.first
        campaigns: dict[tuple[int, int], list[Attack]] = {}
        for attack in seen.legal_actions.of(Attack):
            campaigns.setdefault((attack.target, attack.occupant), []).append(attack)
        best: Action | None = None
        most = 0.0
        for (target, occupant), attacks in campaigns.items():
            attacks.sort(key=lambda each: -mine[each.source])
            alone = occupant < 0
            defence = self.theirs[target] if alone else greedy._theirs(seen, target, occupant)
            forces = tuple([mine[each.source] for each in attacks])
            won, lost = assault(forces, defence, *self.dice)
            if won < weights.reckless:
                continue
            value = self.value(target) + first
            value += weights.beyond * self.beyond(target, min(forces[0] - defence, _MOVES))
            if won * value - weights.army * lost > most:
                best, most = attacks[0], won * value - weights.army * lost
        if best is not None:
            return best
        return greedy._end(seen) if isinstance(otherwise, Attack) else otherwise

    def beyond(self, here: int, armies: int) -> float:
        """What the best attack from a country is worth, once it is taken and so many moved in."""
        enemies = greedy._enemies(self.seen, here) if armies > 1 else ()
        return max([self.gain(armies, enemy) for enemy in enemies], default=0.0)

    def gain(self, armies: int, enemy: int) -> float:
        """What so many armies are expected to win from one country, 0 where they lose."""
        won, lost = assault((armies,), self.theirs[enemy], *self.dice)
        return max(won * self.value(enemy) - self.weights.army * lost, 0.0)

    def placed(self, otherwise: Place) -> Action:
        """As many armies as bring most each; as `greedy` does where none brings any."""
        front, table = greedy._front(self.seen), greedy._odds(self.seen)
        price, dice = self.weights.army, self.dice

        def worths(country: int) -> Callable[[int], float]:
            """What a country may win, less what it may lose, by its armies."""
            values: dict[int, float] = {}  # the best that so many armies defend
            for enemy in front[country]:
                defence = self.theirs[enemy]
                values[defence] = max(values.get(defence, 0.0), self.value(enemy))
            strongest = max(values)  # the most likely to take the country
            fear = self.weights.danger * self.aims.continents[self.where[country]]

            def worth(armies: int) -> float:
                gain = 0.0
                for defence, value in values.items():
                    won, lost = assault((armies,), defence, *dice)
                    gain = max(gain, won * value - price * lost)
                if strongest < 2:
                    return gain
                return gain - fear * greedy._chance(table, strongest, armies)

            return worth

        best, slope = otherwise, 1e-9
        for (country,), most in self.seen.legal_actions.of(Place).most():
            if not front.get(country):
                continue
            worth, here = worths(country), self.mine[country]
            before = worth(here)
            for armies in sorted({most, *(each for each in _PORTIONS if each < most)}):
                added = (worth(here + armies) - before) / armies
                if added > slope:
                    best, slope = Place(otherwise.seat, country, armies), added
        return best


def _done(seen: Observation) -> float:
    """What part of the nearest of the seat's objectives is done, 0 to 1."""
    settings, held = seen.settings, seen.held[greedy._seat(seen)]
    part = held.bit_count() / settings.options.common_objective_countries
    if seen.target >= 0:
        size = len(settings.board.countries) / len(seen.slayer)
        part = max(part, 1 - seen.held[seen.target].bit_count() / size)
    elif seen.objectives:
        part = max(part, done(settings, tuple(seen.objectives), held))
    return min(max(part, 0.0), 1.0)
