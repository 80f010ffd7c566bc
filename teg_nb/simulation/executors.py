"""Where matches are played: in this process, on all its cores, or on a cluster; and by whom."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import wait
from typing import Any, Protocol

import __main__
from teg_nb.bots import name_of, names_in, seated
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.runner import Policy


class Pickled(Protocol):
    """What a process is sent to play."""

    @property
    def team(self) -> tuple[str | Policy, ...]:
        """A bot for each seat."""


class Executor(Protocol):
    """Whatever plays on other processes or machines: `submit` gives a future."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Any:
        """Call a function there."""


def team_of(
    policies: str | Policy | Sequence[str | Policy], seats: int
) -> tuple[str | Policy, ...]:
    """A bot for each seat; they start again from the first when there are more seats."""
    if isinstance(policies, str):
        return seated(names_in(policies), seats)
    if not callable(policies) and not isinstance(policies, Sequence):
        raise BadArgument("wrong_shape", name="policies", value=policies, wanted='"greedy"')
    return seated([policies] if callable(policies) else policies, seats)


def progress_bar(n: int, begun: int, progress: bool, unit: str) -> Any:
    """A progress bar, in a notebook or a terminal."""
    from tqdm.auto import tqdm

    return tqdm(total=n, initial=begun, unit=unit, disable=not progress)


def open_executor(executor: Any, plan: Pickled, stack: ExitStack) -> Executor:
    """The executor that is meant: a pool of so many processes, or that of a Dask client."""
    if isinstance(executor, int):
        if executor < 1:
            raise BadArgument("not_from", name="executor", least="1", value=executor)
        executor = stack.enter_context(ProcessPoolExecutor(executor, initializer=serve))
    elif hasattr(executor, "get_executor"):
        executor = executor.get_executor()
    if not callable(getattr(executor, "submit", None)):
        raise BadArgument("no_executor", value=executor)
    if isinstance(executor, ProcessPoolExecutor):
        check_sent(plan, executor)
    found: Executor = executor
    return found


def check_sent(plan: Pickled, pool: ProcessPoolExecutor) -> None:
    """Refuse a bot that the processes of a pool cannot get, before any of them is asked."""
    try:
        pickle.dumps(plan)
    except Exception as fault:
        raise BadArgument("bot_not_sent", why=fault) from None
    context = getattr(pool, "_mp_context", multiprocessing)
    if context.get_start_method() != "fork" and not os.path.isfile(
        getattr(__main__, "__file__", "")
    ):
        for bot in plan.team:
            if getattr(bot, "__module__", "") == "__main__":
                raise BadArgument("bot_of_session", bot=name_of(bot))


def serve() -> None:
    """Prepare a process of a pool of our own.

    Ctrl+C reaches all processes of a terminal: the first one decides. When that one is killed, the
    others end as well; they would wait for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            wait([parent.sentinel])
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()


def max_workers(executor: Any) -> int:
    """How many matches an executor plays at once, as far as it says."""
    client = getattr(executor, "_client", None)
    if client is not None:  # of Dask
        return sum(client.nthreads().values()) or 1
    return getattr(executor, "_max_workers", None) or os.cpu_count() or 1


def result(future: Any) -> Any:
    """What a future brings; a bot that cannot be sent is told in words."""
    try:
        return future.result()
    except (pickle.PicklingError, AttributeError, TypeError) as fault:
        if "pickle" in str(fault):
            raise BadArgument("bot_not_sent", why=fault) from None
        raise


@contextmanager
def defer_interrupt() -> Iterator[Callable[[], bool]]:
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
