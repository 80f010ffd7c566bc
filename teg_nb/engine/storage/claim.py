"""Claims: exclusive rights of one process, and of one place in it."""

from __future__ import annotations

import os
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path

from teg_nb.engine.storage.atomic_write import Lock, locked

_TRIES = 100

_HERE: set[str] = set()
"""Claims of this process: the system would grant it the same lock twice."""

_GUARD = threading.Lock()


def _begin_anew() -> None:
    """Clear all claims in a child process: they belong to its parent."""
    global _GUARD
    _GUARD = threading.Lock()
    _HERE.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)


class Held(Exception):
    """The claim is held by somebody else.

    Attributes
    ----------
    who : str
        The process, from its entry in the file; empty without an entry, or for this process.
    here : bool
        True if the holder is this process.
    """

    def __init__(self, who: str = "", *, here: bool = False) -> None:
        super().__init__(who or ("this process" if here else "another process"))
        self.who = who
        self.here = here


class Claim:
    """The exclusive right to write somewhere, held until `release` or the end of the process.

    A claim is a lock on a file that nothing else opens: closing any other handle of a locked file
    would release the lock. The system keeps the lock, not the file. A dead process thus leaves
    nothing to clear.

    Parameters
    ----------
    path : Path
        Path of the locked file. It is created, and removed at the end.
    parents : bool
        True to create its folder too.

    Attributes
    ----------
    guards : bool
        True if the claim excludes others: false on a disk without working locks.

    Raises
    ------
    Held
        If somebody else holds the claim.
    OSError
        If the file cannot be created.
    """

    def __init__(self, path: Path, *, parents: bool = False) -> None:
        self.path = path
        self._owner = os.getpid()
        self._key = os.path.normcase(os.path.realpath(path))
        with _GUARD:
            if self._key in _HERE:
                raise Held(here=True)
            _HERE.add(self._key)
        try:
            self._file, self.guards = self._locked(parents)
        except BaseException:
            _HERE.discard(self._key)
            raise
        with suppress(OSError):  # the disk may be full: the entry stays empty then
            os.ftruncate(self._file, 0)
            os.write(self._file, f"process {os.getpid()} of {socket.gethostname()}\n".encode())

    def _locked(self, parents: bool) -> tuple[int, bool]:
        """Open and lock the file of that name; return its handle, and True if the lock works."""
        tries = 0
        while True:
            try:
                if parents:
                    self.path.parent.mkdir(parents=True, exist_ok=True)
                file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            except (FileExistsError, FileNotFoundError):  # its folder has just been removed
                tries += 1
                if tries == _TRIES or not parents:
                    raise
                continue
            owner = locked(file)
            if owner is Lock.OTHERS:
                who = os.read(file, 200).decode(errors="replace").strip()
                os.close(file)
                raise Held(who)
            with suppress(OSError):  # the last holder removes the file before it unlocks it
                if os.path.samestat(os.fstat(file), self.path.stat()):
                    return file, owner is Lock.MINE
            os.close(file)

    @property
    def held(self) -> bool:
        """True while this process holds the claim: a child process only has a copy."""
        return self._owner == os.getpid()

    def release(self) -> None:
        """Release the claim. Further calls do nothing."""
        with _GUARD:
            if not self.held:
                return
            self._owner = 0
        with suppress(OSError):  # while locked: later, another process might hold it
            self.path.unlink()
        os.close(self._file)
        if sys.platform == "win32":  # Windows cannot remove an open file
            with suppress(OSError):
                self.path.unlink()
        _HERE.discard(self._key)
