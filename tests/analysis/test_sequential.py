"""Tests of paired differences with looks before the end: Holm's steps, early stops, errors."""

from __future__ import annotations

import random

import pytest

from teg_nb.analysis.intervals import paired, student_quantile
from teg_nb.analysis.sequential import LOOKS, PairedTests, Pairs

STRONG, MIDDLE, NOTHING = Pairs(20, 0, 25), Pairs(13, 1, 25), Pairs(5, 5, 25)


def test_the_quantiles_are_those_of_printed_tables() -> None:
    printed = {(0.975, 24): 2.064, (0.995, 24): 2.797, (0.9995, 24): 3.745, (0.999, 60): 3.232}
    for (share, freedom), quantile in printed.items():
        assert student_quantile(share, freedom) == pytest.approx(quantile, abs=0.001)


def test_the_interval_is_that_of_the_mean_and_says_so_at_the_ends() -> None:
    low, high = paired(300, 100, 1000)
    assert (low + high) / 2 == pytest.approx(0.2, abs=0.001)
    assert paired(0, 0, 25)[1] > 0.05  # no pair that differs is no proof
    assert paired(25, 0, 25)[1] == 1
    for gained, lost, pairs in ((3, 3, 5), (-1, 0, 5)):
        with pytest.raises(ValueError, match="pairs"):
            paired(gained, lost, pairs)


def test_the_second_row_is_tested_at_the_level_of_the_rows_that_are_left() -> None:
    """Holm's step: a row that is told apart only because another one is."""
    rows = 3
    alone = PairedTests(rows, 25)
    alone.look({0: NOTHING, 1: Pairs(11, 1, 25), 2: NOTHING})
    beside = PairedTests(rows, 25)
    beside.look({0: STRONG, 1: Pairs(11, 1, 25), 2: Pairs(20, 1, 25)})
    bonferroni = paired(*Pairs(11, 1, 25), 1 - 0.05 / rows)
    assert (1 in alone.apart) == (bonferroni[0] > 0)
    assert beside.apart == {0, 1, 2}
    assert beside.interval(1)[0] > bonferroni[0]


def test_an_interval_excludes_0_if_and_only_if_its_row_is_told_apart() -> None:
    rng = random.Random(3)
    for _ in range(300):
        tests = play([rng.random() / 2 for _ in range(4)], 0.25, rng, 100)
        for row in range(4):
            low, high = tests.interval(row)
            assert (low > 0 or high < 0) == (row in tests.apart)


def play(after: list[float], before: float, rng: random.Random, pairs: int) -> PairedTests:
    """Collect pairs with these chances of winning until no row is active."""
    tests = PairedTests(len(after), pairs)
    counts = [[0, 0, 0] for _ in after]
    for look in tests:
        for row in tests.active:
            while counts[row][2] < look:
                first, second = rng.random() < before, rng.random() < after[row]
                counts[row][0] += second and not first
                counts[row][1] += first and not second
                counts[row][2] += 1
        tests.look({row: Pairs(*counts[row]) for row in tests.active})
    return tests


def test_with_nothing_changed_few_tables_tell_anything() -> None:
    """`benchmarks.turning` simulates 5,000 tables for each number of seats."""
    rng = random.Random(1)
    false = sum(bool(play([0.25] * 4, 0.25, rng, 100).apart) for _ in range(400))
    assert false <= 0.06 * 400


def test_a_large_change_stops_early_and_a_row_without_hope_too() -> None:
    tests = PairedTests(2, 100)
    assert tests.looks == (25, 50, 100)
    tests.look({0: STRONG, 1: NOTHING})
    assert (tests.apart, tests.active) == ({0}, [])
    hopeful = PairedTests(2, 400)
    assert hopeful.looks == LOOKS
    hopeful.look({0: STRONG, 1: MIDDLE._replace(gained=8)})
    assert hopeful.active == [1]


def test_a_row_that_is_not_counted_any_more_is_given_up() -> None:
    tests = PairedTests(2, 100)
    tests.look({0: STRONG})
    assert list(tests.counts) == [0]
    assert tests.active == []
    assert list(tests) == []
