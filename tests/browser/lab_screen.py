"""A notebook in JupyterLab as a person uses it: `Screen`, and the `Kernel` behind it.

The kernel answers over a connection of its own, so none of its answers passes through the page.
"""

from __future__ import annotations

import ast
import json
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from teg_nb.engine.games.teg.components import facts as printed

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT = 20_000  # ms
RESTS = "!root.dataset.busy && !('going' in root.dataset)"
PLAYED = ".teg[data-step]:not([data-face]):not(.teg-asking *)"  # nobody plays on the others
DRAWN_MAP = f"{PLAYED} .js-plotly-plot .scatterlayer"

# A module beside the notebooks: what it sets up stands in no cell, so it is not saved with one.
MESA = '''
import json

from teg_nb.engine.codec import encode
from teg_nb.engine.play.match import Match
from teg_nb.engine.games.teg.position import position
from teg_nb.widget import MatchWidget


def facts(widget):
    """What the kernel holds at the step shown: the picture must say the same."""
    state = widget.match.states[widget.session.step]
    return {
        "step": widget.session.step,
        "steps": len(widget.match),
        "seats": list(state.settings.seats),
        "owner": list(state.owner),
        "armies": list(state.armies),
        "phase": state.phase,
        "round": state.round,
        "turn": state.turn,
        "to_move": widget.match.game.to_move(state),
        "due": sum(state.due),
        "menu": widget.session.view()["menu"],
        "last": [encode(action, state.settings) for action in widget.match.actions[-2:]],
    }


def hidden():
    """Cards and objectives of three people that only their seats may see."""
    start = position(
        Blanco="Argentina 9, Chile 4, Uruguay 2",
        Negro="Brasil 3, Colombia 2",
        Rojo="Sahara 6, Egipto 3",
        cards={
            "Blanco": ["Japón", "Islandia"],
            "Negro": ["Corea", "Alaska", "Tonga"],
            "Rojo": ["Cuba", "Italia"],
        },
        objectives={"Blanco": "O-2", "Negro": "O-5", "Rojo": "O-9"},
        options={"objectives_excluded": ["O-1"]},  # so a card that is true may stand (CHP-8.3)
    )
    return MatchWidget(Match(start=start), seed=11)


def war():
    """A fight that Blanco wins, and neighbours to regroup to."""
    start = position(
        Blanco="Argentina 12, Chile 4, Uruguay 1", Negro="Brasil 2", Rojo="Sahara 6"
    )
    return MatchWidget(Match(start=start), seed=3)
'''
BLANCO = ("O-2", ["Japón", "Islandia"])
OTHERS = (("O-5", ["Corea", "Alaska", "Tonga"]), ("O-9", ["Cuba", "Italia"]))


GIVEN_UP = "[anywidget] Failed to initialize model."
"""The error of a model that took two seconds. The board is drawn, and connected again."""


class Kernel:
    """The kernel of a notebook, asked over a connection of its own."""

    def __init__(self, lab: Any, notebook: str) -> None:
        from jupyter_client.blocking.client import BlockingKernelClient

        with urllib.request.urlopen(f"{lab.url}/api/sessions", timeout=10) as answer:
            sessions = json.load(answer)
        id = next(session["kernel"]["id"] for session in sessions if session["path"] == notebook)
        self.client = BlockingKernelClient()
        self.client.load_connection_file(str(lab.root.parent / "runtime" / f"kernel-{id}.json"))
        self.client.start_channels()

    def value(self, expression: str, setup: str = "") -> Any:
        """The JSON value of an expression; it runs silently, between the page's own messages."""
        asked = self.client.execute(
            setup,
            silent=True,
            user_expressions={"value": f"__import__('json').dumps({expression})"},
        )
        while True:
            reply = self.client.get_shell_msg(timeout=TIMEOUT / 1000)
            if reply["parent_header"]["msg_id"] == asked:
                break
        assert reply["content"]["status"] == "ok", reply["content"]
        result = reply["content"]["user_expressions"]["value"]
        assert result["status"] == "ok", result
        return json.loads(ast.literal_eval(result["data"]["text/plain"]))

    def facts(self) -> dict[str, Any]:
        return self.value("__import__('mesa').facts(widget)")  # type: ignore[no-any-return]

    def close(self) -> None:
        self.client.stop_channels()


# What is drawn: the fills in the page's own elements, and the numbers on the discs.
DRAWN = """root => {
  const plot = root.querySelector('.js-plotly-plot');
  const fill = k => plot.querySelector(`.tracec${k} .js-fill`).style.fill;
  return {
    step: Number(root.dataset.step),
    fills: [...Array(72).keys()].map(fill),
    numbers: [...plot.querySelectorAll('.tracediscs text')].map(each => Number(each.textContent)),
    colors: Object.fromEntries([...root.querySelectorAll('.teg-seats tr[data-seat]')].map(row =>
      [row.dataset.seat, getComputedStyle(row.querySelector('.teg-dot')).backgroundColor])),
    table: Object.fromEntries([...root.querySelectorAll('.teg-seats tr[data-seat]')].map(row =>
      [row.dataset.seat, [...row.querySelectorAll('td')].map(each => Number(each.textContent))])),
    dice: [...root.querySelectorAll('.teg-battle svg.teg-die')].map(each =>
      Number(each.getAttribute('aria-label'))),
  };
}"""


# What holds a control opens: its tab, the menu, or the other buttons of the bar.
REVEALED = """(root, key) => {
  const control = root.querySelector(`[data-key="${key}"]`);
  const panel = control?.closest('[role=tabpanel][hidden]');
  if (panel) {
    root.querySelector('[data-key="close-sheet"]')?.click();
    root.querySelector(`[aria-controls="${panel.id}"]`).click();
  }
  let at = control?.tagName === 'SUMMARY' ? control.parentElement : control;
  while ((at = at?.parentElement?.closest('.teg-answers details'))) at.open = true;
  const menu = root.querySelector('.teg-dots');
  if (menu) menu.open = menu.contains(control);
}"""


class Screen:
    """The widget in the page, as a person uses it."""

    def __init__(self, page: Any, kernel: Kernel, notebook: Path) -> None:
        self.page, self.kernel, self.notebook = page, kernel, notebook
        self.root = page.locator(PLAYED).first  # a bet is one without steps
        self.countries = printed().countries
        self.clicked: tuple[str, float] = ("", 0.0)
        self.into_view()

    # Looking

    def into_view(self) -> None:
        self.root.evaluate("each => each.scrollIntoView({block: 'start'})")

    def number(self, name: str) -> int:
        return int(self.root.get_attribute(f"data-{name}") or -1)

    def drawn(self) -> dict[str, Any]:
        return self.root.evaluate(DRAWN)  # type: ignore[no-any-return]

    def agrees(self) -> dict[str, Any]:
        """The picture says what the kernel says; returns the kernel's facts."""
        facts, drawn = self.kernel.facts(), self.drawn()
        assert drawn["step"] == facts["step"]
        assert drawn["numbers"] == facts["armies"]
        colours = [drawn["colors"][name] for name in facts["seats"]]
        assert drawn["fills"] == [colours[seat] for seat in facts["owner"]]
        for seat, name in enumerate(facts["seats"]):
            pairs = list(zip(facts["owner"], facts["armies"], strict=True))
            mine = [armies for owner, armies in pairs if owner == seat]
            assert drawn["table"][name][:2] == [len(mine), sum(mine)]
        return facts

    def key(self, name: str) -> Any:
        """A control of the board; the tab or menu that holds it is opened."""
        self.root.evaluate(REVEALED, name)
        return self.root.locator(f'[data-key="{name}"]')

    def text(self, selector: str) -> str:
        return str(self.root.locator(selector).first.inner_text())

    # Acting

    def wait(self, condition: str, argument: Any = None, timeout: float = TIMEOUT) -> None:
        """Wait until a condition on the root element holds."""
        self.page.wait_for_function(
            f"argument => {{ const root = document.querySelector('{PLAYED}');"
            f" return {condition}; }}",
            arg=argument,
            timeout=timeout,
        )

    def moved(self, act: Callable[[], None], timeout: float = TIMEOUT) -> int:
        """Do something that changes the step, wait until that is drawn; returns the step.

        Where bots go on by themselves, that is once they have.
        """
        before = self.number("step")
        act()
        self.wait(f"{RESTS} && Number(root.dataset.step) !== argument", before, timeout)
        return self.number("step")

    def rests(self, timeout: float = TIMEOUT) -> None:
        """Wait until bots have gone on by themselves, as far as they do."""
        self.wait(RESTS, timeout=timeout)

    def holds(self, expression: str) -> None:
        """Wait until the kernel has heard what makes an expression true."""
        deadline = time.monotonic() + TIMEOUT / 1000
        while not self.kernel.value(expression):
            assert time.monotonic() < deadline, expression
            self.page.wait_for_timeout(50)

    def redrawn(self, act: Callable[[], None]) -> None:
        """Do something that changes the picture but not the position; wait until it is drawn."""
        before = self.number("seq")
        act()
        self.wait("!root.dataset.busy && Number(root.dataset.seq) > argument", before)

    def click(self, country: str) -> None:
        """Click a country on the map, later than the map takes for the same click again."""
        name, at = self.clicked
        if name == country:
            self.page.wait_for_timeout(max(0.0, 0.27 - (time.monotonic() - at)) * 1000)
        pixel = self.root.evaluate("(root, name) => root.tegPixel(name)", country)
        self.page.mouse.move(pixel["x"], pixel["y"])
        self.page.mouse.click(pixel["x"], pixel["y"])
        self.clicked = (country, time.monotonic())

    def source(self, country: str) -> None:
        """Click a country to act from, if it is not the one chosen already."""
        if self.key("source").input_value() != str(self.countries.index(country)):
            self.redrawn(lambda: self.click(country))

    def press(self, key: str) -> int:
        """Press a button that changes the step."""
        return self.moved(lambda: self.key(key).click())

    def keyboard(self, key: str) -> int:
        return self.moved(lambda: self.page.keyboard.press(key))

    def saved(self, ready: Callable[[str], bool], seconds: float = TIMEOUT / 1000) -> Any:
        """The notebook file, once its text is as awaited."""
        deadline = time.monotonic() + seconds
        while not ready(text := self.notebook.read_text("utf-8")):
            assert time.monotonic() < deadline, "the notebook was not saved"
            self.page.wait_for_timeout(100)
        return nbformat.reads(text, as_version=4)

    def picture(self, save: Callable[..., None], name: str) -> None:
        self.page.mouse.move(5, 5)  # no card of a country under the pointer
        self.into_view()
        save(self.page, name)


def run_notebook(lab: Any, page: Any, name: str, code: list[str]) -> Screen:
    """Write a notebook, open it and run its first cell; the widget is drawn when this returns."""
    (lab.root / "mesa.py").write_text(MESA, encoding="utf-8")
    notebook = new_notebook(
        cells=[new_code_cell(item) for item in code],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, lab.root / name)
    kernel = started(lab, name)
    lab.open(page, name)
    for tries in (1, 2, 3):  # a cell that is run before the kernel answers is not run at all
        lab.run(page)
        try:
            page.wait_for_selector(DRAWN_MAP, timeout=30_000)
            break
        except PlaywrightTimeout:
            if tries == 3:
                raise
            page.click(".jp-Notebook .jp-Cell:first-child .jp-InputArea-prompt")
    return Screen(page, kernel, lab.root / name)


def started(lab: Any, notebook: str) -> Kernel:
    """The kernel that a page will find: it starts, and imports, while the page is loaded."""
    wanted = {"path": notebook, "name": notebook, "type": "notebook", "kernel": {"name": "python3"}}
    asked = urllib.request.Request(
        f"{lab.url}/api/sessions",
        data=json.dumps(wanted).encode(),
        headers={"Content-Type": "application/json"},
        method="POST",
    )
    urllib.request.urlopen(asked, timeout=60).close()
    kernel = Kernel(lab, notebook)
    kernel.client.execute("import mesa", silent=True)
    return kernel


def shut_down_kernels(lab: Any) -> list[threading.Thread]:
    """End the kernels of earlier tests, whose pages are closed; the threads that wait for them."""
    with urllib.request.urlopen(f"{lab.url}/api/sessions", timeout=10) as answer:
        sessions = json.load(answer)

    def end(session: str) -> None:
        gone = urllib.request.Request(f"{lab.url}/api/sessions/{session}", method="DELETE")
        urllib.request.urlopen(gone, timeout=20).close()

    ends = [threading.Thread(target=end, args=(item["id"],), daemon=True) for item in sessions]
    for thread in ends:
        thread.start()
    return ends


def set_setting(lab: Any, plugin: str, values: dict[str, Any]) -> None:
    """Change a user setting of Lab, on its server."""
    body = json.dumps({"raw": json.dumps(values)}).encode()
    request = urllib.request.Request(
        f"{lab.url}/lab/api/settings/{quote(plugin, safe='@/:')}", data=body, method="PUT"
    )
    urllib.request.urlopen(request, timeout=10).close()
