"""What a table may agree on before the start (section 2 of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from teg_nb.engine.board import plain
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.eggar.grid import THREE_SEATS
from teg_nb.engine.games.eggar.questions import (
    FORMER_NAMES,
    LEVELS,
    Question,
    bundled,
    bundled_name,
    parse_questions,
)
from teg_nb.engine.games.shapes import options_given

VERSION = 2
"""Of the rules: 2 moved the camps of three seats."""

EARLIER: Mapping[int, Mapping[str, Any]] = {1: {"three_seats": "corners"}}
"""By older version, the options under which its matches play as they did."""


@dataclass(frozen=True, kw_only=True)
class EggarOptions:
    """Options of EGGAR; every default is the rule.

    Attributes
    ----------
    board_size : int
        Squares on each side, 7 to 19 (EGG-D-1).
    three_seats : str
        Where three seats sit: ``"even"``, or ``"corners"``: in three of the corners, the second
        between the two others (EGG-D-15).
    first_seat : int or ``"random"``
        Who begins; the youngest should sit there (EGG-D-5). A colour may be given.
    own_flag : str
        ``"blocked"``, or ``"free"``: a soldier may stand on its own flag (EGG-D-4).
    must_use_all_steps : bool
        Whether the movement goes on while a step is possible (EGG-D-3).
    group_loser : str
        Who falls when a group loses: ``"strongest_die"``, ``"attacker_choice"``, ``"all"``
        (EGG-D-6).
    question_level : str
        ``"reader"``: the reader chooses; ``"easy"``, ``"medium"``, ``"hard"``; or ``"off"``
        (EGG-D-8).
    wrong_answer_tie : str
        Who chooses among the rearmost soldiers: ``"reader"``, ``"answerer"``, or ``"lowest_id"``:
        nobody (EGG-D-9).
    max_rounds : int or None
        Rounds after which the most soldiers win; None for no limit (EGG-D-12).
    questions : tuple[Question, ...]
        A set of one's own, instead of the one of the package; given as plain objects, see
        `teg_nb.engine.games.eggar.questions`.
    question_set : str
        Which set of the package is played with. It is filled in, so that a log names it; a log
        that names another is refused.
    """

    secret: ClassVar[tuple[str, ...]] = ("questions",)
    """What a log for one seat does not tell."""

    board_size: int = 13
    three_seats: str = "even"
    first_seat: int | str = 0
    own_flag: str = "blocked"
    must_use_all_steps: bool = False
    group_loser: str = "strongest_die"
    question_level: str = "reader"
    wrong_answer_tie: str = "reader"
    max_rounds: int | None = 100
    questions: tuple[Question, ...] = ()
    question_set: str = ""

    @classmethod
    def parse(cls, given: Mapping[str, Any] | None, seats: tuple[str, ...]) -> EggarOptions:
        """Options from plain values, for the seats of a table.

        Raises
        ------
        IllegalAction
            ``bad_option``, for an unknown name or a value out of range; ``bad_questions``,
            ``no_question_of_level`` or ``other_question_set`` (EGG-10.1).

        Examples
        --------
        >>> EggarOptions.parse({"first_seat": "Azul"}, ("Verde", "Azul")).first_seat
        1
        """
        given = options_given(given)
        known = {field.name for field in fields(cls)}
        if isinstance(given.get("first_seat"), str):
            given["first_seat"] = _seat(given["first_seat"], seats)
        for name, value in given.items():
            if name not in known or not _fits(name, value, len(seats)):
                clause = _CLAUSES.get(name, "EGG-1.1")
                raise IllegalAction("bad_option", clause, option=name, value=value)
        given["questions"] = parse_questions(given.get("questions", ()))
        given["question_set"] = _named_set(given)
        options = cls(**given)
        options.check_levels()
        return options

    def changed(self) -> dict[str, Any]:
        """The options that differ from the rule, as plain values."""
        found = {field.name: getattr(self, field.name) for field in fields(self)}
        changed = {
            field.name: found[field.name]
            for field in fields(self)
            if found[field.name] != field.default
        }
        if self.questions:
            changed["questions"] = [question.plain() for question in self.questions]
        return changed

    def check_levels(self) -> None:
        """Refuse a set without a question of a level that can be asked (EGG-10.1)."""
        if self.question_level == "off":
            return
        level = self.question_level
        wanted = LEVELS if level == "reader" else (level,)
        cards = self.questions or bundled()
        for each in wanted:
            if not any(LEVELS[card.level] == each for card in cards):
                raise IllegalAction("no_question_of_level", "EGG-10.1", level=each)


# The clause that an option is about; the others are about the table itself.
_CLAUSES = {
    "board_size": "EGG-1.4",
    "three_seats": "EGG-1.6",
    "first_seat": "EGG-3.2",
    "own_flag": "EGG-5.5",
    "must_use_all_steps": "EGG-5.7",
    "group_loser": "EGG-6.5",
    "question_level": "EGG-7.2",
    "wrong_answer_tie": "EGG-7.6",
    "max_rounds": "EGG-8.5",
    "questions": "EGG-10.1",
    "question_set": "EGG-10.1",
}
_CHOICES: dict[str, tuple[str, ...]] = {
    "three_seats": THREE_SEATS,
    "own_flag": ("blocked", "free"),
    "group_loser": ("strongest_die", "attacker_choice", "all"),
    "question_level": ("reader", *LEVELS, "off"),
    "wrong_answer_tie": ("reader", "answerer", "lowest_id"),
}


def _seat(name: str, seats: tuple[str, ...]) -> int | str:
    """The number of a colour; other words stay as they are."""
    numbers = {plain(seat): number for number, seat in enumerate(seats)}
    return numbers.get(plain(name), name)


def _fits(name: str, value: Any, seats: int) -> bool:
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name == "board_size":
        return type(value) is int and 7 <= value <= 19
    if name == "first_seat":
        return value == "random" or (type(value) is int and 0 <= value < seats)
    if name == "max_rounds":
        return value is None or (type(value) is int and 1 <= value <= 1_000_000)
    if name == "questions":
        return isinstance(value, (list, tuple))
    if name == "question_set":
        return isinstance(value, str)
    return type(value) is bool


def _named_set(given: Mapping[str, Any]) -> str:
    """Which set of the package is played with; ``""`` with one's own, or with no questions."""
    named: str = given.get("question_set", "")
    if given["questions"] or given.get("question_level") == "off":
        if named:
            raise IllegalAction("bad_option", "EGG-10.1", option="question_set", value=named)
        return ""
    if named not in ("", bundled_name(), *FORMER_NAMES):
        names = {"wanted": named, "present": bundled_name()}
        raise IllegalAction("other_question_set", "EGG-10.1", **names)
    return named or bundled_name()
