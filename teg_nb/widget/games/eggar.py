"""EGGAR on the screen: a grid, soldiers, and a question whose answer only the reader may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from teg_nb.analysis.odds import dice_losses
from teg_nb.engine.actions import Event
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games.eggar.events import (
    AttackRolled,
    QuestionAnswered,
    QuestionAsked,
    SoldierMoved,
    SoldierRemoved,
    TurnStarted,
)
from teg_nb.engine.games.eggar.observation import HIDDEN, Observation
from teg_nb.engine.games.eggar.picture import CELL, EDGE, FIELD, HEADGEAR, LINE, PENNANT, POLE
from teg_nb.engine.games.eggar.queries import seat_of
from teg_nb.engine.games.eggar.question_bank import LEVELS
from teg_nb.engine.games.eggar.settings import Settings
from teg_nb.engine.games.eggar.state import State
from teg_nb.engine.play.match import Match
from teg_nb.engine.svg.board import COLOURS, PALETTE
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import games
from teg_nb.widget.games import to_the_end

WOOD = {"sea": "#e9dfc4", "sea_dark": "#b0a583"}
"""What lies around the squares, on a light page and on a dark one."""


class Screen(games.Screen):
    """EGGAR: the same board for everybody; the card that is read has no answer on it."""

    labels: ClassVar = {"level": "levels"}

    def board(self, settings: Settings) -> dict[str, Any]:
        """The grid: each square is a place, each camp a continent."""
        grid = settings.board
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
            "palette": {**PALETTE, **WOOD, "light": FIELD[0], "dark": FIELD[1], "line": LINE},
        }

    def public(self, state: State, seen: Observation, lang: str) -> dict[str, Any]:
        """Soldiers, the steps left, the card that is read, and who may fall."""
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
                "text": card.text(lang).question,
                "choices": list(card.text(lang).choices),
            },
        }

    def odds(
        self, game: AnyGame, seen: Observation, sources: Sequence[int], target: int
    ) -> dict[str, Any] | None:
        """Of a group that attacks together (EGG-6.2): of one fight, and until it has fallen."""
        where = {square: soldier for soldier, square in enumerate(seen.soldiers) if square >= 0}
        group, enemy = [where.get(each, -1) for each in sources], where.get(target, -1)
        beside = set(sources) <= set(seen.settings.board.neighbours[target])
        seats = {seat_of(each) for each in group}
        whole = min(group) >= 0 and len(set(group)) == len(group) and len(seats) == 1
        if not (whole and beside and enemy >= 0 and seat_of(enemy) not in seats):
            return None
        chance = float(dice_losses(len(group), 1, game.name)[0, 1])
        if seen.settings.options.group_loser == "all":  # there is no second time
            lost, left = len(group) * (1 - chance), [[len(group), chance]]
            return {"conquest": chance, "once": chance, "losses": [lost, chance], "left": left}
        return {**to_the_end(attackers=len(group), defenders=1, rules=game.name), "once": chance}

    def recent(self, match: Match, step: int, lang: str) -> dict[str, Any]:
        """The last moves, fight and reply of this turn and the one before it."""
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

    def to_read(
        self, before: State, events: Sequence[Event], after: State, people: Sequence[int]
    ) -> bool:
        """A reply that a person gave or asked for, with the right one (EGG-9)."""
        replies = (each for each in events if isinstance(each, QuestionAnswered))
        return any(not {*people}.isdisjoint((before.turn, each.seat)) for each in replies)

    def private(self, state: State, seen: Observation, lang: str) -> dict[str, Any]:
        """The right answer of the open card, for the seat that reads it (EGG-9)."""
        return {"answer": None if seen.answer == HIDDEN else seen.answer}


def _ring(row: int, column: int, squares: int = 1) -> list[list[int]]:
    """The corners of a square, or of a block of squares."""
    left, top = EDGE + column * CELL, EDGE + row * CELL
    right, bottom = left + squares * CELL, top + squares * CELL
    return [[left, top], [right, top], [right, bottom], [left, bottom]]


def _middle(row: int, column: int) -> list[float]:
    return [EDGE + (column + 0.5) * CELL, EDGE + (row + 0.5) * CELL]


def _lately(match: Match, step: int) -> Iterator[tuple[State, Event]]:
    """Events of this turn and the one before, latest first, with the position before each."""
    turns = 0
    for place in range(step - 1, -1, -1):
        for event in reversed(match.events[place]):
            yield match.states[place], event
            turns += isinstance(event, TurnStarted)
            if turns == 2:
                return


def _moves(match: Match, step: int) -> list[list[int]]:
    """The squares of each walk of this turn; of the one before, if there are none yet."""
    found: list[list[int]] = []
    for _, event in _lately(match, step):
        if isinstance(event, SoldierMoved):
            found.append([event.source, *event.path])
        if isinstance(event, TurnStarted) and found:
            break
    return found[::-1]


def _fight(match: Match, step: int) -> dict[str, Any] | None:
    """The last fight with all its rolls, first to last, and who fell."""
    found: dict[str, Any] | None = None
    fallen: list[int] = []
    for before, event in _lately(match, step):
        if isinstance(event, SoldierRemoved) and event.cause != "question" and found is None:
            fallen.insert(0, event.soldier)
        if isinstance(event, AttackRolled):
            if found is None:
                found = {
                    "source": before.soldiers[event.soldiers[0]],
                    "target": before.soldiers[event.target],
                    "soldiers": list(event.soldiers),
                    "soldier": event.target,
                    "throws": [],
                    "fallen": fallen,
                }
            elif not event.tie or event.target != found["soldier"]:
                break
            found["throws"].insert(0, {"attack": list(event.attack), "defence": event.defence})
    return found


def _reply(match: Match, step: int, lang: str) -> dict[str, Any] | None:
    """The last question and its reply; both are public by then."""
    words = catalogue("eggar")
    for before, event in _lately(match, step):
        if isinstance(event, QuestionAsked):
            return None  # it waits for its answer
        if isinstance(event, QuestionAnswered):
            card = match.settings.questions[event.question]
            return {
                "reader": before.turn,
                "seat": event.seat,
                "level": words.label("levels", LEVELS[card.level], lang),
                "text": card.text(lang).question,
                "choices": list(card.text(lang).choices),
                "choice": event.choice,
                "answer": event.answer,
                "right": event.right,
                "note": card.text(lang).note,
                "source": card.source,
            }
    return None
