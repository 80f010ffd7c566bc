"""Turns, phases and rounds (TGM-4), and the reinforcement of a turn (TGM-5.1 to TGM-5.4)."""

from __future__ import annotations

from teg_nb.engine.actions import Event
from teg_nb.engine.games.tgm.events import PhaseChanged, RoundEnded, TurnEnded, TurnStarted
from teg_nb.engine.games.tgm.objectives import check_victory, end_game, leaders
from teg_nb.engine.games.tgm.queries import living
from teg_nb.engine.games.tgm.state import State

HAND_LIMIT = 5
SET = 3
"""Number of cards of an exchange."""


def enter(state: State, phase: str, events: list[Event]) -> None:
    """Begin a phase of the turn."""
    state.phase = phase
    events.append(PhaseChanged(state.turn, phase))


def reinforcement(state: State, seat: int) -> tuple[int, tuple[int, ...]]:
    """Return the armies for territories, and the continents that add more (TGM-5.1 to 5.3).

    Examples
    --------
    >>> from teg_nb.engine.games.tgm.position import position
    >>> state = position(Blanco="Venezuela, Perú, Brasil, Argentina, Congo, Egipto")
    >>> base, continents = reinforcement(state, 0)
    >>> base, [state.settings.board.continents[number].name for number in continents]
    (2, ['América del Sur'])
    """
    held = state.held[seat]
    base = max(held.bit_count() // 3, state.settings.options.min_reinforcement)
    numbered = enumerate(state.settings.board.continents)
    return base, tuple(n for n, land in numbered if held & land.members == land.members)


def start_turn(state: State, seat: int, events: list[Event]) -> None:
    """Begin the turn of a seat. Its armies are counted once (TGM-5.4)."""
    state.turn = seat
    state.phase = "reinforce"
    state.conquests = 0
    base, continents = reinforcement(state, seat)
    bonus = sum(state.settings.board.continents[number].armies for number in continents)
    state.pool = base + bonus
    events.append(TurnStarted(seat, state.round, base, continents, state.pool))
    check_victory(state, ("own_turn",), events)
    end_if_forced(state, events)


def end_if_forced(state: State, events: list[Event]) -> None:
    """End the reinforcement when nothing can be placed or exchanged any more (TGM-5.14)."""
    idle = not state.pool and state.hands[state.turn].bit_count() < SET
    if state.phase == "reinforce" and idle:
        enter(state, "combat", events)


def finish_turn(state: State, events: list[Event]) -> None:
    """End the turn, then start the next living seat or the next round (TGM-4.2)."""
    check_victory(state, ("own_turn", "end_of_turn"), events)
    if state.phase == "game_over":
        return
    seat = state.turn
    events.append(TurnEnded(seat))
    later = [other for other in living(state) if other > seat]
    if not later:
        events.append(RoundEnded(state.round))
        if state.round == state.settings.options.max_rounds:
            end_game(state, leaders(state), "round_limit", events)
            return
        state.round += 1
    start_turn(state, (later or living(state))[0], events)
