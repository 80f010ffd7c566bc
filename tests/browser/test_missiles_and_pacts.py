"""Missiles, pacts and allies as people play them: JupyterLab, a kernel, and clicks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from lab_screen import Screen

ARMED = """
from mesa import Match, MatchWidget, position
start = position(
    seats=["Rojo", "Negro"], Rojo="Irán 6, Chile 3", Negro="Ucrania 6, Rusia 5",
    rest="Negro", phase="reinforce", due=10,
)
widget = MatchWidget(Match(start=start), seed=5)
widget
"""
ALLIES = """
from mesa import Match, MatchWidget, position
start = position(
    seats=["Rojo", "Negro", "Azul"], Rojo="Irán 9, Chile 3", Negro="Rusia 9",
    Azul="Ucrania 2, Turquía 5", rest="Azul",
)
widget = MatchWidget(Match(start=start), seed=5)
widget
"""


def pieces(screen: Screen, kind: str, country: str) -> int:
    """Armies or missiles of a country, as the kernel holds them."""
    return int(screen.kernel.value(f"widget.match.state.at({country!r}).{kind}"))


@pytest.mark.soak
def test_a_missile_is_bought_and_fired(
    lesson: Callable[..., Screen],
    screenshot_of: Callable[..., None],
) -> None:
    screen = lesson(ARMED, width=1230, height=1000)
    iran = str(screen.countries.index("Irán"))

    # Bought: six of the ten armies due, in the country chosen from the list.
    screen.redrawn(lambda: screen.key("source").select_option(iran))
    screen.press("act-place_missile")
    assert pieces(screen, "missiles", "Irán") == 1
    screen.redrawn(lambda: screen.key("amount-all").click())
    screen.moved(lambda: screen.click("Irán"))
    assert pieces(screen, "armies", "Irán") == 10
    screen.press("act-end_placement")

    # Fired: the reach is shown, and a click on a target does it.
    screen.redrawn(lambda: screen.key("missile-mode").click())
    if screen.key("source").input_value() != iran:
        screen.redrawn(lambda: screen.click("Irán"))
    screen.wait("!root.dataset.busy")
    screen.picture(screenshot_of, "misiles-900")
    screen.moved(lambda: screen.click("Ucrania"))
    assert pieces(screen, "armies", "Ucrania") == 3
    assert pieces(screen, "missiles", "Irán") == 0
    screen.agrees()


def propose(screen: Screen, kind: str, partner: str, terms: str) -> None:
    """Offer a pact from the register: its kind, the partner, and terms that hold some words."""
    screen.key("offers").click()
    screen.key("offer-kind").wait_for()
    screen.key("offer-kind").select_option(kind)
    screen.key("offer-partner").select_option(partner)
    if terms:
        option = screen.key("offer-terms").locator("option", has_text=re.compile(terms)).first
        screen.key("offer-terms").select_option(option.get_attribute("value"))
    screen.press("offer-send")


def test_a_pact_is_signed_and_broken_and_allies_share_a_country(
    lesson: Callable[..., Screen],
    screenshot_of: Callable[..., None],
) -> None:
    screen = lesson(ALLIES, width=1230, height=1000)
    screen.key("pacts").click()

    # Two people on one screen: Rojo offers, Negro accepts, and breaks it again.
    propose(screen, "country", "Negro", "Irán")
    screen.press("accept-1")
    assert screen.kernel.value("[item.kind for item in widget.match.state.pacts]") == ["country"]
    screen.redrawn(lambda: screen.key("break-1").click())
    screen.press("break-1-yes")
    assert screen.kernel.value("[item.breaker for item in widget.match.state.pacts]") == [0]

    # Together against Ucrania, until it falls and both move in.
    propose(screen, "aggression", "Negro", "Ucrania.*Rojo")
    screen.press("accept-2")
    screen.press("act-open_joint_attack-2")
    while screen.kernel.value("widget.match.state.entry is not None"):
        screen.press("act-aggression_move-1")
    shared = screen.kernel.value("widget.match.state.at('Ucrania')")
    assert {shared[1], shared[4]} == {"Rojo", "Negro"}
    assert min(shared[2], shared[5]) >= 1
    screen.picture(screenshot_of, "condominio-900")
