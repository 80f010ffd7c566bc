"""A table to play at: set up a position by name, play it by name, and be refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import table
from table import refuses_setup

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.actions import Exchange
from teg_nb.engine.games.teg.combat import dice_due
from teg_nb.engine.games.teg.position import position


class Table(table.Table):
    """With ways of its own to play and to look."""

    def armies(self, *countries: str) -> list[int]:
        return [self.state.armies[self.country(name)] for name in countries]

    def owner(self, country: str) -> str:
        return self.settings.seats[self.state.owner[self.country(country)]]

    def cards(self, colour: str) -> set[str]:
        hand = self.state.hands[self.seat(colour)]
        return {name for n, name in enumerate(self.settings.board.countries) if hand >> n & 1}

    def allows(self, verb: str, *arguments: Any) -> bool:
        """Return True if an action is legal; the list and the check of the rules must agree."""
        action = self.action(verb, *arguments)
        listed = _in_order(action) in self.legal_actions()
        refused = None
        try:
            self.game.play(self.state, action)
        except IllegalAction as fault:
            refused = fault
        assert listed == (refused is None), f"{action}: listed is {listed}, refused: {refused}"
        return listed

    def throw(self, source: str, target: str, attack: list[int], defence: list[int]) -> list[Event]:
        """One attack: announced, and its dice."""
        self.act("attack", source, target)
        return self.act("roll", attack, defence)

    def win_throw(self, source: str, target: str) -> list[Event]:
        """One attack in which every die of the attacker wins."""
        attack, defence = self.dice(source, target)
        return self.throw(source, target, [6] * attack, [1] * defence)

    def conquer(self, source: str, target: str, armies: int = 1) -> list[Event]:
        """Win throws until the target falls, then move so many armies in if one may choose."""
        events: list[Event] = []
        while not events or (self.phase == "attack" and self.owner(target) != self.turn):
            events = self.win_throw(source, target)
        if self.state.entry:
            events = events + self.act("conquest_move", armies)
        return events

    def dice(self, source: str, target: str) -> tuple[int, int]:
        """Dice that an attack would be thrown with: attacker's, defender's."""
        trial, _ = self.game.play(self.state, self.action("attack", source, target))
        return dice_due(trial)

    def end_turn(self) -> list[Event]:
        """End the turn under way, all its armies placed wherever they may go."""
        self.place_all()
        return self.act("end_turn")

    def place_all(self, country: str | None = None) -> None:
        """Place all armies due, as many as may be in one country and the others where they go."""
        while self.phase == "reinforce" and any(self.state.due):
            placings = [action for action in self.legal_actions() if action.verb == "place"]
            chosen = [
                placing
                for placing in placings
                if country and placing.country == self.country(country)
            ]
            self.push(max(chosen or placings, key=lambda item: item.armies))

    def reinforce(self, country: str) -> None:
        """Place all armies due, in one country if they may go there, and go on to the attack."""
        self.place_all(country)
        self.act("end_placement")

    def end_round(self, situation: str = "Combate clásico") -> list[Event]:
        """End all turns up to the next round, and turn up its situation card."""
        begun = self.state.round
        while self.state.round == begun:
            self.end_turn()
        return self.act("turn_situation", situation)

    def due(self) -> int:
        return sum(self.state.due)


def _in_order(action: Action) -> Action:
    """The action as the list of legal actions writes it: cards in rising order."""
    if isinstance(action, Exchange):
        cards, continents = tuple(sorted(action.cards)), tuple(sorted(action.continents))
        return Exchange(action.seat, cards, continents)
    return action


def new_match(seats: int | list[str] = 4, **options: Any) -> Table:
    return Table("teg", seats, options)


def placed_match(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    """A match whose initial laps are over: the first situation card is due."""
    match = new_match(seats, **options)
    rng = random.Random(seed)
    match.resolve_chance(rng)
    while match.state.round == 0:
        while any(match.state.due):
            match.push(match.legal_actions()[0])
        match.act("end_placement")
    return match


@pytest.fixture
def start() -> Callable[..., Table]:
    """`start(Blanco="Chile 4", ...)`: a table with that position; see `teg_nb.position`."""

    def begun(**parts: Any) -> Table:
        return Table(start=position(**parts))

    return begun


@pytest.fixture
def deal() -> Callable[..., Table]:
    """`deal(5)`: a table of so many seats before the deal."""
    return new_match


@pytest.fixture
def placed() -> Callable[..., Table]:
    """`placed(4)`: a table of so many seats, armies placed, before the first situation card."""
    return placed_match


@pytest.fixture
def refused_setup() -> Callable[..., IllegalAction]:
    """`refused_setup(code, clause, seats, options)`: such a match cannot be begun."""

    return partial(refuses_setup, "teg")
