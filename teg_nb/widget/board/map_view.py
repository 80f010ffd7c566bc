"""The base class of views with a map: boards for play and boards for viewing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar

import traitlets
from traitlets import Bunch

from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import BadArgument, BotFailed, GameError
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.log.format import check_note
from teg_nb.engine.open_types import AnySettings
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import without_gc
from teg_nb.engine.play.study import Study
from teg_nb.engine.settings import Settings
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
"""Marks of a picture for each tone."""
WHOLE = (1, 0, 0)
"""The window that shows the whole map: zoom factor, then left and top in map units."""


class MapView(TurningPointMarks, BaseView):
    """A match on a map, at a step of a line.

    Attributes
    ----------
    Names of the selected countries, the source first. Empty during a choice that others may
    not see. Setting it selects, but never plays.
    marks, arrows : list of list
        Annotations on the map: ``["Brasil", "good"]``, ``["Chile", "Brasil", "idea"]``. The tone is
        optional. See `mark` and `arrow`.
    size : str
        ``"page"``, or ``"class"``: text that a class can read from the last row.
    window : list of float
        The visible part of the map: zoom factor, left and top. Link it to zoom two maps alike.
    """

    board = reference()
    plotly = reference()
    size = traitlets.Enum(SIZES, SIZES[0]).tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    lines: traitlets.List[Json] = traitlets.List().tag(sync=True)
    selected: traitlets.List[Json] = traitlets.List(traitlets.Unicode()).tag(sync=True)
    marks: traitlets.List[Json] = traitlets.List().tag(sync=True)
    arrows: traitlets.List[Json] = traitlets.List().tag(sync=True)
    window: traitlets.List[Json] = traitlets.List([*WHOLE]).tag(sync=True)

    THEIRS: ClassVar[frozenset[str]] = BaseView.THEIRS | {
        *("step", "line", "selected", "size", "window")
    }

    @without_gc  # a first board reads thousands of points and words
    def __init__(self, session: Session, size: str = "page", **given: object) -> None:
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
        """The match of the line shown: the match passed in, or a variation."""
        return self.session.match

    @property
    def study(self) -> Study:
        """The study: all lines played, with their notes."""
        return self.session.study

    @property
    def _settings(self) -> AnySettings:
        return self.match.settings

    def _drawing(self) -> str:
        """Return the drawing of the board, as JSON."""
        return _board(self.session.screen, self._settings)

    def show(self, step: int, line: str = "") -> None:
        """Show the position after `step` entries, of the line shown or another one.

        Raises
        ------
        IllegalAction
            If earlier positions are closed: see ``memory_aid`` of La Reconquista.
        UnknownName
            If there is no such line.
        """
        self.session.show(step, line)
        self.refresh()

    def refresh(self) -> None:
        """Update the view after a cell has changed the match."""
        self._show()

    # Annotations

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
        """Remove all marks and arrows, and the caption."""
        self.marks, self.arrows, self.caption = [], [], ""

    @traitlets.validate("marks", "arrows")
    def _drawn(self, proposal: Bunch) -> list[list[str]]:
        name = proposal["trait"].name
        if proposal["value"]:
            check_note({name: proposal["value"]}, self._settings)
        places = 1 if name == "marks" else 2
        return [
            [*self._named(annotation[:places]), *annotation[places:]]
            for annotation in proposal["value"]
        ]

    @traitlets.validate("selected")
    def _chosen(self, proposal: Bunch) -> list[str]:
        if proposal["value"]:
            check_note({"marks": [[place] for place in proposal["value"]]}, self._settings)
        return self._named(proposal["value"])

    def _named(self, places: Sequence[str]) -> list[str]:
        """Return names of countries as they are printed."""
        printed = {normalize_name(place): place for place in self._settings.places}
        return [printed[normalize_name(place)] for place in places]

    # From pages

    def accepts_from_page(self, name: str, value: Json) -> bool:
        """Return true if a page may set a trait to a value."""
        if name == "line" or (name == "step" and super().accepts_from_page(name, value)):
            return self._may_go(name, value)
        if name == "selected":
            return value == [] or (not self.session.screen.closed[0] and self._is_places(value))
        if name == "size":
            return value in SIZES
        if name == "window":
            numbers = isinstance(value, list) and len(value) == len(WHOLE)
            return (
                numbers
                and all(type(number) in (int, float) for number in value)
                and _is_one(*value)
            )
        return super().accepts_from_page(name, value)

    def _is_places(self, value: object) -> bool:
        if not isinstance(value, list) or not all(isinstance(place, str) for place in value):
            return False
        if len(value) > len(self._settings.places):
            return False
        try:
            check_note({"marks": [[place] for place in value]}, self._settings)
        except GameError:
            return False
        return True

    def _may_go(self, name: str, value: Json) -> bool:
        """Return true if a page may show a step or line. The past may be closed."""
        with self.study.lock:
            if name == "line":
                known = isinstance(value, str) and value in self.study.lines
                return known and (value == self.session.at.line or self.session.is_open)
            return self.session.is_open or min(value, len(self.match)) == self.session.step

    def _on_moved(self, change: Bunch) -> None:
        """Show the position that a cell, another widget or a page has set."""
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

    def _on_lang(self, change: Bunch) -> None:
        if self.lang != self.session.lang:
            self.session.lang = self.lang
            note_widget_language(self.lang)
            self._show()

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        """Answer a browser. A bad message changes neither the match nor the view.

        The handler may run in a thread of its own, concurrently with a cell. Every page that is
        connected to the kernel receives the reply. The asking view recognizes it by the nonce.
        """
        if self.shares(content):
            return
        message: Message | None = None
        reply: JsonObject | None
        done = False
        nonce, payload = opened(content)
        try:
            message = parse(payload)
            if isinstance(message, Still):
                self.refresh_snapshot()
                return
            reply = self.session.handle(message)
            done = True
        except Exception as fault:  # also a bot's: without a reply the page would wait forever
            reply = self._refused(fault)
            # Decisions of bots before a failure stay.
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
        """Save changes, in subclasses with a file."""

    def _refused(self, fault: Exception) -> JsonObject:
        """Return the reply to a message that failed."""
        return refused(fault, self.session.step, self.session.lang)

    # To pages

    def _seen(self) -> tuple[JsonObject, list[JsonObject]]:
        """Return the payload of the page, and the lines apart, because they seldom change."""
        payload = self.session.view()
        return payload, payload.pop("lines")

    def _where(self) -> JsonObject:
        """Return the position shown, as traits. A step beyond the end keeps its value."""
        payload = self._latest
        written = getattr(self, "step", 0)
        step = payload["step"]
        beyond = written > step == payload["steps"] and self.line == payload["line"]
        return {
            "line": payload["line"],
            "step": written if beyond else step,
            "steps": payload["steps"],
            "lang": payload["lang"],
        }

    def _show(self) -> None:
        sent = None
        while sent is not self._latest:  # another thread may have sent a later payload first
            with self.study.lock:
                sent, lines = self._seen()
                self._latest = sent
            same = self.view == sent
            with self.hold_sync(), self.hold_trait_notifications():
                for name, value in {**self._where(), "lines": lines, "view": sent}.items():
                    self.set_trait(name, value)
            if same:  # the page waits for an answer
                self.send_state("view")

    def picture(self) -> str:
        """Draw the position shown as SVG, with public facts and annotations only."""
        drawn: JsonObject = {}
        if self.marks:
            tones = {place: tone[0] if tone else "good" for place, *tone in self.marks}
            drawn["marks"] = {place: _MARKS[tone] for place, tone in tones.items()}
        if self.arrows:
            drawn["arrows"] = [(source, target) for source, target, *_ in self.arrows]
        picture = self.session.picture(**drawn)
        if self.caption:
            caption = " · ".join(filter(None, (picture.caption, self.caption)))
            picture = self.session.picture(**drawn, caption=caption)
        return str(picture.svg)


@lru_cache(maxsize=8)
def _board(screen: Screen, settings: Settings) -> str:
    board = {**screen.board(settings), "place": settings.place}
    return json.dumps(board, separators=(",", ":"))


@cache
def _plotly() -> str:
    return (STATIC / "plotly.js").read_text("utf-8")


def _is_one(times: float, left: float, top: float) -> bool:
    """Return true if numbers are a valid window: a possible zoom factor, and a place in reach."""
    return 1 <= times <= 1000 and all(abs(number) <= 1e9 for number in (left, top))
