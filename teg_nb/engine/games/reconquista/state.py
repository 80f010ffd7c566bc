"""The position of a match of La Reconquista."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from teg_nb.engine.board import members
from teg_nb.engine.games.common.table_game import TableState
from teg_nb.engine.games.reconquista.deduction import MEMORY, Memory, blank, possible_owners
from teg_nb.engine.games.reconquista.settings import PROVINCES, Settings
from teg_nb.engine.schema.field_types import (
    ListOf,
    Nullable,
    OptionalCountry,
    OptionalSeat,
    Seat,
    record_of,
)
from teg_nb.engine.schema.position import state_field

PHASES = ("setup", "placing", "play", "commit", "draw", "game_over")

UNCOMMITTED = -1
"""In `State.commits`: this side has not passed its cards yet."""


class Fight(NamedTuple):
    """The last attack, as its two sides know it.

    Attributes
    ----------
    attacker, defender, target : int
    cards, defence_cards : int
        Bit sets of the provinces passed; those of the attacked seat with the target.
    offence, defence : int
        Troops.
    success : bool
    """

    attacker: int
    defender: int
    target: int
    cards: int
    defence_cards: int
    offence: int
    defence: int
    success: bool


FIGHT = record_of(
    Fight,
    seats=("attacker defender", "seat+seat"),
    target="country",
    cards="{country}",
    defence_cards="{country}",
    troops=("offence defence", "count+count"),
    success="flag",
)


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """The public part of a position, which is small (REC-8.1).

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    phase : str
        One of `PHASES`. In ``placing`` the seat to move holds the board; in ``commit`` cards are
        passed; in ``draw`` an offer is answered.
    chance : str
        Pending chance: ``""``, ``"dealer"`` or ``"deal"``.
    dealer, turn, round : int
        The dealer is -1 until there is one. Round 0 is the placing.
    visits : int
        Number of times that the board was held and passed on.
    target, defender : int
        Province under attack and its owner, or -1. The attacker is the seat to move.
    offered : bool
        True if the seat to move has offered a draw in this turn.
    answering : tuple[int, ...]
        Seats that have not answered the offer yet, in turn order.
    pass_rounds, peace_rounds : int
        Consecutive rounds before this one in which all passed, and nobody attacked (REC-10.4).
    all_passed, peaceful : bool
        True if in this round so far everybody passed, and nobody attacked.
    slayer : tuple[int, ...]
        By seat, the seat that eliminated it, or -1 while it lives.
    winners : tuple[int, ...]
    reason : str
        Reason for the end of the game.
    """

    settings: Settings
    phase: str = "setup"
    chance: str = "deal"
    dealer: OptionalSeat = -1
    turn: Seat = 0
    round: int = 0
    visits: int = 0
    target: OptionalCountry = -1
    defender: OptionalSeat = -1
    offered: bool = False
    answering: tuple[Seat, ...] = ()
    pass_rounds: int = 0
    peace_rounds: int = 0
    all_passed: bool = True
    peaceful: bool = True
    slayer: tuple[int, ...] = state_field("[seat]seat?", -1, name="slayers")
    winners: tuple[Seat, ...] = ()
    reason: str = ""


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """One position of one match. Nearly all of it is secret from some seat: see `observation`.

    Attributes
    ----------
    troops : list[int]
        By province.
    hands : tuple[int, ...]
        By seat, bit set of its provinces; all empty before the deal.
    commits : tuple[int, int]
        Bit sets that the attacker and the attacked seat pass, or `UNCOMMITTED`.
    fight : Fight or None
        The last attack, until the next turn's action.
    memory : tuple[Memory, ...]
        Facts that each seat has received so far; the last is a spectator's. See `deduction`.
    """

    troops: list[int] = state_field("country:count", 0)
    hands: tuple[int, ...] = state_field("seat:{country}", 0)
    commits: tuple[int, int] = state_field("({country}?)+({country}?)", (UNCOMMITTED, UNCOMMITTED))
    fight: Fight | None = state_field(Nullable(FIGHT), None)
    memory: tuple[Memory, ...] = state_field(ListOf(MEMORY))

    def at(self, province: str) -> tuple[str, str, int]:
        """Return name, owner and troops of a province, for callers that may know the whole state.

        Raises
        ------
        KeyError
            If there is no such province.

        Examples
        --------
        >>> from teg_nb.engine.games.reconquista.position import position
        >>> position(Blanco="Soria 4").at("soria")
        ('Soria', 'Blanco', 4)
        """
        board = self.settings.board
        number = board.country(province)
        owner = owner_of(self, number)
        name = self.settings.seats[owner] if owner >= 0 else ""
        return board.countries[number], name, self.troops[number]

    def suspects(self, viewer: str | None = None) -> dict[str, tuple[str, ...]]:
        """Return the seats that may own each province, to the knowledge of a colour or spectator.

        Examples
        --------
        >>> from teg_nb.engine.games.reconquista.position import position
        >>> state = position(Blanco="Soria 4", Negro="Burgos", seats=3)
        >>> state.suspects("Blanco")["Soria"], state.suspects("Blanco")["Burgos"]
        (('Blanco',), ('Negro', 'Rojo'))
        """
        index = -1 if viewer is None else self.settings.seats.index(viewer)
        pairs = zip(self.settings.board.countries, possible_owners(self.memory[index]), strict=True)
        return {
            name: tuple(self.settings.seats[seat] for seat in members(bits)) for name, bits in pairs
        }


def empty_state(settings: Settings) -> State:
    """Return the position before the lot and the deal."""
    seats = len(settings.seats)
    dealer = settings.options.dealer
    chosen = settings.seats.index(dealer) if dealer in settings.seats else -1
    return State.initial(
        settings,
        chance="dealer" if chosen < 0 else "deal",
        dealer=chosen,
        turn=max(chosen, 0),
        memory=tuple(blank(viewer, seats, PROVINCES) for viewer in (*range(seats), None)),
    )


def owner_of(state: State, place: int) -> int:
    """Return the seat that holds the card of a province, -1 before the deal."""
    for seat, hand in enumerate(state.hands):
        if hand >> place & 1:
            return seat
    return -1
