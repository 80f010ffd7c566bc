"""Turns and rounds, passing, draws, and the end (REC-4, REC-5, REC-9, REC-10)."""

from __future__ import annotations

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.reconquista.actions import AnswerDraw, OfferDraw, Pass
from teg_nb.engine.games.reconquista.events import (
    DrawAnswered,
    DrawOffered,
    GameEnded,
    Passed,
    RoundEnded,
    TurnStarted,
)
from teg_nb.engine.games.reconquista.guards import refusal, refuse_unless_turn
from teg_nb.engine.games.reconquista.queries import living, next_seat
from teg_nb.engine.games.reconquista.state import State


def start_turn(state: State, seat: int, events: list[Event]) -> None:
    """Start the turn of a seat."""
    state.phase = "play"
    state.turn = seat
    state.offered = False
    events.append(TurnStarted(seat, state.round))


def start_round(state: State, number: int) -> None:
    """Start a round; so far every seat has passed and nobody has attacked."""
    state.round = number
    state.all_passed = state.peaceful = True


def end_turn(state: State, events: list[Event]) -> None:
    """Pass the turn to the next living seat; end the round after its last seat."""
    seat = next_seat(state, state.turn)
    if _place_in_round(state, seat) <= _place_in_round(state, state.turn):
        end_round(state, events)
    if state.phase != "game_over":
        start_turn(state, seat, events)


def _place_in_round(state: State, seat: int) -> int:
    """Count the seats before a seat in a round, which the dealer's right opens (REC-4.2)."""
    return (state.dealer - 1 - seat) % len(state.slayer)


def end_round(state: State, events: list[Event]) -> None:
    """Count the rounds that lead to a draw; the first round does not count (REC-10.4)."""
    options = state.settings.options
    events.append(RoundEnded(state.round))
    counts = state.round > 1
    state.pass_rounds = state.pass_rounds + 1 if counts and state.all_passed else 0
    state.peace_rounds = state.peace_rounds + 1 if counts and state.peaceful else 0
    passes, peace = options.stalemate_pass_rounds, options.stalemate_peace_rounds
    if passes is not None and state.pass_rounds >= passes:
        end_game(state, living(state), "stalemate", events, passes=state.pass_rounds)
    elif peace is not None and state.peace_rounds >= peace:
        end_game(state, living(state), "stalemate", events, peace=state.peace_rounds)
    elif options.max_rounds is not None and state.round >= options.max_rounds:
        end_game(state, living(state), "round_limit", events)
    else:
        start_round(state, state.round + 1)


def end_game(
    state: State,
    winners: tuple[int, ...],
    reason: str,
    events: list[Event],
    *,
    passes: int = 0,
    peace: int = 0,
) -> None:
    """End the match, and show every card (REC-10.6).

    `passes` and `peace` are the quiet rounds that ended it.
    """
    state.phase = "game_over"
    state.winners = winners
    state.reason = reason
    state.answering = ()
    events.append(GameEnded(winners, reason, tuple(map(members, state.hands)), passes, peace))


# Passing


def _pass_options(state: State) -> list[Pass]:
    return [Pass(state.turn)]


def _check_pass(state: State, action: Pass) -> None:
    refuse_unless_turn(state, action.seat, "play", "REC-5.1")


def _pass(state: State, action: Pass, events: list[Event]) -> None:
    state.fight = None
    events.append(Passed(action.seat))
    end_turn(state, events)


# Draws by agreement


def _offer_options(state: State) -> list[OfferDraw]:
    if state.offered or not state.settings.options.draw_offers:
        return []
    return [OfferDraw(state.turn)]


def _check_offer(state: State, action: OfferDraw) -> None:
    refuse_unless_turn(state, action.seat, "play", "REC-10.5")
    if not state.settings.options.draw_offers:
        raise refusal(state, "draw_disabled", "REC-10.5")
    if state.offered:
        raise refusal(state, "draw_already_offered", "REC-10.5")


def _offer(state: State, action: OfferDraw, events: list[Event]) -> None:
    """Offer a draw; the others answer one after another, in turn order (REC-10.5)."""
    state.offered = True
    state.phase = "draw"
    seat = next_seat(state, action.seat)
    while seat != action.seat:
        state.answering = (*state.answering, seat)
        seat = next_seat(state, seat)
    events.append(DrawOffered(action.seat))


def _answer_options(state: State) -> list[AnswerDraw]:
    return [AnswerDraw(state.answering[0], accept) for accept in (True, False)]


def _check_answer(state: State, action: AnswerDraw) -> None:
    refuse_unless_turn(state, action.seat, "draw", "REC-10.5")
    if type(action.accept) is not bool:
        raise refusal(state, "malformed_action", "REC-10.5", action=action.verb)


def _answer(state: State, action: AnswerDraw, events: list[Event]) -> None:
    events.append(DrawAnswered(action.seat, action.accept))
    state.answering = state.answering[1:] if action.accept else ()
    if not action.accept:
        state.phase = "play"
    elif not state.answering:
        end_game(state, living(state), "agreement", events)


PASSING: dict[type[Action], Rule[State]] = {Pass: Rule(_pass_options, _check_pass, _pass)}
DRAWS: dict[type[Action], Rule[State]] = {
    OfferDraw: Rule(_offer_options, _check_offer, _offer),
    AnswerDraw: Rule(_answer_options, _check_answer, _answer),
}
