"""A table of La Reconquista: set up a position by name, play it by name, and be refused."""

from __future__ import annotations

from typing import Any

import table

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import load_board
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.reconquista.state import State, owner_of
from teg_nb.engine.text.catalogue import catalogue

GAME = GAMES["reconquista"]
BOARD = load_board("reconquista")
WORDS = catalogue("reconquista")


class Table(table.Table):
    """With ways of its own to play and to look."""

    def __init__(self, start: State | None = None, seats: Any = 3, **options: Any) -> None:
        super().__init__("reconquista", seats, options, start=start)

    def owner(self, province: str) -> str:
        return self.state.at(province)[1]

    def troops(self, *provinces: str) -> list[int]:
        return [self.state.troops[BOARD.country(name)] for name in provinces]

    @property
    def turn(self) -> str:
        return self.settings.seats[self.state.turn]

    def suspects(self, viewer: str | None, *provinces: str) -> list[tuple[str, ...]]:
        owners = self.state.suspects(viewer)
        return [owners[name] for name in provinces]

    def action(self, verb: str, *arguments: Any, seat: str | None = None) -> Action:
        """An action of chance, or of the seat awaited: both sides of an attack pass cards."""
        if verb == "commit" and seat is None:
            seat = self.settings.seats[self.to_move]
        return super().action(verb, *arguments, seat=seat)

    def fight(self, target: str, cards: list[str], defence: list[str]) -> list[Event]:
        """One attack by the seat in turn, with what both sides pass."""
        events = self.act("attack", target)
        return events + self.act("commit", cards) + self.act("commit", defence)

    def rest(self) -> None:
        """Everybody up to the next turn of the seat that opened the round passes."""
        number = self.state.round
        while not self.is_over and self.state.round == number:
            self.act("pass")


def owners(state: State) -> list[int]:
    return [owner_of(state, place) for place in range(60)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def only(events: list[Event], kind: str) -> Any:
    """The one event of a kind."""
    (single,) = [event for event in events if event.kind == kind]
    return single
