"""Long work can be stopped on the board, and a kernel that another restarts is said at once."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from lab_screen import TIMEOUT, Screen

# Bots that think for a while take minutes to an end, on a fast machine too.
BOTS = """import time
from teg_nb import Match, MatchWidget

def ponders(observation, rng):
    time.sleep(0.02)
    return rng.choice(observation.legal_actions)

widget = MatchWidget(Match("teg", 4), [ponders] * 4, seed=2, lang="{lang}")
widget"""
LEFT = "[len(widget.match), widget.view['playing'], widget.step]"


def moves(screen: Screen, least: int) -> str:
    """Return the message about progress after a number of decisions."""
    screen.wait(
        "Number(/[0-9]+$/.exec(root.querySelector('.teg-progress')?.textContent)?.[0]) >= argument",
        least,
    )
    return screen.text(".teg-progress")


@pytest.mark.parametrize(
    ("lang", "until", "words"),
    [
        ("es", "end", ("Los bots juegan hasta el final", "Detener")),
        ("en", "end", ("The bots are playing to the end", "Stop")),
    ],
)
def test_bots_that_play_long_say_how_far_they_are_and_stop(
    lesson: Callable[..., Screen],
    page: Any,
    screenshot_of: Callable[..., None],
    lang: str,
    until: str,
    words: tuple[str, str],
) -> None:
    screen = lesson(BOTS.format(lang=lang), height=1000)
    begun = screen.number("step")
    assert not screen.root.locator(".teg-progress").count()
    screen.key(f"until-{until}").click()

    # The button stays while decisions come in; the kernel answers others meanwhile.
    assert words[0] in moves(screen, 5)
    assert words[1] in screen.key("stop").inner_text()
    assert screen.kernel.value("widget.view['playing']['until']") == until
    screenshot_of(page, f"long-work-{lang}")
    screen.key("stop").click()
    screen.wait("!root.querySelector('.teg-progress')")
    screen.rests()

    # The entries played so far stay, and no more are played.
    played, playing, step = screen.kernel.value(LEFT)
    assert playing is None
    assert begun < played == step == screen.number("step")
    screen.key("lang-en" if lang == "es" else "lang-es").click()
    screen.wait("root.querySelector('[data-key=pause]') !== null && !root.dataset.busy")
    assert screen.kernel.value(LEFT) == [played, None, step]

    # By the key: from anywhere on the board.
    screen.key(f"until-{until}").click()
    moves(screen, 2)
    screen.root.focus()
    page.keyboard.press("Escape")
    screen.wait("!root.querySelector('.teg-progress')")
    screen.rests()
    now, playing, _ = screen.kernel.value(LEFT)
    assert playing is None
    assert now > played

    # One turn is played to its end by itself.
    turn = screen.kernel.value("widget.match.state.turn")
    screen.key("until-turn").click()
    screen.wait(
        "root.querySelector('[data-key=pause]') !== null && !root.dataset.busy && argument",
        "!('going' in root.dataset)",
    )
    screen.holds(f"widget.match.state.turn != {turn} and widget.view['playing'] is None")


def test_a_kernel_that_another_page_restarts_is_said_without_a_click(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
) -> None:
    screen = lesson("from mesa import war\nwidget = war()\nwidget", "1 + 1")
    screen.press("act-end_attack")
    notice = screen.root.locator(".teg-notice")
    assert not notice.is_visible()
    kernel = page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.id")
    asked = urllib.request.Request(
        f"{jupyter_lab.url}/api/kernels/{kernel}/restart", data=b"{}", method="POST"
    )
    urllib.request.urlopen(asked, timeout=60).close()
    page.wait_for_selector(".teg[data-kernel=gone] .teg-notice", timeout=TIMEOUT)
    assert "se reinició" in notice.inner_text()
    assert screen.root.get_attribute("data-busy") is None


def test_a_kernel_that_is_restarted_by_the_menu_is_said_without_a_click(
    lesson: Callable[..., Screen],
    page: Any,
) -> None:
    screen = lesson("from mesa import war\nwidget = war()\nwidget", "1 + 1")
    page.evaluate("void window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    page.wait_for_selector(".teg[data-kernel=gone] .teg-notice", timeout=TIMEOUT)
    assert "se reinició" in screen.root.locator(".teg-notice").inner_text()
