"""Size and speed of saved pages: ``make bench-browser``.

The match is La Revancha of four seats, played by greedy bots. The first map is compared with a
page that only inflates and imports the same Plotly; both are medians of five.
"""

from __future__ import annotations

import base64
import random
import statistics
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import Any

from boards import STATIC
from lab_screen import ROOT

import teg_nb
from teg_nb import Match
from teg_nb.bots import POLICIES

SEED = 3
TIMES = 5

ADDED = 250_000
WHOLE = 1_000_000
"""Most bytes of what the match adds, and of the page."""

SLOWER = 3
"""Most time of the first map, in times of the bare page."""

LESSON = 2_000_000
"""Most bytes of the page of a lesson with ten boards."""

BARE = """<!doctype html><body><script type="text/plain" id="plotly">PLOTLY</script>
<script>(async () => {
  const packed = document.getElementById('plotly').textContent;
  const bytes = Uint8Array.from(atob(packed), each => each.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const code = await new Response(stream).text();
  await import(URL.createObjectURL(new Blob([code], {type: 'text/javascript'})));
  document.body.dataset.time = performance.now();
})()</script>"""

WATCH = """new MutationObserver(() => {
  const root = document.documentElement;
  if (root.dataset.time || !document.querySelector('.teg-sketch, .scatterlayer')) return;
  root.dataset.time = 'soon';
  requestAnimationFrame(() => (root.dataset.time = performance.now()));
}).observe(document, {subtree: true, childList: true})"""


def opened(page: Any, path: Path) -> float:
    """Return the time from opening a file to its mark, ms."""
    page.goto(path.as_uri())
    mark = page.locator("[data-time]:not([data-time=soon])")
    mark.wait_for(state="attached")
    return float(mark.get_attribute("data-time"))


def test_size_and_first_map_of_a_page(page: Any, tmp_path: Path) -> None:
    match = Match("teg", seats=4)
    match.run(POLICIES["greedy"], random.Random(SEED), limit=1200)
    assert 800 <= len(match) <= 850
    path = teg_nb.page(match, tmp_path / "match.html")
    empty = teg_nb.page(Match("teg", seats=4), tmp_path / "empty.html")
    size, added = path.stat().st_size, path.stat().st_size - empty.stat().st_size
    plotly = base64.b64encode(zlib.compress((STATIC / "plotly.js").read_bytes(), 9)).decode()
    bare = tmp_path / "bare.html"
    bare.write_text(BARE.replace("PLOTLY", plotly), "utf-8")
    page.context.add_init_script(WATCH)
    times = [(opened(page, bare), opened(page, path)) for _ in range(TIMES)]
    inflated, drawn = (statistics.median(column) for column in zip(*times, strict=True))
    print(
        f"\n{len(match)} entries: {size:,} bytes, of them {added:,} for the match\n"
        f"first map {drawn:.0f} ms, Plotly alone {inflated:.0f} ms: {drawn / inflated:.2f} times\n"
    )
    assert added < ADDED
    assert size < WHOLE
    assert drawn < SLOWER * inflated


def test_size_and_first_map_of_a_lesson(page: Any, tmp_path: Path) -> None:
    lesson = ROOT / "notebooks" / "teg" / "01-first-match.ipynb"
    path = tmp_path / "lesson.html"
    begun = time.monotonic()
    subprocess.run([sys.executable, "-m", "teg_nb", "page", lesson, "-o", path], check=True)
    seconds = time.monotonic() - begun
    size = path.stat().st_size
    page.context.add_init_script(WATCH)
    page.goto(path.as_uri())
    figures = page.locator(".teg-figure")
    figures.first.scroll_into_view_if_needed()
    mark = page.locator("[data-time]:not([data-time=soon])")
    mark.wait_for(state="attached")
    drawn = float(mark.get_attribute("data-time"))
    print(
        f"\n{lesson.stem}, {figures.count()} boards: {size:,} bytes, written in {seconds:.1f} s\n"
        f"first map {drawn:.0f} ms\n"
    )
    assert figures.count() > 5
    assert size < LESSON
