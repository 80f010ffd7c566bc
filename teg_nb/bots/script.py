"""A bot from a user's file."""

from __future__ import annotations

import random
import runpy
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from teg_nb.bots.player import Player
from teg_nb.engine.actions import Action
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.schema.position import ObservationBase


@dataclass(frozen=True)
class Script(Player[ObservationBase]):
    """The function `policy` of a Python file. The file is run when the bot is named.

    Attributes
    ----------
    path : str
        As written, such as ``"mine.py"``; also its name in logs.
    """

    path: str

    def __post_init__(self) -> None:
        _policy(self.path)

    def __call__(self, observation: ObservationBase, rng: random.Random) -> Action | None:
        """Choose by the function of the file."""
        return _policy(self.path)(observation, rng)

    def __str__(self) -> str:
        return self.path


@lru_cache
def _policy(path: str) -> Policy:
    """Load the function of a file.

    Raises
    ------
    BadArgument
        If there is no such file, or no such function in it.
    """
    try:
        policy = runpy.run_path(path).get("policy")
    except FileNotFoundError:
        raise BadArgument("no_script", path=path) from None
    if not callable(policy):
        raise BadArgument("script_lacks", path=path)
    return cast("Policy", policy)
