"""Over a whole turn neither map nor bar nor head moves: no layout shift, and the same boxes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from boards import Boards
from scenes import SCENES

from teg_nb import Match, position

LAPTOP = {"width": 1040, "height": 656}

# Layout shifts within map, bar and head, those after input too; and at each frame the boxes of the
# regions and of the chips of the seats.
WATCH = """() => {
  const root = document.querySelector('.teg');
  const region = name => root.querySelector(`.teg-${name}`);
  const watched = ['frame', 'bar', 'head'].map(region);
  const box = each => {
    const {left, top, width, height} = each.getBoundingClientRect();
    return [left, top, width, height].map(number => Math.round(number * 10) / 10).join();
  };
  const named = ({node, previousRect: from, currentRect: to}) =>
    [(node.closest ? node : node.parentElement).closest('[class]').className, from, to];
  window.jumps = {shifts: [], boxes: new Set(), frames: 0};
  new PerformanceObserver(list => {
    for (const {value, sources} of list.getEntries()) {
      const here = sources.filter(({node}) => watched.some(part => part.contains(node)));
      if (here.length) jumps.shifts.push([value, here.map(named)]);
    }
  }).observe({type: 'layout-shift'});
  const look = () => {
    const chips = [...root.querySelectorAll('.teg-seat-chips > li')];
    const regions = [...watched, region('side'), region('time')];
    jumps.boxes.add([...regions, ...chips].map(box).join(' '));
    jumps.frames += 1;
    requestAnimationFrame(look);
  };
  look();
}"""

# A placement ends by itself after 1 s, and a slow machine may need longer for a click. So timers of
# 1 s wait here until the test calls `pass`.
HOLD = """() => {
  const {setTimeout, clearTimeout} = window;
  const held = new Map();
  let last = 0;
  window.setTimeout = (callback, delay, ...rest) => {
    if (delay !== 1000) return setTimeout(callback, delay, ...rest);
    held.set(last -= 1, callback);
    return last;
  };
  window.clearTimeout = timer => { held.delete(timer); clearTimeout(timer); };
  window.pass = () => { for (const [timer, callback] of held) { held.delete(timer); callback(); } };
}"""

NEXT = '.teg-answers > button[data-key^="act-"]:not([disabled]):visible'

SEEN = "() => ({...jumps, boxes: [...jumps.boxes]})"


class Turn:
    """A board on which a person plays, while the page watches for jumps."""

    def __init__(self, boards: Boards, game: str, match: Match) -> None:
        boards.page.emulate_media(reduced_motion="no-preference")
        seats = match.settings.seats
        bots = {name: "easy" for k, name in enumerate(seats) if k != match.to_move}
        given = {"lang": "es", "seed": 5, "speed": "quick", "undo": "own", "bots": bots}
        given |= {"confirm": "auto"}
        self.root = boards.show(game, match=match, **given, **LAPTOP)
        self.boards, self.page, self.widget = boards, boards.page, boards.widgets[game]
        self.page.evaluate(WATCH)
        self.page.evaluate(HOLD)

    def press(self, *keys: str) -> None:
        """Press buttons that are there; one may take the place of another."""
        for key in keys:
            button = self.root.locator(f'.teg-bar [data-key="{key}"]')
            if button.count() and button.first.is_enabled():
                button.first.click()
                self.rests()
                return
        raise AssertionError(f"none of {keys}: {self.root.locator('.teg-bar').inner_text()}")

    def rests(self) -> None:
        self.page.wait_for_function(
            "() => { const {dataset} = document.querySelector('.teg');"
            " return !dataset.busy && !dataset.moving && !('going' in dataset); }",
            timeout=90_000,  # others play their turns as films
        )
        self.boards.settled()

    def choose(self, **places: str) -> None:
        """Choose places in the lists of the bar."""
        for key, place in places.items():
            self.root.locator(f'.teg-bar [data-key="{key}"]').select_option(label=place)
            self.rests()

    def buttons(self) -> dict[str, Any]:
        """Return the boxes of the buttons of the bar."""
        buttons = self.root.locator(".teg-answers > button")
        return {item.get_attribute("data-key"): item.bounding_box() for item in buttons.all()}

    def ends(self) -> None:
        """End the phases that are left, until another seat has played."""
        seat = self.widget.view["turn"]
        while self.widget.view["turn"] == seat and self.widget.view["round"] == 2:
            self.root.locator(NEXT).first.click()
            self.rests()

    def click(self, place: str) -> None:
        pixel = self.page.evaluate("name => document.querySelector('.teg').tegPixel(name)", place)
        self.page.mouse.click(pixel["x"], pixel["y"])
        self.rests()

    def closes(self) -> None:
        """Wait for the timer that ends a placement, and let it run."""
        self.page.wait_for_selector(".teg[data-closing]")
        self.page.evaluate("pass()")
        self.rests()

    def stays(self) -> None:
        """Check that nothing has jumped."""
        seen = self.page.evaluate(SEEN)
        assert seen["frames"] > 10
        assert seen["shifts"] == []
        assert len(seen["boxes"]) == 1, seen["boxes"]


def a_turn_of_teg(boards: Boards) -> Turn:
    """Place, attack, conquer, move in, regroup and end; the others play.

    A placement made with the mouse ends by itself, one made with keys does not. Without missiles
    nothing else can be done once all armies are placed.
    """
    start = position(
        Blanco="Argentina 12, Chile 4, Uruguay 1",
        Negro="Brasil 6, Colombia 6",
        Rojo="Sahara 6",
        rest="Rojo",
        phase="reinforce",
        due=3,
        options={"missiles": False},
    )
    turn = Turn(boards, "teg", Match(start=start))
    for place in ("Argentina", "Chile", "Uruguay"):  # one twice at once would be one click
        turn.click(place)
    assert turn.root.get_attribute("data-closing") is not None
    turn.press("undo-place")
    assert turn.root.get_attribute("data-closing") is None
    turn.choose(source="Chile")
    turn.root.locator('[data-key="act-place"]').press("Enter")
    turn.root.locator('[data-key="undo-place"]').wait_for()
    assert turn.root.get_attribute("data-closing") is None
    turn.root.locator('[data-key="undo-place"]').press("Enter")
    turn.rests()
    turn.click("Uruguay")
    turn.closes()
    turn.root.locator('[data-key="act-end_attack"]').wait_for()
    turn.choose(source="Argentina", target="Brasil")
    before = turn.buttons()
    turn.press("act-attack")
    assert turn.buttons() == before
    turn.press("act-attack_until")
    turn.press("act-conquest_move-1")
    turn.press("act-end_attack")
    turn.choose(source="Argentina", target="Uruguay")
    turn.press("act-regroup")
    turn.ends()
    return turn


def a_turn_of_the_resource_war(boards: Boards) -> Turn:
    """Gather, choose a territory, and end the turn; the others give their orders."""
    turn = Turn(boards, "wargame", SCENES["wargame"]()["orders"])
    turn.press("routine-gather")
    turn.choose(source="Brasil")
    turn.press("end")
    turn.click("Brasil")
    turn.press("act-end_turn")
    return turn


@pytest.mark.parametrize("play", [a_turn_of_teg, a_turn_of_the_resource_war])
def test_nothing_jumps_over_a_turn(play: Callable[[Boards], Turn], boards: Boards) -> None:
    play(boards).stays()
