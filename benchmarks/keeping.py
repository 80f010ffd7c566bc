"""Measure the cost of an action on the board, and of autosave, for short and long matches."""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median
from typing import Any

from teg_nb.engine.play.match import Match
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.autosave import ACTIONS


def ratios(quick: bool) -> Iterator[tuple[str, float]]:
    """Yield the growth of that cost: CPU time, and wall time with the flush of each action."""
    few, *more, actions = (300, 1_000, 8) if quick else (1_000, 30_000, 100_000, 100)
    match = Match("teg", 4, {"max_rounds": 10**6}).run(quiet, random.Random(1), limit=more[-1])
    small = median(acted(match.fork(few), actions))
    for many in more:
        large = median(acted(match.fork(many), actions))
        yield f"board: CPU time of an action, {many} entries / {few}", large / small
    many = more[0]
    kinds: list[tuple[str, Callable[[], float]]] = [
        ("CPU time", time.process_time),
        ("time", time.perf_counter),
    ]
    for name, clock in kinds:
        small, large = (added(match.fork(length), actions, clock) for length in (few, many))
        label = f"autosave: {name} that it adds to an action, {many} entries / {few}"
        yield label, median(large[0]) / median(small[0])
        if clock is time.perf_counter:
            shares = [mean(times) + whole / ACTIONS for times, whole in (large, small)]
            yield f"{label}, with the share of writing it whole", shares[0] / shares[1]


def quiet(observation: Any, rng: random.Random) -> Any:
    """End the turn as soon as it is legal, so that nobody wins."""
    legal = observation.legal_actions
    ending = (action for action in legal if action.verb.startswith("end_"))
    return next(ending, None) or legal.choice(rng)


def acted(match: Match, actions: int) -> list[float]:
    """Seconds of CPU time that a board takes for each of some actions."""
    board, taken = MatchWidget(match, [quiet] * 4, seed=1, auto=False), list[float]()
    for _ in range(actions):
        begun = time.process_time()
        step(board)
        taken.append(time.process_time() - begun)
    board.close()
    return taken


def step(board: MatchWidget) -> None:
    """Let the bot to move make one decision, as the button of the page does."""
    place = {"line": board.view["line"], "step": board.view["step"], "nonce": "n"}
    board._handle_custom_msg({"kind": "step", "until": "action", **place}, [])


def added(match: Match, actions: int, clock: Callable[[], float]) -> tuple[list[float], float]:
    """Seconds that a board's file adds to each of some actions, and those to write it whole."""
    here, taken = Path.cwd(), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            board = MatchWidget(match, [quiet] * 4, seed=1, auto=False, autosave="kept")
            keep = board.model.keep

            def timed() -> None:
                begun = clock()
                keep()
                taken.append(clock() - begun)

            board.model.keep = timed  # type: ignore[method-assign]
            for _ in range(actions):
                step(board)
            begun = clock()
            board.checkpoint()
            whole = clock() - begun
            board.close()
        finally:
            os.chdir(here)
    return taken, whole
