"""Pictures of the boards as people see them, for ``gallery.md``: ``make gallery``.

Every game in four states, on a light and on a dark page; a browser draws them, as in the tests.
``python docs/gallery.py reconquista`` draws those of one game.
"""

from __future__ import annotations

import base64
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests" / "browser"))

from boards import GAMES, Boards, played  # noqa: E402

from teg_nb import Match  # noqa: E402
from teg_nb.bots import POLICIES  # noqa: E402
from teg_nb.engine.codec import encode  # noqa: E402
from teg_nb.engine.svg.export import BROWSERS  # noqa: E402
from teg_nb.engine.svg.geometry import drawing  # noqa: E402
from teg_nb.widget.session.view_model import view  # noqa: E402

PAGE, PHONE = (1040, 656), (400, 876)
"""Sizes of the window in pixels: the stage leaves 16 of its height free."""

QUALITY = 60
"""Of WebP, of 100."""

TITLES = {
    "teg": "T.E.G. La Revancha",
    "tgm": "Tercera Guerra Mundial",
    "reconquista": "La Reconquista",
    "wargame": "The resource war",
    "eggar": "EGGAR",
}

STATES = {
    "attack": "an attack",
    "question": "a question",
    "bots": "bots are playing",
    "end": "the end",
}

BEGINNING = """# Gallery

This page shows the board of each game in a notebook page of 1,040 by 640 pixels: an attack, a
question, bots that are playing, and the end. The light pages are in Spanish, the dark ones in
English. The last picture is a phone. `make gallery` draws the pictures with the front end of this
version.
"""


class Scene(NamedTuple):
    """A match, the person who looks at it, and the places that are chosen on the page."""

    match: Match
    person: int | None
    places: tuple[str, ...] = ()
    pressed: str = ""
    """The key of a button that opens the question."""


def sooner(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """Play a match on with bots until it is as wanted."""
    rng, greedy = random.Random(7), POLICIES["greedy"]
    while match.to_move != -2 and not wanted(match):
        if match.to_move < 0:
            match.push(match.game.sample_chance(match.state, rng))
        else:
            match.push(greedy(match.game.observe(match.state, match.to_move), rng))
    return match


def attacks(match: Match) -> Iterator[tuple[int, str, str]]:
    """List the attacks of the seat to move: how many armies more than the target, and places."""
    if match.to_move < 0:
        return
    shown, places = view(match, len(match), match.to_move, {}, "en"), match.settings.places
    if match.settings.game == "reconquista":  # its legal actions are secret
        orders = (action for action in match.legal_actions() if action.verb == "attack")
        yield from ((0, "", encode(order, match.settings)[2]) for order in orders)
    for source, target, *_ in shown["menu"].get("attack", []):
        if match.settings.game == "eggar":
            yield 0, "", ""
        else:
            more = shown["armies"][source] - shown["armies"][target]
            yield more, places[source], places[target]


def just_fought(match: Match) -> bool:
    """Return true if the last decision was an attack, and a bot decides next."""
    kinds = {event.kind for event in match.events[-1]}
    return match.to_move >= 0 and bool(kinds & FIGHTS)


def scenes(game: str) -> Iterator[tuple[str, Scene]]:
    """Yield the scenes of a game by state."""
    match = played(game)
    more = 3 if game in ("teg", "tgm", "wargame") else 0
    sooner(match, lambda at: max(attacks(at), default=(-1,))[0] >= more)
    best = max(attacks(match), default=(0, "", ""))
    yield "attack", Scene(match.fork(), match.to_move, tuple(filter(None, best[1:])))
    yield "question", asked(game, match.fork())
    person = match.to_move
    sooner(match, lambda at: at.state.turn not in (-1, person) and just_fought(at))
    yield "bots", Scene(match.fork(), person)
    ending = Match(game, seats=GAMES[game], options=SHORT.get(game, {}))
    yield "end", Scene(sooner(ending, lambda at: False), 0)


FIGHTS = {"attack_rolled", "dice_rolled", "attack_resolved", "land_attack"}
"""Kinds of events that end a fight."""

SHORT = {"teg": {"max_rounds": 12}, "tgm": {"max_rounds": 12}, "wargame": {"max_rounds": 6}}
"""Options of matches that end soon."""


def asked(game: str, match: Match) -> Scene:
    """Return a scene in which a person has to answer: another's question, or one of the game."""
    if game == "teg":
        _, source, target = max(attacks(match))
        partner = match.state.owner[match.settings.places.index(target)]
        match.act("propose_country", match.settings.seats[partner], source, target)
        return Scene(match, partner)
    waits = {
        "tgm": lambda at: at.to_move >= 0 and at.to_move != at.state.turn,
        "reconquista": lambda at: (
            at.state.phase == "commit" and at.to_move not in (-1, at.state.turn)
        ),
        "wargame": lambda at: at.state.phase == "orders" and at.to_move >= 0,
        "eggar": lambda at: getattr(at.state, "question", -1) >= 0 and at.to_move >= 0,
    }[game]
    sooner(match, waits)
    return Scene(match, match.to_move, pressed="end" if game == "wargame" else "")


def main(folder: Path, only: tuple[str, ...] = ()) -> None:
    """Write the pictures, of all games or of some, and the page that shows them."""
    folder.mkdir(exist_ok=True)
    lines = [BEGINNING]
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = browser.new_page()
        boards = Boards(page)
        for game in GAMES:
            lines.append(f"\n## {TITLES[game]}\n")
            names = {state: f"{game}-{state}" for state in STATES}
            if not only or game in only:
                for state, scene in scenes(game):
                    for dark in (False, True):
                        show(boards, game, scene, PAGE, dark=dark)
                        save(page, folder / f"{names[state]}-{tone(dark)}.webp")
            for state, name in names.items():
                for dark in (False, True):
                    told = f"{TITLES[game]}, {STATES[state]}, {tone(dark)}"
                    lines.append(f"![{told}]({folder.name}/{name}-{tone(dark)}.webp)")
            board = played(game).settings.board
            if game != "eggar" and (notice := drawing(board).notice):
                lines.append(f"\n{notice}")
        lines.append("\n## A phone\n")
        lines.append(f"![{TITLES['teg']}, an attack, on a phone]({folder.name}/phone.webp)")
        if not only:
            show(boards, "teg", dict(scenes("teg"))["attack"], PHONE)
            save(page, folder / "phone.webp")
        browser.close()
    folder.with_suffix(".md").write_text("\n".join(lines) + "\n", "utf-8")


def tone(dark: bool) -> str:
    """Return the name of a theme."""
    return "dark" if dark else "light"


def show(
    boards: Boards, game: str, scene: Scene, size: tuple[int, int], *, dark: bool = False
) -> None:
    """Show a scene, and choose in the page what belongs to it."""
    match, person, places, pressed = scene
    bots = {seat: "normal" for seat in range(len(match.settings.seats)) if seat != person}
    given = {"match": match.fork(), "bots": bots, "auto": False, "lang": "en" if dark else "es"}
    root = boards.show(game, width=size[0], height=size[1], dark=dark, **given)
    if game in ("tgm", "wargame") and match.to_move != -2:
        press(boards, root, '[data-key="tab-cards"]')
    press(boards, root, '[data-key="private"]:visible')
    press(boards, root, '[data-key="tab-help"]:visible')
    press(boards, root, '[data-key="verb-attack"]:visible')
    for key, place in zip(("source", "target")[-len(places) :], places, strict=False):
        control = root.locator(f'.teg-bar [data-key="{key}"]')
        if control.count():
            control.select_option(label=place)
            boards.settled()
    if pressed:
        press(boards, root, f'.teg-bar [data-key="{pressed}"]')
    elif game == "wargame":
        press(boards, root, ".teg-sheet [data-key=close-sheet]:visible")
    boards.page.mouse.move(0, 0)


def press(boards: Boards, root: Any, selector: str) -> None:
    """Press a button, where there is one."""
    control = root.locator(selector)
    if control.count():
        control.first.click()
        boards.settled()


def save(page: Any, file: Path) -> None:
    """Write a picture of the page."""
    developer = page.context.new_cdp_session(page)
    shot = developer.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(shot["data"]))


if __name__ == "__main__":
    main(Path(__file__).parent / "gallery", tuple(sys.argv[1:]))
