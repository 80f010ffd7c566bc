"""Determinization of positions of the resource war (WAR-13)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from teg_nb.engine.actions import Event
from teg_nb.engine.board import members
from teg_nb.engine.games.common.determinize import fill_from_observation, rejection_sample
from teg_nb.engine.games.wargame.components import (
    FIRST_WEAPON,
    INSTALLATIONS,
    ITEMS,
    RESOURCES,
    SIZES,
    TREASURE,
)
from teg_nb.engine.games.wargame.events import (
    Built,
    Carried,
    Gathered,
    Marched,
    PlayerEliminated,
    ReinforcementsDelivered,
    TerritoriesDealt,
    TerritoryConquered,
    TurnEnded,
    Upgraded,
    WeaponFired,
)
from teg_nb.engine.games.wargame.objectives import has_won
from teg_nb.engine.games.wargame.observation import HIDDEN, Observation
from teg_nb.engine.games.wargame.queries import here, living
from teg_nb.engine.games.wargame.settings import Settings
from teg_nb.engine.games.wargame.state import EMPTY, State, empty_state

Pairs = Iterable[tuple[int, int]]
"""Pairs of a good and its number."""


def determinize(seen: Observation, rng: random.Random) -> State:
    """Return a position that the viewer cannot tell from the true one.

    With a history from the deal on, the stocks of the others are tracked order by order. A seat had
    the goods that it visibly paid. They came from its searches that the viewer saw (WAR-7.1), or
    with troops and vehicles that the viewer saw move (WAR-10.2). Other searches were for any
    resource of their territory, and their finds are drawn.

    Without such a history, the others have their goods of the deal and the finds of a random number
    of searches. Objectives are a uniform deal of those that the viewer does not hold, in which
    nobody has won already.

    Notes
    -----
    Cargo is assumed only where a later payment needs it. A payment may remain unexplained after an
    unlikely throw; then the missing find is granted. The next deliveries of the others are drawn
    from the lists that bots choose among, or are the territories of their last deliveries.
    """
    state = fill_from_observation(empty_state(seen.settings), seen, "stocks", "treasures")
    if seen.chance == "deal":
        return state
    if seen.gathering is not None and seen.gathering.resource == HIDDEN:
        resource = rng.choice(here(state, seen.gathering.country))
        state.gathering = seen.gathering._replace(resource=resource)
    book = _book(state, seen, rng)
    state.stocks = [seen.stocks.get(row, stock) for row, stock in enumerate(book.closed())]
    counted = enumerate(book.treasures)
    state.treasures = tuple([seen.treasures.get(seat, number) for seat, number in counted])
    state.deliveries = _deliveries(state, seen, book.delivered, rng)
    _deal_objectives(state, seen, rng)
    return state


# Stocks


class Search(NamedTuple):
    """A search whose resource the viewer does not know."""

    seat: int
    country: int
    troops: int


class Book:
    """The stocks of all seats, deduced from the viewer's observations; the rest is drawn.

    An unknown fact stays open until a payment settles it, or until the book is closed.

    Attributes
    ----------
    stocks : list[list[int]]
        By row of `State.stocks`: number of each good.
    searches : list[list[Search]]
        By row: open searches.
    weapons : list[int]
        By row: weapons of unknown kind that were built.
    links : list[list[list[int]]]
        By row: origins of arriving troops or vehicles, and the cargo units that they had room for.
    treasures : list[int]
        By seat.
    delivered : list[list[int]]
        By seat, territories that received its deliveries since its last choice.
    """

    def __init__(self, state: State, rng: random.Random) -> None:
        self.settings: Settings = state.settings
        self.rng = rng
        self.owner = list(state.owner)
        rows, seats = len(state.stocks), len(state.slayer)
        self.stocks = [list(EMPTY) for _ in range(rows)]
        self.searches: list[list[Search]] = [[] for _ in range(rows)]
        self.weapons = [0] * rows
        self.links: list[list[list[int]]] = [[] for _ in range(rows)]
        self.treasures = [0] * seats
        self.delivered: list[list[int]] = [[] for _ in range(seats)]

    def row(self, country: int) -> int:
        """Return the row of the stock that a territory uses."""
        return self.owner[country] if self.settings.pooled else country

    def deal(self, owner: Sequence[int]) -> None:
        """Give every territory its starting goods (WAR-3.2)."""
        self.owner = list(owner)
        options = self.settings.options
        for country in range(len(owner)):
            for good, fact in enumerate(self.settings.facts.goods[:3]):
                self.stocks[self.row(country)][good] += options[f"start.{fact.id}"]

    def told(self, event: Event) -> None:
        """Enter an event as the viewer observed it."""
        match event:
            case TerritoriesDealt():
                self.deal(event.owner)
            case Gathered() if event.finds is not None:
                self._gathered(event)
            case Gathered():
                search = Search(event.seat, event.country, event.troops)
                self.searches[self.row(event.country)].append(search)
            case Built() if event.item is not None:
                self._pay(self.row(event.country), self._price(ITEMS[event.item], event.number))
                if event.item >= FIRST_WEAPON:
                    good = RESOURCES + event.item - FIRST_WEAPON
                    self.stocks[self.row(event.country)][good] += event.number
            case Built():
                number = event.troops // self.settings.options["labour"]
                self.weapons[self.row(event.country)] += number
            case Upgraded():
                key = f"{INSTALLATIONS[event.installation]}.{event.level}"
                self._pay(self.row(event.country), self._price(key, 1))
            case WeaponFired():
                self._pay(self.row(event.source), [(RESOURCES + event.weapon, 1)])
            case Marched() | Carried() if self.settings.pooled:
                pass
            case Marched() | Carried() if event.cargo is not None:
                self._moved(event)
            case Marched() | Carried():
                self._linked(event)
            case TerritoryConquered():
                self._conquered(event)
            case PlayerEliminated() if self.settings.pooled:
                self._clear(event.seat)
            case ReinforcementsDelivered():
                self.delivered[event.seat].append(event.country)
            case TurnEnded():
                self.delivered[event.seat] = []

    def _price(self, key: str, number: int) -> list[tuple[int, int]]:
        return [(good, count * number) for good, count in self.settings.price[key]]

    def _gathered(self, event: Gathered) -> None:
        self.treasures[event.seat] += event.troops if event.resource == TREASURE else 0
        for good in event.finds:
            self.stocks[self.row(event.country)][good] += 1

    def _moved(self, event: Marched | Carried) -> None:
        self._pay(event.source, event.cargo)
        for good, number in event.cargo:
            self.stocks[event.target][good] += number

    def _linked(self, event: Marched | Carried) -> None:
        """Record the room of a transport whose cargo the viewer does not know."""
        options = self.settings.options
        room = event.troops * options["capacity.troop"]
        if isinstance(event, Carried):
            capacity = options[("capacity.plane", "capacity.ship")[event.vehicle]]
            room = event.number * capacity - 2 * event.troops
        self.links[event.target].append([event.source, room])

    def _conquered(self, event: TerritoryConquered) -> None:
        self.owner[event.country] = event.seat
        if not self.settings.pooled and self.settings.options.word("spoils") != "captured":
            self._clear(event.country)

    def _clear(self, row: int) -> None:
        self.stocks[row] = list(EMPTY)
        self.searches[row], self.links[row], self.weapons[row] = [], [], 0

    # Settling open facts

    def _pay(self, row: int, price: Pairs) -> None:
        """Take goods from a stock, and settle open facts so that the stock had them."""
        stock = self.stocks[row]
        for good, number in price:
            while stock[good] < number and (self._find(row, good) or self._fetch(row, good)):
                pass
            stock[good] = max(0, stock[good] - number)

    def _find(self, row: int, good: int) -> bool:
        """Settle an open search of the row, or an open weapon, as this good."""
        if good >= RESOURCES:
            if not self.weapons[row]:
                return False
            self.weapons[row] -= 1
            self._pay(row, self._price(ITEMS[FIRST_WEAPON + good - RESOURCES], 1))
            self.stocks[row][good] += 1
            return True
        matches = [
            index for index, search in enumerate(self.searches[row]) if good in self._local(search)
        ]
        if not matches:
            return False
        self._settle(row, self.searches[row].pop(self.rng.choice(matches)), good)
        return True

    def _fetch(self, row: int, good: int) -> bool:
        """Move one of this good from a territory whose troops or vehicles came here."""
        for link in self.links[row]:
            source, room = link
            if room < SIZES[good] or source == row:
                continue
            if self.stocks[source][good] or self._find(source, good):
                if not self.stocks[source][good]:
                    return True  # the search found none: look again
                self.stocks[source][good] -= 1
                self.stocks[row][good] += 1
                link[1] -= SIZES[good]
                return True
        return False

    def _local(self, search: Search) -> tuple[int, ...]:
        """Return the resources that a search may have been for."""
        continent = self.settings.board.continent_of[search.country]
        return self.settings.local[continent]

    def _settle(self, row: int, search: Search, resource: int) -> None:
        """Settle a search: throw its dice, or draw its treasures."""
        options, stock = self.settings.options, self.stocks[row]
        if resource == TREASURE:
            self.treasures[search.seat] += search.troops
            goods, weights = zip(*options.treasure, strict=True)
            for good in self.rng.choices(goods, weights, k=search.troops):
                stock[good] += 1
            return
        rank = self.settings.facts.goods[resource].rank
        if rank == "basic":
            stock[resource] += search.troops * options["gather.basic"]
            return
        min_die = options[f"gather.{rank}_from"]
        for _ in range(search.troops):
            stock[resource] += self.rng.randrange(6) + 1 >= min_die

    def close(self) -> None:
        """Settle all open facts at random."""
        for row in range(len(self.stocks)):
            searches, self.searches[row] = self.searches[row], []
            for search in searches:
                self._settle(row, search, self.rng.choice(self._local(search)))
            for _ in range(self.weapons[row]):
                self._find(row, self.rng.randrange(RESOURCES, len(EMPTY)))

    def closed(self) -> list[tuple[int, ...]]:
        """Close the book and return the stocks."""
        self.close()
        return [tuple(stock) for stock in self.stocks]


def _book(state: State, seen: Observation, rng: random.Random) -> Book:
    """Return the book of a history that begins with the deal, or else one with drawn searches."""
    book = Book(state, rng)
    events = [event for entry in seen.history for event in entry.events]
    if any(isinstance(event, TerritoriesDealt) for event in events[:3]):
        for event in events:
            book.told(event)
        return book
    book.deal(state.owner)
    for country, seat in enumerate(state.owner):
        for _ in range(rng.randint(0, state.round)):
            book.searches[book.row(country)].append(Search(seat, country, 1))
    return book


# Orders and objectives


def _deliveries(
    state: State, seen: Observation, delivered: Sequence[Sequence[int]], rng: random.Random
) -> tuple[tuple[int, ...], ...]:
    """Draw the next delivery of each seat that has chosen one (WAR-4.9)."""
    neighbours = state.settings.board.neighbour_sets
    deliveries: list[tuple[int, ...]] = []
    for seat, held in enumerate(state.held):
        if seat == seen.viewer:
            deliveries.append(seen.delivery)
        elif not _has_chosen(state, seat):
            deliveries.append(())
        else:
            own_countries = members(held)
            borders = tuple([country for country in own_countries if neighbours[country] & ~held])
            lists = [
                countries
                for countries in ((rng.choice(own_countries),), borders, own_countries)
                if countries
            ]
            known = tuple(
                [country for country in dict.fromkeys(delivered[seat]) if held >> country & 1]
            )
            deliveries.append(known or rng.choice(lists))
    return tuple(deliveries)


def _has_chosen(state: State, seat: int) -> bool:
    """Tell if a seat has chosen its next delivery, at the end of its last turn."""
    if state.slayer[seat] >= 0 or state.phase == "setup":
        return False
    if state.phase == "first_delivery":
        return seat < state.turn
    if state.round > 1 or state.phase == "game_over":
        return True
    order = living(state)
    chose = bool(state.settings.options["reinforcement.first_round"])
    return chose or order.index(seat) < order.index(state.turn)


def _deal_objectives(state: State, seen: Observation, rng: random.Random) -> None:
    if state.chance == "objectives" or not state.settings.objectives_in_play:
        return
    if seen.revealed:
        state.objectives = tuple(seen.revealed)
        return
    box = [
        objective for objective in state.settings.objectives_in_play if objective != seen.objective
    ]
    others = [seat for seat in range(len(state.slayer)) if seat != seen.viewer]
    late = state.round > state.settings.options["objective.from_round"]

    def deal() -> None:
        assigned = dict(zip(others, rng.sample(box, len(others)), strict=True))
        state.objectives = tuple(
            assigned.get(seat, seen.objective) for seat in range(len(state.slayer))
        )

    def has_ended(seat: int) -> bool:
        return late and seat != state.turn and state.slayer[seat] < 0 and has_won(state, seat)

    rejection_sample(deal, lambda _: not any(map(has_ended, others)))
