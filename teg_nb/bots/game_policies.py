"""Quick policies of every game: `random`, `greedy` and a plausible beginner.

The policies of a single game are in the module of its name, or are passed to `register_game`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import cast

from teg_nb.engine.actions import Action
from teg_nb.engine.errors import NotInGame
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.plugins import PLUGINS
from teg_nb.engine.schema.position import ObservationBase

Own = Callable[..., object]
"""A function of a game's own bots."""


def game_policy(game: str, name: str) -> Policy | None:
    """Return a game's own policy of this name, such as ``"greedy"``, or None."""
    if game not in PLUGINS:
        return _packaged(game, name)
    return cast("Policy | None", PLUGINS[game].bots.get(name))


def own_function(game: str, name: str) -> Own | None:
    """Return a game's own function beside its policies, such as ``"evaluate"``, or None."""
    return cast("Own | None", game_policy(game, name))


def game_function(game: str, module: str, name: str) -> Own | None:
    """Return a function of a module of a game's own bots, or None if there is none.

    A plug-in has it among its bots, as ``"module.name"``.
    """
    if game in PLUGINS:
        return PLUGINS[game].bots.get(f"{module}.{name}")
    try:
        own = import_module(f"teg_nb.bots.{game}.{module}")
    except ModuleNotFoundError:
        return None
    return cast("Own | None", getattr(own, name, None))


@cache
def _packaged(game: str, name: str) -> Policy | None:
    """Import the function from the package: from the module of the game or that of both names."""
    function = name if name in ("evaluate", "blunder_rate") else f"{name}_policy"
    for module in (f"{game}.greedy", f"{game}.{name}"):
        try:
            bots = import_module(f"teg_nb.bots.{module}")
        except ModuleNotFoundError:
            continue
        if hasattr(bots, function):
            return cast("Policy", getattr(bots, function))
    return None


def random_policy(observation: ObservationBase, rng: random.Random) -> Action | None:
    """Choose any legal action with equal chance, unless the game has its own random policy.

    Out of turn, no answer is one more choice.

    Examples
    --------
    >>> import random
    >>> from teg_nb import Match
    >>> from teg_nb.bots import random_policy
    >>> match = Match(seats=3).run(random_policy, random.Random(1), limit=200)
    >>> len(match)
    200
    """
    policy = game_policy(observation.settings.game, "random")
    if policy is not None:
        return policy(observation, rng)
    if observation.viewer != observation.to_move:
        return any_answer(observation, rng)
    return observation.legal_actions.choice(rng)


def any_answer(observation: ObservationBase, rng: random.Random) -> Action | None:
    """Choose any legal action or None (no answer), all with the same chance."""
    legal = observation.legal_actions
    place = rng.randrange(len(legal) + 1)
    return legal[place - 1] if place else None


def greedy_policy(observation: ObservationBase, rng: random.Random) -> Action | None:
    """Play well, one decision at a time, by the game's own bot.

    Raises
    ------
    NotInGame
        If the game has none.

    Examples
    --------
    >>> import random
    >>> from teg_nb import GAMES, Match
    >>> from teg_nb.bots import greedy_policy
    >>> match = Match(start=GAMES["eggar"].position(seats=2))
    >>> match.run(greedy_policy, random.Random(1)).outcome.reason
    'last_alive'
    """
    policy = game_policy(observation.settings.game, "greedy")
    if policy is None:
        raise NotInGame("greedy", observation.settings.game)
    return policy(observation, rng)


def best_policy(observation: ObservationBase, rng: random.Random) -> Action | None:
    """Choose by the greedy bot of the game, or at random if the game has none."""
    policy = game_policy(observation.settings.game, "greedy") or random_policy
    return policy(observation, rng)


def hard_policy(observation: ObservationBase, rng: random.Random) -> Action | None:
    """Choose by the stronger bot of the game, or by the greedy one if the game has none."""
    policy = game_policy(observation.settings.game, "hard") or best_policy
    return policy(observation, rng)


def novice_policy(observation: ObservationBase, rng: random.Random) -> Action | None:
    """Choose an action as somebody who knows only the rules would.

    First a kind of action is drawn, all with the same chance, unless the game has its own policy.
    Then one action of that kind is drawn. Where actions differ only in their amount, half
    of the time the largest is chosen.
    """
    policy = game_policy(observation.settings.game, "novice")
    if policy is not None:
        return policy(observation, rng)
    if observation.viewer != observation.to_move:
        return any_answer(observation, rng)
    legal = observation.legal_actions
    some = legal.of_type(rng.choice(legal.kinds()))
    if rng.random() < 0.5:
        return rng.choice(list(some.with_max_amount()))
    return some.choice(rng)
