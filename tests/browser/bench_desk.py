"""Speed of a desk in the page: ``make bench-browser``.

In Lab a desk of 2,000 entries beside one board of the same match; in a bare page what a step costs
the browser, view by view, and the table at 20,000 rows. Nothing is asserted of times.
"""

from __future__ import annotations

import random
from statistics import median
from typing import Any

from bench_board import ARTIFACTS, DRAWN, HELD, HOLD, Page
from widgets import Widgets

from teg_nb import LogTable, Match, StandingsView, Timeline
from teg_nb.bots import random_policy

PAGES = 3
ROWS = 20_000
STEPS = 100

ALL = [
    DRAWN,
    "[data-face=table] .teg-roll-row",
    "[data-face=timeline] .teg-item-entry",
    "[data-face=race] .teg-plot",
    ".teg-playouts",
]
"""What a desk is made of, each of its own kind."""

# From the press that runs a cell until one of each is there, in the page's own time.
APPEAR = """selectors => new Promise(done => {
  const start = performance.now();
  const look = () => selectors.every(each => document.querySelector(each))
    ? requestAnimationFrame(() => done(performance.now() - start)) : setTimeout(look, 2);
  look();
})"""

# What a step takes of the page, one after the other: what runs, then styles and layout.
WALK = """([name, count]) => {
  const root = document.querySelector(`#${name} [tabindex]`);
  const times = [];
  for (let k = 0; k < count; k++) {
    const start = performance.now();
    models[name].set('step', models[name].get('step') - 1);
    root.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}"""


def appears(here: Page, selectors: list[str]) -> float:
    """From the key that runs the next cell until all of that is drawn, ms."""
    here.page.evaluate(f"window.there = ({APPEAR})({selectors!r}); 0")
    here.lab.run(here.page)
    return float(here.page.evaluate("window.there"))


def test_how_fast_a_desk_is(jupyter_lab: Any, page: Any) -> None:
    alone, together, held = [], [], []
    for k in range(PAGES):
        for cell, times, wanted in (
            ("MatchWidget(long)", alone, [DRAWN]),
            ("dashboard(long)", together, ALL),
        ):
            name = f"desk-{k}-{len(wanted)}.ipynb"
            here = Page(jupyter_lab, page, name, ["from teg_nb import dashboard", cell])
            here.lab.run(page)
            times.append(appears(here, wanted))
            page.wait_for_timeout(1000)
            if k == PAGES - 1:
                held.append(page.evaluate(HOLD, HELD))
            here.kernel.close()
    one, all_ = median(alone), median(together)
    text = (
        f"A board of 2,000 entries opens in {one:.0f} ms, a desk in {all_:.0f} ms:"
        f" {all_ / one:.1f} times as long.\n"
        f"A key held down: {held[0]:.0f} positions a second alone, {held[1]:.0f} on the desk.\n"
    )
    ARTIFACTS.mkdir(exist_ok=True)
    (ARTIFACTS / "desk.md").write_text(text, encoding="utf-8")
    print(f"\n{text}")


def test_what_a_step_costs_the_page(page: Any) -> None:
    match = Match(seats=6).run(random_policy, random.Random(5), limit=ROWS)
    views = Widgets(page)
    views.show(
        {"table": LogTable(match), "timeline": Timeline(match), "race": StandingsView(match)}
    )
    page.wait_for_selector("#table .teg-roll-row")
    page.wait_for_selector("#timeline .teg-item-entry")
    page.wait_for_selector("#race .teg-plot")
    print(f"\n{len(match)} rows, ms a step: median, and the worst of {STEPS}")
    for name in ("table", "timeline", "race"):
        times = page.evaluate(WALK, [name, STEPS])
        print(f"{name}: {median(times):.1f}, {max(times):.1f}")
