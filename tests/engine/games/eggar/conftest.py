"""A table of EGGAR: set up by name, played by name, and refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import table
from table import refuses_setup

from teg_nb import GAMES, IllegalAction
from teg_nb.engine.actions import Event

GAME = GAMES["eggar"]


def card(id: str, level: int, answer: int = 0, choices: int = 3) -> dict[str, Any]:
    """A question whose right choice is not the same for all."""
    return {
        "id": id,
        "level": level,
        "answer": answer,
        "es": {
            "question": f"¿Cuál es la respuesta de {id}?",
            "choices": [f"opción {n} de {id}" for n in range(choices)],
            "note": f"Nota de {id}.",
        },
        "en": {
            "question": f"What is the answer of {id}?",
            "choices": [f"choice {n} of {id}" for n in range(choices)],
            "note": f"Note of {id}.",
        },
    }


CARDS = [
    card("easy-1", 1, 2),
    card("easy-2", 1, 1),
    card("easy-3", 1, 0, choices=4),
    card("medium-1", 2, 1, choices=2),
    card("hard-1", 3, 0),
]
"""A set of our own: three easy cards, one medium, one hard."""


class Table(table.Table):
    """With ways of its own to play and to look."""

    def soldier(self, name: str) -> int:
        return self.settings.vocabulary["soldier"].index(name)

    def at(self, *squares: str) -> list[str]:
        return [self.state.at(square) for square in squares]

    def standing(self, seat: int) -> list[str]:
        """Numbers of the soldiers of a seat that are left."""
        return [
            str(k)
            for k, square in enumerate(self.state.soldiers[8 * seat : 8 * seat + 8])
            if square >= 0
        ]

    def end_to_question(self) -> list[Event]:
        """End the movement and the attacks, as far as they go on."""
        events: list[Event] = []
        for verb in ("end_move", "end_attack"):
            if verb in self.verbs():
                events += self.act(verb)
        return events

    def fight(self, target: str, *soldiers: str, dice: list[int], defence: int) -> list[Event]:
        """An attack, and one throw."""
        self.act("attack", target, list(soldiers))
        return self.act("roll_attack", dice, defence)

    def ask(self, id: str) -> list[Event]:
        """Ask for the level of a card, and draw it."""
        if self.state.chance != "question":
            level = next(
                question.level for question in self.settings.questions if question.id == id
            )
            self.act("ask", ("easy", "medium", "hard")[level])
        return self.act("draw_question", id)

    def reply(self, right: bool) -> list[Event]:
        """Answer the open card."""
        answer = self.settings.questions[self.state.question].answer
        return self.act("answer", answer if right else -1)

    def turn_over(self, die: int = 1, right: bool = True) -> list[Event]:
        """A whole turn in which nobody moves, with a question of the first level there is."""
        begun = self.state.turn
        events = self.act("roll_move", die) if self.state.chance == "move" else []
        events += self.end_to_question()
        if self.state.phase == "question":
            cards = self.settings.questions
            left = [c.id for n, c in enumerate(cards) if not self.state.used >> n & 1]
            events += self.ask((left or [cards[0].id])[0])
            events += self.reply(right)
            if self.state.choosing:
                events += self.push(self.legal_actions()[0])
        assert self.is_over or self.state.turn != begun
        return events


@pytest.fixture
def start() -> Callable[..., Table]:
    """`start(Verde="C7", ...)`: a table with that position and our own cards."""

    def begun(**parts: Any) -> Table:
        options = {"questions": CARDS, **parts.pop("options", {})}
        if options.get("question_level") == "off":
            del options["questions"]
        return Table("eggar", start=GAME.position(options=options, **parts))

    return begun


@pytest.fixture
def begin() -> Callable[..., Table]:
    """`begin(4, board_size=9)`: a table of so many seats before the first roll."""

    def begun(seats: Any = 4, **options: Any) -> Table:
        return Table("eggar", seats, {"questions": CARDS, **options})

    return begun


@pytest.fixture
def refused_setup() -> Callable[..., IllegalAction]:
    """`refused_setup(code, clause, seats, options)`: such a match cannot be begun."""

    return partial(refuses_setup, "eggar")
