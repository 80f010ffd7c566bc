"""Trust in hints: ``python -m benchmarks.hints equal teg``.

Three questions, each with seeds of its own:

- ``equal``: in how many positions is the hint exactly the decision of the best player?
- ``seeds``: in how many does the player with another seed begin with the same action? Offers of
  pacts are left out.
- ``strength``: what share of matches wins who follows the hints, against `hard` in the other
  seats? Out of turn there is no hint, and it answers nothing.

Positions are taken every few entries from matches between the best players, with each number of
seats in turn. Shares come with Wilson's interval of 95 %.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

from teg_nb.analysis.intervals import wilson
from teg_nb.analysis.statistics.wins import wins_by_bot
from teg_nb.bots import POLICIES
from teg_nb.bots.tutor import decide
from teg_nb.engine.actions import Action
from teg_nb.engine.errors import GameError
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match
from teg_nb.simulation.matches import simulate

MOST_SEATS = 6
HARD = POLICIES["hard"]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hints", description=__doc__)
    parser.add_argument("measure", choices=["equal", "seeds", "strength"])
    parser.add_argument("games", nargs="+", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--gap", type=int, default=7, help="entries between two positions")
    parser.add_argument("--matches", type=int, default=800)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    for game in asked.games:
        if asked.measure == "equal":
            print(equal(game, asked.positions, asked.gap, asked.seed), flush=True)
        elif asked.measure == "seeds":
            print(seeds(game, asked.positions, asked.gap, asked.seed), flush=True)
        else:
            print(strength(game, asked.seats, asked.matches, asked.seed), flush=True)


def positions(game: str, wanted: int, gap: int, seed: int) -> Iterator[Match]:
    """Yield matches between the best players where a seat decides."""
    tables = [seats for seats in range(2, MOST_SEATS + 1) if _can_seat(game, seats)]
    given = 0
    while given < wanted:
        rng = random.Random(seed)
        match = Match(game, tables[seed % len(tables)])
        seed += 1
        while not match.is_over and given < wanted:
            match.run(HARD, rng, limit=gap)
            match.resolve_chance(rng)
            if match.to_move >= 0:
                given += 1
                yield match


def _can_seat(game: str, seats: int) -> bool:
    try:
        Match(game, seats)
    except GameError:
        return False
    return True


def equal(game: str, wanted: int, gap: int, seed: int) -> str:
    """Compare hints with the player at an observation of its own; measure the time of a hint."""
    same, times = 0, []
    for match in positions(game, wanted, gap, seed):
        begin = time.perf_counter()
        given = match.hint()
        given.plain("es"), given.question("es")
        times.append(time.perf_counter() - begin)
        seen = match.fork().observe(match.to_move)
        same += given.action == HARD(seen, random.Random(f"hint/{len(match)}"))
    times.sort()
    return (
        f"{game}: {same} of {len(times)} hints are the player's decision; a hint takes "
        f"{1000 * times[len(times) // 2]:.0f} ms (median), {1000 * times[-1]:.0f} ms at most"
    )


def seeds(game: str, wanted: int, gap: int, seed: int) -> str:
    """Compare the first action of two seeds of the player."""
    same = compared = 0
    for match in positions(game, wanted, gap, seed):
        seen = match.observe(match.to_move)
        one, two = decide(seen, f"one/{len(match)}"), decide(seen, f"two/{len(match)}")
        if one.verb.startswith("propose_") or two.verb.startswith("propose_"):
            continue
        compared += 1
        same += one == two
    return f"{game}: the same first action with another seed in {_share(same, compared)}"


def follower(seen: Any, rng: random.Random) -> Action | None:
    """Play what the hint says; answer nothing out of turn, where there is no hint."""
    return decide(seen, rng.getrandbits(64)) if seen.viewer == seen.to_move else None


def strength(game: str, seats: int, matches: int, seed: int) -> str:
    """Seat one follower of the hints among `hard`, in every seat of the same deals."""
    matches += -matches % seats
    data = simulate(
        game,
        [follower, *["hard"] * (seats - 1)],
        matches,
        seed,
        seats=seats,
        rotate=True,
        tables=("matches", "seats"),
        progress=False,
    )
    row = wins_by_bot(data).set_index("bot").loc["follower"]
    share = f"{100 * row['share']:.0f} % ({100 * row['low']:.0f} to {100 * row['high']:.0f})"
    return f"{game}, {seats} seats: who follows the hints wins {share} of {len(data)} matches"


def _share(count: int, total: int) -> str:
    low, high = wilson(count, total)
    return f"{100 * count / total:.0f} % ({100 * low:.0f} to {100 * high:.0f}) of {total}"


if __name__ == "__main__":
    main()
