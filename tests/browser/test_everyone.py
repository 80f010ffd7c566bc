"""For everyone: what the boards are to those who do not see, hear or point as others do."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from boards import GAMES, Boards
from cases import cases


@pytest.fixture
def boards(page: Any) -> Boards:
    return Boards(page)


def faults(page: Any) -> list[str]:
    """What axe-core finds in the board: rule, weight and where."""
    found = Axe().run(page, context=".teg").response
    return [
        f"{each['id']} ({each['impact']}): {node['target'][0]}: {node['html'][:160]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("game", cases("tgm", soak=[each for each in GAMES if each != "tgm"]))
def test_axe_finds_nothing(game: str, boards: Boards, page: Any) -> None:
    """Light and dark, with everything open that can be opened."""
    for dark in (False, True):
        root = boards.show(game, dark=dark)
        root.evaluate("each => each.querySelectorAll('details').forEach(one => one.open = true)")
        private = root.locator('[data-key="private"]').first
        if private.is_visible():
            private.click()
            boards.settled()
        assert faults(page) == [], dark
