"""Addresses stand in one file; badges, links and metadata are written from it."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import teg_nb

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "docs" / "addresses.py"
TARGETS = ("README.md", "pyproject.toml", "CITATION.cff")

GIVEN = """
repository = "https://github.com/someone/teg/"
branch = "main"
documentation = "https://docs.example"
issues = ""
package = "https://index.example/teg-nb"
play = "https://play.example/lab"
"""


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the script on a copy of the files."""
    return subprocess.run(
        [sys.executable, root / "docs" / "addresses.py", *words],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    for name in ("docs/addresses.py", "docs/addresses.toml", *TARGETS):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_the_files_are_as_the_script_writes_them(copy: Path) -> None:
    assert run(copy, "--check").returncode == 0
    assert run(copy).stdout == ""


def test_an_address_reaches_every_file_and_leaves_it_again(copy: Path) -> None:
    before = {name: (copy / name).read_text("utf-8") for name in TARGETS}
    empty = (copy / "docs/addresses.toml").read_text("utf-8")
    (copy / "docs/addresses.toml").write_text(GIVEN, "utf-8")

    stale = run(copy, "--check")
    assert stale.returncode == 1
    assert [line.split()[0] for line in stale.stderr.splitlines()] == [*TARGETS]
    assert run(copy).stdout.split() == [*TARGETS]
    assert run(copy, "--check").returncode == 0

    readme = (copy / "README.md").read_text("utf-8")
    binder = (
        "https://mybinder.org/v2/gh/someone/teg/main?urlpath=lab/tree/notebooks/00-inicio.ipynb"
    )
    assert f"]({binder})" in readme
    assert "[**Play now**](https://play.example/lab)" in readme
    project = tomllib.loads((copy / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["urls"] == {
        "Repository": "https://github.com/someone/teg",
        "Documentation": "https://docs.example",
        "Package": "https://index.example/teg-nb",
        "Play": "https://play.example/lab",
    }
    citation = yaml.safe_load((copy / "CITATION.cff").read_text("utf-8"))
    assert citation["repository-code"] == "https://github.com/someone/teg"

    (copy / "docs/addresses.toml").write_text(empty, "utf-8")
    run(copy)
    assert {name: (copy / name).read_text("utf-8") for name in TARGETS} == before


def test_binder_opens_any_repository_on_the_start_page(copy: Path) -> None:
    (copy / "docs/addresses.toml").write_text('repository = "https://git.example/a/b"', "utf-8")
    run(copy)

    where = "https://mybinder.org/v2/git/https%3A%2F%2Fgit.example%2Fa%2Fb/main?urlpath=lab/tree/"
    (page,) = re.findall(rf"{re.escape(where)}([^)]*)\)", (copy / "README.md").read_text("utf-8"))
    assert (ROOT / page).is_file()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('repository = "github.com/a/b"', "repository cannot be 'github.com/a/b'"),
        ('play = "http://a.example"', "play cannot be"),
        ('play = "https://"', "play cannot be"),
        ("play = 3", "play cannot be"),
        ('home = "https://a.example"', "no address 'home'"),
    ],
)
def test_a_wrong_address_is_refused_and_nothing_is_written(
    copy: Path, text: str, said: str
) -> None:
    (copy / "docs/addresses.toml").write_text(text, "utf-8")
    done = run(copy)

    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    for name in TARGETS:
        assert (copy / name).read_bytes() == (ROOT / name).read_bytes()


def test_a_file_without_its_marks_is_named(copy: Path) -> None:
    (copy / "README.md").write_text("# teg_nb\n", "utf-8")
    done = run(copy, "--check")

    assert done.returncode == 1
    assert done.stderr.startswith("README.md wants one block from the line '<!-- addresses -->'")


def test_the_citation_and_the_changelog_name_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == teg_nb.__version__
    assert {"cff-version", "message", "title", "authors", "type"} <= citation.keys()
    releases = re.findall(
        r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert releases[0] == teg_nb.__version__


def sections() -> list[tuple[str, str]]:
    """Sections of what a person reads, by the name of the file."""
    paths = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("notebooks/**/*.ipynb")]
    paths = [path for path in paths if ".ipynb_checkpoints" not in path.parts]
    return [
        (path.name, section)
        for path in paths
        for section in re.split(r"^#+ |^ *\"#+ ", path.read_text("utf-8"), flags=re.MULTILINE)
    ]


INDEX_NAME = re.compile(
    r"(?:pip3?|pipx|uv) [^\n`]*(?:install|run|add)[^\n`]*teg-nb|uvx [^\n`]*teg-nb"
)


def test_commands_with_a_name_at_an_index_stand_under_once_released() -> None:
    named = [(name, text) for name, text in sections() if INDEX_NAME.search(text)]
    assert named
    for name, text in named:
        assert "once released" in text.lower(), name
