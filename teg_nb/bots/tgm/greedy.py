"""Bots of Tercera Guerra Mundial."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from teg_nb.analysis.odds import dice_losses
from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.games.tgm.actions import (
    Attack,
    Claim,
    EndCombat,
    EndReinforce,
    EndTurn,
    Exchange,
    Fortify,
    MoveIn,
    Place,
)
from teg_nb.engine.games.tgm.cards import exchange_value
from teg_nb.engine.games.tgm.components import Objective
from teg_nb.engine.games.tgm.observation import Observation
from teg_nb.engine.games.tgm.rounds import HAND_LIMIT
from teg_nb.engine.games.tgm.settings import Settings
from teg_nb.engine.games.tgm.state import MOST_DICE

# Larger armies are halved, both sides alike, so that one table of odds serves a whole match.
_MOST = 63

# Value of a territory to `greedy`, without a unit: only proportions matter.
_PLAIN = 1.0
_WANTED = 2.0  # the seat's own objective requires it
_ADVANCED = 4.0  # times the share of that continent already held
_TARGET = 5.0  # belongs to the seat it must destroy
_LAST_ONE = 1.0  # times the armies of the continent that it completes
_BREAKS = 0.7  # times the armies of the continent that an enemy loses
_FINISHES = 4.0  # the last territory of an enemy
_LEADER = 1.0  # belongs to the seat with the most territories, once it has many
_MANY = 18
_FIRST = 2.0  # the conquest that earns this turn's card
_DANGER = 0.5  # one's own territory, times the odds of losing it
# A worthless conquest needs these odds, each unit of value lowers them, down to a minimum.
_CAREFUL, _TEMPTED, _RECKLESS = 0.75, 0.03, 0.45
_GOOD_SET = 8  # armies for which cards are exchanged although they may be kept
_SHARES = 3  # number of territories that share the first armies, about


def greedy_policy(observation: Observation, rng: random.Random) -> Action:
    """Play by the exact odds, one decision at a time, towards the seat's own objective.

    The bot masses its armies where it can win the most valuable territories. It attacks with all
    its dice while the odds are good, and defends with all of them. It keeps cards for a good set,
    and brings armies from the interior to the front.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["tgm"].position(Blanco="Japón 9", Negro="Mongolia 2, Kamchatka 12")
    >>> action = greedy_policy(GAMES["tgm"].observe(state, 0), random.Random(1))
    >>> action.verb, state.settings.board.countries[action.target], action.dice
    ('attack', 'Mongolia', 3)
    """
    seen = observation
    if seen.settings.options.win_check == "claim":
        for action in seen.legal_actions.of_type(Claim):
            return action
    if seen.battle is not None:
        return seen.legal_actions[-1]
    if seen.entry is not None:
        return _move_in(seen)
    if seen.phase == "combat":
        return _attack(seen, rng)
    return _fortify(seen) if seen.phase == "move" else _reinforce(seen, rng)


def blunder_rate() -> dict[str, float]:
    """Return the share of merely plausible decisions, by level."""
    return {"easy": 0.3, "normal": 0.12}


# Odds


@cache
def conquest_table(most: int = _MOST) -> list[list[float]]:
    """Compute the probability that an attack to the end conquers, by the armies of both sides.

    Both sides throw all the dice they may. ``table[5][2]`` is five armies in the origin against
    two; the attacker may lose four.

    Examples
    --------
    >>> table = conquest_table()
    >>> round(table[2][1], 4), round(table[10][10], 2)
    (0.4167, 0.15)
    """
    table = [[1.0] + [0.0] * most for _ in range(most + 1)]
    for attackers in range(2, most + 1):
        for defenders in range(1, most + 1):
            dice = min(MOST_DICE, attackers - 1), min(MOST_DICE, defenders)
            table[attackers][defenders] = sum(
                chance * table[attackers - lost][defenders - won]
                for (lost, won), chance in _throw(*dice).items()
            )
    return table


@cache
def _throw(attack: int, defence: int) -> Mapping[tuple[int, int], float]:
    return {pair: float(chance) for pair, chance in dice_losses(attack, defence).items()}


def _chance(attackers: int, defenders: int) -> float:
    """Return the probability of conquest; armies beyond the table are halved."""
    while attackers > _MOST or defenders > _MOST:
        attackers >>= 1
        defenders = max(defenders >> 1, 1)
    return conquest_table()[attackers][defenders]


# Aims of the greedy player


class _Aims(NamedTuple):
    """Values of conquests for a seat."""

    continents: list[float]  # for any owner of the territory
    worth: list[list[float]]  # by owner and continent


def _aims(seen: Observation) -> _Aims:
    return _aims_of(seen.settings, _seat(seen), seen.held, _card(seen))


@lru_cache(maxsize=256)  # the same until a territory changes hands
def _aims_of(settings: Settings, seat: int, held: tuple[int, ...], card: Objective | None) -> _Aims:
    board = settings.board
    have = [(held[seat] & continent.members).bit_count() for continent in board.continents]
    wanted = _wanted(settings, card, have)
    continents, worth = [], []
    for number, continent in enumerate(board.continents):
        size = len(continent.countries)
        value = _PLAIN + continent.armies * have[number] / (size * size)
        if number in wanted and have[number] < size:
            value += _WANTED + _ADVANCED * have[number] / size
        if size - have[number] == 1:
            value += _LAST_ONE * continent.armies
        continents.append(value)
    counts = [bits.bit_count() for bits in held]
    most = max(counts)
    breaks = [(continent.members, _BREAKS * continent.armies) for continent in board.continents]
    for enemy, count in enumerate(counts):
        value = _TARGET if card is not None and card.destroy == enemy else 0.0
        if count == 1:
            value += _FINISHES
        if count == most and count >= _MANY:
            value += _LEADER
        others = ~held[enemy]
        worth.append(
            [
                base + value if others & every else base + value + broken
                for base, (every, broken) in zip(continents, breaks, strict=True)
            ]
        )
    return _Aims(continents, worth)


def _card(seen: Observation) -> Objective | None:
    """Return the seat's objective, or None if the objective was replaced."""
    known = seen.objective >= 0 and not seen.replaced
    return seen.settings.objectives[seen.objective] if known else None


def _wanted(settings: Settings, card: Objective | None, have: list[int]) -> set[int]:
    """Return the continents that the objective requires; open choices are the most complete."""
    if card is None:
        return set()
    wanted = set(card.continents)
    if card.more:
        missing = sorted(
            (len(continent.countries) - have[number], number)
            for number, continent in enumerate(settings.board.continents)
            if number not in wanted
        )
        wanted |= {number for _, number in missing[: card.more]}
    return wanted


def _value(seen: Observation, aims: _Aims, country: int) -> float:
    return aims.worth[seen.owner[country]][seen.settings.board.continent_of[country]]


def _seat(seen: Observation) -> int:
    assert seen.viewer is not None
    return seen.viewer


def _front(seen: Observation) -> Mapping[int, tuple[int, ...]]:
    """Return the seat's border territories, with their foreign neighbours."""
    return _borders(seen.settings, seen.held[_seat(seen)])


@lru_cache(maxsize=256)
def _borders(settings: Settings, own: int) -> Mapping[int, tuple[int, ...]]:
    near = settings.board.neighbour_sets
    return {
        country: members(near[country] & ~own) for country in members(own) if near[country] & ~own
    }


def _best_gain(seen: Observation, aims: _Aims, enemies: Iterable[int], armies: int) -> float:
    """Return the value of the best attack on one of some territories with these armies."""
    owner, present, where = seen.owner, seen.armies, seen.settings.board.continent_of
    table, worth = conquest_table(), aims.worth
    row = table[armies] if armies <= _MOST else ()
    gains = [
        worth[owner[enemy]][where[enemy]]
        * (row[present[enemy]] if present[enemy] < len(row) else _chance(armies, present[enemy]))
        for enemy in enemies
    ]
    return max(gains, default=0.0)


def _spreads(seen: Observation) -> bool:
    """Check if the objective only lacks armies in the territories that the seat has."""
    card = _card(seen)
    if card is None or card.armies < 2:
        return False
    return seen.held[_seat(seen)].bit_count() >= card.territories


# Decisions of the greedy player, by phase


def _reinforce(seen: Observation, rng: random.Random) -> Action:
    sets = seen.legal_actions.of_type(Exchange)
    if sets:
        best = max(sets, key=lambda exchange: _worth(seen, exchange))
        forced = seen.settings.options.variant == "world" or len(seen.hand) == HAND_LIMIT
        if forced or _worth(seen, best)[0] >= _GOOD_SET:
            return best
    return _place(seen, rng) if seen.pool else EndReinforce(_seat(seen))


def _worth(seen: Observation, action: Exchange) -> tuple[int, int]:
    """Count the armies of an exchange, and its territories that earn a reward."""
    own = seen.held[_seat(seen)]
    armies = exchange_value(seen, action.cards)
    return armies, sum(own >> card & 1 for card in action.cards)


def _place(seen: Observation, rng: random.Random) -> Action:
    seat = _seat(seen)
    own = members(seen.held[seat])
    if _spreads(seen):
        weak = [country for country in own if seen.armies[country] == 1]
        if weak:
            return Place(seat, rng.choice(weak), 1)
    first = seen.phase == "placing"
    armies = max(1, -(-seen.due[seat] // _SHARES)) if first else seen.pool
    armies = min(armies, seen.pool)
    aims, front, where = _aims(seen), _front(seen), seen.settings.board.continent_of
    best, best_score = own[0], -1.0
    for country in own:
        score, danger = rng.random() * 1e-3, 0.0
        if country in front:
            present = seen.armies[country]
            score += _best_gain(seen, aims, front[country], present + armies)
            danger = max([_chance(seen.armies[enemy], present) for enemy in front[country]])
        score += _DANGER * danger * aims.continents[where[country]]
        if score > best_score:
            best, best_score = country, score
    return Place(seat, best, armies)


def _attack(seen: Observation, rng: random.Random) -> Action:
    aims, table, armies = _aims(seen), conquest_table(), seen.armies
    first = 0.0 if seen.conquests else _FIRST
    best: Action = EndCombat(_seat(seen))
    best_score = 0.0
    for (source, target), dice in seen.legal_actions.of_type(Attack).max_amounts():
        mine, theirs = armies[source], armies[target]
        odds = table[mine][theirs] if mine <= _MOST >= theirs else _chance(mine, theirs)
        if odds < _RECKLESS:
            continue
        value = _value(seen, aims, target) + first
        if odds < _CAREFUL - _TEMPTED * value:
            continue
        score = value * odds + rng.random() * 1e-3
        if score > best_score:
            best, best_score = Attack(_seat(seen), source, target, dice), score
    return best


def _move_in(seen: Observation) -> Action:
    """Move all armies in where the next attack is worth more, else none."""
    assert seen.entry is not None
    source, target = seen.entry
    most = seen.armies[source] - 1
    if _spreads(seen):
        return MoveIn(_seat(seen), most // 2)
    aims, front = _aims(seen), _front(seen)
    stay = _best_gain(seen, aims, front.get(source, ()), most + 1)
    go = _best_gain(seen, aims, front.get(target, ()), seen.armies[target] + most)
    inside = source not in front and target in front
    return MoveIn(_seat(seen), most if inside or go >= stay else 0)


def _fortify(seen: Observation) -> Action:
    """Move the largest army of the interior one step towards the front."""
    seat = _seat(seen)
    if _spreads(seen):
        return _fill(seen)
    away = _steps_to_front(seen.settings, seen.held[seat])
    best: Action = EndTurn(seat)
    best_armies = 0
    for (source, target), armies in seen.legal_actions.of_type(Fortify).max_amounts():
        if away.get(source, 0) > away.get(target, 99) and armies > best_armies:
            best, best_armies = Fortify(seat, source, target, armies), armies
    return best


def _fill(seen: Observation) -> Action:
    """Place one army in a territory that has only one."""
    for action in seen.legal_actions.of_type(Fortify):
        if seen.armies[action.target] == 1 and seen.armies[action.source] > 2:
            return action
    return EndTurn(_seat(seen))


@lru_cache(maxsize=256)
def _steps_to_front(settings: Settings, own: int) -> Mapping[int, int]:
    """Count the own territories between each of the seat's territories and an enemy."""
    near = settings.board.neighbour_sets
    edge = list(_borders(settings, own))
    steps = dict.fromkeys(edge, 0)
    while edge:
        reached = []
        for country in edge:
            for neighbour in members(own & near[country]):
                if neighbour not in steps:
                    steps[neighbour] = steps[country] + 1
                    reached.append(neighbour)
        edge = reached
    return steps
