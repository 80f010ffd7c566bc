"""Two views of one board, and clicks while a cell plays: what a real JupyterLab does with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from cases import cases
from lab_screen import BLANCO, Screen, set_setting

from teg_nb.engine.text.catalogue import catalogue

SECRET = """
from mesa import Match, MatchWidget, hidden

secret = MatchWidget(Match("reconquista", 3), seed=1)
display(secret, secret)
"""
CARDS = """
widget = hidden()
display(widget, widget)
"""


def colours(view: Any) -> set[str]:
    """Of the provinces."""
    return set(
        view.evaluate(
            r"""root => [...root.querySelectorAll('.trace')]
              .filter(each => /tracec\d/.test(each.getAttribute('class')))
              .map(each => each.querySelector('.js-fill').style.fill)"""
        )
    )


def up_to(screen: Screen, view: Any, name: str, caption: str) -> None:
    """Wait until a view has a caption that is set now: so it has heard all that came before."""
    screen.kernel.value(f"{name}.set_caption({caption!r})")
    view.locator(".teg-caption", has_text=caption).wait_for()
    view.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


def test_a_private_reply_is_shown_only_by_the_view_that_asked(
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
    screenshot_of: Callable[..., None],
) -> None:
    """Two views of La Reconquista and two of La Revancha: each has its own curtain, or cover."""
    screen = lesson(SECRET, CARDS, height=1600)
    drawn = "count => document.querySelectorAll('.teg[data-step] .scatterlayer').length === count"
    page.wait_for_function(drawn, arg=2)
    jupyter_lab.run(page)
    page.wait_for_function(drawn, arg=4)
    views = [page.locator(".teg").nth(k) for k in range(4)]
    neutral = colours(views[0])
    assert len(neutral) == 1

    for view in views:
        if view.locator('[data-key="tab-cards"]').is_visible():
            view.locator('[data-key="tab-cards"]').click()
    views[1].locator('[data-key="private"]').click()
    views[1].locator('[data-key="private"]').wait_for(state="detached")
    assert len(colours(views[1])) == 2
    up_to(screen, views[0], "secret", "Uno")
    assert colours(views[0]) == neutral
    assert views[0].locator('[data-key="private"]').is_visible()
    assert views[0].locator(".teg-open").count() == 0
    screenshot_of(page, "dos-vistas")

    views[3].locator('[data-key="private"]').click()
    views[3].locator(".teg-secret.teg-open").wait_for()
    up_to(screen, views[2], "widget", "Dos")
    objective, cards = BLANCO
    secrets = [catalogue().label("objectives", objective, "es"), *cards]
    told = views[3].locator(".teg-secret").inner_text()
    assert all(secret in told for secret in secrets)
    assert views[2].locator(".teg-open").count() == 0
    covered = views[2].locator(".teg-secret").inner_text()
    assert not any(secret in covered for secret in secrets)

    # A refusal is an answer too, and may say what only the one who asked should read.
    screen.kernel.value("len(widget.match.act('attack', 'Argentina', 'Brasil'))")
    views[3].locator('[data-key="act-end_attack"]').click()
    views[3].locator(".teg-refusal").wait_for()
    up_to(screen, views[2], "widget", "Tres")
    assert views[2].locator(".teg-refusal").count() == 0

    # A clause is read where it stands, with the readings that were not chosen.
    screen.kernel.value("len(widget.match.resolve_chance(widget.session.rng))")
    screen.kernel.value("widget.show(len(widget.match))")
    views[3].locator('[data-key="tab-news"]').click()
    chip = views[3].locator(".teg-news [data-clause]").first
    chip.click()
    box = views[3].locator(".teg-rule")
    box.wait_for()
    name = chip.inner_text()
    assert catalogue().clause(name).text("es") in box.inner_text()
    assert all(item.name in box.inner_text() for item in catalogue().decisions_at(name))
    assert views[2].locator(".teg-rule").is_hidden()
    screenshot_of(page, "clausula")
    page.keyboard.press("Escape")
    box.wait_for(state="hidden")
    assert chip.evaluate("each => each === document.activeElement")


CLOCK = '''
import random
import threading
import time

from mesa import Match, MatchWidget, position
from teg_nb.bots import random_policy


def table():
    """People at war; whatever the page says is written down, and what came of it."""
    start = position(
        Blanco="Argentina 12, Chile 4, Uruguay 2", Negro="Brasil 9, Colombia 4", Rojo="Sahara 6"
    )
    widget = MatchWidget(Match(start=start), seed=3)
    widget.heard, widget.playing = [], False
    handle = widget.session.handle

    def told(message):
        here = [widget.playing, threading.current_thread() is threading.main_thread()]
        try:
            reply = handle(message)
        except Exception as fault:
            widget.heard.append([type(message).__name__, type(fault).__name__, *here])
            raise
        widget.heard.append([type(message).__name__, "played", *here])
        return reply

    widget.session.handle = told
    widget.looked, show = [], widget.session.show

    def looks(*place):
        here = threading.current_thread() is threading.main_thread()
        widget.looked.append([widget.playing, here])
        show(*place)

    widget.session.show = looks
    return widget


def play(widget, seconds):
    """What a cell does for a while: bots play in a loop."""
    rng = random.Random(5)
    widget.playing = True
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for _ in range(3):
            widget.match.play([random_policy] * 3, rng, "action")
        if len(widget.match) > 60:
            widget.match.rewind(20)
        time.sleep(0.4)
    widget.playing = False
    widget.show(len(widget.match))


def sound(widget):
    """Whether every state follows from its action, and the log says the same."""
    match = widget.match
    steps = zip(match.states[:-1], match.actions, match.events, match.states[1:], strict=True)
    follows = all(match.game.play(a, action) == (b, events) for a, action, events, b in steps)
    return follows and Match.parse(match.lines()).state == match.state
'''


CLICK = "(root, key) => root.querySelector(`[data-key='${key}']:not([disabled])`)?.click()"


@pytest.mark.parametrize("subshells", cases("perCommTarget", soak=["disabled"]))
def test_clicks_while_a_cell_plays(
    subshells: str,
    lesson: Callable[..., Screen],
    jupyter_lab: Any,
    page: Any,
) -> None:
    """The match stays sound, and each click was played or refused; in both settings of Lab."""
    plugin = "@jupyterlab/apputils-extension:kernels-settings"
    set_setting(jupyter_lab, plugin, {"commsOverSubshells": subshells})
    (jupyter_lab.root / "reloj.py").write_text(CLOCK, encoding="utf-8")
    sent: list[bytes] = []
    refused: list[bytes] = []
    page.on("websocket", lambda socket: _listen(socket, sent, refused))
    try:
        screen = lesson("import reloj\nwidget = reloj.table()\nwidget", "reloj.play(widget, 12)")
        # ipykernel answers a board where it last sent from: the cell, until it has answered once.
        screen.redrawn(lambda: screen.key("lang-en").click())
        screen.holds("widget.session.lang == 'en'")
        page.click(".jp-Notebook .jp-Cell:nth-child(2) .jp-InputArea")
        page.keyboard.press("Shift+Enter")
        running = page.locator(".jp-Cell:nth-child(2) .jp-InputArea-prompt:has-text('*')")
        running.wait_for()
        keys = ("undo", "back", "last", "act-end_attack", "forward")
        while running.count():
            for key in keys:
                screen.root.evaluate(CLICK, key)  # it is drawn anew under the pointer
                page.wait_for_timeout(60)
        screen.wait("!root.dataset.busy")
        screen.wait("Number(root.dataset.step) === argument", screen.kernel.facts()["step"])
        heard, looked = screen.kernel.value("[widget.heard, widget.looked]")
        assert screen.kernel.value("__import__('reloj').sound(widget)") is True
        screen.agrees()
    finally:
        set_setting(jupyter_lab, plugin, {"commsOverSubshells": "perCommTarget"})
    assert len(heard) == len(sent) > 0
    faults = [fault for _, fault, *_ in heard if fault != "played"]
    assert set(faults) <= {"StaleStep", "IllegalAction"}
    assert len(refused) == len(faults)
    threaded = {(playing, main) for *_, playing, main in heard}
    if subshells == "disabled":
        assert threaded == {(False, True)}  # they wait for the cell
    else:
        beside = [fault for _, fault, playing, main in heard if playing and not main]
        assert beside.count("StaleStep") > 1
        assert looked.count([True, False]) > 1  # where one looks is a trait: nothing to refuse


def _listen(socket: Any, sent: list[bytes], refused: list[bytes]) -> None:
    def bytes_of(frame: bytes | str) -> bytes:
        return frame.encode() if isinstance(frame, str) else frame

    def up(frame: bytes | str) -> None:
        what = re.search(rb'"kind":\s*"(\w+)".*"nonce"', bytes_of(frame))
        if what and what[1] != b"still":  # a picture at rest, which the session does not hear of
            sent.append(bytes_of(frame))

    def down(frame: bytes | str) -> None:
        if re.search(rb'"kind":\s*"refused"', bytes_of(frame)):
            refused.append(bytes_of(frame))

    socket.on("framesent", up)
    socket.on("framereceived", down)
