"""Sheets of exercises on paper: the questions on one page, the answers on the next."""

from __future__ import annotations

import re
from typing import Any

import pytest
from lessons import FOLDER, PAIRS

from teg_nb import exercises
from teg_nb.exercises.printing import loaded_by

LESSONS = [pair for pair in PAIRS if loaded_by(FOLDER / f"{pair[0]}.ipynb")]
WIDE = "body { font-family: 'DejaVu Sans' !important }"
"""A font with wide letters, as a computer may have it."""

_PAGE = re.compile(rb"/Type\s*/Page\b")


def pages(page: Any, size: str) -> int:
    return len(_PAGE.findall(page.pdf(format=size)))


FIRST = [pair for pair in LESSONS if "/01-" in pair[0]]
REST = [pytest.param(pair, marks=pytest.mark.soak) for pair in LESSONS if pair not in FIRST]


@pytest.mark.parametrize("pair", [*FIRST, *REST], ids=lambda pair: pair[1])
def test_the_questions_of_a_lesson_fit_on_one_page(page: Any, pair: tuple[str, str]) -> None:
    for name, lang in zip(pair, ("es", "en"), strict=True):
        page.set_content(exercises.sheet(FOLDER / f"{name}.ipynb", lang))
        page.add_style_tag(content=WIDE)
        assert [pages(page, size) for size in ("A4", "Letter")] == [2, 2]


def test_an_exercise_stays_on_its_page(page: Any) -> None:
    """All exercises of a file take several pages, and each would fit on one."""
    file = FOLDER / "teg" / "exercises" / "06-attack.toml"
    names = [*exercises.load(file)]
    page.set_content(exercises.sheet(file, "en", names))
    assert pages(page, "Letter") > 3
    page.emulate_media(media="print")
    articles = page.locator("article")
    assert articles.count() == len(names)
    kept = "all => all.map(one => [getComputedStyle(one).breakInside, one.offsetHeight])"
    for inside, high in articles.evaluate_all(kept):
        assert inside == "avoid"
        assert 0 < high < 257 / 25.4 * 96
