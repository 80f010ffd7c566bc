"""The sample dataset, for lessons and experiments.

A clone has it. ``teg-nb sample`` makes it on all cores, and resumes after an interrupt. Make it
again (``--again``) after each change to a bot of La Revancha: its matches must be reproducible.
"""

from __future__ import annotations

import math
import random
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from teg_nb._version import __version__
from teg_nb.analysis.dataset.reader import Dataset, read_dataset
from teg_nb.analysis.dataset.records import TABLES, tables_of
from teg_nb.engine.errors import GameError
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.simulation.matches import make_plan, run_plan
from teg_nb.simulation.resources import usable_workers

if TYPE_CHECKING:
    import pyarrow as pa

_CLONE = Path(__file__).parents[1] / "data" / "sample"

MATCHES, LOGS = 2000, 300
"""Number of matches in the sample, and of the first ones that have entries and battles."""

MINUTES = 10
"""Minutes of one core that the sample takes, as measured."""

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

    Examples
    --------
    >>> from teg_nb.simulation.sample import Sample
    >>> Sample(logs=10).to_json()["seats"]
    [2, 3, 4, 5, 6]
    """

    game: str = "teg"
    team: tuple[str, ...] = DIE
    logs: int = LOGS

    def to_json(self) -> JsonObject:
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
        >>> from teg_nb.simulation.sample import Sample
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


def sample_folder() -> Path:
    """Return the folder of the sample: that of a clone, or one among the person's data.

    Examples
    --------
    >>> from teg_nb.simulation.sample import sample_folder
    >>> sample_folder().name
    'sample'
    """
    if _CLONE.is_dir():
        return _CLONE
    return user_data_path("teg_nb", appauthor=False) / f"sample-{__version__}"


def load_sample() -> Dataset:
    """Load the sample dataset: two thousand simulated matches of La Revancha.

    Matches have two to six seats in turn, and 30 rounds at most. A die decides the level of each
    seat (1 and 2: `easy`, 3 to 5: `normal`, 6: `hard`). Only the first 300 matches have entries and
    battles, and can be replayed. All other tables have all matches.

    Raises
    ------
    GameError
        If the sample is not here: a clone has it, and ``teg-nb sample`` makes it.

    Examples
    --------
    >>> from teg_nb.simulation.sample import load_sample
    >>> data = load_sample()
    >>> len(data), data.matches(columns=["seats"])["seats"].value_counts().tolist()
    (2000, [400, 400, 400, 400, 400])
    >>> data.match(3)
    <Match teg: Blanco, Negro, Rojo, Azul, Amarillo; ... entries; ...>
    """
    folder = sample_folder()
    if not folder.is_dir():
        raise GameError("no_sample", minutes=str(minutes_of_sample()))
    return read_dataset(folder)


def minutes_of_sample(workers: int | None = None) -> int:
    """Estimate how many minutes `make_sample` takes with a number of processes.

    Examples
    --------
    >>> from teg_nb.simulation.sample import minutes_of_sample
    >>> minutes_of_sample(workers=4)
    3
    """
    return math.ceil(MINUTES / (workers or usable_workers()))


def make_sample(
    folder: Path | None = None,
    matches: int = MATCHES,
    workers: int | None = None,
    progress: bool = True,
) -> Dataset:
    """Play and write the sample, replacing an existing folder at the end.

    Until then the matches are in a sibling folder. After an interrupt (Ctrl+C, or `kill`), the next
    call resumes from it.

    Parameters
    ----------
    folder : Path, optional
        By default `sample_folder()`. Folders above it are made.
    matches : int
        Number of matches, from the first.
    workers : int, optional
        Number of processes. By default one per core, as far as memory allows. It does not
        affect the files.
    progress : bool
        Show a progress bar.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.simulation.sample import make_sample
    >>> folder = Path(tempfile.mkdtemp(), "sample")
    >>> make_sample(folder, matches=1, workers=1, progress=False)
    <Dataset of 1 matches of teg: matches, seats, entries, battles, turns, countries, cards, pacts>
    """
    folder = folder or sample_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = folder.with_name(f"{folder.name}-new")
    processes = workers or usable_workers()
    plan = Sample()
    data = run_plan(
        plan, matches, processes, out=fresh, resume=True, progress=progress, part_rows=10**9
    )
    if len(data) < matches:
        return data
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return read_dataset(folder)
