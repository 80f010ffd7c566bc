"""Snapshots: pictures that replace a board in a saved notebook.

In a reopened notebook, Lab shows an error for a widget that is gone, not the picture of the same
output. So in Lab the picture is an output of its own. The live board hides it
(``src/base/snapshot.js``) and requests a new one when nothing moves. An empty output takes its
place first, and the picture comes a little later: for any picture Lab loads its typesetter for
mathematics, which would delay the board.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Callable
from weakref import WeakMethod

from IPython.display import DisplayHandle, display

from teg_nb.engine.board import escape
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.text.phrases import phrases

LATER = 2.0
"""Delay of the picture, in seconds."""


WIDEST = 760
"""Maximum width of a saved picture, in pixels: a cell of an exported page 900 pixels wide."""


def saved(svg: str, lang: str) -> str:
    """Return the picture of a view for a file: no wider than a cell, above a sentence.

    Examples
    --------
    >>> drawn = saved('<svg viewBox="0 0 1520 800" width="1520" height="800"></svg>', "en")
    >>> drawn[:75]
    '<svg data-still="teg_nb" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 15'
    >>> 'width="760" height="420"' in drawn, "run this cell" in drawn
    (True, True)
    """
    wide, high = size(svg)
    width = min(wide, WIDEST)
    letters = 13 * wide / width
    strip = 20 * wide / width
    words = escape(phrases("saved", lang)["picture"])
    inside = re.sub(r"<svg ([^>]*)>", lambda match: f"<svg {framed(match[1])}>", svg, count=1)
    box = f'width="{wide:g}" height="{high:g}"'
    return (
        '<svg data-still="teg_nb" xmlns="http://www.w3.org/2000/svg"'
        f' viewBox="0 0 {wide:g} {high + strip:g}" width="{width:g}"'
        f' height="{(high + strip) * width / wide:.0f}">'
        f'<rect width="{wide:g}" height="{high + strip:g}" fill="#ffffff"/>'
        f"{inside.replace('<svg ', f'<svg {box} ', 1)}"
        f'<text x="{letters / 2:g}" y="{high + strip * 0.7:g}" font-size="{letters:g}"'
        f' font-family="DejaVu Sans, Verdana, sans-serif" fill="#667383">{words}</text></svg>'
    )


def is_still(data: JsonObject) -> bool:
    """Return true if an output holds the picture of a view."""
    marks = {"image/svg+xml": '<svg data-still="teg_nb" ', "text/html": '<div class="teg-exercise"'}
    return any(str(data.get(kind, "")).startswith(mark) for kind, mark in marks.items())


def framed(attributes: str) -> str:
    """Remove the size from the attributes of a picture, since another picture sets it."""
    return re.sub(r'\s(?:width|height)="[^"]*"', "", f" {attributes}").strip()


def size(svg: str) -> tuple[float, float]:
    """Return width and height of the view box of a picture."""
    box = re.search(r'viewBox="([^"]*)"', svg)
    assert box is not None
    _, _, width, height = (float(number) for number in re.split(r"[\s,]+", box[1].strip()))
    return width, height


def in_lab() -> bool:
    """Return true if the notebook is open in Lab or Notebook, whose server sets a variable."""
    elsewhere = "VSCODE_PID" in os.environ or "google.colab" in sys.modules
    return "JPY_SESSION_NAME" in os.environ and not elsewhere


class Snapshot:
    """The picture of one board, in all outputs where the board was shown."""

    def __init__(self) -> None:
        self._output = DisplayHandle()
        self._drawn: str | None = None
        self._later: asyncio.TimerHandle | None = None

    def show(
        self,
        picture: Callable[[], str],
        words: str,
        board: JsonObject,
        metadata: JsonObject,
        later: bool = False,
    ) -> None:
        """Write two outputs: the picture, now or `later`, and the board without a picture.

        A delayed picture does not keep its board alive: `picture` is a method, held weakly.
        """
        loop = _running() if later else None
        if loop is None:
            self._drawn = picture()
            self._output.display(self._bundle(self._drawn, words), raw=True)
        else:
            self._drawn = ""
            self._output.display({"text/plain": f"{words}\n…"}, raw=True)
            self._later = loop.call_later(LATER, self._come, WeakMethod(picture), words)
        display({**board, "text/plain": ""}, metadata=metadata, raw=True)

    def refresh_snapshot(self, svg: str, words: str) -> None:
        """Update the picture, if it was shown and differs."""
        if self._drawn is not None and self._drawn != svg:
            self._drawn = svg
            self._output.update(self._bundle(svg, words), raw=True)

    def _come(self, picture: WeakMethod[Callable[[], str]], words: str) -> None:
        draw = picture()
        if draw is not None:  # the board still exists
            self.refresh_snapshot(draw(), words)

    def close(self) -> None:
        """Cancel a delayed picture."""
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _bundle(self, svg: str, words: str) -> dict[str, str]:
        return {"image/svg+xml": svg, "text/plain": words}


def _running() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class HtmlSnapshot(Snapshot):
    """A snapshot of a view with text and picture, shown as HTML."""

    def _bundle(self, html: str, words: str) -> dict[str, str]:
        return {"text/html": html, "text/plain": words}
