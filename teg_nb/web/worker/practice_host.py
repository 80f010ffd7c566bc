"""Exercises in a page without a kernel, judged here. The page keeps the journal of answers."""

from __future__ import annotations

import tempfile
from pathlib import Path

from teg_nb.engine.games import game_named
from teg_nb.engine.json_types import JsonObject
from teg_nb.exercises import journal
from teg_nb.exercises.workbook import workbook_in
from teg_nb.web.worker.page_host import PageHost, Post
from teg_nb.widget.session.workbook_model import WorkbookModel


class PracticeHost(PageHost):
    """The Python side of a page with the exercises of a game.

    Parameters
    ----------
    post : callable
        Sends a JSON text to the page.
    """

    def __init__(self, post: Post) -> None:
        super().__init__(post)
        self._folder = Path(tempfile.mkdtemp())
        self._kept = ""

    def opened(self, order: JsonObject) -> WorkbookModel:
        """Return the model of a workbook.

        Parameters
        ----------
        order : dict
            ``lang``, ``game``, ``files`` (the texts of exercise files as they are handed out, by
            name), and what the page has kept: ``journal``, ``learner`` (texts, empty at first).
        """
        self._kept = order["journal"]
        texts = {journal.FILE: self._kept, journal.LEARNER: order["learner"], **order["files"]}
        for name, text in texts.items():
            if text:
                (self._folder / Path(name).name).write_text(text, encoding="utf-8")
        journal.set_journal(self._folder / journal.FILE)
        book = workbook_in(self._folder, game_named(order["game"]))
        return WorkbookModel(self.send, book, lang=order["lang"], size="page")

    def receive(self, text: str) -> None:
        """Take a message of the page, say when it is done, and send the journal if it has grown."""
        super().receive(text)
        path = self._folder / journal.FILE
        text = path.read_text("utf-8") if path.exists() else ""
        if text != self._kept:
            self._kept = text
            self.send({"kept": {"journal": text, "learner": journal.learner_code()}})
