"""What the rules ask of a position of Tercera Guerra Mundial."""

from __future__ import annotations

from teg_nb.engine.games.tgm.state import State


def pending(state: State) -> str:
    """The decision that is due inside the turn: ``"defend"``, ``"move_in"`` or ``""`` (TGM-4.3)."""
    if state.battle is not None and not state.dice[1]:
        return "defend"
    return "move_in" if state.entry is not None else ""


def awaited_seat(state: State) -> int:
    """The seat whose decision is due: the defender while it chooses its dice (TGM-4.3)."""
    if state.battle is None or state.dice[1]:
        return state.turn
    return state.owner[state.battle[1]]


def living(state: State) -> list[int]:
    """Seats that still play, in the order of play."""
    return [seat for seat, slayer in enumerate(state.slayer) if slayer < 0]


def is_early(state: State) -> bool:
    """Whether nobody may go in this round (TGM-8.3)."""
    options = state.settings.options
    return state.round <= options.protect_until_round and options.protection != "off"


def is_protected(state: State, seat: int) -> bool:
    """Whether a seat has one territory left in a round in which nobody may go (TGM-8.3)."""
    return is_early(state) and state.held[seat].bit_count() == 1
