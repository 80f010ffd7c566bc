"""The play page, built for the tests and served on this machine."""

from __future__ import annotations

import functools
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *words: object) -> None:
        """Write nothing."""


CHAPTER = """
title = "Dados"

[tie]
kind = "choose"
task = "¿Quién gana un empate?"
options = ["quien ataca", "quien defiende"]
right = 2

[dice]
kind = "number"
task = "¿Cuántos dados tira como mucho quien ataca?"
answer = 3
"""
"""A chapter of exercises. Their answers need a key once they are handed out."""


def require_pyodide() -> None:
    """Skip the test where Pyodide was not fetched; fail it where the browser is required."""
    if not (ROOT / "artifacts" / "pyodide" / "pyodide.mjs").exists():
        reason = "Pyodide is not here: make js"
        if os.environ.get("TEG_NB_BROWSER") == "required":
            pytest.fail(reason)
        pytest.skip(reason)


def build(folder: Path) -> None:
    """Build the pages into a folder, with one chapter of exercises."""
    require_pyodide()
    lessons = folder.parent / "lessons"
    (lessons / "teg" / "exercises").mkdir(parents=True, exist_ok=True)
    (lessons / "teg" / "exercises" / "dice.toml").write_text(CHAPTER, "utf-8")
    sys.path.insert(0, str(ROOT / "docs" / "site" / "play"))
    try:
        import make_play
    finally:
        sys.path.pop(0)
    make_play.build(folder, lessons)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; yields its address."""
    handler = functools.partial(_Silent, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
