"""Kills, full disks and races, as often as `make soak` does them; `breaking.py` does it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from breaking import SMALL_DISK

BREAKING = str(Path(__file__).parents[1] / "support" / "breaking.py")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is done as on Linux")


def broken(what: str, folder: Path, times: int, before: Sequence[str] = ()) -> dict[str, int]:
    """Counts of actions and observations; a fault is raised."""
    command = [*before, sys.executable, BREAKING, what, str(folder), str(times)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    counts: dict[str, int] = json.loads(done.stdout)
    return counts


@pytest.fixture(scope="session")
def small_disk(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], list[str]]:
    """Return the prefix of a command that makes a folder a small disk for it alone."""
    probe = tmp_path_factory.mktemp("probe")
    for rights in ("-m", "-rm"):
        before = ["unshare", rights, "sh", "-c", SMALL_DISK]
        if (
            shutil.which("unshare")
            and not subprocess.run(
                [*before, str(probe), "true"], capture_output=True, check=False
            ).returncode
        ):
            return lambda folder: [*before, str(folder)]
    pytest.skip("no disk may be mounted here: it takes root, or namespaces of users (unshare)")


# How often; `make soak` takes some ten minutes of two cores for them.
KILLS_AND_RACES = {
    "kills_of_simulations": 200,
    "kills_of_simulations_on_two_processes": 40,
    "kills_at_each_step": 400,  # there are some hundred
    "kills_while_saving": 1000,
    "kills_of_owners": 1000,
    "kills_of_boards": 400,
    "races_of_simulations": 40,
    "races_of_claims": 10_000,
    "races_of_boards": 10_000,
    "races_of_readers": 1000,
    "races_of_savers": 3000,
}
FULL_DISKS = {
    "full_under_a_simulation": 60,
    "full_under_a_dataset": 60,
    "full_under_a_board": 200,
    "full_under_a_file": 400,
}


def test_two_that_save_to_one_file_leave_one_of_the_two(tmp_path: Path) -> None:
    assert broken("races_of_savers", tmp_path, 20)["saves"] == 40


def test_never_do_two_processes_claim_the_same(tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    assert broken("races_of_claims", tmp_path, 200)["claims"] == 200
    assert broken("races_of_boards", tmp_path / "boards", 200)["saves"] == 40


def test_a_board_that_is_killed_keeps_what_it_has_answered(tmp_path: Path) -> None:
    assert broken("kills_of_boards", tmp_path, 6)["kills"] == 6


@pytest.mark.soak
@pytest.mark.parametrize("what", KILLS_AND_RACES)
def test_killed_or_raced_all_stays_whole(
    tmp_path: Path, what: str, share: float, record_property: Callable[[str, object], None]
) -> None:
    counts = broken(what, tmp_path, max(2, round(KILLS_AND_RACES[what] * share)))
    for name, times in counts.items():
        record_property(name, times)


@pytest.mark.soak
@pytest.mark.parametrize("what", FULL_DISKS)
def test_on_a_full_disk_all_stays_whole(
    tmp_path: Path,
    what: str,
    share: float,
    small_disk: Callable[[Path], list[str]],
    record_property: Callable[[str, object], None],
) -> None:
    counts = broken(what, tmp_path, max(2, round(FULL_DISKS[what] * share)), small_disk(tmp_path))
    for name, times in counts.items():
        record_property(name, times)
