"""The picture that stands in a notebook for a board, where the board is no more.

Lab shows of an output the widget alone, and where that is gone, in a notebook that is opened again,
an error. So there the picture is an output of its own: the live board hides it (``src/still.js``)
and asks for it to be drawn anew once nothing moves. Its place is taken first and the picture comes
a little later: for any picture Lab loads what typesets mathematics, which would delay the board.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from typing import Any
from weakref import WeakMethod

from IPython.display import DisplayHandle, display

LATER = 2.0
"""How much later the picture comes, in seconds."""


def in_lab() -> bool:
    """Whether the notebook is open in Lab or Notebook, whose server names it to its kernels."""
    elsewhere = "VSCODE_PID" in os.environ or "google.colab" in sys.modules
    return "JPY_SESSION_NAME" in os.environ and not elsewhere


class Snapshot:
    """The picture of one board, in all places where the board was shown."""

    def __init__(self) -> None:
        self._output = DisplayHandle()
        self._drawn: str | None = None
        self._later: asyncio.TimerHandle | None = None

    def show(
        self,
        picture: Callable[[], str],
        words: str,
        board: dict[str, Any],
        metadata: dict[str, Any],
        later: bool = False,
    ) -> None:
        """Write two outputs: the picture, at once or `later`, and the board without one.

        A picture that comes later keeps no board alive: `picture` is a method.
        """
        loop = _running() if later else None
        if loop is None:
            self._drawn = picture()
            self._output.display(self._bundle(self._drawn, words), raw=True)
        else:
            self._drawn = ""
            self._output.display({"text/plain": f"{words} …"}, raw=True)
            self._later = loop.call_later(LATER, self._come, WeakMethod(picture), words)
        display({**board, "text/plain": ""}, metadata=metadata, raw=True)

    def refresh_snapshot(self, svg: str, words: str) -> None:
        """Bring the picture up to date, if it was shown and differs."""
        if self._drawn is not None and self._drawn != svg:
            self._drawn = svg
            self._output.update(self._bundle(svg, words), raw=True)

    def _come(self, picture: WeakMethod[Callable[[], str]], words: str) -> None:
        draw = picture()
        if draw is not None:  # the board is there yet
            self.refresh_snapshot(draw(), words)

    def close(self) -> None:
        """Draw nothing that is still to come."""
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
    """The same of what has words beside its picture: it stands there as HTML."""

    def _bundle(self, html: str, words: str) -> dict[str, str]:
        return {"text/html": html, "text/plain": words}
