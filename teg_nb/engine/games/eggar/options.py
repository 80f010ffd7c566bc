"""The options that a table may agree on before the start (section 2 of the specification)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Self, cast

from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.common.argument_types import options_given
from teg_nb.engine.games.common.options import (
    MANY,
    Need,
    Options,
    OptionType,
    choice,
    either,
    handicap,
    names,
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
from teg_nb.engine.json_types import JsonMapping

VERSION = 2
"""Version of the rules, for logs and positions."""


def _cards(value: object) -> tuple[Question, ...]:
    if not isinstance(value, (list, tuple)):
        raise ValueError
    return parse_questions(value)


def _name(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


def _topics(value: object) -> tuple[str, ...]:
    return tuple(sorted(set(names(value))))


def _no_questions(options: Options) -> str:
    return "questions" if cast("EggarOptions", options).question_level == "off" else ""


_CARDS = OptionType("[{...}, ...]", _cards, lambda cards: [card.plain() for card in cards])


@dataclass(frozen=True, kw_only=True)
class EggarOptions(Options):
    """Options of EGGAR; every default is the rule.

    Attributes
    ----------
    board_size : int
        Squares on each side, 7 to 19 (EGG-D-1).
    three_seats : str
        Layout of three seats: ``"even"``, or ``"corners"``: three of the corners, the second seat
        between the two others (EGG-D-15).
    first_seat : int or ``"random"``
        Seat that begins; the youngest player should take it (EGG-D-5). A colour is accepted.
    own_flag : str
        ``"blocked"``, or ``"free"``: a soldier may stand on its own flag (EGG-D-4).
    must_use_all_steps : bool
        True if the movement continues while a step is possible (EGG-D-3).
    group_loser : str
        Soldiers that fall when a group loses: ``"strongest_die"``, ``"attacker_choice"``, ``"all"``
        (EGG-D-6).
    question_level : str
        ``"reader"``: the reader chooses; ``"easy"``, ``"medium"``, ``"hard"``; or ``"off"``
        (EGG-D-8).
    wrong_answer_tie : str
        Seat that chooses among the rearmost soldiers: ``"reader"``, ``"answerer"``, or
        ``"lowest_id"`` for no choice (EGG-D-9).
    max_rounds : int or None
        Rounds after which the most soldiers win; None for no limit (EGG-D-12).
    questions : tuple[Question, ...]
        A custom set that replaces the set of the package; plain objects as described in
        `teg_nb.engine.games.eggar.question_bank`.
    question_topics : tuple[str, ...] or None
        The topics that are asked, in alphabetical order; None for all of the set (CHP-7.9).
    handicap : tuple[int, ...] or None
        Squares that the first movement of each seat loses, in the order of play: the first number
        is for the seat that begins (CHP-12).
    question_set : str
        Name of the set of the package in play. `parse` fills it in, so a log names its set. A log
        that names another set is refused.
    """

    secret = ("questions",)
    presets = MappingProxyType({"default": {}, "printed": {"three_seats": "corners"}})
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
            "question_topics": "CHP-7.9",
            "question_set": "EGG-10.1",
            "handicap": "CHP-12.2",
        }
    )
    needs = (
        Need(
            "question_topics",
            lambda topics: topics is not None,
            _no_questions,
            lambda topics: None,
        ),
    )
    need_clause = "CHP-7.9"

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
    question_topics: tuple[str, ...] | None = option(
        either(None, OptionType('["...", ...]', _topics, list)), None
    )
    question_set: str = option(OptionType('"..."', _name), "")
    handicap: tuple[int, ...] | None = option(handicap(60, len(COLOURS)), None)

    @classmethod
    def parse(cls, given: JsonMapping | None, seats: tuple[str, ...] = COLOURS) -> EggarOptions:
        """Read options from plain values, for the seats of a table.

        Raises
        ------
        IllegalAction
            ``bad_option``, for an unknown name or a value out of range; ``chapter_off``, for topics
            without questions (CHP-3.2); ``bad_questions``, ``no_question_of_level`` or
            ``other_question_set`` (EGG-10.1).

        Examples
        --------
        >>> EggarOptions.parse({"first_seat": "Azul"}, ("Verde", "Azul")).first_seat
        1
        """
        given = options_given(given)
        first = given.get("first_seat")
        if isinstance(first, str):
            numbers = {normalize_name(seat): number for number, seat in enumerate(seats)}
            given["first_seat"] = first = numbers.get(normalize_name(first), first)
        if type(first) is int and first >= len(seats):
            raise IllegalAction("bad_option", "EGG-3.2", option="first_seat", value=first)
        parsed = super().parse(given)
        options = replace(parsed, question_set=parsed._named_set())
        if options.handicap is not None and len(options.handicap) != len(seats):
            value = list(options.handicap)
            raise IllegalAction("bad_option", "CHP-12.2", option="handicap", value=value)
        options.check_levels()
        return options

    def _settled(self, demanded: Collection[str]) -> Self:
        """Return the options without topics where all are chosen, or none are asked."""
        chosen = self
        if self.question_topics is not None:
            known = {card.topic for card in self.questions or bundled()}
            if not known.issuperset(self.question_topics):
                value = list(self.question_topics)
                raise IllegalAction("bad_option", "CHP-7.9", option="question_topics", value=value)
            if known.issubset(self.question_topics):
                chosen = replace(self, question_topics=None)
        return super(EggarOptions, chosen)._settled(demanded)

    @property
    def cards(self) -> tuple[Question, ...]:
        """The cards that may be asked: of the topics chosen (CHP-7.9)."""
        cards, topics = self.questions or bundled(), self.question_topics
        if topics is None:
            return cards
        return tuple(card for card in cards if card.topic in topics)

    def check_levels(self) -> None:
        """Refuse a set without a question of a level that can be asked (EGG-10.1)."""
        if self.question_level == "off":
            return
        level = self.question_level
        wanted = LEVELS if level == "reader" else (level,)
        present = {LEVELS[card.level] for card in self.cards}
        for required in wanted:
            if required not in present:
                raise IllegalAction("no_question_of_level", "EGG-10.1", level=required)

    def _named_set(self) -> str:
        """Return the name of the set of the package in play; ``""`` for none."""
        named = self.question_set
        if self.questions or self.question_level == "off":
            if named:
                raise IllegalAction("bad_option", "EGG-10.1", option="question_set", value=named)
            return ""
        if named not in ("", bundled_name()):
            names = {"wanted": named, "present": bundled_name()}
            raise IllegalAction("other_question_set", "EGG-10.1", **names)
        return named or bundled_name()
