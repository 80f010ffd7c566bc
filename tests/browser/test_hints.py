"""A hint at the board, and a bot of another level, as people ask for them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from boards import ENTRIES, Boards, played
from lab_screen import Screen

from teg_nb import Match, position
from teg_nb.bots import POLICIES

DUEL = """
from mesa import Match, MatchWidget, position
start = position(Blanco="Portugal 9", Negro="España 2, Francia 12", rest="Blanco")
widget = MatchWidget(Match(start=start), bots={"Negro": "easy"}, seed=5)
widget
"""


def arrow(screen: Screen) -> Any:
    return screen.root.evaluate(
        "root => root.querySelector('.tracehints path[d*=L]')?.getAttribute('d') ?? ''"
    )


def test_a_hint_is_asked_for_and_a_level_is_played(
    lesson: Callable[..., Screen],
    screenshot_of: Callable[..., None],
) -> None:
    screen = lesson(DUEL)
    assert arrow(screen) == ""
    screen.redrawn(lambda: screen.key("hint").click())
    screen.wait("root.querySelectorAll('.teg-advice li').length > 0")
    assert "Atacá: Portugal → España." in screen.text(".teg-advice")
    assert "Con esta conquista te ganás la tarjeta del turno." in screen.text(".teg-advice")
    screen.wait("root.querySelector('.tracehints path[d*=L]')?.getAttribute('d')")
    screen.picture(screenshot_of, "hint-900")
    assert "Portugal → España" not in str(screen.kernel.value("widget.get_state()['view']"))

    # In other words.
    screen.redrawn(lambda: screen.key("lang-en").click())
    assert screen.key("hint").text_content() == "Ask for a hint"
    assert "Attack: Portugal → España." in screen.text(".teg-advice")

    # A question first: the plan and its arrow come when they are asked for.
    screen.key("hint-quiz").click()
    screen.wait("root.querySelector('.teg-advice .teg-quiz')")
    assert "Which of your countries may Negro take next turn?" in screen.text(".teg-advice")
    assert "Attack: Portugal → España." not in screen.text(".teg-advice")
    screen.wait("!root.querySelector('.tracehints path[d*=L]')")
    screen.picture(screenshot_of, "hint-question-900")
    screen.redrawn(lambda: screen.key("hint-tell").click())
    assert "Attack: Portugal → España." in screen.text(".teg-advice")
    screen.wait("root.querySelector('.tracehints path[d*=L]')?.getAttribute('d')")

    # Gone once something is played.
    screen.redrawn(lambda: screen.key("level-Negro").select_option("hard"))
    screen.wait("!root.dataset.busy")
    assert screen.key("level-Negro").input_value() == "hard"
    assert screen.kernel.value("widget.view['seats'][1]['bot']") == "hard"
    screen.press("act-end_attack")
    assert screen.root.locator(".teg-advice").count() == 0

    # The bot plays by itself; then it is said what was lost, with arrows, until something is done.
    screen.redrawn(lambda: screen.key("level-Negro").select_option("easy"))
    screen.kernel.value("setattr(widget, 'speed', 'at_once')")
    while screen.kernel.value("widget.match.state.turn") == 0 and screen.number("step") < 9:
        screen.root.focus()
        screen.keyboard("e")
    facts = screen.agrees()
    assert (facts["turn"], facts["to_move"]) == (0, 0)
    lost = screen.kernel.value("widget.view['since']['lost']")
    assert lost
    told = screen.text(".teg-since")
    assert "You lost" in told
    assert all(screen.countries[country] in told for country, *_ in lost)
    assert screen.root.locator(".tracearrow path[d*=L]").count()
    assert "You lost" in screen.text(".teg-foot")
    screen.picture(screenshot_of, "since-900")
    screen.moved(lambda: screen.click(screen.countries[facts["menu"]["place"][0][0]]))
    assert screen.root.locator(".teg-since").count() == 0

    # A hint at every decision; and none, for the page as for the kernel.
    screen.kernel.value("setattr(widget, 'hints', 'always')")
    screen.wait("root.querySelectorAll('.teg-advice li').length > 0")
    assert screen.root.locator('.teg-slot-hint [data-key="hint"]').count() == 0
    screen.kernel.value("setattr(widget, 'hints', 'off')")
    screen.wait("!root.querySelector('.teg-hints, .teg-menu-rows [data-key=hints]')")


@pytest.mark.parametrize("game", ENTRIES)
def test_a_hint_in_each_game_is_that_of_a_cell(
    page: Any, boards: Boards, game: str, screenshot_of: Callable[..., None]
) -> None:
    match = played(game)
    given, seats = match.hint(), match.settings.seats
    for lang in ("es", "en"):
        bots = {seat: "easy" for seat in seats if seat != seats[given.seat]}
        root = boards.show(game, match=match.fork(), bots=bots, lang=lang, width=1040, height=720)
        boards.tab("help")
        root.locator('[data-key="hint"]').click()
        root.locator(".teg-advice li").first.wait_for()
        boards.settled()
        told = root.locator(".teg-advice").inner_text()
        lines = [given.headline(lang), given.odds(lang), *given.reasons(lang)]
        assert all(" ".join(line.split()) in " ".join(told.split()) for line in lines), told
        screenshot_of(page, f"hint-{game}-{lang}")


def attacked() -> Match:
    """A match in which Negro has taken Chile and Jamaica from Blanco, who is to move again."""
    start = position(Blanco="Chile 1, Jamaica 1", Negro="Argentina 9, Cuba 9", rest="Blanco")
    match, rng = Match(start=start), random.Random(4)
    takes = [("Argentina", "Chile"), ("Cuba", "Jamaica")]
    while match.to_move != 0 or match.state.turn != 0 or takes:
        if match.to_move < 0:
            match.resolve_chance(rng)
        elif match.state.turn == 1 and match.state.phase == "attack" and takes:
            match.act("attack", *takes.pop())
            match.act("roll", [6, 6, 6], [1])
            match.act("conquest_move", 1)
        else:
            ending = [action for action in match.legal_actions() if action.verb.startswith("end_")]
            seen = match.game.observe(match.state, match.to_move)
            match.push(ending[0] if ending else POLICIES["random"](seen, rng))
    return match


def test_what_happened_meanwhile_is_shown_again(
    page: Any, boards: Boards, screenshot_of: Callable[..., None]
) -> None:
    match = attacked()
    boards.show("teg", match=match, width=1040, height=640, speed="at_once", lang="en")
    end = len(match)
    begin = boards.widgets["teg"].view["since"]["begin"]
    page.evaluate(
        """() => {
          const root = document.querySelector('.teg');
          window.seen = {steps: [], told: []};
          const look = () => {
            const told = root.querySelector('.teg-told');
            const {steps, told: lines} = window.seen;
            if (steps.at(-1) !== Number(root.dataset.step)) steps.push(Number(root.dataset.step));
            if (!told.hidden && lines.at(-1) !== told.textContent) lines.push(told.textContent);
          };
          const all = {attributes: true, subtree: true, childList: true};
          new MutationObserver(look).observe(root, all);
        }"""
    )
    watch = page.locator('.teg-foot [data-key="foot-watch"]')
    screenshot_of(page, "since-watch-1040")
    watch.click()
    page.wait_for_function(
        "end => seen.steps.length > 1 && seen.steps.at(-1) === end", arg=end, timeout=60_000
    )
    seen = page.evaluate("() => window.seen")
    assert seen["steps"] == [*([end] if seen["steps"][0] == end else []), *range(begin, end + 1)]
    told = " ".join(seen["told"])
    assert "Chile" in told
    assert "Jamaica" in told
    assert boards.widgets["teg"].match.actions == match.actions
    boards.settled()
    # Esc goes back at once.
    watch.click()
    page.wait_for_function("begin => seen.steps.at(-1) === begin", arg=begin)
    page.keyboard.press("Escape")
    page.wait_for_function("end => seen.steps.at(-1) === end", arg=end)
    assert watch.is_visible()
