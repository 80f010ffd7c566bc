"""Playouts in the notebook: a button, bars that grow, and a stop; two positions side by side."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import anywidget
import traitlets

from teg_nb.analysis.charts.svg import Interval, intervals
from teg_nb.analysis.intervals import newcombe, wilson
from teg_nb.engine.actions import NOBODY
from teg_nb.engine.errors import BadMessage, GameError, StaleStep
from teg_nb.engine.game import seat_number
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study, StudyPosition
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES, known_language, note_widget_language
from teg_nb.engine.text.phrases import phrases
from teg_nb.simulation.background import PlayoutJob
from teg_nb.simulation.playouts import ROUNDS, SPECTATOR, Playouts, percent
from teg_nb.widget.base.board_link import BoardLink
from teg_nb.widget.base.lifetime import close_looks, stands
from teg_nb.widget.base.static_views import sentence
from teg_nb.widget.base.view import STATIC
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.session import refused
from teg_nb.widget.session.view_model import painted

BOTS = ("greedy", "easy", "normal", "random")
"""Bots that a page may choose; the first plays unless another is chosen."""

GAMES = (100, 1000, 10_000)
"""Numbers of playouts that a page may choose."""

_ENDS = 6
_PAUSE = 0.15
"""Ends that are listed; seconds between two tellings of what has grown."""

_ESM = (STATIC / "playouts.js").read_text("utf-8")


@dataclass(frozen=True)
class _Run:
    """Playouts from one place, and the position there, which tells whether it is still the same."""

    at: StudyPosition
    state: Any
    wanted: tuple[int, str]
    running: PlayoutJob


class PlayoutsView(BoardLink, anywidget.AnyWidget):
    """From here, many times: a button, chances that grow with their intervals, and a stop.

    Parameters
    ----------
    match : Match, Study or board
        Where a board stands it stands as well.
    line, step : str, int, optional
        Of what is no board, where from, to begin with; by default the end of the main line.
    seen_by : int or str, optional
        Whose knowledge the playouts begin from: a seat, ``"spectator"``, or ``"all"``: the position
        as it is, at a table that plays open. Default: of a match that is over the position as it
        is, else what everybody knows; chances from hidden cards would tell them.
    seed : int or str
        The button brings what ``playouts(study, n, bots, seed, at=at)`` does.
    lang : str
        ``"es"`` or ``"en"``.

    Attributes
    ----------
    line, step : str, int
        Synced: where the next playouts begin. Beyond the end of a line the end is meant, and the
        number stays.
    lang : str
        Synced.
    against : At or None
        The place that is compared with.

    Notes
    -----
    What comes of it goes to the page in messages and never stands in a trait, which a notebook
    would keep: from what one seat knows, percentages are its secret. The picture beside it holds
    what everybody may know.

    Examples
    --------
    >>> view = PlayoutsView(Match(seats=3), seed=1)
    >>> view
    <PlayoutsView teg: main, step 0>
    """

    _esm = _ESM
    line = traitlets.Unicode(MAIN).tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, LANGUAGES[0]).tag(sync=True)
    _runs: Sequence[_Run] = ()

    def __init__(
        self,
        match: Match | Study | MapView,
        line: str = MAIN,
        step: int | None = None,
        *,
        seen_by: int | str | None = None,
        seed: int | str = 0,
        lang: str = "",
    ) -> None:
        board = match if isinstance(match, MapView) else None
        lang = lang or (board.lang if board else "es")
        study = match if isinstance(match, Study) else board.study if board else Study(match)
        end = study.end(line)
        at = end if step is None else StudyPosition(line, step)
        study.state(at)  # is there such a place?
        if seen_by not in (None, "all", SPECTATOR):
            seen_by = study.match.settings.seats[seat_number(seen_by, study.match.settings.seats)]
        self.study = study
        self.seed = seed
        self.against: StudyPosition | None = None
        self._seen_by = seen_by
        self._told = 0.0
        self._words: tuple[str, dict[str, Any]] | None = None
        super().__init__(line=line, step=at.step, lang=known_language(lang))
        stands(self)
        if board is not None:
            self._follow(board)
        self.on_msg(self._on_message)

    @property
    def at(self) -> StudyPosition:
        """Where the next playouts begin: `step`, or the end of the line where it is shorter."""
        return StudyPosition(self.line, min(self.step, self.study.end(self.line).step))

    @property
    def seen_by(self) -> str | None:
        """Whose knowledge playouts begin from; None for the position as it is."""
        if self._seen_by is None:
            return None if self.study.match.is_over else SPECTATOR
        return None if self._seen_by == "all" else str(self._seen_by)

    @property
    def done(self) -> tuple[Playouts, ...]:
        """What there is: of the place played from last, and of the one compared with."""
        return tuple(run.running.result for run in self._runs)

    @property
    def is_running(self) -> bool:
        """Whether more are to come."""
        return any(run.running.is_running for run in self._runs)

    def start(self, n: int = 1000, bots: str = BOTS[0]) -> None:
        """Begin playouts from here, and from the place compared with; `done` has what came of them.

        Raises
        ------
        IllegalAction
            Where the game keeps the past closed.
        BadArgument, UnknownName
            As of `teg_nb.playouts`.
        """
        self.stop()
        places = [self.at] if self.against is None else [self.at, self.against]
        kept = {run.at: run for run in self._runs}
        self._words = None
        begun: list[_Run] = []
        try:
            for at in places:
                begun.append(self._run(at, n, bots, kept.get(at)))
        except BaseException:
            for run in begun:
                run.running.stop()
            raise
        self._runs = begun
        self._tell()

    def _run(self, at: StudyPosition, n: int, bots: str, kept: _Run | None) -> _Run:
        """Playouts from a place; those that are there already, if they are the same."""
        study = self.study
        with study.lock:
            if at != study.end():
                study.match.game.require_log_access(study.match.state)
            match, state, seen_by = study.fork(at), study.state(at), self.seen_by
        wanted = (n, bots)
        if kept is not None and kept.state is state and kept.wanted == wanted:
            done = kept.running.result
            if len(done) == n and done.seen_by == seen_by:
                return kept
        running = PlayoutJob(match, n, bots, self.seed, perspective=seen_by, on_update=self._heard)
        return _Run(at, state, wanted, running)

    def stop(self) -> None:
        """Let them end; what is done is kept."""
        for run in self._runs:
            run.running.stop()

    def keep(self) -> None:
        """Write what came of it below what is said of its step: see `Playouts.keep`."""
        with self.study.lock:
            for run in self._runs:
                if self.study.state(run.at) is not run.state:
                    raise StaleStep("page_stale_step")
            for run in self._runs:
                if len(run.running.result):
                    run.running.result.annotate(self.study, run.at)

    def close(self) -> None:
        """Take it away; nothing plays on."""
        if self.comm is not None:
            self._go_alone()
            super().close()
            self.stop()
            close_looks(self)

    # The page

    def _heard(self, running: PlayoutJob) -> None:
        now = time.monotonic()
        if not running.is_running or now - self._told > _PAUSE:
            self._told = now
            self._tell()

    def _tell(self) -> None:
        if self.comm is not None:
            with suppress(RuntimeError):  # the kernel goes while a thread still plays
                self.send(self.told())

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        """Do what a browser asks, and tell it what there is."""
        try:
            kind, said = _parsed(content)
            if kind == "start":
                if not self.is_running:
                    self.start(**said)
                return
            if kind == "stop":
                self.stop()
            elif kind == "keep":
                if self.seen_by not in (None, SPECTATOR) and not self.study.match.is_over:
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
        except Exception as fault:  # the page must not wait for ever
            self.send(refused(fault, self.step, self.lang))
        self._tell()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page has set; what cannot be is sent back as it is."""
        theirs = {name: sync_data[name] for name in sync_data if name in ("line", "step", "lang")}
        if "line" in theirs and theirs["line"] not in self.study.lines:
            del theirs["line"]
        back = [name for name in sync_data if name not in theirs and name in self.keys]
        try:
            super().set_state(theirs)
        except traitlets.TraitError:
            back += theirs
        if back:
            self.send_state(back)

    def told(self) -> dict[str, Any]:
        """What the page shows, as JSON values: see ``docs/protocol.md``."""
        words = phrases("playouts", self.lang)
        settings = self.study.match.settings
        faults = [run.running.fault for run in self._runs if run.running.fault is not None]
        said = self._words and words[self._words[0]].format(**self._words[1])
        return {
            "kind": "playouts",
            "running": self.is_running,
            "games": list(GAMES),
            "bots": list(BOTS),
            "over": self._is_over(),
            "from": words[
                {None: "from_truth", SPECTATOR: "from_public"}.get(self.seen_by, "from_seat")
            ]
            .format(seat=self.seen_by)
            .lstrip(", "),
            "against": None if self.against is None else self._place(self.against),
            "seats": [painted(name) for name in settings.seats],
            "runs": [self._shown(run) for run in self._runs],
            "difference": self._difference(),
            "said": words["failed"].format(why=refused(faults[0], self.step, self.lang)["text"])
            if faults
            else said,
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

    def _shown(self, run: _Run) -> dict[str, Any]:
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
        """By seat, what it wins more here than there, and the interval of that."""
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
        """The chances that there are, as SVG; those of what one seat knows are left out."""
        title = phrases("playouts", self.lang)["title"]
        runs = [run for run in self._runs if self._is_public(run.running.result)]
        if not runs:
            return sentence(f"{title}: {self._place(self.at)}")
        rows = []
        told = [(run, run.running.result, self._shown(run)["wins"]) for run in runs]
        for k, seat in enumerate(self.study.match.settings.seats):  # in the order of the page
            for run, done, wins in told:
                about = f" · {self._place(run.at)}" if len(runs) > 1 else ""
                won, share, low, high = wins[k]
                note = f"{percent(share, self.lang)} ({won}/{len(done)})"
                rows.append(Interval(seat + about, low, share, high, note, painted(seat)["color"]))
        return intervals(rows, f"{title}: {self._place(runs[0].at)}")

    def _is_public(self, done: Playouts) -> bool:
        """Whether anybody may read what came of it."""
        return len(done) > 0 and (done.seen_by == SPECTATOR or self.study.match.is_over)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        stands(self)
        note_widget_language(self.lang)
        bundle: Any = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle
        return {**data, "image/svg+xml": self.picture(), "text/plain": repr(self)}, metadata

    def __repr__(self) -> str:
        return f"<PlayoutsView {self.study.match.game.name}: {self.line}, step {self.step}>"


_SHAPES: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "show": {},
    "start": {"n": GAMES, "bots": BOTS},
    **{kind: {} for kind in ("stop", "pin", "unpin", "keep")},
}
"""The messages of a page, with what each field may be."""


def _parsed(content: object) -> tuple[str, dict[str, Any]]:
    """The message of a browser, exactly one of `_SHAPES`.

    Raises
    ------
    BadMessage
        For anything else.
    """
    kind = content.get("kind") if isinstance(content, dict) else None
    shape = _SHAPES.get(kind) if isinstance(kind, str) else None
    if not isinstance(content, dict) or shape is None or content.keys() != {"kind", *shape}:
        raise BadMessage("no message of playouts")
    for name, known in shape.items():
        if not any(type(content[name]) is type(each) and content[name] == each for each in known):
            raise BadMessage(f"{kind}: {name} is one of {', '.join(map(str, known))}")
    return str(kind), {name: content[name] for name in shape}
