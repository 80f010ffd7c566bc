"""A character of La Revancha that buys missiles and keeps them.

The stronger player almost never buys one, since a missile costs six armies and destroys three at
the most. So nobody who plays against it meets deterrence (TEG-9.8). This character plays like it,
but holds a stock of missiles in the countries where it has most armies.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from teg_nb.bots.player import whole
from teg_nb.bots.teg.campaign import CampaignPlan
from teg_nb.bots.teg.hard import Campaigner
from teg_nb.bots.teg.missiles import bought, fired
from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.games.teg.actions import Convert, FireMissile, PlaceMissile
from teg_nb.engine.games.teg.missiles import PRICE
from teg_nb.engine.games.teg.observation import Observation


@dataclass(frozen=True)
class MissileKeeper(Campaigner):
    """The `hard` player with a stock of missiles.

    Attributes
    ----------
    stock : int
        Number of missiles that it wants to hold, 1 or more.
    rich : int
        Number of armies due from which it buys one, 6 or more: a missile costs six.
    """

    name: ClassVar[str] = "missile_keeper"

    stock: int = 2
    rich: int = 18

    def __post_init__(self) -> None:
        whole("stock", self.stock, 1)
        whole("rich", self.rich, PRICE)

    def buys(self, thought: CampaignPlan) -> PlaceMissile | Convert | None:
        """Buy a missile while rich and short of them, or where `hard` buys one.

        It goes to the country without missiles that has most armies at the front.
        """
        seen = thought.seen
        missile = bought(thought)
        stored = sum(seen.missiles[country] for country in members(seen.held[thought.seat]))
        if missile is not None or seen.guests or stored >= self.stock:
            return missile
        if sum(seen.due) < self.rich:
            return None
        bare = [
            offer
            for offer in seen.legal_actions.of_type(PlaceMissile)
            if thought.front.get(offer.country) and not seen.missiles[offer.country]
        ]
        return max(bare, key=lambda offer: thought.mine[offer.country], default=None)

    def fires(self, thought: CampaignPlan) -> FireMissile | None:
        """Fire as `hard` does, but keep the last missile of each country."""
        return fired(thought, stored=1)


def missile_keeper_policy(seen: Observation, rng: random.Random) -> Action | None:
    """Choose as the player that keeps missiles.

    Examples
    --------
    With eighteen armies due it buys a missile where most of its armies are:

    >>> from teg_nb.engine.games import GAMES
    >>> armies = {"Blanco": "Chile 2, Portugal 4", "Negro": "Argentina 2, España 2"}
    >>> state = GAMES["teg"].position(**armies, rest="Negro", phase="reinforce", due=18)
    >>> action = missile_keeper_policy(GAMES["teg"].observe(state, 0), random.Random(1))
    >>> action.verb, state.settings.board.countries[action.country]
    ('place_missile', 'Portugal')
    """
    return MissileKeeper()(seen, rng)
