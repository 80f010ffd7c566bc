"""The ladder of presets on the board: a conquest at each step, and no word of what is out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from boards import Boards
from chapter_words import named_chapters

from teg_nb import GAMES, Match, position
from teg_nb.engine.board import load_board

NAMES = load_board("teg").countries


def table(preset: str) -> Match:
    """Return a match before an attack: Chile with 30 armies, Argentina with one."""
    attacker = [name for name in NAMES[::2] if name not in ("Chile", "Argentina")]
    defender = [name for name in NAMES if name not in ("Chile", *attacker)]
    start = position(
        Blanco=", ".join(["Chile 30", *attacker]),
        Negro=", ".join(defender),
        options={"preset": preset},
    )
    return Match(start=start)


def click(page: Any, country: str) -> None:
    at = page.locator(".teg").evaluate("(root, name) => root.tegPixel(name)", country)
    page.mouse.move(at["x"], at["y"])
    page.mouse.click(at["x"], at["y"])


@pytest.mark.clause("CHP-0.7", "CHP-4.1")
@pytest.mark.parametrize("preset", GAMES["teg"].presets)
def test_a_conquest_at_each_step_of_the_ladder(
    page: Any, boards: Boards, preset: str, screenshot_of: Callable[..., None]
) -> None:
    root = boards.show("teg", match=table(preset), seed=5, width=1230, height=1000)
    match = boards.widgets["teg"].match
    assert match.settings.preset == preset
    argentina = match.settings.board.country("Argentina")
    for _ in range(20):
        if match.state.owner[argentina] == 0:
            break
        click(page, "Chile")
        boards.settled()
        click(page, "Argentina")
        boards.settled()
    assert match.state.owner[argentina] == 0
    page.keyboard.press("3")
    boards.settled()
    assert match.state.armies[argentina] == 3
    assert match.settings.title("es") in root.locator(".teg-round").inner_text()
    said = ""
    for number, tab in enumerate(root.locator("[role=tab]:not([hidden])").all()):
        tab.click()
        said += root.inner_text().casefold()
        screenshot_of(root, f"ladder-{preset}-{number}")
    assert not named_chapters(match.settings, said)
    assert ("combate clásico" in said) == ("situations" not in match.settings.chapters_off)
