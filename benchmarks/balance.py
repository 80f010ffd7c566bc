"""Share of wins by place between equal bots: ``python -m benchmarks.balance``.

Measures every number of seats of every game, and writes the table of ``docs/games.md``. The counts
are in ``benchmarks/balance.json``, which is saved after every few matches: after an interrupt the
same command continues, and with a larger ``--matches`` it adds matches. Match `k` of a row depends
only on the seed and `k`, so the same command gives the same counts.

A row is for a game, a number of seats, options and bots: ``python -m benchmarks.balance tgm --seats
3 --option hold_territories=24``. Rows with options are printed, and stay out of the table.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

from teg_nb.analysis.dataset.reader import Dataset
from teg_nb.analysis.intervals import wilson
from teg_nb.analysis.statistics.wins import wins_by_order
from teg_nb.cli.options import parse_options
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games import GAMES
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.simulation.matches import SimulationSetup, make_plan, run_plan

RESULTS = Path(__file__).with_name("balance.json")
PAGE = Path(__file__).parents[1] / "docs" / "games.md"
BEGIN, END = "<!-- balance: begin -->", "<!-- balance: end -->"
BOTS, MATCHES, SEED = "greedy", 400, "balance"
BATCH = 40
"""Matches between two saves."""

MOST_SEATS = 6
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")


@dataclass
class Row:
    """Counts of the matches of one game, number of seats and options.

    Attributes
    ----------
    game : str
    seats : int
    options : dict
        Options that differ from the rules.
    bots : str
        One bot for all seats, or several in turn; they rotate over the seats.
    seed : str
    rules : int
        Version of the rules.
    matches : int
        Number of matches played, from the first.
    wins : list of int
        Matches won from each place in the order of play. A shared win counts for each winner.
    rounds : dict
        Number of matches by their length in rounds.
    endings : dict
        Number of matches by the reason of their end.
    """

    game: str
    seats: int
    options: dict[str, Any]
    bots: str
    seed: str
    rules: int
    matches: int = 0
    wins: list[int] = field(default_factory=list)
    rounds: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Return what identifies a row: equal keys are the same matches."""
        inputs = (self.game, self.seats, self.options, self.bots, self.seed, self.rules)
        return json.dumps(inputs, sort_keys=True)

    def plan(self) -> SimulationSetup:
        """Return the plan of the matches."""
        names = self.bots.split(",")
        return make_plan(
            self.game,
            names,
            self.seed,
            seats=self.seats,
            options=self.options,
            rotate=True,
            tables=("matches", "seats"),
        )

    def add(self, data: Dataset) -> None:
        """Count the next matches."""
        by_place = wins_by_order(data).set_index("order")["wins"]
        before = self.wins or [0] * self.seats
        self.wins = [
            wins + int(by_place.get(place, 0)) for place, wins in enumerate(before, start=1)
        ]
        frame = data.matches(columns=["rounds", "reason"])
        self.rounds = _summed(self.rounds, frame["rounds"].astype(str))
        self.endings = _summed(self.endings, frame["reason"].fillna("unfinished").astype(str))
        self.matches += len(data)

    def interval(self, place: int, level: float = 0.95) -> tuple[float, float]:
        """Return Wilson's interval of the share of a place, counted from 0."""
        return wilson(self.wins[place], self.matches, level)

    def length(self, share: float) -> int:
        """Return the number of rounds after which this share of the matches is over."""
        lengths = sorted(map(int, self.rounds))
        past = accumulate(self.rounds[str(rounds)] for rounds in lengths)
        over = zip(lengths, past, strict=True)
        return next(rounds for rounds, count in over if count >= share * self.matches)


def _summed(counts: Mapping[str, int], values: Iterable[str]) -> dict[str, int]:
    """Add values to counts, in an order that does not depend on how they were batched."""
    total = Counter(counts) + Counter(values)
    return {name: total[name] for name in sorted(total, key=lambda name: (len(name), name))}


@dataclass(frozen=True)
class _Rest:
    """A plan without its first matches."""

    plan: SimulationSetup
    first: int

    @property
    def game(self) -> str:
        return self.plan.game

    @property
    def team(self) -> Any:
        return self.plan.team

    def to_json(self) -> dict[str, Any]:
        return {**self.plan.to_json(), "first": self.first}

    def match_tables(self, number: int) -> Any:
        return self.plan.match_tables(self.first + number)


def seat_numbers(game: str) -> list[int]:
    """List the numbers of seats that a game allows.

    Examples
    --------
    >>> seat_numbers("eggar")
    [2, 3, 4]
    """
    return [seats for seats in range(2, MOST_SEATS + 1) if _allows(game, seats)]


def _allows(game: str, seats: int) -> bool:
    try:
        GAMES[game].setup(seats)
    except IllegalAction:
        return False
    return True


def new_row(game: str, seats: int, options: Mapping[str, Any], bots: str, seed: str) -> Row:
    """Return a row without matches."""
    usual, chosen = (
        GAMES[game].setup(seats, given).settings.options.changed() for given in ({}, options)
    )
    changed = {name: value for name, value in chosen.items() if usual.get(name) != value}
    return Row(game, seats, changed, bots, seed, GAMES[game].version)


def load(path: Path) -> dict[str, Row]:
    """Read the rows of a file of results, by key; none if there is no file."""
    if not path.exists():
        return {}
    rows = (Row(**values) for values in json.loads(path.read_text(encoding="utf-8")))
    return {row.key: row for row in rows}


def save(path: Path, rows: Mapping[str, Row]) -> None:
    """Write the rows: one on each line, in the order of games and seats."""
    games = list(GAMES)
    ordered = sorted(rows.values(), key=lambda row: (games.index(row.game), row.seats, row.key))
    lines = (json.dumps(asdict(row), ensure_ascii=False) for row in ordered)
    write_atomically(path, "[\n" + ",\n".join(lines) + "\n]\n")


def play(row: Row, matches: int, workers: int | None = None) -> Iterator[Row]:
    """Play a row up to a number of matches, and yield it after every few."""
    plan = row.plan()
    while row.matches < matches:
        number = min(BATCH, matches - row.matches)
        row.add(run_plan(_Rest(plan, row.matches), number, workers, progress=False))
        yield row


# The table


def table(rows: Iterable[Row]) -> str:
    """Write rows as a table in Markdown.

    A share is bold if its interval leaves out an even share also at the level that holds for all
    shares of the table together (Bonferroni).
    """
    rows = list(rows)
    places = MOST_SEATS
    level = 1 - 0.05 / max(sum(row.seats for row in rows), 1)
    lines = [
        f"| game | seats | matches | {' | '.join(PLACES)} | even | rounds | ends |",
        "|---|---|---|" + "---|" * places + "---|---|---|",
    ]
    for row in rows:
        cells = [_cell(row, place, level) for place in range(row.seats)]
        cells += [""] * (places - row.seats)
        quantiles = f"{row.length(0.5)} ({row.length(0.1)} to {row.length(0.9)})"
        lines.append(
            f"| {_label(row)} | {row.seats} | {row.matches:,} | {' | '.join(cells)} |"
            f" {100 / row.seats:.0f} | {quantiles} | {_endings(row)} |"
        )
    return "\n".join(lines)


def _label(row: Row) -> str:
    options = ", ".join(f"`{name} = {json.dumps(value)}`" for name, value in row.options.items())
    return f"`{row.game}`" + (f", {options}" if options else "")


def _cell(row: Row, place: int, level: float) -> str:
    """Write a share and its interval, in percent."""
    share = 100 * row.wins[place] / row.matches
    low, high = (100 * end for end in row.interval(place))
    least, most = row.interval(place, level)
    apart = not least <= 1 / row.seats <= most
    number = f"**{share:.0f}**" if apart else f"{share:.0f}"
    return f"{number} ({low:.0f} to {high:.0f})"


def _endings(row: Row) -> str:
    """Write the reasons of the end, in percent, most frequent first."""
    ordered = sorted(row.endings.items(), key=lambda item: -item[1])
    return ", ".join(f"{reason} {100 * count / row.matches:.0f}" for reason, count in ordered)


def page_with(page: str, rows: Iterable[Row]) -> str:
    """Replace the table between the markers of a page."""
    before, _, rest = page.partition(BEGIN)
    _, marker, after = rest.partition(END)
    if not marker:
        raise ValueError(f"the page lacks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{table(rows)}\n\n{END}{after}"


def published(rows: Iterable[Row]) -> list[Row]:
    """Return the rows of the page: rules of the book, default bots and seed, enough matches."""
    return [
        row
        for row in rows
        if not row.options and (row.bots, row.seed) == (BOTS, SEED) and row.matches >= MATCHES
    ]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(GAMES)}; by default all")
    parser.add_argument("--seats", default="", help="with commas; by default all")
    parser.add_argument("--bots", default=BOTS, help="with commas; they rotate over the seats")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each row")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, help="processes; by default this one alone")
    parser.add_argument("--afresh", action="store_true", help="drop these rows: the bots changed")
    parser.add_argument("--results", type=Path, default=RESULTS, help="file of the counts")
    parser.add_argument("--page", type=Path, help=f"page to write; {PAGE.name} for {RESULTS.name}")
    asked = parser.parse_args(given)
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    options, rows = parse_options(asked.option), load(asked.results)
    wanted = [int(number) for number in asked.seats.split(",") if number]
    for game in asked.games or GAMES:
        for seats in wanted or seat_numbers(game):
            row = new_row(game, seats, options, asked.bots, asked.seed)
            if not asked.afresh:
                row = rows.get(row.key, row)
            for played in play(row, asked.matches, asked.workers):
                rows[row.key] = played
                save(asked.results, rows)
            print(table([row]).splitlines()[-1], flush=True)
    page = asked.page or (PAGE if asked.results == RESULTS else None)
    if page:
        text = page.read_text(encoding="utf-8")
        write_atomically(page, page_with(text, published(load(asked.results).values())))


if __name__ == "__main__":
    main()
