"""Every relative link of the documentation leads somewhere."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from lessons import execute

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-") for text in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_resolves(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


def test_the_page_of_lessons_is_current() -> None:
    """If not: ``make notebooks`` writes it, and the start pages."""
    assert (ROOT / "docs" / "lessons.md").read_text("utf-8") == execute().lessons_page()


README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_is_short() -> None:
    assert len(README.split()) < 600


def test_pictures_of_the_readme_are_there_and_small() -> None:
    pictures = re.findall(r'(?:src|srcset)="([^"]+)"', README)
    assert len(pictures) == 2
    for name in pictures:
        data = (ROOT / name).read_bytes()
        assert data[:4] + data[8:16] == b"RIFFWEBPVP8X"
        assert data.count(b"ANMF") > 9
        assert len(data) < 1_500_000


@pytest.mark.parametrize("repository", ["", "https://example.org/teg"])
def test_the_page_of_the_package_has_no_link_to_a_file_beside_it(repository: str) -> None:
    page = runpy.run_path(str(ROOT / "hatch_build.py"))["page"]
    text = page(README, {"repository": repository})
    assert "<picture>" not in text
    links = LINK.findall(text)
    assert [link for link in links if not re.match(r"\w+:", link)] == []
    assert bool(links) == bool(repository)
