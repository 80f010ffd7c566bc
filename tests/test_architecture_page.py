"""Every file of the rooms has its place in docs/architecture.md, so that a newcomer finds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("architecture.md", "views.md", "exercises.md")
ROOMS = (
    "teg_nb/*.py",
    "teg_nb/engine/*.py",
    "teg_nb/engine/games/*.py",
    "teg_nb/engine/games/teg/*.py",
    "teg_nb/widget/*.py",
    "teg_nb/widget/src/*.js",
)


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_is_named(room: str) -> None:
    said = "".join((ROOT / "docs" / page).read_text("utf-8") for page in PAGES)
    files = [path.name for path in ROOT.glob(room) if not path.name.startswith("__")]
    assert files
    assert [name for name in files if not re.search(rf"[`/]{re.escape(name)}`", said)] == []


def test_every_file_named_is_there() -> None:
    said = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = "".join(line for line in said.splitlines() if line.startswith("| `"))
    there = {path.name for path in (ROOT / "teg_nb").rglob("*.*")}
    named = set(re.findall(r"[`/]([a-z_-]+\.(?:py|js|toml|json))`", rooms))
    assert len(named) > 60
    assert named - there == set()
