"""JupyterLite: a lesson in the browser, from its link to a conquest, with nothing installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lite_site
import play_site
import pytest

LESSON, CELL = "teg/08-atacar-de-a-dos.ipynb", "pact-try"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address and the folder of a site without pandas."""
    folder = tmp_path_factory.mktemp("lite") / "lite"
    lite_site.build(folder)
    with play_site.served(folder) as address:
        yield address, folder


def test_a_lesson_runs_to_its_board_and_a_conquest_is_played_by_the_map(
    page: Any, site: tuple[str, Path], screenshot_of: Any
) -> None:
    address, folder = site
    notices = (folder / "files" / "LICENSES.txt").read_text("utf-8")
    for words in ("Instituto Geográfico Nacional", "Mozilla Public License", "plotly-", "ipython-"):
        assert words in notices
    tables = (folder / "files" / "analysis" / "01-analizar-una-partida.ipynb").read_text("utf-8")
    assert "necesita NumPy y pandas" in tables
    page.set_viewport_size({"width": 1366, "height": 768})
    lite_site.opened(page, address, LESSON)
    lite_site.run_to(page, folder, LESSON, CELL)
    page.locator(lite_site.BOARD).first.wait_for(timeout=60_000)
    root = page.locator(".teg[data-step]:not(.teg-asking *)").first
    root.scroll_into_view_if_needed()
    for country in ("Chile", "Argentina"):
        pixel = root.evaluate("(root, name) => root.tegPixel(name)", country)
        page.mouse.click(pixel["x"], pixel["y"])
    moves = root.locator('[data-key^="act-conquest_move-"]')
    until = root.locator('[data-key="act-attack_until"]')
    root.locator(".teg-battle svg.teg-die").first.wait_for()
    if not moves.count():  # Argentina held once
        until.click()
    moves.first.click()
    moves.first.wait_for(state="detached")
    screenshot_of(page, "lite")
    page.goto("about:blank")  # the kernel ends before its server
