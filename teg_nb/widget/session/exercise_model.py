"""Exercises and tours without a widget: task, board and verdict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from teg_nb.engine.errors import BadMessage, StaleStep
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.exercises import Exercise, Generated, Play, Practice, Verdict, journal
from teg_nb.exercises.chapter import known_stops
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.siblings import SITTING
from teg_nb.exercises.text import Text, say
from teg_nb.widget.session.board_model import BoardModel, Send
from teg_nb.widget.session.messages import opened, whole
from teg_nb.widget.session.play_session import PlaySession
from teg_nb.widget.session.read_only import QuestionSession, ReadOnlySession
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import clause

LATEST = 12
"""Maximum number of answers and stops that are shown."""


@dataclass(frozen=True)
class TextStop:
    """A stop without a question: a position with text and annotations.

    Attributes
    ----------
    match : Match
        The match up to the position.
    text : Text
    marks, arrows : sequence
        As for a board.
    """

    match: Match
    text: Text
    marks: Sequence[object] = ()
    arrows: Sequence[object] = ()

    spent: ClassVar[bool] = True  # nothing is asked

    @property
    def heading(self) -> Text:
        """Heading of the text."""
        return say("tell", "kinds")


class ExerciseModel(BoardModel):
    """A sequence of exercises, each with its board. See `ExerciseWidget` for the parameters."""

    DOES: ClassVar[Mapping[str, Mapping[str, type | None]]] = {
        "check": {"answer": None},
        "hint": {},
        "solution": {},
        "undo": {},
        "again": {},
        "another": {},
        "go": {"stop": int},
        "entry": {"entry": int},
        "clause": {"name": str},
    }
    """The messages that a page may send: their fields, with their types. None: any JSON."""

    def __init__(
        self,
        send: Send,
        stops: Iterable[Exercise | TextStop],
        *,
        title: object,
        lang: str,
        waits: bool,
        size: str,
        face: str,
        at: int = 0,
    ) -> None:
        self._endless = stops if isinstance(stops, Practice | Generated) else None
        self.stops: list[Exercise | TextStop] = (
            known_stops(stops, "stops", Exercise, TextStop)
            if self._endless is None
            else [next(self._endless)]
        )
        self.title = Text.of(title, "title") if title else Text("", "")
        self.waits = waits
        self.at = at
        self._reached = {at}
        self._acting = False
        self._begin_stop(lang)
        super().__init__(send, self.session, size, face)
        self.values |= self._annotations()
        for stop in self.stops:
            self._follow(stop)

    @property
    def stop(self) -> Exercise | TextStop:
        """The stop shown."""
        return self.stops[self.at]

    @property
    def _control(self) -> str:
        """The control of the answer at this stop."""
        return self.stop.form().control if isinstance(self.stop, Exercise) else "none"

    def go(self, stop: int) -> None:
        """Show another stop. In an endless sequence, the index after the last stop generates one.

        Raises
        ------
        BadMessage
            If there is no such stop, or it is closed.
        """
        if stop == len(self.stops) and self._endless is not None:
            self.stops.append(next(self._endless))
            self._follow(self.stops[-1])
        if not 0 <= stop < len(self.stops) or stop > self._open():
            raise BadMessage("go: it is not open")
        if stop != self.at:
            self._show(stop)

    def _show(self, stop: int) -> None:
        """Show another stop, which is open."""
        self.at = stop
        self._reached.add(stop)
        self._begin_stop(self.session.lang)
        self.refresh({"board": self._drawing()}, selected=[], **self._annotations())

    def reload(self) -> None:
        """Show what a cell has changed."""
        if isinstance(self.session, PlaySession):
            self.session.reload()
        self.refresh()

    # The stop shown

    def _begin_stop(self, lang: str) -> None:
        self._verdict: Verdict | None = None
        self._entry = 0
        self.session = self._session(lang)

    def _session(self, lang: str) -> Session:
        stop = self.stop
        if isinstance(stop, TextStop):
            return ReadOnlySession(Study(stop.match), lang)
        if stop.match is None:  # the board stays hidden
            return ReadOnlySession(Match(), lang)
        if self._control == "moves":
            return PlaySession(cast("Play", stop), lang)
        return QuestionSession(stop.position_after(self._entry), stop.seat, lang)

    def _follow(self, stop: Exercise | TextStop) -> None:
        if isinstance(stop, Exercise):
            stop.on_change(self._on_change)

    def _on_change(self) -> None:
        """Update the view after an answer, a hint or an undo, from the page or a cell."""
        if not self.is_closed and not self._acting:
            self.reload()

    def _annotations(self) -> JsonObject:
        """Return the annotations of a stop on the board."""
        stop = self.stop
        drawn = (stop.marks, stop.arrows) if isinstance(stop, TextStop) else ((), ())
        names = ("marks", "arrows")
        return {name: self.clean(name, [*given]) for name, given in zip(names, drawn, strict=True)}

    def write(self, values: JsonObject) -> None:
        """Set values, for a cell or a page. A new selection clears the marks of an answer."""
        super().write(values)
        if "selected" in values and self.values["marks"] and self._control == "map":
            self.put({"marks": []})

    def _open(self) -> int:
        """Return the index of the last open stop."""
        if not self.waits:
            return len(self.stops) - 1
        waiting = (k for k, stop in enumerate(self.stops) if not stop.spent)
        return next(waiting, len(self.stops) - 1)

    # From pages

    def answer(self, content: object) -> None:
        """Answer a browser: a message of an exercise, or one of its board."""
        nonce, payload = opened(content)
        self._acting = True
        try:
            if not isinstance(payload, dict) or payload.get("kind") != "exercise":
                super().answer(content)
                return
            reply: JsonObject | None = None
            try:
                reply = self._do(**self._parsed(payload))
            except Exception as fault:  # without a reply the page would wait forever
                reply = self.refusal(fault)
            self.reload()
            self.reply({**(reply or {"kind": "exercise"}), "nonce": nonce})
        finally:
            self._acting = False

    def _parsed(self, content: object) -> JsonObject:
        payload = whole(content)
        do = payload.get("do")
        fields = self.DOES.get(do) if isinstance(do, str) else None
        if fields is None or payload.keys() != {"kind", "do", "at", *fields}:
            raise BadMessage("no message of an exercise")
        for name, kind in (("at", int), *fields.items()):
            if kind is not None and type(payload[name]) is not kind:
                raise BadMessage(f"{payload['do']}: {name} must be of type {kind.__name__}")
        if payload["at"] != self.at:
            raise StaleStep("another exercise is shown")
        return {name: payload[name] for name in ("do", *fields)}

    def _do(self, do: str, **said: Json) -> JsonObject | None:
        if do == "clause":
            return clause("", said["name"], self.session.lang)
        if do == "go":
            self.go(said["stop"])
            return None
        stop = self.stop
        if not isinstance(stop, Exercise):
            raise BadMessage("nothing is asked here")
        if do == "check":
            self._check(stop, said["answer"])
        elif do == "hint":
            stop.hint()
        elif do == "solution":
            self._solve(stop)
        elif do == "entry":
            self._go_to_entry(stop, said["entry"])
        elif do == "another":
            return self._insert_sibling(stop)
        elif isinstance(self.session, PlaySession):
            self.session.take_back(all_=do == "again")
        else:
            raise BadMessage("nothing is played here")
        return None

    def _check(self, stop: Exercise, answer: object) -> None:
        if self._control == "moves":
            raise BadMessage("its answer is what is played")
        if self._control == "map":
            answer = list(self.values["selected"])
        self._verdict = verdict = stop.check(answer)
        if verdict.right is not None:
            self._mark(stop, verdict)

    def _mark(self, stop: Exercise, verdict: Verdict) -> None:
        """Light up where to look; on a spent map, the answer."""
        places = {*self.session.match.settings.places}
        if stop.spent and self._control == "map":
            marks = [[place, "good"] for place in stop.right_answer()]
            marks += [[place, "bad"] for place in verdict.wrong]
        else:
            marks = [[place, "look"] for place in verdict.look if place in places]
        self.put({"marks": marks})

    def _solve(self, stop: Exercise) -> None:
        stop.solution()
        if stop.solution_seen and self._control == "map":
            self.put({"marks": [[place, "good"] for place in stop.right_answer()]})

    def _siblings(self, stop: Exercise) -> int:
        """Return the number of exercises here that are similar to one."""
        return sum(isinstance(s, Exercise) and s.root == stop.root for s in self.stops) - 1

    def _insert_sibling(self, stop: Exercise) -> JsonObject | None:
        """Insert a fresh similar exercise after the stop, and show it."""
        number = self._siblings(stop) + 1
        if not stop.spent or self._endless is not None or number > SITTING:
            raise BadMessage("another: not now")
        other = stop.sibling(number)
        if other is None:
            text = say("no_other").in_language(self.session.lang)
            return {"kind": "refused", "text": text}
        self.stops.insert(self.at + 1, other)
        self._follow(other)
        self._reached = {k + (k > self.at) for k in self._reached}
        self.go(self.at + 1)
        return None

    def _go_to_entry(self, stop: Exercise, entry: int) -> None:
        if not stop.entries or not 0 <= entry <= len(stop.entries):
            raise BadMessage("entry: there is none")
        self._entry = entry
        self.session = self._session(self.session.lang)

    # To pages

    def _around(self) -> JsonObject:
        return {**super()._around(), "told": self._tell()}

    def _tell(self) -> JsonObject:
        """Return the payload of the stop, as JSON values."""
        stop, lang = self.stop, self.session.lang
        payload: JsonObject = {
            "at": self.at,
            "dots": [self._dot(k) for k in range(len(self.stops))],
            "last": self._endless is None and self.at == len(self.stops) - 1,
            "shut": self._endless is None and self.at >= self._open(),
            "endless": self._endless is not None,
            "title": self.title.in_language(lang) or self.stop.heading.in_language(lang),
        }
        if isinstance(stop, TextStop):
            return {
                **payload,
                **AnswerForm("none").json(),
                "kind": "tell",
                "task": stop.text.in_language(lang),
                "board": True,
            }
        verdict = self.session.verdict if isinstance(self.session, PlaySession) else self._verdict
        return {
            **payload,
            **stop.form(lang).json(),
            "kind": stop.kind,
            "entry": self._entry,
            "moves": len(self.session.exercise.moves)
            if isinstance(self.session, PlaySession)
            else 0,
            "task": stop.task.in_language(lang),
            "board": stop.match is not None,
            "done": stop.solved,
            "verdict": None if verdict is None else _verdict(verdict, lang),
            "tried": [
                [stop.describe_answer(answer, lang), bool(verdict_of_answer.right)]
                for answer, verdict_of_answer in stop.tried
            ][-LATEST:],
            "spent": stop.spent,
            "left": stop.tries_left,
            "another": self._endless is None and stop.may_have_sibling,
            "enough": self._siblings(stop) >= SITTING,
            "hints": [hint.in_language(lang) for hint in stop.given_hints(stop.hinted)],
            "more": stop.has_more_hints and not stop.spent,
            "solvable": not stop.sealed and not stop.spent and stop.right_answer() is not None,
            "solution": stop.explained.in_language(lang) if stop.solution_seen else None,
            "stamp": _stamp(lang),
        }

    def _dot(self, number: int) -> str:
        stop = self.stops[number]
        if isinstance(stop, TextStop):
            return "seen" if number in self._reached else ""
        return "right" if stop.solved else "wrong" if stop.spent else ""


def _stamp(lang: str) -> str:
    """Return the learner's code and the stamp of the answers so far; nothing before the first."""
    stamp = journal.stamp()
    if not stamp:
        return ""
    return say("stamp", code=journal.learner_code(), stamp=stamp).in_language(lang)


def _verdict(verdict: Verdict, lang: str) -> JsonObject:
    """Convert a verdict to a payload without the parts that are still hidden."""
    payload = verdict.json(lang)
    return {name: payload[name] for name in ("right", "text", "clause")}
