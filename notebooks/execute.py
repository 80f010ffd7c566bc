"""Run the lessons and write their outputs: ``make notebooks``.

    .venv/bin/python notebooks/execute.py [notebook ...]

What is written depends on the cells alone: running this twice gives the same bytes. The state of
widgets, times, and everything else that differs from run to run or from machine to machine is left
out; the picture that a widget or a chart has beside it stays, for readers without Jupyter.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.lessons.course import contents
from teg_nb.lessons.trust import DIGESTS, digests

FOLDER = Path(__file__).resolve().parent
WIDGET = "application/vnd.jupyter.widget-view+json"
CHART = "application/vnd.plotly.v1+json"
KEPT = ("jupyter", "slideshow", "tags")  # metadata of a cell that we write: folded, which slide


def with_contents(notebook: NotebookNode, path: Path) -> NotebookNode:
    """Write the start page with the table of all lessons."""
    for cell in notebook.cells:
        if path.resolve().parent == FOLDER and cell.id == "contents":
            heading = cell.source.partition("\n")[0]
            lang = "es" if path.stem == "00-inicio" else "en"
            cell.source = f"{heading}\n\n{contents(FOLDER, lang)}"
    return notebook


PAGE = FOLDER.parent / "docs" / "lessons.md"
_HEADS = {"en": "In English", "es": "En castellano"}


def lessons_page() -> str:
    """Return the page of the documentation that lists all lessons."""
    parts = ["# Lessons\n\n`make lab` opens the first one. `make notebooks` writes this page.\n"]
    for lang, head in _HEADS.items():
        table = contents(FOLDER, lang).replace("](", f"](../{FOLDER.name}/")
        parts.append(f"\n## {head}\n\n{table}\n")
    return "".join(parts)


def executed(path: Path) -> NotebookNode:
    """Run a notebook; the file stays as it is, and an error in a cell is raised."""
    notebook = with_contents(nbformat.read(path, as_version=4), path)
    run(notebook, path.parent)
    return cleaned(notebook)


def run(notebook: NotebookNode, folder: Path, allow_errors: bool = False) -> None:
    """Run the cells of a notebook in a folder, as Lab does: their outputs are put into it."""
    with tempfile.TemporaryDirectory() as home:
        client = NotebookClient(
            notebook,
            timeout=300,
            iopub_timeout=300,  # on a busy machine, outputs come some seconds after the reply
            raise_on_iopub_timeout=True,
            kernel_name="python3",
            allow_errors=allow_errors,
            coalesce_streams=True,
            record_timing=False,
            store_widget_state=False,
            resources={"metadata": {"path": str(folder)}},
        )
        client.execute(env=os.environ | {"IPYTHONDIR": home})


def cleaned(notebook: NotebookNode) -> NotebookNode:
    """Drop what differs from run to run."""
    notebook.metadata = nbformat.from_dict(
        {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python", "pygments_lexer": "ipython3"},
        }
    )
    notebook.nbformat_minor = 5
    for cell in notebook.cells:
        kept = {key: value for key, value in cell.metadata.items() if key in KEPT}
        cell.metadata = nbformat.from_dict(kept)
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if "metadata" in output:
                output.metadata = nbformat.from_dict({})
            data.pop(WIDGET, None)
            if CHART in data:
                data[CHART].pop("config", None)
    return notebook


def text_of(notebook: NotebookNode) -> str:
    """Format a notebook as its file: keys in order, one line of text a line."""
    return f"{nbformat.writes(notebook)}\n"


def main(names: list[str]) -> None:
    """Rewrite the notebooks named, or all; print how large each is, and how long it ran."""
    for path in map(Path, names) if names else sorted(FOLDER.rglob("*.ipynb")):
        begun = time.monotonic()
        text = text_of(executed(path))
        write_atomically(path, text)
        seconds = time.monotonic() - begun
        print(f"{path.stem}: {len(text.encode()) / 1000:.0f} kB, {seconds:.0f} s", flush=True)
    write_atomically(DIGESTS, digests(FOLDER))
    write_atomically(PAGE, lessons_page())


if __name__ == "__main__":
    main(sys.argv[1:])
