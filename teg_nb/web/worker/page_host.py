"""The Python side of a page without a kernel. JSON texts go both ways.

``docs/site/play/worker.js`` makes a host in Pyodide and passes the texts on:

- From the page come an order first, and then the messages that `PageModel.receive` takes. Each
  message gets one ``{"idle": true}`` once it is done, whether it succeeded or not.
- To the page go the messages of the model; ``{"kept": {...}}``, what the page shall keep; and
  first of all ``{"opened": {"values": {...}, "parts": {...}}}`` or ``{"refused": {...}}``.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.widget.session.board_model import PageModel

Post: TypeAlias = Callable[[str], object]


class PageHost(ABC):
    """The Python side of a page with one model.

    Parameters
    ----------
    post : callable
        Sends a JSON text to the page.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._model: PageModel | None = None

    @abstractmethod
    def opened(self, order: JsonObject) -> PageModel:
        """Return the model that the page orders."""

    def open(self, order: str) -> None:
        """Open what the page orders, in a JSON object, and send it the values."""
        try:
            model = self.opened(json.loads(order))
        except GameError as fault:
            self.send({"refused": {lang: fault.text(lang) for lang in LANGUAGES}})
            return
        self._model = model
        self.send({"opened": {"values": model.values, "parts": model.parts}})

    def receive(self, text: str) -> None:
        """Take a message of the page, a JSON text, and say when it is done."""
        try:
            assert self._model is not None, "the page sends messages after an order was opened"
            self._model.receive(json.loads(text))
        finally:
            self.send({"idle": True})

    def send(self, message: JsonObject) -> None:
        """Send a message to the page."""
        self._post(json.dumps(message))
