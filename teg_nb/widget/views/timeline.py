"""Views that follow a step: the list of events, the log as a table, standings over time."""

from __future__ import annotations

from typing import ClassVar

import traitlets
from traitlets import Bunch

from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import known_language
from teg_nb.widget.base.board_link import BoardLink
from teg_nb.widget.base.replays import Replay
from teg_nb.widget.base.shared_text import reference
from teg_nb.widget.base.static_views import listed, raced
from teg_nb.widget.base.turning_points import TurningPointMarks
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.games import screen_of
from teg_nb.widget.session.board_model import SIZES
from teg_nb.widget.session.read_only import as_study
from teg_nb.widget.session.replay_feed import ReplayFeed, Row
from teg_nb.widget.session.view_model import drawing


class TimelineView(BoardLink, BaseView):
    """A view that follows a step. All its data is on the page, so it moves without the kernel.

    See `Timeline` for the parameters.
    """

    film = reference()
    tail = traitlets.Dict().tag(sync=True)
    size = traitlets.Enum(SIZES, SIZES[0]).tag(sync=True)

    FACE: ClassVar[str]
    THEIRS: ClassVar[frozenset[str]] = frozenset({"step", "line", "size"})

    def __init__(self, shown: object, *, lang: str = "", step: int | None = None) -> None:
        board = shown if isinstance(shown, MapView) else None
        study = board.study if board else as_study(shown)
        lang = known_language(lang or (board.lang if board else "es"))
        self._film = replay_feed(board, lang) if board else ReplayFeed(study, lang)
        text, tail = self._film.texts()
        self._told = tail
        at = {"step": board.step, "line": board.line} if board else {"step": len(study.match)}
        super().__init__(
            parts={"film": text},
            face=self.FACE,
            tail=tail,
            lang=lang,
            **{**at, **({} if step is None else {"step": step})},
        )
        self._steps()
        self._board = board
        if board is not None:
            self._follow(board)
            board.observe(self._on_board, "view")

    @property
    def study(self) -> Study:
        """The study shown."""
        return self._film.study

    def refresh(self) -> None:
        """Add moves and notes that are new in the study."""
        text, tail = self._film.texts()
        before = self.film
        if before.text is text and self._told is tail:
            return
        self._told = tail
        with self.hold_sync():
            if before.text != text:
                self._take("film", text)
            self.tail = tail
            if all(self.line != line["name"] for line in tail["lines"]):  # it was deleted
                board = self._board
                self.line, self.step = (board.line, board.step) if board else (MAIN, self.step)
            self._steps()
        self._leave(before)

    def close(self) -> None:
        """Close the view and stop following."""
        if self.comm is not None and self._led is not None:
            self._led.unobserve(self._on_board, "view")
            self._go_alone()
        super().close()

    def _on_board(self, change: Bunch) -> None:
        self.refresh()

    def accepts_from_page(self, name: str, value: object) -> bool:
        """Return true if a page may set a trait to a value."""
        if name == "line":
            return any(value == line["name"] for line in self.tail["lines"])
        return value in SIZES if name == "size" else super().accepts_from_page(name, value)

    def _steps(self) -> None:
        ends = {line["name"]: line["end"] for line in self.tail["lines"]}
        self.steps = ends.get(self.line, 0)

    def _on_moved(self, change: Bunch) -> None:
        self._steps()

    def _on_lang(self, change: Bunch) -> None:
        self._film = ReplayFeed(self.study, self.lang, self._film.people)
        self.refresh()

    def replay(self) -> Replay | None:
        """Return the match, at the step shown."""
        settings = self.study.match.settings
        at = {"lang": self.lang, "line": self.line, "step": self.step}
        names = ("caption", "size", "turns")
        own = {name: getattr(self, name) for name in names if self.has_trait(name)}
        leader = self if self._board is None else self._board
        board = drawing(screen_of(settings.game), settings)
        return Replay(self.FACE, self.study, board, at, own, leader.own_id)

    def rows(self) -> list[tuple[int, Row]]:
        """List step and row of the entries of the line shown, as anybody may read them."""
        return self._film.path(self.line)

    def __repr__(self) -> str:
        position = f"step {self.step} of {self.steps}"
        return f"<{type(self).__name__} {self.study.match.game.name}: {position}>"


class Timeline(TimelineView):
    """All events by round, with comments and variations, filtered by seat and kind.

    A click on an event shows its step.

    Parameters
    ----------
    shown : Match, Study, position or board
        With a board, the view shares its `step` and `line`, and grows with its moves.
    lang : str, optional
        ``"es"`` or ``"en"``; by default the language of the board, else Spanish.
    step : int, optional
        Initial step, if `shown` is not a board; by default the last one.

    Attributes
    ----------
    size : str
        ``"page"`` or ``"class"``.

    Notes
    -----
    Where a game keeps its log closed (REC-8.9), only news since people last acted is shown. The
    people are those of the board, else all seats.

    Examples
    --------
    >>> from teg_nb import Timeline
    >>> import teg_nb
    >>> match = teg_nb.Match("teg", start=teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
    >>> timeline = Timeline(match, lang="en")
    >>> timeline
    <Timeline teg: step 2 of 2>
    >>> timeline.rows()[2][1].text
    'Blanco attacks Argentina from Chile: 6-4-1 against 5-4; loses 1 army, the defender 1.'
    """

    FACE = "timeline"

    def picture(self) -> str:
        """Return the events around the step as SVG."""
        return listed(self.rows(), self.step, self._film.head()["seats"])


class LogTable(Timeline):
    """The log as a table. The selected row is the step. See `Timeline` for the parameters.

    Examples
    --------
    >>> from teg_nb import LogTable, Match
    >>> LogTable(Match("teg", seats=3), lang="en")
    <LogTable teg: step 0 of 0>
    """

    FACE = "table"


class StandingsView(TurningPointMarks, TimelineView):
    """Standings of the seats over time, in countries and armies or the game's own counts.

    A cursor marks the step, and a click moves it. Turning points come from the board: see
    `mark_turning_points`. See `Timeline` for the parameters.

    Examples
    --------
    >>> from teg_nb import Match, StandingsView
    >>> StandingsView(Match("teg", seats=3), lang="en")
    <StandingsView teg: step 0 of 0>
    """

    FACE = "race"

    def __init__(self, shown: object, *, lang: str = "", step: int | None = None) -> None:
        super().__init__(shown, lang=lang, step=step)
        if self._board is not None:
            self._turns = traitlets.link((self._board, "turns"), (self, "turns"))

    def close(self) -> None:
        """Close the view and stop following."""
        if self._board is not None and self.comm is not None:
            self._turns.unlink()
        super().close()

    def picture(self) -> str:
        """Return the lines and the cursor as SVG."""
        turns = [turn for turn in self.turns if turn["line"] == self.line]
        return raced(self.rows(), self.step, self._film.head(), turns)


def replay_feed(board: MapView, lang: str) -> ReplayFeed:
    """Return the film of a board for its people. All views of the board share it."""
    film = board.session.film
    if film is None or film.lang != lang:
        people = board.session.people
        film = ReplayFeed(board.study, lang, people)
        if lang == board.session.lang:
            board.session.film = film
    return film
