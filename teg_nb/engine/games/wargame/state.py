"""The position of a match of the resource war, and what is fixed for the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple

from teg_nb.engine.board import Board, bit_set, load_board
from teg_nb.engine.games.table import Refusals, changed
from teg_nb.engine.games.wargame.facts import (
    INSTALLATIONS,
    TREASURE,
    TROOP,
    UNITS,
    WALL,
    Facts,
    facts,
)
from teg_nb.engine.games.wargame.options import WarOptions
from teg_nb.engine.kinds import Maybe, Seat, row
from teg_nb.engine.parts import Position, part

PHASES = ("setup", "first_delivery", "orders", "game_over")

Stock = tuple[int, ...]
"""How many there are of each good."""

EMPTY: Stock = (0,) * 16


@dataclass(frozen=True)
class Settings:
    """What is fixed for one match: the board, the seats and the options.

    Attributes
    ----------
    seats : tuple[str, ...]
        Colours, in order of play.
    options : WarOptions
    """

    seats: tuple[str, ...]
    options: WarOptions = field(default_factory=lambda: WarOptions.parse(None))

    game: ClassVar[str] = "wargame"

    def __reduce__(self) -> tuple[Any, ...]:
        return settings_for, (self.seats, self.options)  # the lists that it has made stay here

    @cached_property
    def board(self) -> Board:
        """The map."""
        return load_board("wargame")

    @property
    def facts(self) -> Facts:
        """Goods, objectives and the words of orders."""
        return facts()

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "country": self.board.countries,
            "seat": self.seats,
            "continent": tuple(each.name for each in self.board.continents),
            "objective": tuple(each.id for each in self.facts.objectives),
            **dict(self.facts.vocabulary),
        }

    @cached_property
    def landlocked(self) -> int:
        """Bit set of the territories without sea access (WAR-1.11)."""
        return bit_set(map(self.board.country, self.options["landlocked"]))

    @cached_property
    def price(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """Goods that an item, or a level of an installation as ``"wall.2"``, costs (WAR-2)."""
        return {
            key.removeprefix("cost."): value
            for key, value in self.options.values
            if key.startswith("cost.") and key != "cost.troop_cap"
        }

    @cached_property
    def pooled(self) -> bool:
        """Whether a seat has one stock for all its territories (WAR-D-8)."""
        return bool(self.options["resource_pool"] == "seat")

    @cached_property
    def open(self) -> bool:
        """Whether everybody sees all stocks (WAR-D-4)."""
        return bool(self.options["stocks_public"])


@lru_cache(maxsize=32)
def settings_for(seats: tuple[str, ...], options: WarOptions) -> Settings:
    """The settings of a table, shared by all its matches with the lists they have made."""
    return Settings(seats, options)


class Gathering(NamedTuple):
    """Troops that look for something, until chance says what they found."""

    country: int
    resource: int
    troops: int


GATHERING = row("country", "resource", "count", made=Gathering._make)


class Holding(NamedTuple):
    """What stands in a territory; stocks are not part of it.

    ``ready`` of each kind of unit, out of all: the others have acted (WAR-4.7).
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
    """What everybody sees of a position: lists and tuples of ints by territory or by seat (WAR-13).

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    owner : tuple[int, ...]
        By territory; -1 before the deal.
    units, busy : list[list[int]]
        By kind of unit (troops, planes, ships) and territory: all there are, and those that have
        acted (WAR-4.7).
    reserved : list[list[int]]
        Likewise, ready units that the seat in turn keeps for defence (WAR-5.2).
    levels : tuple[tuple[int, ...], ...]
        By installation (wall, armoury, airfield, shipyard) and territory (WAR-1.5).
    held : tuple[int, ...]
        By seat, bit set of its territories.
    phase : str
        One of `PHASES`.
    turn, first, round : int
        Seat whose turn it is, seat that began the round, number of the round (0: before it).
    chance : str
        What chance owes: ``""``, ``"deal"``, ``"objectives"`` or ``"gather"``.
    recruits : tuple[int, ...]
        By territory, extra troops of this turn (WAR-8.3).
    suppressed : int
        Bit set of the territories under a cyber attack of this turn (WAR-9.8).
    slayer : tuple[int, ...]
        By seat, who eliminated it, or -1 while it lives.
    winners : tuple[int, ...]
    reason : str
        Why the game ended.
    """

    settings: Settings
    owner: tuple[int, ...] = part("country:seat?", -1, kept=False)
    units: list[list[int]] = part(kept=False)
    busy: list[list[int]] = part(kept=False)
    reserved: list[list[int]] = part(kept=False)
    levels: tuple[tuple[int, ...], ...] = part(kept=False)
    held: tuple[int, ...] = part("seat:{country}", 0, kept=False)
    phase: str = "setup"
    turn: Seat = 0
    first: Seat = 0
    round: int = 0
    chance: str = "deal"
    recruits: tuple[int, ...] = part("country:count", 0, kept=False)
    suppressed: int = part("{country}", 0)
    slayer: tuple[int, ...] = part("[seat]seat?", -1, name="slayers")
    winners: tuple[Seat, ...] = ()
    reason: str = ""

    @property
    def armies(self) -> list[int]:
        """Troops by territory, by the name that all games share."""
        return self.units[TROOP]


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, Position):
    """One position of one match: what everybody sees, and its secrets.

    Attributes
    ----------
    stocks : list[tuple[int, ...]]
        How many of each good, by territory; by seat with the option ``resource_pool = "seat"``.
    gathering : Gathering or None
        What chance owes `gather` for.
    objectives : tuple[int, ...]
        By seat; -1 before the deal, or for none.
    treasures : tuple[int, ...]
        By seat, treasures found in the match (WAR-11.5).
    deliveries : tuple[tuple[int, ...], ...]
        By seat, the territories chosen for its next troops, in order; empty for none.
    """

    stocks: list[Stock] = part(kept=False)
    gathering: Gathering | None = part(Maybe(GATHERING), None)
    objectives: tuple[int, ...] = part("[seat]objective?", -1)
    treasures: tuple[int, ...] = part("[seat]count", 0)
    deliveries: tuple[tuple[int, ...], ...] = part("[seat]country*", ())

    def at(self, country: str) -> Holding:
        """What stands in a territory, by its name; accents and capitals do not matter.

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
        place = board.country(country)
        troops, planes, ships = (row[place] for row in self.units)
        wall, armoury, airfield, shipyard = (row[place] for row in self.levels)
        return Holding(
            board.countries[place],
            seats[self.owner[place]] if self.owner[place] >= 0 else "",
            troops,
            planes,
            ships,
            tuple(ready(self, unit, place) for unit in range(len(UNITS))),
            wall,
            armoury,
            airfield,
            shipyard,
        )

    def stock(self, name: str) -> dict[str, int]:
        """What there is in the stock of a territory (or of a seat), by printed names.

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
    """The position before anything is dealt."""
    countries, seats = len(settings.board.countries), len(settings.seats)
    units, busy, reserved = ([[0] * countries for _ in UNITS] for _ in range(3))
    return State.empty(
        settings,
        units=units,
        busy=busy,
        reserved=reserved,
        levels=((0,) * countries,) * len(INSTALLATIONS),
        stocks=[EMPTY] * (seats if settings.pooled else countries),
    )


# Units


def ready(state: State, unit: int, country: int) -> int:
    """Units of a kind that have not acted (WAR-4.7)."""
    return state.units[unit][country] - state.busy[unit][country]


def free(state: State, unit: int, country: int) -> int:
    """Units of a kind that can be given a task: ready, and not kept for defence (WAR-5.2)."""
    return ready(state, unit, country) - state.reserved[unit][country]


def may_leave(state: State, country: int) -> int:
    """Troops that can leave a territory: free ones, and `min_left` stay (WAR-6.2, WAR-10.2)."""
    spare = state.units[TROOP][country] - state.settings.options["min_left"]
    return max(0, min(free(state, TROOP, country), int(spare)))


def arrive(state: State, unit: int, country: int, number: int) -> None:
    """Units come to a territory, or are built there: busy until the next turn (WAR-4.7)."""
    state.units[unit][country] += number
    state.busy[unit][country] += number


def work(state: State, unit: int, country: int, number: int) -> None:
    """Ready units have a task: they are busy (WAR-4.7)."""
    state.busy[unit][country] += number


def leave(state: State, unit: int, country: int, number: int) -> None:
    """Ready units are gone: they went elsewhere, or were lost."""
    state.units[unit][country] -= number


def lose_ready_first(state: State, unit: int, country: int, number: int) -> None:
    """Units are destroyed, the ready ones first (WAR-6.6, WAR-9.6)."""
    from_busy = max(0, number - ready(state, unit, country))
    state.units[unit][country] -= number
    state.busy[unit][country] -= from_busy


def lose_busy_first(state: State, unit: int, country: int, number: int) -> None:
    """Units are destroyed, the busy ones first (WAR-9.6)."""
    state.units[unit][country] -= number
    state.busy[unit][country] -= min(number, state.busy[unit][country])


# Installations


def level(state: State, installation: int, country: int) -> int:
    """Level of an installation, 0 for none."""
    return state.levels[installation][country]


def set_level(state: State, installation: int, country: int, value: int) -> None:
    """Change the level of an installation."""
    row = changed(state.levels[installation], country, value)
    state.levels = changed(state.levels, installation, row)


def block(state: State, country: int) -> int:
    """Hits that the wall of a territory stops now (WAR-6.4, WAR-9.8)."""
    if state.suppressed >> country & 1:
        return 0
    return int(state.settings.options["wall.block_per_level"]) * state.levels[WALL][country]


# Stocks


def row_of(state: State, country: int) -> int:
    """Place of a territory's stock in `State.stocks` (WAR-D-8)."""
    return state.owner[country] if state.settings.pooled else country


def stock_of(state: State, country: int) -> Stock:
    """The stock that a territory uses."""
    return state.stocks[row_of(state, country)]


def put(state: State, country: int, goods: Iterable[tuple[int, int]], sign: int = 1) -> None:
    """Add pairs of a good and a number to the stock that a territory uses."""
    row = row_of(state, country)
    stock = list(state.stocks[row])
    for good, number in goods:
        stock[good] += sign * number
    state.stocks[row] = tuple(stock)


def affordable(stock: Stock, price: Iterable[tuple[int, int]], most: int) -> int:
    """How many times a price can be paid, `most` at most.

    Examples
    --------
    >>> affordable((7, 2) + (0,) * 14, [(0, 3)], 10)
    2
    """
    for good, number in price:
        most = min(most, stock[good] // number)
    return most


def cost(state: State, key: str) -> tuple[tuple[int, int], ...]:
    """Goods that an item (``"plane"``) or a level (``"wall.2"``) costs."""
    return state.settings.price[key]


def here(state: State, country: int) -> tuple[int, ...]:
    """What can be looked for in a territory (WAR-7.2, WAR-7.3, WAR-7.5)."""
    return state.settings.facts.local[state.settings.board.continent_of[country]]


def is_basic(state: State, resource: int) -> bool:
    """Whether a resource needs no die (WAR-7.2)."""
    return resource != TREASURE and state.settings.facts.goods[resource].rank == "basic"


# Seats


def living(state: State) -> list[int]:
    """Living seats in the order of this round."""
    seats = len(state.slayer)
    order = ((state.first + step) % seats for step in range(seats))
    return [seat for seat in order if state.slayer[seat] < 0]


# Refusals

refusal = Refusals(ready="unit", weapons="weapon", the="installation")
"""A refusal whose facts are names: what is given as an int is looked up."""


def known(state: State, kind: str, value: object, code: str, clause: str) -> None:
    """Refuse what does not number a word of a kind (a negative one would index from the end)."""
    if type(value) is not int or not 0 <= value < len(state.settings.vocabulary[kind]):
        raise refusal(state, code, clause, **{kind: str(value)})


def known_country(state: State, *countries: object) -> None:
    """Refuse what is not the number of a territory."""
    for country in countries:
        known(state, "country", country, "unknown_territory", "WAR-1.1")


def whole_number(state: State, number: object, clause: str, least: int = 1) -> None:
    """Refuse an amount that is not a whole number, from 1 on as a rule."""
    if type(number) is not int or number < least:
        raise refusal(state, "bad_amount", clause, amount=number, least=str(least))


def own(state: State, seat: int, clause: str, *countries: int) -> None:
    """Refuse territories of another seat."""
    for country in countries:
        if state.owner[country] != seat:
            raise refusal(state, "not_owner", clause, country=country)


def enemy(state: State, seat: int, target: int, clause: str) -> None:
    """Refuse a target of one's own."""
    if state.owner[target] == seat:
        raise refusal(state, "own_target", clause, target=target)


def enough_ready(
    state: State, unit: int, country: int, number: int, clause: str = "WAR-4.7"
) -> None:
    """Refuse more units than can be given a task."""
    have = free(state, unit, country)
    if number > have:
        facts = {"country": country, "unit": unit, "ready": unit, "amount": number, "have": have}
        raise refusal(state, "not_enough_ready", clause, **facts)


def some_stay(state: State, country: int, number: int, clause: str) -> None:
    """Refuse to leave too few troops."""
    least = state.settings.options["min_left"]
    if state.units[TROOP][country] - number < least:
        raise refusal(state, "must_leave_one", clause, country=country, least=least)


def own_turn(state: State, seat: int, phase: str = "orders") -> None:
    """Refuse an order of a seat that is not awaited, or in another phase.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order.
    """
    if state.phase == "game_over":
        raise refusal(state, "game_over", "WAR-11.2")
    if type(seat) is not int or not 0 <= seat < len(state.slayer):
        raise refusal(state, "not_your_turn", "WAR-4.5")
    if state.slayer[seat] >= 0:
        raise refusal(state, "player_eliminated", "WAR-11.1", seat=seat)
    if state.phase == "setup" or seat != state.turn:
        raise refusal(state, "not_your_turn", "WAR-4.5", seat=state.turn)
    if state.chance:
        raise refusal(state, "decision_pending", "WAR-7.1")
    if state.phase != phase:
        raise refusal(state, "wrong_phase", "WAR-4.4", phase=state.phase)
