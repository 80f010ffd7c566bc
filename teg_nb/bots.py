"""Policies: bots that choose an action from what their seat may know.

A policy is a function ``(observation, rng) -> action``. It keeps nothing between calls and takes
every choice from `rng`, so a match between bots is the same for the same seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from teg_nb.engine.board import members
from teg_nb.engine.game import Action
from teg_nb.engine.games.teg.actions import (
    Attack,
    Bonus,
    ConquestMove,
    EndTurn,
    Exchange,
    Place,
    Regroup,
    RequestCard,
)
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.match import Policy
from teg_nb.odds import conquest_table

# Larger armies are halved, both sides alike, so that one table of odds serves a whole match.
_MOST = 63

# How much a country is worth to `greedy`, in no unit: only their proportions matter.
_PLAIN = 1.0
_WANTED = 2.0  # its own objective asks for it
_ADVANCED = 4.0  # times the share of that continent it has already
_TARGET = 5.0  # belongs to the seat it must destroy
_LAST_ONE = 1.0  # times the armies of the continent that it completes
_BREAKS = 0.7  # times the armies of the continent that an enemy loses
_FINISHES = 4.0  # the last country of an enemy, whose cards are inherited
_LEADER = 3.0  # belongs to a seat that is close to the common objective
_FIRST = 2.0  # the conquest that earns this turn's card
_DANGER = 0.5  # one's own country, times the odds of losing it
# A worthless conquest needs these odds, one worth a unit more needs so much less, none goes below.
_CAREFUL, _TEMPTED, _RECKLESS = 0.75, 0.03, 0.45


def random_policy(observation: Observation, rng: random.Random) -> Action:
    """Choose any legal action, each with the same chance.

    Examples
    --------
    >>> from teg_nb.engine.match import Match
    >>> match = Match(seats=3).run(random_policy, random.Random(1), limit=200)
    >>> len(match)
    200
    """
    legal = observation.legal_actions
    return legal[int(rng.random() * len(legal))]


def greedy_policy(observation: Observation, rng: random.Random) -> Action:
    """Play by the exact odds, one decision at a time, towards the seat's own objective.

    It masses its armies where the most valuable countries can be won, attacks while the odds are
    good, brings armies from the interior to the front, and never forgets a canje, card or bonus.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> from teg_nb.engine.games import GAMES
    >>> state = position(Blanco="Portugal 9", Negro="España 2, Gran Bretaña 12")
    >>> seen = GAMES["teg"].observe(state, 0)
    >>> action = greedy_policy(seen, random.Random(1))
    >>> action.verb, state.settings.board.countries[action.target]
    ('attack', 'España')
    """
    if observation.viewer != observation.turn:  # a claim of victory, out of turn
        return random_policy(observation, rng)
    if observation.entry is not None:
        return _conquest_move(observation)
    choose = _BY_PHASE.get(observation.phase, random_policy)
    return choose(observation, rng)


POLICIES: dict[str, Policy] = {"random": random_policy, "greedy": greedy_policy}
"""The bots, by name."""


def policies(text: str, seats: int) -> list[Policy]:
    """One policy for each seat, from their names in wheel order.

    Parameters
    ----------
    text : str
        Names separated by commas; they start again from the first when there are more seats.
    seats : int
        Number of seats.

    Raises
    ------
    ValueError
        For an unknown name; the message lists those that exist.

    Examples
    --------
    >>> [policy.__name__ for policy in policies("greedy,random", 3)]
    ['greedy_policy', 'random_policy', 'greedy_policy']
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in POLICIES:
            raise ValueError(f"no bot {name!r}; there are {', '.join(POLICIES)}")
    if len(names) > seats:
        raise ValueError(f"{len(names)} bots for {seats} seats")
    return [POLICIES[names[seat % len(names)]] for seat in range(seats)]


# What greedy wants


class _Aims(NamedTuple):
    """What a conquest is worth to a seat: by continent, and by the seat that loses it."""

    continents: list[float]
    owners: list[float]
    breaks: dict[tuple[int, int], float]  # by owner and continent that it holds alone


def _aims(seen: Observation) -> _Aims:
    seat, board = seen.turn, seen.settings.board
    held = seen.held[seat]
    have = [(held & continent.members).bit_count() for continent in board.continents]
    need = _needed(seen, have)
    worth = []
    for number, continent in enumerate(board.continents):
        size = len(continent.countries)
        value = _PLAIN + continent.armies * have[number] / (size * size)
        if have[number] < need[number]:
            value += _WANTED + _ADVANCED * have[number] / need[number]
        if size - have[number] == 1:
            value += _LAST_ONE * continent.armies
        worth.append(value)
    owners = []
    breaks = {}
    goal = seen.settings.options.common_objective_countries
    for enemy, bits in enumerate(seen.held):
        count = bits.bit_count()
        value = _TARGET if enemy == seen.target else 0.0
        if count == 1:
            value += _FINISHES + seen.hand_sizes[enemy]
        if 4 * count > 3 * goal:
            value += _LEADER
        owners.append(value)
        if enemy != seat and count > 5:
            for number, continent in enumerate(board.continents):
                if bits & continent.members == continent.members:
                    breaks[enemy, number] = _BREAKS * continent.armies
    return _Aims(worth, owners, breaks)


def _needed(seen: Observation, have: list[int]) -> list[int]:
    """Countries of each continent that the seat's objectives ask for."""
    facts, board = seen.settings.facts, seen.settings.board
    need = [0] * len(have)
    for number in seen.objectives:
        card = facts.objectives[number]
        need = [max(pair) for pair in zip(need, card.need, strict=True)]
        if card.islands:
            for place, continent in enumerate(board.continents):
                if not card.need[place] and seen.settings.islands & continent.members:
                    need[place] = max(need[place], 2)
    return need


def _value(seen: Observation, aims: _Aims, country: int) -> float:
    owner, where = seen.owner[country], seen.settings.board.continent_of[country]
    return aims.continents[where] + aims.owners[owner] + aims.breaks.get((owner, where), 0.0)


def _odds(seen: Observation) -> list[list[float]]:
    situation = seen.settings.facts.situations[seen.situation].id if seen.situation >= 0 else ""
    double = seen.settings.options.double_rule
    return conquest_table(_MOST, _MOST, situation=situation, double=double)


def _chance(table: list[list[float]], attackers: int, defenders: int) -> float:
    """Probability of conquest; above the size of the table, that of armies half as large."""
    while attackers > _MOST or defenders > _MOST:
        attackers >>= 1
        defenders = max(defenders >> 1, 1)
    return table[attackers][defenders]


def _front(seen: Observation, seat: int) -> dict[int, tuple[int, ...]]:
    """Countries of a seat that touch an enemy, with those enemies."""
    held, near = seen.held[seat], seen.settings.board.neighbour_sets
    return {
        country: members(near[country] & ~held)
        for country in members(held)
        if near[country] & ~held
    }


# What greedy does, phase by phase


def _reinforce(seen: Observation, rng: random.Random) -> Action:
    legal = seen.legal_actions
    sets = [action for action in legal if isinstance(action, Exchange)]
    if sets:
        return _cheapest(seen, sets)
    return _place(seen, rng)


def _cheapest(seen: Observation, sets: Iterable[Exchange]) -> Exchange:
    """Give the fewest country cards, and those whose bonus is used up."""
    used = seen.bonus_used
    return min(sets, key=lambda each: (len(each.cards), -sum(card in used for card in each.cards)))


def _place(seen: Observation, rng: random.Random) -> Action:
    legal = seen.legal_actions
    # Amounts rise, so that the last action of each country is its largest.
    largest = {action.country: action.armies for action in legal if isinstance(action, Place)}
    if not largest:
        return _end(seen)
    front = _front(seen, seen.turn)
    aims, table, armies = _aims(seen), _odds(seen), seen.armies
    where = seen.settings.board.continent_of
    best, best_score = -1, -1.0
    for country, most in largest.items():
        wins = danger = 0.0
        for enemy in front.get(country, ()):
            odds = _chance(table, armies[country] + most, armies[enemy])
            wins = max(wins, _value(seen, aims, enemy) * odds)
            danger = max(danger, _chance(table, armies[enemy], armies[country]))
        score = wins + _DANGER * danger * aims.continents[where[country]] + rng.random() * 1e-3
        if score > best_score:
            best, best_score = country, score
    return Place(seen.turn, best, largest[best])


def _end(seen: Observation) -> Action:
    """Pass on: the end of the phase is listed before that of the turn, a claim of victory last."""
    legal = seen.legal_actions
    last = legal[-1]
    return legal[-2] if isinstance(last, EndTurn) and len(legal) > 1 else last


def _attack(seen: Observation, rng: random.Random) -> Action:
    aims, table, armies = _aims(seen), _odds(seen), seen.armies
    first = 0.0 if seen.conquests else _FIRST
    best: Action | None = None
    best_score = 0.0
    for action in seen.legal_actions:
        if not isinstance(action, Attack):
            continue
        odds = _chance(table, armies[action.source], armies[action.target])
        if odds < _RECKLESS:
            continue
        value = _value(seen, aims, action.target) + first
        if odds < _CAREFUL - _TEMPTED * value:
            continue
        score = value * odds + rng.random() * 1e-3
        if score > best_score:
            best, best_score = action, score
    return best or _end(seen)


def _conquest_move(seen: Observation) -> Action:
    assert seen.entry is not None
    source, target = seen.entry
    most = sum(isinstance(action, ConquestMove) for action in seen.legal_actions)
    enemies = ~seen.held[seen.turn]
    near = seen.settings.board.neighbour_sets
    if not near[target] & enemies:
        return ConquestMove(seen.turn, 1)
    if not near[source] & enemies:
        return ConquestMove(seen.turn, most)
    aims = _aims(seen)
    here = max(_value(seen, aims, each) for each in members(near[source] & enemies))
    there = max(_value(seen, aims, each) for each in members(near[target] & enemies))
    return ConquestMove(seen.turn, most if there >= here else 1)


def _regroup(seen: Observation, rng: random.Random) -> Action:
    """Every country of the interior sends what it can one step nearer to the best front."""
    seat, held = seen.turn, seen.held[seen.turn]
    near = seen.settings.board.neighbour_sets
    spare = [
        country
        for country in members(held)
        if not near[country] & ~held and seen.armies[country] > 1 and seen.movable[country]
    ]
    if spare:
        pull = _pulls(seen)
        for country in spare:
            target = max(members(near[country] & held), key=pull.__getitem__)
            if pull[target] > pull[country]:
                armies = min(seen.movable[country], seen.armies[country] - 1)
                return Regroup(seat, country, target, armies)
    return _end(seen)


def _pulls(seen: Observation) -> dict[int, float]:
    """How much each country of the seat wants armies: less with every step from the front."""
    held, near = seen.held[seen.turn], seen.settings.board.neighbour_sets
    aims = _aims(seen)
    front = _front(seen, seen.turn)
    pull = {
        country: max(_value(seen, aims, enemy) for enemy in enemies)
        for country, enemies in front.items()
    }
    edge = list(pull)
    while edge:
        reached: dict[int, float] = {}
        for here in edge:
            for there in members(near[here] & held):
                if there not in pull:
                    reached[there] = max(reached.get(there, 0.0), pull[here] / 2)
        pull.update(reached)
        edge = list(reached)
    return pull


def _card(seen: Observation, rng: random.Random) -> Action:
    for action in seen.legal_actions:
        if isinstance(action, (RequestCard, Bonus)):
            return action
    return _end(seen)


_BY_PHASE: Mapping[str, Policy] = {
    "initial_1": _place,
    "initial_2": _place,
    "extra_reinforcement": _place,
    "reinforce": _reinforce,
    "attack": _attack,
    "regroup": _regroup,
    "card": _card,
}
