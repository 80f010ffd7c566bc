"""Share of wins by place between equal bots: ``python -m benchmarks.balance``.

Measures every number of seats of every game, the presets of their tables, tables without one
chapter, and tables with a handicap. Writes the tables of ``docs/games.md``. The counts are in
``teg_nb/bots/balance.json``, which is saved after every few matches: after an interrupt the same
command continues, and with a larger ``--matches`` it adds matches. Match `k` of a row depends only
on the seed and `k`, so the same command gives the same counts.

``--tables presets,chapters`` plays two of the four tables of the page. A row is for a game, a
number of seats, options and bots: ``python -m benchmarks.balance tgm --seats 3 --option
hold_territories=24``. Such a row is printed, and stays out of the page.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from teg_nb.analysis.dataset.reader import Dataset
from teg_nb.analysis.intervals import wilson
from teg_nb.analysis.statistics.wins import wins_by_order
from teg_nb.bots import match_lengths
from teg_nb.cli.options import parse_options
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.common.options import PRESET
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.simulation.matches import SimulationSetup, make_plan, run_plan

RESULTS = Path(match_lengths.__file__).with_name(match_lengths.COUNTS)
PAGE = Path(__file__).parents[1] / "docs" / "games.md"
BOTS, MATCHES, SEED = match_lengths.BOT, 400, "balance"
BATCH = 40
"""Matches between two saves."""

MOST_SEATS = 6


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
        return match_lengths.length_at(self.rounds, share)


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


class TableSetup(NamedTuple):
    """A table to measure: a game, a number of seats, and options as a caller gives them."""

    game: str
    seats: int
    given: Mapping[str, Any] = {}

    def row(self, bots: str = BOTS, seed: str = SEED) -> Row:
        """Return its row, without matches."""
        return new_row(self.game, self.seats, self.given, bots, seed)

    def label(self) -> str:
        """Write its game and options in Markdown.

        Examples
        --------
        >>> TableSetup("teg", 2, {"preset": "peace"}).label()
        '`teg`, `peace`'
        >>> TableSetup("teg", 2, {"missiles": False}).label()
        '`teg`, `missiles = false`'
        """
        given = [
            f"`{value}`" if name == PRESET else f"`{name} = {json.dumps(value)}`"
            for name, value in self.given.items()
        ]
        return ", ".join([f"`{self.game}`", *given])


def rules_of_the_book() -> Iterator[TableSetup]:
    """Yield every game with every number of seats."""
    for game in GAMES:
        for seats in seat_numbers(game):
            yield TableSetup(game, seats)


def presets() -> Iterator[TableSetup]:
    """Yield the presets of every game, with the numbers of seats for which they change a rule.

    Examples
    --------
    >>> [table.seats for table in presets() if table.game == "tgm"]
    [3]
    """
    only_three = {"tgm", "eggar"}
    for game in GAMES:
        for name, options in GAMES[game].presets.items():
            for seats in seat_numbers(game) if options else ():
                if game not in only_three or seats == 3:
                    yield TableSetup(game, seats, {PRESET: name})


def chapters() -> Iterator[TableSetup]:
    """Yield tables of 2 and 4 seats that differ from the rules in one chapter."""
    for game, tables in CHAPTERS.items():
        for given in tables:
            for seats in (2, 4):
                if seats in seat_numbers(game):
                    yield TableSetup(game, seats, given)


def handicaps() -> Iterator[TableSetup]:
    """Yield the tables of two seats with their handicaps (CHP-12.5)."""
    for game, given in HANDICAPS.items():
        yield TableSetup(game, 2, {"handicap": given})


CHAPTERS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "teg": (
        *({"missiles": False}, {"situations": []}, {"pacts": []}, {"blockades": False}),
        *({"country_cards": False}, {"continent_cards": False}, {"mano": "fixed"}),
        *({"four_dice": False}, {"initial_armies": []}, {"defensive_canje": True}),
        *({"secret_objectives": False}, {"common_objective_countries": None}),
    ),
    "tgm": ({"jokers": False},),
    "wargame": tuple(
        {f"chapter.{name}": False}
        for name in ("weapons", "treasures", "objectives", "air_immunity")
    ),
    "eggar": ({"question_level": "off"},),
}
"""Options that change one chapter, by game."""

HANDICAPS: Mapping[str, Sequence[int]] = {"teg": [4, 0], "eggar": [2, 0]}
"""The lists that even the tables of two seats, by order of play."""


class Section(NamedTuple):
    """A table of the page, between markers that have its name.

    Attributes
    ----------
    tables : callable
        Yields the setups of its rows.
    matches : int
        Matches of each row.
    """

    tables: Callable[[], Iterable[TableSetup]]
    matches: int


SECTIONS = {
    "balance": Section(rules_of_the_book, MATCHES),
    "presets": Section(presets, MATCHES),
    "chapters": Section(chapters, 100),
    "handicap": Section(handicaps, 2000),
}


def new_row(game: str, seats: int, options: Mapping[str, Any], bots: str, seed: str) -> Row:
    """Return a row without matches."""
    changed = match_lengths.changed_options(GAMES[game], seats, options)
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


def table(rows: Iterable[Row], labels: Iterable[str] = ()) -> str:
    """Write rows as a table in Markdown.

    A share is bold if its interval leaves out an even share also at the level that holds for all
    shares of the table together (Bonferroni).

    Parameters
    ----------
    labels : iterable of str
        The first column; by default the game and the options of each row.
    """
    rows = list(rows)
    named = list(labels) or [TableSetup(row.game, row.seats, row.options).label() for row in rows]
    level = 1 - 0.05 / max(sum(row.seats for row in rows), 1)
    lines = [
        "| game | seats | matches | wins of 1st, 2nd, … | rounds | ends |",
        "|---|---|---|---|---|---|",
    ]
    for row, label in zip(rows, named, strict=True):
        shares = ", ".join(_share(row, place, level) for place in range(row.seats))
        quantiles = f"{row.length(0.5)} ({row.length(0.1)}-{row.length(0.9)})"
        lines.append(
            f"| {label} | {row.seats} | {row.matches:,} | {shares} |"
            f" {quantiles} | {_endings(row)} |"
        )
    return "\n".join(lines)


def _share(row: Row, place: int, level: float) -> str:
    """Write a share and its interval, in percent."""
    share = 100 * row.wins[place] / row.matches
    low, high = (100 * end for end in row.interval(place))
    least, most = row.interval(place, level)
    apart = not least <= 1 / row.seats <= most
    number = f"**{share:.0f}**" if apart else f"{share:.0f}"
    return f"{number}&nbsp;({low:.0f}-{high:.0f})"


def _endings(row: Row) -> str:
    """Write the reasons of the end, in percent, most frequent first."""
    ordered = sorted(row.endings.items(), key=lambda item: -item[1])
    shares = (f"{reason} {100 * count / row.matches:.0f}" for reason, count in ordered)
    return ", ".join(shares).replace("_", " ")


def page_with(page: str, rows: Mapping[str, Row]) -> str:
    """Replace the tables between the markers of a page."""
    for name, section in SECTIONS.items():
        begin, end = (f"<!-- {name}: {edge} -->" for edge in ("begin", "end"))
        before, _, rest = page.partition(begin)
        _, marked, after = rest.partition(end)
        if not marked:
            raise ValueError(f"the page lacks {begin} and {end}")
        shown = published(section, rows)
        text = table([row for _, row in shown], [setup.label() for setup, _ in shown])
        page = f"{before}{begin}\n\n{text}\n\n{end}{after}"
    return page


def published(section: Section, rows: Mapping[str, Row]) -> list[tuple[TableSetup, Row]]:
    """Return the rows of a table of the page: those with enough matches."""
    keyed = ((setup, rows.get(setup.row().key)) for setup in section.tables())
    return [(setup, row) for setup, row in keyed if row and row.matches >= section.matches]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(GAMES)}; by default all")
    parser.add_argument("--tables", default=",".join(SECTIONS), help="with commas; by default all")
    parser.add_argument("--seats", default="", help="with commas; by default all")
    parser.add_argument("--bots", default=BOTS, help="with commas; they rotate over the seats")
    parser.add_argument("--matches", type=int, help="of each row; by default those of its table")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, help="processes; by default this one alone")
    parser.add_argument("--afresh", action="store_true", help="drop these rows: the bots changed")
    parser.add_argument("--results", type=Path, default=RESULTS, help="file of the counts")
    parser.add_argument("--page", type=Path, help=f"page to write; {PAGE.name} for {RESULTS.name}")
    asked = parser.parse_args(given)
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if unknown := set(asked.tables.split(",")) - set(SECTIONS):
        parser.error(f"no such table: {', '.join(sorted(unknown))}")
    options, rows = parse_options(asked.option), load(asked.results)
    sections = [SECTIONS[name] for name in SECTIONS if name in asked.tables.split(",")]
    if options:
        sections = [
            Section(lambda: (book._replace(given=options) for book in rules_of_the_book()), MATCHES)
        ]
    wanted = [int(number) for number in asked.seats.split(",") if number]
    games = asked.games or list(GAMES)
    page = asked.page or (PAGE if asked.results == RESULTS else None)
    setups = [
        (setup, asked.matches or section.matches)
        for section in sections
        for setup in section.tables()
        if setup.game in games and (not wanted or setup.seats in wanted)
    ]
    if asked.afresh:
        for setup, _ in setups:
            rows.pop(setup.row(asked.bots, asked.seed).key, None)
    for setup, matches in setups:
        row = setup.row(asked.bots, asked.seed)
        row = rows.get(row.key, row)
        for played in play(row, matches, asked.workers):
            rows[row.key] = played
            save(asked.results, rows)
        print(table([row], [setup.label()]).splitlines()[-1], flush=True)
    if page:
        text = page.read_text(encoding="utf-8")
        write_atomically(page, page_with(text, rows))


if __name__ == "__main__":
    main()
