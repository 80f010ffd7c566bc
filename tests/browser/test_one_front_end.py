"""A page has the front end once, however many boards it shows, and however slow it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from test_lesson import Screen, lesson  # noqa: F401

ONE = "from mesa import Match, MatchWidget\nwidget = MatchWidget(Match(seats=3), seed=7)\nwidget"
MORE = "boards = [MatchWidget(Match(seats=3), seed=each) for each in range(4)]\ndisplay(*boards)"
DRAWN = "count => document.querySelectorAll('.teg[data-step] .scatterlayer').length === count"


def weighed(page: Any) -> list[int]:
    """How many bytes each message of a kernel to the page has, as they come."""
    frames: list[int] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(len(frame))),
    )
    return frames


def test_five_boards_weigh_little_more_than_one(
    lesson: Callable[..., Screen],  # noqa: F811
    jupyter_lab: Any,
    page: Any,
) -> None:
    frames = weighed(page)
    lesson(ONE, MORE)
    one = sum(frames)
    jupyter_lab.run(page)
    page.wait_for_function(DRAWN, arg=5)
    assert 1_300_000 < one < sum(frames) < 1.2 * one


def test_boards_of_a_slow_page_are_drawn_and_answer(
    lesson: Callable[..., Screen],  # noqa: F811
    jupyter_lab: Any,
    page: Any,
) -> None:
    """anywidget gives up a model that takes two seconds: it would never hear the kernel again."""
    screen = lesson("from mesa import Match, MatchWidget, war\nwidget = war()\nwidget", MORE)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 10})
    jupyter_lab.run(page)
    page.wait_for_function(DRAWN, arg=5, timeout=120_000)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    for k in range(1, 5):
        view = page.locator(".teg").nth(k)
        view.locator('[data-key="lang-en"]').click()
        view.locator('[data-key="undo"]', has_text="Undo").wait_for()
    assert screen.kernel.value("[each.session.lang for each in boards]") == ["en"] * 4
