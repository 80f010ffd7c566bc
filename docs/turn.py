"""The moving picture of the README: a turn on a real board. ``make turn`` draws it.

A browser plays the turn as a person does, with its pointer, and every step is a picture. Two files:
for light and for dark pages, animated WebP.
"""

from __future__ import annotations

import base64
import random
import shutil
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests" / "browser"))

from boards import Boards  # noqa: E402

from teg_nb import POLICIES, Match  # noqa: E402
from teg_nb.engine.svg.export import BROWSERS  # noqa: E402

WIDTH, HEIGHT = 980, 620
QUALITY = 45
"""Of WebP, of 100."""

SEATS = ("Blanco", "Rojo", "Azul", "Negro")
WAY = (("Angola", "Mauritania", 1), ("Angola", "Nigeria", 3))
"""Conquests: from, to, and the armies that move on."""
SEED = 1
"""Of dice with which both are conquered soon."""

POINTER = """() => {
  const arrow = document.createElement('div');
  arrow.id = 'pointer';
  arrow.style = 'position:fixed;z-index:9;pointer-events:none;left:600px;top:500px';
  arrow.innerHTML = '<svg width="26" height="26" viewBox="0 0 26 26"><path fill="#fff"'
    + ' stroke="#000" stroke-width="1.6" d="M3 2v19l5-5 4 8 4-2-4-8h7z"/></svg>';
  document.body.append(arrow);
  window.pointAt = (x, y) => Object.assign(arrow.style, {left: `${x - 3}px`, top: `${y - 2}px`});
}"""


def beginning() -> Match:
    """Play a match by bots up to the attacks of the first seat, in round 3."""
    match, rng, greedy = Match("teg", SEATS), random.Random(11), POLICIES["greedy"]
    while match.to_move != 0 or match.state.phase != "attack" or len(match) < 260:
        if match.to_move < 0:
            match.push(match.game.sample_chance(match.state, rng))
        else:
            match.push(greedy(match.game.observe(match.state, match.to_move), rng))
    return match


class Film:
    """Pictures of a page, with the time that each is shown.

    Attributes
    ----------
    frames : list of (bytes, int)
        WebP pictures, with their milliseconds.
    """

    def __init__(self, page: Any, boards: Boards) -> None:
        self.page, self.boards = page, boards
        self.developer = page.context.new_cdp_session(page)
        self.frames: list[tuple[bytes, int]] = []
        self.at: tuple[float, float] | None = None

    def take(self, milliseconds: int) -> None:
        """Take a picture once nothing moves."""
        self.boards.settled()
        shot = self.developer.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        self.frames.append((base64.b64decode(shot["data"]), milliseconds))

    def country(self, name: str, milliseconds: int, plays: bool = False) -> None:
        """Press a country of the map. If that plays an action, wait until it is shown."""
        spot = self.page.evaluate("name => document.querySelector('.teg').tegPixel(name)", name)
        self._press(spot["x"], spot["y"], milliseconds, plays)

    def button(self, key: str, milliseconds: int) -> None:
        """Press a button of the bar."""
        button = self.page.locator(f".teg [data-key={key}]:visible")
        box = button.bounding_box()
        self._press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, milliseconds, True)

    def _press(self, x: float, y: float, milliseconds: int, plays: bool) -> None:
        if (x, y) != self.at:
            self.at = (x, y)
            self.page.evaluate("([x, y]) => pointAt(x, y)", [x, y])
            self.page.mouse.move(x, y)
            self.take(450)
        step = self.page.locator(".teg").first.get_attribute("data-step")
        self.page.mouse.click(x, y)
        if plays:
            self.page.wait_for_selector(f".teg[data-step]:not([data-step='{step}'])")
        self.take(milliseconds)


def turn(page: Any, dark: bool) -> list[tuple[bytes, int]]:
    """Play the turn in a page: two conquests from Angola. Return the pictures."""
    boards = Boards(page)
    page.emulate_media(reduced_motion="reduce")
    size = {"width": WIDTH, "height": HEIGHT, "dark": dark}
    boards.show("teg", match=beginning(), lang="en", seed=SEED, **size)
    page.evaluate(POINTER)
    widget = boards.widgets["teg"]
    film = Film(page, boards)
    film.take(900)
    for source, target, armies in WAY:
        film.country(source, 700)
        film.country(target, 1100)
        while [source, target] in map(list, widget.match.menu().get("attack", ())):
            film.country(target, 1300, plays=True)
        film.button(f"act-conquest_move-{armies}", 900)
    film.button("act-end_attack", 2500)
    return film.frames


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield name and content of the parts of a RIFF file."""
    at = 12
    while at < len(data):
        name, size = struct.unpack_from("<4sI", data, at)
        yield name, data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, content: bytes) -> bytes:
    """Return a part of a RIFF file."""
    return struct.pack("<4sI", name, len(content)) + content + b"\0" * (len(content) % 2)


def animated(frames: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """Join WebP pictures of one size into an animation without an end.

    Source: the WebP container specification (https://developers.google.com/speed/webp).
    """
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    parts = [
        chunk(b"VP8X", bytes([2, 0, 0, 0]) + size),
        chunk(b"ANIM", b"\xff\xff\xff\xff\0\0"),
    ]
    for picture, milliseconds in frames:
        image = b"".join(
            chunk(name, content) for name, content in chunks(picture) if name in (b"VP8 ", b"VP8L")
        )
        head = bytes(6) + size + milliseconds.to_bytes(3, "little") + b"\2"
        parts.append(chunk(b"ANMF", head + image))
    return chunk(b"RIFF", b"WEBP" + b"".join(parts))


def main() -> None:
    """Write the pictures for light and for dark pages."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for theme in ("light", "dark"):
            page = browser.new_page()
            frames = turn(page, theme == "dark")
            data = animated(frames, WIDTH, HEIGHT)
            Path(__file__).with_name(f"turn-{theme}.webp").write_bytes(data)
            print(f"{theme}: {len(frames)} pictures, {len(data) / 1000:.0f} kB")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
