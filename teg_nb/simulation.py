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
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from teg_nb.analysis.dataset import Collector, Dataset, Writer, joined, read_dataset
from teg_nb.analysis.records import tables_of
from teg_nb.bots import POLICIES
from teg_nb.engine.games import game_named, set_up
from teg_nb.engine.match import Match, Policy

if TYPE_CHECKING:
    import pyarrow as pa

ROUNDS = 200
"""Rounds after which a match ends unless the options say otherwise: random bots may never win."""

BATCH = 8
"""Most matches that a process plays before it hands them in."""


@dataclass(frozen=True)
class Plan:
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
        about = {"bots": [_name(each) for each in team], "seed": seed}
        match = Match(self.game, self.seats, self.options, about=about)
        return match, [_policy(each) for each in team], random.Random(seed)

    def play(self, number: int) -> Match:
        """Play a match to its end.

        Examples
        --------
        >>> plan = planned("teg", "greedy,random", 1, seats=2, options={"max_rounds": 1})
        >>> plan.play(5).about
        {'bots': ['greedy', 'random'], 'seed': '1/5'}
        """
        match, bots, rng = self.start(number)
        try:
            return match.run(bots, rng)
        except Exception as fault:
            fault.add_note(f"in match {number} of the simulation, seed {match.about['seed']}")
            raise


def planned(
    game: str,
    policies: str | Policy | Sequence[str | Policy],
    seed: int | str,
    *,
    seats: int | Sequence[str] = 4,
    options: Mapping[str, Any] | None = None,
    rotate: bool = False,
    tables: Iterable[str] = (),
) -> Plan:
    """Check what `simulate` is asked for, and fill in what is left out.

    Raises
    ------
    ValueError
        For an unknown game or bot.
    IllegalAction
        For seats or options that the game refuses.
    """
    settings = set_up(game_named(game), seats, options).settings
    chosen = dict(options or {})
    if not getattr(settings.options, "max_rounds", 1):
        chosen["max_rounds"] = ROUNDS
    team = _team(policies, len(settings.seats))
    return Plan(game, team, settings.seats, chosen, seed, rotate, tuple(tables))


def _team(policies: str | Policy | Sequence[str | Policy], seats: int) -> tuple[str | Policy, ...]:
    """A bot for each seat; they start again from the first when there are more seats."""
    given: Sequence[str | Policy]
    if isinstance(policies, str):
        given = [name.strip() for name in policies.split(",")]
    else:
        given = [policies] if callable(policies) else list(policies)
    for each in given:
        if isinstance(each, str) and each not in POLICIES:
            raise ValueError(f"no bot {each!r}; there are {', '.join(POLICIES)}")
    if not 1 <= len(given) <= seats:
        raise ValueError(f"{len(given)} bots for {seats} seats")
    return tuple(given[seat % len(given)] for seat in range(seats))


def _name(bot: str | Policy) -> str:
    """What a bot is called in the tables."""
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def _policy(bot: str | Policy) -> Policy:
    return POLICIES[bot] if isinstance(bot, str) else bot


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
        any `concurrent.futures.Executor`, as ``ProcessPoolExecutor()`` or that of a Dask cluster,
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
    tables : iterable of str
        Which tables to keep (`teg_nb.analysis.records.TABLES`); all by default.
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
        For an unknown game or bot, or fewer than one match.
    IllegalAction
        For seats or options that the game refuses.
    BadDataset
        If `out` holds something already.

    Notes
    -----
    Matches are played, and handed in, up to eight at a time. When a bot raises, or a process of a
    pool dies, those handed in before are in `out`. Dask plays again what a dead worker has lost.
    """
    if n < 1:
        raise ValueError(f"a simulation has 1 match or more, not {n}")
    plan = planned(game, policies, seed, seats=seats, options=options, rotate=rotate, tables=tables)
    with ExitStack() as stack:
        keeper: Writer | Collector = Writer(out) if out is not None else Collector()
        stack.enter_context(keeper)
        bar = stack.enter_context(_bar(n, progress))
        try:
            if executor is None:
                _play_here(plan, n, keeper, bar)
            else:
                _play_there(plan, n, _opened(executor, stack), keeper, bar)
        except KeyboardInterrupt:
            if not keeper.matches:
                raise
    data = keeper.dataset() if isinstance(keeper, Collector) else read_dataset(keeper.folder)
    data.about = {"asked": n, "finished": keeper.matches}
    if keeper.matches < n:
        print(f"interrupted: {keeper.matches} of {n} matches are kept", file=sys.stderr)
    return data


def _bar(n: int, progress: bool) -> Any:
    from tqdm.auto import tqdm

    return tqdm(total=n, unit=" matches", disable=not progress)


def _batches(n: int) -> Iterator[range]:
    """Numbers of the matches that are played and kept together: the same on every executor."""
    size = max(1, min(BATCH, n // 32))
    for first in range(0, n, size):
        yield range(first, min(first + size, n))


def play_batch(
    plan: Plan,
    numbers: Sequence[int],
    tick: Callable[[], object] | None = None,
    stopped: Callable[[], bool] | None = None,
) -> dict[str, pa.Table]:
    """Play some matches and make their tables; interrupted, those of the matches finished.

    Parameters
    ----------
    plan : Plan
    numbers : sequence of int
    tick : callable, optional
        Called after each match.
    stopped : callable, optional
        Asked after each match whether to play no more.
    """
    pieces: dict[str, list[pa.Table]] = {}
    try:
        for number in numbers:
            made = tables_of(plan.play(number), number, plan.tables)
            for name, table in made.items():
                pieces.setdefault(name, []).append(table)
            if tick is not None:
                tick()
            if stopped is not None and stopped():
                break
    except KeyboardInterrupt:
        whole = min(map(len, pieces.values()), default=0)
        pieces = {name: tables[:whole] for name, tables in pieces.items() if whole}
    return {name: joined(tables) for name, tables in pieces.items()}


def _play_here(plan: Plan, n: int, keeper: Writer | Collector, bar: Any) -> None:
    """All matches in this process."""
    with _noticed() as stopped:
        for numbers in _batches(n):
            tables = play_batch(plan, numbers, lambda: bar.update(1), stopped)
            _keep(plan, tables, len(numbers), keeper)
            if stopped():
                raise KeyboardInterrupt


def _play_there(
    plan: Plan, n: int, executor: Executor, keeper: Writer | Collector, bar: Any
) -> None:
    """All matches on an executor, a few batches ahead; they are kept in their order."""
    most = 4 * _width(executor)
    ahead: deque[tuple[Future[dict[str, pa.Table]], int]] = deque()

    def keep_first() -> None:
        future, size = ahead[0]
        tables = future.result()
        ahead.popleft()
        _keep(plan, tables, size, keeper)
        bar.update(size)

    try:
        for numbers in _batches(n):
            ahead.append((executor.submit(play_batch, plan, numbers), len(numbers)))
            if len(ahead) >= most:
                keep_first()
        while ahead:
            keep_first()
    finally:  # interrupted, or a bot raised: what runs is soon finished, what waits is not begun
        running = [(future, size) for future, size in ahead if not future.cancel()]
        wait([future for future, _ in running])
        for future, size in running:
            if future.exception() is None:
                _keep(plan, future.result(), size, keeper)


def _keep(
    plan: Plan, tables: dict[str, pa.Table], expected: int, keeper: Writer | Collector
) -> None:
    """Keep the matches of a batch; fewer than expected mean that it was interrupted."""
    with _uninterrupted():
        if tables:
            keeper.add(plan.game, tables)
    if not tables or len(tables["matches"]) < expected:
        raise KeyboardInterrupt


@contextmanager
def _noticed() -> Iterator[Callable[[], bool]]:
    """Notice Ctrl+C, so that the match under way is finished; a second one is not waited for.

    An exception could come anywhere, and be lost where Python ignores it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    came: list[int] = []

    def notice(number: int, frame: object) -> None:
        came.append(number)
        if len(came) > 1:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, notice)
    try:
        yield lambda: bool(came)
    finally:
        signal.signal(signal.SIGINT, before or signal.default_int_handler)


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


def _opened(executor: Any, stack: ExitStack) -> Executor:
    """The executor that is meant: a pool of so many processes, or that of a Dask client."""
    if isinstance(executor, int):
        if executor < 1:
            raise ValueError(f"a simulation needs 1 process or more, not {executor}")
        return stack.enter_context(ProcessPoolExecutor(executor, initializer=_leave_interrupts))
    if hasattr(executor, "get_executor"):
        found: Executor = executor.get_executor()
        return found
    if not isinstance(executor, Executor):
        raise ValueError(f"executor is a number of processes or an Executor, not {executor!r}")
    return executor


def _leave_interrupts() -> None:
    """Ctrl+C reaches all processes of a terminal; the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _width(executor: Any) -> int:
    """How many matches an executor plays at once, as far as it says."""
    client = getattr(executor, "_client", None)
    if client is not None:  # of Dask
        return sum(client.nthreads().values()) or 1
    return getattr(executor, "_max_workers", None) or os.cpu_count() or 1
