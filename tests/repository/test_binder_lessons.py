"""Binder, as it is: its list of packages, its postBuild, and each lesson on one core under 1 GB."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from lessons import FOLDER, LESSONS, name_of

ROOT = FOLDER.parent
LIMIT = 10**9
"""Bytes of memory, of the runner and the kernel with all its processes."""
SECONDS = 900

pytestmark = [
    pytest.mark.soak,
    pytest.mark.notebook,
    pytest.mark.skipif(sys.platform != "linux", reason="/proc measures the memory"),
]


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Return a clone with an environment of its own, as Binder builds it."""
    folder = tmp_path_factory.mktemp("binder")
    clone, venv = folder / "clone", folder / "venv"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    uv = shutil.which("uv")
    python = venv / "bin" / "python"
    pip = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    listed = clone / "binder" / "requirements.txt"
    subprocess.run([*pip, "--quiet", "--require-hashes", "-r", listed], check=True)
    subprocess.run([clone / "binder" / "postBuild"], cwd=clone, env=environment(venv), check=True)
    return clone, venv


def environment(venv: Path) -> dict[str, str]:
    """Return the variables of a shell in which the environment is active."""
    left_out = ("PYTHONPATH", "JUPYTER_PATH", "JUPYTER_DATA_DIR")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {
        "PATH": f"{venv / 'bin'}{os.pathsep}{kept['PATH']}",
        "VIRTUAL_ENV": str(venv),
        "HOME": str(venv.parent),
    }


def memory(pid: int) -> int:
    """Return the bytes of a process and its children; shared pages count once."""
    children: list[str] = []
    size = 0
    try:
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                size = int(line.split()[1]) * 1024
        for task in Path(f"/proc/{pid}/task").iterdir():
            children += (task / "children").read_text().split()
    except OSError:  # it has just ended
        return size
    return size + sum(memory(int(child)) for child in children)


@pytest.mark.parametrize("path", LESSONS, ids=name_of)
def test_a_lesson_runs_on_one_core_under_one_gigabyte(place, path):
    clone, venv = place
    core = min(os.sched_getaffinity(0))
    process = subprocess.Popen(
        [venv / "bin" / "python", "notebooks/execute.py", path.relative_to(ROOT)],
        cwd=clone,
        env=environment(venv),
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    peak, begun = 0, time.monotonic()
    try:
        while process.poll() is None and time.monotonic() < begun + SECONDS:
            peak = max(peak, memory(process.pid))
            time.sleep(0.2)
    finally:
        process.kill()
    said, _ = process.communicate()
    print(f"{name_of(path)}: {peak / 10**6:.0f} MB, {time.monotonic() - begun:.0f} s")
    assert process.returncode == 0, said
    assert 0 < peak < LIMIT
