"""Safe under the hand: keys stay on the board, and a kernel that is gone is said."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from typing import Any

from lab_screen import DRAWN_MAP, TIMEOUT, Screen
from playwright.sync_api import TimeoutError as PlaywrightTimeout

# In Lab's command mode these cut, delete, add, change, move among and fold cells.
COMMANDS = (
    *("x", "d", "d", "a", "b", "c", "v", "z", "y", "m", "j", "Shift+M", "Shift+L", "Delete"),
    *("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Shift+ArrowDown"),
)
RENEWED = """words => [...document.querySelectorAll('.jp-RenderedSVG img')].some(
  image => decodeURIComponent(image.src).includes(words))"""
NOTEBOOK = """[...document.querySelectorAll('.jp-Notebook, .jp-Notebook .jp-Cell')].map(each =>
  [...each.classList].filter(name => !/mod-(dirty|focused|readWrite)/.test(name)).join(' '))"""


def test_keys_stay_on_the_board_and_a_kernel_that_is_gone_is_said(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
    browser_log: Any,
    screenshot_of: Callable[..., None],
) -> None:
    screen = lesson("from mesa import war\nwidget = war()\nwidget", "1 + 1", "2 + 2")
    screen.press("act-end_attack")
    screen.press("undo")

    def focused() -> bool:
        return bool(page.evaluate("document.activeElement.closest('.teg') !== null"))

    def to_the_start() -> None:
        """Use the slider. It may be there before the map is, so it moves away first."""
        slider.focus()
        page.keyboard.press("End")
        screen.wait("!root.dataset.busy && root.dataset.step !== '0'")
        page.keyboard.press("Home")
        screen.wait("!root.dataset.busy && root.dataset.step === '0'")

    # On a slider, a list, a field, a button and the map no key without Ctrl is the notebook's.
    slider = screen.key("position")
    controls = (slider, *(screen.key(name) for name in ("source", "keep", "act-end_turn")))
    before = page.evaluate(NOTEBOOK)
    for control in (*controls, screen.root, screen.root.locator(".teg-map")):
        to_the_start()
        control.focus()
        for key in COMMANDS:
            page.keyboard.press(key)
        assert page.evaluate(NOTEBOOK) == before, control
        screen.wait("!root.dataset.busy")
        assert focused(), control
    assert screen.kernel.value("[len(widget.study.lines), len(widget.match)]") == [1, 1]

    # The last request holds, although the one before it has shown nothing.
    to_the_start()
    slider.focus()
    screen.kernel.client.execute("__import__('time').sleep(1)", silent=True)
    for key in ("End", "Home"):
        page.keyboard.press(key)
    page.wait_for_timeout(1500)
    screen.wait("!root.dataset.busy && root.dataset.step === '0'")

    # The slider and a list have their own keys.
    to_the_start()
    slider.focus()
    assert screen.keyboard("ArrowRight") == 1

    # Ctrl+S saves from a control; Tab leaves the board.
    slider.focus()
    page.keyboard.press("Control+s")
    screen.saved(lambda text: "image/svg" in text, seconds=5)
    screen.root.focus()
    for _ in range(80):
        page.keyboard.press("Tab")
        if not focused():
            break
    assert not focused()

    # A kernel that ends by itself is said, and nothing more is sent to it, the picture included.
    notice = screen.root.locator(".teg-notice")
    assert not notice.is_visible()
    to_the_start()
    screen.moved(lambda: slider.press("End"))
    screen.kernel.client.execute("__import__('os')._exit(1)", silent=True)
    page.wait_for_selector(".teg[data-kernel=gone] .teg-notice", timeout=TIMEOUT)
    assert "Volvé a correr su celda" in notice.inner_text()
    page.click(".jp-Dialog button")  # Lab says so too, some time later
    screen.key("back").click()
    assert screen.root.get_attribute("data-busy") is None
    page.wait_for_timeout(1600)
    assert browser_log.errors == []

    # The cell run again has a board that is alive.
    page.click(".jp-Notebook .jp-Cell:first-child .jp-InputArea-prompt")
    for tries in (1, 2, 3):  # not before the new kernel answers
        page.keyboard.press("Control+Enter")
        try:
            page.wait_for_selector(f".teg:not([data-kernel=gone]){DRAWN_MAP[4:]}", timeout=15_000)
            break
        except PlaywrightTimeout:
            assert tries < 3
    assert not notice.is_visible()

    # The live board hides its picture, which follows it once nothing moves.
    still = page.locator(".jp-RenderedSVG img")
    assert not still.is_visible()
    screen.press("act-end_attack")
    shown = screen.kernel.value("widget.session.picture().svg")
    (words,) = re.findall('<svg[^>]*aria-label="([^"]*)"', shown)
    page.wait_for_function(RENEWED, arg=words)
    assert not still.is_visible()
    screen.root.focus()
    page.keyboard.press("Control+s")
    notebook = screen.saved(lambda text: text.count("image/svg") == 1 and words in text, seconds=5)
    picture, board = notebook.cells[0].outputs
    assert shown.partition(">")[2] in picture.data["image/svg+xml"]
    assert set(board.data) == {"application/vnd.jupyter.widget-view+json", "text/plain"}

    # Opened again where there is no board any more, the picture stands there.
    shutil.copy(screen.notebook, screen.notebook.with_name("otra.ipynb"))
    jupyter_lab.open(page, "otra.ipynb")
    still.wait_for()
    page.get_by_text("model not found").wait_for()
    assert not page.locator(".teg").count()
    screenshot_of(page, "reopened")
    assert all("model not found" in error for error in browser_log.errors)  # as Lab says of it
    browser_log.errors.clear()
