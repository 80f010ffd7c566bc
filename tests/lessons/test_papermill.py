"""Lessons of analysis that papermill runs with parameters."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell

from teg_nb import POLICIES, Match
from teg_nb.simulation.sample import make_sample

pytestmark = [pytest.mark.slow, pytest.mark.soak]

ANALYSIS = Path(__file__).parents[2] / "notebooks" / "analysis"
GIVEN = {
    "01": {"seed": 5, "tries": 6},
    "02": {"rolls": 7, "seed": 5},
    "03": {"folder": "small"},
    "04": {"folder": "small"},
    "05": {"matches": 4, "rounds": 2, "seed": 5},
    "06": {"matches": 10, "trials": 6, "seed": 5},
    "07": {"matches": 4, "many": 6, "seed": 5},
    "08": {"files": ["monday.jsonl"], "number": 1},
}
"""Parameters by the number of a lesson."""

LESSONS = [path.stem for path in sorted(ANALYSIS.glob("*.ipynb")) if path.stem[:2] in GIVEN]

CHANGED = {
    "01": ["zoomed", "rojo-turn", "turning-points", "canada-bet"],
    "02": ["check-bet"],
    "03": ["kept"],
    "04": ["kept", "one-match", "objectives-bet", "cause-levels"],
    "05": ["here-played", "here-bet", "dask-bet", "dask-played", "seeds-bet", "real-bet"],
    "06": ["env-made", "features-bet", "weights-bet", "learned-bet", "measured-bet", "watched"],
    "07": ["measure-bet", "better-bet-code"],
    "08": ["drop-code"],
}
"""Cells whose outputs are not those of the saved lesson."""

KEPT = "len(data)"
BET = (
    "asked = Out[max(Out)]\n"
    "asked.bet({'chance': '50 %', 'yes': True, 'number': 3}[asked.asks]).result is not None"
)


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a log and a small dataset."""
    folder = tmp_path_factory.mktemp("given")
    Match("tgm", 3).run(POLICIES["greedy"], random.Random(7)).save(folder / "monday.jsonl")
    make_sample(folder / "small", 80, progress=False)
    return folder


def outputs(notebook: nbformat.NotebookNode) -> dict[str, list[str]]:
    """Return the texts that each cell shows, by its name."""
    return {
        cell.id: [
            out.get("text") or out.get("data", {}).get("text/plain", "") for out in cell.outputs
        ]
        for cell in notebook.cells
        if cell.cell_type == "code"
    }


@pytest.mark.parametrize("lesson", LESSONS)
def test_papermill_runs_the_lesson_with_other_parameters(lesson, given, hosts, tmp_path):
    notebook = nbformat.read(ANALYSIS / f"{lesson}.ipynb", as_version=4)
    saved = outputs(notebook)
    asked = [cell.id for cell in notebook.cells if "exercises.guess(" in cell.source]
    for name in asked:
        at = next(k for k, cell in enumerate(notebook.cells) if cell.id == name)
        notebook.cells.insert(at + 1, new_code_cell(BET, id=f"{name}-answered"))
    if "folder" in GIVEN[lesson[:2]]:
        notebook.cells.append(new_code_cell(KEPT, id="kept"))
    nbformat.write(notebook, tmp_path / "lesson.ipynb")

    values = json.dumps(GIVEN[lesson[:2]])
    for file in ("small", "monday.jsonl"):
        values = values.replace(f'"{file}"', json.dumps(str(given / file)))
    out = tmp_path / "out.ipynb"
    ran = subprocess.run(
        [hosts, "-m", "papermill", tmp_path / "lesson.ipynb", out, "-y", values],
        cwd=ANALYSIS,
        env=os.environ | {"HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    written = nbformat.read(out, as_version=4)
    shown = outputs(written)
    assert {name: shown[f"{name}-answered"] for name in asked} == {name: ["True"] for name in asked}
    for name in CHANGED[lesson[:2]]:
        assert shown[name] not in ([], saved.get(name))
    if lesson[:2] in ("03", "04"):
        assert shown["kept"] == ["80"]
    if lesson[:2] == "08":
        listed = str([cell.outputs for cell in written.cells if cell.id == "drop-code"])
        assert "monday.jsonl" in listed
        assert "four.jsonl" not in listed
