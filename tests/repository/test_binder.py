"""Binder installs what the lock says, and opens on the page that leads to everything."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import nbformat
import pytest
from lessons import language
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "binder" / "runtime.txt"
START = {"es": "00-inicio.ipynb", "en": "00-start.ipynb"}
ON_BINDER = {
    "python_version": "3.11",
    "python_full_version": "3.11.9",
    "sys_platform": "linux",
    "os_name": "posix",
    "platform_python_implementation": "CPython",
    "implementation_name": "cpython",
    "platform_system": "Linux",
}


LOCKS = {name: ROOT / name for name in ("requirements.lock", "requirements-dev.lock")}
LOCKS["binder"] = ROOT / "binder" / "requirements.txt"
LOCKS |= {name: ROOT / "docs" / "site" / "lite" / name for name in ("tools.lock", "wheels.lock")}
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def entries(path: Path) -> list[str]:
    """The lines of a list of requirements, each with its hashes."""
    return path.read_text("utf-8").replace("\\\n", " ").splitlines()


def requirements(path: Path) -> list[Requirement]:
    return [Requirement(HASH.sub("", line).strip()) for line in entries(path)]


def pins(path: Path) -> dict[str, set[str]]:
    """By name, the versions: there may be two, for two systems."""
    versions: dict[str, set[str]] = {}
    for pin in requirements(path):
        versions.setdefault(canonicalize_name(pin.name), set()).add(str(pin.specifier))
    return versions


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
    """With the extras that the lessons use, and nothing for clusters."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"]]
    for extra in ("lab", "data", "rl"):
        lines += extras[extra]
    wanted = {canonicalize_name(Requirement(line).name) for line in lines}
    listed = {pin.name for pin in requirements(ROOT / "binder" / "requirements.txt")}

    assert wanted <= listed
    assert listed.isdisjoint(Requirement(line).name for line in extras["cluster"])


def test_what_developers_install_is_locked_with_the_build_backend():
    """At the versions that the list for all extras has."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = pyproject["project"]
    extras = project["optional-dependencies"]
    assert extras["dev"][0] == "teg-nb[data,lab]"
    lines = [*project["dependencies"], *extras["data"], *extras["lab"], *extras["dev"][1:]]
    lines += pyproject["build-system"]["requires"]
    locked, all_ = pins(LOCKS["requirements-dev.lock"]), pins(LOCKS["requirements.lock"])

    assert {canonicalize_name(Requirement(line).name) for line in lines} <= locked.keys()
    assert all(versions <= all_[name] for name, versions in locked.items())


@pytest.mark.parametrize(
    ("name", "least"),
    [("requirements-dev.lock", 100), ("binder", 100), ("tools.lock", 20), ("wheels.lock", 20)],
)
def test_every_file_is_known_by_its_hash(name, least):
    lines = entries(LOCKS[name])
    assert len(lines) > least
    for line in lines:
        assert HASH.search(line), line
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; .+?)?", HASH.sub("", line).strip()), line


def test_python_is_the_one_the_list_is_made_for():
    assert RUNTIME.read_text("utf-8").strip() == "python-3.11"


def test_locks_name_no_address():
    for path in LOCKS.values():
        text = path.read_text("utf-8")
        assert "//" not in text
        assert not re.search(r"^(#|-)", text, re.MULTILINE)


def test_post_build_installs_the_package_and_puts_settings_where_jupyter_reads_them(tmp_path):
    """Run as Binder runs it, with a Python that installs nothing and says where it lives."""
    prefix, calls = tmp_path / "env", tmp_path / "calls"
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(
        f'#!/bin/bash\n[ "$1" = -m ] && echo "$@" >> {calls} || echo {prefix}\n', "utf-8"
    )
    python.chmod(0o755)
    script = ROOT / "binder" / "postBuild"
    assert os.access(script, os.X_OK)
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([script], cwd=ROOT, env={**os.environ, "PATH": path}, check=True)

    installs, trusts = calls.read_text("utf-8").splitlines()
    assert installs == "-m pip install --no-cache-dir --no-deps --no-build-isolation --editable ."
    lessons = [path for path in (ROOT / "notebooks").rglob("*.ipynb") if path.parent.name[0] != "."]
    assert trusts.split()[:3] == ["-m", "jupyter", "trust"]
    assert set(trusts.split()[3:]) == {path.relative_to(ROOT).as_posix() for path in lessons}
    settings = {
        "overrides.json": prefix / "share/jupyter/lab/settings/overrides.json",
        "jupyter_server_config.json": prefix / "etc/jupyter/jupyter_server_config.json",
    }
    for name, place in settings.items():
        assert json.loads(place.read_text("utf-8")) == json.loads(
            (ROOT / "binder" / name).read_text("utf-8")
        )


@pytest.mark.skipif(
    shutil.which("jupyter-repo2docker") is None, reason="jupyter-repo2docker is not installed"
)
def test_repo2docker_finds_what_it_needs():
    """It writes the Dockerfile; nothing is built, and Docker is not asked for."""
    command = ["jupyter-repo2docker", "--no-build", "--debug", ROOT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Building conda environment for python=3.11" in done.stderr
    steps = re.findall(r"^(?:RUN|COPY|USER) .*", done.stdout, re.MULTILINE)
    told = [step for step in steps if "binder/" in step or "src/" in step]

    assert [step.replace("${REPO_DIR}/", "").rpartition("0:0 ")[2] for step in told] == [
        "src/binder/requirements.txt binder/requirements.txt",
        'RUN ${KERNEL_PYTHON_PREFIX}/bin/pip install --no-cache-dir -r "binder/requirements.txt"',
        "src/ ",
        "RUN chmod +x binder/postBuild",
        "RUN ./binder/postBuild",
    ]


def opens_on() -> str:
    config = json.loads((ROOT / "binder" / "jupyter_server_config.json").read_text("utf-8"))
    urls = {app["default_url"] for app in config.values()}
    assert len(urls) == 1
    return urls.pop()


def test_the_start_page_is_there():
    page = opens_on().removeprefix("/lab/tree/")
    assert (ROOT / page).is_file()


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None


@pytest.mark.slow
def test_a_server_with_these_settings_opens_on_the_start_page(tmp_path):
    shutil.copy(ROOT / "binder" / "jupyter_server_config.json", tmp_path)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [f"--ServerApp.port={port}", "--ServerApp.token=", "--allow-root", "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={ROOT}", *words],
        env={**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert location(f"http://127.0.0.1:{port}/") == opens_on()
    finally:
        process.terminate()
        process.wait(20)


def location(address: str, seconds: float = 60) -> str:
    """Return the address to which a server redirects; the server may need some time to start."""
    opener = urllib.request.build_opener(NoRedirect)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            opener.open(address, timeout=5)
        except urllib.error.HTTPError as answer:
            return answer.headers["Location"].partition("?")[0]
        except OSError:
            time.sleep(0.3)
    raise TimeoutError(address)


@pytest.mark.parametrize("lang", START)
def test_the_start_page_leads_to_every_lesson_of_its_language(lang):
    folder = ROOT / "notebooks"
    text = "\n".join(cell.source for cell in nbformat.read(folder / START[lang], 4).cells)
    linked = set(re.findall(r"\]\(([^)#]+\.ipynb)\)", text))
    other = START["en" if lang == "es" else "es"]
    lessons = {path.relative_to(folder).as_posix() for path in folder.glob("[a-z]*/*.ipynb")}
    mine = {name for name in lessons if language(folder / name) == lang}

    assert len(mine) == len(lessons) / 2
    assert linked == {*mine, other}
