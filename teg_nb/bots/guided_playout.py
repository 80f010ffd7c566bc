"""A line of play that a bot imagines: from an imagined position, by quick policies."""

from __future__ import annotations

import random

from teg_nb.engine.actions import Action
from teg_nb.engine.game import AnyGame
from teg_nb.engine.play.runner import Policy, SinglePlayout
from teg_nb.engine.schema.position import Position


class GuidedPlayout(SinglePlayout):
    """A playout whose first decisions come from the caller.

    Parameters
    ----------
    game : Game
    state : position
        The first position; chance that is due is resolved at once.
    quick : Policy
        Plays all seats and answers for them.
    rng : random.Random
        The only source of chance.
    """

    def __init__(self, game: AnyGame, state: Position, quick: Policy, rng: random.Random) -> None:
        super().__init__(game, state)
        self.rng = rng
        seats = range(len(state.settings.seats))
        self.bots: dict[int, Policy | None] = dict.fromkeys(seats, quick)
        self.awaited = self._resolve_chance(float("inf"), self.bots, rng)

    def step(self, action: Action) -> None:
        """Play an action, the answers that its events ask for, and the chance that follows.

        Raises
        ------
        IllegalAction
            If it is against the rules.
        """
        self.run_reactions(self.push(action), self.bots, self.rng)
        self.awaited = self._resolve_chance(float("inf"), self.bots, self.rng)

    def go_on(self, entries: int, more: int = 0) -> None:
        """Play this number of entries, then at most `more` to the end of the turn under way."""
        if not self.is_over:
            self.run(self.bots, self.rng, entries)
        if more and not self.is_over:
            self.play(self.bots, self.rng, "turn", more)
