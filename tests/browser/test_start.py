"""The start screen: seats and rules are chosen, and the board of the match follows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from boards import Boards

import teg_nb
from teg_nb import Match


def opened(page: Any, game: str, lang: str, **size: int) -> Boards:
    boards = Boards(page)
    boards.widgets[game] = teg_nb.play(game, lang=lang, seed=3)
    boards.open(game, **size)
    page.wait_for_selector(".teg-start:visible")
    return boards


def key(page: Any, name: str) -> Any:
    return page.locator(f'.teg-start [data-key="{name}"]')


def test_a_match_is_chosen_and_started(page: Any, screenshot_of: Callable[..., None]) -> None:
    boards = opened(page, "tgm", "en", width=1040, height=640)
    assert (
        page.locator(".teg-start-aim").inner_text() == "You win by reaching your secret objective."
    )
    assert not page.locator(".teg-frame").is_visible()
    screenshot_of(page, "start-1040")
    start = key(page, "start")
    box = start.bounding_box()
    assert box["y"] + box["height"] <= 640
    key(page, "seat-Rojo").select_option("nobody")
    key(page, "seat-Azul").select_option("nobody")
    assert start.is_disabled()
    assert "Too few seats" in page.locator(".teg-start-note").inner_text()
    key(page, "seat-Verde").select_option("person")
    assert "Between bots it takes about 6 rounds" in page.locator(".teg-start").inner_text()
    assert "You pass the board" in page.locator(".teg-start-note").inner_text()
    key(page, "start-preset").select_option("printed")
    start.click()
    page.wait_for_selector(".teg-start", state="hidden")
    boards.settled()
    widget = boards.widgets["tgm"]
    assert widget.match.settings.seats == ("Blanco", "Negro", "Verde")
    assert (widget.view["people"], widget.view["start"]) == ([0, 2], None)
    assert page.locator(".teg-frame").is_visible()
    width, height = page.evaluate(
        "() => { const {width, height} = document.querySelector('.js-plotly-plot .main-svg')"
        ".getBoundingClientRect(); return [width, height]; }"
    )
    assert width > 300
    assert height > 200
    screenshot_of(page, "started-1040")


def test_the_page_scrolls_to_the_stage_when_the_match_starts(page: Any) -> None:
    boards = opened(page, "eggar", "en", width=1040, height=656)
    page.evaluate("() => { document.querySelector('main').style.padding = '700px 0'; }")
    start = key(page, "start")
    start.scroll_into_view_if_needed()
    start.click()
    page.wait_for_selector(".teg-start", state="hidden")
    boards.settled()
    box = page.locator(".teg-stage").bounding_box()
    assert 0 <= box["y"] < 1
    assert box["y"] + box["height"] <= 656


def test_its_code_and_its_language(page: Any, screenshot_of: Callable[..., None]) -> None:
    boards = opened(page, "teg", "es", width=400, height=860)
    screenshot_of(page, "start-400", full_page=True)
    key(page, "start-lang").select_option("en")
    page.wait_for_function(
        "() => document.querySelector('.teg-start-aim').textContent.startsWith('You win')"
    )
    key(page, "start-more").click()
    key(page, "start-seed").fill("7")
    key(page, "start-code").click()
    code = page.locator(".teg-start-code")
    code.wait_for()
    assert code.inner_text().startswith('import teg_nb\n\nteg_nb.play("teg", seats=')
    assert "seed=7" in code.inner_text()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    # The first turn is learned by hand: it is offered once, and leads back to what was chosen.
    key(page, "seat-Negro").select_option("hard")
    key(page, "start-learn").click()
    headings = []
    for step, control in enumerate(LEARNED):
        boards.settled()
        headings.append(page.locator(".teg-tour:visible h4").inner_text())
        box = page.locator(".teg-tour:visible").evaluate(
            "each => [each.scrollHeight - each.clientHeight, each.getBoundingClientRect().bottom]"
        )
        assert box[0] < 3
        assert box[1] <= 860
        screenshot_of(page, f"first-turn-400-{step}")
        for name in control.split():
            bar = page.locator(f'.teg-bar [data-key^="{name}"]')
            place = {"source": "Argentina", "target": "Brasil"}.get(name)
            if place and not bar.input_value():
                bar.select_option(label=place)
            elif not place:
                bar.first.click()
            page.wait_for_function("() => !document.querySelector('.teg').dataset.busy")
    assert [*dict.fromkeys(headings)] == [
        "Reinforce",
        "Attack",
        "Conquer",
        "Take the card",
        "That is a turn",
    ]
    page.locator('[data-key="learn-leave"]').click()
    page.wait_for_selector(".teg-start:visible")
    assert key(page, "seat-Negro").input_value() == "hard"
    assert key(page, "start-learn").count() == 0


LEARNED = (
    "source amount-all act-place",
    "act-end_placement",
    "source target act-attack_until",
    "act-conquest_move",
    "act-end_attack",
    "act-end_regroup",
    "act-request_card",
    "",
)
"""Controls of each step of the first turn, by what their keys begin with."""


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_sound_for_everyone(page: Any, dark: bool) -> None:
    opened(page, "eggar", "en", width=1366, height=768, dark=dark)
    report = Axe().run(page, context=".teg").response
    assert [violation["id"] for violation in report["violations"]] == []


def test_a_saved_match_is_opened_and_a_damaged_one_is_refused(
    page: Any, tmp_path: Path, screenshot_of: Callable[..., None]
) -> None:
    match = Match("eggar", seats=2)
    match.act("roll_move", 3)
    match.save(tmp_path / "whole.jsonl")
    whole = (tmp_path / "whole.jsonl").read_bytes()
    (tmp_path / "damaged.jsonl").write_bytes(whole[:-9])
    (tmp_path / "picture.jsonl").write_bytes(b"\xff\xd8\xff")
    boards = opened(page, "eggar", "en", width=1040, height=640)
    for name, said in (("damaged", "line 3"), ("picture", "not text")):
        key(page, "start-open").set_input_files(tmp_path / f"{name}.jsonl")
        page.wait_for_function(
            "said => document.querySelector('.teg-start [role=alert]')?.textContent.includes(said)",
            arg=said,
        )
    key(page, "start-rules").click()
    screenshot_of(page, "start-rules-1040")
    assert page.locator(".teg-start-rules select").count() >= 10
    key(page, "start-open").set_input_files(tmp_path / "whole.jsonl")
    page.wait_for_selector(".teg-start", state="hidden")
    boards.settled()
    assert boards.widgets["eggar"].match.actions == match.actions
    assert page.locator('.teg[data-game="eggar"] .teg-frame').is_visible()


PLACES = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  const tour = box('.teg-tour');
  const told = box('[data-toured]');
  const across = Math.min(tour.right, told.right) - Math.max(tour.left, told.left);
  const along = Math.min(tour.bottom, told.bottom) - Math.max(tour.top, told.top);
  const whole = document.querySelector('.teg-tour').scrollHeight - tour.height;
  return {covers: across > 1 && along > 1, whole: whole < 3, low: tour.bottom <= innerHeight,
    focus: document.activeElement.dataset.key};
}"""
"""Measure how the tour stands to what it explains."""


@pytest.mark.parametrize(
    ("game", "lang", "width", "height"),
    [
        ("tgm", "es", 1040, 640),
        ("eggar", "en", 1366, 768),
        ("eggar", "es", 700, 900),
        ("tgm", "en", 400, 860),
    ],
)
def test_the_tour_goes_from_part_to_part_and_covers_none(
    page: Any, game: str, lang: str, width: int, height: int, screenshot_of: Callable[..., None]
) -> None:
    boards = opened(page, game, lang, width=width, height=height)
    key(page, "start-tour").click()
    page.wait_for_selector(".teg-tour:visible")
    boards.settled()
    seen = []
    for step in range(5):
        boards.settled()
        seen.append(page.locator("[data-toured]").get_attribute("class"))
        assert page.evaluate(PLACES) == {
            "covers": False,
            "whole": True,
            "low": True,
            "focus": "tour-next",
        }
        screenshot_of(page, f"tour-{game}-{width}-{step}")
        page.keyboard.press("Enter")
    assert len({*seen}) == 5
    page.wait_for_selector(".teg-tour", state="hidden")
    assert page.evaluate("() => document.activeElement.className") == "teg-bar"
    assert page.locator("[data-toured]").count() == 0


def test_the_tour_holds_the_bots_is_left_and_is_offered_once(page: Any) -> None:
    boards = opened(page, "tgm", "en", width=1040, height=640)
    key(page, "seat-Blanco").select_option("easy")
    key(page, "seat-Rojo").select_option("person")
    key(page, "start-tour").click()
    page.wait_for_selector(".teg-tour:visible")
    boards.settled()
    widget = boards.widgets["tgm"]
    begun = len(widget.match)
    heading = page.locator(".teg-tour h4")
    for press, title in (
        ("ArrowRight", "Your move"),
        ("ArrowLeft", "The map"),
        ("ArrowLeft", "The map"),
    ):
        page.keyboard.press(press)
        boards.settled()
        assert heading.inner_text() == title
    report = Axe().run(page, context=".teg").response
    assert [violation["id"] for violation in report["violations"]] == []
    assert len(widget.match) == begun  # it is a bot's turn
    page.keyboard.press("Escape")
    page.wait_for_selector(".teg-tour", state="hidden")
    page.wait_for_function("() => document.querySelector('.teg').dataset.steps > 1")
    page.locator('.teg [data-key="menu"]').click()
    page.locator('.teg [data-key="tour"]').click()
    page.wait_for_selector(".teg-tour:visible")
    page.locator('.teg [data-key="tour-leave"]').click()
    page.wait_for_selector(".teg-tour", state="hidden")
    boards.widgets["tgm"] = teg_nb.play("tgm", lang="en")
    boards.open("tgm", width=1040, height=640)
    key(page, "start").wait_for()
    assert key(page, "start-tour").count() == 0
