"""JupyterLite: a lesson in the browser, from its link to a conquest, with nothing installed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import lite_site
import play_site

LESSON, CELL = "teg/08-atacar-de-a-dos.ipynb", "pact-try"


def test_a_lesson_runs_to_its_board_and_a_conquest_is_played_by_the_map(
    page: Any, tmp_path: Path, screenshot_of: Any
) -> None:
    folder = tmp_path / "lite"
    lite_site.build(folder)
    notices = (folder / "files" / "LICENSES.txt").read_text("utf-8")
    for words in ("Instituto Geográfico Nacional", "Mozilla Public License", "plotly-", "ipython-"):
        assert words in notices
    tables = (folder / "files" / "analysis" / "01-analizar-una-partida.ipynb").read_text("utf-8")
    assert "necesitan NumPy o pandas" in tables
    with play_site.served(folder) as address:
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
