"""Write and analyse a dataset larger than memory: ``python -m benchmarks.large [--matches N]``.

The default, 20,000 greedy matches, has tables that would take some 5 GB as frames. Both steps run
in processes of their own. Each must stay below 1 GiB: the sum of the largest memory of the process
and of its workers, as if all had it at the same time. The command fails otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

LIMIT = 1 << 30
"""Bytes that a step may take."""

AT_ONCE = LIMIT // 4
"""Bytes that a table may fill when it is read; see `read_dataset`."""


def write(folder: str, matches: int, workers: int) -> dict[str, float]:
    """Simulate the matches into a folder, with all tables."""
    from teg_nb import simulate

    simulate("teg", "greedy", matches, 1, workers, out=folder, progress=False)
    return {}


def analyse(folder: str, matches: int, workers: int) -> dict[str, float]:
    """Run the statistics of the package; return the bytes of all tables as frames, and times."""
    from teg_nb.analysis import read_dataset
    from teg_nb.analysis.charts.figures import flow_figure
    from teg_nb.analysis.dataset.layout import BadDataset
    from teg_nb.analysis.statistics import luck, wins

    data = read_dataset(folder, max_bytes=AT_ONCE)
    sizes = {name: size_as_frame(data, name) for name in data.tables}
    works: dict[str, Callable[[], object]] = {
        "luck": lambda: luck.luck_frame(data),
        "summary": lambda: wins.summary(data),
        "objectives": lambda: wins.wins_by_objective(data),
        "continents": lambda: wins.wins_by_continent(data, 10),
        "holdings": lambda: wins.holdings(data, 10),
        "openings": lambda: wins.wins_by_opening(data),
        "survival": lambda: wins.survival(data, "country"),
        "flow of countries": lambda: flow_figure(data),
        "flow of continents": lambda: flow_figure(data, by="continent"),
        "rows, by scan": lambda: sum(len(rows) for rows in data.scan("entries").to_batches()),
    }
    taken = {}
    for name, work in works.items():
        begun = time.perf_counter()
        work()
        taken[name] = round(time.perf_counter() - begun, 1)
        print(f"  {name}: {taken[name]} s, {own_peak() >> 20} MiB so far", file=sys.stderr)
    if sizes["entries"] > 2 * AT_ONCE:
        try:
            data.entries()
        except BadDataset as refusal:
            print(f"  entries(): {refusal}", file=sys.stderr)
        else:
            sys.exit("entries() returned a frame that is too large")
    return {"bytes": float(sum(sizes.values())), **taken}


def size_as_frame(data: object, table: str) -> int:
    """Estimate the bytes of a table as one frame, from its first part."""
    part = next(data.batches(table))  # type: ignore[attr-defined]
    rows = data.scan(table).count_rows()  # type: ignore[attr-defined]
    return int(part.memory_usage(deep=True).sum() * rows / max(len(part), 1))


def own_peak() -> int:
    """Return the largest memory of this process so far, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10  # Linux counts in KiB


STEPS = {"write": write, "analyse": analyse}


def step(name: str, folder: str, matches: int, workers: int) -> None:
    """Do a step in this process, and print what it took as JSON."""
    begun = time.perf_counter()
    facts = STEPS[name](folder, matches, workers)
    worker = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss << 10 if name == "write" else 0
    taken = {"own": own_peak(), "worker": worker, "peak": own_peak() + workers * worker}
    print(json.dumps({**taken, "seconds": time.perf_counter() - begun, **facts}))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.large", description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", help="where the dataset is kept; a temporary one by default")
    parser.add_argument("--step", choices=[*STEPS], help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.step:
        step(asked.step, asked.folder, asked.matches, asked.workers)
        return
    with tempfile.TemporaryDirectory() as spare:
        folder = asked.folder or str(Path(spare) / "large")
        too_much = False
        for name in STEPS:
            words = ["--step", name, "--folder", folder, "--matches", str(asked.matches)]
            command = [sys.executable, "-m", "benchmarks.large", *words]
            command += ["--workers", str(asked.workers)]
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
            facts = json.loads(done.stdout)
            own, worker, peak = (facts[key] >> 20 for key in ("own", "worker", "peak"))
            parts = f" ({own} and {worker} each worker)" if worker else ""
            print(f"{name}: {facts['seconds']:.0f} s, {peak} MiB at most{parts}", flush=True)
            too_much = too_much or facts["peak"] > LIMIT
        print(f"as frames: {facts['bytes'] / 1e9:.2f} GB")
    if too_much:
        sys.exit(f"more than {LIMIT >> 20} MiB")


if __name__ == "__main__":
    main()
