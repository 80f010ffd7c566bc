"""The sample dataset of the package, for lessons and experiments.

``python -m teg_nb.simulation.sample`` rebuilds it on all cores, and resumes after an interrupt.
Rebuild it after each change to a bot of La Revancha: its matches must be reproducible by seed.
"""

from __future__ import annotations

import argparse
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
from teg_nb.simulation.resources import usable_workers

if TYPE_CHECKING:
    import pyarrow as pa

SAMPLE = Path(__file__).parents[1] / "data" / "sample"

MATCHES, LOGS = 2000, 300
"""Number of matches in the sample, and of the first ones that have entries and battles."""

SEED, ROUNDS = "sample", 30

SEATS = (2, 3, 4, 5, 6)

DIE = ("easy", "easy", "normal", "normal", "normal", "hard")
"""The level of a seat by the value of its die."""

_LARGE = ("entries", "battles")


@dataclass(frozen=True)
class Sample:
    """The plan of the sample, with varying numbers of seats and random levels.

    Attributes
    ----------
    game : str
    team : tuple of str
        The faces of the die that each seat rolls for its level.
    logs : int
        Number of the first matches that have entries and battles.
    """

    game: str = "teg"
    team: tuple[str, ...] = DIE
    logs: int = LOGS

    def to_json(self) -> dict[str, Any]:
        """Return all inputs of the matches as JSON values."""
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
        >>> Sample().play(0).metadata
        {'bots': ['easy', 'easy'], 'seed': 'sample/0'}
        """
        seats = SEATS[number % len(SEATS)]
        die = random.Random(f"{SEED}/{number}/levels")
        team = [die.choice(self.team) for _ in range(seats)]
        options = {"max_rounds": ROUNDS}
        return make_plan(self.game, team, SEED, seats=seats, options=options).play(number)

    def match_tables(self, number: int) -> dict[str, pa.Table]:
        """Play a match and return its tables. Later matches omit the large tables."""
        tables = tuple(name for name in TABLES if number < self.logs or name not in _LARGE)
        return tables_of(self.play(number), number, tables)


def load_sample() -> Dataset:
    """Load the sample dataset: two thousand simulated matches of La Revancha.

    Matches have two to six seats in turn, and 30 rounds at most. A die decides the level of each
    seat (1 and 2: `easy`, 3 to 5: `normal`, 6: `hard`). Only the first 300 matches have entries and
    battles, and can be replayed. All other tables have all matches.

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
    """Play and write the sample, replacing an existing folder at the end.

    Until then the matches are in a sibling folder. After an interrupt (Ctrl+C, or `kill`), the next
    call resumes from it.

    Parameters
    ----------
    folder : Path
    matches : int
        Number of matches, from the first.
    workers : int, optional
        Number of processes. By default one per core, as far as memory allows. It does not
        affect the files.
    """
    fresh = folder.with_name(f"{folder.name}-new")
    processes = workers or usable_workers()
    data = run_plan(Sample(), matches, processes, out=fresh, resume=True, part_rows=10**9)
    if len(data) < matches:
        return data
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return read_dataset(folder)


def main() -> None:
    """Run ``python -m teg_nb.simulation.sample``."""
    parser = argparse.ArgumentParser(description="Make the sample anew, or go on with it.")
    parser.add_argument("--out", type=Path, default=SAMPLE, help="folder; that of the package")
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many, the first")
    parser.add_argument("--workers", type=int, help="processes; one for each core")
    args = parser.parse_args()
    if args.out == SAMPLE and args.matches != MATCHES:
        parser.error("fewer matches want --out: they would replace the sample of the package")
    data = make_sample(args.out, args.matches, args.workers)
    print(data)
    if len(data) < args.matches:
        sys.exit("interrupted: the same command goes on")


if __name__ == "__main__":
    main()
