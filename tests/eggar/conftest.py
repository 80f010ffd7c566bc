"""A table of EGGAR: set up by name, played by name, and refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from teg_nb import CHANCE, GAMES, NOBODY, IllegalAction, Match, catalogue
from teg_nb.engine.codec import decode, decode_for, encode
from teg_nb.engine.game import Action, Event
from teg_nb.engine.games.eggar import CHANCE_RULES

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


class Table(Match):
    """A match with a few short ways to play and to look, all by printed names."""

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

    @property
    def phase(self) -> str:
        return self.state.phase

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

    def action(self, verb: str, *arguments: Any, seat: str | None = None) -> Action:
        words = [verb, *arguments]
        if seat is not None:
            return decode([seat, *words], self.game, self.settings)
        chance = self.game.verbs[verb] in CHANCE_RULES
        return decode_for(CHANCE if chance else self.state.turn, words, self.game, self.settings)

    def refuses(
        self, code: str, clause: str, verb: str, *arguments: Any, seat: str | None = None
    ) -> IllegalAction:
        """An action is refused for a reason and by a clause; nothing changes; it is worded."""
        with pytest.raises(IllegalAction) as caught:
            self.refused(self.action(verb, *arguments, seat=seat))
        return checked(caught.value, code, clause)

    def refuses_action(self, code: str, clause: str, action: Action) -> IllegalAction:
        """The same for an action that no name can say."""
        with pytest.raises(IllegalAction) as caught:
            self.refused(action)
        return checked(caught.value, code, clause)

    def refused(self, action: Action) -> None:
        before, steps = self.state.copy(), len(self)
        try:
            self.push(action)
        finally:
            assert self.state == before
            assert len(self) == steps

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
            level = next(each.level for each in self.settings.questions if each.id == id)
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


def checked(fault: IllegalAction, code: str, clause: str) -> IllegalAction:
    """A refusal has its code and clause, is a sentence in both languages, and may rest on it."""
    assert (fault.code, fault.clause) == (code, clause)
    words = catalogue("eggar")
    spanish, english = fault.text("es"), fault.text("en")
    assert spanish.strip()
    assert english.strip()
    assert spanish != english
    assert "…" not in spanish + english
    assert clause in words.reason_clauses(code)
    return fault


@pytest.fixture
def start() -> Callable[..., Table]:
    """`start(Verde="C7", ...)`: a table with that position and our own cards."""

    def table(**parts: Any) -> Table:
        options = {"questions": CARDS, **parts.pop("options", {})}
        if options.get("question_level") == "off":
            del options["questions"]
        return Table("eggar", start=GAME.position(options=options, **parts))

    return table


@pytest.fixture
def begin() -> Callable[..., Table]:
    """`begin(4, board_size=9)`: a table of so many seats before the first roll."""

    def table(seats: Any = 4, **options: Any) -> Table:
        return Table("eggar", seats, {"questions": CARDS, **options})

    return table


@pytest.fixture
def pick() -> Callable[[list[Event], str], list[Any]]:
    """`pick(events, kind)`: the events of one kind."""
    return lambda events, kind: [event for event in events if event.kind == kind]


@pytest.fixture
def refused_setup() -> Callable[..., IllegalAction]:
    """`refused_setup(code, clause, seats, options)`: such a match cannot be begun."""

    def refused(code: str, clause: str, seats: Any, options: Any = None) -> IllegalAction:
        with pytest.raises(IllegalAction) as caught:
            GAME.setup(seats, options)
        return checked(caught.value, code, clause)

    return refused
