"""Atomic writes: a file is written completely, or stays as it was."""

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
    """Write a file atomically: a failure leaves the old file intact.

    The data go to a hidden file in the same folder, are flushed to the disk, and replace the old
    file in one step. An existing file keeps its mode. A symbolic link stays, and its target is
    written; of hard links, only this name is. Devices and pipes, such as ``/dev/stdout``, are
    written directly.

    Parameters
    ----------
    path : str or Path
    data : str or bytes
        Text is written as UTF-8.

    Returns
    -------
    Path
        The path, as a `Path`.

    Raises
    ------
    ValueError
        If the text has a lone surrogate, which no file can hold. Nothing was written.
    OSError
        If the file cannot be written: the folder is missing, the path is a folder, the disk is
        full, ...

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_atomically(Path(folder, "a.txt"), "más").read_text(encoding="utf-8")
    'más'
    """
    path = Path(path)
    content = data.encode("utf-8") if isinstance(data, str) else data
    put_whole(path, content)
    return path


def put_whole(path: Path, data: bytes, part: str = "") -> os.stat_result | None:
    """Write a file like `write_atomically`.

    Parameters
    ----------
    path : Path
    data : bytes
    part : str
        Name of the hidden file, for a caller that is the only writer. Default: an unused name.

    Returns
    -------
    os.stat_result or None
        Status of the new file before the replacement; None for devices and pipes.

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
    target = Path(os.path.realpath(path))
    try:
        old = os.stat(path)
    except FileNotFoundError:
        old = None
    if old is not None:
        if stat.S_ISDIR(old.st_mode):
            raise OSError(errno.EISDIR, "it is a folder")
        if not stat.S_ISREG(old.st_mode) or _is_open_file(path):
            with path.open("ab") as file:
                file.write(data)
            return None
        if not os.access(target, os.W_OK):
            raise OSError(errno.EACCES, "it may not be written")
    # A short name of its own: the name of the file may have the greatest possible length.
    new = target.with_name(part or f".{secrets.token_hex(8)}.part")
    try:
        if part:
            new.unlink(missing_ok=True)
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    except FileNotFoundError:
        raise OSError(errno.ENOENT, f"there is no folder {str(target.parent)!r}") from None
    except PermissionError:
        reason = "nothing may be written in its folder, so it cannot be put in place in one step"
        raise OSError(errno.EACCES, reason) from None
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
            done = os.fstat(handle)
        if old is not None:
            _be_like(new, target, old)
        os.replace(new, target)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    flush_folder(target.parent)
    return done


_PATIENCE = 2.0
"""Seconds that a line waits for the lock of others. After that it is written regardless."""


def append_line(path: str | Path, line: str) -> Path:
    r"""Append a line to a file and flush it to the disk. A missing file is created.

    Several processes may append at once; the lines are written one after another. If a process
    left an incomplete line (on a full disk, for example), the next line starts on a line of its
    own.

    Parameters
    ----------
    path : str or Path
    line : str
        Text without a line end.

    Raises
    ------
    ValueError
        If the text has a lone surrogate, which no file can hold. Nothing was written.
    OSError
        If the line cannot be written.

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
    """Return the regular file within a folder that an untrusted name refers to.

    Parameters
    ----------
    folder : Path
    name : str
        Relative path without ``..``. Symbolic links may not lead out of the folder either.

    Raises
    ------
    GameError
        If the file is elsewhere, or is a folder, a pipe or a device. It was not opened.
    OSError
        If the file does not exist.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = write_atomically(Path(folder, "a.txt"), "más")
    ...     file_within(Path(folder), "a.txt").name
    'a.txt'
    """
    root = Path(os.path.realpath(folder))
    systems = (PurePosixPath(name), PureWindowsPath(name))  # the rules of both systems apply
    if any(path.anchor or ".." in path.parts for path in systems):
        raise GameError("file_outside", file=name)
    try:
        target = Path(os.path.realpath(root / name))
        mode = target.stat().st_mode if target.is_relative_to(root) else None
    except ValueError:  # a NUL, or a lone surrogate
        raise GameError("file_irregular", file=name) from None
    if mode is None:
        raise GameError("file_outside", file=name)
    if not stat.S_ISREG(mode):
        raise GameError("file_irregular", file=name)
    return target


def _is_open_file(path: Path) -> bool:
    """Return True for names of open files, such as ``/dev/stdout``: others write to them too."""
    folder = os.path.realpath(path.parent)
    return folder == "/dev" or folder.startswith("/proc/")


def _be_like(fresh: Path, place: Path, there: os.stat_result) -> None:
    """Give the new file the mode of the old one and, where permitted, its owner."""
    if hasattr(os, "chown"):
        with suppress(OSError):
            os.chown(fresh, there.st_uid, there.st_gid)
    shutil.copymode(place, fresh)


def flush_folder(folder: Path) -> None:
    """Flush the entries of a folder to the disk.

    Systems that cannot open a folder flush without help.
    """
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


_PART = re.compile(r"\.([0-9a-f]{16}|.*\.jsonl)\.part")

_OLD = 24 * 60 * 60.0
"""Age in seconds after which a hidden file counts as abandoned."""


def clear_old_parts(folder: Path) -> None:
    """Remove hidden files of dead processes that are older than a day."""
    with suppress(OSError):
        for part in folder.glob(".*.part"):
            if _PART.fullmatch(part.name) and part.lstat().st_mtime < time.time() - _OLD:
                part.unlink()


class Lock(enum.Enum):
    """The owner of a lock after an attempt to take it."""

    MINE = enum.auto()
    OTHERS = enum.auto()
    NONE = enum.auto()
    """Nobody: the disk has no working locks."""


if sys.platform == "win32":
    import msvcrt

    def locked(file: int) -> Lock:
        """Try to lock a file for this process; return the owner of the lock."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as fault:
            others = fault.errno in (errno.EACCES, errno.EDEADLK)
            return Lock.OTHERS if others else Lock.NONE
        return Lock.MINE

else:
    import fcntl

    def locked(file: int) -> Lock:
        """Try to lock a file for this process; return the owner of the lock.

        Child processes do not inherit the lock (with `flock` they would): they may outlive this
        process.
        """
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            others = fault.errno in (errno.EACCES, errno.EAGAIN)
            return Lock.OTHERS if others else Lock.NONE
        return Lock.MINE
