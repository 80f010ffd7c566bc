"""A stronger player of EGGAR: it evaluates the race to the flags by exact odds.

It plays like `greedy`, except for moves and attacks. The value of a position is the chance to enter
a flag before the others do. It depends on the distance of each seat's foremost soldier around those
in its way. It also depends on the soldiers that a seat may still lose to wrong answers, and on the
seat that moves next. So the bot runs while it is ahead. When it is behind, it blocks and fights the
runners.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from teg_nb.bots.eggar import greedy
from teg_nb.engine.actions import Action
from teg_nb.engine.games.eggar.actions import Attack, Move
from teg_nb.engine.games.eggar.grid import SOLDIERS
from teg_nb.engine.games.eggar.observation import Observation
from teg_nb.engine.games.eggar.queries import seat_of

_WRONG = 2 / 3  # chance that a guess among three answers is wrong
_TURNS = 16  # maximum length of a race
_RUN = 10  # examined moves that go forward most
_GUARD = 8  # and that come nearest to the foremost enemies
_GROUND = 1e-3  # extra value of a step; decides between equal races


def hard_policy(seen: Observation, rng: random.Random) -> Action | None:
    """Choose as `greedy` does, except for moves and attacks.

    Examples
    --------
    A roll of one does not reach the flag, but it stops whoever would be there next:

    >>> from teg_nb.engine.games import GAMES
    >>> game = GAMES["eggar"]
    >>> state = game.position(Verde="F6, D2, C3", Azul="E2, M10, L11", steps=2)
    >>> hard_policy(game.observe(state, 0), random.Random(1)).verb
    'move'
    """
    if seen.phase == "move" and seen.legal_actions.of_type(Move):
        return _moved(seen)
    if seen.phase == "attack" and seen.legal_actions.of_type(Attack):
        return _attacked(seen)
    return greedy.greedy_policy(seen, rng)


# The value of a position


@lru_cache(maxsize=1 << 12)
def _arrived(steps: int, turns: int) -> float:
    """Return the chance that this number of dice together shows the steps or more."""
    if steps <= 0:
        return 1.0
    return sum(_arrived(steps - die, turns - 1) for die in range(1, 7)) / 6 if turns else 0.0


@lru_cache(maxsize=1 << 12)
def _lives(soldiers: int, asked: int) -> float:
    """Return the chance that some soldiers are left after this number of questions."""
    if soldiers <= 0:
        return 0.0
    if not asked:
        return 1.0
    wrong = _WRONG * _lives(soldiers - 1, asked - 1)
    return wrong + (1 - _WRONG) * _lives(soldiers, asked - 1)


Runner = tuple[int, int]
"""Steps that the foremost soldier of a seat still has to go, and the number of its soldiers."""


@lru_cache(maxsize=1 << 14)
def race(mine: Runner, rivals: tuple[Runner, ...], asked: bool = True) -> float:
    """Compute the chance to reach a flag before the rivals, or to outlast them; they move next.

    Parameters
    ----------
    mine : tuple of int
        Steps still to go, and soldiers.
    rivals : tuple of tuple of int
        The same of each rival.
    asked : bool
        Whether there are questions, which cost soldiers.

    Examples
    --------
    >>> round(race((6, 4), ((6, 4),)), 2), round(race((2, 4), ((12, 4),)), 2)
    (0.31, 1.0)
    """
    steps, men = mine
    won = fallen = 0.0
    for turn in range(1, _TURNS):
        questions = turn if asked else 0
        free = out = running = 1.0
        for away, foes in rivals:
            left = _lives(foes, questions)
            free *= 1 - _arrived(away, turn) * left
            running *= 1 - _arrived(away, turn)
            out *= 1 - left
        alive = _lives(men, questions)
        arrival = _arrived(steps, turn)
        won += alive * (arrival - _arrived(steps, turn - 1)) * free
        won += alive * (1 - arrival) * (out - fallen) * running
        fallen = out
    return won


class _View:
    """The board as it may be after a move or a fight, seen by one seat."""

    def __init__(self, seen: Observation, soldiers: Sequence[int]) -> None:
        self.seen, self.soldiers, self.me = seen, soldiers, seen.turn
        self.board = seen.settings.board
        self.asked = seen.settings.options.question_level != "off"
        self.steps: dict[int, int] = {}
        self.runners: dict[int, int] = {}
        self.men: dict[int, int] = {}
        for seat in range(len(self.board.flags)):
            army = [
                soldier
                for soldier in range(seat * SOLDIERS, (seat + 1) * SOLDIERS)
                if soldiers[soldier] >= 0
            ]
            if not army:
                continue
            flags = [flag for other, flag in enumerate(self.board.flags) if other != seat]
            fields = [greedy._distances(soldiers, self.board, seat, flag) for flag in flags]
            away, runner = min(
                (min(f[soldiers[soldier]] for f in fields), soldier) for soldier in army
            )
            self.men[seat], self.runners[seat] = len(army), runner
            self.steps[seat] = min(int(away), 60) if away < 1e9 else 60

    def hope(self) -> float:
        """Return the chance of this seat to win if the next one moves."""
        if self.me not in self.men:
            return 0.0
        runners = {seat: (steps, self.men[seat]) for seat, steps in self.steps.items()}
        mine = runners.pop(self.me)
        return race(mine, tuple(sorted(runners.values())), self.asked)

    def without(self, soldier: int) -> _View:
        """Return the same view after the loss of a soldier."""
        left = list(self.soldiers)
        left[soldier] = -1
        return _View(self.seen, left)

    def beside(self, soldier: int, mine: bool) -> list[int]:
        """List the soldiers next to a soldier: of this seat, or of the others."""
        around = self.board.neighbours[self.soldiers[soldier]]
        return [
            other
            for other, square in enumerate(self.soldiers)
            if square in around and (seat_of(other) == self.me) == mine
        ]

    def prospect(self) -> float:
        """Return `hope` after fights: the own runner is attacked, this seat attacks the others."""
        hope = self.hope()
        if self.me not in self.men:
            return hope
        for seat, runner in self.runners.items():
            if seat == self.me:
                foes = self.beside(runner, mine=False)
                if foes and self.men[seat] > 1:
                    falls = greedy.odds(min(len(foes), 4))
                    hope = falls * self.without(runner).hope() + (1 - falls) * hope
            else:
                friends = self.beside(runner, mine=True)
                if friends:
                    wins = greedy.odds(min(len(friends), 4))
                    won, lost = self.without(runner).hope(), self.without(friends[0]).hope()
                    hope = max(hope, wins * won + (1 - wins) * lost)
        return hope


# Moves and attacks


def _moved(seen: Observation) -> Action:
    """Choose the move that gives the best race, or the end of the movement if that is better."""
    legal, board, me = seen.legal_actions, seen.settings.board, seen.turn
    flags = {flag for seat, flag in enumerate(board.flags) if seat != me}
    moves = list(legal.of_type(Move))
    for move in moves:
        if move.path[-1] in flags:
            return move
    away = greedy._target(seen)

    def worth(move: Move | None) -> float:
        after = greedy._after(seen.soldiers, move)
        ground = greedy._worth(seen, away, move)
        return _View(seen, after).prospect() + _GROUND * ground

    ends = [action for action in legal if not isinstance(action, Move)]
    best: Action | None = ends[0] if ends else None
    most = worth(None) if ends else -1.0
    for move in _candidates(seen, away, moves):
        value = worth(move)
        if best is None or value > most:
            best, most = move, value
    return best or legal[0]


def _candidates(seen: Observation, away: greedy.Distances, moves: Sequence[Move]) -> Iterable[Move]:
    """List moves that go forward, and those that come near to the foremost enemies."""
    soldiers, board, me = seen.soldiers, seen.settings.board, seen.turn
    runners = _View(seen, soldiers).runners.items()
    foremost = [soldiers[runner] for seat, runner in runners if seat != me]

    def guards(move: Move) -> tuple[int, int]:
        end = move.path[-1]
        near = min(board.distance(end, square) for square in foremost)
        return near, board.distance(end, board.flags[me])

    forward = sorted(moves, key=lambda move: -greedy._advance(soldiers, me, away, move))
    return dict.fromkeys([*forward[:_RUN], *sorted(forward[_RUN:], key=guards)[:_GUARD]])


def _attacked(seen: Observation) -> Action:
    """Choose the attack that raises the chance to win most, or the end of the attacks."""
    legal = seen.legal_actions
    current = _View(seen, seen.soldiers)
    best: Action = legal[-1]
    most = current.hope() + 1e-9
    for attack in legal.of_type(Attack):
        wins = greedy.odds(len(attack.soldiers))
        won = current.without(attack.target).hope()
        fallen = [current.without(soldier).hope() for soldier in attack.soldiers]
        value = wins * won + (1 - wins) * sum(fallen) / len(fallen)
        if value > most:
            best, most = attack, value
    return best
