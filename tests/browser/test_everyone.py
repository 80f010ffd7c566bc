"""For everyone: what the boards are to those who do not see, hear or point as others do."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from boards import GAMES, Boards
from cases import cases

from teg_nb import Match, position
from teg_nb.bots import POLICIES
from teg_nb.widget import BoardView


def faults(page: Any) -> list[str]:
    """Return the violations that axe-core reports on the board: rule, weight and place."""
    report = Axe().run(page, context=".teg").response
    return [
        f"{violation['id']} ({violation['impact']}): {node['target'][0]}: {node['html'][:160]}"
        for violation in report["violations"]
        for node in violation["nodes"]
    ]


# Words and discs of the map, and controls beside it: their boxes, in pixels of the page.
BOXES = """() => {
  const root = document.querySelector('.teg');
  const all = selector => [...root.querySelectorAll(selector)];
  const said = each => each.getAttribute('data-key') ?? each.textContent.trim().slice(0, 30);
  const clips = each => getComputedStyle(each).overflow !== 'visible' && !each.closest('svg');
  const box = each => {
    let {left, top, right, bottom, height} = each.getBoundingClientRect();
    const rim = each.matches('text') ? 0.2 * height : 0;  // letters are lower than their line
    for (let outer = each.parentElement; outer !== root; outer = outer.parentElement) {
      if (!clips(outer)) continue;  // what a list has scrolled out of sight covers nothing
      const frame = outer.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return [said(each), left, top + rim, right, bottom - rim];
  };
  const traces = ['names', 'names-light', 'notes', 'badges', 'missile-counts', 'war-counts',
    'letters', 'reach', 'soldiers'];
  const texts = traces.flatMap(uid => all(`.trace${uid} text`));
  const numbers = all('.tracediscs text');
  const controls = all('button, select, input, summary, h4, th, td').filter(each =>
    each.checkVisibility() && !each.closest('.teg-news ol') &&
    !each.matches('th:has(*), td:has(*)'));
  const size = each => Number.parseFloat(getComputedStyle(each).fontSize);
  return {
    map: [...texts, ...all('.tracediscs .point')].map(box),
    numbers: numbers.map(box),
    controls: controls.map(box),
    small: [...texts, ...numbers].filter(each => size(each) < 10.99).map(said),
    beyond: root.scrollWidth - root.clientWidth,
    least: Math.min(...texts.map(size)),
    names: all('.tracenames text, .tracenames-light text').length,
  };
}"""


def overlaps(boxes: list[list[Any]], least: float = 1.5) -> list[str]:
    """Pairs of boxes that share more than a rim, in pixels."""
    return [
        f"{a[0]!r} over {b[0]!r}"
        for a, b in itertools.combinations(boxes, 2)
        if min(a[3], b[3]) - max(a[1], b[1]) > least and min(a[4], b[4]) - max(a[2], b[2]) > least
    ]


def test_a_position_by_itself_is_its_map(page: Any, boards: Boards) -> None:
    boards.widgets["bare"] = BoardView(position(Blanco="Chile 4", Negro="Argentina 2"))
    root = boards.show("bare", width=700, height=900)
    shown = ["Ir al mapa", "+", "−", "es", "en", "♪", "⤢"]  # the first for keys alone
    assert root.locator("button:visible").all_inner_texts() == shown
    assert not root.locator("input, .teg-news, details").filter(visible=True).count()
    match = Match("teg", 2).run(POLICIES["greedy"], random.Random(1), limit=4)
    boards.widgets["played"] = BoardView(match)
    root = boards.show("played")
    assert root.locator("input, .teg-news, details").filter(visible=True).count() == 3


@pytest.mark.parametrize(
    "width", cases(1000, soak=[600, 640, 700, 760, 800, 900, 1100, 1200, 1400, 1600])
)
def test_nothing_overlaps_and_all_words_of_the_map_can_be_read(
    width: int, boards: Boards, page: Any
) -> None:
    """A page of 1,400 pixels at 200 % is one of 700."""
    for game in GAMES:
        root = boards.show(game, width=width)
        boxes = page.evaluate(BOXES)
        assert boxes["small"] == [], game
        assert overlaps(boxes["map"]) == [], game
        assert overlaps(boxes["numbers"]) == [], game
        assert overlaps(boxes["controls"]) == [], game
        assert boxes["beyond"] <= 0, game
        if boxes["names"]:  # every place has its name; closer, too
            assert boxes["names"] == len(boards.widgets[game].view["owner"]), game
            for _ in range(4):
                root.locator('[data-key="zoom-in"]').click()
                boards.settled()
            closer = page.evaluate(BOXES)
            assert overlaps(closer["map"]) == [], game
            assert closer["names"] == boxes["names"], game


def test_a_class_reads_it_from_the_last_row(boards: Boards, page: Any) -> None:
    """Type of at least 15 pixels on the map, and larger beside it."""
    boards.show("tgm", width=1366, size="class")
    cut = page.eval_on_selector_all(
        ".teg-round, .teg-chips",
        "all => all.filter(one => one.scrollWidth > one.clientWidth).length",
    )
    assert cut == 0  # the round and six seats fit into the head
    boxes = page.evaluate(BOXES)
    assert overlaps(boxes["map"]) == overlaps(boxes["controls"]) == []
    assert boxes["least"] >= 15
    assert boxes["names"] == 42


ROWS = """() => [...document.querySelectorAll('.teg-places tbody tr')].map(row =>
  [...row.children].map(each => each.textContent.trim()))"""


def rows_of(page: Any) -> dict[str, tuple[str, str]]:
    """The board as a table: by place, who is there and what is marked."""
    return {row[0]: (row[2], row[3]) for row in page.evaluate(ROWS)}


def test_the_map_is_played_by_keys_and_read_as_a_table(boards: Boards, page: Any) -> None:
    root = boards.show("tgm", lang="en")
    widget = boards.widgets["tgm"]
    countries = widget.match.settings.board.countries

    def shown(name: str) -> str:
        place = countries.index(name)
        armies = widget.view["armies"][place]
        seat = widget.view["seats"][widget.view["owner"][place]]["name"]
        return f"{seat}, {armies} {'army' if armies == 1 else 'armies'}"

    # The board as a table says what the map shows.
    boards.tab("table")
    root.locator(".teg-places summary").click()
    root.locator(".teg-places tbody tr").first.wait_for()  # a browser opens it a moment later
    rows = rows_of(page)
    assert {name: stands for name, (stands, _) in rows.items()} == {
        name: shown(name) for name in countries
    }
    legal = {countries[item[0]] for item in widget.view["menu"]["place"]}
    assert {name for name, (_, mark) in rows.items() if mark == "can be chosen"} == legal

    # By Tab to the link to the map; arrows go from place to place, and say where they are.
    ring, heard = root.locator(".teg-here"), root.locator(".teg-frame [role=status].teg-unseen")

    def here() -> str:
        return str(heard.inner_text()).split(". ")[0]

    root.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.key") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.className").startswith("teg-map")
    ways = itertools.cycle(["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
    walked = []
    for key in itertools.islice(ways, 40):
        page.keyboard.press(key)
        assert ring.is_visible()
        walked.append(here())
        if len(set(walked)) > 3 and here() in legal:
            break
    assert set(walked) <= set(countries)
    assert here() in legal
    assert "can be chosen" in heard.inner_text()

    # Enter chooses as a click does, and what came of it is told.
    chosen, before = here(), int(root.get_attribute("data-step"))
    page.keyboard.press("Enter")
    page.wait_for_function(
        "step => Number(document.querySelector('.teg').dataset.step) > step", arg=before
    )
    boards.settled()
    assert chosen in root.locator(".teg-said").inner_text()
    assert rows_of(page)[chosen][0] == shown(chosen)

    # Closer under the pointer, moved by dragging, whole again by a key.
    pixel = "(root, name) => root.tegPixel(name)"
    root.scroll_into_view_if_needed()
    at = root.evaluate(pixel, "Egipto")
    page.mouse.move(at["x"], at["y"])
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    boards.settled()
    near = root.evaluate(pixel, "Egipto")
    assert (near["x"], near["y"]) == pytest.approx((at["x"], at["y"]), abs=3)
    page.mouse.down()
    page.mouse.move(at["x"] - 60, at["y"] - 40, steps=3)
    page.mouse.up()
    boards.settled()
    moved = root.evaluate(pixel, "Egipto")
    assert (moved["x"], moved["y"]) == pytest.approx((near["x"] - 60, near["y"] - 40), abs=3)
    root.focus()
    page.keyboard.press("Home")
    boards.settled()
    assert root.evaluate(pixel, "Egipto") == at


TARGETS = """() => ['button', 'select', 'summary', 'input']
  .flatMap(each => [...document.querySelectorAll(`.teg ${each}`)])
  .filter(each => each.checkVisibility() && !each.matches('.teg-skip')).map(each => {
    const {width, height} = each.getBoundingClientRect();
    return [each.getAttribute('data-key') ?? each.textContent, width, height];
  }).filter(([, width, height]) => width < 43.9 || height < 43.9)"""


# Keys of controls whose corners are in the window, with nothing over them.
REACHED = """keys => keys.filter(key => {
  const element = document.querySelector(`.teg [data-key="${key}"]`);
  const {left, top, right, bottom} = element.getBoundingClientRect();
  return [[left + 3, top + 3], [right - 3, bottom - 3]].every(
    ([x, y]) => element.contains(document.elementFromPoint(x, y)));
})"""

# Elements that move by themselves while bots play and answers are waited for.
MOVING = """() => {
  const root = document.querySelector('.teg');
  root.setAttribute('data-slow', '');
  const found = [...root.querySelectorAll('*')].filter(each => {
    const {animationName, transitionDuration} = getComputedStyle(each);
    return animationName !== 'none' || !['0s', ''].includes(transitionDuration);
  }).map(each => each.getAttribute('class') ?? each.tagName);
  root.removeAttribute('data-slow');
  return [...new Set(found)];
}"""


def test_a_finger_hits_what_it_means_and_rests_to_ask(
    boards: Boards, page: Any, screenshot_of: Any
) -> None:
    """Targets of 44 pixels (WCAG 2.5.5); a long press shows a place's card, and is no click."""
    boards.show("tgm", width=1000)
    assert page.evaluate(TARGETS) != [], "a pointer hits smaller ones"
    hand = page.context.new_cdp_session(page)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    page.emulate_media(reduced_motion="no-preference")
    moves = page.evaluate(MOVING)
    assert moves != []
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(MOVING) == [], f"{moves} rest for who wants them to"
    for game in (item for item in GAMES if item != "tgm"):
        boards.show(game, width=1000)
        assert page.evaluate("matchMedia('(pointer: coarse)').matches")
        assert page.evaluate(TARGETS) == [], game
        assert page.evaluate(MOVING) == [], game
    root = boards.show("tgm", width=400, height=860)
    boards.tab("notes")
    root.locator('[data-key="explore-here"]').first.click()
    root.locator('[data-key="leave"]').wait_for()
    assert page.evaluate(TARGETS) == []
    seen = page.evaluate(REACHED, ["leave", "undo"])
    assert seen == ["leave", "undo"], "nothing lies over them, and all of each is in the window"
    screenshot_of(page, "exploring-phone")
    root.locator('[data-key="leave"]').click()
    root = boards.show("tgm", width=1000)
    assert page.evaluate(TARGETS) == []

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    pixel = "(root, name) => root.tegPixel(name)"
    at = root.evaluate(pixel, "Brasil")
    card, seq = root.locator(".teg-hovercard").last, root.get_attribute("data-step")
    touch("touchStart", (at["x"], at["y"]))
    card.wait_for(state="visible")
    touch("touchEnd")
    assert "Brasil" in card.inner_text()
    boards.settled()
    assert root.get_attribute("data-step") == seq

    # Two fingers apart: the map is closer.
    before = root.evaluate(pixel, "Congo")["x"] - at["x"]
    x, y = at["x"], at["y"]
    touch("touchStart", (x - 40, y), (x + 40, y))
    for far in (60, 80):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd")
    boards.settled()
    assert not card.is_visible()
    after = root.evaluate(pixel, "Congo")["x"] - root.evaluate(pixel, "Brasil")["x"]
    assert after > 1.25 * before  # twice, but that the browser may leave out the first stretch


@pytest.mark.parametrize("game", cases("tgm", soak=[item for item in GAMES if item != "tgm"]))
def test_axe_finds_nothing(game: str, boards: Boards, page: Any) -> None:
    """Light and dark, with everything open that can be opened."""
    for dark in (False, True):
        root = boards.show(game, dark=dark)
        inside = ".teg-side details"  # those of the bar and the head lie over others
        root.evaluate(f"root => root.querySelectorAll('{inside}').forEach(one => one.open = true)")
        for tab in ("help", "news", "table", "cards", "notes"):
            if not root.locator(f'[data-key="tab-{tab}"]').is_visible():
                assert tab in ("cards", "notes"), tab  # games without cards, tables without notes
                continue
            boards.tab(tab)
            private = root.locator('[data-key="private"]').first
            if private.is_visible():
                private.click()
                boards.settled()
            assert faults(page) == [], f"{tab} {'dark' if dark else 'light'}"
