"""Games as PettingZoo environments, for reinforcement learning.

`env` creates an AEC environment of any game of `GAMES`. The selected agent is the seat to move, and
the environment plays chance. The reward comes at the end: the seat's share of the outcome. Requires
the packages of the extra ``rl``: pettingzoo and gymnasium.

Actions are numbers of a `gymnasium.spaces.Discrete` with a fixed meaning; the mask marks the legal
actions. Observations are arrays of numbers from 0 to 1 that encode only the information of the
seat: see `teg_nb.rl.spaces.ActionTable` and `Game.features`.
"""

from __future__ import annotations

import random
from functools import cache, cached_property
from typing import TypedDict, Unpack, cast

import numpy as np

from teg_nb.engine.actions import CHANCE, NOBODY, Action
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument, needed_packages
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.rl.encoding import features
from teg_nb.rl.spaces import WAIT, action_table

with needed_packages():
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper


def _known(name: str, value: object, known: tuple[object, ...]) -> None:
    """Raise `BadArgument` unless a value is one of those known."""
    if value not in known:
        raise BadArgument("not_one_of", name=name, value=value, known=known)


class EnvOptions(TypedDict, total=False):
    """The settings of an environment; see `env`."""

    options: JsonMapping | None
    max_cycles: int | None
    wait: bool
    on_illegal: str
    render_mode: str | None


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment; see `env`."""

    metadata: JsonObject = {  # noqa: RUF012 -- as PettingZoo has it
        "name": "teg_nb_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "teg",
        seats: int = 4,
        *,
        options: JsonMapping | None = None,
        max_cycles: int | None = None,
        wait: bool = False,
        on_illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _known("on_illegal", on_illegal, ("raise", "replace"))
        _known("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.first = Match(game, seats, options)
        self.max_cycles = max_cycles
        self.wait = wait
        self.on_illegal = on_illegal
        self.render_mode = render_mode
        self.metadata = {
            **self.metadata,
            "name": f"{game}_v{self.first.game.version}",
            "is_parallelizable": wait,
        }
        self.table = action_table(game, self.first.settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.first.settings.seats))]
        self.agents: list[str] = []
        self.rng = random.Random()

    # Spaces

    @cached_property
    def _spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        trial = self.first.fork()
        trial.resolve_chance(random.Random(0))
        size = len(features(trial.game.observe(trial.state, 0)))
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.size,), np.int8),
            }
        )
        return observation, spaces.Discrete(self.table.size)

    @cache  # noqa: B019 -- PettingZoo wants the same object each time
    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of ``observation`` (numbers from 0 to 1) and ``action_mask``."""
        return spaces.Dict(dict(self._spaces[0]))

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of the numbers of `teg_nb.rl.spaces.ActionTable`."""
        return spaces.Discrete(self.table.size)

    @cached_property
    def state_space(self) -> spaces.Box:
        """Space of `state`: numbers from 0 to 1, the observations of all seats in a row."""
        one = cast("spaces.Box", self._spaces[0]["observation"])
        size = len(self.possible_agents) * len(one.low)
        return spaces.Box(0.0, 1.0, (size,), np.float32)

    # Playing

    def reset(self, seed: int | None = None, options: JsonObject | None = None) -> None:
        """Begin a new match; the same seed gives the same dice and cards."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.match = self.first.fork()
        self.match.resolve_chance(self.rng)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, JsonObject] = {agent: {} for agent in self.agents}
        # The last position that was observed, and its observation.
        self._known: tuple[Position, ObservationBase] | None = None
        self._awaited = self.match.to_move
        self.agent_selection = self.agents[0 if self.wait else self.match.to_move]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Return the observation of a seat, and the mask of its legal actions."""
        seat = self.possible_agents.index(agent)
        if self._waits_for(seat):
            seen = self._seen()
            mask = self.table.mask(seen.legal_actions)
        else:
            seen = self.match.game.observe(self.match.state, seat)
            mask = np.zeros(self.table.size, np.int8)
            mask[WAIT] = 1
        return {"observation": features(seen), "action_mask": mask}

    def state(self) -> np.ndarray:
        """Return the observations of all seats, secrets included: for a critic in training only.

        Returns
        -------
        numpy.ndarray
            Shape ``(seats * numbers,)``: the ``observation`` of each seat, in their order.
        """
        observe, state = self.match.game.observe, self.match.state
        seats = range(len(self.possible_agents))
        return np.concatenate([features(observe(state, seat)) for seat in seats])

    @property
    def legal(self) -> dict[int, Action]:
        """Legal actions of the seat to move, by number."""
        return self.table.numbered(self._seen().legal_actions)

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent, by its number.

        Raises
        ------
        BadArgument
            If the number is not in the action space.
        ValueError
            If the action is illegal, unless ``on_illegal="replace"``.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        last = self.table.size - 1
        if not isinstance(action, int | np.integer) or not 0 <= action <= last:
            raise BadArgument("not_between", name="action", least=0, most=last, value=action)
        seat = self.possible_agents.index(agent)
        if self._waits_for(seat):
            self._play(int(action))
        elif action != WAIT and self.on_illegal == "raise":
            raise ValueError(f"the game does not wait for {agent}: its only action is {WAIT}")
        following = (seat + 1) % len(self.possible_agents)
        if not self.wait or following == 0:  # agents leave only after a complete cycle
            self.cycles += 1
            self._awaited = self.match.to_move
            self._end()
        if self.wait:
            self.agent_selection = self.agents[following]
        elif self._awaited != NOBODY:
            self.agent_selection = self.agents[self._awaited]

    def _waits_for(self, seat: int) -> bool:
        """Return whether a seat is to move; with `wait`, also since the start of the cycle."""
        return seat == self.match.to_move and (not self.wait or seat == self._awaited)

    def _play(self, number: int) -> None:
        with self.match.lock:
            action = self.table.action(self._seen().legal_actions, number)
            if action is None:
                if self.on_illegal == "raise":
                    raise ValueError(f"{self.table.describe(number)} ({number}) is not legal now")
                action = self.legal[self.rng.choice(sorted(self.legal))]
            self.match.push_unchecked(action)
            self.match.resolve_chance(self.rng)

    def _seen(self) -> ObservationBase:
        """Return the cached observation of the seat to move."""
        state = self.match.state
        if self._known is None or self._known[0] is not state:
            self._known = state, self.match.game.observe(state, self.match.to_move)
        return self._known[1]

    def _end(self) -> None:
        outcome = self.match.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            returns = zip(self.possible_agents, outcome.returns, strict=True)
            self.rewards = {agent: share for agent, share in returns if agent in self.agents}
            self._accumulate_rewards()  # earlier rewards are all 0
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    # Rendering

    def render(self) -> str | None:
        """Render the position: text (``"ansi"``), a picture (``"svg"``), or printed (``"human"``).

        It shows the perspective of a spectator, with the last decision that a spectator may know.
        """
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return str(self.match.state.picture().svg)
        viewer = effective_viewer(self.match, None)
        log = (
            visible_entry(self.match, index, viewer) for index in reversed(range(len(self.match)))
        )
        actions = (entry.action for entry in log if entry.action and entry.action.seat != CHANCE)
        last = next(actions, None)
        text = f"{self.match.state!r}"
        if last is not None:
            text += f"\n{encode(last, self.match.settings)}"
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: no resources are open."""


Last = tuple[dict[str, np.ndarray] | None, float, bool, bool, JsonObject]
"""Observation, reward, end, cut and further facts, as of ``AECEnv.last``."""


class _InOrder(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper for the order of calls, with a direct path for calls in order."""

    def last(self, observe: bool = True) -> Last:
        last = self.env.last if self._has_reset else super().last  # which raises
        seen: Last = last(observe)
        return seen

    def step(self, action: int | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)  # raises, or warns


def env(game: str = "teg", seats: int = 4, **chosen: Unpack[EnvOptions]) -> GameEnv:
    """Create a PettingZoo AEC environment of a game, which refuses calls in a wrong order.

    Parameters
    ----------
    game : str
        A name of `GAMES`.
    seats : int
    options : mapping, optional
        Options of the game; ``max_rounds`` keeps matches short.
    max_cycles : int, optional
        Decisions after which a match is cut off (with ``wait``: decisions of each agent).
    wait : bool
        Whether all agents take part in every cycle, in order. Agents that are not to move when it
        begins have only the action `WAIT`. `parallel_env` is based on this.
    on_illegal : str
        ``"raise"``, or ``"replace"``: an illegal action becomes a random legal one.
    render_mode : str, optional
        ``"human"``, ``"ansi"`` or ``"svg"``.

    Examples
    --------
    >>> from teg_nb import env
    >>> game_env = env("teg", seats=3)
    >>> game_env.reset(seed=1)
    >>> seen, reward, over, cut, info = game_env.last()
    >>> game_env.table.describe(int(seen["action_mask"].argmax()))
    'place ...'
    """
    return cast("GameEnv", _InOrder(GameEnv(game, seats, **chosen)))


def parallel_env(game: str = "teg", seats: int = 4, **chosen: Unpack[EnvOptions]) -> ParallelEnv:
    """Create a parallel environment of a game: agents that are not to move play `WAIT`.

    Examples
    --------
    >>> from teg_nb import parallel_env
    >>> table = parallel_env("tgm", seats=3)
    >>> observations, infos = table.reset(seed=1)
    >>> list(observations)
    ['seat_0', 'seat_1', 'seat_2']
    """
    chosen["wait"] = True
    return aec_to_parallel(env(game, seats, **chosen))
