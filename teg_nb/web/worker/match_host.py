"""A match in a page without a kernel: messages between the page and its `MatchModel`.

``docs/site/play/worker.js`` makes a host in Pyodide and passes JSON texts on, both ways:

- From the page come the messages that `PageModel.receive` takes. Each gets one ``{"idle": true}``
  once it is done, whether it succeeded or not.
- To the page go the messages of the model; ``{"kept": {...}}``, the log to keep after an action;
  and first of all ``{"opened": {"values": {...}, "parts": {...}}}`` or ``{"refused": {...}}``.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from teg_nb.engine.errors import GameError
from teg_nb.engine.games import game_named
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.log.format import join_lines
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.widget.session.autosave import Notice
from teg_nb.widget.session.board_model import MatchModel
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.start import PendingSession, session_of

Post: TypeAlias = Callable[[str], object]

UNDO = "own"
"""A person may take back an own act, as on a board of `teg_nb.play`."""


class PageFile:
    """The place of a match in the page: it receives the complete log after each action.

    Parameters
    ----------
    post : callable
        Sends a JSON text to the page.
    """

    holds_one = False
    notices: Sequence[Notice] = ()

    def __init__(self, post: Post) -> None:
        self._post = post
        self._study: Study | None = None
        self._number = 0

    def save(self, study: Study) -> None:
        """Send the log of a study, and the number of the match among those begun in this page."""
        if study is not self._study:
            self._study, self._number = study, self._number + 1
        with study.lock:
            text = join_lines(study.log().written()).decode()
        self._post(json.dumps({"kept": {"number": self._number, "log": text}}))


class MatchHost:
    """The Python side of a page with one board.

    Parameters
    ----------
    post : callable
        Sends a JSON text to the page.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._model: MatchModel | None = None

    def open(self, order: str) -> None:
        """Open the start screen of a game, or a match from its log.

        Parameters
        ----------
        order : str
            A JSON object with ``lang``, ``seed`` (a text, for dice, cards and bots), and ``game``
            or ``log``.
        """
        try:
            model = self._opened(json.loads(order))
        except GameError as fault:
            self._post(json.dumps({"refused": {lang: fault.text(lang) for lang in LANGUAGES}}))
            return
        self._model = model
        self._post(json.dumps({"opened": {"values": model.values, "parts": model.parts}}))

    def _opened(self, order: JsonObject) -> MatchModel:
        rng, lang = random.Random(order["seed"]), order["lang"]
        session: Session
        if text := order.get("log"):
            session = session_of(Study.parse(io.StringIO(text)), rng, lang, UNDO)
        else:
            session = PendingSession(game_named(order["game"]), rng, lang, UNDO)
        return MatchModel(self._send, session, confirm="auto", file=PageFile(self._post))

    def _send(self, message: JsonObject) -> None:
        self._post(json.dumps(message))

    def receive(self, text: str) -> None:
        """Take a message of the page, a JSON text, and say when it is done."""
        try:
            assert self._model is not None, "the page sends messages after an order was opened"
            self._model.receive(json.loads(text))
        finally:
            self._post('{"idle": true}')
