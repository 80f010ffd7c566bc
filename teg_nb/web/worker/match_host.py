"""A match in a page without a kernel."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence

from teg_nb.engine.games import game_named
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.log.format import join_lines
from teg_nb.engine.play.study import Study
from teg_nb.web.worker.page_host import PageHost
from teg_nb.widget.session.autosave import Notice
from teg_nb.widget.session.board_model import MatchModel
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.start import PendingSession, session_of

UNDO = "own"
"""A person may take back an own act, as on a board of `teg_nb.play`."""


class PageFile:
    """The place of a match in the page: it receives the complete log after each action.

    Parameters
    ----------
    send : callable
        Sends a message to the page.
    """

    holds_one = False
    notices: Sequence[Notice] = ()

    def __init__(self, send: Callable[[JsonObject], None]) -> None:
        self._send = send
        self._study: Study | None = None
        self._number = 0

    def save(self, study: Study) -> None:
        """Send the log of a study, and the number of the match among those begun in this page."""
        if study is not self._study:
            self._study, self._number = study, self._number + 1
        with study.lock:
            text = join_lines(study.log().written()).decode()
        self._send({"kept": {"number": self._number, "log": text}})


class MatchHost(PageHost):
    """The Python side of a page with a match."""

    def opened(self, order: JsonObject) -> MatchModel:
        """Return the model of the start screen of a game, or of a match from its log.

        Parameters
        ----------
        order : dict
            ``lang``, ``seed`` (a text, for dice, cards and bots), and ``game`` or ``log``.
        """
        rng, lang = random.Random(order["seed"]), order["lang"]
        session: Session
        if text := order.get("log"):
            session = session_of(Study.parse(io.StringIO(text)), rng, lang, UNDO)
        else:
            session = PendingSession(game_named(order["game"]), rng, lang, UNDO)
        return MatchModel(self.send, session, confirm="auto", file=PageFile(self.send))
