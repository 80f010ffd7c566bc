"""Features of a position for a bot of La Revancha: forces, fronts, odds and values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from teg_nb.analysis.odds import conquest_table
from teg_nb.engine.board import Board, members
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.pacts.bans import forbidden, partners, prohibit
from teg_nb.engine.games.teg.pacts.kinds import Pact
from teg_nb.engine.games.teg.queries import occupants, occupied, share, situation_id
from teg_nb.engine.games.teg.settings import Settings

MOST = 63
"""Largest army of the table of odds, so that one table serves a whole match: see `chance`."""

# Value of a country, without a unit: only proportions matter.
_PLAIN = 1.0
_WANTED = 2.0  # the seat's own objective requires it
_ADVANCED = 4.0  # times the share of that continent already held
_TARGET = 5.0  # belongs to the seat it must destroy
_LAST_ONE = 1.0  # times the armies of the continent that it completes
_BREAKS = 0.7  # times the armies of the continent that an enemy loses
_FINISHES = 4.0  # the last country of an enemy, whose cards are inherited
_LEADER = 3.0  # belongs to a seat that is close to the common objective

# Forces


def seat_of(seen: Observation) -> int:
    """Return the viewing seat, which a bot always has."""
    assert seen.viewer is not None
    return seen.viewer


def own_countries(seen: Observation) -> int:
    """Return the bit set of the countries where the seat has armies."""
    seat = seat_of(seen)
    return occupied(seen, seat) if seen.guests else seen.held[seat]


def mine_in(seen: Observation, country: int) -> int:
    """Count the armies of the seat in a country."""
    return share(seen, country, seat_of(seen))


def _defender(seen: Observation, country: int, occupant: int = -1) -> int:
    """Return the defender of a country; in a shared one, the occupant with fewer armies."""
    if occupant >= 0:
        return occupant
    if country not in seen.guests:
        return seen.owner[country]
    seat = seat_of(seen)
    others = [other for other in occupants(seen, country) if other != seat]
    return min(others, key=lambda other: share(seen, country, other))


def theirs_in(seen: Observation, country: int, occupant: int = -1) -> int:
    """Count the armies that defend a country against the seat."""
    if country not in seen.guests:
        return seen.armies[country]
    return share(seen, country, _defender(seen, country, occupant))


def forces(seen: Observation) -> tuple[Sequence[int], Sequence[int]]:
    """Return armies by country: the seat's own, and the defenders of the others."""
    if not seen.guests:
        return seen.armies, seen.armies
    mine, theirs = seen.armies[:], seen.armies[:]
    for country in seen.guests:
        mine[country], theirs[country] = mine_in(seen, country), theirs_in(seen, country)
    return mine, theirs


# Values of conquests


class Aims(NamedTuple):
    """Values of conquests for a seat."""

    continents: list[float]  # for any owner of the country
    owners: list[float]  # for any country
    both: list[list[float]]  # by owner and continent


def aims(seen: Observation) -> Aims:
    """Compute the values of all conquests for the seat."""
    seat, held, cards = seat_of(seen), seen.held, seen.hand_sizes
    return _aims_of(seen.settings, seat, held, seen.objectives, seen.target, cards)


def earns_card(seen: Observation) -> bool:
    """Return True if the next conquest may earn this turn's card (TEG-7.9, CHP-4.5)."""
    return not seen.conquests and "country_cards" not in seen.settings.chapters_off


@lru_cache(maxsize=256)  # they are the same from one conquest, or card, to the next
def _aims_of(
    settings: Settings,
    seat: int,
    held: tuple[int, ...],
    objectives: tuple[int, ...],
    target: int,
    hand_sizes: tuple[int, ...],
) -> Aims:
    own, within = held[seat], settings.lists.continents_within
    worths = _continents(settings, objectives)
    continents = [worth[(own & bits).bit_count()] for bits, worth in worths]
    goal = settings.goal
    owners, both = [], [continents] * len(held)
    for enemy, bits in enumerate(held):
        count = bits.bit_count()
        value = _TARGET if enemy == target else 0.0
        if count == 1:
            value += _FINISHES + hand_sizes[enemy]
        if 4 * count > 3 * goal:
            value += _LEADER
        owners.append(value)
        whole = within(bits)
        if value or whole:
            both[enemy] = row = [base + value for base in continents]
            for number in whole:
                row[number] += _BREAKS * settings.board.continents[number].armies
    return Aims(continents, owners, both)


@lru_cache(maxsize=256)
def _continents(settings: Settings, objectives: tuple[int, ...]) -> list[tuple[int, list[float]]]:
    """Return each continent, with the value of one of its countries by the number already held."""
    values = []
    needed = _needed(settings, objectives)
    for continent, need in zip(settings.board.continents, needed, strict=True):
        size, worth = len(continent.countries), []
        for have in range(size + 1):
            value = _PLAIN + continent.armies * have / (size * size)
            if have < need:
                value += _WANTED + _ADVANCED * have / need
            if size - have == 1:
                value += _LAST_ONE * continent.armies
            worth.append(value)
        values.append((continent.members, worth))
    return values


@lru_cache(maxsize=256)
def _needed(settings: Settings, objectives: tuple[int, ...]) -> list[int]:
    """Return the number of countries of each continent that some objectives require."""
    need = [0] * len(settings.board.continents)
    for number in objectives:
        card = settings.facts.objectives[number]
        need = [max(pair) for pair in zip(need, card.need, strict=True)]
        if card.islands:
            for place, continent in enumerate(settings.board.continents):
                if not card.need[place] and settings.islands & continent.members:
                    need[place] = max(need[place], 2)
    return need


def wanted(seen: Observation, aims: Aims) -> int:
    """Return the bit set of countries that the objective requires or whose owner is a danger."""
    own, wanted = seen.held[seat_of(seen)], 0
    needed = _needed(seen.settings, seen.objectives)
    for continent, need in zip(seen.settings.board.continents, needed, strict=True):
        if (own & continent.members).bit_count() < need:
            wanted |= continent.members
    for enemy, value in enumerate(aims.owners):
        if enemy != seen.viewer and value >= _LEADER:
            wanted |= seen.held[enemy]
    return wanted


def value(seen: Observation, aims: Aims, country: int) -> float:
    """Return the value of conquering a country, by the values of conquests."""
    return aims.both[seen.owner[country]][seen.settings.board.continent_of[country]]


# The odds


def dice(seen: Observation) -> tuple[str, str]:
    """Return the facts that change the dice: the situation, and the rule on four dice."""
    return situation_id(seen), seen.settings.doubling


def odds(seen: Observation) -> list[list[float]]:
    """Return the chances of conquest, by attacking and defending armies, up to `MOST` each."""
    return _table(*dice(seen))


@cache
def _table(situation: str, double: str) -> list[list[float]]:
    return conquest_table(MOST, MOST, situation=situation, double=double)


def chance(table: list[list[float]], attackers: int, defenders: int) -> float:
    """Return the probability of conquest; armies beyond the table are halved."""
    while attackers > MOST or defenders > MOST:
        attackers >>= 1
        defenders = max(defenders >> 1, 1)
    return table[attackers][defenders]


# The front


def enemies(seen: Observation, country: int) -> tuple[int, ...]:
    """List the enemy countries that a country of the seat borders and that no pact protects."""
    own = own_countries(seen)
    near = seen.settings.board.neighbour_sets[country] & ~own
    if seen.pacts:
        seat = seat_of(seen)
        near &= ~forbidden(seen.settings, seat, own, seen.held, seen.pacts).get(country, 0)
        for shared in seen.guests if partners(seen, seat) else ():
            if near >> shared & 1 and prohibit(
                seen, seat, country, shared, _defender(seen, shared)
            ):
                near &= ~(1 << shared)
    return members(near)


def front(seen: Observation) -> Mapping[int, tuple[int, ...]]:
    """Return the seat's countries that border such enemies, with these enemies."""
    own = own_countries(seen)
    front = _open(seen.settings, seat_of(seen), own, seen.held, seen.pacts)
    if not (seen.guests and seen.pacts):
        return front
    return {country: enemies(seen, country) for country in front}


@lru_cache(maxsize=256)  # the same until a country is won, or a pact made
def _open(
    settings: Settings, seat: int, own: int, held: tuple[int, ...], pacts: tuple[Pact, ...]
) -> Mapping[int, tuple[int, ...]]:
    """Return the front of a seat where no country is shared."""
    front, near = dict(settings.lists.fronts(own, 0, "")), settings.board.neighbour_sets
    for country, closed in forbidden(settings, seat, own, held, pacts).items():
        front[country] = members(near[country] & ~(own | closed))
    return front


Border = tuple[int, int]
"""A country, and a neighbour that another seat holds."""


@lru_cache(maxsize=256)
def borders(board: Board, own: int, other: int) -> tuple[Border, ...]:
    """List the pairs of neighbours with one country in each of two sets."""
    near = board.neighbour_sets
    return tuple(
        [
            (country, neighbour)
            for country in members(own)
            for neighbour in members(near[country] & other)
        ]
    )
