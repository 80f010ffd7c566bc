"""The examples of docs/exercises.md work, and so does an exercise in a notebook."""

import json
import os
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from teg_nb import exercises
from teg_nb.engine.errors import BadArgument
from teg_nb.exercises.display import show

PAGE = (Path(__file__).parents[2] / "docs" / "exercises.md").read_text("utf-8")


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_examples_of_the_page_work(tmp_path):
    names = {}
    for block in blocks("python"):
        exec(block, names)
    assert names["g"].brier is not None
    first, again = blocks("toml")
    assert len(first.splitlines()) <= 10
    path = tmp_path / "class.toml"
    for written, number in ((first, 1), (again, 3)):
        path.write_text(written, encoding="utf-8")
        assert [item.faults for item in exercises.check(path)] == [[]] * number


CELLS = [
    "from teg_nb import exercises, position\n"
    "q = exercises.Mark('vecinos', '¿A quién?', asked='attack.target', hints=['TEG-8.2'],\n"
    "                   start=position(Blanco='Chile 4', Negro='Argentina 2'))\n"
    "q",
    "q.check()",
    "q.hint()",
    "q.check(['Argentina'])",
    "exercises.Mark('x', '?', start=q.match, asked='atack.target')",
]


@pytest.mark.notebook
@pytest.mark.parametrize("person", [True, False])
def test_an_exercise_in_a_notebook(person, tmp_path):
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in CELLS]
    )
    path = tmp_path / "lesson.ipynb"
    env = {**os.environ, **({"JPY_SESSION_NAME": str(path)} if person else {})}
    client = NotebookClient(
        notebook, timeout=120, iopub_timeout=120, kernel_name="python3", allow_errors=True
    )
    client.resources = {"metadata": {"path": str(tmp_path)}}
    client.execute(env=env)

    shown = [cell.outputs[0] for cell in notebook.cells]
    assert (
        shown[0]
        .data["text/html"]
        .startswith('<div class="teg-exercise"><img alt="Vuelta 2 · Blanco')
    )
    assert [item.data["text/plain"].split(":")[0] for item in shown[1:4]] == [
        "… Todavía no hay respuesta",
        "Pista 1",
        "✗ Uno está bien. Faltan 4",
    ]
    assert "asked: no hay ninguna jugada 'atack'" in "".join(shown[4].traceback)
    kept = tmp_path / "answers.jsonl"
    assert kept.exists() == person  # what a program runs is nobody's answer
    if person:
        (line,) = kept.read_text("utf-8").splitlines()
        assert json.loads(line)["answer"] == ["Argentina"]


def test_what_is_no_exercise_has_no_view():
    with pytest.raises(BadArgument, match="item cannot be 3"):
        show(3)
