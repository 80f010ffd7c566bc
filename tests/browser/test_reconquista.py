"""La Reconquista as people play it, and what the page is told while they do.

Two people share a screen with four bots. Everything that the kernel sends is recorded from the
page's own websockets, and compared with the whole positions that the kernel held.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lab_screen import Screen
from recorder import Recorder

from teg_nb.engine.board import load_board

TABLE = """
from mesa import Match, MatchWidget
people = ("Blanco", "Negro")
match = Match("reconquista", seats=6, options={"dealer": "Verde", "draw_offers": False})
bots = {seat: "random" for seat in match.settings.seats if seat not in people}
widget = MatchWidget(match, bots=bots, seed=2, speed="at_once")
widget
"""

STATES = """[
    [[[k for k in range(60) if hand >> k & 1] for hand in state.hands], list(state.troops),
     state.phase, state.turn, state.target, state.defender, state.fight and list(state.fight)]
    for state in widget.match.states
]"""

BOARD = load_board("reconquista")
PEOPLE = (0, 1)


def lists(value: Any) -> Iterator[frozenset[int]]:
    """Every list of whole numbers in a message, however deep."""
    if isinstance(value, dict):
        for item in value.values():
            yield from lists(item)
    elif isinstance(value, list):
        if value and all(type(item) is int for item in value):
            yield frozenset(value)
        for item in value:
            yield from lists(item)


def learned(state: list[Any], seat: int | None) -> dict[int, int]:
    """Owners that a seat, or anybody, may be told in a position."""
    hands, _, phase, _, target, defender, fight = state
    owners = {} if seat is None else dict.fromkeys(hands[seat], seat)
    if phase == "commit":
        owners[target] = defender
    if fight and seat in fight[:2]:
        shown = [k for k in range(60) if (fight[3] | fight[4] | 1 << fight[2]) >> k & 1]
        owners |= {k: owner for k in shown for owner, hand in enumerate(hands) if k in hand}
    return owners


def check(data: dict[str, Any], states: list[Any], looking: list[tuple[int, int]]) -> str:
    """Refuse a message that tells what nobody, or not the seat that looks, has learned."""
    kind = "other"
    shown = data.get("state", {}).get("view")
    if shown:
        kind, step, owners, known = "view", shown["step"], shown["owner"], None
        assert shown["menu"] == {}
        assert shown["armies"] == [-1] * 60 or states[step][2] not in ("setup", "placing")
    reply = data.get("content", {})
    if reply.get("kind") == "private":
        kind, step, owners, known = "private", reply["step"], reply["owner"], reply["seat"]
        assert (step, known) in looking, "a reply that nobody asked for"
        assert known in PEOPLE
    if kind != "other":
        told = {k: owner for k, owner in enumerate(owners) if owner >= 0}
        told |= dict(reply.get("hatched", []))
        allowed = learned(states[step], known)
        assert told.items() <= allowed.items()
        party = states[step][6] and known in states[step][6][:2]
        assert not reply.get("fight") or party
    for state in states:
        others = {frozenset(hand) for k, hand in enumerate(state[0]) if k != reply.get("seat")}
        assert not others & set(lists(data)), "the hand of another seat"
    return kind


class Table:
    """The two people, the bots, and who has lifted the curtain at which step."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.looking: list[tuple[int, int]] = []

    def value(self, expression: str) -> Any:
        return self.screen.kernel.value(expression)

    def to_move(self) -> int:
        return int(self.value("widget.match.to_move"))

    def lift(self) -> None:
        """Say who one is, and see that the map has only one's own colour on it."""
        screen = self.screen
        self.looking.append((screen.number("step"), self.to_move()))
        screen.redrawn(lambda: screen.key("private").click())
        screen.key("private").wait_for(state="detached")

    def bots(self) -> None:
        self.screen.rests()
        if self.to_move() not in PEOPLE:  # they wait until what came of an attack has been read
            self.screen.press("pause")
        assert self.to_move() in PEOPLE

    def colours(self) -> set[str]:
        """Of the provinces; signs are filled as well, with the ink of a seat."""
        fill = "root.querySelector(`.tracec${k} .js-fill`).style.fill"
        script = f"root => [...Array({len(BOARD.countries)}).keys()].map(k => {fill})"
        return set(self.screen.root.evaluate(script))


def place_five(table: Table, province: int) -> None:
    screen = table.screen
    screen.redrawn(lambda: screen.click(BOARD.countries[province]))
    for _ in range(4):
        screen.redrawn(lambda: screen.key(f"more-{province}").click())
    screen.press("act-place_five")


def plan(hands: list[list[int]]) -> tuple[int, int, int]:
    """Return a province of Blanco, Negro's province next to it, and one of Negro far from it."""
    for source in hands[0]:
        for target in set(BOARD.neighbours[source]) & set(hands[1]):
            far = set(hands[1]) - {target} - set(BOARD.neighbours[target])
            if far:
                return source, target, min(far)
    raise AssertionError("Blanco and Negro do not touch")


def test_a_province_changes_hands_and_nobody_else_is_told(
    lesson: Callable[..., Screen],
    page: Any,
    screenshot_of: Callable[..., None],
) -> None:
    recorder = Recorder(page)
    screen = lesson(TABLE, width=1230, height=1000)
    table = Table(screen)
    seats = screen.kernel.value("list(widget.match.settings.seats)")
    source, target, far = plan(screen.kernel.value(STATES)[-1][0])
    neutral = table.colours()
    assert len(neutral) == 1  # the curtain is down

    # Everybody places; the two people gather their troops.
    while table.value("widget.match.state.phase") == "placing":
        table.bots()
        if table.value("widget.match.state.phase") != "placing":
            break
        table.lift()
        assert len(table.colours()) == 2
        place_five(table, (source, far)[table.to_move()])
        assert table.colours() == neutral

    # The first round is for moving; then Blanco attacks, and the two pass their cards.
    moved = attacked = False
    while not attacked:
        table.bots()
        seat, phase = table.to_move(), table.value("widget.match.state.phase")
        table.lift()
        if phase == "commit":  # a bot attacks one of the two
            screen.press("act-commit")
        elif seat == 0 and table.value("widget.match.state.round") > 1:
            screen.redrawn(lambda: screen.click(BOARD.countries[target]))
            screen.picture(screenshot_of, "reconquista-900")
            screen.moved(lambda: screen.click(BOARD.countries[target]))
            attacked = True
        elif not moved:
            moved = move_one(table, seat)
        else:
            screen.press("act-pass")
    assert table.value(f"widget.match.state.hands[1] >> {target} & 1") == 1
    table.looking.append((screen.number("step"), 0))  # the curtain stays up for the same person
    screen.wait("root.querySelector('[data-key=\"act-commit\"]')")
    screen.press("act-commit")
    assert table.colours() == neutral | {colour_of(screen, seats[1])}  # it had to say so
    table.lift()
    screen.press("act-commit")
    assert table.value(f"widget.match.state.hands[0] >> {target} & 1") == 1

    # Nobody sees it but the two, each behind the curtain.
    assert table.colours() == neutral
    assert screen.root.locator(".teg-conquered").count() == 0
    table.looking.append((screen.number("step"), 0))
    screen.redrawn(lambda: screen.key("look-0").click())
    screen.wait("root.querySelector('.teg-conquered')")
    screen.picture(screenshot_of, "reconquista-resultado-900")
    screen.redrawn(lambda: screen.key("cover").first.click())
    assert screen.root.locator(".teg-conquered").count() == 0
    table.bots()

    states = screen.kernel.value(STATES)
    kinds = [check(data, states, table.looking) for data in recorder.contents()]
    assert kinds.count("view") > 20
    assert kinds.count("private") >= len(set(table.looking)) - 1


def colour_of(screen: Screen, seat: str) -> str:
    row = screen.root.locator(f'.teg-seats tr[data-seat="{seat}"] .teg-dot').first
    return str(row.evaluate("each => getComputedStyle(each).backgroundColor"))


def move_one(table: Table, seat: int) -> bool:
    """One troop from where there are some to a neighbour of one's own, if there is such a way."""
    rows = table.value(
        f"widget.match.game.offer_form(widget.match.state, {seat})['move']['provinces']"
    )
    ways = [(place, near[0]) for place, troops, near in rows if troops and near]
    screen = table.screen
    if not ways:
        screen.press("act-pass")
        return False
    origin, goal = ways[0]
    if screen.key("verb-move").count():
        screen.redrawn(lambda: screen.key("verb-move").click())
    screen.redrawn(lambda: screen.click(BOARD.countries[origin]))
    screen.redrawn(lambda: screen.click(BOARD.countries[goal]))
    assert screen.root.locator(".teg-list li").count() == 1
    screen.press("act-move")
    return True
