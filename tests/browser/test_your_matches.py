"""The lesson on your matches, as a person uses it: files, tables, the report."""

from __future__ import annotations

import zipfile
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


SELECT = """number => {
  const notebook = jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = number;
  notebook.mode = 'command';
  notebook.activate();
}"""


THEME = "theme => jupyterapp.commands.execute('apputils:change-theme', {theme})"

# The lowest contrast of the text of a table with the page behind it (WCAG 2.2).
CONTRAST = """output => {
  const numbers = text => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => {
    const line = value =>
      (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return 0.2126 * line(r) + 0.7152 * line(g) + 0.0722 * line(b);
  };
  const behind = element => {
    const colour = numbers(getComputedStyle(element).backgroundColor);
    return colour.length === 3 || !element.parentElement ? colour : behind(element.parentElement);
  };
  return Math.min(...[...output.querySelectorAll('td, th')].map(cell => {
    const [a, b] = [light(numbers(getComputedStyle(cell).color)), light(behind(cell))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }));
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
        """Run the cells up to one; return its output when there is one."""
        self.page.evaluate(SELECT, self.next)
        while self.next <= self.place[cell]:
            self.page.keyboard.press("Shift+Enter")
            self.next += 1
        self.output(cell).locator(".jp-OutputArea-child:visible").first.wait_for(timeout=60_000)
        self.output(cell).scroll_into_view_if_needed()
        return self.output(cell)

    def revealed(self, cell: str) -> Any:
        """Run the cells up to a bet, and ask for its result; return what it reveals."""
        shown = self.run_to(cell)
        shown.locator("[data-key='give_up']").click()
        reveal = shown.locator(".teg-reveal")
        reveal.locator("> *").first.wait_for(timeout=40_000)
        return reveal


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


def test_logs_are_chosen_dropped_and_reported(
    opened: Lesson, page: Any, tmp_path: Path, screenshot_of: Callable[..., None]
) -> None:
    page.set_viewport_size({"width": 900, "height": 900})
    shown = choose_and_drop(opened, page, tmp_path)
    screenshot_of(page, "your-matches-chosen")
    report = opened.revealed("report-bet")
    for heading in ("The matches", "Standings over time", "Luck with the dice", "What wins"):
        report.get_by_role("heading", name=heading).wait_for()
    assert report.locator("svg").count() == 2
    page.evaluate(THEME, "JupyterLab Dark")
    page.wait_for_function("document.body.dataset.jpThemeLight === 'false'")
    for output in (report, shown):
        output.scroll_into_view_if_needed()
        assert output.evaluate(CONTRAST) > 4.5  # WCAG 2.2, 1.4.3
        screenshot_of(page, f"your-matches-dark-{'report' if output is report else 'list'}")


@pytest.mark.soak
def test_dropped_logs_are_turned_looked_at_on_the_desk_and_taken_home(
    opened: Lesson, page: Any, tmp_path: Path, screenshot_of: Callable[..., None]
) -> None:
    page.set_viewport_size({"width": 900, "height": 900})
    choose_and_drop(opened, page, tmp_path)
    assert "Whose chance changed" in opened.revealed("turning-bet").inner_text()
    screenshot_of(page, "your-matches-turning")
    desk = opened.run_to("desk-code")
    desk.locator(".teg-map .main-svg").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 900
    screenshot_of(page, "your-matches-desk")
    link = opened.revealed("home-bet").get_by_role("link", name="your-matches.zip")
    with page.expect_download() as download:
        link.click()
    download.value.save_as(tmp_path / "home.zip")
    with zipfile.ZipFile(tmp_path / "home.zip") as packed:
        assert "your-matches.html" in packed.namelist()
        assert "class.jsonl" in packed.read("matches.csv").decode("utf-8-sig")
