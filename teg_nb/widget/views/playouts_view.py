"""Playouts in the notebook: a start button, growing bars, a stop button, and comparisons."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import ClassVar

import traitlets

from teg_nb.analysis.charts.svg import Interval, Panel, interval_panels
from teg_nb.analysis.intervals import newcombe, wilson
from teg_nb.engine.actions import NOBODY
from teg_nb.engine.errors import BadMessage, GameError, StaleStep
from teg_nb.engine.game import seat_number
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.engine.schema.position import Position
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES, known_language, note_widget_language
from teg_nb.engine.text.phrases import phrases
from teg_nb.simulation.background import PlayoutJob
from teg_nb.simulation.playouts import ROUNDS, SPECTATOR, Playouts, percent
from teg_nb.widget.base.board_link import BoardLink
from teg_nb.widget.base.lifetime import close_looks, stands
from teg_nb.widget.base.page_traits import PageTraits
from teg_nb.widget.base.snapshot import saved
from teg_nb.widget.base.static_views import sentence
from teg_nb.widget.base.view import STATIC
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.refusals import refused
from teg_nb.widget.session.view_model import painted

BOTS = ("greedy", "easy", "normal", "random")
"""Bots that a page may choose. The first one is the default."""

GAMES = (100, 1000, 10_000)
"""Numbers of playouts that a page may choose."""

_ENDS = 6
_PAUSE = 0.1
"""Maximum number of listed outcomes; seconds between two updates of the page."""

_ESM = (STATIC / "playouts.js").read_text("utf-8")


@dataclass(frozen=True)
class _Run:
    """Playouts from one position. The state tells whether the position is still the same."""

    at: StudyPosition
    state: Position
    wanted: tuple[int, str]
    running: PlayoutJob


class PlayoutsView(BoardLink, PageTraits):
    """A view that plays a position many times: start, growing win shares with intervals, stop.

    Parameters
    ----------
    match : Match, Study or board
        With a board, the view follows it.
    line, step : str, int, optional
        Initial position, if `match` is not a board; by default the end of the main line.
    perspective : int or str, optional
        Knowledge from which the playouts begin: a seat, ``"spectator"``, or ``"all"``, the true
        position, for open tables. Default: the true position of a finished match, else public
        knowledge. Shares from hidden cards would reveal them.
    seed : int or str
        Makes the result equal to ``playouts(study, n, bots, seed, at=at)``.
    lang : str
        ``"es"`` or ``"en"``.

    Attributes
    ----------
    line, step : str, int
        Synced: the start of the next playouts. A step beyond the end of a line means the end, but
        keeps its value.
    lang : str
        Synced.
    against : StudyPosition or None
        The position for comparison.

    Notes
    -----
    Results go to the page in messages, never in a trait: a notebook would save a trait.
    From one seat's knowledge, percentages are its secret. The still of the view has only public
    results.

    Examples
    --------
    >>> from teg_nb import Match, PlayoutsView
    >>> view = PlayoutsView(Match(seats=3), seed=1)
    >>> view
    <PlayoutsView teg: main, step 0>
    """

    _esm = _ESM
    line = traitlets.Unicode(MAIN).tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, LANGUAGES[0]).tag(sync=True)
    THEIRS: ClassVar[frozenset[str]] = PageTraits.THEIRS | {"step", "line"}

    _runs: Sequence[_Run] = ()

    def __init__(
        self,
        match: Match | Study | MapView,
        line: str = MAIN,
        step: int | None = None,
        *,
        perspective: int | str | None = None,
        seed: int | str = 0,
        lang: str = "",
    ) -> None:
        board = match if isinstance(match, MapView) else None
        lang = lang or (board.lang if board else "es")
        study = match if isinstance(match, Study) else board.study if board else Study(match)
        end = study.end(line)
        at = end if step is None else StudyPosition(line, step)
        study.state(at)  # raises if there is no such position
        if perspective not in (None, "all", SPECTATOR):
            perspective = study.match.settings.seats[
                seat_number(perspective, study.match.settings.seats)
            ]
        self.study = study
        self.seed = seed
        self.against: StudyPosition | None = None
        self._seen_by = perspective
        self._told = 0.0
        self._words: tuple[str, JsonObject] | None = None
        super().__init__(line=line, step=at.step, lang=known_language(lang))
        stands(self)
        if board is not None:
            self._follow(board)
        self.on_msg(self._on_message)

    @property
    def at(self) -> StudyPosition:
        """The start of the next playouts: `step`, or the end of the line if that is earlier."""
        return StudyPosition(self.line, min(self.step, self.study.end(self.line).step))

    @property
    def perspective(self) -> str | None:
        """The perspective from which playouts begin; None for the true position."""
        if self._seen_by is None:
            return None if self.study.match.is_over else SPECTATOR
        return None if self._seen_by == "all" else str(self._seen_by)

    @property
    def done(self) -> tuple[Playouts, ...]:
        """The results: of the last position played, and of the one compared with it."""
        return tuple(run.running.result for run in self._runs)

    @property
    def is_running(self) -> bool:
        """True if playouts are still running."""
        return any(run.running.is_running for run in self._runs)

    def start(self, n: int = 1000, bots: str = BOTS[0]) -> None:
        """Start playouts from `at` and, if set, from `against`; `done` has the results.

        Raises
        ------
        IllegalAction
            If the game keeps earlier positions closed.
        BadArgument, UnknownName
            As for `teg_nb.playouts`.

        Examples
        --------
        >>> from teg_nb import GAMES, Match, PlayoutsView
        >>> view = PlayoutsView(Match(start=GAMES["eggar"].position(seats=2)), seed=1)
        >>> view.start(4, "random")
        >>> view.stop()
        >>> view.close()
        """
        self.stop()
        places = [self.at] if self.against is None else [self.at, self.against]
        previous = {run.at: run for run in self._runs}
        self._words = None
        begun: list[_Run] = []
        try:
            for at in places:
                begun.append(self._run(at, n, bots, previous.get(at)))
        except BaseException:
            for run in begun:
                run.running.stop()
            raise
        self._runs = begun
        self._tell()

    def _run(self, at: StudyPosition, n: int, bots: str, kept: _Run | None) -> _Run:
        """Start playouts from a position, or return the existing run if it is the same."""
        study = self.study
        with study.lock:
            if at != study.end():
                study.match.game.require_log_access(study.match.state)
            match, state, perspective = study.fork(at), study.state(at), self.perspective
        wanted = (n, bots)
        if kept is not None and kept.state is state and kept.wanted == wanted:
            done = kept.running.result
            if len(done) == n and done.perspective == perspective:
                return kept
        running = PlayoutJob(
            match, n, bots, self.seed, perspective=perspective, on_update=self._heard
        )
        return _Run(at, state, wanted, running)

    def stop(self) -> None:
        """Stop the playouts. Finished ones stay."""
        for run in self._runs:
            run.running.stop()

    def keep(self) -> None:
        """Append the results to the notes of their steps: see `Playouts.annotate`."""
        with self.study.lock:
            for run in self._runs:
                if self.study.state(run.at) is not run.state:
                    raise StaleStep("page_stale_step")
            for run in self._runs:
                if len(run.running.result):
                    run.running.result.annotate(self.study, run.at)

    def close(self) -> None:
        """Close the view and stop the playouts."""
        if self.comm is not None:
            self._go_alone()
            super().close()
            self.stop()
            close_looks(self)

    # Messages to and from the page

    def _heard(self, running: PlayoutJob) -> None:
        if all(run.running is not running for run in self._runs):
            return  # `start` tells of it when all have begun
        now = time.monotonic()
        if not running.is_running or now - self._told > _PAUSE:
            self._told = now
            self._tell()

    def _tell(self) -> None:
        if self.comm is not None:
            with suppress(RuntimeError):  # the kernel may shut down while a thread still plays
                self.send(self.told())

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        """Handle a message of a browser, then send the results."""
        try:
            kind, arguments = _parsed(content)
            if kind == "start":
                if not self.is_running:
                    self.start(**arguments)
                return
            if kind == "stop":
                self.stop()
            elif kind == "keep":
                if self.perspective not in (None, SPECTATOR) and not self.study.match.is_over:
                    raise BadMessage("what one seat knows is not written where all read")
                self.keep()
                self._words = ("kept", {"place": self._place(self._runs[0].at)})
            elif kind == "pin":
                self.against = self.at
            elif kind == "unpin":
                self.against = None
                for run in self._runs[1:]:
                    run.running.stop()
                self._runs = self._runs[:1]
        except Exception as fault:  # without a reply the page would wait forever
            self.send(refused(fault, self.step, self.lang))
        self._tell()

    def accepts_from_page(self, name: str, value: object) -> bool:
        """Return true if a page may set a trait to a value."""
        if name == "line":
            return isinstance(value, str) and value in self.study.lines
        return super().accepts_from_page(name, value)

    def told(self) -> JsonObject:
        """Return the payload for the page, as JSON values: see ``docs/protocol.md``."""
        words = phrases("playouts", self.lang)
        settings = self.study.match.settings
        faults = [run.running.fault for run in self._runs if run.running.fault is not None]
        text = self._words and words[self._words[0]].format(**self._words[1])
        return {
            "kind": "playouts",
            "running": self.is_running,
            "games": list(GAMES),
            "bots": list(BOTS),
            "over": self._is_over(),
            "from": words[
                {None: "from_truth", SPECTATOR: "from_public"}.get(self.perspective, "from_seat")
            ]
            .format(seat=self.perspective)
            .lstrip(", "),
            "against": None if self.against is None else self._place(self.against),
            "seats": [painted(name) for name in settings.seats],
            "runs": [self._shown(run) for run in self._runs],
            "difference": self._difference(),
            "said": words["failed"].format(why=refused(faults[0], self.step, self.lang)["text"])
            if faults
            else text,
        }

    def _is_over(self) -> bool:
        with suppress(GameError):
            return self.study.match.game.to_move(self.study.state(self.at)) == NOBODY
        return False

    def _place(self, at: StudyPosition) -> str:
        words = phrases("playouts", self.lang)["place" if at.line == MAIN else "place_of"]
        line = at.line
        if line != MAIN:
            with suppress(GameError):  # it may have been deleted
                line = self.study.title(line) or line
        return words.format(line=line, step=at.step)

    def _shown(self, run: _Run) -> JsonObject:
        done = run.running.result
        games = len(done)
        return {
            "place": self._place(run.at),
            "done": games,
            "asked": done.asked,
            "wins": [
                [won, won / games if games else 0.0, *wilson(won, games)] for won in done.wins()
            ],
            "ends": [
                [self._ended(done, reason, winners), count]
                for (reason, winners), count in done.counted_ends()[:_ENDS]
            ],
            "rounds": list(done.rounds()) if games else None,
        }

    def _ended(self, done: Playouts, reason: str, winners: tuple[int, ...]) -> str:
        if not reason:
            return phrases("playouts", self.lang)["nobody"].format(rounds=ROUNDS)
        why = catalogue(done.game).label("motives", reason, self.lang)
        return f"{', '.join(done.seats[seat] for seat in winners)}: {why}" if winners else why

    def _difference(self) -> list[list[float]] | None:
        """Return by seat the difference in win share between both positions, with its interval."""
        if len(self._runs) < 2:
            return None
        one, other = self.done
        if not len(one) or not len(other):
            return None
        return [
            [a / len(one) - b / len(other), *newcombe(a, len(one), b, len(other))]
            for a, b in zip(one.wins(), other.wins(), strict=True)
        ]

    def picture(self) -> str:
        """Return the public results as SVG. Results from one seat's knowledge are left out."""
        title = phrases("playouts", self.lang)["title"]
        runs = [run for run in self._runs if self._is_public(run.running.result)]
        if not runs:
            return sentence(f"{title}: {self._place(self.at)}")
        rows = []
        results = [(run, run.running.result, self._shown(run)["wins"]) for run in runs]
        for k, seat in enumerate(self.study.match.settings.seats):  # in the order of the page
            for run, done, wins in results:
                about = f" · {self._place(run.at)}" if len(runs) > 1 else ""
                won, share, low, high = wins[k]
                note = f"{percent(share, self.lang)} ({won}/{len(done)})"
                rows.append(Interval(seat + about, low, share, high, note, painted(seat)["color"]))
        panel = Panel("", {row.name: row for row in rows})
        about = phrases("playouts", self.lang)["level"]
        return interval_panels([panel], f"{title}: {self._place(runs[0].at)}", about)

    def _is_public(self, done: Playouts) -> bool:
        """Return true if anybody may see the results."""
        return len(done) > 0 and (done.perspective == SPECTATOR or self.study.match.is_over)

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        stands(self)
        note_widget_language(self.lang)
        bundle: Json = super()._repr_mimebundle_()
        data, metadata = bundle
        return {
            **data,
            "image/svg+xml": saved(self.picture(), self.lang),
            "text/plain": repr(self),
        }, metadata

    def __repr__(self) -> str:
        return f"<PlayoutsView {self.study.match.game.name}: {self.line}, step {self.step}>"


_SHAPES: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "show": {},
    "start": {"n": GAMES, "bots": BOTS},
    **{kind: {} for kind in ("stop", "pin", "unpin", "keep")},
}
"""The messages of a page, with the values of each field."""


def _parsed(content: object) -> tuple[str, JsonObject]:
    """Parse the message of a browser, which must be one of `_SHAPES`.

    Raises
    ------
    BadMessage
        For any other message.
    """
    kind = content.get("kind") if isinstance(content, dict) else None
    shape = _SHAPES.get(kind) if isinstance(kind, str) else None
    if not isinstance(content, dict) or shape is None or content.keys() != {"kind", *shape}:
        raise BadMessage("no message of playouts")
    for name, known in shape.items():
        if not any(
            type(content[name]) is type(option) and content[name] == option for option in known
        ):
            raise BadMessage(f"{kind}: {name} is one of {', '.join(map(str, known))}")
    return str(kind), {name: content[name] for name in shape}
