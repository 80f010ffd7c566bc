"""The dataset that comes with the package: small, whole, and what its script makes."""

import random
import re
from functools import partial

import pandas as pd
import pytest
from typer.testing import CliRunner

from teg_nb.analysis import compare_bots, luck_frame, summary, survival, wins_by_bot, wins_by_order
from teg_nb.analysis.dataset.card import card
from teg_nb.analysis.dataset.layout import Part
from teg_nb.analysis.dataset.partition import footer_of
from teg_nb.analysis.dataset.reader import Collector
from teg_nb.analysis.dataset.records import TABLES, tables_of
from teg_nb.cli.app import app
from teg_nb.engine.errors import GameError
from teg_nb.simulation import sample
from teg_nb.simulation.matches import run_plan
from teg_nb.simulation.sample import DIE, LOGS, MATCHES, SEATS, Sample

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def data():
    return sample.load_sample()


def assert_shipped(data, number, tables):
    """The tables of a match are those of the sample; its header says the release besides."""
    keeper = Collector()
    keeper.add("teg", tables)
    made = keeper.dataset()
    for name in tables:
        ours, shipped = made.table(name), data.table(name, match=number)
        same = [column for column in shipped if column != "header"]
        pd.testing.assert_frame_equal(ours[same], shipped[same], check_categorical=False)


def test_its_card_is_that_of_its_tables():
    schemas = {
        name: footer_of(Part(sample.sample_folder(), "teg", 0), name).schema for name in TABLES
    }

    assert (sample.sample_folder() / "README.md").read_text() == card(
        {"teg": schemas}, planned=True
    )


def test_it_is_small_enough_for_the_wheel():
    size = sum(path.stat().st_size for path in sample.sample_folder().rglob("*.parquet"))

    assert 1_000_000 < size < 10_000_000


def test_it_holds_two_thousand_matches(data):
    frame = data.matches()

    assert (MATCHES, LOGS) == (2000, 300)
    assert data.tables == tuple(TABLES)
    assert frame["match"].tolist() == list(range(MATCHES))
    assert frame["over"].all()
    assert frame["seats"].tolist() == [2 + number % 5 for number in range(MATCHES)]
    assert frame["seed"].tolist() == [f"sample/{number}" for number in range(MATCHES)]
    for table in ("seats", "turns", "countries"):  # some have no card: they are over at once
        assert data.table(table, ["match"])["match"].nunique() == MATCHES


def test_the_first_of_them_have_their_logs(data):
    frame = data.matches(columns=["entries"])

    for table in ("entries", "battles"):
        assert data.table(table, ["match"])["match"].unique().tolist() == list(range(LOGS))
    assert frame["entries"][:LOGS].sum() == data.scan("entries").count_rows()


def test_a_die_decides_the_levels(data):
    """Whatever the seat and the number of seats."""
    seats = data.seats(columns=["match", "seat", "bot"])
    seats["seats"] = seats.groupby("match")["match"].transform("size")
    for column in ("seat", "seats"):
        shares = pd.crosstab(seats[column], seats["bot"], normalize="index")
        assert set(shares) == set(DIE)
        for level in shares:
            assert (shares[level] - DIE.count(level) / len(DIE)).abs().max() < 0.08, shares


def test_its_logs_replay_by_the_rules_and_give_its_tables(data):
    """Whatever bots do today: what was played is in the logs."""
    for number, match in enumerate(data.replay(range(len(SEATS)))):
        assert match.is_over
        assert_shipped(data, number, tables_of(match, number))


@pytest.mark.parametrize("number", [1, 47, 298, 302, 555, 1999])
def test_a_match_is_remade_by_its_seed(data, number):
    """Of every number of seats, with logs and without."""
    remade = Sample().match_tables(number)

    assert ("entries" in remade) == (number < LOGS)
    assert_shipped(data, number, remade)


@pytest.mark.soak
def test_any_match_is_remade_by_its_seed(data, share):
    for number in random.Random(5).sample(range(MATCHES), max(5, int(200 * share))):
        assert_shipped(data, number, Sample().match_tables(number))


def test_what_was_interrupted_goes_on_and_ends_the_same(tmp_path):
    """Also where the matches with logs end in the midst of those played together."""
    plan = Sample(logs=3)
    for matches in (2, 7):
        run_plan(plan, matches, 2, out=tmp_path / "twice", resume=True, progress=False)
    run_plan(plan, 7, out=tmp_path / "once", progress=False)

    once, twice = (
        {
            path.relative_to(tmp_path / name): path.read_bytes()
            for path in (tmp_path / name).rglob("*")
            if path.is_file()
        }
        for name in ("once", "twice")
    )
    assert once == twice
    assert len(once) == len(TABLES) + 3  # checksums, plan and card


def test_the_script_replaces_what_is_there(tmp_path):
    folder = tmp_path / "sample"
    folder.mkdir()
    (folder / "old").touch()

    made = sample.make_sample(folder, 3, workers=1)

    assert made.matches()["seed"].tolist() == ["sample/0", "sample/1", "sample/2"]
    assert [path.name for path in tmp_path.iterdir()] == ["sample"]
    assert not (folder / "old").exists()


def test_the_command_makes_the_sample_once_and_continues(tmp_path, monkeypatch):
    """Among the person's data, where a package without the sample looks for it."""
    monkeypatch.setattr(sample, "_CLONE", tmp_path / "nowhere")
    monkeypatch.setattr(sample, "user_data_path", lambda *_, **__: tmp_path / "data")
    with pytest.raises(GameError) as refused:
        sample.load_sample()
    assert re.search(
        r"teg-nb sample, in a terminal, plays it in some \d+ minutes", str(refused.value)
    )
    assert re.search(r"teg-nb sample, en una terminal", refused.value.text("es"))

    monkeypatch.setattr("teg_nb.simulation.sample.MATCHES", 5)
    folder = sample.sample_folder()
    run_plan(Sample(), 2, out=folder.with_name(f"{folder.name}-new"), progress=False)
    few = partial(sample.make_sample, matches=5)
    monkeypatch.setattr("teg_nb.simulation.sample.make_sample", few)
    words = ["sample", "--workers", "1", "--lang", "en"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert re.search(r"Playing 5 matches in 1 processes: some \d+ minutes", done.stderr)
    assert done.stdout == f"The sample is in {sample.sample_folder()}\n"
    assert len(sample.load_sample()) == 5

    before = [path.stat() for path in tmp_path.rglob("*.parquet")]
    assert CliRunner().invoke(app, words).stderr == ""
    assert [path.stat() for path in tmp_path.rglob("*.parquet")] == before


def test_it_answers_questions(data):
    assert summary(data)["matches"] == MATCHES
    places = wins_by_order(data).groupby("seats")["games"].sum()
    for seats in SEATS:  # who is out before its first turn has no place
        assert 0.99 < places[seats] / (seats * MATCHES / len(SEATS)) <= 1
    assert survival(data, by=None)["stays"].iloc[0] > 0.8
    assert len(luck_frame(data, "seat")) == max(SEATS)
    shares = wins_by_bot(data).set_index("bot")["share"]
    assert shares["easy"] < shares["normal"] < shares["hard"]
    with pytest.raises(ValueError, match="no bot 'random'"):
        compare_bots(data, "hard", "random")
