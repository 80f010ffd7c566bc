"""A visit to a small site in the browser, without a network: its search, its switch, its board."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import make_site
import pages
import pytest
import rules


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and prints nothing."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Build the first page and the rules of La Revancha in both languages, and serve them."""
    out = tmp_path / "site"
    for lang in pages.LANGUAGES:
        sources = tmp_path / "sources" / lang
        board = pages.live_board(lang, is_built=True)
        made = {
            "index.md": f"# Juegos\n\n{board}\n\n```{{toctree}}\nrules/teg\n```\n",
            "rules/teg.md": rules.sources(lang)["rules/teg.md"],
            **rules.pictures(lang),
        }
        for name, text in made.items():
            pages.place(sources / name).write_text(text, "utf-8")
        # Pages for teachers, linked from there, are missing: Sphinx warns of them.
        make_site.sphinx(sources, out / lang, lang)
    pages.place(out / "play" / "index.html").write_text(
        "<!doctype html><link rel=icon href=data:,>ok"
    )
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=out))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/es"
    server.shutdown()


def test_a_visit_finds_rules_switches_and_starts_the_board(address: str, page: Any) -> None:
    for wanted, anchor in (("TEG-8.5", "TEG-8.5"), ("bloqueo", "TEG-10"), ("blockade", "TEG-10")):
        page.goto(f"{address}/search.html?q={wanted}")
        links = page.locator(f'#search-results a[href*="rules/teg.html#{anchor}"]')
        links.filter(has_text=anchor).first.wait_for()
    page.goto(f"{address}/rules/teg.html#TEG-8.5")
    assert page.locator("#TEG-8\\.5").is_visible()
    page.click("a.language-switch")
    page.wait_for_url("**/en/rules/teg.html#TEG-8.5")
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("#TEG-8\\.5").is_visible()
    page.goto(f"{address}/index.html")
    assert page.locator("iframe").count() == 0
    page.click(".live-board button")
    page.frame_locator(".live-board iframe").locator("body:has-text('ok')").wait_for()
    page.goto("about:blank")
