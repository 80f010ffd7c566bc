"""Datasets: nothing of a match is lost, only what is asked for is read, faults name the file."""

import json
import random

import duckdb
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from teg_nb.analysis import battles_frame, entries_frame, pacts_frame
from teg_nb.analysis.dataset import (
    BadDataset,
    Collector,
    Dataset,
    Writer,
    read_dataset,
    write_dataset,
)
from teg_nb.analysis.records import TABLES, tables_of
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.games import GAMES
from teg_nb.engine.match import Match

BOTS = ["greedy", "random", "greedy", "random"]


def played(seed, seats=4, rounds=6):
    about = {"bots": BOTS[:seats], "seed": seed}
    match = Match("teg", seats, {"max_rounds": rounds}, about=about)
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


# What is in it


def test_logs_come_back_as_they_were(data, matches, tmp_path):
    for number, match in enumerate(matches):
        again = data.match(number)
        assert (again.actions, again.events) == (match.actions, match.events)
        assert again.state == match.state
        assert list(again.lines()) == list(match.lines())
        assert again.about == match.about


def test_every_log_in_order(data, matches):
    found = list(data.logs())

    assert [number for number, _ in found] == [0, 1, 2, 3]
    assert [lines for _, lines in found] == [list(match.lines()) for match in matches]
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
        found = data.table(table)
        pd.testing.assert_frame_equal(
            found[expected.columns], expected, check_dtype=False, check_categorical=False
        )


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
    with pytest.raises(ValueError, match="no matches of 'chess'"):
        data.matches(game="chess")


def test_in_memory_as_on_disk(data, matches):
    held = Collector()
    for number, match in enumerate(matches):
        held.add("teg", tables_of(match, number))
    memory = held.dataset()

    assert len(memory) == len(data) == 4
    for name in TABLES:
        pd.testing.assert_frame_equal(memory.table(name), data.table(name))
    assert list(memory.match(2).lines()) == list(matches[2].lines())


def test_some_tables_alone(tmp_path, matches):
    data = write_dataset(matches[:1], tmp_path / "d", tables=["seats"])

    assert data.tables == ("matches", "seats")
    assert isinstance(data, Dataset)
    with pytest.raises(ValueError, match="no table 'entries' here"):
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
    parts = sorted(folder.glob("game=teg/part=*"), key=lambda path: path.name)

    assert [path.name for path in parts] == [f"part={k}" for k in range(len(parts))]
    assert 1 < len(parts) <= len(matches)
    for part in parts:
        assert {path.stem for path in part.iterdir()} == set(TABLES)


def test_files_say_what_they_are(folder):
    about = json.loads(pq.read_schema(folder / "game=teg/part=0/turns.parquet").metadata[b"teg_nb"])

    assert (about["format"], about["table"], about["game"], about["rules"]) == (
        1,
        "turns",
        "teg",
        1,
    )
    assert about["categories"]["seat"] == ["Blanco", "Negro", "Rojo", "Azul"]


def test_duckdb_reads_the_same_files(folder, data):
    query = f"""
        select match, count(*) as throws, sum(losses_attack) as lost
        from read_parquet('{folder}/game=*/part=*/battles.parquet', hive_partitioning = true)
        where game = 'teg' and seat = 'Rojo'
        group by match order by match
    """
    found = duckdb.sql(query).df()
    mine = data.battles(seat="Rojo").groupby("match")["losses_attack"].agg(["size", "sum"])

    assert found["match"].tolist() == mine.index.tolist()
    assert found["throws"].tolist() == mine["size"].tolist()
    assert found["lost"].tolist() == mine["sum"].tolist()


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


@pytest.fixture
def copied(matches, tmp_path):
    write_dataset(matches[:1], tmp_path / "d")
    return tmp_path / "d"


def test_no_dataset(tmp_path):
    with pytest.raises(BadDataset, match="nowhere: there is no such folder"):
        read_dataset(tmp_path / "nowhere")
    with pytest.raises(BadDataset, match="no dataset of matches"):
        read_dataset(tmp_path)


@pytest.mark.parametrize("harm", ["cut", "text", "foreign", "version", "swapped", "unnumbered"])
def test_a_bad_file_is_named(copied, harm):
    path = copied / "game=teg" / "part=0" / "battles.parquet"
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
        path.write_bytes(path.with_name("turns.parquet").read_bytes())
    else:
        path.parent.rename(path.parent.with_name("part=last"))
        path = path.parent.with_name("part=last")

    with pytest.raises(BadDataset, match=path.name):
        read_dataset(copied)


def test_a_page_broken_in_the_middle_is_named(copied):
    path = copied / "game=teg" / "part=0" / "entries.parquet"
    bytes_ = bytearray(path.read_bytes())
    bytes_[4:2000] = bytes(1996)
    path.write_bytes(bytes_)

    with pytest.raises(BadDataset, match=r"entries\.parquet: cannot be read"):
        read_dataset(copied).entries()
