"""Measure the engine: ``python -m benchmarks [--quick]``.

All measures are taken in turn, several times, in one process, after a first turn that is not
counted; times are CPU times and ratios are medians of the ratios within a turn, so that a busy
machine disturbs them little. Only the ratios should be compared between machines.

An action is one entry of the log: a placing of any number of armies, an attack, a throw, a move, a
card, the end of a phase. Games differ in what an action is: the ratio to chess is an order of size.
"""

from __future__ import annotations

import argparse
import copy
import gc
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import analysis, odds
from teg_nb.bots import POLICIES
from teg_nb.engine.games import GAMES
from teg_nb.engine.match import Match

GAME = GAMES["teg"]
ROUNDS_OF_A_MATCH = 30
PLIES = 300


@dataclass
class Size:
    """How much is measured."""

    turns: int
    matches: int
    copies: int
    playouts: int
    windows: tuple[int, ...]


FULL = Size(turns=5, matches=3, copies=2000, playouts=25, windows=(0, 10, 30, 100, 300))
QUICK = Size(turns=2, matches=1, copies=200, playouts=2, windows=(0, 5, 10, 15))


@dataclass
class Measure:
    """A piece of work, and what each turn took.

    `run` does the work of a turn, given its number, and returns how many units it did.
    `prepare` is not timed.
    """

    name: str
    unit: str
    run: Callable[[Any], int]
    prepare: Callable[[int], Any] = lambda turn: turn
    seconds: list[float] = field(default_factory=list)  # per unit, by turn

    def take(self, turn: int) -> None:
        """Do the work of one turn and note its time."""
        work = self.prepare(turn)
        begun = time.process_time()
        units = self.run(work)
        self.seconds.append((time.process_time() - begun) / units)

    def ratio(self, other: Measure) -> float:
        """How many times as fast as another, unit against unit."""
        pairs = zip(self.seconds, other.seconds, strict=True)
        return median(theirs / mine for mine, theirs in pairs)

    @property
    def spread(self) -> float:
        """(Largest - smallest) / median time."""
        return (max(self.seconds) - min(self.seconds)) / median(self.seconds)


def bots_match(bot: str, seed: int) -> Match:
    match = Match(GAME, 4, {"max_rounds": ROUNDS_OF_A_MATCH})
    return match.run(POLICIES[bot], random.Random(seed))


def play_all(matches: list[Match]) -> int:
    done = 0
    for match in matches:
        state = match.states[0]
        for action in match.actions:
            state, _ = GAME.play(state, action)
        done += len(match)
    return done


def recorded(seed: int) -> list[Match]:
    return [bots_match("random", 100 + seed)]


def some_states(turn: int) -> list[Any]:
    return bots_match("greedy", turn).states[-200:]


def chess_playouts(playouts: int, seed: int) -> int:
    import chess

    rng, done = random.Random(seed), 0
    for _ in range(playouts):
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            done += 1
    return done


def measures(size: Size) -> dict[str, Measure]:
    def matches(bot: str) -> Callable[[int], int]:
        def run(turn: int) -> int:
            seeds = range(turn * size.matches, (turn + 1) * size.matches)
            return sum(len(bots_match(bot, seed)) for seed in seeds)

        return run

    def copies(copier: Callable[[Any], Any], times: int) -> Callable[[list[Any]], int]:
        def run(states: list[Any]) -> int:
            for number in range(times):
                copier(states[number % len(states)])
            return times

        return run

    found = {
        "random": Measure("random bots, whole matches", "action", matches("random")),
        "greedy": Measure("greedy bots, whole matches", "action", matches("greedy")),
        "play": Measure("play alone, recorded actions", "action", play_all, recorded),
        "copy": Measure(
            "copy of a state", "copy", copies(lambda state: state.copy(), size.copies), some_states
        ),
        "deepcopy": Measure(
            "copy.deepcopy of a state",
            "copy",
            # The settings are shared by all states: only what a state holds itself is copied.
            copies(lambda s: copy.deepcopy(s, {id(s.settings): s.settings}), size.copies // 20),
            some_states,
        ),
    }
    try:
        import chess  # noqa: F401
    except ImportError:
        return found
    found["chess"] = Measure(
        "python-chess, random playouts", "action", lambda turn: chess_playouts(size.playouts, turn)
    )
    return found


def table_of_measures(taken: dict[str, Measure]) -> Table:
    table = Table(title="Speed (median of turns)")
    table.add_column("measure")
    for heading in ("a second", "µs each", "spread", "x chess"):
        table.add_column(heading, justify="right")
    chess = taken.get("chess")
    for measure in taken.values():
        seconds = median(measure.seconds)
        beside = f"{measure.ratio(chess):.2f}" if chess and measure.unit == "action" else ""
        table.add_row(
            measure.name,
            f"{1 / seconds:,.0f} {'copies' if measure.unit == 'copy' else 'actions'}",
            f"{1e6 * seconds:,.1f}",
            f"{measure.spread:.2f}",
            beside,
        )
    return table


# What the same lines printed before missiles, pacts and shared countries were played.
BEFORE = {"random": 1.45, "greedy": 0.82, "play": 5.6}


def ratios(taken: dict[str, Measure]) -> Iterator[tuple[str, float]]:
    if "chess" in taken:
        for name in ("random", "greedy", "play"):
            label = f"{taken[name].name} / python-chess, actions a second"
            ratio = taken[name].ratio(taken["chess"])
            yield label, ratio
            yield f"  against x{BEFORE[name]} before missiles and pacts", ratio / BEFORE[name]
    yield "copy / deepcopy of a state", taken["copy"].ratio(taken["deepcopy"])
    yield "play alone / whole random matches", taken["play"].ratio(taken["random"])


@dataclass
class Window:
    """What happened between two rounds of a long match."""

    name: str
    entries: int
    lists: int
    listed: int
    play_seconds: float
    legal_seconds: float

    @property
    def play_cost(self) -> float:
        """µs of `play`, per entry."""
        return 1e6 * self.play_seconds / max(self.entries, 1)

    @property
    def legal_cost(self) -> float:
        """µs of `legal_actions`, per list."""
        return 1e6 * self.legal_seconds / max(self.lists, 1)

    @property
    def listed_cost(self) -> float:
        """µs of `legal_actions`, per listed action."""
        return 1e6 * self.legal_seconds / max(self.listed, 1)


def growth(limits: tuple[int, ...], seed: int = 1) -> list[Window]:
    """Cost of `play` and of `legal_actions` by rounds of one long match between random bots.

    Garbage collection waits: thousands of states are held, and it would fall into any one window.
    """
    match = Match(GAME, 4, {"max_rounds": limits[-1]})
    match.run(POLICIES["random"], random.Random(seed))
    bounds = [
        next((k for k, state in enumerate(match.states) if state.round > limit), len(match))
        for limit in limits
    ]
    state, found = GAME.setup(4, {"max_rounds": limits[-1]}), []  # no list is ready in its settings
    for action in match.actions[: bounds[0]]:
        state, _ = GAME.play(state, action)
    gc.collect()
    gc.disable()
    for (low, high), (first, last) in zip(pairwise(limits), pairwise(bounds), strict=True):
        states = []
        begun = time.process_time()
        for action in match.actions[first:last]:
            states.append(state)
            state, _ = GAME.play(state, action)
        played = time.process_time() - begun
        waiting = [each for each in states if not each.chance]
        begun = time.process_time()
        listed = sum(len(GAME.legal_actions(each)) for each in waiting)
        legal = time.process_time() - begun
        found.append(Window(f"{low}-{high}", len(states), len(waiting), listed, played, legal))
    gc.enable()
    return found


def table_of_growth(windows: list[Window]) -> Table:
    table = Table(title="Growth over one long match, random bots")
    for heading in ("rounds", "entries", "play µs", "list µs", "listed", "µs a listed one"):
        table.add_column(heading, justify="right")
    for each in windows:
        table.add_row(
            each.name,
            f"{each.entries:,}",
            f"{each.play_cost:.2f}",
            f"{each.legal_cost:.2f}",
            f"{each.listed / max(each.lists, 1):.0f}",
            f"{each.listed_cost:.3f}",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="little work: a trial of the harness")
    size = QUICK if parser.parse_args().quick else FULL
    console = Console()

    taken = measures(size)
    for turn in range(size.turns + 1):
        for measure in taken.values():
            measure.take(turn)
    for measure in taken.values():
        del measure.seconds[0]  # tables of odds were filled, modules imported
    console.print(table_of_measures(taken))
    windows = growth(size.windows)
    console.print(table_of_growth(windows))

    console.print("[bold]Ratios[/bold]")
    for label, value in ratios(taken):
        console.print(f"  {label}: x{value:.2f}", highlight=False)
    first, last = windows[0], windows[-1]
    for label, value in (
        ("play", last.play_cost / first.play_cost),
        ("a listed action", last.listed_cost / first.listed_cost),
    ):
        console.print(
            f"  cost of {label}, rounds {last.name} / {first.name}: x{value:.2f}", highlight=False
        )
    for label, value in odds.ratios(size.turns):
        console.print(f"  {label}: x{value:.2f}", highlight=False)
    for label, value in analysis.ratios(size is QUICK):
        console.print(f"  {label}: x{value:.2f}", highlight=False)


if __name__ == "__main__":
    main()
