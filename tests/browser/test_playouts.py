"""From here, many times, in the page: the button, bars that grow, the stop, two positions."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from teg_nb import Match, PlayoutsView, Study
from teg_nb.bots import POLICIES
from teg_nb.simulation.playouts import percent

STATIC = Path(__file__).resolve().parents[2] / "teg_nb" / "widget" / "static"
ADDRESS = "http://127.0.0.1:9/playouts"
PAGE = """<!doctype html><html lang="es"><head><title>Playouts</title></head>
<body style="margin: 0"><main></main></body></html>"""

OPEN = """async () => {
  const view = (await import('/playouts.js')).default;
  const heard = {};
  window.traits = {line: 'main', step: 60, lang: 'es'};
  window.tell = (event, content) => (heard[event] ?? []).forEach(each => each(content));
  const model = {
    get: name => window.traits[name],
    on: (event, callback) => (heard[event] ??= []).push(callback),
    off: () => {},
    send: message => window.kernel(message),
  };
  view.render({model, el: document.querySelector('main')});
}"""


def test_playing_from_here(page: Any, screenshot_of: Any) -> None:
    match = Match("teg", 4, {"max_rounds": 3}).run(POLICIES["greedy"], random.Random(3), limit=60)
    study = Study(match)
    view = PlayoutsView(study, seed=1)
    told: list[Any] = []
    view.send = lambda content, buffers=None: told.append(content)

    def kernel(message: Any) -> None:
        view._on_message(view, message, [])

    def shown() -> None:
        """The page hears what the thread of the playouts has said: Playwright has one thread."""
        while told:
            page.evaluate("content => window.tell('msg:custom', content)", told.pop(0))

    def until(wanted: Any) -> None:
        for _ in range(600):
            page.wait_for_timeout(50)
            shown()
            if wanted():
                return
        raise AssertionError(page.inner_text("main"))

    page.route("**/*", lambda route: route.fulfill(status=204))
    page.route(ADDRESS, lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.route(
        "**/playouts.js",
        lambda route: route.fulfill(
            body=(STATIC / "playouts.js").read_text("utf-8"), content_type="text/javascript"
        ),
    )
    page.goto(ADDRESS)
    page.expose_function("kernel", kernel)
    page.evaluate(OPEN)
    until(lambda: page.query_selector("[data-key=start]"))
    page.select_option("[data-key=bots]", "random")
    page.click("[data-key=start]")
    until(lambda: page.query_selector("[data-key=stop]"))
    until(lambda: page.eval_on_selector("progress", "each => each.value") >= 20)
    page.click("[data-key=stop]")
    until(lambda: not view.is_running and page.query_selector("[data-key=start]:enabled"))
    (done,) = view.done
    assert 20 <= len(done) < 1000
    rows = page.locator("tbody tr").all_inner_texts()
    assert [row.split()[0] for row in rows] == list(match.settings.seats)
    for won, row in zip(done.wins(), rows, strict=True):
        assert percent(won / len(done), "es") in row
    drawn = re.findall(r"<text[^>]*>([^<]*)</text>", view.picture())
    said = [f"{percent(won / len(done), 'es')} ({won}/{len(done)})" for won in done.wins()]
    assert [item for item in drawn if "/" in item] == said

    page.click("[data-key=pin]")
    until(lambda: page.query_selector("[data-key=unpin]"))
    view.step = 20
    page.evaluate("window.traits.step = 20; window.tell('change:step')")
    page.select_option("[data-key=games]", "100")
    page.click("[data-key=start]")
    until(lambda: not view.is_running and page.locator("table").count() == 2)
    until(lambda: page.query_selector("[data-key=keep]"))
    page.click("[data-key=keep]")
    until(lambda: "Anotado" in page.inner_text("[role=status]"))
    assert len(study.lines) == 1
    for dark in (False, True):
        page.evaluate(
            "dark => { document.body.dataset.theme = dark ? 'dark' : 'light';"
            " document.body.style.background = dark ? '#111' : '#fff'; }",
            dark,
        )
        for width in (900, 380):
            page.set_viewport_size({"width": width, "height": 800})
            screenshot_of(page, f"playouts-{'dark' if dark else 'light'}-{width}")
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width
