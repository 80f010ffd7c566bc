"""Memory that reading may take: a small file of a stranger may be a huge table."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from teg_nb.analysis.dataset.layout import BadDataset

MEMINFO, GROUPS, GROUP = Path("/proc/meminfo"), Path("/sys/fs/cgroup"), Path("/proc/self/cgroup")

_UNKNOWN = 4 << 30
"""Bytes that are taken to be free where the system does not say."""


class Room:
    """Memory that may be filled.

    Parameters
    ----------
    max_bytes : int, optional
        How many bytes; half of the memory that is free by default.
    """

    def __init__(self, max_bytes: int | None = None) -> None:
        self.most = free_memory() // 2 if max_bytes is None else max_bytes
        self.left = self.most

    def fit(self, place: object, size: int) -> None:
        """Refuse what does not fit; raises `BadDataset`, which names what it is and its size."""
        if size > self.left:
            most = _mebibytes(self.left, up=False)
            raise BadDataset(place, "data_large", size=_mebibytes(size, up=True), most=most)

    def take(self, place: object, size: int) -> None:
        """Fill a part of it; raises `BadDataset` where that does not fit."""
        self.fit(place, size)
        self.left -= size


def _mebibytes(size: int, *, up: bool) -> str:
    return f"{(size + up * ((1 << 20) - 1)) >> 20} MiB"


def free_memory() -> int:
    """Bytes of memory that a process can take before others have to give way.

    Where the processes of a container share a limit, it is what they have not taken of it.
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
            found = os.sysconf(pages) * os.sysconf("SC_PAGE_SIZE") // share
            if found > 0:
                return found
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
"""Of control groups, by their controllers: a folder, and files with limit, use and what is kept."""


def _free_of_groups() -> list[int]:
    """What is left of the limits of this process's control groups."""
    found: list[int] = []
    with suppress(OSError, ValueError):
        for line in GROUP.read_text().splitlines():
            _, controllers, name = line.split(":", 2)
            for controller in controllers.split(","):
                if controller in _LIMITS:
                    below, *files = _LIMITS[controller]
                    group = GROUPS / below / name.lstrip("/")
                    for folder in (group, *group.parents):
                        if folder.is_relative_to(GROUPS / below):
                            found += _free_of(folder, *files)
    return found


def _free_of(group: Path, limit: str, use: str, kept: str) -> list[int]:
    """What is left of the limit of a control group; nothing where it has none."""
    with suppress(OSError, ValueError):
        most = int((group / limit).read_text())  # "max" is no number, and no limit
        taken = int((group / use).read_text())
        lines = (line.split() for line in (group / "memory.stat").read_text().splitlines())
        files = sum(int(words[1]) for words in lines if words[0] == kept)  # they give way
        return [max(0, most - taken + files)]
    return []
