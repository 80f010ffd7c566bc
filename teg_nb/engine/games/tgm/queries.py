"""Questions that the rules ask about a position of Tercera Guerra Mundial."""

from __future__ import annotations

from teg_nb.engine.games.tgm.state import State


def pending(state: State) -> str:
    """Return the decision due inside the turn: ``"defend"``, ``"move_in"`` or ``""`` (TGM-4.3)."""
    if state.battle is not None and not state.dice[1]:
        return "defend"
    return "move_in" if state.entry is not None else ""


def awaited_seat(state: State) -> int:
    """Return the seat whose decision is due: the defender while it chooses its dice (TGM-4.3)."""
    if state.battle is None or state.dice[1]:
        return state.turn
    return state.owner[state.battle[1]]


def living(state: State) -> list[int]:
    """Return the seats that still play, in the order of play."""
    return [seat for seat, slayer in enumerate(state.slayer) if slayer < 0]


def is_early(state: State) -> bool:
    """Check if no seat can be eliminated in this round (TGM-8.3)."""
    options = state.settings.options
    return state.round <= options.protect_until_round and options.protection != "off"


def is_protected(state: State, seat: int) -> bool:
    """Check if a seat has one territory left in a round without eliminations (TGM-8.3)."""
    return is_early(state) and state.held[seat].bit_count() == 1
