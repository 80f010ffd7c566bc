"""A dataset that comes with the package, for lessons and for trying things out.

``python -m teg_nb.datasets`` makes it anew: a thousand matches, in some minutes.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pyarrow as pa
from tqdm.auto import tqdm

from teg_nb.analysis.dataset import Dataset, read_dataset
from teg_nb.analysis.records import TABLES, tables_of
from teg_nb.analysis.writer import Writer
from teg_nb.engine.match import Match
from teg_nb.simulation import planned

SAMPLE = Path(__file__).parent / "data" / "sample"

MATCHES, LOGS = 1000, 150
"""Matches in the sample, and how many of them, the first, with entries and battles."""

SEED, ROUNDS = "sample", 20

_LARGE = ("entries", "battles")


def load_sample() -> Dataset:
    """A thousand simulated matches of La Revancha, as a dataset.

    Three, four and five greedy bots in turn, for twenty rounds at most. Entries and battles are
    those of the first 150 matches, so these can be replayed; all other tables have all matches.

    Examples
    --------
    >>> data = load_sample()
    >>> len(data), data.matches(columns=["seats"])["seats"].value_counts().tolist()
    (1000, [334, 333, 333])
    >>> data.match(1)
    <Match teg: Blanco, Negro, Rojo, Azul; ... entries; ...>
    """
    return read_dataset(SAMPLE)


def sample_match(number: int) -> Match:
    """A match of the sample, played anew from its seed."""
    options = {"max_rounds": ROUNDS}
    return planned("teg", "greedy", SEED, seats=3 + number % 3, options=options).play(number)


def make_sample(
    folder: Path = SAMPLE, numbers: Iterable[int] = range(MATCHES), workers: int | None = None
) -> Dataset:
    """Play the sample and write it; a folder that is there is replaced when all is played.

    Parameters
    ----------
    folder : Path
    numbers : iterable of int
        Which of its matches.
    workers : int, optional
        Processes that play; one for each core by default. They make no difference to the files.
    """
    fresh = folder.with_name(f"{folder.name}-new")
    shutil.rmtree(fresh, ignore_errors=True)
    chosen = list(numbers)
    with (
        ProcessPoolExecutor(workers) as pool,
        Writer(fresh, part_rows=10**9) as writer,
        tqdm(total=len(chosen), unit=" matches") as bar,
    ):
        for tables in pool.map(_sample_tables, chosen, chunksize=4):
            writer.add("teg", tables)
            bar.update()
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return read_dataset(folder)


def _sample_tables(number: int) -> dict[str, pa.Table]:
    small = tuple(name for name in TABLES if name not in _LARGE)
    return tables_of(sample_match(number), number, tuple(TABLES) if number < LOGS else small)


if __name__ == "__main__":
    print(make_sample())
