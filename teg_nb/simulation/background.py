"""Playouts in the background, while the kernel stays responsive.

One thread feeds the kernel's pool of processes. Results are taken in the order of the playouts'
numbers. So a partial result equals that of `playouts` for the same number, and short playouts are
not overrepresented. Where no thread can start, as in a browser, playouts run on the event loop.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import TimeoutError as Waited
from contextlib import suppress
from typing import TYPE_CHECKING

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.runner import Policy
from teg_nb.simulation.executors import Future, max_workers
from teg_nb.simulation.playouts import (
    BATCH,
    Ending,
    PlayoutPlan,
    Playouts,
    plan_playouts,
    played_batches,
)
from teg_nb.simulation.pool import warm_pool

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

_LOOK = 0.05
"""Seconds between two checks for a stop request."""

_THREADS = sys.platform != "emscripten"
"""True where threads can start. Python in a browser has none."""

_BREATH = 0.05
"""Seconds after which the event loop serves others, if playouts run on it."""

_SLICE = 0.1
"""Seconds that a batch should take: results come often, and a stop leaves little work."""


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
        the processes, or on the event loop, so it should be quick.

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
    Where `playouts` plays in one process by default, all playouts run in the thread. Where no
    thread can start, they run on the event loop, which serves others between two playouts; `wait`
    then plays the rest at once.

    Examples
    --------
    >>> from teg_nb import GAMES, Match, PlayoutJob, playouts
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
        self._steps = self._work()
        if _THREADS:
            threading.Thread(target=self._finish, name="playouts", daemon=True).start()
        else:
            with suppress(RuntimeError):  # without a running loop, `wait` plays
                self._task = asyncio.get_running_loop().create_task(self._in_slices())

    @property
    def result(self) -> Playouts:
        """The playouts done so far, equal to `playouts` for the same number."""
        return self._start.brought(self._asked, self._endings)

    @property
    def is_running(self) -> bool:
        """True until the job is over."""
        return not self._over.is_set()

    def stop(self) -> None:
        """Request an early end. Finished playouts remain in `result`.

        Examples
        --------
        >>> from teg_nb import GAMES, Match, PlayoutJob
        >>> run = PlayoutJob(Match(start=GAMES["eggar"].position(seats=2)), 1000, "random", seed=1)
        >>> run.stop()
        >>> _ = run.wait()
        >>> run.is_running
        False
        """
        self._stopped.set()

    def wait(self, timeout: float | None = None) -> Playouts:
        """Wait for the end, or for a timeout in seconds, and return `result`.

        Raises
        ------
        Exception
            `fault`, if the job failed.

        Examples
        --------
        >>> from teg_nb import GAMES, Match, PlayoutJob
        >>> run = PlayoutJob(Match(start=GAMES["eggar"].position(seats=2)), 4, "random", seed=1)
        >>> run.wait() == run.result
        True
        """
        if _THREADS:
            self._over.wait(timeout)
        else:
            self._finish(timeout)
        if self.fault is not None:
            raise self.fault
        return self.result

    def __repr__(self) -> str:
        return f"<{'running' if self.is_running else 'over'}: {self.result!r}>"

    def _finish(self, timeout: float | None = None) -> None:
        """Work to the end, or for a timeout in seconds."""
        begun = time.monotonic()
        for _ in self._steps:
            if timeout is not None and time.monotonic() - begun > timeout:
                return

    async def _in_slices(self) -> None:
        """Work on the event loop, and let it serve others."""
        begun = time.monotonic()
        await asyncio.sleep(0)
        for _ in self._steps:
            if time.monotonic() - begun > _BREATH:
                await asyncio.sleep(0)
                begun = time.monotonic()

    def _work(self) -> Iterator[None]:
        """Play, and pause after each playout."""
        try:
            for ending in self._played():
                self._endings.append(ending)
                if self._stopped.is_set():
                    break
                if len(self._endings) < self._asked:
                    self._tell()
                yield
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
        place, _ = warm_pool(self._start, self._start.game)
        if place is None:
            return map(self._start.play, range(self._asked))
        return played_batches(self._batches(max_workers(place)), place, self._awaited)

    def _batches(self, workers: int) -> Iterator[tuple[PlayoutPlan, range]]:
        """Yield the numbers of each batch, as many as the processes play in a slice of time."""
        begun, first = time.monotonic(), 0
        while first < self._asked:
            done, passed = len(self._endings), time.monotonic() - begun
            rate = done / passed / workers if done else 0.0
            size = min(max(int(rate * _SLICE), 1), BATCH, self._asked - first)
            yield self._start, range(first, first + size)
            first += size

    def _awaited(self, future: Future[list[Ending]]) -> list[Ending]:
        while not self._stopped.is_set():
            with suppress(Waited):
                endings: list[Ending] = future.result(_LOOK)
                return endings
        raise _Stopped


class _Stopped(Exception):
    """The caller stopped the job."""
