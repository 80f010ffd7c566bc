"""Plans of the `hard` player of La Revancha in terms that people can check."""

from __future__ import annotations

from collections.abc import Iterator

from teg_nb.bots.campaign_odds import exact_assault
from teg_nb.bots.conquest_plans import Planner, Threat
from teg_nb.bots.plan import Plan, Term, as_good, first_reasons
from teg_nb.bots.teg import features
from teg_nb.bots.teg.campaign import CampaignPlan
from teg_nb.bots.teg.hard import Campaigner, campaigns
from teg_nb.engine.actions import Action
from teg_nb.engine.games.teg.actions import (
    Attack,
    ConquestMove,
    EndAttack,
    EndTurn,
    Exchange,
    Place,
    Propose,
    Regroup,
)
from teg_nb.engine.games.teg.cards import exchange_armies
from teg_nb.engine.games.teg.objectives import occupation_met
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.pacts.kinds import REASONS
from teg_nb.engine.games.teg.rounds import card_conquests, conquests_needed

_CHANGED = 0.01  # change of a chance from which on it is a reason
_WANTED = 0.5  # value from which on another seat's wish is a reason


def plan(seen: Observation, action: Action) -> Plan:
    """Return the plan behind an action of the `hard` player.

    Examples
    --------
    >>> import random
    >>> from teg_nb.bots.teg.hard import hard_policy
    >>> from teg_nb.engine.games import GAMES
    >>> armies = {"Blanco": "Portugal 4, Francia 4", "Negro": "España 2, Gran Bretaña 12"}
    >>> state = GAMES["teg"].position(**armies, rest="Blanco", conquests=1)
    >>> seen = GAMES["teg"].observe(state, 0)
    >>> made = plan(seen, hard_policy(seen, random.Random(1)))
    >>> names = state.settings.board.countries
    >>> [[names[place] for place in station] for station in made.path], round(made.chance, 2)
    ([['Portugal', 'Francia'], ['España']], 0.91)
    """
    words = _planner(thought := CampaignPlan(Campaigner(), seen))
    match action:
        case Attack():
            return _attack(words, thought, action)
        case Place():
            return _placement(words, thought, action)
        case ConquestMove() if seen.entry is not None:
            return _entry(words, thought, action, seen.entry[1])
        case Regroup():
            name = "to_front" if thought.front.get(action.target) else "towards_front"
            return words.simple(action, Term(name, {"country": words.name(action.target)}))
        case Exchange():
            armies = exchange_armies(seen.exchanges[thought.seat] + 1)
            return words.simple(action, Term("cards_worth", {"armies": armies}))
        case Propose():
            reason = "peace" if action.reason < 0 else list(REASONS)[action.reason]
            rival = {"rival": seen.settings.seats[action.against]} if action.against >= 0 else {}
            return words.simple(action, Term(f"offer_{reason}", rival))
        case EndAttack() | EndTurn() if seen.phase == "attack":
            attacks = (
                (attack.source, thought.mine[attack.source], attack.target, _defence(seen, attack))
                for attack in seen.legal_actions.of_type(Attack)
            )
            return words.simple(action, words.no_attack(attacks))
    return words.simple(action, Term(f"why_{action.verb}"))


def question(seen: Observation, plan: Plan) -> tuple[Term, Term]:
    """Return a question to think about before the plan is told, and its answer."""
    thought = CampaignPlan(Campaigner(), seen)
    threats = (
        Threat(
            features.chance(thought.table, thought.theirs[enemy], thought.mine[country]),
            country,
            enemy,
            seen.owner[enemy],
        )
        for country, enemies in thought.front.items()
        for enemy in enemies
    )
    return _planner(thought).question(threats)


def _planner(thought: CampaignPlan) -> Planner[Observation]:
    def odds(forces: tuple[int, ...], defence: int) -> tuple[float, float]:
        return exact_assault(forces, defence, *thought.dice)

    return Planner(thought.seen, thought.seat, odds)


def _defence(seen: Observation, attack: Attack) -> int:
    """Return the armies that an attack must defeat."""
    return features.theirs_in(seen, attack.target, attack.occupant)


def _attack(words: Planner[Observation], thought: CampaignPlan, attack: Attack) -> Plan:
    """Return the campaign that an attack begins."""
    known = {known.attack: known for known in campaigns(thought)}
    campaign = known.get(attack)
    sources = (attack.source,) if campaign is None else campaign.sources
    forces = tuple([thought.mine[source] for source in sources])
    odds = words.odds("odds_conquest", forces, attack.target, _defence(thought.seen, attack))
    path: tuple[tuple[int, ...], ...] = (sources, (attack.target,))
    if campaign is None:  # it was agreed with another seat
        return Plan(attack, path, odds, (Term("agreed"),), is_attack=True, decided=True)
    if campaign.beyond >= 0:
        path = (*path, (campaign.beyond,))
    reasons = first_reasons(_gains(words, thought, attack.target))
    alternative = as_good(attack, {other: campaign.gain for other, campaign in known.items()})
    return Plan(attack, path, odds, reasons, alternative, True, decided=True)


def _gains(words: Planner[Observation], thought: CampaignPlan, target: int) -> Iterator[Term]:
    """Yield the reasons to conquer a country, the most important first."""
    seen, seat = thought.seen, thought.seat
    settings, owner = seen.settings, seen.owner[target]
    conquest = words.conquest(target)
    continent = conquest.continent
    if _wins(thought, target):
        yield Term("wins", {"target": conquest.name})
    if not seen.guests:
        yield from conquest.eliminates()
    yield from conquest.continents()
    if owner == seen.target:
        yield words.destroys(target)
    need = features._needed(settings, seen.objectives)[settings.board.continent_of[target]]
    have = (seen.held[seat] & continent.members).bit_count() + 1
    if have <= need:
        yield words.serves(target, continent.name, have, need)
    cards = "country_cards" not in settings.chapters_off and seen.phase == "attack"
    if cards and card_conquests(seen) + 1 == conquests_needed(seen, seat):
        yield Term("card")
    if have > need:
        yield from conquest.nears()
    theirs = thought.theirs[target]
    yield from words.relieves(
        target,
        thought.beside(target),
        lambda country: features.chance(thought.table, theirs, thought.mine[country]),
    )
    count = seen.held[owner].bit_count()
    if 4 * count > 3 * settings.goal:
        yield words.leader(target, count)
    if thought.hurts is not None:
        value = thought.weights.deny * thought.hurts[owner][settings.board.continent_of[target]]
        if value >= _WANTED:
            yield Term("denies", {"rival": settings.seats[owner], "continent": continent.name})
    yield from conquest.borders()


def _wins(thought: CampaignPlan, target: int) -> bool:
    """Tell if the conquest of a country fulfils an objective of the seat."""
    seen, seat = thought.seen, thought.seat
    own, goal = seen.held[seat], seen.settings.goal
    held = own | 1 << target
    if own.bit_count() < goal <= held.bit_count():
        return True
    owner = seen.owner[target]
    if owner == seen.target:
        return seen.held[owner] == 1 << target and not seen.guests
    cards = [seen.settings.facts.objectives[number] for number in seen.objectives]
    met = [all(occupation_met(seen, card, bits) for card in cards) for bits in (own, held)]
    return bool(cards) and met == [False, True]


def _placement(words: Planner[Observation], thought: CampaignPlan, action: Place) -> Plan:
    """Return the use of placed armies: the attack, or the defence, that they add most to."""
    country = action.country
    around = thought.front.get(country, ())
    before, after = thought.mine[country], thought.mine[country] + action.armies
    if not around:
        return words.simple(action, Term("why_place"))
    target = max(around, key=lambda enemy: thought.gain((after,), enemy))
    gained = thought.gain((after,), target) - thought.gain((before,), target)
    risk, left = thought.risk(before, around), thought.risk(after, around)
    if gained > 0 and gained >= thought.fear(country) * (risk - left):
        odds = words.odds("odds_from", (after,), target, thought.theirs[target])
        reasons = first_reasons(_gains(words, thought, target)) or (Term("front"),)
        return Plan(action, ((country,), (target,)), odds, reasons)
    if risk - left >= _CHANGED:
        source = max(around, key=lambda enemy: thought.theirs[enemy])
        return words.guard(action, country, source, risk, left)
    return words.simple(action, Term("front"))


def _entry(
    words: Planner[Observation], thought: CampaignPlan, action: ConquestMove, country: int
) -> Plan:
    """Return the reason for the armies that enter a conquered country."""
    enemies = features.enemies(thought.seen, country)
    here = {"country": words.name(country)}
    armies = thought.mine[country] + action.armies
    if not enemies:
        return Plan(action, ((country,),), reasons=(Term("no_enemy", here),))
    target = max(enemies, key=lambda enemy: thought.alone(armies, enemy))
    if thought.alone(armies, target) > 0:
        odds = words.odds("odds_from", (armies,), target, thought.theirs[target])
        return Plan(action, ((country,), (target,)), odds, (Term("goes_on", odds.facts),))
    source = max(enemies, key=lambda enemy: thought.theirs[enemy])
    facts = {**here, "source": words.name(source), "chance": thought.risk(armies, enemies)}
    return Plan(action, ((country,),), Term("odds_hold", facts), (Term("holds_new", here),))
