"""A table of Tercera Guerra Mundial: set up by name, played by name, and refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from teg_nb import CHANCE, NOBODY, IllegalAction, Match
from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.codec import decode, decode_for, encode
from teg_nb.engine.game import Event
from teg_nb.engine.games import GAMES

GAME = GAMES["tgm"]
CHANCE_VERBS = ("deal_objectives", "deal_cards", "roll", "draw_card")


class Table(Match):
    """A match with a few short ways to play and to look, all by printed names."""

    def country(self, name: str) -> int:
        return self.settings.board.country(name)

    def armies(self, *countries: str) -> list[int]:
        return [self.state.armies[self.country(name)] for name in countries]

    def owner(self, country: str) -> str:
        return self.state.at(country).owner

    def hand(self, colour: str) -> set[str]:
        hand = self.state.hands[self.settings.seats.index(colour)]
        return {name for number, name in enumerate(self.settings.facts.cards) if hand >> number & 1}

    @property
    def waits(self) -> str:
        """Colour that is awaited, `chance`, or `nobody`."""
        named = {CHANCE: "chance", NOBODY: "nobody"}
        return named.get(self.to_move) or self.settings.seats[self.to_move]

    @property
    def winners(self) -> tuple[str, ...]:
        outcome = self.outcome
        return tuple(self.settings.seats[seat] for seat in outcome.winners) if outcome else ()

    def legal(self, verb: str) -> list[list[Any]]:
        """Arguments of the legal actions of one verb."""
        actions = [action for action in self.legal_actions() if action.verb == verb]
        return [encode(action, self.settings)[2:] for action in actions]

    def verbs(self) -> set[str]:
        return {action.verb for action in self.legal_actions()}

    def refuses(
        self, code: str, clause: str, verb: str, *arguments: Any, seat: str | None = None
    ) -> IllegalAction:
        """An action is refused for a reason and by a clause; nothing changes; it is worded."""
        before, steps = self.state.copy(), len(self)
        if seat is None:
            who = CHANCE if verb in CHANCE_VERBS else self.state.turn
            with pytest.raises(IllegalAction) as caught:
                self.push(decode_for(who, [verb, *arguments], self.game, self.settings))
        else:
            with pytest.raises(IllegalAction) as caught:
                self.push(decode([seat, verb, *arguments], self.game, self.settings))
        assert (caught.value.code, caught.value.clause) == (code, clause)
        assert self.state == before
        assert len(self) == steps
        worded(caught.value)
        return caught.value

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


def worded(fault: IllegalAction) -> None:
    """A refusal is a sentence in both languages, and rests on a clause that it may rest on."""
    spanish, english = fault.text("es"), fault.text("en")
    assert spanish.strip()
    assert spanish != english
    assert "…" not in spanish + english
    assert fault.clause in catalogue("tgm").reason_clauses(fault.code)


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

    def table(seats: Any = 3, seed: int = 1, **options: Any) -> Table:
        match = Table("tgm", seats, options)
        match.chance(random.Random(seed))
        return match

    return table


@pytest.fixture
def pick() -> Callable[[list[Event], str], list[Any]]:
    """`pick(events, kind)`: the events of one kind."""
    return lambda events, kind: [event for event in events if event.kind == kind]


@pytest.fixture
def in_words() -> Callable[[IllegalAction], None]:
    """`in_words(fault)`: a refusal has its sentences and a fitting clause."""
    return worded
