"""Count the intervals of `playouts(..., width=)` that hold the true share.

Each repeat draws wins of a known share, and stops as `playouts` does. Run it by
``python -m benchmarks.width``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from teg_nb.analysis.intervals import wilson
from teg_nb.simulation.playouts import LOOK, narrow_enough

REPEATS = 300
SHARES = (0.05, 0.1, 0.25, 0.5)
WIDTHS = (0.05, 0.1, 0.2)
MOST = 2000
"""Largest number of playouts in a repeat."""


def stopped(share: float, width: float, rng: random.Random) -> tuple[int, int]:
    """Return the wins and the games after which playouts stop."""
    wins = games = 0
    while games < MOST:
        wins += sum(rng.random() < share for _ in range(LOOK))
        games += LOOK
        if narrow_enough((wins, games - wins), games, width):
            break
    return wins, games


def coverage(seed: int = 1) -> Iterator[tuple[float, float, float, float]]:
    """Yield share, width, the part of the intervals that hold the share, and the mean games."""
    for share in SHARES:
        for width in WIDTHS:
            ends = [stopped(share, width, random.Random(f"{seed}/{k}")) for k in range(REPEATS)]
            held = sum(low <= share <= high for low, high in (wilson(*end) for end in ends))
            yield share, width, held / REPEATS, sum(games for _, games in ends) / REPEATS


def main() -> None:
    for share, width, held, games in coverage():
        print(f"share {share:.2f}, width {width:.2f}: {held:.1%} hold it, {games:.0f} playouts")


if __name__ == "__main__":
    main()
