"""Work to be measured, as a process that does one piece when told to.

It runs on this version of teg_nb and on older ones, so it asks for nothing that those did not have.
It reads lines, ``name turn``, and answers each with the seconds of one unit: of CPU time, or by the
clock for what other processes do.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import teg_nb
from teg_nb import Match  # the root had it before the modules below it moved
from teg_nb.bots import POLICIES
from teg_nb.engine.games import GAMES

ROUNDS = 30
PLIES = 300


def bots_match(bot: str, seed: int) -> Match:
    match = Match(GAMES["teg"], 4, {"max_rounds": ROUNDS})
    return match.run(POLICIES[bot], random.Random(seed))


@cache
def recorded(seed: int) -> Match:
    return bots_match("random", 100 + seed)


def play_alone(turn: int) -> int:
    game, match = GAMES["teg"], recorded(turn)
    state = match.states[0]
    for action in match.actions:
        state, _ = game.play(state, action)
    return len(match)


@cache
def middle() -> Match:
    """Return a match between greedy bots after half of its entries."""
    match = Match("teg", 4).run(POLICIES["greedy"], random.Random(5))
    return match.fork(len(match) // 2)


def playouts(turn: int) -> int:
    number = 6
    if hasattr(teg_nb, "playouts"):
        teg_nb.playouts(middle(), number, "greedy", seed=turn, progress=False)
    else:
        for trial in range(number):
            middle().fork().run(POLICIES["greedy"], random.Random(f"{turn}/{trial}"))
    return number


@cache
def greedy_match() -> Match:
    """Return a match of some 1,400 entries."""
    return Match("teg", 4).run(POLICIES["greedy"], random.Random(7))


def standings(turn: int) -> int:
    """Count what each seat has after each entry, some times: once takes a few milliseconds."""
    match, times = greedy_match(), 5
    for _ in range(times):
        try:
            from teg_nb.analysis.tables.counts import standings_over_time
        except ImportError:  # an older version observes each position for each seat
            game, seats = match.game, range(len(match.settings.seats))
            for state in match.states:
                [game.standings(game.observe(state, seat))[seat] for seat in seats]
        else:
            list(standings_over_time(match, "all"))
    return times * len(match)


def many_playouts(turn: int) -> int:
    """Ask for a hundred playouts as a class does: by the default call."""
    teg_nb.playouts(middle(), 100, "greedy", seed=turn, progress=False)
    return 100


def simulation(game: str, seats: int, matches: int = 8) -> Callable[[int], int]:
    def run(turn: int) -> int:
        teg_nb.simulate(game, "greedy", matches, turn, seats=seats, progress=False)
        return matches

    return run


def first_match(turn: int) -> int:
    """Begin a match of La Revancha in a new process, whose modules are compiled."""
    command = [sys.executable, "-P", "-c", "import teg_nb; teg_nb.Match('teg')"]
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(command, env=kept, check=True)
    return 1


def steps(table: Any, number: int, turn: int) -> int:
    """Step an environment with a random policy that reads its observations."""
    rng = random.Random(turn)
    table.reset(seed=turn)
    for _ in range(number):
        seen, _, ended, cut, _ = table.last()
        if ended or cut:
            table.reset(seed=rng.randrange(1 << 30))
            continue
        mask = seen["action_mask"].view(bool)  # whose numbers are found without delay
        table.step(int(rng.choice(mask.nonzero()[0])))
    return number


@cache
def environment(game: str) -> Any:
    try:
        from teg_nb.rl import pettingzoo_env as environments
    except ImportError:  # an older version, where `rl` is a module
        from teg_nb import rl as environments
    return environments.env(game)


@cache
def chess_environment() -> Any:
    from pettingzoo.classic import chess_v6

    return chess_v6.env()


def chess_playouts(turn: int) -> int:
    import chess

    rng, done = random.Random(turn), 0
    for _ in range(12):
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            done += 1
    return done


WORKS: dict[str, Callable[[int], int]] = {
    "random": lambda turn: len(bots_match("random", turn)),
    "greedy": lambda turn: len(bots_match("greedy", turn)),
    "play": play_alone,
    "playouts": playouts,
    "simulate_tgm": simulation("tgm", 4),
    "simulate_eggar": simulation("eggar", 2),
    "first": first_match,
    "standings": standings,
    "all_playouts": many_playouts,
    "all_simulate_teg": simulation("teg", 4, 200),
    "all_simulate_tgm": simulation("tgm", 4, 200),
    "steps_wargame": lambda turn: steps(environment("wargame"), 100, turn),
    "steps_teg": lambda turn: steps(environment("teg"), 600, turn),
    "steps_tgm": lambda turn: steps(environment("tgm"), 600, turn),
    "chess": chess_playouts,
    "chess_env": lambda turn: steps(chess_environment(), 60, turn),
}
"""Each does the work of a turn, and says how many units it was."""


def cpu_time() -> float:
    """Return the CPU time of this process and of its children that have ended, in seconds."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime


def main() -> None:
    for line in sys.stdin:
        name, turn = line.split()
        if "playouts" in name:
            middle()
        elif name == "standings":
            greedy_match()
        elif name == "play":
            recorded(int(turn))
        clock = time.perf_counter if name.startswith("all_") else cpu_time
        begun = clock()
        units = WORKS[name](int(turn))
        print((clock() - begun) / units, flush=True)


if __name__ == "__main__":
    main()
