"""Saved notebooks and exported pages show views: each has its picture."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64decode
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from nbconvert.exporters import get_exporter
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_notebook, new_output

from teg_nb.widget.base.snapshot import is_still

ETC = Path(__file__).parents[2] / "etc" / "jupyter"
WIDGET = "application/vnd.jupyter.widget-view+json"

SETUP = """
import random
from teg_nb import *
from teg_nb import exercises
match = Match(seats=3, options={"max_rounds": 2}).run(POLICIES["greedy"], random.Random(1))
played = PlayoutsView(match, step=len(match) - 10, seed=1)
played.start(20, "random")
played._runs[0].running.wait(60)
"""

SAID = {
    "dashboard(match)": "Blanco",
    "BoardView(match, 40)": "Chile",
    "compare(BoardView(match, 20), BoardView(match, 60))": "Chile",
    "Timeline(match)": "Blanco",
    "StandingsView(match)": "Blanco",
    "LogTable(match)": "Blanco",
    "PlayoutsView(match)": "Desde acá",
    "played": "%",
}
"""Views, and a word of their pictures."""


ASKED = (
    'exercises.guess("¿Cuántos?", compute=lambda: 7, answer_type="number")',
    'exercises.Number("n", "¿Cuál es la chance?", answer="5/12", start=match.state)',
)
"""A bet and an exercise: their pictures are HTML."""

CELL = 778
"""Width of a cell of an exported page, in pixels, in a window of 900."""


@pytest.mark.notebook
def test_views_have_pictures_in_files_and_pages(tmp_path: Path) -> None:
    notebook = new_notebook(cells=[new_code_cell(code) for code in (SETUP, *SAID, *ASKED)])
    client = NotebookClient(notebook, kernel_name="python3", timeout=120, iopub_timeout=120)
    client.execute(cwd=str(tmp_path))
    outputs = [cell.outputs[-1].data for cell in notebook.cells[1:]]
    for (code, word), data in zip(SAID.items(), outputs, strict=False):
        picture = data["image/svg+xml"]
        assert picture.startswith("<svg"), code
        assert word in picture, code
        assert int(re.findall(r' width="(\d+)"', picture)[0]) <= CELL, code
    assert all(WIDGET in data and is_still(data) for data in outputs)

    # A page shows them though the notebook has the models of widgets, and if it has none, as
    # lessons are committed. Lab writes two outputs, where others write one.
    assert notebook.metadata.widgets
    apart = notebook.cells[2].outputs
    apart.append(new_output("display_data", {WIDGET: apart[0].data.pop(WIDGET), "text/plain": ""}))
    assert_shown(exported(notebook, tmp_path))
    notebook.metadata.pop("widgets")
    assert_shown(HTMLExporter().from_notebook_node(notebook)[0])  # type: ignore[no-untyped-call]


@pytest.mark.notebook
def test_nbconvert_writes_a_lesson_as_a_page(tmp_path: Path) -> None:
    """``--to teg_nb`` executes it in its own folder."""
    cells = [new_code_cell("open('beside.txt').read()"), new_code_cell("display('<b>')")]
    nbformat.write(new_notebook(cells=cells), tmp_path / "lesson.ipynb")
    (tmp_path / "beside.txt").write_text("read here", "utf-8")
    page, resources = get_exporter("teg_nb")().from_filename(str(tmp_path / "lesson.ipynb"))
    assert resources["output_extension"] == ".html"
    assert page.startswith("<!doctype html>")
    assert "read here" in page
    assert "&lt;b&gt;" in page
    assert "<script" not in page


def exported(notebook: NotebookNode, folder: Path) -> str:
    """Return the page that ``jupyter nbconvert --to html`` makes where the package is installed."""
    nbformat.write(notebook, folder / "views.ipynb")
    subprocess.run(
        [sys.executable, "-m", "nbconvert", "--to", "html", str(folder / "views.ipynb")],
        env=os.environ | {"JUPYTER_CONFIG_PATH": str(ETC)},
        check=True,
        capture_output=True,
    )
    return (folder / "views.html").read_text("utf-8")


def assert_shown(page: str) -> None:
    """Require that a page has each picture with its sentence once, and the exercise."""
    assert "widget-view" not in page.partition("<body")[2]
    shown = page.split('class="jp-RenderedSVG')[1:]
    assert len(shown) == len(SAID)
    for word, picture in zip(SAID.values(), shown, strict=True):
        drawn = b64decode(picture.partition("base64,")[2].partition('"')[0]).decode()
        assert drawn.startswith("<svg"), word
        assert word in drawn
        assert drawn.count("corré esta celda") == 1
    assert page.count('<div class="teg-exercise">') == 2
    assert page.count("<p>¿Cuántos?</p>") == 1
