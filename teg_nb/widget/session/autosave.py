"""Autosave: the file of a board. Every action is saved, so a game outlives its kernel."""

from __future__ import annotations

import atexit
import itertools
import logging
import os
import re
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.log.format import LONGEST_LINE, join_lines, to_json_line
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Mark, Study
from teg_nb.engine.storage.atomic_write import clear_old_parts
from teg_nb.engine.storage.claim import Claim, Held
from teg_nb.engine.storage.journal import Changed, Kept
from teg_nb.engine.text.language import language

ENDING = ".jsonl"

ACTIONS, REST = 200, 10.0
"""Number of actions, or seconds of rest, after which the file is written in full."""

_NAME = re.compile(r"\w(?:[\w -]{0,58}\w)?")

_LOG = logging.getLogger(__name__)
_LOG.addHandler(logging.NullHandler())  # else logging would print into the running cell
_HELD: dict[str, Autosave] = {}
"""The autosave that holds each file, by the key of the file."""


class NotSaved(GameError):
    """A reason why a board cannot use its file. The text is in ``errors.toml``."""


class Notice(GameError):
    """A message to the player about the file of a board. The text is in ``errors.toml``."""


class _Place:
    """A claimed file and its journal."""

    def __init__(self, path: Path) -> None:
        real = Path(os.path.realpath(path))
        self.path, self.file = path, path.name
        self.claim = Claim(real.with_name(f".{real.name}.lock"))
        try:
            self.kept = Kept(real, f".{real.name}.part")
            self.recovered = self.kept.settle()
            clear_old_parts(real.parent)
        except BaseException:
            self.claim.release()
            raise

    def leave(self) -> None:
        """Release the file without writing it."""
        self.kept.let_go()
        self.claim.release()


class Board(Protocol):
    """The part of a board that a file needs: whether it is open, and how to close it."""

    comm: object

    def close(self) -> None:
        """Close the board."""


class Autosave:
    """A file that belongs to one board and holds its study.

    The board holds the file until it is closed or its kernel ends. If the cell that created the
    board is run again, the new board takes the file over. An action adds a record to the journal.
    The file is written in full every `ACTIONS` records, after `REST` seconds without an action,
    and when the board is closed.

    Parameters
    ----------
    name : str
        Name of a file in the working folder, without its suffix.

    Attributes
    ----------
    file : str
        Name of the file. It changes if another program writes the file: see `save`.
    notices : list of Notice
        Messages to the player about the file.

    Raises
    ------
    BadArgument
        If the name is invalid: a path, a name with a suffix, ...
    NotSaved
        If another board holds the file, or the folder is not writable.
    """

    holds_one = True

    def __init__(self, name: str) -> None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            raise BadArgument("autosave_name", value=name, ending=ENDING)
        self.name, self.file = name, name + ENDING
        self.notices: list[Notice] = []
        self.board: Board | None = None
        self._run = _run()
        self._saving = threading.RLock()
        self._study: Study | None = None
        self._mark: Mark | None = None
        self._rest = _Rest(self)
        with self._writing():
            self.path = Path.cwd() / self.file
            self._asked = self._key = _key(self.path)
            before = next(
                (autosave for autosave in _HELD.values() if autosave._asked == self._asked), None
            )
            mine = before is not None and before.is_stale(self._run)
            self._before = before if mine else None
            self._place: _Place | None = self._handed_over() or self._claimed(self.path)
        _HELD[self._key] = self
        self._tell_what_is_there()

    def _handed_over(self) -> _Place | None:
        """Take the file over from the previous board, unless that board moved to another file."""
        before = self._before
        if before is None or before._key != self._key:
            return None
        with before._saving:
            place, before._place = before._place, None
        return place

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Convert errors while writing into `NotSaved`, with the file and the reason."""
        try:
            yield
        except Held:
            raise NotSaved("autosave_held", file=self.file) from None
        except (OSError, GameError) as fault:
            if isinstance(fault, NotSaved):
                raise
            why = fault.strerror or str(fault) if isinstance(fault, OSError) else fault
            raise NotSaved("autosave_unwritten", file=self.file, why=why) from None

    def _claimed(self, path: Path) -> _Place:
        place = _Place(path)
        known = any(notice.words == "autosave_unguarded" for notice in self.notices)
        if not place.claim.guards and not known:
            self.notices.append(Notice("autosave_unguarded", file=place.file))
        self._tell_of_journal(place.recovered)
        return place

    def _tell_of_journal(self, journal: Path | None) -> None:
        if journal is not None:
            self.notices.append(Notice("autosave_recovered", file=self.file, journal=journal.name))

    def _tell_what_is_there(self) -> None:
        """Add a notice that lists the numbered files to which this board moved before."""
        beside = re.compile(rf"{re.escape(self.name)}-(\d+){re.escape(ENDING)}")
        with suppress(OSError):
            matches = [beside.fullmatch(path.name) for path in self.path.parent.iterdir()]
            numbers = sorted(int(match[1]) for match in matches if match)
            if numbers:
                files = [f"{self.name}-{number}{ENDING}" for number in numbers]
                facts = {"file": self.file, "files": files, "last": f"{self.name}-{numbers[-1]}"}
                self.notices.append(Notice("autosave_several", **facts))

    def is_stale(self, run: tuple[str, str]) -> bool:
        """Return true if the board is closed or another run of the same cell replaces it."""
        cell, number = run
        mine, before = self._run
        gone = self.board is not None and self.board.comm is None
        return gone or bool(cell and cell == mine and number != before)

    def opened(self, match: Match | Study, fresh: bool) -> Match | Study:
        """Choose the match or study to show: the file if it continues the match, else the match.

        If the main line of the file continues the match, the match is played to its end.

        Raises
        ------
        NotSaved
            If the file cannot be read or holds another match. The file stays unchanged.
        """
        if fresh or not self.path.exists():
            return match
        saved = self._load()
        requested = Study(match) if isinstance(match, Match) else match
        if not all(saved.has(requested.line(name)) for name in requested.lines):
            raise self._with_notices(NotSaved("autosave_other", file=self.file))
        if isinstance(match, Match) and saved.match.actions[: len(match)] == match.actions:
            with match.lock:
                saved.lock, saved.match = match.lock, match.adopt(saved.match)
        return saved

    def resumed(self) -> Study | None:
        """Return the study of the file, if there is one with entries.

        Raises
        ------
        NotSaved
            If the file cannot be read. It stays unchanged.
        """
        if not self.path.exists():
            return None
        saved = self._load()
        return saved if len(saved.match) else None

    def _load(self) -> Study:
        """Read the file, or refuse with the notices told so far."""
        try:
            return Study.load(self.path)
        except (GameError, OSError) as fault:
            raise self._with_notices(
                NotSaved("autosave_unread", file=self.file, why=fault)
            ) from None

    def _with_notices(self, fault: NotSaved) -> NotSaved:
        """Add the pending notices to an error."""
        for notice in self.notices:
            fault.add_note(notice.text(language()))
        return fault

    def attach(self, board: Board) -> None:
        """Assign the file to a board and close the board that held it before."""
        self.board = board
        if self._before is not None:
            old = self._before.board
            self._before.board = None
            self._before = None
            if old is not None:
                old.close()

    # Writing

    def save(self, study: Study) -> None:
        """Save the new part of a study: append a record, or write the file in full.

        If another program has written the file, it stays unchanged. The study then continues in
        the first free file of ``NAME-2.jsonl``, ``NAME-3.jsonl``, ... and `notices` gets an entry.

        Raises
        ------
        NotSaved
            If the file cannot be written or belongs to another board by now.
        """
        with study.lock, self._saving:
            if self._place is None:
                raise NotSaved("autosave_gone", file=self.file)
            self._study = study
            with self._writing():
                if not self._added(study):
                    self._write(study)
            if self._place.kept.added >= ACTIONS:
                with suppress(NotSaved):  # the journal holds the new part
                    self.checkpoint()
            if self._place.kept.added:
                self._rest.begin()

    def checkpoint(self) -> None:
        """Write the file in full, so that a copy of it needs no journal.

        Raises
        ------
        NotSaved
            If the file cannot be written. Its journal is still intact.
        """
        study = self._study
        if study is None:
            return
        with study.lock, self._saving, self._writing():
            if self._place and (self._place.kept.added or self._place.kept.changed()):
                self._write(study)

    def _added(self, study: Study) -> bool:
        """Append the new part to the journal. Return false if that is not possible."""
        if self._mark is None or self._place is None:
            return False
        mark, self._mark = (
            self._mark,
            None,
        )  # after any failure, the next save writes the file in full
        addition = study.added(mark)
        if addition is None:
            return False
        record, now = addition
        if record:
            line = to_json_line(record)
            try:
                if len(line.encode()) > LONGEST_LINE or not self._place.kept.append(line):
                    return False
            except Changed:
                return False
        self._mark = now
        return True

    def _write(self, study: Study) -> None:
        assert self._place is not None
        before, self._mark = self._mark, None
        data, mark = join_lines(study.log().written()), study.mark()
        try:
            self._tell_of_journal(self._place.kept.checkpoint(data))
        except Changed:
            self._go_on_beside(data)
        except OSError:  # the journal is unchanged
            self._mark = before
            raise
        self._mark = mark

    def _go_on_beside(self, data: bytes) -> None:
        """Leave the file unchanged and continue in a new numbered file."""
        for number in itertools.count(2):
            path = self.path.with_name(f"{self.name}-{number}{ENDING}")
            if os.path.lexists(path):
                continue
            try:
                place = self._claimed(path)
            except Held:
                continue
            try:
                if not os.path.lexists(path):
                    place.kept.checkpoint(data)
                    break
                place.leave()
            except BaseException:
                place.leave()
                raise
        old, self._place = self._place, place
        self.notices.append(Notice("autosave_changed", file=self.file, now=place.file))
        self.file = place.file
        if _HELD.get(self._key) is self:
            del _HELD[self._key]
        self._key = _key(path)
        _HELD[self._key] = self
        if old is not None:
            old.kept.end()
            old.claim.release()

    # Closing

    def release(self) -> None:
        """Write the file in full and release it."""
        self._rest.end()
        try:
            if (
                self._place is not None and self._place.claim.held
            ):  # false in a forked child process
                self.checkpoint()
        except NotSaved as fault:
            _LOG.error("the file of a board was not written whole", exc_info=fault)
        with self._saving:
            place, self._place = self._place, None
        if place is not None:
            place.leave()
        if _HELD.get(self._key) is self:
            del _HELD[self._key]

    def abandon(self) -> None:
        """Give the file back to the board that held it before. The new board is not created."""
        place, self._place = self._place, None
        if _HELD.get(self._key) is self:
            del _HELD[self._key]
        before = self._before
        if before is not None and before._key == self._key:
            before._place, before._mark = place, None
            _HELD[self._key] = before
        elif place is not None:
            place.leave()


class _Rest:
    """A timer that writes the file of a board in full after a period without actions.

    The thread is a daemon and holds no strong reference to the board. It ends after the write.
    """

    def __init__(self, file: Autosave) -> None:
        self._file = weakref.ref(file, lambda _: self._ended.set())
        self._ended = threading.Event()
        self._guard = threading.Lock()
        self._until = 0.0
        self._waits = False

    def begin(self) -> None:
        """Restart the period."""
        with self._guard:
            self._until = time.monotonic() + REST
            if self._waits or self._ended.is_set():
                return
            self._waits = True
        threading.Thread(target=self._wait, name="teg_nb autosave", daemon=True).start()

    def end(self) -> None:
        """Stop the timer."""
        self._ended.set()

    def _wait(self) -> None:
        while not self._ended.is_set():
            with self._guard:
                left = self._until - time.monotonic()
                if left <= 0:
                    self._waits = False
                    break
            self._ended.wait(left)
        file = None if self._ended.is_set() else self._file()
        if file is not None:
            try:
                file.checkpoint()
            except NotSaved as fault:  # the journal is intact; the next action tries again
                _LOG.warning("the file of a board was not written whole", exc_info=fault)


def _key(path: Path) -> str:
    return os.path.normcase(os.path.realpath(path))


def _write_all() -> None:
    """Write the files of all boards in full when the kernel exits."""
    for file in list(_HELD.values()):
        file.release()


atexit.register(_write_all)


def _run() -> tuple[str, str]:
    """Identify the running cell and its run. Both are empty outside a cell."""
    ipython = sys.modules.get("IPython")  # it is loaded wherever there are cells
    shell = None if ipython is None else ipython.get_ipython()
    parent: JsonObject = getattr(shell, "get_parent", dict)()
    cell = parent.get("metadata", {}).get("cellId") or parent.get("content", {}).get("code", "")
    return cell, parent.get("header", {}).get("msg_id", "")
