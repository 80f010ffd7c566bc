"""The position of a match of La Revancha and its parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from teg_nb.engine.games.common.table_game import TableState
from teg_nb.engine.games.teg.pacts.kinds import PACT, Pact
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.schema.field_types import (
    Country,
    ListOf,
    Nullable,
    OptionalSeat,
    Seat,
    record_of,
)
from teg_nb.engine.schema.position import state_field

PHASES = (
    "setup",
    "initial_1",
    "initial_2",
    "round_start",
    "extra_reinforcement",
    "reinforce",
    "attack",
    "regroup",
    "ally_regroup",
    "card",
    "game_over",
)

# Indices in `State.due`: unrestricted armies, armies of an exchange, then one for each continent.
BASIC, EXCHANGED, FIRST_CONTINENT = 0, 1, 2


class Joint(NamedTuple):
    """A joint attack under way.

    Attributes
    ----------
    number : int
        Number of its pact.
    target : int
    seats, origins : tuple[int, int]
        Leader and ally, and the country from which each attacks.
    thrower : int
        The next to roll: 0 for the leader, 1 for the ally.
    free : bool
        Whether they may stop (TEG-15.22).
    """

    number: int
    target: int
    seats: tuple[int, int]
    origins: tuple[int, int]
    thrower: int
    free: bool


JOINT = record_of(
    Joint,
    number="count",
    target="country",
    seats="seat+seat",
    origins="country+country",
    thrower="count",
    free="flag",
)


class Holding(NamedTuple):
    """The armies and missiles in a country, by seat; a shared country has a second seat."""

    country: str
    owner: str
    armies: int
    missiles: int = 0
    guest: str = ""
    guest_armies: int = 0
    guest_missiles: int = 0


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """The public part of a position: ints, and lists and tuples of ints by country or by seat.

    Bit sets (`held`, `discards`, ...) are ints with one bit for each country or seat. Fields that
    most actions change are lists. Fields that seldom change are tuples, which positions share
    (`changed` creates the next one).

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    owner, missiles : tuple[int, ...]
    armies : list[int]
        By country. The owner is -1 before the deal.
    guests : dict[int, tuple[int, int, int]]
        Shared countries: their second seat, its armies and its missiles (TEG-0.4).
    held : tuple[int, ...]
        By seat, bit set of the countries that it holds alone.
    phase : str
        One of `PHASES`.
    turn, first, round : int
        Seat whose turn it is, first player of the round, number of the round (0: placing).
    chance : str
        The chance event due: ``""`` or one of ``deal``, ``left_over``, ``objective``, ``first``,
        ``situation``, ``crisis``, ``battle``, ``card``, ``penalty``.
    rollers : tuple[int, ...]
        Seats that wait for dice, or for objectives.
    left_over : tuple[int, ...]
        Cards of the deal that wait for dice.
    battle : tuple[int, int] or None
        Source and target while dice are due.
    entry : tuple[int, int] or None
        Source and target while a conquest move is due.
    situation : int
        Card in force, -1 for none.
    no_card : int
        Bit set of the seats under crisis.
    due : list[int]
        Armies to place: free, of an exchange, then by continent.
    slayer : tuple[int, ...]
        By seat, the seat that eliminated it, or -1 while it lives.
    discards, used : int
        Bit sets of the country cards discarded, and of those whose bonus is used.
    exchanges : tuple[int, ...]
        By seat, its exchanges so far.
    continents_used : tuple[int, ...]
        By seat, bit set of the continent cards it has used.
    conquests : int
        Conquests of this turn.
    card_taken, exchanged : bool
        True if the seat in turn has had its card, or made its exchange.
    movable : tuple[int, ...]
        By country, armies that may still regroup; empty outside that phase.
    gone : int
        Bit set of the seats whose player left.
    winners : tuple[int, ...]
    reason : str
        Why the game ended.
    attacker, defender : int
        Seats of the battle under way, -1 without one.
    dice : tuple[int, int]
        Dice that the two sides chose to roll, or 0 before their choice (only with ``choose_dice``).
    entry_rule : str
        The kind of move due at `entry`: ``conquest``, ``intrusion`` or ``aggression``.
    entering : tuple[tuple[int, int], ...]
        Allies whose aggression moves are due, in order, with their origins.
    loot : int
        Missiles of an expelled occupant, until their new owner is known.
    awaited : int
        Seat that must decide out of turn, or -1.
    pacts, proposals : tuple[Pact, ...]
        Pacts in force, and proposals without an answer.
    numbered : int
        The last number given to a proposal.
    by_pact : int
        Bit set of the shared countries that a joint attack made.
    joint : Joint or None
        The joint attack under way.
    allies : tuple[tuple[int, int], ...]
        Condominiums made by pact in this turn whose ally may still regroup, each with the ally.
    joint_conquests : int
        Number of condominiums made by pact in this turn (TEG-15.20).
    movable_missiles : tuple[int, ...]
        The same as `movable`, for missiles.
    zone_due, zone_attacked : bool
        Whether the seat in turn owes an attack on its international zone, and whether it has made
        one.
    forgone : int
        Bit set of the seats that lose the next card they earn (TEG-14.22).
    last_conquest : int
        Last country that the seat in turn conquered by itself in this turn, or -1; only with the
        defensive exchange (CHP-2.10).
    """

    settings: Settings
    owner: tuple[int, ...] = state_field("country:seat?", -1, dumped=False)
    armies: list[int] = state_field("country:count", 0, dumped=False)
    missiles: tuple[int, ...] = state_field("country:count", 0, dumped=False)
    guests: dict[int, tuple[int, int, int]]
    held: tuple[int, ...] = state_field("seat:{country}", 0, dumped=False)
    phase: str = "setup"
    turn: Seat = 0
    first: Seat = 0
    round: int = 0
    chance: str = "deal"
    rollers: tuple[Seat, ...] = ()
    left_over: tuple[Country, ...] = ()
    battle: tuple[Country, Country] | None = None
    entry: tuple[Country, Country] | None = None
    situation: int = state_field("situation?", -1)
    no_card: int = state_field("{seat}", 0)
    due: list[int]
    slayer: tuple[int, ...] = state_field("[seat]seat?", -1, name="slayers")
    discards: int = state_field("{country}", 0)
    used: int = state_field("{country}", 0)
    exchanges: tuple[int, ...] = state_field("seat:count", 0)
    continents_used: tuple[int, ...] = state_field("seat:{continent}", 0)
    conquests: int = 0
    card_taken: bool = False
    exchanged: bool = False
    movable: tuple[int, ...] = ()
    gone: int = state_field("{seat}", 0)
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    attacker: OptionalSeat = -1
    defender: OptionalSeat = -1
    dice: tuple[int, int] = (0, 0)
    entry_rule: str = ""
    entering: tuple[tuple[Seat, Country], ...] = ()
    loot: int = 0
    awaited: OptionalSeat = -1
    pacts: tuple[Pact, ...] = state_field(ListOf(PACT), ())
    proposals: tuple[Pact, ...] = state_field(ListOf(PACT), ())
    numbered: int = 0
    by_pact: int = state_field("{country}", 0)
    joint: Joint | None = state_field(Nullable(JOINT), None)
    allies: tuple[tuple[Country, Seat], ...] = ()
    joint_conquests: int = 0
    movable_missiles: tuple[int, ...] = ()
    zone_due: bool = False
    zone_attacked: bool = False
    forgone: int = state_field("{seat}", 0)
    last_conquest: int = state_field("country?", -1)


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """A position of a match, with its public part and its secrets.

    Attributes
    ----------
    situations : tuple[int, ...]
        Cards still in the situation pile, by kind.
    objectives : tuple[tuple[int, ...], ...]
        By seat; empty once a seat has only the common objective.
    targets : tuple[int, ...]
        By seat, the seat it must destroy, or -1.
    hands : tuple[int, ...]
        By seat, bit set of its country cards.
    pile : int
        Bit set of the country cards in the pile, which has no order.
    """

    situations: tuple[int, ...] = state_field("[situation]count", name="situations_left")
    objectives: tuple[tuple[int, ...], ...] = state_field("seat:objective*", ())
    targets: tuple[int, ...] = state_field("[seat]seat?", -1)
    hands: tuple[int, ...] = state_field("seat:{country}", 0)
    pile: int = state_field(dumped=False)

    def at(self, country: str) -> Holding:
        """Return the holding of a country by name; accents and capitals do not matter.

        Raises
        ------
        KeyError
            If there is no such country.

        Examples
        --------
        >>> from teg_nb.engine.games.teg.position import position
        >>> position(Blanco="Chile 4 + 1m").at("chile")[:4]
        ('Chile', 'Blanco', 4, 1)
        """
        board, seats = self.settings.board, self.settings.seats
        number = board.country(country)
        guest, armies, missiles = self.guests.get(number, (-1, 0, 0))
        return Holding(
            board.countries[number],
            seats[self.owner[number]] if self.owner[number] >= 0 else "",
            self.armies[number],
            self.missiles[number],
            seats[guest] if guest >= 0 else "",
            armies,
            missiles,
        )


def country_pile(settings: Settings) -> int:
    """Return a bit set of all country cards; none if the table plays without them (CHP-2.5)."""
    return (1 << len(settings.board.countries)) - 1 if settings.options.country_cards else 0


def empty_state(settings: Settings) -> State:
    """Return the position before the deal."""
    return State.initial(
        settings,
        guests={},
        situations=settings.situation_deck,
        due=[0] * (FIRST_CONTINENT + len(settings.board.continents)),
        pile=country_pile(settings),
    )
