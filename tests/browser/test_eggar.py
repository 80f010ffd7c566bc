"""EGGAR as people play it: soldiers are dragged, a question is read, and nobody else is told.

Everything that the kernel sends is recorded from the page's own websockets, and compared with the
cards and positions that the kernel held.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from lab_screen import Screen
from recorder import Recorder

from teg_nb.analysis.odds import dice_losses

START = """
from mesa import Match, MatchWidget
widget = MatchWidget(Match("eggar", seats=2, options={"board_size": 7}), seed=8)
widget
"""

NEAR = """
from mesa import Match, MatchWidget
from teg_nb.engine.games.eggar.position import position
far = "3 A9, 4 A13, 5 B13, 6 C13, 7 D13"
start = position(Verde="4 J11, 5 K10, 6 C7", Azul=f"2 K11, {far}", phase="attack", die=3)
match = Match("eggar", start=start)
widget = MatchWidget(match, bots={"Azul": "random"}, seed=4, auto=False)
widget
"""

FACTS = """{
    "soldiers": list(widget.match.state.soldiers),
    "phase": widget.match.state.phase,
    "turn": widget.match.state.turn,
    "steps": widget.match.state.steps,
    "to_move": widget.match.to_move,
    "names": list(widget.match.settings.board.names),
    "question": widget.match.state.question,
    "step": len(widget.match),
}"""

CARDS = """[
    [state.question, state.turn, *([] if state.question < 0 else [
        widget.match.settings.questions[state.question].answer,
        widget.match.settings.questions[state.question].source,
    ])]
    for state in widget.match.states
]"""

DRAWN = """root => ({
  step: Number(root.dataset.step),
  soldiers: [...root.querySelectorAll('.tracesoldiers text')].map(each => each.textContent),
})"""


def agreed(screen: Screen) -> dict[str, Any]:
    """Return the facts of the kernel, after a check that the picture agrees."""
    facts: dict[str, Any] = screen.kernel.value(FACTS)
    drawn = screen.root.evaluate(DRAWN)
    assert drawn["step"] == facts["step"]
    numbers = [str(k % 8) for k, square in enumerate(facts["soldiers"]) if square >= 0]
    assert drawn["soldiers"] == numbers
    return facts


def pixel(screen: Screen, square: str) -> tuple[float, float]:
    point = screen.root.evaluate("(root, name) => root.tegPixel(name)", square)
    return point["x"], point["y"]


def drag(screen: Screen, source: str, target: str) -> None:
    mouse = screen.page.mouse
    mouse.move(*pixel(screen, source))
    mouse.down()
    mouse.move(*pixel(screen, target), steps=4)
    screen.moved(mouse.up)


def test_a_question_is_answered_and_only_its_reader_knew(
    lesson: Callable[..., Screen],
    page: Any,
    screenshot_of: Callable[..., None],
) -> None:
    recorder = Recorder(page)
    screen = lesson(START, width=1230, height=1000)
    facts = agreed(screen)
    steps = facts["steps"]
    assert steps > 1
    assert screen.root.locator(".tracereach text").count() == 0

    # A soldier of the camp shows its reach; one step by dragging, the others by clicks.
    screen.redrawn(lambda: screen.click("C3"))
    reach = screen.root.locator(".tracereach text").all_text_contents()
    assert sorted(set(reach)) == [str(n) for n in range(1, steps + 1)]
    drag(screen, "C3", "D3")
    facts = agreed(screen)
    assert facts["names"][facts["soldiers"][7]] == "D3"
    assert facts["steps"] == steps - 1
    screen.picture(screenshot_of, "eggar-900")
    if facts["phase"] == "move":
        screen.press("act-end_move")

    # Verde asks. The right answer is behind its own cover; what Azul says is wrong.
    assert agreed(screen)["phase"] == "question"
    screen.press("ask-0")
    step = screen.number("step")
    right, source = screen.kernel.value(CARDS)[-1][2:]
    assert "Azul" in screen.text(".teg-bar .teg-asks")
    assert "Azul" in screen.text(".teg-sheet .egg-question")
    assert screen.root.locator(".egg-right").count() == 0
    screen.redrawn(lambda: screen.key("peek").click())
    screen.wait("root.querySelector('.egg-right')")
    assert screen.key(f"answer-{right}").get_attribute("class").endswith("egg-right")
    assert screen.key("answer-none").is_disabled()  # not while the answer is to be seen
    screen.redrawn(lambda: screen.key("cover").click())
    assert screen.root.locator(".egg-right").count() == 0
    before = list(recorder.contents())
    screen.press(f"answer-{1 - min(right, 1)}")
    screen.wait("root.querySelector('.egg-verdict.egg-wrong')")
    assert source in screen.text(".egg-question")

    # Verde says which of the soldiers that are rearmost falls.
    facts = agreed(screen)
    assert facts["to_move"] == 0
    fallen = facts["names"][facts["soldiers"][9]]
    assert screen.key("remove-1").count() == 1
    screen.picture(screenshot_of, "eggar-pregunta-900")
    screen.moved(lambda: screen.click(fallen))
    facts = agreed(screen)
    assert facts["soldiers"][9] == -1
    assert facts["turn"] == 1

    # Before the answer nothing that came tells it, but the reply to its reader.
    cards = screen.kernel.value(CARDS)
    told = [check(data, cards) for data in before]
    assert told.count("open") >= 1
    assert told.count("reader") == 1
    assert not any(source in json.dumps(data, ensure_ascii=False) for data in before)
    assert screen.number("step") > step


def check(data: dict[str, Any], cards: list[list[Any]]) -> str:
    """Refuse a message that tells the right answer of an open card to anybody but its reader."""
    view, reply = data.get("state", {}).get("view"), data.get("content", {})
    if view:
        number = cards[view["step"]][0]
        assert (number >= 0) == (view["question"] is not None)
        if number < 0:
            return "view"
        assert set(view["question"]) == {"reader", "seat", "level", "topic", "text", "choices"}
        assert view["reply"] is None
        assert not any("respuesta" in item["text"] for item in view["news"])
        return "open"
    if reply.get("kind") != "private":
        return "other"
    _, reader, right, _ = cards[reply["step"]]
    assert reply["answer"] == (right if reply["seat"] == reader else None)
    return "reader" if reply["seat"] == reader else "private"


def test_a_soldier_falls_and_a_flag_is_captured(
    lesson: Callable[..., Screen],
    page: Any,
    screenshot_of: Callable[..., None],
) -> None:
    screen = lesson(NEAR, width=1400, height=900)

    # The group that attacks is all who touch; a click leaves one out, the next click throws.
    assert screen.text('[data-key="act-attack"]') == "Atacar con 2"
    screen.redrawn(lambda: screen.click("K10"))
    assert screen.text('[data-key="act-attack"]') == "Atacar con 1"
    page.wait_for_function("document.querySelector('.teg-slot-odds').textContent.includes('50')")
    screen.redrawn(lambda: screen.click("K10"))

    # The result that it may bring is said in the choice and at the pointer.
    won = str(round(100 * dice_losses(2, 1, "eggar")[0, 1]))
    page.mouse.move(*pixel(screen, "K11"))
    for where in (".teg-hovercard", ".teg-slot-odds"):
        page.wait_for_selector(f"{where} .teg-odds b:has-text('{won}')")
    throws = 0
    while (facts := agreed(screen))["phase"] == "attack":
        if facts["soldiers"][10] < 0:
            screen.press("act-end_attack")
            continue
        screen.moved(lambda: screen.click("K11"))
        dice = screen.root.locator(".teg-slot-battle svg.teg-die").count()
        assert dice >= 2
        throws += 1
        assert throws < 4
    # Board and dice are in sight at once, in a notebook that leaves them 770 of 900 pixels.
    top = screen.root.bounding_box()["y"]
    for part in (".teg-frame", ".egg-throw >> nth=-1"):
        box = screen.root.locator(part).bounding_box()
        assert box["y"] + box["height"] - top < 770
    assert screen.root.locator(".teg-slot-battle .egg-fell").count() == 1
    screen.picture(screenshot_of, "eggar-combate-900")

    # The bot answers by itself, and plays; then Verde walks in.
    screen.press("ask-0")
    assert screen.root.locator(".egg-answered").count() == 1
    captured = False
    for _ in range(12):
        facts = agreed(screen)
        if facts["phase"] == "game_over":
            captured = True
            break
        if facts["turn"] == 1 and facts["to_move"] == 1:
            screen.press("until-end")
        elif screen.key("answer-none").count():
            screen.press("answer-none")
        elif screen.root.locator('[data-key^="remove-"]').count():
            screen.moved(lambda: screen.root.locator('[data-key^="remove-"]').first.click())
        elif screen.root.locator('[data-key^="ask-"]').count():
            screen.press("ask-0")
        elif facts["phase"] == "attack":
            screen.press("act-end_attack")
        else:
            walk(screen, facts)
    assert captured
    assert screen.kernel.value("widget.match.outcome.reason") == "flag"
    assert "Verde" in screen.text(".teg-banner")


def walk(screen: Screen, facts: dict[str, Any]) -> None:
    """As near to the flag on L12 as the steps go, by the nearest soldier: a click on each."""
    rows = screen.kernel.value("widget.view['menu']['move']")
    flag = facts["names"].index("L12")

    def away(path: list[int]) -> tuple[int, int]:
        row, column = divmod(path[-1], 13)
        return abs(row - flag // 13) + abs(column - flag % 13), len(path)

    soldier, path = min(rows, key=lambda row: away(row[1]))
    screen.redrawn(lambda: screen.click(facts["names"][facts["soldiers"][soldier]]))
    screen.moved(lambda: screen.click(facts["names"][path[-1]]))
    if screen.key("act-end_move").count():
        screen.press("act-end_move")
