"""The kind `Judge`: legal or not, and why not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Unpack

from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode
from teg_nb.engine.errors import GameError, IllegalAction
from teg_nb.engine.json_types import Json, JsonList
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue_of
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.exercises.base import (
    Common,
    Exercise,
    InvalidAnswer,
    Verdict,
    describe_action,
    listed,
    match_of,
)
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.options import shuffled
from teg_nb.exercises.queries import verb_of
from teg_nb.exercises.text import (
    BadExercise,
    Text,
    all_different,
    joined,
    known_clause,
    rule_of,
    say,
)


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
    >>> from teg_nb.exercises import Judge
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
        **more: Unpack[Common],
    ) -> None:
        match = match_of(more.get("start"))
        if match is None:
            raise BadExercise("start", "exercise_missing")
        self.move = list(listed(move, "move"))
        self.refusal, text = judged(match, self.move)
        self.also = [known_clause(id, "also") for id in listed(also, "also")]
        if self.also and not {*self.also} <= _falls_alike(match, list(move), self.refusal):
            raise BadExercise("also", "exercise_also")
        self.choices = [known_clause(id, "choices") for id in listed(choices, "choices")]
        if self.refusal is not None:
            if self.choices and self.refusal.clause not in self.choices:
                raise BadExercise("choices", "exercise_choices", clause=self.refusal.clause)
            more.setdefault("clause", self.refusal.clause)
        named = {normalize_name(word) for word in _words_of([*move][2:])}
        places = match.settings.places
        self._places = tuple(place for place in places if normalize_name(place) in named)
        super().__init__(name, say("judge", "asked", action=text) if task is None else task, **more)
        all_different(self._choice_texts(), "choices")
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
        return [
            say("legal", "options").in_language(lang),
            *(
                say("illegal", "options", reason=reason.in_language(lang)).in_language(lang)
                for reason in self._choice_texts()
            ),
        ]

    def _choice_texts(self) -> list[Text]:
        """Return the choices as reasons. Those with the same words get the title of the rule."""
        reasons = [self._reason(clause) for clause in self.choices]
        return [
            reason
            if reasons.count(reason) == 1
            else say("by_rule", self._words, title=self._rule(clause)[0])
            for clause, reason in zip(self.choices, reasons, strict=True)
        ]

    def _reason(self, clause: str) -> Text:
        """Return a clause as a reason: its refusal, else the words of the rule, or its title."""
        phrases = catalogue_of(clause)
        reasons = phrases.sections["reasons"]
        codes = [code for code, entry in reasons.items() if entry["clauses"][:1] == [clause]]
        if self.refusal is not None and clause == self.refusal.clause:
            codes = [self.refusal.code]
        if not codes:
            title, words = self._rule(clause)
            if not words.es:
                return say("by_rule", self._words, title=title)
            return Text(*map(_first_sentence, words))
        return Text(*(phrases.sentence(codes[0], lang) for lang in LANGUAGES))

    def form(self, lang: str = "") -> AnswerForm:
        """Return the controls: a list of reasons, or a field for the clause."""
        if not self.choices:
            return AnswerForm("clause")
        reasons = dict(zip(self.choices, self.options(lang)[1:], strict=True))
        clauses = shuffled(self.choices, self.name)
        texts = [self.options(lang)[0], *(reasons[clause] for clause in clauses)]
        return AnswerForm("radio", texts, ["legal", *clauses])

    def parse_answer(self, answer: Json) -> Json:
        """Return ``"legal"``, ``"illegal"``, or a clause."""
        if type(answer) is int and self.choices and 1 <= answer <= len(self.choices) + 1:
            return "legal" if answer == 1 else self.choices[answer - 2]
        if isinstance(answer, bool):
            return "legal" if answer else "illegal"
        if not isinstance(answer, str):
            raise self._unread(answer)
        said = normalize_name(answer.replace(",", "")).strip(" .!")
        if said in _YES:
            return "legal"
        if said in _NO:
            return "illegal"
        try:
            return known_clause(answer, "answer")
        except BadExercise:
            raise self._unread(answer) from None

    def _judge(self, answer: str) -> Verdict:
        if self.refusal is None:
            if answer == "legal":
                return Verdict(True, say("right"), code="right", share=Fraction(1), ends=True)
            return Verdict(False, say("wrong"), code="called_illegal", ends=True)
        clause = self.refusal.clause
        if answer == "illegal":
            raise InvalidAnswer(say("which_clause", self._words))
        if answer in (clause, *self.also):
            return Verdict(True, say("right"), clause, code="right", share=Fraction(1), ends=True)
        if answer == "legal":
            return Verdict(False, say("wrong"), code="called_legal", ends=True)
        text = joined([say("another_reason", self._words), self._look])
        half = Fraction(1, 2)
        return Verdict(False, text, code="another_reason", share=half, look=self._places)

    _words = "feedback.judge"

    @property
    def tries(self) -> int:
        """Two: the second is for the reason alone, since yes or no is certain after the first."""
        return 2

    @property
    def luck(self) -> Fraction:
        """Chance that a random answer is right."""
        return Fraction(1, len(self.choices) + 1) if self.choices else Fraction(1, 2)

    def _because(self, answer: str) -> Text:
        if self.refusal is None:
            parts = [say("legal", self._words)]
            chosen = answer if answer not in ("legal", "illegal") else ""
            if chosen and (rule := self._rule(chosen)[1]).es:
                parts.append(say("kept", self._words, rule=rule))
            if self.explain is None and self.clause != chosen:
                parts.append(self.rule[1])
            return joined(parts)
        parts = [say("illegal", self._words)]
        parts.append(Text(self.refusal.text("es"), self.refusal.text("en")))
        if answer not in ("legal", self.refusal.clause, *self.also):
            rule = self._rule(answer)[1]
            parts += [say("other_rule", self._words, rule=rule)] if rule.es else []
        return joined(parts)

    def _told(self) -> Text:
        return Text("", "")  # the facts say it

    def _where_to_look(self) -> Text:
        if self._places:
            return say("look", self._words, places=list(self._places))
        return say("look_phase", self._words)

    def _given_away(self, lang: str) -> Sequence[str]:
        if self.refusal is None:
            return ()
        rule = rule_of(self.refusal.clause)
        return [
            self._reason(self.refusal.clause).in_language(lang),
            *(t.in_language(lang) for t in rule),
        ]

    def right_answer(self) -> str:
        """Return ``"legal"``, or the clause."""
        return "legal" if self.refusal is None else self.refusal.clause

    def _worded(self, answer: str) -> Text:
        if answer == "legal":
            return say("legal")
        return say("illegal_by", reason=self._reason(answer), clause=answer)


def _words_of(arguments: Sequence[Json]) -> Iterator[str]:
    """Yield the names and numbers of a move, those of its lists too."""
    for argument in arguments:
        if isinstance(argument, list | tuple):
            yield from _words_of(argument)
        else:
            yield str(argument)


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=[.;:]) ", text)[0].rstrip(".;:") + "."


def judged(match: Match, move: JsonList) -> tuple[IllegalAction | None, Text]:
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
                fault, _ = judged(match, [*move[:index], other, *move[index + 1 :]])
                clauses |= {fault.clause} if fault is not None else set()
    return clauses - {refusal.clause}


_YES = frozenset({"legal", "es legal", "si", "yes", "puede", "si puede", "se puede", "vale"})
_NO = frozenset({"illegal", "ilegal", "no", "no es legal", "no puede", "no se puede", "no vale"})

_AMOUNTS = 13
"""Exclusive upper bound of the amounts that replace a move's own."""
