"""Datasets: nothing of a match is lost, only what is asked for is read, faults name the file."""

import hashlib
import json
import random
import shutil
from itertools import product

import duckdb
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from teg_nb import simulate
from teg_nb.analysis import (
    battles_frame,
    compare_bots,
    entries_frame,
    holdings,
    luck_frame,
    pacts_frame,
    summary,
    survival,
    wins_by_continent,
    wins_by_opening,
)
from teg_nb.analysis.dataset.layout import Part
from teg_nb.analysis.dataset.reader import (
    BadDataset,
    Collector,
    Dataset,
    Writer,
    read_dataset,
    write_dataset,
)
from teg_nb.analysis.dataset.records import TABLES, tables_of
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match

pytestmark = pytest.mark.slow

BOTS = ["greedy", "random", "greedy", "random"]


def played(seed, seats=4, rounds=6):
    about = {"bots": BOTS[:seats], "seed": seed}
    match = Match("teg", seats, {"max_rounds": rounds}, metadata=about)
    bots = [greedy_policy, random_policy, greedy_policy, random_policy][:seats]
    return match.run(bots, random.Random(seed))


@pytest.fixture(scope="module")
def matches():
    return [played(seed) for seed in range(4)]


@pytest.fixture(scope="module")
def folder(matches, tmp_path_factory):
    """A dataset of several parts."""
    path = tmp_path_factory.mktemp("data") / "new"
    write_dataset(iter(matches), path, part_rows=700)
    return path


@pytest.fixture(scope="module")
def data(folder):
    return read_dataset(folder)


# Contents


def test_logs_come_back_as_they_were(data, matches, tmp_path):
    for number, match in enumerate(matches):
        again = data.match(number)
        assert (again.actions, again.events) == (match.actions, match.events)
        assert again.state == match.state
        assert list(again.lines()) == list(match.lines())
        assert again.metadata == match.metadata


def test_every_log_in_order(data, matches):
    logs = list(data.logs())

    assert [number for number, _ in logs] == [0, 1, 2, 3]
    assert [lines for _, lines in logs] == [list(match.lines()) for match in matches]
    assert [len(match) for match in data.replay([1, 3])] == [len(matches[1]), len(matches[3])]
    with pytest.raises(KeyError):
        data.match(4)


def test_a_start_by_hand_and_an_unfinished_match_come_back(tmp_path):
    from teg_nb import position

    match = Match(start=position(Blanco="Portugal 4", Negro="España 1"))
    match.act("attack", "Portugal", "España")
    data = write_dataset([match, Match(seats=3)], tmp_path / "d")

    assert data.match(0).state == match.state
    assert list(data.match(1).lines()) == list(Match(seats=3).lines())
    assert data.matches()["over"].tolist() == [False, False]
    assert data.matches()["winner"].isna().all()
    assert data.seats(match=0)["won"].isna().all()


def test_entries_are_those_of_the_frames(data, matches):
    for number, match in enumerate(matches):
        mine = data.entries(match=number)
        expected = entries_frame(match, "all")
        pd.testing.assert_frame_equal(
            mine[expected.columns], expected, check_dtype=False, check_categorical=False
        )


def test_battles_and_pacts_are_those_of_the_frames(data, matches):
    for table, make in (("battles", battles_frame), ("pacts", pacts_frame)):
        expected = pd.concat([make(match) for match in matches], ignore_index=True)
        frame = data.table(table)
        pd.testing.assert_frame_equal(
            frame[expected.columns], expected, check_dtype=False, check_categorical=False
        )


def test_a_match_whose_seats_changed_hands_names_no_bots(tmp_path):
    """Neither its wins nor its losses are those of the bots that began it."""
    made = [played(1, 2, 1), played(2, 2, 1)]
    made[0].metadata["players"] = [{"from": 0, "seat": "Negro", "player": "random"}]
    made[1].metadata["players"] = [{"from": 9, "seat": "Negro", "player": "person"}]
    write_dataset(iter(made), tmp_path / "new")
    frame = read_dataset(tmp_path / "new").matches()
    assert frame["bots"].fillna("").tolist() == ["greedy, random", ""]
    assert all("players" in header for header in frame["header"])


def test_matches_say_who_won(data, matches):
    frame = data.matches()

    assert frame["game"].tolist() == ["teg"] * 4
    assert frame["entries"].tolist() == [len(match) for match in matches]
    assert frame["rounds"].tolist() == [match.state.round for match in matches]
    assert frame["reason"].tolist() == [match.outcome.reason for match in matches]
    assert frame["seed"].tolist() == ["0", "1", "2", "3"]
    assert frame["bots"].tolist() == ["greedy, random, greedy, random"] * 4
    for match, row in zip(matches, frame.itertuples(), strict=True):
        names = [match.settings.seats[seat] for seat in match.outcome.winners]
        assert row.winners == ", ".join(names)
        assert json.loads(row.header) == match.header()


def test_seats_say_how_each_ended(data, matches):
    frame = data.seats()

    assert len(frame) == 16
    for number, match in enumerate(matches):
        rows = frame[frame["match"] == number]
        state = match.state
        assert rows["bot"].tolist() == BOTS
        assert rows["returns"].tolist() == list(match.outcome.returns)
        assert rows["countries"].sum() == 72
        assert rows["armies"].sum() == sum(state.armies)
        assert sorted(rows["order"]) == [1, 2, 3, 4]
        first = next(s.turn for s in match.states if s.round == 1)
        assert rows["order"].tolist()[first] == 1
        assert rows["eliminated"].notna().tolist() == [slayer >= 0 for slayer in state.slayer]
        ids = match.settings.vocabulary["objective"]
        dealt = {a.receiver: a.objectives for a in match.actions if a.verb == "deal_objective"}
        assert rows["objective"].tolist() == [
            ", ".join(ids[card] for card in dealt[seat]) for seat in range(4)
        ]


def test_turns_cover_the_match(data, matches):
    for number, match in enumerate(matches):
        rows = data.turns(match=number)
        started = [
            (step, event)
            for step, events in enumerate(match.events, start=1)
            for event in events
            if event.kind == "turn_started"
        ]
        assert rows["from_step"].tolist() == [step for step, _ in started]
        assert rows["seat"].tolist() == [match.settings.seats[e.seat] for _, e in started]
        for row in rows.itertuples():
            seat = match.settings.seats.index(row.seat)
            for step, count in (
                (row.from_step, row.countries_before),
                (row.to_step, row.countries_after),
            ):
                assert match.states[step].owner.count(seat) == count
        throws = data.battles(match=number)
        assert rows["throws"].sum() == len(throws)
        assert rows["lost"].sum() == throws["losses_attack"].sum()
        assert rows["conquests"].sum() == throws["conquered"].sum()


def test_countries_over_time_give_every_owner_back(matches, tmp_path):
    """With five seats two cards are left over, and their countries dealt later."""
    five = Match("teg", 5, {"max_rounds": 3}).run(greedy_policy, random.Random(9))
    data = write_dataset([*matches, five], tmp_path / "d")
    for number, match in enumerate([*matches, five]):
        rows = data.countries(match=number)
        for step in (1, 8, len(match) // 2, len(match)):
            there = rows[
                (rows["from_step"] <= step) & (rows["to_step"].fillna(len(match) + 1) > step)
            ]
            owner = dict(zip(there["country"], there["owner"], strict=True))
            state = match.states[step]
            assert owner == {
                name: match.settings.seats[seat]
                for name, seat in zip(match.settings.board.countries, state.owner, strict=True)
                if seat >= 0
            }
        lost = rows.dropna(subset=["to_step"])
        heirs = rows.set_index(["country", "from_step"])["owner"]
        for row in lost.itertuples():
            assert heirs[row.country, row.to_step] == row.lost_to


def test_cards_are_those_of_the_log(data, matches):
    for number, match in enumerate(matches):
        rows = data.cards(match=number)
        names = match.settings.board.countries
        drawn = [names[action.card] for action in match.actions if action.verb == "draw_card"]
        assert rows.loc[rows["kind"] == "country_card_drawn", "card"].tolist() == drawn
        given = [
            names[card]
            for action in match.actions
            if action.verb == "exchange"
            for card in action.cards
        ]
        shown = rows.loc[rows["kind"] == "cards_exchanged", "card"].tolist()
        assert set(given) <= set(shown)


# Reading


def test_only_what_is_asked_for(data):
    frame = data.entries(columns=["match", "seat", "target"], kind="attack", match=[1, 2])
    everything = data.entries()
    expected = everything[(everything["kind"] == "attack") & everything["match"].isin([1, 2])]

    assert frame.columns.tolist() == ["match", "seat", "target"]
    assert frame["target"].tolist() == expected["target"].tolist() != []
    assert (
        data.entries(columns=["match"], game="teg", kind=["attack", "roll"], seat="chance")["match"]
        .value_counts()
        .to_dict()
        == everything[everything["kind"] == "roll"]["match"].value_counts().to_dict()
    )


def test_categories_are_all_and_in_order(data, matches):
    frame = data.entries()

    assert list(frame["target"].cat.categories) == list(matches[0].settings.board.countries)
    assert list(frame["seat"].cat.categories) == [*matches[0].settings.seats, "chance"]
    assert frame["armies"].dtype == pd.Int64Dtype()
    assert frame["step"].dtype == frame["match"].dtype == "int64"
    assert frame["clause"].dtype == pd.StringDtype()


def test_seats_of_tables_of_different_size(tmp_path):
    data = write_dataset([played(1, 3, 2), played(2, 4, 2)], tmp_path / "d", part_rows=1)

    assert list(data.turns()["seat"].cat.categories) == ["Blanco", "Negro", "Rojo", "Azul"]
    assert data.match(1).settings.seats == ("Blanco", "Negro", "Rojo", "Azul")


def test_wrong_questions(data):
    with pytest.raises(ValueError, match="no column 'sate'"):
        data.entries(columns=["sate"])
    with pytest.raises(ValueError, match="no column 'sate'"):
        data.entries(sate="Rojo")
    with pytest.raises(ValueError, match="no table 'moves'"):
        data.table("moves")
    with pytest.raises(ValueError, match="no game 'chess'"):
        data.matches(game="chess")
    with pytest.raises(ValueError, match=r"no kind 'missile'; did you mean .*_missile"):
        data.entries(kind="missile")
    with pytest.raises(ValueError, match="no seat 'rojo'; did you mean Rojo"):
        data.turns(seat=["Blanco", "rojo"])
    with pytest.raises(ValueError, match="no bot 'gredy'; did you mean greedy"):
        data.seats(bot="gredy")
    assert data.seats(bot="greedy", won=True)["bot"].eq("greedy").all()
    assert data.entries(kind="fire_missile", round=0).empty  # a kind that did not occur


def test_in_memory_as_on_disk(data, matches):
    held = Collector()
    for number, match in enumerate(matches):
        held.add("teg", tables_of(match, number))
    memory = held.dataset()

    assert len(memory) == len(data) == 4
    for name in TABLES:
        pd.testing.assert_frame_equal(memory.table(name), data.table(name))
        parts = [*data.batches(name)]
        assert len(parts) > 1
        pd.testing.assert_frame_equal(pd.concat(parts, ignore_index=True), data.table(name))
    for count in (
        lambda source: luck_frame(source, "side"),
        lambda source: wins_by_continent(source, 3),
        lambda source: holdings(source, 3),
        lambda source: survival(source, None),
    ):
        pd.testing.assert_frame_equal(count(memory), count(data))
    assert list(memory.match(2).lines()) == list(matches[2].lines())


def test_some_tables_alone(tmp_path, matches):
    data = write_dataset(matches[:1], tmp_path / "d", tables=["seats"])

    assert data.tables == ("matches", "seats")
    assert isinstance(data, Dataset)
    with pytest.raises(ValueError, match="no table 'entries'; there are matches and seats"):
        data.match(0)


def test_every_game(tmp_path):
    """All games in one dataset; each log comes back."""
    matches = [
        Match(name, 3 if name != "eggar" else 2).run(random_policy, random.Random(2), 250)
        for name in GAMES
    ]
    data = write_dataset(matches, tmp_path / "d")

    assert data.games == tuple(sorted(GAMES))
    assert len(data.matches()) == len(GAMES)
    for number, match in enumerate(matches):
        assert list(data.match(number).lines()) == list(match.lines())
        name = match.game.name
        assert len(data.entries(game=name)) == len(match)
        assert data.scan("entries", game=name).count_rows() == len(match)
    for table in TABLES:
        assert set(data.table(table)["match"]) <= set(range(len(matches)))


# Files


def test_parts_by_game_and_number(folder, matches):
    parts = sorted(folder.glob("_parts/game=teg/part=*"))
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    assert [path.name for path in parts] == [f"part={k}" for k in range(len(parts))]
    assert 1 < len(parts) <= len(matches)
    numbers = range(len(parts))
    assert files == {
        "README.md",
        *(f"_parts/game=teg/part={k}/_SHA256SUMS" for k in numbers),
        *(f"{name}/game=teg/part-{k:05}.parquet" for name in TABLES for k in numbers),
    }


def test_files_say_what_they_are(folder):
    about = json.loads(
        pq.read_schema(folder / "turns/game=teg/part-00000.parquet").metadata[b"teg_nb"]
    )

    assert (about["format"], about["table"], about["game"], about["rules"]) == (
        3,
        "turns",
        "teg",
        GAMES["teg"].version,
    )
    assert about["categories"]["seat"] == ["Blanco", "Negro", "Rojo", "Azul"]


def test_duckdb_reads_the_same_files(folder, data):
    query = f"""
        select match, count(*) as throws, sum(losses_attack) as lost
        from read_parquet('{folder}/battles/*/*.parquet', hive_partitioning = true)
        where game = 'teg' and seat = 'Rojo'
        group by match order by match
    """
    rows = duckdb.sql(query).df()
    mine = data.battles(seat="Rojo").groupby("match")["losses_attack"].agg(["size", "sum"])

    assert rows["match"].tolist() == mine.index.tolist()
    assert rows["throws"].tolist() == mine["size"].tolist()
    assert rows["lost"].tolist() == mine["sum"].tolist()


def test_a_folder_in_use_is_not_written_into(folder, matches, tmp_path):
    with pytest.raises(BadDataset, match="new or an empty folder"):
        write_dataset(matches, folder)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDataset, match="file: a dataset needs"):
        Writer(tmp_path / "file")


def test_nothing_is_lost_when_a_match_fails(tmp_path, matches):
    def some():
        yield matches[0]
        raise RuntimeError("power cut")

    with pytest.raises(RuntimeError, match="power cut"):
        write_dataset(some(), tmp_path / "d")

    assert list(read_dataset(tmp_path / "d").match(0).lines()) == list(matches[0].lines())


def test_a_part_half_written_is_not_seen(tmp_path, matches):
    data = write_dataset(matches[:1], tmp_path / "d")
    half = tmp_path / "d" / ".teg-1"
    half.mkdir()
    (half / "matches.parquet").write_bytes(b"PAR1")

    assert len(read_dataset(tmp_path / "d")) == len(data) == 1


def file_of(folder, table, part=0):
    return Part(folder, "teg", part).path(table)


@pytest.fixture
def copied(matches, tmp_path):
    write_dataset(matches[:1], tmp_path / "d")
    return tmp_path / "d"


def test_no_dataset(tmp_path):
    with pytest.raises(BadDataset, match="nowhere: there is no such folder"):
        read_dataset(tmp_path / "nowhere")
    with pytest.raises(BadDataset, match="no dataset of matches"):
        read_dataset(tmp_path)


def test_a_folder_without_logs_is_named_as_such(tmp_path, matches):
    (tmp_path / "logs").mkdir()
    logs = (Match.load(path) for path in (tmp_path / "logs").glob("*.jsonl"))
    with pytest.raises(BadArgument, match=r"no match to write: .* has files \*\.jsonl"):
        write_dataset(logs, tmp_path / "d")
    assert len(write_dataset(matches[:1], tmp_path / "d")) == 1  # the same folder serves


@pytest.mark.parametrize("harm", ["cut", "text", "foreign", "version", "swapped", "unnumbered"])
def test_a_bad_file_is_named(copied, harm):
    path = file_of(copied, "battles")
    if harm == "cut":
        path.write_bytes(path.read_bytes()[:-20])
    elif harm == "text":
        path.write_text("step,seat\n1,Rojo\n")
    elif harm == "foreign":
        pq.write_table(pa.table({"seat": ["Rojo"]}), path)
    elif harm == "version":
        table = pq.read_table(path)
        about = json.loads(table.schema.metadata[b"teg_nb"]) | {"format": 99}
        pq.write_table(table.replace_schema_metadata({"teg_nb": json.dumps(about)}), path)
    elif harm == "swapped":
        path.write_bytes(file_of(copied, "turns").read_bytes())
    else:
        part = copied / "_parts" / "game=teg" / "part=0"
        path = part.rename(part.with_name("part=last"))

    with pytest.raises(BadDataset, match=path.relative_to(copied).as_posix()):
        read_dataset(copied)


def test_a_page_broken_in_the_middle_is_named(copied):
    path = file_of(copied, "entries")
    bytes_ = bytearray(path.read_bytes())
    bytes_[4:2000] = bytes(1996)
    path.write_bytes(bytes_)

    with pytest.raises(BadDataset, match=r"entries/game=teg/part-00000.parquet: is broken"):
        read_dataset(copied).entries()


# Faults: whatever has become of a file is told, with its name


def test_a_flipped_bit_anywhere_is_told(copied):
    """Eight bits in every file, one at a time: of tables, their metadata, and the checksums."""
    rng = random.Random(8)
    files = sorted([*copied.rglob("*.parquet"), *copied.rglob("_SHA256SUMS")])
    assert len(files) == len(TABLES) + 1

    for path in files:
        good = path.read_bytes()
        for _ in range(8):
            place, bit = rng.randrange(len(good)), 1 << rng.randrange(8)
            bad = bytearray(good)
            bad[place] ^= bit
            path.write_bytes(bad)
            with pytest.raises(BadDataset, match=r"part(=0|-00000)"):
                every_table(read_dataset(copied))
        path.write_bytes(good)
    every_table(read_dataset(copied))


def every_table(data):
    for name in data.tables:
        data.table(name)


def test_pages_have_checksums_for_other_readers_too(copied):
    path = file_of(copied, "entries")
    group = pq.read_metadata(path).row_group(0)
    columns = [group.column(k) for k in range(group.num_columns)]
    entry = next(column for column in columns if column.path_in_schema == "entry")
    bytes_ = bytearray(path.read_bytes())
    first = entry.dictionary_page_offset or entry.data_page_offset
    bytes_[first + entry.total_compressed_size - 1] ^= 1  # values of a page, never its header
    path.write_bytes(bytes_)

    with pytest.raises(OSError, match=r"(?i)crc|checksum"):
        pq.read_table(path, partitioning=None, page_checksum_verification=True)


def test_a_part_that_is_there_twice_is_refused(copied):
    part = copied / "_parts" / "game=teg" / "part=0"
    shutil.copytree(part, part.with_name("part=1"))
    sums = part.with_name("part=1") / "_SHA256SUMS"
    sums.write_text(sums.read_text().replace("00000", "00001"))
    for table in TABLES:
        shutil.copy(file_of(copied, table), file_of(copied, table, 1))

    with pytest.raises(BadDataset, match=r"part-00001\.parquet: match 0 is in .*part-00000"):
        read_dataset(copied)


@pytest.mark.parametrize("lost", ["matches", "turns"])
def test_a_file_that_is_lost_is_named(copied, lost):
    path = file_of(copied, lost)
    path.unlink()

    with pytest.raises(BadDataset, match=f"{path}: is there no more"):
        read_dataset(copied)


def test_a_part_that_has_lost_its_checksums_is_told(folder, tmp_path):
    """It is there no more, so those after it are one too far."""
    shutil.copytree(folder, tmp_path / "d")
    lost = tmp_path / "d" / "_parts" / "game=teg" / "part=0"
    (lost / "_SHA256SUMS").unlink()

    with pytest.raises(BadDataset, match=f"{lost}: has no _SHA256SUMS"):
        read_dataset(tmp_path / "d")


def test_a_file_that_no_part_names_is_not_read(copied):
    """As one that is just being written, or that somebody has put there."""
    tables = {name: read_dataset(copied).table(name) for name in TABLES}
    for table in TABLES:
        shutil.copy(file_of(copied, table), file_of(copied, table, 1))
    file_of(copied, "entries", 2).write_text("mine")

    for name, table in tables.items():
        pd.testing.assert_frame_equal(read_dataset(copied).table(name), table)


def test_a_file_of_another_part_is_not_taken(matches, tmp_path):
    write_dataset(matches[:2], tmp_path / "d", part_rows=1)
    one, other = (file_of(tmp_path / "d", "turns", k) for k in (0, 1))
    shutil.copy(one, other)

    with pytest.raises(BadDataset, match=r"turns/game=teg/part-00001\.parquet: is broken"):
        read_dataset(tmp_path / "d").turns()


def spoilt(path, table, about=None):
    """Put another table in place of a file, with the metadata of that, and its right checksum."""
    known = pq.read_schema(path).metadata[b"teg_nb"]
    pq.write_table(table.replace_schema_metadata({"teg_nb": about or known}), path)
    signed(path)


def signed(path):
    """Make the checksum of a file right, as a stranger can."""
    folder, name = path.parents[2], path.relative_to(path.parents[2]).as_posix()
    (sums,) = (part for part in folder.rglob("_SHA256SUMS") if name in part.read_text())
    lines = dict(reversed(line.split("  ")) for line in sums.read_text().splitlines())
    lines[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    sums.write_text("".join(f"{sum_}  {name}\n" for name, sum_ in lines.items()))


def about_of(path, **more):
    return json.dumps(json.loads(pq.read_schema(path).metadata[b"teg_nb"]) | more)


SPOILT = ["types", "no lists", "deep", "null", "no match", "no text", "no object"]


@pytest.mark.parametrize(
    ("harm", "table"),  # a match may have no pacts, and so no row in which a number could miss
    [pair for pair in product(SPOILT, TABLES) if pair != ("null", "pacts")],
)
def test_a_spoilt_file_is_told(matches, tmp_path, harm, table):
    """Its checksum is right: somebody wrote it so."""
    write_dataset(matches[:2], tmp_path / "d", part_rows=1)
    path = file_of(tmp_path / "d", table, 1)
    good = pq.read_table(path, partitioning=None)
    nothing = pa.nulls(len(good), pa.int64())
    if harm == "types":
        spoilt(path, good.set_column(1, good.column_names[1], pa.array([b"x"] * len(good))))
    elif harm == "no lists":
        spoilt(path, good, about_of(path, categories={"seat": 7}))
    elif harm == "no object":
        spoilt(path, good, about_of(path, categories=["seat"]))
    elif harm == "deep":
        spoilt(path, good, "[" * 100_000)
    elif harm == "null":
        spoilt(path, good.set_column(0, "match", nothing))
    elif harm == "no match":
        spoilt(path, good.drop_columns(["match"]))
    else:
        name = {"entries": "entry", "matches": "header"}.get(table, "match")
        place = good.schema.get_field_index(name)
        spoilt(path, good.set_column(place, name, pa.array([1.5] * len(good))))

    with pytest.raises(BadDataset, match="part-00001"):
        every_table(read_dataset(tmp_path / "d"))


def test_categories_that_lack_a_name_are_told(copied):
    path = file_of(copied, "turns")
    spoilt(path, pq.read_table(path, partitioning=None), about_of(path, categories={"seat": []}))

    with pytest.raises(BadDataset, match="seat: the metadata do not have all its categories"):
        read_dataset(copied).turns()


def test_categories_that_are_there_twice_count_once(copied, matches):
    path = file_of(copied, "turns")
    names = [*matches[0].settings.seats] * 2
    spoilt(path, pq.read_table(path, partitioning=None), about_of(path, categories={"seat": names}))

    assert list(read_dataset(copied).turns()["seat"].cat.categories) == names[:4]


# Several folders as one


@pytest.fixture(scope="module")
def two(matches, tmp_path_factory):
    """The four matches in two datasets."""
    place = tmp_path_factory.mktemp("two")
    write_dataset(matches[:3], place / "a", part_rows=700)
    write_dataset(matches[3:], place / "b")
    return [place / "a", place / "b"]


def test_several_folders_are_one_dataset(two, data, matches):
    union = read_dataset(two)

    assert len(union) == 4
    assert union.folders == {two[0]: 0, two[1]: 3}
    assert union.folder is None
    for name in TABLES:
        pd.testing.assert_frame_equal(union.table(name), data.table(name))
    for number, match in enumerate(matches):
        assert union.match(number).actions == match.actions
    assert [number for number, _ in union.logs()] == [0, 1, 2, 3]
    assert [len(match) for match in union.replay([3, 1])] == [len(matches[1]), len(matches[3])]
    for wanted in (3, [3], range(2, 4), pd.Series([3, 0])):
        rows = union.entries(columns=["match", "step"], match=wanted)
        expected = data.entries(columns=["match", "step"], match=wanted)
        pd.testing.assert_frame_equal(rows, expected)
    with pytest.raises(KeyError):
        union.match(4)
    with pytest.raises(ValueError, match="scan each by itself"):
        union.scan("entries")


def test_statistics_of_several_folders(two, data):
    union = read_dataset(two)

    assert summary(union) == summary(data)
    pd.testing.assert_frame_equal(luck_frame(union), luck_frame(data))
    pd.testing.assert_frame_equal(
        compare_bots(union, "greedy", "random"), compare_bots(data, "greedy", "random")
    )
    pd.testing.assert_frame_equal(wins_by_opening(union), wins_by_opening(data))
    pd.testing.assert_frame_equal(survival(union), survival(data))


def test_equal_seeds_of_two_folders_are_two_deals(tmp_path):
    """Their options differ: what one seed dealt here is not what it dealt there."""
    words = {"seats": 2, "rotate": True, "progress": False}
    folders = []
    for rounds in (1, 2):
        folders.append(tmp_path / str(rounds))
        options = {"max_rounds": rounds}
        simulate("teg", "greedy,random", 4, 1, options=options, out=folders[-1], **words)
    table = compare_bots(read_dataset(folders), "greedy", "random")
    gaps = [compare_bots(read_dataset(item), "greedy", "random") for item in folders]

    assert table.loc["greedy", "games"] == 8
    one, other = (read_dataset(item).matches()["seed"].tolist() for item in folders)
    assert one == other
    spread = [gap.loc["difference", "high"] - gap.loc["difference", "share"] for gap in gaps]
    assert table.loc["difference", "high"] - table.loc["difference", "share"] < max(*spread, 1)


def test_games_of_several_folders(matches, tmp_path):
    tgm = [Match("tgm", 3).run(random_policy, random.Random(seed), 200) for seed in (1, 2)]
    write_dataset([tgm[0], matches[0]], tmp_path / "a")
    write_dataset([matches[1], tgm[1]], tmp_path / "b")
    union = read_dataset([str(tmp_path / "a"), tmp_path / "b"])

    assert sorted(union.matches()["match"]) == [0, 1, 2, 3]
    assert union.matches(game="tgm")["match"].tolist() == [0, 3]
    assert union.match(3).actions == tgm[1].actions
    assert union.match(2).actions == matches[1].actions


def test_the_same_matches_in_two_folders_are_refused(two, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(two[1], copy)

    with pytest.raises(BadDataset, match="once more"):
        read_dataset([two[0], two[0]])
    with pytest.raises(BadDataset, match=r"copy.*once more|is .*copy"):
        read_dataset([two[0], two[1], copy])
    with pytest.raises(BadDataset, match="no such folder"):
        read_dataset([two[0], tmp_path / "nowhere"])
    with pytest.raises(ValueError, match="no folder"):
        read_dataset([])
