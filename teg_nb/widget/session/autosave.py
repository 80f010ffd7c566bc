"""The file of a board: what is played is kept after every action, and outlives the kernel."""

from __future__ import annotations

import atexit
import itertools
import logging
import os
import re
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from IPython.core.getipython import get_ipython

from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.log.format import LONGEST_LINE, join_lines, to_json_line
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Mark, Study
from teg_nb.engine.storage.atomic_write import clear_old_parts
from teg_nb.engine.storage.claim import Claim, Held
from teg_nb.engine.storage.journal import Changed, Kept
from teg_nb.engine.text.language import language

ENDING = ".jsonl"

ACTIONS, REST = 200, 10.0
"""Actions, or seconds without one, after which the file is written whole."""

_NAME = re.compile(r"\w(?:[\w -]{0,58}\w)?")

_LOG = logging.getLogger(__name__)
_LOG.addHandler(logging.NullHandler())  # or it would print, into whatever cell is running

_HELD: dict[str, Autosave] = {}
"""By its file, each that keeps a board."""


class NotSaved(GameError):
    """What keeps a board from its file; a key of ``errors.toml`` says it."""


class Notice(GameError):
    """What a person is told of the file of a board; a key of ``errors.toml`` says it."""


class _Place:
    """A file that is claimed, with its journal."""

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
        """Give it free, as it is."""
        self.kept.let_go()
        self.claim.release()


class Autosave:
    """A file that one board alone keeps its study in.

    The board has it until it is closed, its kernel ends, or the cell that made it is run again:
    then the board that this makes takes it over. An action adds a record to the journal of the
    file; the file itself is written whole every `ACTIONS` of them, after `REST` seconds without
    one, and when the board is closed.

    Parameters
    ----------
    name : str
        Of a file in the working folder, without its ending.

    Attributes
    ----------
    file : str
        Name of the file, which may come to be another one: see `save`.
    notices : list of Notice
        What the person is to be told of it.

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
        self.name, self.file = name, name + ENDING
        self.notices: list[Notice] = []
        self.board: Any = None
        self._run = _run()
        self._saving = threading.RLock()
        self._study: Study | None = None
        self._mark: Mark | None = None
        self._rest = _Rest(self)
        with self._writing():
            self.path = Path.cwd() / self.file
            self._asked = self._key = _key(self.path)
            before = next((each for each in _HELD.values() if each._asked == self._asked), None)
            mine = before is not None and before.is_stale(self._run)
            self._before = before if mine else None
            self._place: _Place | None = self._handed_over() or self._claimed(self.path)
        _HELD[self._key] = self
        self._tell_what_is_there()

    def _handed_over(self) -> _Place | None:
        """The file itself, from the board before, unless that one has gone on beside it."""
        before = self._before
        if before is None or before._key != self._key:
            return None
        with before._saving:
            place, before._place = before._place, None
        return place

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Say which file cannot be written, and why."""
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
        known = any(each.words == "autosave_unguarded" for each in self.notices)
        if not place.claim.guards and not known:
            self.notices.append(Notice("autosave_unguarded", file=place.file))
        self._tell_of_journal(place.recovered)
        return place

    def _tell_of_journal(self, journal: Path | None) -> None:
        if journal is not None:
            self.notices.append(Notice("autosave_recovered", file=self.file, journal=journal.name))

    def _tell_what_is_there(self) -> None:
        """Say which files are there besides, where a board has gone on before."""
        beside = re.compile(rf"{re.escape(self.name)}-(\d+){re.escape(ENDING)}")
        with suppress(OSError):
            found = [beside.fullmatch(each.name) for each in self.path.parent.iterdir()]
            numbers = sorted(int(each[1]) for each in found if each)
            if numbers:
                files = [f"{self.name}-{number}{ENDING}" for number in numbers]
                facts = {"file": self.file, "files": files, "last": f"{self.name}-{numbers[-1]}"}
                self.notices.append(Notice("autosave_several", **facts))

    def is_stale(self, run: tuple[str, str]) -> bool:
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
            raise self.field_encoder(
                NotSaved("autosave_unread", file=self.file, why=fault)
            ) from None
        given = Study(match) if isinstance(match, Match) else match
        if not all(found.has(given.line(name)) for name in given.lines):
            raise self.field_encoder(NotSaved("autosave_other", file=self.file))
        if isinstance(match, Match) and found.match.actions[: len(match)] == match.actions:
            with match.lock:
                found.lock, found.match = match.lock, match.adopt(found.match)
        return found

    def field_encoder(self, fault: NotSaved) -> NotSaved:
        """What is wrong, with what there is to be told besides."""
        for notice in self.notices:
            fault.add_note(notice.text(language()))
        return fault

    def attach(self, board: Any) -> None:
        """Keep the file for a board; the one that had it before is closed."""
        self.board = board
        if self._before is not None:
            self._before.board, old = None, self._before.board
            self._before = None
            if old is not None:
                old.close()

    # Writing

    def save(self, study: Study) -> None:
        """Keep what is new in a study: by a record if it was added, else by writing it whole.

        Where another hand has written the file, it stays as it is, and the study goes on in the
        first free one of ``NAME-2.jsonl``, ``NAME-3.jsonl``, ...: `notices` says so.

        Raises
        ------
        NotSaved
            If it cannot be written, or the file is another board's by now.
        """
        with study.lock, self._saving:
            if self._place is None:
                raise NotSaved("autosave_gone", file=self.file)
            self._study = study
            with self._writing():
                if not self._added(study):
                    self._write(study)
            if self._place.kept.added >= ACTIONS:
                with suppress(NotSaved):  # what is new is in the journal
                    self.checkpoint()
            if self._place.kept.added:
                self._rest.begin()

    def checkpoint(self) -> None:
        """Write the file whole, so that a copy of it alone has everything.

        Raises
        ------
        NotSaved
            If it cannot be written; what was kept still is.
        """
        study = self._study
        if study is None:
            return
        with study.lock, self._saving, self._writing():
            if self._place and (self._place.kept.added or self._place.kept.changed()):
                self._write(study)

    def _added(self, study: Study) -> bool:
        """Whether what is new could be added to the journal."""
        if self._mark is None or self._place is None:
            return False
        mark, self._mark = self._mark, None  # whatever fails, the whole comes next
        found = study.added(mark)
        if found is None:
            return False
        record, now = found
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
        except OSError:  # the journal is as good as it was
            self._mark = before
            raise
        self._mark = mark

    def _go_on_beside(self, data: bytes) -> None:
        """Leave the file to another hand, and keep the study in one beside it."""
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

    # The end

    def release(self) -> None:
        """Write the file whole, and give it free."""
        self._rest.end()
        try:
            if self._place is not None and self._place.claim.held:  # not in a child
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
        """Leave the file to the board that had it before, if any: this one is not made."""
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
    """Waits until a board has been at rest for a while, and has its file written whole.

    The thread keeps neither the kernel alive nor the board, and ends when all is written.
    """

    def __init__(self, file: Autosave) -> None:
        self._file = weakref.ref(file, lambda _: self._ended.set())
        self._ended = threading.Event()
        self._guard = threading.Lock()
        self._until = 0.0
        self._waits = False

    def begin(self) -> None:
        """Wait anew."""
        with self._guard:
            self._until = time.monotonic() + REST
            if self._waits or self._ended.is_set():
                return
            self._waits = True
        threading.Thread(target=self._wait, name="teg_nb autosave", daemon=True).start()

    def end(self) -> None:
        """Wait no more."""
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
            except NotSaved as fault:  # what was kept still is; the next action tries again
                _LOG.warning("the file of a board was not written whole", exc_info=fault)


def _key(path: Path) -> str:
    return os.path.normcase(os.path.realpath(path))


def _write_all() -> None:
    """Write the files of the boards whole, when their kernel ends of itself."""
    for file in list(_HELD.values()):
        file.release()


atexit.register(_write_all)


def _run() -> tuple[str, str]:
    """Which cell is running, and which run of it this is; empty where there are no cells."""
    parent: dict[str, Any] = getattr(get_ipython(), "get_parent", dict)()
    told = parent.get("metadata", {}).get("cellId") or parent.get("content", {}).get("code", "")
    return told, parent.get("header", {}).get("msg_id", "")
