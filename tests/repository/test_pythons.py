"""The suite on several Pythons: what it finds, what it installs, and what it says of the rest."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import pythons
from packaging.requirements import Requirement
from pythons import ROOT


def test_a_python_that_is_not_here_is_named_as_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pythons, "find", lambda version: "")
    monkeypatch.setattr(sys, "argv", ["pythons.py", "--only", "3.14"])
    said = pythons.run("3.14", [])

    assert said == "not run: there is no Python 3.14"
    assert pythons.main() == 0


def test_a_python_of_another_version_is_not_taken(
    tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program of that name is no Python, or another version."""
    for folder, program in (("broken", "exit 127"), ("other", f'exec {sys.executable} "$@"')):
        path = tmp_path / folder / "python3.99"
        path.parent.mkdir()
        path.write_text(f"#!/bin/sh\n{program}\n", "utf-8")
        path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'broken'}:{tmp_path / 'other'}")
    monkeypatch.setattr(pythons, "uv", lambda: "/bin/false")

    assert pythons.find("3.99") == ""


def test_a_run_that_fails_is_told(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    ends = {"3.12": "passed on 3.12.1, in 9 minutes", "3.13": "failed on 3.13.0, in 8 minutes"}
    monkeypatch.setattr(pythons, "run", lambda name, words: ends[name])
    monkeypatch.setattr(sys, "argv", ["pythons.py", "--only", "3.12", "--only", "3.13"])

    assert pythons.main() == 1
    said = capsys.readouterr().out.splitlines()
    assert said[-2:] == [f"{name}: {end}" for name, end in ends.items()]


def test_the_lowest_versions_are_those_of_the_project() -> None:
    wanted = pythons.lowest_requirements()
    project = tomllib.loads((pythons.ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert set(project["dependencies"]) <= set(wanted)
    assert any(line.startswith("pandas>=2.") for line in wanted)
    bounds = {Requirement(line).name: Requirement(line).specifier for line in wanted}
    assert str(bounds["pytest"]).startswith("==")
    assert len(bounds) == len(wanted)


@pytest.mark.skipif(not shutil.which("make"), reason="needs make")
def test_a_python_that_is_too_old_is_named_before_anything_is_installed(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "requirements-dev.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "binder").mkdir()
    (tmp_path / "binder" / "overrides.json").touch()
    old = tmp_path / "python3.10"  # what make asks of it is told of another version
    older = f'#!/bin/sh\nexec "{sys.executable}" -c "import sys; sys.version_info = (3, 10)\n$2"\n'
    old.write_text(older, "utf-8")
    old.chmod(0o755)
    done = subprocess.run(
        ["make", "lab", f"PYTHON={old}"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert f"teg_nb needs Python 3.11 or newer, and {old} is 3.10." in done.stderr
    assert not (tmp_path / ".venv").exists()
