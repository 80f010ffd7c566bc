"""A view of a match that is a map: what a board to play on and one to look at have in common."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from math import isfinite
from typing import Any, ClassVar

import traitlets

from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import BadArgument, BotFailed, GameError
from teg_nb.engine.log.format import check_note
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import without_gc
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import note_widget_language
from teg_nb.widget.base.shared_text import reference
from teg_nb.widget.base.turning_points import TurningPointMarks
from teg_nb.widget.base.view import STATIC, BaseView
from teg_nb.widget.games import Screen
from teg_nb.widget.session.autosave import NotSaved
from teg_nb.widget.session.messages import (
    ASKING,
    CHANGING,
    Message,
    More,
    Step,
    Still,
    opened,
    parse,
)
from teg_nb.widget.session.session import Session, refused

SIZES = ("page", "class")
_MARKS = {"good": "selected", "bad": "target", "idea": "selected", "look": "legal"}
"""How a picture marks what has a tone."""
WHOLE = (1, 0, 0)
"""The window on the map that shows all of it: how many times larger, left and top in its units."""


class MapView(TurningPointMarks, BaseView):
    """A match on a map, at a step of a line.

    Attributes
    ----------
    selected : list of str
        Countries that are chosen, the one from where first. Empty while a choice is put together
        that others may not see. What is written here is shown, never played.
    marks, arrows : list of list
        What is drawn over the map: ``["Brasil", "good"]``, ``["Chile", "Brasil", "idea"]``; the
        tone may be left out. See `mark` and `arrow`.
    size : str
        ``"page"``, or ``"class"``: words that a class reads from the last row.
    window : list of float
        What is seen of the map: how many times larger, and from where. Link it to zoom two alike.
    """

    board = reference()
    plotly = reference()
    size = traitlets.Enum(SIZES, SIZES[0]).tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    lines: traitlets.List[Any] = traitlets.List().tag(sync=True)
    selected: traitlets.List[Any] = traitlets.List(traitlets.Unicode()).tag(sync=True)
    marks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    arrows: traitlets.List[Any] = traitlets.List().tag(sync=True)
    window: traitlets.List[Any] = traitlets.List([*WHOLE]).tag(sync=True)

    THEIRS: ClassVar[frozenset[str]] = BaseView.THEIRS | {"selected", "size", "window"}

    @without_gc  # a first board reads thousands of points and words
    def __init__(self, session: Session, size: str = "page", **given: Any) -> None:
        if size not in SIZES:
            raise BadArgument("not_one_of", name="size", value=size, known=SIZES)
        self.session = session
        self._latest, lines = self._seen()
        super().__init__(
            parts={"board": self._drawing(), "plotly": _plotly()},
            **{"size": size, "view": self._latest, "lines": lines, **self._where(), **given},
        )

    @property
    def match(self) -> Match:
        """The line of play on the screen: that of the match handed in, or a variation."""
        return self.session.match

    @property
    def study(self) -> Study:
        """All that was played here, and what is said of it."""
        return self.session.study

    @property
    def _settings(self) -> Any:
        return self.match.settings

    def _drawing(self) -> str:
        """The drawing of the board, as JSON."""
        return _board(self.session.screen, self._settings)

    def show(self, step: int, line: str = "") -> None:
        """Show the position after so many entries, of the line shown or another one.

        Raises
        ------
        IllegalAction
            If nobody may look back: see ``memory_aid`` of La Reconquista.
        UnknownName
            If there is no such line.
        """
        self.session.show(step, line)
        self.refresh()

    def refresh(self) -> None:
        """Show the match as it is now, after it was changed in a cell."""
        self._show()

    # What is drawn over the map

    def mark(self, place: str, tone: str = "look") -> None:
        """Mark a country: ``"good"``, ``"bad"``, ``"idea"`` or ``"look"``.

        Raises
        ------
        BadNote
            If there is no such country, or no such tone.

        Examples
        --------
        >>> import teg_nb
        >>> board = teg_nb.BoardView(teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> board.mark("Argentina", "bad")
        >>> board.arrow("Chile", "Argentina")
        >>> board.marks, board.arrows
        ([['Argentina', 'bad']], [['Chile', 'Argentina', 'good']])
        >>> board.clear()
        >>> board.marks, board.arrows
        ([], [])
        """
        self.marks = [*self.marks, [place, tone]]

    def arrow(self, source: str, target: str, tone: str = "good") -> None:
        """Draw an arrow from a country to another one.

        Raises
        ------
        BadNote
            If there is no such country, or no such tone.
        """
        self.arrows = [*self.arrows, [source, target, tone]]

    def clear(self) -> None:
        """Take away all marks and arrows, and the words below."""
        self.marks, self.arrows, self.caption = [], [], ""

    @traitlets.validate("marks", "arrows")
    def _drawn(self, proposal: Any) -> list[list[str]]:
        name = proposal["trait"].name
        if proposal["value"]:
            check_note({name: proposal["value"]}, self._settings)
        places = 1 if name == "marks" else 2
        return [[*self._named(each[:places]), *each[places:]] for each in proposal["value"]]

    @traitlets.validate("selected")
    def _chosen(self, proposal: Any) -> list[str]:
        if proposal["value"]:
            check_note({"marks": [[each] for each in proposal["value"]]}, self._settings)
        return self._named(proposal["value"])

    def _named(self, places: Sequence[str]) -> list[str]:
        """Places as they are printed."""
        printed = {normalize_name(each): each for each in self._settings.places}
        return [printed[normalize_name(each)] for each in places]

    # What comes from pages

    def accepts_from_page(self, name: str, value: Any) -> bool:
        """Whether a page may set a trait so."""
        if name in ("step", "line") and super().accepts_from_page(name, value):
            return self._may_go(name, value)
        if name == "selected":
            return value == [] or (not self.session.screen.closed[0] and self._is_places(value))
        if name == "size":
            return value in SIZES
        if name == "window":
            numbers = isinstance(value, list) and len(value) == len(WHOLE)
            return numbers and all(type(each) in (int, float) for each in value) and _is_one(*value)
        return super().accepts_from_page(name, value)

    def _is_places(self, value: Any) -> bool:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            return False
        if len(value) > len(self._settings.places):
            return False
        try:
            check_note({"marks": [[each] for each in value]}, self._settings)
        except GameError:
            return False
        return True

    def _may_go(self, name: str, value: Any) -> bool:
        """Whether a page may look there: the past may be closed, and a line must be one."""
        with self.study.lock:
            if name == "line":
                known = isinstance(value, str) and value in self.study.lines
                return known and (value == self.session.at.line or self.session.is_open)
            return self.session.is_open or min(value, len(self.match)) == self.session.step

    def _on_moved(self, change: Any) -> None:
        """Go where a cell, another widget or a page has set that one looks."""
        with self.study.lock:
            at = self.session.at
            if self.line == at.line and min(self.step, len(self.match)) == at.step:
                return
        try:
            self.session.show(self.step, self.line)
        except GameError:
            self.set_trait(change["name"], change["old"])
            raise
        self._show()

    def _on_lang(self, change: Any) -> None:
        if self.lang != self.session.lang:
            self.session.lang = self.lang
            note_widget_language(self.lang)
            self._show()

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        """Answer a browser: whatever it sends, the match is sound and the view is its own again.

        It may run in a thread of its own, beside a cell. The answer goes to every page that is
        connected to the kernel; the view of the page that asked knows it by the nonce.
        """
        if self.shares(content):
            return
        message: Message | None = None
        reply: dict[str, Any] | None
        done = False
        nonce, said = opened(content)
        try:
            message = parse(said)
            if isinstance(message, Still):
                self.refresh_snapshot()
                return
            reply = self.session.handle(message)
            done = True
        except Exception as fault:  # a bot's as well: the page must not wait for ever
            reply = self._refused(fault)
            # What bots have decided before one of them failed stays.
            done = isinstance(fault, BotFailed) and isinstance(message, Step | More)
        except KeyboardInterrupt:
            self._show()
            self._keep()
            raise
        if not isinstance(message, ASKING):
            self._show()
        if done and isinstance(message, CHANGING):
            try:
                self._keep()
            except NotSaved as fault:
                reply = self._refused(fault)
        if reply is not None:
            self.send({**reply, "nonce": nonce})

    def _keep(self) -> None:
        """Keep what has changed, where there is somewhere to keep it."""

    def _refused(self, fault: Exception) -> dict[str, Any]:
        """The reply to a message that failed."""
        return refused(fault, self.session.step, self.session.lang)

    # What goes to pages

    def _seen(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What the page is shown, and the lines of play: they seldom change, so they go apart."""
        seen = self.session.view()
        return seen, seen.pop("lines")

    def _where(self) -> dict[str, Any]:
        """The place shown, as traits; a step beyond the end is left alone."""
        seen = self._latest
        written = getattr(self, "step", 0)
        step = seen["step"]
        beyond = written > step == seen["steps"] and self.line == seen["line"]
        return {
            "line": seen["line"],
            "step": written if beyond else step,
            "steps": seen["steps"],
            "lang": seen["lang"],
        }

    def _show(self) -> None:
        sent = None
        while sent is not self._latest:  # another thread may have sent a later one before it
            with self.study.lock:
                sent, lines = self._seen()
                self._latest = sent
            same = self.view == sent
            with self.hold_sync(), self.hold_trait_notifications():
                for name, value in {**self._where(), "lines": lines, "view": sent}.items():
                    self.set_trait(name, value)
            if same:  # a page that waits for an answer
                self.send_state("view")

    def picture(self) -> str:
        """The position shown, as SVG, with what anybody may know and what is drawn over it."""
        drawn: dict[str, Any] = {}
        if self.marks:
            tones = {place: tone[0] if tone else "good" for place, *tone in self.marks}
            drawn["marks"] = {place: _MARKS[tone] for place, tone in tones.items()}
        if self.arrows:
            drawn["arrows"] = [(source, target) for source, target, *_ in self.arrows]
        picture = self.session.picture(**drawn)
        if self.caption:
            words = " · ".join(filter(None, (picture.caption, self.caption)))
            picture = self.session.picture(**drawn, caption=words)
        return str(picture.svg)


@lru_cache(maxsize=8)
def _board(screen: Screen, settings: Any) -> str:
    board = {**screen.board(settings), "place": settings.place}
    return json.dumps(board, separators=(",", ":"))


@cache
def _plotly() -> str:
    return (STATIC / "plotly.js").read_text("utf-8")


def _is_one(times: float, left: float, top: float) -> bool:
    """Whether numbers are a window on a map: of some size, and somewhere."""
    return 1 <= times <= 1000 and all(isfinite(each) for each in (left, top))
