"""Workflow files: their syntax, and the commands that they call. They have not run yet."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def load(path: Path) -> dict:
    return yaml.safe_load(path.read_text("utf-8"))


def jobs() -> list[tuple[str, dict]]:
    return [
        (f"{path.stem}/{name}", job)
        for path in WORKFLOWS
        for name, job in load(path)["jobs"].items()
    ]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_what_it_needs_and_says_that_it_has_not_run(path: Path) -> None:
    workflow = load(path)

    assert path.read_text("utf-8").startswith("# Not yet run:")
    assert {"name", "permissions", "jobs"} <= workflow.keys()
    assert workflow[True]  # yaml reads the key `on` as true
    assert workflow["permissions"] == {"contents": "read"}


@pytest.mark.parametrize(("name", "job"), jobs(), ids=[name for name, _ in jobs()])
def test_a_job_is_bounded_and_its_steps_are_whole(name: str, job: dict) -> None:
    assert job["timeout-minutes"] <= 60
    assert isinstance(job["runs-on"], str)
    for step in job["steps"]:
        assert ("run" in step) != ("uses" in step), step
        assert step.keys() <= {"run", "uses", "with", "env", "if", "name"}, step
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"])


def test_linux_calls_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = {
        target
        for _, job in jobs()
        if job["runs-on"] == "ubuntu-latest"
        for step in job["steps"]
        for target in re.findall(r"^make ([a-z-]+)$", step.get("run", ""))
    }

    assert called == {"test", "test-pythons", "dist"}
    assert called <= targets


def test_other_systems_need_no_make_and_their_lines_are_on_the_page() -> None:
    (job,) = (job for name, job in jobs() if name == "tests/systems")
    lines = [step["run"] for step in job["steps"] if "run" in step]
    page = (ROOT / "docs" / "install.md").read_text("utf-8")

    assert set(job["strategy"]["matrix"]["os"]) == {"macos-latest", "windows-latest"}
    assert all(re.match(r"python -m (pip|pytest) ", line) for line in lines)
    assert any('-m "not browser' in line for line in lines)
    for line in lines:
        assert line.replace("python", r".venv\Scripts\python", 1) in page


def test_classifiers_are_within_what_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r"Python :: (3\.\d+)'", str(project["classifiers"]))
    (job,) = (job for name, job in jobs() if name == "tests/pythons")
    tried = next(step["with"]["python-version"] for step in job["steps"] if "with" in step)

    assert named[0] == project["requires-python"].removeprefix(">=")
    assert set(named) <= set(tried.split())


@pytest.mark.skipif(shutil.which("actionlint") is None, reason="actionlint is not installed")
def test_actionlint_finds_nothing() -> None:
    done = subprocess.run(["actionlint", *WORKFLOWS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
