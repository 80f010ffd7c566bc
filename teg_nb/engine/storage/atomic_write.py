"""Files that are written whole, or stay as they were."""

from __future__ import annotations

import enum
import errno
import os
import re
import secrets
import shutil
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path, PurePosixPath, PureWindowsPath

from teg_nb.engine.errors import GameError


def write_atomically(path: str | Path, data: str | bytes) -> Path:
    """Write a file so that, whatever fails, the older file or the new one is there, whole.

    The data are written to a hidden file in the same folder, flushed to the disk, and put in place
    in one step. What was there keeps its mode; a symbolic link stays, and what it points to is
    written (of a hard link, this name only). Devices and pipes, as ``/dev/stdout``, are written
    to directly.

    Parameters
    ----------
    path : str or Path
    data : str or bytes
        Text is written as UTF-8.

    Returns
    -------
    Path
        The path given.

    Raises
    ------
    ValueError
        If the text has half of a surrogate pair, which no file can hold; nothing was touched.
    OSError
        If the file cannot be written: no such folder, a folder, a full disk, ...

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_atomically(Path(folder, "a.txt"), "más").read_text(encoding="utf-8")
    'más'
    """
    path = Path(path)
    whole = data.encode("utf-8") if isinstance(data, str) else data
    put_whole(path, whole)
    return path


def put_whole(path: Path, data: bytes, part: str = "") -> os.stat_result | None:
    """Write a file as `write_atomically` does.

    Parameters
    ----------
    path : Path
    data : bytes
    part : str
        Name of the hidden file, for one who alone writes there; by default one that nobody has.

    Returns
    -------
    os.stat_result or None
        Of the new file, before it was put in place; None of devices and pipes.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    try:
        return _write(path, data, part)
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, str(path)) from None


def _write(path: Path, data: bytes, part: str) -> os.stat_result | None:
    place = Path(os.path.realpath(path))
    try:
        there = os.stat(path)
    except FileNotFoundError:
        there = None
    if there is not None:
        if stat.S_ISDIR(there.st_mode):
            raise OSError(errno.EISDIR, "it is a folder")
        if not stat.S_ISREG(there.st_mode) or _is_open_file(path):
            with path.open("ab") as file:
                file.write(data)
            return None
        if not os.access(place, os.W_OK):
            raise OSError(errno.EACCES, "it may not be written")
    # The name does not grow with that of the file, which may have all the letters that fit.
    fresh = place.with_name(part or f".{secrets.token_hex(8)}.part")
    try:
        if part:
            fresh.unlink(missing_ok=True)
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    except FileNotFoundError:
        raise OSError(errno.ENOENT, f"there is no folder {str(place.parent)!r}") from None
    except PermissionError:
        reason = "nothing may be written in its folder, so it cannot be put in place in one step"
        raise OSError(errno.EACCES, reason) from None
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
            done = os.fstat(handle)
        if there is not None:
            _be_like(fresh, place, there)
        os.replace(fresh, place)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise
    flush_folder(place.parent)
    return done


_PATIENCE = 2.0
"""Seconds that a line waits for those of others; then it is written all the same."""


def append_line(path: str | Path, line: str) -> Path:
    r"""Add a line to a file, which is made if there is none, and flush it to the disk.

    Several processes may do so at once, one after another. After one that broke off,
    as a full disk leaves it, the next begins anew.

    Parameters
    ----------
    path : str or Path
    line : str
        Without its end.

    Raises
    ------
    ValueError
        If the text has half of a surrogate pair, which no file can hold; nothing was touched.
    OSError
        If it cannot be written.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = append_line(Path(folder, "a.txt"), "uno")
    ...     append_line(path, "dos").read_text(encoding="utf-8")
    'uno\ndos\n'
    """
    path = Path(path)
    data = f"{line}\n".encode()
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
    try:
        patience = time.monotonic() + _PATIENCE
        while locked(handle) is Lock.OTHERS and time.monotonic() < patience:
            time.sleep(0.002)
        if os.fstat(handle).st_size:
            os.lseek(handle, -1, os.SEEK_END)
            if os.read(handle, 1) != b"\n":
                data = b"\n" + data
        if os.write(handle, data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        os.fsync(handle)
    finally:
        os.close(handle)
    return path


def file_within(folder: Path, name: str) -> Path:
    """The file that a stranger's text names, if it is a regular one within a folder.

    Parameters
    ----------
    folder : Path
    name : str
        Relative to it, and without ``..``; links may not lead out either.

    Raises
    ------
    GameError
        If it lies elsewhere, or is a folder, a pipe or a device. It was not opened.
    OSError
        If it is not there.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = write_atomically(Path(folder, "a.txt"), "más")
    ...     file_within(Path(folder), "a.txt").name
    'a.txt'
    """
    home = Path(os.path.realpath(folder))
    systems = (PurePosixPath(name), PureWindowsPath(name))  # it is to be read on any
    if any(each.anchor or ".." in each.parts for each in systems):
        raise GameError("file_outside", file=name)
    try:
        place = Path(os.path.realpath(home / name))
        mode = place.stat().st_mode if place.is_relative_to(home) else None
    except ValueError:  # a NUL, or half of a surrogate pair
        raise GameError("file_irregular", file=name) from None
    if mode is None:
        raise GameError("file_outside", file=name)
    if not stat.S_ISREG(mode):
        raise GameError("file_irregular", file=name)
    return place


def _is_open_file(path: Path) -> bool:
    """Whether it is a name for a file that is open, as ``/dev/stdout``: others write to it too."""
    folder = os.path.realpath(path.parent)
    return folder == "/dev" or folder.startswith("/proc/")


def _be_like(fresh: Path, place: Path, there: os.stat_result) -> None:
    """Give the new file the mode of the older one and, where that is allowed, its owner."""
    if hasattr(os, "chown"):
        with suppress(OSError):
            os.chown(fresh, there.st_uid, there.st_gid)
    shutil.copymode(place, fresh)


def flush_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk; systems that cannot open one do so themselves."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


_PART = re.compile(r"\.([0-9a-f]{16}|.*\.jsonl)\.part")

_OLD = 24 * 60 * 60.0
"""Seconds after which nobody writes a part any more."""


def clear_old_parts(folder: Path) -> None:
    """Remove what processes that died were writing there, once it is older than a day."""
    with suppress(OSError):
        for left in folder.glob(".*.part"):
            if _PART.fullmatch(left.name) and left.lstat().st_mtime < time.time() - _OLD:
                left.unlink()


class Lock(enum.Enum):
    """Whose a lock is that somebody asked for."""

    MINE = enum.auto()
    OTHERS = enum.auto()
    NONE = enum.auto()
    """Nobody's: the disk has no locks that work."""


if sys.platform == "win32":
    import msvcrt

    def locked(file: int) -> Lock:
        """Lock a file for this process, and say whose it is now."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as fault:
            others = fault.errno in (errno.EACCES, errno.EDEADLK)
            return Lock.OTHERS if others else Lock.NONE
        return Lock.MINE

else:
    import fcntl

    def locked(file: int) -> Lock:
        """Lock a file for this process, and say whose it is now.

        Not for its children (as `flock` would): they may outlive it.
        """
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            others = fault.errno in (errno.EACCES, errno.EAGAIN)
            return Lock.OTHERS if others else Lock.NONE
        return Lock.MINE
