"""Executors and teams: processes, clusters, and the bots that play."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import wait
from typing import Protocol, Self, TypeVar, cast

import __main__
from teg_nb.bots import name_of, names_in, seated
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.runner import Policy
from teg_nb.simulation.resources import usable_cores, usable_workers


class Pickled(Protocol):
    """A plan that is pickled and sent to other processes."""

    @property
    def team(self) -> tuple[str | Policy, ...]:
        """The bots, one per seat."""


R = TypeVar("R", covariant=True)
Result = TypeVar("Result")


class Future(Protocol[R]):
    """The part of the futures of `concurrent.futures` and of Dask that is used here."""

    def result(self, timeout: float | None = None) -> R:
        """Wait for the result and return it."""

    def cancel(self) -> object:
        """Cancel the call if it has not begun."""

    def cancelled(self) -> bool:
        """Return True if the call was cancelled."""

    def exception(self) -> BaseException | None:
        """Wait for the end and return the exception of the call."""


class ProgressBar(Protocol):
    """The part of the progress bars of tqdm that is used here."""

    n: int
    total: int

    def refresh(self) -> object:
        """Draw the bar again."""

    def update(self, n: int) -> object:
        """Move the bar by `n` units."""

    def close(self) -> None:
        """Remove the bar."""

    def __enter__(self) -> Self: ...
    def __exit__(self, *raised: object) -> bool | None: ...


class Executor(Protocol):
    """An executor on other processes or machines. `submit` returns a future."""

    def submit(self, function: Callable[..., Result], /, *arguments: object) -> Future[Result]:
        """Schedule a call of a function."""


def team_of(
    policies: str | Policy | Sequence[str | Policy], seats: int
) -> tuple[str | Policy, ...]:
    """Return one bot per seat, repeating the bots if there are more seats."""
    if isinstance(policies, str):
        return seated(names_in(policies), seats)
    if not callable(policies) and not isinstance(policies, Sequence):
        raise BadArgument("wrong_shape", name="policies", value=policies, wanted='"greedy"')
    return seated([policies] if callable(policies) else policies, seats)


def progress_bar(n: int, begun: int, progress: bool, unit: str) -> ProgressBar:
    """Return a progress bar for a notebook or a terminal."""
    from tqdm.auto import tqdm

    if sys.platform == "emscripten":
        tqdm.monitor_interval = 0  # a browser starts no thread
    bar: ProgressBar = tqdm(total=n, initial=begun, unit=unit, disable=not progress)
    return bar


def open_executor(executor: object, plan: Pickled, stack: ExitStack) -> Executor:
    """Return an executor from a number of processes, a Dask client or an executor.

    A number is capped by the free memory, with a `RuntimeWarning`.
    """
    if isinstance(executor, int):
        if executor < 1:
            raise BadArgument("not_from", name="executor", least="1", value=executor)
        workers = usable_workers(executor)
        executor = stack.enter_context(ProcessPoolExecutor(workers, initializer=serve))
    elif hasattr(executor, "get_executor"):
        executor = executor.get_executor()
    if not callable(getattr(executor, "submit", None)):
        raise BadArgument("no_executor", value=executor)
    if isinstance(executor, ProcessPoolExecutor):
        context = getattr(executor, "_mp_context", multiprocessing)
        check_sent(plan, context.get_start_method())
    return cast("Executor", executor)


def check_sent(plan: Pickled, method: str = "spawn") -> None:
    """Raise early if a bot cannot be sent to processes that start by a method."""
    try:
        pickle.dumps(plan)
    except Exception as fault:
        raise BadArgument("bot_not_sent", why=fault) from None
    if method != "fork" and not os.path.isfile(getattr(__main__, "__file__", "")):
        for bot in plan.team:
            if getattr(bot, "__module__", "") == "__main__":
                raise BadArgument("bot_of_session", bot=name_of(bot))


def serve() -> None:
    """Prepare a process of the package's own pool.

    Ctrl+C reaches all processes of a terminal, so workers ignore it and the parent decides. When
    the parent is killed, the workers exit too; they would wait for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            wait([parent.sentinel])
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()


def max_workers(executor: object) -> int:
    """Return the number of parallel workers of an executor, or a guess."""
    client = getattr(executor, "_client", None)
    if client is not None:  # of Dask
        return sum(client.nthreads().values()) or 1
    return getattr(executor, "_max_workers", None) or usable_cores()


def result(future: Future[Result]) -> Result:
    """Return the result of a future. Raise `BadArgument` for a bot that cannot be pickled."""
    try:
        return future.result()
    except (pickle.PicklingError, AttributeError, TypeError) as fault:
        if "pickle" in str(fault):
            raise BadArgument("bot_not_sent", why=fault) from None
        raise


@contextmanager
def defer_interrupt() -> Iterator[Callable[[], bool]]:
    """Defer Ctrl+C inside the block, so that the current match is finished.

    The block asks the yielded function if Ctrl+C was pressed. A second Ctrl+C interrupts at once.
    An exception could be raised anywhere, and be lost where Python ignores it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    signals: list[int] = []

    def notice(number: int, frame: object) -> None:
        signals.append(number)
        if len(signals) > 1:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, notice)
    try:
        yield lambda: bool(signals)
    finally:
        signal.signal(signal.SIGINT, before or signal.default_int_handler)
