"""The end of a match on the stage: who won and why, what decided it, and one's own moves again."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from boards import Boards

from teg_nb import GAMES, Match, Study
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import CHANCE
from teg_nb.widget.session.report import report

LAPTOP = {"width": 1040, "height": 656}


@cache
def finished(game: str) -> Match:
    match = Match(game, 2 if game == "eggar" else 3, {"max_rounds": 4})
    match.run([POLICIES["greedy"]] * len(match.settings.seats), random.Random(2))
    assert match.is_over
    return match


def opened(boards: Boards, game: str, match: Match, **options: Any) -> Any:
    bots = dict.fromkeys(range(1, len(match.settings.seats)), "easy")
    given = {"seed": 3, "undo": "own", "bots": bots, "auto": False, **options}
    return boards.show(game, match=match, **given, **LAPTOP)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_end_says_who_won_and_why(
    game: str, boards: Boards, screenshot_of: Callable[..., None]
) -> None:
    match = finished(game)
    root = opened(boards, game, match.fork(), lang="en", dark=game in ("tgm", "wargame"))
    said = report(match, 0, "en")
    over = boards.widgets[game].view["over"]
    panel = root.locator(".teg-tab-end")
    panel.locator(".teg-why").wait_for()
    assert panel.locator(".teg-why").inner_text() == over["why"]
    assert panel.locator(".teg-banner strong").inner_text().startswith(over["title"])
    assert all(match.settings.seats[k] in panel.inner_text() for k in said["winners"])
    for fact in said["decided"]:
        assert fact["text"] in panel.inner_text()
    marks = panel.locator(".teg-goal em").all_inner_texts()
    assert marks == ["(met)" if met else "(not met)" for _, _, met in over["objectives"]]
    if GAMES[game].public_standings(match.state) is not None:
        panel.locator(".teg-standings .teg-plot").wait_for()
    assert root.locator(".teg-winner").is_hidden()  # nobody has seen it end here
    boards.settled()
    violations = Axe().run(boards.page, context=".teg").response["violations"]
    assert [violation["id"] for violation in violations] == []
    screenshot_of(boards.page, f"end-{game}")


def test_one_goes_through_ones_own_moves(boards: Boards) -> None:
    match = finished("teg")
    root = opened(boards, "teg", match.fork(), lang="es")
    widget = boards.widgets["teg"]
    said = report(match, 0, "es")

    def press(key: str) -> int:
        root.locator(f'[data-key="{key}"]').click()
        boards.settled()
        return int(widget.view["step"])

    steps = said["decisions"]
    assert press("own-first") == steps[0]
    assert f"Tu jugada 1 de {len(steps)}" in root.locator(".teg-facts").inner_text()
    assert press("own-next") == steps[1]
    assert press("own-next") == steps[2]
    assert press("own-back") == steps[1]
    # The report stays beside the map, and leads to what decided the match.
    for number, fact in enumerate(said["decided"]):
        assert press(f"decided-{number}") == fact["step"]
    if said["best"]:
        assert press("best") == said["best"]["step"]
    assert press("to-end") == len(match)
    # In another language at once.
    boards.page.locator('.teg [data-key="menu"]').click()
    press("lang-en")
    boards.page.wait_for_function(
        "() => document.querySelector('.teg-why')?.textContent.startsWith('The last round, ')"
    )


def test_the_log_is_saved_and_another_match_begins(boards: Boards) -> None:
    match = finished("eggar")
    root = opened(boards, "eggar", match.fork(), lang="en")
    with boards.page.expect_download() as download:
        root.locator('[data-key="save"]').click()
    assert download.value.suggested_filename == "eggar.jsonl"
    assert Study.load(download.value.path()).match.actions == match.actions
    with boards.page.expect_download() as download:
        root.locator('.teg-bar [data-key="more"]').click()
        root.locator('[data-key="save-page"]').click()
    assert download.value.suggested_filename == "eggar.html"
    assert download.value.path().read_text("utf-8").startswith("<!doctype html>")
    root.locator('[data-key="menu"]').click()
    assert root.locator('[data-key="menu-save-page"]').is_visible()
    with boards.page.expect_download() as download:
        root.locator('[data-key="menu-save-map"]').click()
    assert download.value.suggested_filename == f"eggar-{len(match)}.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    root.locator('[data-key="menu-rules"]').click()
    root.locator(".teg-rules summary", has_text="The question").first.click()
    root.locator('.teg-rules [data-clause="EGG-7.1"]').click()
    root.locator(".teg-rule .teg-mark").wait_for()
    boards.page.keyboard.press("Escape")
    boards.settled()
    root.locator('[data-key="again"]').click()
    start = boards.page.locator(".teg-start")
    start.wait_for()
    start.locator('[data-key="start"]').click()
    start.wait_for(state="hidden")
    boards.settled()
    begun = boards.widgets["eggar"].match
    assert all(action.seat == CHANCE for action in begun.actions)
    assert not begun.is_over
    assert root.locator(".teg-frame").is_visible()
    # A person also saves a page with what that person knows, after a warning that names the seat.
    own = begun.settings.seats[boards.widgets["eggar"].view["viewer"]]
    root.locator('[data-key="menu"]').click()
    root.locator('[data-key="menu-save-seat"]').click()
    assert own in root.locator(".teg-question").inner_text()
    with boards.page.expect_download() as download:
        root.locator('[data-key="save-seat-yes"]').click()
    assert download.value.suggested_filename == f"eggar-{own.lower()}.html"


def test_who_won_stands_over_the_map_for_a_moment(boards: Boards) -> None:
    match = finished("teg")
    bots = dict.fromkeys(range(3), "easy")
    root = opened(boards, "teg", match.fork(len(match) - 20), lang="es", bots=bots)
    banner = root.locator(".teg-winner")
    assert banner.is_hidden()
    root.locator('[data-key="until-end"]').click()
    banner.wait_for()
    winners = boards.widgets["teg"].view["over"]["winners"]
    assert all(match.settings.seats[seat] in banner.inner_text() for seat in winners)
    banner.wait_for(state="hidden")
    assert root.locator('[data-key="tab-end"]').get_attribute("aria-selected") == "true"
    assert root.locator('[data-key="replay"]').is_visible()  # nobody here has moves of one's own
