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
from collections.abc import Iterable, Iterator
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

FOLDER = Path(__file__).resolve().parent
WIDGET = "application/vnd.jupyter.widget-view+json"
CHART = "application/vnd.plotly.v1+json"
PICTURE = "image/svg+xml"
KEPT = ("jupyter", "tags")  # metadata of a cell that we write: folded


def executed(path: Path, more: Iterable[str] = ()) -> NotebookNode:
    """Run a notebook, and then the code of some more cells; an error in a cell is raised.

    Parameters
    ----------
    path : Path
        The file; it stays as it is.
    more : iterable of str
        Cells to run after the last one, in the same kernel; they are not in the result.
    """
    notebook = nbformat.read(path, as_version=4)
    own = len(notebook.cells)
    notebook.cells += [nbformat.v4.new_code_cell(code) for code in more]
    with tempfile.TemporaryDirectory() as home:
        client = NotebookClient(
            notebook,
            timeout=120,
            kernel_name="python3",
            coalesce_streams=True,
            record_timing=False,
            store_widget_state=False,
            resources={"metadata": {"path": str(path.parent)}},
        )
        client.execute(env=os.environ | {"IPYTHONDIR": home})
    del notebook.cells[own:]
    return cleaned(notebook)


def cleaned(notebook: NotebookNode) -> NotebookNode:
    """Drop what differs from run to run; give each chart a picture."""
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
                if PICTURE not in data:
                    data[PICTURE] = chart_picture(data[CHART])
                data.setdefault("text/plain", "<chart>")
    return notebook


def text_of(notebook: NotebookNode) -> str:
    """The notebook as its file has it: keys in order, one line of text a line."""
    return f"{nbformat.writes(notebook)}\n"


def chart_picture(figure: dict[str, Any], width: int = 900, height: int = 330) -> str:
    """A Plotly figure of stepped lines as a small SVG image."""
    left, right, top, bottom = 60, width - 110, 14, height - 46
    lines = [trace for trace in figure["data"] if trace["type"] == "scatter"]
    most_x = max(x for trace in lines for x in trace["x"]) or 1
    most_y = max(y for trace in lines for y in trace["y"]) or 1
    titles = [figure["layout"][axis]["title"]["text"] for axis in ("xaxis", "yaxis")]

    def across(x: float) -> float:
        return round(left + (right - left) * x / most_x, 1)

    def down(y: float) -> float:
        return round(bottom - (bottom - top) * y / most_y, 1)

    def parts() -> Iterator[str]:
        yield f'<rect width="{width}" height="{height}" rx="8" fill="#ffffff"/>'
        yield f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" '
        yield 'fill="#cfe3f1"/>'
        for shape in figure["layout"].get("shapes", ()):
            x = across(shape["x0"])
            yield f'<path d="M{x} {top}V{bottom}" stroke="#9db9cc" stroke-dasharray="2 3"/>'
        for y in range(0, most_y + 1, 10):
            yield f'<path d="M{left} {down(y)}H{right}" stroke="#ffffff"/>'
            yield f'<text x="{left - 8}" y="{down(y) + 4}" text-anchor="end">{y}</text>'
        for x in range(0, most_x + 1, 10 ** (len(str(most_x)) - 1)):
            yield f'<text x="{across(x)}" y="{bottom + 17}" text-anchor="middle">{x}</text>'
        for trace in lines:
            points = list(zip(trace["x"], trace["y"], strict=True))
            steps = "".join(f"H{across(x)}V{down(y)}" for _, (x, y) in pairwise(points))
            start = f"M{across(points[0][0])} {down(points[0][1])}"
            paint = f'fill="none" stroke="{trace["line"]["color"]}" stroke-width="3"'
            yield f'<path d="{start}{steps}" {paint}/>'
        for row, trace in enumerate(lines):
            y = top + 16 + 22 * row
            colour = trace["line"]["color"]
            yield f'<rect x="{right + 14}" y="{y - 8}" width="18" height="8" fill="{colour}" '
            yield 'stroke="#7b8794"/>'
            yield f'<text x="{right + 38}" y="{y}">{escape(trace["name"])}</text>'
        middle = (left + right) / 2
        yield f'<text x="{middle}" y="{height - 10}" text-anchor="middle">'
        yield f"{escape(titles[0])}</text>"
        turn = f"rotate(-90 16 {(top + bottom) / 2})"
        yield f'<text x="16" y="{(top + bottom) / 2}" text-anchor="middle" transform="{turn}">'
        yield f"{escape(titles[1])}</text>"

    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" font-family="DejaVu Sans, Verdana, sans-serif"'
        f' font-size="13" fill="#26303b" role="img">{"".join(parts())}</svg>'
    )


def main(names: list[str]) -> None:
    """Rewrite the notebooks named, or all."""
    for path in map(Path, names) if names else sorted(FOLDER.rglob("*.ipynb")):
        text = text_of(executed(path))
        path.write_text(text, encoding="utf-8")
        print(f"{path.stem}: {len(text.encode()) / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
