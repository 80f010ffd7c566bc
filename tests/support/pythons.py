"""Run the suite without a browser on every Python found: ``make test-pythons``.

    python tests/support/pythons.py [--only NAME ...] [pytest arguments]

Each run has an environment of its own in ``.venv/pythons``, with the
versions of ``requirements-dev.lock``. ``lowest`` is 3.11 with the lowest versions that the project
allows for itself and its extras. A Python that is not found is named as not run.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENTS = ROOT / ".venv" / "pythons"
LOCK = ROOT / "requirements-dev.lock"

VERSIONS = {"3.11": "3.11", "lowest": "3.11", "3.12": "3.12", "3.13": "3.13", "3.14": "3.14"}
"""The Python of each run."""

LOWEST_OF = ("data", "lab", "rl", "ratings", "cluster")
"""Extras whose lowest versions are tried with those of the package itself."""

SUITE = ("-q", "-m", "not browser and not soak and not package", "teg_nb", "tests")


def find(version: str) -> str:
    """Return the path of a Python of a version that runs, or ``""``; nothing is downloaded."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders += [path / "bin" for path in sorted(pyenv.glob(f"{version}.*"), reverse=True)]
    paths = [path for folder in folders if (path := shutil.which(f"python{version}", path=folder))]
    paths.append(_output(uv(), "python", "find", "--no-python-downloads", version))
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    return next((path for path in paths if path and _output(path, "-c", ask) == version), "")


def _output(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def uv() -> str:
    """Return the path of uv, which makes the environments."""
    return shutil.which("uv") or sys.exit("make test-pythons needs uv (pip install uv)")


def lowest_requirements() -> list[str]:
    """List what the project needs with its bounds, and the other tools as locked."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    bounded = [*project["dependencies"], *(line for name in LOWEST_OF for line in extras[name])]
    names = {canonicalize_name(Requirement(line).name) for line in bounded}
    pins = dict(re.findall(r"^([a-z0-9-]+)(==[^ \\]+)", LOCK.read_text("utf-8"), re.MULTILINE))
    tools = [canonicalize_name(Requirement(line).name) for line in extras["dev"][1:]]
    return [*bounded, *(f"{tool}{pins[tool]}" for tool in tools if tool not in names)]


def prepare(name: str, python: str) -> Path:
    """Make the environment of a run, and return its Python."""
    venv = ENVIRONMENTS / name
    subprocess.run([uv(), "venv", "--quiet", "--clear", "--python", python, venv], check=True)
    inside = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [uv(), "pip", "install", "--quiet", "--python", inside]
    what = ["--require-hashes", "--requirement", str(LOCK)]
    if name == "lowest":
        what = ["--resolution", "lowest-direct", "hatchling>=1.25", *lowest_requirements()]
    subprocess.run([*install, *what], check=True)
    editable = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
    subprocess.run([*install, *editable], check=True)
    return inside


def run(name: str, words: Iterable[str]) -> str:
    """Run the suite on a Python; return how it went, in words."""
    version = VERSIONS[name]
    python = find(version)
    if not python:
        return f"not run: there is no Python {version}"
    try:
        inside = prepare(name, python)
    except subprocess.CalledProcessError:
        return "not run: its packages cannot be installed"
    full = _output(str(inside), "-c", "import sys; print(sys.version.split()[0])")
    begun = time.monotonic()
    done = subprocess.run([inside, "-m", "pytest", *words], cwd=ROOT, check=False)
    minutes = (time.monotonic() - begun) / 60
    return f"{'failed' if done.returncode else 'passed'} on {full}, in {minutes:.0f} minutes"


def main() -> int:
    """Run the suite on each Python, print a line for each; return 1 if one failed."""
    parser = argparse.ArgumentParser(description="Run the suite on every Python found.")
    parser.add_argument("--only", action="append", choices=VERSIONS, help="a run; repeatable")
    args, words = parser.parse_known_args()
    ends = {}
    for name in args.only or VERSIONS:
        print(f"== {name}", flush=True)
        ends[name] = run(name, words or ["-n", "auto", *SUITE])
    for name, end in ends.items():
        print(f"{name}: {end}")
    return int(any(end.startswith("failed") for end in ends.values()))


if __name__ == "__main__":
    sys.exit(main())
