"""Playouts in the background, while the kernel stays responsive.

One thread feeds a process pool, which is reused by later jobs. Results are taken in the order of
the playouts' numbers. So a partial result equals that of `playouts` for the same number, and short
playouts are not overrepresented.
"""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from concurrent.futures import TimeoutError as Waited
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING

import __main__
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.plugins import PLUGINS
from teg_nb.simulation.executors import Future, check_sent, serve
from teg_nb.simulation.playouts import Ending, PlayoutPlan, Playouts, plan_playouts, played_there
from teg_nb.simulation.resources import usable_workers

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

_LOOK = 0.05
"""Seconds between two checks for a stop request."""


class PlayoutJob:
    """A background job of playouts from a match's current position. Starts on construction.

    Parameters
    ----------
    match : Match
        It is not changed, and may be played on meanwhile.
    n : int
        Number of playouts.
    policies, seed, perspective
        As in `playouts`.
    on_update : callable, optional
        Called with this object after new results and at the end. It runs in the thread that feeds
        the processes, so it should be quick.

    Attributes
    ----------
    fault : Exception or None
        The exception that ended the job.

    Raises
    ------
    BadArgument, UnknownName
        As `playouts` does, on construction.

    Notes
    -----
    A bot that cannot be pickled, as one defined in a notebook, plays in the thread. So does a game
    of a plug-in. On one core, or without memory or
    permission for two processes, all playouts run in the thread.

    Examples
    --------
    >>> from teg_nb import GAMES, Match, playouts
    >>> match = Match(start=GAMES["eggar"].position(seats=2))
    >>> run = PlayoutJob(match, 4, "random", seed=1)
    >>> run.wait() == playouts(match, 4, "random", seed=1, progress=False)
    True
    >>> run.is_running
    False
    """

    def __init__(
        self,
        match: Match,
        n: int = 1000,
        policies: str | Policy | Sequence[str | Policy] = "greedy",
        seed: int | str = 0,
        *,
        perspective: int | str | None = None,
        on_update: Callable[[PlayoutJob], None] | None = None,
    ) -> None:
        if type(n) is not int or n < 1:
            raise BadArgument("not_from", name="n", least="1", value=n)
        self.fault: Exception | None = None
        self._start = plan_playouts(match, policies, seed, perspective)
        self._asked = n
        self._heard = on_update
        self._endings: list[Ending] = []
        self._stopped, self._over = threading.Event(), threading.Event()
        threading.Thread(target=self._work, name="playouts", daemon=True).start()

    @property
    def result(self) -> Playouts:
        """The playouts done so far, equal to `playouts` for the same number."""
        return self._start.brought(self._asked, self._endings)

    @property
    def is_running(self) -> bool:
        """True until the job is over."""
        return not self._over.is_set()

    def stop(self) -> None:
        """Request an early end. Finished playouts remain in `result`."""
        self._stopped.set()

    def wait(self, timeout: float | None = None) -> Playouts:
        """Wait for the end, or for a timeout in seconds, and return `result`.

        Raises
        ------
        Exception
            `fault`, if the job failed.
        """
        self._over.wait(timeout)
        if self.fault is not None:
            raise self.fault
        return self.result

    def __repr__(self) -> str:
        return f"<{'running' if self.is_running else 'over'}: {self.result!r}>"

    def _work(self) -> None:
        try:
            for ending in self._played():
                self._endings.append(ending)
                if self._stopped.is_set():
                    break
                if len(self._endings) < self._asked:
                    self._tell()
        except _Stopped:
            pass
        except Exception as fault:
            self.fault = fault
        finally:
            self._over.set()
            self._tell()

    def _tell(self) -> None:
        if self._heard is not None:
            self._heard(self)

    def _played(self) -> Iterator[Ending]:
        place = background_pool(self._start)
        if place is None:
            return map(self._start.play, range(self._asked))
        return self._there(place)

    def _there(self, place: ProcessPoolExecutor) -> Iterator[Ending]:
        try:
            yield from played_there(self._start, self._asked, place, self._awaited)
        except BrokenExecutor:
            forget_pool(place)
            raise

    def _awaited(self, future: Future) -> list[Ending]:
        while not self._stopped.is_set():
            with suppress(Waited):
                endings: list[Ending] = future.result(_LOOK)
                return endings
        raise _Stopped


class _Stopped(Exception):
    """The caller stopped the job."""


_KEPT: list[ProcessPoolExecutor] = []
_LOCK = threading.Lock()
atexit.register(_KEPT.clear)  # collected later, a pool would miss its own module


def background_pool(start: PlayoutPlan) -> ProcessPoolExecutor | None:
    """Return the kernel's process pool, created on first use, or None if it cannot be used.

    Parameters
    ----------
    start : PlayoutPlan
        What is to be played there. A bot of the notebook, and a game of a plug-in, cannot be.
    """
    if start.game in PLUGINS:
        return None
    with _LOCK:
        if not _KEPT:
            workers = usable_workers()
            if workers < 2:
                return None
            try:
                created = ProcessPoolExecutor(workers, get_context("spawn"), _serve_quietly)
                created.submit(os.getpid).result()
            except (OSError, ImportError, NotImplementedError, BrokenExecutor):
                return None  # this platform allows no processes
            _KEPT.append(created)
        pool = _KEPT[0]
    try:
        check_sent(start, pool)
    except BadArgument:
        return None
    return pool


def notebook_pool(start: PlayoutPlan) -> ProcessPoolExecutor | None:
    """Return the kernel's process pool in a notebook, or None.

    A process of the pool would run a script from its beginning, before it plays.
    """
    return None if hasattr(__main__, "__file__") else background_pool(start)


def forget_pool(pool: object) -> None:
    """Drop a pool with a dead process, so that the next job creates a new one."""
    with _LOCK:
        _KEPT[:] = [kept for kept in _KEPT if kept is not pool]


def _serve_quietly() -> None:
    """Prepare a process at low priority, so that the page stays responsive."""
    serve()
    if hasattr(os, "nice"):
        os.nice(10)
