"""The attack (EGG-6)."""

from __future__ import annotations

import random
from itertools import combinations

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.eggar.actions import Attack, EndAttack, Remove, RollAttack
from teg_nb.engine.games.eggar.events import AttackRolled, PhaseChanged
from teg_nb.engine.games.eggar.guards import (
    refusal,
    refuse_unless_own,
    refuse_unless_soldier,
    refuse_unless_turn,
)
from teg_nb.engine.games.eggar.queries import (
    army,
    awaited_seat,
    beside,
    is_living,
    pending,
    seat_of,
)
from teg_nb.engine.games.eggar.question_phase import remove_for_question, start_question
from teg_nb.engine.games.eggar.rounds import end_turn, remove_soldier
from teg_nb.engine.games.eggar.state import State

MOST = 4
"""Soldiers in a group: one on each side of the target (EGG-6.2)."""


def contacts(state: State, seat: int) -> dict[int, list[int]]:
    """List the enemy soldiers that a seat touches, each with its adjacent attackers (EGG-6.1)."""
    touched: dict[int, list[int]] = {}
    for soldier in army(state, seat):
        for enemy in beside(state, soldier):
            touched.setdefault(enemy, []).append(soldier)
    return dict(sorted(touched.items()))


def start_attacking(state: State, events: list[Event]) -> None:
    """End the movement; without adjacent enemies, end the attack too (EGG-5.8, EGG-6.9)."""
    state.steps = 0
    if contacts(state, state.turn):
        state.phase = "attack"
        events.append(PhaseChanged(state.turn, "attack"))
    else:
        start_question(state, events)


def _open(state: State) -> bool:
    return state.phase == "attack" and not pending(state)


def _attack_options(state: State) -> list[Attack]:
    """List every group next to every enemy, in rising order; `check` takes any order."""
    if not _open(state):
        return []
    return [
        Attack(state.turn, target, group)
        for target, soldiers in contacts(state, state.turn).items()
        for number in range(1, len(soldiers) + 1)
        for group in combinations(soldiers, number)
    ]


def _check_attack(state: State, action: Attack) -> None:
    refuse_unless_turn(state, action.seat, ("attack",), "EGG-4.2")
    refuse_unless_soldier(state, action.target, "EGG-6.3")
    for soldier in action.soldiers:
        refuse_unless_soldier(state, soldier, "EGG-6.3")
    group = action.soldiers
    if not 1 <= len(group) <= MOST or len(set(group)) < len(group):
        raise refusal(state, "bad_group", "EGG-6.3", number=len(group))
    for soldier in group:
        refuse_unless_own(state, soldier, action.seat, "EGG-6.3")
    if seat_of(action.target) == action.seat:
        raise refusal(state, "own_target", "EGG-6.1", target=action.target)
    for soldier in group:
        if action.target not in beside(state, soldier):
            facts = {"soldier": soldier, "target": action.target}
            raise refusal(state, "not_next_to_target", "EGG-6.3", **facts)


def _attack(state: State, action: Attack, events: list[Event]) -> None:
    state.target, state.attackers = action.target, action.soldiers
    state.chance = "attack"


def _check_roll(state: State, action: RollAttack) -> None:
    dice = (*action.attack, action.defence)
    wrong = any(type(die) is not int or not 1 <= die <= 6 for die in dice)
    if state.chance != "attack" or len(action.attack) != len(state.attackers) or wrong:
        raise refusal(state, "bad_chance", "EGG-6.2", dice=len(state.attackers))


def _roll(state: State, action: RollAttack, events: list[Event]) -> None:
    """Compare the best attacking die with the defender's; roll a tie again (EGG-6.2 to 6.6)."""
    best, tie = max(action.attack), max(action.attack) == action.defence
    defender = seat_of(state.target)
    roll = (state.target, state.attackers, action.attack, action.defence)
    events.append(AttackRolled(state.turn, defender, *roll, tie))
    if tie:
        return
    state.chance = ""
    if best > action.defence:
        remove_soldier(state, state.target, "attack", state.turn, events)
        _settle(state, events)
        return
    loser = state.settings.options.group_loser
    if loser == "attacker_choice" and len(state.attackers) > 1:
        state.choosing = state.attackers
        return
    strongest = state.attackers[action.attack.index(best)]
    for soldier in state.attackers if loser == "all" else (strongest,):
        remove_soldier(state, soldier, "defence", defender, events)
    _settle(state, events)


def _settle(state: State, events: list[Event]) -> None:
    """Continue or end the attack after a fight (EGG-6.7, EGG-6.9, EGG-6.10)."""
    if state.phase == "game_over":
        return
    state.target, state.attackers, state.choosing = -1, (), ()
    if not is_living(state, state.turn):
        end_turn(state, events)
    elif not contacts(state, state.turn):
        start_question(state, events)


def _end_options(state: State) -> list[EndAttack]:
    return [EndAttack(state.turn)] if _open(state) else []


def _check_end(state: State, action: EndAttack) -> None:
    refuse_unless_turn(state, action.seat, ("attack",), "EGG-4.2")


def _end(state: State, action: EndAttack, events: list[Event]) -> None:
    start_question(state, events)


def _remove_options(state: State) -> list[Remove]:
    return [Remove(awaited_seat(state), soldier) for soldier in state.choosing]


def _check_remove(state: State, action: Remove) -> None:
    refuse_unless_turn(state, action.seat, ("attack", "question"), "EGG-7.6", "remove")
    clause = "EGG-7.6" if state.phase == "question" else "EGG-6.5"
    refuse_unless_soldier(state, action.soldier, clause)
    if action.soldier not in state.choosing:
        raise refusal(state, "not_rearmost", clause, soldier=action.soldier)


def _remove(state: State, action: Remove, events: list[Event]) -> None:
    if state.phase == "question":
        remove_for_question(state, action.soldier, events)
        return
    remove_soldier(state, action.soldier, "defence", seat_of(state.target), events)
    _settle(state, events)


RULES: dict[type[Action], Rule[State]] = {
    Attack: Rule(_attack_options, _check_attack, _attack),
    EndAttack: Rule(_end_options, _check_end, _end),
    Remove: Rule(_remove_options, _check_remove, _remove),
}


def _sample_roll(state: State, rng: random.Random) -> RollAttack:
    attack = tuple(rng.randint(1, 6) for _ in state.attackers)
    return RollAttack(CHANCE, attack, rng.randint(1, 6))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    RollAttack: Chance("attack", _sample_roll, _check_roll, _roll)
}
