"""Weights of a player by playing: ``python -m benchmarks.tune --out weights.jsonl``.

SPSA (Spall 1992), on the logarithms of the weights. In each step all weights are moved at once,
each up or down by chance; the player with these moves, the one with the opposite ones and the
one of before sit at tables of some numbers of seats, and every deal is played in every order. The
weights then follow the one of the two that won more. Each step is a line of the file, so an
interrupted run goes on where it was; the same seed gives the same lines. ``--check`` plays the
average of the later half of the steps against the weights of before, and prints the share that it
wins.

References
----------
J. C. Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
Approximation", IEEE Transactions on Automatic Control 37(3), 1992, 332-341.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from math import exp, log
from pathlib import Path

from teg_nb.analysis.intervals import wilson
from teg_nb.bots.teg.hard import Campaigner
from teg_nb.engine.play.match import Match

BEFORE = Campaigner(army=0.3, reckless=0.45, first=2.0, beyond=1.0, danger=0.5, near=0.0, deny=0.0)
"""The player as it was before it was tuned."""

START = asdict(BEFORE) | {"near": 1.0, "deny": 1.0}
"""Weights at the start of a run; a weight of 0 has no logarithm."""

SEATS = (2, 3)
MOVE, STEP = 0.35, 0.25
"""Distance of the weights that are tried, and the largest step towards them, at first."""


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tune", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="file of the steps")
    parser.add_argument("--steps", type=int, default=200, help="in all, those of the file included")
    parser.add_argument("--deals", type=int, default=4, help="for each number of seats, a step")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--check", type=int, metavar="DEALS", help="play what came of it")
    asked = parser.parse_args(given)
    lines = asked.out.read_text("utf-8").splitlines() if asked.out.exists() else []
    steps = [json.loads(line) for line in lines]
    if asked.check:
        check(average(steps), asked.check, asked.seed)
        return
    while len(steps) < asked.steps:
        steps.append(step(steps[-1]["weights"] if steps else START, len(steps), asked))
        with asked.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(steps[-1]) + "\n")


def step(weights: Mapping[str, float], number: int, asked: argparse.Namespace) -> dict[str, object]:
    """One step: the weights that follow, and how many matches the two tries won of how many."""
    rng = random.Random(f"{asked.seed}/{number}")
    signs = {name: rng.choice((-1, 1)) for name in weights}
    slower = (1 + number / 50) ** -0.6
    up, down = (
        Campaigner(**moved(weights, signs, side * MOVE * (1 + number / 50) ** -0.1))
        for side in (1, -1)
    )
    won, played = [0.0, 0.0, 0.0], 0
    for seats in SEATS:
        for deal in range(asked.deals):
            players = [up, down, BEFORE][:seats]
            shares = deal_won(players, f"{asked.seed}/{number}/{seats}/{deal}")
            won = [sum(pair) for pair in zip(won, [*shares, 0.0][:3], strict=True)]
            played += seats
    better = (won[0] - won[1]) / max(won[0] + won[1], 1)
    after = moved(weights, signs, STEP * slower * better)
    return {"step": number, "won": won, "played": played, "weights": after}


def moved(weights: Mapping[str, float], signs: Mapping[str, int], far: float) -> dict[str, float]:
    """Weights times `e` to so much, up or down; odds stay below 1."""
    after = {name: exp(log(weight) + far * signs[name]) for name, weight in weights.items()}
    return after | {"reckless": min(after["reckless"], 0.95)}


def deal_won(players: Sequence[Campaigner], seed: str) -> list[float]:
    """By player, the matches won of one deal, which is played in every order around the table."""
    won = [0.0] * len(players)
    for turn in range(len(players)):
        match = Match("teg", len(players))
        seated = [players[(seat + turn) % len(players)] for seat in range(len(players))]
        match.run(seated, random.Random(seed))
        returns = match.outcome.returns if match.outcome else ()
        for seat, share in enumerate(returns):
            won[(seat + turn) % len(players)] += share
    return won


def average(steps: Sequence[Mapping[str, dict[str, float]]]) -> dict[str, float]:
    """Weights on the average of the later half of the steps, of their logarithms."""
    later = [step["weights"] for step in steps[len(steps) // 2 :]]
    return {
        name: round(exp(sum(log(weights[name]) for weights in later) / len(later)), 2)
        for name in later[0]
    }


def check(weights: Mapping[str, float], deals: int, seed: str) -> None:
    """Return how often these weights win, with one such player among players of the old ones."""
    print(json.dumps(weights))
    for seats in (*SEATS, 4):
        players = [Campaigner(**weights), *[BEFORE] * (seats - 1)]
        won = sum(deal_won(players, f"check/{seed}/{seats}/{deal}")[0] for deal in range(deals))
        low, high = wilson(round(won), deals * seats)
        print(
            f"{seats} seats: {100 * won / (deals * seats):.0f} %"
            f" ({100 * low:.0f} to {100 * high:.0f}) of {deals * seats} matches,"
            f" {won / deals:.2f} times its part"
        )


if __name__ == "__main__":
    main()
