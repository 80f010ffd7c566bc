"""Plans of the `hard` player of La Revancha in terms that people can check."""

from __future__ import annotations

from collections.abc import Iterator

from teg_nb.bots.campaign_odds import exact_assault
from teg_nb.bots.plan import (
    Conquest,
    Plan,
    Term,
    Threat,
    as_good,
    first_reasons,
    simple_plan,
    threat_question,
)
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

_LIKELY = 0.5  # from here on a loss is a threat
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
    thought = CampaignPlan(Campaigner(), seen)
    match action:
        case Attack():
            return _attack(thought, action)
        case Place():
            return _placement(thought, action)
        case ConquestMove() if seen.entry is not None:
            return _entry(thought, action, seen.entry[1])
        case Regroup():
            name = "to_front" if thought.front.get(action.target) else "towards_front"
            return _simple(seen, action, Term(name, {"country": _name(seen, action.target)}))
        case Exchange():
            armies = exchange_armies(seen.exchanges[thought.seat] + 1)
            return _simple(seen, action, Term("cards_worth", {"armies": armies}))
        case Propose():
            reason = "peace" if action.reason < 0 else list(REASONS)[action.reason]
            rival = {"rival": seen.settings.seats[action.against]} if action.against >= 0 else {}
            return _simple(seen, action, Term(f"offer_{reason}", rival))
        case EndAttack() | EndTurn() if seen.phase == "attack":
            return _simple(seen, action, _no_attack(thought))
    return _simple(seen, action, Term(f"why_{action.verb}"))


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
    return threat_question(threats, seen.settings.board.countries, seen.settings.seats)


def _simple(seen: Observation, action: Action, *reasons: Term) -> Plan:
    return simple_plan(action, seen.settings.place, *reasons)


def _name(seen: Observation, country: int) -> str:
    return seen.settings.board.countries[country]


def _attack(thought: CampaignPlan, attack: Attack) -> Plan:
    """Return the campaign that an attack begins."""
    seen, known = thought.seen, {known.attack: known for known in campaigns(thought)}
    campaign = known.get(attack)
    defence = features.theirs_in(seen, attack.target, attack.occupant)
    sources = (attack.source,) if campaign is None else campaign.sources
    forces = tuple([thought.mine[source] for source in sources])
    won, lost = exact_assault(forces, defence, *thought.dice)
    facts = {"chance": won, "losses": lost, "target": _name(seen, attack.target)}
    path: tuple[tuple[int, ...], ...] = (sources, (attack.target,))
    odds = Term("odds_conquest", facts)
    if campaign is None:  # it was agreed with another seat
        return Plan(attack, path, odds, (Term("agreed"),), is_attack=True, decided=True)
    if campaign.beyond >= 0:
        path = (*path, (campaign.beyond,))
    reasons = first_reasons(_gains(thought, attack.target))
    alternative = as_good(attack, {other: campaign.gain for other, campaign in known.items()})
    return Plan(attack, path, odds, reasons, alternative, True, decided=True)


def _gains(thought: CampaignPlan, target: int) -> Iterator[Term]:
    """Yield the reasons to conquer a country, the most important first."""
    seen, seat = thought.seen, thought.seat
    settings, owner = seen.settings, seen.owner[target]
    rival = settings.seats[owner]
    conquest = Conquest(settings.board, seen.held, settings.seats, seat, owner, target)
    continent, here = conquest.continent, {"target": conquest.name}
    if _wins(thought, target):
        yield Term("wins", here)
    if not seen.guests:
        yield from conquest.eliminates()
    yield from conquest.continents()
    if owner == seen.target:
        yield Term("destroy", {"rival": rival})
    need = features._needed(settings, seen.objectives)[settings.board.continent_of[target]]
    have = (seen.held[seat] & continent.members).bit_count() + 1
    if have <= need:
        yield Term("objective", {**here, "continent": continent.name, "have": have, "need": need})
    if seen.phase == "attack" and card_conquests(seen) + 1 == conquests_needed(seen, seat):
        yield Term("card")
    if have > need:
        yield from conquest.nears()
    for country in thought.beside(target):
        chance = features.chance(thought.table, thought.theirs[target], thought.mine[country])
        if chance >= _LIKELY:
            facts = {**here, "country": _name(seen, country), "rival": rival, "chance": chance}
            yield Term("relieves", facts)
            break
    count = seen.held[owner].bit_count()
    if 4 * count > 3 * settings.goal:
        yield Term("leader", {"rival": rival, "countries": count})
    if thought.hurts is not None:
        value = thought.weights.deny * thought.hurts[owner][settings.board.continent_of[target]]
        if value >= _WANTED:
            yield Term("denies", {"rival": rival, "continent": continent.name})
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


def _placement(thought: CampaignPlan, action: Place) -> Plan:
    """Return the use of placed armies: the attack, or the defence, that they add most to."""
    seen, country = thought.seen, action.country
    around = thought.front.get(country, ())
    before, after = thought.mine[country], thought.mine[country] + action.armies
    if not around:
        return _simple(seen, action, Term("why_place"))
    target = max(around, key=lambda enemy: thought.gain((after,), enemy))
    gained = thought.gain((after,), target) - thought.gain((before,), target)
    risk, left = thought.risk(before, around), thought.risk(after, around)
    here = _name(seen, country)
    if gained > 0 and gained >= thought.fear(country) * (risk - left):
        won, lost = exact_assault((after,), thought.theirs[target], *thought.dice)
        facts = {"chance": won, "losses": lost, "country": here, "target": _name(seen, target)}
        reasons = first_reasons(_gains(thought, target))
        path = ((country,), (target,))
        return Plan(action, path, Term("odds_from", facts), reasons or (Term("front"),))
    if risk - left >= 0.01:
        source = max(around, key=lambda enemy: thought.theirs[enemy])
        rival = seen.settings.seats[seen.owner[source]]
        facts = {"country": here, "rival": rival, "source": _name(seen, source)}
        guard = Term("odds_guard", facts | {"before": risk, "chance": left})
        return Plan(action, ((country,),), guard, (Term("danger", facts),))
    return _simple(seen, action, Term("front"))


def _entry(thought: CampaignPlan, action: ConquestMove, country: int) -> Plan:
    """Return the reason for the armies that enter a conquered country."""
    seen = thought.seen
    enemies = features.enemies(seen, country)
    here = {"country": _name(seen, country)}
    armies = thought.mine[country] + action.armies
    if not enemies:
        return Plan(action, ((country,),), reasons=(Term("no_enemy", here),))
    target = max(enemies, key=lambda enemy: thought.alone(armies, enemy))
    if thought.alone(armies, target) > 0:
        won, lost = exact_assault((armies,), thought.theirs[target], *thought.dice)
        facts = {**here, "target": _name(seen, target), "chance": won, "losses": lost}
        return Plan(
            action, ((country,), (target,)), Term("odds_from", facts), (Term("goes_on", facts),)
        )
    risk = thought.risk(armies, enemies)
    source = max(enemies, key=lambda enemy: thought.theirs[enemy])
    facts = {**here, "source": _name(seen, source), "chance": risk}
    return Plan(action, ((country,),), Term("odds_hold", facts), (Term("holds_new", here),))


def _no_attack(thought: CampaignPlan) -> Term:
    """Return why no attack is proposed, with the likeliest one."""
    seen = thought.seen
    best: tuple[float, str, str] | None = None
    for attack in seen.legal_actions.of_type(Attack):
        defence = features.theirs_in(seen, attack.target, attack.occupant)
        won, _ = exact_assault((thought.mine[attack.source],), defence, *thought.dice)
        row = won, _name(seen, attack.source), _name(seen, attack.target)
        best = row if best is None else max(best, row)
    if best is None:
        return Term("nothing_to_attack")
    return Term("nothing_pays", dict(zip(("chance", "source", "target"), best, strict=True)))
