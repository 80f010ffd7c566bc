"""Playouts that are played beside the cells, while the kernel goes on answering.

One thread feeds processes, which are kept from one time to the next. Results are taken in the order
of the playouts' numbers: whatever is done is what `playouts` brings for as many, and those that end
soon have no start over those that take long.
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
from typing import TYPE_CHECKING, Any

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.plugins import PLUGINS
from teg_nb.simulation.executors import check_sent, serve
from teg_nb.simulation.playouts import Ending, PlayoutPlan, Playouts, plan_playouts, played_there

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

_LOOK = 0.05
"""Seconds between two looks whether it was stopped."""


class PlayoutJob:
    """Playouts of a match from where it stands, begun as soon as this is made.

    Parameters
    ----------
    match : Match
        It stays as it is, and may be played on meanwhile.
    n : int
        Number of playouts.
    policies, seed, seen_by
        As of `playouts`.
    heard : callable, optional
        Called with this object whenever more are done, and at the end: in the thread that feeds the
        processes, so it should be quick.

    Attributes
    ----------
    fault : Exception or None
        Why it could not go on.

    Raises
    ------
    BadArgument, UnknownName
        As `playouts` does, at once.

    Notes
    -----
    A bot that another process cannot get, one of a notebook's own, plays in the thread, and so does
    a game from outside the package; everything does where there is one core, or where no processes
    are allowed.

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
        """What is done so far: the same that `playouts` brings for as many."""
        return self._start.brought(self._asked, self._endings)

    @property
    def is_running(self) -> bool:
        """Whether more are to come."""
        return not self._over.is_set()

    def stop(self) -> None:
        """Let it end soon; what is done is kept."""
        self._stopped.set()

    def wait(self, timeout: float | None = None) -> Playouts:
        """Wait until it is over, at most so many seconds; what is done then.

        Raises
        ------
        Exception
            `fault`, if there is one.
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
        place = _pool(self._start)
        if place is None:
            return map(self._start.play, range(self._asked))
        return self._there(place)

    def _there(self, place: ProcessPoolExecutor) -> Iterator[Ending]:
        try:
            yield from played_there(self._start, self._asked, place, self._awaited)
        except BrokenExecutor:
            _forget(place)
            raise

    def _awaited(self, future: Any) -> list[Ending]:
        while not self._stopped.is_set():
            with suppress(Waited):
                found: list[Ending] = future.result(_LOOK)
                return found
        raise _Stopped


class _Stopped(Exception):
    """Whoever began it wants no more."""


_KEPT: list[ProcessPoolExecutor] = []
_LOCK = threading.Lock()
atexit.register(_KEPT.clear)  # a pool that is collected later finds its own module gone


def _pool(start: PlayoutPlan) -> ProcessPoolExecutor | None:
    """The processes of this kernel, begun when they are needed first; None where there are none."""
    if start.game in PLUGINS:
        return None
    with _LOCK:
        if not _KEPT:
            cores = _cores()
            if cores < 2:
                return None
            try:
                made = ProcessPoolExecutor(cores, get_context("spawn"), _serve_quietly)
                made.submit(os.getpid).result()
            except (OSError, ImportError, NotImplementedError, BrokenExecutor):
                return None  # no processes here
            _KEPT.append(made)
        pool = _KEPT[0]
    try:
        check_sent(start, pool)
    except BadArgument:
        return None
    return pool


def _forget(pool: ProcessPoolExecutor) -> None:
    """Begin anew next time: a process of these has died."""
    with _LOCK, suppress(ValueError):
        _KEPT.remove(pool)


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _serve_quietly() -> None:
    """Prepare a process: whoever clicks comes first."""
    serve()
    if hasattr(os, "nice"):
        os.nice(10)
