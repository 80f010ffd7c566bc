"""The lesson on your matches, as a person uses it: files are chosen and dropped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from lab_screen import ROOT, Kernel, shut_down_kernels, started

LESSON = "analysis/08-your-matches.ipynb"
LOGS = ROOT / "notebooks"
DROP = """async ([area, name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  for (const kind of ['dragenter', 'dragover', 'drop'])
    area.dispatchEvent(new DragEvent(kind, {dataTransfer: files, bubbles: true, cancelable: true}));
}"""


DONE = """number => {
  const cell = document.querySelectorAll('.jp-Notebook .jp-Cell')[number];
  return /\\d/.test(cell.querySelector('.jp-InputPrompt').textContent);
}"""


SELECT = """number => {
  const notebook = jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = number;
  notebook.mode = 'command';
  notebook.activate();
}"""


class Lesson:
    """The lesson in Lab; its cells are run one after another."""

    def __init__(self, lab: Any, page: Any) -> None:
        (lab.root / "mesa.py").touch()  # what a kernel that is started imports
        self.page = page
        self.kernel: Kernel = started(lab, LESSON)
        notebook = nbformat.read(lab.root / LESSON, as_version=4)
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.outputs, cell.execution_count = [], None
        nbformat.write(notebook, lab.root / LESSON)
        lab.open(page, LESSON)
        self.place = {cell.id: number for number, cell in enumerate(notebook.cells)}
        self.next = 0

    def output(self, cell: str) -> Any:
        return (
            self.page.locator(".jp-Notebook .jp-Cell")
            .nth(self.place[cell])
            .locator(".jp-OutputArea")
        )

    def run_to(self, cell: str) -> Any:
        """Run the cells up to one; return its output when the kernel is done with it."""
        self.page.evaluate(SELECT, self.next)
        while self.next <= self.place[cell]:
            self.page.keyboard.press("Shift+Enter")
            self.next += 1
        self.page.wait_for_function(DONE, arg=self.place[cell], timeout=240_000)
        self.output(cell).scroll_into_view_if_needed()
        return self.output(cell)


@pytest.fixture
def opened(jupyter_lab: Any, page: Any) -> Any:
    shut_down_kernels(jupyter_lab)
    lesson = Lesson(jupyter_lab, page)
    yield lesson
    lesson.kernel.close()


def choose_and_drop(opened: Lesson, page: Any, folder: Path) -> Any:
    """Choose two files, one of them damaged, and drop a third; return the list of matches."""
    whole = (LOGS / "tgm/logs/four.jsonl").read_text("utf-8")
    (folder / "tuesday.jsonl").write_text(whole, "utf-8")
    (folder / "damaged.jsonl").write_text(whole[:-2000], "utf-8")
    shown = opened.run_to("drop-code")
    with page.expect_file_chooser() as chooser:
        shown.get_by_role("button", name="Choose your logs").click()
    chooser.value.set_files([folder / "tuesday.jsonl", folder / "damaged.jsonl"])
    fault = shown.get_by_role("alert")
    fault.wait_for()
    assert fault.inner_text().startswith("⚠ damaged.jsonl, line 331: not JSON")
    first = shown.locator("tbody tr").first.inner_text().split()
    assert first[:3] == ["1", "tuesday.jsonl", "tgm"]
    area = shown.get_by_text("or drop them here")
    log = (LOGS / "eggar/logs/three.jsonl").read_text("utf-8")
    page.evaluate(DROP, [area.element_handle(), "class.jsonl", log])
    shown.locator("tbody tr").nth(1).wait_for()
    assert shown.locator("tbody tr").nth(1).inner_text().split()[1:3] == ["class.jsonl", "eggar"]
    assert shown.get_by_role("alert").count() == 0
    return shown


def test_logs_are_chosen_and_dropped(
    opened: Lesson, page: Any, tmp_path: Path, screenshot_of: Callable[..., Path]
) -> None:
    page.set_viewport_size({"width": 900, "height": 900})
    choose_and_drop(opened, page, tmp_path)
    screenshot_of(page, "your-matches-chosen")
