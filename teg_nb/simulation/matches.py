"""Many matches between bots: in this process, on all its cores, or on a cluster.

The same seed gives the same matches wherever they are played: match `k` takes every throw, card and
choice from ``random.Random(f"{seed}/{k}")``, and results are put together in the order of `k`.

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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from teg_nb._version import __version__
from teg_nb.analysis.dataset.partition import joined
from teg_nb.analysis.dataset.reader import Collector, Dataset, read_dataset
from teg_nb.analysis.dataset.records import TABLES, tables_for, tables_of
from teg_nb.analysis.dataset.writer import Writer
from teg_nb.bots import name_of, policy_of
from teg_nb.bots.player import Player
from teg_nb.engine.errors import BadArgument, GameError, NotInGame, UnknownName
from teg_nb.engine.games import GAMES, game_named, set_up
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policy, without_gc
from teg_nb.simulation.executors import (
    Executor,
    defer_interrupt,
    max_workers,
    open_executor,
    progress_bar,
    result,
    team_of,
)

if TYPE_CHECKING:
    import pyarrow as pa

ROUNDS = 200
"""Rounds after which a match ends unless the options say otherwise: random bots may never win."""

BATCH, BATCH_SECONDS = 8, 5.0
"""Matches, or seconds, after which a process hands in what it has played."""


class WorkerDied(GameError, RuntimeError):
    """A process that played has died; the message says what is kept."""


class SimulationPlan(Protocol):
    """Matches by their numbers: what is carried out. It pickles."""

    @property
    def game(self) -> str:
        """Of all its matches."""

    @property
    def team(self) -> tuple[str | Policy, ...]:
        """The bots that play."""

    def to_json(self) -> dict[str, Any]:
        """What decides every match, as JSON values: who goes on must ask for the same."""

    def made(self, number: int) -> dict[str, pa.Table]:
        """The tables of a match, which is played for them."""


@dataclass(frozen=True)
class SimulationSetup:
    """What is played: everything that a process needs to play any match of a simulation.

    Attributes
    ----------
    game : str
    team : tuple of str or Policy
        A bot for each seat, in wheel order.
    seats : tuple[str, ...]
    options : mapping
    seed : int or str
    rotate : bool
        Whether the bots change seats; see `simulate`.
    tables : tuple[str, ...]
        What is kept; all tables if empty.
    """

    game: str
    team: tuple[str | Policy, ...]
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int | str
    rotate: bool = False
    tables: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """What decides every match, as JSON values: who goes on must ask for the same."""
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
        """In how many ways the bots can sit, moving on by one seat each."""
        team = self.team
        return next(k for k in range(1, len(team) + 1) if team[k:] + team[:k] == team)

    def start(self, number: int) -> tuple[Match, list[Policy], random.Random]:
        """A match before its first entry, with its bots and its source of chance."""
        turns = self.turns if self.rotate else 1
        deal, turn = divmod(number, turns)
        team = self.team[-turn:] + self.team[:-turn] if turn else self.team
        seed = f"{self.seed}/{deal}"
        about = {"bots": [name_of(each) for each in team], "seed": seed}
        match = Match(self.game, self.seats, self.options, metadata=about)
        return match, [policy_of(each) for each in team], random.Random(seed)

    def play(self, number: int) -> Match:
        """Play a match to its end.

        Examples
        --------
        >>> plan = make_plan("teg", "greedy,random", 1, seats=2, options={"max_rounds": 1})
        >>> plan.play(5).about
        {'bots': ['greedy', 'random'], 'seed': '1/5'}
        """
        match, bots, rng = self.start(number)
        try:
            return match.run(bots, rng)
        except Exception as fault:
            fault.add_note(f"in match {number} of the simulation, seed {match.metadata['seed']}")
            raise

    def made(self, number: int) -> dict[str, pa.Table]:
        """The tables of a match, which is played for them."""
        return tables_of(self.play(number), number, self.tables)


def make_plan(
    game: str,
    policies: str | Policy | Sequence[str | Policy],
    seed: int | str,
    *,
    seats: int | Sequence[str] = 4,
    options: Mapping[str, Any] | None = None,
    rotate: bool = False,
    tables: Iterable[str] = (),
) -> SimulationSetup:
    """Check what `simulate` is asked for, and fill in what is left out.

    Raises
    ------
    ValueError
        For an unknown game, bot or table.
    IllegalAction
        For seats or options that the game refuses.
    """
    empty = set_up(game_named(game), seats, options)
    tables = (tables,) if isinstance(tables, str) else tuple(tables)
    settings, there = empty.settings, tables_for(GAMES[game], empty)
    for name in tables:
        if name not in TABLES:
            raise UnknownName("table", name, there)
        if name not in there:
            raise NotInGame(name, game)
    chosen = dict(options or {})
    if not getattr(settings.options, "max_rounds", 1):
        chosen["max_rounds"] = ROUNDS
    team = team_of(policies, len(settings.seats))
    return SimulationSetup(game, team, settings.seats, chosen, seed, rotate, tables)


def _known_as(bot: str | Policy) -> str:
    """Where a bot comes from: two of the same name are told apart by their modules."""
    if isinstance(bot, str | Player):
        return str(bot)
    kind = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{kind.__module__}.{kind.__qualname__}"


def simulate(
    game: str,
    policies: str | Policy | Sequence[str | Policy],
    n: int,
    seed: int | str,
    executor: int | Executor | Any = None,
    *,
    seats: int | Sequence[str] = 4,
    options: Mapping[str, Any] | None = None,
    rotate: bool = False,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    tables: Iterable[str] = (),
    progress: bool = True,
) -> Dataset:
    """Play many matches between bots, and keep them as a dataset.

    Parameters
    ----------
    game : str
    policies : str, policy, or sequence of them
        Bots by name (``"greedy,random"``) or as functions, one for each seat in wheel order; they
        start again from the first when there are more seats. On another process a function must be
        one that can be pickled.
    n : int
        Number of matches.
    seed : int or str
        The same seed gives the same matches, on any executor.
    executor : int, Executor or distributed.Client, optional
        Where they are played: in this process (None), on so many processes of this machine, or on
        whatever has `submit`, as ``ProcessPoolExecutor()`` or the executor of a Dask cluster,
        ``client.get_executor()``; a Dask client will do as well. What is given stays open.
    seats : int or sequence of str
        How many, or their colours.
    options : mapping, optional
        What differs from the rules. A game without end is ended after 200 rounds, unless
        ``max_rounds`` says otherwise.
    rotate : bool
        Let every bot play every seat: some matches in a row have the same seed, and in each of them
        the bots have moved on by one seat. They are as many as there are different ways to sit: two
        for greedy and random in turn at a table of four. `n` is best a multiple of it.
    out : path, optional
        New or empty folder for the dataset, which is written part by part: memory stays the same
        however many matches there are. In memory by default.
    resume : bool
        Go on with the simulation that `out` holds, to `n` matches in all. Everything else must be
        asked for as then; the files end the same as without the break. A new folder will do too.
    tables : iterable of str
        Which tables to keep (`teg_nb.analysis.dataset.records.TABLES`); all by default.
    progress : bool
        Show a progress bar.

    Returns
    -------
    Dataset
        ``about["asked"]`` is `n`, ``about["finished"]`` the number of matches in it. Interrupted
        (Ctrl+C, or the kernel's stop button) it holds those that were finished.

    Raises
    ------
    ValueError
        For an unknown game, bot or table, a table that the game has not, fewer than one match, or a
        bot that cannot be sent to another process.
    IllegalAction
        For seats or options that the game refuses.
    BadDataset
        If `out` holds something else already, or another process writes into it.
    WorkerDied
        If a process of a pool dies; what was handed in before is in `out`.

    Notes
    -----
    Matches are played, and handed in, up to eight at a time. What is handed in is safe in `out`
    after 64 matches, or with the first one after 30 seconds: a power cut, or ``kill -9``, loses no
    more than that. When a bot raises, all matches before that one are kept. Dask plays again what a
    dead worker has lost.
    """
    plan = make_plan(
        game, policies, seed, seats=seats, options=options, rotate=rotate, tables=tables
    )
    return run_plan(plan, n, executor, out=out, resume=resume, progress=progress)


def run_plan(
    plan: SimulationPlan,
    n: int,
    executor: int | Executor | Any = None,
    *,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    progress: bool = True,
    part_rows: int | None = None,
) -> Dataset:
    """Play the first `n` matches of a plan, and keep them as a dataset: see `simulate`.

    Parameters
    ----------
    plan : Plays
    n : int
    executor, out, resume, progress
        As in `simulate`.
    part_rows : int, optional
        A part ends with the match that brings its entries to this number; see `Writer`.
    """
    if n < 1:
        raise BadArgument("not_from", name="n", least="1", value=n)
    if resume and out is None:
        raise BadArgument("resume_where")
    with ExitStack() as stack:
        place = None if executor is None else open_executor(executor, plan, stack)
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
    if keeper.matches < n:
        print(f"interrupted: {keeper.matches} of {n} matches are kept", file=sys.stderr)
    return data


def _remaining(safe: int, n: int, out: Any) -> GameError:
    """What is left of a simulation that did not come to its end."""
    if out is None or not safe:
        return GameError("kept_none")
    return GameError("kept", safe=str(safe), n=str(n), place=out)


def _batches(n: int, begun: int = 0) -> Iterator[range]:
    """Numbers of the matches that are played and handed in together."""
    size = max(1, min(BATCH, n // 32))
    for first in range(begun, n, size):
        yield range(first, min(first + size, n))


class Batch(NamedTuple):
    """Matches that were played together.

    Attributes
    ----------
    tables : dict[str, pyarrow.Table]
    played : int
        How many; fewer than asked for when they took long, or the next one fails.
    interrupted : bool
        Whether Ctrl+C ended it.
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
    """Play some matches and make their tables.

    When one fails, those before it are handed in: it is asked for again, and then it raises.

    Parameters
    ----------
    plan : Plays
    numbers : sequence of int
    tick : callable, optional
        Called after each match.
    stopped : callable, optional
        Asked after each match whether to play no more.
    """
    made: list[dict[str, pa.Table]] = []
    until, interrupted = time.monotonic() + BATCH_SECONDS, False
    try:
        for number in numbers:
            try:
                made.append(without_gc(plan.made)(number))
            except Exception:
                if not made:
                    raise
                break
            if tick is not None:
                tick()
            if (stopped is not None and stopped()) or time.monotonic() > until:
                break
    except KeyboardInterrupt:
        interrupted = True
    kept = [name for name in TABLES if any(name in each for each in made)]
    tables = {name: joined([each[name] for each in made if name in each]) for name in kept}
    return Batch(tables, len(made), interrupted)


def _play_here(plan: SimulationPlan, n: int, keeper: Writer | Collector, bar: Any) -> None:
    """All matches in this process."""
    with defer_interrupt() as stopped:
        for numbers in _batches(n, keeper.matches):
            while numbers:
                batch = play_batch(plan, numbers, lambda: bar.update(1), stopped)
                numbers = numbers[batch.played :]
                _keep(plan, batch, keeper)
                if stopped():
                    raise KeyboardInterrupt


def _play_there(
    plan: SimulationPlan, n: int, place: Executor, keeper: Writer | Collector, bar: Any
) -> None:
    """All matches on an executor, a few batches ahead; they are kept in their order."""
    most = 4 * max_workers(place)
    ahead: deque[tuple[Any, range]] = deque()

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
            if len(ahead) >= most:
                keep_first()
        while ahead:
            keep_first()
    finally:  # interrupted, or a bot raised: what runs is soon finished, what waits is not begun
        for future, _ in reversed(ahead):
            future.cancel()
        with suppress(Exception):  # the first fault is the one to tell
            while ahead:  # up to the first that is missing: a dataset has no gaps
                future, numbers = ahead.popleft()
                batch = future.result()
                _keep(plan, batch, keeper)
                if batch.played < len(numbers):
                    break
        for future, _ in ahead:
            if not future.cancelled():
                future.exception()


def _keep(plan: SimulationPlan, batch: Batch, keeper: Writer | Collector) -> None:
    """Keep the matches of a batch."""
    with _uninterrupted():
        if batch.played:
            keeper.add(plan.game, batch.tables)
    if batch.interrupted:
        raise KeyboardInterrupt


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Let Ctrl+C wait until a part is written."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.default_int_handler)
    if came:
        raise KeyboardInterrupt
