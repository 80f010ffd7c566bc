"""Speed of the players, and the playouts of a search, in greedy matches."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from rich.table import Table

from teg_nb.bots import POLICIES
from teg_nb.bots.search import Search
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match
from teg_nb.simulation.tournament import fewest_seats

LEVELS = ("easy", "normal", "hard")
MATCHES = 2
"""Matches of each game from which decisions are taken."""


def table(decisions: int, playouts: int) -> Table:
    """By game: decisions a second of each level and the slowest of them, playouts a second.

    Parameters
    ----------
    decisions : int
        Of each game, at most.
    playouts : int
        Of a search, at each of some of them.
    """
    shown = Table(
        title="Players: decisions, their legal actions being listed, and playouts (CPU time)"
    )
    shown.add_column("game")
    for level in LEVELS:
        shown.add_column(f"{level}, a second", justify="right")
    shown.add_column("slowest of hard, ms", justify="right")
    shown.add_column("playouts of search, a second", justify="right")
    for game in GAMES:
        taken = list(positions(game, decisions))
        cells, slowest = [], 0.0
        for level in LEVELS:
            spent = [seconds(POLICIES[level], seen, number) for number, seen in enumerate(taken)]
            cells.append(f"{len(spent) / sum(spent):,.0f}")
            slowest = max(spent)
        some = taken[:: max(len(taken) // 5, 1)]
        search = Search(playouts=playouts)
        spent = [seconds(search.consider, seen, number) for number, seen in enumerate(some)]
        rate = playouts * len(some) / sum(spent)
        shown.add_row(game, *cells, f"{1000 * slowest:.0f}", f"{rate:,.0f}")
    return shown


def positions(game: str, decisions: int) -> Iterator[Any]:
    """Collect the observations of the seats to move in matches between greedy bots."""
    for number in range(MATCHES):
        match = Match(game, fewest_seats(game) + number)
        match.run(POLICIES["greedy"], random.Random(number))
        rules = match.game
        moves = [step for step, state in enumerate(match.states) if rules.to_move(state) >= 0]
        for step in moves[:: max(MATCHES * len(moves) // decisions, 1)]:
            state = match.states[step]
            seen = match.fork(step).observe(rules.to_move(state))
            if len(seen.legal_actions) > 1:
                yield seen


def seconds(policy: Any, seen: Any, seed: int) -> float:
    """CPU time of one decision."""
    begun = time.process_time()
    policy(seen, random.Random(seed))
    return time.process_time() - begun
