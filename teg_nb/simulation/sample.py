"""A dataset that comes with the package, for lessons and for trying things out.

``python -m teg_nb.simulation.sample`` makes it anew, on all cores; interrupted, it goes on where
it was. Who
changes how a bot of La Revancha plays makes it anew: its matches are remade by their seeds.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teg_nb._version import __version__
from teg_nb.analysis.dataset.reader import Dataset, read_dataset
from teg_nb.analysis.dataset.records import TABLES, tables_of
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match
from teg_nb.simulation.matches import make_plan, run_plan

if TYPE_CHECKING:
    import pyarrow as pa

SAMPLE = Path(__file__).parents[1] / "data" / "sample"

MATCHES, LOGS = 2000, 300
"""Matches in the sample, and how many of them, the first, with entries and battles."""

SEED, ROUNDS = "sample", 30

SEATS = (2, 3, 4, 5, 6)

DIE = ("easy", "easy", "normal", "normal", "normal", "hard")
"""The level of a seat, by what its die shows."""

_LARGE = ("entries", "battles")


@dataclass(frozen=True)
class Sample:
    """The plan of the sample: from match to match another number of seats, levels by a die.

    Attributes
    ----------
    game : str
    team : tuple of str
        The faces of the die that each seat throws for its level.
    logs : int
        How many matches, the first, have entries and battles.
    """

    game: str = "teg"
    team: tuple[str, ...] = DIE
    logs: int = LOGS

    def described(self) -> dict[str, Any]:
        """What decides every match, as JSON values."""
        return {
            "game": self.game,
            "seats": list(SEATS),
            "options": {"max_rounds": ROUNDS},
            "bots": list(self.team),
            "seed": SEED,
            "logs": self.logs,
            "rules": GAMES[self.game].version,
            "teg_nb": __version__,
        }

    def play(self, number: int) -> Match:
        """Play a match of the sample.

        Examples
        --------
        >>> Sample().play(0).about
        {'bots': ['easy', 'easy'], 'seed': 'sample/0'}
        """
        seats = SEATS[number % len(SEATS)]
        die = random.Random(f"{SEED}/{number}/levels")
        team = [die.choice(self.team) for _ in range(seats)]
        options = {"max_rounds": ROUNDS}
        return make_plan(self.game, team, SEED, seats=seats, options=options).play(number)

    def made(self, number: int) -> dict[str, pa.Table]:
        """The tables of a match, which is played for them; the later ones without the large."""
        kept = tuple(name for name in TABLES if number < self.logs or name not in _LARGE)
        return tables_of(self.play(number), number, kept)


def load_sample() -> Dataset:
    """Two thousand simulated matches of La Revancha, as a dataset.

    Two to six seats in turn, for thirty rounds at most; a die decides the level of each (1 and 2:
    `easy`, 3 to 5: `normal`, 6: `hard`). Entries and battles are those of the first 300 matches, so
    these can be replayed; all other tables have all matches.

    Examples
    --------
    >>> data = load_sample()
    >>> len(data), data.matches(columns=["seats"])["seats"].value_counts().tolist()
    (2000, [400, 400, 400, 400, 400])
    >>> data.match(3)
    <Match teg: Blanco, Negro, Rojo, Azul, Amarillo; ... entries; ...>
    """
    return read_dataset(SAMPLE)


def make_sample(
    folder: Path = SAMPLE, matches: int = MATCHES, workers: int | None = None
) -> Dataset:
    """Play the sample and write it; a folder that is there is replaced when all is played.

    Until then what is played stands beside it. Interrupted (Ctrl+C, or `kill`), it goes on from
    there when it is called again.

    Parameters
    ----------
    folder : Path
    matches : int
        How many of its matches, the first.
    workers : int, optional
        Processes that play; one for each core by default. They make no difference to the files.
    """
    fresh = folder.with_name(f"{folder.name}-new")
    processes = workers or os.cpu_count() or 1
    data = run_plan(Sample(), matches, processes, out=fresh, resume=True, part_rows=10**9)
    if len(data) < matches:
        return data
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return read_dataset(folder)


def main() -> None:
    """``python -m teg_nb.simulation.sample``."""
    parser = argparse.ArgumentParser(description="Make the sample anew, or go on with it.")
    parser.add_argument("--out", type=Path, default=SAMPLE, help="folder; that of the package")
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many, the first")
    parser.add_argument("--workers", type=int, help="processes; one for each core")
    asked = parser.parse_args()
    if asked.out == SAMPLE and asked.matches != MATCHES:
        parser.error("fewer matches want --out: they would replace the sample of the package")
    made = make_sample(asked.out, asked.matches, asked.workers)
    print(made)
    if len(made) < asked.matches:
        sys.exit("interrupted: the same command goes on")


if __name__ == "__main__":
    main()
