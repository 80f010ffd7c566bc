"""Plans of the best player of the resource war in terms that people can check."""

from __future__ import annotations

import random
from collections.abc import Iterator

from teg_nb.bots.plan import Plan, Term, first_reasons, simple_plan
from teg_nb.bots.wargame.greedy import View, order_of
from teg_nb.engine.actions import Action
from teg_nb.engine.games.wargame.actions import Attack
from teg_nb.engine.games.wargame.combat import forecast, strength
from teg_nb.engine.games.wargame.observation import Observation
from teg_nb.engine.games.wargame.queries import block


def plan(seen: Observation, action: Action) -> Plan:
    """Return the plan behind an order of the best player.

    Examples
    --------
    >>> from teg_nb.bots.wargame.greedy import greedy_policy
    >>> from teg_nb.engine.games.wargame import Wargame
    >>> state = Wargame().position(Rojo="Brasil 5", Azul="Argelia-Nigeria 1")
    >>> seen = Wargame().observe(state, 0)
    >>> made = plan(seen, greedy_policy(seen, random.Random(1)))
    >>> made.odds.name, made.chance
    ('odds_certain', 1.0)
    """
    purpose, _ = order_of(seen, random.Random(0))
    if isinstance(action, Attack):
        return _attack(View(seen), action, purpose)
    return simple_plan(action, seen.settings.place, Term(f"purpose_{purpose}"))


def question(seen: Observation, plan: Plan) -> tuple[Term, Term]:
    """Return a question to think about before the plan is told, and its answer."""
    view = View(seen)
    names = seen.settings.board.countries
    falling = [
        names[country]
        for country in view.countries
        if view.threat(country) - block(seen, country) > strength(seen, country)
    ]
    return Term("ask_fall"), Term(
        "answer_fall" if falling else "answer_stand", {"countries": falling}
    )


def _attack(view: View, action: Attack, purpose: str) -> Plan:
    state, target = view.state, action.target
    name = state.settings.board.countries[target]
    expected = forecast(state, action.source, target, action.troops)
    reasons = first_reasons(_gains(view, target))
    path: tuple[tuple[int, ...], ...]
    if expected.conquered:
        facts = {"chance": 1.0, "losses": expected.losses_attack, "target": name}
        path, odds = ((action.source,), (target,)), Term("odds_certain", facts)
    else:
        sources = [place for place in view.sources(target) if view.leaving[place]]
        hits, defence = view.together[target], strength(state, target) + block(state, target)
        facts = {"hits": hits, "defence": defence, "target": name, "chance": 1.0}
        path, odds = (tuple(sources), (target,)), Term("odds_together", facts)
    return Plan(action, path, odds, reasons or (Term(f"purpose_{purpose}"),), is_attack=True)


def _gains(view: View, target: int) -> Iterator[Term]:
    """Yield the reasons to conquer a territory, the most important first."""
    state, board, owner = view.state, view.board, view.state.owner[target]
    rival, here = {"rival": state.settings.seats[owner]}, {"target": board.countries[target]}
    if state.held[owner] == 1 << target:
        yield Term("eliminates", {**rival, **here})
    number = board.continent_of[target]
    continent, need = board.continents[number], view.objective.need[number]
    have = (view.held & continent.members).bit_count() + 1
    facts: dict[str, object] = {**here, "continent": continent.name, "have": have, "need": need}
    if have <= need:
        yield Term("objective_territories", facts)
    if view.held.bit_count() < view.objective.territories:
        facts = {**here, "have": view.held.bit_count() + 1, "need": view.objective.territories}
        yield Term("objective_count", facts)
    if view.wants_goods_of(target):
        yield Term("goods", {"continent": continent.name})
    if view.danger_of(owner, number):
        yield Term("denies", {**rival, "continent": continent.name})
    near, held = board.neighbour_sets, view.held
    before = sum(bool(near[place] & ~held) for place in view.countries)
    after = held | 1 << target
    if sum(bool(near[place] & ~after) for place in (*view.countries, target)) < before:
        yield Term("borders")
