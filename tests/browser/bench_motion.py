"""Smoothness of what moves on a board: ``make bench-browser``.

Intervals between frames while something moves, in a bare page at 1040 by 640, beside those of an
empty page in the same run. The drawing of the map after a motion is counted apart. Nothing is
asserted of times.
"""

from __future__ import annotations

from statistics import quantiles
from typing import Any

import pytest
from bench_board import ARTIFACTS
from boards import GAMES, Boards, played

STEPS = 20
"""Entries that are shown moving, of each game."""

LEAST = 33.0
"""Frame intervals up to this are smooth whatever the empty page does, ms."""

EMPTY = """() => new Promise(done => {
  const times = [];
  const frame = time => {
    times.push(time);
    if (times.length < 120) requestAnimationFrame(frame);
    else done(times.slice(1).map((each, k) => each - times[k]));
  };
  requestAnimationFrame(frame);
})"""

# One step, shown to its end: intervals while it moves, and the first one after it.
SHOWN = """() => new Promise(done => {
  const root = document.querySelector('.teg');
  const [moving, after] = [[], []];
  const begin = performance.now();
  let [last, moved] = [0, false];
  const frame = time => {
    const now = root.hasAttribute('data-moving');
    if (now && moved) moving.push(time - last);
    if (!now && moved) {
      after.push(time - last);
      return done({moving, after});
    }
    moved = now;
    last = time;
    if (!now && time - begin > 1500) return done({moving, after});
    requestAnimationFrame(frame);
  };
  document.querySelector('[data-key=forward]').click();
  requestAnimationFrame(frame);
})"""


def most(times: list[float]) -> float:
    """Return the time that 95 % of some times do not exceed, in ms."""
    return quantiles(times, n=20)[-1] if len(times) > 1 else sum(times)


@pytest.fixture
def lines() -> Any:
    """Return the rows of the table; it is written when the run ends."""
    rows = [
        "| game | moving, ms | empty page, ms | frames | map drawn after it, ms |",
        "|---|---|---|---|---|",
    ]
    yield rows
    ARTIFACTS.mkdir(exist_ok=True)
    text = "\n".join(rows) + "\n"
    (ARTIFACTS / "motion.md").write_text(text, encoding="utf-8")
    print(f"\nIntervals between frames, 95 % of them at most:\n{text}")


def test_how_smoothly_things_move(boards: Boards, lines: list[str]) -> None:
    page = boards.page
    page.emulate_media(reduced_motion="no-preference")
    for game in GAMES:
        page.goto("about:blank")
        empty = page.evaluate(EMPTY)
        page.goto("http://127.0.0.1:9/boards")
        match = played(game, **({"memory_aid": True} if game == "reconquista" else {}))
        boards.show(game, match=match, width=1040, height=640)
        boards.widgets[game].session.show(len(match) - STEPS - 1)
        boards.widgets[game].refresh()
        boards.show(game, width=1040, height=640)
        moving: list[float] = []
        after: list[float] = []
        for _ in range(STEPS):
            times = page.evaluate(SHOWN)
            moving += times["moving"]
            after += times["after"]
        empty += page.evaluate(EMPTY)
        limit = max(LEAST, 2 * most(empty))
        smooth = "" if most(moving) <= limit else f" (more than {limit:.0f})"
        lines.append(
            f"| {game} | {most(moving):.0f}{smooth} | {most(empty):.0f} | {len(moving)}"
            f" | {most(after):.0f} |"
        )
