"""What a table may agree on before the start (section 2 of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from teg_nb.engine.board import plain
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.common.argument_types import options_given
from teg_nb.engine.games.common.options import (
    MANY,
    Allowed,
    Options,
    choice,
    either,
    number,
    option,
)
from teg_nb.engine.games.eggar.grid import COLOURS, THREE_SEATS
from teg_nb.engine.games.eggar.question_bank import (
    LEVELS,
    Question,
    bundled,
    bundled_name,
    parse_questions,
)

VERSION = 2
"""Of the rules, for logs and positions."""


def _cards(value: Any) -> tuple[Question, ...]:
    if not isinstance(value, (list, tuple)):
        raise ValueError
    return parse_questions(value)


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


_CARDS = Allowed("[{...}, ...]", _cards, lambda cards: [each.plain() for each in cards])


@dataclass(frozen=True, kw_only=True)
class EggarOptions(Options):
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
        `teg_nb.engine.games.eggar.question_bank`.
    question_set : str
        Which set of the package is played with. It is filled in, so that a log names it; a log
        that names another is refused.
    """

    secret = ("questions",)
    clause = "EGG-1.1"
    clauses = MappingProxyType(
        {
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
    )

    board_size: int = option(number(7, 19), 13)
    three_seats: str = option(choice(*THREE_SEATS), "even")
    first_seat: int | str = option(either("random", number(0, 3)), 0)
    own_flag: str = option(choice("blocked", "free"), "blocked")
    must_use_all_steps: bool = False
    group_loser: str = option(choice("strongest_die", "attacker_choice", "all"), "strongest_die")
    question_level: str = option(choice("reader", *LEVELS, "off"), "reader")
    wrong_answer_tie: str = option(choice("reader", "answerer", "lowest_id"), "reader")
    max_rounds: int | None = option(either(None, number(1, MANY)), 100)
    questions: tuple[Question, ...] = option(_CARDS, ())
    question_set: str = option(Allowed('"..."', _name), "")

    @classmethod
    def parse(
        cls, given: Mapping[str, Any] | None, seats: tuple[str, ...] = COLOURS
    ) -> EggarOptions:
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
        first = given.get("first_seat")
        if isinstance(first, str):
            numbers = {plain(seat): number for number, seat in enumerate(seats)}
            given["first_seat"] = first = numbers.get(plain(first), first)
        if type(first) is int and first >= len(seats):
            raise IllegalAction("bad_option", "EGG-3.2", option="first_seat", value=first)
        found = super().parse(given)
        options = replace(found, question_set=found._named_set())
        options.check_levels()
        return options

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

    def _named_set(self) -> str:
        """Which set of the package is played with; ``""`` with one's own, or no questions."""
        named = self.question_set
        if self.questions or self.question_level == "off":
            if named:
                raise IllegalAction("bad_option", "EGG-10.1", option="question_set", value=named)
            return ""
        if named not in ("", bundled_name()):
            names = {"wanted": named, "present": bundled_name()}
            raise IllegalAction("other_question_set", "EGG-10.1", **names)
        return named or bundled_name()
