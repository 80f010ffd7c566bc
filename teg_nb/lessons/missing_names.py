"""Missing names in lessons: the cell to run first, and a button that runs it.

A cell that is run out of order raises `NameError`. In a lesson its place is taken by a sentence in
the person's language. The wheel brings a file for IPython's startup that does this from the first
cell on; `begin` does it as well.

In a browser a missing package is a sentence too. JupyterLite would drop the cells that wait behind
an error, although a lesson goes on without its tables.
"""

from __future__ import annotations

import ast
import html
import json
import os
import re
import symtable
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

import ipywidgets
from IPython.core.getipython import get_ipython
from IPython.core.interactiveshell import InteractiveShell
from IPython.display import DisplayHandle, display
from IPython.utils.capture import capture_output

from teg_nb.engine.errors import MissingPackage
from teg_nb.engine.text.language import language
from teg_nb.engine.text.phrases import phrases

_BEGIN = re.compile(r"""\bbegin\(["'](es|en)["']""")


class Cell(NamedTuple):
    """A code cell of a lesson.

    Attributes
    ----------
    id : str
    source : str
    section : str
        The last heading above it.
    """

    id: str
    source: str
    section: str


def install() -> None:
    """Answer the missing names of this kernel, if Jupyter's server has opened a notebook with it.

    A kernel in a browser answers missing packages instead.

    Examples
    --------
    >>> install()  # no kernel: nothing changes
    """
    shell = get_ipython()
    if shell is None:
        return
    if sys.platform == "emscripten":
        shell.set_custom_exc((MissingPackage,), say_missing)
    elif "JPY_SESSION_NAME" in os.environ:
        shell.set_custom_exc((NameError,), answer)


def say_missing(
    shell: InteractiveShell,
    kind: type[BaseException],
    error: MissingPackage,
    trace: TracebackType,
    tb_offset: int | None = None,
) -> None:
    """Show the sentence of a missing package in place of an error."""
    display(_message(error.text(language())), raw=True)


def answer(
    shell: InteractiveShell,
    kind: type[BaseException],
    error: NameError,
    trace: TracebackType,
    tb_offset: int | None = None,
) -> None:
    """Show the cell that makes a missing name, with a button, or the traceback if no cell does."""
    cells = read_cells(_notebook())
    place = maker(cells, error.name or "", _place(shell, cells))
    if place is None:
        shell.showtraceback((kind, error, trace), tb_offset=tb_offset)
        return
    begun = _BEGIN.search("\n".join(cell.source for cell in cells))
    lang = begun[1] if begun else language()
    words = phrases("missing_name", lang)
    told = words["first"].format(name=error.name, section=cells[place].section)
    python = "\n".join(shell.InteractiveTB.structured_traceback(kind, error, trace))
    shown = DisplayHandle()
    shown.display(_message(told, words["python"], python), raw=True)
    button = ipywidgets.Button(description=words["run"], button_style="primary")
    button.layout.width = "auto"

    def run(_: ipywidgets.Button) -> None:
        button.description = words["running"]
        try:
            with capture_output():
                run_cell(shell, cells, place)
        except Exception as fault:
            what = f"{type(fault).__name__}: {fault}"
            shown.update(_message(words["failed"], words["python"], what), raw=True)
        else:
            shown.update(_message(words["done"]), raw=True)
        button.description = words["ran"]  # it keeps the focus, for the keys that run the cell

    button.on_click(run)
    display(button)


def run_cell(shell: InteractiveShell, cells: Sequence[Cell], place: int) -> None:
    """Run a cell of a lesson, and before it the cells above that make the names it lacks."""
    code = compile(shell.transform_cell(cells[place].source), f"<{cells[place].id}>", "exec")
    made: set[str] = set()
    while True:
        try:
            exec(code, shell.user_ns)
        except NameError as error:
            name = error.name or ""
            before = maker(cells, name, place)
            if before is None or name in made:
                raise
            made.add(name)
            run_cell(shell, cells, before)
        else:
            return


def maker(cells: Sequence[Cell], name: str, before: int) -> int | None:
    """Return the place of the last cell above a place that makes a name, or None.

    Examples
    --------
    >>> cells = [Cell("a", "rules = 1", ""), Cell("b", "def show(): rules", "")]
    >>> maker(cells, "rules", 2), maker(cells, "show", 1)
    (0, None)
    """
    places = (k for k in reversed(range(before)) if name in names_made(cells[k].source))
    return next(places, None)


def names_made(source: str) -> set[str]:
    r"""Return the names that a cell makes: it assigns, defines or imports them.

    Examples
    --------
    >>> sorted(names_made("import os\na, b = 1, 2\nprint(c)"))
    ['a', 'b', 'os']
    """
    try:
        table = symtable.symtable(source, "<cell>", "exec")
        body = ast.parse(source).body
    except SyntaxError:  # a magic, or a cell that a person has written
        return set()
    made = {
        symbol.get_name()
        for symbol in table.get_symbols()
        if symbol.is_assigned() or symbol.is_imported()
    }
    for line in body:
        if isinstance(line, ast.ImportFrom) and line.names[0].name == "*" and line.module:
            made |= {*getattr(import_module(line.module), "__all__", ())}
    return made


def read_cells(notebook: Path) -> list[Cell]:
    """Return the code cells of a saved notebook; none if it cannot be read."""
    cells, section = [], ""
    try:
        for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
            source = "".join(cell["source"])
            if cell["cell_type"] == "code":
                cells.append(Cell(cell.get("id", ""), source, section))
            elif headings := re.findall(r"^#+ +(.+)$", source, re.MULTILINE):
                section = headings[-1]
    except (OSError, ValueError, KeyError, TypeError):
        return []
    return cells


def _notebook() -> Path:
    """Return the path of the open notebook."""
    named = Path(os.environ.get("JPY_SESSION_NAME", ""))
    return named if named.is_file() else Path.cwd() / named.name


def _place(shell: InteractiveShell, cells: Sequence[Cell]) -> int:
    """Return the place of the cell that is running, or the end for one that is not saved."""
    parent = getattr(shell, "parent_header", {})
    here = parent.get("metadata", {}).get("cellId")
    return next((k for k, cell in enumerate(cells) if cell.id == here), len(cells))


def _message(told: str, summary: str = "", python: str = "") -> dict[str, str]:
    """Return a sentence as output, with the words of Python folded below it."""
    page = f"<p>{html.escape(told)}</p>"
    if python:
        plain = html.escape(re.sub(r"\x1b\[[\d;]*m", "", python))
        page += f"<details><summary>{html.escape(summary)}</summary><pre>{plain}</pre></details>"
    return {"text/html": page, "text/plain": told}
