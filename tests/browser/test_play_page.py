"""The play page: Python in the browser, offline, and a sentence for each thing that fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import play_site
import pytest

from teg_nb import Match, Study, exercises, position
from teg_nb.engine.games import GAMES
from teg_nb.engine.text.phrases import phrases
from teg_nb.exercises.class_page import class_page
from teg_nb.exercises.grading import grade

MAP = ".teg:not([data-start]) .js-plotly-plot .scatterlayer"
READY = "html[data-page=ready]"
TIMEOUT = 60_000
WORDS = phrases("play_page", "es")

# A record that the browser keeps.
KEPT = """([kind, id]) => new Promise(done => {
  indexedDB.open('teg_nb play').onsuccess = ({target}) => {
    const asked = target.result.transaction(kind).objectStore(kind).get(id);
    asked.onsuccess = () => (target.result.close(), done(asked.result));
  };
})"""

DAMAGE = """id => new Promise(done => {
  indexedDB.open('teg_nb play').onsuccess = ({target}) => {
    const matches = target.result.transaction('matches', 'readwrite').objectStore('matches');
    matches.get(id).onsuccess = ({target: {result}}) => {
      result.version = 'old';
      result.log = '{"game": "teg"}';
      matches.put(result).onsuccess = () => (target.result.close(), done());
    };
  };
})"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address and the folder of the page."""
    folder = tmp_path_factory.mktemp("play") / "play"
    play_site.build(folder)
    with play_site.served(folder) as address:
        yield address, folder


class Player:
    """A person at the page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.root = page.locator("#board .teg")
        page.set_default_timeout(TIMEOUT)

    def is_ready(self) -> None:
        self.page.locator(READY).wait_for()

    def is_loaded(self) -> None:
        self.page.locator("#loading:empty").wait_for(state="attached")

    def key(self, key: str) -> Any:
        return self.page.locator(f'#board [data-key="{key}"]')

    def do(self, name: str) -> Any:
        return self.page.locator(f'[data-do="{name}"]').first

    def bar(self, key: str) -> str:
        """The sentence of a bar, once it is there."""
        return str(self.page.locator(f'[data-bar="{key}"] span:visible').first.inner_text())

    def no_bar(self, key: str) -> None:
        self.page.locator(f'[data-bar="{key}"]').wait_for(state="detached")

    def click(self, country: str) -> None:
        """Click a country on the map."""
        pixel = self.root.evaluate("(root, name) => root.tegPixel(name)", country)
        self.page.mouse.move(pixel["x"], pixel["y"])
        self.page.mouse.click(pixel["x"], pixel["y"])

    def moved(self, before: int) -> int:
        """The step after it has changed from another."""
        self.page.locator(f'#board .teg[data-step]:not([data-step="{before}"])').wait_for()
        return self.step

    @property
    def step(self) -> int:
        return int(self.root.get_attribute("data-step"))

    @property
    def id(self) -> str:
        return re.search(r"match=(\w+)", self.page.url)[1]  # type: ignore[index]

    def kept(self) -> str:
        """The log of the match as the browser keeps it."""
        return str(self.page.evaluate(KEPT, ["matches", self.id])["log"])


def test_the_play_page_plays_keeps_and_says_what_is_wrong(
    page: Any, browser_log: Any, site: tuple[str, Path], tmp_path: Path, screenshot_of: Any
) -> None:
    """A conquest by clicks, a reload, two tabs, no network, and each failure's sentence."""
    address, folder = site
    player = Player(page)

    # The start screen stands before Python is there. A click made meanwhile is answered at once,
    # even while a change of language is under way, and the match begins by itself.
    held: list[Any] = []
    page.context.route("**/*.wasm", lambda route: held.append(route))
    with page.expect_request("**/*.wasm"):
        page.goto(f"{address}?game=teg&lang=en")
    player.key("start-lang").select_option("es")
    player.key("start").click()
    assert player.key("start").inner_text() == "Starting…"
    assert player.key("start").is_disabled()
    assert page.locator('select[data-key="seat-Blanco"]').is_disabled()
    assert page.locator(".teg-unseen[role=status]", has_text="Starting…").count() == 1
    screenshot_of(page, "play-page-starting")
    assert page.locator("#loading").inner_text() == phrases("play_page", "en")["loading"]
    for route in held:
        route.continue_()
    page.context.unroute("**/*.wasm")
    page.locator(MAP).wait_for()
    player.is_ready()
    page.wait_for_url("**/?match=*")
    first = player.id
    assert WORDS["private"] in page.locator("footer").inner_text()

    # A log file opens, and a conquest is played by clicks on the map.
    start = position(Blanco="Chile 40, Portugal 3", Negro="España 2, Argentina 1")
    log = tmp_path / "match.jsonl"
    log.write_text("".join(f"{line}\n" for line in Study(Match(start=start)).log().written()))
    with page.expect_file_chooser() as chooser:  # the button is a label, which keys press too
        page.locator("#open").press("Space")
    assert page.locator("#open").evaluate("input => getComputedStyle(input).opacity") == "0"
    chooser.value.set_files(log)
    page.wait_for_url(lambda url: "match=" in url and first not in url)
    player.is_ready()
    player.click("Chile")
    player.click("Argentina")
    player.moved(0)
    moves = page.locator('[data-key^="act-conquest_move-"]')
    moves.or_(player.key("act-attack_until")).first.wait_for()
    if not moves.count():  # Argentina held once
        player.key("act-attack_until").click()
    moves.first.wait_for()
    with page.expect_download() as saved:
        player.do("file").click()
    text = Path(saved.value.path()).read_text("utf-8")
    assert text == player.kept()

    # Without a network the page is reloaded: the map stands at once, and the match goes on.
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.context.set_offline(True)
    step = player.step
    page.reload()
    page.locator(MAP).wait_for()
    assert player.step == step
    moves.first.click()
    step = player.moved(step)
    screenshot_of(page, "play-page")

    # Another tab watches, and can take over.
    other = page.context.new_page()
    watcher = Player(other)
    other.goto(page.url)
    assert watcher.bar("watching") == WORDS["watching"]
    assert other.locator("#board").get_attribute("inert") is not None
    player.is_ready()
    player.key("act-end_attack").click()
    step = player.moved(step)
    other.locator(f'#board .teg[data-step="{step}"]').wait_for()
    watcher.do("take_over").click()
    assert player.bar("watching") == WORDS["watching"]
    watcher.is_ready()
    watcher.is_loaded()
    page.close()
    player = watcher

    # A storage that is full says so; the next action that is kept takes it back.
    page = other
    page.evaluate(
        """() => {
          const put = IDBObjectStore.prototype.put;
          window.room = () => (IDBObjectStore.prototype.put = put);
          IDBObjectStore.prototype.put = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }"""
    )
    player.key("undo").click()
    assert player.bar("not_kept") == WORDS["not_kept"]
    page.evaluate("() => void window.room()")
    player.key("act-end_attack").click()
    player.no_bar("not_kept")

    # Python dies: the board stays, and one button goes on.
    step = player.step
    page.workers[0].evaluate("() => void setTimeout(() => { throw new Error('end') })")
    assert player.bar("died") == WORDS["died"]
    assert player.step == step
    player.do("resume").click()
    player.is_loaded()
    browser_log.errors.clear()  # its own

    # A match that this version cannot read stays where it is, and is offered as a file. Beside it,
    # a new version of the page waits until the reload.
    page.context.set_offline(False)
    worker = folder / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace("teg_nb play ", "teg_nb play 2"), "utf-8")
    page.evaluate(DAMAGE, first)
    page.goto(f"{address}?match={first}&lang=es")
    assert player.bar("refused").startswith("Esta partida no se puede abrir acá (")
    with page.expect_download() as saved:
        page.locator('[data-bar="refused"] button').click()
    assert Path(saved.value.path()).read_text("utf-8") == '{"game": "teg"}'
    page.locator(f'[data-match="{first}"]').wait_for()
    assert player.bar("version") == WORDS["version"]
    with page.expect_navigation():
        player.do("reload").click()
    page.locator("#board .teg[data-start]").wait_for()

    # A chapter of exercises is solved. The browser keeps the answers, and gives them as a file.
    page.goto(f"{address}practice/?game=teg&lang=es")
    player.is_ready()
    chapters = page.locator("#board .teg-chapters summary")
    page.locator("#board label", has_text="quien defiende").click()
    player.key("check").click()
    chapters.filter(has_text="1 de 2").wait_for()
    player.key("forward").click()
    player.key("number").fill("3")
    player.key("check").click()
    chapters.filter(has_text="2 de 2").wait_for()
    with page.expect_download() as saved:
        page.locator("#answers").click()
    text = Path(saved.value.path()).read_text("utf-8")
    assert text == page.evaluate(KEPT, ["practice", "teg"])["journal"]
    answers = exercises.results(Path(saved.value.path()))
    assert answers["right"].all()
    assert len(answers) == 2

    # The class table reads that file, and judges its answers anew.
    handed_in = tmp_path / "class" / "Ana"
    handed_in.mkdir(parents=True)
    saved.value.save_as(handed_in / "answers.jsonl")
    chapter = folder.parent / "lessons" / "teg" / "exercises" / "dice.toml"
    grades = grade(handed_in.parent, [chapter])
    assert [(learner.name, learner.faults) for learner in grades.learners] == [("Ana", [])]
    assert set(grades.exercises) == {"tie", "dice"}
    assert "Ana" in class_page(grades)

    # From a disk, and in a browser that lacks something, one sentence says what to do.
    assert browser_log.errors == []
    page.goto(f"{(folder / 'index.html').as_uri()}?lang=es")
    assert player.bar("needs_server") == WORDS["needs_server"]
    browser_log.errors.clear()  # files may not be read from there
    page.add_init_script("delete window.BroadcastChannel")
    page.goto(f"{address}?lang=en")
    assert player.bar("old_browser") == phrases("play_page", "en")["old_browser"].format(
        missing="BroadcastChannel"
    )
    assert browser_log.foreign == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_dealt_begun_and_played_to_its_end(
    page: Any, site: tuple[str, Path], game: str
) -> None:
    """Each game opens both ways; bots play a whole match. La Reconquista is handed over first."""
    player = Player(page)
    page.goto(f"{site[0]}?game={game}&lang=es&now")
    page.locator(MAP).wait_for()
    player.is_ready()
    page.goto(f"{site[0]}?game={game}&lang=es")
    seats = page.locator('#board select[data-key^="seat-"]')
    seats.first.wait_for()
    for index in range(2):
        seats.nth(index).select_option("person")
    player.key("start").click()
    page.locator(MAP).wait_for()
    if game == "reconquista":
        page.get_by_role("button", name=re.compile("^Soy ")).click()  # the curtain was down
        player.key("cover").first.wait_for(state="attached")
        page.reload()
        page.get_by_role("button", name=re.compile("^Soy ")).wait_for()
        assert player.key("cover").count() == 0
    player.is_ready()
    page.goto(f"{site[0]}?game={game}&lang=es")
    seats.first.wait_for()
    seats.first.select_option("easy")
    player.key("start").click()
    page.locator(MAP).wait_for()
    player.key("until-end").click()
    page.set_default_timeout(240_000)
    player.key("again").wait_for()
    assert Match.parse(player.kept().splitlines()).is_over
