"""Python calls per entry do not grow unnoticed: see `benchmarks.counts`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.counts import FILE, PYTHON, counted, faults
from teg_nb.engine.board import normalize_name

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_an_entry_needs_no_more_calls_than_noted() -> None:
    if json.loads(FILE.read_text(encoding="utf-8"))["python"] != PYTHON:
        pytest.skip("counts are noted for another version of Python")
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.counts"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_function_that_is_called_more_is_named() -> None:
    before = {"teg": {"a.py:f": 2.0, "a.py:g": 1.0}}
    assert not [*faults({"teg": {"a.py:f": 2.1, "a.py:g": 1.0}}, before)]
    (fault,) = faults({"teg": {"a.py:f": 2.0, "a.py:g": 1.5}}, before)
    assert fault.startswith("teg: 3.0 -> 3.5 calls an entry; most in a.py:g 1 -> 1.5")


def test_calls_of_the_package_are_counted_by_function() -> None:
    def work() -> int:
        return len([normalize_name(name) for name in ("Irán", "Perú")])

    assert counted(work).per_entry()["engine/board.py:normalize_name"] == 1.0
