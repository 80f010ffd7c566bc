"""The base class of exercises: task, attempts, and the verdict of the rules."""

from __future__ import annotations

import re
import time
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar, TypedDict

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.board import closest_name, normalize_name
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import GameError
from teg_nb.engine.game import AnyGame, seat_number
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.plugins import resolve
from teg_nb.engine.schema.position import Position
from teg_nb.engine.settings import Settings
from teg_nb.engine.svg.board import Picture
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES, language
from teg_nb.exercises import journal
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.keys import SealedKey
from teg_nb.exercises.sealing import canonical
from teg_nb.exercises.text import (
    BadExercise,
    Text,
    clauses_in,
    escape,
    joined,
    known_clause,
    quoted,
    rule_of,
    say,
    without_clauses,
)

KINDS: dict[str, type[Exercise]] = {}
"""The kinds of exercises, by name."""

_NAME = re.compile(r"\w[\w .-]{0,79}")


class RichOutput:
    """An object that a notebook shows as HTML, and a terminal as text."""

    def plain(self, lang: str = "") -> str:
        """Return this object as text, by default in the notebook's language."""
        raise NotImplementedError

    def html(self, lang: str = "") -> str:
        """Return this object as HTML."""
        return f"<p>{escape(self.plain(lang))}</p>"

    def __repr__(self) -> str:
        return self.plain()

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": self.plain(), "text/html": self.html()}


@dataclass(frozen=True, repr=False)
class Verdict(RichOutput):
    """The rules' verdict on an answer. True if the answer is right.

    Attributes
    ----------
    right : bool or None
        None for a missing or malformed answer, which does not count as a try.
    text : Text
        The reply. While the question is open it points, and names no part of the right answer.
    clause : str
        The clause behind the verdict, or empty.
    wrong, missing : tuple of str
        Names marked in error, and names left out in error. They never reach a page.
    code : str
        The mistake that the rules recognise, such as ``"rounded_up"``; ``"right"``, ``"wrong"``,
        or ``"foreseen"`` for a mistake that the author described.
    share : Fraction
        The part of the answer that is right, from 0 to 1.
    look : tuple of str
        Places to light up on the board.
    ends : bool
        True if the question is spent by this answer, because a second one would be certain.

    Examples
    --------
    >>> from teg_nb.exercises import Choose
    >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
    >>> verdict = q.check(1)
    >>> bool(verdict), verdict.code
    (False, 'option 1')
    """

    right: bool | None
    text: Text
    clause: str = ""
    wrong: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    code: str = ""
    share: Fraction = Fraction(0)
    look: tuple[str, ...] = ()
    ends: bool = False

    def __bool__(self) -> bool:
        return self.right is True

    def plain(self, lang: str = "") -> str:
        """Return the mark, the sentence and the clause.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> print(q.check(2).plain("en"))
        ✓ That is it.
        """
        mark = {True: "✓", False: "✗", None: "…"}[self.right]
        sentence = self.text.in_language(lang)
        cited = "" if not self.clause or self.clause in sentence else f" [{self.clause}]"
        return f"{mark} {sentence}{cited}"

    def json(self, lang: str = "") -> JsonObject:
        """Return the verdict as JSON values, for a message to the page."""
        return {
            "right": self.right,
            "text": self.text.in_language(lang),
            "clause": self.clause,
            "wrong": list(self.wrong),
            "missing": list(self.missing),
        }


@dataclass(frozen=True, repr=False)
class TextBlock(RichOutput):
    """A hint, or a solution."""

    text: Text

    def plain(self, lang: str = "") -> str:
        """Return the text."""
        return self.text.in_language(lang)


class InvalidAnswer(GameError):
    """A malformed answer or an illegal move. Holds the reason."""

    def __init__(self, why: Text, clause: str = "") -> None:
        super().__init__(why.en)
        self.why = why
        self.clause = clause

    def text(self, lang: str = "es") -> str:
        """Return the reason in a language."""
        return self.why.in_language(lang)

    @classmethod
    def by(cls, fault: GameError) -> InvalidAnswer:
        """Build one from another error, with its text and clause."""
        why = Text(fault.text("es"), fault.text("en"))
        return cls(why, getattr(fault, "clause", ""))


@contextmanager
def written_as(key: str) -> Iterator[None]:
    """Turn `InvalidAnswer` inside the block into `BadExercise` for a key."""
    try:
        yield
    except InvalidAnswer as fault:
        raise BadExercise(key, fault) from None


class Common(TypedDict, total=False):
    """The arguments that exercises of every kind take; see `Exercise`."""

    start: Match | Position | None
    seat: str | None
    clause: str
    goal_of: str
    hints: Sequence[Json]
    wrong: Sequence[JsonMapping]
    explain: Json


class Exercise(Renderable, RichOutput):
    """The base class of all kinds: task, picture, hints and attempts.

    Parameters
    ----------
    name : str
        Key of the answers in the journal: see `teg_nb.exercises.results`.
    task : str or mapping
        Text of the task; ``{"es": ..., "en": ...}`` for both languages.
    start : Match or position, optional
        The position of the exercise. Of a match, its current position.
    seat : str, optional
        The seat that answers. By default the seat to move.
    clause : str
        The topic. By default the first clause that the hints and the task cite.
    goal_of : str
        Name of the goal that the exercise counts for. By default its clause, or its name.
    hints : sequence of str or mapping
        One in words says where to look; one that is only a clause, or else the topic, gives the
        rule. Only these two are used, and only if they do not tell the answer. The last hint is a
        similar exercise with its solution.
    wrong : sequence of mapping
        Expected wrong answers: ``{"answer": ..., "say": ...}``.
    explain : str or mapping, optional
        The reason, told once the question is spent.
    key : mapping, optional
        In exercises that are handed out, a slow hash in place of the right answer: see
        `teg_nb.exercises.handouts`.

    Raises
    ------
    BadExercise
        Names the wrong argument, and a correct value.

    Examples
    --------
    >>> from teg_nb.exercises import Choose
    >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
    >>> print(q.check(1).plain("en"))
    ✗ The right answer: defender.
    >>> q.spent, q.solved, len(q.hints)
    (True, False, 0)
    """

    kind: ClassVar[str] = ""
    needs_start: ClassVar[bool] = True
    entries: Sequence[Json] = ()
    """Log entries that the learner may step through."""
    variants: Sequence[Callable[[], Exercise]] = ()
    """Makers of the similar exercises that the author wrote: the key ``again`` of a file."""
    about: ClassVar[tuple[str, ...]] = ("legal",)
    """Topics of `generate` for similar exercises. Without one, ``"legal"`` is tried."""

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__dict__.get("kind") or cls.__name__.lower()
        KINDS[cls.kind] = cls

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        start: Match | Position | None = None,
        seat: str | None = None,
        clause: str = "",
        goal_of: str = "",
        hints: Sequence[Json] = (),
        wrong: Sequence[JsonMapping] = (),
        explain: Json = None,
        key: JsonMapping | None = None,
    ) -> None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            raise BadExercise("name", "exercise_name", value=name)
        if self.needs_start and start is None:
            raise BadExercise("start", "exercise_missing")
        self.name = name
        self.key = None if key is None else SealedKey(key)
        self.task = Text.of(task, "task")
        self.match = match_of(start)
        self.seat = self._seat(seat)
        self._hints = [Text.of(hint, "hints") for hint in listed(hints, "hints")]
        if not isinstance(goal_of, str):
            raise BadExercise("goal_of", "exercise_text", value=goal_of)
        self.explain = None if explain is None else Text.of(explain, "explain")
        self.clause = known_clause(clause, "clause") if clause else self._cited()
        self.goal_of = goal_of or self.clause or name
        self.root = name
        self.wrong = [self._foreseen(entry) for entry in listed(wrong, "wrong")]
        self._refuse_chapters_off()
        self.tried: list[tuple[Json, Verdict]] = []
        self.hinted = 0
        self.solution_seen = False
        self.sealed = False  # `load` seals learners' copies, which then show no solution
        self.owner = journal.owner()
        self._worked: Text | None = None
        self._no_sibling = False
        self._since = time.monotonic()
        self._heard: list[weakref.WeakMethod[Callable[[], None]]] = []

    def _refuse_chapters_off(self) -> None:
        """Raise `BadExercise` for a text that cites a clause out of force (CHP-0.7)."""
        if self.match is None:
            return
        settings: Settings = self.settings
        texts = [("task", self.task), *(("hints", hint) for hint in self._hints)]
        texts += [("wrong", text) for _, text in self.wrong]
        texts += [] if self.explain is None else [("explain", self.explain)]
        texts += [("clause", Text(self.clause, self.clause))]
        for key, text in texts:
            for clause in clauses_in(text):
                id = clause.partition("-")[2] if "-D-" in clause else clause
                if not settings.in_force(id):
                    raise BadExercise(key, "exercise_chapter_off", clause=clause)

    def _rule(self, clause: str) -> tuple[Text, Text]:
        """Return the title of a clause, and its words.

        The words are empty at a table that leaves chapters out: they tell of the whole game
        (CHP-0.7).
        """
        title, words = rule_of(clause)
        partial = self.match is not None and bool(self.settings.chapters_off)
        return title, Text("", "") if partial else words

    @property
    def options_without_reason(self) -> list[int]:
        """Numbers of the wrong options that say no reason. Only some kinds have such options."""
        return []

    @property
    def rule(self) -> tuple[Text, Text]:
        """Title and words of the clause behind the exercise; empty texts without a clause."""
        return self._rule(self.clause) if self.clause else (Text("", ""), Text("", ""))

    def _complete(self) -> None:
        """Finish construction: check the expected wrong answers, register the exercise by name."""
        with written_as("wrong"):
            for answer, _ in self.wrong:
                self._read_foreseen(answer)
        journal.know(self)

    # Defined by each kind

    @property
    def heading(self) -> Text:
        """Heading of the task."""
        return say(self.kind, "kinds")

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        raise NotImplementedError

    def parse_answer(self, answer: Json) -> Json:
        """Return an answer of any accepted form as JSON values, or raise `InvalidAnswer`."""
        raise NotImplementedError

    def _judge(self, answer: Json) -> Verdict:
        """Return the verdict on an answer that `parse_answer` returned."""
        raise NotImplementedError

    def right_answer(self) -> Json:
        """Return a right answer, or None if the exercise has none (`Play`).

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> q.right_answer()
        [2]
        """
        raise NotImplementedError

    @property
    def tries(self) -> int | None:
        """Number of answers after which the question is spent; None for no limit."""
        return 3

    @property
    def luck(self) -> Fraction:
        """Chance that a random answer is right."""
        return Fraction(0)

    def _because(self, answer: Json) -> Text:
        """Return the facts behind the verdict on an answer, for a spent question, or no text."""
        return Text("", "")

    def _where_to_look(self) -> Text:
        """Return a hint that says where to look, made from the position, or no text."""
        return Text("", "") if self.match is None else say("look_board")

    def _given_away(self, lang: str) -> Sequence[str]:
        """Return words that would tell the answer."""
        return ()

    def form(self, lang: str = "") -> AnswerForm:
        """Return the controls of an answer.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> q.form("en")
        AnswerForm(control='radio', options=['attacker', 'defender'], values=[1, 2], numbered=False)
        """
        raise NotImplementedError

    def position_after(self, entries: int) -> Position:
        """Return the position to show after some of the `entries`."""
        return self.played.state

    def _worded(self, answer: Json) -> Text | str:
        """Return an answer in words."""
        return str(answer)

    def options(self, lang: str = "") -> list[str]:
        """Return the options, numbered from 1, or an empty list.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> q.options()
        ['attacker', 'defender']
        """
        return []

    # Answering

    def judge(self, answer: Json) -> Verdict:
        """Return the verdict on an answer without recording it, as for an open question.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> q.judge(1).right
        False
        """
        if answer is None or answer is ...:
            return Verdict(None, say("nothing", wanted=self.answer_help))
        try:
            parsed = self.parse_answer(answer)
            verdict = self._judge(parsed) if self.key is None else self._by_key(self.key, parsed)
        except InvalidAnswer as fault:
            return Verdict(None, fault.why, fault.clause)
        comment = None if verdict.right is None else self._comment(parsed)
        if comment is None:
            return verdict
        return replace(verdict, right=False, text=comment, code="foreseen")

    def _by_key(self, key: SealedKey, answer: Json) -> Verdict:
        """Return the verdict of the key."""
        word = self.word_of(answer)
        said = key.said(word)
        if key.opens(word):
            text = said or say("right")
            return Verdict(True, text, self.clause, code="right", share=Fraction(1))
        parts = self.parts_of(answer)
        good, every = key.right_parts(parts)
        verdict = self._partly(good, len(parts) - good, every - good)
        return replace(verdict, text=said, code="foreseen") if said else verdict

    def parts_of(self, answer: Json) -> list[str]:
        """Return the parts of a parsed answer that may be right alone, as words of a key."""
        return []

    def _partly(self, good: int, wrong: int, missing: int) -> Verdict:
        """Return the verdict on a wrong answer with so many right, wrong and missing parts."""
        return Verdict(False, joined([say("wrong"), self._pointer()]))

    def word_of(self, answer: Json) -> str:
        """Return a parsed answer as the word that a key knows."""
        return canonical(answer)

    def check(self, answer: Json = None) -> Verdict:
        """Return the verdict on an answer, and record the answer as a try.

        A repeated answer, as from a cell that is run twice, is not another try. Once the question
        is spent, the verdict explains everything, and answers are no longer recorded.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> bool(q.check("defender"))
        True
        """
        verdict = self.judge(answer)
        if verdict.right is None:
            return verdict
        given = self.parse_answer(answer)
        self._keep(given, verdict)
        return self._reply(given, verdict)

    @property
    def spent(self) -> bool:
        """True once the question is solved, its tries are used, or its solution was seen."""
        return self.solution_seen or self._used

    @property
    def _used(self) -> bool:
        """True once the answers themselves have spent the question."""
        out = self.tries is not None and len(self.tried) >= self.tries
        return out or any(verdict.right or verdict.ends for _, verdict in self.tried)

    @property
    def tries_left(self) -> int | None:
        """Number of answers that are left, or None for no limit."""
        if self.spent:
            return 0
        return None if self.tries is None else self.tries - len(self.tried)

    def _reply(self, given: Json, verdict: Verdict) -> Verdict:
        """Return the verdict to show: with the whole explanation if the question is spent."""
        if not self.spent:
            return verdict
        keeps = verdict.right or verdict.code == "foreseen"
        first = verdict.text if keeps else Text("", "")
        account = self._reasons(given) if verdict.right else self._account(given)
        text = joined([first, *account])
        return replace(verdict, text=text, clause=verdict.clause or self.clause)

    def _told(self) -> Text:
        """Return the right answer in a sentence, or no text."""
        answer = None if self.key is not None else self.right_answer()
        if answer is None:
            return Text("", "")
        return say("told", f"feedback.{self.kind}", answer=self._worded(answer))

    def _account(self, answer: Json) -> list[Text]:
        """Return what an answer should have been, and why, in the order to say it."""
        return [self._told(), *self._reasons(answer)]

    def _reasons(self, answer: Json) -> list[Text]:
        """Return why the right answer is right: facts, the author's words, or else the rule."""
        because = Text("", "") if self.key is not None else self._because(answer)
        reasons = [text for text in (because, self.explain) if text and text.es]
        if not reasons and self.clause:
            reasons = [text for text in (self._rule(self.clause)[1],) if text.es]
        return reasons or [text for text in self._hints if quoted(text) == text]

    @property
    def hints(self) -> tuple[Text, ...]:
        """The hints that need no other exercise: where to look, and the rule."""
        ids = [text.es.strip() for text in self._hints if quoted(text) != text]
        clause = next(iter(ids), self.clause)
        rules: list[Text] = []
        if clause:
            title, words = self._rule(clause)
            rule = say("rule", rule=words, clause=clause) if words.es else words
            rules = [rule, say("reread", title=title, clause=clause)]
        return tuple(text for text in (self._look, self._untelling(rules)) if text.es)

    @property
    def _look(self) -> Text:
        """The hint that says where to look: the author's, else one made from the position."""
        free = [text for text in self._hints if quoted(text) == text]
        return self._untelling([*free[:1], self._where_to_look()])

    def _untelling(self, texts: Sequence[Text]) -> Text:
        """Return the first text that does not name the answer, or no text."""
        return next((text for text in texts if text.es and not self._tells(text)), Text("", ""))

    @property
    def safe_hints(self) -> list[Text]:
        """The author's hints that do not name the answer."""
        return [text for text in self._hints if not self._tells(text)]

    def _tells(self, text: Text) -> bool:
        """Return True if a text names the answer."""
        return any(
            re.search(
                rf"(?<!\w){re.escape(normalize_name(word))}(?!\w)",
                normalize_name(without_clauses(text.in_language(lang))),
            )
            for lang in LANGUAGES
            for word in self._given_away(lang)
            if word
        )

    def _pointer(self) -> Text:
        """Return the name of the rule to read again, else where to look."""
        if self.clause:
            title = rule_of(self.clause)[0]
            if not self._tells(title):
                return say("reread", title=title, clause=self.clause)
        if self._look.es or not self.may_have_sibling:
            return self._look
        return say("ask_hint")

    def hint(self) -> TextBlock:
        """Return the next hint. After the last hint, return that one again.

        The third is a similar exercise with its solution; after it the question counts half.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> options = ["attacker", "defender"]
        >>> q = Choose("dice", "Who wins a tie?", options=options, right=2, hints=["See TEG-8.5."])
        >>> print(q.hint().plain("en"))
        Hint 1: See TEG-8.5.
        """
        hints = self.given_hints(self.hinted + 1)
        if not hints:
            return TextBlock(say("no_hint"))
        self.hinted = max(self.hinted, len(hints))
        self._changed()
        return TextBlock(say("hint", number=len(hints), text=hints[-1]))

    def given_hints(self, number: int) -> list[Text]:
        """Return the first hints, at most `number` of them."""
        hints = [*self.hints][:number]
        if number > len(self.hints) and (solved := self._solved_sibling()).es:
            hints.append(solved)
        return hints

    @property
    def has_more_hints(self) -> bool:
        """True if another hint may be asked for. The last one is searched on request."""
        if self._worked is None:
            return self.hinted < len(self.hints) or self.may_have_sibling
        return self.hinted < len(self.hints) + bool(self._worked.es)

    def _solved_sibling(self) -> Text:
        """Return a similar exercise with its solution, or an empty text. It is searched once."""
        if self._worked is None:
            other = self._similar(0)
            parts: list[Text] = []
            if other is not None:
                parts = [say("similar", task=other.task), *other._account(other.right_answer())]
            self._worked = joined(parts)
        return self._worked

    @property
    def may_have_sibling(self) -> bool:
        """True unless a search has shown, or will show, that there is no similar exercise."""
        return not self._no_sibling and bool(self.clause or self.variants)

    def sibling(self, number: int) -> Exercise | None:
        """Return a fresh similar exercise, always the same for a number and learner, or None.

        Examples
        --------
        >>> from teg_nb.exercises import generate
        >>> q = next(generate("teg", seed=7))
        >>> q.sibling(1).kind == q.kind
        True
        """
        other = self._similar(number)
        self._no_sibling = other is None
        return other

    def _similar(self, number: int) -> Exercise | None:
        made: Callable[..., object] = resolve("teg_nb.exercises.siblings:sibling")
        other = made(self, number) if self.may_have_sibling else None
        assert other is None or isinstance(other, Exercise)
        return other

    def solution(self) -> TextBlock:
        """Return a right answer and its explanation. The question is spent.

        The journal records with the next answer that the solution was seen.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> print(q.solution().plain("en"))
        Solution: The right answer: defender.
        """
        if self.sealed:
            return TextBlock(say("sealed"))
        self.solution_seen = True
        self._changed()
        return TextBlock(self.explained)

    @property
    def explained(self) -> Text:
        """A right answer and its explanation."""
        answer = self.right_answer()
        if answer is None or self.key is not None:
            return say("solution", text=say("unsolved"))
        return say("solution", text=joined(self._account(answer)))

    def describe_answer(self, answer: Json, lang: str = "") -> str:
        """Return a parsed answer in words.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> q.describe_answer([2])
        'defender'
        """
        text = self._worded(answer)
        return text if isinstance(text, str) else text.in_language(lang)

    def on_change(self, callback: Callable[[], None]) -> None:
        """Call a method after each answer, hint, solution or undo.

        The exercise holds only a weak reference to the method.
        """
        self._heard.append(weakref.WeakMethod(callback))

    def _changed(self) -> None:
        self._heard = [reference for reference in self._heard if reference() is not None]
        for reference in self._heard:
            if (callback := reference()) is not None:
                callback()

    @property
    def solved(self) -> bool:
        """True once a right answer was recorded."""
        return any(verdict.right for _, verdict in self.tried)

    # Showing

    def plain(self, lang: str = "") -> str:
        """Return the name, the task and the numbered options.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> print(q.plain("en"))
        dice: Who wins a tie of dice?
        1. attacker
        2. defender
        """
        lines = [f"{number}. {option}" for number, option in enumerate(self.options(lang), 1)]
        return "\n".join([f"{self.name}: {self.task.in_language(lang)}", *lines])

    def html(self, lang: str = "", note: Text | None = None) -> str:
        """Return picture, task and options as HTML, and a note: by default, the form of an answer.

        It is for pages without widgets.

        Examples
        --------
        >>> from teg_nb.exercises import Choose
        >>> q = Choose("dice", "Who wins a tie of dice?", options=["attacker", "defender"], right=2)
        >>> "Who wins" in q.html("en")
        True
        """
        note = note or self.answer_help
        drawn = self._drawing(lang)
        options = "".join(f"<li>{escape(option)}</li>" for option in self.options(lang))
        return (
            f'<div class="teg-exercise">{"" if drawn is None else drawn.image}'
            f"<p>{escape(self.task.in_language(lang))}</p>"
            f"{f'<ol>{options}</ol>' if options else ''}"
            f"<p><small>{escape(note.in_language(lang))}</small></p></div>"
        )

    def picture(self, lang: str = "") -> str:
        """Return the board as SVG from the seat's perspective, or an empty string without one.

        Examples
        --------
        >>> from teg_nb import position
        >>> from teg_nb.exercises import Judge
        >>> start = position(Blanco="Chile 4", Negro="Argentina 2")
        >>> q = Judge("far", start=start, move=["Blanco", "attack", "Chile", "Sahara"])
        >>> q.picture("en")[:4]
        '<svg'
        """
        drawn = self._drawing(lang)
        return "" if drawn is None else drawn.svg

    def _drawing(self, lang: str) -> Picture | None:
        match = self._here()
        if match is None:
            return None
        options = {"viewer": self.seat, "lang": lang or language()}
        return match.game.picture(match.state, **options)

    def _here(self) -> Match | None:
        """Return the match at the position to show."""
        return self.match

    # Internals

    @property
    def played(self) -> Match:
        """The match at the position of the exercise."""
        if self.match is None:
            raise BadExercise("start", "exercise_missing")
        return self.match

    @property
    def game(self) -> AnyGame:
        """The game of the exercise."""
        return self.played.game

    @property
    def settings(self) -> Settings:
        """Board, seats and options."""
        settings: Settings = self.played.settings
        return settings

    def _seat(self, seat: str | None) -> int | None:
        if self.match is None:
            return None
        if seat is None:
            awaited = self.match.to_move
            return awaited if awaited >= 0 else None
        try:
            return seat_number(seat, self.match.settings.seats)
        except GameError as fault:
            raise BadExercise("seat", fault) from None

    def _cited(self) -> str:
        cited = [clause for text in (*self._hints, self.task) for clause in clauses_in(text)]
        return cited[0] if cited else ""

    def _foreseen(self, entry: Json) -> tuple[Json, Text]:
        if not isinstance(entry, Mapping) or {*entry} != {"answer", "say"}:
            raise BadExercise("wrong", "exercise_wrong", value=entry)
        return entry["answer"], Text.of(entry["say"], "wrong")

    def _read_foreseen(self, answer: Json) -> None:
        """Raise `InvalidAnswer` if the answer is malformed."""
        self.parse_answer(answer)

    def _comment(self, given: Json) -> Text | None:
        """Return the comment on an expected wrong answer, or None."""
        comments = (text for wrong, text in self.wrong if self.parse_answer(wrong) == given)
        return next(comments, None)

    def _keep(self, given: Json, verdict: Verdict) -> None:
        if self.owner != journal.owner():  # another learner answers in this kernel
            self.owner, self.tried, self.solution_seen = journal.owner(), [], False
        if self._used or (self.tried and self.tried[-1][0] == given):
            return
        self.tried.append((given, verdict))
        journal.write(self, given, bool(verdict), time.monotonic() - self._since)
        self._changed()

    def _unread(self, value: object) -> InvalidAnswer:
        return InvalidAnswer(say("of_another_kind", value=value, wanted=self.answer_help))

    def _name(self, kind: str, value: object) -> str:
        """Return the printed name for a typed one, or raise `InvalidAnswer`."""
        known = self.settings.vocabulary[kind]
        printed = {normalize_name(name): name for name in known}.get(normalize_name(str(value)))
        if printed is None:
            meant = closest_name(str(value), known)
            raise InvalidAnswer.by(GameError("unknown", kind=kind, name=value, near=meant))
        return printed


def match_of(start: object) -> Match | None:
    """Return a new match at the start of an exercise, or None without a start."""
    if start is None:
        return None
    if isinstance(start, Match):
        return start.fork()
    if not isinstance(start, Position):
        raise BadExercise("start", "exercise_start", value=start)
    return Match(start=start)


def listed(value: object, key: str) -> Sequence[Json]:
    """Return a list unchanged, or raise `BadExercise` for anything else."""
    if isinstance(value, str | Mapping) or not isinstance(value, Sequence):
        raise BadExercise(key, "exercise_list", value=value)
    return value


def named_arguments(action: Action, settings: Settings) -> JsonObject:
    """Return the arguments of an action by name, with printed names for numbers.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> named_arguments(Attack(0, 19, 18), GAMES["teg"].setup(2).settings)
    {'source': 'Argentina', 'target': 'Brasil'}
    """
    return dict(zip(action.fields, encode(action, settings)[2:], strict=False))


def describe_action(action: Action, settings: Settings) -> Text:
    """Describe an action in words: seat, verb label, names, numbers and dice.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Exchange
    >>> describe_action(Exchange(0, (19, 18)), GAMES["teg"].setup(2).settings).en
    'Blanco: Exchange cards: Argentina-Brasil'
    """
    who, verb, *arguments = encode(action, settings)
    details = ", ".join(argument for argument in map(_flat, arguments) if argument)
    labels = (catalogue(settings.game).label("verbs", verb, lang) for lang in LANGUAGES)
    seat = "" if action.seat == CHANCE else f"{who}: "
    return Text(*(f"{seat}{label}{f': {details}' if details else ''}" for label in labels))


def _flat(value: object) -> str:
    """Return a name, a number, or a list of them as text."""
    return "-".join(map(_flat, value)) if isinstance(value, list) else str(value)
