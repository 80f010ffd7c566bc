"""A bot for EGGAR.

`greedy_policy` thinks of one decision at a time. It walks towards the flag that is cheapest to
reach, soldiers in the way counted as a detour, keeps its own flag out of the reach of one roll, and
attacks where the odds and what is at stake are on its side. It sees what its seat may know and no
more: of a question it knows the right answer only when it reads the card itself, so it answers by
guessing, each choice with the same chance.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from heapq import heappop, heappush

from teg_nb.engine.actions import Action
from teg_nb.engine.games.eggar import Eggar
from teg_nb.engine.games.eggar.actions import Answer, Ask, Attack, Move, Remove
from teg_nb.engine.games.eggar.grid import SOLDIERS, Grid
from teg_nb.engine.games.eggar.observation import Observation
from teg_nb.engine.games.eggar.queries import seat_of
from teg_nb.engine.games.eggar.state import State

FOE_COST, FRIEND_COST = 3.0, 1.0
"""Steps that a soldier in the way is worth: an enemy has to be beaten, a friend may step aside."""

FRONT = (1.0, 0.7, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01)
"""What a step nearer to the flag is worth, for the foremost soldier, the next, ..."""

DANGER = 15.0
"""What an enemy that may enter one's flag in the next turn costs, times the chance of its roll."""

TRIED = 12
"""How many of the best moves are looked at for what they leave open behind."""

Distances = Sequence[float]


@cache
def odds(group: int) -> float:
    """Chance that a group of so many soldiers wins a fight, ties rolled again (EGG-6.2, EGG-6.6).

    Examples
    --------
    >>> [round(odds(group), 3) for group in (1, 2, 3, 4)]
    [0.5, 0.694, 0.792, 0.849]
    """
    sides = range(1, 7)
    higher = sum(1 - (die / 6) ** group for die in sides)
    lower = sum(((die - 1) / 6) ** group for die in sides)
    return higher / (higher + lower)


def greedy_policy(seen: Observation, rng: random.Random) -> Action | None:
    """Choose by the estimates of this module; None if there is nothing to decide.

    Examples
    --------
    >>> from teg_nb.engine.games.eggar import Eggar
    >>> game = Eggar()
    >>> state = game.position(Verde="K11", Azul="7 M1", steps=2)
    >>> action = greedy_policy(game.observe(state, 0), random.Random(1))
    >>> [state.settings.board.names[square] for square in action.path]
    ['L11', 'L12']
    """
    legal = seen.legal_actions
    if not legal:
        return None
    kind = type(legal[0])
    if kind is Answer:
        return rng.choice([each for each in legal.of_type(Answer) if each.choice >= 0])
    if kind is Ask:
        return legal[-1]  # the hardest
    if kind is Remove:
        return _removal(seen)
    return _move(seen) if seen.phase == "move" else _attack(seen)


def blunder_rate() -> dict[str, float]:
    """Share of the decisions of a level that are anything plausible."""
    return {"easy": 0.8, "normal": 0.4}


def novice_policy(seen: Observation, rng: random.Random) -> Action | None:
    """What a beginner may do: something sensible, but with any soldier and at any time.

    One runs for a flag, chases an enemy or comes home to guard, as far as it likes; only a flag
    that can be entered is never missed. Of attacks, or their end, and of answers it is any.

    Examples
    --------
    >>> from teg_nb.engine.games.eggar import Eggar
    >>> game = Eggar()
    >>> state = game.position(Verde="K11, A3", Azul="7 M1", steps=2)
    >>> seen, names = game.observe(state, 0), state.settings.board.names
    >>> {names[novice_policy(seen, random.Random(seed)).path[-1]] for seed in range(9)}
    {'L12'}
    """
    legal = seen.legal_actions
    moves = legal.of_type(Move)
    if moves:
        return _plausible_move(seen, moves, rng)
    return legal.of_type(rng.choice(legal.kinds())).choice(rng) if legal else None


def evaluate(game: Eggar, state: State) -> list[float]:
    """By seat, its share of the soldiers, and as much again for one that stands at a flag."""
    board, seats = state.settings.board, len(state.settings.seats)
    strengths = []
    for seat in range(seats):
        army = state.soldiers[seat * SOLDIERS : (seat + 1) * SOLDIERS]
        mine = [square for square in army if square >= 0]
        flags = [flag for other, flag in enumerate(board.flags) if other != seat]
        away = min((board.distance(square, flag) for square in mine for flag in flags), default=99)
        strengths.append(len(mine) / SOLDIERS + (1 / (1 + away) if mine else 0.0))
    return strengths


# Moving


def _move(seen: Observation) -> Action:
    """The move after which the position looks best, or the end of the movement."""
    legal = seen.legal_actions
    moves = legal.of_type(Move)
    board, me = seen.settings.board, seen.turn
    flags = {flag for seat, flag in enumerate(board.flags) if seat != me}
    for move in moves:
        if move.path[-1] in flags:
            return move
    away = _target(seen)
    ranked = sorted(moves, key=lambda each: -_advance(seen.soldiers, me, away, each))
    best, most = None, 0.0
    ends = [each for each in legal if not isinstance(each, Move)]
    if ends:
        best, most = ends[0], _worth(seen, away, None) + 1e-6
    for move in _with_returns(ranked, seen):
        worth = _worth(seen, away, move)
        if best is None or worth > most:
            best, most = move, worth
    return best or legal[0]


def _plausible_move(seen: Observation, moves: Sequence[Move], rng: random.Random) -> Move:
    """Nearer to another's flag, to an enemy or to the own flag; into a flag, if it is in reach."""
    board, me = seen.settings.board, seen.turn
    flags = [flag for seat, flag in enumerate(board.flags) if seat != me]
    enemies = [sq for each, sq in enumerate(seen.soldiers) if sq >= 0 and seat_of(each) != me]
    for move in moves:
        if move.path[-1] in flags:
            return move
    aims = rng.choice([flags, enemies, [board.flags[me]]])

    def away(square: int) -> int:
        return min(board.distance(square, aim) for aim in aims)

    nearer = [move for move in moves if away(move.path[-1]) < away(seen.soldiers[move.soldier])]
    return rng.choice(nearer or moves)


def _with_returns(ranked: list[Move], seen: Observation) -> list[Move]:
    """The moves worth a closer look: those that go forward, and those that come home to defend."""
    board, me = seen.settings.board, seen.turn
    home = board.flags[me]
    if _risk(seen.soldiers, board, me) == 0:
        return ranked[:TRIED]
    near = [move for move in ranked[TRIED:] if board.distance(move.path[-1], home) <= 2]
    return ranked[:TRIED] + near


def _after(soldiers: Sequence[int], move: Move | None) -> list[int]:
    changed = list(soldiers)
    if move is not None:
        changed[move.soldier] = move.path[-1]
    return changed


def _advance(soldiers: Sequence[int], me: int, away: Distances, move: Move | None) -> float:
    """How far forward the soldiers of a seat stand: the foremost count most."""
    mine = _after(soldiers, move)[me * SOLDIERS : (me + 1) * SOLDIERS]
    steps = sorted(away[square] for square in mine if square >= 0)
    return -sum(weight * step for weight, step in zip(FRONT, steps, strict=False))


def _worth(seen: Observation, away: Distances, move: Move | None) -> float:
    """What a position is worth after a move: ground won, fights at hand, the danger at home."""
    soldiers, me = _after(seen.soldiers, move), seen.turn
    board = seen.settings.board
    worth = _advance(seen.soldiers, me, away, move)
    worth += _fights(soldiers, board, me)
    return worth - DANGER * _risk(soldiers, board, me)


def _fights(soldiers: Sequence[int], board: Grid, me: int) -> float:
    """The best odds, above even, of an attack that could follow."""
    where = {square: soldier for soldier, square in enumerate(soldiers) if square >= 0}
    best = 0.0
    for square, soldier in where.items():
        if seat_of(soldier) == me:
            continue
        around = (where.get(each, -1) for each in board.neighbours[square])
        group = sum(each >= 0 and seat_of(each) == me for each in around)
        if group > 1:
            best = max(best, 2 * odds(group) - 1)
    return best


def _risk(soldiers: Sequence[int], board: Grid, me: int) -> float:
    """Chance that the enemy nearest to one's flag rolls enough to enter it."""
    enemies = {square for each, square in enumerate(soldiers) if seat_of(each) != me}
    taken = set(soldiers)
    edge, done = [board.flags[me]], {board.flags[me]}
    for step in range(1, 7):
        reached = []
        for here in edge:
            for there in board.neighbours[here]:
                if there in enemies:
                    return (7 - step) / 6
                if there not in done and there not in taken:
                    done.add(there)
                    reached.append(there)
        edge = reached
    return 0.0


def _target(seen: Observation) -> Distances:
    """Distances to the enemy flag that is cheapest to reach for the foremost soldiers."""
    me = seen.turn
    fields = [
        _distances(seen.soldiers, seen.settings.board, me, flag)
        for seat, flag in enumerate(seen.settings.board.flags)
        if seat != me
    ]
    return max(fields, key=lambda away: _advance(seen.soldiers, me, away, None))


def _distances(soldiers: Sequence[int], board: Grid, me: int, flag: int) -> Distances:
    """Cost of the way from each square to a flag; soldiers in the way count as detours."""
    cost = [1.0] * len(board.names)
    for soldier, square in enumerate(soldiers):
        if square >= 0:
            cost[square] += FRIEND_COST if seat_of(soldier) == me else FOE_COST
    away = [float("inf")] * len(cost)
    away[flag] = 0.0
    heap = [(0.0, flag)]
    while heap:
        so_far, here = heappop(heap)
        if so_far > away[here]:
            continue
        # Who leaves a square does not pay for standing on it; who comes through it does.
        onward = so_far + cost[here]
        for there in board.neighbours[here]:
            if onward < away[there]:
                away[there] = onward
                heappush(heap, (onward, there))
    return away


# Attacking


def _attack(seen: Observation) -> Action:
    """The attack that is expected to win most, or the end of the attacks."""
    legal = seen.legal_actions
    attacks = legal.of_type(Attack)
    best = max(attacks, key=lambda each: _expected(seen, each))
    return best if _expected(seen, best) > 0.05 else legal[-1]


def _expected(seen: Observation, attack: Attack) -> float:
    """What an attack wins and loses on the average, in soldiers."""
    group = len(attack.soldiers)
    lost = [_value(seen, soldier) for soldier in attack.soldiers]
    stake = sum(lost) if seen.settings.options.group_loser == "all" else sum(lost) / group
    return odds(group) * _value(seen, attack.target) - (1 - odds(group)) * stake


def _value(seen: Observation, soldier: int) -> float:
    """What a soldier is worth: more if it guards or threatens a flag, most if it is the last."""
    board, square, owner = seen.settings.board, seen.soldiers[soldier], seat_of(soldier)
    value = 1.0
    if board.distance(square, board.flags[owner]) == 1:
        value += 0.8
    for seat, flag in enumerate(board.flags):
        if seat != owner and board.distance(square, flag) <= 6:
            value += 1.0 if owner != seen.turn and seat == seen.turn else 0.4
    left = sum(each >= 0 for each in seen.soldiers[owner * SOLDIERS : (owner + 1) * SOLDIERS])
    return value + 2.0 / left


def _removal(seen: Observation) -> Action:
    """One's own soldier that is worth least; of another's, the one nearest to one's own army."""
    me = seen.viewer
    choices = seen.legal_actions.of_type(Remove)
    if seat_of(choices[0].soldier) == me:
        return min(choices, key=lambda each: _value(seen, each.soldier))
    board = seen.settings.board
    mine = [sq for each, sq in enumerate(seen.soldiers) if sq >= 0 and seat_of(each) == me]

    def nearness(action: Remove) -> int:
        here = seen.soldiers[action.soldier]
        return min(board.distance(here, square) for square in mine)

    return min(choices, key=nearness)
