"""The question (EGG-7)."""

from __future__ import annotations

import random

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.eggar.actions import Answer, Ask, DrawQuestion
from teg_nb.engine.games.eggar.events import (
    DeckReshuffled,
    PhaseChanged,
    QuestionAnswered,
    QuestionAsked,
)
from teg_nb.engine.games.eggar.guards import refusal, refuse_unless_turn
from teg_nb.engine.games.eggar.queries import army, awaited_seat, next_living, pending
from teg_nb.engine.games.eggar.question_bank import LEVELS
from teg_nb.engine.games.eggar.rounds import end_turn, remove_soldier
from teg_nb.engine.games.eggar.state import State

DOES_NOT_KNOW = -1
"""The answer "I do not know" (EGG-7.3)."""


def start_question(state: State, events: list[Event]) -> None:
    """Start the question phase: draw a fixed level at once; skip it without questions (EGG-7.2)."""
    level = state.settings.options.question_level
    if level == "off":
        end_turn(state, events)
        return
    state.phase = "question"
    events.append(PhaseChanged(state.turn, "question"))
    if level in LEVELS:
        _take_from(state, LEVELS.index(level), events)


def _take_from(state: State, level: int, events: list[Event]) -> None:
    """Make a card of a level due; rebuild an empty pile from the used cards (EGG-7.8)."""
    pile = state.settings.piles[level]
    if not pile & ~state.used:
        state.used &= ~pile
        events.append(DeckReshuffled(level, pile.bit_count()))
    state.level = level
    state.chance = "question"


def _ask_options(state: State) -> list[Ask]:
    if state.phase != "question" or pending(state):
        return []
    return [Ask(state.turn, level) for level in range(len(LEVELS))]


def _check_ask(state: State, action: Ask) -> None:
    refuse_unless_turn(state, action.seat, ("question",), "EGG-4.1")
    if type(action.level) is not int or not 0 <= action.level < len(LEVELS):
        raise refusal(state, "bad_level", "EGG-7.2", level=str(action.level))


def _ask(state: State, action: Ask, events: list[Event]) -> None:
    _take_from(state, action.level, events)


def drawable(state: State) -> tuple[int, ...]:
    """Return the cards that can be drawn now."""
    # A set may have thousands of cards: this is a single pass, unlike `members`.
    digits = f"{_left(state):b}"[::-1]
    return tuple(card for card, digit in enumerate(digits) if digit == "1")


def _left(state: State) -> int:
    """Return the bit set of the cards that can be drawn now."""
    if state.chance != "question":
        return 0
    return state.settings.piles[state.level] & ~state.used


def _check_draw(state: State, action: DrawQuestion) -> None:
    card = action.question
    if type(card) is not int or card < 0 or not _left(state) >> card & 1:
        raise refusal(state, "bad_chance", "EGG-7.1")


def _draw(state: State, action: DrawQuestion, events: list[Event]) -> None:
    state.chance = ""
    state.question = action.question
    state.used |= 1 << action.question
    answerer, card = next_living(state, state.turn), state.settings.questions[action.question]
    events.append(QuestionAsked(state.turn, answerer, state.level, action.question, card.answer))


def _answer_options(state: State) -> list[Answer]:
    if pending(state) != "answer":
        return []
    choices = len(state.settings.questions[state.question].es.choices)
    seat = awaited_seat(state)
    return [*(Answer(seat, choice) for choice in range(choices)), Answer(seat, DOES_NOT_KNOW)]


def _check_answer(state: State, action: Answer) -> None:
    refuse_unless_turn(state, action.seat, ("question",), "EGG-4.1", "answer")
    choices = len(state.settings.questions[state.question].es.choices)
    if type(action.choice) is not int or not DOES_NOT_KNOW <= action.choice < choices:
        raise refusal(state, "bad_choice", "EGG-7.3", choice=action.choice, number=choices)


def _answer(state: State, action: Answer, events: list[Event]) -> None:
    """Resolve the answer: a wrong one removes the rearmost soldier (EGG-7.4, EGG-7.5, EGG-7.6)."""
    card = state.settings.questions[state.question]
    right = action.choice == card.answer
    reply = (action.seat, state.question, action.choice, card.answer, right)
    events.append(QuestionAnswered(*reply))
    state.question = -1
    if right:
        end_turn(state, events)
        return
    last = rearmost(state, action.seat)
    if len(last) == 1 or state.settings.options.wrong_answer_tie == "lowest_id":
        remove_for_question(state, last[0], events)
    else:
        state.choosing = last


def rearmost(state: State, seat: int) -> tuple[int, ...]:
    """Return the soldiers of a seat that are nearest to its own flag (EGG-7.6).

    Examples
    --------
    >>> from teg_nb.engine.games.eggar.position import position
    >>> rearmost(position(Verde="E2, B5, M13", Azul="M1"), 0)
    (0, 1)
    """
    board = state.settings.board
    flag = board.flags[seat]
    distances = {
        soldier: board.distance(state.soldiers[soldier], flag) for soldier in army(state, seat)
    }
    min_distance = min(distances.values())
    return tuple(soldier for soldier, distance in distances.items() if distance == min_distance)


def remove_for_question(state: State, soldier: int, events: list[Event]) -> None:
    """Remove the soldier and end the turn (EGG-7.5, EGG-7.7, EGG-7.9)."""
    state.choosing = ()
    remove_soldier(state, soldier, "question", state.turn, events)
    if state.phase != "game_over":
        end_turn(state, events)


RULES: dict[type[Action], Rule[State]] = {
    Ask: Rule(_ask_options, _check_ask, _ask),
    Answer: Rule(_answer_options, _check_answer, _answer),
}


def _sample_card(state: State, rng: random.Random) -> DrawQuestion:
    return DrawQuestion(CHANCE, rng.choice(drawable(state)))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    DrawQuestion: Chance("question", _sample_card, _check_draw, _draw),
}
