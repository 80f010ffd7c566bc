"""A lesson in Lab as a person goes through it: out of order, untrusted, and on by Shift+Enter."""

from __future__ import annotations

from typing import Any

import nbformat
from lab_screen import ROOT, shut_down_kernels, started

from teg_nb import BoardView, position
from teg_nb.exercises import Choose, Mark, guess

NOTEBOOK = "goes-on.ipynb"
STARTUP = ROOT / "etc" / "ipython" / "startup" / "50-teg-nb.py"
CELLS = [
    "from teg_nb.lessons import *\n\nlang, rules, board = begin('es')",
    "ready = rules is not None",
    "q = exercises.Choose('tie', '?', options=['attacker', 'defender'], right=2)\nq",
    "bet = exercises.guess('How many?', compute=lambda: 41)\nbet",
    "went = ready",
]
ACTIVE = "number => jupyterapp.shell.currentWidget.content.activeCellIndex === number"
COUNTS = """() => [...document.querySelectorAll('.jp-Notebook .jp-InputPrompt')]
  .map(each => each.textContent.replace(/\\D/g, ''))"""


def saved_outputs() -> list[nbformat.NotebookNode]:
    """Return a board, an exercise and a bet as a lesson is saved with them, without a kernel."""
    start = position(Blanco="Chile 4", Negro="Argentina 2")
    shown = [
        BoardView(start, lang="es"),
        Mark("m", "¿A quién?", asked="attack.target", start=start).view,
        Choose("c", "¿Quién gana?", options=["el primero", "el segundo"], right=1).view,
        guess("¿Cuántos?", compute=lambda: 41).view,
    ]
    bundles = [view._repr_mimebundle_()[0] for view in shown]
    return [
        nbformat.v4.new_output(
            "display_data", {kind: data for kind, data in bundle.items() if "widget" not in kind}
        )
        for bundle in bundles
    ]


def test_a_lesson_out_of_order_untrusted_and_by_shift_enter(
    jupyter_lab: Any, page: Any, screenshot_of: Any
) -> None:
    shut_down_kernels(jupyter_lab)
    (jupyter_lab.root / "mesa.py").touch()  # what a kernel that is started imports
    title = nbformat.v4.new_markdown_cell("# La primera lección")
    cells = [title, *map(nbformat.v4.new_code_cell, CELLS)]
    cells[1].outputs = saved_outputs()
    nbformat.write(nbformat.v4.new_notebook(cells=cells), jupyter_lab.root / NOTEBOOK)
    kernel = started(jupyter_lab, NOTEBOOK)
    kernel.client.execute(STARTUP.read_text("utf-8"), silent=True)
    jupyter_lab.open(page, NOTEBOOK)

    # Nobody has signed the notebook: Lab drops pictures, and the words can be read.
    cell = page.locator(".jp-Notebook .jp-CodeCell")
    page.wait_for_selector(".jp-OutputArea-output :text('¿Cuántos?')", timeout=60_000)
    read = [shown.inner_text() for shown in cell.nth(0).locator(".jp-OutputArea-output").all()]
    assert read[0].startswith("Vuelta 2 · Blanco · Atacar\nBlanco: países 1, ejércitos 4")
    assert "¿A quién?" in read[1]
    assert "Alaska" not in read[1]  # no letters of the picture
    assert read[2].split("\n\n")[:1] == ["¿Quién gana?"]
    assert {"el primero", "el segundo"} <= {*read[2].split("\n")}
    assert [text.split("\n\n")[-1] for text in read[1:]] == [
        "Corré esta celda para contestar.",
        "Corré esta celda para contestar.",
        "Corré esta celda para apostar.",
    ]

    # The last cell first: what it lacks is told, and a press runs the two cells that make it.
    cell.nth(4).locator(".jp-InputPrompt").click()
    page.keyboard.press("Shift+Enter")
    told = page.locator(".jp-OutputArea-output:has(details)")
    told.wait_for(timeout=120_000)
    assert "prepara «ready»: está en «La primera lección»" in told.inner_text()
    assert page.locator(".jp-OutputArea-output[data-mime-type*='error']").count() == 0
    screenshot_of(page, "missing-name")
    page.get_by_role("button", name="Correr esa celda ahora").click()
    page.wait_for_selector("p:text('Ahora volvé a correr esta celda')", timeout=120_000)
    page.keyboard.press("Shift+Enter")
    page.wait_for_selector("p:text('Ahora volvé')", state="detached")
    assert kernel.value("went") is True

    cell.nth(2).locator(".jp-InputPrompt").click()
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    page.locator(".teg-asking [data-key='option-1']").click(timeout=120_000)
    page.locator(".teg-guess").wait_for(timeout=60_000)
    page.locator(".teg-asking [data-key='check']").click()
    page.wait_for_selector(".teg-asking .teg-verdict:not([hidden])")
    before = page.evaluate(COUNTS)

    page.keyboard.press("Shift+Enter")
    page.wait_for_function(ACTIVE, arg=4)
    page.locator(".teg-guess input[type='text'], .teg-guess button").first.focus()
    page.keyboard.press("Shift+Enter")
    page.wait_for_function(ACTIVE, arg=5)
    assert page.evaluate(COUNTS) == before  # nothing ran again
    assert page.locator(".teg-asking .teg-verdict:not([hidden])").count() == 1

    page.keyboard.press("Shift+Enter")  # here it runs the cell, as everywhere in Lab
    page.wait_for_function(f"counts => String(({COUNTS})()) !== counts", arg=",".join(before))
    kernel.close()
