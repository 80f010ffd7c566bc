"""A bot for EGGAR.

`greedy_policy` considers one decision at a time. It walks towards the flag that is cheapest to
reach, where soldiers in the way count as a detour. It keeps its own flag out of the reach of one
roll, and attacks where the odds and the stakes are in its favour. It uses only its observation. It
knows the right answer of a question only if it reads the card, so it answers by guessing, each
choice with the same chance.
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
"""Cost in steps of a soldier in the way: an enemy has to be beaten, a friend may step aside."""

FRONT = (1.0, 0.7, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01)
"""Value of a step nearer to the flag, for the foremost soldier, the next, ..."""

DANGER = 15.0
"""Cost of an enemy that may enter the own flag in the next turn, times the chance of its roll."""

TRIED = 12
"""Number of best moves that are checked for the danger they leave behind."""

Distances = Sequence[float]


@cache
def odds(group: int) -> float:
    """Return the chance of a group of this size to win, ties rolled again (EGG-6.2, EGG-6.6).

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
        return rng.choice([answer for answer in legal.of_type(Answer) if answer.choice >= 0])
    if kind is Ask:
        return legal[-1]  # the hardest
    if kind is Remove:
        return _removal(seen)
    return _move(seen) if seen.phase == "move" else _attack(seen)


def blunder_rate() -> dict[str, float]:
    """Return the share of merely plausible decisions, by level."""
    return {"easy": 0.8, "normal": 0.4}


def novice_policy(seen: Observation, rng: random.Random) -> Action | None:
    """Choose an action as a beginner would: sensible, but with any soldier and at any time.

    A beginner runs for a flag, chases an enemy or returns to guard, over any distance. A flag
    within reach is always entered. Attacks, their end, and answers are drawn at random.

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
    """Return each seat's share of its soldiers, and up to 1 more for the one nearest to a flag."""
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
    """Choose the move with the best resulting position, or the end of the movement."""
    legal = seen.legal_actions
    moves = legal.of_type(Move)
    board, me = seen.settings.board, seen.turn
    flags = {flag for seat, flag in enumerate(board.flags) if seat != me}
    for move in moves:
        if move.path[-1] in flags:
            return move
    away = _target(seen)
    ranked = sorted(moves, key=lambda move: -_advance(seen.soldiers, me, away, move))
    best, most = None, 0.0
    ends = [action for action in legal if not isinstance(action, Move)]
    if ends:
        best, most = ends[0], _worth(seen, away, None) + 1e-6
    for move in _with_returns(ranked, seen):
        worth = _worth(seen, away, move)
        if best is None or worth > most:
            best, most = move, worth
    return best or legal[0]


def _plausible_move(seen: Observation, moves: Sequence[Move], rng: random.Random) -> Move:
    """Choose a move to a foreign flag, an enemy or the own flag; into a flag, if possible."""
    board, me = seen.settings.board, seen.turn
    flags = [flag for seat, flag in enumerate(board.flags) if seat != me]
    enemies = [sq for soldier, sq in enumerate(seen.soldiers) if sq >= 0 and seat_of(soldier) != me]
    for move in moves:
        if move.path[-1] in flags:
            return move
    aims = rng.choice([flags, enemies, [board.flags[me]]])

    def away(square: int) -> int:
        return min(board.distance(square, aim) for aim in aims)

    nearer = [move for move in moves if away(move.path[-1]) < away(seen.soldiers[move.soldier])]
    return rng.choice(nearer or moves)


def _with_returns(ranked: list[Move], seen: Observation) -> list[Move]:
    """Select the moves to examine: those that go forward, and those that return to defend."""
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
    """Measure the advance of a seat's soldiers after a move: the foremost count most."""
    mine = _after(soldiers, move)[me * SOLDIERS : (me + 1) * SOLDIERS]
    steps = sorted(away[square] for square in mine if square >= 0)
    return -sum(weight * step for weight, step in zip(FRONT, steps, strict=False))


def _worth(seen: Observation, away: Distances, move: Move | None) -> float:
    """Evaluate a position after a move: ground won, possible fights, danger to the own flag."""
    soldiers, me = _after(seen.soldiers, move), seen.turn
    board = seen.settings.board
    worth = _advance(seen.soldiers, me, away, move)
    worth += _fights(soldiers, board, me)
    return worth - DANGER * _risk(soldiers, board, me)


def _fights(soldiers: Sequence[int], board: Grid, me: int) -> float:
    """Return the best odds, above even, of an attack that could follow."""
    where = {square: soldier for soldier, square in enumerate(soldiers) if square >= 0}
    best = 0.0
    for square, soldier in where.items():
        if seat_of(soldier) == me:
            continue
        around = (where.get(neighbour, -1) for neighbour in board.neighbours[square])
        group = sum(other >= 0 and seat_of(other) == me for other in around)
        if group > 1:
            best = max(best, 2 * odds(group) - 1)
    return best


def _risk(soldiers: Sequence[int], board: Grid, me: int) -> float:
    """Return the chance that the enemy nearest to the own flag rolls enough to enter it."""
    enemies = {square for soldier, square in enumerate(soldiers) if seat_of(soldier) != me}
    taken = set(soldiers)
    edge, done = [board.flags[me]], {board.flags[me]}
    for step in range(1, 7):
        reached = []
        for square in edge:
            for neighbour in board.neighbours[square]:
                if neighbour in enemies:
                    return (7 - step) / 6
                if neighbour not in done and neighbour not in taken:
                    done.add(neighbour)
                    reached.append(neighbour)
        edge = reached
    return 0.0


def _target(seen: Observation) -> Distances:
    """Return the distances to the enemy flag that is cheapest for the foremost soldiers."""
    me = seen.turn
    fields = [
        _distances(seen.soldiers, seen.settings.board, me, flag)
        for seat, flag in enumerate(seen.settings.board.flags)
        if seat != me
    ]
    return max(fields, key=lambda away: _advance(seen.soldiers, me, away, None))


def _distances(soldiers: Sequence[int], board: Grid, me: int, flag: int) -> Distances:
    """Compute path costs from each square to a flag; soldiers in the way count as detours."""
    cost = [1.0] * len(board.names)
    for soldier, square in enumerate(soldiers):
        if square >= 0:
            cost[square] += FRIEND_COST if seat_of(soldier) == me else FOE_COST
    away = [float("inf")] * len(cost)
    away[flag] = 0.0
    heap = [(0.0, flag)]
    while heap:
        so_far, square = heappop(heap)
        if so_far > away[square]:
            continue
        # The start square costs nothing; every square that is entered does.
        onward = so_far + cost[square]
        for neighbour in board.neighbours[square]:
            if onward < away[neighbour]:
                away[neighbour] = onward
                heappush(heap, (onward, neighbour))
    return away


# Attacking


def _attack(seen: Observation) -> Action:
    """Choose the attack with the highest expected gain, or the end of the attacks."""
    legal = seen.legal_actions
    attacks = legal.of_type(Attack)
    best = max(attacks, key=lambda attack: _expected(seen, attack))
    return best if _expected(seen, best) > 0.05 else legal[-1]


def _expected(seen: Observation, attack: Attack) -> float:
    """Return the expected gain of an attack, in soldiers."""
    group = len(attack.soldiers)
    lost = [_value(seen, soldier) for soldier in attack.soldiers]
    stake = sum(lost) if seen.settings.options.group_loser == "all" else sum(lost) / group
    return odds(group) * _value(seen, attack.target) - (1 - odds(group)) * stake


def _value(seen: Observation, soldier: int) -> float:
    """Return the value of a soldier: higher near flags, highest for the last."""
    board, square, owner = seen.settings.board, seen.soldiers[soldier], seat_of(soldier)
    value = 1.0
    if board.distance(square, board.flags[owner]) == 1:
        value += 0.8
    for seat, flag in enumerate(board.flags):
        if seat != owner and board.distance(square, flag) <= 6:
            value += 1.0 if owner != seen.turn and seat == seen.turn else 0.4
    left = sum(square >= 0 for square in seen.soldiers[owner * SOLDIERS : (owner + 1) * SOLDIERS])
    return value + 2.0 / left


def _removal(seen: Observation) -> Action:
    """Choose the own soldier of least value, or the foreign one nearest to the own army."""
    me = seen.viewer
    choices = seen.legal_actions.of_type(Remove)
    if seat_of(choices[0].soldier) == me:
        return min(choices, key=lambda removal: _value(seen, removal.soldier))
    board = seen.settings.board
    mine = [sq for soldier, sq in enumerate(seen.soldiers) if sq >= 0 and seat_of(soldier) == me]

    def nearness(action: Remove) -> int:
        origin = seen.soldiers[action.soldier]
        return min(board.distance(origin, square) for square in mine)

    return min(choices, key=nearness)
