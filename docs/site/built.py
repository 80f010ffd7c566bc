"""Checks of the built site: it asks no other host, and its links lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

_LOADED = {"src", "srcset", "poster", "data"}
_CSS_URL = re.compile(r"""(?:url\(\s*|@import\s+)["']?((?:https?:)?//[^"')\s]+)""")


class _Page(HTMLParser):
    """Collects the anchors, the links and the loaded addresses of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = set[str]()
        self.links = list[str]()
        self.loaded = list[str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        self.loaded += [given[name] for name in _LOADED & given.keys()]
        self.loaded += _CSS_URL.findall(given.get("style", ""))
        if "href" in given:
            is_link = tag == "a" or given.get("rel") in ("search", "next", "prev", "index")
            (self.links if is_link else self.loaded).append(given["href"])


def outside(page: Path) -> list[str]:
    """Return the addresses of other hosts that a page or style sheet loads."""
    text = page.read_text("utf-8")
    if page.suffix == ".css":
        return _CSS_URL.findall(text)
    return [url for url in _read(page).loaded if re.match(r"(?:https?:)?//", url.strip())]


def dead_links(page: Path) -> Iterator[str]:
    """Yield the links of a page that lead to no file or anchor of the site."""
    for link in _read(page).links:
        if re.match(r"\w+:|//", link):
            continue
        path, _, anchor = link.partition("#")
        path = unquote(path.partition("?")[0])
        target = (page.parent / path).resolve() if path else page
        if not target.is_file() or (anchor and not _has(target, unquote(anchor))):
            yield link


def _has(page: Path, anchor: str) -> bool:
    return page.suffix != ".html" or anchor in _read(page).anchors


@cache
def _read(page: Path) -> _Page:
    return _Page(page.read_text("utf-8"))


def faults(site: Path) -> list[str]:
    """Return a line for each request to another host and each dead link of the site."""
    lines = [
        f"{page.relative_to(site)}: loads {url}"
        for suffix in ("html", "css")
        for page in sorted(site.rglob(f"*.{suffix}"))
        for url in outside(page)
    ]
    return lines + [
        f"{page.relative_to(site)}: dead link {link}"
        for page in sorted(site.rglob("*.html"))
        for link in dead_links(page.resolve())
    ]
