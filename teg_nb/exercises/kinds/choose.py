"""The kind `Choose`: one option, or several."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Unpack

from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode
from teg_nb.engine.errors import GameError, IllegalAction
from teg_nb.engine.json_types import Json
from teg_nb.exercises.base import Common, Exercise, Verdict, listed
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.options import shuffled
from teg_nb.exercises.text import BadExercise, Text, all_different, counted, joined, say


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
    >>> from teg_nb.exercises import Choose
    >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
    >>> bool(q.check("defender")), bool(q.check(1))
    (True, False)
    """

    about = ("which",)
    needs_start = False

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        options: Sequence[Json],
        right: int | Sequence[int] | None = None,
        **more: Unpack[Common],
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
        self._whys = [
            Text.of(item["why"], "options") if isinstance(item, Mapping) and "why" in item else None
            for item in items
        ]
        all_different(self._options, "options")
        self._right: list[int] = []
        super().__init__(name, task, **more)
        if all(moves):
            if right is not None:
                raise BadExercise("right", "exercise_by_rules")
            self._right = [n for n, move in enumerate(moves, 1) if self._is_legal(n - 1, move)]
        elif self.key is not None:  # it alone knows; the form needs their number
            self._right = [1, 2] if self.key.several else [1]
        else:
            numbers = [right] if isinstance(right, int) else listed(right, "right")
            known = range(1, len(items) + 1)
            if not all(type(index) is int and index in known for index in numbers):
                raise BadExercise("right", "exercise_right", most=len(items))
            self._right = sorted({*numbers})
        if not self._right:
            raise BadExercise("right", "exercise_right", most=len(items))
        self._complete()

    def _is_legal(self, index: int, move: Json) -> bool:
        try:
            action = decode(list(move), self.game, self.settings)
            self.game.check(self.played.state, action)
        except IllegalAction as fault:
            refusal = Text(fault.text("es"), fault.text("en"))
            self._whys[index] = self._whys[index] or refusal
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

    @property
    def texts(self) -> list[Text]:
        """The texts of the options, in both languages."""
        return self._options

    def options(self, lang: str = "") -> list[str]:
        """Return the texts of the options."""
        return [text.in_language(lang) for text in self._options]

    def form(self, lang: str = "") -> AnswerForm:
        """Return the controls: a list of options."""
        options = self.options(lang)
        numbers = shuffled(range(1, len(options) + 1), self.name)
        texts = [options[number - 1] for number in numbers]
        return AnswerForm("ticks" if self.several else "radio", texts, numbers)

    def parse_answer(self, answer: Json) -> Json:
        """Return the chosen numbers in order."""
        chosen = answer if isinstance(answer, list | tuple | set) else [answer]
        if len(chosen) > len(self._options):
            raise self._unread(answer)
        return sorted({self._number(item) for item in chosen})

    def _number(self, given: Json) -> int:
        if isinstance(given, str) and (digits := re.fullmatch(r"\s*(\d{1,2})[.)]?\s*", given)):
            alike = any(given.strip() in text for text in self._options)
            given = given if alike else int(digits[1])
        if type(given) is int and 1 <= given <= len(self._options):
            return given
        for number, text in enumerate(self._options, 1):
            if isinstance(given, str) and normalize_name(given) in (
                normalize_name(text.es),
                normalize_name(text.en),
            ):
                return number
        raise self._unread(given)

    def _judge(self, answer: list[int]) -> Verdict:
        if answer == self._right:
            return Verdict(True, say("right"), self.clause, code="right", share=Fraction(1))
        good = len({*answer} & {*self._right})
        verdict = self._partly(good, len(answer) - good, len(self._right) - good)
        if self.several or len(answer) != 1:
            return verdict
        text = self._whys[answer[0] - 1] or verdict.text
        return replace(verdict, text=text, code=f"option {answer[0]}")

    def parts_of(self, answer: list[int]) -> list[str]:
        """Return the chosen numbers as words."""
        return [f"option {number}" for number in answer]

    def _partly(self, good: int, wrong: int, missing: int) -> Verdict:
        share = Fraction(good, good + wrong + missing)
        if not self.several and wrong == 1:
            return Verdict(False, joined([say("one", self._words), self._pointer()]), share=share)
        code = "both" if wrong and missing else "too_many" if wrong else "too_few"
        code = code if good else "none"
        said = counted(code, good, self._words) if good else say(code, self._words)
        return Verdict(False, joined([said, self._pointer()]), code=code, share=share)

    _words = "feedback.choose"

    @property
    def tries(self) -> int:
        """Three for several right options; else fewer than would make the last one certain."""
        return 3 if self.several else max(1, min(2, len(self._options) - 2))

    @property
    def luck(self) -> Fraction:
        """Chance that a random answer is right."""
        options = len(self._options)
        return Fraction(1, 2**options - 1 if self.several else options)

    def _because(self, answer: list[int]) -> Text:
        return joined(text for index in self._right if (text := self._whys[index - 1]))

    def _account(self, answer: list[int]) -> list[Text]:
        wrong = [index for index in answer if index not in self._right]
        whys = [text for index in wrong if (text := self._whys[index - 1])]
        if not whys:
            return super()._account(answer)
        because = self._because(answer)
        return [*whys, self._told(), because, *([self.explain] if self.explain else [])]

    @property
    def whys(self) -> list[tuple[Json, Text]]:
        """The reasons against wrong options that no foreseen remark has, by number."""
        foreseen = [self.parse_answer(answer) for answer, _ in self.wrong]
        return [
            (number, why)
            for number, why in enumerate(self._whys, 1)
            if why is not None and number not in self._right and [number] not in foreseen
        ]

    @property
    def options_without_reason(self) -> list[int]:
        """Numbers of the wrong options with neither `why` nor a foreseen remark."""
        foreseen = [self.parse_answer(answer) for answer, _ in self.wrong]
        return [
            number
            for number, why in enumerate(self._whys, 1)
            if why is None and number not in self._right and [number] not in foreseen
        ]

    def _given_away(self, lang: str) -> Sequence[str]:
        return [self._options[index - 1].in_language(lang) for index in self._right]

    def right_answer(self) -> list[int]:
        """Return the numbers of the right options."""
        return self._right

    def _worded(self, answer: list[int]) -> Text:
        return joined((self._options[index - 1] for index in answer), "; ")
