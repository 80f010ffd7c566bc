"""A match as one HTML file, opened from a disk: by itself, without scripts, and in a frame."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
from boards import played
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

import teg_nb
from teg_nb.widget.session.saved_page import page_text
from teg_nb.widget.session.view_model import private

DRAWN = ".teg[data-step] .js-plotly-plot .scatterlayer"


def test_a_page_opens_anywhere_and_goes_through_its_match(
    page: Any, browser_log: Any, tmp_path: Path, screenshot_of: Any
) -> None:
    """By keys and slider, in both languages; where scripts do not run it is a picture."""
    match = played("teg").fork(120)
    path = teg_nb.page(match, tmp_path / "match.html", lang="es")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.emulate_media(color_scheme="dark")
    page.goto(path.as_uri())
    board = page.locator("#board .teg")
    page.locator(f"#board {DRAWN}").wait_for()
    assert board.get_attribute("data-step") == "120"
    assert board.get_attribute("data-theme") == "dark"
    assert page.locator("#still").is_hidden()

    # Beside the board each event is read whole, and so is what the list shows.
    page.set_viewport_size({"width": 1280, "height": 900})
    page.locator("#events .teg-roll-row").first.wait_for()
    cut = page.evaluate(
        """() => {
          const high = node => node.getBoundingClientRect().height;
          const rows = [...document.querySelectorAll('#events .teg-roll-row')];
          const needs = [...document.querySelectorAll('#events select')].map(select => {
            const alone = select.cloneNode(true);
            alone.style.cssText = 'flex: none; width: max-content';
            select.after(alone);
            const [wide, is] = [alone.offsetWidth, select.offsetWidth];
            alone.remove();
            return wide - is;
          });
          return {
            rows: rows.filter(row => [...row.children].some(
              cell => high(cell) > high(row) || cell.scrollWidth > cell.clientWidth)).length,
            lines: Math.max(...rows.map(high)) / Math.min(...rows.map(high)),
            selects: Math.max(...needs),
          };
        }"""
    )
    assert cut["rows"] == 0
    assert cut["lines"] > 1  # some take more than one
    assert cut["selects"] <= 0

    # The board has the focus: keys step. The other views and the slider step too.
    page.keyboard.press("ArrowLeft")
    page.locator('#board .teg[data-step="119"]').wait_for()
    page.locator('#standings .teg[data-step="119"]').wait_for()
    slider = page.locator('#board [data-key="position"]')
    slider.fill("40")
    slider.dispatch_event("change")
    page.locator('#events .teg[data-step="40"]').wait_for()
    fork = match.fork(40)
    texts = [line.text for line in fork.news(lang="es")]
    assert texts[-1] in page.locator("#board .teg-news").inner_text()

    # A clause that occurs has its text, and everything changes its language.
    page.locator('#board [data-key="lang-en"]').click()
    page.locator('#board [data-key="lang-en"][aria-pressed="true"]').wait_for()
    chip = page.locator("#board .teg-news [data-clause]").first
    name = chip.inner_text()
    chip.click()
    rule = page.locator("#board .teg-rule")
    rule.wait_for()
    assert teg_nb.catalogue("teg").clause(name).text("en")[:40] in rule.inner_text()
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("footer p:visible").first.inner_text().startswith("Made with teg_nb")
    screenshot_of(page, "saved-page-dark")
    assert {url.partition(":")[0] for url in asked} == {"file", "blob"}

    # A frame without an origin and without a network draws it as well, here for one seat. Its
    # secrets are uncovered by a button, and are those of the step shown.
    own = match.settings.seats[0]
    text = page_text(match, lang="es", viewer=own)
    page.goto("about:blank")
    page.evaluate(
        """srcdoc => {
          const frame = Object.assign(document.createElement('iframe'), {srcdoc});
          frame.sandbox.add('allow-scripts');
          frame.style.cssText = 'border: 0; width: 420px; height: 800px';
          document.body.append(frame);
        }""",
        text,
    )
    frame = page.frame_locator("iframe")
    frame.locator(f"#board {DRAWN}").wait_for()
    assert f"lo que solo sabe {own}" in frame.locator("main > header").inner_text()
    secret = frame.locator("#board .teg-secret.teg-open")
    secret.wait_for()
    goal = private(match, 120, 0, "es")["objectives"][0]
    assert goal in secret.inner_text()
    frame.locator('#board [data-key="back"]').click()
    frame.locator('#board .teg[data-step="119"]').wait_for()
    assert goal in secret.inner_text()
    assert secret.get_by_role("button").count() == 1
    screenshot_of(page, "saved-page-narrow")

    # In an old browser, and without scripts: the picture, how far the match is, and one sentence.
    old = text.replace("<script>", "<script>delete window.DecompressionStream;", 1)
    for srcdoc, scripts in ((old, True), (text, False)):
        page.evaluate(
            """([srcdoc, scripts]) => {
              const frame = document.querySelector('iframe');
              frame.sandbox[scripts ? 'add' : 'remove']('allow-scripts');
              frame.srcdoc = srcdoc;
            }""",
            [srcdoc, scripts],
        )
        shows = "[data-shows=picture]" if scripts else ":not([data-shows])"
        frame.locator(f".teg-figure{shows}").wait_for()
        frame.locator("#still svg").wait_for()
        assert frame.locator("#match").is_hidden()
        assert "Vuelta 1 · " in frame.locator("header p:visible").first.inner_text()
        assert "navegador que ejecute scripts" in frame.locator("figcaption:visible").inner_text()
    assert browser_log.foreign == []
    browser_log.errors[:] = [error for error in browser_log.errors if "sandboxed" not in error]


EXERCISES = """
game = "teg"
[dice]
kind = "number"
task = { es = "¿Cuántas tiradas hay?", en = "How many rolls are there?" }
answer = 46656
explain = { es = "Es la respuesta secreta.", en = "It is the secret answer." }
"""

LESSON = (
    "# Una lección\n\nHay $6^6$ tiradas. Sigue en [la otra](otra.ipynb).",
    "from teg_nb import *\nfrom teg_nb import exercises\nimport random",
    "match = Match('teg', seats=3).run(POLICIES['greedy'], random.Random(1), limit=60)",
    "board = BoardView(match, 20)\nboard.set_caption('Mirá Chile')\nboard",
    "StandingsView(board)",
    "exercises.load('dice.toml')['dice']",
    "print('fin')",
)


def test_a_lesson_becomes_a_page_whose_boards_can_be_stepped(
    page: Any, browser_log: Any, tmp_path: Path, screenshot_of: Any
) -> None:
    """From a disk, without a request; without scripts each board is a picture."""
    (tmp_path / "dice.toml").write_text(EXERCISES, "utf-8")
    cells = [new_markdown_cell(LESSON[0]), *map(new_code_cell, LESSON[1:])]
    nbformat.write(new_notebook(cells=cells), tmp_path / "lesson.ipynb")
    path = tmp_path / "lesson.html"
    command = [sys.executable, "-m", "teg_nb", "page", str(tmp_path / "lesson.ipynb"), "-o"]
    subprocess.run([*command, str(path)], check=True, capture_output=True)
    text = path.read_text("utf-8")
    assert text.count('id="plotly"') == text.count('id="front"') == 1
    assert text.count('<script type="text/plain" id="p') - 1 == 2, "one drawing, one replay"
    assert "respuesta secreta" not in text

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    board = page.locator(f".teg-figure {DRAWN}")
    board.wait_for()
    assert "Mirá Chile" in page.locator(".teg-caption").first.inner_text()
    assert page.locator("math msup").count() == 1
    assert page.get_by_text("la otra").get_attribute("href") is None
    assert page.get_by_text("¿Cuántas tiradas hay?").is_visible()
    # Both views are one group: a press steps both. The keys work too.
    page.locator('.teg[data-step="20"] [data-key="forward"]').click()
    page.locator('.teg-follower[data-step="21"]').wait_for()
    page.locator('.teg[data-face="look"]').focus()
    page.keyboard.press("ArrowRight")
    page.locator('.teg-follower[data-step="22"]').wait_for()
    screenshot_of(page, "lesson-page")
    page.emulate_media(media="print")
    assert page.locator(".teg-still svg").first.is_visible()
    assert board.is_hidden()
    assert {url.partition(":")[0] for url in asked} == {"file", "blob"}

    page.goto("about:blank")
    page.emulate_media(media="screen")
    page.evaluate(
        """srcdoc => {
          const frame = Object.assign(document.createElement('iframe'), {srcdoc});
          frame.sandbox = '';
          frame.style.cssText = 'border: 0; width: 400px; height: 800px';
          document.body.append(frame);
        }""",
        text,
    )
    frame = page.frame_locator("iframe")
    frame.locator(".teg-still svg").first.wait_for()
    assert frame.locator(".teg-live:visible").count() == 0
    assert "navegador que ejecute scripts" in frame.locator("figcaption").first.inner_text()
    assert browser_log.foreign == []
    browser_log.errors[:] = [error for error in browser_log.errors if "sandboxed" not in error]
