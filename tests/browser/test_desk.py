"""A desk in JupyterLab: real links, a real kernel, a saved notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cases import cases
from lab_screen import TIMEOUT, Screen, set_setting

DESK = """
import random, teg_nb
from teg_nb.bots import random_policy

match = teg_nb.Match(seats=3).run(random_policy, random.Random(1), limit=300)
views = teg_nb.dashboard(match)
widget = views.board
views
"""


# The picture of the second cell has come, and is not seen.
HIDDEN = """() => {
  const [still] = document.querySelectorAll('.jp-Cell:nth-child(2) .jp-OutputArea-child');
  return still?.querySelector('img') && still.style.display === 'none';
}"""

KERNELS = "@jupyterlab/apputils-extension:kernels-settings"


@pytest.mark.parametrize("subshells", cases("perCommTarget", soak=["disabled"]))
def test_a_desk_in_lab(
    subshells: str,
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
    screenshot_of: Callable[..., None],
) -> None:
    """A click in each view moves all others, in both settings of Lab."""
    set_setting(jupyter_lab, KERNELS, {"commsOverSubshells": subshells})
    try:
        screen = lesson(DESK, "teg_nb.StandingsView(match)", height=1800)
        moved(screen, page)
        screenshot_of(page, "desk-lab")
        page.keyboard.press("Control+s")
        notebook = screen.saved(lambda text: "image/svg" in text, seconds=10)
        page.click(".jp-Notebook .jp-Cell:nth-child(2) .jp-InputArea-prompt")
        jupyter_lab.run(page)  # a view that stands alone hides its picture too
        page.wait_for_selector(".jp-Cell:nth-child(2) [data-face=race][data-step]")
        page.wait_for_function(HIDDEN)
    finally:
        set_setting(jupyter_lab, KERNELS, {"commsOverSubshells": "perCommTarget"})
    pictures = [output for output in notebook.cells[0].outputs if "image/svg+xml" in output.data]
    assert len(pictures) == 1


def moved(screen: Screen, page: Any) -> None:
    """Go somewhere in each view, and from a cell."""
    for face in ("table", "timeline"):
        page.wait_for_selector(f"[data-face={face}] .teg-roll-row", timeout=TIMEOUT)
    ways: dict[str, Callable[[], None]] = {
        "table": page.locator("[data-face=table] .teg-roll-row").first.click,
        "timeline": lambda: page.press("[data-face=timeline] .teg-roll", "ArrowUp"),
        "race": lambda: page.locator(".teg-plot").first.click(position={"x": 30, "y": 20}),
        "board": screen.key("back").click,
    }
    everywhere = "[views.board.step, views.timeline.step, views.race.step, views.playouts.step]"
    here = 300
    for face, go in ways.items():
        go()
        root = ".teg" if face == "board" else f"[data-face={face}]"  # the first of the page
        page.wait_for_function(
            "([root, here]) => document.querySelector(root).dataset.step !== here",
            arg=[root, str(here)],
        )
        here = int(page.locator(root).first.get_attribute("data-step"))
        screen.wait("Number(root.dataset.step) === argument", here)
        screen.holds(f"{everywhere} == {[here] * 4}")
    screen.kernel.value("setattr(views.board, 'step', 42)")
    screen.wait("Number(root.dataset.step) === argument", 42)
    page.wait_for_selector("[data-face=race][data-step='42']")
