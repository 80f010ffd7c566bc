"""A journal record replays each addition to a study and gives the same study."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teg_nb import Match, Study, StudyPosition, position
from teg_nb.engine.errors import BadLog, GameError
from teg_nb.engine.games import GAMES
from teg_nb.engine.log.format import join_lines, to_json_line
from teg_nb.engine.storage import journal
from teg_nb.engine.storage.journal import Changed, Kept, journal_of

pytestmark = pytest.mark.slow


def written(study: Study) -> list[str]:
    return [*study.log().written()]


class Keeper:
    """Keeps a study as a board does, and says how."""

    def __init__(self, path: Path, study: Study) -> None:
        self.study, self.kept = study, Kept(path, ".part")
        self.kept.settle()
        self.whole()

    def whole(self) -> None:
        self.kept.checkpoint(join_lines(written(self.study)))
        self.mark = self.study.mark()

    def keep(self) -> str:
        added = self.study.added(self.mark)
        if added is None:
            self.whole()
            return "whole"
        record, self.mark = added
        if not record:
            return "nothing"
        assert self.kept.append(to_json_line(record))
        return "record"


def war() -> Study:
    start = position(Blanco="Argentina 9, España 4", Negro="Brasil 7", Rojo="Sahara 3")
    return Study(Match(start=start))


def play_at(study: Study, at: StudyPosition, rng: random.Random) -> None:
    trial = study.fork(at)
    for _ in range(rng.choice((1, 1, 2, 5))):
        if trial.is_over:
            break
        if trial.to_move < 0:
            trial.resolve_chance(rng)
        else:
            trial.push(trial.legal_actions().choice(rng))
    study.adopt(trial)


def some_place(study: Study, rng: random.Random) -> StudyPosition:
    name = rng.choice(study.lines)
    end = study.end(name).step
    return StudyPosition(name, rng.choice((end, end, rng.randint(0, end))))


def annotate(study: Study, rng: random.Random) -> None:
    note = rng.choice(({}, {"say": "¿Por qué?"}, {"glyph": "?!", "ask": {"en": "Why?"}}))
    study.set_note(some_place(study, rng), note)


def on_variation(edit: Callable[[Study, str], Any]) -> Callable[[Study, random.Random], None]:
    def do(study: Study, rng: random.Random) -> None:
        if study.lines[1:]:
            edit(study, rng.choice(study.lines[1:]))

    return do


def stand(study: Study, rng: random.Random) -> None:
    study.at = some_place(study, rng)


ADDING: list[Callable[[Study, random.Random], Any]] = [
    lambda study, rng: play_at(study, some_place(study, rng), rng),
    lambda study, rng: play_at(study, study.end(), rng),
    lambda study, rng: study.match.resolve_chance(rng),
    annotate,
    on_variation(lambda study, name: study.rename(name, "Otra")),
    stand,
]
CHANGING: list[Callable[[Study, random.Random], Any]] = [
    lambda study, rng: study.undo(),
    on_variation(lambda study, name: study.promote(name)),
    on_variation(lambda study, name: study.delete(name)),
    lambda study, rng: study.match.undo(),
]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_done_the_file_and_its_journal_are_the_study(tmp_path: Path, game: str) -> None:
    rng, kinds = random.Random(game), dict[str, int]()
    path = tmp_path / "a.jsonl"
    for trial in range(4):
        study = Study(Match(game, 3), reuse_rolls=trial == 3, seed=7)
        keeper = Keeper(path, study)
        for _ in range(40):
            rng.choice(ADDING * 4 + CHANGING)(study, rng)
            kind = keeper.keep()
            kinds[kind] = kinds.get(kind, 0) + 1
            # Lines stand each after the one that it leaves, in an order that edits may change.
            assert as_told(Study.load(path)) == as_told(Study.parse(written(study)))
        keeper.kept.end()
    assert kinds["record"] > kinds["whole"] > 0


def as_told(study: Study) -> dict[str, Any]:
    """A study, whatever the order of its lines."""
    log = study.log()
    lines = {
        name: (line.of, line.start, line.title, line.actions, line.notes)
        for name, line in log.lines.items()
    }
    return {"header": log.header(), "lines": lines}


@pytest.mark.parametrize("edit", ADDING[1:])
def test_what_only_adds_is_a_record(tmp_path: Path, edit: Any) -> None:
    study, rng = war(), random.Random(1)
    study.act("attack", "Argentina", "Brasil")
    study.act("end_attack", at=StudyPosition())
    keeper = Keeper(tmp_path / "a.jsonl", study)
    edit(study, rng)
    assert keeper.keep() in ("record", "nothing")
    edit(study, rng)
    keeper.keep()
    assert written(Study.load(tmp_path / "a.jsonl")) == written(study)


def test_a_match_replays_its_journal(tmp_path: Path) -> None:
    path, study = tmp_path / "a.jsonl", war()
    keeper = Keeper(path, study)
    study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    assert Match.load(path).actions == study.match.actions
    study.annotate(StudyPosition(), comment="Acá")
    keeper.keep()
    with pytest.raises(BadLog, match="a match is one"):
        Match.load(path)
    assert Match.load(path, line="main").actions == study.match.actions
    study.annotate(StudyPosition())
    keeper.keep()
    assert Match.load(path).actions == study.match.actions


def test_a_record_does_not_grow_with_the_study(tmp_path: Path) -> None:
    match = Match("tgm", 3)
    study = Study(match)
    keeper = Keeper(tmp_path / "a.jsonl", study)
    sizes = []
    for _ in range(120):
        study.match.resolve_chance(random.Random(1))
        study.match.push(study.match.legal_actions().choice(random.Random(2)))
        record, keeper.mark = study.added(keeper.mark) or ({}, keeper.mark)
        sizes.append(len(to_json_line(record)))
    assert max(sizes[60:]) < 3 * max(sizes[:60])


# The reader


def two(folder: Path) -> tuple[Path, list[int]]:
    """A study whose journal has two records, and where its lines end."""
    path, study = folder / "a.jsonl", war()
    keeper = Keeper(path, study)
    for _ in range(2):
        play_at(study, study.end(), random.Random(3))
        keeper.keep()
    keeper.kept.let_go()
    data = journal_of(path).read_bytes()
    return path, [k + 1 for k, byte in enumerate(data) if byte == ord("\n")]


def test_only_the_last_line_may_be_torn(tmp_path: Path) -> None:
    path, ends = two(tmp_path)
    data = journal_of(path).read_bytes()
    lengths = []
    for cut in range(len(data) + 1):
        journal_of(path).write_bytes(data[:cut])
        lengths.append(len(Match.load(path)))
    assert lengths == sorted(lengths)
    assert [lengths[end] > lengths[end - 1] for end in ends] == [False, True, True]
    assert lengths[0] == lengths[ends[0]] == 0
    for end in ends[1:2]:  # a line that is whole, and wrong
        journal_of(path).write_bytes(data[: end - 5] + b"\n" + data[end:])
        with pytest.raises(BadLog, match=r"line 2: in its journal, \.a\.jsonl\.journal"):
            Match.load(path)
        partial = Match.load(path, partial=True)
        assert len(partial) == 0


def test_a_cut_file_is_refused_as_ever(tmp_path: Path) -> None:
    path, _ = two(tmp_path)
    path.write_bytes(path.read_bytes().rpartition(b"{")[0])
    with pytest.raises(BadLog, match="breaks off"):
        Match.load(path)


def test_a_journal_of_another_file_is_not_replayed(tmp_path: Path) -> None:
    path, _ = two(tmp_path)
    war().save(path)
    data = path.read_bytes()
    assert len(Match.load(path)) == 2  # it is the same to the byte
    Study(Match("tgm", 3)).save(path)
    assert len(Match.load(path)) == 0
    path.write_bytes(data.replace(b'"Argentina", 9', b'"Argentina", 8'))
    assert len(data) == path.stat().st_size


def test_what_is_no_file_is_no_journal(tmp_path: Path) -> None:
    path, _ = two(tmp_path)
    real = journal_of(path).rename(tmp_path / "real")
    journal_of(path).symlink_to(real)
    with pytest.raises(BadLog, match="not a file"):
        Match.load(path)
    journal_of(path).unlink()
    os.mkfifo(journal_of(path))
    with pytest.raises(BadLog, match="not a file"):
        Match.load(path)


@pytest.mark.parametrize(
    "record",
    [
        *([], {}, 7, {"lines": {}}, {"lines": [[]]}, {"more": 1}, {"lines": [{"line": "main"}]}),
        {"lines": [{"line": "main", "from": 0, "entries": []}]},
        {"lines": [{"line": "main", "from": 1, "entries": [["Blanco", "end_attack"]]}]},
        {"lines": [{"line": "main", "from": True, "entries": [["Blanco", "end_attack"]]}]},
        {"lines": [{"line": "v1", "from": 0, "entries": [["Blanco", "end_attack"]]}]},
        {"lines": [{"line": ["v1"], "from": 0, "entries": [["Blanco", "end_attack"]]}]},
        {"lines": [{"line": "main", "from": 0, "entries": [["Negro", "end_attack"]]}]},
        {"lines": [{"of": "main", "from": 0, "entries": [["Blanco", "end_attack"]]}]},
        {"lines": [{"line": "v1", "of": "v2", "from": 0, "entries": [["Blanco", "end_attack"]]}]},
        {"lines": [{"line": "main", "of": "main", "from": 0, "entries": [["Blanco", "end"]]}]},
        {"notes": [{"line": "main", "at": 1, "say": "x"}]},
        {"notes": [{"line": "v1", "at": 0, "say": "x"}]},
        {"notes": [{"line": "main", "at": 0, "cry": "x"}]},
        {"names": [{"line": "main", "name": "x"}]},
        {"names": [{"line": "v1", "name": "x"}]},
        {"opens_at": [[[[[[]]]]]] * 10, "lines": 3},
    ],
    ids=repr,
)
def test_a_record_that_is_none_is_refused(tmp_path: Path, record: Any) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    assert keeper.kept.append(json.dumps(record))
    with pytest.raises(BadLog, match="line 2: in its journal") as refusal:
        Study.load(path)
    assert refusal.value.text("es") != refusal.value.text("en")
    assert written(Study.load(path, partial=True)) == written(war())


def test_notes_and_titles_of_a_record_have_no_control_characters(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    begun = {"line": "v1", "of": "main", "from": 0, "entries": [["Blanco", "end_attack"]]}
    notes = [
        {"line": "main", "at": 0, "say": "\x1b[2JYa?"},
        {"line": "v1", "at": 1, "say": "\x00"},
    ]
    names = [{"line": "v1", "name": "Otra\x83"}]
    keeper.kept.append(json.dumps({"lines": [begun], "notes": notes, "names": names}))
    study = Study.load(path)
    assert study.note(StudyPosition("main", 0)) == {"say": "[2JYa?"}
    assert study.note(StudyPosition("v1", 1)) == {}
    study.save(tmp_path / "b.jsonl")
    assert written(Study.load(tmp_path / "b.jsonl")) == written(study)


def test_a_line_does_not_go_on_as_another_does_already(tmp_path: Path) -> None:
    path, study = tmp_path / "a.jsonl", war()
    entry = ["Blanco", "end_attack"]
    keeper = Keeper(path, study)
    begun = {"line": "v1", "of": "main", "from": 0, "entries": [entry]}
    keeper.kept.append(
        json.dumps({"lines": [begun, {"line": "main", "from": 0, "entries": [entry]}]})
    )
    with pytest.raises(BadLog, match="goes on"):
        Study.load(path)


# The writer


def test_a_checkpoint_has_no_journal(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "a.jsonl", war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    assert journal_of(tmp_path / "a.jsonl").exists()
    keeper.whole()
    assert [path.name for path in tmp_path.iterdir()] == ["a.jsonl"]


def test_killed_between_the_file_and_its_journal_nothing_is_said_to_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    monkeypatch.setattr(Kept, "end", lambda kept: kept.let_go())
    keeper.whole()
    assert journal_of(path).exists()
    assert written(Study.load(path)) == written(keeper.study)
    assert Kept(path, ".part").settle() is None
    assert not journal_of(path).exists()


def test_killed_just_before_the_file_is_put_in_place_the_journal_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(journal, "put_whole", full)
        with pytest.raises(OSError, match="No space"):
            keeper.whole()
    assert written(Study.load(path)) == written(keeper.study)
    play_at(keeper.study, keeper.study.end(), random.Random(1))
    assert keeper.keep() == "record"
    assert written(Study.load(path)) == written(keeper.study)


def test_a_record_that_does_not_fit_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    before, write = journal_of(path).read_bytes(), os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, data[:9]))
    with pytest.raises(OSError, match="No space"):
        keeper.kept.append('{"opens_at": ["main", 1]}')
    monkeypatch.undo()
    assert journal_of(path).read_bytes() == before
    assert not keeper.kept.append("{}")  # a checkpoint is due


def test_what_another_hand_writes_is_noticed_and_left(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    path.write_bytes(path.read_bytes())  # nothing else is in it
    keeper.study.match.resolve_chance(random.Random(1))
    assert keeper.keep() == "record"
    Match("tgm", 3).save(path)
    theirs = path.read_bytes()
    with pytest.raises(Changed):
        keeper.kept.append("{}")
    with pytest.raises(Changed):
        keeper.whole()
    assert path.read_bytes() == theirs


@pytest.mark.parametrize("gone", ["a.jsonl", ".a.jsonl.journal"])
def test_what_another_hand_removes_is_written_whole(tmp_path: Path, gone: str) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    (tmp_path / gone).unlink()
    assert not keeper.kept.append("{}")
    keeper.whole()
    assert written(Study.load(path)) == written(keeper.study)


def test_ctrl_c_once_the_file_is_in_place_is_no_other_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    put = journal.put_whole

    def stopped(*given: Any) -> None:
        put(*given)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(journal, "put_whole", stopped)
        with pytest.raises(KeyboardInterrupt):
            keeper.whole()
    assert not keeper.kept.append("{}")
    keeper.whole()
    assert written(Study.load(path)) == written(keeper.study)
    assert [item.name for item in tmp_path.iterdir()] == ["a.jsonl"]


def test_a_reader_finds_both_as_they_are_at_one_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A checkpoint comes while somebody has the file open, and has not read the journal yet."""
    path = tmp_path / "a.jsonl"
    keeper = Keeper(path, war())
    keeper.study.act("attack", "Argentina", "Brasil")
    keeper.keep()
    read, once = journal._records, [keeper.whole]

    def late(*given: Any) -> list[bytes]:
        if once:
            once.pop()()
        return read(*given)

    monkeypatch.setattr(journal, "_records", late)
    assert written(Study.load(path)) == written(keeper.study)
    assert not once


def test_errors_are_of_the_engine() -> None:
    assert not issubclass(Changed, GameError)
