"""An exercise: what is asked, what was tried, and the verdict of the rules."""

from __future__ import annotations

import re
import time
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.board import closest_name, normalize_name
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import GameError
from teg_nb.engine.game import AnyGame, Settings, seat_number
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES, language
from teg_nb.exercises import journal
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.text import BadExercise, Text, clauses_in, escape, known_clause, quoted, say

KINDS: dict[str, type[Exercise]] = {}
"""The kinds of exercises, by name."""

_NAME = re.compile(r"\w[\w .-]{0,79}")


class RichOutput:
    """Something that a notebook shows: as HTML, and as text where there is no page."""

    def plain(self, lang: str = "") -> str:
        """It as text, in a language; that of the notebook by default."""
        raise NotImplementedError

    def html(self, lang: str = "") -> str:
        """It as HTML."""
        return f"<p>{escape(self.plain(lang))}</p>"

    def __repr__(self) -> str:
        return self.plain()

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/plain": self.plain(), "text/html": self.html()}


@dataclass(frozen=True, repr=False)
class Verdict(RichOutput):
    """What the rules say of an answer. True if it is right.

    Attributes
    ----------
    right : bool or None
        None: not an answer yet, or not of the kind that is asked for; it does not count as a try.
    text : Text
    clause : str
        The clause that it rests on, or empty.
    wrong, missing : tuple of str
        What is marked and should not be; what should be and is not.
    """

    right: bool | None
    text: Text
    clause: str = ""
    wrong: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.right is True

    def plain(self, lang: str = "") -> str:
        """Its mark, its sentence, and its clause."""
        mark = {True: "✓", False: "✗", None: "…"}[self.right]
        told = self.text.in_language(lang)
        cited = "" if not self.clause or self.clause in told else f" [{self.clause}]"
        return f"{mark} {told}{cited}"

    def json(self, lang: str = "") -> dict[str, Any]:
        """It as JSON values, as a board gets it."""
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
        """Its text."""
        return self.text.in_language(lang)


class InvalidAnswer(GameError):
    """What was given is no answer of this kind, or a move that is refused; it carries why."""

    def __init__(self, why: Text, clause: str = "") -> None:
        super().__init__(why.en)
        self.why = why
        self.clause = clause

    def text(self, lang: str = "es") -> str:
        """Why, in a language."""
        return self.why.in_language(lang)

    @classmethod
    def by(cls, fault: GameError) -> InvalidAnswer:
        """As an error says it."""
        why = Text(fault.text("es"), fault.text("en"))
        return cls(why, getattr(fault, "clause", ""))


@contextmanager
def written_as(key: str) -> Iterator[None]:
    """What is read within stands under a key; raises `BadExercise` for what is no answer."""
    try:
        yield
    except InvalidAnswer as fault:
        raise BadExercise(key, fault) from None


class Exercise(Renderable, RichOutput):
    """What the kinds share: the task, its picture, hints, what was tried.

    Parameters
    ----------
    name : str
        By which its answers are kept: see `teg_nb.exercises.results`.
    task : str or mapping
        In words; ``{"es": ..., "en": ...}`` for both languages.
    start : Match or position, optional
        Where it is asked. Of a match: its present position.
    seat : str, optional
        Who answers; by default the seat that the game waits for.
    clause : str
        What it is about; by default the first clause that its hints and its task cite.
    hints : sequence of str or mapping
        In steps, one for each call of `hint`; one that is a clause alone gives its words.
    wrong : sequence of mapping
        Wrong answers that are foreseen: ``{"answer": ..., "say": ...}``.
    explain : str or mapping, optional
        Said with the solution.
    lang : str
        For what is made, not written, in words.

    Raises
    ------
    BadExercise
        With the argument that is at fault, and what would be right.
    """

    kind: ClassVar[str] = ""
    needs_start: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__.lower()
        KINDS[cls.kind] = cls

    def __init__(
        self,
        name: str,
        task: Any,
        *,
        start: Any = None,
        seat: str | None = None,
        clause: str = "",
        hints: Sequence[Any] = (),
        wrong: Sequence[Mapping[str, Any]] = (),
        explain: Any = None,
    ) -> None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            raise BadExercise("name", "exercise_name", value=name)
        if self.needs_start and start is None:
            raise BadExercise("start", "exercise_missing")
        self.name = name
        self.task = Text.of(task, "task")
        self.match = match_of(start)
        self.seat = self._seat(seat)
        self.hints = tuple(quoted(Text.of(each, "hints")) for each in listed(hints, "hints"))
        self.explain = None if explain is None else Text.of(explain, "explain")
        self.clause = known_clause(clause, "clause") if clause else self._cited()
        self.wrong = [self._foreseen(each) for each in listed(wrong, "wrong")]
        self.tried: list[tuple[Any, Verdict]] = []
        self.hinted = 0
        self.solution_seen = False
        self.sealed = False  # its solution is not shown: see `load`
        self._since = time.monotonic()
        self._heard: list[weakref.WeakMethod[Callable[[], None]]] = []

    def _complete(self) -> None:
        """The last step of making one: what is foreseen can be read; it is known by its name."""
        with written_as("wrong"):
            for each, _ in self.wrong:
                self._read_foreseen(each)
        journal.know(self)

    # What a kind says

    @property
    def answer_help(self) -> Text:
        """How an answer is written."""
        raise NotImplementedError

    def parse_answer(self, answer: Any) -> Any:
        """An answer as JSON values, however it was written; raises `InvalidAnswer`."""
        raise NotImplementedError

    def _judge(self, answer: Any) -> Verdict:
        """The verdict on an answer as `read` gives it."""
        raise NotImplementedError

    def right_answer(self) -> Any:
        """An answer that is right; None where none is written (`Play`)."""
        raise NotImplementedError

    def _worded(self, answer: Any) -> Text | str:
        """An answer in words."""
        return str(answer)

    def options(self, lang: str = "") -> list[str]:
        """What can be chosen from, numbered from 1; empty if nothing is listed."""
        return []

    # Answering

    def judge(self, answer: Any) -> Verdict:
        """The verdict on an answer. Nothing is counted or kept."""
        if answer is None or answer is ...:
            return Verdict(None, say("nothing", wanted=self.answer_help))
        try:
            given = self.parse_answer(answer)
            verdict = self._judge(given)
        except InvalidAnswer as fault:
            return Verdict(None, fault.why, fault.clause)
        comment = None if verdict.right is None else self._comment(given)
        if comment is None:
            return verdict
        return Verdict(False, comment, verdict.clause, verdict.wrong, verdict.missing)

    def check(self, answer: Any = None) -> Verdict:
        """The verdict on an answer, which is kept with all that were tried.

        The same answer given again, as by a cell that is run twice, is not another try.
        """
        verdict = self.judge(answer)
        if verdict.right is not None:
            self._keep(self.parse_answer(answer), verdict)
        return verdict

    def hint(self) -> TextBlock:
        """The next hint; the last one stays."""
        if not self.hints:
            return TextBlock(say("no_hint"))
        self.hinted = min(self.hinted + 1, len(self.hints))
        self._changed()
        text = self.hints[self.hinted - 1]
        return TextBlock(say("hint", number=self.hinted, of=len(self.hints), text=text))

    def solution(self) -> TextBlock:
        """A right answer, and why; that it was seen is kept with the next answer."""
        if self.sealed:
            return TextBlock(say("sealed"))
        self.solution_seen = True
        self._changed()
        return TextBlock(self.explained)

    @property
    def explained(self) -> Text:
        """A right answer, and why."""
        answer = self.right_answer()
        text = say("solution", text=say("unsolved") if answer is None else self._worded(answer))
        more = self.explain
        return text if more is None else Text(f"{text.es} {more.es}", f"{text.en} {more.en}")

    def describe_answer(self, answer: Any, lang: str = "") -> str:
        """An answer that was read, in words."""
        told = self._worded(answer)
        return told if isinstance(told, str) else told.in_language(lang)

    def on_change(self, callback: Callable[[], None]) -> None:
        """Call a method whenever something is answered, asked for or taken back.

        It is not kept alive by that.
        """
        self._heard.append(weakref.WeakMethod(callback))

    def _changed(self) -> None:
        self._heard = [each for each in self._heard if each() is not None]
        for each in self._heard:
            if (heard := each()) is not None:
                heard()

    @property
    def solved(self) -> bool:
        """Whether a right answer was given."""
        return any(verdict.right for _, verdict in self.tried)

    # Showing

    def plain(self, lang: str = "") -> str:
        """Its task, its options, and how to answer."""
        listed = [f"{number}. {each}" for number, each in enumerate(self.options(lang), 1)]
        return "\n".join([f"{self.name}: {self.task.in_language(lang)}", *listed])

    def html(self, lang: str = "") -> str:
        """Its picture, its task and its options: for where there are no widgets."""
        options = "".join(f"<li>{escape(each)}</li>" for each in self.options(lang))
        return (
            f'<div class="teg-exercise">{self.picture(lang)}'
            f"<p>{escape(self.task.in_language(lang))}</p>"
            f"{f'<ol>{options}</ol>' if options else ''}"
            f"<p><small>{escape(self.answer_help.in_language(lang))}</small></p></div>"
        )

    def picture(self, lang: str = "") -> str:
        """The board as SVG, with no more than the seat may know; empty where there is none."""
        here = self._here()
        if here is None:
            return ""
        shown = {"viewer": self.seat, "lang": lang or language()}
        return here.game.picture(here.state, **shown).svg

    def _here(self) -> Match | None:
        """The match as it is shown."""
        return self.match

    # Within

    @property
    def played(self) -> Match:
        """The match that it is about, as it stands where it is asked."""
        if self.match is None:
            raise BadExercise("start", "exercise_missing")
        return self.match

    @property
    def game(self) -> AnyGame:
        """Its game."""
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
        cited = [each for text in (*self.hints, self.task) for each in clauses_in(text)]
        return cited[0] if cited else ""

    def _foreseen(self, entry: Any) -> tuple[Any, Text]:
        if not isinstance(entry, Mapping) or {*entry} != {"answer", "say"}:
            raise BadExercise("wrong", "exercise_wrong", value=entry)
        return entry["answer"], Text.of(entry["say"], "wrong")

    def _read_foreseen(self, answer: Any) -> None:
        """Raise `InvalidAnswer` if nobody can give that answer."""
        self.parse_answer(answer)

    def _comment(self, given: Any) -> Text | None:
        """What is said of a wrong answer that was foreseen."""
        return next((text for each, text in self.wrong if self.parse_answer(each) == given), None)

    def _keep(self, given: Any, verdict: Verdict) -> None:
        if self.tried and self.tried[-1][0] == given:
            return
        self.tried.append((given, verdict))
        journal.write(self, given, bool(verdict), time.monotonic() - self._since)
        self._changed()

    def _unread(self, value: Any) -> InvalidAnswer:
        return InvalidAnswer(say("of_another_kind", value=value, wanted=self.answer_help))

    def _name(self, kind: str, value: Any) -> str:
        """A printed name of the vocabulary, however it is typed; raises `InvalidAnswer`."""
        known = self.settings.vocabulary[kind]
        found = {normalize_name(each): each for each in known}.get(normalize_name(str(value)))
        if found is None:
            meant = closest_name(str(value), known)
            raise InvalidAnswer.by(GameError("unknown", kind=kind, name=value, near=meant))
        return found


def match_of(start: Any) -> Match | None:
    """A match of its own that stands where an exercise begins."""
    if start is None:
        return None
    if isinstance(start, Match):
        return start.fork()
    if not hasattr(start, "settings"):
        raise BadExercise("start", "exercise_start", value=start)
    return Match(start=start)


def listed(value: Any, key: str) -> Sequence[Any]:
    """A list as it is written; raises `BadExercise` for anything else."""
    if isinstance(value, str | Mapping) or not isinstance(value, Sequence):
        raise BadExercise(key, "exercise_list", value=value)
    return value


def told(action: Action, settings: Settings) -> dict[str, Any]:
    """The arguments of an action by name, with printed names for numbers.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> told(Attack(0, 19, 18), GAMES["teg"].setup(2).settings)
    {'source': 'Argentina', 'target': 'Brasil'}
    """
    return dict(zip(action.fields, encode(action, settings)[2:], strict=False))


def describe_action(action: Action, settings: Settings) -> Text:
    """An action as people say it: who, what its verb is called, its names, numbers and dice.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Exchange
    >>> describe_action(Exchange(0, (19, 18)), GAMES["teg"].setup(2).settings).en
    'Blanco: Exchange cards: Argentina-Brasil'
    """
    who, verb, *words = encode(action, settings)
    said = ", ".join(each for each in map(_flat, words) if each)
    labels = (catalogue(settings.game).label("verbs", verb, lang) for lang in LANGUAGES)
    seat = "" if action.seat == CHANCE else f"{who}: "
    return Text(*(f"{seat}{label}{f': {said}' if said else ''}" for label in labels))


def _flat(value: Any) -> str:
    """A name, a number, or a list of them."""
    return "-".join(map(_flat, value)) if isinstance(value, list) else str(value)
