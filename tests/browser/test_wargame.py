"""The resource war as people play it, and what the page is told while they do.

Two people share a screen with a bot. Everything that the kernel sends is recorded from the page's
own websockets, and compared with the stocks that the kernel held.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lab_screen import Screen
from recorder import Recorder

from teg_nb.engine.board import load_board

TABLE = """
from mesa import Match, MatchWidget
options = {"min_left": 1, "start.troops": 3}
match = Match("wargame", seats=["Blanco", "Rojo", "Azul"], options=options)
widget = MatchWidget(match, bots={"Azul": "greedy"}, seed=5, speed="at_once")
widget
"""

FACTS = """{
    "owner": list(widget.match.state.owner),
    "armies": list(widget.match.state.armies),
    "turn": widget.match.state.turn,
    "to_move": widget.match.to_move,
    "stocks": [list(item) for item in widget.match.state.stocks],
    "step": len(widget.match),
}"""

STATES = """[
    [list(state.owner), [list(stock) for stock in state.stocks], list(state.objectives),
     [list(places) for places in state.deliveries]]
    for state in widget.match.states
]"""

DRAWN = """root => ({
  step: Number(root.dataset.step),
  fills: [...Array(42).keys()].map(k => root.querySelector(`.tracec${k} .js-fill`).style.fill),
  numbers: [...root.querySelectorAll('.tracediscs text')].map(each => Number(each.textContent)),
  colors: [...root.querySelectorAll('.teg-seats tr[data-seat] .teg-dot')].map(each =>
    getComputedStyle(each).backgroundColor),
})"""

GLYPHS = """[...root.querySelectorAll('[class*=tracewar-ink] .js-fill')]
    .map(each => each.getAttribute('d')).join('')"""

BOARD = load_board("wargame")
PEOPLE = (0, 1)
VIEWED = {
    *("planes", "ships", "ready", "free", "leave", "levels", "defence", "block", "power"),
    *("strike", "suppressed", "capacity", "troop_size", "next_troops", "things"),
    *("prices", "goals", "stocks"),
}
"""Fields of a view that only this game has; `stocks` is nothing unless the table opens them."""


def agreed(screen: Screen) -> dict[str, Any]:
    """Return the facts of the kernel, after a check that the picture agrees."""
    facts: dict[str, Any] = screen.kernel.value(FACTS)
    drawn = screen.root.evaluate(DRAWN)
    assert drawn["step"] == facts["step"]
    assert drawn["numbers"] == facts["armies"]
    assert drawn["fills"] == [drawn["colors"][seat] for seat in facts["owner"]]
    return facts


def click(screen: Screen, country: int) -> None:
    screen.redrawn(lambda: screen.click(BOARD.countries[country]))


def plan(facts: dict[str, Any]) -> tuple[int, int, int]:
    """A territory of Blanco, a neighbour of its own to gather at, and an enemy beside that."""
    owner = facts["owner"]
    for near in range(42):
        mine = [item for item in BOARD.neighbours[near] if owner[item] == 0]
        enemies = [item for item in BOARD.neighbours[near] if owner[item] == 1]
        if owner[near] == 0 and mine and enemies:
            return mine[0], near, enemies[0]
    raise AssertionError("Blanco has no two territories beside Rojo")


def end_turn(screen: Screen, country: int) -> None:
    screen.redrawn(lambda: screen.key("end").click())
    click(screen, country)
    assert screen.root.locator(".teg-list li").count() == 1
    screen.press("act-end_turn")


def test_a_territory_is_conquered_from_the_deal_on_and_no_stock_is_told(
    lesson: Callable[..., Screen],
    page: Any,
    screenshot_of: Callable[..., None],
) -> None:
    recorder = Recorder(page)
    screen = lesson(TABLE, width=1230, height=1000)
    facts = agreed(screen)
    source, base, target = plan(facts)
    asked: list[tuple[int, int]] = []

    def uncover() -> None:
        asked.append((screen.number("step"), facts["turn"]))
        screen.redrawn(lambda: screen.key("private").click())
        screen.key("cover").wait_for()
        screen.redrawn(lambda: screen.key("open-sheet").click())  # the tab was below it

    # Covered: no order that tells of a stock. Uncovered: what is built is paid from it.
    assert facts["turn"] == 0
    click(screen, base)
    assert screen.key("verb-attack").count() == 1
    assert screen.key("verb-build").count() == 0
    uncover()
    screen.redrawn(lambda: screen.key("verb-gather").click())
    screen.redrawn(lambda: screen.key("amount-1").click())
    screen.press("act-gather")
    after = agreed(screen)
    assert after["stocks"][base][0] == facts["stocks"][base][0] + 1
    screen.wait("root.querySelector('[data-key=\"verb-build\"]')")  # it stays uncovered
    screen.redrawn(lambda: screen.key("verb-build").click())
    glyphs = screen.root.evaluate(f"root => {GLYPHS}")
    screen.press("act-build")
    screen.wait(f"!root.dataset.busy && {GLYPHS}.length > argument.length", glyphs)  # the plane
    assert screen.kernel.value(f"widget.match.state.at({BOARD.countries[base]!r}).planes") == 1

    # Two troops march there with what they can carry, and Blanco chooses where the next come.
    click(screen, source)
    screen.redrawn(lambda: screen.key("verb-march").click())
    click(screen, base)
    screen.redrawn(lambda: screen.key("cargo-1-more").click())
    screen.press("act-march")
    after = agreed(screen)
    assert (after["armies"][source], after["armies"][base]) == (1, facts["armies"][base] + 2)
    assert after["stocks"][base][1] == facts["stocks"][base][1] + 1
    screen.picture(screenshot_of, "recursos-900")
    end_turn(screen, base)

    # The other person sees nothing of it; the bot plays on by itself.
    facts = agreed(screen)
    while facts["turn"] != 0 or facts["to_move"] != 0:
        assert facts["to_move"] == 1
        assert screen.key("verb-build").count() == 0
        assert screen.root.locator(".teg-open").count() == 0
        mine = [number for number in range(42) if facts["owner"][number] == 1]
        end_turn(screen, next(item for item in mine if item != target))
        facts = agreed(screen)

    # The troops have come; the forecast says that it will do, and the attack that it did.
    click(screen, base)
    if facts["owner"][target] != 0:
        click(screen, target)
        assert screen.root.locator(".war-forecast.war-good").count() == 1
        assert screen.key("act-attack").is_enabled()
        screen.moved(lambda: screen.click(BOARD.countries[target]))
    after = agreed(screen)
    assert after["owner"][target] == 0
    assert screen.root.locator(".teg-conquered").count() == 1
    screen.picture(screenshot_of, "recursos-conquista-900")

    states = screen.kernel.value(STATES)
    kinds = [check(data, states) for data in recorder.contents()]
    assert kinds.count("view") > 6
    assert kinds.count("private") >= 3


def check(data: dict[str, Any], states: list[Any]) -> str:
    """Refuse a message that tells of a stock, objective or delivery that is not its reader's."""
    view, reply = data.get("state", {}).get("view"), data.get("content", {})
    if view:
        assert view["stocks"] is None
        assert not {"build", "upgrade", "fire"} & set(view["menu"])
        assert not {"objective", "delivery", "treasures", "compose"} & set(view)
        loads = [row[2] for row in view["menu"].get("march", [])]
        loads += [row[5] for row in view["menu"].get("carry", [])]
        assert not any(loads)
        assert set(view) >= VIEWED
        return "view"
    if reply.get("kind") != "private":
        return "other"
    owner, stocks, objectives, deliveries = states[reply["step"]]
    seat = reply["seat"]
    assert seat in PEOPLE
    for place, goods in reply["stocks"]["rows"]:
        assert owner[place] == seat
        assert goods == [[good, count] for good, count in enumerate(stocks[place]) if count]
    assert reply["delivery"] == deliveries[seat]
    for trip in [*reply["compose"].get("march", []), *reply["compose"].get("carry", [])]:
        assert owner[trip["source"]] == seat
    for row in placed(reply["menu"]):
        assert owner[row] == seat
    assert objectives[seat] >= 0
    return "private"


def placed(menu: dict[str, Any]) -> Iterator[int]:
    """The territories whose stocks the secret orders of a reply tell of."""
    for verb, rows in menu.items():
        for row in rows:
            yield row[1] if verb == "fire" else row[0]
