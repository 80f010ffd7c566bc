"""Attack with dice (TEG-8)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from types import MappingProxyType

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import bit_set
from teg_nb.engine.dice import DiceRule, compared
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.teg.actions import Attack, ChooseDice, Roll
from teg_nb.engine.games.teg.events import AttackRolled
from teg_nb.engine.games.teg.guards import (
    refusal,
    refuse_resting,
    refuse_unless_country,
    refuse_unless_dice,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.teg.missiles import defender_named
from teg_nb.engine.games.teg.mutations import add_armies
from teg_nb.engine.games.teg.pacts.alliances import conquer, conquer_together, expel, next_throw
from teg_nb.engine.games.teg.pacts.bans import (
    attacks_zone,
    border_fault,
    border_rule,
    is_kept,
    kept,
    open_fronts,
    prohibit,
)
from teg_nb.engine.games.teg.queries import (
    awaited_seat,
    is_resting,
    occupants,
    occupied,
    share,
    situation_id,
)
from teg_nb.engine.games.teg.state import State
from teg_nb.engine.legal_actions import MoveRows


def attack_dice(attackers: int, defenders: int, situation: str = "", double: str = "total") -> int:
    """Count the dice of the attacker: TEG-8.4 to TEG-8.7, with the four-dice exception.

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source and in the target.
    situation : str
        Id of the situation card.
    double : str
        Armies that must double the defender: ``"total"`` or ``"attack_armies"`` (TEG-D-32);
        ``"never"`` at a table without the four-dice exception (CHP-2.8).

    Examples
    --------
    >>> attack_dice(6, 3), attack_dice(5, 3), attack_dice(6, 2), attack_dice(2, 1, "tail_wind")
    (4, 3, 3, 2)
    >>> attack_dice(6, 3, double="never"), attack_dice(6, 3, "tail_wind", "never")
    (3, 4)
    """
    if attackers < 2:
        return 0
    if situation == "tail_wind":
        return min(attackers, 4)
    strength = attackers if double == "total" else attackers - 1
    if double != "never" and defenders >= 3 and strength >= 2 * defenders:
        return min(attackers - 1, 4)
    return min(attackers - 1, 3)


def defence_dice(defenders: int, situation: str = "") -> int:
    """Count the dice of the defender (TEG-6.4, TEG-8.6).

    It rolls one per army, at most three, and one more under snow.

    Examples
    --------
    >>> [defence_dice(armies, "snow") for armies in (1, 2, 3, 7)]
    [2, 3, 4, 4]
    """
    return min(defenders, 3) + (situation == "snow")


class _Dice(DiceRule):
    """The dice rule of this game: situation cards change it, and four dice may face three."""

    def dice(
        self, attackers: int, defenders: int, situation: str = "", double: str = "total"
    ) -> tuple[int, int]:
        """Count the dice of attacker and defender for their armies (TEG-8.4 to TEG-8.7)."""
        return (
            attack_dice(attackers, defenders, situation, double),
            defence_dice(defenders, situation),
        )


SITUATIONS = MappingProxyType({"snow": "snow", "tail_wind": "tail_wind", "wind": "tail_wind"})
"""Cards that change the dice (TEG-6.4, TEG-6.5), by id and by common name."""

DICE = _Dice("teg", "TEG-8.4 to TEG-8.11", 4, 4, moves=3, situations=SITUATIONS)


def full_dice(state: State) -> tuple[int, int]:
    """Count the dice that the armies allow attacker and defender in the current battle."""
    if state.battle is None:
        raise ValueError("no battle is under way")
    source, target = state.battle
    situation = situation_id(state)
    attackers = share(state, source, state.attacker)
    defenders = share(state, target, state.defender)
    double = state.settings.doubling
    return (
        attack_dice(attackers, defenders, situation, double),
        defence_dice(defenders, situation),
    )


def dice_due(state: State) -> tuple[int, int]:
    """Count the dice that attacker and defender roll in the current battle.

    Raises
    ------
    ValueError
        If no battle is under way.
    """
    attack, defence = full_dice(state)
    return state.dice[0] or attack, state.dice[1] or defence


def _attack_options(state: State) -> Sequence[Attack]:
    seat, armies, own_countries = state.turn, state.armies, state.held[state.turn]
    if is_resting(state, seat):
        return []
    shared = bit_set(state.guests) if state.guests else 0
    rule, pacts = border_rule(state), state.pacts
    if pacts:
        fronts = open_fronts(state.settings, seat, own_countries, shared, rule, state.held, pacts)
    else:
        fronts = state.settings.lists.fronts(own_countries, shared, rule)
    rows = [row for row in fronts if armies[row[0]] > 1]
    reserved = kept(state, seat) if pacts else (0, 0)
    attacks = MoveRows(Attack, seat, rows)
    if any(reserved):
        free = [x for x in attacks if not is_kept(state, seat, reserved, x.source, x.target)]
        return [*free, *_shared_attacks(state, seat, reserved)]
    return [*attacks, *_shared_attacks(state, seat, reserved)] if state.guests else attacks


def _shared_attacks(state: State, seat: int, reserved: tuple[int, int]) -> Iterator[Attack]:
    """Yield the attacks into, from and inside shared countries.

    TEG-15.13, TEG-15.18, TEG-15.24.
    """
    neighbours = state.settings.board.neighbours
    shared = [country for country in state.guests if seat in occupants(state, country)]
    pairs = [(country, target) for country in shared for target in (country, *neighbours[country])]
    pairs += [
        (source, country)
        for country in state.guests
        for source in neighbours[country]
        if state.held[seat] >> source & 1
    ]
    for source, target in pairs:
        if share(state, source, seat) < 2 or border_fault(state, source, target):
            continue
        if is_kept(state, seat, reserved, source, target):
            continue
        for defender in occupants(state, target):
            if defender != seat and prohibit(state, seat, source, target, defender) is None:
                yield Attack(seat, source, target, defender if target in state.guests else -1)


def _check_attack(state: State, action: Attack) -> None:
    refuse_unless_turn(state, action.seat, ("attack", "regroup"))
    if state.phase == "regroup":
        refuse_resting(state, action.seat)
        raise refusal(state, "attack_after_regroup", "TEG-5.5")
    source, target, seat = action.source, action.target, action.seat
    refuse_unless_country(state, source)
    refuse_unless_country(state, target)
    if not occupied(state, seat) >> source & 1:
        raise refusal(state, "not_your_country", "TEG-8.2", country=source)
    if state.held[seat] >> target & 1:
        raise refusal(state, "own_country", "TEG-8.2", country=target, target=target)
    defender = defender_named(state, seat, target, action.occupant)
    if source != target and target not in state.settings.board.neighbours[source]:
        raise refusal(state, "not_adjacent", "TEG-8.2", source=source, target=target)
    if share(state, source, seat) < 2:
        raise refusal(state, "no_attack_armies", "TEG-8.2", source=source, country=source)
    refuse_resting(state, seat)
    fault = border_fault(state, source, target)
    if not fault and (state.pacts or state.by_pact):
        fault = prohibit(state, seat, source, target, defender)
        if not fault and is_kept(state, seat, kept(state, seat), source, target):
            fault = "aggression_pending", "TEG-15.3"
    if fault:
        raise refusal(state, *fault, source=source, target=target)


def _attack(state: State, action: Attack, events: list[Event]) -> None:
    seat, target = action.seat, action.target
    state.battle = (action.source, target)
    state.attacker = seat
    state.defender = action.occupant if action.occupant >= 0 else state.owner[target]
    attacks_zone(state, seat, target)
    if state.settings.options.choose_dice:
        choose_next(state)
    else:
        state.chance = "battle"


def choose_next(state: State) -> None:
    """Ask the attacker, then the defender, for its dice; then make the roll due (TEG-D-33)."""
    attack, defence = state.dice
    state.awaited = -1
    if not attack:
        state.awaited = -1 if state.attacker == state.turn else state.attacker
    elif not defence:
        state.awaited = state.defender
    else:
        state.chance = "battle"


def _most_dice(state: State) -> int:
    return full_dice(state)[1 if state.dice[0] else 0]


def _dice_options(state: State) -> list[ChooseDice]:
    return [ChooseDice(awaited_seat(state), dice + 1) for dice in range(_most_dice(state))]


def _check_dice(state: State, action: ChooseDice) -> None:
    if state.battle is None or state.chance or action.seat != awaited_seat(state):
        refuse_unless_turn(state, action.seat, ())
        raise refusal(state, "wrong_phase", "TEG-8.7", phase=state.phase)
    refuse_unless_whole(state, action.dice, "TEG-8.7")
    if action.dice > _most_dice(state):
        raise refusal(state, "bad_amount", "TEG-8.7", armies=action.dice)


def _choose(state: State, action: ChooseDice, events: list[Event]) -> None:
    attack, _ = state.dice
    state.dice = (attack, action.dice) if attack else (action.dice, 0)
    choose_next(state)


def _check_roll(state: State, action: Roll) -> None:
    if state.chance != "battle":
        raise refusal(state, "bad_chance", "TEG-8.3", dice=len(action.attack))
    attack, defence = dice_due(state)
    refuse_unless_dice(state, action.attack, attack, "TEG-8.6")
    refuse_unless_dice(state, action.defence, defence, "TEG-8.6")


def _roll(state: State, action: Roll, events: list[Event]) -> None:
    assert state.battle is not None
    source, target = state.battle
    seat, defender = state.attacker, state.defender
    state.battle = None
    state.attacker = state.defender = -1
    state.dice = (0, 0)
    state.chance = ""
    attack, defence, lost, won = compared(tuple(action.attack), tuple(action.defence))  # TEG-8.8
    # More pairs can be lost than armies: wind and snow add dice, not armies (TEG-8.10, D-34).
    lost = min(lost, share(state, source, seat) - 1)
    won = min(won, share(state, target, defender))
    add_armies(state, source, seat, -lost)
    add_armies(state, target, defender, -won)
    events.append(AttackRolled(seat, defender, source, target, attack, defence, lost, won))
    if share(state, target, defender):
        if state.joint is not None:
            next_throw(state, events)
    elif target in state.guests:
        expel(state, seat, source, target, defender, events)
    elif state.joint is not None:
        conquer_together(state, seat, events)
    else:
        conquer(state, seat, source, target, events)


RULES: dict[type[Action], Rule[State]] = {
    Attack: Rule(_attack_options, _check_attack, _attack),
    ChooseDice: Rule(_dice_options, _check_dice, _choose),
}


@cache
def _sorted_dice(number: int) -> tuple[tuple[int, ...], ...]:
    """List all rolls of a number of dice, each sorted from high to low.

    The list has one roll for each outcome, so that an index drawn uniformly is fair.
    """
    throws: list[tuple[int, ...]] = [()]
    for _ in range(number):
        throws = [(*throw, die) for throw in throws for die in range(1, 7)]
    return tuple(tuple(sorted(throw, reverse=True)) for throw in throws)


def _throw(number: int, rng: random.Random) -> tuple[int, ...]:
    throws = _sorted_dice(number)
    return throws[int(rng.random() * len(throws))]


def _sample_roll(state: State, rng: random.Random) -> Roll:
    attack, defence = dice_due(state)
    return Roll(CHANCE, _throw(attack, rng), _throw(defence, rng))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    Roll: Chance("battle", _sample_roll, _check_roll, _roll)
}
