"""Levels to play against: easy, normal and hard, in every game."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.bots.player import Player, between
from teg_nb.bots.quick import best_policy, hard_policy, own, plausible_policy
from teg_nb.engine.game import Action

_BLUNDERS = 0.15


@dataclass(frozen=True)
class Easy(Player):
    """A beginner: it plays like `Normal`, and now and then it does whatever the rules allow.

    It attacks a stronger country, ends its turn before it has attacked, or leaves its
    armies where they are of no use.

    Attributes
    ----------
    blunders : float, optional
        Share of its decisions that are such, 0 to 1; if left out, 0.15, or what the game's own
        `blunders` says.
    """

    name: ClassVar[str] = "easy"

    blunders: float | None = None

    def __post_init__(self) -> None:
        if self.blunders is not None:
            between("blunders", self.blunders, 0, 1)

    def __call__(self, observation: Any, rng: random.Random) -> Action | None:
        """A decision of either kind."""
        share = _blunders(observation.settings.game) if self.blunders is None else self.blunders
        policy = plausible_policy if rng.random() < share else best_policy
        return policy(observation, rng)


def _blunders(game: str) -> float:
    """How often a beginner errs in a game."""
    usual = own(game, "blunders")
    return _BLUNDERS if usual is None else float(usual())


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
