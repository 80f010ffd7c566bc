"""Levels to play against: easy, normal and hard, in every game.

Each has its place by what was measured: ``docs/bots.md``.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.bots.game_policies import best_policy, game_policy, hard_policy, novice_policy
from teg_nb.bots.player import Player, between
from teg_nb.engine.actions import Action

_BLUNDERS = {"easy": 0.3, "normal": 0.1}
"""Of a game that does not say its own."""


@dataclass(frozen=True)
class NoisyPlayer(Player):
    """It plays like the greedy bot of the game, and now and then does whatever seems plausible.

    It attacks a stronger country, ends its turn before it has attacked, or leaves its
    armies where they are of no use.

    Attributes
    ----------
    blunders : float, optional
        Share of its decisions that are such, 0 to 1; if left out, what the game's own `blunders`
        says of the level.
    """

    blunders: float | None = None

    def __post_init__(self) -> None:
        if self.blunders is not None:
            between("blunders", self.blunders, 0, 1)

    def __call__(self, observation: Any, rng: random.Random) -> Action | None:
        """A decision of either kind."""
        share = self.share(observation.settings.game) if self.blunders is None else self.blunders
        policy = novice_policy if share and rng.random() < share else best_policy
        return policy(observation, rng)

    def share(self, game: str) -> float:
        """How often it errs in a game, if nothing else is said."""
        usual = game_policy(game, "blunders")
        return float((usual() if usual else _BLUNDERS)[self.name])


@dataclass(frozen=True)
class Easy(NoisyPlayer):
    """A beginner."""

    name: ClassVar[str] = "easy"


@dataclass(frozen=True)
class Normal(NoisyPlayer):
    """Somebody who knows what to do, and errs less often: in La Revancha never."""

    name: ClassVar[str] = "normal"


@dataclass(frozen=True)
class Hard(Player):
    """The strongest that decides at once: the game's own, or the greedy bot."""

    name: ClassVar[str] = "hard"

    def __call__(self, observation: Any, rng: random.Random) -> Action | None:
        """What the game's `hard` chooses."""
        return hard_policy(observation, rng)
