"""Tables, simulations and datasets: what they cost beside the matches themselves."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

from teg_nb.analysis import entries_frame
from teg_nb.analysis.dataset.records import tables_of
from teg_nb.bots import POLICIES
from teg_nb.engine.play.match import Match
from teg_nb.simulation.matches import make_plan, simulate


def seconds(work: Callable[[], object], clock: Callable[[], float], turns: int = 3) -> float:
    """Return the shortest time of several tries."""
    taken = []
    for _ in range(turns):
        begun = clock()
        work()
        taken.append(clock() - begun)
    return min(taken)


def ratios(quick: bool) -> Iterator[tuple[str, float]]:
    yield from _frames((300, 1000, 3000) if quick else (1_000, 10_000, 100_000))
    yield from _tables(2 if quick else 10)
    yield from _processes(8 if quick else 60)
    yield from _memory(*((20, 80) if quick else (150, 1500)))
    if not quick:
        yield from _cluster(120)


def _frames(sizes: tuple[int, ...]) -> Iterator[tuple[str, float]]:
    """Rows a second of the table of entries, for logs of several lengths."""
    match = Match("teg", 4, {"max_rounds": 10**6})
    match.run(POLICIES["random"], random.Random(1), sizes[1])
    speeds = []
    for size in sizes:
        part = _long(match, size)
        entries_frame(part)
        turns = 2 + 20_000 // size
        speed = size / seconds(lambda part=part: entries_frame(part), time.process_time, turns)
        speeds.append(speed)
    for size, speed in zip(sizes[1:], speeds[1:], strict=True):
        label = f"rows a second, table of {size} entries / {sizes[0]} (1: grows in proportion)"
        yield label, speed / speeds[0]


def _long(match: Match, size: int) -> Match:
    """Build a log of a given length by repeating the log of a match."""
    times = 1 + size // len(match)
    part = match.fork()
    part.actions = (match.actions * times)[:size]
    part.events = (match.events * times)[:size]
    part.states = (match.states[:-1] * times)[: size + 1]
    return part


def _tables(matches: int) -> Iterator[tuple[str, float]]:
    """All tables of a dataset beside playing the matches."""
    plan = make_plan("teg", "greedy", 1, options={"max_rounds": 30})
    played = [plan.play(number) for number in range(matches)]
    clock = time.process_time
    play = seconds(lambda: [plan.play(number) for number in range(matches)], clock)
    tables = seconds(lambda: [tables_of(match, 0) for match in played], clock)
    yield "all tables of a match / playing it", tables / play


def _processes(matches: int) -> Iterator[tuple[str, float]]:
    def run(executor: object) -> float:
        words = {"options": {"max_rounds": 20}, "progress": False}
        return seconds(
            lambda: simulate("teg", "greedy", matches, 1, executor, **words), time.perf_counter, 1
        )

    run(None)
    here, one, two = run(None), run(1), run(2)
    yield "simulation, one process of a pool / this process, speed", here / one
    yield "simulation, two processes / one, speed", one / two


def _cluster(matches: int) -> Iterator[tuple[str, float]]:
    from distributed import Client, LocalCluster

    words = {"seats": 2, "options": {"max_rounds": 2}, "progress": False}
    with (
        tempfile.TemporaryDirectory() as space,
        LocalCluster(
            n_workers=1, threads_per_worker=1, dashboard_address=None, local_directory=space
        ) as cluster,
        Client(cluster) as client,
    ):
        taken = []
        for executor in (None, client):
            simulate("teg", "random", 32, 0, executor, **words)
            begun = time.perf_counter()
            simulate("teg", "random", matches, 1, executor, **words)
            taken.append(time.perf_counter() - begun)
    here, there = taken
    yield "Dask's cost of a match / a short match (60 entries)", (there - here) / here
    yield "simulation, one worker of Dask / this process, speed", here / there


_STREAM = """
import resource, sys
from functools import partial
from teg_nb.simulation import matches as simulation
simulation.Writer = partial(simulation.Writer, part_rows=5000)
simulation.simulate("teg", "random", int(sys.argv[1]), 1, seats=2, options={"max_rounds": 1},
                    out=sys.argv[2], progress=False)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def _memory(few: int, many: int) -> Iterator[tuple[str, float]]:
    """Most memory of a simulation that is written part by part, for few matches and for many."""
    peaks = []
    for matches in (few, many):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, "-c", _STREAM, str(matches), folder],
                capture_output=True,
                text=True,
                check=True,
            )
        peaks.append(int(done.stdout))
    yield f"most memory, {many} matches / {few} (1: the same)", peaks[1] / peaks[0]
