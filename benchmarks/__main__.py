"""Measure the engine: ``python -m benchmarks [--quick] [--before COMMIT]``.

All measures are taken in turn, several times, in one process, after a first turn that is not
counted; times are CPU times and ratios are medians of the ratios within a turn, so that a busy
machine disturbs them little. Only the ratios should be compared between machines.

An action is one entry of the log: a placing of any number of armies, an attack, a throw, a move, a
card, the end of a phase. Peers, and the version of an earlier commit: `benchmarks.beside`.
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

from benchmarks import analysis, beside, keeping, odds, players
from teg_nb.bots import POLICIES
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match

GAME = GAMES["teg"]
ROUNDS_OF_A_MATCH = 30


@dataclass
class Size:
    """Amounts of work to measure."""

    turns: int
    copies: int
    windows: tuple[int, ...]
    decisions: int
    playouts: int


FULL = Size(turns=9, copies=2000, windows=(0, 10, 30, 100, 300), decisions=200, playouts=40)
QUICK = Size(turns=1, copies=200, windows=(0, 5, 10, 15), decisions=10, playouts=4)


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
        """Return how many times one is as fast as another, unit against unit."""
        pairs = zip(self.seconds, other.seconds, strict=True)
        return median(theirs / mine for mine, theirs in pairs)

    @property
    def spread(self) -> float:
        """(Largest - smallest) / median time."""
        return (max(self.seconds) - min(self.seconds)) / median(self.seconds)


def bots_match(bot: str, seed: int) -> Match:
    match = Match(GAME, 4, {"max_rounds": ROUNDS_OF_A_MATCH})
    return match.run(POLICIES[bot], random.Random(seed))


def some_states(turn: int) -> list[Any]:
    return bots_match("greedy", turn).states[-200:]


def measures(size: Size) -> dict[str, Measure]:
    def copies(copier: Callable[[Any], Any], times: int) -> Callable[[list[Any]], int]:
        def run(states: list[Any]) -> int:
            for number in range(times):
                copier(states[number % len(states)])
            return times

        return run

    return {
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


def table_of_measures(taken: dict[str, Measure]) -> Table:
    table = Table(title="Speed (median of turns)")
    table.add_column("measure")
    for heading in ("a second", "µs each", "spread"):
        table.add_column(heading, justify="right")
    for measure in taken.values():
        seconds = median(measure.seconds)
        table.add_row(
            measure.name,
            f"{1 / seconds:,.0f} copies",
            f"{1e6 * seconds:,.1f}",
            f"{measure.spread:.2f}",
        )
    return table


def ratios(taken: dict[str, Measure]) -> Iterator[tuple[str, float]]:
    yield "copy / deepcopy of a state", taken["copy"].ratio(taken["deepcopy"])


@dataclass
class Window:
    """The part of a long match between two rounds."""

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
    state, windows = (
        GAME.setup(4, {"max_rounds": limits[-1]}),
        [],
    )  # no list is ready in its settings
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
        waiting = [state for state in states if not state.chance]
        begun = time.process_time()
        listed = sum(len(GAME.legal_actions(state)) for state in waiting)
        legal = time.process_time() - begun
        windows.append(Window(f"{low}-{high}", len(states), len(waiting), listed, played, legal))
    gc.enable()
    return windows


def table_of_growth(windows: list[Window]) -> Table:
    table = Table(title="Growth over one long match, random bots")
    for heading in ("rounds", "entries", "play µs", "list µs", "listed", "µs a listed one"):
        table.add_column(heading, justify="right")
    for window in windows:
        table.add_row(
            window.name,
            f"{window.entries:,}",
            f"{window.play_cost:.2f}",
            f"{window.legal_cost:.2f}",
            f"{window.listed / max(window.lists, 1):.0f}",
            f"{window.listed_cost:.3f}",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="little work: a trial of the harness")
    parser.add_argument("--before", default=beside.BEFORE, help="the commit to compare with")
    asked = parser.parse_args()
    size = QUICK if asked.quick else FULL
    console = Console()

    measured = beside.measured(size.turns, None if asked.quick else asked.before)
    if all(version != "before" for version, _ in measured):
        why = "a trial" if asked.quick else f"no commit {asked.before} in this clone"
        console.print(f"Ratios to an earlier version are left out: {why}.", highlight=False)
    console.print(beside.table(measured, asked.before))
    taken = measures(size)
    for turn in range(size.turns + 1):
        for measure in taken.values():
            measure.take(turn)
    for measure in taken.values():
        del measure.seconds[0]  # tables of odds were filled, modules imported
    console.print(table_of_measures(taken))
    console.print(players.table(size.decisions, size.playouts))
    windows = growth(size.windows)
    console.print(table_of_growth(windows))

    console.print("[bold]Ratios[/bold]")
    for figure, _, value in beside.figures(measured):
        console.print(f"  {figure.label}: x{value:.2f}", highlight=False)
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
    for label, value in keeping.ratios(size is QUICK):
        console.print(f"  {label}: x{value:.2f}", highlight=False)
    for label, value in analysis.ratios(size is QUICK):
        console.print(f"  {label}: x{value:.2f}", highlight=False)


if __name__ == "__main__":
    main()
