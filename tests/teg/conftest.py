"""A table to play at: set up a position by name, play it by name, and be refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.codec import decode, decode_for, encode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import CHANCE, NOBODY, Action, Event
from teg_nb.engine.games.teg import CHANCE_RULES
from teg_nb.engine.games.teg.actions import Exchange
from teg_nb.engine.games.teg.combat import dice_due
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.match import Match


class Table(Match):
    """A match with a few short ways to play and to look, all by printed names."""

    def country(self, name: str) -> int:
        return self.settings.board.country(name)

    def seat(self, colour: str) -> int:
        return self.settings.seats.index(colour)

    def armies(self, *countries: str) -> list[int]:
        return [self.state.armies[self.country(name)] for name in countries]

    def owner(self, country: str) -> str:
        return self.settings.seats[self.state.owner[self.country(country)]]

    def cards(self, colour: str) -> set[str]:
        hand = self.state.hands[self.seat(colour)]
        return {name for n, name in enumerate(self.settings.board.countries) if hand >> n & 1}

    @property
    def turn(self) -> str:
        """Colour to move, `chance`, or `nobody`."""
        named = {CHANCE: "chance", NOBODY: "nobody"}
        return named.get(self.to_move) or self.settings.seats[self.to_move]

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def winners(self) -> tuple[str, ...]:
        outcome = self.outcome
        return tuple(self.settings.seats[seat] for seat in outcome.winners) if outcome else ()

    def fork(self, step: int | None = None) -> Table:
        other = super().fork(step)
        other.__class__ = Table
        return other  # type: ignore[return-value]

    def legal(self, verb: str) -> list[list[Any]]:
        """Arguments of the legal actions of one verb."""
        actions = [action for action in self.legal_actions() if action.verb == verb]
        return [encode(action, self.settings)[2:] for action in actions]

    def verbs(self) -> set[str]:
        return {action.verb for action in self.legal_actions()}

    def action(self, verb: str, *arguments: Any, seat: str | None = None) -> Action:
        words = [verb, *arguments]
        if seat is not None:
            return decode([seat, *words], self.game, self.settings)
        who = CHANCE if self.game.verbs[verb] in CHANCE_RULES else self.state.turn
        return decode_for(who, words, self.game, self.settings)

    def allows(self, verb: str, *arguments: Any) -> bool:
        """Whether an action is legal; the list and the check of the rules must agree."""
        action = self.action(verb, *arguments)
        listed = _in_order(action) in self.legal_actions()
        refused = None
        try:
            self.game.play(self.state, action)
        except IllegalAction as fault:
            refused = fault
        assert listed == (refused is None), f"{action}: listed is {listed}, refused: {refused}"
        return listed

    def refuses(
        self, code: str, clause: str, verb: str, *arguments: Any, seat: str | None = None
    ) -> IllegalAction:
        """An action is refused for a reason and by a clause; nothing changes; it is worded."""
        before, steps = self.state.copy(), len(self)
        with pytest.raises(IllegalAction) as caught:
            self.push(self.action(verb, *arguments, seat=seat))
        assert (caught.value.code, caught.value.clause) == (code, clause)
        assert self.state == before
        assert len(self) == steps
        worded(caught.value)
        return caught.value

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
            placings = [each for each in self.legal_actions() if each.verb == "place"]
            chosen = [
                each for each in placings if country and each.country == self.country(country)
            ]
            self.push(max(chosen or placings, key=lambda each: each.armies))

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


def worded(fault: IllegalAction) -> None:
    """A refusal is a sentence in both languages, and rests on a clause that it may rest on."""
    spanish, english = fault.text("es"), fault.text("en")
    assert spanish.strip()
    assert english.strip()
    assert spanish != english
    assert fault.clause in catalogue().reason_clauses(fault.code)


def of_kind(events: list[Event], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


def new_match(seats: int | list[str] = 4, **options: Any) -> Table:
    return Table("teg", seats, options)


def placed_match(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    """A match whose initial laps are over: the first situation card is due."""
    match = new_match(seats, **options)
    rng = random.Random(seed)
    match.chance(rng)
    while match.state.round == 0:
        while any(match.state.due):
            match.push(match.legal_actions()[0])
        match.act("end_placement")
    return match


@pytest.fixture
def start() -> Callable[..., Table]:
    """`start(Blanco="Chile 4", ...)`: a table with that position; see `teg_nb.position`."""

    def table(**parts: Any) -> Table:
        return Table(start=position(**parts))

    return table


@pytest.fixture
def deal() -> Callable[..., Table]:
    """`deal(5)`: a table of so many seats before the deal."""
    return new_match


@pytest.fixture
def placed() -> Callable[..., Table]:
    """`placed(4)`: a table of so many seats, armies placed, before the first situation card."""
    return placed_match


@pytest.fixture
def pick() -> Callable[[list[Event], str], list[Any]]:
    """`pick(events, kind)`: the events of one kind."""
    return of_kind


@pytest.fixture
def refused_setup() -> Callable[..., IllegalAction]:
    """`refused_setup(code, clause, seats, options)`: such a match cannot be begun."""

    def refused(code: str, clause: str, seats: Any, options: Any = None) -> IllegalAction:
        with pytest.raises(IllegalAction) as caught:
            Table("teg", seats, options)
        assert (caught.value.code, caught.value.clause) == (code, clause)
        worded(caught.value)
        return caught.value

    return refused


@pytest.fixture
def in_words() -> Callable[[IllegalAction], None]:
    """`in_words(fault)`: a refusal has its sentences and a fitting clause."""
    return worded
