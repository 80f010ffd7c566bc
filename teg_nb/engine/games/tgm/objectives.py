"""Objectives, elimination and victory (TGM-8, TGM-9, TGM-10)."""

from __future__ import annotations

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.tgm.actions import Claim
from teg_nb.engine.games.tgm.components import Objective
from teg_nb.engine.games.tgm.events import GameEnded, ObjectiveChanged, PlayerEliminated
from teg_nb.engine.games.tgm.guards import refusal, refuse_unless_turn
from teg_nb.engine.games.tgm.queries import living, pending
from teg_nb.engine.games.tgm.state import TURN, State


def holds(state: State, seat: int, card: Objective) -> bool:
    """Check if a seat holds the territories that an objective requires (TGM-9)."""
    held = state.held[seat]
    if held.bit_count() < card.territories:
        return False
    continents = state.settings.board.continents
    complete = [held & continent.members == continent.members for continent in continents]
    if sum(complete) < len(card.continents) + card.more:
        return False
    if not all(complete[number] for number in card.continents):
        return False
    strong_countries = [
        country for country in members(held) if state.armies[country] >= card.armies
    ]
    return len(strong_countries) >= card.territories


def is_replaced(state: State, seat: int) -> bool:
    """Check if a seat can no longer destroy the colour of its objective (TGM-9.2)."""
    if state.objectives[seat] < 0:
        return False
    victim = state.settings.objectives[state.objectives[seat]].destroy
    if victim < 0 or victim == seat:
        return victim == seat
    gone = state.slayer[victim] not in (-1, seat)
    return gone and state.settings.options.destroy_credit == "self"


def is_met(state: State, seat: int) -> bool:
    """Check if a seat meets its objective now (TGM-9)."""
    if state.objectives[seat] < 0 or state.slayer[seat] >= 0:
        return False
    if is_replaced(state, seat):
        return state.held[seat].bit_count() >= state.settings.fallback
    card = state.settings.objectives[state.objectives[seat]]
    return state.slayer[card.destroy] >= 0 if card.destroy >= 0 else holds(state, seat, card)


def wins(state: State, seat: int) -> bool:
    """Check if a seat meets its objective in a round in which that wins (TGM-9.3, TGM-D-4)."""
    return state.round >= state.settings.objective_from_round and is_met(state, seat)


def check_victory(state: State, moments: tuple[str, ...], events: list[Event]) -> None:
    """End the game if the seat in turn has won and the table tests victory now.

    TGM-9.3, TGM-D-16.
    """
    tested = state.phase in TURN and state.settings.options.win_check in moments
    if tested and wins(state, state.turn):
        end_game(state, (state.turn,), "objective", events)


def eliminate(state: State, loser: int, by: int, events: list[Event]) -> None:
    """Eliminate a seat that lost its last territory (TGM-8)."""
    state.slayer = changed(state.slayer, loser, by)
    events.append(PlayerEliminated(loser, by, members(state.hands[loser]), state.objectives[loser]))
    state.discards |= state.hands[loser]
    state.hands = changed(state.hands, loser, 0)
    for seat in living(state):
        if seat != by and _wants(state, seat, loser) and is_replaced(state, seat):
            events.append(ObjectiveChanged(seat, state.settings.fallback))
    if len(living(state)) == 1:
        end_game(state, (by,), _alone(state, by), events)


def _alone(state: State, seat: int) -> str:
    """Return the reason why the last seat wins; its objective comes first (TGM-9.3, TGM-D-20)."""
    if state.settings.options.variant == "world":
        return "world"
    return "objective" if wins(state, seat) else "last_alive"


def _wants(state: State, seat: int, victim: int) -> bool:
    number = state.objectives[seat]
    return number >= 0 and state.settings.facts.objectives[number].destroy == victim


def end_game(state: State, winners: tuple[int, ...], reason: str, events: list[Event]) -> None:
    """End the match and drop every pending decision (TGM-9.4)."""
    state.phase = "game_over"
    state.chance = ""
    state.pool = 0
    state.battle = state.entry = None
    state.dice = (0, 0)
    state.winners = winners
    state.reason = reason
    shown = state.objectives if state.settings.options.variant == "secret" else ()
    instead = reason == "objective" and is_replaced(state, winners[0])
    fallback = state.settings.fallback if instead else 0
    counts = tuple(zip(*strengths(state), strict=True)) if reason == "round_limit" else ()
    events.append(GameEnded(winners, reason, shown, fallback, counts))


def strengths(state: State) -> list[tuple[int, int]]:
    """Return the territories and armies of each seat."""
    return [
        (held.bit_count(), sum(state.armies[country] for country in members(held)))
        for held in state.held
    ]


def leaders(state: State) -> tuple[int, ...]:
    """Return the winners at the round limit: most territories, then most armies (TGM-D-19)."""
    strength = strengths(state)
    best = max(strength)
    return tuple(seat for seat in living(state) if strength[seat] == best)


# Claiming the victory


def _claim_options(state: State) -> list[Claim]:
    if state.settings.options.win_check != "claim" or pending(state):
        return []
    return [Claim(state.turn)] if wins(state, state.turn) else []


def _check_claim(state: State, action: Claim) -> None:
    if state.settings.options.win_check != "claim":
        raise refusal(state, "malformed_action", "TGM-15.1")
    refuse_unless_turn(state, action.seat, TURN)
    first = state.settings.objective_from_round
    if state.round < first:
        raise refusal(state, "objective_not_met", "TGM-9.3", round=first)
    if not is_met(state, action.seat):
        raise refusal(state, "objective_not_met", "TGM-9.3")


def _claim(state: State, action: Claim, events: list[Event]) -> None:
    end_game(state, (action.seat,), "objective", events)


RULES: dict[type[Action], Rule[State]] = {Claim: Rule(_claim_options, _check_claim, _claim)}
