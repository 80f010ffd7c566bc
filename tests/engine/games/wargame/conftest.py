"""A table to play the resource war at: set up a position by name, play it, and be refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import table
from table import refuses_setup

from teg_nb.engine.actions import Event
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.wargame.position import position


class Table(table.Table):
    """With ways of its own to play and to look."""

    def at(self, name: str) -> Any:
        return self.state.at(name)

    def troops(self, *names: str) -> list[int]:
        return [self.at(name).troops for name in names]

    def ready(self, name: str) -> tuple[int, ...]:
        """Ready troops, planes and ships."""
        return self.at(name).ready

    def stock(self, name: str) -> dict[str, int]:
        return self.state.stock(name)

    def allows(self, verb: str, *arguments: Any) -> bool:
        try:
            self.game.play(self.state, self.action(verb, *arguments))
        except IllegalAction:
            return False
        return True

    def gather(self, country: str, resource: str, troops: int, dice: list[Any]) -> list[Event]:
        """An order to gather, and what chance answers."""
        self.act("gather", country, resource, troops)
        return self.act("treasure_draw" if resource == "Tesoros" else "gather_roll", dice)

    def end(self, *selection: str) -> list[Event]:
        """End the turn; the delivery goes to the first own territory unless some are named."""
        if not selection:
            owner = self.state.owner.index(self.state.turn)
            selection = (self.settings.board.countries[owner],)
        return self.act("end_turn", list(selection))


@pytest.fixture
def start() -> Callable[..., Table]:
    """`start(Rojo="Brasil 4", ...)`: a table with that position."""

    def begun(**parts: Any) -> Table:
        return Table("wargame", start=position(**parts))

    return begun


@pytest.fixture
def deal() -> Callable[..., Table]:
    """`deal(5, seed=1)`: a table of so many seats, dealt; `seed=None`: before the deal."""

    def begun(seats: Any = 4, seed: int | None = 1, **options: Any) -> Table:
        match = Table("wargame", seats, options)
        if seed is not None:
            match.resolve_chance(random.Random(seed))
        return match

    return begun


@pytest.fixture
def refused_setup() -> Callable[..., IllegalAction]:
    """`refused_setup(seats, options)`: such a match cannot be begun; always ``bad_option``."""

    return partial(refuses_setup, "wargame", "bad_option", "WAR-2.1")
