"""A claim: one holder at a time, of all processes and all threads of each."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from teg_nb.engine.storage import atomic_write
from teg_nb.engine.storage import claim as claims
from teg_nb.engine.storage.atomic_write import Lock, append_line, clear_old_parts, locked
from teg_nb.engine.storage.claim import Claim, Held

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")

OTHER = """
import sys
from pathlib import Path
from teg_nb.engine.storage.claim import Claim, Held
try:
    claim = Claim(Path(sys.argv[1]))
except Held as fault:
    print("held by", fault.who, flush=True)
else:
    print("has it", flush=True)
    input()
    claim.release()
"""


class Other:
    """Another process that claims."""

    def __init__(self, path: Path) -> None:
        words = [sys.executable, "-c", OTHER, str(path)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdout is not None
        self.words = self.process.stdout.readline().strip()

    def ends(self) -> None:
        self.process.communicate("\n")


def test_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / ".lock"
    mine = Claim(path)
    assert mine.guards
    with pytest.raises(Held) as refusal:
        Claim(path)
    assert refusal.value.here
    other = Other(path)
    assert other.words.startswith(f"held by process {os.getpid()} of ")
    other.ends()
    with pytest.raises(Held):  # it has closed no handle of this process
        Claim(path)
    mine.release()
    mine.release()
    assert not path.exists()
    other = Other(path)
    assert other.words == "has it"
    with pytest.raises(Held) as refusal:
        Claim(path)
    assert str(other.process.pid) in refusal.value.who
    other.ends()
    assert other.process.returncode == 0
    Claim(path).release()


def test_a_file_that_was_removed_meanwhile_is_not_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B opens the file of A, A lets go, B locks what has no name any more, C makes a new one."""
    path, now = tmp_path / ".lock", [True]
    first = Other(path)
    third: list[Other] = []

    def late(file: int) -> Lock:
        if now:
            now.clear()
            first.ends()
            third.append(Other(path))
            assert third[0].words == "has it"
        return locked(file)

    monkeypatch.setattr(claims, "locked", late)
    with pytest.raises(Held) as refusal:
        Claim(path)
    assert str(third[0].process.pid) in refusal.value.who
    third[0].ends()


def test_a_child_has_none_of_it(tmp_path: Path) -> None:
    path = tmp_path / ".lock"
    mine = Claim(path)
    child = os.fork()
    if child == 0:
        mine.release()  # a copy
        try:
            Claim(path)
        except Held as fault:
            os._exit(0 if not fault.here and path.exists() else 1)
        os._exit(2)
    assert os.waitpid(child, 0)[1] == 0
    assert mine.held
    assert Other(path).words.startswith("held by")
    mine.release()


def test_a_process_that_died_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / ".lock"
    other = Other(path)
    other.process.kill()
    other.process.wait()
    assert path.exists()
    Claim(path).release()
    assert not path.exists()


@pytest.mark.parametrize(
    ("number", "outcome"),
    [
        *((errno.EACCES, Lock.OTHERS), (errno.EAGAIN, Lock.OTHERS)),
        *((errno.ENOLCK, Lock.NONE), (errno.EOPNOTSUPP, Lock.NONE), (errno.EINVAL, Lock.NONE)),
    ],
)
def test_a_lock_is_mine_or_of_others_or_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, outcome: Lock
) -> None:
    def refused(*_: Any) -> None:
        raise OSError(number, os.strerror(number))

    with (tmp_path / "a").open("w") as file:
        assert locked(file.fileno()) is Lock.MINE
        monkeypatch.setattr(atomic_write.fcntl, "lockf", refused)
        assert locked(file.fileno()) is outcome
    if outcome is Lock.NONE:
        claim = Claim(tmp_path / ".lock")
        assert not claim.guards
        claim.release()
        append_line(tmp_path / "lines", "uno")
    else:
        with pytest.raises(Held):
            Claim(tmp_path / ".lock")
        assert not claims._HERE


def test_a_folder_that_is_not_there_is_made_only_where_asked(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Claim(tmp_path / "d" / ".lock")
    Claim(tmp_path / "d" / ".lock", parents=True).release()
    assert (tmp_path / "d").is_dir()


def test_old_parts_of_ours_are_cleared(tmp_path: Path) -> None:
    names = [".0123456789abcdef.part", ".a.jsonl.part", ".film.part", "a.part", ".0.part"]
    for name in names:
        (tmp_path / name).touch()
    clear_old_parts(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(names)
    for name in names:
        os.utime(tmp_path / name, (1, 1))
    clear_old_parts(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(names[2:])
