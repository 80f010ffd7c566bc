"""Characters: named bots with a habit of their own, weaker than `hard`.

A character belongs to some games. In another game it plays as `hard`. ``docs/strength.md`` has the
measured strength of each.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from teg_nb.bots.game_policies import game_policy, hard_policy
from teg_nb.bots.player import Player
from teg_nb.engine.actions import Action
from teg_nb.engine.schema.position import ObservationBase


@dataclass(frozen=True)
class MissileKeeper(Player[ObservationBase]):
    """The player that buys missiles and keeps them, in La Revancha."""

    name: ClassVar[str] = "missile_keeper"
    chapter: ClassVar[str] = "missiles"
    """Chapter of the rules that a table must have, for the bot to play differently from `hard`."""

    def __call__(self, observation: ObservationBase, rng: random.Random) -> Action | None:
        """Choose by the game's own function of this name."""
        policy = game_policy(observation.settings.game, self.name) or hard_policy
        return policy(observation, rng)


CHARACTERS = (MissileKeeper(),)
"""The characters, in the order in which a board offers them."""


def characters_of(game: str, chapters_off: Collection[str] = ()) -> tuple[str, ...]:
    """Return the names of the characters that a game has, at a table without some chapters.

    Examples
    --------
    >>> characters_of("teg"), characters_of("teg", ["missiles"]), characters_of("tgm")
    (('missile_keeper',), (), ())
    """
    return tuple(
        bot.name
        for bot in CHARACTERS
        if bot.chapter not in chapters_off and game_policy(game, bot.name)
    )
