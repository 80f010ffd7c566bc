"""The quick policies of every game: `random`, `greedy`, and what a beginner may think of.

What a game has of its own stands in the module of its name here, or is given to `register_game`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, cast

from teg_nb.engine.actions import Action
from teg_nb.engine.errors import NotInGame
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.plugins import PLUGINS

Own = Callable[..., Any]


def game_policy(game: str, name: str) -> Own | None:
    """What a game has of its own under a name, as ``"greedy"`` or ``"evaluate"``, if it has one."""
    return PLUGINS[game].bots.get(name) if game in PLUGINS else _packaged(game, name)


@cache
def _packaged(game: str, name: str) -> Own | None:
    """That of a game of the package: in the module of the game, or in one of both names."""
    function = name if name in ("evaluate", "blunders") else f"{name}_policy"
    for module in (f"{game}.greedy", f"{game}.{name}"):
        try:
            found = import_module(f"teg_nb.bots.{module}")
        except ModuleNotFoundError:
            continue
        if hasattr(found, function):
            return cast("Own", getattr(found, function))
    return None


def random_policy(observation: Any, rng: random.Random) -> Action | None:
    """Choose any legal action, each with the same chance, unless the game has a way of its own.

    Out of turn, not to answer is one choice more.

    Examples
    --------
    >>> from teg_nb.engine.play.match import Match
    >>> match = Match(seats=3).run(random_policy, random.Random(1), limit=200)
    >>> len(match)
    200
    """
    policy: Policy | None = game_policy(observation.settings.game, "random")
    if policy is not None:
        return policy(observation, rng)
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
    policy: Policy | None = game_policy(observation.settings.game, "greedy")
    if policy is None:
        raise NotInGame("greedy", observation.settings.game)
    return policy(observation, rng)


def best_policy(observation: Any, rng: random.Random) -> Action | None:
    """The greedy bot of the game, or where it has none, any legal action."""
    policy: Policy = game_policy(observation.settings.game, "greedy") or random_policy
    return policy(observation, rng)


def hard_policy(observation: Any, rng: random.Random) -> Action | None:
    """The stronger bot of the game, or where it has none, the greedy one."""
    policy: Policy = game_policy(observation.settings.game, "hard") or best_policy
    return policy(observation, rng)


def novice_policy(observation: Any, rng: random.Random) -> Action | None:
    """What somebody may do who knows the rules and no more.

    A kind of action first, each with the same chance, unless the game has a way of its own; then
    one of that kind. Of those that differ in their amount alone, every other time the largest.
    """
    policy: Policy | None = game_policy(observation.settings.game, "plausible")
    if policy is not None:
        return policy(observation, rng)
    if observation.viewer != observation.to_move:
        return any_answer(observation, rng)
    legal = observation.legal_actions
    some = legal.of(rng.choice(legal.kinds()))
    if rng.random() < 0.5:
        return cast(Action, rng.choice(list(some.largest())))
    return cast(Action, some.pick(rng))
