"""Plans of the best player of La Reconquista in terms that people can check."""

from __future__ import annotations

from teg_nb.bots.plan import Plan, Term, simple_plan
from teg_nb.bots.reconquista.greedy import HOPEFUL, Table, chance_below, gathering, is_march
from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.games.reconquista.actions import Attack, Commit, Move, PlaceFive
from teg_nb.engine.games.reconquista.observation import Observation

_CERTAIN = 1 - 1e-9  # a sum of probabilities


def plan(seen: Observation, action: Action) -> Plan:
    """Return the plan behind an action of the best player."""
    table = Table(seen)
    match action:
        case Attack():
            return _attack(table, action)
        case Move():
            return _move(table, action)
        case Commit():
            return _commit(table, action)
        case PlaceFive():
            around = 0
            for province, _ in action.allocation:
                around |= table.near[province] & ~table.own
            names = [_name(seen, province) for province, _ in action.allocation]
            reason = Term("place_near", {"countries": names, "foreign": around.bit_count()})
            path = (tuple([province for province, _ in action.allocation]),)
            return Plan(action, path, reasons=(reason,))
    return simple_plan(action, seen.settings.place, Term(f"why_{action.verb}"))


def question(seen: Observation, plan: Plan) -> tuple[Term, Term]:
    """Return a question to think about before the plan is told, and its answer.

    The answer tells what follows from the attacks so far only where the table allows that aid
    (``memory_aid``, REC-8.9).
    """
    table = Table(seen)
    if seen.phase == "commit":
        attacks = table.seat == seen.turn
        rival = seen.defender if attacks else seen.turn
        facts = {"rival": seen.settings.seats[rival], "country": _name(seen, seen.target)}
        most = sum(number for number, _ in table.helpers(seen.target, rival))
        asked = Term("ask_most_defence" if attacks else "ask_most", facts)
        return asked, _allowed(seen, Term("answer_most", {**facts, "most": most}))
    if isinstance(plan.action, Attack):
        target = plan.action.country
    else:
        target = max(table.foreign(), key=lambda place: (table.near[place] & table.own).bit_count())
    country = {"country": _name(seen, target)}
    owners = [seen.settings.seats[seat] for seat in members(table.owners[target])]
    name = "answer_owner" if len(owners) == 1 else "answer_owners"
    answer = Term(name, {**country, "owners": owners})
    return Term("ask_owner", country), _allowed(seen, answer)


def _allowed(seen: Observation, answer: Term) -> Term:
    return answer if seen.knowledge else Term("answer_memory")


def _name(seen: Observation, province: int) -> str:
    return seen.settings.board.countries[province]


def _attack(table: Table, action: Attack) -> Plan:
    seen, target = table.seen, action.country
    around = members(table.near[target] & table.own)
    offence = table.on(around)
    chance = table.success(target, offence)
    facts = {"chance": chance, "target": _name(seen, target), "troops": offence}
    certain = chance > _CERTAIN
    reasons = []
    if table.troops[target] and chance >= HOPEFUL:
        reasons.append(Term("takes_troops", {"troops": table.troops[target]}))
    if certain and not reasons:
        reasons.append(Term("no_risk"))
    if not certain and table.owners[target].bit_count() > 1:
        reasons.append(Term("asks_owner" if chance else "probes", facts))
    sources = tuple([place for place in around if table.troops[place]])
    path = (sources, (target,)) if sources else ((target,),)
    odds = Term("odds_sure" if certain else "odds_known" if chance else "odds_probe", facts)
    return Plan(action, path, odds, tuple(reasons), is_attack=True)


def _move(table: Table, action: Move) -> Plan:
    """Return the attack that a move prepares, or its other purpose."""
    seen, moves = table.seen, tuple([(source, target) for source, target, _ in action.transfers])
    prepared = [
        (chance, target)
        for target in table.foreign()
        for chance, transfers in [gathering(table, target)]
        if transfers == action.transfers
    ]
    if prepared:
        chance, target = max(prepared)
        facts = {"target": _name(seen, target), "chance": chance}
        odds, reason = Term("odds_gathered", facts), Term("gathers", facts)
        return Plan(action, ((target,),), odds, (reason,), moves=moves)
    name = "marches" if is_march(table, action) else "bluffs"
    return Plan(action, reasons=(Term(name),), moves=moves)


def _commit(table: Table, action: Commit) -> Plan:
    """Return the reason for the cards that are passed, by the troops that they count."""
    seen, target = table.seen, table.seen.target
    attacks = table.seat == seen.turn
    rival = seen.defender if attacks else seen.turn
    helpers, mine = table.helpers(target, rival), table.on(action.countries)
    most = sum(number for number, _ in helpers)
    facts = {"rival": seen.settings.seats[rival], "troops": mine, "target": _name(seen, target)}
    path = (tuple(action.countries), (target,)) if action.countries else ((target,),)
    if seen.shown is not None and not attacks:
        holds = mine + table.troops[target] >= table.on(seen.shown)
        name = "commit_holds" if holds else "commit_lost"
        return Plan(action, path, reasons=(Term(name, facts),), decided=True)
    if attacks:
        sure, chance = mine > table.troops[target] + most, 0.0
        if mine > table.troops[target]:
            chance = chance_below(helpers, mine - table.troops[target])
    else:
        standing = mine + table.troops[target]
        sure, chance = standing >= most, chance_below(helpers, standing + 1)
    if sure or not action.countries:
        name = "commit_none" if not sure else "commit_sure" if action.countries else "commit_alone"
        return Plan(action, path, reasons=(Term(name, facts),), decided=True)
    odds = Term("odds_commit" if attacks else "odds_defence", {**facts, "chance": chance})
    return Plan(action, path, odds, (Term("commit_all", facts),), decided=True)
