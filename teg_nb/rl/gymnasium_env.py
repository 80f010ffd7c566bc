"""Games as Gymnasium environments: one seat learns, bots play the others.

`gym_env` creates an environment, as does ``gymnasium.make("teg_nb/tgm-v0")`` once this module is
imported. Requires the packages of the extra ``rl``.
"""

from __future__ import annotations

import random
from typing import TypedDict, Unpack, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from teg_nb.bots import names_in, policy_of, seated
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.game import seat_number
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.play.runner import Policy
from teg_nb.rl.pettingzoo_env import GameEnv
from teg_nb.rl.spaces import MOST, FactoredTable
from teg_nb.simulation.tournament import fewest_seats

ENCODINGS = ("numbers", "factored")


Chosen = int | np.int64 | np.ndarray
"""An action of the learner: a number, or the pair of numbers of the factored encoding."""


class SeatOptions(TypedDict, total=False):
    """The settings of an environment; see `gym_env`."""

    learner: int | str
    others: str | Policy
    encoding: str
    max_cycles: int | None
    options: JsonMapping | None
    on_illegal: str
    render_mode: str | None


class SeatEnv(gymnasium.Env[dict[str, np.ndarray], Chosen]):
    """A game from the perspective of one learning seat; see `gym_env`."""

    metadata: JsonObject = {"render_modes": ["human", "ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "teg",
        seats: int | None = None,
        *,
        learner: int | str = 0,
        others: str | Policy = "normal",
        encoding: str = "numbers",
        max_cycles: int | None = None,
        options: JsonMapping | None = None,
        on_illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        if encoding not in ENCODINGS:
            raise BadArgument("not_one_of", name="encoding", value=encoding, known=ENCODINGS)
        number = fewest_seats(game) if seats is None else seats
        self.table = GameEnv(
            game, number, options=options, on_illegal=on_illegal, render_mode=render_mode
        )
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.learner = seat_number(learner, self.table.first.settings.seats)
        self.agent = self.table.possible_agents[self.learner]
        names = names_in(others) if isinstance(others, str) else [others]
        rest = [seat for seat in range(number) if seat != self.learner]
        bots = map(policy_of, seated(names, len(rest)))
        self.others: dict[int, Policy | None] = dict(zip(rest, bots, strict=True))
        self.factored = FactoredTable(self.table.table) if encoding == "factored" else None
        known, self.action_space = self._spaces()
        # Gymnasium types a `Dict` by its spaces, not by its values.
        self.observation_space = cast("spaces.Space[dict[str, np.ndarray]]", known)
        self.decisions = 0
        self._begun = False
        self._known: dict[str, np.ndarray] = {}

    def _spaces(self) -> tuple[spaces.Dict, spaces.Space[Chosen]]:
        observation_space, discrete = self.table._spaces
        if self.factored is None:
            return observation_space, discrete
        size = self.factored.size
        mask = spaces.Box(0, 1, (size + MOST,), np.int8)
        two_numbers = spaces.MultiDiscrete([size, MOST])
        return spaces.Dict(
            {"observation": observation_space["observation"], "action_mask": mask}
        ), two_numbers

    def reset(
        self, *, seed: int | None = None, options: JsonObject | None = None
    ) -> tuple[dict[str, np.ndarray], JsonObject]:
        """Begin a new match, and play it up to the learner's first decision."""
        super().reset(seed=seed)
        self.table.reset(seed=int(self.np_random.integers(1 << 62)))
        self.rng = random.Random(int(self.np_random.integers(1 << 62)))
        self.decisions = 0
        self._begun = True
        self._play_on()
        return self._seen(), {}

    def step(self, action: Chosen) -> tuple[dict[str, np.ndarray], float, bool, bool, JsonObject]:
        """Play the learner's action, then the others up to its next decision, or to the end.

        Returns
        -------
        tuple
            Observation; reward (at the end the learner's share of the outcome, else 0); whether
            the match is over; whether it was cut off; ``{"replaced": ...}``, true if the action
            was illegal and another action was played.

        Raises
        ------
        BadArgument
            If the action is not in `action_space`.
        gymnasium.error.ResetNeeded
            Before the first `reset`.
        ValueError
            If the match is over, or if the action is illegal with ``on_illegal="raise"``.
        """
        if not self._begun:
            raise gymnasium.error.ResetNeeded("reset() begins the first match")
        match = self.table.match
        if match.is_over:
            raise ValueError("the match is over: reset() begins another")
        parts = self._parts(action)
        number = parts[0] if self.factored is None else self._number(*parts)
        replaced = not self._known["action_mask"][number]
        self.table._play(number)
        self._play_on()
        self.decisions += 1
        over = match.is_over
        cut = not over and self.max_cycles is not None and self.decisions >= self.max_cycles
        reward = float(match.outcome.returns[self.learner]) if match.outcome else 0.0
        return self._seen(), reward, over, cut, {"replaced": bool(replaced)}

    def action_masks(self) -> np.ndarray:
        """Return the mask of legal actions in the form for ``sb3_contrib.MaskablePPO``."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """Render the position; see `teg_nb.rl.pettingzoo_env.GameEnv.render`."""
        return self.table.render()

    def _parts(self, action: object) -> list[int]:
        """Return the numbers of an action; raise `BadArgument` unless it is in `action_space`."""
        space = self.action_space
        sizes = space.nvec if isinstance(space, spaces.MultiDiscrete) else [self.table.table.size]
        parts = np.atleast_1d(np.asarray(action, dtype=object))
        names = ("action",) if len(sizes) == 1 else ("action[0]", "action[1]")
        if len(parts) != len(sizes):
            raise BadArgument(
                "not_one_of", name="len(action)", value=len(parts), known=[len(sizes)]
            )
        for name, part, size in zip(names, parts, sizes, strict=True):
            if not isinstance(part, int | np.integer) or not 0 <= part < size:
                raise BadArgument("not_between", name=name, least=0, most=int(size) - 1, value=part)
        return [int(part) for part in parts]

    def _number(self, first: int, amount: int) -> int:
        assert self.factored is not None
        return self.factored.number(self._known["action_mask"], first, amount + 1)

    def _play_on(self) -> None:
        """Let the others play until it is the learner's turn, or to the end if it is out."""
        match = self.table.match
        while not match.is_over and match.to_move != self.learner:
            match.play(self.others, self.rng, until="end")
        self._known = self.table.observe(self.agent)  # read several times a decision

    def _seen(self) -> dict[str, np.ndarray]:
        return {"observation": self._known["observation"].copy(), "action_mask": self._mask()}

    def _mask(self) -> np.ndarray:
        mask = self._known["action_mask"]
        return mask.copy() if self.factored is None else self.factored.mask(mask)


def gym_env(game: str = "teg", seats: int | None = None, **chosen: Unpack[SeatOptions]) -> SeatEnv:
    """Create a Gymnasium environment of a game in which one seat learns.

    Parameters
    ----------
    game : str
        A name of `GAMES`.
    seats : int, optional
        Number of seats; by default the minimum of the game.
    learner : int or str
        The seat that learns, by number or colour.
    others : str or policy
        Bots of the other seats, in their order; the list repeats from the first.
    encoding : str
        ``"numbers"``: an action is a number of `teg_nb.rl.spaces.ActionTable`.
        ``"factored"``: an action is a pair of numbers of `teg_nb.rl.spaces.FactoredTable`, the
        action with its place, and the amount; the mask concatenates the masks of both.
    max_cycles : int, optional
        Decisions of the learner after which a match is cut off.
    options : mapping, optional
        Options of the game.
    on_illegal : str
        ``"replace"``: an illegal action becomes a random legal one, and ``info["replaced"]`` is
        true; or ``"raise"``.
    render_mode : str, optional
        ``"human"``, ``"ansi"`` or ``"svg"``.

    Examples
    --------
    >>> from teg_nb import gym_env
    >>> table = gym_env("tgm", learner=0, others="normal", encoding="factored")
    >>> observation, _ = table.reset(seed=1)
    >>> table.action_space
    MultiDiscrete([1533    8])
    >>> observation["action_mask"].shape
    (1541,)
    """
    return SeatEnv(game, seats, **chosen)


for _game in GAMES:
    gymnasium.register(
        f"teg_nb/{_game}-v0", entry_point="teg_nb.rl.gymnasium_env:gym_env", kwargs={"game": _game}
    )
