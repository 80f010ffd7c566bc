"""The kinds with one answer: mark, judge, choose, number, order, find the error in a log."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import cast

from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode
from teg_nb.engine.errors import GameError, IllegalAction, UnknownName
from teg_nb.engine.json_types import Json, JsonList, JsonMapping
from teg_nb.engine.open_types import AnyArgument
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue_of
from teg_nb.engine.text.language import LANGUAGES, language
from teg_nb.exercises.base import (
    Exercise,
    InvalidAnswer,
    Verdict,
    describe_action,
    listed,
    match_of,
)
from teg_nb.exercises.number_parsing import is_percent, number, short
from teg_nb.exercises.queries import Query, check_fields, legal, matches, verb_of
from teg_nb.exercises.text import BadExercise, Text, known_clause, say


class Mark(Exercise):
    """Mark all countries, squares or seats that the rules allow.

    Parameters
    ----------
    asked : str
        The argument of an action, as ``"attack.target"``. Its values in the legal actions of the
        seat are the answer. Do not use actions of which a game lists only a sample.
    where : mapping, optional
        Restricts the actions: ``{"source": "Chile"}``.
    blocked : bool
        Inverts the question: the seat's own places that are not among those values.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`.

    Examples
    --------
    >>> from teg_nb import position
    >>> q = Mark("targets", "Who can Chile attack?", asked="attack.target",
    ...          where={"source": "Chile"}, start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> q.check(["argentina", "Sahara"]).wrong
    ('Sahara',)
    >>> bool(q.check(q.right_answer()))
    True
    """

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        asked: str,
        where: JsonMapping | None = None,
        blocked: bool = False,
        **more: AnyArgument,
    ) -> None:
        if where is not None and not isinstance(where, Mapping):
            raise BadExercise("where", "exercise_where", value=where)
        verb, _, field = str(asked).partition(".")
        self._place = ""  # `Exercise.__init__` parses the expected wrong answers, which need it
        self._asked = verb, field, dict(where or {}), blocked
        super().__init__(name, task, **more)
        self._find()
        self._complete()

    def _find(self) -> None:
        """Find the right places by the rules."""
        verb, field, where, blocked = self._asked
        match = self.played
        kind = verb_of(match, verb, "asked")
        forms = kind.fields
        if field not in forms:
            raise BadExercise("asked", UnknownName("field", field, forms))
        self._place = str(forms[field].element)
        if self._place not in match.settings.vocabulary:
            known = [n for n, f in forms.items() if str(f.element) in match.settings.vocabulary]
            raise BadExercise("asked", UnknownName("field", field, known))
        check_fields(match, forms, where, "where")
        right: set[str] = set()
        for _, facts in legal(match, self.seat, kind):
            if matches(facts, where) and facts.get(field) is not None:
                value = facts[field]
                right |= {value} if isinstance(value, str) else set(cast("tuple[str, ...]", value))
        names = match.settings.vocabulary[self._place]
        if blocked:
            owner = match.game.holdings(match.state).owner
            right = {names[p] for p, who in enumerate(owner) if who == self.seat} - right
        self._right = tuple(name for name in names if name in right)

    @property
    def candidates(self) -> tuple[str, ...]:
        """All names that can be marked."""
        return tuple(self.settings.vocabulary[self._place])

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        return say("mark", "wanted", example=f'"{self.settings.vocabulary[self._place][0]}"')

    def parse_answer(self, answer: Json) -> Json:
        """Return the printed names in the order of the board."""
        if isinstance(answer, str):
            answer = [name for name in answer.split(",") if name.strip()]
        if not isinstance(answer, list | tuple | set | frozenset) or len(answer) > len(
            self.candidates
        ):
            raise self._unread(answer)
        marked = {self._name(self._place, name) for name in answer}
        return [name for name in self.settings.vocabulary[self._place] if name in marked]

    def _judge(self, answer: list[str]) -> Verdict:
        wrong = tuple(name for name in answer if name not in self._right)
        missing = tuple(name for name in self._right if name not in answer)
        if not wrong and not missing:
            return Verdict(True, say("right"), self.clause)
        key = "marked_both" if wrong and missing else "marked_wrong" if wrong else "marked_missing"
        text = say(key, wrong=wrong, missing=str(len(missing)))  # names would be the solution
        return Verdict(False, text, "", wrong, missing)

    def right_answer(self) -> list[str]:
        """Return all right names."""
        return list(self._right)

    def _worded(self, answer: list[str]) -> str:
        return ", ".join(answer) or "—"


class Judge(Exercise):
    """Judge if an action is legal, or name the clause that forbids it.

    Parameters
    ----------
    move : sequence
        A log entry: ``["Blanco", "attack", "Chile", "Sahara"]``.
    choices : sequence of str
        Clauses to choose from.
    also : sequence of str
        Further clauses that the move breaks, equally right. The rules must cite each of them
        against a move that differs in one argument.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`. Without a task a standard one is used.

    Examples
    --------
    >>> from teg_nb import position
    >>> start = position(Blanco="Chile 4", Negro="Argentina 2")
    >>> q = Judge("far", start=start, move=["Blanco", "attack", "Chile", "Sahara"])
    >>> print(q.check("legal").plain("en"))
    ✗ It is not legal. Chile and Sahara are not neighbours. [TEG-8.2]
    >>> bool(q.check("TEG-8.2"))
    True
    """

    def __init__(
        self,
        name: str,
        task: Json = None,
        *,
        move: Sequence[Json],
        choices: Sequence[str] = (),
        also: Sequence[str] = (),
        **more: AnyArgument,
    ) -> None:
        match = match_of(more.get("start"))
        if match is None:
            raise BadExercise("start", "exercise_missing")
        self.refusal, text = _fall(match, list(listed(move, "move")))
        self.also = [known_clause(id, "also") for id in listed(also, "also")]
        if self.also and not {*self.also} <= _falls_alike(match, list(move), self.refusal):
            raise BadExercise("also", "exercise_also")
        self.choices = [known_clause(id, "choices") for id in listed(choices, "choices")]
        _all_different([Text(id, id) for id in self.choices], "choices")
        if self.refusal is not None:
            if self.choices and self.refusal.clause not in self.choices:
                raise BadExercise("choices", "exercise_choices", clause=self.refusal.clause)
            more = {"clause": self.refusal.clause, **more}
        super().__init__(name, say("judge", "asked", action=text) if task is None else task, **more)
        self._complete()

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        example = self.choices[0] if self.choices else self.game.refusals["not_your_turn"][1]
        return say("judge", "wanted", example=example)

    def options(self, lang: str = "") -> list[str]:
        """Return the clauses to choose from, with their titles."""
        if not self.choices:
            return []
        clauses = [catalogue_of(id).clause(id) for id in self.choices]
        titles = [f"{clause.id}: {clause.title(lang or language())}" for clause in clauses]
        return [say("legal", "options").in_language(lang), *titles]

    def parse_answer(self, answer: Json) -> Json:
        """Return ``"legal"``, ``"illegal"``, or a clause."""
        if type(answer) is int and self.choices and 1 <= answer <= len(self.choices) + 1:
            return "legal" if answer == 1 else self.choices[answer - 2]
        if isinstance(answer, bool):
            return "legal" if answer else "illegal"
        if not isinstance(answer, str):
            raise self._unread(answer)
        if normalize_name(answer) in ("legal", "es legal", "si", "yes"):
            return "legal"
        if normalize_name(answer) in ("illegal", "ilegal", "no", "no es legal"):
            return "illegal"
        try:
            return known_clause(answer, "answer")
        except BadExercise:
            raise self._unread(answer) from None

    def _judge(self, answer: str) -> Verdict:
        if self.refusal is None:
            return Verdict(answer == "legal", say("legal_it_is"))
        clause = self.refusal.clause
        if answer == "illegal":
            raise InvalidAnswer(say("which_clause"))
        if answer in (clause, *self.also):
            return Verdict(True, say("illegal_it_is", refusal=self.refusal), clause)
        if answer == "legal":
            return Verdict(False, say("illegal_it_is", refusal=self.refusal), clause)
        return Verdict(False, say("another_clause", given=answer))

    def right_answer(self) -> str:
        """Return ``"legal"``, or the clause."""
        return "legal" if self.refusal is None else self.refusal.clause

    def _worded(self, answer: str) -> Text:
        return say("legal") if answer == "legal" else say("illegal_by", clause=answer)


def _fall(match: Match, move: JsonList) -> tuple[IllegalAction | None, Text]:
    """Return the refusal of a log entry, or None, with the entry in words."""
    seat, *arguments = map(str, move) if move else [""]
    try:
        action = decode(move, match.game, match.settings)
    except IllegalAction as fault:
        return fault, Text(*2 * (f"{seat}: {', '.join(arguments)}",))
    except GameError as fault:
        raise BadExercise("move", fault) from None
    text = describe_action(action, match.settings)
    try:
        match.game.check(match.state, action)
    except IllegalAction as fault:
        return fault, text
    return None, text


def _falls_alike(match: Match, move: JsonList, refusal: IllegalAction | None) -> set[str]:
    """Return the clauses against entries that differ from a refused one in one argument."""
    clauses: set[str] = set()
    if refusal is None:
        return clauses
    for index, form in enumerate(verb_of(match, move[1], "move").fields.values(), 2):
        for other in match.settings.vocabulary.get(str(form.element), range(1, _AMOUNTS)):
            with suppress(BadExercise):  # an argument that is a list cannot be replaced so
                fault, _ = _fall(match, [*move[:index], other, *move[index + 1 :]])
                clauses |= {fault.clause} if fault is not None else set()
    return clauses - {refusal.clause}


_AMOUNTS = 13
"""Exclusive upper bound of the amounts that replace a move's own."""


class Choose(Exercise):
    """Choose among some options.

    Parameters
    ----------
    options : sequence
        Texts, or tables with ``text`` and ``move``, a log entry. Of moves the legal ones are right.
    right : int or sequence of int, optional
        Numbers of the right options, from 1, for options without moves.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`. Only moves need a position.

    Examples
    --------
    >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
    >>> bool(q.check("defender")), bool(q.check(1))
    (True, False)
    """

    needs_start = False

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        options: Sequence[Json],
        right: int | Sequence[int] | None = None,
        **more: AnyArgument,
    ) -> None:
        items = listed(options, "options")
        if len(items) < 2:
            raise BadExercise("options", "exercise_few", least=2)
        moves = [item.get("move") if isinstance(item, Mapping) else None for item in items]
        self._options = [
            Text.of(
                item["text"] if isinstance(item, Mapping) and "text" in item else item, "options"
            )
            for item in items
        ]
        _all_different(self._options, "options")
        self._right: list[int] = []
        super().__init__(name, task, **more)
        if all(moves):
            if right is not None:
                raise BadExercise("right", "exercise_by_rules")
            self._right = [n for n, move in enumerate(moves, 1) if self._is_legal(move)]
        else:
            numbers = [right] if isinstance(right, int) else listed(right, "right")
            known = range(1, len(items) + 1)
            if not all(type(index) is int and index in known for index in numbers):
                raise BadExercise("right", "exercise_right", most=len(items))
            self._right = sorted({*numbers})
        if not self._right:
            raise BadExercise("right", "exercise_right", most=len(items))
        self._complete()

    def _is_legal(self, move: Json) -> bool:
        try:
            action = decode(list(move), self.game, self.settings)
            self.game.check(self.played.state, action)
        except IllegalAction:
            return False
        except GameError as fault:
            raise BadExercise("options", fault) from None
        return True

    @property
    def several(self) -> bool:
        """True if more than one option is right."""
        return len(self._right) > 1

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        key = "choose_some" if self.several else "choose"
        return say(key, "wanted", options=len(self._options))

    def options(self, lang: str = "") -> list[str]:
        """Return the texts of the options."""
        return [text.in_language(lang) for text in self._options]

    def parse_answer(self, answer: Json) -> Json:
        """Return the chosen numbers in order."""
        chosen = answer if isinstance(answer, list | tuple | set) else [answer]
        if len(chosen) > len(self._options):
            raise self._unread(answer)
        return sorted({self._number(item) for item in chosen})

    def _number(self, given: Json) -> int:
        if type(given) is int and 1 <= given <= len(self._options):
            return given
        for number_, text in enumerate(self._options, 1):
            if isinstance(given, str) and normalize_name(given) in (
                normalize_name(text.es),
                normalize_name(text.en),
            ):
                return number_
        raise self._unread(given)

    def _judge(self, answer: list[int]) -> Verdict:
        if answer == self._right:
            return Verdict(True, say("right"), self.clause)
        return Verdict(False, say("wrong"))

    def right_answer(self) -> list[int]:
        """Return the numbers of the right options."""
        return self._right

    def _worded(self, answer: list[int]) -> Text:
        texts = [self._options[index - 1] for index in answer]
        return Text("; ".join(text.es for text in texts), "; ".join(text.en for text in texts))


def _all_different(options: Sequence[Text], key: str) -> None:
    """Raise if two options are equal in a language, ignoring case and accents."""
    for lang in LANGUAGES:
        numbers: dict[str, int] = {}
        for index, option in enumerate(options, 1):
            text = option.in_language(lang)
            before = numbers.setdefault(normalize_name(text), index)
            if before != index:
                facts = {"first": before, "second": index, "text": text}
                raise BadExercise(key, "exercise_alike", **facts)


class Number(Exercise):
    """Give a number: a count, a computed amount, or a chance.

    Parameters
    ----------
    asked : mapping, optional
        A query to the rules: see `teg_nb.exercises.queries.Query`.
    answer : number or str, optional
        The right number, if no query can find it.
    tolerance : number or str
        Maximum error of a right answer, as ``"0.5 %"``. By default whole numbers are exact. Other
        numbers allow 0.005, or 1 % of the number if that is less.
    game : str, optional
        The game whose dice count, without a position.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`. Only queries about a position need one.

    Examples
    --------
    >>> q = Number("one-one", "One die against one: the attacker's chance?", answer="5/12")
    >>> [bool(q.check(answer)) for answer in ("5/12", "41,7 %", 0.42, "1/2")]
    [True, True, True, False]
    >>> print(q.check(41.7).plain("en"))
    … Did you mean 41.7 %? Write it like that, or as a fraction.
    """

    needs_start = False

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        asked: JsonMapping | None = None,
        answer: Json = None,
        tolerance: object = None,
        game: str = "",
        **more: AnyArgument,
    ) -> None:
        super().__init__(name, task, **more)
        if (asked is None) == (answer is None):
            raise BadExercise("answer", "exercise_one_of", names=["asked", "answer"])
        value = answer if asked is None else Query(self.match, self.seat, asked, game).answer
        right = number(value)
        if right is None:
            raise BadExercise("answer", "exercise_number", value=value)
        self._right = right
        default = Fraction(0) if right.denominator == 1 else min(Fraction(1, 200), abs(right) / 100)
        off = default if tolerance is None else number(tolerance)
        if off is None or off < 0:
            raise BadExercise("tolerance", "exercise_number", value=tolerance)
        self.tolerance = off
        self._complete()

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        return say("number", "wanted")

    def parse_answer(self, answer: Json) -> Json:
        """Return the number as the text of a fraction."""
        value = number(answer)
        if value is None:
            raise self._unread(answer)
        if not is_percent(answer) and 0 < self._right < 1 < value and self._near(value / 100):
            raise InvalidAnswer(say("as_percent", value=str(answer)))
        return str(value)

    def _near(self, value: Fraction) -> bool:
        return abs(value - self._right) <= self.tolerance

    def _judge(self, answer: str) -> Verdict:
        if self._near(Fraction(answer)):
            return Verdict(True, say("right"), self.clause)
        return Verdict(False, say("wrong"))

    def right_answer(self) -> str:
        """Return the right number as the text of a fraction."""
        return str(self._right)

    def _worded(self, answer: str) -> str:
        return short(Fraction(answer))


class Order(Exercise):
    """Put items in order: events, dice, entries.

    Parameters
    ----------
    items : sequence, optional
        Texts in their right order.
    news : sequence of int, optional
        First and last entry of the match, as in a slice. Their news are the items.
    asked : mapping, optional
        A query that returns a list, as dice in the order of comparison:
        ``{"after": [...], "event": "throw", "field": "attack"}``.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`. Only news and queries need a match.

    Examples
    --------
    >>> phases = ["reinforce", "attack", "regroup", "take a card"]
    >>> q = Order("phases", "A turn, in order?", items=phases)
    >>> sorted(q.options()) == sorted(phases), bool(q.check(phases)), bool(q.check(phases[::-1]))
    (True, True, False)
    """

    needs_start = False

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        items: Sequence[Json] | None = None,
        news: Sequence[int] | None = None,
        asked: JsonMapping | None = None,
        **more: AnyArgument,
    ) -> None:
        if sum(source is not None for source in (items, news, asked)) != 1:
            raise BadExercise("items", "exercise_one_of", names=["items", "news", "asked"])
        self._items: list[Text] = []
        super().__init__(name, task, **more)
        if items is not None:
            self._items = [Text.of(item, "items") for item in listed(items, "items")]
        elif news is not None:
            self._items = self._happened(listed(news, "news"))
        else:
            values = Query(self.match, self.seat, asked).answer
            self._items = [Text(str(value), str(value)) for value in listed(values, "asked")]
        if len(set(self._items)) < 2:
            raise BadExercise("items", "exercise_few", least=2)
        self._shown = self._items[:]
        rng = random.Random(name)
        while self._shown == self._items:
            rng.shuffle(self._shown)
        self._complete()

    def _happened(self, news: Sequence[int]) -> list[Text]:
        if len(news) != 2 or not all(type(end) is int for end in news):
            raise BadExercise("news", "exercise_list", value=news)
        first, last = news
        columns = [self.played.news(first, last, self.seat, lang) for lang in LANGUAGES]
        return [Text(es.text, en.text) for es, en in zip(*columns, strict=True)]

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        return say("order", "wanted", example=str(list(range(len(self._items), 0, -1))))

    def options(self, lang: str = "") -> list[str]:
        """Return the items, shuffled with a seed from the name."""
        return [item.in_language(lang) for item in self._shown]

    def parse_answer(self, answer: Json) -> Json:
        """Return the numbers of the shuffled items in the answer's order."""
        if not isinstance(answer, list | tuple):
            raise self._unread(answer)
        numbers = list(range(1, len(self._items) + 1))
        if all(type(item) is int for item in answer):
            order = list(answer)
            dice = {text.es for text in self._shown}
            if sorted(order) != numbers and {*map(str, order)} <= dice:
                order = self._placed(list(map(str, order)))
        else:
            order = self._placed(list(map(str, answer)))
        if sorted(order) != numbers:
            raise self._unread(answer)
        return order

    def _placed(self, texts: list[str]) -> list[int]:
        """Return the numbers of texts among the shuffled items, using each item once."""
        free = dict(enumerate(self._shown, 1))
        numbers = []
        for text in map(normalize_name, texts):
            number_ = next(
                (
                    n
                    for n, item in free.items()
                    if text in (normalize_name(item.es), normalize_name(item.en))
                ),
                None,
            )
            if number_ is None:
                raise self._unread(texts)
            del free[number_]
            numbers.append(number_)
        return numbers

    def _judge(self, answer: list[int]) -> Verdict:
        if [self._shown[index - 1] for index in answer] == self._items:
            return Verdict(True, say("right"), self.clause)
        return Verdict(False, say("wrong"))

    def right_answer(self) -> list[int]:
        """Return the numbers of the shuffled items in the right order."""
        return self._placed([item.es for item in self._items])

    def _worded(self, answer: list[int]) -> Text:
        texts = [self._shown[index - 1] for index in answer]
        return Text(", ".join(text.es for text in texts), ", ".join(text.en for text in texts))


class FindError(Exercise):
    """Find the entry of a log that breaks a rule.

    Parameters
    ----------
    entries : sequence of entries
        Log entries from the start on. The first illegal one is the answer. As its clause, both the
        clause of the refusal and the `clause` of the exercise are right.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`.

    Examples
    --------
    >>> from teg_nb import position
    >>> q = FindError("two-attacks", "Which entry is against the rules?",
    ...               start=position(Blanco="Chile 4", Negro="Argentina 2"),
    ...               entries=[["Blanco", "attack", "Chile", "Argentina"],
    ...                        ["chance", "roll", [6, 4, 1], [5, 4]],
    ...                        ["Blanco", "attack", "Chile", "Perú"]])
    >>> bool(q.check(3)), bool(q.check(1)), q.right_answer()[0]
    (True, False, 3)
    """

    kind = "fault"

    def __init__(
        self, name: str, task: Json, *, entries: Sequence[Json], **more: AnyArgument
    ) -> None:
        super().__init__(name, task, **more)
        self.entries = [list(listed(entry, "entries")) for entry in listed(entries, "entries")]
        trial, self._right = self.played.fork(), 0
        self._lines: list[Text] = []
        for number_, entry in enumerate(self.entries, 1):
            self._lines.append(self._line(entry))
            if self._right:
                continue
            try:
                trial.push(decode(entry, trial.game, trial.settings))
            except IllegalAction as fault:
                self._right, self._broken = number_, fault.clause
            except GameError as fault:
                raise BadExercise(f"entries.{number_}", fault) from None
        if not self._right:
            raise BadExercise("entries", "exercise_no_fault")
        self.clause = self.clause or self._broken
        self._complete()

    def after(self, entries: int) -> Json:
        """Return the position after some entries, as in the log.

        Illegal entries are applied too if possible, so that the board does not reveal the answer.
        """
        state, game = self.played.state, self.game
        for entry in self.entries[:entries]:
            with suppress(Exception):  # an illegal action may raise anything
                after = state.copy()
                game.apply(after, decode(entry, game, self.settings))
                game.observe(after, None)
                state = after
        return state

    def _line(self, entry: JsonList) -> Text:
        try:
            action = decode(entry, self.game, self.settings)
        except GameError:
            text = ", ".join(map(str, entry))
            return Text(text, text)
        return describe_action(action, self.settings)

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        example = self.game.refusals["not_your_turn"][1]
        return say("fault", "wanted", entries=len(self.entries), example=example)

    def options(self, lang: str = "") -> list[str]:
        """Return the entries in words."""
        return [line.in_language(lang) for line in self._lines]

    def parse_answer(self, answer: Json) -> Json:
        """Return the number of the entry, and the clause if one is given."""
        items = list(answer) if isinstance(answer, list | tuple) else [answer]
        if (
            not 1 <= len(items) <= 2
            or type(items[0]) is not int
            or not 1 <= items[0] <= len(self.entries)
        ):
            raise self._unread(answer)
        try:
            return [items[0], *(known_clause(clause, "answer") for clause in items[1:])]
        except BadExercise:
            raise self._unread(answer) from None

    def _judge(self, answer: JsonList) -> Verdict:
        if answer[0] != self._right:
            return Verdict(False, say("wrong"))
        if answer[1:] and answer[1] not in (self._broken, self.clause):
            return Verdict(False, say("fault_clause"))
        return Verdict(True, say("right"), self._broken)

    def right_answer(self) -> JsonList:
        """Return the number of the entry, and the clause."""
        return [self._right, self._broken]

    def _worded(self, answer: JsonList) -> Text:
        if len(answer) > 1:
            return say("entry_by", entry=answer[0], clause=answer[1])
        line = self._lines[answer[0] - 1]
        return Text(f"{answer[0]}. {line.es}", f"{answer[0]}. {line.en}")
