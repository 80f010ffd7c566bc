"""Bots of the package whose choices are always legal, so that playouts need not check them."""

from __future__ import annotations

from teg_nb.bots.characters import MissileKeeper
from teg_nb.bots.game_policies import (
    best_policy,
    game_policy,
    greedy_policy,
    hard_policy,
    novice_policy,
    random_policy,
)
from teg_nb.bots.levels import Easy, Hard, Normal
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.plugins import PLUGINS

_FUNCTIONS = (
    (random_policy, "random"),
    (greedy_policy, "greedy"),
    (best_policy, "greedy"),
    (hard_policy, "hard"),
    (novice_policy, "novice"),
)
_PLAYERS = (Easy, Normal, Hard, MissileKeeper)


def trusted_policy(game: str, policy: Policy) -> Policy | None:
    """Return the function of the package that plays for a policy in a game of the package.

    None if the choices of the policy must be checked, and for a game from outside.
    """
    if game in PLUGINS:
        return None
    for function, name in _FUNCTIONS:
        if policy is function:
            return game_policy(game, name) or policy
    return policy if type(policy) in _PLAYERS else None
