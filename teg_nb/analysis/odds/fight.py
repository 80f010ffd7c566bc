"""Exact odds of a fight: attacks until the country falls or the attacker stops."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, Unpack, overload

from teg_nb.analysis.odds.throws import (
    DiceKeywords,
    Fight,
    Number,
    Throws,
    check_armies,
    fight_of,
)
from teg_nb.engine.errors import needed_packages

if TYPE_CHECKING:
    import pandas as pd


class _FightKeywords(DiceKeywords, total=False):
    stop_at: int | None


_SMALLEST_TABLE = 32


class Odds(NamedTuple, Generic[Number]):
    """Expected result of a fight, as floats, or as `Fraction` for exact odds.

    Attributes
    ----------
    conquest : float or Fraction
        Probability that the country falls, 0 to 1.
    losses_attack, losses_defence : float or Fraction
        Expected losses of each side, in armies.

    Examples
    --------
    >>> from teg_nb.analysis.odds import odds
    >>> odds(2, 1, exact=True).conquest
    Fraction(5, 12)
    """

    conquest: Number
    losses_attack: Number
    losses_defence: Number


@overload
def odds(
    attackers: int, defenders: int, *, exact: Literal[False] = ..., **chosen: Unpack[_FightKeywords]
) -> Odds[float]: ...
@overload
def odds(
    attackers: int, defenders: int, *, exact: Literal[True], **chosen: Unpack[_FightKeywords]
) -> Odds[Fraction]: ...
@overload
def odds(
    attackers: int, defenders: int, *, exact: bool, **chosen: Unpack[_FightKeywords]
) -> Odds[float] | Odds[Fraction]: ...
def odds(
    attackers: int,
    defenders: int,
    *,
    stop_at: int | None = None,
    situation: str = "",
    double: str = "total",
    exact: bool = False,
    rules: str = "teg",
) -> Odds[float] | Odds[Fraction]:
    """Return the odds of attacking until the country falls or at most `stop_at` armies are left.

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source and in the target, 0 to 1,000.
    stop_at : int, optional
        The attacker throws while the source has more armies than this. 1 or more; 1 by default
        (0 in EGGAR). The last throw can cost several armies and so leave fewer.
    situation : str
        Id of the situation card; only ``"snow"`` and ``"tail_wind"`` (or ``"wind"``) change dice.
    double : str
        The option ``double_rule``: ``"total"`` or ``"attack_armies"`` (TEG-D-32); ``"never"``
        without the four-dice exception (CHP-2.8).
    exact : bool
        Return fractions instead of floats. Slower: practical for some tens of armies a side.
    rules : str
        A name of `RULES`.

    Returns
    -------
    Odds
        Probability of conquest, and the expected losses of both sides in armies.

    Raises
    ------
    ValueError
        If armies are not whole numbers from 0 to 1,000, `stop_at` is below 1, or a rule is unknown.

    Notes
    -----
    Floats come from a table that is filled on first use and cached. The first call takes time
    proportional to attackers times defenders; later calls take constant time.

    Examples
    --------
    >>> from teg_nb.analysis.odds import odds
    >>> odds(2, 1, exact=True).conquest  # one die against one
    Fraction(5, 12)
    >>> round(odds(10, 5).conquest, 4), round(odds(10, 5, situation="snow").conquest, 4)
    (0.7677, 0.4233)
    >>> odds(3, 0).conquest, odds(1, 5).conquest
    (1.0, 0.0)

    Ten attacking armies (eleven in the source) against ten, as in Osborne, table 3:

    >>> round(odds(11, 10, rules="risk").conquest, 3)
    0.568
    """
    fight = fight_of(rules, situation, double)
    stop = fight.lowest(stop_at)
    check_armies(attackers, defenders)
    if exact:
        exact_tables = fill_tables(attackers, defenders, stop, fight, Fraction)
        return Odds(*[table[attackers][defenders] for table in exact_tables])
    tables = _tables(_size(attackers), _size(defenders), stop, fight)
    return Odds(*[table[attackers][defenders] for table in tables])


def conquest_table(
    attackers: int,
    defenders: int,
    *,
    stop_at: int | None = None,
    situation: str = "",
    double: str = "total",
    rules: str = "teg",
) -> list[list[float]]:
    """Return the probability of conquest for all armies up to the two limits; see `odds`.

    Returns
    -------
    list[list[float]]
        ``table[a][d]`` for `a` armies in the source and `d` in the target. The table may be larger
        than requested. It is shared: do not edit it.

    Examples
    --------
    >>> from teg_nb.analysis.odds import conquest_table
    >>> table = conquest_table(20, 20)
    >>> round(table[20][10], 3), round(table[2][1], 4)
    (0.839, 0.4167)
    """
    fight = fight_of(rules, situation, double)
    check_armies(attackers, defenders)
    return _tables(_size(attackers), _size(defenders), fight.lowest(stop_at), fight)[0]


def odds_table(
    rules: str = "teg",
    attackers: int | Iterable[int] = 20,
    defenders: int | Iterable[int] = 20,
    *,
    stop_at: int | None = None,
    situation: str = "",
    double: str = "total",
) -> pd.DataFrame:
    """Tabulate the odds of many fights, one row for each pair of armies; see `odds`.

    Parameters
    ----------
    rules : str
        A name of `RULES`.
    attackers, defenders : int or iterable of int
        Armies: a maximum (from 1 up), or the numbers themselves.

    Returns
    -------
    pandas.DataFrame
        ``attackers``, ``defenders`` (armies), ``conquest`` (0 to 1), ``losses_attack``,
        ``losses_defence`` (expected armies).

    Examples
    --------
    >>> from teg_nb.analysis import odds_table
    >>> odds_table("risk", [3, 4], [1, 2]).round(3)
       attackers  defenders  conquest  losses_attack  losses_defence
    0          3          1     0.754          0.667           0.754
    1          3          2     0.363          1.410           0.914
    2          4          1     0.916          0.567           0.916
    3          4          2     0.656          1.406           1.438
    """
    with needed_packages():
        import pandas as pd

    fight = fight_of(rules, situation, double)
    rows, columns = _armies(attackers), _armies(defenders)
    stop = fight.lowest(stop_at)
    tables = _tables(_size(max(rows, default=0)), _size(max(columns, default=0)), stop, fight)
    pairs = list(product(rows, columns))
    return pd.DataFrame(
        {
            "attackers": [a for a, _ in pairs],
            "defenders": [d for _, d in pairs],
            **{
                name: [table[a][d] for a, d in pairs]
                for name, table in zip(Odds._fields, tables, strict=True)
            },
        }
    )


def _armies(given: int | Iterable[int]) -> list[int]:
    if isinstance(given, Iterable):
        counts = list(given)
        check_armies(*counts)
        return counts
    check_armies(given)
    return list(range(1, given + 1))


def _size(armies: int) -> int:
    """Round up to a power of two, so that a few tables serve all calls."""
    return max(_SMALLEST_TABLE, 1 << int(armies).bit_length())


@cache
def _tables(
    attackers: int, defenders: int, stop_at: int, fight: Fight
) -> tuple[list[list[float]], list[list[float]], list[list[float]]]:
    return fill_tables(attackers, defenders, stop_at, fight, float)


def fill_tables(
    attackers: int, defenders: int, stop_at: int, fight: Fight, number: type[Number]
) -> tuple[list[list[Number]], list[list[Number]], list[list[Number]]]:
    """Fill tables of the conquest and of both losses, from 0 armies to the maximum of each side.

    Each throw costs at least one army, so a cell depends only on cells with fewer armies.
    """
    zero, one = number(0), number(1)
    size = defenders + 1
    conquest = [[one] + [zero] * defenders for _ in range(attackers + 1)]
    mine = [[zero] * size for _ in range(attackers + 1)]
    theirs = [[zero] * size for _ in range(attackers + 1)]
    throws = Throws(fight, number)
    for a in range(stop_at + 1, attackers + 1):
        for d in range(1, size):
            falls = lost = won = zero
            for la, ld, chance in throws(a, d):
                falls += chance * conquest[a - la][d - ld]
                lost += chance * (la + mine[a - la][d - ld])
                won += chance * (ld + theirs[a - la][d - ld])
            conquest[a][d] = falls
            mine[a][d] = lost
            theirs[a][d] = won
    return conquest, mine, theirs


@overload
def survivors(
    attackers: int, defenders: int, *, exact: Literal[False] = ..., **chosen: Unpack[_FightKeywords]
) -> Mapping[tuple[int, int], float]: ...
@overload
def survivors(
    attackers: int, defenders: int, *, exact: Literal[True], **chosen: Unpack[_FightKeywords]
) -> Mapping[tuple[int, int], Fraction]: ...
@overload
def survivors(
    attackers: int, defenders: int, *, exact: bool, **chosen: Unpack[_FightKeywords]
) -> Mapping[tuple[int, int], float] | Mapping[tuple[int, int], Fraction]: ...
def survivors(
    attackers: int,
    defenders: int,
    *,
    stop_at: int | None = None,
    situation: str = "",
    double: str = "total",
    exact: bool = False,
    rules: str = "teg",
) -> Mapping[tuple[int, int], float] | Mapping[tuple[int, int], Fraction]:
    """Return the distribution of the armies left on both sides after the fight; see `odds`.

    Returns
    -------
    Mapping[tuple[int, int], float or Fraction]
        Probability of each end (armies left in the source, armies left in the target), in rising
        order. 0 in the target means that it fell; no army has moved in yet.

    Examples
    --------
    >>> from teg_nb.analysis.odds import survivors
    >>> survivors(3, 1, exact=True)
    {(1, 1): Fraction(637, 2592), (2, 0): Fraction(455, 2592), (3, 0): Fraction(125, 216)}
    """
    fight = fight_of(rules, situation, double)
    check_armies(attackers, defenders)
    stop = fight.lowest(stop_at)
    if exact:
        return ends({attackers: Fraction(1)}, defenders, stop, Throws(fight, Fraction))
    return ends({attackers: 1.0}, defenders, stop, Throws(fight, float))


def ends(
    start: Mapping[int, Number], defenders: int, stop_at: int, throws: Throws[Number]
) -> dict[tuple[int, int], Number]:
    """Follow a distribution of attackers, fight by fight, from many armies to few."""
    chances = {(a, defenders): chance for a, chance in start.items()}
    for a in range(max(start, default=0), stop_at, -1):
        for d in range(defenders, 0, -1):
            reached = chances.pop((a, d), None)
            if reached is None:
                continue
            for la, ld, chance in throws(a, d):
                end = a - la, d - ld
                chances[end] = chances.get(end, 0) + reached * chance
    return {end: chances[end] for end in sorted(chances)}
