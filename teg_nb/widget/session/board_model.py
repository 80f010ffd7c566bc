"""Boards without a widget: the values that a page shows, and the answers to its messages.

A host connects a model with pages: a notebook's widget, or a server. The model has no traits and
knows no kernel. It calls ``send`` with messages for the page, and the host passes on what the page
sends:

- ``{"method": "update", "state": {...}, "parts": {...}}``, both ways: values that have changed. A
  page writes only values that `PageModel.accepts`. ``parts`` are long texts, such as the drawing.
- ``{"method": "custom", "content": {...}}``, both ways: messages and replies of
  ``docs/protocol.md``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Protocol, TypeAlias

from teg_nb.engine.board import clean, normalize_name
from teg_nb.engine.errors import BadArgument, BotFailed, GameError
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.log.format import check_note
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import LANGUAGES, note_widget_language
from teg_nb.widget.session import saved_page  # noqa: F401 - it registers its handler
from teg_nb.widget.session.autosave import Notice, NotSaved
from teg_nb.widget.session.messages import Hint, Message, More, Step, opened, parse
from teg_nb.widget.session.refusals import TableRefusal, refused
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import drawing

_LOG = logging.getLogger(__name__)
_LOG.addHandler(logging.NullHandler())  # else logging would print into the running cell

Send: TypeAlias = Callable[[JsonObject], None]

SIZES = ("page", "class")

SPEEDS = ("slow", "normal", "quick", "at_once")
"""Choices for the duration of each bot move on the page."""

HINTS = ("off", "on_request", "always")
"""Levels of help: no hints, hints for whoever asks, or a hint at every decision of a person."""

CONFIRM = ("auto", "always")
"""The end of a placement: by itself once nothing is left to do, or with a press."""

FARTHEST = 10**9
"""Largest step that a page may set. A linked slider can be longer than a match."""

WHOLE = (1, 0, 0)
"""The window that shows the whole map: zoom factor, then left and top in map units."""


def known_size(size: str) -> str:
    """Check a size and return it.

    Raises
    ------
    BadArgument
        If there is no such size.
    """
    if size not in SIZES:
        raise BadArgument("not_one_of", name="size", value=size, known=SIZES)
    return size


class PageModel:
    """Values that a page shows.

    Parameters
    ----------
    send : callable
        Sends a message to the pages.
    **values
        JSON values by name.

    Attributes
    ----------
    values : dict
        All synced values.
    parts : dict of str to str
        Long texts that boards share, by name.
    is_closed : bool
        True once no page may hear anything.
    """

    WRITABLE: ClassVar[frozenset[str]] = frozenset({"lang"})
    """The values that a page may write."""

    def __init__(self, send: Send, **values: Json) -> None:
        self._send = send
        self.values: JsonObject = values
        self.parts: dict[str, str] = {}
        self.is_closed = False

    def accepts(self, name: str, value: object) -> bool:
        """Return true if a page may set a value."""
        return name == "lang" and name in self.WRITABLE and value in LANGUAGES

    def clean(self, name: str, value: Json) -> Json:
        """Return a value from a cell in the form in which it is kept, or raise."""
        return clean(value) if name == "caption" else value

    def write(self, values: JsonObject) -> None:
        """Set values, for a cell or a page. The page's values were accepted before."""
        self.values.update(values)

    def put(
        self, values: JsonObject, again: Sequence[str] = (), parts: Mapping[str, str] | None = None
    ) -> None:
        """Set values and send those that differ, and those of `again` in any case."""
        state = {
            name: value
            for name, value in values.items()
            if name in again or self.values.get(name) != value
        }
        self.values.update(state)
        self.parts.update(parts or {})
        if (state or parts) and not self.is_closed:
            self._send({"method": "update", "state": state, "parts": dict(parts or {})})

    def receive(self, message: JsonObject) -> None:
        """Take a message of a page, for hosts without traits. Rejected values are sent back."""
        if message.get("method") != "update":
            self.answer(message.get("content"))
            return
        state = message.get("state")
        given = state if isinstance(state, dict) else {}
        good = {name: value for name, value in given.items() if self.accepts(name, value)}
        back = [name for name in given if name not in good and name in self.values]
        try:
            self.write(good)
        except GameError:
            back += good
        if back:
            self.put({name: self.values[name] for name in back}, again=back)

    def answer(self, content: object) -> None:
        """Answer a message of a page. A bad message changes nothing."""
        raise NotImplementedError

    def reply(self, content: JsonObject) -> None:
        """Send a reply to the pages."""
        if not self.is_closed:
            self._send({"method": "custom", "content": content})


class BoardModel(PageModel):
    """A match on a map, at a step of a line.

    Parameters
    ----------
    send : callable
        Sends a message to the pages.
    session : Session
    size : str
        ``"page"`` or ``"class"``.
    face : str
        Name of the front end's view.
    **values
        Further values.
    """

    WRITABLE = PageModel.WRITABLE | {"step", "line", "selected", "size", "window"}

    def __init__(
        self, send: Send, session: Session, size: str = "page", face: str = "look", **values: Json
    ) -> None:
        self.session = session
        empty: JsonObject = {"selected": [], "marks": [], "arrows": [], "turns": []}
        rest = {"face": face, "size": size, "caption": "", "window": [*WHOLE], **empty}
        super().__init__(send, **rest, **values)
        self._latest, lines = self._seen()
        self.values |= {**self._around(), "lines": lines, "view": self._latest}
        self.parts["board"] = self._drawing()

    def _drawing(self) -> str:
        """Return the drawing of the board, as JSON."""
        return drawing(self.session.screen, self.session.match.settings)

    # From pages

    def accepts(self, name: str, value: Json) -> bool:
        """Return true if a page may set a value."""
        if name not in self.WRITABLE:
            return False
        match name:
            case "step":
                sound = type(value) is int and 0 <= value <= FARTHEST
                return sound and self._may_go(name, value)
            case "line":
                return self._may_go(name, value)
            case "selected":
                closed = self.session.screen.closed[0]
                return value == [] or (not closed and self._is_places(value))
            case "size":
                return value in SIZES
            case "window":
                numbers = isinstance(value, list) and len(value) == len(WHOLE)
                return (
                    numbers
                    and all(type(number) in (int, float) for number in value)
                    and _is_window(*value)
                )
        return super().accepts(name, value)

    def _is_places(self, value: object) -> bool:
        if not isinstance(value, list) or not all(isinstance(place, str) for place in value):
            return False
        if len(value) > len(self.session.match.settings.places):
            return False
        try:
            self.clean("selected", value)
        except GameError:
            return False
        return True

    def _may_go(self, name: str, value: Json) -> bool:
        """Return true if a page may show a step or line. The past may be closed."""
        session = self.session
        if session.home is not None:  # the values name the position explored from
            return False
        with session.study.lock:
            if name == "line":
                known = isinstance(value, str) and value in session.study.lines
                return known and (value == session.at.line or session.is_open)
            return session.is_open or min(value, len(session.match)) == session.step

    def clean(self, name: str, value: Json) -> Json:
        """Return a value from a cell in the form in which it is kept.

        Raises
        ------
        BadNote
            For marks, arrows or a selection without such a place or tone.
        """
        settings = self.session.match.settings
        if name == "selected":
            if value:
                check_note({"marks": [[place] for place in value]}, settings)
            return self._named(value)
        if name in ("marks", "arrows"):
            if value:
                check_note({name: value}, settings)
            places = 1 if name == "marks" else 2
            return [[*self._named(item[:places]), *item[places:]] for item in value]
        return super().clean(name, value)

    def _named(self, places: Sequence[str]) -> list[str]:
        """Return names of places as they are printed."""
        settings = self.session.match.settings
        printed = {normalize_name(place): place for place in settings.places}
        return [printed[normalize_name(place)] for place in places]

    def write(self, values: JsonObject) -> None:
        """Set values, for a cell or a page.

        Raises
        ------
        IllegalAction, UnknownName
            If a position is closed or unknown. Nothing has changed.
        """
        before = {name: self.values[name] for name in values}
        super().write(values)
        if "lang" in values and self.session.lang != values["lang"]:
            self.session.lang = values["lang"]
            note_widget_language(values["lang"])
            self.refresh()
        if values.keys() & {"step", "line"} and not self._is_at():
            try:
                self.session.show(self.values["step"], self.values["line"])
            except GameError:
                self.values.update(before)
                raise
            self.refresh()

    def _is_at(self) -> bool:
        """Return true if the session shows the position that the values name."""
        session = self.session
        if session.home is not None:
            return True
        with session.study.lock:
            at, step = session.at, min(self.values["step"], len(session.match))
            return bool(self.values["line"] == at.line and step == at.step)

    def answer(self, content: object) -> None:
        """Answer a browser. A bad message changes neither the match nor the view.

        A host may call this in a thread of its own, concurrently with a cell. Every page that is
        connected receives the reply. The asking view recognizes it by the nonce.
        """
        message: Message | None = None
        reply: JsonObject | None
        done, parts = False, None
        nonce, payload = opened(content)
        try:
            message = parse(payload)
            self.check(message)
            reply = self.session.handle(message)
            parts = self.take_over()
            done = True
        except Exception as fault:  # also a bot's: without a reply the page would wait forever
            reply = self.refusal(fault)
            # Decisions of bots before a failure stay.
            done = isinstance(fault, BotFailed) and isinstance(message, Step | More)
        except KeyboardInterrupt:
            self.refresh()
            self.keep()
            raise
        if message is None or not message.asks:
            self.refresh(parts)
        if done and message is not None and message.changes:
            try:
                self.keep()
            except NotSaved as fault:
                reply = self.refusal(fault)
        if reply is not None:
            self.reply({**reply, "nonce": nonce})

    def check(self, message: Message) -> None:
        """Refuse a message that this board does not take, whatever its session does."""

    def take_over(self) -> dict[str, str] | None:
        """Show a match that has just begun, in a board with a start screen. Return new parts."""
        return None

    def keep(self) -> None:
        """Save changes, in a board with a file."""

    def refusal(self, fault: Exception) -> JsonObject:
        """Return the reply to a message that failed."""
        return refused(fault, self.session.step, self.session.lang)

    # To pages

    def _seen(self) -> tuple[JsonObject, list[JsonObject]]:
        """Return the payload of the page, and the lines apart, because they seldom change."""
        payload = self.session.view()
        return payload, payload.pop("lines")

    def _around(self) -> JsonObject:
        """Return the values beside the view. A step beyond the end keeps its value."""
        payload = self._latest
        if payload["exploring"]:  # views that follow the board stay where the exploration began
            return {"lang": payload["lang"]}
        written, line = self.values.get("step", 0), self.values.get("line")
        step = payload["step"]
        beyond = written > step == payload["steps"] and line == payload["line"]
        return {
            "line": payload["line"],
            "step": written if beyond else step,
            "steps": payload["steps"],
            "lang": payload["lang"],
        }

    def refresh(self, parts: Mapping[str, str] | None = None, **values: Json) -> None:
        """Send the position shown. The view is sent even if it is the same: a page waits for it."""
        sent = None
        while sent is not self._latest:  # another thread may have sent a later payload first
            with self.session.study.lock:
                sent, lines = self._seen()
                self._latest = sent
            self.put({**values, **self._around(), "lines": lines, "view": sent}, ["view"], parts)


class MatchFile(Protocol):
    """The place where a board saves its study, such as an `Autosave`."""

    @property
    def holds_one(self) -> bool:
        """True if it holds one match only, so that the board offers no other."""
        ...

    @property
    def notices(self) -> Sequence[Notice]:
        """Messages to the player about the file."""
        ...

    def save(self, study: Study) -> None:
        """Save a study, or raise `NotSaved`."""


class MatchModel(BoardModel):
    """A board for play.

    Parameters
    ----------
    send : callable
        Sends a message to the pages.
    session : Session
    size, auto, speed, hints, confirm
        As for `MatchWidget`.
    file : MatchFile, optional
        The file of the board.

    Attributes
    ----------
    last_error : Exception or None
        The error of the last message that was valid.
    """

    WRITABLE = BoardModel.WRITABLE | {"auto", "speed", "hints"}

    def __init__(
        self,
        send: Send,
        session: Session,
        size: str = "page",
        *,
        auto: bool = True,
        speed: str = "normal",
        hints: str = "on_request",
        confirm: str = "always",
        file: MatchFile | None = None,
    ) -> None:
        self.file = file
        self.last_error: Exception | None = None
        self._save(session)
        session.starts_again = self._starts_again
        settings: JsonObject = {"auto": auto, "speed": speed, "hints": hints, "confirm": confirm}
        super().__init__(send, session, size, "board", **settings)

    def accepts(self, name: str, value: Json) -> bool:
        """Return true if a page may set a value."""
        if name == "auto":
            return type(value) is bool
        if name == "hints":  # no page may forbid hints, nor allow what was forbidden
            return "off" not in (value, self.values["hints"]) and value in HINTS
        return value in SPEEDS if name == "speed" else super().accepts(name, value)

    def check(self, message: Message) -> None:
        """Refuse to give a hint where hints are off."""
        if isinstance(message, Hint) and self.values["hints"] == "off":
            raise TableRefusal("hints_off")

    def keep(self) -> None:
        """Save new entries in the file of the board, if it has one.

        Raises
        ------
        NotSaved
            If the file cannot be written.
        """
        self._save(self.session)
        self.put({"notice": self._notice()})

    def take_over(self) -> dict[str, str] | None:
        """Show the match that was started on the start screen, or that screen again."""
        session, follows = self.session, self.session.next
        if not isinstance(follows, Session):
            return None
        self.session = follows
        self.session.is_fixed = session.is_fixed
        self.session.starts_again = self._starts_again
        shown: JsonObject = {"selected": [], "marks": [], "arrows": [], "turns": []}
        self.put({"auto": bool(self.session.people), **shown})
        drawing = self._drawing()
        return None if drawing == self.parts["board"] else {"board": drawing}

    @property
    def _starts_again(self) -> bool:
        """True if another match may follow on this board."""
        return self.file is None or not self.file.holds_one

    def _save(self, session: Session) -> None:
        if self.file is not None and session.BEGUN:
            session.kept_study.at = session.kept_at
            self.file.save(session.kept_study)

    def _notice(self) -> str:
        """Return the messages about the file, for the board."""
        notices = self.file.notices if self.file is not None else ()
        return "\n".join(notice.text(self.session.lang) for notice in notices)

    def _around(self) -> JsonObject:
        return {**super()._around(), "notice": self._notice()}

    def refusal(self, fault: Exception) -> JsonObject:
        """Return the reply to a failed message. Store and log errors that are not its fault."""
        if isinstance(fault, BotFailed | NotSaved) or not isinstance(fault, GameError):
            self.last_error = fault
            self.put({"auto": False})  # else the page would try again at once
            _LOG.error("a message of the browser failed", exc_info=fault)
        return super().refusal(fault)


def _is_window(times: float, left: float, top: float) -> bool:
    """Return true if numbers are a valid window: a possible zoom factor, and a place in reach."""
    return 1 <= times <= 1000 and all(abs(number) <= 1e9 for number in (left, top))
