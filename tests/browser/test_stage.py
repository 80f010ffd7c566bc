"""The stage: nothing to decide is out of sight, the map has its share, and nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from boards import Boards
from stage_states import MARGIN, SIZES, Situation, states

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


@pytest.mark.parametrize("game", ["teg", "tgm", "reconquista", "wargame", "eggar"])
def test_every_decision_is_in_sight_at_every_size(
    game: str, boards: Boards, page: Any, screenshot_of: Callable[..., Path]
) -> None:
    for name, situation in states()[game].items():
        reached(boards, game, situation)
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
            if regions["sheet"]:
                assert apart(regions["sheet"], regions["frame"]), where
            if game != "eggar":
                assert area(regions["frame"]) >= share * area(regions["stage"]), where
