"""A playout of games and bots of the package: without checks, locks and history."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.play.runner import AnyTableGame, Policy, without_gc
from teg_nb.engine.schema.position import Position


class TrustedPlayout:
    """A playout by bots that choose legal actions only; nothing they choose is checked.

    With the same generator it has the same positions as a `SinglePlayout` by the same bots; the
    soak test of playouts compares both.

    Parameters
    ----------
    game : TableGame
    state : position
        The first position. It is edited in place.
    policies : sequence of Policy
        One bot per seat. Their observations are right only while they choose.
    rng : random.Random
        Source of dice and cards, after one generator for each bot was drawn from it.
    watch : callable, optional
        Called with every position that an entry leads to.

    Attributes
    ----------
    state : position
    entries : int
        Number of entries so far.
    """

    def __init__(
        self,
        game: AnyTableGame,
        state: Position,
        policies: Sequence[Policy],
        rng: random.Random,
        watch: Callable[[Position], object] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.entries = 0
        self._policies = policies
        self._rng = rng
        self._rngs = [random.Random(rng.randbytes(16)) for _ in policies]
        self._watch = watch

    @without_gc
    def run(self, rounds: int) -> None:
        """Play to the end, or until a seat is to decide after a number of rounds."""
        state, last = self.state, self.state.round + rounds
        to_move, observe, sample = (
            self.game.to_move,
            self.game.observe_on_demand,
            self.game.sample_chance,
        )
        while (who := to_move(state)) != NOBODY:
            if who == CHANCE:
                action = sample(state, self._rng)
            elif state.round >= last:
                break
            else:
                choice = self._policies[who](observe(state, who), self._rngs[who])
                assert choice is not None  # for it is asked in its turn
                action = choice
            for event in self._apply(action):
                if event.asks:
                    self._react(getattr(event, event.asks))

    def _apply(self, action: Action) -> list[Event]:
        events = self.game.apply(self.state, action)
        self.entries += 1
        if self._watch is not None:
            self._watch(self.state)
        return events

    def _react(self, seat: int) -> None:
        """Let a seat that an event asks answer out of turn, if it may and likes to."""
        if seat in self.game.acting_seats(self.state):
            seen = self.game.observe_on_demand(self.state, seat)
            answer = self._policies[seat](seen, self._rngs[seat])
            if answer is not None:
                self._apply(answer)
