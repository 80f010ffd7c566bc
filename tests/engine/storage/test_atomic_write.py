"""Files are written whole: whatever fails, the older file or the new one is there."""

from __future__ import annotations

import os
import resource
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from teg_nb import Match, position
from teg_nb.engine.storage.atomic_write import write_atomically

pytestmark = pytest.mark.slow


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_text_and_bytes_are_written_as_they_are(tmp_path):
    path = tmp_path / "a.txt"

    assert write_atomically(path, "más\r\n") == path
    assert path.read_bytes() == "más\r\n".encode()
    assert write_atomically(str(path), b"\x00\xff") == path
    assert path.read_bytes() == b"\x00\xff"
    assert names(tmp_path) == ["a.txt"]


KILLED = """
import os, random, signal, sys, time
from teg_nb import Match

path = sys.argv[1]
one, two = (Match("eggar", 2, metadata={"note": letter * size}) for letter, size in
            (("a", 2_500_000), ("b", 1_500_000)))
begun = time.monotonic()
one.save(path)
first = open(path, "rb").read()
two.save(path)
second = open(path, "rb").read()
both = time.monotonic() - begun
rng = random.Random(1)
found = {first: 0, second: 0}
for _ in range(48):
    child = os.fork()
    if child == 0:
        while True:
            one.save(path)
            two.save(path)
    time.sleep(rng.uniform(0.001, 4 * both))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    found[open(path, "rb").read()] += 1  # KeyError: neither of them
print(*found.values())
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are killed as on Unix")
def test_a_process_killed_while_it_saves_leaves_the_old_log_or_the_new_one(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path / "match.jsonl")],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr[-300:]
    assert min(map(int, done.stdout.split())) > 0


def test_a_disk_that_is_full_leaves_the_older_file(tmp_path):
    path = Match("eggar", 2).save(tmp_path / "match.jsonl")
    older = path.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, hard))
    try:
        with pytest.raises(OSError, match=r"match\.jsonl"):
            Match("eggar", 2, metadata={"note": "x" * 3000}).save(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    assert path.read_bytes() == older
    assert names(tmp_path) == ["match.jsonl"]


def test_what_comes_between_leaves_the_older_file(tmp_path, monkeypatch):
    """Ctrl+C, at the last moment."""
    path = write_atomically(tmp_path / "a.txt", "older")

    def stop(*paths):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, "newer")

    assert path.read_text() == "older"
    assert names(tmp_path) == ["a.txt"]


def test_a_text_that_no_file_can_hold_touches_nothing(tmp_path):
    path = write_atomically(tmp_path / "a.txt", "older")

    with pytest.raises(ValueError, match="surrogates"):
        write_atomically(path, "note: \ud800")

    assert path.read_text() == "older"


def test_a_file_keeps_its_mode(tmp_path):
    path = write_atomically(tmp_path / "a.txt", "older")
    fresh = stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    assert fresh == 0o666 & ~mask

    path.chmod(0o640)
    write_atomically(path, "newer")

    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_symbolic_link_is_followed(tmp_path):
    real = tmp_path / "real"
    real.mkdir()
    (tmp_path / "link.txt").symlink_to("real/a.txt")
    (tmp_path / "folder").symlink_to("real")

    write_atomically(tmp_path / "link.txt", "one")
    assert (real / "a.txt").read_text() == "one"
    write_atomically(tmp_path / "folder" / "a.txt", "two")

    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "link.txt").read_text() == "two"
    assert names(real) == ["a.txt"]


def test_links_in_a_circle_are_refused(tmp_path):
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")

    with pytest.raises(OSError, match=r"'.*a'"):
        write_atomically(tmp_path / "a", "x")


@pytest.mark.parametrize("letters", ["a" * 255, "ñ" * 127])
def test_a_name_may_have_all_the_letters_that_fit(tmp_path, letters):
    path = tmp_path / letters

    for text in ("older", "newer"):
        write_atomically(path, text)
        assert path.read_text() == text


def test_a_pipe_is_written_to(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)

    write_atomically(pipe, "hola\n")

    assert reader.communicate(timeout=20)[0] == "hola\n"
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
@pytest.mark.parametrize("to", ["pipe", "file"])
def test_standard_output_is_written_to(tmp_path, name, to):
    """Also where it is a file: what was printed before and after stays."""
    program = (
        "import sys;"
        " from teg_nb.engine.storage.atomic_write import write_atomically; print(1, flush=True);"
        f"write_atomically({name!r}, '2\\n'); sys.stdout.seek(0, 2) if {to!r} == 'file' else 0;"
        " print(3)"
    )
    command = [sys.executable, "-c", program]
    if to == "pipe":
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    else:
        with (tmp_path / "out.txt").open("w") as out:
            subprocess.run(command, stdout=out, check=True)
        printed = (tmp_path / "out.txt").read_text()

    assert printed == "1\n2\n3\n"


def test_a_device_that_is_full_says_so():
    with pytest.raises(OSError, match=r"No space left.*'/dev/full'"):
        write_atomically("/dev/full", "x")


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(IsADirectoryError, match="it is a folder"):
        write_atomically(tmp_path, "x")


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"there is no folder '.*runs'"):
        write_atomically(tmp_path / "runs" / "a.txt", "x")


def test_a_file_in_place_of_a_folder_is_refused(tmp_path):
    write_atomically(tmp_path / "a.txt", "older")

    with pytest.raises(NotADirectoryError, match=r"a\.txt"):
        write_atomically(tmp_path / "a.txt" / "b.txt", "x")


def as_nobody(work):
    """The error that some work ends in, done by a user who may do nothing special."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            if os.geteuid() == 0:
                os.setgid(65534)
                os.setuid(65534)
            work()
            outcome = "done"
        except OSError as fault:
            outcome = f"{type(fault).__name__}: {fault}"
        os.write(writing, outcome.encode())
        os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as pipe:
        return pipe.read()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_may_not_be_written_stays_as_it_is(what):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        path = write_atomically(folder / "a.txt", "older")
        path.chmod(0o444 if what == "file" else 0o666)
        if what == "folder":
            folder.chmod(0o555)

        outcome = as_nobody(lambda: write_atomically(path, "newer"))

        assert outcome.startswith("PermissionError")
        assert "a.txt" in outcome
        assert path.read_text() == "older"
        assert names(folder) == ["a.txt"]
        folder.chmod(0o755)


# A log that cannot be written is refused before anything is touched


@pytest.mark.parametrize(
    ("about", "named"),
    [
        ({"note": "\ud800"}, r"about\['note'\].*surrogate"),
        ({"\udfff": 1}, "a key is a text"),
        ({"deep": [{"share": float("nan")}]}, r"about\['deep'\]\[0\]\['share'\]: nan"),
        ({"share": float("-inf")}, r"about\['share'\]: -inf"),
        ({"bots": {0: "greedy"}}, r"about\['bots'\]: a key is a text, not 0"),
        ({"when": {1, 2}}, r"about\['when'\].*set"),
        ({"match": b"x"}, r"about\['match'\].*bytes"),
        ({"seed": 10**5000}, r"about\['seed'\]"),
    ],
)
def test_notes_that_are_not_json_are_refused(tmp_path, about, named):
    with pytest.raises(ValueError, match=named):
        Match("eggar", 2, metadata=about)

    match = Match("eggar", 2)
    path = match.save(tmp_path / "match.jsonl")
    older = path.read_bytes()
    match.metadata = about
    with pytest.raises(ValueError, match=named):
        match.save(path)
    assert path.read_bytes() == older


def test_notes_as_deep_as_a_well_are_refused():
    note: list[object] = []
    for _ in range(60):
        note = [note]

    with pytest.raises(ValueError, match="inside one another"):
        Match("eggar", 2, metadata={"note": note})


def test_pictures_are_written_whole(tmp_path):
    path = tmp_path / "a.svg"
    picture = position(Blanco="Chile 4", Negro="Cuba").picture()
    picture.save(path)
    picture.svg = "\ud800"

    with pytest.raises(ValueError, match="surrogates"):
        picture.save(path)

    assert path.read_text("utf-8").startswith("<svg")
