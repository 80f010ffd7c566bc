"""The package beside its peers, and beside a version of before, in one interleaved run.

Each version works in a process of its own, on one core of the machine; they are asked in turn for a
piece of work and say what CPU time it took (`benchmarks.works`). A figure is the median of the
ratios within a turn. Games differ in what an action is: the ratio to chess is an order of size.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
BEFORE = "d428f5d"
"""The commit that figures are compared with, by default."""


class Figure(NamedTuple):
    """Description of a piece of work: its reference, and the ratio that it must reach."""

    label: str
    work: str
    beside: str  # a peer's work, or "before"
    must: float
    goal: float


FIGURES = (
    Figure("greedy play, actions/s over python-chess", "greedy", "chess", 0.95, 1.8),
    Figure("random play, 4 seats, actions/s over python-chess", "random", "chess", 1, 1.5),
    Figure("play alone, actions/s over python-chess", "play", "chess", 5, 8),
    Figure("greedy play, over before", "greedy", "before", 0.95, 1.8),
    Figure("random play, over before", "random", "before", 0.95, 1.8),
    Figure("first Match('teg') in a new process, over before", "first", "before", 1.8, 2.5),
    Figure("playouts from a middle position, greedy, over before", "playouts", "before", 1.4, 2.5),
    Figure("the same, default call on two cores", "all_playouts", "before", 2.5, 4.5),
    Figure("simulate teg, default call on two cores", "all_simulate_teg", "before", 2, 3.5),
    Figure("simulate tgm, default call on two cores", "all_simulate_tgm", "before", 2, 3.5),
    Figure("simulate tgm, one core, over before", "simulate_tgm", "before", 1, 2),
    Figure("simulate eggar, one core, over before", "simulate_eggar", "before", 1, 2),
    Figure("standings over time, 1,400 entries, over before", "standings", "before", 20, 50),
    Figure("environment of wargame, over before", "steps_wargame", "before", 2, 4),
    Figure("environment steps/s, teg, over chess_v6", "steps_teg", "chess_env", 6, 15),
    Figure("environment steps/s, tgm, over chess_v6", "steps_tgm", "chess_env", 6, 15),
)
PEERS = {"chess": ("chess",), "chess_env": ("chess", "pettingzoo", "pygame")}
"""Works of peers, and the packages that they need (the extra ``bench``)."""


class Worker:
    """A process that works with one version of the package, on one core or on two."""

    def __init__(self, tree: Path, cores: int = 1) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "benchmarks" / "works.py")],
            env={
                **os.environ,
                "PYTHONPATH": str(tree),
                "PYGAME_HIDE_SUPPORT_PROMPT": "1",
                "TEG_NB_WORKERS": str(cores),
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if hasattr(os, "sched_setaffinity"):
            mine = sorted(os.sched_getaffinity(0))[:cores]
            os.sched_setaffinity(self.process.pid, mine)

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *fault: object) -> None:
        self.process.communicate()

    def seconds(self, work: str, turn: int) -> float:
        """CPU time of one unit of a piece of work."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{work} {turn}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


@contextmanager
def checked_out(commit: str) -> Iterator[Path | None]:
    """Write the files of a commit to a folder; return None if there is no such commit."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "before"
        git = ["git", "-C", str(ROOT), "worktree"]
        made = subprocess.run(
            [*git, "add", "--detach", str(place), commit], capture_output=True, check=False
        )
        try:
            yield place if made.returncode == 0 else None
        finally:
            if made.returncode == 0:
                subprocess.run([*git, "remove", "--force", str(place)], check=False)


def measured(turns: int, before: str | None = BEFORE) -> Mapping[tuple[str, str], Sequence[float]]:
    """Seconds a unit, turn by turn, by version (``"now"``, ``"before"``) and work.

    `before` is a commit, or None for no earlier version.

    The first turn is not counted: modules are imported, tables of odds filled.
    """
    peers = [name for name, needs in PEERS.items() if all(map(find_spec, needs))]
    works = dict.fromkeys(figure.work for figure in FIGURES)
    times: dict[tuple[str, str], list[float]] = {}
    with ExitStack() as stack:
        trees: dict[str, Path | None] = {"now": ROOT}
        if before:
            trees["before"] = stack.enter_context(checked_out(before))
        workers = {
            (name, cores): stack.enter_context(Worker(tree, cores))
            for name, tree in trees.items()
            if tree
            for cores in (1, 2)
        }
        for turn in range(turns + 1):
            asked = [(name, work) for work in works for name, tree in trees.items() if tree]
            for name, work in [*asked, *(("now", peer) for peer in peers)]:
                cores = 2 if work.startswith("all_") else 1
                seconds = workers[name, cores].seconds(work, turn)
                if turn:
                    times.setdefault((name, work), []).append(seconds)
    return times


def ratio(mine: Sequence[float], theirs: Sequence[float]) -> float:
    """Return the median of the ratios, turn by turn."""
    return median(there / here for here, there in zip(mine, theirs, strict=True))


def figures(
    times: Mapping[tuple[str, str], Sequence[float]],
) -> Iterator[tuple[Figure, float | None, float]]:
    """Each figure that could be taken: of the version of before, and of this one."""
    for figure in FIGURES:
        now, before = (
            times["now", figure.work],
            times.get(("before", figure.work)),
        )
        theirs = before if figure.beside == "before" else times.get(("now", figure.beside))
        if theirs is not None:
            yield figure, ratio(before, theirs) if before else None, ratio(now, theirs)


def table(times: Mapping[tuple[str, str], Sequence[float]], before: str) -> Table:
    """Build the table of figures and their targets."""
    shown = Table(title=f"Beside peers, and beside {before} (medians of ratios)")
    shown.add_column("figure")
    for heading in ("µs each", "before", "now", "must", "goal"):
        shown.add_column(heading, justify="right")
    for figure, earlier, now in figures(times):
        shown.add_row(
            figure.label,
            f"{1e6 * median(times['now', figure.work]):,.1f}",
            "" if earlier is None else f"{earlier:.2f}",
            f"{now:.2f}",
            f"{figure.must:g}",
            f"{figure.goal:g}",
        )
    return shown
