"""JupyterLite with the lessons, built for the tests, and a lesson in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

from conftest import READY
from play_site import require_pyodide

ROOT = Path(__file__).resolve().parents[2]

BOARD = ".teg[data-step]:not(.teg-asking *) .js-plotly-plot .scatterlayer"
"""The map of a board that is played on, once it is drawn."""

START = 180_000
"""Most time until Python and the packages are there, on a busy machine, ms."""

_HAS_RUN = """id => {
  const cells = window.jupyterapp.shell.currentWidget.content.widgets.map(({model}) => model);
  return !cells.some(cell => cell.executionState === 'running')
    && cells.find(cell => cell.id === id).executionCount != null;
}"""


def build(folder: Path) -> None:
    """Build the site into a folder. Its pages show JupyterLab as ``window.jupyterapp``."""
    require_pyodide()
    sys.path.insert(0, str(ROOT / "docs" / "site" / "lite"))
    try:
        import make_lite
    finally:
        sys.path.pop(0)
    make_lite.build(folder)
    path = folder / "jupyter-lite.json"
    settings = json.loads(path.read_text("utf-8"))
    settings["jupyter-config-data"]["exposeAppInBrowser"] = True
    path.write_text(json.dumps(settings), "utf-8")


def opened(page: Any, address: str, lesson: str) -> None:
    """Open a lesson by its link."""
    page.goto(f"{address}lab/index.html?path={quote(lesson)}")
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
    page.wait_for_function("window.jupyterapp?.shell.currentWidget?.sessionContext")
    page.evaluate(READY)


def run_to(page: Any, folder: Path, lesson: str, cell: str, timeout: float = START) -> None:
    """Run the cells of an open lesson down to one, as a person does, and wait for it (ms)."""
    cells = json.loads((folder / "files" / lesson).read_text("utf-8"))["cells"]
    last = next(number for number, one in enumerate(cells) if one["id"] == cell)
    page.locator(".jp-Notebook .jp-Cell .jp-InputArea").first.click()
    page.keyboard.press("Escape")
    for _ in range(last + 1):
        page.keyboard.press("Shift+Enter")
    page.wait_for_function(_HAS_RUN, arg=cell, timeout=timeout)
