"""Kills, full disks and races: ``python tests/support/breaking.py WHAT FOLDER TIMES``.

Each is a program of its own, which breaks what it is about so many times and prints how often it
has done and seen what, as JSON. A fault is a traceback. ``full_...`` want a folder on a small disk,
which they fill: `SMALL_DISK` makes one that nobody else sees.
"""

from __future__ import annotations

import errno
import itertools
import json
import os
import random
import re
import shutil
import signal
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sessions import says
from tqdm.auto import tqdm

from teg_nb import Match, Study, StudyPosition
from teg_nb.analysis.dataset import reader, records
from teg_nb.analysis.dataset import writer as writing
from teg_nb.analysis.dataset.reader import BadDataset, Dataset, read_dataset, write_dataset
from teg_nb.bots import POLICIES
from teg_nb.engine.storage.claim import Claim, Held
from teg_nb.simulation import matches as simulation
from teg_nb.widget import MatchWidget
from teg_nb.widget.session import autosave
from teg_nb.widget.session.autosave import Autosave, NotSaved

SMALL_DISK = 'mount -t tmpfs -o size=16m,nr_inodes=1k none "$0" && exec "$@"'
"""For ``unshare -m sh -c``, with a folder and a command."""

Figures = Counter[str]

MATCHES = 60

# They are always the same ones: their tables are made once, and what is left is the writing.
TABLES = dict[tuple[int, Sequence[str]], dict[str, Any]]()


def tables_of(match: Match, number: int, tables: Sequence[str]) -> dict[str, Any]:
    if (number, tables) not in TABLES:
        TABLES[number, tables] = records.tables_of(match, number, tables)
    return TABLES[number, tables]


def prepare() -> None:
    """Change what this process does: little play makes many files, and children share no lock."""
    writing.FLUSH_MATCHES = 3
    simulation.BATCH = 4
    simulation.Writer = partial(writing.Writer, part_rows=100)  # type: ignore[misc, assignment]
    simulation.tables_of = reader.tables_of = tables_of
    # The bar's own lock is shared with children that are forked: one that is killed would keep it.
    tqdm.set_lock(threading.RLock())


def played(out: Path, n: int = MATCHES, workers: int | None = None, resume: bool = True) -> Dataset:
    """A simulation: always the same one."""
    return simulation.simulate(
        *("eggar", "random", n, 5, workers),
        seats=2,
        options={"max_rounds": 1},
        tables=["entries"],
        out=out,
        resume=resume,
        progress=False,
    )


def content(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, with its bytes."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def whole(folder: Path, workers: int | None = None) -> tuple[dict[str, bytes], float]:
    """Return the files of a simulation that nothing interrupted, and its duration."""
    played(folder / "first", resume=False)
    begun = time.monotonic()
    played(folder / "whole", workers=workers)
    lap = time.monotonic() - begun
    assert content(folder / "whole") == content(folder / "first")
    return content(folder / "whole"), lap


def opened(out: Path) -> Dataset | None:
    """A dataset, where its first matches are kept."""
    try:
        return read_dataset(out)
    except BadDataset as fault:
        if re.search("no dataset of matches|no such folder", str(fault)):
            return None
        raise


def kept(out: Path) -> int:
    """Count the matches of an interrupted dataset: the first ones, each complete."""
    if (data := opened(out)) is None:
        return 0
    numbers = data.matches()["match"].tolist()
    assert numbers == list(range(len(numbers)))
    for name in data.tables:
        data.table(name)
    assert data.match(len(numbers) - 1).is_over
    return len(numbers)


def forked(work: Callable[[], object]) -> int:
    """Begin some work in another process, and give its number."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    return child


def killed(child: int, seconds: float) -> bool:
    """Kill a process after some time; false if it had done its work before."""
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return True
    assert status == 0
    return False


def ended(child: int) -> None:
    """Wait for a process, which must have done its work."""
    assert os.waitpid(child, 0)[1] == 0


def forever(work: Callable[[], object]) -> None:
    while True:
        work()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def saver(path: Path, letter: str, size: int) -> Callable[[], Path]:
    """Saves a log."""
    return partial(Match("eggar", 2, metadata={"note": letter * size}).save, path)


# Kills


def kills_while_saving(folder: Path, times: int) -> Figures:
    """A process that saves a log in a loop; the older or the newer is there, whole."""
    done, rng, path = Figures(), random.Random(1), folder / "match.jsonl"
    savers = [saver(path, *item) for item in (("a", 400_000), ("b", 250_000), ("c", 0))]
    begun, counts = time.monotonic(), {}
    for save in savers:
        save()
        counts[path.read_bytes()] = f"log {len(counts)}"
    lap = time.monotonic() - begun

    def all_of_them() -> None:
        for save in savers:
            save()

    for _ in range(times):
        assert killed(forked(partial(forever, all_of_them)), rng.uniform(0, 2 * lap))
        done["kills"] += 1
        done[counts[path.read_bytes()]] += 1  # KeyError: none of them
        Match.load(path)
        for left in folder.glob(".*.part"):
            left.unlink()
            done["hidden files left"] += 1
        assert names(folder) == [path.name]
    return done


def kills_of_simulations(folder: Path, times: int, workers: int | None = None) -> Figures:
    """Killed again and again, and gone on with at once, to the bytes of one that was not."""
    done, rng = Figures(), random.Random(workers)
    bytes_of_whole, lap = whole(folder, workers)
    out, goal, before = folder / "d", MATCHES, 0
    while done["kills"] < times:
        if not out.exists():  # some grow in two steps
            goal, before = rng.choice((MATCHES, rng.randrange(1, MATCHES))), 0
        child = forked(partial(played, out, goal, workers))
        if killed(child, rng.uniform(0, 0.7 * lap)):
            done["kills"] += 1
            now = kept(out)
            assert before <= now <= goal
            before = now
        elif goal < MATCHES:
            goal = MATCHES
        else:
            assert content(out) == bytes_of_whole
            done["simulations"] += 1
            shutil.rmtree(out)
    played(out)
    assert content(out) == bytes_of_whole
    done["simulations"] += 1
    return done


def kills_of_simulations_on_two_processes(folder: Path, times: int) -> Figures:
    """The first process is killed; those that played for it end by themselves."""
    os.setpgrp()
    done = kills_of_simulations(folder, times, 2)
    for _ in range(100):
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if in_group() == 1:
            return done
        time.sleep(0.1)
    raise AssertionError("processes are left")


def in_group() -> int:
    """Count the processes of this process group."""
    count = 0
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (path / "stat").read_text().rpartition(")")[2].split()
            count += int(words[2]) == os.getpgrp() and words[0] != "Z"
    return count


def kills_at_each_step(folder: Path, times: int) -> Figures:
    """Killed before each file is opened, made, moved or removed, one after the other."""
    done, few = Figures(), 12
    played(folder / "whole", few, resume=False)
    bytes_of_whole, out = content(folder / "whole"), folder / "d"

    def played_until(step: int) -> None:
        steps = itertools.count(1)

        def look(event: str, words: tuple[Any, ...]) -> None:
            ours = event in STEPS or (event == "open" and str(out) in str(words[0]))
            if ours and next(steps) == step:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(look)
        played(out, few)

    for begun in (0, 5):  # what is there already goes back to the journal, and grows
        for step in range(1, times // 2 + 1):
            if begun:
                played(out, begun)
            _, status = os.waitpid(forked(partial(played_until, step)), 0)
            if not os.WIFSIGNALED(status):
                assert status == 0
                assert step > 80
                shutil.rmtree(out)
                break
            done["kills"] += 1
            assert kept(out) >= begun
            played(out, few)
            assert content(out) == bytes_of_whole, (step, set(content(out)) ^ set(bytes_of_whole))
            shutil.rmtree(out)
    return done


STEPS = ("os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.truncate")


def kills_of_owners(folder: Path, times: int) -> Figures:
    """The owner of a folder dies while it claims, owns or frees it: the next may have it."""
    done, rng = Figures(), random.Random(2)
    claim = folder / ".journal" / "claim"

    def own() -> None:
        Claim(claim, parents=True).release()
        claim.parent.rmdir()

    for _ in range(times):
        assert killed(forked(partial(forever, own)), rng.uniform(0, 0.01))
        done["kills"] += 1
        done["claims left behind"] += claim.exists()
        own()
        assert names(folder) == []
    return done


# Boards


def board(name: str = "g") -> MatchWidget:
    """A board on which bots play, with its file."""
    return MatchWidget(Match("tgm", 3), bots=["random"] * 3, seed=1, autosave=name, auto=False)


def act(widget: MatchWidget, rng: random.Random) -> dict[str, Any] | None:
    """Something that a page asks for: to play, to play otherwise, to say something."""
    if rng.random() < 0.1 and widget.session.step > 5:
        says(widget, "go", step=rng.randrange(5, widget.session.step), line=widget.view["line"])
    if rng.random() < 0.1:
        return says(widget, "annotate", note={"say": f"{rng.random()}"})
    return says(widget, "step", until="action")


def size(study: Study) -> list[int]:
    """Return the number of entries and notes of a study, which never decreases."""
    return [study.log().entries, len(study.notes())]


def kills_of_boards(folder: Path, times: int) -> Figures:
    """A kernel dies at any moment: what its board has answered is kept, and goes on."""
    done, rng = Figures(), random.Random(9)
    os.chdir(folder)
    autosave.ACTIONS, autosave.REST = 7, 0.002
    board().close()

    def play(pipe: int, seed: int) -> None:
        words, widget = random.Random(seed), board()
        while True:
            assert act(widget, words) is None
            os.write(pipe, f"{json.dumps(size(widget.study))}\n".encode())
            if words.random() < 0.05:
                time.sleep(0.005)  # at rest

    before = [0, 0]
    while done["kills"] < times:
        reading, writing_ = os.pipe()
        child = forked(partial(play, writing_, rng.getrandbits(32)))
        os.close(writing_)
        assert killed(child, rng.uniform(0.02, 0.6))
        done["kills"] += 1
        with os.fdopen(reading) as pipe:
            told = pipe.read().splitlines()
        done["answers"] += len(told)
        done["journals left"] += Path(".g.jsonl.journal").exists()
        now = size(Study.load("g.jsonl"))
        least = json.loads(told[-1]) if told else before
        assert now[0] >= least[0], (now, least)
        assert now[1] >= least[1], (now, least)
        assert not list(folder.glob("*recovered*"))
        before = now
        if now[0] > 300:
            Path(".g.jsonl.journal").unlink(missing_ok=True)
            Path("g.jsonl").unlink()
            board().close()
            before = [0, 0]
            assert names(folder) == ["g.jsonl"]  # no part, no lock, no journal
    return done


# Full disks


@contextmanager
def only(folder: Path, what: str, left: int) -> Iterator[None]:
    """A disk with so many pages, or names of files, left."""
    filler = folder.parent / "filler"
    filler.mkdir()
    disk = os.statvfs(folder)
    if what == "pages" and disk.f_bavail > left:
        with (filler / "0").open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, (disk.f_bavail - left) * disk.f_frsize)
    if what == "names":
        for number in range(disk.f_favail - left):
            (filler / str(number)).touch()
    try:
        yield
    finally:
        shutil.rmtree(filler)


def one_sentence(fault: OSError, place: Path) -> None:
    assert fault.errno == errno.ENOSPC, fault
    assert str(place) in str(fault)
    for words in (str(fault), *getattr(fault, "__notes__", ())):
        assert "\n" not in words


def room(disk: Path) -> Path:
    """The folder that is written to, beside what fills the disk."""
    folder = disk / "room"
    folder.mkdir()
    return folder


def full_under_a_file(folder: Path, times: int) -> Figures:
    """A log, picture, chart or page: the older one stays; the newer comes when there is room."""
    from teg_nb.analysis.charts.figures import race_figure

    done, rng, folder = Figures(), random.Random(3), room(folder)
    match = Match("eggar", 2, {"max_rounds": 2}).run(POLICIES["random"], random.Random(1))
    older = Match("eggar", 2)
    chart = race_figure(match)
    writers: dict[str, Callable[[Path], object]] = {
        "match.jsonl": match.save,
        "picture.svg": match.picture().save,
        "chart.svg": chart.save,
        "page.html": chart.save,
    }
    for turn in range(times):
        name = list(writers)[turn % 3 if turn % 20 else 3]  # a page is large
        path = older.save(folder / name)
        stood, write = path.read_bytes(), writers[name]
        write(path)
        wanted = as_written(path)
        path.write_bytes(stood)
        pages = len(wanted) // 4096 + 2
        what, left = rng.choice((("pages", rng.randrange(pages)), ("names", rng.randrange(2))))
        with only(folder, what, left):
            try:
                write(path)
            except OSError as fault:
                one_sentence(fault, path)
                assert path.read_bytes() == stood
                done[f"full ({what})"] += 1
            else:
                assert as_written(path) == wanted
                done["just enough"] += 1
            assert names(folder) == [name]
        write(path)
        assert as_written(path) == wanted
        path.unlink()
    return done


def full_under_a_board(folder: Path, times: int) -> Figures:
    """Recorded answers stay; refused ones are written once there is room."""
    done, rng, folder = Figures(), random.Random(10), room(folder)
    os.chdir(folder)
    autosave.ACTIONS, autosave.REST = 5, 0.001
    path, widget = folder / "g.jsonl", board()
    for _ in range(times):
        if len(widget.match) > 400:
            widget.close()
            path.unlink()
            widget = board()
        least = size(widget.study)
        what = rng.choice(("pages", "names"))
        with only(folder, what, rng.randrange(3)):
            for _ in range(rng.randrange(1, 12)):
                reply = act(widget, rng)
                if reply is None:
                    least = size(widget.study)
                    done["kept"] += 1
                else:
                    assert reply["code"] == "autosave_unwritten", reply
                    assert str(reply["text"]).count("\n") == 0
                    done[f"full ({what})"] += 1
                now = size(Study.load(path))
                assert now >= least, (now, least)
        assert act(widget, rng) is None
        assert size(Study.load(path)) == size(widget.study)
        assert not {name for name in names(folder) if "recovered" in name or "-2" in name}
    widget.close()
    assert names(folder) == ["g.jsonl"]
    return done


def as_written(path: Path) -> bytes:
    """The bytes of a file, but for the name that a page of Plotly makes up each time."""
    return re.sub(rb"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", b"-", path.read_bytes())


def full_under_a_simulation(folder: Path, times: int) -> Figures:
    """Stored data can be read, and the run continues to the same bytes once there is room."""
    done, rng, folder = Figures(), random.Random(4), room(folder)
    ways = (played, commanded, partial(played, workers=2))
    out, wanted = folder / "d", []
    for way in ways:
        way(out)
        wanted.append(content(out))
        shutil.rmtree(out)
    for turn in range(times):
        which, before = (0, 1, 0, 1, 2)[turn % 5], 0
        way, bytes_of_whole = ways[which], wanted[which]
        pages = sum(len(data) // 4096 + 2 for data in bytes_of_whole.values())
        files = len(bytes_of_whole) * 2
        for _ in range(rng.choice((1, 1, 2))):  # full again
            what, most = rng.choice((("pages", pages), ("names", files)))
            with only(folder, what, rng.randrange(most)):
                try:
                    way(out)
                except OSError as fault:
                    one_sentence(fault, out)
                    done[f"full ({what})"] += 1
                else:
                    done["just enough"] += 1
                now = kept(out)
                assert now >= before
                before = now
        way(out)
        assert content(out) == bytes_of_whole
        shutil.rmtree(out)
    return done


def commanded(out: Path) -> None:
    """A simulation that the command plays; what it says in one line is raised."""
    from typer.testing import CliRunner

    from teg_nb.cli.app import app

    words = ["simulate", "--game", "eggar", "--seats", "2", "--bots", "random", "--max-rounds", "1"]
    words += ["--matches", str(MATCHES), "--seed", "5", "--out", str(out)]
    result = CliRunner().invoke(app, [*words, "--resume"])
    if result.exit_code == 0:
        return
    assert result.exit_code == 1, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.stderr.count("\n") == 1, result.stderr
    assert "resume=True" not in result.stderr
    raise OSError(errno.ENOSPC, result.stderr.strip(), "")


def full_under_a_dataset(folder: Path, times: int) -> Figures:
    """Earlier data stays, stored data can be read, and a new folder accepts all of it."""
    done, rng, folder = Figures(), random.Random(6), room(folder)
    plan = simulation.make_plan("eggar", "random", 5, seats=2, options={"max_rounds": 1})
    matches = [plan.play(number) for number in range(24)]

    def write(name: str) -> Path:
        write_dataset(matches, folder / name, part_rows=100)
        return folder / name

    stood = content(write("other"))
    pages = sum(len(data) // 4096 + 2 for data in stood.values())
    for _ in range(times):
        what, most = rng.choice((("pages", pages), ("names", 2 * len(stood))))
        with only(folder, what, rng.randrange(most)):
            try:
                write("d")
            except OSError as fault:
                one_sentence(fault, folder / "d")
                done[f"full ({what})"] += 1
            else:
                done["just enough"] += 1
            assert kept(folder / "d") <= len(matches)
            assert content(folder / "other") == stood
        shutil.rmtree(folder / "d", ignore_errors=True)
        assert content(write("d")) == stood
        shutil.rmtree(folder / "d")
    return done


# Races


def races_of_savers(folder: Path, times: int) -> Figures:
    """Two processes save to one file while a third reads it: always one of the two, whole."""
    done, path = Figures(), folder / "match.jsonl"
    savers = [saver(path, *item) for item in (("a", 300_000), ("b", 200_000))]
    counts = {}
    for item in savers:
        item()
        counts[path.read_bytes()] = f"read of writer {len(counts) + 1}"

    def save_often(save: Callable[[], Path]) -> None:
        for _ in range(times):
            save()

    children = {forked(partial(save_often, save)) for save in savers}
    done["saves"] = times * len(children)
    while children:
        done[counts[path.read_bytes()]] += 1  # KeyError: neither of them
        assert len(Match.load(path)) == 0
        ready, status = os.waitpid(-1, os.WNOHANG)
        assert status == 0
        children.discard(ready)
    assert names(folder) == [path.name]
    return done


def races_of_simulations(folder: Path, times: int) -> Figures:
    """Two begin on one folder at once: one has it, the other is told, and nothing is harmed."""
    done, rng = Figures(), random.Random(7)
    bytes_of_whole, lap = whole(folder)
    out = folder / "d"
    for _ in range(times):
        resume = rng.random() < 0.5
        reading, writing_ = os.pipe()

        def begin(late: float, resume: bool = resume, pipe: int = writing_) -> None:
            time.sleep(late)
            try:
                played(out, resume=resume)
                os.write(pipe, b"done\n")
            except BadDataset as fault:
                os.write(pipe, f"{fault}\n".encode())

        waits = [0.0, rng.choice((0, rng.uniform(0, 0.01), rng.uniform(0, 1.2 * lap)))]
        children = [forked(partial(begin, late)) for late in waits]
        os.close(writing_)
        for child in children:
            ended(child)
        with os.fdopen(reading) as pipe:
            said = pipe.read().splitlines()
        assert len(said) == 2
        refused = [words for words in said if words != "done"]
        for words in refused:
            assert words.startswith(f"{out}: ")
            assert "writes into it" in words or (not resume and "new or an empty folder" in words)
        assert len(refused) == 1 or (resume and not refused)
        assert content(out) == bytes_of_whole
        shutil.rmtree(out)
        done["races"] += 1
        done["refused"] += len(refused)
    return done


def races_of_claims(folder: Path, times: int) -> Figures:
    """Four processes claim a folder again and again: never two have it."""
    done = Figures()
    claim, alone = folder / "d" / ".journal" / "claim", folder / "alone"

    def own() -> None:
        mine = refused = 0
        while mine < times // 4:
            try:
                held = Claim(claim, parents=True)
            except Held:
                refused += 1
                continue
            os.close(os.open(alone, os.O_CREAT | os.O_EXCL))
            alone.unlink()
            held.release()
            with suppress(OSError):  # as a dataset does with the folder of its journal
                claim.parent.rmdir()
            mine += 1
        (folder / f"refused-{os.getpid()}").write_text(str(refused))

    for child in [forked(own) for _ in range(4)]:
        ended(child)
    done["claims"] = times // 4 * 4
    done["refused"] = sum(int(path.read_text()) for path in folder.glob("refused-*"))
    return done


def races_of_boards(folder: Path, times: int) -> Figures:
    """Four processes open the file of a board: never two have it, and no save is lost."""
    done, alone = Figures(), folder / "alone"
    os.chdir(folder)

    def own() -> None:
        mine = refused = counted = 0
        while mine < times // 4:
            try:
                file = Autosave("g")
            except NotSaved:
                refused += 1
                continue
            os.close(os.open(alone, os.O_CREAT | os.O_EXCL))
            mine += 1
            if mine % 10 == 0:
                study = file.opened(Study(Match("eggar", 2)), fresh=False)
                file.save(study)
                for _ in range(2):
                    count(study)
                    file.save(study)
                    counted += 1
            assert file.notices == []
            alone.unlink()
            if mine % 20:
                file.release()
            else:  # as one that was killed
                file._rest.end()
                file._place.leave()
                autosave._HELD.clear()
        (folder / f"own-{os.getpid()}").write_text(f"{refused} {counted}")

    for child in [forked(own) for _ in range(4)]:
        ended(child)
    numbers = [path.read_text().split() for path in folder.glob("own-*")]
    done["claims"] = times // 4 * 4
    done["refused"] = sum(int(refused) for refused, _ in numbers)
    done["saves"] = sum(int(counted) for _, counted in numbers)
    if done["saves"]:
        assert said(Study.load("g.jsonl")) == done["saves"]
    return done


def said(study: Study) -> int:
    """Return the study's own count of its changes."""
    return int(study.note(StudyPosition()).get("say", "0"))


def count(study: Study) -> None:
    study.annotate(StudyPosition(), comment=str(said(study) + 1))


def races_of_readers(folder: Path, times: int) -> Figures:
    """Datasets are read while they are written and grow: the first matches, never fewer."""
    done, rng = Figures(), random.Random(8)
    data = played(folder / "whole", resume=False)
    logs = dict(data.logs())
    out = folder / "d"

    def grow(goals: list[int]) -> None:
        for goal in goals:
            played(out, goal)

    while done["reads"] < times:
        child = forked(partial(grow, [*sorted(rng.sample(range(1, MATCHES), 6)), MATCHES]))
        before = ready = 0
        while not ready:
            ready, status = os.waitpid(child, os.WNOHANG)
            assert status == 0
            now = read_logs(out, done)
            assert all(lines == logs[number] for number, lines in enumerate(now))
            assert len(now) >= before, (before, len(now))
            before = len(now)
            done["reads"] += 1
        assert before == MATCHES
        done["simulations"] += 1
        shutil.rmtree(out)
    return done


def read_logs(out: Path, done: Figures) -> list[list[str]]:
    """The logs of a dataset, in order; none if there is none yet."""
    if (data := opened(out)) is None:
        return []
    try:
        logs = dict(data.logs())
    except BadDataset as fault:
        if "open it again" not in str(fault):
            raise
        done["opened again"] += 1
        return read_logs(out, done)
    assert list(logs) == list(range(len(logs)))
    return list(logs.values())


if __name__ == "__main__":
    what, folder, times = sys.argv[1:]
    prepare()
    print(json.dumps(globals()[what](Path(folder), int(times))))
