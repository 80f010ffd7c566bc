"""Strength of each level against the one below: ``python -m benchmarks.ladder teg``.

One of the higher level sits among the lower, in every seat of the same deals. A row for the table
of ``docs/strength.md`` is printed for each pair and number of seats: the share of matches that the
higher one wins, with its interval of 95 %, and that share beside an even one. With ``--out`` an
interrupted run goes on where it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from teg_nb.analysis.statistics.wins import wins_by_bot
from teg_nb.bots import names_in
from teg_nb.engine.games import GAMES
from teg_nb.simulation.matches import simulate
from teg_nb.simulation.tournament import fewest_seats

RUNGS = ("easy", "normal", "hard")


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("games", nargs="+", choices=list(GAMES))
    parser.add_argument("--rungs", default=",".join(RUNGS), help="bots, the weakest first")
    parser.add_argument("--seats", default="", help="with commas; by default the fewest, and 3")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", help="folder for the datasets")
    asked = parser.parse_args(given)
    rungs = names_in(asked.rungs)
    print("| game | seats | | matches | wins | times its part |\n|---|---|---|---|---|---|")
    for game in asked.games:
        seats = [int(number) for number in asked.seats.split(",") if number]
        for number in seats or sorted({fewest_seats(game), 3}):
            for row in rows(game, number, rungs, asked.matches, asked.seed, asked.out):
                print(row, flush=True)


def rows(
    game: str, seats: int, rungs: Sequence[str], matches: int, seed: str, out: str | None
) -> Iterator[str]:
    """Return a row of the table for each pair of neighbours."""
    matches += -matches % seats
    for low, high in pairwise(rungs):
        folder = None if out is None else Path(out) / f"{game}-{seats}-{high}-{low}"
        data = simulate(
            game,
            [high, *[low] * (seats - 1)],
            matches,
            seed,
            seats=seats,
            rotate=True,
            tables=("matches", "seats"),
            out=folder,
            resume=folder is not None and folder.exists(),
            progress=False,
        )
        wins = wins_by_bot(data).set_index("bot").loc[high]
        reach = f"{100 * wins['low']:.0f} to {100 * wins['high']:.0f}"
        others = f"{seats - 1} × {low}" if seats > 2 else low
        yield (
            f"| `{game}` | {seats} | {high} among {others} | {len(data)} |"
            f" {100 * wins['share']:.0f} % ({reach}) | {seats * wins['share']:.2f} |"
        )


if __name__ == "__main__":
    main()
