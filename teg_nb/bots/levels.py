"""Levels to play against: easy, normal and hard, in every game.

Measured strengths set the order of the levels: see ``docs/strength.md``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, cast

from teg_nb.bots.game_policies import best_policy, hard_policy, novice_policy, own_function
from teg_nb.bots.player import Player, between
from teg_nb.engine.actions import Action
from teg_nb.engine.schema.position import ObservationBase

_BLUNDERS = {"easy": 0.3, "normal": 0.1}
"""Default share of blunders, for games without their own `blunder_rate`."""


@dataclass(frozen=True)
class NoisyPlayer(Player[ObservationBase]):
    """A player that follows the game's greedy bot, with some merely plausible decisions.

    It may attack a stronger country, end its turn before it has attacked, or leave its armies where
    they are of no use.

    Attributes
    ----------
    blunders : float, optional
        Share of such decisions, 0 to 1. By default, the value of the level in the game's own
        `blunder_rate`.
    """

    blunders: float | None = None

    def __post_init__(self) -> None:
        if self.blunders is not None:
            between("blunders", self.blunders, 0, 1)

    def __call__(self, observation: ObservationBase, rng: random.Random) -> Action | None:
        """Choose a plausible action or the greedy one."""
        share = self.share(observation.settings.game) if self.blunders is None else self.blunders
        policy = novice_policy if share and rng.random() < share else best_policy
        return policy(observation, rng)

    def share(self, game: str) -> float:
        """Return the share of blunders of this level in a game, where the setting is left out."""
        usual = own_function(game, "blunder_rate")
        rates = cast("Mapping[str, float]", usual()) if usual else _BLUNDERS
        return float(rates[self.name])


@dataclass(frozen=True)
class Easy(NoisyPlayer):
    """A beginner."""

    name: ClassVar[str] = "easy"


@dataclass(frozen=True)
class Normal(NoisyPlayer):
    """A player that knows the aims and errs less often: in La Revancha never."""

    name: ClassVar[str] = "normal"


@dataclass(frozen=True)
class Hard(Player[ObservationBase]):
    """The strongest player that decides without a search: the game's own, or the greedy bot."""

    name: ClassVar[str] = "hard"

    def __call__(self, observation: ObservationBase, rng: random.Random) -> Action | None:
        """Choose by the game's `hard` bot."""
        return hard_policy(observation, rng)
