"""The fixed settings of a match of the resource war."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import ClassVar, NamedTuple, TypeAlias

from teg_nb.engine.board import bit_set
from teg_nb.engine.caching import fast_cached_property
from teg_nb.engine.games.common.table_game import BoardSettings
from teg_nb.engine.games.wargame.components import (
    FIRST_WEAPON,
    INSTALLATIONS,
    ITEMS,
    RESOURCES,
    TREASURE,
    Facts,
    Objective,
    facts,
)
from teg_nb.engine.games.wargame.options import WarOptions
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.legal_actions import Row

Stock: TypeAlias = tuple[int, ...]
"""Number of each good."""


class Means(NamedTuple):
    """The use of a stock.

    Attributes
    ----------
    items : tuple[tuple[int, int], ...]
        Items that it can pay, each with the largest number.
    levels : tuple[tuple[int, set[int]], ...]
        Installations of which it can pay a level, each with those levels.
    weapons : tuple[int, ...]
        Weapons in it.
    """

    items: tuple[tuple[int, int], ...]
    levels: tuple[tuple[int, set[int]], ...]
    weapons: tuple[int, ...]


NOTHING = Means((), (), ())
"""The use of an empty stock."""


def affordable(stock: Stock, price: Iterable[tuple[int, int]], most: int) -> int:
    """Count the payments of a price that a stock allows, up to `most`.

    Examples
    --------
    >>> affordable((7, 2) + (0,) * 14, [(0, 3)], 10)
    2
    """
    for good, number in price:
        most = min(most, stock[good] // number)
    return most


@dataclass(frozen=True, eq=False)
class Settings(BoardSettings):
    """The fixed settings of one match: board, seats and options."""

    options: WarOptions
    game: ClassVar[str] = "wargame"

    @property
    def facts(self) -> Facts:
        """Goods, objectives and vocabulary."""
        return facts()

    @fast_cached_property
    def objectives(self) -> tuple[Objective, ...]:
        """The objectives with the numbers of the options (WAR-11.5)."""
        return tuple(
            replace(objective, **self._numbers(objective)) for objective in self.facts.objectives
        )

    def _numbers(self, objective: Objective) -> JsonObject:
        """Return the numbers of an objective from the options, by field."""
        seats = len(self.seats)
        return {part: self.options[key.format(seats=seats)] for part, key in objective.numbers}

    without: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            "weapons": ("WAR-9.8",),
            "treasures": ("WAR-7.5",),
            "objectives": ("WAR-3.3", "WAR-11.2", "WAR-11.5", "D-5", "D-20"),
            "air_immunity": ("WAR-1.9",),
        }
    )

    @property
    def chapters_off(self) -> tuple[str, ...]:
        """Ids of the chapters that the table plays without, sorted (CHP-7.5)."""
        return self.options.chapters_off

    @fast_cached_property
    def objectives_in_play(self) -> tuple[int, ...]:
        """Objectives that may be dealt: none that asks for a chapter that is out (CHP-7.5)."""
        off = self.chapters_off
        if "objectives" in off:
            return ()
        return tuple(
            number
            for number, objective in enumerate(self.objectives)
            if not ("weapons" in off and objective.rank == "weapon")
            and not ("treasures" in off and objective.treasures)
        )

    @fast_cached_property
    def local(self) -> tuple[tuple[int, ...], ...]:
        """By continent, the resources to look for; no treasure where these are out (CHP-7.5)."""
        treasures = "treasures" not in self.chapters_off
        return tuple(
            tuple(good for good in goods if treasures or good != TREASURE)
            for goods in self.facts.local
        )

    @fast_cached_property
    def searches(self) -> Callable[[int, int], Sequence[Row[tuple[int, int]]]]:
        """Return the function that lists the searches in a territory by up to some troops."""
        local, continents = self.local, self.board.continent_of
        return lru_cache(maxsize=1 << 12)(
            lambda country, troops: [
                (((country, good),), 1, troops) for good in local[continents[country]]
            ]
        )

    @fast_cached_property
    def means(self) -> Callable[[Stock], Means]:
        """Return the function that tells the use of a stock; it keeps the last answers."""
        return lru_cache(maxsize=1 << 12)(self._means)

    def _means(self, stock: Stock) -> Means:
        if not any(stock):
            return NOTHING
        items = ITEMS if self.options["chapter.weapons"] else ITEMS[:FIRST_WEAPON]
        most = [affordable(stock, self.price[item], sys.maxsize) for item in items]
        levels = [
            {
                level
                for level in range(1, self.options[f"{name}.max_level"] + 1)
                if affordable(stock, self.price[f"{name}.{level}"], 1)
            }
            for name in INSTALLATIONS
        ]
        return Means(
            tuple((item, number) for item, number in enumerate(most) if number),
            tuple((place, payable) for place, payable in enumerate(levels) if payable),
            tuple(weapon for weapon, number in enumerate(stock[RESOURCES:]) if number),
        )

    @fast_cached_property
    def air_immune(self) -> int:
        """Bit set of the territories that nothing attacks from the air (WAR-1.9, CHP-7.5)."""
        return 0 if "air_immunity" in self.chapters_off else self.facts.air_immune

    @fast_cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "country": self.board.countries,
            "seat": self.seats,
            "continent": tuple(continent.name for continent in self.board.continents),
            "objective": tuple(objective.id for objective in self.facts.objectives),
            **dict(self.facts.vocabulary),
        }

    @fast_cached_property
    def in_range(self) -> tuple[tuple[int, ...], ...]:
        """By unit and territory, the bit set of the territories in its range (WAR-2, `range`).

        Troops have none.
        """
        return (), self._in_range("range.plane"), self._in_range("range.ship")

    def _in_range(self, key: str) -> tuple[int, ...]:
        limit, board = self.options[key], self.board
        places = range(len(board.countries))
        return tuple(
            bit_set(
                target
                for target in places
                if limit is None or board.distance(source, target) <= limit
            )
            for source in places
        )

    @fast_cached_property
    def landlocked(self) -> int:
        """Bit set of the territories without sea access (WAR-1.11)."""
        return bit_set(map(self.board.country, self.options.landlocked))

    @fast_cached_property
    def price(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """Goods that an item, or a level of an installation as ``"wall.2"``, costs (WAR-2)."""
        return {
            key.removeprefix("cost."): value
            for key, value in self.options.values
            if key.startswith("cost.") and key != "cost.troop_cap"
        }

    @fast_cached_property
    def pooled(self) -> bool:
        """True if a seat has one stock for all its territories (WAR-D-8)."""
        return self.options.word("resource_pool") == "seat"

    @fast_cached_property
    def open(self) -> bool:
        """True if everybody sees all stocks (WAR-D-4)."""
        return bool(self.options["stocks_public"])
