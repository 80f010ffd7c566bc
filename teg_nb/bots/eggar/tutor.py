"""Plans of the `hard` player of EGGAR in terms that people can check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teg_nb.bots.eggar import greedy
from teg_nb.bots.plan import Plan, Term, first_reasons
from teg_nb.engine.actions import Action
from teg_nb.engine.games.eggar.actions import Answer, Attack, EndAttack, Move, Remove
from teg_nb.engine.games.eggar.grid import SOLDIERS
from teg_nb.engine.games.eggar.observation import Observation
from teg_nb.engine.games.eggar.queries import seat_of

_SIDES = 6
_FAR = 99
_NEAR = 12  # steps from which on a runner is no danger yet


def plan(seen: Observation, action: Action) -> Plan:
    """Return the plan behind an action of the `hard` player.

    Examples
    --------
    >>> import random
    >>> from teg_nb.bots.eggar.hard import hard_policy
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["eggar"].position(Verde="K11", Azul="7 M1", steps=2)
    >>> seen = GAMES["eggar"].observe(state, 0)
    >>> [reason.name for reason in plan(seen, hard_policy(seen, random.Random(1))).reasons]
    ['enters_flag']
    """
    match action:
        case Move():
            return _move(seen, action)
        case Attack():
            return _attack(seen, action)
        case EndAttack():
            groups = [len(attack.soldiers) for attack in seen.legal_actions.of_type(Attack)]
            facts = {"chance": max(map(greedy.odds, groups), default=0.0)}
            return Plan(action, reasons=(Term("no_fight_pays", facts),), decided=True)
        case Remove():
            name = "least_useful" if seat_of(action.soldier) == seen.viewer else "near_rival"
            return Plan(
                action, ((seen.soldiers[action.soldier],),), reasons=(Term(name),), decided=True
            )
    return Plan(action, reasons=(Term(f"why_{action.verb}"),), decided=True)


def question(seen: Observation, plan: Plan) -> tuple[Term, Term]:
    """Return a question to think about before the plan is told, and its answer."""
    if isinstance(plan.action, Answer):
        return Term("ask_choices"), Term("answer_choices")
    me = seen.viewer
    assert me is not None
    home = seen.settings.board.flags[me]
    away, soldier = min(
        (walk(seen, seen.soldiers, soldier, home), soldier)
        for soldier, square in enumerate(seen.soldiers)
        if square >= 0 and seat_of(soldier) != me
    )
    facts = {
        "rival": seen.settings.seats[seat_of(soldier)],
        "square": seen.settings.board.names[seen.soldiers[soldier]],
        "steps": away,
        "chance": _one_roll(away),
    }
    names = ((1, "answer_next"), (_SIDES, "answer_runner"), (_FAR - 1, "answer_far"))
    name = next((name for most, name in names if away <= most), "answer_closed")
    return Term("ask_runner"), Term(name, facts)


def walk(seen: Observation, soldiers: Sequence[int], soldier: int, goal: int) -> int:
    """Count the steps of a soldier to a square around all others; 99 if there is no way."""
    near, closed = seen.settings.board.neighbours, set(soldiers)
    if seen.settings.options.own_flag == "blocked":
        closed.add(seen.settings.board.flags[seat_of(soldier)])
    edge, reached = [soldiers[soldier]], {soldiers[soldier]}
    for step in range(1, _FAR):
        onward = []
        for square in edge:
            for neighbour in near[square]:
                if neighbour == goal:
                    return step
                if neighbour not in reached and neighbour not in closed:
                    reached.add(neighbour)
                    onward.append(neighbour)
        edge = onward
    return _FAR


def _one_roll(steps: int) -> float:
    """Return the chance that one die reaches this far."""
    return max(0, _SIDES + 1 - steps) / _SIDES


def _runner(seen: Observation, soldiers: Sequence[int], seat: int) -> tuple[int, int]:
    """Return the least number of steps of a seat's soldiers to a foreign flag, and that flag."""
    flags = [flag for owner, flag in enumerate(seen.settings.board.flags) if owner != seat]
    army = [
        soldier
        for soldier in range(seat * SOLDIERS, (seat + 1) * SOLDIERS)
        if soldiers[soldier] >= 0
    ]
    ways = [(walk(seen, soldiers, soldier, flag), flag) for soldier in army for flag in flags]
    return min(ways, default=(_FAR, flags[0]))


def _move(seen: Observation, action: Move) -> Plan:
    board, me = seen.settings.board, seen.turn
    start, end = seen.soldiers[action.soldier], action.path[-1]
    path, names = ((start,), (end,)), seen.settings.seats
    if end in board.flags and end != board.flags[me]:
        return Plan(action, path, reasons=(Term("enters_flag"),), decided=True)
    after = list(seen.soldiers)
    after[action.soldier] = end
    steps, flag = _runner(seen, after, me)
    before, _ = _runner(seen, seen.soldiers, me)
    odds = None
    if steps <= _SIDES:
        facts = {"chance": _one_roll(steps), "rival": names[board.flags.index(flag)]}
        odds = Term("odds_flag", facts | {"steps": steps})

    def reasons() -> Iterator[Term]:
        home = board.flags[me]
        for rival in range(len(names)):
            if rival == me:
                continue
            now, goal = _runner(seen, seen.soldiers, rival)
            then, _ = _runner(seen, after, rival)
            facts = {"rival": names[rival], "before": now, "steps": then}
            if then == _FAR and now <= _NEAR:
                yield Term("shuts_home" if goal == home else "shuts", facts)
            elif then > now and now <= _NEAR:
                yield Term("blocks_home" if goal == home else "blocks", facts)
        if steps < before and odds is None:
            facts = {"rival": names[board.flags.index(flag)], "steps": steps}
            yield Term("runs", facts)
        group = _joined(seen, after, end)
        if group > 1:
            yield Term("joins", {"group": group, "chance": greedy.odds(group)})
        if steps >= before and _advances(seen, action.soldier, end):
            yield Term("advances")

    why = first_reasons(reasons()) or (Term("why_move"),)
    return Plan(action, path, odds, why, decided=True)


def _advances(seen: Observation, soldier: int, end: int) -> bool:
    """Tell if a soldier comes nearer to a foreign flag, as an empty board counts."""
    board, me = seen.settings.board, seen.turn
    flags = [flag for owner, flag in enumerate(board.flags) if owner != me]
    start = seen.soldiers[soldier]
    return min(board.distance(end, flag) for flag in flags) < min(
        board.distance(start, flag) for flag in flags
    )


def _joined(seen: Observation, soldiers: Sequence[int], end: int) -> int:
    """Return the size of the largest group of this seat around an enemy beside a square."""
    board, me, where = seen.settings.board, seen.turn, {}
    for soldier, square in enumerate(soldiers):
        if square >= 0:
            where[square] = seat_of(soldier)
    enemies = [square for square in board.neighbours[end] if where.get(square, me) != me]
    return max(
        [sum(where.get(square) == me for square in board.neighbours[foe]) for foe in enemies],
        default=0,
    )


def _attack(seen: Observation, action: Attack) -> Plan:
    board, me, names = seen.settings.board, seen.turn, seen.settings.seats
    rival = seat_of(action.target)
    target = seen.soldiers[action.target]
    chance = greedy.odds(len(action.soldiers))
    facts = {"chance": chance, "rival": names[rival], "square": board.names[target]}
    facts |= {"soldiers": len(action.soldiers)}

    def reasons() -> Iterator[Term]:
        away, _ = _runner(seen, seen.soldiers, rival)
        flags = [flag for owner, flag in enumerate(board.flags) if owner != rival]
        steps = min(walk(seen, seen.soldiers, action.target, flag) for flag in flags)
        if steps == away < _NEAR:
            yield Term("stops_runner", {"rival": names[rival], "steps": steps})
        left = list(seen.soldiers)
        left[action.target] = -1
        before, after = _runner(seen, seen.soldiers, me)[0], _runner(seen, left, me)[0]
        if after < before:
            yield Term("opens_way", {"steps": after})
        army = range(rival * SOLDIERS, (rival + 1) * SOLDIERS)
        if sum(seen.soldiers[soldier] >= 0 for soldier in army) == 1:
            yield Term("eliminates_army", {"rival": names[rival]})
        if len(action.soldiers) > 1:
            yield Term("outnumbers", {"group": len(action.soldiers)})

    sources = tuple([seen.soldiers[soldier] for soldier in action.soldiers])
    return Plan(
        action,
        (sources, (target,)),
        Term("odds_fight", facts),
        first_reasons(reasons()),
        is_attack=True,
        decided=True,
    )
