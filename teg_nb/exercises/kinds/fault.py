"""The kind `FindError`: the entry of a log that breaks a rule."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Unpack

from teg_nb.engine.codec import decode
from teg_nb.engine.errors import GameError, IllegalAction
from teg_nb.engine.json_types import Json, JsonList
from teg_nb.engine.schema.position import Position
from teg_nb.exercises.base import (
    Common,
    Exercise,
    Verdict,
    describe_action,
    listed,
)
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.text import BadExercise, Text, known_clause, say


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
        self, name: str, task: Json, *, entries: Sequence[Json], **more: Unpack[Common]
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
