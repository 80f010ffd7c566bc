"""A desk in JupyterLab: real links, a real kernel, a saved notebook."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_lesson import TIMEOUT, Screen, lesson  # noqa: F401

DESK = """
import random, teg_nb
from teg_nb.bots import random_policy

match = teg_nb.Match(seats=3).run(random_policy, random.Random(1), limit=300)
views = teg_nb.desk(match)
widget = views.board
views
"""


@pytest.mark.soak
def test_a_desk_in_lab(
    lesson: Callable[..., Screen],  # noqa: F811
    page: Any,
    screenshot_of: Callable[..., Path],
) -> None:
    screen = lesson(DESK, height=1800)
    page.wait_for_selector("[data-face=table] .teg-roll-row", timeout=TIMEOUT)
    page.wait_for_selector("[data-face=timeline] .teg-item-entry", timeout=TIMEOUT)
    page.locator("[data-face=table] .teg-roll-row").first.click()
    step = int(page.locator("[data-face=table]").get_attribute("data-step"))
    screen.wait("Number(root.dataset.step) === argument", step)
    everywhere = "[views.board.step, views.timeline.step, views.race.step, views.playouts.step]"
    page.wait_for_timeout(1000)
    assert screen.kernel.value(everywhere) == [step] * 4
    screen.kernel.value("setattr(views.board, 'step', 42)")
    screen.wait("Number(root.dataset.step) === argument", 42)
    page.wait_for_selector("[data-face=race][data-step='42']")
    screenshot_of(page, "desk-lab")
    page.keyboard.press("Control+s")
    notebook = screen.saved(lambda text: "image/svg" in text, seconds=10)
    pictures = [each for each in notebook.cells[0].outputs if "image/svg+xml" in each.data]
    assert len(pictures) == 1
