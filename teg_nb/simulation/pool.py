"""One pool of processes for all simulations of a kernel: warm between two calls.

Playouts and matches run here by default. Their results do not depend on it: a batch is a function
of its plan and its numbers alone. A batch whose process dies is played again by a new process.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import threading
import warnings
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from concurrent.futures import Future as PoolFuture
from contextlib import ExitStack, suppress
from typing import Generic, TypeVar

import __main__
from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.plugins import PLUGINS
from teg_nb.simulation.executors import Executor, Pickled, check_sent, open_executor, serve
from teg_nb.simulation.resources import usable_workers

WORKERS = "TEG_NB_WORKERS"
"""Environment variable with the number of processes; 1 is this process alone."""

IDLE = 60.0
"""Seconds without work after which the processes end."""

_NICENESS = 5
"""Niceness of the processes: a busy kernel and its page come first."""

_TRIES = 2
"""Number of times that a batch is played again when its process dies."""

R = TypeVar("R")


class WarmPool:
    """An executor whose processes start with the first call and end after some time without work.

    Parameters
    ----------
    workers : int
    idle : float
        Seconds without work after which the processes end; the next call starts new ones.
    """

    def __init__(self, workers: int, idle: float = IDLE) -> None:
        self._max_workers = workers
        self._idle = idle
        self._lock = threading.Lock()
        self._executor: ProcessPoolExecutor | None = None
        self._timer: threading.Timer | None = None
        self._under_way = 0

    @property
    def is_warm(self) -> bool:
        """True while there are processes."""
        return self._executor is not None

    def submit(self, function: Callable[..., R], /, *arguments: object) -> RepeatedCall[R]:
        """Schedule a call of a function without side effects."""
        return RepeatedCall(self, function, arguments)

    def call(
        self, function: Callable[..., R], arguments: tuple[object, ...]
    ) -> tuple[PoolFuture[R], ProcessPoolExecutor]:
        """Schedule a call once; return its future, and the executor that has it."""
        # The lock is not held while a call is scheduled: an executor calls `_note_end` while it
        # holds a lock of its own, which `submit` needs.
        with self._lock:
            self._under_way += 1
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
        try:
            executor = self._running()
            try:
                future = executor.submit(function, *arguments)
            except BrokenExecutor:  # a process died without work
                self.drop(executor)
                executor = self._running()
                future = executor.submit(function, *arguments)
        except BaseException:
            self._note_end(None)
            raise
        future.add_done_callback(self._note_end)
        return future, executor

    def _running(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._executor is None:
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(self._max_workers, context, _serve_quietly)
            return self._executor

    def _note_end(self, future: object) -> None:
        with self._lock:
            self._under_way -= 1
            if not self._under_way and self._executor is not None:
                self._timer = threading.Timer(self._idle, self._rest)
                self._timer.daemon = True
                self._timer.start()

    def _rest(self) -> None:
        """End the processes, unless there is work again."""
        with self._lock:
            if self._under_way or self._executor is None:
                return
            executor, self._executor = self._executor, None
        executor.shutdown(wait=False)

    def drop(self, executor: ProcessPoolExecutor) -> bool:
        """Leave an executor whose process died; return False if it was left before."""
        with self._lock:
            if self._executor is not executor:
                return False
            self._executor = None
        return True

    def close(self) -> None:
        """End the processes."""
        with self._lock:
            if self._timer is not None:
                self._timer.cancel()
            executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


class RepeatedCall(Generic[R]):
    """A future whose call is repeated if its process dies."""

    def __init__(
        self, pool: WarmPool, function: Callable[..., R], arguments: tuple[object, ...]
    ) -> None:
        self._pool, self._function, self._arguments = pool, function, arguments
        self._tries = _TRIES
        self._future, self._executor = pool.call(function, arguments)

    def result(self, timeout: float | None = None) -> R:
        """Wait for the result and return it.

        Raises
        ------
        BrokenExecutor
            If a process died at every try.
        """
        while True:
            try:
                return self._future.result(timeout)
            except BrokenExecutor:
                if not self._tries:
                    raise
                self._again()

    def _again(self) -> None:
        """Schedule the call again. Somebody else may have left the dead processes before."""
        self._tries -= 1
        if self._pool.drop(self._executor):
            warnings.warn(str(GameError("worker_replaced")), RuntimeWarning, stacklevel=3)
        self._future, self._executor = self._pool.call(self._function, self._arguments)

    def cancel(self) -> bool:
        """Cancel the call if it has not begun."""
        return self._future.cancel()

    def cancelled(self) -> bool:
        """Return True if the call was cancelled."""
        return self._future.cancelled()

    def exception(self) -> BaseException | None:
        """Wait for the end and return the exception of the call."""
        return self._future.exception()


_LOCK = threading.Lock()
_POOLS: dict[str, WarmPool] = {}
"""Pools by the value of `WORKERS`."""


def close_pool() -> None:
    """End the processes of the pool."""
    for pool in _POOLS.values():
        pool.close()


atexit.register(close_pool)


def warm_pool(plan: Pickled, game: str, calls: int | None = None) -> tuple[WarmPool | None, str]:
    """Return the pool that plays a plan by default, or None and the reason for one process.

    Parameters
    ----------
    plan : Pickled
        What is to be played there.
    game : str
    calls : int, optional
        Number of matches or playouts. For a few, no processes are started.

    Returns
    -------
    tuple[WarmPool or None, str]
        The reason is a key of ``errors.toml``; ``""`` with a pool, and for a few matches.
    """
    if multiprocessing.parent_process() is not None:
        return None, "alone_worker"
    setting = os.environ.get(WORKERS, "")
    pool = _pool_of(setting)
    if pool is None:
        return None, "alone_setting" if setting else "alone_machine"
    if hasattr(__main__, "__file__") and not setting:
        return None, "alone_script"
    if game in PLUGINS:
        return None, "alone_game"
    if calls is not None and calls < _FEW and not pool.is_warm:
        return None, ""
    try:
        check_sent(plan)
    except BadArgument:
        return None, "alone_bot"
    if not _starts(pool):
        return None, "alone_machine"
    return pool, ""


def _pool_of(setting: str) -> WarmPool | None:
    """Return the pool for a value of `WORKERS`, or None if it would have one process.

    A warm pool keeps its size: its own processes fill a part of the memory.
    """
    with _LOCK:
        pool = _POOLS.get(setting)
        if pool is not None and pool.is_warm:
            return pool
        workers = workers_wanted()
        if workers < 2:
            return None
        if pool is None or pool._max_workers != workers:
            pool = _POOLS[setting] = WarmPool(workers)
        return pool


def place_of(
    executor: object, plan: Pickled, game: str, calls: int, stack: ExitStack
) -> tuple[Executor | None, str]:
    """Return where to play a plan, None for this process, and a note if it plays alone.

    Parameters
    ----------
    executor : int, Executor, distributed.Client or None
        As in `simulate`; None for the warm pool.
    plan : Pickled
    game : str
    calls : int
        Number of matches or playouts.
    stack : ExitStack
        Closes what is opened here.
    """
    if executor is not None:
        return open_executor(executor, plan, stack), ""
    pool, reason = warm_pool(plan, game, calls)
    return pool, str(GameError(reason)) if reason else ""


_FEW = 8
"""Matches or playouts for which this process is faster than new ones."""


def workers_wanted() -> int:
    """Return the number of processes: `WORKERS`, or what cores and half of the memory allow.

    Raises
    ------
    BadArgument
        If the variable holds no number from 1 on.
    """
    text = os.environ.get(WORKERS, "")
    if not text:
        return usable_workers()
    if not text.isdecimal() or not int(text):
        raise BadArgument("not_from", name=WORKERS, least="1", value=text)
    return usable_workers(int(text))


def _starts(pool: WarmPool) -> bool:
    """Start the processes of a pool if there are none; False where the platform allows none."""
    if pool.is_warm:
        return True
    with suppress(OSError, ImportError, NotImplementedError, BrokenExecutor):
        return bool(pool.submit(os.getpid).result())
    pool.close()
    return False


def _serve_quietly() -> None:
    """Prepare a process at lower priority, so that the page stays responsive."""
    serve()
    if hasattr(os, "nice"):
        os.nice(max(0, _NICENESS - os.nice(0)))
