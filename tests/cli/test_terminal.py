"""A terminal prints the text of a file as it is written: no markup, no codes, nothing hidden."""

import json
import os
import random
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from teg_nb.analysis import write_dataset
from teg_nb.bots import random_policy
from teg_nb.cli import lab
from teg_nb.cli.app import app
from teg_nb.cli.odds import Dice
from teg_nb.cli.options import GameName
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.eggar.question_bank import bundled
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import printable
from teg_nb.lessons import shipped

pytestmark = pytest.mark.slow

pty = pytest.importorskip("pty")

EVIL = [
    "[/red]",
    "[link=file:///etc/passwd]x[/link]",
    ":smile:",
    "\x1b]8;;file:///etc/passwd\x1b\\x\x1b]8;;\x1b\\",
    "\x1b]0;title\x07\x1b[2J",
    "\x9b31mred\x9d0;title\x9c",
    "\u202egnp.exe\u2066\u200b",
    "two\r\nlines\x08\x00",
]
ids = {"ids": [f"{place}" for place in range(len(EVIL))]}


def on_terminal(*words):
    """Return the bytes that a command writes to a pseudo-terminal, and its exit status."""
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "teg_nb", *map(str, words)],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "200"},
    )
    os.close(theirs)
    said = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        said += piece
    os.close(ours)
    return child.wait(), said


def harmless(said):
    """The text, if nothing in it moves the cursor, hides, links or names anything."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", said.decode("utf-8"))  # colours are our own
    for letter in text.replace("\r\n", ""):
        assert printable(letter) == letter, ascii(text)
    return text


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """A log with hostile names of bots, and hostile notes."""
    path = tmp_path_factory.mktemp("evil") / "m.jsonl"
    about = {"bots": ["[/red]\x1b[2J", "\u202ex\x9b1m", "\x1b]0;t\x07"], "seed": "\x1b[3J"}
    match = Match("tgm", 3, {"max_rounds": 1}, metadata=about)
    return match.run(random_policy, random.Random(1)).save(path)


def test_names_of_bots_in_a_log(log):
    status, said = on_terminal("replay", log)
    text = harmless(said)

    assert status == 0
    for shown in (r"[/red]\x1b[2J", r"\u202ex\x9b1m", r"\x1b]0;t\x07"):
        assert shown in text


def test_names_of_bots_in_a_dataset(log, tmp_path):
    data = write_dataset([Match.load(log)], tmp_path / "data")
    status, said = on_terminal("summary", data.folder)

    assert status == 0
    assert r"[/red]\x1b[2J" in harmless(said)


def test_json_is_json_and_harmless(log):
    status, said = on_terminal("replay", log, "--json")

    assert status == 0
    assert json.loads(harmless(said))["bots"][1] == "\u202ex\x9b1m"


def spoilt(path, to, change):
    """A log with its lines changed: the header, or the first entries."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    change(lines)
    to.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    return to


def to_header(**parts):
    return lambda lines: lines[0].update(parts)


def to_entry(*words):
    return lambda lines: lines.__setitem__(4, list(words))


@pytest.mark.parametrize("name", EVIL, **ids)
@pytest.mark.parametrize(
    "spoil",
    [
        lambda name: to_entry(name, "place", "Chile", 1),
        lambda name: to_entry("Blanco", name, "Chile", 1),
        lambda name: to_entry("Blanco", "place", name, 1),
        lambda name: to_entry("chance", "roll", [name], [1]),
        lambda name: to_header(seats=[name, "Blanco", "Rojo"]),
        lambda name: to_header(game=name),
        lambda name: to_header(version=name),
        lambda name: to_header(options={name: name}),
        lambda name: to_header(options={"max_rounds": name}),
        lambda name: to_header(start={"game": name}),
        lambda name: to_header(**{name: name}),
    ],
    ids="seat verb country die seats game version option value start header".split(),  # noqa: SIM905
)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_refused_logs(log, tmp_path, spoil, name, lang):
    path = spoilt(log, tmp_path / "bad.jsonl", spoil(name))
    done = CliRunner().invoke(app, ["replay", str(path), "--lang", lang])

    assert done.exit_code == 1, done.output
    assert done.stderr.startswith(f"teg-nb: {path}: ")
    harmless(done.stderr.removesuffix("\n").encode())


@pytest.mark.parametrize("name", EVIL, **ids)
def test_questions_of_a_file(tmp_path, name):
    rows = [item.plain() for item in bundled()[:40]]
    for row in rows:
        row["es"]["text"] = row["en"]["text"] = name
    good = Match("eggar", 2).save(tmp_path / "good.jsonl")
    rows[3]["es"]["choices"] = [name] * 4
    path = spoilt(good, tmp_path / "bad.jsonl", to_header(options={"questions": rows}))
    done = CliRunner().invoke(app, ["replay", str(path)])

    assert done.exit_code == 1, done.output
    harmless(done.stderr.removesuffix("\n").encode())


def test_a_refusal_on_a_terminal(log, tmp_path):
    path = spoilt(log, tmp_path / "bad\x1b[2J.jsonl", to_entry("Blanco", "place", EVIL[4], 1))
    status, said = on_terminal("replay", path)

    assert status == 1
    assert r"bad\x1b[2J.jsonl: línea 5: " in harmless(said)


LONG = "x" * 300


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["replay", LONG], 1),
        (["summary", LONG], 1),
        (["play", "--max-rounds", "1", "--bots", "random", "--out", LONG], 1),
        (["simulate", "--max-rounds", "1", "--matches", "1", "--out", LONG], 1),
        (["rules", "TEG-8.5", "--game", LONG * 10], 2),
        (["rules", "prefix", "--game", "../boards/teg"], 2),
        (["play", "--options", "max_rounds=" + "9" * 5000], 2),
        (["play", "--options", "board=" + "[" * 5000], 2),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else None,
)
def test_names_too_long_and_out_of_place_are_refused_in_a_line(
    words, status, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, words)

    assert done.exit_code == status, done.output
    assert done.stdout == ""
    if status == 1:
        assert re.fullmatch(r"teg-nb: .*x: File name too long\n", done.stderr)


# Whatever is typed, a command ends in a result or a sentence.

PIECES = st.sampled_from(
    [
        *(
            "",
            "-",
            ".",
            "..",
            "../boards/teg",
            "/dev/null",
            "x" * 300,
            "x" * 5000,
            "a\nb",
            "[/red]",
        ),
        *("\x1b[2J", "ñandú", "1e999", "NaN", "-1", "0", "1", "3", "99999999999999999999", "2.5"),
        *("TEG-8.5", "TEG-D-64", "D-", "-8.5", "TEG-", "O-3", "not_adjacent", "XYZ-1", "8.5"),
        *("Rojo,Blanco", "Rojo,Rojo", ",", "greedy,random", "greedy,", "teg", "risk", "en"),
        *("max_rounds=1", "max_rounds=" + "9" * 5000, "=", "a=b", "board=[[]]", "x=" + "[" * 5000),
    ]
)
NAMES = {
    "rules": ["--game", "--lang", "--json"],
    "odds": ["--rules", "--situation", "--exact", "--json"],
    "replay": ["--json", "--lang"],
    "summary": ["--json", "--lang"],
    "play": ["--game", "--seats", "--seed", "--bots", "--max-rounds", "--options", "--json"],
    "simulate": ["--game", "--seats", "--bots", "--matches", "--options", "--json", "--seed"],
    "lab": ["--folder", "--port"],
}


@pytest.mark.parametrize("command", NAMES)
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_command_ends_in_a_traceback(command, data, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    server = SimpleNamespace(wait=lambda: 0, terminate=lambda: None)
    monkeypatch.setattr(lab.subprocess, "Popen", lambda *_, **__: server)
    monkeypatch.setattr(shipped, "_PACKED", tmp_path)  # no lessons to copy
    words = data.draw(st.lists(PIECES | st.sampled_from(NAMES[command]), max_size=4))
    if command in ("play", "simulate"):  # nothing long
        words += ["--max-rounds", "1"]
        words += ["--matches", "1"] if command == "simulate" else []
    done = CliRunner().invoke(app, [command, *words])

    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code in (0, 1, 2), (words, done.output)


def test_the_choices_are_what_there_is():
    from teg_nb.analysis.odds import RULES

    assert [item.value for item in GameName] == list(GAMES)
    assert {die.value for die in Dice} == set(RULES)
