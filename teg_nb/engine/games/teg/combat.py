"""Attack with dice (TEG-8)."""

from __future__ import annotations

from teg_nb.engine.game import Action, Event, Rule
from teg_nb.engine.games.teg.actions import Attack, ConquestMove, Roll
from teg_nb.engine.games.teg.events import (
    ArmiesMoved,
    AttackRolled,
    ContinentCardGained,
    ContinentCardLost,
    CountryConquered,
    MissilesCaptured,
)
from teg_nb.engine.games.teg.objectives import check_victory, eliminate
from teg_nb.engine.games.teg.state import (
    State,
    changed,
    is_resting,
    known_country,
    own_turn,
    refusal,
    right_dice,
    situation_id,
)

BORDER_RULES = ("open_borders", "closed_borders")


def attack_dice(attackers: int, defenders: int, situation: str = "", double: str = "total") -> int:
    """Dice of the attacker: TEG-8.4 to TEG-8.7, with the four-dice exception.

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source and in the target.
    situation : str
        Id of the situation card.
    double : str
        What must double the defender: ``"total"`` armies, or ``"attack_armies"`` (D-32).

    Examples
    --------
    >>> attack_dice(6, 3), attack_dice(5, 3), attack_dice(6, 2), attack_dice(2, 1, "tail_wind")
    (4, 3, 3, 2)
    """
    if attackers < 2:
        return 0
    if situation == "tail_wind":
        return min(attackers, 4)
    strength = attackers if double == "total" else attackers - 1
    if defenders >= 3 and strength >= 2 * defenders:
        return min(attackers - 1, 4)
    return min(attackers - 1, 3)


def defence_dice(defenders: int, situation: str = "") -> int:
    """Dice of the defender: one per army, at most three; one more under snow (TEG-6.4, TEG-8.6).

    Examples
    --------
    >>> [defence_dice(armies, "snow") for armies in (1, 2, 3, 7)]
    [2, 3, 4, 4]
    """
    return min(defenders, 3) + (situation == "snow")


def dice_due(state: State) -> tuple[int, int]:
    """Dice of both sides in the battle under way: attacker's, defender's.

    Raises
    ------
    ValueError
        If no battle is under way.
    """
    if state.battle is None:
        raise ValueError("no battle is under way")
    source, target = state.battle
    situation = situation_id(state)
    attackers, defenders = state.armies[source], state.armies[target]
    double = state.settings.options.double_rule
    return (
        attack_dice(attackers, defenders, situation, double),
        defence_dice(defenders, situation),
    )


def losses(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """Dice that each side loses, compared from the highest down; ties to the defender (TEG-8.8).

    Examples
    --------
    >>> losses((6, 5, 1), (6, 4, 2)), losses((5, 5, 4, 2), (5, 4, 2))
    ((2, 1), (1, 2))
    """
    high_attack = sorted(attack, reverse=True)
    high_defence = sorted(defence, reverse=True)
    pairs = list(zip(high_attack, high_defence, strict=False))
    won = sum(mine > theirs for mine, theirs in pairs)
    return len(pairs) - won, won


def _attack_options(state: State) -> list[Action]:
    if state.phase != "attack" or state.chance or state.entry:
        return []
    seat = state.turn
    if is_resting(state, seat):
        return []
    situation = situation_id(state)
    rule = situation if situation in BORDER_RULES else ""
    armies = state.armies
    found: list[Action] = []
    for source, attacks in state.settings.attacks(seat, state.held[seat], rule):
        if armies[source] > 1:
            found += attacks
    if state.guests:  # an attack on a shared country must name an occupant (TEG-15.30)
        return [each for each in found if each.target not in state.guests]  # type: ignore[attr-defined]
    return found


def _check_attack(state: State, action: Attack) -> None:
    own_turn(state, action.seat, ("attack", "regroup"))
    if state.phase == "regroup":
        raise refusal(state, "attack_after_regroup", "TEG-5.5")
    source, target, seat = action.source, action.target, action.seat
    known_country(state, source)
    known_country(state, target)
    if not state.held[seat] >> source & 1:
        raise refusal(state, "not_your_country", "TEG-8.2", country=source)
    if state.held[seat] >> target & 1:
        raise refusal(state, "own_country", "TEG-8.2", country=target, target=target)
    board = state.settings.board
    if target not in board.neighbours[source]:
        raise refusal(state, "not_adjacent", "TEG-8.2", source=source, target=target)
    if state.armies[source] < 2:
        raise refusal(state, "no_attack_armies", "TEG-8.2", source=source, country=source)
    if is_resting(state, seat):
        raise refusal(state, "resting", "TEG-6.10", seat=seat)
    situation = situation_id(state)
    inside = board.continent_of[source] == board.continent_of[target]
    if situation == "open_borders" and inside:
        raise refusal(state, "border_rule", "TEG-6.8", source=source, target=target)
    if situation == "closed_borders" and not inside:
        raise refusal(state, "border_rule", "TEG-6.9", source=source, target=target)
    if target in state.guests:
        raise refusal(state, "occupant_required", "TEG-15.30", target=target)


def _attack(state: State, action: Attack, events: list[Event]) -> None:
    state.battle = (action.source, action.target)
    state.chance = "battle"


def _check_roll(state: State, action: Roll) -> None:
    if state.chance != "battle":
        raise refusal(state, "bad_chance", "TEG-8.3", dice=len(action.attack))
    attack, defence = dice_due(state)
    right_dice(state, action.attack, attack, "TEG-8.6")
    right_dice(state, action.defence, defence, "TEG-8.6")


def _roll(state: State, action: Roll, events: list[Event]) -> None:
    assert state.battle is not None
    source, target = state.battle
    state.battle = None
    state.chance = ""
    seat, defender = state.turn, state.owner[target]
    attack = tuple(sorted(action.attack, reverse=True))
    defence = tuple(sorted(action.defence, reverse=True))
    lost, won = losses(attack, defence)
    # More pairs can be lost than armies: wind and snow add dice, not armies (TEG-8.10, D-34).
    lost = min(lost, state.armies[source] - 1)
    won = min(won, state.armies[target])
    state.armies[source] -= lost
    state.armies[target] -= won
    events.append(AttackRolled(seat, defender, source, target, attack, defence, lost, won))
    if not state.armies[target]:
        _conquer(state, source, target, events)


def _conquer(state: State, source: int, target: int, events: list[Event]) -> None:
    """The first army goes in with the conquest; how many more is chosen next (TEG-8.11)."""
    seat, loser = state.turn, state.owner[target]
    continent_number = state.settings.board.continent_of[target]
    continent = state.settings.board.continents[continent_number].members
    loser_had_all = state.held[loser] & continent == continent
    state.owner = changed(state.owner, target, seat)
    state.held = changed(state.held, loser, state.held[loser] & ~(1 << target))
    state.held = changed(state.held, seat, state.held[seat] | 1 << target)
    state.armies[source] -= 1
    state.armies[target] = 1
    state.conquests += 1
    events.append(CountryConquered(seat, target, loser))
    if state.missiles[target]:
        events.append(MissilesCaptured(seat, target, state.missiles[target]))
    if loser_had_all and not state.continents_used[loser] >> continent_number & 1:
        events.append(ContinentCardLost(loser, continent_number))
    has_all = state.held[seat] & continent == continent
    if has_all and not state.continents_used[seat] >> continent_number & 1:
        events.append(ContinentCardGained(seat, continent_number))
    if not state.held[loser] and not any(
        loser in (state.owner[country], guest[0]) for country, guest in state.guests.items()
    ):
        eliminate(state, loser, seat, events)
    if check_victory(state, seat, events):
        return
    if state.armies[source] > 1:
        state.entry = (source, target)
    else:
        events.append(ArmiesMoved(seat, source, target, 1))


def most_to_move(state: State) -> int:
    """Largest total of the conquest move that is due: 2 or 3 armies (TEG-8.11).

    Raises
    ------
    ValueError
        If no conquest move is due.
    """
    if state.entry is None:
        raise ValueError("no conquest move is due")
    return min(3, state.armies[state.entry[0]])


def _move_options(state: State) -> list[ConquestMove]:
    if state.entry is None or state.chance:
        return []
    return [ConquestMove(state.turn, armies + 1) for armies in range(most_to_move(state))]


def _check_move(state: State, action: ConquestMove) -> None:
    entry = state.entry
    if entry is not None and action.seat == state.turn and not state.chance:
        if type(action.armies) is not int:
            raise refusal(state, "bad_amount", "TEG-4.4", armies=action.armies)
        source, target = entry
        if not 1 <= action.armies <= 3:
            raise refusal(
                state, "conquest_move_range", "TEG-8.11", armies=action.armies, target=target
            )
        if action.armies > most_to_move(state):
            raise refusal(state, "must_leave_one_army", "TEG-8.11", source=source, country=source)
        return
    own_turn(state, action.seat, ())


def _move(state: State, action: ConquestMove, events: list[Event]) -> None:
    assert state.entry is not None
    source, target = state.entry
    state.entry = None
    state.armies[source] -= action.armies - 1
    state.armies[target] += action.armies - 1
    events.append(ArmiesMoved(action.seat, source, target, action.armies))


RULES: dict[type[Action], Rule] = {
    Attack: Rule(_attack_options, _check_attack, _attack),
    ConquestMove: Rule(_move_options, _check_move, _move),
}
CHANCE_RULES: dict[type[Action], Rule] = {Roll: Rule(lambda state: [], _check_roll, _roll)}
