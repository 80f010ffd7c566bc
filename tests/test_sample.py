"""The dataset that comes with the package: small, whole, and what its script makes."""

import pandas as pd
import pytest

from teg_nb import datasets
from teg_nb.analysis import compare_bots, luck_frame, summary, survival, wins_by_order
from teg_nb.analysis.dataset import Collector
from teg_nb.analysis.records import TABLES, tables_of


@pytest.fixture(scope="module")
def data():
    return datasets.load_sample()


def test_it_is_small_enough_for_the_wheel():
    size = sum(path.stat().st_size for path in datasets.SAMPLE.rglob("*.parquet"))

    assert 1_000_000 < size < 4_000_000


def test_it_holds_a_thousand_matches(data):
    frame = data.matches()

    assert data.tables == tuple(TABLES)
    assert frame["match"].tolist() == list(range(1000))
    assert frame["over"].all()
    assert frame["seats"].tolist() == [3 + number % 3 for number in range(1000)]
    assert frame["seed"].tolist() == [f"sample/{number}" for number in range(1000)]
    assert frame["entries"][:150].sum() == data.scan("entries").count_rows()
    for table in ("seats", "turns", "countries", "cards"):
        assert data.table(table, ["match"])["match"].nunique() == 1000


def test_its_logs_replay_by_the_rules_and_give_its_tables(data):
    """Whatever bots do today: what was played is in the logs."""
    for number, match in enumerate(data.replay(range(3))):
        assert match.is_over
        keeper = Collector()
        keeper.add("teg", tables_of(match, number))
        again = keeper.dataset()
        for name in ("matches", "seats", "turns", "countries", "cards", "battles"):
            made, shipped = again.table(name), data.table(name, match=number)
            same = [column for column in shipped if column != "header"]
            pd.testing.assert_frame_equal(made[same], shipped[same], check_categorical=False)


def test_the_same_seed_makes_the_same_matches(tmp_path):
    """What makes the sample can be run again, on any machine."""
    again = datasets.make_sample(tmp_path / "sample", [2, 998])

    assert list(again.match(2).lines()) == list(datasets.sample_match(2).lines())
    assert again.matches()["seed"].tolist() == ["sample/2", "sample/998"]
    assert again.entries()["match"].unique().tolist() == [2]


def test_it_answers_questions(data):
    assert summary(data)["matches"] == 1000
    orders = wins_by_order(data)
    assert orders.groupby("seats")["games"].sum().to_dict() == {3: 1002, 4: 1332, 5: 1665}
    assert survival(data, by=None)["stays"].iloc[0] > 0.8
    assert len(luck_frame(data, "seat")) == 5
    with pytest.raises(ValueError, match="no bot 'random'"):
        compare_bots(data, "greedy", "random")
