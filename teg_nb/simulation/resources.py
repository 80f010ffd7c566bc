"""The number of processes that this machine has room for: cores, and free memory.

A container (Binder, a pod, a shared hub) may use less memory than the machine has. Its limit is
that of its control group: a process beyond it is killed, perhaps the kernel of a notebook.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

WORKER_BYTES = 160 * 2**20
"""Room for one process: `simulate` needs 130 MB, playouts 90 MB (resident, measured on Linux)."""

_ROOT = Path("/")
_FILES = (
    ("memory.max", "memory.current", "inactive_file"),
    ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"),
)
"""Of control groups, versions 2 and 1: the limit, the use, and what of it can be dropped."""


def usable_cores(root: Path = _ROOT) -> int:
    """Return the number of cores that this process may use: its affinity, and its group's quota.

    Parameters
    ----------
    root : Path
        The file system's root, for tests.
    """
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    for folder, is_version_1 in _groups(root, "cpu"):
        with suppress(OSError, ValueError):
            cores = min(cores, max(1, round(_quota(folder, is_version_1))))
    return cores


def _quota(folder: Path, is_version_1: bool) -> float:
    """Return the cores that a control group may use.

    Raises
    ------
    OSError, ValueError
        If the group has no limit.
    """
    if is_version_1:
        quota = int((folder / "cpu.cfs_quota_us").read_text())
        if quota < 0:
            raise ValueError("no limit")
        return quota / int((folder / "cpu.cfs_period_us").read_text())
    most, period = (folder / "cpu.max").read_text().split()
    return int(most) / int(period)


def free_memory(root: Path = _ROOT) -> int | None:
    """Return the memory in bytes that this process and its children may still take.

    The least of the machine's free memory and the room in each control group of the process.

    Parameters
    ----------
    root : Path
        The file system's root, for tests.

    Returns
    -------
    int or None
        None where the system does not say, as on macOS and Windows.

    Notes
    -----
    Sources: the pages of the Linux kernel on ``/proc/meminfo`` and on control groups, versions 1
    and 2.
    """
    room = list(_rooms(root))
    with suppress(OSError, ValueError):
        for line in (root / "proc/meminfo").read_text().splitlines():
            name, _, value = line.partition(":")
            if name == "MemAvailable":
                room.append(int(value.split()[0]) * 1024)
    return max(min(room), 0) if room else None


def _rooms(root: Path) -> Iterator[int]:
    """Yield the room in each control group of this process that has a limit."""
    for folder, is_version_1 in _groups(root, "memory"):
        with suppress(OSError, ValueError):
            yield _room(folder, *_FILES[is_version_1])


def _groups(root: Path, controller: str) -> Iterator[tuple[Path, bool]]:
    """Yield the folder of each control group of this process, and True for one of version 1."""
    groups: list[str] = []
    with suppress(OSError):
        groups = (root / "proc/self/cgroup").read_text().splitlines()
    for group in groups:
        number, controllers, path = group.split(":", 2)
        is_version_1 = controller in controllers.split(",")
        if not is_version_1 and number != "0":
            continue
        top = root / "sys/fs/cgroup" / (controller if is_version_1 else "")
        place = top / path.lstrip("/")
        # In a container the path may be that of the host: what is mounted is the group itself.
        for folder in dict.fromkeys((place, *place.parents, top)):
            if folder == top or top in folder.parents:
                yield folder, is_version_1


def _room(folder: Path, limit: str, use: str, cache: str) -> int:
    """Return the room in a control group.

    Raises
    ------
    OSError, ValueError
        If the group has no limit.
    """
    most = int((folder / limit).read_text())
    used = int((folder / use).read_text())
    for line in (folder / "memory.stat").read_text().splitlines():
        name, value = line.split()
        if name == cache:
            used -= int(value)
    return most - used


def usable_workers(wanted: int | None = None) -> int:
    """Return how many processes there is room for: at least one.

    Parameters
    ----------
    wanted : int, optional
        The number that somebody asked for. It is capped by the free memory alone, with a warning.
        By default one for each core, and as many as half of the free memory has room for.

    Examples
    --------
    >>> usable_workers(1)
    1
    """
    free = free_memory()
    most = wanted or usable_cores()
    room = WORKER_BYTES if wanted else 2 * WORKER_BYTES
    workers = most if free is None else max(1, min(most, free // room))
    if wanted and workers < wanted:
        warnings.warn(
            f"{workers} instead of {wanted} processes: {(free or 0) // 2**20} MB of memory are free"
            f" and each needs {WORKER_BYTES // 2**20} MB",
            RuntimeWarning,
            stacklevel=2,
        )
    return workers
