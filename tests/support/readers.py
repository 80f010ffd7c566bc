"""Every reader of what strangers write, with what to feed it and what it may answer.

A reader is fed sound inputs, spoilt ones and rubbish. It may accept an input or refuse it with one
of its documented errors; nothing else, and a refusal changes nothing. `test_fuzz.py` feeds some to
each in every run of the tests, and a million in all in the soak.
"""

from __future__ import annotations

import copy
import json
import random
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as parquet
from hypothesis import strategies as st
from typer.testing import CliRunner

from teg_nb import (
    GAMES,
    BadLog,
    BadMessage,
    BadPosition,
    IllegalAction,
    Match,
    Study,
    StudyPosition,
)
from teg_nb.analysis.dataset.reader import BadDataset, read_dataset
from teg_nb.bots import POLICIES
from teg_nb.cli.app import app
from teg_nb.engine.codec import decode, encode
from teg_nb.engine.errors import GameError
from teg_nb.engine.games.eggar.question_bank import bundled, parse_questions, read_questions
from teg_nb.engine.log.format import join_lines
from teg_nb.engine.play.study import Mark
from teg_nb.engine.storage.journal import Kept, journal_of
from teg_nb.simulation.matches import simulate
from teg_nb.widget.session.messages import FIELDS, KINDS, parse
from teg_nb.widget.session.refusals import refused
from teg_nb.widget.session.session import Session

# What is put in the place of something sound.
TEXTS = (
    *("", "?", "chance", "Blanco", "Chile", "ñandú", "\ud800", "\u202eabc", "\x1b[2J", "\x00"),
    *("a" * 300, "[/red]", "../boards/teg", "<img src=x onerror=alert(1)>", "1e9", "ＣＨＩＬＥ"),
)
NUMBERS = (
    0,
    1,
    -1,
    2,
    7,
    100,
    10**9,
    10**30,
    -(10**30),
    10**400,
    1.5,
    float("nan"),
    float("inf"),
    -0.0,
)
RUBBISH = (None, True, False, [], {}, [[]], {"a": []}, *TEXTS, *NUMBERS, [1] * 200)


def anything(rng: random.Random) -> Any:
    return copy.deepcopy(rng.choice(RUBBISH))


def rubbish(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value, and some that are none."""
    if depth > 3 or rng.random() < 0.6:
        return anything(rng)
    inner = [rubbish(rng, depth + 1) for _ in range(rng.randrange(4))]
    return inner if rng.random() < 0.5 else dict(zip(TEXTS, inner, strict=False))


def spoilt(value: Any, rng: random.Random, times: int) -> Any:
    """A JSON value with some parts changed, dropped, doubled or put elsewhere."""
    value = copy.deepcopy(value)
    for _ in range(times):
        value = _spoil(value, rng)
    return value


def _spoil(value: Any, rng: random.Random) -> Any:
    keys: Sequence[Any] = ()
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = range(len(value))
    if not keys or rng.random() < 0.1:
        return anything(rng)
    key = rng.choice(keys)
    what = rng.random()
    if what < 0.55:
        value[key] = _spoil(value[key], rng)
    elif what < 0.7:
        del value[key]
    elif what < 0.8:
        value[rng.choice(keys)] = copy.deepcopy(value[key])
    elif isinstance(value, list):
        value.insert(rng.randrange(len(value) + 1), anything(rng))
    else:
        value[rng.choice(TEXTS)] = anything(rng)
    return value


Make = Callable[[random.Random], Any]


def inputs(sound: Make) -> Make:
    """Return a function that draws a place and its input: sound, spoilt, or rubbish."""

    def make(rng: random.Random) -> tuple[Any, Any]:
        where, value = sound(rng)
        if rng.random() < 0.1:
            return where, rubbish(rng)
        return where, spoilt(value, rng, rng.choice((0, 1, 1, 2, 4)))

    return make


def spoilt_bytes(data: bytes, rng: random.Random) -> bytes:
    """A file with bytes changed, cut off, lost or doubled."""
    spoilt = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(spoilt) + 1)
        what = rng.randrange(5)
        if what == 0:
            del spoilt[place:]
        elif what == 1:
            del spoilt[place : place + rng.randrange(40)]
        elif what == 2:
            spoilt[place:place] = rng.randbytes(rng.randrange(1, 6))
        elif what == 3:
            spoilt[place:place] = spoilt[place : place + rng.randrange(200)]
        elif place < len(spoilt):
            spoilt[place] ^= 1 << rng.randrange(8)
    return bytes(spoilt)


@dataclass(frozen=True)
class Reader:
    """Something that reads what strangers write."""

    name: str
    make: Make
    """An input, made from a generator."""
    feed: Callable[[Any], bool]
    """Whether it was accepted. Anything that is not a documented refusal is raised."""
    soak: int
    """How many of the million inputs it is fed."""

    def given(self, handful: int) -> st.SearchStrategy[list[Any]]:
        """So many inputs at a time: hypothesis takes longer than most readers."""

        def make(seed: int) -> list[Any]:
            rng = random.Random(seed)
            return [self.make(rng) for _ in range(handful)]

        return st.integers(0, 2**63 - 1).map(make)


@cache
def played(game: str, seed: int = 1, limit: int | None = 120) -> Match:
    """A match between bots; shared, so not to be played on."""
    match = Match(game, 3, {"max_rounds": 6})
    return match.run(POLICIES["random"], random.Random(seed), limit=limit)


def sendable(value: Any) -> bool:
    """Return True if a reply can be sent to a page."""
    return bool(json.dumps(value, allow_nan=False, ensure_ascii=False).encode())


# Messages of a browser


class Screens:
    """A board of each game, which goes on from message to message."""

    def __init__(self) -> None:
        self.sessions: dict[str, Session] = {}

    def of(self, game: str) -> Session:
        session = self.sessions.get(game)
        if (
            session is None
            or session.match.is_over
            or len(session.match) > 250
            or len(session.study.lines) > 30
        ):
            match = played(game).fork(40)
            bots = {1: ("random", POLICIES["random"])}
            session = self.sessions[game] = Session(match, bots, random.Random(3))
        return session


SCREENS = Screens()


def message(rng: random.Random) -> tuple[Any, Any]:
    game = rng.choice(list(GAMES))
    return game, message_of(SCREENS.of(game), rng)


def message_of(session: Session, rng: random.Random) -> dict[str, Any]:
    """A sound message to a board."""
    match = session.match
    kind = rng.choice([*KINDS, "act", "act", "answer"])
    legal = match.legal_actions() if match.to_move >= 0 else []
    words = encode(rng.choice(legal), match.settings)[1:] if legal else ["end_turn"]
    names = match.settings.seats
    places = match.settings.vocabulary.get("country", ("?",))
    session.view()
    sound = {
        "line": session.at.line,
        "name": rng.choice(session.study.lines),
        "title": "¿Y si no?",
        "step": rng.choice(("turn", "action", session.step)) if kind == "step" else session.step,
        "until": rng.choice(("action", "turn")),
        "action": words,
        "seat": rng.choice(names),
        "source": rng.choice(places),
        "target": rng.choice(places),
        "keep": rng.randrange(4),
        "lang": rng.choice(("es", "en")),
    }
    fields = {name: sound.get(name, field.type()) for name, field in FIELDS[kind].items()}
    if kind == "go":
        fields["line"] = rng.choice(session.study.lines)
        fields["step"] = rng.randrange(len(match) + 1)
    return {"kind": kind, **fields}


def feed_message(given: Any) -> bool:
    game, content = given
    session = SCREENS.of(game)
    before = (len(session.match), session.match.state, session.step)
    try:
        assert sendable(session.handle(parse(content)))
    except GameError as fault:
        assert (len(session.match), session.match.state, session.step) == before
        for lang in ("es", "en"):
            assert sendable(refused(fault, session.step, lang))
        return False
    assert len(session.match.states) == len(session.match) + 1 == len(session.match.events) + 1
    return True


# Entries, logs, positions


def entry(rng: random.Random) -> tuple[Any, Any]:
    match = played(rng.choice(list(GAMES)))
    step = rng.randrange(len(match))
    return (match.game.name, step), encode(match.actions[step], match.settings)


def feed_entry(given: Any) -> bool:
    (game, step), words = given
    match = played(game)
    state = match.states[step]
    before = state.copy()
    try:
        action = decode(words, match.game, match.settings)
        assert decode(encode(action, match.settings), match.game, match.settings) == action
        match.game.play(state, action)
    except (BadMessage, IllegalAction) as fault:
        if isinstance(fault, IllegalAction):
            assert fault.text("es")
            assert fault.text("en")
        assert state == before
        return False
    return True


@cache
def lines(game: str) -> tuple[str, ...]:
    return tuple(played(game, 2, 40).lines())


def log(rng: random.Random) -> tuple[Any, Any]:
    data = [json.loads(line) for line in lines(rng.choice(list(GAMES)))]
    return None, data


def feed_log(given: Any) -> bool:
    _, rows = given
    rows = rows if isinstance(rows, list) else [rows]
    try:
        match = Match.parse([json.dumps(row) for row in rows])
    except BadLog as fault:
        assert 1 <= fault.line <= len(rows) + 1
        return False
    assert list(Match.parse(match.lines()).lines()) == list(match.lines())
    return True


def file(rng: random.Random) -> Any:
    text = "".join(f"{line}\n" for line in lines(rng.choice(list(GAMES))))
    return spoilt_bytes(text.encode(), rng)


FOLDER = tempfile.TemporaryDirectory(prefix="readers-")


def path(name: str) -> Path:
    return Path(FOLDER.name) / name


def feed_file(given: bytes) -> bool:
    path("log.jsonl").write_bytes(given)
    try:
        match = Match.load(path("log.jsonl"))
    except BadLog:
        return False
    match.save(path("again.jsonl"))
    assert Match.load(path("again.jsonl")).actions == match.actions
    return True


@cache
def journal(game: str) -> tuple[bytes, bytes]:
    """A study, and a journal of what was added to it: entries, a variation, notes, a title."""
    study = Study(played(game, 2, 20).fork())
    kept = Kept(path("kept.jsonl"), ".part")
    kept.checkpoint(join_lines(study.log().written()))
    further = played(game, 2, 40)
    for end in (23, 24, 30):
        mark = study.mark()
        study.adopt(further.fork(end))
        study.annotate(StudyPosition("main", end), comment="¿Ya?", glyph="?!")
        add(study, kept, mark)
    mark = study.mark()
    other = study.fork(StudyPosition("main", 22))
    other.run(POLICIES["random"], random.Random(5), limit=3)
    study.at = study.adopt(other)
    study.rename("v1", "Otra")
    add(study, kept, mark)
    mark = study.mark()
    study.annotate(StudyPosition("main", 23))
    study.rename("v1", "")
    add(study, kept, mark)
    kept.let_go()
    contents = kept.path.read_bytes(), kept.journal.read_bytes()
    kept.journal.unlink()
    return contents


def add(study: Study, kept: Kept, mark: Mark) -> None:
    added = study.added(mark)
    assert added is not None
    assert kept.append(json.dumps(added[0], ensure_ascii=False))


def records(rng: random.Random) -> tuple[Any, Any]:
    game = rng.choice(list(GAMES))
    return game, [json.loads(line) for line in journal(game)[1].splitlines()[1:]]


def feed_records(given: Any) -> bool:
    game, rows = given
    whole, stood = journal(game)
    rows = rows if isinstance(rows, list) else [rows]
    made = [stood.splitlines()[0], *(json.dumps(row).encode() for row in rows)]
    return feed_journal((whole, b"".join(line + b"\n" for line in made)))


def journal_file(rng: random.Random) -> Any:
    whole, stood = journal(rng.choice(list(GAMES)))
    return whole, spoilt_bytes(stood, rng)


def feed_journal(given: tuple[bytes, bytes]) -> bool:
    """A file and its journal: to be read by anybody, and to be gone on with by a board."""
    whole, added = given
    place = path("journal.jsonl")
    place.write_bytes(whole)
    journal_of(place).write_bytes(added)
    try:
        study = Study.load(place)
    except BadLog as fault:
        assert fault.text("es")
        assert 1 <= fault.line <= added.count(b"\n") + 1
        Study.load(place, partial=True)
        return False
    study.save(path("again.jsonl"))
    again = Study.load(path("again.jsonl"))
    assert [*again.log().written()] == [*study.log().written()]
    kept = Kept(place, ".part")
    aside = kept.settle()
    if aside is not None:
        aside.unlink()
    assert [*Study.load(place).log().written()] == [*study.log().written()]
    kept.end()
    return True


def dump(rng: random.Random) -> tuple[Any, Any]:
    match = played(rng.choice(list(GAMES)))
    data = match.game.dump(match.states[rng.randrange(len(match) + 1)])
    return match.game.name, data


def feed_dump(given: Any) -> bool:
    game, data = given
    try:
        state = GAMES[game].load(data)
    except BadPosition:
        return False
    assert GAMES[game].load(json.loads(json.dumps(GAMES[game].dump(state)))) == state
    match = Match(start=state)
    match.run(POLICIES["random"], random.Random(1), limit=3)
    for viewer in (None, 0):
        match.game.observe(match.state, viewer)
    return True


PARTS = {
    "teg": {"Blanco": "Chile 4, Portugal 3", "Negro": "España 2", "turn": "Blanco", "rest": "Negro"}
    | {"situation": "snow", "cards": {"Blanco": ["Cuba"]}, "exchanges": {"Blanco": 2}, "round": 3}
    | {"pacts": [["world", "Blanco", "Negro"]], "objectives": {"Blanco": "O-3"}, "out": {}},
    "tgm": {"Blanco": "Brasil 4", "Negro": "Perú", "turn": "Negro", "discards": ["India"]}
    | {"cards": {"Negro": ["Congo"]}, "objectives": {"Blanco": "asia_africa"}, "conquests": 1},
    "reconquista": {
        "Blanco": "Soria 4",
        "Negro": "Zaragoza 2, Huesca 4",
        "seats": 4,
        "turn": "Negro",
    },
    "wargame": {"Rojo": {"Brasil": {"troops": 8, "armoury": 2}}, "Azul": {"China": {"troops": 3}}},
    "eggar": {"seats": 3, "turn": "Azul", "phase": "move", "die": 4, "steps": 2},
}


def parts(rng: random.Random) -> tuple[Any, Any]:
    game = rng.choice(list(PARTS))
    kept = {key: value for key, value in PARTS[game].items() if rng.random() < 0.8}
    return game, kept


def feed_parts(given: Any) -> bool:
    game, chosen = given
    if not isinstance(chosen, dict):
        chosen = {"Blanco": chosen}
    try:
        state = GAMES[game].position(**chosen)
    except BadPosition as fault:
        assert str(fault)
        return False
    except IllegalAction as fault:  # the options
        assert fault.code in ("bad_option", "bad_questions", "bad_player_count", "unknown_color")
        return False
    assert GAMES[game].load(json.loads(json.dumps(GAMES[game].dump(state)))) == state
    return True


def table(rng: random.Random) -> tuple[Any, Any]:
    game = rng.choice(list(GAMES))
    options = played(game).settings.options
    names = [name for name in options.__dataclass_fields__ if name != "questions"]
    chosen = {name: getattr(options, name) for name in rng.sample(names, min(3, len(names)))}
    plain = json.loads(json.dumps(chosen, default=str))
    seats = rng.choice((2, 3, 4, ["Blanco", "Negro", "Rojo"], ["Verde", "Azul"]))
    return game, [seats, plain]


def feed_table(given: Any) -> bool:
    game, chosen = given
    seats, options = chosen if isinstance(chosen, list) and len(chosen) == 2 else (3, chosen)
    try:
        match = Match(game, seats, options)
    except GameError as fault:
        assert str(fault)
        return False
    match.run(POLICIES["random"], random.Random(1), limit=2)
    return True


# Questions, datasets, the command line


def questions(rng: random.Random) -> tuple[Any, Any]:
    cards = bundled()
    first = rng.randrange(len(cards) - 5)
    return None, [card.plain() for card in cards[first : first + 5]]


def feed_questions(given: Any) -> bool:
    _, cards = given
    try:
        parse_questions(cards if isinstance(cards, list) else [cards])
    except IllegalAction as fault:
        assert fault.code == "bad_questions"
        assert fault.text("es")
        return False
    return True


def sheet(rng: random.Random) -> Any:
    head = "level,question,right,wrong,wrong,source"
    rows = [f"{n % 3 + 1},¿Qué vale {n} más {n}?,{2 * n},{n},{3 * n},cuentas" for n in range(6)]
    data = "\n".join([head, *rows]).encode()
    plain = "".join(
        json.dumps(item, ensure_ascii=False) + "\n" for item in questions(rng)[1]
    ).encode()
    name, text = rng.choice((("cards.csv", data), ("cards.jsonl", plain)))
    return name, spoilt_bytes(text, rng)


def feed_sheet(given: Any) -> bool:
    name, text = given
    path(name).write_bytes(text)
    try:
        read_questions(path(name))
    except IllegalAction as fault:
        assert fault.code == "bad_questions"
        return False
    return True


@cache
def dataset() -> Path:
    simulate(
        "tgm", "random", 3, 1, seats=3, options={"max_rounds": 2}, out=path("runs"), progress=False
    )
    return path("runs")


def part(rng: random.Random) -> Any:
    """Harm to a dataset: a file, its new bytes, and whether its checksum is made to fit."""
    files = sorted(item for item in dataset().rglob("*") if item.is_file())
    chosen = rng.choice(files)
    what = rng.choice(("bytes", "bytes", "footer", "rows", "counts", "sums", "link", "lost"))
    data: Any = spoilt_bytes(chosen.read_bytes(), rng)
    if what in ("footer", "rows", "counts"):
        chosen = rng.choice([item for item in files if item.suffix == ".parquet"])
    if what == "footer":
        whole = chosen.read_bytes()
        place = len(whole) - 8 - int.from_bytes(whole[-8:-4], "little")
        data = whole[:place] + spoilt_bytes(whole[place:], rng)
    elif what == "rows":
        data = rng.choice((0, 1, 2, 1000, 200_000))
    elif what == "counts":
        chosen = next(item for item in files if item.parts[-3] == "matches")
        data = (rng.choice(("match", "entries", "seats")), rng.choice((0, -1, 3, 2**31, 2**62)))
    elif what == "sums":
        chosen = next(item for item in files if item.name == "_SHA256SUMS")
        lines = chosen.read_text().splitlines(keepends=True)
        rng.shuffle(lines)
        names = ("../x", "/etc/passwd", "simulation.json", "a/game=tgm/part-00000.parquet", "\0")
        more = f"{'0' * 64}  {rng.choice(names)}\n"
        data = "".join([*lines[: rng.randrange(len(lines) + 1)], more * rng.randrange(2)]).encode()
    elif what == "link":
        data = rng.choice(("/etc/passwd", "/dev/zero", "..", "missing", str(chosen)))
    return what, chosen.relative_to(dataset()), data, rng.random() < 0.5


def feed_part(given: Any) -> bool:
    what, name, data, fits = given
    broken = path("broken")
    shutil.rmtree(broken, ignore_errors=True)
    shutil.copytree(dataset(), broken)
    harmed = broken / name
    if what in ("rows", "counts"):
        table = parquet.read_table(harmed, partitioning=None)
        if what == "rows":
            table = table.take(pa.array([0] * data if len(table) else [], pa.int64()))
        else:
            column, value = data
            values = pa.array([value] * len(table), pa.int64())
            table = table.set_column(table.schema.get_field_index(column), column, values)
        parquet.write_table(table, harmed)
    elif what in ("link", "lost"):
        harmed.unlink()
        if what == "link":
            harmed.symlink_to(data)
    else:
        harmed.write_bytes(data)
    if fits and what != "lost" and harmed.suffix == ".parquet" and harmed.is_file():
        (sums,) = broken.rglob("_SHA256SUMS")
        was = sha256((dataset() / name).read_bytes()).hexdigest()
        now = sha256(harmed.read_bytes()).hexdigest()
        sums.write_text(sums.read_text().replace(was, now))
    try:
        reader = read_dataset(broken, max_bytes=64 << 20)
        for item in reader.tables:
            reader.table(item)
        if "entries" in reader.tables:
            list(reader.replay())
    except (BadDataset, BadLog) as fault:
        assert str(fault)
        return False
    return True


def words(rng: random.Random) -> tuple[Any, Any]:
    path("match.jsonl").write_text("".join(f"{line}\n" for line in lines("tgm")))
    return None, rng.choice(
        (
            ["rules", "TEG-8.5", "--lang", "en"],
            ["rules", "WAR-11.5", "--game", "wargame"],
            ["odds", "10", "5", "--rules", "teg", "--situation", "snow"],
            ["odds", "3", "2", "--json"],
            ["replay", str(path("match.jsonl")), "--json"],
            ["summary", str(dataset())],
            ["play", "--game", "tgm", "--seats", "3", "--max-rounds", "1", "--bots", "random"],
            ["simulate", "--game", "eggar", "--seats", "2", "--matches", "1", "--bots", "random"],
        )
    )


def feed_words(given: Any) -> bool:
    """Arguments of the command; `lab` would start a server, and is not fed."""
    typed = (
        [str(word).replace("\0", "") for word in given] if isinstance(given, list) else [str(given)]
    )
    _, words = given
    listed = words if isinstance(words, list) else [words]
    typed = [str(word).replace("\0", "").encode(errors="replace").decode() for word in listed]
    if "lab" in typed or any(word.startswith("--out") for word in typed):
        return False
    result = CliRunner().invoke(app, typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code in (0, 1, 2), result.output
    return result.exit_code == 0


READERS = (
    Reader("messages", inputs(message), feed_message, 330_000),
    Reader("entries", inputs(entry), feed_entry, 330_000),
    Reader("logs, line by line", inputs(log), feed_log, 120_000),
    Reader("log files", file, feed_file, 60_000),
    Reader("journals, record by record", inputs(records), feed_records, 20_000),
    Reader("journal files", journal_file, feed_journal, 10_000),
    Reader("dumps of positions", inputs(dump), feed_dump, 50_000),
    Reader("positions by hand", inputs(parts), feed_parts, 50_000),
    Reader("seats and options", inputs(table), feed_table, 40_000),
    Reader("questions", inputs(questions), feed_questions, 12_000),
    Reader("question files", sheet, feed_sheet, 6_000),
    Reader("datasets", part, feed_part, 1_000),
    Reader("command line", inputs(words), feed_words, 1_000),
)
