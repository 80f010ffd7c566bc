"""A claim: what one process, and one place in it, has to itself."""

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
"""What this process has claimed: the system would let it claim the same twice."""

_GUARD = threading.Lock()


def _begin_anew() -> None:
    """A child has none of its parent's claims."""
    global _GUARD
    _GUARD = threading.Lock()
    _HERE.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)


class Held(Exception):
    """Somebody else has what is claimed.

    Attributes
    ----------
    who : str
        The process, as it has written itself down; empty if it has not, or if it is this one.
    here : bool
        Whether it is this process.
    """

    def __init__(self, who: str = "", *, here: bool = False) -> None:
        super().__init__(who or ("this process" if here else "another process"))
        self.who = who
        self.here = here


class Claim:
    """The right to write somewhere, which is held until `release`, or until the process ends.

    It is a lock on a file that nothing else opens: to close any other handle of a locked file
    gives the lock away. The system keeps the lock, not the file, so of a process that has died
    nothing is left to clear.

    Parameters
    ----------
    path : Path
        Of the file that is locked. It is made, and removed at the end.
    parents : bool
        Whether its folder is made as well.

    Attributes
    ----------
    guards : bool
        Whether it keeps others away: false on a disk without locks that work.

    Raises
    ------
    Held
        If somebody else has it.
    OSError
        If the file cannot be made.
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
        with suppress(OSError):  # the disk may be full: who it is stays unsaid
            os.ftruncate(self._file, 0)
            os.write(self._file, f"process {os.getpid()} of {socket.gethostname()}\n".encode())

    def _locked(self, parents: bool) -> tuple[int, bool]:
        """The locked file, once it is the one of that name, and whether there was a lock."""
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
            whose = locked(file)
            if whose is Lock.OTHERS:
                who = os.read(file, 200).decode(errors="replace").strip()
                os.close(file)
                raise Held(who)
            with suppress(OSError):  # who had it last removes it before it lets go of it
                if os.path.samestat(os.fstat(file), self.path.stat()):
                    return file, whose is Lock.MINE
            os.close(file)

    @property
    def held(self) -> bool:
        """Whether it is held still, by this process: a child has but a copy."""
        return self._owner == os.getpid()

    def release(self) -> None:
        """Give it free; once is enough."""
        with _GUARD:
            if not self.held:
                return
            self._owner = 0
        with suppress(OSError):  # while it is locked, or another might have locked it by now
            self.path.unlink()
        os.close(self._file)
        if sys.platform == "win32":  # there an open file cannot be removed
            with suppress(OSError):
                self.path.unlink()
        _HERE.discard(self._key)
