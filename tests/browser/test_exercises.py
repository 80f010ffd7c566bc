"""Exercises, bets and tours as a learner does them: one of each kind, right, wrong and foolish."""

from __future__ import annotations

from typing import Any

import pytest
from widgets import Widgets

from teg_nb import Match, Study, StudyPosition, Tour, position
from teg_nb.exercises import (
    Chapter,
    Choose,
    FindError,
    Judge,
    Mark,
    Number,
    Order,
    Play,
    guess,
    journal,
    results,
)
from teg_nb.widget import ExerciseWidget


@pytest.fixture
def views(page: Any, monkeypatch: Any) -> Widgets:
    monkeypatch.setattr(journal, "_due", [])
    return Widgets(page)


def chapter() -> Chapter:
    start = position(Blanco="Chile 4", Negro="Argentina 2")
    return Chapter(
        [
            Play(
                "tasmania",
                "Conquer Tasmania in this turn.",
                start=position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1"),
                goal={"event": "conquest", "country": "Tasmania"},
                hints=["TEG-8.2"],
            ),
            Mark(
                "around",
                "Who can Chile attack?",
                asked="attack.target",
                where={"source": "Chile"},
                start=start,
                hints=["TEG-8.2"],
            ),
            Judge("far", start=start, move=["Blanco", "attack", "Chile", "Sahara"]),
            Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2),
            Number("one-one", "One die against one: the attacker's chance?", answer="5/12"),
            Order("phases", "What comes first?", items=["attack", "regroup", "take a card"]),
            FindError(
                "two-attacks",
                "Which entry is against the rules?",
                start=start,
                entries=[
                    ["Blanco", "attack", "Chile", "Argentina"],
                    ["chance", "roll", [6, 4, 1], [5, 4]],
                    ["Blanco", "attack", "Chile", "Sahara"],
                ],
            ),
        ],
        title="First steps",
    )


class Learner:
    """A person who does an exercise in a page."""

    def __init__(self, views: Widgets) -> None:
        self.views, self.page = views, views.page

    def shows(self, view: Any, at: int) -> None:
        self.page.wait_for_selector(f"#it .teg-asking[data-at='{at}']")
        if view.told["board"]:
            self.page.wait_for_selector("#it .teg-task-board .teg[data-step] .scatterlayer")

    def press(self, key: str) -> None:
        self.page.click(f"#it [data-key='{key}']")

    def verdict(self, right: str) -> str:
        self.page.wait_for_selector(f"#it .teg-verdict[data-right='{right}']:not([hidden])")
        return str(self.page.inner_text("#it .teg-verdict"))

    def writes(self, key: str, text: str) -> None:
        self.page.fill(f"#it [data-key='{key}']", text)
        self.page.keyboard.press("Enter")

    def is_told(self, text: str) -> None:
        """Wait for a reply that counts as no try."""
        self.page.wait_for_selector(f"#it .teg-verdict[data-right='null']:has-text('{text}')")

    def cannot_check(self) -> bool:
        return bool(self.page.is_disabled("#it [data-key='check']"))

    def place(self, name: str) -> Any:
        board = "document.querySelector('#it .teg-task-board > .teg')"
        return self.page.evaluate(f"name => {board}.tegPixel(name)", name)

    def click(self, name: str) -> None:
        spot = self.place(name)
        self.page.mouse.click(spot["x"], spot["y"])


def test_one_of_each_kind_by_mouse_and_by_keys(views: Widgets, screenshot_of: Any) -> None:
    view: ExerciseWidget = chapter().view
    view.lang = "en"
    person, page = Learner(views), views.page
    views.show({"it": view})

    person.shows(view, 0)  # to play: a refused move names its clause, a hint opens it
    person.press("hint")
    page.wait_for_selector("#it .teg-given")
    person.press("hint")
    page.click("#it .teg-given [data-clause='TEG-8.2']")
    assert "TEG-8.2" in page.inner_text("#it .teg-rule:not([hidden])")
    page.keyboard.press("Escape")
    person.click("Sahara")  # another's country, far away
    person.click("Nueva Zelandia")
    person.click("Tasmania")
    assert "That is it." in person.verdict("true")
    person.press("undo")
    page.wait_for_function("models.it.get('told').moves === 0")
    person.press("next")

    person.shows(view, 1)  # to mark: a click and a key, one wrong
    assert person.cannot_check(), "nothing is marked"
    page.focus("#it .teg-task-board .teg-map")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("models.it.get('selected').length === 1")
    person.click("Argentina")
    page.wait_for_function("models.it.get('selected').length === 2")
    person.press("check")
    person.verdict("false")
    assert len(view.selected) == 2
    for name in view.selected:
        person.click(name)
    page.wait_for_function("models.it.get('selected').length === 0")
    for name in view.stop.right_answer():
        person.click(name)
        page.wait_for_function("n => models.it.get('selected').includes(n)", arg=name)
    screenshot_of(page, "exercise-mark")
    person.press("check")
    person.verdict("true")
    person.press("next")

    person.shows(view, 2)  # to judge, by which clause
    person.press("illegal")
    person.writes("clause", "nonsense")
    person.is_told("the clause against it, as")
    person.writes("clause", "TEG-8.1")
    assert "for another reason" in person.verdict("false")
    person.writes("clause", "TEG-8.2")
    assert "not neighbours" in person.verdict("true")
    person.press("next")

    person.shows(view, 3)  # to choose, by keys alone
    assert person.cannot_check(), "nothing is chosen"
    wrong = 1 + view.told["values"].index(1)
    page.focus(f"#it [data-key='option-{wrong}']")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert "The right answer: defender." in person.verdict("false")  # two options: one try
    assert page.locator("#it [data-key='check']").count() == 0
    page.focus("#it [data-key='next']")
    page.keyboard.press("Enter")

    person.shows(view, 4)  # a number
    person.writes("number", "many")
    person.is_told("is not that kind of answer: a number")
    person.writes("number", "1/2")
    person.verdict("false")
    page.fill("#it [data-key='number']", "41,7 %")
    person.press("check")
    person.verdict("true")
    person.press("next")

    person.shows(view, 5)  # an order: by arrows, then by dragging
    person.press("check")
    person.verdict("false")
    wanted = view.stop.right_answer()
    shown = page.locator("#it [data-order]")
    first = page.locator(f"#it [data-order='{wanted[0]}']")
    first.focus()
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    now = [int(item.get_attribute("data-order")) for item in shown.all()]
    assert now[0] == wanted[0]
    if now != wanted:
        shown.nth(2).drag_to(shown.nth(1))
    person.press("check")
    person.verdict("true")
    person.press("next")

    person.shows(view, 6)  # the fault: an entry that is chosen steps the board
    assert person.cannot_check(), "no entry is chosen"
    person.press("option-2")
    page.wait_for_function("models.it.get('told').entry === 2")
    person.press("check")
    person.verdict("false")
    person.press("option-3")
    person.press("check")
    assert "TEG-8.2" in person.verdict("true")
    assert page.inner_text("#it .teg-stops") == "\n".join("✓✓✓✗✓✓✓")
    screenshot_of(page, "exercise-fault")

    told = results().set_index("exercise")
    assert list(told["right"]) == [True, True, True, False, True, True, True]
    assert list(told["tries"]) == [1, 2, 2, 1, 2, 2, 2]

    # a tour by keys, which waits for its task; a bet beside it
    study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
    study.annotate(
        StudyPosition("main", 0), comment="Four against two.", arrows=[["Chile", "Argentina"]]
    )
    task = Choose("two", "How many dice?", options=["three", "four"], right=1, start=study.match)
    tour, bet = Tour(study, [task], lang="en"), guess("How many?", compute=lambda: 41).view
    views.show({"it": tour, "bet": bet}, width=700, dark=True)
    person.shows(tour, 0)
    page.focus("#it [data-key='next']")
    page.keyboard.press("ArrowRight")
    person.shows(tour, 1)
    assert page.is_disabled("#it [data-key='dot-1']") is False
    assert "Your turn" not in page.inner_text("#it .teg-task")  # it is the last
    person.press(f"option-{1 + tour.told['values'].index(1)}")
    person.press("check")
    person.verdict("true")
    page.click("#bet [data-key='kind-range']")
    page.fill("#bet [data-key='from']", "40")
    page.fill("#bet [data-key='to']", "42")
    page.keyboard.press("Enter")
    assert "41" in page.inner_text("#bet .teg-came")
    screenshot_of(page, "tour-and-bet")
