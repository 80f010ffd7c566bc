"""The stage: nothing to decide is out of sight, the map has its share, and nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from boards import Boards
from cases import cases
from stage_states import MARGIN, SIZES, Situation, long_question, states

# Boxes of the regions, and of every control of the decision, in pixels of the window.
MEASURED = """() => {
  const root = document.querySelector('.teg');
  const box = each => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const region = name => {
    const each = root.querySelector(`.teg-${name}`);
    return each.checkVisibility() ? box(each) : null;
  };
  const controls = [...root.querySelectorAll(
    '.teg-bar :is(button, select, input, summary), .teg-sheet :is(button, select, input)')];
  return {
    regions: Object.fromEntries(
      ['stage', 'head', 'frame', 'bar', 'side', 'time', 'sheet'].map(name => [name, region(name)])),
    controls: controls.filter(each => each.checkVisibility()).map(each =>
      [each.dataset.key, box(each), each.closest('.teg-sheet-body') !== null]),
    scrolls: ['.teg-stage', '.teg-bar', '.teg-head'].filter(name => {
      const each = root.querySelector(name);
      return each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
    }),
    page: document.documentElement.scrollHeight - window.innerHeight,
  };
}"""

# The parts of an open sheet that its own scrolling brings into sight count as seen.
SHOWN = """key => {
  const each = document.querySelector(`.teg-sheet-body [data-key="${key}"]`);
  each.scrollIntoView({block: 'nearest'});
  const {left, top, right, bottom} = each.getBoundingClientRect();
  return [left, top, right, bottom];
}"""


def inside(box: list[float], around: list[float]) -> bool:
    """Return whether a box lies in another, but for half a pixel."""
    return (
        box[0] >= around[0] - 0.5
        and box[1] >= around[1] - 0.5
        and box[2] <= around[2] + 0.5
        and box[3] <= around[3] + 0.5
    )


def area(box: list[float]) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def apart(box: list[float], other: list[float]) -> bool:
    return (
        box[2] <= other[0] + 1
        or other[2] <= box[0] + 1
        or box[3] <= other[1] + 1
        or other[3] <= box[1] + 1
    )


def reached(boards: Boards, game: str, situation: Situation) -> Any:
    """Show a situation, and choose in the page what belongs to it."""
    match, options, picks, uncovers = situation
    width, height, _ = SIZES["laptop"]
    size = {"width": width, "height": height + MARGIN}
    root = boards.show(game, match=match.fork(), **{"lang": "es", **options}, **size)
    private = root.locator('.teg-bar [data-key="private"], .teg-bar [data-key="look"]')
    if uncovers and private.count():
        private.first.click()
        boards.settled()
    for key, place in picks:
        control = root.locator(f'[data-key="{key}"]')
        if place:
            control.select_option(label=place)
        else:
            control.click()
        boards.settled()
    return root


@pytest.mark.parametrize(
    "game",
    cases("teg", "reconquista", "wargame", soak=["tgm", "eggar"]),
)
def test_every_decision_is_in_sight_at_every_size(
    game: str, boards: Boards, page: Any, screenshot_of: Callable[..., None]
) -> None:
    for name, situation in states()[game].items():
        root = reached(boards, game, situation)
        if (game, name) == ("reconquista", "asked"):
            assert "Blanco te ofrece empate." in root.locator(".teg-bar").inner_text()
        for size, (width, height, share) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height + MARGIN})
            boards.settled()
            measured, where = page.evaluate(MEASURED), f"{game} {name} {size}"
            screenshot_of(page, f"stage-{game}-{name}-{size}")
            regions = measured["regions"]
            assert measured["scrolls"] == [], where
            assert measured["page"] <= 0, where
            window = [0, 0, width, height]
            for region in ("stage", "head", "frame", "bar", "side", "time"):
                assert inside(regions[region], window), f"{where} {region}: {regions[region]}"
            for key, box, scrolled in measured["controls"]:
                seen = page.evaluate(SHOWN, key) if scrolled and key else box
                assert inside(seen, window), f"{where} {key}: {seen}"
            fixed = [(key, box) for key, box, scrolled in measured["controls"] if not scrolled]
            for (key, box), (other, there) in combinations(fixed, 2):
                assert apart(box, there), f"{where}: {key} lies on {other}"
            if regions["sheet"]:
                assert apart(regions["sheet"], regions["frame"]), where
            if game != "eggar":
                assert area(regions["frame"]) >= share * area(regions["stage"]), where


@pytest.mark.parametrize("size", ["page", "class"])
def test_no_answer_of_a_question_needs_scrolling(
    size: str, boards: Boards, page: Any, screenshot_of: Callable[..., None]
) -> None:
    root = reached(boards, "eggar", Situation(long_question(), {"size": size}))
    for name, (width, height, _) in {**SIZES, "lowest": (1040, 480, 0)}.items():
        if size == "class" and name in ("lowest", "phone", "tablet"):
            continue  # a class looks at a wall
        page.set_viewport_size({"width": width, "height": height + MARGIN})
        boards.settled()
        screenshot_of(page, f"question-{size}-{name}")
        answers = [box for key, box, _ in page.evaluate(MEASURED)["controls"] if "answer" in key]
        sheet = page.evaluate(MEASURED)["regions"]["sheet"]
        assert len(answers) == 5
        assert all(inside(box, sheet) for box in answers), name
        body = root.locator(".teg-sheet-body")
        assert body.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), name


def test_the_buttons_of_the_map_hide_no_square_of_a_grid(boards: Boards, page: Any) -> None:
    root = boards.show("eggar", match=long_question(), width=1040, height=640 + MARGIN)
    for width, height, _ in SIZES.values():
        page.set_viewport_size({"width": width, "height": height + MARGIN})
        boards.settled()
        boxes = [root.locator(part).bounding_box() for part in (".teg-zoom", ".teg-fit")]
        edges = [[b["x"], b["y"], b["x"] + b["width"], b["y"] + b["height"]] for b in boxes if b]
        assert len(edges) == 1 or apart(*edges), width


@pytest.mark.parametrize("game", ["teg", "tgm", "reconquista", "wargame", "eggar"])
def test_every_tab_holds_something_and_help_says_the_aim(game: str, boards: Boards) -> None:
    root = boards.show(game, width=1040, height=640 + MARGIN, lang="en")
    boards.tab("help")
    assert "win" in root.locator(".teg-aim").inner_text().lower()
    assert root.locator(".teg-turn-parts > li").count() >= 2
    for tab in root.locator(".teg-tabs button:visible").all():
        tab.click()
        boards.settled()
        assert root.locator(".teg-tab-panel:visible").inner_text().strip()
    has_cards = game not in ("eggar", "reconquista")  # those of La Reconquista lie under a curtain
    assert root.locator('[data-key="tab-cards"]').is_visible() == has_cards


def test_prices_that_the_stock_cannot_pay_are_greyed_beside_it(
    boards: Boards, screenshot_of: Callable[..., None]
) -> None:
    root = reached(boards, "wargame", states()["wargame"]["building"])
    screenshot_of(boards.page, "stage-wargame-building")
    ship = root.locator(".war-beyond li", has_text="barco")
    assert ship.count() == 0, "12 of metal pay a ship"
    weapon = root.locator(".war-beyond li", has_text="ciberataque").inner_text()
    assert "2 red" in weapon
    assert weapon.endswith("(tenés 0, 1)")
    assert root.locator(".war-beyond li .war-sign").count() > 0
    assert root.locator('.teg-sheet [data-key^="item-"] .war-sign').count() > 0


def test_the_news_of_the_resource_war_have_the_glyphs_of_its_map(boards: Boards) -> None:
    root = reached(boards, "wargame", states()["wargame"]["again"])
    boards.tab("news")
    told = root.locator(".teg-tab-news li, .teg-tab-news p").filter(has_text="tropas")
    assert told.locator(".war-sign").count() > 0
