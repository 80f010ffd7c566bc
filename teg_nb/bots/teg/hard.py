"""A stronger player of La Revancha that plans campaigns from several countries to their end.

It attacks where all its countries around a target together expect to win more than they lose, by
the exact odds of successive attacks. It shares out its armies by the value that each portion adds,
where `greedy` puts all in one place. A country is worth more as the seat's own objective comes
nearer. It is also worth more if its owner probably wants it for an objective, judged by the owner's
conquests. The same values decide on exchanges and missiles, each in a module of its own. The rest,
including pacts, follows `greedy`. The player keeps its agreements.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from teg_nb.bots.campaign_odds import assault
from teg_nb.bots.conquest_plans import Candidate, best_portion
from teg_nb.bots.player import Player
from teg_nb.bots.teg import features, greedy
from teg_nb.bots.teg.campaign import CampaignPlan
from teg_nb.bots.teg.exchanges import exchanged
from teg_nb.bots.teg.missiles import bought, fired
from teg_nb.bots.teg.weights import Weights
from teg_nb.engine.actions import Action
from teg_nb.engine.games.teg.actions import (
    Attack,
    Convert,
    EndAttack,
    EndPlacement,
    EndTurn,
    Exchange,
    FireMissile,
    Place,
    PlaceMissile,
)
from teg_nb.engine.games.teg.observation import Observation

_MOVES = 3  # armies that go on from a conquest (TEG-8.11)
_WEIGHED = (Attack, FireMissile, EndAttack, EndTurn)  # decided by this player in the attack phase


@dataclass(frozen=True)
class Campaigner(Weights, Player[Observation]):
    """The `hard` player of La Revancha; its settings are its `Weights`."""

    name: ClassVar[str] = "campaigner"

    def __call__(self, seen: Observation, rng: random.Random) -> Action | None:
        """Choose as `greedy` does, except for the decisions that this player evaluates."""
        chosen = greedy.greedy_policy(seen, rng)
        if isinstance(chosen, Exchange | Place | PlaceMissile | EndPlacement):
            return self._reinforced(CampaignPlan(self, seen), chosen, rng)
        owed = seen.pacts and chosen == greedy.keep_word(seen)  # the attack on a zone
        if seen.phase == "attack" and isinstance(chosen, _WEIGHED) and not owed:
            thought = CampaignPlan(self, seen)
            return self.fires(thought) or attacked(thought) or greedy.end(seen)
        return chosen

    def buys(self, thought: CampaignPlan) -> PlaceMissile | Convert | None:
        """Choose a missile to buy, or None."""
        return bought(thought)

    def fires(self, thought: CampaignPlan) -> FireMissile | None:
        """Choose a missile to fire, or None."""
        return fired(thought)

    def _reinforced(self, thought: CampaignPlan, otherwise: Action, rng: random.Random) -> Action:
        """Choose an exchange, a missile, or armies; the end once there are none."""
        seen = thought.seen
        if isinstance(otherwise, Exchange):
            canje = exchanged(thought, seen.legal_actions.of_type(Exchange))
            if canje is not None:
                return canje
            otherwise = greedy.place(seen, rng)
        missile = self.buys(thought)
        if missile is not None:
            return missile
        if isinstance(otherwise, PlaceMissile):
            most = dict(seen.legal_actions.of_type(Place).max_amounts())
            otherwise = Place(thought.seat, otherwise.country, most[otherwise.country,])
        return placed(thought, otherwise) if isinstance(otherwise, Place) else otherwise


def hard_policy(seen: Observation, rng: random.Random) -> Action | None:
    """Choose as the player with the weights of `Campaigner`.

    Examples
    --------
    What neither Portugal nor Francia is likely to take alone, they try together:

    >>> from teg_nb.engine.games import GAMES
    >>> armies = {"Blanco": "Portugal 4, Francia 4", "Negro": "España 2, Gran Bretaña 12"}
    >>> state = GAMES["teg"].position(**armies, rest="Blanco", conquests=1)
    >>> seen = GAMES["teg"].observe(state, 0)
    >>> [policy(seen, random.Random(1)).verb for policy in (greedy.greedy_policy, hard_policy)]
    ['end_attack', 'attack']
    """
    return Campaigner()(seen, rng)


def placed(thought: CampaignPlan, otherwise: Place) -> Place:
    """Place the portion of armies with the highest gain each, or as `greedy` without a gain."""
    portion = best_portion(
        Candidate(country, thought.mine[country], most, thought.worths(country))
        for (country,), most in thought.seen.legal_actions.of_type(Place).max_amounts()
        if thought.front.get(country)
    )
    return otherwise if portion is None else Place(otherwise.seat, *portion)


class Campaign(NamedTuple):
    """An attack on a country with all that can attack it, one source after the other.

    Attributes
    ----------
    attack : Attack
        Its first attack.
    sources : tuple of int
        The attacking countries, in their order.
    won, lost : float
        Exact probability of the conquest, and mean losses in armies.
    gain : float
        Expected gain, by the player's weights.
    beyond : int
        The country that the player means to attack from the conquered one, or -1.
    """

    attack: Attack
    sources: tuple[int, ...]
    won: float
    lost: float
    gain: float
    beyond: int


def attacked(thought: CampaignPlan) -> Attack | None:
    """Choose the first attack of the campaign with the highest expected gain, or None."""
    best = best_campaign(thought)
    return None if best is None else best.attack


def best_campaign(thought: CampaignPlan) -> Campaign | None:
    """Return the campaign with the highest expected gain, or None if none gains."""
    return max(campaigns(thought), key=lambda campaign: campaign.gain, default=None)


def campaigns(thought: CampaignPlan) -> Iterator[Campaign]:
    """Yield the campaigns that gain more than they lose."""
    seen, weights, mine = thought.seen, thought.weights, thought.mine
    first = weights.first if features.earns_card(seen) else 0.0
    by_target: dict[tuple[int, int], list[Attack]] = {}
    for attack in seen.legal_actions.of_type(Attack):
        by_target.setdefault((attack.target, attack.occupant), []).append(attack)
    for (target, occupant), attacks in by_target.items():
        attacks.sort(key=lambda attack: -mine[attack.source])
        alone = occupant < 0
        defence = thought.theirs[target] if alone else features.theirs_in(seen, target, occupant)
        forces = tuple([mine[attack.source] for attack in attacks])
        won, lost = assault(forces, defence, *thought.dice)
        if won < weights.reckless:
            continue
        further, beyond = _beyond(thought, target, min(forces[0] - defence, _MOVES))
        value = thought.value(target) + first + weights.beyond * further
        gain = won * value - weights.army * lost
        if gain > 0:
            sources = tuple([attack.source for attack in attacks])
            yield Campaign(attacks[0], sources, won, lost, gain, beyond)


def _beyond(thought: CampaignPlan, here: int, armies: int) -> tuple[float, int]:
    """Return the value of the best next attack from a country, and its target, or -1.

    The armies are those that have moved in.
    """
    enemies = features.enemies(thought.seen, here) if armies > 1 else ()
    gains = [(thought.alone(armies, enemy), enemy) for enemy in enemies]
    gain, enemy = max(gains, default=(0.0, -1))
    return (gain, enemy) if gain > 0 else (0.0, -1)
