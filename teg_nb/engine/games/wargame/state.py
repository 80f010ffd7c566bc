"""The position of a match of the resource war, and its parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from teg_nb.engine.games.common.table_game import TableState
from teg_nb.engine.games.wargame.components import INSTALLATIONS, TROOP, UNITS
from teg_nb.engine.games.wargame.settings import Settings
from teg_nb.engine.schema.field_types import Nullable, Seat, tuple_of
from teg_nb.engine.schema.position import state_field

PHASES = ("setup", "first_delivery", "orders", "game_over")

Stock = tuple[int, ...]
"""Number of each good."""

EMPTY: Stock = (0,) * 16


class Gathering(NamedTuple):
    """Troops on a search whose finds chance still owes."""

    country: int
    resource: int
    troops: int


GATHERING = tuple_of("country", "resource", "count", made=Gathering._make)


class Holding(NamedTuple):
    """The holdings in a territory, without its stock.

    ``ready`` counts the units of each kind that have not acted (WAR-4.7).
    """

    country: str
    owner: str
    troops: int
    planes: int
    ships: int
    ready: tuple[int, ...]
    wall: int
    armoury: int
    airfield: int
    shipyard: int


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """The public part of a position: lists and tuples of ints by territory or seat (WAR-13).

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    owner : tuple[int, ...]
        By territory; -1 before the deal.
    units, busy : list[list[int]]
        By kind of unit (troops, planes, ships) and territory: all units, and those that have
        acted (WAR-4.7).
    reserved : list[list[int]]
        Likewise, ready units that the seat to move reserves for defence (WAR-5.2).
    levels : tuple[tuple[int, ...], ...]
        By installation (wall, armoury, airfield, shipyard) and territory (WAR-1.5).
    held : tuple[int, ...]
        By seat, bit set of its territories.
    phase : str
        One of `PHASES`.
    turn, first, round : int
        Seat to move, seat that began the round, number of the round (0: before the first).
    chance : str
        Pending chance: ``""``, ``"deal"``, ``"objectives"`` or ``"gather"``.
    recruits : tuple[int, ...]
        By territory, extra troops of this turn (WAR-8.3).
    suppressed : int
        Bit set of the territories under a cyber attack of this turn (WAR-9.8).
    slayer : tuple[int, ...]
        By seat, the seat that eliminated it, or -1 while it lives.
    winners : tuple[int, ...]
    reason : str
        Reason for the end of the game.
    """

    settings: Settings
    owner: tuple[int, ...] = state_field("country:seat?", -1, dumped=False)
    units: list[list[int]] = state_field(dumped=False)
    busy: list[list[int]] = state_field(dumped=False)
    reserved: list[list[int]] = state_field(dumped=False)
    levels: tuple[tuple[int, ...], ...] = state_field(dumped=False)
    held: tuple[int, ...] = state_field("seat:{country}", 0, dumped=False)
    phase: str = "setup"
    turn: Seat = 0
    first: Seat = 0
    round: int = 0
    chance: str = "deal"
    recruits: tuple[int, ...] = state_field("country:count", 0, dumped=False)
    suppressed: int = state_field("{country}", 0)
    slayer: tuple[int, ...] = state_field("[seat]seat?", -1, name="slayers")
    winners: tuple[Seat, ...] = ()
    reason: str = ""

    @property
    def stocks(self) -> Sequence[Stock] | Mapping[int, Stock]:
        """Stocks by territory or seat: all in a position, the visible ones in an observation."""
        raise NotImplementedError

    @property
    def armies(self) -> list[int]:
        """Troops by territory, by the name that all games share."""
        return self.units[TROOP]


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """One position of one match: its public part and its secrets.

    Attributes
    ----------
    stocks : list[tuple[int, ...]]
        Number of each good, by territory; by seat with the option ``resource_pool = "seat"``.
    gathering : Gathering or None
        The search that the pending `gather` resolves.
    objectives : tuple[int, ...]
        By seat; -1 before the deal, or for none.
    treasures : tuple[int, ...]
        By seat, treasures found in the match (WAR-11.5).
    deliveries : tuple[tuple[int, ...], ...]
        By seat, the territories chosen for its next troops, in order; empty for none.
    """

    stocks: list[Stock] = state_field(dumped=False)
    gathering: Gathering | None = state_field(Nullable(GATHERING), None)
    objectives: tuple[int, ...] = state_field("[seat]objective?", -1)
    treasures: tuple[int, ...] = state_field("[seat]count", 0)
    deliveries: tuple[tuple[int, ...], ...] = state_field("[seat]country*", ())

    def at(self, country: str) -> Holding:
        """Return the holdings in a territory, by its name; accents and capitals do not matter.

        Raises
        ------
        KeyError
            If there is no such territory.

        Examples
        --------
        >>> from teg_nb.engine.games.wargame.position import position
        >>> position(Rojo={"Brasil": {"troops": 4, "busy": 1, "wall": 2}}).at("brasil")[:7]
        ('Brasil', 'Rojo', 4, 0, 0, (3, 0, 0), 2)
        """
        board, seats = self.settings.board, self.settings.seats
        number = board.country(country)
        troops, planes, ships = (row[number] for row in self.units)
        wall, armoury, airfield, shipyard = (row[number] for row in self.levels)
        return Holding(
            board.countries[number],
            seats[self.owner[number]] if self.owner[number] >= 0 else "",
            troops,
            planes,
            ships,
            tuple(self.units[unit][number] - self.busy[unit][number] for unit in range(len(UNITS))),
            wall,
            armoury,
            airfield,
            shipyard,
        )

    def stock(self, name: str) -> dict[str, int]:
        """Return the stock of a territory (or of a seat), by printed names.

        Examples
        --------
        >>> from teg_nb.engine.games.wargame.position import position
        >>> position(Rojo={"Brasil": {"stock": {"metal": 7}}}).stock("Brasil")
        {'Metal': 7}
        """
        pooled = self.settings.pooled
        row = self.settings.seats.index(name) if pooled else self.settings.board.country(name)
        goods = self.settings.vocabulary["good"]
        return {goods[good]: count for good, count in enumerate(self.stocks[row]) if count}


def empty_state(settings: Settings) -> State:
    """Return the position before the deal."""
    countries, seats = len(settings.board.countries), len(settings.seats)
    units, busy, reserved = ([[0] * countries for _ in UNITS] for _ in range(3))
    return State.initial(
        settings,
        units=units,
        busy=busy,
        reserved=reserved,
        levels=((0,) * countries,) * len(INSTALLATIONS),
        stocks=[EMPTY] * (seats if settings.pooled else countries),
    )
