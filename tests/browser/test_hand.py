"""Few presses: amounts by wheel and drag, many orders at once, secrets that stay open."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from boards import Boards, played

from teg_nb import Match
from teg_nb.engine.games.wargame.position import position

BESIDE = """async src => {
  const column = document.createElement('div');
  column.className = 'jp-RenderedSVG';
  column.style.width = '500px';
  const img = new Image();
  img.src = src;
  column.append(img);
  document.body.append(column);
  await img.decode();
  const found = {width: img.getBoundingClientRect().width, natural: img.naturalWidth};
  column.remove();
  return found;
}"""

FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_what_is_drawn_and_said_stands_at_its_step(boards: Boards, page: Any) -> None:
    """As on other boards: the right button draws an arrow from place to place, or marks one."""
    root = boards.show("teg", width=800)
    study = boards.widgets["teg"].study
    end = study.end()

    def pixel(place: str) -> tuple[float, float]:
        point = root.evaluate("(root, name) => root.tegPixel(name)", place)
        return point["x"], point["y"]

    def draw(source: str, target: str) -> None:
        page.mouse.move(*pixel(source))
        page.mouse.down(button="right")
        page.mouse.move(*pixel(target), steps=3)
        page.mouse.up(button="right")
        boards.settled()

    draw("Brasil", "Sahara")
    page.keyboard.down("Shift")
    draw("Chile", "Chile")
    page.keyboard.up("Shift")
    boards.tab("notes")
    root.locator(".teg-note summary").click()
    root.locator('[data-key="say"]').fill("Why now? <b>")
    root.locator('[data-key="say"]').blur()
    boards.settled()
    note = {"arrows": [["Brasil", "Sahara", "good"]], "marks": [["Chile", "bad"]]}
    assert study.note(end) == note | {"say": "Why now? <b>"}
    assert root.locator(".teg-note p").inner_text() == "Why now? <b>"
    shapes = root.locator(".teg-drawn path")
    assert shapes.count() == 2
    x, y = pixel("Sahara")
    box = root.locator(".teg-drawn-arrow").bounding_box()
    assert box["x"] <= x <= box["x"] + box["width"] + 15
    assert box["y"] - 15 <= y <= box["y"] + box["height"]

    # They are of their step; the arrow again, and it goes; the last edit is taken back.
    root.locator('[data-key="back"]').click()
    boards.settled()
    assert shapes.count() == 0
    root.locator('[data-key="forward"]').click()
    boards.settled()
    assert shapes.count() == 2
    draw("Brasil", "Sahara")
    assert shapes.count() == 1
    root.locator('[data-key="restore"]').click()
    boards.settled()
    assert shapes.count() == 2
    root.locator('[data-key="wipe"]').click()
    boards.settled()
    assert study.note(end) == {"say": "Why now? <b>"}

    # Pictures beside the board fit into their column, as Lab has them.
    picture = quote(boards.widgets["teg"].match.picture()._repr_svg_())
    size = page.evaluate(BESIDE, f"data:image/svg+xml,{picture}")
    assert round(size["width"]) == 500 < size["natural"] == 900

    # By keys, too.
    root.locator(".teg-map").focus()
    for key in ("ArrowRight", "*", ">", "ArrowRight", ">"):
        page.keyboard.press(key)
        boards.settled()
    assert [*study.note(end)] == ["say", "marks", "arrows"]

    # marimo keeps a board in a tree of its own, where the window hears of its host alone.
    root.evaluate("""each => {
      const host = document.createElement('div');
      document.body.append(host);
      const look = document.querySelector('head style').cloneNode(true);
      host.attachShadow({mode: 'open'}).append(look, each.parentElement);
    }""")
    page.evaluate(FRAMES)
    before, seq = len(study.note(end)["marks"]), page.locator(".teg").get_attribute("data-seq")
    page.mouse.click(*pixel("Brasil"), button="right")
    page.locator(f".teg:not([data-seq='{seq}'])").wait_for()
    assert len(study.note(end)["marks"]) > before
    assert study.note(end)["marks"][-1] == ["Brasil", "good"]


def test_amounts_orders_and_secrets_take_few_presses(boards: Boards, page: Any) -> None:
    rojo = {"Brasil": 9, "Argentina-Paraguay-Uruguay": 5}
    start = position(Rojo=rojo, Azul={"Chile-Bolivia-Perú": 4}, rest="Azul")
    root = boards.show("wargame", match=Match("wargame", start=start), width=1000, height=700)
    key = '[data-key="{}"]'.format
    widget = boards.widgets["wargame"]
    match, view = widget.match, widget.view
    place = match.settings.board.country("Brasil")

    # The number of a field goes with the wheel, and with the pointer; the page stays where it is.
    page.locator(key("source")).select_option(str(place))
    field = page.locator(key("amount"))
    field.wait_for()
    most = int(field.input_value())
    assert most == 7
    box = field.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    for _ in range(2):
        page.mouse.wheel(0, 120)
        boards.settled()
    assert field.input_value() == str(most - 2)
    page.mouse.wheel(0, -480)
    boards.settled()
    assert field.input_value() == str(most - 1)
    assert page.evaluate("window.scrollY") == 0
    box = field.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 5, box["y"] + 90, steps=3)
    page.mouse.up()
    boards.settled()
    assert field.input_value() == "1"

    # Whoever is idle gathers at one press, while no place is chosen.
    assert page.locator(key("routine-gather")).count() == 0
    page.locator(key("source")).select_option("")
    boards.settled()
    first, idle = len(match), view["routines"]["gather"]
    assert idle == 2
    page.locator(key("routine-gather")).click()
    boards.settled()
    given = [action for action in match.actions[first:] if action.seat >= 0]
    assert [item.verb for item in given] == ["gather"] * idle
    assert page.locator(key("routine-gather")).count() == 0

    # A person who plays alone sees her cards at once and at each step; else they are covered.
    match = played("tgm")
    seat = match.settings.seats[match.to_move]
    others = {name: "easy" for name in match.settings.seats if name != seat}
    for bots, open_ in ((others, True), ({}, False)):
        root = boards.show("tgm", match=match.fork(), bots=bots, auto=False)
        boards.tab("cards")
        if not open_:
            page.locator(key("private")).click()
        page.locator(".teg-secret.teg-open").wait_for()
        step = root.get_attribute("data-step")
        page.locator(key("back")).click()
        boards.settled()
        assert root.get_attribute("data-step") != step
        assert page.locator(".teg-secret.teg-open").count() == open_
    boards.show("tgm", match=match.fork(), bots=others, auto=False)
    boards.tab("cards")
    page.locator(key("cover")).click()
    page.locator(key("back")).click()
    boards.settled()
    assert page.locator(".teg-secret.teg-open").count() == 0, "covered by its owner"
