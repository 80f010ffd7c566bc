"""To answer: mark, judge, choose, a number, an order, the fault in a log."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Any

from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode
from teg_nb.engine.errors import GameError, IllegalAction, UnknownName
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
    """Mark countries, squares or seats: all those that the rules allow.

    Parameters
    ----------
    asked : str
        The argument of an action, as ``"attack.target"``: its values in the legal actions of the
        seat are the answer. Games that list a sample of their moves are not to be asked for those.
    where : mapping, optional
        Only of actions like these: ``{"source": "Chile"}``.
    blocked : bool
        Ask for the opposite: the places that the seat holds of which it is not so.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`.

    Examples
    --------
    >>> from teg_nb import position
    >>> q = Mark("targets", "Whom may Chile attack?", asked="attack.target",
    ...          where={"source": "Chile"}, start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> q.check(["argentina", "Sahara"]).wrong
    ('Sahara',)
    >>> bool(q.check(q.right_answer()))
    True
    """

    def __init__(
        self,
        name: str,
        task: Any,
        *,
        asked: str,
        where: Mapping[str, Any] | None = None,
        blocked: bool = False,
        **more: Any,
    ) -> None:
        if where is not None and not isinstance(where, Mapping):
            raise BadExercise("where", "exercise_where", value=where)
        verb, _, field = str(asked).partition(".")
        self._place = ""  # known before the answers that are foreseen are read
        self._asked = verb, field, dict(where or {}), blocked
        super().__init__(name, task, **more)
        self._find()
        self._complete()

    def _find(self) -> None:
        """The places that are right, by the rules."""
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
        found: set[str] = set()
        for _, facts in legal(match, self.seat, kind):
            if matches(facts, where) and facts.get(field) is not None:
                value = facts[field]
                found |= {value} if isinstance(value, str) else set(value)
        names = match.settings.vocabulary[self._place]
        if blocked:
            owner = match.game.holdings(match.state).owner
            found = {names[p] for p, who in enumerate(owner) if who == self.seat} - found
        self._right = tuple(each for each in names if each in found)

    @property
    def candidates(self) -> tuple[str, ...]:
        """All that can be marked."""
        return tuple(self.settings.vocabulary[self._place])

    @property
    def answer_help(self) -> Text:
        """How it is written."""
        return say("mark", "wanted", example=f'"{self.settings.vocabulary[self._place][0]}"')

    def parse_answer(self, answer: Any) -> Any:
        """Printed names, in the order of the board."""
        if isinstance(answer, str):
            answer = [each for each in answer.split(",") if each.strip()]
        if not isinstance(answer, list | tuple | set | frozenset) or len(answer) > len(
            self.candidates
        ):
            raise self._unread(answer)
        given = {self._name(self._place, each) for each in answer}
        return [each for each in self.settings.vocabulary[self._place] if each in given]

    def _judge(self, answer: list[str]) -> Verdict:
        wrong = tuple(each for each in answer if each not in self._right)
        missing = tuple(each for each in self._right if each not in answer)
        if not wrong and not missing:
            return Verdict(True, say("right"), self.clause)
        key = "marked_both" if wrong and missing else "marked_wrong" if wrong else "marked_missing"
        said = say(key, wrong=wrong, missing=str(len(missing)))  # which, is the solution
        return Verdict(False, said, "", wrong, missing)

    def right_answer(self) -> list[str]:
        """All of them."""
        return list(self._right)

    def _worded(self, answer: list[str]) -> str:
        return ", ".join(answer) or "—"


class Judge(Exercise):
    """To judge: is an action legal, and if not, by which clause.

    Parameters
    ----------
    move : sequence
        As an entry of a log: ``["Blanco", "attack", "Chile", "Sahara"]``.
    choices : sequence of str
        Clauses to choose from.
    also : sequence of str
        Clauses that the move breaks besides that which the rules name first: each is as right. A
        move that differs in one thing must be refused by it.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`; the task is asked by itself if there is none.

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
        task: Any = None,
        *,
        move: Sequence[Any],
        choices: Sequence[str] = (),
        also: Sequence[str] = (),
        **more: Any,
    ) -> None:
        match = match_of(more.get("start"))
        if match is None:
            raise BadExercise("start", "exercise_missing")
        self.refusal, text = _fall(match, list(listed(move, "move")))
        self.also = [known_clause(each, "also") for each in listed(also, "also")]
        if self.also and not {*self.also} <= _falls_alike(match, list(move), self.refusal):
            raise BadExercise("also", "exercise_also")
        self.choices = [known_clause(each, "choices") for each in listed(choices, "choices")]
        _all_different([Text(each, each) for each in self.choices], "choices")
        if self.refusal is not None:
            if self.choices and self.refusal.clause not in self.choices:
                raise BadExercise("choices", "exercise_choices", clause=self.refusal.clause)
            more = {"clause": self.refusal.clause, **more}
        super().__init__(name, say("judge", "asked", action=text) if task is None else task, **more)
        self._complete()

    @property
    def answer_help(self) -> Text:
        """How it is written."""
        example = self.choices[0] if self.choices else self.game.refusals["not_your_turn"][1]
        return say("judge", "wanted", example=example)

    def options(self, lang: str = "") -> list[str]:
        """The clauses to choose from, by their titles."""
        if not self.choices:
            return []
        words = [catalogue_of(each).clause(each) for each in self.choices]
        titles = [f"{each.id}: {each.title(lang or language())}" for each in words]
        return [say("legal", "options").in_language(lang), *titles]

    def parse_answer(self, answer: Any) -> Any:
        """``"legal"``, ``"illegal"``, or a clause."""
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
        """``"legal"``, or the clause."""
        return "legal" if self.refusal is None else self.refusal.clause

    def _worded(self, answer: str) -> Text:
        return say("legal") if answer == "legal" else say("illegal_by", clause=answer)


def _fall(match: Match, move: list[Any]) -> tuple[IllegalAction | None, Text]:
    """What is against an entry of a log, and how it reads."""
    seat, *words = map(str, move) if move else [""]
    try:
        action = decode(move, match.game, match.settings)
    except IllegalAction as fault:
        return fault, Text(*2 * (f"{seat}: {', '.join(words)}",))
    except GameError as fault:
        raise BadExercise("move", fault) from None
    text = describe_action(action, match.settings)
    try:
        match.game.check(match.state, action)
    except IllegalAction as fault:
        return fault, text
    return None, text


def _falls_alike(match: Match, move: list[Any], refusal: IllegalAction | None) -> set[str]:
    """Clauses against entries that differ from a refused one in one thing."""
    found: set[str] = set()
    if refusal is None:
        return found
    for place, form in enumerate(verb_of(match, move[1], "move").fields.values(), 2):
        for other in match.settings.vocabulary.get(str(form.element), range(1, _AMOUNTS)):
            with suppress(BadExercise):  # a list is not changed
                fault, _ = _fall(match, [*move[:place], other, *move[place + 1 :]])
                found |= {fault.clause} if fault is not None else set()
    return found - {refusal.clause}


_AMOUNTS = 13
"""Amounts below this one are tried in the place of that of a move."""


class Choose(Exercise):
    """Choose among some options.

    Parameters
    ----------
    options : sequence
        Texts; or tables with ``text`` and ``move``, an entry of a log: then those are right that
        the rules allow.
    right : int or sequence of int, optional
        Numbers of the right ones, from 1, where no option has a move.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`; it needs no position.

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
        task: Any,
        *,
        options: Sequence[Any],
        right: int | Sequence[int] | None = None,
        **more: Any,
    ) -> None:
        given = listed(options, "options")
        if len(given) < 2:
            raise BadExercise("options", "exercise_few", least=2)
        moves = [each.get("move") if isinstance(each, Mapping) else None for each in given]
        self._options = [
            Text.of(
                each["text"] if isinstance(each, Mapping) and "text" in each else each, "options"
            )
            for each in given
        ]
        _all_different(self._options, "options")
        self._right: list[int] = []
        super().__init__(name, task, **more)
        if all(moves):
            if right is not None:
                raise BadExercise("right", "exercise_by_rules")
            self._right = [n for n, each in enumerate(moves, 1) if self._is_legal(each)]
        else:
            numbers = [right] if isinstance(right, int) else listed(right, "right")
            known = range(1, len(given) + 1)
            if not all(type(each) is int and each in known for each in numbers):
                raise BadExercise("right", "exercise_right", most=len(given))
            self._right = sorted({*numbers})
        if not self._right:
            raise BadExercise("right", "exercise_right", most=len(given))
        self._complete()

    def _is_legal(self, move: Any) -> bool:
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
        """Whether more than one is right."""
        return len(self._right) > 1

    @property
    def answer_help(self) -> Text:
        """How it is written."""
        key = "choose_some" if self.several else "choose"
        return say(key, "wanted", options=len(self._options))

    def options(self, lang: str = "") -> list[str]:
        """Their texts."""
        return [each.in_language(lang) for each in self._options]

    def parse_answer(self, answer: Any) -> Any:
        """Numbers, in order."""
        given = answer if isinstance(answer, list | tuple | set) else [answer]
        if len(given) > len(self._options):
            raise self._unread(answer)
        return sorted({self._number(each) for each in given})

    def _number(self, given: Any) -> int:
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
        """Numbers of the right ones."""
        return self._right

    def _worded(self, answer: list[int]) -> Text:
        texts = [self._options[each - 1] for each in answer]
        return Text("; ".join(each.es for each in texts), "; ".join(each.en for each in texts))


def _all_different(options: Sequence[Text], key: str) -> None:
    """Refuse two options that read alike in a language, but for capitals and accents."""
    for lang in LANGUAGES:
        seen: dict[str, int] = {}
        for place, each in enumerate(options, 1):
            before = seen.setdefault(normalize_name(each.in_language(lang)), place)
            if before != place:
                facts = {"first": before, "second": place, "text": each.in_language(lang)}
                raise BadExercise(key, "exercise_alike", **facts)


class Number(Exercise):
    """A number: counted, worked out, or a chance.

    Parameters
    ----------
    asked : mapping, optional
        What to ask of the rules: see `teg_nb.exercises.queries.Query`.
    answer : number or str, optional
        It, where the rules cannot be asked.
    tolerance : number or str
        How far off is still right, as ``"0.5 %"``. By default a whole number must be exact, and
        any other within half a hundredth, or a hundredth of itself where that is less.
    game : str, optional
        Whose dice, where there is no position.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`; it needs a position only to ask about one.

    Examples
    --------
    >>> q = Number("one-one", "One die against one: the attacker's chance?", answer="5/12")
    >>> [bool(q.check(each)) for each in ("5/12", "41,7 %", 0.42, "1/2")]
    [True, True, True, False]
    >>> print(q.check(41.7).plain("en"))
    … Did you mean 41.7 %? Write it like that, or as a fraction.
    """

    needs_start = False

    def __init__(
        self,
        name: str,
        task: Any,
        *,
        asked: Mapping[str, Any] | None = None,
        answer: Any = None,
        tolerance: Any = None,
        game: str = "",
        **more: Any,
    ) -> None:
        super().__init__(name, task, **more)
        if (asked is None) == (answer is None):
            raise BadExercise("answer", "exercise_one_of", names=["asked", "answer"])
        said = answer if asked is None else Query(self.match, self.seat, asked, game).answer
        found = number(said)
        if found is None:
            raise BadExercise("answer", "exercise_number", value=said)
        self._right = found
        default = Fraction(0) if found.denominator == 1 else min(Fraction(1, 200), abs(found) / 100)
        off = default if tolerance is None else number(tolerance)
        if off is None or off < 0:
            raise BadExercise("tolerance", "exercise_number", value=tolerance)
        self.tolerance = off
        self._complete()

    @property
    def answer_help(self) -> Text:
        """How it is written."""
        return say("number", "wanted")

    def parse_answer(self, answer: Any) -> Any:
        """As it was written, if it is a number."""
        found = number(answer)
        if found is None:
            raise self._unread(answer)
        if not is_percent(answer) and 0 < self._right < 1 < found and self._near(found / 100):
            raise InvalidAnswer(say("as_percent", value=str(answer)))
        return str(found)

    def _near(self, value: Fraction) -> bool:
        return abs(value - self._right) <= self.tolerance

    def _judge(self, answer: str) -> Verdict:
        if self._near(Fraction(answer)):
            return Verdict(True, say("right"), self.clause)
        return Verdict(False, say("wrong"))

    def right_answer(self) -> str:
        """It, as a fraction."""
        return str(self._right)

    def _worded(self, answer: str) -> str:
        return short(Fraction(answer))


class Order(Exercise):
    """Put things in order: events, dice, entries.

    Parameters
    ----------
    items : sequence, optional
        Texts in their right order.
    news : sequence of int, optional
        First and last entry, as in a slice, of the match given: what happened in them.
    asked : mapping, optional
        A list that the rules give, as dice in the order in which they meet:
        ``{"after": [...], "event": "throw", "field": "attack"}``.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`; only news and what is asked need a match.

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
        task: Any,
        *,
        items: Sequence[Any] | None = None,
        news: Sequence[int] | None = None,
        asked: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        if sum(each is not None for each in (items, news, asked)) != 1:
            raise BadExercise("items", "exercise_one_of", names=["items", "news", "asked"])
        self._items: list[Text] = []
        super().__init__(name, task, **more)
        if items is not None:
            self._items = [Text.of(each, "items") for each in listed(items, "items")]
        elif news is not None:
            self._items = self._happened(listed(news, "news"))
        else:
            found = Query(self.match, self.seat, asked).answer
            self._items = [Text(str(each), str(each)) for each in listed(found, "asked")]
        if len(set(self._items)) < 2:
            raise BadExercise("items", "exercise_few", least=2)
        self._shown = self._items[:]
        rng = random.Random(name)
        while self._shown == self._items:
            rng.shuffle(self._shown)
        self._complete()

    def _happened(self, news: Sequence[int]) -> list[Text]:
        if len(news) != 2 or not all(type(each) is int for each in news):
            raise BadExercise("news", "exercise_list", value=news)
        first, last = news
        told = [self.played.news(first, last, self.seat, lang) for lang in LANGUAGES]
        return [Text(es.text, en.text) for es, en in zip(*told, strict=True)]

    @property
    def answer_help(self) -> Text:
        """How it is written."""
        return say("order", "wanted", example=str(list(range(len(self._items), 0, -1))))

    def options(self, lang: str = "") -> list[str]:
        """The things, shuffled, always alike."""
        return [each.in_language(lang) for each in self._shown]

    def parse_answer(self, answer: Any) -> Any:
        """Numbers of the things as they are shown."""
        if not isinstance(answer, list | tuple):
            raise self._unread(answer)
        if all(type(each) is int for each in answer):
            given = list(answer)
            dice = {text.es for text in self._shown}
            if sorted(given) != list(range(1, len(self._items) + 1)) and {*map(str, given)} <= dice:
                given = self._placed(list(map(str, given)))
        else:
            given = self._placed(list(map(str, answer)))
        if sorted(given) != list(range(1, len(self._items) + 1)):
            raise self._unread(answer)
        return given

    def _placed(self, texts: list[str]) -> list[int]:
        """Where texts stand among those that are shown, each once."""
        free = dict(enumerate(self._shown, 1))
        found = []
        for text in map(normalize_name, texts):
            number_ = next(
                (
                    n
                    for n, each in free.items()
                    if text in (normalize_name(each.es), normalize_name(each.en))
                ),
                None,
            )
            if number_ is None:
                raise self._unread(texts)
            del free[number_]
            found.append(number_)
        return found

    def _judge(self, answer: list[int]) -> Verdict:
        if [self._shown[each - 1] for each in answer] == self._items:
            return Verdict(True, say("right"), self.clause)
        return Verdict(False, say("wrong"))

    def right_answer(self) -> list[int]:
        """Numbers of the things as they are shown, in their right order."""
        return self._placed([each.es for each in self._items])

    def _worded(self, answer: list[int]) -> Text:
        texts = [self._shown[each - 1] for each in answer]
        return Text(", ".join(each.es for each in texts), ", ".join(each.en for each in texts))


class FindError(Exercise):
    """To find the entry of a log that breaks a rule.

    Parameters
    ----------
    entries : sequence of entries
        As in a log, from the start on; the first that is refused is the answer. Of its clause,
        that by which it is refused and that which the exercise is about are both right.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`.

    Examples
    --------
    >>> from teg_nb import position
    >>> q = Fault("two-attacks", "Which entry is against the rules?",
    ...           start=position(Blanco="Chile 4", Negro="Argentina 2"),
    ...           entries=[["Blanco", "attack", "Chile", "Argentina"],
    ...                    ["chance", "roll", [6, 4, 1], [5, 4]],
    ...                    ["Blanco", "attack", "Chile", "Perú"]])
    >>> bool(q.check(3)), bool(q.check(1)), q.right_answer()[0]
    (True, False, 3)
    """

    def __init__(self, name: str, task: Any, *, entries: Sequence[Any], **more: Any) -> None:
        super().__init__(name, task, **more)
        self.entries = [list(listed(each, "entries")) for each in listed(entries, "entries")]
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

    def after(self, entries: int) -> Any:
        """The position after some entries, as the log has it.

        What the rules refuse has happened too, as far as it can: the board does not tell which.
        """
        state, game = self.played.state, self.game
        for entry in self.entries[:entries]:
            with suppress(Exception):  # against the rules anything may go wrong
                after = state.copy()
                game.apply(after, decode(entry, game, self.settings))
                game.observe(after, None)
                state = after
        return state

    def _line(self, entry: list[Any]) -> Text:
        try:
            action = decode(entry, self.game, self.settings)
        except GameError:
            plainly = ", ".join(map(str, entry))
            return Text(plainly, plainly)
        return describe_action(action, self.settings)

    @property
    def answer_help(self) -> Text:
        """How it is written."""
        example = self.game.refusals["not_your_turn"][1]
        return say("fault", "wanted", entries=len(self.entries), example=example)

    def options(self, lang: str = "") -> list[str]:
        """The entries in words."""
        return [each.in_language(lang) for each in self._lines]

    def parse_answer(self, answer: Any) -> Any:
        """The number of the entry, and perhaps the clause."""
        given = list(answer) if isinstance(answer, list | tuple) else [answer]
        if (
            not 1 <= len(given) <= 2
            or type(given[0]) is not int
            or not 1 <= given[0] <= len(self.entries)
        ):
            raise self._unread(answer)
        try:
            return [given[0], *(known_clause(each, "answer") for each in given[1:])]
        except BadExercise:
            raise self._unread(answer) from None

    def _judge(self, answer: list[Any]) -> Verdict:
        if answer[0] != self._right:
            return Verdict(False, say("wrong"))
        if answer[1:] and answer[1] not in (self._broken, self.clause):
            return Verdict(False, say("fault_clause"))
        return Verdict(True, say("right"), self._broken)

    def right_answer(self) -> list[Any]:
        """The number of the entry, and the clause."""
        return [self._right, self._broken]

    def _worded(self, answer: list[Any]) -> Text:
        if len(answer) > 1:
            return say("entry_by", entry=answer[0], clause=answer[1])
        line = self._lines[answer[0] - 1]
        return Text(f"{answer[0]}. {line.es}", f"{answer[0]}. {line.en}")
