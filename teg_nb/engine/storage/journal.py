"""A file that is written whole now and then, and the journal of what was added to it since.

The file under its own name is the *checkpoint*. Beside it lies the *journal*, ``.NAME.journal``:
its first line names the checkpoint by its digest, and each line after that is a record. To add a
record costs the same however large the file is. A journal says nothing about a file of another
digest. A process that ends at any moment leaves a whole file, and a journal with at most its last
line torn, which nobody was told is kept.
"""

from __future__ import annotations

import errno
import itertools
import json
import os
import stat
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

from teg_nb.engine.storage.atomic_write import flush_folder, put_whole

FORMAT = 1

LARGEST = 64_000_000
"""Limit of a journal, in bytes."""

_TRIES = 10

_Identity = tuple[int, int, int, int]


class Changed(Exception):
    """Another hand has written the file since it was last written, or read, here."""


class BadJournal(Exception):
    """A journal that is too large to be read, or no file."""


def journal_of(path: str | Path) -> Path:
    """Where the journal of a file lies; of a symbolic link, that of what it points to.

    Examples
    --------
    >>> journal_of("game.jsonl").name
    '.game.jsonl.journal'
    """
    real = Path(os.path.realpath(path))
    return real.with_name(f".{real.name}.journal")


# Reading


def opened(path: str | Path) -> tuple[BinaryIO, list[bytes]]:
    """A file at its beginning, and the records that its journal adds to it, without line ends.

    They fit together, even while another process writes both.

    Raises
    ------
    BadJournal
        If there is a journal that cannot be read.
    OSError
        If the file cannot be read.
    """
    for tries in range(_TRIES):
        file = open(path, "rb")  # noqa: SIM115 (it is handed out)
        try:
            here = os.fstat(file.fileno())
            records = _records(path, file) if stat.S_ISREG(here.st_mode) else []
            with suppress(FileNotFoundError):
                if tries == _TRIES - 1 or os.path.samestat(here, os.stat(path)):
                    return file, records
        except BaseException:
            file.close()
            raise
        file.close()  # meanwhile another checkpoint was put in its place
    raise FileNotFoundError(path)


def _records(path: str | Path, file: BinaryIO) -> list[bytes]:
    """What the journal adds to an open file, which is at its beginning before and after."""
    head, *records = _lines(journal_of(path)) or [b""]
    if not head:
        return []
    if not _is_of(_object(head), file):
        return []
    # Its checkpoint is the file, so those that it announces were not written.
    return [record for record in records if "checkpoint" not in _object(record)]


def _is_of(head: dict[str, Any], file: BinaryIO) -> bool:
    """Whether the first line of a journal names the content of an open file."""
    size = os.fstat(file.fileno()).st_size
    if head != _head(str(head.get("of")), size):
        return False
    digest = sha256()
    while chunk := file.read(1 << 20):
        digest.update(chunk)
    file.seek(0)
    return bool(digest.hexdigest() == head["of"])


def _lines(journal: Path) -> list[bytes]:
    """The whole lines of a journal; what follows the last line end was not told to anybody."""
    with suppress(FileNotFoundError):
        there = os.lstat(journal)
        if not stat.S_ISREG(there.st_mode):  # a pipe would wait for ever; a link leads anywhere
            raise BadJournal("it is not a file")
        if there.st_size > LARGEST:
            raise BadJournal(f"it is larger than {LARGEST // 1_000_000} MB")
        with open(journal, "rb") as file:
            return file.read(LARGEST).split(b"\n")[:-1]
    return []


def _object(line: bytes) -> dict[str, Any]:
    """The object on a line; an empty one if it is none."""
    if not line.startswith((b'{"teg_nb_journal"', b'{"checkpoint"')) or len(line) > 1000:
        return {}
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


# Writing


class Kept:
    """A file and its journal, for the one who alone writes them.

    Parameters
    ----------
    path : Path
    part : str
        Name of the hidden file through which the checkpoint is written.

    Attributes
    ----------
    added : int
        Records since the checkpoint.
    """

    def __init__(self, path: Path, part: str) -> None:
        self.path = Path(os.path.realpath(path))
        self.journal = journal_of(path)
        self.added = 0
        self._part = part
        self._file: int | None = None  # the journal, once there is one
        self._length = 0
        self._seen = _identity(self.path)
        data = self.path.read_bytes() if self.path.is_file() else b""
        self._content = self._next = _content(data)

    def settle(self) -> Path | None:
        """Clear what one who wrote before has left; before anything is written.

        Returns
        -------
        Path or None
            Where a journal of another checkpoint is now: it is kept under a name of its own.

        Raises
        ------
        OSError
            If the folder cannot be written.
        """
        self.path.with_name(self._part).unlink(missing_ok=True)
        try:
            lines = _lines(self.journal)
        except BadJournal:
            return self._keep_as_variation()
        head = _object(lines[0]) if lines else {}
        if head == _head(*self._content):
            self._length = sum(len(line) + 1 for line in lines)
            self._file = os.open(self.journal, _APPEND)
            os.ftruncate(self._file, self._length)
            self.added = len(lines) - 1
        elif not lines or (head and _object(lines[-1]).get("checkpoint") == self._content[0]):
            self.journal.unlink(missing_ok=True)  # nothing was added, or all of it is in the file
        else:
            return self._keep_as_variation()
        return None

    def _keep_as_variation(self) -> Path:
        """Give a journal that is of another checkpoint a name that anybody sees."""
        for number in itertools.count(1):
            name = f"{self.path.stem} (recovered{f' {number}' if number > 1 else ''})"
            free = self.path.with_name(f"{name}{self.path.suffix}.journal")
            if not os.path.lexists(free):
                break
        os.replace(self.journal, free)
        return free

    def changed(self) -> bool:
        """Whether another hand has put something else into the file."""
        now = _identity(self.path)
        if now == self._seen or now is None:
            return False
        found = _content(self.path.read_bytes())
        if found not in (self._content, self._next):
            return True
        if found != self._content:  # it was put in place, and then came Ctrl+C
            self._content, self._length = found, -1
        self._seen = now
        return False

    def checkpoint(self, data: bytes) -> Path | None:
        """Write the file whole; it has no journal then.

        Returns
        -------
        Path or None
            Where a journal is kept that another hand has put there.

        Raises
        ------
        Changed
            If another hand has written the file; nothing was touched.
        OSError
            If it cannot be written: the older file is there, with its journal.
        """
        if self.changed():
            raise Changed
        self._next = _content(data)
        if self._file is not None and self._is_sound():
            with suppress(OSError):  # so that a journal which is left is known to be in the file
                self._add(json.dumps({"checkpoint": self._next[0]}))
        there = put_whole(self.path, data, self._part)
        self._content, self._seen = self._next, there and _identity_of(there)
        return self.end()

    def append(self, record: str) -> bool:
        """Add a record to the journal, flushed to the disk.

        Returns
        -------
        bool
            False if a checkpoint is due instead: file or journal are not what they were.

        Raises
        ------
        Changed
            If another hand has written the file; nothing was touched.
        OSError
            If it cannot be written; a checkpoint is due then.
        """
        if self.changed():
            raise Changed
        full = self._length + len(record) > LARGEST // 2
        if self._seen is None or _identity(self.path) is None or full or not self._is_sound():
            return False
        if self._file is None:
            self._length = -1  # until the first record is there
            self._file = os.open(self.journal, _APPEND | os.O_CREAT | os.O_EXCL, 0o666)
            self._length = 0
            self._add(f"{json.dumps(_head(*self._content))}\n{record}")
            flush_folder(self.journal.parent)
        else:
            self._add(record)
        self.added += 1
        return True

    def _is_sound(self) -> bool:
        """Whether the journal is as this one left it, or there is none yet."""
        try:
            there = os.lstat(self.journal)
        except FileNotFoundError:
            return self._file is None and self._length >= 0
        if self._file is None:
            return False
        same = os.path.samestat(os.fstat(self._file), there)
        return same and there.st_size == self._length

    def _add(self, lines: str) -> None:
        assert self._file is not None
        data, before = f"{lines}\n".encode(), self._length
        self._length = -1  # until it is there
        try:
            if os.write(self._file, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.journal))
            os.fsync(self._file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(self._file, before)
            raise
        self._length = before + len(data)

    def end(self) -> Path | None:
        """Remove the journal, all of which is in the file by now, or in another one.

        Returns
        -------
        Path or None
            Where a journal is kept that another hand has put there.
        """
        file, self._file = self._file, None
        self.added = self._length = 0
        mine = False
        with suppress(OSError):
            if file is not None:
                mine = os.path.samestat(os.fstat(file), os.lstat(self.journal))
                os.close(file)
            if mine:
                self.journal.unlink()
            elif os.path.lexists(self.journal):
                return self._keep_as_variation()
        return None

    def let_go(self) -> None:
        """Leave both as they are."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)


_APPEND = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)


def _content(data: bytes) -> tuple[str, int]:
    """What tells a checkpoint from another one: digest and length."""
    return sha256(data).hexdigest(), len(data)


def _head(digest: str, length: int) -> dict[str, Any]:
    """The first line of a journal."""
    return {"teg_nb_journal": FORMAT, "of": digest, "bytes": length}


def _identity(path: Path) -> _Identity | None:
    """By what one sees that a file was written; None if there is none."""
    try:
        return _identity_of(os.stat(path))
    except FileNotFoundError:
        return None


def _identity_of(there: os.stat_result) -> _Identity:
    return there.st_dev, there.st_ino, there.st_size, there.st_mtime_ns
