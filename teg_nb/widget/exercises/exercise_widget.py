"""Exercises and tours on the board: a task, the board beside it, what was said of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import traitlets

from teg_nb.engine.errors import BadMessage, StaleStep
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import known_language, language
from teg_nb.exercises import (
    Choose,
    Exercise,
    FindError,
    Judge,
    Mark,
    Order,
    Play,
    Practice,
    Verdict,
)
from teg_nb.exercises.chapter import known_stops
from teg_nb.exercises.text import Text, escape
from teg_nb.widget.base.snapshot import HtmlSnapshot
from teg_nb.widget.board.board_view import ReadOnlySession
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.exercises.sessions import PlaySession, QuestionSession
from teg_nb.widget.session.messages import opened, whole
from teg_nb.widget.session.session import Session, refused
from teg_nb.widget.session.view_model import clause

LATEST = 12
"""Tries, and stops, that are shown."""


@dataclass(frozen=True)
class TextStop:
    """A stop at which nothing is asked: a position, and what is said and drawn of it.

    Attributes
    ----------
    match : Match
        What was played up to there.
    text : Text
    marks, arrows : sequence
        As of a board.
    """

    match: Match
    text: Text
    marks: Sequence[Any] = ()
    arrows: Sequence[Any] = ()


class ExerciseWidget(MapView):
    """Exercises, one after another, each with its board.

    The answer is judged in the kernel alone. What the page has, and a saved notebook, tells neither
    the right answer nor a hint before they are asked for.

    Parameters
    ----------
    stops : sequence of Exercise or Telling, or Practice
        A practice has no end: the next one is made when it is wanted.
    title : str or mapping
    lang : str
        ``"es"`` or ``"en"``; by default that of the notebook.
    waits : bool
        Whether what comes after a task that is not done is closed.
    size : str
        ``"page"``, or ``"class"``: words that a class reads from the last row.

    Raises
    ------
    BadExercise
        If there is nothing to show, or something is no exercise.

    Attributes
    ----------
    at : int
        Which of them is shown, from 0.
    told : dict
        What the page shows of it beside the board.

    Examples
    --------
    >>> from teg_nb import exercises
    >>> q = exercises.Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> view = ExerciseWidget([q], lang="en")
    >>> view
    <AskingView tie>
    >>> view.told["options"], view.told["verdict"]
    (['attacker', 'defender'], None)
    """

    told = traitlets.Dict().tag(sync=True)

    LATER: ClassVar[bool] = False  # it has words besides
    DOES: ClassVar[Mapping[str, Mapping[str, type | None]]] = {
        "check": {"answer": None},
        "hint": {},
        "solution": {},
        "undo": {},
        "again": {},
        "go": {"stop": int},
        "entry": {"entry": int},
        "clause": {"name": str},
    }
    """What a page may ask for: the fields of each, and of which type; None: any JSON."""

    def __init__(
        self,
        stops: Iterable[Exercise | TextStop] | Practice,
        *,
        title: Any = "",
        lang: str = "",
        waits: bool = False,
        size: str = "page",
        face: str = "exercise",
    ) -> None:
        self._practice = stops if isinstance(stops, Practice) else None
        self.stops = (
            [stops.next()]
            if isinstance(stops, Practice)
            else known_stops(stops, "stops", Exercise | TextStop)
        )
        self.title = Text.of(title, "title") if title else Text("", "")
        self.waits = waits
        self.at = 0
        self._reached = {0}
        self._acting = False
        self._begin_stop(known_language(lang or language()))
        super().__init__(self.session, size, face=face, told=self._tell())
        self._still = HtmlSnapshot()
        self._put_drawn()
        for stop in self.stops:
            self._follow(stop)
        self.observe(self._on_selected, "selected")

    def __repr__(self) -> str:
        stop = self.stop
        return f"<AskingView {stop.name if isinstance(stop, Exercise) else self.at + 1}>"

    @property
    def stop(self) -> Exercise | TextStop:
        """What is shown."""
        return self.stops[self.at]

    def go(self, stop: int) -> None:
        """Show another one; one further than the last of a practice is made.

        Raises
        ------
        BadMessage
            If there is none, or it is closed.
        """
        if stop == len(self.stops) and self._practice is not None:
            self.stops.append(self._practice.next())
            self._follow(self.stops[-1])
        if not 0 <= stop < len(self.stops) or stop > self._open():
            raise BadMessage("go: it is not open")
        if stop == self.at:
            return
        self.at = stop
        self._reached.add(stop)
        self._begin_stop(self.lang)
        with self.hold_sync():
            self.selected, self.marks, self.arrows = [], [], []
            before = self._take("board", self._drawing())
            self._show()
            self._put_drawn()
        self._leave(before)

    def refresh(self) -> None:
        """Show it as it is now, after something was done in a cell."""
        if isinstance(self.session, PlaySession):
            self.session.refresh_snapshot()
        self._show()

    # The stop that is shown

    def _begin_stop(self, lang: str) -> None:
        self._verdict: Verdict | None = None
        self._entry = 0
        self.session = self._session(lang)

    def _session(self, lang: str) -> Session:
        stop = self.stop
        if isinstance(stop, TextStop):
            return ReadOnlySession(Study(stop.match), lang)
        if isinstance(stop, Play):
            return PlaySession(stop, lang)
        if isinstance(stop, FindError):
            return QuestionSession(stop.after(self._entry), stop.seat, lang)
        if stop.match is None:  # its board is not shown
            return ReadOnlySession(Match(), lang)
        return QuestionSession(stop.match.state, stop.seat, lang)

    def _follow(self, stop: Exercise | TextStop) -> None:
        if isinstance(stop, Exercise):
            stop.on_change(self._on_change)

    def _on_change(self) -> None:
        """Something was answered, asked or taken back, here or in a cell."""
        if self.comm is not None and not self._acting:
            self.refresh()

    def _put_drawn(self) -> None:
        """What is drawn over the board at the beginning of a stop."""
        if isinstance(self.stop, TextStop):
            self.marks, self.arrows = [*self.stop.marks], [*self.stop.arrows]

    def _on_selected(self, change: Any) -> None:
        if self.marks and isinstance(self.stop, Mark):
            self.marks = []  # they are of another answer

    def _open(self) -> int:
        """The last stop that may be shown."""
        if not self.waits:
            return len(self.stops) - 1
        waiting = (k for k, stop in enumerate(self.stops) if not _is_done(stop))
        return next(waiting, len(self.stops) - 1)

    # What comes from pages

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        nonce, said = opened(content)
        self._acting = True
        try:
            if not isinstance(said, dict) or said.get("kind") != "exercise":
                super()._on_message(widget, content, buffers)
                return
            reply: dict[str, Any] | None = None
            try:
                reply = self._do(**self._parsed(said))
            except Exception as fault:  # the page must not wait for ever
                reply = refused(fault, self.session.step, self.lang)
            self.refresh()
            self.send({**(reply or {"kind": "exercise"}), "nonce": nonce})
        finally:
            self._acting = False

    def _parsed(self, content: object) -> dict[str, Any]:
        said = whole(content)
        do = said.get("do")
        fields = self.DOES.get(do) if isinstance(do, str) else None
        if fields is None or said.keys() != {"kind", "do", "at", *fields}:
            raise BadMessage("no message of an exercise")
        for name, kind in (("at", int), *fields.items()):
            if kind is not None and type(said[name]) is not kind:
                raise BadMessage(f"{said['do']}: {name} must be of type {kind.__name__}")
        if said["at"] != self.at:
            raise StaleStep("another exercise is shown")
        return {name: said[name] for name in ("do", *fields)}

    def _do(self, do: str, **said: Any) -> dict[str, Any] | None:
        if do == "clause":
            return clause("", said["name"], self.lang)
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
        elif isinstance(self.session, PlaySession):
            self.session.take_back(all_=do == "again")
        else:
            raise BadMessage("nothing is played here")
        return None

    def _check(self, stop: Exercise, answer: Any) -> None:
        if isinstance(stop, Play):
            raise BadMessage("its answer is what is played")
        if self._on_map(stop):
            answer = list(self.selected)
        self._verdict = verdict = stop.check(answer)
        if self._on_map(stop) and verdict.right is not None:
            wrong = {*verdict.wrong}
            self.marks = [[each, "bad" if each in wrong else "good"] for each in self.selected]

    def _solve(self, stop: Exercise) -> None:
        stop.solution()
        if self._on_map(stop) and stop.solution_seen:
            self.marks = [[each, "good"] for each in stop.right_answer()]

    def _go_to_entry(self, stop: Exercise, entry: int) -> None:
        if not isinstance(stop, FindError) or not 0 <= entry <= len(stop.entries):
            raise BadMessage("entry: there is none")
        self._entry = entry
        self.session = self._session(self.lang)

    # What goes to pages

    def _show(self) -> None:
        with self.hold_sync():
            super()._show()
            self.told = self._tell()

    def _tell(self) -> dict[str, Any]:
        """What the page shows beside the board, as JSON values."""
        stop, lang = self.stop, self.session.lang
        found: dict[str, Any] = {
            "at": self.at,
            "dots": [self._dot(k) for k in range(len(self.stops))],
            "last": self._practice is None and self.at == len(self.stops) - 1,
            "shut": self._practice is None and self.at >= self._open(),
            "title": self.title.in_language(lang),
        }
        if isinstance(stop, TextStop):
            return {**found, "kind": "tell", "task": stop.text.in_language(lang), "board": True}
        verdict = self.session.verdict if isinstance(self.session, PlaySession) else self._verdict
        return {
            **found,
            **self._input(stop, lang),
            "task": stop.task.in_language(lang),
            "board": stop.match is not None,
            "done": stop.solved,
            "verdict": None if verdict is None else _verdict(verdict, lang),
            "tried": [
                [stop.describe_answer(answer, lang), bool(each.right)]
                for answer, each in stop.tried
            ][-LATEST:],
            "hints": [each.in_language(lang) for each in stop.hints[: stop.hinted]],
            "more": stop.hinted < len(stop.hints),
            "solvable": not stop.sealed and stop.right_answer() is not None,
            "solution": stop.explained.in_language(lang) if stop.solution_seen else None,
        }

    def _input(self, stop: Exercise, lang: str) -> dict[str, Any]:
        """What an answer is given with."""
        found: dict[str, Any] = {"kind": stop.kind, "options": stop.options(lang)}
        if isinstance(stop, Mark):
            found["pick"] = self._on_map(stop)
            found["options"] = [] if found["pick"] else [*stop.candidates]
        elif isinstance(stop, Choose):
            found["several"] = stop.several
        elif isinstance(stop, Judge):
            found["free"] = not stop.choices
        elif isinstance(stop, FindError):
            found["entry"] = self._entry
        elif isinstance(stop, Play):
            found["moves"] = len(stop.moves)
        elif isinstance(stop, Order):
            found["order"] = list(range(1, len(found["options"]) + 1))
        return found

    def _dot(self, number: int) -> str:
        stop = self.stops[number]
        if isinstance(stop, TextStop):
            return "seen" if number in self._reached else ""
        return "right" if stop.solved else "wrong" if stop.tried else ""

    def _on_map(self, stop: Exercise | TextStop) -> bool:
        """Whether the answer is marked on the map."""
        return isinstance(stop, Mark) and list(stop.candidates) == list(self._settings.places)

    # What stands in the notebook

    def picture(self) -> str:
        """What a saved notebook shows: the task, as HTML."""
        stop = self.stop
        if isinstance(stop, Exercise):
            return stop.html(self.session.lang)
        said = escape(stop.text.in_language(self.lang))
        return f'<div class="teg-exercise">{super().picture()}<p>{said}</p></div>'

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        page = data.pop("image/svg+xml")
        stop = self.stop
        words = (
            stop.plain(self.lang)
            if isinstance(stop, Exercise)
            else stop.text.in_language(self.lang)
        )
        return {**data, "text/html": page, "text/plain": words}, metadata


def _verdict(verdict: Verdict, lang: str) -> dict[str, Any]:
    """A verdict for the page; what is missing is in its words, as far as it is told."""
    told = verdict.json(lang)
    return {name: told[name] for name in ("right", "text", "clause")}


def _is_done(stop: Exercise | TextStop) -> bool:
    return isinstance(stop, TextStop) or stop.solved
