"""Combat (TGM-6)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.dice import compared, high_first
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.tgm.actions import Attack, Defend, EndCombat, MoveIn, Roll
from teg_nb.engine.games.tgm.cards import earn_card
from teg_nb.engine.games.tgm.events import (
    ArmiesMovedIn,
    AttackDeclared,
    DefenceDeclared,
    DiceRolled,
    TerritoryConquered,
)
from teg_nb.engine.games.tgm.guards import (
    refusal,
    refuse_unless_adjacent,
    refuse_unless_country,
    refuse_unless_own,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.tgm.objectives import check_victory, eliminate
from teg_nb.engine.games.tgm.queries import awaited_seat, is_early, is_protected, pending
from teg_nb.engine.games.tgm.rounds import enter
from teg_nb.engine.games.tgm.state import MOST_DICE, State
from teg_nb.engine.legal_actions import AmountRows, steps


def attack_most(state: State, seat: int, source: int) -> int:
    """Return the largest number of attack dice (TGM-6.2).

    One army takes no part, and the limit is three. If a seat cannot attack from the territory for
    another reason, the result is three as well.
    """
    armies = state.armies[source]
    return min(MOST_DICE, armies - 1) if state.owner[source] == seat and armies > 1 else MOST_DICE


def defence_most(state: State) -> int:
    """Return the largest number of defence dice: one per army, at most three (TGM-6.3)."""
    return min(MOST_DICE, state.armies[state.battle[1]]) if state.battle is not None else 0


def _shielded(state: State) -> int:
    """Return a bit set of the territories that may not be attacked now (TGM-8.3, TGM-D-15)."""
    if state.settings.options.protection != "forbid_attack" or not is_early(state):
        return 0
    return sum(held for held in state.held if held.bit_count() == 1)


def _attack_options(state: State) -> Sequence[Attack]:
    if pending(state):
        return []
    seat, armies = state.turn, state.armies
    own_countries, near = state.held[seat], state.settings.board.neighbour_sets
    closed = own_countries | _shielded(state)
    rows = [
        (step, 1, min(MOST_DICE, armies[source] - 1))
        for source in members(own_countries)
        if armies[source] > 1
        for step in steps(source, near[source] & ~closed)
    ]
    return AmountRows(Attack, seat, rows)


def _check_attack(state: State, action: Attack) -> None:
    refuse_unless_turn(state, action.seat, ("combat",))
    seat, source, target, dice = action.seat, action.source, action.target, action.dice
    refuse_unless_country(state, source)
    refuse_unless_country(state, target)
    if type(dice) is not int:
        raise refusal(state, "malformed_action", "TGM-15.1")
    limit = attack_most(state, seat, source)
    if not 1 <= dice <= MOST_DICE:
        raise refusal(state, "bad_dice", "TGM-6.2", dice=dice, most=limit)
    refuse_unless_own(state, seat, source, "TGM-6.2")
    if source != target and state.owner[target] == seat:
        raise refusal(state, "own_target", "TGM-6.2", target=target)
    refuse_unless_adjacent(state, source, target, "TGM-6.2")
    if state.armies[source] < 2:
        raise refusal(state, "too_few_armies", "TGM-6.2", country=source)
    if dice > limit:
        raise refusal(state, "bad_dice", "TGM-6.2", dice=dice, most=limit)
    if _shielded(state) >> target & 1:
        raise refusal(state, "protected_seat", "TGM-8.3", seat=state.owner[target])


def _attack(state: State, action: Attack, events: list[Event]) -> None:
    state.battle = (action.source, action.target)
    state.dice = (action.dice, 0)
    defender = state.owner[action.target]
    events.append(AttackDeclared(action.seat, defender, action.source, action.target, action.dice))
    limit = defence_most(state)
    if limit == 1 or state.settings.options.defender_choice == "max":
        _declare_defence(state, limit, events)


def _declare_defence(state: State, dice: int, events: list[Event]) -> None:
    assert state.battle is not None
    target = state.battle[1]
    state.dice = (state.dice[0], dice)
    state.chance = "battle"
    events.append(DefenceDeclared(state.owner[target], target, dice))


def _defend_options(state: State) -> list[Defend]:
    return [Defend(awaited_seat(state), dice + 1) for dice in range(defence_most(state))]


def _check_defend(state: State, action: Defend) -> None:
    refuse_unless_turn(state, action.seat, ("combat",), "defend", "TGM-4.3")
    if type(action.dice) is not int:
        raise refusal(state, "malformed_action", "TGM-15.1")
    if not 1 <= action.dice <= defence_most(state):
        raise refusal(state, "bad_dice", "TGM-6.3", dice=action.dice, most=defence_most(state))


def _defend(state: State, action: Defend, events: list[Event]) -> None:
    _declare_defence(state, action.dice, events)


def _check_roll(state: State, action: Roll) -> None:
    throws = (action.attack, action.defence)
    faces = [die for throw in throws for die in throw]
    sound = tuple(map(len, throws)) == state.dice and all(
        type(die) is int and 1 <= die <= 6 for die in faces
    )
    if state.chance != "battle" or not sound:
        raise refusal(state, "bad_chance", "TGM-6.5")


def _roll(state: State, action: Roll, events: list[Event]) -> None:
    assert state.battle is not None
    source, target = state.battle
    defender = state.owner[target]
    thrown = state.dice[0]
    attack, defence, lost, won = compared(tuple(action.attack), tuple(action.defence))  # TGM-6.5
    if is_protected(state, defender):  # the last army of a seat survives (TGM-D-15)
        won = min(won, state.armies[target] - 1)
    state.battle = None
    state.dice = (0, 0)
    state.chance = ""
    state.armies[source] -= lost
    state.armies[target] -= won
    events.append(DiceRolled(state.turn, defender, source, target, attack, defence, lost, won))
    if not state.armies[target]:
        _conquer(state, source, target, thrown - lost, events)


def _sample_roll(state: State, rng: random.Random) -> Roll:
    attack, defence = (_thrown(dice, rng) for dice in state.dice)
    return Roll(CHANCE, attack, defence)


def _thrown(dice: int, rng: random.Random) -> tuple[int, ...]:
    return high_first([rng.randrange(6) + 1 for _ in range(dice)])


def _conquer(state: State, source: int, target: int, entering: int, events: list[Event]) -> None:
    """Move the surviving attackers in; more armies may follow (TGM-6.7, TGM-6.8)."""
    seat, loser = state.turn, state.owner[target]
    state.owner = changed(state.owner, target, seat)
    state.held = changed(state.held, loser, state.held[loser] & ~(1 << target))
    state.held = changed(state.held, seat, state.held[seat] | 1 << target)
    state.armies[source] -= entering
    state.armies[target] = entering
    state.conquests += 1
    events.append(TerritoryConquered(seat, source, target, loser, entering))
    if not state.held[loser]:
        eliminate(state, loser, seat, events)
    check_victory(state, ("own_turn",), events)
    if state.phase == "game_over":
        return
    if state.armies[source] > 1:
        state.entry = (source, target)
    else:
        events.append(ArmiesMovedIn(seat, source, target, 0))


def _move_in_options(state: State) -> Sequence[MoveIn]:
    if state.entry is None:
        return []
    return AmountRows(MoveIn, state.turn, [(((),), 0, state.armies[state.entry[0]] - 1)])


def _check_move_in(state: State, action: MoveIn) -> None:
    refuse_unless_turn(state, action.seat, ("combat",), "move_in", "TGM-6.8")
    assert state.entry is not None
    source = state.entry[0]
    refuse_unless_whole(state, action.armies, 0, "TGM-6.8")
    if action.armies >= state.armies[source]:
        raise refusal(state, "too_few_armies", "TGM-6.1", country=source)


def _move_in(state: State, action: MoveIn, events: list[Event]) -> None:
    assert state.entry is not None
    source, target = state.entry
    state.entry = None
    state.armies[source] -= action.armies
    state.armies[target] += action.armies
    events.append(ArmiesMovedIn(action.seat, source, target, action.armies))


def _end_options(state: State) -> list[EndCombat]:
    return [] if pending(state) else [EndCombat(state.turn)]


def _check_end(state: State, action: EndCombat) -> None:
    refuse_unless_turn(state, action.seat, ("combat",))


def _end(state: State, action: EndCombat, events: list[Event]) -> None:
    enter(state, "move", events)
    if state.conquests:
        earn_card(state, events)


RULES: dict[type[Action], Rule[State]] = {
    Attack: Rule(_attack_options, _check_attack, _attack),
    Defend: Rule(_defend_options, _check_defend, _defend),
    MoveIn: Rule(_move_in_options, _check_move_in, _move_in),
    EndCombat: Rule(_end_options, _check_end, _end),
}
CHANCE_RULES: dict[type[Action], Chance[State]] = {
    Roll: Chance("battle", _sample_roll, _check_roll, _roll)
}
