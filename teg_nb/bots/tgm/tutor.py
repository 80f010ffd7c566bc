"""Plans of the `hard` player of Tercera Guerra Mundial in terms that people can check."""

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
from teg_nb.bots.tgm import greedy
from teg_nb.bots.tgm.hard import campaigns, marched
from teg_nb.engine.actions import Action
from teg_nb.engine.games.tgm.actions import (
    Attack,
    Defend,
    EndCombat,
    Exchange,
    Fortify,
    MoveIn,
    Place,
)
from teg_nb.engine.games.tgm.cards import exchange_value
from teg_nb.engine.games.tgm.observation import Observation

_LIKELY = 0.5  # from here on a loss is a threat


def plan(seen: Observation, action: Action) -> Plan:
    """Return the plan behind an action of the `hard` player.

    Examples
    --------
    >>> import random
    >>> from teg_nb.bots.tgm.hard import hard_policy
    >>> from teg_nb.engine.games import GAMES
    >>> armies = {"Blanco": "Japón 4, China 4", "Negro": "Mongolia 2, Siberia 12"}
    >>> state = GAMES["tgm"].position(**armies, rest="Blanco", out={"Rojo": "Negro"}, conquests=1)
    >>> seen = GAMES["tgm"].observe(state, 0)
    >>> made = plan(seen, hard_policy(seen, random.Random(1)))
    >>> names = state.settings.board.countries
    >>> [[names[place] for place in station] for station in made.path], round(made.chance, 2)
    ([['China', 'Japón'], ['Mongolia']], 0.91)
    """
    match action:
        case Attack():
            return _attack(seen, action)
        case Place():
            return _placement(seen, action)
        case MoveIn() if seen.entry is not None:
            return _entry(seen, action, seen.entry[1])
        case Fortify():
            front = action.target in greedy._front(seen)
            name = "to_front" if front else "towards_front"
            return _simple(seen, action, Term(name, {"country": _name(seen, action.target)}))
        case Exchange():
            armies = exchange_value(seen, action.cards)
            return _simple(seen, action, Term("cards_worth", {"armies": armies}))
        case EndCombat():
            return _simple(seen, action, _no_attack(seen))
        case Defend():
            return _simple(seen, action, Term("all_dice"))
    return _simple(seen, action, Term(f"why_{action.verb}"))


def question(seen: Observation, plan: Plan) -> tuple[Term, Term]:
    """Return a question to think about before the plan is told, and its answer."""
    threats = (
        Threat(
            greedy._chance(seen.armies[enemy], seen.armies[country]),
            country,
            enemy,
            seen.owner[enemy],
        )
        for country, enemies in greedy._front(seen).items()
        for enemy in enemies
        if seen.owner[enemy] >= 0
    )
    names, seats = seen.settings.board.countries, seen.settings.seats
    return threat_question(threats, names, seats, "ask_threat_territories")


def _simple(seen: Observation, action: Action, *reasons: Term) -> Plan:
    return simple_plan(action, seen.settings.place, *reasons)


def _name(seen: Observation, country: int) -> str:
    return seen.settings.board.countries[country]


def _attack(seen: Observation, attack: Attack) -> Plan:
    """Return the campaign that an attack begins."""
    known = {known.attack: known for known in campaigns(seen)}
    campaign = known[attack]
    forces = tuple([seen.armies[source] for source in campaign.sources])
    won, lost = exact_assault(forces, seen.armies[attack.target], rules="tgm")
    facts = {"chance": won, "losses": lost, "target": _name(seen, attack.target)}
    path = (campaign.sources, *((place,) for place in marched(seen, campaign)))
    reasons, odds = first_reasons(_gains(seen, attack.target)), Term("odds_conquest", facts)
    alternative = as_good(attack, {other: campaign.gain for other, campaign in known.items()})
    return Plan(attack, path, odds, reasons, alternative, True, decided=True)


def _gains(seen: Observation, target: int) -> Iterator[Term]:
    """Yield the reasons to conquer a territory, the most important first."""
    settings, seat, owner = seen.settings, greedy._seat(seen), seen.owner[target]
    board, rival = settings.board, settings.seats[owner]
    conquest = Conquest(board, seen.held, settings.seats, seat, owner, target)
    card, continent, here = greedy._card(seen), conquest.continent, {"target": conquest.name}
    yield from conquest.eliminates()
    yield from conquest.continents()
    if card is not None and card.destroy == owner:
        yield Term("destroy", {"rival": rival})
    have = [(seen.held[seat] & known.members).bit_count() for known in board.continents]
    number = board.continent_of[target]
    wanted = number in greedy._wanted(settings, card, have)
    if wanted:
        facts = {**here, "continent": continent.name, "have": have[number] + 1}
        yield Term("objective", facts | {"need": len(continent.countries)})
    if card is not None and seen.held[seat].bit_count() < card.territories:
        facts = {**here, "have": seen.held[seat].bit_count() + 1, "need": card.territories}
        yield Term("objective_count", facts)
    if seen.phase == "combat" and not seen.conquests:
        yield Term("card_of_turn")
    if not wanted:
        yield from conquest.nears()
    for country in board.neighbours[target]:
        if seen.held[seat] >> country & 1:
            chance = greedy._chance(seen.armies[target], seen.armies[country])
            if chance >= _LIKELY:
                facts = {**here, "country": _name(seen, country), "rival": rival, "chance": chance}
                yield Term("relieves", facts)
                break
    count = seen.held[owner].bit_count()
    if count >= greedy._MANY and count == max(map(int.bit_count, seen.held)):
        yield Term("leader", {"rival": rival, "countries": count})
    yield from conquest.borders()


def _placement(seen: Observation, action: Place) -> Plan:
    """Return the use of placed armies: the attack, or the defence, that they add most to."""
    country, aims = action.country, greedy._aims(seen)
    around = greedy._front(seen).get(country, ())
    before, after = seen.armies[country], seen.armies[country] + action.armies
    if not around:
        return _simple(seen, action, Term("why_place"))

    def gain(enemy: int, armies: int) -> float:
        won, _ = exact_assault((armies,), seen.armies[enemy], rules="tgm")
        return won * greedy._value(seen, aims, enemy)

    target = max(around, key=lambda enemy: gain(enemy, after))
    source = max(around, key=lambda enemy: seen.armies[enemy])
    risk, left = (greedy._chance(seen.armies[source], armies) for armies in (before, after))
    fear = greedy._DANGER * aims.continents[seen.settings.board.continent_of[country]]
    here = _name(seen, country)
    if gain(target, after) - gain(target, before) >= fear * (risk - left):
        won, lost = exact_assault((after,), seen.armies[target], rules="tgm")
        facts = {"chance": won, "losses": lost, "country": here, "target": _name(seen, target)}
        reasons = first_reasons(_gains(seen, target)) or (Term("front"),)
        return Plan(action, ((country,), (target,)), Term("odds_from", facts), reasons)
    rival = seen.settings.seats[seen.owner[source]]
    facts = {"country": here, "rival": rival, "source": _name(seen, source)}
    guard = Term("odds_guard", facts | {"before": risk, "chance": left})
    return Plan(action, ((country,),), guard, (Term("danger", facts),))


def _entry(seen: Observation, action: MoveIn, country: int) -> Plan:
    """Return the reason for the armies that enter a conquered territory, or stay behind."""
    aims, here = greedy._aims(seen), {"country": _name(seen, country)}
    enemies = [
        place
        for place in seen.settings.board.neighbours[country]
        if not seen.held[greedy._seat(seen)] >> place & 1
    ]
    armies = seen.armies[country] + action.armies
    if not action.armies:
        return Plan(action, ((country,),), reasons=(Term("stays", here),))
    if not enemies:
        return Plan(action, ((country,),), reasons=(Term("no_enemy", here),))

    def chance(enemy: int) -> float:
        return exact_assault((armies,), seen.armies[enemy], rules="tgm")[0]

    target = max(enemies, key=lambda enemy: greedy._value(seen, aims, enemy) * chance(enemy))
    won, lost = exact_assault((armies,), seen.armies[target], rules="tgm")
    facts = {**here, "target": _name(seen, target), "chance": won, "losses": lost}
    return Plan(
        action, ((country,), (target,)), Term("odds_from", facts), (Term("goes_on", facts),)
    )


def _no_attack(seen: Observation) -> Term:
    """Return why no attack is proposed, with the likeliest one."""
    rows = [
        (exact_assault((seen.armies[source],), seen.armies[target], rules="tgm")[0], source, target)
        for (source, target), _ in seen.legal_actions.of_type(Attack).max_amounts()
    ]
    if not rows:
        return Term("nothing_to_attack")
    won, source, target = max(rows)
    facts = {"chance": won, "source": _name(seen, source), "target": _name(seen, target)}
    return Term("nothing_pays", facts)
