"""Positions set up by hand, positions as JSON, and the validation of positions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from teg_nb.engine.board import bit_set, normalize_name
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.common.argument_types import check_argument_types
from teg_nb.engine.games.common.position_setup import (
    PositionFault,
    already_decided,
    number_of,
    refuse,
    refuse_unless_phase,
    seat_named,
    unknown_name,
    with_seats,
)
from teg_nb.engine.games.eggar.combat import MOST, contacts
from teg_nb.engine.games.eggar.grid import COLOURS, SOLDIERS
from teg_nb.engine.games.eggar.movement import enemy_flags
from teg_nb.engine.games.eggar.queries import beside, living, next_living, seat_of
from teg_nb.engine.games.eggar.question_bank import LEVELS
from teg_nb.engine.games.eggar.question_phase import rearmost
from teg_nb.engine.games.eggar.settings import table
from teg_nb.engine.games.eggar.state import PHASES, State, first_state
from teg_nb.engine.json_types import JsonMapping

Squares = str | Mapping[int, str] | Sequence[str]

_ENTRY = re.compile(r"(?:(?P<number>\d{1,9})\s+)?(?P<square>[A-Za-z]\d{1,9})")

# Possible pending chance in each phase.
_CHANCE = {
    "setup": ("first", "move"),
    "move": ("", "move"),
    "attack": ("", "attack"),
    "question": ("", "question"),
    "game_over": ("",),
}


@check_argument_types
def position(
    *,
    seats: int | Sequence[str] | None = None,
    turn: str | None = None,
    phase: str = "move",
    round: int = 1,
    first: str | None = None,
    steps: int | None = None,
    die: int | None = None,
    level: str | None = None,
    question: str | None = None,
    used: Iterable[str] = (),
    options: JsonMapping | None = None,
    **soldiers: Squares,
) -> State:
    """Return a position of EGGAR, set up from its named facts.

    Parameters
    ----------
    **soldiers
        By colour, the squares of its soldiers. ``Verde="C7, D7"`` numbers them from 0 on.
        ``Verde="4 C7, 7 D7"`` and ``Verde={4: "C7", 7: "D7"}`` name their numbers. The others are
        removed; ``""`` is an eliminated seat. Capitals do not matter.
    seats : int or sequence of str
        Colours in playing order. Default: the named colours, in the order written. If only one is
        named, the first other colour joins. Seats without squares have all soldiers in camp.
    turn, first : str
        Seat to move (default: the first), and the seat that began (default: the seat to move).
    phase : str
        ``"move"``, ``"attack"`` or ``"question"``.
    round : int
        Number of the round, 1 by default.
    steps, die : int
        In the movement: steps left, and the number rolled (default: the same). Without `steps`,
        the roll of the movement die is pending.
    level : str
        In the question: the level of the pending card. Default: the fixed level of the options.
        Without a fixed level, the choice of the reader is pending.
    question : str
        In the question: the id of the open card, whose answer is pending.
    used : iterable of str
        Ids of the cards used before. Default: none.
    options : mapping
        Options that differ from the rules.

    Raises
    ------
    BadPosition
        If the position cannot occur; the message gives the reason.

    Examples
    --------
    >>> state = position(Verde="K11, K12", Azul="6 L13", steps=1)
    >>> state
    <eggar position: round 1, Verde, move>
    >>> state.at("L13"), state.steps
    ('s1-6', 1)
    """
    for name in soldiers:
        if normalize_name(name) not in map(normalize_name, COLOURS):
            raise unknown_name("colour", name, COLOURS)
    settings = with_seats(seats, soldiers, COLOURS, 2, lambda chosen: table(chosen, options))
    state = first_state(settings)

    seat = partial(seat_named, settings.seats)

    refuse_unless_phase(phase, [name for name in _CHANCE if name not in ("setup", "game_over")])
    for name, squares in soldiers.items():
        _place(state, seat(name), squares)
    state.phase, state.round = phase, round
    state.turn = seat(turn) if turn is not None else 0
    state.first = seat(first) if first is not None else state.turn
    state.used = bit_set(number_of("question", id, settings.vocabulary["question"]) for id in used)
    state.chance = ""
    if phase == "move":
        _give_steps(state, steps, die)
    elif phase == "question":
        _open_question(state, level, question)
    refuse(validation_errors(state))
    refuse(decided_faults(state))
    return state


def _place(state: State, seat: int, squares: Squares) -> None:
    """Place the soldiers of a seat on their named squares, and remove all others."""
    start = seat * SOLDIERS
    state.soldiers[start : start + SOLDIERS] = [-1] * SOLDIERS
    for number, name in _numbered(squares):
        if type(number) is not int or not 0 <= number < SOLDIERS:
            raise BadPosition("no_soldier", number=number, last=str(SOLDIERS - 1))
        if state.soldiers[start + number] >= 0:
            raise BadPosition("soldier_twice", number=str(number), seat=state.settings.seats[seat])
        try:
            state.soldiers[start + number] = state.settings.board.square(name)
        except KeyError:
            last = state.settings.board.names[-1]
            raise BadPosition("no_square", name=name, last=last) from None


def _numbered(squares: Squares) -> list[tuple[int, str]]:
    if isinstance(squares, Mapping):
        return list(squares.items())
    if isinstance(squares, str):
        squares = [part.strip() for part in squares.split(",") if part.strip()]
    numbered: list[tuple[int, str]] = []
    for text in squares:
        entry = _ENTRY.fullmatch(text)
        if entry is None:
            raise BadPosition("not_a_square", text=text)
        number = int(entry["number"]) if entry["number"] else len(numbered)
        numbered.append((number, entry["square"]))
    return numbered


def _give_steps(state: State, steps: int | None, die: int | None) -> None:
    if steps is None and die is None:
        state.chance = "move"
        return
    state.steps = steps if steps is not None else die or 0
    state.die = die if die is not None else state.steps


def _open_question(state: State, level: str | None, question: str | None) -> None:
    settings = state.settings
    if question is not None:
        state.question = number_of("question", question, settings.vocabulary["question"])
        state.level = settings.questions[state.question].level
        state.used |= 1 << state.question
        return
    fixed = settings.options.question_level
    chosen = level or (fixed if fixed in LEVELS else None)
    if chosen is not None:
        state.level = number_of("level", chosen, LEVELS)
        state.chance = "question"


# Validation


def validation_errors(state: State) -> Iterable[PositionFault]:
    """Yield everything that makes a position impossible, as sentences or errors."""
    yield from _board_faults(state)
    yield from _turn_faults(state)
    yield from _fight_faults(state)
    yield from _question_faults(state)


def _board_faults(state: State) -> Iterable[PositionFault]:
    board, names = state.settings.board, state.settings.vocabulary["soldier"]
    standing = [square for square in state.soldiers if square != -1]
    if any(not 0 <= square < len(board.names) for square in standing):
        yield "a soldier stands outside the board"
        return
    for square in standing:
        if standing.count(square) > 1:
            yield BadPosition("two_on_square", square=board.names[square])
    on_flags = []
    for soldier, square in enumerate(state.soldiers):
        own = board.flags[seat_of(soldier)]
        if square == own and state.settings.options.own_flag == "blocked":
            yield BadPosition("on_own_flag", soldier=names[soldier])
        if square in enemy_flags(state, seat_of(soldier)):
            on_flags.append(soldier)
    won = state.phase == "game_over" and state.reason == "flag"
    if won and [seat_of(soldier) for soldier in on_flags] != list(state.winners):
        yield "who stands on the enemy flag is not the winner"


def decided_faults(state: State) -> Iterable[PositionFault]:
    """Yield the seats that would have won before (CHP-8.2)."""
    names, left = state.settings.seats, living(state)
    if state.phase in ("setup", "game_over"):
        return
    if len(left) == 1:
        yield already_decided(names[left[0]], "last_alive", "EGG-8.3")
    for soldier, square in enumerate(state.soldiers):
        if square in enemy_flags(state, seat_of(soldier)):
            yield already_decided(names[seat_of(soldier)], "flag", "EGG-8.3")


def _turn_faults(state: State) -> Iterable[PositionFault]:
    seats, over = len(state.settings.seats), state.phase == "game_over"
    if state.phase not in PHASES or state.chance not in _CHANCE[state.phase]:
        yield f"{state.chance!r} is not due in the phase {state.phase!r}"
        return
    if not 0 <= state.turn < seats or not 0 <= state.first < seats:
        yield "a seat that does not play"
    if state.round < 0 or (state.round == 0) != (state.phase == "setup"):
        yield BadPosition("bad_round", round=state.round)
    limit = state.settings.options.max_rounds
    if limit is not None and state.round > limit:
        yield BadPosition("beyond_limit", round=str(state.round), most=str(limit))
    if state.phase == "setup" and state.soldiers != first_state(state.settings).soldiers:
        yield "before the first roll all soldiers are in their camps"
    left = living(state)
    if not over and state.turn not in left:
        yield BadPosition("out_to_move", seat=state.settings.seats[state.turn], clause="EGG-8.1")
    if over != bool(state.winners) or over != bool(state.reason):
        yield "winners and a reason are there exactly when the game is over"
    if over and state.reason not in ("flag", "last_alive", "round_limit"):
        yield f"no game ends by {state.reason!r}"
    if over and any(seat not in left for seat in state.winners):
        yield "a winner has soldiers"
    if len(set(state.winners)) < len(state.winners):
        yield "a winner is named twice"
    if state.reason == "last_alive" and state.winners != tuple(left):
        yield "who is left alone is not the winner"
    if not 0 <= state.die <= 6 or not 0 <= state.steps <= state.die:
        yield BadPosition("too_many_steps")
    rolling = state.phase == "setup" or state.chance == "move"
    if rolling and state.die:
        yield "the die is rolled before it is due"
    if state.phase == "move" and not rolling and not state.steps:
        yield BadPosition("no_steps")
    if state.phase != "move" and state.steps:
        yield "steps are left outside the movement"


def _fight_faults(state: State) -> Iterable[PositionFault]:
    if state.phase == "attack" and not contacts(state, state.turn):
        yield BadPosition("no_contact")
    choosing = state.phase == "attack" and bool(state.choosing)
    fighting = state.chance == "attack" or choosing
    if fighting != (state.target >= 0) or fighting != bool(state.attackers):
        yield "a target and attackers are there exactly while a fight goes on"
        return
    if choosing and (
        state.chance
        or state.choosing != state.attackers
        or len(state.choosing) < 2
        or state.settings.options.group_loser != "attacker_choice"
    ):
        yield "there is nobody to choose among after this attack"
    group = state.attackers
    if len(group) > MOST or len(set(group)) < len(group):
        yield "no such group of attackers"
    numbers = range(len(state.soldiers))
    for soldier in group:
        if soldier not in numbers or state.target not in numbers:
            yield "no such soldier"
        elif (
            seat_of(soldier) != state.turn
            or min(state.soldiers[soldier], state.soldiers[state.target]) < 0
        ):
            yield "a fight of soldiers that are not there"
        elif state.target not in beside(state, soldier):
            yield "an attacker does not touch its target"


def _question_faults(state: State) -> Iterable[PositionFault]:
    settings, asking = state.settings, state.phase == "question"
    cards = len(settings.questions)
    if asking and settings.chapters_off:
        phase = BadPosition("the_phase", phase=state.phase)
        yield BadPosition("chapter_off", what=phase, chapter="questions", clause="EGG-7.2")
    if state.used < 0 or state.used >> cards or not -1 <= state.question < cards:
        yield "no such question"
        return
    if not -1 <= state.level < len(LEVELS):
        yield "no such level"
        return
    choosing = asking and bool(state.choosing)
    open_ = state.question >= 0
    waits = asking and not state.chance and not open_ and not choosing
    if (open_ and not asking) or (open_ and (state.chance or choosing)):
        yield "a question is open at the wrong moment"
    if (state.level >= 0) != (asking and not waits):
        yield "a level is chosen exactly while its question is due or open"
    fixed = settings.options.question_level
    if fixed in LEVELS and asking and state.level != LEVELS.index(fixed):
        yield BadPosition("other_level")
    if open_ and settings.questions[state.question].level != state.level:
        yield "the open question is of another level"
    if open_ and not state.used >> state.question & 1:
        yield "the open question still lies in its pile"
    if state.chance == "question" and not settings.piles[state.level] & ~state.used:
        yield BadPosition("no_question_left")
    if state.choosing and state.phase not in ("attack", "question"):
        yield "there is nobody to choose among"
    if choosing:
        tied = rearmost(state, next_living(state, state.turn))
        if state.choosing != tied or len(tied) < 2 or state.chance:
            yield "these are not the rearmost soldiers of who answered"
