"""A table to play any game at: set up a position by name, play it by name, and be refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

import pytest

from teg_nb import CHANCE, GAMES, NOBODY, IllegalAction, Match
from teg_nb.engine.actions import Action, Event
from teg_nb.engine.codec import decode, decode_for, encode
from teg_nb.engine.games.common.table_game import TableGame
from teg_nb.engine.text.catalogue import catalogue_of


class Table(Match):
    """A match with a few short ways to play and to look, all by printed names."""

    def country(self, name: str) -> int:
        return self.settings.board.country(name)

    def seat(self, colour: str) -> int:
        return self.settings.seats.index(colour)

    @property
    def turn(self) -> str:
        """Colour that is awaited, `chance`, or `nobody`."""
        named = {CHANCE: "chance", NOBODY: "nobody"}
        return named.get(self.to_move) or self.settings.seats[self.to_move]

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def winners(self) -> tuple[str, ...]:
        outcome = self.outcome
        return tuple(self.settings.seats[seat] for seat in outcome.winners) if outcome else ()

    def fork(self, step: int | None = None) -> Self:
        other = super().fork(step)
        other.__class__ = type(self)
        return other

    def legal(self, verb: str) -> list[list[Any]]:
        """Arguments of the legal actions of one verb."""
        actions = [action for action in self.legal_actions() if action.verb == verb]
        return [encode(action, self.settings)[2:] for action in actions]

    def verbs(self) -> set[str]:
        return {action.verb for action in self.legal_actions()}

    def action(self, verb: str, *arguments: Any, seat: str | None = None) -> Action:
        """An action of chance, of the seat awaited, or of another one."""
        words = [verb, *arguments]
        if seat is not None:
            return decode([seat, *words], self.game, self.settings)
        assert isinstance(self.game, TableGame)
        awaited = self.to_move if self.to_move >= 0 else self.state.turn
        who = CHANCE if self.game.verbs[verb] in self.game.chance_rules else awaited
        return decode_for(who, words, self.game, self.settings)

    def refuses(
        self, code: str, clause: str, verb: str, *arguments: Any, seat: str | None = None
    ) -> IllegalAction:
        """An action is refused for a reason and by a clause; nothing changes; it is worded."""
        return self._refuses(code, clause, lambda: self.action(verb, *arguments, seat=seat))

    def refuses_action(self, code: str, clause: str, action: Action) -> IllegalAction:
        """The same for an action that no name can say."""
        return self._refuses(code, clause, lambda: action)

    def _refuses(self, code: str, clause: str, action: Callable[[], Action]) -> IllegalAction:
        before, steps = self.state.copy(), len(self)
        with pytest.raises(IllegalAction) as caught:
            self.push(action())
        assert self.state == before
        assert len(self) == steps
        return refused(caught.value, code, clause)


def refused(fault: IllegalAction, code: str, clause: str) -> IllegalAction:
    """A refusal has its code and its clause, and is worded."""
    assert (fault.code, fault.clause) == (code, clause)
    worded(fault)
    return fault


def worded(fault: IllegalAction) -> None:
    """A refusal is a sentence in both languages, and rests on a clause that it may rest on."""
    spanish, english = fault.text("es"), fault.text("en")
    assert spanish.strip()
    assert english.strip()
    assert spanish != english
    assert "…" not in spanish + english
    assert fault.clause in catalogue_of(fault.clause).reason_clauses(fault.code)


def refuses_setup(
    game: str, code: str, clause: str, seats: Any, options: Any = None
) -> IllegalAction:
    """A match cannot be begun, for a reason and by a clause."""
    with pytest.raises(IllegalAction) as caught:
        Match(game, seats, options)
    return refused(caught.value, code, clause)


def of_kind(events: list[Event], kind: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


def uniform(observation: Any, rng: random.Random) -> Any:
    """Choose any legal action, each with the same chance."""
    return rng.choice(observation.legal_actions)


def accepted(state: Any, action: Action) -> bool:
    """Return True if an action may be played in a position."""
    try:
        GAMES[state.settings.game].check(state, action)
    except IllegalAction:
        return False
    return True
