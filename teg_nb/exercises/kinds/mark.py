"""The kind `Mark`: mark the places that the rules allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack, cast

from teg_nb.engine.errors import UnknownName
from teg_nb.engine.json_types import Json, JsonMapping
from teg_nb.exercises.base import (
    Common,
    Exercise,
    Verdict,
)
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.queries import check_fields, legal, matches, verb_of
from teg_nb.exercises.text import BadExercise, Text, say


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
        **more: Unpack[Common],
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

    def form(self, lang: str = "") -> AnswerForm:
        """Return the controls: the map itself, or a list of names that are not on it."""
        names = [*self.candidates]
        return AnswerForm("map" if names == [*self.settings.places] else "ticks", names, names)

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
