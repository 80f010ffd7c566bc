"""The map of a phone is cut to the fight, and the card of a place hides no neighbour."""

from __future__ import annotations

import json
import random
from typing import Any

from boards import Boards

from teg_nb import Match
from teg_nb.bots import POLICIES

NAMES = (
    "() => [...document.querySelectorAll('[class*=tracenames] text')].map(each => each.textContent)"
)

CARD = """pixels => {
  const card = document.querySelector('.teg-hovercard:not(.teg-act)').getBoundingClientRect();
  return pixels.filter(([x, y]) =>
    x > card.left - 8 && x < card.right + 8 && y > card.top - 8 && y < card.bottom + 8);
}"""


def attacking() -> tuple[Match, Any]:
    """A match in which the seat to move may attack, and an attack."""
    match = Match("teg", seats=4)
    rng = random.Random(1)
    while True:
        attacks = [action for action in match.legal_actions() if action.verb == "attack"]
        if match.to_move >= 0 and attacks:
            return match, attacks[0]
        match.run(POLICIES["greedy"], rng, limit=1)


def pixel_of(page: Any, board: Any, country: int) -> tuple[float, float]:
    """The disc of a country on a map that is shown whole, in pixels of the page."""
    box = page.locator(".teg-map").bounding_box()
    x, y = board["countries"][country]["label"]
    scale = box["width"] / board["width"]
    middle = box["y"] + box["height"] / 2
    return box["x"] + x * scale, middle + (y - board["height"] / 2) * scale


def test_a_phone_shows_the_fight_and_the_whole_map_on_request(boards: Boards, page: Any) -> None:
    match, attack = attacking()
    boards.show("fight", match=match, width=400, height=860)
    board = json.loads(boards.widgets["fight"]._parts["board"].text)
    name = match.settings.board.countries[attack.source]
    whole = page.locator('[data-key="zoom-out"]')
    if whole.is_enabled():  # the last action may be cut out already
        whole.click()
        boards.settled()
    assert page.evaluate(NAMES) == []
    page.mouse.click(*pixel_of(page, board, attack.source))
    boards.settled()
    assert name in page.evaluate(NAMES)


def test_the_card_of_a_place_hides_none_of_its_neighbours(boards: Boards, page: Any) -> None:
    root = boards.show("tgm", width=1000, height=900)
    board = json.loads(boards.widgets["tgm"]._parts["board"].text)
    card = root.locator(".teg-hovercard:not(.teg-act)")
    for country in (0, 12, 20, 31, 41):
        page.mouse.move(0, 0)
        page.mouse.move(*pixel_of(page, board, country), steps=3)
        card.locator("b", has_text=board["countries"][country]["name"]).first.wait_for()
        near = [country, *board["countries"][country]["neighbours"]]
        assert page.evaluate(CARD, [pixel_of(page, board, k) for k in near]) == []
