"""Questions of the board in its bar: replace, explore, leave, keep, and who plays a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from boards import Boards

from teg_nb import Match, position

BOTS = {"Negro": "easy", "Rojo": "normal"}
LAPTOP = {"width": 1040, "height": 656}


class Table:
    """A board of La Revancha on which one takes back only one's own acts."""

    def __init__(self, boards: Boards, **options: Any) -> None:
        places: Any = {"Blanco": "Argentina 9, Chile 4, Uruguay 1", "Negro": "Brasil 2, Colombia 2"}
        self.match = Match(start=position(**places, Rojo="Sahara 6", rest="Rojo"))
        self.boards, self.page = boards, boards.page
        given = {"lang": "es", "seed": 3, "undo": "own", "bots": BOTS, "auto": False, **options}
        self.root = boards.show("teg", match=self.match, **given, **LAPTOP)
        self.widget = boards.widgets["teg"]

    def key(self, name: str) -> Any:
        return self.root.locator(f'[data-key="{name}"]')

    def press(self, name: str) -> None:
        self.key(name).first.click()
        self.boards.settled()

    def keyboard(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.boards.settled()

    def click(self, place: str) -> None:
        pixel = self.page.evaluate("name => document.querySelector('.teg').tegPixel(name)", place)
        self.page.mouse.click(pixel["x"], pixel["y"])
        self.boards.settled()

    def choose(self, name: str, place: str) -> None:
        self.key(name).select_option(label=place)
        self.boards.settled()

    def verbs(self) -> list[str]:
        return [action.verb for action in self.match.actions]

    def boxes(self) -> list[Any]:
        """Return the boxes of map and bar: no question moves or covers them."""
        return [self.root.locator(name).bounding_box() for name in (".teg-frame", ".teg-bar")]

    def is_sound(self, where: str) -> None:
        report = Axe().run(self.page, context=".teg").response
        assert [violation["id"] for violation in report["violations"]] == [], where


def test_what_was_taken_back_is_listed_in_the_menu_and_comes_back(boards: Boards) -> None:
    table = Table(boards, lang="en")
    assert table.key("taken-back").count() == 0
    table.press("act-end_attack")
    table.press("undo")
    assert table.verbs() == []
    table.key("menu").click()
    assert table.key("taken-back").inner_text() == "Taken back (1)"
    table.press("taken-back")
    item = table.root.locator(".teg-taken-back li")
    assert "Blanco begins to regroup." in item.inner_text()
    table.is_sound("taken back")
    table.press("bring-back-v1")
    assert table.verbs() == ["end_attack"]
    assert not item.is_visible()  # the menu is closed: the map is in sight

    # In the past of a throw it stays taken back, and the list says so.
    table.press("undo")
    table.choose("source", "Argentina")
    table.choose("target", "Brasil")
    table.press("act-attack")
    table.key("menu").click()
    table.press("taken-back")
    assert item.count() == 1
    assert item.locator("button").count() == 0
    assert "can no longer be brought back" in item.inner_text()


@pytest.mark.parametrize("dark", [False, True])
def test_an_act_at_an_earlier_position_asks_first(
    boards: Boards, screenshot_of: Callable[..., None], dark: bool
) -> None:
    table = Table(boards, dark=dark)
    table.press("act-end_attack")
    table.press("back")
    assert "Estás viendo la posición 0 de 1." in table.root.locator(".teg-facts").inner_text()
    before = table.boxes()
    table.click("Argentina")
    table.click("Brasil")
    question = table.root.locator(".teg-question")
    assert "¿Jugar desde acá?" in question.inner_text()
    assert question.locator(".teg-answers button").all_inner_texts() == [
        "Explorar",
        "Reemplazar",
        "Cancelar",
    ]
    assert question.locator(".teg-main").count() == 0  # its answers have equal weight
    assert table.boxes() == before
    table.is_sound("question")
    screenshot_of(table.page, f"past-question-{'dark' if dark else 'light'}")
    assert table.verbs() == ["end_attack"]

    # Escape takes the question back; the answer plays in place of what followed.
    table.root.focus()
    table.keyboard("Escape")
    assert question.count() == 0
    table.root.focus()
    table.keyboard("e")
    table.press("asking-cancel")
    table.click("Brasil")
    table.press("past-replace")
    assert table.verbs()[0] == "attack"
    assert table.widget.match is table.match
    assert [item["can"] for item in table.widget.view["taken_back"]] == [False]  # dice came since


def test_behind_a_throw_one_only_explores(boards: Boards) -> None:
    table = Table(boards)
    table.choose("source", "Argentina")
    table.choose("target", "Brasil")
    table.press("act-attack")
    verbs = table.verbs()
    table.press("first")
    table.root.focus()
    table.keyboard("e")
    question = table.root.locator(".teg-question")
    assert question.locator(".teg-answers button").all_inner_texts() == ["Explorar", "Cancelar"]
    table.press("past-explore")
    view = table.widget.view
    assert view["exploring"] == {"line": "main", "step": 0}
    assert (view["phase"], view["step"]) == ("regroup", 1)  # it is played there
    assert table.verbs() == verbs


@pytest.mark.parametrize("width", [1040, 400])
def test_an_exploration_is_marked_and_is_kept_or_left(
    boards: Boards, screenshot_of: Callable[..., None], width: int
) -> None:
    table = Table(boards)
    table.page.set_viewport_size({"width": width, "height": 656 if width > 860 else 876})
    boards.settled()
    boards.tab("notes")
    before = table.boxes()
    table.press("explore-here")
    assert table.boxes() == before
    assert table.root.get_attribute("data-exploring") is not None
    assert "nada cuenta" in table.root.locator(".teg-facts").inner_text()
    assert table.key("tab-notes").get_attribute("aria-selected") == "true"

    # Two ways to go on are two lines of its tree.
    table.press("act-end_attack")
    table.press("undo")
    table.choose("source", "Argentina")
    table.choose("target", "Brasil")
    table.press("act-attack")
    lines = table.root.locator(".teg-tree button")
    assert lines.count() == 2
    assert lines.nth(1).get_attribute("aria-current") == "true"
    table.is_sound("exploring")
    screenshot_of(table.page, f"exploring-{width}")
    table.press("tree-main")
    assert table.widget.view["phase"] == "regroup"
    assert table.verbs() == []

    # Escape lets go of a choice first; then it asks.
    table.root.focus()
    table.keyboard("Escape", "Escape")
    assert "¿Dejás de explorar?" in table.root.locator(".teg-question").inner_text()
    screenshot_of(table.page, f"leave-{width}")
    table.press("asking-cancel")
    assert table.widget.view["exploring"]

    # A name is asked for; an empty one keeps nothing.
    table.press("explore-keep")
    assert table.page.evaluate("() => document.activeElement.dataset.key") == "keep-title"
    screenshot_of(table.page, f"keep-{width}")
    table.press("keep-yes")
    assert table.widget.view["exploring"]
    table.page.keyboard.type("¿Y si paro?")
    table.keyboard("Enter")
    assert table.widget.view["exploring"] is None
    assert [table.widget.study.title(line) for line in table.widget.study.lines[1:]] == [
        "¿Y si paro?"
    ]
    assert "¿Y si paro?" in table.root.locator(".teg-tab-notes").inner_text()

    # Left without a question where nothing was tried, and with one where something was.
    table.press("explore-here")
    table.press("leave")
    assert table.widget.view["exploring"] is None
    table.press("explore-here")
    table.press("act-end_attack")
    table.press("leave")
    table.press("leave-yes")
    assert table.widget.view["exploring"] is None
    assert table.verbs() == []
    assert len(table.widget.study.lines) == 2


def test_a_person_takes_the_seat_of_a_bot_and_gives_it_back(
    boards: Boards, screenshot_of: Callable[..., None]
) -> None:
    table = Table(boards)
    table.press("seat-Negro")  # its chip opens the table
    table.choose("level-Negro", "persona")
    question = table.root.locator(".teg-question")
    assert "Vas a ver los secretos de Negro" in question.inner_text()
    table.is_sound("seat")
    screenshot_of(table.page, "seat-question")
    assert table.widget.view["people"] == [0]
    table.press("asking-cancel")
    assert table.key("level-Negro").input_value() == "easy"
    assert table.widget.view["people"] == [0]
    table.choose("level-Negro", "persona")
    table.press("seating-yes")
    assert table.widget.view["people"] == [0, 1]
    assert table.key("level-Negro").input_value() == "person"
    table.choose("level-Blanco", "difícil")  # no secret is shown by that: it is not asked
    assert [seat["bot"] for seat in table.widget.view["seats"]] == ["hard", None, "normal"]
    assert table.match.metadata["players"][-1]["player"] == "hard"


def test_seats_that_are_fixed_have_no_choice(boards: Boards) -> None:
    table = Table(boards, seats="fixed")
    table.press("seat-Negro")
    assert table.root.locator(".teg-seats select").count() == 0
    assert "fácil" in table.root.locator(".teg-seats").inner_text()
