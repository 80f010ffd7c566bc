"""The kind `FindError`: the entry of a log that breaks a rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Unpack

from teg_nb.engine.codec import decode
from teg_nb.engine.errors import GameError, IllegalAction
from teg_nb.engine.json_types import Json, JsonList
from teg_nb.engine.schema.position import Position
from teg_nb.exercises.base import Common, Exercise, Verdict, describe_action, listed
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.text import BadExercise, Text, joined, known_clause, rule_of, say


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
    >>> from teg_nb.exercises import FindError
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
    about = ("fault",)

    def __init__(
        self, name: str, task: Json, *, entries: Sequence[Json], **more: Unpack[Common]
    ) -> None:
        super().__init__(name, task, **more)
        self.entries = [list(listed(entry, "entries")) for entry in listed(entries, "entries")]
        trial, self._right = self.played.fork(), 0
        self._lines: list[Text] = []
        self._allowed: list[str] = []
        for number, entry in enumerate(self.entries, 1):
            self._lines.append(self._line(entry))
            if self._right:
                continue
            try:
                events = trial.push(decode(entry, trial.game, trial.settings))
                clause = next((event.clause for event in events if event.clause), "")
                self._allowed.append(clause)
            except IllegalAction as fault:
                self._right, self._broken = number, fault.clause
                self._refusal = Text(fault.text("es"), fault.text("en"))
            except GameError as fault:
                raise BadExercise(f"entries.{number}", fault) from None
        if not self._right:
            raise BadExercise("entries", "exercise_no_fault")
        self.clause = self.clause or self._broken
        self._complete()

    def position_after(self, entries: int) -> Position:
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

    def form(self, lang: str = "") -> AnswerForm:
        """Return the controls: the list of entries."""
        options = self.options(lang)
        return AnswerForm("radio", options, range(1, len(options) + 1), numbered=True)

    def parse_answer(self, answer: Json) -> Json:
        """Return the number of the entry, and the clause if one is given."""
        items = list(answer) if isinstance(answer, list | tuple) else [answer]
        if isinstance(answer, str) and (
            digits := re.fullmatch(r"\D{0,12}?(\d{1,3})\.?", answer.strip())
        ):
            items = [int(digits[1])]
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
            return self._sound(answer[0])
        if answer[1:] and answer[1] not in (self._broken, self.clause):
            text = say("another_reason", self._words)
            return Verdict(False, text, code="another_reason", share=Fraction(1, 2))
        return Verdict(True, say("right"), self._broken, code="right", share=Fraction(1))

    _words = "feedback.fault"

    def _sound(self, number: int) -> Verdict:
        """Return the verdict on an entry that is not the fault."""
        later, entries = number > self._right, len(self.entries)
        left = entries - number if not later else number - 1
        parts = [] if later else [self._allowed_by(number)]
        if entries > 3 and left > 1:
            parts.append(say("too_late" if later else "read_on", self._words))
        else:  # a direction would leave one entry
            parts += [say("another", self._words)] if later else []
            parts.append(self._look)
        return Verdict(False, joined(parts), code="too_late" if later else "sound")

    def _allowed_by(self, number: int) -> Text:
        clause = self._allowed[number - 1]
        if not clause:
            return say("sound", self._words)
        return say("sound_by", self._words, title=rule_of(clause)[0])

    @property
    def luck(self) -> Fraction:
        """Chance that a random answer is right."""
        return Fraction(1, len(self.entries))

    def _because(self, answer: JsonList) -> Text:
        rule = self._rule(self.clause)[1] if self.clause != self._broken else Text("", "")
        return joined([self._refusal, rule])

    def _given_away(self, lang: str) -> Sequence[str]:
        return [self._lines[self._right - 1].in_language(lang)]

    def right_answer(self) -> JsonList:
        """Return the number of the entry, and the clause."""
        return [self._right, self._broken]

    def _worded(self, answer: JsonList) -> Text:
        line = self._lines[answer[0] - 1]
        return Text(f"{answer[0]}. {line.es}", f"{answer[0]}. {line.en}")
