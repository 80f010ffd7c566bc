"""Motion on the map: dice, armies and captions over it, and how they give way."""

from __future__ import annotations

from typing import Any

import pytest
from boards import Boards

from teg_nb import Match, position
from teg_nb.engine.actions import DiceBattleBase

RESTS = "() => !document.querySelector('.teg').hasAttribute('data-moving')"
SHOWN = "() => seen.kinds.includes('losses') && !document.querySelector('.teg').dataset.moving"
WAS_SEEN = "kind => seen.kinds.includes(kind)"
MOVES = "kind => document.querySelector('.teg').dataset.moving === kind"

# Each kind of motion that has been shown, and what was over the map meanwhile.
WATCH = """() => {
  const root = document.querySelector('.teg');
  window.seen = {kinds: [], told: [], faces: new Set(), nodes: 0};
  const look = () => {
    const kind = root.dataset.moving;
    if (kind && seen.kinds.at(-1) !== kind) seen.kinds.push(kind);
    const told = root.querySelector('.teg-told');
    if (!told.hidden && seen.told.at(-1) !== told.textContent) seen.told.push(told.textContent);
    seen.nodes = Math.max(seen.nodes, root.querySelectorAll('.teg-moves *').length);
    if (root.dataset.rolling === 'roll') {
      seen.faces.add([...root.querySelectorAll('.teg-dice svg.teg-die')].map(die =>
        die.querySelectorAll('circle').length).join());
    }
  };
  window.watches = new MutationObserver(look);
  watches.observe(root, {attributes: true, subtree: true, childList: true});
}"""

SEEN = "() => ({...window.seen, faces: [...window.seen.faces]})"


@pytest.fixture
def page_of_war(boards: Boards) -> Any:
    """Return a page where things move, with an attack from Argentina on Brasil chosen."""
    boards.page.emulate_media(reduced_motion="no-preference")
    start = position(Blanco="Argentina 12, Chile 4", Negro="Brasil 8", Rojo="Sahara 6")
    boards.show("teg", match=Match(start=start), seed=5, speed="slow")
    choose(boards.page)
    return boards.page


def choose(page: Any) -> None:
    """Choose Argentina to attack from, and begin to watch what is shown."""
    before = page.locator(".teg").get_attribute("data-seq")
    click(page, "Argentina")
    page.wait_for_function(
        "before => document.querySelector('.teg').dataset.seq !== before", arg=before
    )
    page.evaluate(WATCH)


def click(page: Any, place: str) -> None:
    """Click a place on the map."""
    at = page.evaluate("name => document.querySelector('.teg').tegPixel(name)", place)
    page.mouse.click(at["x"], at["y"])


def attack(page: Any, again: bool = False) -> None:
    """Attack Brasil on the map, or again by the button, and wait until the answer is there."""
    before = page.locator(".teg").get_attribute("data-step")
    if again:
        page.locator('[data-key="act-attack"]').click()
    else:
        click(page, "Brasil")
    page.wait_for_function(
        "before => document.querySelector('.teg').dataset.step !== before", arg=before
    )


def thrown(boards: Boards) -> DiceBattleBase:
    """Return the throw that the engine drew last."""
    events = boards.widgets["teg"].match.events[-1]
    return next(event for event in events if isinstance(event, DiceBattleBase))


def dots(page: Any) -> list[int]:
    """Count the dots of the dice that are shown."""
    return page.evaluate(  # type: ignore[no-any-return]
        "() => [...document.querySelectorAll('.teg-dice svg.teg-die')]"
        ".map(die => die.querySelectorAll('circle').length)"
    )


def armies(page: Any, place: int) -> int:
    """Return the number on a disc of the map itself."""
    return int(page.locator(".teg-map .tracediscs text").nth(place).text_content())


def test_a_throw_is_seen_and_ends_at_the_dice_of_the_engine(
    boards: Boards, page_of_war: Any
) -> None:
    page = page_of_war
    assert page.locator(".teg-moves *").count() == 0  # nothing lies over a map at rest
    attack(page)
    page.wait_for_function(SHOWN)
    seen, throw = page.evaluate(SEEN), thrown(boards)
    assert seen["kinds"][:2] == ["attack", "dice"]
    assert len(seen["faces"]) > 2  # they rolled
    assert sorted(dots(page)) == sorted([*throw.attack, *throw.defence])
    assert seen["told"][0] == "Blanco ataca Brasil desde Argentina"
    assert seen["nodes"] > 0
    board = boards.widgets["teg"].match.settings.board
    for place, lost in (("Argentina", throw.losses_attack), ("Brasil", throw.losses_defence)):
        left = {"Argentina": 12, "Brasil": 8}[place] - lost
        page.wait_for_function(
            "([k, n]) => n == document.querySelectorAll('.tracediscs text')[k].textContent",
            arg=[board.country(place), left],
        )
    page.wait_for_function("() => !document.querySelector('.teg-moves *')")
    assert page.locator(".teg-told").is_hidden()


def test_escape_ends_a_motion_and_what_a_person_does_ends_all(
    boards: Boards, page_of_war: Any
) -> None:
    page = page_of_war
    attack(page)
    page.wait_for_function(WAS_SEEN, arg="attack")
    page.locator(".teg").focus()
    page.keyboard.press("Escape")
    page.wait_for_function(WAS_SEEN, arg="dice")
    page.keyboard.press("Escape")
    page.wait_for_function(WAS_SEEN, arg="losses")
    throw = thrown(boards)
    assert sorted(dots(page)) == sorted([*throw.attack, *throw.defence])
    step = int(page.locator(".teg").get_attribute("data-step"))
    attack(page, again=True)  # nobody has to wait
    page.wait_for_function("() => window.seen.kinds.filter(kind => kind === 'attack').length === 2")
    assert int(page.locator(".teg").get_attribute("data-step")) > step
    click(page, "Chile")
    page.wait_for_function(RESTS)
    assert page.locator(".teg-moves *").count() == 0


def test_with_reduced_motion_the_map_changes_at_once(boards: Boards, page_of_war: Any) -> None:
    page = page_of_war
    page.emulate_media(reduced_motion="reduce")
    attack(page)
    throw = thrown(boards)
    place = boards.widgets["teg"].match.settings.board.country("Brasil")
    page.wait_for_function(MOVES, arg="still")
    assert armies(page, place) == 8 - throw.losses_defence
    assert page.locator(".teg-moves .teg-sent").count() == 1
    assert page.locator(".teg-told").is_visible()
    page.wait_for_function(RESTS)
    assert page.evaluate(SEEN)["kinds"] == ["still"]
    page.wait_for_function("() => !document.querySelector('.teg-moves *')")


def test_nothing_moves_in_a_tab_that_nobody_sees(page_of_war: Any) -> None:
    page = page_of_war
    attack(page)
    page.wait_for_function("() => seen.kinds.length")
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    page.wait_for_function("() => !document.querySelector('.teg-moves *')")
    seen = len(page.evaluate(SEEN)["kinds"])
    attack(page, again=True)
    page.wait_for_function("() => !document.querySelector('.teg').dataset.busy")
    assert len(page.evaluate(SEEN)["kinds"]) == seen


def test_sound_is_off_until_it_is_switched_on_and_the_browser_keeps_it(boards: Boards) -> None:
    boards.show("teg")
    page, switch = boards.page, boards.page.locator('[data-key="sound"]')
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    assert page.evaluate("() => localStorage.getItem('teg-sound')") == "on"
