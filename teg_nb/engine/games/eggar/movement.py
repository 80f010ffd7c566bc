"""The movement (EGG-5)."""

from __future__ import annotations

import random
from collections.abc import Mapping

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.eggar.actions import EndMove, Move, RollMove
from teg_nb.engine.games.eggar.combat import start_attacking
from teg_nb.engine.games.eggar.events import (
    FlagCaptured,
    GameStarted,
    MoveRolled,
    SoldierMoved,
    TurnStarted,
)
from teg_nb.engine.games.eggar.guards import (
    refusal,
    refuse_unless_own,
    refuse_unless_soldier,
    refuse_unless_turn,
)
from teg_nb.engine.games.eggar.queries import army, pending, seat_of
from teg_nb.engine.games.eggar.rounds import finish
from teg_nb.engine.games.eggar.state import State


def reach(state: State, soldier: int, steps: int) -> Mapping[int, tuple[int, ...]]:
    """Return the squares that a soldier can walk to, nearest first, with one shortest free path.

    Several paths may be shortest; the first one found is kept. Each square is tried above, left,
    right and below, in this order (EGG-5.3, EGG-5.4). A path ends at an enemy flag (EGG-5.9).

    Examples
    --------
    >>> from teg_nb.engine.games.eggar.position import position
    >>> state = position(Verde="A4", Azul="C4")
    >>> paths = reach(state, 0, 2)
    >>> [state.settings.board.names[square] for square in paths]
    ['A3', 'B4', 'A5', 'A2', 'B3', 'B5', 'A6']
    """
    board, options = state.settings.board, state.settings.options
    seat, start = seat_of(soldier), state.soldiers[soldier]
    closed = set(state.soldiers)
    if options.own_flag == "blocked":
        closed.add(board.flags[seat])
    flags = enemy_flags(state, seat)
    paths: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for _ in range(steps):
        reached = []
        for square in edge:
            if square in flags:
                continue
            for neighbour in board.neighbours[square]:
                if neighbour not in paths and neighbour not in closed:
                    paths[neighbour] = (*paths[square], neighbour)
                    reached.append(neighbour)
        edge = reached
    del paths[start]
    return paths


def enemy_flags(state: State, seat: int) -> set[int]:
    """Return the flags of the other seats; flags of eliminated seats count too (EGG-8.2)."""
    return {flag for owner, flag in enumerate(state.settings.board.flags) if owner != seat}


def _open(state: State) -> bool:
    return state.phase == "move" and not pending(state)


def _move_options(state: State) -> list[Move]:
    """List one shortest path to each square in each soldier's reach; `check` takes any path."""
    if not _open(state):
        return []
    return [
        Move(state.turn, soldier, path)
        for soldier in army(state, state.turn)
        for path in reach(state, soldier, state.steps).values()
    ]


def _check_move(state: State, action: Move) -> None:
    refuse_unless_turn(state, action.seat, ("move",), "EGG-4.2")
    refuse_unless_soldier(state, action.soldier, "EGG-5.6")
    board = state.settings.board
    for square in action.path:
        if type(square) is not int or not 0 <= square < len(board.names):
            raise refusal(state, "off_board", "EGG-1.4")
    if not action.path:
        raise refusal(state, "empty_path", "EGG-5.6", soldier=action.soldier)
    if len(action.path) > state.steps:
        raise refusal(state, "too_many_steps", "EGG-5.1", wanted=len(action.path), left=state.steps)
    refuse_unless_own(state, action.soldier, action.seat, "EGG-5.6")
    path = _walked(state, action)
    current = state.soldiers[action.soldier]
    for following in path:
        if following not in board.neighbours[current]:
            names = {"source": board.names[current], "square": board.names[following]}
            raise refusal(state, "not_a_step", "EGG-5.3", **names)
        current = following
    blocked = state.settings.options.own_flag == "blocked"
    for square in path:
        if square in state.soldiers and square != state.soldiers[action.soldier]:
            raise refusal(state, "square_taken", "EGG-5.4", square=square)
        if blocked and square == board.flags[action.seat]:
            raise refusal(state, "own_flag_closed", "EGG-5.5", square=square)


def _walked(state: State, action: Move) -> tuple[int, ...]:
    """Return the path up to the first enemy flag; the rest is dropped (EGG-5.9)."""
    flags = enemy_flags(state, action.seat)
    for step, square in enumerate(action.path, start=1):
        if square in flags:
            return action.path[:step]
    return action.path


def _move(state: State, action: Move, events: list[Event]) -> None:
    path = _walked(state, action)
    source, end = state.soldiers[action.soldier], path[-1]
    state.soldiers[action.soldier] = end
    state.steps -= len(path)
    events.append(SoldierMoved(action.seat, action.soldier, source, path))
    flags = state.settings.board.flags
    if end in enemy_flags(state, action.seat):
        owner = flags.index(end)
        events.append(FlagCaptured(action.seat, action.soldier, end, owner))
        finish(state, (action.seat,), "flag", events, owner=owner)
    elif not state.steps:
        start_attacking(state, events)


def has_step(state: State) -> bool:
    """Tell if some soldier of the seat to move can make a step."""
    return any(reach(state, soldier, 1) for soldier in army(state, state.turn))


def _end_options(state: State) -> list[EndMove]:
    if not _open(state) or (state.settings.options.must_use_all_steps and has_step(state)):
        return []
    return [EndMove(state.turn)]


def _check_end(state: State, action: EndMove) -> None:
    refuse_unless_turn(state, action.seat, ("move",), "EGG-4.2")
    if state.settings.options.must_use_all_steps and has_step(state):
        raise refusal(state, "steps_left", "EGG-5.7", left=state.steps)


def _end(state: State, action: EndMove, events: list[Event]) -> None:
    start_attacking(state, events)


def _check_roll(state: State, action: RollMove) -> None:
    if state.chance != "move" or type(action.die) is not int or not 1 <= action.die <= 6:
        raise refusal(state, "bad_chance", "EGG-5.1")


def _roll(state: State, action: RollMove, events: list[Event]) -> None:
    """Start the turn with the roll of the movement die (EGG-5.1).

    A handicap takes squares from the first movement of a seat (CHP-12.4).
    """
    if state.phase == "setup":
        events.append(GameStarted(state.turn))
        state.phase = "move"
        state.round = 1
    events.append(TurnStarted(state.turn, state.round))
    state.chance = ""
    state.die = action.die
    state.steps = max(0, action.die - lost_squares(state))
    events.append(MoveRolled(state.turn, action.die))
    if not state.steps:
        start_attacking(state, events)


def lost_squares(state: State) -> int:
    """Return the squares that the handicap takes from this movement (CHP-12.4)."""
    handicap = state.settings.options.handicap
    if handicap is None or state.round > 1:
        return 0
    return handicap[(state.turn - state.first) % len(handicap)]


RULES: dict[type[Action], Rule[State]] = {
    Move: Rule(_move_options, _check_move, _move),
    EndMove: Rule(_end_options, _check_end, _end),
}


def _sample_roll(state: State, rng: random.Random) -> RollMove:
    return RollMove(CHANCE, rng.randint(1, 6))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    RollMove: Chance("move", _sample_roll, _check_roll, _roll)
}
