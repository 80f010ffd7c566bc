"""Binder installs what the lock says."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "binder" / "runtime.txt"
ON_BINDER = {
    "python_version": "3.11",
    "python_full_version": "3.11.9",
    "sys_platform": "linux",
    "os_name": "posix",
    "platform_python_implementation": "CPython",
    "implementation_name": "cpython",
    "platform_system": "Linux",
}


def requirements(path: Path) -> list[Requirement]:
    return [Requirement(line) for line in path.read_text("utf-8").splitlines() if line]


def test_versions_are_those_of_the_lock():
    locked = {
        canonicalize_name(pin.name): str(pin.specifier)
        for pin in requirements(ROOT / "requirements.lock")
        if pin.marker is None or pin.marker.evaluate(ON_BINDER)
    }
    binder = {
        canonicalize_name(pin.name): str(pin.specifier)
        for pin in requirements(ROOT / "binder" / "requirements.txt")
    }

    assert binder.items() <= locked.items()


def test_every_dependency_is_listed():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {canonicalize_name(Requirement(line).name) for line in project["dependencies"]}
    listed = {pin.name for pin in requirements(ROOT / "binder" / "requirements.txt")}

    assert wanted <= listed


def test_python_is_the_one_the_list_is_made_for():
    assert RUNTIME.read_text("utf-8").strip() == "python-3.11"


def test_locks_name_no_address():
    for path in (ROOT / "requirements.lock", ROOT / "binder" / "requirements.txt"):
        assert "//" not in path.read_text("utf-8")
