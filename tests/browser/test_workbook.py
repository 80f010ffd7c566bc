"""A place to practise as a learner opens it: chapters, the next exercise, the trainer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from widgets import Widgets

import teg_nb
from teg_nb.exercises import generate, journal


@pytest.fixture
def views(page: Any, monkeypatch: Any, tmp_path: Path) -> Widgets:
    monkeypatch.setattr(journal, "_due", [])
    monkeypatch.setattr(journal, "_known", {})
    monkeypatch.chdir(tmp_path)
    return Widgets(page)


def is_sound(page: Any) -> None:
    report = Axe().run(page, context="#it .teg-asking").response
    assert [violation["id"] for violation in report["violations"]] == []


def test_chapters_the_next_exercise_and_the_trainer_by_keys(
    views: Widgets, screenshot_of: Any
) -> None:
    page, view = views.page, teg_nb.practice("tgm").view
    view.lang = "es"
    views.show({"it": view})
    page.wait_for_selector("#it .teg-asking[data-at='0']")
    chapters = page.locator("#it .teg-chapters")
    assert chapters.locator("li").count() == 3
    assert chapters.locator("[aria-current='true']").inner_text() == view.told["title"]
    assert "0 de" in chapters.locator("summary").inner_text()
    is_sound(page)
    screenshot_of(page, "practice-light")

    item = page.locator("#it .teg-order > li")
    for place, wanted in enumerate(view.stop.right_answer()):
        page.focus(f"#it [data-order='{wanted}']")
        while item.nth(place).get_attribute("data-order") != str(wanted):
            page.keyboard.press("ArrowUp")
    page.focus("#it [data-key='check']")
    page.keyboard.press("Enter")
    page.wait_for_function("models.it.get('told').chapters[0].solved === 1")
    assert "1 de" in chapters.locator("summary").inner_text()
    page.focus("#it [data-key='forward']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#it .teg-asking[data-at='1']")
    assert page.evaluate("document.activeElement.dataset.key") == "forward"

    page.focus("#it [data-key='chapter-1']")
    page.keyboard.press("Enter")
    page.wait_for_function("models.it.get('told').chapter === 1")
    assert chapters.locator("[aria-current='true']").inner_text() == view.told["title"]
    page.focus("#it [data-key='chapter-3']")
    page.keyboard.press("Enter")
    page.wait_for_function("models.it.get('told').endless")
    page.focus("#it [data-key='next']")
    assert page.inner_text("#it [data-key='next']") == "Otro ejercicio"
    page.keyboard.press("Enter")
    page.wait_for_selector("#it .teg-asking[data-at='1']")
    page.focus("#it [data-key='chapters']")
    page.keyboard.press("Enter")  # closes the list
    page.wait_for_selector("#it .teg-chapters:not([open])")


def test_it_can_be_read_in_the_dark_and_on_a_narrow_page(
    views: Widgets, screenshot_of: Any
) -> None:
    page, view = views.page, teg_nb.practice("teg").view
    view.lang = "en"
    views.show({"it": view}, width=400, height=900, dark=True)
    page.wait_for_selector("#it .teg-chapters li:nth-child(19)")
    page.wait_for_selector("#it .teg-task-board .teg[data-step] .scatterlayer")
    is_sound(page)
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide)
    screenshot_of(page, "practice-dark")


def test_what_is_generated_is_an_exercise_with_another_one(views: Widgets) -> None:
    page, view = views.page, generate("tgm", seed=7).view
    view.lang = "en"
    views.show({"it": view})
    page.wait_for_selector("#it .teg-asking[data-at='0']")
    assert page.locator("#it .teg-chapters").count() == 0
    assert page.inner_text("#it [data-key='next']") == "Another one"
    page.click("#it [data-key='next']")
    page.wait_for_selector("#it .teg-asking[data-at='1']")
