"""Speed of a board in the page: ``make bench-browser``.

Every figure stands beside that of an empty anywidget of the same page, so that what is told is a
ratio: what the machine, the browser and Jupyter take is in both. Nothing is asserted of times,
only that a board whose cell is run again is forgotten.
"""

from __future__ import annotations

from statistics import median
from typing import Any

import nbformat
from lab_screen import ROOT, started
from nbformat.v4 import new_code_cell, new_notebook

DRAWN = ".teg[data-step]"
"""A board that can be seen and played on; Plotly takes its map over a moment later."""

ARTIFACTS = ROOT / "artifacts"

PAGES = 3
BOARDS = 5
STEPS = 30
HELD = 6  # s
AGAIN = 20
HEAP = 0.3  # MB that a cell may leave each time it is run again
CELLS = {"board": (3, DRAWN), "empty anywidget": (2, ".empty")}
"""Index of each cell in the stepped notebook, and the selector of its output."""

# Matches to show, and a widget that does nothing but answer.
MODULE = '''
import random

import anywidget
import traitlets

from teg_nb.bots import random_policy
from teg_nb.engine.play.match import Match
from teg_nb.widget import MatchWidget


class Empty(anywidget.AnyWidget):
    _esm = """
    export default {
      render({model, el}) {
        el.className = 'empty';
        el.ask = () => new Promise(done => {
          const heard = () => {
            model.off('change:count', heard);
            requestAnimationFrame(() => done());
          };
          model.on('change:count', heard);
          model.send({});
        });
      },
    };
    """
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self._answer)

    def _answer(self, *_):
        self.count += 1


long = Match(seats=4).run(random_policy, random.Random(5), limit=2000)
boards = [Match(seats=4).run(random_policy, random.Random(k), limit=300) for k in range(5)]
'''

STEP = """async count => {
  const root = document.querySelector('.teg');
  root.focus();
  const drawn = before => new Promise(done => {
    const look = () => root.dataset.step !== before && !root.dataset.busy
      ? requestAnimationFrame(() => done()) : setTimeout(look, 1);
    look();
  });
  const times = [];
  for (let k = 0; k < count; k++) {
    const [start, before] = [performance.now(), root.dataset.step];
    root.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
    await drawn(before);
    times.push(performance.now() - start);
    await new Promise(done => setTimeout(done, 30));
  }
  return times;
}"""

PING = """async count => {
  const times = [];
  for (let k = 0; k < count; k++) {
    const start = performance.now();
    await document.querySelector('.empty').ask();
    times.push(performance.now() - start);
    await new Promise(done => setTimeout(done, 30));
  }
  return times;
}"""

# A key that repeats 30 times a second: how many positions are drawn.
HOLD = """async seconds => {
  const root = document.querySelector('.teg');
  root.focus();
  const seen = new Set();
  const watch = new MutationObserver(() => seen.add(root.dataset.step));
  watch.observe(root, {attributes: true, attributeFilter: ['data-step']});
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    root.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
    await new Promise(done => setTimeout(done, 33));
  }
  watch.disconnect();
  return seen.size / seconds;
}"""

# From the press that runs a cell until so many are there, in the page's own time.
APPEAR = """([selector, count]) => new Promise(done => {
  const start = performance.now();
  const look = () => document.querySelectorAll(selector).length >= count
    ? requestAnimationFrame(() => done(performance.now() - start)) : setTimeout(look, 2);
  look();
})"""


class Page:
    """A notebook in a page of its own, whose kernel is warm."""

    def __init__(self, lab: Any, page: Any, name: str, cells: list[str]) -> None:
        (lab.root / "mesa.py").write_text(MODULE, encoding="utf-8")
        notebook = new_notebook(
            cells=[new_code_cell(item) for item in ["from mesa import *", *cells]],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        )
        nbformat.write(notebook, lab.root / name)
        self.lab, self.page, self.kernel = lab, page, started(lab, name)
        lab.open(page, name)
        lab.run(page)
        for _ in range(20):  # a cell that is run before the kernel answers may not be run at all
            page.wait_for_timeout(1000)
            if self.kernel.value("'boards' in globals()"):
                break
            page.click(".jp-Notebook .jp-Cell:first-child .jp-InputArea-prompt")
            lab.run(page)
        assert self.kernel.value("len(boards)") == BOARDS

    def appears(self, selector: str, count: int = 1) -> float:
        """From the key that runs the next cell until what it shows is drawn, ms."""
        self.page.evaluate(f"window.there = ({APPEAR})({[selector, count]!r}); 0")
        self.lab.run(self.page)
        time = float(self.page.evaluate("window.there"))
        self.page.wait_for_timeout(300)
        return time

    def run_again(self, cell: int, shown: str, times: int) -> tuple[float, float]:
        """Run a cell again and again; what each time left, heap in MB and listeners.

        Lab itself leaves some whatever a cell shows: see the empty widget's.
        """
        for done in range(times + 1):
            if done == 1:  # what one that has gone leaves behind is there from now on
                self.page.wait_for_timeout(3000)
                before = self.used()
            self.page.evaluate(
                "shown => document.querySelectorAll(shown).forEach(each => each.dataset.old = 1)",
                shown,
            )
            self.page.click(f".jp-Notebook .jp-Cell:nth-child({cell}) .jp-InputArea-prompt")
            self.page.keyboard.press("Control+Enter")
            seen = self.page.wait_for_selector(f"{shown}:not([data-old])", state="attached")
            seen.dispose()  # a handle would keep the board
        self.page.wait_for_timeout(3000)
        heap, listeners = self.used()
        return (heap - before[0]) / times, (listeners - before[1]) / times

    def used(self) -> tuple[float, int]:
        """Heap in MB and listeners, after what nobody uses has gone."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Performance.enable")
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
        told = session.send("Performance.getMetrics")["metrics"]
        traits = {item["name"]: item["value"] for item in told}
        return traits["JSHeapUsedSize"] / 1e6, int(traits["JSEventListeners"])


def opening(lab: Any, page: Any) -> list[tuple[str, float, float]]:
    """Measure the time until boards appear, and empty widgets in the same pages."""
    empty, first, further = [], [], []
    for k in range(PAGES):
        shown = [f"MatchWidget(boards[{number}])" for number in range(BOARDS)]
        here = Page(lab, page, f"opening-{k}.ipynb", [*["Empty()"] * BOARDS, *shown])
        empty += [here.appears(".empty", number + 1) for number in range(BOARDS)][1:]
        first.append(here.appears(DRAWN))
        further += [here.appears(DRAWN, number + 1) for number in range(1, BOARDS)]
        here.kernel.close()
    return [
        (
            "the first board of a page, from the key to its cell",
            median(first),
            median(empty),
        ),
        ("a further board", median(further), median(empty)),
    ]


def test_how_fast_a_board_is(jupyter_lab: Any, page: Any) -> None:
    rows = opening(jupyter_lab, page)
    here = Page(jupyter_lab, page, "stepping.ipynb", ["Empty()", "MatchWidget(long)", "0"])
    here.appears(".empty")
    here.appears(DRAWN)
    pings, steps = [], []
    for _ in range(STEPS // 10):  # in turns: what else the machine does is in both
        pings += page.evaluate(PING, 10)
        steps += page.evaluate(STEP, 10)
    rows.append(("a step back, from the key until it is drawn", median(steps), median(pings)))
    held = page.evaluate(HOLD, HELD)

    again = {name: here.run_again(*of, AGAIN) for name, of in CELLS.items()}
    table = [
        "| what | board, ms | empty anywidget, ms | ratio |",
        "|---|---|---|---|",
        *(f"| {what} | {mine:.0f} | {its:.0f} | {mine / its:.1f} |" for what, mine, its in rows),
        "",
        f"A key held down: {held:.0f} positions a second,"
        f" {held * median(pings) / 1000:.2f} times the round trips of the empty widget.",
        "What a cell leaves each time it is run:",
        *(f"{name}: {heap:.2f} MB, {more:.0f} listeners." for name, (heap, more) in again.items()),
    ]
    text = "\n".join(table) + "\n"
    ARTIFACTS.mkdir(exist_ok=True)
    (ARTIFACTS / "board.md").write_text(text, encoding="utf-8")
    print(f"\n{text}")
    (heap, listeners), (_, others) = again["board"], again["empty anywidget"]
    assert listeners <= others + 1, "a board is kept after its cell was run again"
    assert heap <= HEAP
