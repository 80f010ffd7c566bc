"""Saved notebooks and exported pages show views: each has its picture."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook

WIDGET = "application/vnd.jupyter.widget-view+json"

SETUP = """
import random
from teg_nb import *
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


@pytest.mark.notebook
def test_views_have_pictures_in_files_and_pages(tmp_path: Path) -> None:
    notebook = new_notebook(cells=[new_code_cell(code) for code in (SETUP, *SAID)])
    client = NotebookClient(notebook, kernel_name="python3", timeout=120, iopub_timeout=120)
    client.execute(cwd=str(tmp_path))
    outputs = [cell.outputs[-1].data for cell in notebook.cells[1:]]
    for (code, word), data in zip(SAID.items(), outputs, strict=True):
        assert WIDGET in data, code
        assert data["image/svg+xml"].startswith("<svg"), code
        assert word in data["image/svg+xml"], code

    # As lessons are committed: an exported page holds no models of widgets.
    for data in outputs:
        del data[WIDGET]
    notebook.metadata.pop("widgets", None)
    nbformat.write(notebook, tmp_path / "views.ipynb")
    page, _ = HTMLExporter().from_filename(str(tmp_path / "views.ipynb"))
    shown = page.split('class="jp-RenderedSVG')[1:]
    assert len(shown) == len(SAID)
    for word, picture in zip(SAID.values(), shown, strict=True):
        drawn = b64decode(picture.partition("base64,")[2].partition('"')[0]).decode()
        assert drawn.startswith("<svg"), word
        assert word in drawn
