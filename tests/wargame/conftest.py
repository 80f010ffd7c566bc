"""A table to play the resource war at: set up a position by name, play it, and be refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.codec import decode, decode_for, encode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import CHANCE, NOBODY, Action, Event
from teg_nb.engine.games.wargame import CHANCE_RULES
from teg_nb.engine.games.wargame.position import position
from teg_nb.engine.match import Match


class Table(Match):
    """A match with a few short ways to play and to look, all by printed names."""

    def country(self, name: str) -> int:
        return self.settings.board.country(name)

    def seat(self, colour: str) -> int:
        return self.settings.seats.index(colour)

    def at(self, name: str) -> Any:
        return self.state.at(name)

    def troops(self, *names: str) -> list[int]:
        return [self.at(name).troops for name in names]

    def ready(self, name: str) -> tuple[int, ...]:
        """Ready troops, planes and ships."""
        return self.at(name).ready

    def stock(self, name: str) -> dict[str, int]:
        return self.state.stock(name)

    @property
    def turn(self) -> str:
        named = {CHANCE: "chance", NOBODY: "nobody"}
        return named.get(self.to_move) or self.settings.seats[self.to_move]

    @property
    def winners(self) -> tuple[str, ...]:
        outcome = self.outcome
        return tuple(self.settings.seats[seat] for seat in outcome.winners) if outcome else ()

    def legal(self, verb: str) -> list[list[Any]]:
        """Arguments of the listed actions of one verb."""
        actions = [action for action in self.legal_actions() if action.verb == verb]
        return [encode(action, self.settings)[2:] for action in actions]

    def action(self, verb: str, *arguments: Any, seat: str | None = None) -> Action:
        words = [verb, *arguments]
        if seat is not None:
            return decode([seat, *words], self.game, self.settings)
        who = CHANCE if self.game.verbs[verb] in CHANCE_RULES else self.state.turn
        return decode_for(who, words, self.game, self.settings)

    def allows(self, verb: str, *arguments: Any) -> bool:
        try:
            self.game.play(self.state, self.action(verb, *arguments))
        except IllegalAction:
            return False
        return True

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


def worded(fault: IllegalAction) -> None:
    """A refusal is a sentence in both languages, and rests on a clause that it may rest on."""
    spanish, english = fault.text("es"), fault.text("en")
    assert spanish.strip()
    assert english.strip()
    assert spanish != english
    assert "…" not in spanish + english
    assert fault.clause in catalogue("wargame").reason_clauses(fault.code)


def of_kind(events: list[Event], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


@pytest.fixture
def start() -> Callable[..., Table]:
    """`start(Rojo="Brasil 4", ...)`: a table with that position."""

    def table(**parts: Any) -> Table:
        return Table("wargame", start=position(**parts))

    return table


@pytest.fixture
def deal() -> Callable[..., Table]:
    """`deal(5, seed=1)`: a table of so many seats, dealt; `seed=None`: before the deal."""

    def table(seats: Any = 4, seed: int | None = 1, **options: Any) -> Table:
        match = Table("wargame", seats, options)
        if seed is not None:
            match.chance(random.Random(seed))
        return match

    return table


@pytest.fixture
def pick() -> Callable[[list[Event], str], list[Any]]:
    """`pick(events, kind)`: the events of one kind."""
    return of_kind


@pytest.fixture
def refused_setup() -> Callable[..., IllegalAction]:
    """`refused_setup(seats, options)`: such a match cannot be begun; always ``bad_option``."""

    def refused(seats: Any, options: Any = None) -> IllegalAction:
        with pytest.raises(IllegalAction) as caught:
            Table("wargame", seats, options)
        assert (caught.value.code, caught.value.clause) == ("bad_option", "WAR-2.1")
        worded(caught.value)
        return caught.value

    return refused
