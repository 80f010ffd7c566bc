"""Bots: policies that choose an action from what their seat may know.

A policy is a function ``(observation, rng) -> action``. It keeps nothing between calls and takes
every choice from `rng`, so a match between bots is the same for the same seed. Asked out of turn,
for an answer, it may give None: no answer.

The bots of a game live in the module of its name here; `random` serves any game.
"""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from typing import Any, cast

from teg_nb.engine.errors import BadArgument, NotInGame, UnknownName
from teg_nb.engine.game import Action
from teg_nb.engine.outside import OUTSIDE
from teg_nb.engine.playing import Policy


def _own(game: str, name: str) -> Policy | None:
    """The policy that a game has under a name, if it has one."""
    return OUTSIDE[game].bots.get(name) if game in OUTSIDE else _packaged(game, name)


@cache
def _packaged(game: str, name: str) -> Policy | None:
    """The policy of a game of the package."""
    try:
        module = import_module(f"teg_nb.bots.{game}")
    except ModuleNotFoundError:
        return None
    return cast("Policy | None", getattr(module, f"{name}_policy", None))


def random_policy(observation: Any, rng: random.Random) -> Action | None:
    """Choose any legal action, each with the same chance, unless the game has a way of its own.

    Out of turn, not to answer is one choice more.

    Examples
    --------
    >>> from teg_nb.engine.match import Match
    >>> match = Match(seats=3).run(random_policy, random.Random(1), limit=200)
    >>> len(match)
    200
    """
    own = _own(observation.settings.game, "random")
    if own is not None:
        return own(observation, rng)
    if observation.viewer != observation.to_move:
        return any_answer(observation, rng)
    return cast(Action, observation.legal_actions.pick(rng))


def any_answer(observation: Any, rng: random.Random) -> Action | None:
    """Any legal action, or None: not to answer is one choice more, with the same chance."""
    legal = observation.legal_actions
    place = rng.randrange(len(legal) + 1)
    return legal[place - 1] if place else None


def greedy_policy(observation: Any, rng: random.Random) -> Action | None:
    """Play well, one decision at a time, by the game's own bot.

    Raises
    ------
    NotInGame
        If the game has none.
    """
    own = _own(observation.settings.game, "greedy")
    if own is None:
        raise NotInGame("greedy", observation.settings.game)
    return own(observation, rng)


POLICIES: dict[str, Policy] = {"random": random_policy, "greedy": greedy_policy}
"""The bots, by name."""


def policies(text: str, seats: int) -> list[Policy]:
    """One policy for each seat, from their names in wheel order.

    Parameters
    ----------
    text : str
        Names separated by commas; they start again from the first when there are more seats.
    seats : int
        Number of seats.

    Raises
    ------
    UnknownName
        A `ValueError`: no bot has such a name.
    BadArgument
        For more bots than seats.

    Examples
    --------
    >>> [policy.__name__ for policy in policies("greedy,random", 3)]
    ['greedy_policy', 'random_policy', 'greedy_policy']
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in POLICIES:
            raise UnknownName("bot", name, POLICIES)
    if len(names) > seats:
        raise BadArgument("too_many_bots", bots=len(names), seats=seats)
    return [POLICIES[names[seat % len(names)]] for seat in range(seats)]
