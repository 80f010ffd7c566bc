"""A match as one HTML file, opened from a disk: by itself, without scripts, and in a frame."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boards import played

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
    assert page.locator("#still").count() == 0

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
    frame.locator('#board [data-key="private"]').click()
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
        frame.locator("html[data-page=picture]" if scripts else "html:not([data-page])").wait_for()
        frame.locator("#still svg").wait_for()
        assert frame.locator("#match").is_hidden()
        assert "Vuelta 1 · " in frame.locator("header p:visible").first.inner_text()
        assert "navegador que ejecute scripts" in frame.locator("figcaption:visible").inner_text()
    assert browser_log.foreign == []
    browser_log.errors[:] = [error for error in browser_log.errors if "sandboxed" not in error]
