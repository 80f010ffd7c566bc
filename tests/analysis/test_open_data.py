"""Datasets as other programs and strangers meet them: the layout, the card, links and bombs."""

import hashlib
import os
import random
import shutil
import subprocess
import sys

import duckdb
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from teg_nb import simulate
from teg_nb.analysis.dataset import memory
from teg_nb.analysis.dataset.card import card
from teg_nb.analysis.dataset.layout import Part, parts_in
from teg_nb.analysis.dataset.partition import footer_of
from teg_nb.analysis.dataset.reader import BadDataset, Writer, read_dataset, write_dataset
from teg_nb.analysis.dataset.records import TABLES, tables_of
from teg_nb.bots import random_policy
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match

pytestmark = pytest.mark.slow

MANY = 500_000
"""Rows of a table that is small in its file and large in memory."""

ALIKE = ("matches", "seats", "turns", "countries", "cards")  # the same columns in every game


@pytest.fixture(scope="module")
def matches():
    """Three of each game, one game after another."""
    return [
        Match(game, 2 if game == "eggar" else 3).run(random_policy, random.Random(seed), 200)
        for seed in range(3)
        for game in GAMES
    ]


@pytest.fixture(scope="module")
def folder(matches, tmp_path_factory):
    path = tmp_path_factory.mktemp("open") / "runs"
    write_dataset(matches, path, part_rows=300)
    return path


@pytest.fixture
def copied(folder, tmp_path):
    return shutil.copytree(folder, tmp_path / "runs")


def content(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def signed(path):
    """Make the checksum of a file right, as a stranger can."""
    folder = path.parents[2]
    name = path.relative_to(folder).as_posix()
    (sums,) = (part for part in folder.rglob("_SHA256SUMS") if name in part.read_text())
    lines = dict(reversed(line.split("  ")) for line in sums.read_text().splitlines())
    lines[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    sums.write_text("".join(f"{sum_}  {name}\n" for name, sum_ in lines.items()))


def replaced(path, change):
    """Put another table in the place of a file, with its right checksum."""
    about = pq.read_schema(path).metadata
    table = change(pq.read_table(path, partitioning=None))
    pq.write_table(table.replace_schema_metadata(about), path, compression="zstd")
    signed(path)


# Any tool


@pytest.mark.parametrize("table", ALIKE)
def test_a_table_of_all_games_is_a_folder(folder, table):
    data = read_dataset(folder)
    mine = data.table(table)
    frame = pd.read_parquet(folder / table)
    query = f"select * from '{folder}/{table}/*/*.parquet'"

    assert len(frame) == len(mine) > 0
    assert sorted(frame["match"]) == sorted(mine["match"])
    assert {f"game={name}" for name in frame["game"]} == {
        path.name for path in (folder / table).iterdir()
    }
    assert len(duckdb.sql(query).df()) == len(mine)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_one_game_is_a_folder(folder, game):
    data = read_dataset(folder)
    for path in folder.glob(f"*/game={game}"):
        if path.parent.name == "_parts":
            continue
        mine = data.table(path.parent.name, game=game)
        frame = pd.read_parquet(path)
        # The path says the game: what is read is as if it were written in one file.
        assert frame["match"].tolist() == mine["match"].tolist()
        for column in frame:
            assert frame[column].isna().tolist() == mine[column].isna().tolist()
            if frame[column].dtype != "float64":
                known = frame[column].notna()
                assert frame[column][known].tolist() == mine[column][known].tolist(), column


def test_polars_reads_them(folder):
    polars = pytest.importorskip("polars")
    data = read_dataset(folder)

    assert len(polars.read_parquet(folder / "matches")) == len(data)
    for game in GAMES:
        rows = polars.read_parquet(folder / "entries" / f"game={game}")
        assert rows["match"].to_list() == data.entries(["match"], game)["match"].tolist()


def test_all_parts_have_the_same_columns(folder):
    schemas = {}
    for part in parts_in(folder):
        for table in TABLES:
            if (path := part.path(table)).exists():
                whose = "all" if table in ALIKE else part.game
                schema = pq.read_schema(path).remove_metadata()
                assert schemas.setdefault((table, whose), schema) == schema, path
    assert len([whose for table, whose in schemas if table == "entries"]) == len(GAMES)
    assert max(part.number for part in parts_in(folder)) > 0


def test_sha256sum_reads_the_checksums(folder):
    lines = [line for part in parts_in(folder) for line in part.sums.read_text().splitlines()]

    named = dict(reversed(line.split("  ")) for line in lines)
    assert set(named) == {path.relative_to(folder).as_posix() for path in folder.rglob("*.parquet")}
    for name, sum_ in named.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == sum_


# The card


def test_the_card_names_every_column(folder, matches):
    page = (folder / "README.md").read_text()
    for match in matches[: len(GAMES)]:
        for table, rows in tables_of(match, 0).items():
            assert f"### `{table}`" in page
            for column in rows.column_names:
                assert f"| `{column}` |" in page


@pytest.mark.parametrize("game", GAMES)
def test_the_card_says_what_columns_mean(game):
    """All but the arguments of verbs, which are those of the log."""
    schemas = {name: table.schema for name, table in tables_of(Match(game, 3), 0).items()}
    lines = card({game: schemas}, planned=False).splitlines()
    plain = [line for line in lines if "argument of the verb" in line]

    if game == "teg":
        assert plain == []
    arguments = {field for verb in GAMES[game].verbs.values() for field in verb.fields}
    for line in plain:
        assert line.split("`")[1].removesuffix("_") in arguments, line


def test_a_card_that_another_hand_has_changed_stays(tmp_path):
    words = {"seats": 2, "options": {"max_rounds": 1}, "out": tmp_path / "d", "progress": False}
    simulate("eggar", "random", 2, 5, **words)
    path = tmp_path / "d" / "README.md"
    ours = path.read_text()
    path.unlink()
    simulate("eggar", "random", 3, 5, resume=True, **words)
    assert path.read_text() == ours

    path.write_text("Our runs of Monday.")
    simulate("eggar", "random", 4, 5, resume=True, **words)
    assert path.read_text() == "Our runs of Monday."


# Files that are no part


def test_going_on_removes_what_is_of_no_part(tmp_path):
    words = {"seats": 2, "options": {"max_rounds": 1}, "progress": False}
    for name in ("d", "other"):
        simulate("eggar", "random", 4, 5, out=tmp_path / name, **words)
    table = tmp_path / "d" / "entries" / "game=eggar"
    for name in ("part-00001.parquet", "mine.parquet"):
        shutil.copy(table / "part-00000.parquet", table / name)
    for name in ("d", "other"):
        simulate("eggar", "random", 6, 5, out=tmp_path / name, resume=True, **words)

    assert sorted(path.name for path in table.iterdir()) == ["part-00000.parquet"]
    present, wanted = (
        {path.relative_to(tmp_path / name): data for path, data in content(tmp_path / name).items()}
        for name in ("d", "other")
    )
    assert present == wanted


def test_going_on_removes_nothing_that_has_only_lost_its_checksums(tmp_path):
    words = {"seats": 2, "options": {"max_rounds": 1}, "out": tmp_path / "d", "progress": False}
    simulate("eggar", "random", 4, 5, **words)
    shutil.rmtree(tmp_path / "d" / "_parts")
    before = content(tmp_path / "d")

    for resume in (False, True):
        with pytest.raises(BadDataset, match="new or an empty folder"):
            simulate("eggar", "random", 6, 5, resume=resume, **words)
        assert content(tmp_path / "d") == before


# Checksums and files of a stranger


@pytest.mark.parametrize(
    "name",
    [
        "../outside.parquet",
        "/etc/passwd",
        "entries/game=teg/../../../outside.parquet",
        "entries/game=teg/part-00001.parquet",
        "entries/game=tgm/part-00000.parquet",
        "matches/game=teg/part-00000.parquet",
        "README.md",
        "../game=teg/part-00000.parquet",
        "",
    ],
)
def test_checksums_name_files_of_their_part_alone(copied, name):
    sums = copied / "_parts" / "game=teg" / "part=0" / "_SHA256SUMS"
    (copied.parent / "outside.parquet").write_text("x")
    sums.write_text(f"{sums.read_text()}{'0' * 64}  {name}\n")

    with pytest.raises(BadDataset, match=r"_SHA256SUMS: ('.*' is no file of this part|a line is)"):
        read_dataset(copied)


def test_checksums_must_name_the_matches(copied):
    sums = copied / "_parts" / "game=teg" / "part=0" / "_SHA256SUMS"
    lines = sums.read_text().splitlines(keepends=True)
    sums.write_text("".join(line for line in lines if "matches" not in line))

    with pytest.raises(BadDataset, match="has no matches/game=teg/part-00000"):
        read_dataset(copied)


LINKED = {
    "a file": "entries/game=teg/part-00000.parquet",
    "the matches": "matches/game=teg/part-00000.parquet",
    "a folder": "entries",
    "checksums": "_parts/game=teg/part=0/_SHA256SUMS",
    "all checksums": "_parts",
}


@pytest.mark.parametrize("what", LINKED)
def test_no_link_leads_out_of_the_folder(copied, tmp_path, what):
    path = copied / LINKED[what]
    path.rename(tmp_path / "outside")
    path.symlink_to(tmp_path / "outside")

    with pytest.raises(BadDataset, match="is a link that leads out of the folder"):
        read_dataset(copied)


def test_a_link_inside_the_folder_is_read(copied):
    path = copied / "entries/game=teg/part-00000.parquet"
    path.rename(copied / "kept")
    path.symlink_to(copied / "kept")

    assert len(read_dataset(copied).entries(game="teg")) > 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes that have a name are of Unix")
@pytest.mark.parametrize("what", ["a file", "the matches", "checksums"])
def test_a_pipe_is_not_waited_for(copied, what):
    (copied / LINKED[what]).unlink()
    os.mkfifo(copied / LINKED[what])

    with pytest.raises(BadDataset, match="is not a regular file"):
        read_dataset(copied)


# Bombs


@pytest.mark.parametrize("table", [name for name in TABLES if name != "matches"])
def test_a_table_of_more_rows_than_its_matches_have_is_refused(copied, table):
    """A small file: half a million times the same row."""
    path = Part(copied, "teg", 0).path(table)
    first = pa.array([0] * MANY)

    def swollen(rows):
        return (rows if len(rows) else nothing_of(rows)).take(first)

    replaced(path, swollen)
    assert path.stat().st_size < 130_000

    with pytest.raises(BadDataset, match=rf"{path}: has {MANY} rows; its matches give \d+ at"):
        read_dataset(copied)


def nothing_of(rows):
    return pa.table({name: pa.nulls(1, rows.schema.field(name).type) for name in rows.schema.names})


@pytest.fixture
def bomb(copied):
    """One whose matches say that they have half a million entries."""
    part = Part(copied, "teg", 0)

    def many(table):
        place = table.schema.get_field_index("entries")
        return table.set_column(place, "entries", pa.array([MANY] * len(table)))

    replaced(part.path("matches"), many)
    replaced(part.path("entries"), lambda table: table.take(pa.array([0] * MANY)))
    return part


@pytest.mark.parametrize("where", [{}, {"match": 0}, {"kind": "roll"}])
def test_a_table_that_would_fill_the_memory_is_refused(bomb, where):
    path = bomb.path("entries")
    data = read_dataset(bomb.folder, max_bytes=16 << 20)
    words = rf"{path}: fills \d+ MiB of memory or more, and \d+ MiB are left; max_bytes="

    with pytest.raises(BadDataset, match=words):
        data.entries(game="teg", **where)
    assert len(data.entries(["match"], "teg")) >= MANY  # that is little
    data.max_bytes = 4 << 30
    assert len(data.entries(["match", "seat"], "teg", match=0)) == MANY


def test_half_of_the_free_memory_is_the_limit(bomb, monkeypatch):
    monkeypatch.setattr(memory, "free_memory", lambda: 32 << 20)
    data = read_dataset(bomb.folder)

    assert data.max_bytes is None
    with pytest.raises(BadDataset, match="16 MiB are left; max_bytes= of read_dataset"):
        data.entries(game="teg")
    monkeypatch.setattr(memory, "free_memory", lambda: 100)
    with pytest.raises(BadDataset, match="and 0 MiB are left"):
        read_dataset(bomb.folder)


def test_a_long_text_in_every_row_is_counted_before_it_is_written_out(copied):
    """The footer says two megabytes: the text is once in the file."""
    path = Part(copied, "teg", 0).path("entries")

    def long(table):
        place = table.schema.get_field_index("entry")
        text = pa.DictionaryArray.from_arrays(pa.array([0] * len(table)), ["x" * (2 << 20)])
        return table.set_column(place, "entry", text.cast(pa.string()))

    replaced(path, long)
    assert path.stat().st_size < 200_000
    data = read_dataset(copied, max_bytes=100 << 20)

    with pytest.raises(BadDataset, match=rf"{path}: fills \d+ MiB of memory"):
        data.entries(["entry"], "teg")
    assert len(data.entries(["step"], "teg")) == len(data.entries(["match"], "teg")) > 0


def test_what_is_too_large_together_is_named_by_its_folder(folder):
    """A file at a time is not too large: some matches can be read."""
    parts = [part for part in parts_in(folder) if part.game == "teg"]
    sizes = [footer_of(part, "entries").size() for part in parts]
    assert len(sizes) > 1
    data = read_dataset(folder, max_bytes=sum(sizes) - 1)

    with pytest.raises(BadDataset, match=rf"{folder / 'entries' / 'game=teg'}: fills \d+ MiB"):
        data.entries(game="teg")
    assert len(data.entries(game="teg", match=0)) == 200
    assert [*map(len, data.batches("entries", game="teg"))] == [400, 200]
    data.max_bytes = 2 * sum(sizes)
    assert len(data.entries(game="teg")) == 600


def test_a_bomb_in_the_journal_is_refused(tmp_path):
    keeper = Writer(tmp_path / "d")
    for number in range(3):
        match = Match("eggar", 2).run(random_policy, random.Random(number), 50)
        keeper.add("eggar", tables_of(match, number))
    keeper.flush()
    keeper._claim.release()
    (path,) = (tmp_path / "d").rglob("entries.parquet")
    about = pq.read_schema(path).metadata
    table = pq.read_table(path, partitioning=None).take(pa.array([0] * MANY))
    pq.write_table(table.replace_schema_metadata(about), path, compression="zstd")
    sums = path.with_name("_SHA256SUMS")
    lines = [line for line in sums.read_text().splitlines() if "entries" not in line]
    name = path.relative_to(tmp_path / "d").as_posix()
    lines.append(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}")
    sums.write_text("".join(f"{line}\n" for line in lines))

    with pytest.raises(BadDataset, match=rf"{path}: has {MANY} rows; its matches give 150 at"):
        read_dataset(tmp_path / "d")


FLIPPED = """
import sys
from pathlib import Path
from teg_nb.analysis.dataset.layout import BadDataset, Part
from teg_nb.analysis.dataset.partition import footer_of

part = Part(Path(sys.argv[1]), "teg", 0)
path = part.path("matches")
whole = path.read_bytes()
end = len(whole) - 8
for place in range(end - int.from_bytes(whole[-8:-4], "little"), end):
    flipped = bytearray(whole)
    flipped[place] ^= 1
    path.write_bytes(flipped)
    try:
        footer_of(part, "matches").size()
    except BadDataset:
        print("refused")
"""


def test_a_bit_of_a_footer_that_has_flipped_does_not_end_the_process(copied):
    """As PyArrow does it when it is asked for the sizes of columns."""
    command = [sys.executable, "-c", FLIPPED, str(copied)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("refused") > 1000


@pytest.mark.parametrize("count", [-5, 1 << 31, 1 << 62])
def test_counts_that_no_match_has_are_refused(copied, count):
    path = Part(copied, "teg", 0).path("matches")

    def other(table):
        place = table.schema.get_field_index("entries")
        return table.set_column(place, "entries", pa.array([count] * len(table)))

    replaced(path, other)
    with pytest.raises(BadDataset, match=rf"{path}: entries is not a number from 0"):
        read_dataset(copied)


def test_columns_of_other_types_are_refused(copied):
    path = Part(copied, "teg", 0).path("turns")
    replaced(path, lambda table: table.append_column("more", pa.array([[1, 2]] * len(table))))

    with pytest.raises(BadDataset, match="more is list<"):
        read_dataset(copied)


def test_a_limit_is_a_number_above_nothing(folder):
    with pytest.raises(BadArgument, match="max_bytes"):
        read_dataset(folder, max_bytes=0)


def test_refusals_are_said_in_both_languages(bomb):
    data = read_dataset(bomb.folder, max_bytes=16 << 20)
    with pytest.raises(BadDataset) as fault:
        data.entries(game="teg")

    assert "max_bytes= of read_dataset sets the limit" in fault.value.text("en")
    assert "max_bytes= de read_dataset fija el límite" in fault.value.text("es")


# Free memory


@pytest.fixture
def system(tmp_path, monkeypatch):
    """A system whose files say how much memory there is."""
    monkeypatch.setattr(memory, "MEMINFO", tmp_path / "meminfo")
    monkeypatch.setattr(memory, "GROUPS", tmp_path / "groups")
    monkeypatch.setattr(memory, "GROUP", tmp_path / "group")
    (tmp_path / "meminfo").write_text("MemTotal: 9000 kB\nMemAvailable: 4000 kB\n")
    return tmp_path


def limited(folder, limit, use, most, taken, kept):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / limit).write_text(f"{most}\n")
    (folder / use).write_text(f"{taken}\n")
    (folder / "memory.stat").write_text(
        f"anon 7\ninactive_file {kept}\ntotal_inactive_file {kept}\n"
    )


def test_free_memory_is_what_the_system_has(system):
    assert memory.free_memory() == 4000 << 10


def test_a_container_has_what_is_left_of_its_limit(system):
    names = ("memory.max", "memory.current")
    (system / "group").write_text("0::/one/two\n")
    limited(system / "groups" / "one" / "two", *names, "max", 1000, 0)
    assert memory.free_memory() == 4000 << 10
    limited(system / "groups" / "one", *names, 900_000, 700_000, 50_000)
    assert memory.free_memory() == 250_000
    limited(system / "groups", *names, 10, 700_000, 50_000)
    assert memory.free_memory() == 0


def test_groups_of_version_1_too(system):
    names = ("memory.limit_in_bytes", "memory.usage_in_bytes")
    (system / "group").write_text("7:cpu,memory:/docker/x\n0::/\n")
    limited(system / "groups" / "memory", *names, 800_000, 300_000, 1)
    assert memory.free_memory() == 500_001


def test_without_such_files_the_system_is_asked(system, monkeypatch):
    (system / "meminfo").unlink()
    pages = {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 1000}

    def sysconf(name):
        if name not in pages:
            raise ValueError("unrecognized configuration name")
        return pages[name]

    monkeypatch.setattr(memory.os, "sysconf", sysconf)
    assert memory.free_memory() == 500 * 4096
    pages["SC_AVPHYS_PAGES"] = 100
    assert memory.free_memory() == 100 * 4096
    pages.clear()
    assert memory.free_memory() == 4 << 30
