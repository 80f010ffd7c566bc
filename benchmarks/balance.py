"""How even a game is between equal bots: ``python -m benchmarks.balance tgm --seats 3``.

Prints how often each seat wins, with Wilson's intervals of 95 %; how many rounds the matches last;
how they end. Everything is played in this process; the same seed gives the same
figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import pandas as pd
from rich.console import Console
from rich.table import Table

from teg_nb.analysis.charts import wilson
from teg_nb.analysis.dataset import Dataset
from teg_nb.engine.games import GAMES
from teg_nb.simulation import simulate

EARLY = (1, 2, 4)
"""Rounds by whose end it is said how many matches are over."""


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy", help="names, with commas between them")
    parser.add_argument("--matches", type=int, default=1200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--options", action="append", default=[], metavar="NAME=NUMBER")
    asked = parser.parse_args(given)
    options = {name: int(value) for name, value in (each.split("=") for each in asked.options)}
    data = simulate(
        asked.game,
        asked.bots,
        asked.matches,
        asked.seed,
        seats=asked.seats,
        options=options,
        rotate=True,
        tables=("matches", "seats"),
        progress=False,
    )
    console = Console(soft_wrap=True)
    title = f"{asked.game}, {asked.seats} seats, {asked.bots}, {len(data)} matches"
    console.print(title, highlight=False)
    console.print(wins_table(data))
    matches = data.matches(columns=["rounds", "reason"])
    console.print(rounds_line(matches["rounds"]), highlight=False)
    ends = matches["reason"].value_counts()
    console.print("ends: " + ", ".join(f"{why} {n}" for why, n in ends.items()), highlight=False)


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
