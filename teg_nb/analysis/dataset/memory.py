"""Memory limits of reading: a small untrusted file may hold a huge table."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from teg_nb.analysis.dataset.layout import BadDataset

MEMINFO, GROUPS, GROUP = Path("/proc/meminfo"), Path("/sys/fs/cgroup"), Path("/proc/self/cgroup")

_UNKNOWN = 4 << 30
"""Assumed free bytes where the system does not report them."""


class Room:
    """Budget of memory that may be filled.

    Parameters
    ----------
    max_bytes : int, optional
        The budget; by default half of the free memory.
    """

    def __init__(self, max_bytes: int | None = None) -> None:
        self.most = free_memory() // 2 if max_bytes is None else max_bytes
        self.left = self.most

    def fit(self, place: object, size: int) -> None:
        """Raise `BadDataset`, with name and size, if a size exceeds the remaining budget."""
        if size > self.left:
            limit = _mebibytes(self.left, up=False)
            raise BadDataset(place, "data_large", size=_mebibytes(size, up=True), most=limit)

    def take(self, place: object, size: int) -> None:
        """Use a part of the budget; raises `BadDataset` if it does not fit."""
        self.fit(place, size)
        self.left -= size


def _mebibytes(size: int, *, up: bool) -> str:
    return f"{(size + up * ((1 << 20) - 1)) >> 20} MiB"


def free_memory() -> int:
    """Return the bytes of memory that the process can use without displacing others.

    Where the processes of a container share a limit, count the unused part of the limit.
    """
    return min([_free_of_machine(), *_free_of_groups()])


def _free_of_machine() -> int:
    with suppress(OSError, ValueError, StopIteration):
        lines = MEMINFO.read_text().splitlines()
        line = next(line for line in lines if line.startswith("MemAvailable:"))
        return int(line.split()[1]) << 10
    if sys.platform == "win32":
        return _free_of_windows()
    for pages, share in (("SC_AVPHYS_PAGES", 1), ("SC_PHYS_PAGES", 2)):
        with suppress(ValueError, OSError, AttributeError):
            free = os.sysconf(pages) * os.sysconf("SC_PAGE_SIZE") // share
            if free > 0:
                return free
    return _UNKNOWN


def _free_of_windows() -> int:
    import ctypes

    class Status(ctypes.Structure):
        _fields_ = [
            ("length", ctypes.c_ulong),
            ("load", ctypes.c_ulong),
            *((name, ctypes.c_ulonglong) for name in ("total", "free", "paged", "free_paged")),
            *((name, ctypes.c_ulonglong) for name in ("virtual", "free_virtual", "extended")),
        ]

    status = Status(length=ctypes.sizeof(Status))
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009
    return status.free if kernel.GlobalMemoryStatusEx(ctypes.byref(status)) else _UNKNOWN


_LIMITS = {
    "": ("", "memory.max", "memory.current", "inactive_file"),  # version 2
    "memory": ("memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"),
}
"""Control groups by controller: folder, files of limit and use, and the key of cached files."""


def _free_of_groups() -> list[int]:
    """Return the unused memory of each control group of this process."""
    free: list[int] = []
    with suppress(OSError, ValueError):
        for line in GROUP.read_text().splitlines():
            _, controllers, name = line.split(":", 2)
            for controller in controllers.split(","):
                if controller in _LIMITS:
                    below, *files = _LIMITS[controller]
                    group = GROUPS / below / name.lstrip("/")
                    for folder in (group, *group.parents):
                        if folder.is_relative_to(GROUPS / below):
                            free += _free_of(folder, *files)
    return free


def _free_of(group: Path, limit: str, use: str, kept: str) -> list[int]:
    """Return the unused memory of a control group; an empty list without a limit."""
    with suppress(OSError, ValueError):
        max_bytes = int((group / limit).read_text())  # "max" is no number, and no limit
        taken = int((group / use).read_text())
        lines = (line.split() for line in (group / "memory.stat").read_text().splitlines())
        files = sum(int(words[1]) for words in lines if words[0] == kept)  # reclaimable
        return [max(0, max_bytes - taken + files)]
    return []
