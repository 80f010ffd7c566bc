"""The stage in JupyterLab on a small laptop, beside the list of files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab_screen import Screen

MATCH = """
from mesa import Match, MatchWidget
widget = MatchWidget(Match("teg", seats=4), bots={"Negro": "easy"}, seed=3)
widget
"""

# Boxes in pixels of the window, and the part of the notebook that is seen.
MEASURED = """root => {
  const box = each => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const panel = box(root.closest('.jp-WindowedPanel-outer, .jp-Notebook'));
  const part = name => box(root.querySelector(`.teg-${name}`));
  return {
    panel: [panel[0], panel[1], Math.min(panel[2], innerWidth), Math.min(panel[3], innerHeight)],
    stage: part('stage'),
    map: part('frame'),
    bar: part('bar'),
    buttons: [...root.querySelectorAll('.teg-bar :is(button, select, input, summary)')]
      .filter(each => each.checkVisibility()).map(box),
  };
}"""


def inside(box: list[float], around: list[float]) -> bool:
    return (
        box[0] >= around[0] - 1
        and box[1] >= around[1] - 1
        and box[2] <= around[2] + 1
        and box[3] <= around[3] + 1
    )


def area(box: list[float]) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def test_a_decision_is_in_sight_beside_the_file_browser(
    lesson: Callable[..., Screen], screenshot_of: Callable[..., None]
) -> None:
    screen = lesson(MATCH, width=1366, height=768)
    assert screen.page.locator("#filebrowser, .jp-FileBrowser").first.is_visible()
    screen.rests()
    screen.picture(screenshot_of, "stage-lab-1366")
    measured: dict[str, Any] = screen.root.evaluate(MEASURED)
    for part in ("stage", "map", "bar"):
        assert inside(measured[part], measured["panel"]), (part, measured)
    assert measured["buttons"]
    assert all(inside(box, measured["panel"]) for box in measured["buttons"])
    assert area(measured["map"]) >= 0.5 * area(measured["stage"]), measured
