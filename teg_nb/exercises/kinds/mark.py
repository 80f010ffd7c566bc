"""The kind `Mark`: mark the places that the rules allow."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Unpack, cast

from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import IllegalAction, UnknownName
from teg_nb.engine.json_types import Json, JsonMapping
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.exercises.base import Common, Exercise, Verdict
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.queries import check_fields, legal, matches, verb_of
from teg_nb.exercises.text import BadExercise, Text, counted, joined, say


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
    >>> from teg_nb.exercises import Mark
    >>> from teg_nb import position
    >>> q = Mark("targets", "Who can Chile attack?", asked="attack.target",
    ...          where={"source": "Chile"}, start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> q.check(["argentina", "Sahara"]).wrong
    ('Sahara',)
    >>> bool(q.check(q.right_answer()))
    True
    """

    about = ("reach",)

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
            answer = self._listed(answer)
        if not isinstance(answer, list | tuple | set | frozenset) or len(answer) > len(
            self.candidates
        ):
            raise self._unread(answer)
        marked = {self._name(self._place, name) for name in answer}
        return [name for name in self.settings.vocabulary[self._place] if name in marked]

    def _listed(self, answer: str) -> list[str]:
        """Return the names in a text, as ``"Chile, Perú y Cuba"``."""
        known = {normalize_name(name) for name in self.candidates}
        names: list[str] = []
        for part in filter(None, map(str.strip, re.split(r"[,;\n]", answer))):
            whole = normalize_name(part) in known
            names += [part] if whole else re.split(r"\s+(?:y|e|and)\s+", part)
        return names

    def _judge(self, answer: list[str]) -> Verdict:
        wrong = tuple(name for name in answer if name not in self._right)
        missing = tuple(name for name in self._right if name not in answer)
        if not wrong and not missing:
            text = say("right")
            return Verdict(True, text, self.clause, code="right", share=Fraction(1))
        good = len(answer) - len(wrong)
        code = "both" if wrong and missing else "too_many" if wrong else "too_few"
        return Verdict(
            False,
            joined(self._pointers(answer, wrong, missing)),
            "",
            wrong,
            missing,
            code,
            Fraction(good, good + len(wrong) + len(missing)),
            self._fixed,
        )

    _words = "feedback.mark"

    def _pointers(
        self, answer: list[str], wrong: tuple[str, ...], missing: tuple[str, ...]
    ) -> list[Text]:
        """Return the sentences that point: counts, unless too much is marked, and one property."""
        good = len(answer) - len(wrong)
        if len(answer) > 2 * max(len(self._right), 1):
            many = say("many", self._words, number=str(len(answer)))
            return [many, self._property(wrong)]
        if not answer:
            return [say("empty", self._words), self._pointer()]
        parts = [counted("good", good, self._words)] if good else []
        if wrong and len(answer) == 1:
            parts.append(say("alone", self._words, name=answer[0]))
        elif wrong:
            parts.append(say("some_wrong" if good else "all_wrong", self._words))
        parts.append(self._property(wrong))
        if missing and good:
            parts.append(counted("missing", len(missing), self._words))
        return parts

    @property
    def _fixed(self) -> tuple[str, ...]:
        """The places from which the question starts, if any."""
        places = {normalize_name(place): place for place in self.settings.places}
        named = (places.get(normalize_name(str(value))) for value in self._asked[2].values())
        return tuple(place for place in named if place)

    def _property(self, wrong: tuple[str, ...]) -> Text:
        """Return the most frequent reason against the wrong names, in general words."""
        if not wrong:
            return Text("", "")
        verb, _, _, blocked = self._asked
        if blocked and self.seat is not None:
            return self._not_blocked(wrong, self.seat, verb)
        codes = [code for code in map(self._refused, wrong) if code]
        if not codes:
            return self._pointer()
        phrases = catalogue(self.game.name)
        code = max(sorted(set(codes)), key=codes.count)
        return Text(*(phrases.sentence(code, lang) for lang in LANGUAGES))

    def _not_blocked(self, wrong: tuple[str, ...], seat: int, verb: str) -> Text:
        """Return why a name is not blocked: it is of another seat, or the action is legal."""
        match = self.played
        owner = match.game.holdings(match.state).owner
        if any(owner[self.candidates.index(name)] != seat for name in wrong):
            return say("of_another", self._words, seat=self.settings.seats[seat])
        phrases = catalogue(self.game.name)
        label = Text(*(phrases.label("verbs", verb, lang) for lang in LANGUAGES))
        return say("allowed", self._words, what=label)

    def _refused(self, name: str) -> str:
        """Return the code of the refusal if the action is done with another name, or nothing."""
        verb, field, where, _ = self._asked
        match = self.played
        kind = verb_of(match, verb, "asked")
        models = [
            action
            for action, facts in legal(match, self.seat, kind)
            if matches(facts, {k: v for k, v in where.items() if k in facts})
        ]
        if not models or not isinstance(getattr(models[0], field), int):
            return ""
        number = match.settings.vocabulary[self._place].index(name)
        try:
            match.game.check(match.state, replace(models[0], **{field: number}))
        except IllegalAction as fault:
            return str(fault.code)
        except (IndexError, KeyError, ValueError, TypeError):
            return ""
        return ""

    def _where_to_look(self) -> Text:
        if self._fixed:
            return say("look", self._words, places=list(self._fixed))
        return say("look_all", self._words)

    def _given_away(self, lang: str) -> Sequence[str]:
        return self._right

    def right_answer(self) -> list[str]:
        """Return all right names."""
        return list(self._right)

    def _worded(self, answer: list[str]) -> Text:
        return say("names", self._words, names=answer) if answer else say("none", self._words)
