"""The teacher's pages: one a lesson in both languages, as `docs/teacher.py` writes them."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from lessons import FOLDER, PAIRS

from teg_nb.exercises.printing import sheet

DOCS = FOLDER.parent / "docs"
VOICE = ("sólo", "ronda", "tiro", "machine", "throw")


@pytest.fixture(scope="module")
def teacher() -> ModuleType:
    spec = importlib.util.spec_from_file_location("teacher", DOCS / "teacher.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_each_lesson_has_its_page_in_both_languages(teacher: ModuleType) -> None:
    made = teacher.pages()
    assert len(made) == 2 * len(PAIRS[1:])
    assert set(made) == set((DOCS / "teacher").glob("*/*.md"))
    for path, text in made.items():
        assert path.read_text("utf-8") == text, "run `python docs/teacher.py`"
        assert not any(word in text.lower() for word in VOICE), path.name


@pytest.mark.parametrize(("spanish", "english"), PAIRS[1:])
def test_the_minutes_of_the_sections_are_those_of_the_lesson(
    teacher: ModuleType, spanish: str, english: str
) -> None:
    """Each has some, and as many in both languages, but for what the words make."""
    shares = []
    for name in (spanish, english):
        path = FOLDER / f"{name}.ipynb"
        minutes = teacher.about(path).minutes
        shares.append([share for _, share in teacher.sections(path, minutes)])
        assert sum(shares[-1]) == minutes
        assert min(shares[-1]) >= 1
    assert all(abs(es - en) <= 2 for es, en in zip(*shares, strict=True)), shares


def test_what_is_written_by_hand_is_whole() -> None:
    """Nothing for a lesson that is no more; each thing in both languages."""
    written = tomllib.loads((DOCS / "teacher" / "lessons.toml").read_text("utf-8"))
    keys = {f"{Path(es).parent}/{Path(es).name[:2]}" for es, _ in PAIRS[1:]}
    assert set(written) == keys
    for key, said in written.items():
        assert set(said) == {"mistakes", "ask"}, key
        assert len(said["mistakes"]) >= 2, key
        for mistake in said["mistakes"] + said["ask"]:
            assert len(mistake) == (2 if mistake in said["mistakes"] else 4), mistake
            assert len(set(mistake)) == len(mistake), mistake


def test_the_sheet_that_a_page_names_can_be_printed(teacher: ModuleType) -> None:
    path = FOLDER / "teg" / "11-una-primera-estrategia.ipynb"
    assert "teg-nb sheet notebooks/teg/11" in teacher.page(
        teacher.about(path), "es", {"mistakes": [], "ask": []}
    )
    assert "<svg" in sheet(path, "es")
