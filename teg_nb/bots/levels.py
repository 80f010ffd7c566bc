"""Levels to play against: easy, normal and hard, in every game."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.bots.player import Player, between
from teg_nb.bots.quick import best_policy, hard_policy, plausible_policy
from teg_nb.engine.game import Action


@dataclass(frozen=True)
class Easy(Player):
    """A beginner: it plays like `Normal`, and now and then it does whatever the rules allow.

    It attacks a stronger country, ends its turn before it has attacked, or leaves its
    armies where they are of no use.

    Attributes
    ----------
    blunders : float
        Share of its decisions that are such, 0 to 1.
    """

    name: ClassVar[str] = "easy"

    blunders: float = 0.15

    def __post_init__(self) -> None:
        between("blunders", self.blunders, 0, 1)

    def __call__(self, observation: Any, rng: random.Random) -> Action | None:
        """A decision of either kind."""
        policy = plausible_policy if rng.random() < self.blunders else best_policy
        return policy(observation, rng)


@dataclass(frozen=True)
class Normal(Player):
    """The greedy bot of the game; any legal action where there is none."""

    name: ClassVar[str] = "normal"

    def __call__(self, observation: Any, rng: random.Random) -> Action | None:
        """What seems best, one decision at a time."""
        return best_policy(observation, rng)


@dataclass(frozen=True)
class Hard(Player):
    """The strongest that decides at once: the game's own, or `Normal` where it has none."""

    name: ClassVar[str] = "hard"

    def __call__(self, observation: Any, rng: random.Random) -> Action | None:
        """What the game's `hard` chooses."""
        return hard_policy(observation, rng)
