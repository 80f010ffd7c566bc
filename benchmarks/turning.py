"""Turning points: how often nothing is told as something, and what a match costs.

``python -m benchmarks.turning`` simulates tables of turns that changed nothing, or only some of
which did, and tests them by the code that `teg_nb.turning_points` uses (`PairedTests`). Pairs of
playouts of seats with known chances of winning take the place of matches. It prints the share of
tables with a false row, and of those with an interval that misses the true difference, both with
Wilson's intervals of 95 %.

``python -m benchmarks.turning --match m.jsonl`` finds the turning points of a match on two
processes, and prints them with the CPU time of each process and of this one. CPU times of a busy
machine are upper bounds.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from teg_nb.analysis.intervals import wilson
from teg_nb.analysis.sequential import PairedTests, Pairs
from teg_nb.engine.play.match import Match
from teg_nb.simulation.executors import serve
from teg_nb.simulation.turning_points import CANDIDATES, PLAYOUTS, turning_points

SEATS = (2, 3, 4, 6)


@dataclass(frozen=True)
class Case:
    """A kind of tables.

    Attributes
    ----------
    name : str
    unequal : bool
        True if the chances of the seats differ, at random.
    alike : float
        Share of pairs whose two playouts have the same winner, because their dice are the same.
    changed : int
        Rows of a table that change the chance of winning, by up to 50 points.
    playouts : int
    """

    name: str
    unequal: bool = False
    alike: float = 0.0
    changed: int = 0
    playouts: int = PLAYOUTS


CASES = (
    Case("equal seats"),
    Case("unequal seats", unequal=True),
    Case("pairs alike in half", alike=0.5),
    Case("two rows changed", unequal=True, changed=2),
    Case("equal seats, five looks", playouts=400),
)


def tried(case: Case, seats: int, rng: random.Random) -> tuple[bool, bool, int]:
    """Test one table: is a row without a change told, does an interval miss, pairs per table."""
    rows = CANDIDATES
    before, after = [], []
    for row in range(rows):
        weights = [rng.expovariate(1) if case.unequal else 1.0 for _ in range(seats)]
        before.append(weights[0] / sum(weights))  # seats are alike, so any may be the one chosen
        after.append(rng.random() / 2 if row < case.changed else before[-1])
    tests = PairedTests(rows, case.playouts)
    counts = [[0, 0, 0] for _ in range(rows)]
    for look in tests:
        for row in tests.active:
            count = counts[row]
            for _ in range(look - count[2]):
                first = rng.random() < before[row]
                if row >= case.changed and rng.random() < case.alike:
                    continue
                second = rng.random() < after[row]
                count[0] += second and not first
                count[1] += first and not second
            count[2] = look
        tests.look({row: Pairs(*counts[row]) for row in tests.active})
    ends = [tests.interval(row) for row in range(rows)]
    missed = any(
        not low <= b - a <= high for (low, high), a, b in zip(ends, before, after, strict=True)
    )
    is_false = any(row >= case.changed for row in tests.apart)
    return is_false, missed, sum(count[2] for count in counts)


def errors(tables: int, seed: str) -> Table:
    """Simulate tables of every case and number of seats."""
    table = Table(title=f"{tables} tables of {CANDIDATES} rows each, seed {seed}")
    for head in ("case", "playouts", "seats", "false row %", "interval missed %", "pairs a row"):
        table.add_column(head)
    for case in CASES:
        for seats in SEATS:
            rng = random.Random(f"{seed}/{case.name}/{seats}")
            done = [tried(case, seats, rng) for _ in range(tables)]
            cells = []
            for count in (sum(one[0] for one in done), sum(one[1] for one in done)):
                low, high = (100 * end for end in wilson(count, tables))
                cells.append(f"{100 * count / tables:.1f} ({low:.1f} to {high:.1f})")
            pairs = sum(one[2] for one in done) / tables / CANDIDATES
            table.add_row(case.name, str(case.playouts), str(seats), *cells, f"{pairs:.0f}")
    return table


def _cpu(rest: float) -> tuple[int, float]:
    """Return this process and its CPU seconds, after a rest in which the other one answers."""
    time.sleep(rest)
    return os.getpid(), time.process_time()


def cost(path: str, seed: str, policies: str) -> None:
    """Find the turning points of a match on two processes, and print what it took."""
    match = Match.load(path)
    with ProcessPoolExecutor(2, initializer=serve) as pool:
        wait([pool.submit(_cpu, 0.5) for _ in range(2)])
        own, begun = time.process_time(), time.perf_counter()
        points = turning_points(match, policies=policies, seed=seed, executor=pool, progress=False)
        wall, own = time.perf_counter() - begun, time.process_time() - own
        others = dict(future.result() for future in [pool.submit(_cpu, 0.5) for _ in range(2)])
    print(points.summary("en"))
    workers = ", ".join(f"{seconds:.1f}" for seconds in others.values())
    print(f"{len(match)} entries, {wall:.1f} s; CPU seconds: workers {workers}; here {own:.1f}")


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.turning", description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--match", help="log of a match, to be timed")
    parser.add_argument("--bots", default="greedy")
    asked = parser.parse_args(given)
    if asked.match:
        cost(asked.match, asked.seed, asked.bots)
    else:
        Console(width=120).print(errors(asked.tables, asked.seed))


if __name__ == "__main__":
    main()
