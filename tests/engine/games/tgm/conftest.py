"""A table of Tercera Guerra Mundial: set up by name, played by name, and refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import table

from teg_nb import CHANCE
from teg_nb.engine.actions import Event
from teg_nb.engine.games import GAMES

GAME = GAMES["tgm"]
CHANCE_VERBS = ("deal_objectives", "deal_cards", "roll", "draw_card")


class Table(table.Table):
    """With ways of its own to play and to look."""

    def armies(self, *countries: str) -> list[int]:
        return [self.state.armies[self.country(name)] for name in countries]

    def owner(self, country: str) -> str:
        return self.state.at(country).owner

    def hand(self, colour: str) -> set[str]:
        hand = self.state.hands[self.settings.seats.index(colour)]
        return {name for number, name in enumerate(self.settings.facts.cards) if hand >> number & 1}

    def fight(self, source: str, target: str, attack: list[int], defence: list[int]) -> list[Event]:
        """One attack: declared, answered and thrown."""
        events = self.act("attack", source, target, len(attack))
        if self.to_move != CHANCE:
            events += self.act("defend", len(defence))
        return events + self.act("roll", attack, defence)

    def conquer(self, source: str, target: str, dice: int = 1, move: int = 0) -> list[Event]:
        """One attack that takes a territory of as many armies as dice, or fewer."""
        armies = min(dice, *self.armies(target))
        events = self.fight(source, target, [6] * dice, [1] * armies)
        return events + (self.act("move_in", move) if self.state.entry else [])


@pytest.fixture
def start() -> Callable[..., Table]:
    """`start(Blanco="Perú 4", ...)`: a table with that position."""

    return lambda **parts: Table("tgm", start=GAME.position(**parts))


@pytest.fixture
def deal() -> Callable[..., Table]:
    """`deal(5)`: a table of so many seats before the deal."""
    return lambda seats=3, **options: Table("tgm", seats, options)


@pytest.fixture
def dealt() -> Callable[..., Table]:
    """`dealt(5, seed=1)`: a table of so many seats, all dealt: the first armies are placed."""

    def begun(seats: Any = 3, seed: int = 1, **options: Any) -> Table:
        match = Table("tgm", seats, options)
        match.resolve_chance(random.Random(seed))
        return match

    return begun
