"""Missiles of the stronger player of La Revancha: buying, firing and deterrence.

A missile costs six armies and destroys three at the most (TEG-9). So it is bought where it helps a
campaign more than six armies would, most often where these could not reach. Its benefit is computed
from exact odds: the expected gain of the campaign with the shot, less the gain without it.
"""

from __future__ import annotations

from collections.abc import Iterator

from teg_nb.bots.teg import features
from teg_nb.bots.teg.campaign import CampaignPlan
from teg_nb.engine.board import members
from teg_nb.engine.games.teg.actions import Convert, FireMissile, Place, PlaceMissile
from teg_nb.engine.games.teg.missiles import DAMAGE, PRICE
from teg_nb.engine.games.teg.pacts.bans import border_fault, flights, prohibit
from teg_nb.engine.games.teg.queries import is_resting

_ARMY = 1.0  # value of an unplaced army; a country without special value is worth 1
_KEPT = 1.5  # value in armies of a missile that is not fired
_MOST = 4  # most shots planned at one country


def bought(thought: CampaignPlan) -> PlaceMissile | Convert | None:
    """Choose a missile that is worth more than its six armies, or None."""
    seen, legal = thought.seen, thought.seen.legal_actions
    if seen.guests:
        return None  # this player does not plan missiles of shared countries
    offers: list[PlaceMissile | Convert] = list(legal.of_type(PlaceMissile))
    offers += [
        conversion
        for conversion in legal.of_type(Convert)
        if conversion.missiles == 1 and not thought.front.get(conversion.country)
    ]
    if not offers:
        return None
    price, rival = _ARMY * PRICE, _elsewhere(thought)
    best: PlaceMissile | Convert | None = None
    most = 0.0
    for offer in offers:
        worth = _threat(thought, offer.country) - price
        worth += deterrence(thought, offer.country, thought.seen.missiles[offer.country])
        if isinstance(offer, PlaceMissile):
            worth -= rival  # on top of the price: bought for less, missiles lost matches
        if worth > most:
            best, most = offer, worth
    return best


def fired(thought: CampaignPlan, stored: int = 0) -> FireMissile | None:
    """Choose the first shot of the best series, if it is worth more than keeping the missile.

    A country that fires keeps `stored` missiles.
    """
    seen = thought.seen
    if seen.guests or not any(seen.missiles):
        return None
    at: dict[int, list[tuple[int, FireMissile]]] = {}
    for shot in seen.legal_actions.of_type(FireMissile):
        damage = _damage(thought, shot.source, shot.target)
        spare = seen.missiles[shot.source] - max(seen.missiles[shot.target], stored)
        at.setdefault(shot.target, []).extend([(damage, shot)] * min(spare, _MOST))
    best: FireMissile | None = None
    most = 0.0
    for target, shots in at.items():
        shots.sort(key=lambda shot: -shot[0])
        total, reserve = 0, 0.0
        for number, (damage, shot) in enumerate(shots[:_MOST], start=1):
            total += damage
            if seen.armies[target] <= total:
                break
            reserve += _kept(thought, shot.source)
            gain = (opens(thought, target, total) - reserve) / number
            if gain > most:
                best, most = shots[0][1], gain
    return best


def opens(thought: CampaignPlan, target: int, damage: int) -> float:
    """Estimate the value of destroying some armies of a country.

    The value is the added expected gain of a campaign against it. Where it would not fall, the
    reduction of its threat counts.
    """
    forces = thought.sieges.get(target)
    more = thought.weights.first if features.earns_card(thought.seen) else 0.0
    worth = won = 0.0
    if forces is not None:
        worth = thought.gain(forces, target, damage, more) - thought.gain(forces, target, 0, more)
        won = thought.odds(forces, target, damage)
    return worth + (1 - won) * sum(
        thought.fear(country)
        * (
            thought.risk(thought.mine[country], enemies)
            - thought.risk(thought.mine[country], enemies, (target, damage))
        )
        for country in thought.beside(target)
        if target in (enemies := thought.front.get(country, ()))
    )


def deterrence(thought: CampaignPlan, country: int, stored: int) -> float:
    """Estimate the protection by one missile more than `stored` against missiles of others."""
    seen, armies = thought.seen, thought.mine[country]
    enemies = thought.front.get(country, ())
    spared = 0.0
    for launcher in members(seen.settings.lists.reach(country)):
        if seen.owner[launcher] == thought.seat or seen.missiles[launcher] <= stored:
            continue
        damage = DAMAGE[seen.settings.board.distance(launcher, country)]
        if armies > damage and not prohibit(
            seen, seen.owner[launcher], launcher, country, thought.seat
        ):
            spared += thought.risk(armies - damage, enemies)
            spared -= thought.risk(armies, enemies)
    return thought.fear(country) * spared


def _kept(thought: CampaignPlan, source: int) -> float:
    """Estimate the value of a missile in its place: low where the country may fall with it."""
    held = 1 - thought.risk(thought.mine[source], thought.front.get(source, ()))
    worth = _KEPT * thought.weights.army * held
    return worth + deterrence(thought, source, thought.seen.missiles[source] - 1)


def _threat(thought: CampaignPlan, source: int) -> float:
    """Return the largest value that one more missile in a country could add."""
    return max([opens(thought, *mark) for mark in _marks(thought, source)], default=0.0)


def _marks(thought: CampaignPlan, source: int) -> Iterator[tuple[int, int]]:
    """Yield targets of one more missile in a country this turn, with the armies it destroys."""
    seen = thought.seen
    if is_resting(seen, thought.seat):
        return
    for target in flights(seen, thought.seat, source):
        owner, damage = seen.owner[target], _damage(thought, source, target)
        if (
            owner != thought.seat
            and seen.armies[target] > damage
            and seen.missiles[source] >= seen.missiles[target]
            and not border_fault(seen, source, target)
            and not prohibit(seen, thought.seat, source, target, owner)
        ):
            yield target, damage


def _damage(thought: CampaignPlan, source: int, target: int) -> int:
    return DAMAGE[len(flights(thought.seen, thought.seat, source)[target]) - 1]


def _elsewhere(thought: CampaignPlan) -> float:
    """Estimate the largest gain of six of the armies due, where they may be placed."""
    most = 0.0
    for (country,), armies in thought.seen.legal_actions.of_type(Place).max_amounts():
        if thought.front.get(country):
            worth, present = thought.worths(country), thought.mine[country]
            most = max(most, worth(present + min(armies, PRICE)) - worth(present))
    return most
