"""Python calls per entry, which no busy machine changes: ``python -m benchmarks.counts [--write]``.

Without ``--write`` the counts are compared with those of ``counts.json``. More than 5 % more calls
fail, and the functions that are called more are named. Counts hold for one version of Python, which
the file names. Only functions of the package count, and only after a first run has filled caches.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import teg_nb
from teg_nb.bots import POLICIES
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match
from teg_nb.simulation.playouts import plan_playouts

FILE = Path(__file__).with_name("counts.json")
GROWTH = 1.05
"""More calls than this, times those of the file, are too many."""

SELDOM = 0.1
"""Functions that are called less often, per entry, are left out."""

ENTRIES = 400
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
_PACKAGE = Path(teg_nb.__file__).parent


class Count(NamedTuple):
    """Calls of Python functions in some work, by function, and the entries that it made."""

    calls: Counter[str]
    entries: int

    def per_entry(self) -> dict[str, float]:
        """Return the calls per entry of each function that is called often, the most first."""
        often = [(name, n / self.entries) for name, n in self.calls.most_common()]
        return {name: round(calls, 2) for name, calls in often if calls >= SELDOM}


def counted(work: Callable[[], int]) -> Count:
    """Count the calls of functions of the package in some work, which returns its entries."""
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith((str(_PACKAGE), "<string>")):
            place = code.co_filename.removeprefix(str(_PACKAGE)).strip("/")
            calls[f"{place}:{code.co_qualname}"] += 1

    work()
    sys.setprofile(note)
    try:
        entries = work()
    finally:
        sys.setprofile(None)
    return Count(calls, entries)


def works() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield the work of each game: logged matches by two bots, and playouts."""
    for game in GAMES:
        seats = 2 if game == "eggar" else 4
        for bot in ("random", "greedy"):

            def match(game: str = game, seats: int = seats, bot: str = bot) -> int:
                begun = Match(game, seats)
                return len(begun.run(POLICIES[bot], random.Random(1), limit=ENTRIES))

            yield f"{game}, match, {bot}", match
        middle = Match(game, seats).run(POLICIES["greedy"], random.Random(1), limit=ENTRIES)
        plan = plan_playouts(middle, "greedy", 1, None)
        yield f"{game}, playout, greedy", lambda plan=plan: plan.play(0).entries or 1


def faults(now: dict[str, dict[str, float]], before: dict[str, dict[str, float]]) -> Iterator[str]:
    """Yield a sentence for each work that makes too many calls."""
    for work, calls in now.items():
        noted = before.get(work, {})
        total, known = sum(calls.values()), sum(noted.values())
        if total <= GROWTH * known:
            continue
        more = sorted(calls, key=lambda name: noted.get(name, 0.0) - calls[name])[:3]
        named = "; ".join(f"{name} {noted.get(name, 0.0):g} -> {calls[name]:g}" for name in more)
        yield f"{work}: {known:.1f} -> {total:.1f} calls an entry; most in {named}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.counts", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the counts into the file")
    asked = parser.parse_args()
    now = {name: counted(work).per_entry() for name, work in works()}
    for name, calls in now.items():
        print(f"{name}: {sum(calls.values()):.1f} calls an entry")
    if asked.write:
        text = json.dumps({"python": PYTHON, "calls": now}, indent=1)
        FILE.write_text(text + "\n", encoding="utf-8")
        return
    noted = json.loads(FILE.read_text(encoding="utf-8"))
    if noted["python"] != PYTHON:
        print(f"not compared: the counts are those of Python {noted['python']}")
        return
    grown = [*faults(now, noted["calls"])]
    if grown:
        sys.exit("\n".join([*grown, "If this is meant: make counts, and say why in the commit."]))


if __name__ == "__main__":
    main()
