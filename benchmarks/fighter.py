"""A seat of the resource war that never gathers nor builds, to be measured against those that do.

``python -m benchmarks.ladder wargame --rungs greedy,benchmarks/fighter.py --seats 4``
"""

from __future__ import annotations

import random

from teg_nb.bots.wargame.greedy import greedy_policy
from teg_nb.engine.actions import Action
from teg_nb.engine.games.wargame.actions import Build, EndTurn, Gather, Upgrade
from teg_nb.engine.games.wargame.observation import Observation


def policy(observation: Observation, rng: random.Random) -> Action:
    """Choose as greedy, but end the turn instead of working."""
    chosen = greedy_policy(observation, rng)
    if not isinstance(chosen, Build | Gather | Upgrade):
        return chosen
    facing = [
        country
        for country, owner in enumerate(observation.owner)
        if owner == observation.viewer
        and any(
            observation.owner[neighbour] != owner
            for neighbour in observation.settings.board.neighbours[country]
        )
    ]
    return EndTurn(chosen.seat, tuple(facing))
