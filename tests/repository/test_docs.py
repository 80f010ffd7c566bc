"""The pages of the documentation: their links lead somewhere, and their code runs.

A page may hold comments for the tests: ``<!-- not run: why -->`` above a block that is not run, and
``<!-- first: code -->`` with code that runs before the next block.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import re
import runpy
import shlex
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from lessons import execute
from typer.testing import CliRunner

from teg_nb.cli.app import app
from teg_nb.exercises import journal

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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_link_to_a_page_is_named_by_words(page: Path) -> None:
    """The site has no files: a reader sees titles."""
    assert re.findall(r"\[`?[\w./-]+\.md`?\]\(", page.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if "es" not in page.relative_to(ROOT).parts],
    ids=lambda page: page.stem,
)
def test_the_commands_of_an_english_page_answer_in_english(page: Path) -> None:
    for code in re.findall(r"^```[^\n]*\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S):
        commands = re.findall(r"^\S*teg-nb .*", code.replace("\\\n", ""), re.MULTILINE)
        is_set = code.startswith("export TEG_NB_LANG=en")
        assert is_set or all("--lang en" in command for command in commands), code


class Block(NamedTuple):
    """A block of code that is run, and the text that it prints, where the page shows it."""

    language: str
    code: str
    shown: str = ""


PART = re.compile(
    r"^<!-- (not run|first):\s(.*?)\s*-->$|^( *)```([^\n]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL
)


def blocks(page: Path) -> Iterator[Block]:
    """Yield the blocks of a page that are run, in their order."""
    text, is_left_out = page.read_text("utf-8"), False
    parts = list(PART.finditer(text))
    for part, after in zip_longest(parts, parts[1:]):
        mark, said, indent, language, code = part.groups()
        if mark == "first":
            yield Block("python", said)
        elif language in ("python", "sh") and not is_left_out:
            is_shown = after and after[4] == "text" and not text[part.end() : after.start()].strip()
            code = re.sub(f"^{indent}", "", code, flags=re.MULTILINE)
            yield Block(language, code, after[5] if is_shown else "")
        is_left_out = mark == "not run"


def run(block: Block, names: dict[str, Any]) -> str:
    """Run a block as a cell, or its commands; return what it prints."""
    if block.language == "sh":
        printed = ""
        for line in block.code.replace("\\\n", "").splitlines():
            command, *words = shlex.split(line, comments=True)
            assert command == "teg-nb", f"only teg-nb is run: mark the block of {line!r}"
            done = CliRunner().invoke(app, words)
            assert done.exit_code == 0, f"{line}: {done.output} {done.exception!r}"
            printed += done.stdout
        return printed
    tree = ast.parse(block.code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "page", "exec"), names)
        if last:
            exec(compile(ast.Interactive([last]), "page", "single"), names)
    return printed.getvalue()


WITH_CODE = [page for page in PAGES if page.name != "adding-a-game.md" and any(blocks(page))]
"""Pages with code; the test of Isles reads the whole game of ``adding-a-game.md``."""


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_code_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One block after another, as a reader would type them in one notebook."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notebooks").symlink_to(ROOT / "notebooks")
    monkeypatch.setattr(sys, "displayhook", sys.__displayhook__)
    monkeypatch.setattr(journal, "_chosen", dict(journal._chosen))
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        printed = run(block, names)
        if block.shown:
            flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            is_shown = doctest.OutputChecker().check_output(block.shown, printed, flags)
            assert is_shown, f"{block.code}\nprints:\n{printed}"


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
