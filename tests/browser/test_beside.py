"""Odds, who knows what, a real table and turning points in one page, as people use them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from turning import UNCLEAR, turning
from widgets import Widgets

from teg_nb import Match, dashboard, position
from teg_nb.bots import POLICIES

DRAWN = "#board .teg[data-step] .scatterlayer"


def test_odds_are_chosen_by_keys_and_dice_are_typed(page: Any, screenshot_of: Any) -> None:
    views = Widgets(page)
    start = position(Blanco="Chile 9", Negro="Argentina 5", Rojo="Brasil 2")
    all_ = dashboard(Match(start=start), lang="es", chance="manual")
    board, odds = all_.board, all_.odds
    views.show({"board": board, "odds": odds})
    page.wait_for_selector(DRAWN)
    page.select_option("#odds [data-key=odds-from]", "Chile")
    page.select_option("#odds [data-key=odds-to]", "Argentina")
    page.wait_for_selector("#odds .teg-spread")
    assert board.selected == ["Chile", "Argentina"]
    said = page.locator("#odds .teg-odds").inner_text()
    spans = page.locator("#odds .teg-spread small").all_inner_texts()
    svg = re.findall(r"<text[^>]*>([^<]*)</text>", odds.picture())
    assert svg[1:-1] == [said, *spans] == [*odds.lines(), *(label for label, _ in odds.bars())]
    place = "element => getComputedStyle(element).position"
    assert page.locator("#odds [role=status]").evaluate(place) == "static"
    screenshot_of(page, "odds")

    page.focus("#board .teg")
    for name in ("Chile", "Argentina"):
        at = page.evaluate("n => document.querySelector('#board .teg').tegPixel(n)", name)
        page.mouse.click(at["x"], at["y"])
    page.wait_for_selector("#board [data-key=throw]:focus")
    page.keyboard.type("6 6 6 / 5")
    page.keyboard.press("Enter")
    assert "TEG-8.6" in page.locator("#board .teg-refusal").inner_text()
    page.fill("#board [data-key=throw]", "6 4 1 / 5 4 1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board [data-key=throw]", state="detached")
    assert board.match.actions[-1].attack == (6, 4, 1)
    page.keyboard.press("u")
    page.wait_for_selector("#board [data-key=throw]")
    assert board.step == 1


@pytest.mark.clause("REC-8.1")
def test_what_a_seat_knows_is_shown_to_whoever_says_it_is_theirs(page: Any) -> None:
    views = Widgets(page)
    match = Match("reconquista", seats=3, options={"memory_aid": True})
    match.run(POLICIES["greedy"], random.Random(5), limit=90)
    all_ = dashboard(match, [None, None, "greedy"], lang="en", auto=False)
    all_.board.show(90)
    views.show({"board": all_.board, "know": all_.knowledge})
    page.wait_for_selector(DRAWN)
    page.wait_for_selector("#know tbody tr")
    public = page.locator("#know tbody tr").count()
    assert not page.query_selector("#know [data-key=know-Rojo]")  # a bot's
    page.click("#know [data-key=know-Blanco]")
    page.wait_for_selector("#know thead th:has-text('Blanco knows')")
    assert page.locator("#know tbody tr").count() == len(all_.knowledge.known(0)) > public
    page.press("#board .teg", "ArrowLeft")  # another may sit there
    page.wait_for_selector("#know .teg-hint:has-text('Covered')")
    assert page.locator("#know tbody tr").count() == 0
    assert "rows" not in str(all_.knowledge.get_state())


def test_turning_points_are_marks_to_click(page: Any, screenshot_of: Any) -> None:
    views = Widgets(page)
    match = Match("teg", seats=3).run(POLICIES["greedy"], random.Random(1), limit=120)
    points = turning(
        {"step": 90}, {"step": 12, "moved": "Negro", "before": 0.33, "after": 0.1}, UNCLEAR
    )
    all_ = dashboard(match, turning=points, lang="en")
    views.show({"board": all_.board, "race": all_.race})
    page.wait_for_selector(DRAWN)
    marks = page.locator("#board .teg-turns button")
    labels = [mark.get_attribute("aria-label") for mark in marks.all()]
    assert labels == [
        "Turning point 1. Step 12, turn of Rojo: Negro 33% → 10% (dice +25, decisions −48)",
        "Turning point 2. Step 90, turn of Rojo: Rojo 20% → 80% (dice +25, decisions +35)",
    ]
    page.click("#board [data-key=turn-90]")
    page.wait_for_selector("#board .teg[data-step='90']")
    listed = page.locator("#race .teg-turn-list button")
    told = re.findall(r">\d\. (Step[^<]*)<", all_.race.picture())
    assert listed.all_inner_texts() == told
    listed.first.press("Enter")
    page.wait_for_selector("#board .teg[data-step='12']")
    # Names at the ends of lines stand in the same order, from the top, on the page and in SVG.
    ends = page.locator("#race .teg-ends").first.locator("span").all()
    seats = sorted((end.bounding_box()["y"], end.inner_text()) for end in ends)
    named = re.findall(r'<text x="808" y="([^"]*)"[^>]*>([^<]*)<', all_.race.picture())[:3]
    drawn = sorted((float(y), name) for y, name in named)
    assert [name for _, name in seats] == [name for _, name in drawn]
    screenshot_of(page, "turning_points")
    views.show({"race": all_.race}, [], width=380, dark=True)
    page.wait_for_selector("#race .teg-turn-list button")
    screenshot_of(page, "turning_points_narrow")
