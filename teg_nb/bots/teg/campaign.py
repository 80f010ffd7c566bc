"""Estimates of the stronger player of La Revancha: countries, campaigns and possible losses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property

from teg_nb.bots.campaign_odds import assault
from teg_nb.bots.teg import features
from teg_nb.bots.teg.evaluate import done
from teg_nb.bots.teg.opponent_model import hurts
from teg_nb.bots.teg.weights import Weights
from teg_nb.engine.board import members
from teg_nb.engine.games.teg.observation import Observation


class CampaignPlan:
    """Cached estimates of one decision."""

    def __init__(self, weights: Weights, seen: Observation) -> None:
        self.weights, self.seen = weights, seen
        self.seat = features.seat_of(seen)
        self.aims, self.dice = features.aims(seen), features.dice(seen)
        self.mine, self.theirs = features.forces(seen)
        self.where = seen.settings.board.continent_of
        self.table, self.front = features.odds(seen), features.front(seen)
        self.hurts = hurts(seen) if weights.deny else None
        self.wanted = features.wanted(seen, self.aims) if weights.near else 0
        self.bonus = weights.near * _done(seen) ** 3 if weights.near else 0.0

    def value(self, country: int) -> float:
        """Return the value of conquering a country."""
        worth = features.value(self.seen, self.aims, country)
        if self.wanted >> country & 1:
            worth += self.bonus
        if self.hurts is not None:
            owner = self.seen.owner[country]
            worth += self.weights.deny * self.hurts[owner][self.where[country]]
        return worth

    def odds(self, forces: tuple[int, ...], enemy: int, fewer: int = 0) -> float:
        """Return the odds that armies conquer a country whose defence is `fewer` armies smaller."""
        return assault(forces, self.theirs[enemy] - fewer, *self.dice)[0]

    def gain(self, forces: tuple[int, ...], enemy: int, fewer: int = 0, more: float = 0.0) -> float:
        """Return the expected gain of some armies from a country, 0 where they lose.

        The defence is `fewer` armies smaller, and the country is worth `more`.
        """
        won, lost = assault(forces, self.theirs[enemy] - fewer, *self.dice)
        return max(won * (self.value(enemy) + more) - self.weights.army * lost, 0.0)

    @cached_property
    def alone(self) -> Callable[[int, int], float]:
        """Function: the expected gain of one country with these armies from another."""
        return cache(lambda armies, enemy: self.gain((armies,), enemy))

    @cached_property
    def sieges(self) -> Mapping[int, tuple[int, ...]]:
        """By enemy country, the armies around it that can attack it, in descending order."""
        sieges: dict[int, list[int]] = {}
        for country, enemies in self.front.items():
            if self.mine[country] > 1:
                for enemy in enemies:
                    sieges.setdefault(enemy, []).append(self.mine[country])
        return {enemy: tuple(sorted(armies, reverse=True)) for enemy, armies in sieges.items()}

    def beside(self, country: int) -> tuple[int, ...]:
        """List the seat's countries that border a country."""
        near = self.seen.settings.board.neighbour_sets[country]
        return members(near & self.seen.held[self.seat])

    def fear(self, country: int) -> float:
        """Return the value of not losing a country."""
        return self.weights.danger * self.aims.continents[self.where[country]]

    def risk(self, armies: int, enemies: Iterable[int], hit: tuple[int, int] = (-1, 0)) -> float:
        """Return the odds that the strongest of some enemies conquers a country with these armies.

        `hit` is one of the enemies and the armies that it loses first.
        """
        target, fewer = hit
        strongest = max(
            [self.theirs[enemy] - fewer * (enemy == target) for enemy in enemies], default=0
        )
        return features.chance(self.table, strongest, armies) if strongest > 1 else 0.0

    def worths(self, country: int) -> Callable[[int], float]:
        """Return a function of armies: the expected gain of a country, less its expected loss."""
        around = self.front[country]
        values: dict[int, float] = {}  # best value by number of defending armies
        for enemy in around:
            defence = self.theirs[enemy]
            values[defence] = max(values.get(defence, 0.0), self.value(enemy))
        price, fear = self.weights.army, self.fear(country)

        def worth(armies: int) -> float:
            gain = 0.0
            for defence, value in values.items():
                won, lost = assault((armies,), defence, *self.dice)
                gain = max(gain, won * value - price * lost)
            return gain - fear * self.risk(armies, around)

        return worth


def _done(seen: Observation) -> float:
    """Return the completed part of the nearest of the seat's objectives, 0 to 1."""
    settings, held = seen.settings, seen.held[features.seat_of(seen)]
    part = held.bit_count() / settings.goal
    if seen.target >= 0:
        size = len(settings.board.countries) / len(seen.slayer)
        part = max(part, 1 - seen.held[seen.target].bit_count() / size)
    elif seen.objectives:
        part = max(part, done(settings, tuple(seen.objectives), held))
    return min(max(part, 0.0), 1.0)
