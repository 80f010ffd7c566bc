"""A simulation that is killed, at any moment: what was kept is whole, and it can go on."""

import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from cases import cases
from typer.testing import CliRunner

from teg_nb.analysis.dataset import partition
from teg_nb.analysis.dataset import reader as reading
from teg_nb.analysis.dataset import writer as writing
from teg_nb.analysis.dataset.layout import parts_in
from teg_nb.analysis.dataset.reader import BadDataset, Writer, read_dataset
from teg_nb.analysis.dataset.records import tables_of
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.cli.app import app
from teg_nb.engine.errors import BotFailed
from teg_nb.engine.storage.claim import Claim
from teg_nb.simulation import matches
from teg_nb.simulation.matches import WorkerDied, make_plan, simulate

pytestmark = pytest.mark.slow

SHORT = {"max_rounds": 1}
WORDS = {"seats": 2, "progress": False, "options": SHORT, "tables": ["entries"]}
PLAN = {"seats": 2, "options": SHORT, "tables": ["entries"]}
ASKED = ("eggar", "random", 40, 5)

# The same as a program, with small parts and a journal that is flushed soon. Its standard error
# says how many matches are on the disk: when the folder is its own, and as more come.
PROGRAM = """
import sys
from functools import partial
from teg_nb.simulation import matches as simulation
from teg_nb.analysis.dataset import writer
writer.FLUSH_MATCHES = 3
simulation.BATCH = 4
class Writer(simulation.Writer):
    def __init__(self, *given, **named):
        super().__init__(*given, **named)
        print(self.safe, file=sys.stderr, flush=True)
    def add(self, *given):
        super().add(*given)
        print(self.safe, file=sys.stderr, flush=True)
simulation.Writer = partial(Writer, part_rows=100)
out, workers, *more = sys.argv[1:]
data = simulation.simulate("eggar", "random", 160, 5, int(workers) or None, seats=2, out=out,
                           options={"max_rounds": 1}, resume="resume" in more, progress=False)
print(len(data))
"""


@pytest.fixture
def small(monkeypatch):
    """Small parts, and a journal that is flushed after each three matches."""
    monkeypatch.setattr(writing, "FLUSH_MATCHES", 3)
    monkeypatch.setattr(matches, "Writer", partial(Writer, part_rows=100))


def content(folder):
    """Every file of a folder, with its bytes."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return the files of a simulation that nothing interrupted."""
    out = tmp_path_factory.mktemp("whole") / "d"
    subprocess.run([sys.executable, "-c", PROGRAM, str(out), "0"], check=True, capture_output=True)
    return content(out)


# Killed


def started(out, workers, *more):
    words = [sys.executable, "-c", PROGRAM, str(out), str(workers), *more]
    return subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


@pytest.mark.slow
@pytest.mark.parametrize("workers", cases(0, soak=(2,)))
def test_killed_at_any_moment_it_goes_on_to_the_same_bytes(tmp_path, workers, whole):
    """Killed again and again, each time after some more matches, until it is done."""
    out, rng, kept, kills = tmp_path / "d", random.Random(workers), 0, 0
    while True:
        child = started(out, workers, "resume")
        until = kept + rng.randrange(0, 40)
        next((line for line in child.stderr if int(line) >= until), None)
        time.sleep(0.2 * rng.random())
        if child.poll() is None and kills < 8:
            child.kill()  # the first process alone: the others must notice
            child.communicate(timeout=60)  # nobody holds its pipes any more: all have ended
            kills += 1
            if safe(out):
                data = read_dataset(out)
                numbers = data.matches()["match"].tolist()
                assert numbers == list(range(len(numbers)))
                assert len(numbers) >= kept
                kept = len(numbers)
                assert data.match(kept - 1).is_over
            continue
        said, noise = child.communicate(timeout=120)
        assert child.returncode == 0, noise
        break

    assert kills >= 3
    assert said.split() == ["160"]
    assert content(out) == whole
    assert len([name for name in whole if name.startswith("matches/")]) > 3


def safe(out):
    """Matches on the disk."""
    try:
        files = [
            *(part.path("matches") for part in parts_in(out)),
            *out.glob(".journal/game=*/*/matches.*"),
        ]
        return sum(pq.read_metadata(path).num_rows for path in files)
    except FileNotFoundError:  # just now a part was made of the journal
        return safe(out)


def test_what_is_done_is_soon_on_the_disk(tmp_path, small):
    """After each three matches: read while it is written, and after a kill."""
    seen = []

    def watching(observation, rng):
        seen.append(safe(tmp_path / "d"))
        return random_policy(observation, rng)

    simulate("eggar", watching, 6, 5, out=tmp_path / "d", **WORDS)
    assert set(seen) == {0, 3}


def test_the_time_flushes_as_well(tmp_path, monkeypatch):
    monkeypatch.setattr(writing, "FLUSH_SECONDS", 0.0)
    seen = []

    def watching(observation, rng):
        seen.append(safe(tmp_path / "d"))
        return random_policy(observation, rng)

    simulate("eggar", watching, 3, 5, out=tmp_path / "d", **WORDS)
    assert set(seen) == {0, 1, 2}


@pytest.mark.parametrize("cut", [0, 2, 9, 16, 31])
def test_the_part_that_was_being_written_is_not_read_twice(tmp_path, small, monkeypatch, cut):
    """The process ends between the part and the journal that has its matches as well."""
    plan = make_plan("eggar", "random", 5, **PLAN)
    keeper = Writer(tmp_path / "d", 100, plan=plan.to_json())
    monkeypatch.setattr(writing.shutil, "rmtree", lambda *_, **__: None)
    for number in range(cut):
        keeper.add("eggar", tables_of(plan.play(number), number, plan.tables))
    keeper._claim.release()
    monkeypatch.undo()

    done = keeper.safe
    assert cut - 64 < done <= cut
    if done:
        assert read_dataset(tmp_path / "d").matches()["match"].tolist() == list(range(done))
    monkeypatch.setattr(matches, "Writer", partial(Writer, part_rows=100))
    simulate(*ASKED, out=tmp_path / "d", resume=True, **WORDS)
    simulate(*ASKED, out=tmp_path / "other", **WORDS)
    assert content(tmp_path / "d") == content(tmp_path / "other")


@pytest.mark.parametrize("step", [1, 2, 6])
def test_killed_before_the_first_part_the_folder_is_as_good_as_new(tmp_path, step):
    """Before the plan is in its place, and before the first part is in the folder of its game."""
    out = tmp_path / "d"
    child = os.fork()
    if child == 0:
        moves = iter(range(1, 99))

        def look(event, words):
            if event == "os.rename" and next(moves) == step:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(look)
        simulate(*ASKED, out=out, **WORDS)
        os._exit(1)
    assert os.WIFSIGNALED(os.waitpid(child, 0)[1])

    simulate(*ASKED, out=out, resume=True, **WORDS)
    simulate(*ASKED, out=tmp_path / "other", **WORDS)
    assert content(out) == content(tmp_path / "other")


def test_what_is_left_of_a_journal_that_was_being_removed_is_in_nobodys_way(tmp_path):
    """Its matches are in a part, which goes back to the journal under the same name."""
    for name in ("d", "other"):
        simulate("eggar", "random", 4, 5, out=tmp_path / name, **WORDS)
    left = tmp_path / "d" / ".journal" / "game=eggar" / "from=0"
    left.mkdir(parents=True)
    (left / "entries.parquet").write_text("old")

    assert len(read_dataset(tmp_path / "d")) == 4
    for name in ("d", "other"):
        simulate("eggar", "random", 6, 5, out=tmp_path / name, resume=True, **WORDS)
    assert content(tmp_path / "d") == content(tmp_path / "other")


def test_killed_when_its_only_part_is_back_in_the_journal_it_goes_on(tmp_path):
    """The card is there, and no part."""
    for name in ("d", "other"):
        simulate("eggar", "random", 4, 5, out=tmp_path / name, **WORDS)
    plan = make_plan("eggar", "random", 5, **PLAN).to_json()
    Writer(tmp_path / "d", plan=plan, resume=True)._claim.release()
    assert (tmp_path / "d" / "README.md").exists()
    assert parts_in(tmp_path / "d") == []

    assert len(read_dataset(tmp_path / "d")) == 4
    for name in ("d", "other"):
        simulate("eggar", "random", 6, 5, out=tmp_path / name, resume=True, **WORDS)
    assert content(tmp_path / "d") == content(tmp_path / "other")


def test_a_bit_of_the_journal_that_has_flipped_is_told(tmp_path, small):
    plan = make_plan("eggar", "random", 5, **PLAN)
    keeper = Writer(tmp_path / "d", plan=plan.to_json())
    for number in range(4):
        keeper.add("eggar", tables_of(plan.play(number), number, plan.tables))
    keeper._claim.release()
    (path,) = (tmp_path / "d").rglob("entries.parquet")
    bad = bytearray(path.read_bytes())
    bad[len(bad) // 2] ^= 4
    path.write_bytes(bad)

    with pytest.raises(BadDataset, match=r"from=0.entries\.parquet: is broken"):
        read_dataset(tmp_path / "d")
    with pytest.raises(BadDataset, match=r"from=0.entries\.parquet: is broken"):
        simulate(*ASKED, out=tmp_path / "d", resume=True, **WORDS)


# Going on


def test_more_matches_are_as_if_asked_for_at_once(tmp_path, small):
    for n in (7, 21, 40):
        data = simulate("eggar", "random", n, 5, out=tmp_path / "d", resume=True, **WORDS)
        assert data.about == {"asked": n, "finished": n}
    simulate(*ASKED, out=tmp_path / "other", **WORDS)

    assert content(tmp_path / "d") == content(tmp_path / "other")
    again = simulate(*ASKED, out=tmp_path / "d", resume=True, **WORDS)
    assert len(again) == 40
    assert content(tmp_path / "d") == content(tmp_path / "other")
    with pytest.raises(ValueError, match="holds 40 matches, more than 39"):
        simulate("eggar", "random", 39, 5, out=tmp_path / "d", resume=True, **WORDS)


def test_parts_depend_on_the_matches_alone(tmp_path, monkeypatch):
    """However many a process hands in at once, and whatever comes in one piece."""
    monkeypatch.setattr(matches, "Writer", partial(Writer, part_rows=120))
    for batch in (1, 2, 8):
        monkeypatch.setattr(matches, "BATCH", batch)
        monkeypatch.setattr(matches, "_batches", partial(batches_of, batch))
        simulate("teg", "random", 12, 1, out=tmp_path / str(batch), **WORDS | {"tables": ()})

    one = content(tmp_path / "1")
    assert len([name for name in one if name.startswith("cards/")]) > 2
    assert content(tmp_path / "2") == content(tmp_path / "8") == one


def batches_of(size, n, begun=0):
    return (range(first, min(first + size, n)) for first in range(begun, n, size))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"seed": 6}, "seed 5 → 6"),
        (
            {"policies": "greedy"},
            r'bots \["random", "random"\] → \["greedy", "greedy"\]',
        ),
        ({"seats": 3}, "seats "),
        ({"options": {"max_rounds": 7}}, "options "),
        ({"rotate": True}, "rotate false → true"),
        ({"tables": []}, "tables "),
        ({"game": "wargame"}, 'game "eggar" → "wargame"'),
        ({"policies": random_policy}, "bots "),
    ],
)
def test_another_plan_is_refused(tmp_path, more, said):
    simulate("eggar", "random", 2, 5, out=tmp_path / "d", **WORDS)
    before = content(tmp_path / "d")
    asked = {"game": "eggar", "policies": "random", "n": 3, "seed": 5} | WORDS | more

    with pytest.raises(BadDataset, match=f"holds another simulation .*{said}"):
        simulate(out=tmp_path / "d", resume=True, **asked)
    assert content(tmp_path / "d") == before


def test_rules_of_another_version_are_another_plan(tmp_path, monkeypatch):
    simulate("eggar", "random", 2, 5, out=tmp_path / "d", **WORDS)
    plan = tmp_path / "d" / "simulation.json"
    plan.write_text(json.dumps(json.loads(plan.read_text()) | {"rules": 99}))

    with pytest.raises(BadDataset, match="rules 99 → "):
        simulate("eggar", "random", 3, 5, out=tmp_path / "d", resume=True, **WORDS)


def test_what_cannot_be_gone_on_with(tmp_path):
    words = {"resume": True, **WORDS}
    with pytest.raises(ValueError, match="name the folder"):
        simulate(*ASKED, **words)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes").write_text("mine")
    with pytest.raises(BadDataset, match="new or an empty folder"):
        simulate(*ASKED, out=tmp_path / "mine", **words)
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["notes"]

    simulate("eggar", "random", 3, 5, out=tmp_path / "d", **WORDS)
    (tmp_path / "d" / "simulation.json").unlink()
    with pytest.raises(BadDataset, match="no simulation to go on with"):
        simulate(*ASKED, out=tmp_path / "d", **words)
    (tmp_path / "d" / "simulation.json").write_text("[" * 100_000)
    with pytest.raises(BadDataset, match="cannot be read"):
        simulate(*ASKED, out=tmp_path / "d", **words)


def test_a_part_that_is_missing_is_told(tmp_path, small):
    simulate(*ASKED, out=tmp_path / "d", **WORDS)
    shutil.rmtree(tmp_path / "d" / "_parts" / "game=eggar" / "part=0")

    with pytest.raises(BadDataset, match="part=0: has no _SHA256SUMS"):
        read_dataset(tmp_path / "d")
    with pytest.raises(BadDataset, match="part=1: does not belong"):
        simulate(*ASKED, out=tmp_path / "d", resume=True, **WORDS)


# One writer


def test_a_folder_that_another_process_writes_into_is_refused_at_once(tmp_path):
    out = tmp_path / "d"
    child = started(out, 0)
    assert child.stderr.readline() == "0\n"
    for resume in (False, True):
        with pytest.raises(BadDataset, match=rf"process {child.pid} of \S+ writes into it"):
            simulate("eggar", never, 160, 5, out=out, resume=resume, **WORDS)
    child.communicate(timeout=120)

    assert child.returncode == 0
    assert len(read_dataset(out)) == 160


def never(observation, rng):
    raise AssertionError("it was played")


def test_two_simulations_of_one_process_do_not_share_a_folder(tmp_path):
    refused = []

    def meanwhile(observation, rng):
        if not refused:
            with pytest.raises(BadDataset, match="another simulation of this process") as fault:
                simulate("eggar", never, 1, 5, out=tmp_path / "d", **WORDS)
            refused.append(fault)
        return random_policy(observation, rng)

    assert len(simulate("eggar", meanwhile, 2, 5, out=tmp_path / "d", **WORDS)) == 2
    assert refused


def test_the_claim_of_a_dead_process_is_none(tmp_path, whole):
    """Killed before its first matches the folder is as good as new; later it can go on."""
    out = tmp_path / "d"
    child = started(out, 0)
    assert child.stderr.readline() == "0\n"
    child.kill()
    child.communicate()

    assert (out / ".journal" / "claim").exists()
    if not safe(out):
        assert len(simulate("eggar", "random", 2, 5, out=out, **WORDS)) == 2
    else:  # it has all tables
        words = {"seats": 2, "progress": False, "options": SHORT, "resume": True}
        assert len(simulate(*ASKED, out=out, **words)) == 40
    assert not (out / ".journal").exists()


def test_a_journal_that_another_removes_just_now_is_made_again(tmp_path, monkeypatch):
    """Between finding that it is there and finding that it is a folder."""
    real, faults = Path.mkdir, [FileExistsError(17, "File exists")]

    def removed(*words, **more):
        if faults:
            raise faults.pop()
        return real(*words, **more)

    monkeypatch.setattr(Path, "mkdir", removed)
    Claim(tmp_path / "d" / ".journal" / "claim", parents=True).release()
    assert not faults


def test_what_can_be_no_journal_is_told(tmp_path):
    (tmp_path / ".journal").write_text("mine")
    with pytest.raises(FileExistsError, match="journal"):
        Claim(tmp_path / ".journal" / "claim", parents=True)


def test_what_is_there_is_not_written_over(tmp_path, small):
    plan = make_plan("eggar", "random", 5, **PLAN)
    keeper = Writer(tmp_path / "d", plan=plan.to_json())
    for number in range(3):
        keeper.add("eggar", tables_of(plan.play(number), number, plan.tables))
    keeper._claim.release()

    with pytest.raises(BadDataset, match="resume=True goes on with it"):
        simulate(*ASKED, out=tmp_path / "d", **WORDS)
    assert safe(tmp_path / "d") == 3


# Readers of what is being written


def test_what_becomes_a_part_while_it_is_looked_through_is_not_missed(tmp_path, small, monkeypatch):
    plan = make_plan("eggar", "random", 5, **PLAN)
    keeper = Writer(tmp_path / "d", plan=plan.to_json())
    for number in range(6):
        keeper.add("eggar", tables_of(plan.play(number), number, plan.tables))
    real, ends = reading.waiting_in, [keeper.close]

    def found(*words):
        there = real(*words)
        if ends:
            ends.pop()()
        return there

    monkeypatch.setattr(reading, "waiting_in", found)
    assert len(read_dataset(tmp_path / "d")) == 6
    assert not ends


def test_a_part_that_goes_while_it_is_checked_is_no_broken_one(tmp_path, monkeypatch):
    out = tmp_path / "d"
    data = simulate("eggar", "random", 3, 5, out=out, **WORDS)
    real = partition.check

    def late(path, sums):
        path.unlink()
        real(path, sums)

    monkeypatch.setattr(partition, "check", late)
    with pytest.raises(BadDataset, match="open it again"):
        data.table("entries")


def test_an_open_dataset_that_grows_is_to_be_opened_again(tmp_path):
    """Its last part is another file now: it is neither broken, nor read as if it were the same."""
    out = tmp_path / "d"
    data = simulate("eggar", "random", 3, 5, out=out, **WORDS)
    assert len(data.matches()) == 3
    simulate("eggar", "random", 5, 5, out=out, resume=True, **WORDS)

    for table in data.tables:
        with pytest.raises(BadDataset, match="open it again"):
            data.table(table)
    assert len(read_dataset(out).matches()) == 5


# Failures


def deadly(observation, rng):
    if rng.random() < 0.02:
        os.kill(os.getpid(), signal.SIGKILL)
    return random_policy(observation, rng)


def test_a_worker_that_dies_is_told_in_a_sentence(tmp_path):
    out = tmp_path / "d"
    with pytest.raises(WorkerDied, match=r"has died .*: (no match is|\d+ of 200 matches are) kept"):
        simulate("eggar", deadly, 200, 5, 2, out=out, **WORDS)
    with pytest.raises(WorkerDied, match="no match is kept") as fault:
        simulate("eggar", deadly, 200, 5, 2, **WORDS)
    assert fault.value.__cause__ is None
    kept = safe(out)
    data = simulate("eggar", deadly, kept, 5, out=out, resume=True, **WORDS) if kept else ()
    assert len(data) == kept


def test_a_full_disk_keeps_what_is_whole(tmp_path, small, monkeypatch):
    """The journal has the first matches; those that do not fit are told, and not half there."""
    real, calls = writing.write_part, []

    def full(*words, **more):
        calls.append(words)
        if len(calls) > 2:
            raise OSError(28, "No space left on device", "d")
        real(*words, **more)

    monkeypatch.setattr(writing, "write_part", full)
    with pytest.raises(OSError, match="No space left") as fault:
        simulate(*ASKED, out=tmp_path / "d", **WORDS)
    monkeypatch.setattr(writing, "write_part", real)

    assert any("6 of 40 matches are kept" in note for note in fault.value.__notes__)
    assert len(read_dataset(tmp_path / "d")) == 6
    simulate(*ASKED, out=tmp_path / "d", resume=True, **WORDS)
    simulate(*ASKED, out=tmp_path / "other", **WORDS)
    assert content(tmp_path / "d") == content(tmp_path / "other")


def test_a_full_disk_is_one_line_of_the_command(tmp_path, small, monkeypatch):
    """It names the command's own option; what is kept is not harmed."""
    words = ["simulate", "--game", "eggar", "--seats", "2", "--bots", "random", "--seed", "5"]
    words += ["--max-rounds", "1", "--matches", "9", "--out", str(tmp_path / "d"), "--resume"]
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    real = writing.write_part

    def the_last_that_fits(*words, **more):
        real(*words, **more)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))

    monkeypatch.setattr(writing, "write_part", the_last_that_fits)
    try:
        full = CliRunner().invoke(app, words)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    monkeypatch.setattr(writing, "write_part", real)

    assert full.exit_code == 1
    assert re.fullmatch(
        r"teg-nb: \S+: File too large; 3 of 9 matches are kept in \S+;"
        r" --resume goes on with them\n",
        full.stderr,
    )
    assert CliRunner().invoke(app, words).exit_code == 0
    assert len(read_dataset(tmp_path / "d")) == 9


def raising(observation, rng):
    if rng.random() < 0.02:
        raise RuntimeError("no idea")
    return random_policy(observation, rng)


def first_fault(seed):
    """Number of the first match in which the bot raises, of the first eight."""
    plan = make_plan("eggar", raising, seed, **PLAN)
    for number in range(8):
        try:
            plan.play(number)
        except BotFailed:
            return number
    return 8


def test_a_bot_that_raises_keeps_all_matches_before(tmp_path, monkeypatch):
    """Also those of its own batch."""
    seed, first = next((s, k) for s in range(50) if 2 < (k := first_fault(s)) < 8)
    monkeypatch.setattr(matches, "_batches", partial(batches_of, 8))
    for executor in (None, 2):
        out = tmp_path / str(executor)
        with pytest.raises(BotFailed, match="no idea") as fault:
            simulate("eggar", raising, 20, seed, executor, out=out, **WORDS)
        assert f"in match {first} of the simulation" in fault.value.__notes__[0]
        assert f"{first} of 20 matches are kept" in fault.value.__notes__[1]
        assert read_dataset(out).matches()["match"].tolist() == list(range(first))


def test_slow_matches_are_handed_in_one_by_one(tmp_path, monkeypatch):
    """A long match does not wait for the rest of its batch."""
    monkeypatch.setattr(matches, "_batches", partial(batches_of, 8))
    monkeypatch.setattr(matches, "BATCH_SECONDS", 0.0)
    monkeypatch.setattr(writing, "FLUSH_MATCHES", 1)
    seen = []

    def watching(observation, rng):
        seen.append(safe(tmp_path / "d"))
        return random_policy(observation, rng)

    data = simulate("eggar", watching, 4, 5, out=tmp_path / "d", **WORDS)
    assert set(seen) == {0, 1, 2, 3}
    with ThreadPoolExecutor(2) as pool:
        there = simulate("eggar", random_policy, 4, 5, pool, **WORDS)
    assert [m.actions for m in there.replay()] == [m.actions for m in data.replay()]


# Whatever has `submit`


class Elsewhere:
    """An executor of another library: nothing of `concurrent.futures` in its ancestry."""

    def __init__(self):
        self.asked = 0

    def submit(self, function, *arguments):
        self.asked += 1
        future = Future()
        future.set_result(function(*arguments))
        return future


def test_whatever_submits_will_do():
    place = Elsewhere()
    data = simulate("eggar", "random", 4, 5, place, **WORDS)

    assert place.asked > 0
    here = simulate("eggar", "random", 4, 5, **WORDS)
    assert [m.actions for m in data.replay()] == [m.actions for m in here.replay()]


def test_a_local_bot_is_not_sent_to_processes():
    def local(observation, rng):
        return greedy_policy(observation, rng)

    with pytest.raises(ValueError, match=r"cannot be sent to another process .*a module"):
        simulate("eggar", local, 2, 5, 2, **WORDS)
    with (
        ProcessPoolExecutor(1) as pool,
        pytest.raises(ValueError, match="make it a function of a module"),
    ):
        simulate("eggar", [local, "random"], 2, 5, pool, **WORDS)
    assert len(simulate("eggar", local, 2, 5, **WORDS)) == 2
    with ThreadPoolExecutor(1) as pool:
        assert len(simulate("eggar", local, 2, 5, pool, **WORDS)) == 2


def test_a_bot_of_a_session_is_not_sent_to_processes_that_begin_afresh():
    program = """
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from teg_nb import simulate
from teg_nb.bots import random_policy
def mine(observation, rng):
    return random_policy(observation, rng)
with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
    try:
        simulate("eggar", mine, 1, 5, pool, seats=2, progress=False)
    except ValueError as fault:
        print(fault)
"""
    done = subprocess.run([sys.executable, "-"], input=program, capture_output=True, text=True)
    assert "mine is of this notebook or session alone" in done.stdout, done.stderr
