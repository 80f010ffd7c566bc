"""Report on the matches of one game between equal bots: ``python -m benchmarks.report wargame``.

Prints how often each seat wins, and each objective of those it was dealt to, with Wilson's
intervals of 95 %; how many rounds the matches last; how they end; in how many of them each thing
is done, and each thing built or used. Everything is played in this process; the same seed gives
the same figures. `benchmarks.balance` compares all games and numbers of seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import pandas as pd
from rich.console import Console
from rich.table import Table

from teg_nb.analysis.dataset.reader import Dataset
from teg_nb.analysis.intervals import wilson
from teg_nb.analysis.statistics.wins import wins_by_objective
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.wargame.options import read_numbers
from teg_nb.simulation.matches import simulate

EARLY = (1, 2, 4)
"""Rounds by whose end it is said how many matches are over."""

THINGS = ("item", "installation", "weapon")
"""Columns of the entries that say what is built or used."""


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.report", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy", help="names, with commas between them")
    parser.add_argument("--matches", type=int, default=1200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--options", action="append", default=[], metavar="NAME=NUMBER")
    parser.add_argument("--numbers", help="file of numbers, of the resource war")
    asked = parser.parse_args(given)
    options: dict[str, Any] = {
        name: int(value) for name, value in (option.split("=") for option in asked.options)
    }
    if asked.numbers:
        options = read_numbers(asked.numbers) | options
    data = simulate(
        asked.game,
        asked.bots,
        asked.matches,
        asked.seed,
        seats=asked.seats,
        options=options,
        rotate=True,
        tables=("matches", "seats", "entries"),
        progress=False,
    )
    console = Console(soft_wrap=True)
    title = f"{asked.game}, {asked.seats} seats, {asked.bots}, {len(data)} matches"
    console.print(title, highlight=False)
    console.print(wins_table(data))
    if data.seats()["objective"].notna().any():
        console.print(objectives_table(data))
    matches = data.matches(columns=["rounds", "reason"])
    console.print(rounds_line(matches["rounds"]), highlight=False)
    ends = matches["reason"].value_counts()
    console.print("ends: " + ", ".join(f"{why} {n}" for why, n in ends.items()), highlight=False)
    uses = uses_in(data.entries())
    console.print(
        "in % of matches: " + ", ".join(f"{what} {share:.0f}" for what, share in uses.items()),
        highlight=False,
    )


def wins_table(data: Dataset) -> Table:
    """Wins of each seat, shared ones too, among all matches."""
    table = Table(title="Wins by seat")
    for heading in ("seat", "wins", "share", "from", "to"):
        table.add_column(heading, justify="right")
    won = data.seats(columns=["seat", "won"]).groupby("seat", observed=True)["won"].sum()
    for seat, wins in won.items():
        shares = (wins / len(data), *wilson(int(wins), len(data)))
        table.add_row(str(seat), str(wins), *(f"{100 * share:.1f} %" for share in shares))
    return table


def objectives_table(data: Dataset) -> Table:
    """Wins of each objective among the seats that it was dealt to."""
    table = Table(title="Wins by objective")
    for heading in ("objective", "wins", "dealt", "share", "from", "to"):
        table.add_column(heading, justify="right")
    for row in wins_by_objective(data, lang="en").itertuples():
        shares = (f"{100 * share:.0f} %" for share in (row.share, row.low, row.high))
        table.add_row(str(row.name), str(row.wins), str(row.games), *shares)
    return table


def uses_in(entries: pd.DataFrame) -> pd.Series[float]:
    """Share of matches, in percent, in which each kind of action and each thing occurs."""
    seats = entries[entries["seat"] != "chance"]
    columns = [seats["kind"], *(seats[name] for name in THINGS if name in seats)]
    named = pd.concat([column.astype("object").dropna() for column in columns])
    uses = pd.DataFrame({"match": seats["match"].reindex(named.index).array, "what": named.array})
    return 100 * uses.groupby("what")["match"].nunique() / entries["match"].nunique()


def rounds_line(rounds: pd.Series[int]) -> str:
    """Quantiles of the number of rounds, and the share of matches that are over early."""
    low, middle, high = (int(rounds.quantile(part)) for part in (0.1, 0.5, 0.9))
    over = (f"{100 * (rounds <= early).mean():.1f} % by {early}" for early in EARLY)
    return (
        f"rounds: 10 % {low}, median {middle}, 90 % {high}, longest {rounds.max()}; "
        f"over: {', '.join(over)}"
    )


if __name__ == "__main__":
    main()
