"""A dataset that comes with the package, for lessons and for trying things out.

``python -m teg_nb.datasets`` makes it anew: a thousand matches, in some minutes.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from tqdm.auto import tqdm

from teg_nb.analysis.dataset import Dataset, Writer, read_dataset
from teg_nb.analysis.records import TABLES, tables_of
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


def make_sample(folder: Path = SAMPLE, numbers: Iterable[int] = range(MATCHES)) -> Dataset:
    """Play the sample and write it; a folder that is there is replaced when all is played."""
    fresh = folder.with_name(f"{folder.name}-new")
    shutil.rmtree(fresh, ignore_errors=True)
    small = tuple(name for name in TABLES if name not in _LARGE)
    with Writer(fresh, part_rows=10**9) as writer:
        for number in tqdm(numbers, unit=" matches"):
            tables = tuple(TABLES) if number < LOGS else small
            writer.add("teg", tables_of(sample_match(number), number, tables))
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return read_dataset(folder)


if __name__ == "__main__":
    print(make_sample())
