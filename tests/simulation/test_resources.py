"""Processes are capped by the memory that a container or a machine has left."""

from __future__ import annotations

from pathlib import Path

import pytest

from teg_nb import simulate
from teg_nb.simulation import executors, resources
from teg_nb.simulation.resources import WORKER_BYTES, free_memory, usable_cores, usable_workers

MB = 2**20
QUOTA, PERIOD = "cpu/cpu.cfs_quota_us", "cpu/cpu.cfs_period_us"


def system(root: Path, available: int, cgroup: str, **files: str) -> Path:
    """Write what a Linux system says of its memory, in bytes, and of control groups."""
    (root / "proc/self").mkdir(parents=True)
    (root / "proc/meminfo").write_text(
        f"MemTotal: 99999999 kB\nMemAvailable: {available // 1024} kB\n"
    )
    (root / "proc/self/cgroup").write_text(cgroup)
    for name, text in files.items():
        path = root / "sys/fs/cgroup" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def group(folder: str, limit: object, used: int, cache: int = 0, version: int = 2) -> dict:
    names = ("memory.max", "memory.current", "inactive_file")
    if version == 1:
        names = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
    return {
        f"{folder}{names[0]}": f"{limit}\n",
        f"{folder}{names[1]}": f"{used}\n",
        f"{folder}memory.stat": f"anon {used}\n{names[2]} {cache}\n",
    }


def test_the_machine_alone(tmp_path):
    assert free_memory(system(tmp_path, 700 * MB, "0::/\n")) == 700 * MB


def test_where_the_system_does_not_say(tmp_path):
    assert free_memory(tmp_path) is None


@pytest.mark.parametrize("version", [1, 2])
def test_a_container_has_less_and_its_cache_counts_as_free(tmp_path, version):
    line, folder = ("0::/", "") if version == 2 else ("7:cpu:/\n4:memory:/", "memory/")
    files = group(folder, 1024 * MB, 900 * MB, 300 * MB, version)
    assert free_memory(system(tmp_path, 9000 * MB, line, **files)) == 424 * MB


def test_the_path_may_be_that_of_the_host(tmp_path):
    """Inside a container only the group itself is mounted, at the top."""
    files = group("memory/", 1024 * MB, 1000 * MB, version=1)
    root = system(tmp_path, 9000 * MB, "4:memory:/docker/0123\n", **files)
    assert free_memory(root) == 24 * MB


def test_the_tightest_group_counts(tmp_path):
    files = group("a/b/", "max", 10) | group("a/", 600 * MB, 100 * MB) | group("", "max", 10)
    assert free_memory(system(tmp_path, 9000 * MB, "0::/a/b\n", **files)) == 500 * MB


def test_more_used_than_allowed_is_no_room(tmp_path):
    files = group("", 100 * MB, 200 * MB)
    assert free_memory(system(tmp_path, 9000 * MB, "0::/\n", **files)) == 0


@pytest.fixture
def free(monkeypatch):
    """Return a function that sets the free memory, on eight cores."""
    monkeypatch.setattr(resources, "usable_cores", lambda: 8)

    def has(workers: float | None) -> None:
        amount = None if workers is None else int(workers * WORKER_BYTES)
        monkeypatch.setattr(resources, "free_memory", lambda: amount)

    return has


@pytest.mark.parametrize(("room", "workers"), [(0, 1), (1, 1), (7.8, 3), (20, 8), (None, 8)])
def test_one_process_for_each_core_as_far_as_half_of_the_memory_allows(free, room, workers):
    free(room)
    assert usable_workers() == workers


def test_a_number_that_was_asked_for_is_capped_and_that_is_said(free):
    free(2.5)
    with pytest.warns(RuntimeWarning, match="2 instead of 6 processes: 400 MB of memory are free"):
        assert usable_workers(6) == 2


def test_simulations_get_what_there_is_room_for(free, monkeypatch):
    """And the same matches come out."""
    sizes = []

    class Pool(executors.ProcessPoolExecutor):
        def __init__(self, workers, **how):
            sizes.append(workers)
            super().__init__(workers, **how)

    monkeypatch.setattr(executors, "ProcessPoolExecutor", Pool)
    free(1.2)
    with pytest.warns(RuntimeWarning, match="1 instead of 4"):
        capped = simulate("eggar", "random", 2, seed=1, executor=4, progress=False)
    assert sizes == [1]
    alone = simulate("eggar", "random", 2, seed=1, progress=False)
    assert capped.matches().equals(alone.matches())


@pytest.mark.parametrize(
    ("line", "files", "cores"),
    [
        ("0::/", {"cpu.max": "150000 100000\n"}, 2),
        ("0::/", {"cpu.max": "30000 100000\n"}, 1),
        ("0::/", {"cpu.max": "max 100000\n"}, 8),
        (
            "4:cpu,cpuacct:/",
            {"cpu/cpu.cfs_quota_us": "300000", "cpu/cpu.cfs_period_us": "100000"},
            3,
        ),
        ("4:cpu:/", {"cpu/cpu.cfs_quota_us": "-1", "cpu/cpu.cfs_period_us": "100000"}, 8),
    ],
)
def test_a_container_has_fewer_cores_than_the_machine(tmp_path, monkeypatch, line, files, cores):
    monkeypatch.setattr(resources.os, "sched_getaffinity", lambda process: set(range(8)))
    assert usable_cores(system(tmp_path, 9000 * MB, line, **files)) == cores
