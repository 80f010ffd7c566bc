"""Simulations of matches between bots: in this process, on all cores, or on a cluster.

The same seed gives the same matches on any executor. Match `k` takes every throw, card and choice
from ``random.Random(f"{seed}/{k}")``, and results are joined in the order of `k`.

Examples
--------
>>> data = simulate("teg", "greedy", 3, seed=1, options={"max_rounds": 2}, progress=False)
>>> len(data), data.matches()["seed"].tolist()
(3, ['1/0', '1/1', '1/2'])
"""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from teg_nb._version import __version__
from teg_nb.analysis.dataset.partition import joined
from teg_nb.analysis.dataset.reader import Collector, Dataset, read_dataset
from teg_nb.analysis.dataset.records import TABLES, tables_for, tables_of
from teg_nb.analysis.dataset.writer import Writer
from teg_nb.bots import name_of, policy_of
from teg_nb.bots.player import Player
from teg_nb.engine.errors import BadArgument, GameError, NotInGame, UnknownName
from teg_nb.engine.games import GAMES, game_named, set_up
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policy, without_gc
from teg_nb.simulation.executors import (
    Executor,
    Future,
    ProgressBar,
    defer_interrupt,
    max_workers,
    progress_bar,
    result,
    team_of,
)
from teg_nb.simulation.pool import place_of

if TYPE_CHECKING:
    import pyarrow as pa

ROUNDS = 200
"""Default limit of rounds: random bots may never win."""

BATCH, BATCH_SECONDS = 8, 5.0
"""Matches, or seconds, after which a process returns a batch."""


class WorkerDied(GameError, RuntimeError):
    """A worker process died. The message names the matches that are stored."""


class SimulationPlan(Protocol):
    """A picklable plan that plays matches by number."""

    @property
    def game(self) -> str:
        """The game of all matches."""

    @property
    def team(self) -> tuple[str | Policy, ...]:
        """The bots that play."""

    def to_json(self) -> JsonObject:
        """Return all inputs of the matches as JSON values. A resumed run must have the same."""

    def match_tables(self, number: int) -> dict[str, pa.Table]:
        """Play a match and return its tables."""


@dataclass(frozen=True)
class SimulationSetup:
    """The setup of a simulation, sufficient to play any of its matches.

    Attributes
    ----------
    game : str
    team : tuple of str or Policy
        One bot per seat, in wheel order.
    seats : tuple[str, ...]
    options : mapping
    seed : int or str
    rotate : bool
        Rotate the bots over the seats; see `simulate`.
    tables : tuple[str, ...]
        Tables to store. All tables if empty.
    """

    game: str
    team: tuple[str | Policy, ...]
    seats: tuple[str, ...]
    options: JsonMapping
    seed: int | str
    rotate: bool = False
    tables: tuple[str, ...] = ()

    def to_json(self) -> JsonObject:
        """Return all inputs of the matches as JSON values. A resumed run must have the same."""
        return {
            "game": self.game,
            "seats": list(self.seats),
            "options": GAMES[self.game].setup(self.seats, self.options).settings.options.changed(),
            "bots": [_known_as(bot) for bot in self.team],
            "seed": self.seed,
            "rotate": self.rotate,
            "tables": [name for name in TABLES if name in self.tables] or "all",
            "rules": GAMES[self.game].version,
            "teg_nb": __version__,
        }

    @property
    def turns(self) -> int:
        """Number of different seatings under rotation by one seat."""
        team = self.team
        return next(k for k in range(1, len(team) + 1) if team[k:] + team[:k] == team)

    def start(self, number: int) -> tuple[Match, list[Policy], random.Random]:
        """Return a new match with its bots and its random generator."""
        turns = self.turns if self.rotate else 1
        deal, turn = divmod(number, turns)
        team = self.team[-turn:] + self.team[:-turn] if turn else self.team
        seed = f"{self.seed}/{deal}"
        metadata = {"bots": [name_of(bot) for bot in team], "seed": seed}
        match = Match(self.game, self.seats, self.options, metadata=metadata)
        return match, [policy_of(bot) for bot in team], random.Random(seed)

    def play(self, number: int) -> Match:
        """Play a match to its end.

        Examples
        --------
        >>> plan = make_plan("teg", "greedy,random", 1, seats=2, options={"max_rounds": 1})
        >>> plan.play(5).metadata
        {'bots': ['greedy', 'random'], 'seed': '1/5'}
        """
        match, bots, rng = self.start(number)
        try:
            return match.run(bots, rng)
        except Exception as fault:
            fault.add_note(f"in match {number} of the simulation, seed {match.metadata['seed']}")
            raise

    def match_tables(self, number: int) -> dict[str, pa.Table]:
        """Play a match and return its tables."""
        return tables_of(self.play(number), number, self.tables)


def make_plan(
    game: str,
    policies: str | Policy | Sequence[str | Policy],
    seed: int | str,
    *,
    seats: int | Sequence[str] = 4,
    options: JsonMapping | None = None,
    rotate: bool = False,
    tables: Iterable[str] = (),
) -> SimulationSetup:
    """Check the arguments of `simulate`, and fill in the defaults.

    Raises
    ------
    ValueError
        For an unknown game, bot or table.
    IllegalAction
        For seats or options that the game refuses.
    """
    empty = set_up(game_named(game), seats, options)
    tables = (tables,) if isinstance(tables, str) else tuple(tables)
    settings, available = empty.settings, tables_for(GAMES[game], empty)
    for name in tables:
        if name not in TABLES:
            raise UnknownName("table", name, available)
        if name not in available:
            raise NotInGame(name, game)
    chosen = dict(options or {})
    if not getattr(settings.options, "max_rounds", 1):
        chosen["max_rounds"] = ROUNDS
    team = team_of(policies, len(settings.seats))
    return SimulationSetup(game, team, settings.seats, chosen, seed, rotate, tables)


def _known_as(bot: str | Policy) -> str:
    """Return the qualified name of a bot, which is unique unlike its plain name."""
    if isinstance(bot, str | Player):
        return str(bot)
    kind = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{kind.__module__}.{kind.__qualname__}"


def simulate(
    game: str,
    policies: str | Policy | Sequence[str | Policy],
    n: int,
    seed: int | str,
    executor: object = None,
    *,
    seats: int | Sequence[str] = 4,
    options: JsonMapping | None = None,
    rotate: bool = False,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    tables: Iterable[str] = (),
    progress: bool = True,
) -> Dataset:
    """Simulate matches between bots, and return them as a dataset.

    Parameters
    ----------
    game : str
    policies : str, policy, or sequence of them
        Bots by name (``"greedy,random"``) or as functions, one per seat in wheel order. They
        repeat if there are more seats. Functions must be picklable to run on another process.
    n : int
        Number of matches.
    seed : int or str
        The same seed gives the same matches, on any executor.
    executor : int, Executor or distributed.Client, optional
        None uses the kernel's pool: a process for each core, which stay for a minute and serve the
        next call. A number starts that many processes on this machine. An object with `submit` is
        used as it is, as ``ProcessPoolExecutor()`` or the executor of a Dask
        cluster, ``client.get_executor()``; a Dask client is allowed too. It stays open.
    seats : int or sequence of str
        Number of seats, or their colours.
    options : mapping, optional
        Options that differ from the rules. An endless game ends after 200 rounds, unless
        ``max_rounds`` is set.
    rotate : bool
        Rotate the bots over the seats. Consecutive matches share a seed, and the bots move by one
        seat from each to the next. Their number is that of the different seatings: two for greedy
        and random in turn at a table of four. `n` should be a multiple of it.
    out : path, optional
        New or empty folder for the dataset. It is written in parts, so memory use does not grow
        with `n`. By default the dataset is in memory.
    resume : bool
        Continue the simulation in `out`, to `n` matches in total. All other arguments must be
        unchanged. The files equal those of an uninterrupted run. A new folder is allowed.
    tables : iterable of str
        Tables to store (`teg_nb.analysis.dataset.records.TABLES`); all by default.
    progress : bool
        Show a progress bar.

    Returns
    -------
    Dataset
        ``about["asked"]`` is `n`, ``about["finished"]`` the number of matches in it. If one
        process played alone by default, ``note`` says why. After an
        interrupt (Ctrl+C, or the kernel's stop button) it has the finished matches.

    Raises
    ------
    ValueError
        For an unknown game, bot or table, a table that the game lacks, fewer than one match, or a
        bot that cannot be pickled.
    IllegalAction
        For seats or options that the game refuses.
    BadDataset
        If `out` has other content, or another process writes into it.
    WorkerDied
        If a process of a pool dies. Batches returned before are in `out`.

    Notes
    -----
    Matches are played and returned in batches of up to eight. Returned matches are on disk after 64
    matches, or with the first one after 30 seconds. A power cut, or ``kill -9``, loses no more than
    that. When a bot raises, all earlier matches are stored. Dask repeats the matches of a dead
    worker.

    Examples
    --------
    >>> from teg_nb import simulate
    >>> data = simulate("teg", "greedy", 2, 1, options={"max_rounds": 1}, progress=False)
    >>> len(data), data.matches()["rounds"].tolist()
    (2, [1, 1])
    """
    plan = make_plan(
        game, policies, seed, seats=seats, options=options, rotate=rotate, tables=tables
    )
    return run_plan(plan, n, executor, out=out, resume=resume, progress=progress)


def run_plan(
    plan: SimulationPlan,
    n: int,
    executor: object = None,
    *,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    progress: bool = True,
    part_rows: int | None = None,
) -> Dataset:
    """Play the first `n` matches of a plan, and return them as a dataset: see `simulate`.

    Parameters
    ----------
    plan : SimulationPlan
    n : int
    executor, out, resume, progress
        As in `simulate`.
    part_rows : int, optional
        A part ends with the match at which its entries reach this number; see `Writer`.
    """
    if n < 1:
        raise BadArgument("not_from", name="n", least="1", value=n)
    if resume and out is None:
        raise BadArgument("resume_where")
    with ExitStack() as stack:
        place, note = place_of(executor, plan, plan.game, n, stack)
        keeper: Writer | Collector = Collector()
        if out is not None:
            size = {} if part_rows is None else {"part_rows": part_rows}
            keeper = Writer(out, plan=plan.to_json(), resume=resume, **size)
        stack.enter_context(keeper)
        if keeper.matches > n:
            raise BadArgument("holds_more", place=out, count=str(keeper.matches), most=str(n))
        bar = stack.enter_context(progress_bar(n, keeper.matches, progress, " matches"))
        begun = keeper.matches
        try:
            if place is None:
                _play_here(plan, n, keeper, bar)
            else:
                _play_there(plan, n, place, keeper, bar)
        except KeyboardInterrupt:
            if not keeper.matches:
                raise
        except Exception as fault:
            if isinstance(fault, BrokenExecutor) or type(fault).__name__ == "KilledWorker":
                raise WorkerDied("worker_died", kept=_remaining(keeper.matches, n, out)) from None
            if not isinstance(keeper, Collector) and keeper.matches > begun:
                safe = keeper.safe if isinstance(fault, OSError) else keeper.matches
                fault.add_note(str(_remaining(safe, n, out)))
            raise
    data = keeper.dataset() if isinstance(keeper, Collector) else read_dataset(keeper.folder)
    data.about = {"asked": n, "finished": keeper.matches}
    data.note = note
    if keeper.matches < n:
        print(f"interrupted: {keeper.matches} of {n} matches are kept", file=sys.stderr)
    return data


def _remaining(safe: int, n: int, out: object) -> GameError:
    """Describe the stored matches of an unfinished simulation."""
    if out is None or not safe:
        return GameError("kept_none")
    return GameError("kept", safe=str(safe), n=str(n), place=out)


def _batches(n: int, begun: int = 0) -> Iterator[range]:
    """Yield the numbers of the matches of each batch."""
    size = max(1, min(BATCH, n // 32))
    for first in range(begun, n, size):
        yield range(first, min(first + size, n))


class Batch(NamedTuple):
    """A batch of played matches.

    Attributes
    ----------
    tables : dict[str, pyarrow.Table]
    played : int
        Number of matches. Fewer than requested after a time limit, or if the next one fails.
    interrupted : bool
        True if Ctrl+C ended the batch.
    """

    tables: dict[str, pa.Table]
    played: int
    interrupted: bool


def play_batch(
    plan: SimulationPlan,
    numbers: Sequence[int],
    tick: Callable[[], object] | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Batch:
    """Play some matches and build their tables.

    When a match fails, the earlier ones are returned. The failing one raises when it is first.

    Parameters
    ----------
    plan : SimulationPlan
    numbers : sequence of int
    tick : callable, optional
        Called after each match.
    stopped : callable, optional
        Called after each match; True ends the batch.
    """
    results: list[dict[str, pa.Table]] = []
    until, interrupted = time.monotonic() + BATCH_SECONDS, False
    try:
        for number in numbers:
            try:
                results.append(without_gc(plan.match_tables)(number))
            except Exception:
                if not results:
                    raise
                break
            if tick is not None:
                tick()
            if (stopped is not None and stopped()) or time.monotonic() > until:
                break
    except KeyboardInterrupt:
        interrupted = True
    names = [name for name in TABLES if any(name in match_tables for match_tables in results)]
    tables = {
        name: joined([match_tables[name] for match_tables in results if name in match_tables])
        for name in names
    }
    return Batch(tables, len(results), interrupted)


def _play_here(plan: SimulationPlan, n: int, keeper: Writer | Collector, bar: ProgressBar) -> None:
    """Play all matches in this process."""
    with defer_interrupt() as stopped:
        for numbers in _batches(n, keeper.matches):
            while numbers:
                batch = play_batch(plan, numbers, lambda: bar.update(1), stopped)
                numbers = numbers[batch.played :]
                _keep(plan, batch, keeper)
                if stopped():
                    raise KeyboardInterrupt


def _play_there(
    plan: SimulationPlan, n: int, place: Executor, keeper: Writer | Collector, bar: ProgressBar
) -> None:
    """Play all matches on an executor, a few batches ahead, and store them in order."""
    limit = 4 * max_workers(place)
    ahead: deque[tuple[Future[Batch], range]] = deque()

    def keep_first() -> None:
        future, numbers = ahead[0]
        batch = result(future)
        ahead.popleft()
        if batch.played < len(numbers) and not batch.interrupted:
            rest = numbers[batch.played :]
            ahead.appendleft((place.submit(play_batch, plan, rest), rest))
        _keep(plan, batch, keeper)
        bar.update(batch.played)

    try:
        for numbers in _batches(n, keeper.matches):
            ahead.append((place.submit(play_batch, plan, numbers), numbers))
            if len(ahead) >= limit:
                keep_first()
        while ahead:
            keep_first()
    finally:  # after an interrupt or a failing bot: finish running batches, cancel waiting ones
        for future, _ in reversed(ahead):
            future.cancel()
        with suppress(Exception):  # the first exception is the one to report
            while ahead:  # up to the first missing match: a dataset has no gaps
                future, numbers = ahead.popleft()
                batch = future.result()
                _keep(plan, batch, keeper)
                if batch.played < len(numbers):
                    break
        for future, _ in ahead:
            if not future.cancelled():
                future.exception()


def _keep(plan: SimulationPlan, batch: Batch, keeper: Writer | Collector) -> None:
    """Store the matches of a batch."""
    with _uninterrupted():
        if batch.played:
            keeper.add(plan.game, batch.tables)
    if batch.interrupted:
        raise KeyboardInterrupt


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Defer Ctrl+C until a part is written."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    signals: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: signals.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.default_int_handler)
    if signals:
        raise KeyboardInterrupt
