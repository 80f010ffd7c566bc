"""Shift+Enter in Lab after an exercise or a bet: it goes on, and asks nothing again."""

from __future__ import annotations

from typing import Any

import nbformat
from lab_screen import shut_down_kernels, started

NOTEBOOK = "goes-on.ipynb"
CELLS = [
    "from teg_nb import exercises\n"
    "q = exercises.Choose('tie', '?', options=['attacker', 'defender'], right=2)\nq",
    "bet = exercises.guess('How many?', compute=lambda: 41)\nbet",
    "went = 'on'",
]
ACTIVE = "number => jupyterapp.shell.currentWidget.content.activeCellIndex === number"
COUNTS = """() => [...document.querySelectorAll('.jp-Notebook .jp-InputPrompt')]
  .map(each => each.textContent.replace(/\\D/g, ''))"""


def test_shift_enter_goes_on_after_an_exercise_and_a_bet(jupyter_lab: Any, page: Any) -> None:
    shut_down_kernels(jupyter_lab)
    (jupyter_lab.root / "mesa.py").touch()  # what a kernel that is started imports
    cells = [nbformat.v4.new_code_cell(source) for source in CELLS]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), jupyter_lab.root / NOTEBOOK)
    kernel = started(jupyter_lab, NOTEBOOK)
    jupyter_lab.open(page, NOTEBOOK)
    page.locator(".jp-Notebook .jp-Cell").first.click()
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    page.locator(".teg-asking [data-key='option-1']").click(timeout=120_000)
    page.locator(".teg-guess").wait_for(timeout=60_000)
    page.locator(".teg-asking [data-key='check']").click()
    page.wait_for_selector(".teg-asking .teg-verdict:not([hidden])")
    before = page.evaluate(COUNTS)

    page.keyboard.press("Shift+Enter")
    page.wait_for_function(ACTIVE, arg=1)
    page.locator(".teg-guess input[type='text'], .teg-guess button").first.focus()
    page.keyboard.press("Shift+Enter")
    page.wait_for_function(ACTIVE, arg=2)
    assert page.evaluate(COUNTS) == before  # nothing ran again
    assert page.locator(".teg-asking .teg-verdict:not([hidden])").count() == 1

    page.keyboard.press("Shift+Enter")  # here it runs the cell, as everywhere in Lab
    page.wait_for_function(f"counts => String(({COUNTS})()) !== counts", arg=",".join(before))
    assert kernel.value("went") == "on"
    kernel.close()
