"""Tercera Guerra Mundial as people play it: JupyterLab, a kernel, and clicks on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lab_screen import Screen

from teg_nb.engine.board import load_board

TABLE = """
from mesa import Match, MatchWidget
match = Match("tgm", seats=["Blanco", "Negro", "Rojo"])
widget = MatchWidget(match, bots={"Rojo": "random"}, seed=11, speed="at_once")
widget
"""

FACTS = """{
    "owner": list(widget.match.state.owner),
    "armies": list(widget.match.state.armies),
    "menu": widget.view["menu"],
    "phase": widget.match.state.phase,
    "to_move": widget.match.to_move,
    "turn": widget.match.state.turn,
    "step": len(widget.match),
}"""

DRAWN = """root => ({
  step: Number(root.dataset.step),
  fills: [...Array(42).keys()].map(k => root.querySelector(`.tracec${k} .js-fill`).style.fill),
  numbers: [...root.querySelectorAll('.tracediscs text')].map(each => Number(each.textContent)),
  colors: [...root.querySelectorAll('.teg-seats tr[data-seat] .teg-dot')].map(each =>
    getComputedStyle(each).backgroundColor),
})"""


def agreed(screen: Screen) -> dict[str, Any]:
    """Return the facts of the kernel, after a check that the picture agrees."""
    facts: dict[str, Any] = screen.kernel.value(FACTS)
    drawn = screen.root.evaluate(DRAWN)
    assert drawn["step"] == facts["step"]
    assert drawn["numbers"] == facts["armies"]
    assert drawn["fills"] == [drawn["colors"][seat] for seat in facts["owner"]]
    return facts


def place_all(screen: Screen, country: str) -> None:
    """All armies due into one territory, with a click on it."""
    screen.redrawn(lambda: screen.key("amount-all").click())
    screen.moved(lambda: screen.click(country))


def weak_neighbour(facts: dict[str, Any], seat: int) -> tuple[int, int]:
    """A territory of a seat and a neighbour of the next person's with few armies."""
    board = load_board("tgm")
    pairs = (
        (facts["armies"][target], source, target)
        for source, near in enumerate(board.neighbours)
        if facts["owner"][source] == seat
        for target in near
        if facts["owner"][target] == 1 - seat
    )
    _, source, target = min(pairs)
    return source, target


@pytest.mark.soak
def test_a_territory_is_conquered_from_the_deal_on(
    lesson: Callable[..., Screen],
    screenshot_of: Callable[..., None],
) -> None:
    screen = lesson(TABLE, width=1230, height=1000)
    names = load_board("tgm").countries
    facts = agreed(screen)
    assert screen.key("undo").is_disabled()
    assert facts["phase"] == "placing"

    # Blanco beside Negro, Negro elsewhere, and Rojo by itself.
    source, target = weak_neighbour(facts, 0)
    place_all(screen, names[source])
    elsewhere = [row[0] for row in agreed(screen)["menu"]["place"] if row[0] != target]
    place_all(screen, names[elsewhere[0]])
    facts = agreed(screen)
    assert (facts["phase"], facts["to_move"]) == ("reinforce", 0)

    # Its objective, and its own alone.
    screen.redrawn(lambda: screen.key("private").click())
    mine, theirs = screen.kernel.value(
        "[__import__('teg_nb.engine.games.tgm.events', fromlist=['']).objective_text("
        "widget.match.state.objectives[seat], widget.match.settings) for seat in (0, 1)]"
    )
    assert mine in screen.text(".teg-secret")
    assert theirs not in screen.root.inner_text()

    place_all(screen, names[source])
    if agreed(screen)["phase"] == "reinforce":
        screen.press("act-end_reinforce")
    assert screen.root.locator(".teg-open").count() == 0  # covered again

    # An illegal action is refused with its clause.
    own = next(
        k for k in range(42) if facts["owner"][k] == 0 and k != source and facts["armies"][k] == 1
    )
    screen.redrawn(lambda: screen.click(names[source]))
    screen.redrawn(lambda: screen.click(names[own]))
    screen.wait("root.querySelector('.teg-refusal .teg-chip')")
    assert "TGM-6.2" in screen.text(".teg-refusal")

    # Negro is a person as well, and chooses its dice.
    thrown = 0
    while agreed(screen)["owner"][target] != 0:
        if screen.key("source").input_value() != str(source):
            screen.redrawn(lambda: screen.click(names[source]))
        screen.moved(lambda: screen.click(names[target]))
        facts = agreed(screen)
        if "defend" in facts["menu"]:
            assert "Negro" in screen.text(".teg-asks")
            screen.press("act-defend-1")
        thrown += 1
        assert screen.root.locator(".teg-battle svg.teg-die").count() >= 2
        assert thrown < 20

    # The number of armies that follow, from none on.
    if "move_in" in agreed(screen)["menu"]:
        screen.picture(screenshot_of, "tgm-900")
        before = agreed(screen)["armies"][target]
        screen.redrawn(lambda: screen.key("amount-2").click())
        screen.press("act-move_in")
        assert agreed(screen)["armies"][target] == before + 2

    screen.root.focus()
    screen.keyboard("e")
    assert agreed(screen)["phase"] == "move"
    assert screen.kernel.value("len(widget.match.game.observe(widget.match.state, 0).hand)") == 1
    screen.redrawn(lambda: screen.click(names[source]))
    screen.redrawn(lambda: screen.click(names[target]))
    screen.moved(lambda: screen.click(names[target]))
    assert agreed(screen)["turn"] != 0
