"""The dataset that comes with the package: small, whole, and what its script makes."""

import pandas as pd
import pytest

from teg_nb import datasets
from teg_nb.analysis import compare_bots, luck_frame, summary, survival, wins_by_order
from teg_nb.analysis.records import TABLES


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


def test_the_first_matches_are_those_of_the_seed(data):
    for number, lines in data.logs(range(3)):
        assert lines == list(datasets.sample_match(number).lines())


def test_a_late_match_is_that_of_the_seed(data, tmp_path):
    again = datasets.make_sample(tmp_path / "sample", [2, 998])

    for table in ("matches", "seats", "turns", "countries", "cards", "pacts"):
        pd.testing.assert_frame_equal(
            again.table(table, match=998).reset_index(drop=True),
            data.table(table, match=998),
            check_categorical=False,
        )
    assert again.entries()["match"].unique().tolist() == [2]


def test_it_answers_questions(data):
    assert summary(data)["matches"] == 1000
    orders = wins_by_order(data)
    assert orders.groupby("seats")["games"].sum().to_dict() == {3: 1002, 4: 1332, 5: 1665}
    assert survival(data, by=None)["stays"].iloc[0] > 0.8
    assert len(luck_frame(data, "seat")) == 5
    with pytest.raises(ValueError, match="both played"):
        compare_bots(data, "greedy", "random")
