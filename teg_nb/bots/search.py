"""A player for every game: information-set Monte Carlo tree search.

An iteration imagines a position that fits the observations of the seat. It walks down the tree of
actions tried before, tries a new one, plays on with a quick policy, and evaluates the final
position for each seat.

Nodes hold the knowledge of the seat. Three things are no branches: actions of others that the seat
could not read, actions made in secret at the same time, and chance. They are drawn again in each
iteration. So one node covers all positions that they lead to, and its legal actions differ from one
iteration to the next.

There are hundreds of actions and few iterations, so a node adds actions gradually. The first is
that of the quick policy. Plausible ones follow, up to the square root of the node's visits.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from math import inf, log, sqrt
from typing import ClassVar, NamedTuple

from teg_nb.bots.evaluation import evaluate
from teg_nb.bots.game_policies import best_policy, hard_policy, novice_policy, random_policy
from teg_nb.bots.guided_playout import GuidedPlayout
from teg_nb.bots.player import Player, between, whole
from teg_nb.engine.actions import Action
from teg_nb.engine.errors import BadArgument, IllegalAction
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import game_named
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.schema.position import ObservationBase, Position

ROLLOUTS: dict[str, Policy] = {
    "greedy": best_policy,
    "hard": hard_policy,
    "random": random_policy,
}
GUIDES: dict[str, Policy] = {**ROLLOUTS, "random": best_policy}
"""By rollout, the policy whose action a node tries first."""

_TRIES = 3  # draws for an action that the node does not have yet
_LEVEL = 1.96  # standard errors of an interval of 95 %


class Considered(NamedTuple):
    """An action that a search has thought of.

    Attributes
    ----------
    action : Action
    visits : int
        Iterations that tried it.
    value : float
        Mean value for the seat: 1 wins the match, 0 loses it.
    low, high : float
        Interval of 95 % of that mean, within 0 and 1; all of that range after one visit. It is a
        guide: promising actions are tried more often.
    """

    action: Action
    visits: int
    value: float
    low: float
    high: float


class _Edge:
    """An action of a node: counts of possible and tried, values, and the next node."""

    __slots__ = ("node", "possible", "squares", "total", "visits")

    def __init__(self) -> None:
        self.node = _Node()
        self.possible = self.visits = 0
        self.total = self.squares = 0.0

    def add(self, worth: float) -> None:
        self.visits += 1
        self.total += worth
        self.squares += worth * worth

    def spread(self) -> float:
        """Return the standard deviation of the values."""
        mean = self.total / self.visits
        return sqrt(max(self.squares / self.visits - mean * mean, 0.0))

    def considered(self, action: Action) -> Considered:
        mean, low, high = self.total / self.visits, 0.0, 1.0
        if self.visits > 1:
            reach = _LEVEL * self.spread() / sqrt(self.visits - 1)
            low, high = max(0.0, mean - reach), min(1.0, mean + reach)
        return Considered(action, self.visits, mean, low, high)


class _Node:
    """A state of knowledge of a seat in the tree."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, _Edge] = {}
        self.visits = 0


@dataclass(frozen=True)
class Search(Player[ObservationBase]):
    """Information-set Monte Carlo tree search with a budget for each decision.

    Attributes
    ----------
    playouts : int
        Iterations a decision, 1 or more. The same generator and the same number give the same
        choice.
    seconds : float
        Time a decision; if it is not 0 it decides instead of `playouts`, and the choice depends on
        the machine.
    entries : int
        Entries that are played on before a position is evaluated; then at most as many to the end
        of the turn under way.
    rollout : str
        Policy to play on: ``"greedy"``, ``"hard"`` or ``"random"``. A node tries its action first;
        with ``"random"``, that of the greedy bot.
    explore : float
        Weight of exploration against exploitation, in standard deviations of the values of
        iterations, 0 or more.
    doubt : float
        Standard errors by which an action must be better than that of the quick policy to be
        chosen instead; 0 or more. With few iterations most differences are noise.

    References
    ----------
    P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE
    Transactions on Computational Intelligence and AI in Games 4(2), 2012, 120-143.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["teg"].position(Blanco="Portugal 9", Negro="España 2, Gran Bretaña 12")
    >>> seen = GAMES["teg"].observe(state, 0)
    >>> action = Search(playouts=12)(seen, random.Random(1))
    >>> action in seen.legal_actions
    True
    """

    name: ClassVar[str] = "search"

    playouts: int = 100
    seconds: float = 0.0
    entries: int = 30
    rollout: str = "greedy"
    explore: float = 1.0
    doubt: float = 1.64

    def __post_init__(self) -> None:
        whole("playouts", self.playouts, 1)
        between("seconds", self.seconds, 0, 3600)
        whole("entries", self.entries, 1)
        between("explore", self.explore, 0, 100)
        between("doubt", self.doubt, 0, 100)
        if self.rollout not in ROLLOUTS:
            raise BadArgument("not_one_of", name="rollout", value=self.rollout, known=[*ROLLOUTS])

    def __call__(self, observation: ObservationBase, rng: random.Random) -> Action | None:
        """Choose the best action by search; out of turn, the answer of the greedy bot."""
        if observation.viewer != observation.to_move:
            return best_policy(observation, rng)
        if len(observation.legal_actions) == 1:
            only: Action = observation.legal_actions[0]
            return only
        ranking = self.consider(observation, rng)
        return ranking[0].action if ranking else best_policy(observation, rng)

    def consider(self, observation: ObservationBase, rng: random.Random) -> list[Considered]:
        """Rank the actions that the search has tried, the best first.

        Parameters
        ----------
        observation : Observation
            Of the seat that the game waits for; for another seat the list is empty.
        rng : random.Random
            The only source of chance.

        Returns
        -------
        list of Considered
            The chosen action, then by visits, then by value. The choice is the action of the quick
            policy, unless others exceed it by `doubt`: then the most visited of those.
        """
        if observation.viewer is None or observation.viewer != observation.to_move:
            return []
        tree = _Tree(self, observation, rng)
        until = time.monotonic() + self.seconds if self.seconds else inf
        done = 0
        while not done or (time.monotonic() < until if self.seconds else done < self.playouts):
            tree.iterate()
            done += 1
        considered = [edge.considered(action) for action, edge in tree.root.edges.items()]
        return sorted(
            considered, key=lambda item: (tree.rank(item.action), -item.visits, -item.value)
        )


class _Tree:
    """The state of a search during one decision."""

    def __init__(self, search: Search, seen: ObservationBase, rng: random.Random) -> None:
        self.search, self.seen, self.rng = search, seen, rng
        self.game: AnyGame = game_named(seen.settings.game)
        assert seen.viewer is not None
        self.viewer = seen.viewer
        self.root = _Node()
        self.all = _Edge()  # of every iteration

    def iterate(self) -> None:
        """Imagine a position, walk down, try something new, play on, and store the value."""
        state, quick = self.game.determinize(self.seen, self.rng), ROLLOUTS[self.search.rollout]
        line = GuidedPlayout(self.game, state, quick, self.rng)
        path: list[tuple[int, _Edge]] = []
        node, fresh = self.root, False
        while not fresh and line.awaited >= 0:
            seat = line.awaited
            seen = self.game.observe(line.state, seat)
            first = GUIDES[self.search.rollout](seen, self.rng)
            if first is None:
                break
            if self._is_hidden(line.state, first):
                line.step(first)
                continue
            action, edge = self._choice(node, line.state, seen, first)
            fresh = not edge.visits
            path.append((seat, edge))
            line.step(action)
            node = edge.node
        line.go_on(self.search.entries, self.search.entries)
        worth = evaluate(self.game, line.state)
        for seat, edge in path:
            edge.add(worth[seat])
        self.all.add(worth[self.viewer])

    def rank(self, action: Action) -> int:
        """Rank an action: 0 if better than the quick policy's, 1 for that one, else 2."""
        guide, first = next(iter(self.root.edges.items()))
        edge = self.root.edges[action]
        error = self.all.spread() * sqrt(1 / first.visits + 1 / edge.visits)
        gain = edge.total / edge.visits - first.total / first.visits
        return 0 if gain > self.search.doubt * error else 1 if action == guide else 2

    def _is_hidden(self, state: Position, action: Action) -> bool:
        """Check if another seat's action is unreadable to the searching seat, at least for now."""
        if action.seat == self.viewer:
            return False
        return (
            self.game.has_sealed_entries(state)
            or self.game.redact(state, action, self.viewer) != action
        )

    def _choice(
        self, node: _Node, state: Position, seen: ObservationBase, first: Action
    ) -> tuple[Action, _Edge]:
        """Choose a new action while the node is narrow, else the most promising legal one."""
        node.visits += 1
        legal = [pair for pair in node.edges.items() if self._is_legal(state, pair[0])]
        if len(legal) <= int(sqrt(node.visits)):
            fresh = self._new(node, state, seen) if legal else first
            if fresh is not None:
                node.edges[fresh] = edge = _Edge()
                legal.append((fresh, edge))
        for _, edge in legal:
            edge.possible += 1
        return max(legal, key=lambda pair: self._promise(pair[1]))

    def _promise(self, edge: _Edge) -> float:
        """Return the upper confidence bound of an edge; it rises while the edge is not chosen."""
        if not edge.visits:
            return inf
        reach = self.search.explore * self.all.spread() if self.all.visits else 0.0
        return edge.total / edge.visits + reach * sqrt(2 * log(edge.possible) / edge.visits)

    def _new(self, node: _Node, state: Position, seen: ObservationBase) -> Action | None:
        """Draw a plausible action that the node does not have yet, or return None."""
        for _ in range(_TRIES):
            action = novice_policy(seen, self.rng)
            known = action is None or action in node.edges or self._is_hidden(state, action)
            if action is not None and not known and self._is_legal(state, action):
                return action
        return None

    def _is_legal(self, state: Position, action: Action) -> bool:
        try:
            self.game.check(state, action)
        except IllegalAction:
            return False
        return True
