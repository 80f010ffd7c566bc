"""The file of a board, written whole after every action: nothing is lost with the kernel."""

from __future__ import annotations

import os
import re
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from IPython.core.getipython import get_ipython

from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.files import locked
from teg_nb.engine.match import Match
from teg_nb.engine.study import Study

ENDING = ".jsonl"

_NAME = re.compile(r"\w(?:[\w -]{0,58}\w)?")

_HELD: dict[str, Autosave] = {}


class NotSaved(GameError):
    """What keeps a board from its file; a key of ``faults.toml`` says it."""


class Autosave:
    """A file that one board alone keeps its study in.

    The board has it until it is closed, its kernel ends, or the cell that made it is run again:
    then the board that this makes takes it over.

    Parameters
    ----------
    name : str
        Of a file in the working folder, without its ending.

    Raises
    ------
    BadArgument
        If it is no name: a path, something with an ending, ...
    NotSaved
        If another board has the file, or nothing can be written there.
    """

    def __init__(self, name: str) -> None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            raise BadArgument("autosave_name", value=name, ending=ENDING)
        self.file = name + ENDING
        self.board: Any = None
        self._run = _run()
        self._saving = threading.Lock()
        self._handle: int | None = None
        try:
            self.path = Path.cwd() / self.file
            self._key = os.path.normcase(os.path.realpath(self.path))
            before = _HELD.get(self._key)
            if before is None:
                self._claim()
            elif before.gives_way(self._run):
                self._handle, before._handle = before._handle, None
            else:
                raise NotSaved("autosave_held", file=self.file)
        except OSError as fault:
            raise self._unwritable(fault) from None
        self._before = before
        _HELD[self._key] = self

    def _claim(self) -> None:
        """Keep other processes from the file, by a lock that ends with this one."""
        self._handle = os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o666)
        if not locked(self._handle):
            os.close(self._handle)
            self._handle = None
            raise NotSaved("autosave_held", file=self.file)

    @property
    def _lock(self) -> Path:
        return self.path.with_name(f".{self.file}.lock")

    def gives_way(self, run: tuple[str, str]) -> bool:
        """Whether its board is gone, or is made anew by another run of the same cell."""
        cell, number = run
        mine, before = self._run
        gone = self.board is not None and self.board.comm is None
        return gone or bool(cell and cell == mine and number != before)

    def opened(self, match: Match | Study, fresh: bool) -> Match | Study:
        """What the board is to show: the file, if it goes on from the match; else the match.

        A match that the main line of the file goes on from is played on to its end.

        Raises
        ------
        NotSaved
            If there is a file that cannot be read, or that began otherwise. It stays as it is.
        """
        if fresh or not self.path.exists():
            return match
        try:
            found = Study.load(self.path)
        except (GameError, OSError) as fault:
            raise NotSaved("autosave_unread", file=self.file, why=fault) from None
        given = Study(match) if isinstance(match, Match) else match
        if not all(found.has(given.line(name)) for name in given.lines):
            raise NotSaved("autosave_other", file=self.file)
        if isinstance(match, Match) and found.match.actions[: len(match)] == match.actions:
            with match.lock:
                found.lock, found.match = match.lock, match.adopt(found.match)
        return found

    def hold(self, board: Any) -> None:
        """Keep the file for a board; the one that had it before is closed."""
        self.board = board
        if self._before is not None:
            self._before.board, old = None, self._before.board
            self._before = None
            if old is not None:
                old.close()

    def save(self, study: Study) -> None:
        """Write the study, whole.

        Raises
        ------
        NotSaved
            If it cannot be written, or the file is another board's by now.
        """
        with self._saving:
            if _HELD.get(self._key) is not self:
                raise NotSaved("autosave_gone", file=self.file)
            try:
                study.save(self.path)
            except (GameError, OSError) as fault:
                raise self._unwritable(fault) from None

    def release(self) -> None:
        """Give the file free."""
        if _HELD.get(self._key) is self:
            del _HELD[self._key]
        if self._handle is not None:
            handle, self._handle = self._handle, None
            with suppress(OSError):
                self._lock.unlink()
            os.close(handle)

    def back_out(self) -> None:
        """Leave the file to the board that had it before, if any: this one is not made."""
        before = self._before
        if before is None:
            self.release()
        else:
            before._handle, self._handle = self._handle, None
            _HELD[self._key] = before

    def _unwritable(self, fault: Exception) -> NotSaved:
        why = fault.strerror or str(fault) if isinstance(fault, OSError) else fault
        return NotSaved("autosave_unwritten", file=self.file, why=why)


def _run() -> tuple[str, str]:
    """Which cell is running, and which run of it this is; empty where there are no cells."""
    parent: dict[str, Any] = getattr(get_ipython(), "get_parent", dict)()
    told = parent.get("metadata", {}).get("cellId") or parent.get("content", {}).get("code", "")
    return told, parent.get("header", {}).get("msg_id", "")
