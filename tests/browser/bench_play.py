"""Sizes and times of the play page beside a bare start of Pyodide: ``make bench-browser``.

Each time is a median of five visits of a fresh profile. A bare start in a fresh profile precedes
each.
"""

from __future__ import annotations

import gzip
import json
import statistics
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import play_site
import pytest

TIMES = 5

BOARD, READY, ANSWER, BEYOND = 0.5, 1.8, 150, 3_000_000
"""Most time of the first board and until Python is ready, in times of a bare start; most time from
a press to the frame after the new view, ms; most bytes beyond Pyodide, compressed."""

HEAP = 64 << 20
"""Most memory of Python, bytes."""

BARE = """<!doctype html><link rel="icon" href="data:,"><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
python.runPython("1 + 1");
document.body.dataset.time = performance.now();
</script><body>"""

WATCH = """(() => {
  const times = (window.times = {});
  Math.random = () => 0; // the first opening
  const note = name => (times[name] ??= performance.now());
  new MutationObserver(() => {
    const drawn = document.querySelector('.teg-sketch, .scatterlayer');
    if (drawn) requestAnimationFrame(() => note('board'));
    if (document.documentElement.dataset.page === 'ready') note('ready');
  }).observe(document, {subtree: true, childList: true, attributes: true});
})()"""

# From a press to the frame after the new view.
PRESSED = """() => {
  let start;
  addEventListener('pointerup', () => (start = performance.now()), {capture: true, once: true});
  window.answer = new Promise(done => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => done(performance.now() - start));
    });
    const root = document.querySelector('#board .teg');
    seen.observe(root, {attributes: true, attributeFilter: ['data-step']});
  });
}"""

MEMORY = """
import { loadPyodide } from PYODIDE;
import { readFileSync } from "node:fs";
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(ZIP)), "zip", { extractDir: "/lib/site" });
python.runPython(`
import sys
sys.path.insert(0, "/lib/site")
from teg_nb.web.worker.match_host import MatchHost
MatchHost(print).open('{"game": "teg", "lang": "es", "seed": "1"}')
`);
console.log(python._module.HEAP8.length);
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address and the folder of the page, with a page that starts Pyodide alone."""
    folder = tmp_path_factory.mktemp("play") / "play"
    play_site.build(folder)
    (folder / "bare.html").write_text(BARE, "utf-8")
    with play_site.served(folder) as address:
        yield address, folder


def visits(chromium: str, site: tuple[str, Path], tmp_path: Path) -> Iterator[dict[str, float]]:
    """Yield the times of a bare start and of a visit, ms."""
    from playwright.sync_api import sync_playwright

    address, folder = site
    opening = json.loads((folder / "openings" / "teg-1.json").read_text("utf-8"))
    own = opening["es"]["view"]["owner"].index(opening["es"]["view"]["viewer"])
    country = json.loads(opening["board"])["countries"][own]["name"]
    with sync_playwright() as playwright:

        def fresh(name: str) -> Any:
            context = playwright.chromium.launch_persistent_context(
                str(tmp_path / name),
                executable_path=chromium,
                args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
                reduced_motion="reduce",
            )
            context.pages[0].set_default_timeout(120_000)
            return context.pages[0]

        for number in range(TIMES):
            page = fresh(f"bare-{number}")
            page.goto(f"{address}bare.html")
            mark = page.locator("[data-time]")
            mark.wait_for(state="attached")
            bare = float(mark.get_attribute("data-time"))
            page.context.close()

            page = fresh(f"play-{number}")
            page.add_init_script(WATCH)
            page.goto(f"{address}?game=teg&lang=es&now")
            page.locator("html[data-page=ready]").wait_for()
            times: dict[str, float] = page.evaluate("window.times")
            page.evaluate(PRESSED)
            pixel = page.locator(".teg").evaluate("(root, name) => root.tegPixel(name)", country)
            page.mouse.click(pixel["x"], pixel["y"])
            yield {"bare": bare, **times, "answer": page.evaluate("window.answer")}
            page.context.close()


def memory(folder: Path) -> int:
    """Return the memory of Python with a board of La Revancha, in bytes."""
    names = {
        "PYODIDE": play_site.ROOT / "artifacts/pyodide/pyodide.mjs",
        "ZIP": folder / "teg_nb.zip",
    }
    program = MEMORY
    for name, path in names.items():
        program = program.replace(name, json.dumps(str(path)))
    words = ["node", "--input-type=module", "-e", program]
    done = subprocess.run(words, check=True, capture_output=True, text=True)
    return int(done.stdout.split()[-1])


def test_size_and_times_of_the_play_page(
    chromium: str, site: tuple[str, Path], tmp_path: Path
) -> None:
    folder = site[1]
    names = ["index.html", "play.css", "play.js", "worker.js", "widget.js", "plotly.js"]
    names += ["teg_nb.zip", "openings/teg-1.json"]
    sizes = {name: len(gzip.compress((folder / name).read_bytes(), 6)) for name in names}
    beyond = sum(sizes.values())
    seen = list(visits(chromium, site, tmp_path))
    bare, answer = (statistics.median(times[name] for times in seen) for name in ("bare", "answer"))
    board, ready = (
        statistics.median(times[name] / times["bare"] for times in seen)
        for name in ("board", "ready")
    )
    heap = memory(folder)
    print(f"\n{beyond:,} bytes beyond Pyodide, compressed: {sizes}")
    print(f"bare start {bare:.0f} ms; first board {board:.2f} and Python {ready:.2f} times that")
    print(f"from a press to the next frame {answer:.0f} ms; memory of Python {heap >> 20} MB")
    assert heap <= HEAP
    assert beyond <= BEYOND
    assert board <= BOARD
    assert ready <= READY
    assert answer <= ANSWER
