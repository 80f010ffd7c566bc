"""Journals: a file written completely now and then, and the records added since.

The file under its own name is the *checkpoint*. Next to it is the *journal*, ``.NAME.journal``.
Its first line names the checkpoint by its digest; every later line is a record. Adding a record
takes the same time for a file of any size. A journal has no meaning for a file of another digest.
A process that ends at any moment leaves a complete file, and a journal with at most its last line
incomplete. Nobody has been promised that this line is stored.
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
from typing import BinaryIO

from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.storage.atomic_write import flush_folder, put_whole

FORMAT = 1

LARGEST = 64_000_000
"""Largest size of a journal, in bytes."""

_TRIES = 10

_Identity = tuple[int, int, int, int]


class Changed(Exception):
    """Another process has written the file since this one last wrote or read it."""


class BadJournal(Exception):
    """A journal that is too large to be read, or is no regular file."""


def journal_of(path: str | Path) -> Path:
    """Return the path of the journal of a file; for a symbolic link, of its target.

    Examples
    --------
    >>> journal_of("game.jsonl").name
    '.game.jsonl.journal'
    """
    real = Path(os.path.realpath(path))
    return real.with_name(f".{real.name}.journal")


# Reading


def opened(path: str | Path) -> tuple[BinaryIO, list[bytes]]:
    """Open a file at its beginning, and read the records of its journal, without line ends.

    File and records fit together, even while another process writes both.

    Raises
    ------
    BadJournal
        If the journal cannot be read.
    OSError
        If the file cannot be read.
    """
    for tries in range(_TRIES):
        file = open(path, "rb")  # noqa: SIM115 (the caller closes it)
        try:
            status = os.fstat(file.fileno())
            records = _records(path, file) if stat.S_ISREG(status.st_mode) else []
            with suppress(FileNotFoundError):
                if tries == _TRIES - 1 or os.path.samestat(status, os.stat(path)):
                    return file, records
        except BaseException:
            file.close()
            raise
        file.close()  # another checkpoint has replaced it meanwhile
    raise FileNotFoundError(path)


def _records(path: str | Path, file: BinaryIO) -> list[bytes]:
    """Return the records that the journal adds to an open file.

    The file is at its beginning before and after.
    """
    head, *records = _lines(journal_of(path)) or [b""]
    if not head:
        return []
    if not _is_of(_object(head), file):
        return []
    # The journal belongs to the file, so announced checkpoints were never written.
    return [record for record in records if "checkpoint" not in _object(record)]


def _is_of(head: JsonObject, file: BinaryIO) -> bool:
    """Return True if the first line of a journal names the content of an open file."""
    size = os.fstat(file.fileno()).st_size
    if head != _head(str(head.get("of")), size):
        return False
    digest = sha256()
    while chunk := file.read(1 << 20):
        digest.update(chunk)
    file.seek(0)
    return bool(digest.hexdigest() == head["of"])


def _lines(journal: Path) -> list[bytes]:
    """Return the complete lines of a journal.

    Bytes after the last line end were never confirmed to anybody.
    """
    with suppress(FileNotFoundError):
        status = os.lstat(journal)
        if not stat.S_ISREG(status.st_mode):  # a pipe would wait for ever; a link leads anywhere
            raise BadJournal("it is not a file")
        if status.st_size > LARGEST:
            raise BadJournal(f"it is larger than {LARGEST // 1_000_000} MB")
        with open(journal, "rb") as file:
            return file.read(LARGEST).split(b"\n")[:-1]
    return []


def _object(line: bytes) -> JsonObject:
    """Parse the object on a line; return an empty object if there is none."""
    if not line.startswith((b'{"teg_nb_journal"', b'{"checkpoint"')) or len(line) > 1000:
        return {}
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


# Writing


class Kept:
    """A file and its journal, for the only process that writes them.

    Parameters
    ----------
    path : Path
    part : str
        Name of the hidden file used to write the checkpoint.

    Attributes
    ----------
    added : int
        Number of records since the checkpoint.
    """

    def __init__(self, path: Path, part: str) -> None:
        self.path = Path(os.path.realpath(path))
        self.journal = journal_of(path)
        self.added = 0
        self._part = part
        self._file: int | None = None  # handle of the journal; None until it exists
        self._length = 0
        self._seen = _identity(self.path)
        data = self.path.read_bytes() if self.path.is_file() else b""
        self._content = self._next = _content(data)

    def settle(self) -> Path | None:
        """Clear the leftovers of an earlier writer; call it before writing.

        Returns
        -------
        Path or None
            New path of a journal of another checkpoint: it is stored under a name of its own.

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
            self.journal.unlink(missing_ok=True)  # no records, or all of them are in the file
        else:
            return self._keep_as_variation()
        return None

    def _keep_as_variation(self) -> Path:
        """Rename a journal of another checkpoint to a visible name."""
        for number in itertools.count(1):
            name = f"{self.path.stem} (recovered{f' {number}' if number > 1 else ''})"
            target = self.path.with_name(f"{name}{self.path.suffix}.journal")
            if not os.path.lexists(target):
                break
        os.replace(self.journal, target)
        return target

    def changed(self) -> bool:
        """Return True if another process has changed the content of the file."""
        identity = _identity(self.path)
        if identity == self._seen or identity is None:
            return False
        content = _content(self.path.read_bytes())
        if content not in (self._content, self._next):
            return True
        if content != self._content:  # Ctrl+C came right after the replacement
            self._content, self._length = content, -1
        self._seen = identity
        return False

    def checkpoint(self, data: bytes) -> Path | None:
        """Write the complete file; afterwards it has no journal.

        Returns
        -------
        Path or None
            Path of a journal that another process has put there.

        Raises
        ------
        Changed
            If another process has written the file. Nothing was written.
        OSError
            If the file cannot be written. The old file stays, with its journal.
        """
        if self.changed():
            raise Changed
        self._next = _content(data)
        if self._file is not None and self._is_sound():
            with suppress(OSError):  # marks a leftover journal as contained in the file
                self._add(json.dumps({"checkpoint": self._next[0]}))
        status = put_whole(self.path, data, self._part)
        self._content, self._seen = self._next, status and _identity_of(status)
        return self.end()

    def append(self, record: str) -> bool:
        """Add a record to the journal and flush it to the disk.

        Returns
        -------
        bool
            False if a checkpoint is due instead: file or journal have changed, or the journal
            is full.

        Raises
        ------
        Changed
            If another process has written the file. Nothing was written.
        OSError
            If the record cannot be written. A checkpoint is due then.
        """
        if self.changed():
            raise Changed
        full = self._length + len(record) > LARGEST // 2
        if self._seen is None or _identity(self.path) is None or full or not self._is_sound():
            return False
        if self._file is None:
            self._length = -1  # until the first record is written
            self._file = os.open(self.journal, _APPEND | os.O_CREAT | os.O_EXCL, 0o666)
            self._length = 0
            self._add(f"{json.dumps(_head(*self._content))}\n{record}")
            flush_folder(self.journal.parent)
        else:
            self._add(record)
        self.added += 1
        return True

    def _is_sound(self) -> bool:
        """Return True if the journal is as this object left it, or does not exist yet."""
        try:
            status = os.lstat(self.journal)
        except FileNotFoundError:
            return self._file is None and self._length >= 0
        if self._file is None:
            return False
        same = os.path.samestat(os.fstat(self._file), status)
        return same and status.st_size == self._length

    def _add(self, lines: str) -> None:
        assert self._file is not None
        data, before = f"{lines}\n".encode(), self._length
        self._length = -1  # until it is written
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
        """Remove the journal: all its records are in this file by now, or in another one.

        Returns
        -------
        Path or None
            Path of a journal that another process has put there.
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
        """Close the journal. File and journal stay as they are."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)


_APPEND = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)


def _content(data: bytes) -> tuple[str, int]:
    """Return digest and length, which identify a checkpoint."""
    return sha256(data).hexdigest(), len(data)


def _head(digest: str, length: int) -> JsonObject:
    """Return the first line of a journal, as an object."""
    return {"teg_nb_journal": FORMAT, "of": digest, "bytes": length}


def _identity(path: Path) -> _Identity | None:
    """Return the file status that changes with every write; None if there is no file."""
    try:
        return _identity_of(os.stat(path))
    except FileNotFoundError:
        return None


def _identity_of(status: os.stat_result) -> _Identity:
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns
