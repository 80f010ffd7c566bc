"""Cached lists of a table, from which legal actions are built.

They depend on the countries of a seat only, so they change when it wins or loses one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, reduce
from operator import or_

from teg_nb.engine.board import Board, bit_set, members
from teg_nb.engine.caching import fast_cached_property
from teg_nb.engine.games.teg.actions import PlaceMissile

Pair = tuple[int, int]
"""A country and a neighbour, or a country and a number."""

Fronts = tuple[tuple[int, tuple[int, ...]], ...]
"""Countries, each with its enemy neighbours."""

DAMAGE = {1: 3, 2: 2, 3: 1}
"""Armies that a missile destroys, by the borders that it crosses (TEG-9.6)."""

REACH = max(DAMAGE)
"""Borders that a missile may cross (TEG-9.6)."""


class ActionCache:
    """The cached lists of a board.

    Parameters
    ----------
    board : Board
    """

    def __init__(self, board: Board) -> None:
        self.board = board

    @fast_cached_property
    def continents_within(self) -> Callable[[int], tuple[int, ...]]:
        """Numbers of the continents that lie wholly in a set of countries."""
        masks = [continent.members for continent in self.board.continents]

        @lru_cache(maxsize=4096)
        def continents_within(held: int) -> tuple[int, ...]:
            return tuple([number for number, mask in enumerate(masks) if held & mask == mask])

        return continents_within

    @fast_cached_property
    def beside(self) -> Callable[[int], int]:
        """Neighbours of a set of countries, as bit sets."""

        @lru_cache(maxsize=4096)
        def beside(held: int) -> int:
            near = self.board.neighbour_sets
            return reduce(or_, [near[country] for country in members(held)], 0)

        return beside

    @fast_cached_property
    def fronts(self) -> Callable[[int, int, str], Fronts]:
        """Countries of a set, each with its neighbours outside it.

        The second argument is a set of countries to leave out. A border rule leaves out others.
        """

        @lru_cache(maxsize=4096)
        def fronts(held: int, without: int, rule: str) -> Fronts:
            near, others = self.board.neighbour_sets, ~(held | without)
            beyond = [(country, near[country] & others) for country in members(held)]
            if rule:
                beyond = [(country, them & self._across(country, rule)) for country, them in beyond]
            return tuple([(country, members(them)) for country, them in beyond if them])

        return fronts

    @fast_cached_property
    def paths(self) -> Callable[[int], Mapping[int, tuple[int, ...]]]:
        """Shortest paths from a country to each country in reach of a missile."""

        @cache
        def paths(source: int) -> Mapping[int, tuple[int, ...]]:
            shortest: dict[int, tuple[int, ...]] = {source: (source,)}
            edge = [source]
            for _ in range(REACH):
                reached = []
                for country in edge:
                    for neighbour in self.board.neighbours[country]:
                        if neighbour not in shortest:
                            shortest[neighbour] = (*shortest[country], neighbour)
                            reached.append(neighbour)
                edge = reached
            del shortest[source]
            return shortest

        return paths

    @fast_cached_property
    def marks(self) -> Callable[[int, int], tuple[Pair, ...]]:
        """Countries in reach of a missile from a source, outside a set of countries.

        Each has the armies that a missile destroys there.
        """

        @cache
        def within(source: int) -> tuple[Pair, ...]:
            return tuple((t, DAMAGE[len(path) - 1]) for t, path in self.paths(source).items())

        @lru_cache(maxsize=4096)
        def marks(source: int, held: int) -> tuple[Pair, ...]:
            return tuple([mark for mark in within(source) if not held >> mark[0] & 1])

        return marks

    @fast_cached_property
    def reach(self) -> Callable[[int], int]:
        """Countries in reach of a missile from a country, itself included, as a bit set."""
        return cache(lambda source: bit_set((source, *self.paths(source))))

    def _across(self, source: int, rule: str) -> int:
        """Return a bit set of the countries that a border rule lets a country attack."""
        inside = self.board.continents[self.board.continent_of[source]].members
        return inside if rule == "closed_borders" else ~inside

    @fast_cached_property
    def regroupings(self) -> Callable[[int, int], tuple[tuple[int, tuple[Pair, ...]], ...]]:
        """Countries of one set with neighbours in another, each with its steps.

        A step is a pair of source and target.
        """
        near = self.board.neighbour_sets

        @cache
        def steps(source: int, targets: int) -> tuple[Pair, ...]:
            return tuple((source, target) for target in members(targets))

        @lru_cache(maxsize=4096)
        def regroupings(own: int, to: int) -> tuple[tuple[int, tuple[Pair, ...]], ...]:
            pairs = [(source, to & near[source]) for source in members(own)]
            return tuple([(source, steps(source, targets)) for source, targets in pairs if targets])

        return regroupings

    @fast_cached_property
    def purchase(self) -> Callable[[int, int], PlaceMissile]:
        """Purchase of a missile by a seat in a country."""
        return lru_cache(maxsize=None)(PlaceMissile)

    @fast_cached_property
    def alone(self) -> tuple[tuple[tuple[int]], ...]:
        """For each country, the row of `AmountRows` with this country alone."""
        return tuple(((country,),) for country in range(len(self.board.countries)))
