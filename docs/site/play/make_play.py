"""Build the play page and the practice page into ``artifacts/site/play/``: ``make play``.

The pages need a static server and nothing else. Npm has fetched Pyodide before; the build asks no
other host.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from teg_nb import Match
from teg_nb.bots import POLICIES
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.log.format import join_lines
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.engine.text.phrases import phrases
from teg_nb.exercises import handed_out
from teg_nb.web.worker.match_host import MatchHost
from teg_nb.widget.session.seating import RECORD
from teg_nb.widget.session.session import Session

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).parent
OUT = ROOT / "artifacts" / "site" / "play"
PYODIDE = ROOT / "artifacts" / "pyodide"
STATIC = ROOT / "teg_nb" / "widget" / "static"

DEALT = 3
"""Dealt openings of each game; ``play.js`` takes one by chance."""

SEATS = {"teg": 4, "tgm": 4, "reconquista": 4, "wargame": 4, "eggar": 3}
"""Seats of a dealt opening."""

PRACTICE = HERE.parent / "practice"

PARAGRAPHS = ("intro", "private", "offline", "practice_intro", "practice_private")
WORDS = ("title", "matches", "open", "rights", "at_once", "other_language", "no_scripts")
WORDS += ("practice", "answers", "play_instead")
"""Sentences of the pages: paragraphs, and parts of other elements."""

COPIED = {
    HERE: ("play.css", "icon.svg", "PYODIDE.txt"),
    STATIC: ("widget.js", "plotly.js", "page.js", "LICENSES.txt"),
    ROOT: ("LICENSE",),
}


def build(out: Path, lessons: Path = ROOT / "notebooks") -> None:
    """Build the pages into a folder, which is emptied first.

    Parameters
    ----------
    out : Path
    lessons : Path
        A folder with exercise files: ``exercises/*.toml`` in a folder for each game.
    """
    shutil.rmtree(out, ignore_errors=True)
    (out / "openings").mkdir(parents=True)
    shutil.copytree(PYODIDE, out / "pyodide")
    for folder, names in COPIED.items():
        for name in names:
            shutil.copyfile(folder / name, out / name)
    subprocess.run(["node", str(ROOT / "js" / "play.mjs"), str(out)], check=True)
    for game in GAMES:
        write(out / "openings" / f"{game}.json", opening({"game": game}))
        for number in range(1, DEALT + 1):
            write(out / "openings" / f"{game}-{number}.json", opening({"log": dealt(game, number)}))
    (out / "practice" / "exercises").mkdir()
    for game in GAMES:
        files = sorted((lessons / game / "exercises").glob("*.toml"))
        write(
            out / "practice" / "exercises" / f"{game}.json",
            {path.name: handed_out(path) for path in files},
        )
    (out / "manifest.webmanifest").write_text(json.dumps(manifest()), "utf-8")
    offline = (out / "offline.js").read_text("utf-8")
    (out / "offline.js").unlink()
    files = sorted(str(path.relative_to(out)) for path in out.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in (HERE / "index.html", HERE / "check.js", PRACTICE / "index.html"):
        digest.update(path.read_bytes())
    for name in files:
        digest.update(name.encode() + (out / name).read_bytes())
    version = digest.hexdigest()[:16]
    for folder, target in ((HERE, out), (PRACTICE, out / "practice")):
        text = index(folder / "index.html", out, version)
        (target / "index.html").write_text(text, "utf-8")
    listed = json.dumps(["./", "practice/", *files])
    start = f'const VERSION = "teg_nb play {version}", FILES = {listed};\n'
    (out / "sw.js").write_text(start + offline, "utf-8")


def write(path: Path, value: JsonObject) -> None:
    """Write a JSON file without spaces."""
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")


def opening(order: JsonObject) -> JsonObject:
    """Return the values and the drawing of a board in each language, as the worker sends them."""
    made: JsonObject = dict(order)
    for lang in LANGUAGES:
        sent: list[JsonObject] = []
        MatchHost(lambda text, sent=sent: sent.append(json.loads(text))).open(
            json.dumps({**order, "lang": lang, "seed": "1"})
        )
        for message in sent:
            made |= {"log": message["kept"]["log"]} if "kept" in message else {}
        opened = sent[-1]["opened"]
        made |= {lang: opened["values"], "board": opened["parts"]["board"]}
    return made


def dealt(name: str, seed: int) -> str:
    """Return the log of a match in which bots have played until the person has to decide."""
    game = GAMES[name]
    match = Match(game, SEATS[name])
    person, *others = match.settings.seats
    players = {person: "person"} | dict.fromkeys(others, "normal")
    match.metadata[RECORD] = [
        {"from": 0, "seat": seat, "player": player} for seat, player in players.items()
    ]
    bots = dict.fromkeys(range(1, SEATS[name]), ("normal", POLICIES["normal"]))
    session = Session(match, bots, random.Random(seed), undo="own")
    while match.to_move != 0:
        session.play("turn")
    return join_lines(Study(match).log().written()).decode()


def manifest() -> JsonObject:
    """Return the manifest, by which a browser installs the page as an application."""
    return {
        "name": "teg_nb",
        "short_name": "teg_nb",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": "#1d5f8f",
        "icons": [
            {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}
        ],
    }


def index(template: Path, out: Path, version: str) -> str:
    """Return a page, its sentences in both languages."""
    check = (HERE / "check.js").read_text("utf-8")
    fields = {key: in_both(key, "p") for key in PARAGRAPHS}
    fields |= {key: in_both(key, "span") for key in WORDS}
    drawings = [
        json.loads(json.loads((out / "openings" / f"{game}.json").read_text("utf-8"))["board"])
        for game in GAMES
    ]
    notices = {drawing.get("notice") or "" for drawing in drawings}
    fields |= {
        "games": " ".join(map(game_link, GAMES)),
        "cannot": "".join(
            f'<p data-bar="{key}" hidden>{in_both(key, "span")}</p>'
            for key in ("needs_server", "old_browser")
        ),
        "maps": html.escape(" ".join(sorted(notices)).strip()),
        "check": check,
        "hash": base64.b64encode(hashlib.sha256(check.encode()).digest()).decode(),
        "version": version,
    }
    page = template.read_text("utf-8")
    for key, text in fields.items():
        page = page.replace("{" + key + "}", text)
    return page


def in_both(key: str, tag: str) -> str:
    """Return a sentence in each language; the page shows one of them."""
    return written({lang: phrases("play_page", lang)[key] for lang in LANGUAGES}, tag)


def written(texts: Mapping[str, str], tag: str) -> str:
    """Return a text in each language."""
    return "".join(
        f'<{tag} lang="{lang}" data-lang="{lang}">{html.escape(text)}</{tag}>'
        for lang, text in texts.items()
    )


def game_link(game: str) -> str:
    """Return the link to the start screen of a game."""
    names = written({lang: phrases("games", lang)[game] for lang in LANGUAGES}, "span")
    return f'<a href="?game={game}" data-game="{game}">{names}</a>'


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT)
