"""Exact odds of campaigns: several countries attack another, each to its end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from teg_nb.analysis.odds import survivors

_MOST = 40  # larger armies are halved, both sides alike


@lru_cache(maxsize=1 << 14)
def assault(
    sources: tuple[int, ...],
    defence: int,
    situation: str = "",
    double: str = "total",
    rules: str = "teg",
) -> tuple[float, float]:
    """Compute the odds that some countries in turn conquer another, and the expected losses.

    Each country attacks until it has one army left. Armies above 40 are halved, both sides alike.

    Parameters
    ----------
    sources : tuple of int
        Armies of the attacking countries, in order.
    defence : int
        Armies of the attacked country, 1 or more.
    situation, double, rules : str
        As in `teg_nb.analysis.odds.odds`.

    Returns
    -------
    tuple[float, float]
        The probability of the conquest, and the expected losses of the attacker in armies.

    Examples
    --------
    >>> [[round(value, 2) for value in assault(sources, 3)] for sources in [(5,), (5, 5)]]
    [[0.44, 2.76], [0.78, 3.94]]
    """
    while max(*sources, defence) > _MOST:
        sources, defence = tuple([armies >> 1 for armies in sources]), max(defence >> 1, 1)
    return exact_assault(sources, defence, situation, double, rules)


def exact_assault(
    sources: tuple[int, ...],
    defence: int,
    situation: str = "",
    double: str = "total",
    rules: str = "teg",
) -> tuple[float, float]:
    """Compute what `assault` does, for armies of any size; large ones take a while.

    Examples
    --------
    >>> exact_assault((80,), 50) == assault((80,), 50), exact_assault((9,), 5) == assault((9,), 5)
    (False, True)
    """
    standing, won, lost = {defence: 1.0}, 0.0, 0.0
    for armies in sources:
        if armies < 2:
            continue
        left: dict[int, float] = {}
        for defenders, chance in standing.items():
            for (mine, theirs), share in _ends(armies, defenders, situation, double, rules).items():
                lost += chance * share * (armies - mine)
                if theirs:
                    left[theirs] = left.get(theirs, 0.0) + chance * share
                else:
                    won += chance * share
        standing = left
    return won, lost


@lru_cache(maxsize=1 << 12)
def _ends(
    attackers: int, defenders: int, situation: str, double: str, rules: str
) -> Mapping[tuple[int, int], float]:
    return survivors(attackers, defenders, situation=situation, double=double, rules=rules)
