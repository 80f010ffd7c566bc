"""Plans of the `hard` player of Tercera Guerra Mundial in terms that people can check."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from teg_nb.bots.campaign_odds import exact_assault
from teg_nb.bots.conquest_plans import Planner, Threat
from teg_nb.bots.plan import Plan, Term, as_good, first_reasons
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
    words = _planner(seen)
    match action:
        case Attack():
            return _attack(words, action)
        case Place():
            return _placement(words, action)
        case MoveIn() if seen.entry is not None:
            return _entry(words, action, seen.entry[1])
        case Fortify():
            front = action.target in greedy._front(seen)
            name = "to_front" if front else "towards_front"
            return words.simple(action, Term(name, {"country": words.name(action.target)}))
        case Exchange():
            armies = exchange_value(seen, action.cards)
            return words.simple(action, Term("cards_worth", {"armies": armies}))
        case EndCombat():
            attacks = (
                (source, seen.armies[source], target, seen.armies[target])
                for (source, target), _ in seen.legal_actions.of_type(Attack).max_amounts()
            )
            return words.simple(action, words.no_attack(attacks))
        case Defend():
            return words.simple(action, Term("all_dice"))
    return words.simple(action, Term(f"why_{action.verb}"))


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
    return _planner(seen).question(threats)


def _planner(seen: Observation) -> Planner[Observation]:
    return Planner(seen, greedy._seat(seen), partial(exact_assault, rules="tgm"), "_territories")


def _attack(words: Planner[Observation], attack: Attack) -> Plan:
    """Return the campaign that an attack begins."""
    seen: Observation = words.observation
    known = {known.attack: known for known in campaigns(seen)}
    campaign = known[attack]
    forces = tuple([seen.armies[source] for source in campaign.sources])
    odds = words.odds("odds_conquest", forces, attack.target, seen.armies[attack.target])
    path = (campaign.sources, *((place,) for place in marched(seen, campaign)))
    reasons = first_reasons(_gains(words, attack.target))
    alternative = as_good(attack, {other: campaign.gain for other, campaign in known.items()})
    return Plan(attack, path, odds, reasons, alternative, True, decided=True)


def _gains(words: Planner[Observation], target: int) -> Iterator[Term]:
    """Yield the reasons to conquer a territory, the most important first."""
    seen: Observation = words.observation
    seat, owner, board = words.seat, seen.owner[target], words.board
    conquest, card = words.conquest(target), greedy._card(seen)
    continent = conquest.continent
    yield from conquest.eliminates()
    yield from conquest.continents()
    if card is not None and card.destroy == owner:
        yield words.destroys(target)
    have = [(seen.held[seat] & known.members).bit_count() for known in board.continents]
    number = board.continent_of[target]
    wanted = number in greedy._wanted(seen.settings, card, have)
    if wanted:
        yield words.serves(target, continent.name, have[number] + 1, len(continent.countries))
    if card is not None and seen.held[seat].bit_count() < card.territories:
        facts = {"have": seen.held[seat].bit_count() + 1, "need": card.territories}
        yield Term("objective_count", {"target": conquest.name, **facts})
    if seen.phase == "combat" and not seen.conquests:
        yield Term("card_of_turn")
    if not wanted:
        yield from conquest.nears()
    yield from words.relieves(
        target,
        [place for place in board.neighbours[target] if seen.held[seat] >> place & 1],
        lambda country: greedy._chance(seen.armies[target], seen.armies[country]),
    )
    count = seen.held[owner].bit_count()
    if count >= greedy._MANY and count == max(map(int.bit_count, seen.held)):
        yield words.leader(target, count)
    yield from conquest.borders()


def _placement(words: Planner[Observation], action: Place) -> Plan:
    """Return the use of placed armies: the attack, or the defence, that they add most to."""
    seen: Observation = words.observation
    country, aims = action.country, greedy._aims(seen)
    around = greedy._front(seen).get(country, ())
    before, after = seen.armies[country], seen.armies[country] + action.armies
    if not around:
        return words.simple(action, Term("why_place"))

    def gain(enemy: int, armies: int) -> float:
        won, _ = words.assault((armies,), seen.armies[enemy])
        return won * greedy._value(seen, aims, enemy)

    target = max(around, key=lambda enemy: gain(enemy, after))
    source = max(around, key=lambda enemy: seen.armies[enemy])
    risk, left = (greedy._chance(seen.armies[source], armies) for armies in (before, after))
    fear = greedy._DANGER * aims.continents[words.board.continent_of[country]]
    if gain(target, after) - gain(target, before) >= fear * (risk - left):
        odds = words.odds("odds_from", (after,), target, seen.armies[target])
        reasons = first_reasons(_gains(words, target)) or (Term("front"),)
        return Plan(action, ((country,), (target,)), odds, reasons)
    return words.guard(action, country, source, risk, left)


def _entry(words: Planner[Observation], action: MoveIn, country: int) -> Plan:
    """Return the reason for the armies that enter a conquered territory, or stay behind."""
    seen: Observation = words.observation
    aims, here = greedy._aims(seen), {"country": words.name(country)}
    enemies = [
        place for place in words.board.neighbours[country] if not seen.held[words.seat] >> place & 1
    ]
    armies = seen.armies[country] + action.armies
    if not action.armies:
        return Plan(action, ((country,),), reasons=(Term("stays", here),))
    if not enemies:
        return Plan(action, ((country,),), reasons=(Term("no_enemy", here),))

    def promise(enemy: int) -> float:
        chance, _ = words.assault((armies,), seen.armies[enemy])
        return chance * greedy._value(seen, aims, enemy)

    target = max(enemies, key=promise)
    odds = words.odds("odds_from", (armies,), target, seen.armies[target])
    return Plan(action, ((country,), (target,)), odds, (Term("goes_on", odds.facts),))
