"""Lists that are put together once for a table, and kept: legal actions are made of ready pieces.

What the countries of a seat allow is the same until it wins or loses one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, reduce
from operator import or_

from teg_nb.engine.board import Board, bit_set, members
from teg_nb.engine.caching import fast_cached_property
from teg_nb.engine.games.teg.actions import PlaceMissile

Pair = tuple[int, int]
"""A country and a neighbour, or what is said of it."""

Fronts = tuple[tuple[int, tuple[int, ...]], ...]
"""Countries, each with neighbours of others."""

DAMAGE = {1: 3, 2: 2, 3: 1}
"""Armies that a missile destroys, by the borders that it crosses (TEG-9.6)."""

REACH = max(DAMAGE)
"""Borders that a missile may cross (TEG-9.6)."""


class ActionCache:
    """The kept lists of a board.

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
        """The countries with a neighbour in a set of countries, as bit sets."""

        @lru_cache(maxsize=4096)
        def beside(held: int) -> int:
            near = self.board.neighbour_sets
            return reduce(or_, [near[country] for country in members(held)], 0)

        return beside

    @fast_cached_property
    def fronts(self) -> Callable[[int, int, str], Fronts]:
        """Countries of a set, each with its neighbours outside it.

        A second set is of countries that are left out; a border rule leaves out others.
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
        """A shortest path from a country to each other one within the reach of a missile."""

        @cache
        def paths(source: int) -> Mapping[int, tuple[int, ...]]:
            found: dict[int, tuple[int, ...]] = {source: (source,)}
            edge = [source]
            for _ in range(REACH):
                reached = []
                for here in edge:
                    for there in self.board.neighbours[here]:
                        if there not in found:
                            found[there] = (*found[here], there)
                            reached.append(there)
                edge = reached
            del found[source]
            return found

        return paths

    @fast_cached_property
    def marks(self) -> Callable[[int, int], tuple[Pair, ...]]:
        """From a source, the countries in reach of a missile that are not of a set.

        Each with the armies that a missile destroys there.
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
        """The countries within the reach of a missile as a bit set, its own among them."""
        return cache(lambda source: bit_set((source, *self.paths(source))))

    def _across(self, source: int, rule: str) -> int:
        """The countries that a border rule lets a country attack, as a bit set."""
        inside = self.board.continents[self.board.continent_of[source]].members
        return inside if rule == "closed_borders" else ~inside

    @fast_cached_property
    def regroupings(self) -> Callable[[int, int], tuple[tuple[int, tuple[Pair, ...]], ...]]:
        """Countries with neighbours of a set, by countries left and entered: each with its steps.

        A step is a pair of source and target.
        """
        near = self.board.neighbour_sets

        @cache
        def steps(source: int, targets: int) -> tuple[Pair, ...]:
            return tuple((source, target) for target in members(targets))

        @lru_cache(maxsize=4096)
        def regroupings(own: int, to: int) -> tuple[tuple[int, tuple[Pair, ...]], ...]:
            found = [(source, to & near[source]) for source in members(own)]
            return tuple([(source, steps(source, targets)) for source, targets in found if targets])

        return regroupings

    @fast_cached_property
    def purchase(self) -> Callable[[int, int], PlaceMissile]:
        """A missile bought in a country, made once."""
        return lru_cache(maxsize=None)(PlaceMissile)

    @fast_cached_property
    def alone(self) -> tuple[tuple[tuple[int]], ...]:
        """By country, the one place of a row of `AmountRows`."""
        return tuple(((country,),) for country in range(len(self.board.countries)))
