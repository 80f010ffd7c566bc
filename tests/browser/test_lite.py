"""JupyterLite: a lesson in the browser, from its link to a conquest, with nothing installed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lite_site
import play_site
import pytest

LESSONS = 32
"""Lessons that run without pandas, in both languages together."""

LESSON, CELL = "teg/08-atacar-de-a-dos.ipynb", "pact-try"


ERRORS = """() => window.jupyterapp.shell.currentWidget.content.model.toJSON().cells
  .flatMap(cell => cell.outputs ?? [])
  .filter(output => output.output_type === 'error').map(output => output.ename)"""

SENTENCES = """() => window.jupyterapp.shell.currentWidget.content.model.toJSON().cells
  .flatMap(cell => cell.outputs ?? [])
  .filter(output => `${output.data?.['text/plain']}`.match(/pandas|numpy|pyarrow/)).length"""


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


@pytest.mark.soak
def test_lessons_of_rules_run_to_their_end(page: Any, site: tuple[str, Path], share: float) -> None:
    """Without pandas, and without an error: in the place of a table there is a sentence."""
    address, folder = site
    rows = []
    for path in sorted((folder / "files").glob("*/*.ipynb")):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        note = next((cell["source"] for cell in cells if cell["id"] == "lite-tables"), "")
        if not note.startswith(("> **Acá solo", "> **To read")):
            last = [cell["id"] for cell in cells if cell["cell_type"] == "code"][-1]
            lesson = path.relative_to(folder / "files").as_posix()
            rows.append((lesson, last, bool(note)))
    assert len(rows) == LESSONS
    for lesson, last, lacks in rows[: max(1, round(share * LESSONS))]:
        lite_site.opened(page, address, lesson)
        lite_site.run_to(page, folder, lesson, last, timeout=900_000)
        assert page.evaluate(ERRORS) == [], lesson
        assert lacks or not page.evaluate(SENTENCES), lesson
        page.goto("about:blank")
