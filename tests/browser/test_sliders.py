"""Values moved in JupyterLab: what is made of them is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lab_screen import TIMEOUT, Screen

SLIDERS = """
import teg_nb
from teg_nb.analysis import odds_figure

def mapped(attackers, card):
    return odds_figure("teg", attackers, 10, situation=card, lang="en").picture()

moved = teg_nb.sliders(mapped, {"up to": (6, 24, 16), "weather": {"fair": "", "snow": "snow"}})
widget = teg_nb.MatchWidget(teg_nb.Match(seats=2))
display(widget, moved)
"""


@pytest.mark.soak
def test_a_slider_moves_what_is_drawn(
    lesson: Callable[..., Screen],
    page: Any,
    screenshot_of: Callable[..., None],
) -> None:
    screen = lesson(SLIDERS, height=1400)
    picture = ".widget-vbox img"
    page.wait_for_selector(picture, timeout=TIMEOUT)
    page.locator(picture).scroll_into_view_if_needed()
    changed = f"before => document.querySelector('{picture}').src !== before"
    for move in (
        lambda: page.press(".noUi-handle", "ArrowRight"),
        page.locator(".widget-vbox button", has_text="snow").click,
    ):
        before = page.get_attribute(picture, "src")
        move()
        page.wait_for_function(changed, arg=before, timeout=TIMEOUT)
    screenshot_of(page, "sliders-lab")
    assert page.locator(picture).count() == 1
    assert screen.kernel.value("list(moved.values.values())") == [17, "snow"]
