"""A page has the front end once, however many boards it shows, and however slow it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import nbformat
import pytest
from conftest import READY, BrowserLog
from lab_screen import (
    DRAWN_MAP,
    GIVEN_UP,
    Screen,
    set_setting,
    shut_down_kernels,
)
from nbformat.v4 import new_code_cell, new_notebook

from teg_nb.widget import MatchWidget

ONE = "from mesa import Match, MatchWidget\nwidget = MatchWidget(Match(seats=3), seed=7)\nwidget"
MORE = "boards = [MatchWidget(Match(seats=3), seed=seed) for seed in range(4)]\ndisplay(*boards)"
DRAWN = "count => document.querySelectorAll('.teg[data-step] .scatterlayer').length === count"

KERNEL = "jupyterapp.shell.currentWidget?.sessionContext?.session?.kernel"


def weighed(page: Any) -> list[int]:
    """Return the size in bytes of each message of a kernel to the page, in order."""
    frames: list[int] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(len(frame))),
    )
    return frames


def test_five_boards_weigh_little_more_than_one(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
) -> None:
    frames = weighed(page)
    lesson(ONE, MORE)
    one = sum(frames)
    jupyter_lab.run(page)
    page.wait_for_function(DRAWN, arg=5)
    assert 1_300_000 < one < sum(frames) < 1.2 * one


@pytest.mark.soak
def test_boards_of_a_slow_page_are_drawn_and_answer(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
    browser_log: BrowserLog,
) -> None:
    """Also where anywidget gave up a model, because its module took two seconds."""
    screen = lesson("from mesa import Match, MatchWidget, war\nwidget = war()\nwidget", MORE)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 10})
    jupyter_lab.run(page)
    page.wait_for_function(DRAWN, arg=5, timeout=120_000)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    for k in range(1, 5):
        view = page.locator(".teg").nth(k)
        view.locator('[data-key="menu"]').click()
        view.locator('[data-key="lang-en"]').click()
        view.locator('[data-key="undo"]', has_text="Undo").wait_for()
    assert screen.kernel.value("[board.session.lang for board in boards]") == ["en"] * 4
    browser_log.errors[:] = [error for error in browser_log.errors if GIVEN_UP not in error]


GIVE_UP = """{
  const timeout = AbortSignal.timeout;
  const over = { addEventListener: (_, listener) => listener() };
  AbortSignal.timeout = time => time === 2000 ? over : timeout.call(AbortSignal, time);
}"""
"""The two seconds of anywidget are over at once."""


def test_views_that_anywidget_gave_up_hear_the_kernel(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
    browser_log: BrowserLog,
) -> None:
    page.add_init_script(GIVE_UP)
    playouts = "from teg_nb.widget import PlayoutsView\nPlayoutsView(widget, seed=1)"
    screen = lesson(ONE, playouts)
    jupyter_lab.run(page)
    page.locator(".teg-playouts [data-key=start]").wait_for()
    answers(page.locator(".teg").first)
    screen.kernel.value("1", "widget.set_caption('heard')")
    page.locator(".teg", has_text="heard").wait_for()

    assert browser_log.errors
    assert [error for error in browser_log.errors if GIVEN_UP not in error] == []
    browser_log.errors.clear()


def answers(board: Any) -> None:
    """The kernel hears this board, and it hears the kernel."""
    for lang, word in (("en", "Undo"), ("es", "Deshacer")):
        board.locator('[data-key="menu"]').click()
        board.locator(f'[data-key="lang-{lang}"]').click()
        board.locator('[data-key="menu"]').click()
        board.locator('[data-key="undo"]', has_text=word).wait_for()


@pytest.mark.soak
def test_boards_outlive_the_page_the_kernel_and_each_other(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
    screenshot_of: Callable[..., Any],
) -> None:
    plugin = "@jupyter-widgets/jupyterlab-manager:plugin"
    set_setting(jupyter_lab, plugin, {"saveState": True})
    try:
        screen = lesson(ONE)
        board = page.locator(".teg").first

        # Another board is closed, and all that this kernel has; a board made later is drawn.
        screen.kernel.value("1", "spare = MatchWidget(Match(seats=3))")
        answers(board)
        screen.kernel.value("1", "spare.close()")
        answers(board)
        screen.kernel.value("1", "import ipywidgets; ipywidgets.Widget.close_all()")
        board.wait_for(state="detached")
        again(jupyter_lab, page)
        answers(board)

        # The page is loaded anew, and has the boards of its kernel.
        page.keyboard.press("Control+s")
        screen.saved(lambda text: '"widgets"' in text)
        page.reload()
        page.wait_for_selector(DRAWN_MAP, timeout=60_000)
        answers(board)

        # The kernel begins anew; the cell is run again.
        page.evaluate(f"{KERNEL}.restart()")
        page.wait_for_function(f"{KERNEL}?.status === 'idle'", timeout=60_000)
        again(jupyter_lab, page)
        answers(board)

        # No kernel that knows it: what the notebook holds is shown. It holds the front end once.
        page.click(".jp-Notebook .jp-Cell:first-child .jp-InputArea-prompt")
        with page.expect_response(lambda reply: reply.request.method == "PUT"):
            page.keyboard.press("Control+s")
        saved = screen.saved(lambda text: '"widgets"' in text)
        state = saved.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
        texts = [item["state"].get("text", "") for item in state.values()]
        assert sum(len(item) > 1_000_000 for item in texts) == 1
        for ending in shut_down_kernels(jupyter_lab):
            ending.join(60)
        page.reload()
        page.wait_for_selector(DRAWN_MAP, timeout=60_000)
        screenshot_of(page, "tablero-sin-kernel")
    finally:
        set_setting(jupyter_lab, plugin, {})


def again(lab: Any, page: Any) -> None:
    """Run the first cell once more; returns when the new board is drawn."""
    page.evaluate("document.querySelectorAll('.teg').forEach(each => each.dataset.old = 'yes')")
    page.click(".jp-Notebook .jp-Cell:first-child .cm-content")
    lab.run(page)
    page.wait_for_selector(".teg[data-step]:not([data-old]) .scatterlayer", timeout=60_000)


@pytest.mark.soak
def test_two_notebooks_of_two_versions_in_one_page(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
) -> None:
    lesson(ONE)
    other = (
        "from teg_nb.widget.base import view\n"
        "newer = view._front() + '\\nglobalThis.newer = 1;'\n"
        "view._front = lambda: newer\n"
    )
    notebook = new_notebook(
        cells=[new_code_cell(other + ONE)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, jupyter_lab.root / "otra.ipynb")
    page.evaluate(
        """() => jupyterapp.commands.execute('docmanager:open',
             {path: 'otra.ipynb', options: {mode: 'split-bottom'}})"""
    )
    second = page.locator(".jp-NotebookPanel").nth(1)
    second.locator(".jp-Cell .jp-InputArea-prompt").first.click()
    page.evaluate(READY)
    jupyter_lab.run(page)
    page.wait_for_function(DRAWN, arg=2, timeout=60_000)  # its kernel has imported nothing yet
    assert page.evaluate("globalThis.newer") == 1
    for k in (0, 1):
        answers(page.locator(".teg").nth(k))


HOST = """async ([loader, view, parts]) => {
  const module = URL.createObjectURL(new Blob([loader], {type: 'text/javascript'}));
  const {render} = (await import(module)).default;
  globalThis.asked = [];
  const model = (front, send) => {
    const heard = new Set();
    return {
      get: name => ({
        view, lang: 'en', front, board: 'IPY_MODEL_board', plotly: 'IPY_MODEL_plotly',
      })[name],
      on: (name, callback) => name === 'msg:custom' && heard.add(callback),
      off: (name, callback) => heard.delete(callback),
      send: message => send(message, reply => heard.forEach(each => each(reply))),
    };
  };
  const answer = ({part, ...message}, reply) => {
    asked.push(part);
    setTimeout(() => reply({...message, part, text: parts[part]}), 300);
  };
  for (const front of ['IPY_MODEL_front', 'IPY_MODEL_front', 'IPY_MODEL_broken']) {
    const el = document.body.appendChild(document.createElement('div'));
    const wrong = (message, reply) => reply({...message, text: 'no code'});
    render({model: model(front, front === 'IPY_MODEL_broken' ? wrong : answer), el});
  }
  return document.body.firstElementChild.innerText;
}"""


def test_a_host_without_models_asks_once_and_says_what_failed(page: Any) -> None:
    widget = MatchWidget(options={}, seed=1, lang="en")
    parts = {name: getattr(widget, name).text for name in ("front", "board", "plotly")}
    page.set_content("<body></body>")
    assert page.evaluate(HOST, [str(widget._esm), widget.view, parts]) == "Loading the board…"
    page.wait_for_function(DRAWN, arg=2, timeout=60_000)
    page.wait_for_function("document.querySelectorAll('.scatterlayer').length === 2")
    assert page.evaluate("asked") == ["front", "board", "plotly"]
    page.wait_for_selector("[role=status]:has-text('could not be shown. Run the cell again')")
