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
import sys
from collections.abc import Callable
from weakref import WeakMethod

from IPython.display import DisplayHandle, display

from teg_nb.engine.json_types import JsonObject

LATER = 2.0
"""Delay of the picture, in seconds."""


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
        marked = svg.replace("<svg ", '<svg data-still="teg_nb" ', 1)
        return {"image/svg+xml": marked, "text/plain": words}


def _running() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class HtmlSnapshot(Snapshot):
    """A snapshot of a view with text and picture, shown as HTML."""

    def _bundle(self, html: str, words: str) -> dict[str, str]:
        return {"text/html": html, "text/plain": words}
