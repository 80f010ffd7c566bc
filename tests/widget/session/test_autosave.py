"""The file of a board: what is played is in it, and the same cell goes on from there."""

from __future__ import annotations

import errno
import gc
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ipywidgets
import pytest
from jupyter_client.manager import start_new_kernel
from sessions import says

from teg_nb import Match, Study, StudyPosition, position
from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.storage import atomic_write, journal
from teg_nb.engine.storage.journal import Kept, journal_of
from teg_nb.widget import MatchWidget
from teg_nb.widget.session import autosave
from teg_nb.widget.session.autosave import NotSaved


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    ipywidgets.Widget.close_all()
    assert autosave._HELD == {}


@pytest.fixture
def cells(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Say which cell runs, each time anew."""
    runs = iter(range(100))

    def run(cell: str) -> None:
        now = cell, str(next(runs))
        monkeypatch.setattr(autosave, "_run", lambda: now)

    run("")
    return run


def war(**more: Any) -> MatchWidget:
    start = position(Blanco="Argentina 9, España 4", Negro="Brasil 7", Rojo="Sahara 3")
    return MatchWidget(Match(start=start), seed=3, **more)


def attack(widget: MatchWidget) -> None:
    assert says(widget, "act", action=["attack", "Argentina", "Brasil"]) is None


def written(widget: MatchWidget) -> list[str]:
    widget.study.at = widget.session.at
    return [*widget.study.log().written()]


# Writing


def test_the_file_is_there_at_once_and_after_every_action() -> None:
    widget = war(autosave="clase")
    assert Study.load("clase.jsonl").match.actions == []
    attack(widget)
    attack(widget)
    assert says(widget, "undo") is None
    says(widget, "act", action=["end_attack"])
    assert widget.view["line"] == "v1"
    says(widget, "rename", name="v1", title="Sin más")
    kept = Study.load("clase.jsonl")
    assert [*kept.log().written()] == written(widget)
    assert (kept.at, kept.title("v1")) == (widget.session.at, "Sin más")


def test_looking_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = war(autosave="clase")
    attack(widget)
    saved: list[int] = []
    monkeypatch.setattr(Kept, "append", lambda *_: saved.append(1) or True)
    says(widget, "go", step=0)
    widget._handle_custom_msg({"kind": "private", "nonce": "n"}, [])
    widget._handle_custom_msg({"kind": "lang", "lang": "en", "nonce": "n"}, [])
    says(widget, "redo")  # one is where one was
    assert saved == []
    says(widget, "undo")
    assert saved == [1]


def test_what_a_cell_plays_is_written_when_it_is_shown() -> None:
    widget = MatchWidget(Match(seats=3), bots=["random"] * 3, seed=1, autosave="clase")
    widget.play("turn")
    assert Study.load("clase.jsonl").match.actions == widget.match.actions
    widget.study.annotate(StudyPosition("main", 3), comment="Acá")
    widget.refresh()
    assert Study.load("clase.jsonl").note(StudyPosition("main", 3)) == {"say": "Acá"}


def test_nothing_else_is_left_in_the_folder(folder: Path) -> None:
    widget = war(autosave="clase")
    attack(widget)
    widget.close()
    assert [path.name for path in folder.iterdir()] == ["clase.jsonl"]


# Going on


def test_the_same_cell_in_another_kernel_goes_on_from_the_file() -> None:
    widget = war(autosave="clase", undo="same")
    attack(widget)
    attack(widget)
    says(widget, "undo")
    says(widget, "act", action=["end_attack"])
    before, at, seed = written(widget), widget.session.at, widget.study.seed
    widget.close()  # the kernel has ended
    again = war(autosave="clase", undo="same")
    assert (written(again), again.session.at, again.study.seed) == (before, at, seed)
    assert again.view["line"] == "v1"


def test_the_match_handed_in_is_the_main_line_again() -> None:
    widget = MatchWidget(Match(seats=3), bots=["random"] * 3, seed=1, autosave="clase")
    widget.play("turn")
    played = list(widget.match.actions)
    widget.close()
    match = Match(seats=3)
    again = MatchWidget(match, bots=["random"] * 3, seed=1, autosave="clase")
    assert again.match is again.study.match is match
    assert match.actions == played
    again.play("turn")
    assert len(match) > len(played)
    assert again.study.lock is match.lock


def test_the_cell_run_again_takes_the_file_over(cells: Any) -> None:
    cells("one")
    first = war(autosave="clase")
    attack(first)
    cells("one")
    second = war(autosave="clase")
    assert len(second.match) == 2
    assert first.comm is None
    attack(second)
    assert len(Study.load("clase.jsonl").match) == 4
    with pytest.raises(NotSaved, match="not kept in"):
        first.refresh()


def test_a_study_goes_on_with_all_its_lines(cells: Any) -> None:
    def lesson() -> Study:
        study = Study(Match(start=position(Blanco="Chile 5", Negro="Argentina 2")))
        asked = study.act("attack", "Chile", "Argentina")
        study.act("roll", [6, 4, 1], [5, 4], at=asked)
        study.act("roll", [1, 1, 1], [5, 4], at=asked)
        return study

    cells("one")
    widget = MatchWidget(lesson(), autosave="clase")
    widget.show(2, "v1")
    says(widget, "act", action=["end_attack"])
    cells("one")
    again = MatchWidget(lesson(), autosave="clase")
    assert again.study.end("v1") == again.session.at == ("v1", 3)
    again.close()
    other = lesson()
    other.act("end_attack", at=StudyPosition())
    with pytest.raises(NotSaved, match="does not begin"):
        MatchWidget(other, autosave="clase")


def another() -> Match:
    return Match(start=position(Blanco="Chile 5", Negro="Argentina 2"))


def further() -> Match:
    start = position(Blanco="Argentina 9, España 4", Negro="Brasil 7", Rojo="Sahara 3")
    match = Match(start=start)
    match.act("end_attack")
    return match


@pytest.mark.parametrize("match", [another, further, lambda: Match("tgm", 3)])
def test_a_file_that_began_otherwise_stays(match: Any) -> None:
    widget = war(autosave="clase")
    attack(widget)
    widget.close()
    before = Path("clase.jsonl").read_bytes()
    with pytest.raises(NotSaved) as refusal:
        MatchWidget(match(), autosave="clase")
    for lang, part in (("es", "otro nombre"), ("en", "another name")):
        assert part in refusal.value.text(lang)
        assert "fresh=True" in refusal.value.text(lang)
    assert Path("clase.jsonl").read_bytes() == before
    fresh = MatchWidget(match(), autosave="clase", fresh=True)
    assert Study.load("clase.jsonl").match.states[0] == fresh.study.match.states[0]


@pytest.mark.parametrize("text", ["", "hola", '{"teg_nb": 2}\n', "\x00" * 50])
def test_a_file_that_is_no_study_stays(text: str) -> None:
    Path("clase.jsonl").write_text(text, "utf-8")
    with pytest.raises(NotSaved, match="cannot be read, and stays"):
        war(autosave="clase")
    assert Path("clase.jsonl").read_text("utf-8") == text
    assert war(autosave="clase", fresh=True).view["step"] == 0


# One board a file


def test_a_second_board_on_a_file_is_refused(cells: Any) -> None:
    cells("one")
    widget = war(autosave="clase")
    for cell in ("two", ""):
        cells(cell)
        with pytest.raises(NotSaved, match="another board is kept"):
            war(autosave="clase")
    attack(widget)  # the first goes on
    assert len(Study.load("clase.jsonl").match) == 2
    widget.close()
    assert len(war(autosave="clase").match) == 2


CELL = """
from teg_nb import Match, MatchWidget
widget = MatchWidget(Match(seats=3), bots=["random"] * 3, seed=1, autosave="clase")
widget.play("action")
told = len(widget.match)
"""


def test_a_cell_run_again_in_a_kernel() -> None:
    """The kernel tells a second run of a cell from another cell."""
    manager, client = start_new_kernel(kernel_name="python3")
    try:

        def run(code: str, ask: str) -> str:
            reply = client.execute_interactive(
                code, user_expressions={"told": ask}, output_hook=lambda _: None, timeout=60
            )
            if reply["content"]["status"] == "error":
                return str(reply["content"]["ename"])
            return str(reply["content"]["user_expressions"]["told"]["data"]["text/plain"])

        first = int(run(CELL, "told"))
        second = int(run(CELL, "told"))
        assert second > first
        assert run(f"other = 1{CELL}", "told") == "NotSaved"
        assert int(run("widget.play('action')", "len(widget.match)")) > second
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    assert len(Study.load("clase.jsonl").match) > second
    assert len(war_of_three().match) > second  # the kernel is gone, and holds nothing


def war_of_three() -> MatchWidget:
    return MatchWidget(Match(seats=3), bots=["random"] * 3, seed=1, autosave="clase")


def test_two_boards_of_one_run_of_a_cell_are_two(cells: Any) -> None:
    cells("one")
    first = war(autosave="clase")
    with pytest.raises(NotSaved):
        war(autosave="clase")
    attack(first)


def test_a_board_that_cannot_be_made_leaves_the_file_to_the_one_before(cells: Any) -> None:
    cells("one")
    first = war(autosave="clase")
    cells("one")
    with pytest.raises(NotSaved, match="does not begin"):
        MatchWidget(another(), autosave="clase")
    attack(first)
    assert len(Study.load("clase.jsonl").match) == 2
    cells("one")
    assert len(war(autosave="clase").match) == 2


def test_a_board_in_another_process_is_refused() -> None:
    widget = war(autosave="clase")
    code = (
        "from teg_nb import Match, MatchWidget\n"
        "MatchWidget(Match(seats=3), autosave='clase', fresh=True)\n"
    )
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert other.returncode
    assert "another board is kept in clase.jsonl" in other.stderr
    attack(widget)


# What cannot be


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "a/b", "../a", "/tmp/a", "a\\b", "clase.jsonl", "a.b", ".a", "a\n", "-a"),
        *("x" * 61, "C:a", "a*", "\ud800", "a\0b"),
    ],
)
def test_what_is_no_name_is_refused(name: str, folder: Path) -> None:
    with pytest.raises(BadArgument) as refusal:
        war(autosave=name)
    assert refusal.value.text("es") != refusal.value.text("en")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", [True, 7, b"clase", Path("clase"), ["clase"]], ids=repr)
def test_what_is_no_text_is_refused(name: Any) -> None:
    with pytest.raises(BadArgument, match="autosave"):
        war(autosave=name)


@pytest.mark.parametrize("name", ["clase", "Clase 3", "mi_partida-2", "día", "7", "x" * 60])
def test_what_is_a_name(name: str) -> None:
    war(autosave=name)
    assert Path(f"{name}.jsonl").exists()


def test_a_folder_in_which_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: Any) -> int:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", denied)
        with pytest.raises(NotSaved, match="could not be written"):
            war(autosave="clase")
    war(autosave="clase")  # nothing is held


def test_a_folder_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = tmp_path / "lost"
    lost.mkdir()
    monkeypatch.chdir(lost)
    lost.rmdir()
    with pytest.raises(NotSaved, match="could not be written"):
        war(autosave="clase")
    monkeypatch.chdir(tmp_path)


def test_a_folder_of_that_name() -> None:
    Path("clase.jsonl").mkdir()
    for fresh in (False, True):
        with pytest.raises(NotSaved):
            war(autosave="clase", fresh=fresh)


def test_when_the_disk_is_full_the_page_is_told_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    widget = war(autosave="clase")
    attack(widget)
    before = Path("clase.jsonl").read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        patch.setattr(journal, "put_whole", full)
        reply = says(widget, "act", action=["attack", "Argentina", "Brasil"])
        assert reply is not None
        assert (reply["kind"], reply["code"]) == ("refused", "autosave_unwritten")
        assert "No space left" in reply["text"]
        assert isinstance(widget.last_error, NotSaved)
        with pytest.raises(NotSaved):
            widget.refresh()
    assert Path("clase.jsonl").read_bytes() == before
    assert (len(widget.match), widget.view["step"]) == (4, 4)
    says(widget, "undo")
    assert len(Study.load("clase.jsonl").match) == 4


def test_a_choice_that_is_refused_holds_no_file() -> None:
    choices: list[dict[str, Any]] = [{"lang": "fr"}, {"undo": "never"}, {"bots": {"Verde": "x"}}]
    for wrong in choices:
        with pytest.raises(GameError):
            war(autosave="clase", **wrong)
    gc.collect()
    war(autosave="clase")


def test_the_seed_is_in_the_file_and_in_no_trait() -> None:
    widget = war(autosave="clase", undo="same")
    attack(widget)
    seed = str(widget.study.seed)
    assert seed in Path("clase.jsonl").read_text("utf-8")
    assert seed not in repr(widget.get_state()) + repr(widget._repr_mimebundle_())


def test_a_long_study_is_kept() -> None:
    match = Match(seats=3)
    widget = MatchWidget(match, bots=["random"] * 3, seed=2, autosave="clase")
    while len(match) < 60:
        widget.play("turn")
    for step in (30, 45, 52):
        widget.show(step, "main")
        widget.play("turn")
    kept = Study.load("clase.jsonl")
    assert [*kept.log().written()] == written(widget)
    assert len(kept.lines) > 2


# A journal, and when the file is written whole


def alone() -> int:
    """Entries that a copy of the file alone has."""
    return len(Match.parse(Path("clase.jsonl").read_text("utf-8").splitlines(), line="main"))


def test_an_action_adds_a_record_and_the_file_stays() -> None:
    widget = war(autosave="clase")
    before = Path("clase.jsonl").stat()
    attack(widget)
    attack(widget)
    assert Path("clase.jsonl").stat().st_mtime_ns == before.st_mtime_ns
    assert len(journal_of("clase.jsonl").read_bytes().splitlines()) == 3
    assert (alone(), len(Match.load("clase.jsonl"))) == (0, 4)
    widget.checkpoint()
    assert alone() == 4
    assert not journal_of("clase.jsonl").exists()


def test_a_board_that_is_closed_has_written_the_file_whole(folder: Path) -> None:
    widget = war(autosave="clase")
    attack(widget)
    widget.close()
    assert alone() == 2
    assert [path.name for path in folder.iterdir()] == ["clase.jsonl"]


def test_after_so_many_actions_it_is_written_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "ACTIONS", 3)
    widget = war(autosave="clase")
    for entries in (0, 0, 6, 6):
        attack(widget)
        assert alone() == entries


def rest_is_over(widget: MatchWidget) -> None:
    """Wait for the thread that waits."""
    [waiting] = [item for item in threading.enumerate() if item.name == "teg_nb autosave"]
    waiting.join(60)
    assert not waiting.is_alive()


def test_at_rest_it_is_written_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "REST", 0.01)
    widget = war(autosave="clase")
    attack(widget)
    rest_is_over(widget)
    assert alone() == 2
    attack(widget)
    rest_is_over(widget)
    assert alone() == 4


def test_who_waits_goes_with_the_file() -> None:
    study = Study(war_match())
    file = autosave.Autosave("clase")
    file.save(study)
    study.act("end_attack")
    file.save(study)
    [waiting] = [item for item in threading.enumerate() if item.name == "teg_nb autosave"]
    assert waiting.daemon
    file.release()
    waiting.join(60)
    assert not waiting.is_alive()
    assert alone() == 1
    gone = weakref.ref(file)
    del file
    gc.collect()
    assert gone() is None


def test_who_waits_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study(war_match())
    file = autosave.Autosave("clase")
    file.save(study)
    study.act("end_attack")
    file.save(study)
    [waiting] = [item for item in threading.enumerate() if item.name == "teg_nb autosave"]
    assert file._place is not None
    file._place.leave()
    autosave._HELD.clear()
    del file
    gc.collect()
    waiting.join(60)  # at once, and not when the board would have been at rest
    assert not waiting.is_alive()
    assert len(Match.load("clase.jsonl")) == 1


def test_a_kernel_that_ends_of_itself_writes_the_file_whole() -> None:
    code = (
        "from teg_nb import Match, MatchWidget\n"
        "board = MatchWidget(Match(seats=3), bots=['random'] * 3, seed=1, autosave='clase')\n"
        "board.play('action')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert alone() > 0
    assert not journal_of("clase.jsonl").exists()


def test_when_the_whole_does_not_fit_the_journal_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "ACTIONS", 2)
    widget = war(autosave="clase")

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(journal, "put_whole", full)
        for entries in (2, 4, 6):
            attack(widget)
            assert len(Match.load("clase.jsonl")) == entries
        with pytest.raises(NotSaved):
            widget.checkpoint()
    assert alone() == 0
    attack(widget)
    assert alone() == 8


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """A folder in which nobody but root may write; and who does not write is not root."""
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        for path in folder.iterdir():
            path.chmod(0o644)
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


def test_in_a_folder_that_became_read_only_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    folder = Path(tempfile.mkdtemp())  # those of pytest lie where only its user may look
    request.addfinalizer(lambda: shutil.rmtree(folder))
    folder.chmod(0o755)
    monkeypatch.chdir(folder)
    widget = war(autosave="clase")
    with read_only(folder):
        reply = says(widget, "act", action=["attack", "Argentina", "Brasil"])
        assert reply is not None
        assert reply["code"] == "autosave_unwritten"
    attack(widget)
    assert len(Match.load("clase.jsonl")) == 4
    attack(widget)
    with read_only(folder):
        attack(widget)  # the journal is open
        assert len(Match.load("clase.jsonl")) == 8
        with pytest.raises(NotSaved):
            widget.checkpoint()
        assert len(Match.load("clase.jsonl")) == 8
    widget.close()
    assert alone() == 8


# Another hand


def theirs() -> bytes:
    """Another hand writes the file: a match of its own."""
    match = Match("tgm", 3)
    match.resolve_chance(random.Random(1))
    match.save("clase.jsonl")
    return Path("clase.jsonl").read_bytes()


def test_what_another_hand_wrote_stays_and_the_board_goes_on_beside_it(folder: Path) -> None:
    widget = war(autosave="clase", lang="en")
    attack(widget)
    written_by_them = theirs()
    attack(widget)  # and it is answered as ever
    assert Path("clase.jsonl").read_bytes() == written_by_them
    assert len(Match.load("clase-2.jsonl")) == 4
    assert "clase-2.jsonl" in widget.notice
    assert "another hand" in widget.notice
    assert widget.get_state()["notice"] == widget.notice
    with pytest.warns(UserWarning, match=r"goes on in clase-2\.jsonl"):
        widget.refresh()
    attack(widget)
    assert len(Match.load("clase-2.jsonl")) == 6
    assert sorted(path.name for path in folder.iterdir() if path.suffix != ".journal") == [
        *(".clase-2.jsonl.lock", "clase-2.jsonl", "clase.jsonl")
    ]
    widget._handle_custom_msg({"kind": "lang", "lang": "es", "nonce": "n"}, [])
    assert "otra mano" in widget.notice
    widget.close()
    assert sorted(os.listdir()) == ["clase-2.jsonl", "clase.jsonl"]


@pytest.mark.parametrize("when", ["close", "checkpoint", "refresh"])
def test_another_hand_is_noticed_whenever_the_file_is_written(when: str) -> None:
    widget = war(autosave="clase")
    attack(widget)
    before = written(widget)
    written_by_them = theirs()
    if when == "refresh":
        widget.study.annotate(StudyPosition(), comment="x")
        before = written(widget)
        with pytest.warns(UserWarning, match="another hand|otra mano"):
            widget.refresh()
    else:
        getattr(widget, when)()
    assert Path("clase.jsonl").read_bytes() == written_by_them
    assert [*Study.load("clase-2.jsonl").log().written()] == before


def test_the_first_free_name_is_taken() -> None:
    Path("clase-2.jsonl").write_text("mine")
    other = war(autosave="clase-3")
    with pytest.warns(UserWarning, match=r"clase-2\.jsonl"):
        widget = war(autosave="clase")
    theirs()
    attack(widget)
    assert len(Match.load("clase-4.jsonl")) == 2
    theirs_too = theirs()
    Path("clase-4.jsonl").write_bytes(theirs_too)
    attack(widget)
    assert len(Match.load("clase-5.jsonl")) == 4
    assert Path("clase-2.jsonl").read_text() == "mine"
    attack(other)
    assert len(Match.load("clase-3.jsonl")) == 2


def test_the_same_content_is_no_other_hand() -> None:
    widget = war(autosave="clase")
    attack(widget)
    Path("clase.jsonl").write_bytes(Path("clase.jsonl").read_bytes())
    attack(widget)
    assert widget.notice == ""
    assert len(Match.load("clase.jsonl")) == 4


def test_the_cell_run_again_says_which_files_there_are(cells: Any) -> None:
    cells("one")
    first = war(autosave="clase")
    study = Study(war_match())
    attack(first)
    study.save("clase.jsonl")
    study.act("end_attack")
    study.save("clase.jsonl")
    attack(first)
    assert first.model.file is not None
    assert first.model.file.file == "clase-2.jsonl"
    cells("one")
    with pytest.warns(UserWarning, match=r"clase-2\.jsonl") as warned:
        second = war(autosave="clase", lang="en")
    assert len(warned) == 1
    assert second.notice == str(warned[0].message)
    assert "kept in clase.jsonl" in second.notice
    assert 'autosave="clase-2"' in second.notice
    assert len(second.match) == 1
    assert first.comm is None  # one run, one board
    assert len(Match.load("clase-2.jsonl")) == 4
    assert len(war(autosave="clase-2").match) == 4


def war_match() -> Match:
    start = position(Blanco="Argentina 9, España 4", Negro="Brasil 7", Rojo="Sahara 3")
    return Match(start=start)


def test_a_cell_that_fails_says_which_files_there_are() -> None:
    war(autosave="clase-2").close()
    theirs()
    with pytest.raises(NotSaved, match="does not begin") as refusal:
        war(autosave="clase")
    assert any("clase-2.jsonl" in note for note in refusal.value.__notes__)


def test_a_journal_of_another_file_is_kept_and_said() -> None:
    widget = war(autosave="clase")
    attack(widget)
    assert widget.model.file is not None
    assert widget.model.file._place is not None
    record = journal_of("clase.jsonl").read_bytes()
    widget.model.file._place.leave()  # the kernel is killed
    autosave._HELD.clear()
    for name in ("clase (recovered).jsonl.journal", "clase (recovered 2).jsonl.journal"):
        journal_of("clase.jsonl").write_bytes(record)
        further().save("clase.jsonl")
        with pytest.warns(UserWarning, match=re.escape(name)):
            again = war(autosave="clase")
        assert name in again.notice
        assert Path(name).read_bytes() == record
        assert len(again.match) == 1
        again.close()


# Locks that do not work, and what is left behind


def test_on_a_disk_without_locks_the_board_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(atomic_write.fcntl, "lockf", none)
    with pytest.warns(UserWarning, match="no locks") as warned:
        widget = war(autosave="clase", lang="en")
    assert len(warned) == 1
    assert widget.notice.startswith("this disk has no locks that work")
    attack(widget)
    widget.refresh()
    theirs()
    attack(widget)  # goes on in another file, and does not say so again
    assert widget.notice.count("no locks") == 1


def test_an_own_part_is_removed_and_others_only_when_they_are_old() -> None:
    mine, old = Path(".clase.jsonl.part"), Path(".0123456789abcdef.part")
    young, other, foreign = Path(".fedcba9876543210.part"), Path(".x.jsonl.part"), Path(".f.part")
    for item in (mine, old, young, other, foreign):
        item.write_text("x")
    for item in (old, foreign):
        os.utime(item, (1, 1))
    war(autosave="clase")
    left = {item for item in (mine, old, young, other, foreign) if item.exists()}
    assert left == {young, other, foreign}


def test_the_part_is_named_after_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    replace = os.replace

    def seen(source: Any, target: Any) -> None:
        names.append(Path(source).name)
        replace(source, target)

    monkeypatch.setattr(os, "replace", seen)
    war(autosave="clase")
    assert names == [".clase.jsonl.part"]
