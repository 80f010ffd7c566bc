"""EGGAR on the screen: a grid, soldiers, and a question with an answer only for its reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, cast

from teg_nb.analysis.odds import dice_losses
from teg_nb.engine.actions import Event
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games.eggar.events import (
    AttackRolled,
    FlagCaptured,
    GameEnded,
    MoveRolled,
    QuestionAnswered,
    QuestionAsked,
    SoldierMoved,
    SoldierRemoved,
    TurnStarted,
)
from teg_nb.engine.games.eggar.observation import HIDDEN, Observation
from teg_nb.engine.games.eggar.picture import (
    CELL,
    EDGE,
    FIELD,
    GROUND,
    HEADGEAR,
    LINE,
    PENNANT,
    POLE,
    TENT,
    ground,
)
from teg_nb.engine.games.eggar.queries import seat_of
from teg_nb.engine.games.eggar.question_bank import LEVELS, TOPICS
from teg_nb.engine.games.eggar.settings import Settings as EggarSettings
from teg_nb.engine.games.eggar.state import State
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.settings import Settings
from teg_nb.engine.svg.palette import COLOURS, PALETTE
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import games
from teg_nb.widget.games import Fact, to_the_end
from teg_nb.widget.games.eggar_facts import facts

WOOD = {"sea": "#e6d9b8", "sea_dark": "#b0a583"}
"""Colours around the squares, on a light page and on a dark one."""


class Screen(games.Screen[State, Observation]):
    """The screen of EGGAR: the same board for everybody. The open card has no answer on it."""

    labels: ClassVar = {"level": "levels"}
    acts: ClassVar = {
        MoveRolled: "roll",
        SoldierMoved: "walk",
        SoldierRemoved: "fall",
        FlagCaptured: "flag",
        QuestionAsked: "question",
        QuestionAnswered: "reply",
        GameEnded: "end",
    }

    def decided(self, match: Match, lang: str) -> Iterator[Fact]:
        """Return the way to the flag, soldiers that fell, and answers."""
        return facts(match, lang)

    def aim(self, settings: Settings) -> tuple[str, JsonObject]:
        """Return the flag of another seat (EGG-8.3)."""
        return "flag", {}

    def board(self, settings: Settings) -> JsonObject:
        """Return the grid: each square is a country, each camp a continent."""
        grid = cast("EggarSettings", settings).board
        side = grid.size * CELL + 2 * EDGE
        camp_of = {
            square: seat
            for seat, (flag, camp) in enumerate(zip(grid.flags, grid.camps, strict=True))
            for square in (flag, *camp)
        }
        return {
            "name": "eggar",
            "width": side,
            "height": side,
            "size": grid.size,
            "cell": CELL,
            "edge": EDGE,
            "flags": list(grid.flags),
            "shapes": {
                "pennant": PENNANT,
                "pole": POLE,
                "gear": [HEADGEAR[name] for name in settings.seats],
                "tent": TENT,
                "ground": dict(ground(grid.size)),
            },
            "countries": [
                {
                    "name": name,
                    "continent": camp_of.get(square, -1),
                    "polygons": [_ring(*grid.place(square))],
                    "label": _middle(*grid.place(square)),
                    "name_pos": _middle(*grid.place(square)),
                    "name_lines": [name],
                    "neighbours": list(grid.neighbours[square]),
                }
                for square, name in enumerate(grid.names)
            ],
            "continents": [
                {
                    "name": name,
                    "color": COLOURS[name].fill,
                    "outline": [_ring(*grid.place(camp[0]), squares=3)],
                }
                for name, camp in zip(settings.seats, grid.camps, strict=True)
            ],
            "bridges": [],
            "notes": [],
            "palette": {
                **PALETTE,
                **WOOD,
                **GROUND,
                "light": FIELD[0],
                "line": LINE,
            },
        }

    def public(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return soldiers, remaining steps, the open card, and the soldiers that may fall."""
        words = catalogue("eggar")
        card = seen.card
        return {
            "soldiers": list(seen.soldiers),
            "die": seen.die,
            "steps_left": seen.steps,
            "choosing": list(seen.choosing),
            "answerer": None if seen.answerer < 0 else seen.answerer,
            "cards_left": [
                [words.label("levels", level, lang), count]
                for level, count in zip(LEVELS, seen.cards_left, strict=True)
            ],
            "question": card
            and {
                "reader": seen.turn,
                "seat": seen.answerer,
                "level": words.label("levels", LEVELS[card.level], lang),
                "topic": _topic(card.topic, lang),
                "text": card.text(lang).question,
                "choices": list(card.text(lang).choices),
            },
        }

    def odds(
        self, game: AnyGame, seen: Observation, sources: Sequence[int], target: int
    ) -> JsonObject | None:
        """Return the odds of a group attack (EGG-6.2), for one fight and to its end."""
        soldier_at = {
            square: soldier for soldier, square in enumerate(seen.soldiers) if square >= 0
        }
        group, enemy = (
            [soldier_at.get(square, -1) for square in sources],
            soldier_at.get(target, -1),
        )
        is_adjacent = set(sources) <= set(seen.settings.board.neighbours[target])
        seats = {seat_of(soldier) for soldier in group}
        is_one_group = min(group) >= 0 and len(set(group)) == len(group) and len(seats) == 1
        if not (is_one_group and is_adjacent and enemy >= 0 and seat_of(enemy) not in seats):
            return None
        chance = float(dice_losses(len(group), 1, game.name)[0, 1])
        if seen.settings.options.group_loser == "all":  # a lost fight ends the attack
            lost, left = len(group) * (1 - chance), [[len(group), chance]]
            return {"conquest": chance, "once": chance, "losses": [lost, chance], "left": left}
        return {**to_the_end(attackers=len(group), defenders=1, rules=game.name), "once": chance}

    def recent(self, match: Match, step: int, lang: str) -> JsonObject:
        """Return the last moves, fight and reply of this turn and the one before."""
        return {
            "last": {"source": None, "target": None},
            "moves": _moves(match, step),
            "fallen": [
                [event.soldier, event.square]
                for _, event in _lately(match, step)
                if isinstance(event, SoldierRemoved)
            ],
            "battle": _fight(match, step),
            "reply": _reply(match, step, lang),
        }

    def act(self, event: Event, before: State) -> JsonObject | None:
        """Add squares to the soldiers of an attack and of a walk, and the seat that is asked."""
        shown = super().act(event, before) or {}
        if isinstance(event, AttackRolled):
            return {
                "kind": "battle",
                "seat": event.seat,
                "defender": event.defender,
                "sources": [before.soldiers[soldier] for soldier in event.soldiers],
                "target": before.soldiers[event.target],
                "attack": list(event.attack),
                "defence": [event.defence],
                "losses": [0, 0],
            }
        if isinstance(event, SoldierMoved):
            return {**shown, "path": [event.source, *event.path]}
        if isinstance(event, QuestionAsked):
            return {**shown, "seat": event.answerer}
        return shown or None

    def to_read(
        self, before: State, events: Sequence[Event], after: State, people: Sequence[int]
    ) -> bool:
        """Return true for a reply by a person or to a person's question (EGG-9)."""
        replies = (event for event in events if isinstance(event, QuestionAnswered))
        return any(not {*people}.isdisjoint((before.turn, reply.seat)) for reply in replies)

    def private(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return the right answer of the open card, for its reader only (EGG-9)."""
        return {"answer": None if seen.answer == HIDDEN else seen.answer}


def _topic(topic: str, lang: str) -> str:
    """Return the name of a topic. That of a teacher's own set is shown as written."""
    return catalogue("eggar").label("topics", topic, lang) if topic in TOPICS else topic


def _ring(row: int, column: int, squares: int = 1) -> list[list[int]]:
    """Return the corners of a square, or of a block of squares."""
    left, top = EDGE + column * CELL, EDGE + row * CELL
    right, bottom = left + squares * CELL, top + squares * CELL
    return [[left, top], [right, top], [right, bottom], [left, bottom]]


def _middle(row: int, column: int) -> list[float]:
    return [EDGE + (column + 0.5) * CELL, EDGE + (row + 0.5) * CELL]


def _lately(match: Match, step: int) -> Iterator[tuple[State, Event]]:
    """Yield events of this turn and the one before, latest first, with the state before each."""
    turns = 0
    for index in range(step - 1, -1, -1):
        for event in reversed(match.events[index]):
            yield cast("State", match.states[index]), event
            turns += isinstance(event, TurnStarted)
            if turns == 2:
                return


def _moves(match: Match, step: int) -> list[list[int]]:
    """List the squares of each walk of this turn; of the turn before, if there are none yet."""
    walks: list[list[int]] = []
    for _, event in _lately(match, step):
        if isinstance(event, SoldierMoved):
            walks.append([event.source, *event.path])
        if isinstance(event, TurnStarted) and walks:
            break
    return walks[::-1]


def _fight(match: Match, step: int) -> JsonObject | None:
    """Describe the last fight with all its rolls, first to last, and the fallen soldiers."""
    fight: JsonObject | None = None
    fallen: list[int] = []
    for before, event in _lately(match, step):
        if isinstance(event, SoldierRemoved) and event.cause != "question" and fight is None:
            fallen.insert(0, event.soldier)
        if isinstance(event, AttackRolled):
            if fight is None:
                fight = {
                    "source": before.soldiers[event.soldiers[0]],
                    "target": before.soldiers[event.target],
                    "soldiers": list(event.soldiers),
                    "soldier": event.target,
                    "throws": [],
                    "fallen": fallen,
                }
            elif not event.tie or event.target != fight["soldier"]:
                break
            fight["throws"].insert(0, {"attack": list(event.attack), "defence": event.defence})
    return fight


def _reply(match: Match, step: int, lang: str) -> JsonObject | None:
    """Describe the last question and its reply. Both are public by then."""
    words = catalogue("eggar")
    for before, event in _lately(match, step):
        if isinstance(event, QuestionAsked):
            return None  # the question is still open
        if isinstance(event, QuestionAnswered):
            card = cast("State", match.states[0]).settings.questions[event.question]
            return {
                "reader": before.turn,
                "seat": event.seat,
                "level": words.label("levels", LEVELS[card.level], lang),
                "topic": _topic(card.topic, lang),
                "text": card.text(lang).question,
                "choices": list(card.text(lang).choices),
                "choice": event.choice,
                "answer": event.answer,
                "right": event.right,
                "note": card.text(lang).note,
                "source": card.source,
            }
    return None
