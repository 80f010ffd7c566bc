"""Views of one match in one page: a click in each moves all others, without the kernel."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import ipywidgets
import pytest
from widgets import Widgets

from teg_nb import Match, MatchWidget, Study, StudyPosition, dashboard, position
from teg_nb.bots import random_policy
from teg_nb.widget import BoardView, compare

AT = """() => Object.fromEntries(Object.entries(models)
  .map(([name, each]) => [name, [each.get('line'), each.get('step')]]))"""

VIEWS = ("board", "timeline", "race", "table", "playouts", "odds")

SHOWN = "step => document.querySelector('#board .teg').dataset.step === String(step)"


@pytest.fixture
def views(page: Any) -> Widgets:
    return Widgets(page)


def together(views: Widgets, study: Study) -> Any:
    """A desk in the page."""
    all_ = dashboard(study, lang="en")
    parts = {name: getattr(all_, name) for name in VIEWS}
    views.show(parts, box=all_)
    views.page.wait_for_selector("#board .teg[data-step] .scatterlayer")
    views.page.wait_for_selector("#table .teg-roll-row")
    return all_


def all_at(views: Widgets, step: int, line: str = "main") -> None:
    """All views stand there, and the map of the board is drawn."""
    assert set(map(tuple, views.page.evaluate(AT).values())) == {(line, step)}
    views.page.wait_for_function(SHOWN, arg=step)


def test_a_click_in_each_view_moves_all_others(
    views: Widgets, tmp_path: Path, screenshot_of: Any
) -> None:
    match = Match(seats=3).run(random_policy, random.Random(1), limit=300)
    study = Study(match)
    study.annotate(StudyPosition("main", 298), comment={"es": "¿Por qué?", "en": "Why?"}, glyph="?")
    all_, page = together(views, study), views.page
    end = len(match)
    all_at(views, end)

    page.click("#timeline .teg-item-entry >> nth=3")
    first = all_.board.step
    assert first < end
    all_at(views, first)
    page.click(f"#table .teg-roll-row[data-row='{first + 1}']")
    all_at(views, first + 1)
    page.locator("#race .teg-plot").first.click(position={"x": 5, "y": 20})
    assert all_.race.step < 20
    all_at(views, all_.race.step)
    page.click("#board [data-key=forward]")
    all_at(views, all_.race.step)
    page.press("#table .teg-roll", "End")
    all_at(views, end)
    assert "Why?" in page.locator("#timeline .teg-item-note").inner_text()
    assert page.locator("#timeline [aria-selected=true]").inner_text().startswith(str(end))

    # The kernel is silent: every cursor moves all the same, and what was said is done later.
    page.evaluate("() => { window.held = true; }")
    page.press("#race .teg-race", "ArrowLeft")
    page.press("#timeline .teg-roll", "ArrowLeft")
    page.press("#table .teg-roll", "ArrowUp")
    assert set(map(tuple, page.evaluate(AT).values())) == {("main", end - 3)}
    assert all_.board.session.step == end
    page.wait_for_selector(f"#table [aria-selected=true][data-row='{end - 3}']")
    page.evaluate("() => { window.held = false; Object.values(models).forEach(m => m.flush()); }")
    page.wait_for_function(SHOWN, arg=end - 3)
    assert all_.board.session.step == end - 3

    # The list of events, by seat and kind.
    page.select_option("#timeline [data-key=events-seat]", label="Negro")
    page.wait_for_function(
        "() => document.querySelectorAll('#timeline .teg-item-entry').length > 3"
    )
    rows = dict(all_.timeline.rows())
    steps = page.locator("#timeline .teg-item-entry .teg-at").all_inner_texts()
    assert {rows[int(step)].seat for step in steps} == {1}
    page.press("#timeline .teg-roll", "Home")
    all_at(views, 0)
    screenshot_of(page, "desk")

    # Two columns beside Lab's file browser, one on a narrow screen.
    for width, columns in ((900, 2), (1400, 2), (700, 1)):
        page.set_viewport_size({"width": width, "height": 900})
        board, timeline = (page.locator(f"#{view}").bounding_box() for view in VIEWS[:2])
        beside = timeline["x"] > board["x"] and timeline["y"] < board["y"] + board["height"]
        assert (2 if beside else 1) == columns
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_variation_is_made_named_saved_and_loaded(views: Widgets, tmp_path: Path) -> None:
    study = Study(Match(start=position(Blanco="Chile 9", Negro="Argentina 8, Brasil 2")))
    all_, page = together(views, study), views.page
    act = """([source, target, line, step]) => models.board.send(
      {kind: 'act', line, step, action: ['attack', source, target], nonce: 'x'})"""
    page.evaluate(act, ["Chile", "Argentina", "main", 0])
    page.evaluate(act, ["Chile", "Argentina", "main", 2])
    all_at(views, 4)
    page.click("#table .teg-roll-row[data-row='0']")
    all_at(views, 0)
    assert len(study.match) == 4
    study.act("roll", [6, 6, 6], [1, 1, 1], at=StudyPosition("main", 1))
    all_.board.refresh()
    page.evaluate("() => models.board.send({kind: 'go', line: 'v1', step: 2, nonce: 'x'})")
    all_at(views, 2, "v1")
    page.evaluate(
        "() => models.board.send({kind: 'rename', line: 'v1', step: 2, name: 'v1',"
        " title: 'good dice', nonce: 'x'})"
    )
    page.click("#table .teg-roll-row[data-row='1']")
    page.evaluate("() => { models.timeline.set('line', 'main'); models.timeline.save_changes(); }")
    way = page.locator("#timeline .teg-item-way")
    way.wait_for()
    assert "good dice" in way.inner_text()
    way.click()
    all_at(views, 2, "v1")
    again = Study.load(study.save(tmp_path / "study.jsonl"))
    assert again.title("v1") == "good dice"
    assert again.line("v1").actions == study.line("v1").actions
    page.click("#board [data-key=back]")
    all_at(views, 1, "v1")


def test_two_boards_are_linked_and_compared(views: Widgets) -> None:
    long = Match(seats=2).run(random_policy, random.Random(2), limit=80)
    one, two = MatchWidget(long), BoardView(long.fork(40))
    link = ipywidgets.jslink((one, "step"), (two, "step"))
    views.show({"board": one, "two": two}, [link])
    page = views.page
    page.wait_for_selector("#two .teg[data-step] .scatterlayer")
    page.wait_for_selector("#board .teg[data-step] .scatterlayer")
    page.click("#board [data-key=back]")
    all_at(views, two.step)
    assert one.view["step"] == two.step > two.view["step"] == 40  # it does not pull at the longer
    page.click("#two [data-key=back]")
    all_at(views, 39)
    assert one.view["step"] == two.view["step"] == 39

    # A board has the same list of events: whole, once it is opened.
    page.click("#two [data-key=events]")
    page.wait_for_selector("#two .teg-item-entry")
    page.press("#two .teg-roll", "Home")
    all_at(views, 0)

    both = compare(BoardView(long, 10), BoardView(long, 60))
    views.show({"board": both.left, "two": both.right}, [both._zoom])
    page.wait_for_selector("#two .teg[data-step] .scatterlayer")
    page.wait_for_selector("#board .teg-drawn-mark")
    assert page.locator("#two .teg-drawn-mark").count() == len(both.differences)
    page.click("#board [data-key=zoom-in]")
    page.wait_for_function("() => models.two.get('window')[0] > 1")
    at = page.evaluate("() => document.querySelector('#two .teg').tegPixel('Brasil')")
    page.mouse.click(at["x"], at["y"])
    page.wait_for_function("() => models.two.get('selected')[0] === 'Brasil'")
    assert both.right.selected == ["Brasil"]
    both.right.step = 10
    assert both.differences == []
