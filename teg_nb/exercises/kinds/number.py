"""The kind `Number`: a count, an amount or a chance."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Unpack

from teg_nb.engine.json_types import Json, JsonMapping
from teg_nb.exercises.base import Common, Exercise, InvalidAnswer, Verdict
from teg_nb.exercises.derivations import derivation
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.keys import word_of
from teg_nb.exercises.number_parsing import is_percent, number, short
from teg_nb.exercises.queries import Query
from teg_nb.exercises.text import BadExercise, Text, joined, say


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
    >>> from teg_nb.exercises import Number
    >>> q = Number("one-one", "One die against one: the attacker's chance?", answer="5/12")
    >>> [bool(q.check(answer)) for answer in ("5/12", "41,7 %", 0.42, "1/2")]
    [True, True, True, False]
    >>> print(q.check(41.7).plain("en"))
    … Did you mean 41.7 %? Write it like that, or as a fraction.
    """

    needs_start = False
    about = ("most", "due", "worth")

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        asked: JsonMapping | None = None,
        answer: Json = None,
        tolerance: object = None,
        game: str = "",
        **more: Unpack[Common],
    ) -> None:
        super().__init__(name, task, **more)
        if self.key is not None and answer is asked is None:
            answer = 0  # the key alone knows
        if (asked is None) == (answer is None):
            raise BadExercise("answer", "exercise_one_of", names=["asked", "answer"])
        value = answer if asked is None else Query(self.match, self.seat, asked, game).answer
        self._asked = dict(asked or {})
        right = number(value)
        if right is None:
            raise BadExercise("answer", "exercise_number", value=value)
        self._right = right
        default = Fraction(0) if right.denominator == 1 else min(Fraction(1, 200), abs(right) / 100)
        off = default if tolerance is None else number(tolerance)
        if off is None or off < 0:
            raise BadExercise("tolerance", "exercise_number", value=tolerance)
        self.tolerance = off
        self._sum = derivation(self.match, self.seat, self._asked, right)
        self._complete()

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        return say("number", "wanted")

    def form(self, lang: str = "") -> AnswerForm:
        """Return the control: a field."""
        return AnswerForm("text")

    def parse_answer(self, answer: Json) -> Json:
        """Return the number as the text of a fraction."""
        value = number(answer)
        if value is None:
            raise self._unread(answer)
        if not is_percent(answer) and 0 < self._right < 1 < value <= 100:
            raise InvalidAnswer(say("as_percent", value=str(answer)))
        return str(value)

    @property
    def interval(self) -> tuple[Fraction, Fraction]:
        """Width and offset of the intervals of a key: one of them holds all right numbers."""
        step = 2 * self.tolerance
        return step, (self._right - self.tolerance) % step if step else step

    def word_of(self, answer: Json) -> str:
        """Return a number as the word that a key knows."""
        value = Fraction(answer)
        return word_of(value, *self.interval) if self.key is None else self.key.word(value)

    def _near(self, value: Fraction) -> bool:
        return abs(value - self._right) <= self.tolerance

    def _judge(self, answer: str) -> Verdict:
        value = Fraction(answer)
        if self._near(value):
            return Verdict(True, say("right"), self.clause, code="right", share=Fraction(1))
        code = self._sum.mistakes.get(value) or self._mistake(value)
        said = [say(code, self._words)]
        if code in ("wrong", "not_whole"):
            said.append(self._pointer())
        return Verdict(False, joined(said), code=code)

    _words = "feedback.number"

    def _mistake(self, value: Fraction) -> str:
        """Return a mistake that any number may have."""
        right = self._right
        if 0 < right < 1:
            if abs(value - (1 - right)) <= self.tolerance:
                return "other_chance"
            if value > 1 or value < 0:
                return "no_chance"
        if right.denominator == 1 and not self.tolerance:
            if value.denominator != 1:
                return "not_whole"
            return "by_one" if right > 4 and abs(value - right) == 1 else "wrong"
        if abs(value - right) <= max(2 * self.tolerance, abs(right) / 50):
            return "near"
        return "wrong"

    def _because(self, answer: str) -> Text:
        return self._sum.steps

    def _given_away(self, lang: str) -> Sequence[str]:
        numerals = say("numerals", self._words).in_language(lang).split()
        words = {Fraction(number): word for number, word in enumerate(numerals, 2)}
        return [str(self._right), words.get(self._right, "")]

    def right_answer(self) -> str:
        """Return the right number as the text of a fraction."""
        return str(self._right)

    def _worded(self, answer: str) -> str:
        return short(Fraction(answer))
