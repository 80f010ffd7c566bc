"""Other hosts: what a board may count on is what anywidget promises, and nothing of JupyterLab.

anywidget imports a module from a blob, gives it an element somewhere in a page, and a model that
has traits and custom messages. VS Code and Colab are tried by that contract, in pages as narrow as
theirs may be. Notebook, marimo, Voilà, Solara and Panel are visited in ``make soak``, which
installs them into an environment of their own (extra ``hosts``).
"""

from __future__ import annotations

import os
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import nbformat
import pytest
from boards import played
from cases import cases
from conftest import READY, SETTLED, _free_port
from nbformat.v4 import new_code_cell, new_notebook
from widgets import Widgets

from teg_nb.widget import MatchWidget

POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; "
    "img-src data: blob:"
)

# A page of scripts from blobs alone, as VS Code has; a frame without an origin, as Colab has, that
# can see neither the page around it nor a store, and whose manager knows none of our models; a tree
# of its own beside other styles, as marimo has.
PAGES = {
    "code": f"""<!doctype html><meta http-equiv="Content-Security-Policy" content="{POLICY}">
      <style>body {{ margin: 0 }}</style>
      <body data-vscode-theme-kind="vscode-dark"><div id="output"></div></body>""",
    "colab": """<!doctype html><style>body { margin: 0 }</style>
      <body><div id="output"></div></body>""",
    "marimo": """<!doctype html><style>body { margin: 0 } div, button { font: 30px serif }</style>
      <body><div id="output"></div></body>""",
}

MOUNT = """async ([host, esm, traits]) => {
  const heard = {}, used = new Set(['then']);
  const tell = (event, content) => [...(heard[event] ?? [])].forEach(each => each(content));
  let changed = {};
  const hear = answers => answers.forEach(({state, content}) => {
    for (const [trait, value] of Object.entries(state ?? {})) {
      traits[trait] = value;
      tell(`change:${trait}`);
    }
    if (content) tell('msg:custom', content);
  });
  const told = {
    get: trait => traits[trait],
    set: (trait, value) => {
      traits[trait] = changed[trait] = value;
      tell(`change:${trait}`);
    },
    save_changes: async () => {
      const state = changed;
      changed = {};
      if (Object.keys(state).length) hear(await window.kernel('board', {state}));
    },
    on: (event, callback) => (heard[event] ??= new Set()).add(callback),
    off: (event, callback) => heard[event]?.delete(callback),
    send: async message => hear(await window.kernel('board', {message})),
    widget_manager: host === 'colab' ? {get_model: () => Promise.reject('no model')} : undefined,
  };
  window.beyond = [];
  const model = new Proxy(told, {
    get: (of, name) => (name in of || window.beyond.push(String(name)), of[name]),
  });
  let el = document.querySelector('#output');
  if (host === 'marimo') {
    el = document.createElement('div');
    document.querySelector('#output').attachShadow({mode: 'open'}).append(el);
  }
  const module = URL.createObjectURL(new Blob([esm], {type: 'text/javascript'}));
  const {render} = (await import(module)).default;
  window.stop = render({model, el, experimental: {}});
}"""


@pytest.mark.parametrize("host", cases("colab", soak=["code", "marimo"]))
def test_a_board_needs_what_anywidget_promises_and_no_more(host: str, page: Any) -> None:
    """It is drawn, looks as it should, hears pointer and keys, and asks for nothing else."""
    hosted = Widgets(page)
    match = played("tgm")
    widget = MatchWidget(match, lang="en", auto=False)
    hosted.widgets = {"board": widget}
    hosted._catch("board", widget)
    page.set_content("<!doctype html><style>body { margin: 0 }</style><body></body>")
    page.evaluate(
        """([sandbox, srcdoc]) => {
          const frame = Object.assign(document.createElement('iframe'), {srcdoc});
          frame.sandbox.add(...sandbox);
          frame.style.cssText = 'border: 0; width: 1000px; height: 850px; display: block';
          document.body.append(frame);
        }""",
        [["allow-scripts", *([] if host == "colab" else ["allow-same-origin"])], PAGES[host]],
    )
    frame = page.frame_locator("iframe")
    frame.locator("#output").wait_for(state="attached")
    inside = page.frames[1]
    state = {name: value for name, value in widget.get_state().items() if name[0] != "_"}
    for name in ("layout", "tabbable", "tooltip"):
        state.pop(name, None)
    inside.evaluate(MOUNT, [host, str(widget._esm), state])
    root = frame.locator(".teg[data-step]")
    root.wait_for(timeout=30_000)
    frame.locator(".js-plotly-plot .scatterlayer").wait_for(timeout=30_000)

    # It looks as it should: its own style reaches it, and dark where the host says so.
    size = "each => getComputedStyle(each).fontSize"
    assert root.evaluate(size) == "14px"
    assert frame.locator(".teg button").first.evaluate(size) == "12px"
    assert (root.get_attribute("data-theme") == "dark") is (host == "code")

    # The pointer plays on the map, a key takes it back.
    step = len(match)
    place = match.settings.board.countries[widget.view["menu"]["place"][0][0]]
    at = root.evaluate("(each, name) => each.tegPixel(name)", place)
    page.mouse.click(at["x"], at["y"])
    frame.locator(f'.teg[data-step="{step + 1}"]').wait_for()
    assert widget.match.actions[step].verb == "place"
    root.focus()
    page.keyboard.press("u")
    frame.locator(f'.teg[data-step="{step}"]').wait_for()

    # What is for this page alone comes; nothing was asked of the host that it need not have.
    frame.locator('[data-key="tab-cards"]').click()
    frame.locator('[data-key="private"]').click()
    frame.locator(".teg-secret.teg-open").wait_for()
    assert inside.evaluate("window.beyond") == []
    inside.evaluate("window.stop()")


BOARD = (
    "from teg_nb import Match, MatchWidget\nMatchWidget(Match('tgm', seats=3), seed=7, lang='en')"
)

APP = """import marimo

app = marimo.App()


@app.cell
def _():
    import marimo
    from teg_nb import Match, MatchWidget

    marimo.ui.anywidget(MatchWidget(Match("tgm", seats=3), seed=7, lang="en"))
    return


if __name__ == "__main__":
    app.run()
"""


SOLARA = """import solara
from teg_nb import Match, MatchWidget

@solara.component
def Page():
    board = solara.use_memo(lambda: MatchWidget(Match("tgm", seats=3), seed=7, lang="en"), [])
    solara.display(board)
"""

PANEL = """import panel
from teg_nb import Match, MatchWidget

panel.extension("ipywidgets")
board = MatchWidget(Match("tgm", seats=3), seed=7, lang="en")
panel.pane.IPyWidget(board, sizing_mode="stretch_width", height=900).servable()
"""


@contextmanager
def serving(python: Path, home: Path, address: str, *command: str) -> Iterator[str]:
    """A server that answers at an address, until the end of the block."""
    env = os.environ | {"HOME": str(home), "JUPYTER_RUNTIME_DIR": str(home / "runtime")}
    with (home / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [str(python), "-m", *command], cwd=home, env=env, stdout=log, stderr=log
        )
    try:
        for _ in range(300):
            with suppress(OSError):
                urllib.request.urlopen(address, timeout=2).close()
                break
            time.sleep(0.2)
        yield address
    finally:
        server.terminate()
        try:
            server.wait(timeout=15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def is_played(page: Any) -> None:
    """The board is drawn, hears a click on its map and a key, and keeps the key from its host."""
    root = page.locator(".teg[data-step]")
    root.wait_for(timeout=90_000)
    page.locator(".teg .js-plotly-plot .scatterlayer").wait_for(timeout=30_000)
    assert root.evaluate("each => getComputedStyle(each).fontSize") == "14px"
    step = int(root.get_attribute("data-step"))
    root.locator('[data-key="tab-table"]').click()
    root.locator('[data-key="places"]').click()
    place = root.locator(".teg-places tr.teg-marked button").first.inner_text()
    root.locator('[data-key="places"]').click()
    page.locator(".teg-frame").scroll_into_view_if_needed()
    at = root.evaluate("(each, name) => each.tegPixel(name)", place)
    page.mouse.click(at["x"], at["y"])
    page.locator(f'.teg[data-step="{step + 1}"]').wait_for()
    page.locator('.teg [data-key="position"]').focus()
    page.keyboard.press("ArrowLeft")
    page.locator(f'.teg[data-step="{step}"]').wait_for()


@pytest.mark.soak
def test_a_board_in_notebook(
    hosts: Path, page: Any, browser_log: Any, tmp_path: Path, screenshot_of: Any
) -> None:
    cells = [new_code_cell(BOARD), new_code_cell("1 + 1")]
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = new_notebook(cells=cells, metadata={"kernelspec": kernel})
    nbformat.write(notebook, tmp_path / "board.ipynb")
    port = _free_port()
    with serving(
        hosts,
        tmp_path,
        f"http://127.0.0.1:{port}/api",
        *("notebook", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}"),
        *("--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"),
        "--JupyterNotebookApp.expose_app_in_browser=True",
    ):
        page.goto(f"http://127.0.0.1:{port}/notebooks/board.ipynb")
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=60_000)
        page.wait_for_function("window.jupyterapp?.shell.currentWidget?.sessionContext")
        page.evaluate(READY)
        page.evaluate(SETTLED)
        own = len(browser_log.errors)  # Notebook misses settings of its own
        page.click(".jp-Notebook .jp-Cell:first-child .jp-InputArea-editor")
        page.keyboard.press("Shift+Enter")
        is_played(page)
        assert page.locator(".jp-Notebook .jp-Cell").count() == len(cells), "no key went to it"
        screenshot_of(page, "board-in-notebook")
        assert browser_log.errors[own:] == []
        page.goto("about:blank")
        browser_log.errors.clear()


@pytest.mark.soak
def test_a_board_in_marimo(
    hosts: Path, page: Any, browser_log: Any, tmp_path: Path, screenshot_of: Any
) -> None:
    (tmp_path / "board.py").write_text(APP, "utf-8")
    port = _free_port()
    with serving(
        hosts,
        tmp_path,
        f"http://127.0.0.1:{port}/health",
        *("marimo", "run", "board.py", "--headless", "--no-token", "--port", str(port)),
    ):
        page.goto(f"http://127.0.0.1:{port}")
        is_played(page)
        screenshot_of(page, "board-in-marimo")
        assert browser_log.errors == []
        page.goto("about:blank")
        browser_log.errors.clear()


@pytest.mark.soak
@pytest.mark.parametrize("host", ["voila", "solara", "panel"])
def test_a_board_in_a_page_made_of_a_notebook_or_script(
    host: str, hosts: Path, page: Any, browser_log: Any, tmp_path: Path, screenshot_of: Any
) -> None:
    """``docs/hosts.md`` says which hosts ask other machines; here those do not answer."""
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = new_notebook(cells=[new_code_cell(BOARD)], metadata={"kernelspec": kernel})
    nbformat.write(notebook, tmp_path / "board.ipynb")
    (tmp_path / "in_solara.py").write_text(SOLARA, "utf-8")
    (tmp_path / "in_panel.py").write_text(PANEL, "utf-8")
    port = f"--port={_free_port()}"
    address = f"http://127.0.0.1:{port.partition('=')[2]}"
    command, path, beyond = {
        "voila": (("voila", "board.ipynb", "--no-browser", port), "/", {"cdn.jsdelivr.net"}),
        "solara": (
            ("solara", "run", "in_solara.py", "--no-open", "--production", port),
            "/",
            set(),
        ),
        "panel": (
            ("panel", "serve", "in_panel.py", port),
            "/in_panel",
            {"cdn.holoviz.org", "cdnjs.cloudflare.com", "unpkg.com"},
        ),
    }[host]
    module = hosts.parents[1] / "share" / "jupyter" / "nbextensions" / "anywidget" / "index.js"
    page.route(
        "https://unpkg.com/anywidget@*/**",
        lambda route: route.fulfill(
            path=module,
            content_type="text/javascript",
            headers={"Access-Control-Allow-Origin": "*"},
        ),
    )
    with serving(hosts, tmp_path, f"{address}{path}", *command):
        page.goto(f"{address}{path}")
        is_played(page)
        screenshot_of(page, f"board-in-{host}")
        page.goto("about:blank")
    assert {urlsplit(url).hostname for url in browser_log.foreign} == beyond
    browser_log.foreign.clear()
    browser_log.errors.clear()
