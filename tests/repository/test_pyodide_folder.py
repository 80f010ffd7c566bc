"""``make lite PYODIDE=folder`` takes the packages for tables, and refuses a folder in a sentence.

The folder has the layout of a full distribution, with a lock file and small files in place of its
wheels.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[2]

INFO = {"arch": "wasm32", "python": "3.14.2", "version": "314.0.7"}

DEPENDS = {
    "numpy": [],
    "pandas": ["numpy", "python-dateutil", "pytz"],
    "python-dateutil": ["six"],
    "pytz": [],
    "six": [],
    "scipy": ["numpy"],
}


@pytest.fixture(scope="module")
def make_lite() -> ModuleType:
    sys.path.insert(0, str(ROOT / "docs" / "site" / "lite"))
    try:
        import make_lite
    finally:
        sys.path.pop(0)
    return make_lite


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A distribution with pandas, what it needs, and one package more."""
    entries: dict[str, Any] = {}
    for name, depends in DEPENDS.items():
        wheel = tmp_path / f"{name}-1.0-py3-none-any.whl"
        wheel.write_text(name, "utf-8")
        digest = hashlib.sha256(name.encode()).hexdigest()
        entries[name] = {"file_name": wheel.name, "sha256": digest, "depends": depends}
    lock = {"info": INFO, "packages": entries}
    (tmp_path / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    return tmp_path


def test_wheels_and_their_entries_are_taken_with_all_that_they_need(
    make_lite: ModuleType, folder: Path
) -> None:
    out = folder / "out"
    out.mkdir()
    kept = make_lite.packages(folder, out, INFO)
    assert set(kept) == set(DEPENDS) - {"scipy"}
    assert kept["pandas"]["depends"] == DEPENDS["pandas"]
    for entry in kept.values():
        text = (out / entry["file_name"]).read_bytes()
        assert hashlib.sha256(text).hexdigest() == entry["sha256"]
    assert len([*out.iterdir()]) == len(kept)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda folder: (folder / "pyodide-lock.json").unlink(), "has no pyodide-lock.json"),
        (lambda folder: edit(folder, "info", {**INFO, "version": "1"}), "is another Pyodide"),
        (lambda folder: edit(folder, "packages", {}), "has no pandas"),
        (lambda folder: (folder / "six-1.0-py3-none-any.whl").unlink(), "lacks six-1.0"),
        (
            lambda folder: (folder / "numpy-1.0-py3-none-any.whl").write_text("cut", "utf-8"),
            "numpy-1.0-py3-none-any.whl is damaged",
        ),
    ],
    ids=["no lock", "another version", "no pandas", "no wheel", "damaged"],
)
def test_a_folder_that_does_not_serve_is_refused(
    make_lite: ModuleType, folder: Path, spoil: Any, sentence: str
) -> None:
    spoil(folder)
    out = folder / "out"
    out.mkdir()
    with pytest.raises(SystemExit, match=sentence):
        make_lite.packages(folder, out, INFO)


def edit(folder: Path, key: str, value: object) -> None:
    """Change a part of the lock file."""
    path = folder / "pyodide-lock.json"
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {key: value}), "utf-8")


def test_with_tables_a_lesson_installs_them_and_lacks_nothing(make_lite: ModuleType) -> None:
    path = ROOT / "notebooks" / "analysis" / "01-analysing-a-match.ipynb"
    with_tables, without = (
        make_lite.ready(nbformat.read(path, as_version=4), "en", tables)
        for tables in (["numpy", "pandas"], [])
    )
    first = next(cell for cell in with_tables.cells if cell.cell_type == "code")
    assert "%pip install -q teg_nb numpy pandas\n" in first.source
    assert "lite-tables" not in {cell.id for cell in with_tables.cells}
    assert "lite-tables" in {cell.id for cell in without.cells}
    assert any("logs/four.log" in cell.source for cell in with_tables.cells)
