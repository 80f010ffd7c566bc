"""Lines of play in the browser: acting in the past begins one, and nothing is thrown away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab_screen import TIMEOUT, Screen


def test_a_variation_is_begun_named_promoted_and_deleted(
    lesson: Callable[..., Screen],
    page: Any,
) -> None:
    screen = lesson("from mesa import war\nwidget = war()\nmatch = widget.match\nwidget")
    study = "[widget.view['line'], *widget.study.lines]"
    ways, lines = screen.root.locator(".teg-ways button"), screen.root.locator(".teg-lines")
    assert lines.count() == 0
    assert screen.key("redo").is_disabled()

    # Back by undo, and another way: the match handed in stays as it was.
    screen.press("act-end_attack")
    assert screen.press("undo") == 0
    assert screen.press("redo") == 1
    assert screen.press("undo") == 0
    screen.source("Argentina")
    screen.moved(lambda: screen.click("Brasil"))
    screen.agrees()
    assert screen.kernel.value(study) == ["v1", "main", "v1"]
    assert screen.kernel.value("[item.verb for item in match.actions]") == ["end_attack"]

    # The fork says how play goes on; a click goes there.
    screen.press("undo")
    assert ways.count() == 2
    screen.moved(lambda: screen.key("way-main").click())
    assert screen.agrees()["phase"] == "regroup"
    assert screen.kernel.value(study)[0] == "main"
    assert screen.root.locator('[data-key="line-menu"]').count() == 0

    # By keys: up and down choose among the ways, the right arrow goes; elsewhere to the ends.
    screen.root.focus()
    assert screen.keyboard("ArrowUp") == 0
    screen.redrawn(lambda: page.keyboard.press("ArrowDown"))
    assert screen.key("way-v1").get_attribute("aria-current") == "true"
    assert screen.keyboard("ArrowRight") == 1
    assert screen.kernel.value(study)[0] == "v1"
    assert screen.keyboard("ArrowDown") == 2

    # The menu of a way, by the right button: of the variation alone.
    screen.keyboard("Shift+ArrowLeft")
    menu = screen.root.locator(".teg-menu")
    screen.key("way-v1").click(button="right")
    assert "Variante 1" in menu.inner_text()
    page.keyboard.press("Escape")
    assert not menu.is_visible()
    screen.moved(lambda: screen.key("line").select_option("v1"))

    # Named, promoted and deleted, each with a way back.
    screen.key("line-menu").click()
    screen.key("line-title").fill("¿Y si atacaba?")
    screen.redrawn(lambda: screen.key("line-title").press("Enter"))
    assert screen.kernel.value("widget.study.title('v1')") == "¿Y si atacaba?"
    screen.key("line-menu").click()
    screen.redrawn(lambda: screen.key("promote").click())
    assert screen.kernel.value(study) == ["main", "main", "v1"]
    assert screen.kernel.value("widget.match is match") is False
    screen.redrawn(lambda: screen.key("restore").click())
    assert screen.kernel.value("widget.study.match is match") is True
    screen.key("line-menu").click()
    screen.key("delete").click()
    screen.key("delete-yes").wait_for()
    assert screen.kernel.value(study) == ["v1", "main", "v1"]  # it asks first
    screen.moved(lambda: screen.key("delete-yes").click())
    assert screen.kernel.value(study) == ["main", "main"]
    screen.redrawn(lambda: screen.key("restore").click())
    assert screen.kernel.value(study) == ["main", "main", "v1"]
    assert "¿Y si atacaba?" in lines.inner_text(timeout=TIMEOUT)
    screen.redrawn(lambda: screen.key("lang-en").click())
    assert "Main line" in lines.inner_text(timeout=TIMEOUT)

    # A table without undo has no button for it, and nobody plays from the past.
    screen.redrawn(lambda: screen.kernel.value("widget.refresh()", "widget.session.undo = 'off'"))
    for key in ("undo", "redo"):
        assert screen.root.locator(f'[data-key="{key}"]').count() == 0
    for key in ("first",) if screen.number("step") else ("last", "first"):
        screen.press(key)
    assert "nothing is undone" in screen.text(".teg-past")
    screen.redrawn(lambda: screen.key("act-end_attack").click())
    assert "nothing is undone" in screen.text(".teg-refusal")
    assert screen.kernel.value(study) == ["main", "main", "v1"]
