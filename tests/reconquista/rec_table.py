"""A table of La Reconquista: set up a position by name, play it by name, and be refused."""

from __future__ import annotations

from typing import Any

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Event
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.reconquista.state import State, owner_of
from teg_nb.engine.match import Match

GAME = GAMES["reconquista"]
BOARD = load_board("reconquista")
WORDS = catalogue("reconquista")


class Table(Match):
    """A match with a few short ways to play and to look, all by printed names."""

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
        found = self.state.suspects(viewer)
        return [found[name] for name in provinces]

    def fight(self, target: str, cards: list[str], defence: list[str]) -> list[Event]:
        """One attack by the seat in turn, with what both sides pass."""
        events = self.act("attack", target)
        return events + self.act("commit", cards) + self.act("commit", defence)

    def rest(self) -> None:
        """Everybody up to the next turn of the seat that opened the round passes."""
        number = self.state.round
        while not self.is_over and self.state.round == number:
            self.act("pass")

    def refuses(
        self, code: str, clause: str, verb: str, *arguments: Any, seat: str | None = None
    ) -> IllegalAction:
        """An action is refused for a reason and by a clause; nothing changes; it is worded."""
        before, steps = self.state.copy(), len(self)
        with pytest.raises(IllegalAction) as caught:
            self.act(verb, *arguments, seat=seat)
        assert (caught.value.code, caught.value.clause) == (code, clause)
        assert self.state == before
        assert len(self) == steps
        worded(caught.value)
        return caught.value


def worded(refusal: IllegalAction) -> None:
    """A refusal has a sentence in both languages, and a clause of those listed for its code."""
    assert refusal.clause in WORDS.reason_clauses(refusal.code)
    texts = [refusal.text(lang) for lang in ("es", "en")]
    assert texts[0] != texts[1]
    assert all(text.endswith((".", "?")) and "…" not in text for text in texts), texts


def owners(state: State) -> list[int]:
    return [owner_of(state, place) for place in range(60)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def only(events: list[Event], kind: str) -> Any:
    """The one event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found
