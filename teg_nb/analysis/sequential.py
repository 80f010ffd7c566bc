"""Tests of several differences from paired trials, with looks before the last pair.

The error probability of the whole table is split equally between the looks, so that a row may stop
at any of them. Within a look, Holm's step-down procedure shares it between the rows.

References
----------
S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
Statistics 6 (1979).

D. J. Spiegelhalter, L. S. Freedman and P. R. Blackburn, "Monitoring clinical trials: conditional or
predictive power?", Controlled Clinical Trials 7 (1986).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import NormalDist
from typing import NamedTuple

from teg_nb.analysis.intervals import paired, paired_mean, student_quantile

LOOKS = (25, 50, 100, 200, 400)
"""Numbers of pairs after which a test is made."""

_HOPE = NormalDist().inv_cdf(0.9)
"""A row is given up if its chance to be told apart at the last look is below 10 %."""


class Pairs(NamedTuple):
    """Counts of paired trials.

    Attributes
    ----------
    gained, lost : int
        Pairs won in the second trial alone, and in the first trial alone.
    pairs : int
        All pairs.
    """

    gained: int
    lost: int
    pairs: int

    @property
    def difference(self) -> float:
        """The second share of wins minus the first one."""
        return (self.gained - self.lost) / self.pairs


class PairedTests:
    """Tests whether several differences are 0, while pairs are still being collected.

    Parameters
    ----------
    rows : int
        Number of differences.
    pairs : int
        Largest number of pairs per row. It is the last look.
    level : float
        Confidence of the whole table, 0 to 1.

    Attributes
    ----------
    looks : tuple of int
        Numbers of pairs after which `look` is due.
    active : list of int
        Rows that need more pairs.

    Notes
    -----
    With probability `level`, no row whose difference is 0 is in `apart`, whatever the other
    differences are. Giving up a row early makes no such error more likely.

    Examples
    --------
    >>> tests = PairedTests(2, 50)
    >>> tests.look({0: Pairs(20, 1, 25), 1: Pairs(6, 5, 25)})
    >>> sorted(tests.apart), tests.active
    ([0], [])
    >>> [round(end, 2) for end in tests.interval(0)]
    [0.41, 1.0]
    """

    def __init__(self, rows: int, pairs: int, level: float = 0.95) -> None:
        self.rows = rows
        self.looks = (*(look for look in LOOKS if look < pairs), pairs)
        self.active = list(range(rows))
        self.counts: dict[int, Pairs] = {}
        self._order: list[int] = []  # rows told apart, as the steps came
        self._error = (1 - level) / len(self.looks)

    def __iter__(self) -> Iterator[int]:
        """Yield the looks, as long as rows are active."""
        for look in self.looks:
            if not self.active:
                return
            yield look

    def look(self, counts: Mapping[int, Pairs]) -> None:
        """Test the active rows at the next look.

        Parameters
        ----------
        counts : mapping
            The pairs of each active row since its first one. A row that is missing is given up.
        """
        self.counts.update(counts)
        known = [row for row in self.active if row in counts]
        for row in sorted(known, key=lambda row: (-abs(self._score(row)), row)):
            if abs(self._score(row)) <= self._quantile(self.counts[row].pairs):
                break
            self._order.append(row)
        self.active = [row for row in known if row not in self.apart and not self._is_futile(row)]

    @property
    def apart(self) -> frozenset[int]:
        """Rows whose difference is not 0."""
        return frozenset(self._order)

    def interval(self, row: int) -> tuple[float, float]:
        """Return the interval of a row's difference, at the level of its step in Holm's procedure.

        It excludes 0 if and only if the row is in `apart`.
        """
        before = self._order.index(row) if row in self._order else len(self._order)
        return paired(*self.counts[row], 1 - self._error / (self.rows - before))

    def _score(self, row: int) -> float:
        mean, error = paired_mean(*self.counts[row])
        return mean / error

    def _quantile(self, pairs: int) -> float:
        """Return the score that the next row must exceed."""
        error = self._error / (self.rows - len(self._order))
        return student_quantile(1 - error / 2, pairs + 1)

    def _is_futile(self, row: int) -> bool:
        """Check if the row is unlikely to be told apart at the last look, as it stands now."""
        mean, error = paired_mean(*self.counts[row])
        now, last = self.counts[row].pairs, self.looks[-1]
        # In units of the standard error of the last look, which is `error * (now / last) ** 0.5`.
        score, spread = abs(mean) / error * (last / now) ** 0.5, (last / now - 1) ** 0.5
        return now == last or score + _HOPE * spread < self._quantile(last)
