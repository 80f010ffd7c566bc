"""Exact odds of a fight: one throw, or attacking until the country falls.

Nothing is simulated: every result is a sum over all dice. The rules that decide how many dice are
thrown are the engine's own (`attack_dice`, `defence_dice`), so the odds follow them.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, NamedTuple

from teg_nb.engine.games.teg.combat import attack_dice, defence_dice, losses

_DICE_SITUATIONS = ("snow", "tail_wind")
_SMALLEST_TABLE = 32


class Odds(NamedTuple):
    """What a fight is expected to bring; `Fraction` where exact odds were asked for.

    Attributes
    ----------
    conquest : float or Fraction
        Probability that the country falls, 0 to 1.
    losses_attack, losses_defence : float or Fraction
        Expected losses of each side, in armies.
    """

    conquest: float | Fraction
    losses_attack: float | Fraction
    losses_defence: float | Fraction


@cache
def _throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Sorted faces of so many dice, each with the number of orders in which they can fall."""
    found = []
    for faces in combinations_with_replacement(range(6, 0, -1), dice):
        orders = factorial(dice)
        for face in set(faces):
            orders //= factorial(faces.count(face))
        found.append((faces, orders))
    return tuple(found)


@cache
def dice_losses(attack: int, defence: int) -> Mapping[tuple[int, int], Fraction]:
    """Distribution of the pairs that each side loses in one throw (TEG-8.8).

    Parameters
    ----------
    attack, defence : int
        Dice of each side, 1 to 4.

    Returns
    -------
    Mapping[tuple[int, int], Fraction]
        Probability of each pair (lost by the attacker, lost by the defender), in rising order.

    Examples
    --------
    >>> dice_losses(1, 1)
    {(0, 1): Fraction(5, 12), (1, 0): Fraction(7, 12)}
    >>> dice_losses(3, 2)[0, 2]  # the throw of other games of conquest
    Fraction(1445, 3888)
    """
    if not (1 <= attack <= 4 and 1 <= defence <= 4):
        raise ValueError(f"a side throws 1 to 4 dice, not {attack} against {defence}")
    ways: dict[tuple[int, int], int] = {}
    for mine, orders in _throws(attack):
        for theirs, other_orders in _throws(defence):
            result = losses(mine, theirs)
            ways[result] = ways.get(result, 0) + orders * other_orders
    return {result: Fraction(ways[result], 6 ** (attack + defence)) for result in sorted(ways)}


def throw_losses(
    attackers: int, defenders: int, situation: str = "", double: str = "total"
) -> Mapping[tuple[int, int], Fraction]:
    """Distribution of the armies lost in one throw, never more than a side has (TEG-8.9, TEG-8.10).

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source (2 or more) and in the target (1 or more).
    situation : str
        Id of the situation card; only ``"snow"`` and ``"tail_wind"`` change the dice.
    double : str
        The option ``double_rule``: ``"total"`` or ``"attack_armies"`` (D-32).

    Examples
    --------
    Under snow one army throws two dice, and still has one army to lose:

    >>> sorted(throw_losses(4, 1, "snow"))
    [(0, 1), (1, 1), (2, 0)]
    """
    _check(attackers, defenders)
    if attackers < 2 or defenders < 1:
        raise ValueError(f"no throw: {attackers} armies against {defenders}")
    dice = (
        attack_dice(attackers, defenders, situation, double),
        defence_dice(defenders, situation),
    )
    found: dict[tuple[int, int], Fraction] = {}
    for (lost, won), chance in dice_losses(*dice).items():
        capped = min(lost, attackers - 1), min(won, defenders)
        found[capped] = found.get(capped, Fraction(0)) + chance
    return found


def odds(
    attackers: int,
    defenders: int,
    *,
    keep: int = 1,
    situation: str = "",
    double: str = "total",
    exact: bool = False,
) -> Odds:
    """Odds of attacking until the country falls, or until no more than `keep` armies are left.

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source and in the target.
    keep : int
        The attacker throws while the source has more armies than this; 1 or more. A last throw may
        leave fewer, as it can cost several armies.
    situation : str
        Id of the situation card; only ``"snow"`` and ``"tail_wind"`` change the dice.
    double : str
        The option ``double_rule``: ``"total"`` or ``"attack_armies"`` (D-32).
    exact : bool
        Fractions instead of floats; slower, and for some tens of armies a side at most.

    Returns
    -------
    Odds
        Probability of conquest, and the expected losses of both sides in armies.

    Raises
    ------
    ValueError
        For negative armies, `keep` below 1, or a rule that does not exist.

    Notes
    -----
    Floats come from a table that is filled on first use and kept: the time of the first call grows
    with attackers times defenders, that of later ones is constant.

    Examples
    --------
    >>> odds(2, 1, exact=True).conquest  # one die against one
    Fraction(5, 12)
    >>> round(odds(10, 5).conquest, 4), round(odds(10, 5, situation="snow").conquest, 4)
    (0.7677, 0.4233)
    >>> odds(3, 0).conquest, odds(1, 5).conquest
    (1.0, 0.0)
    """
    _check(attackers, defenders, keep, double)
    if exact:
        cells = _fill(attackers, defenders, keep, _dice_situation(situation), double, Fraction)
        return Odds(*(table[attackers][defenders] for table in cells))
    tables = _tables(_size(attackers), _size(defenders), keep, _dice_situation(situation), double)
    return Odds(*(table[attackers][defenders] for table in tables))


def conquest_table(
    attackers: int, defenders: int, *, keep: int = 1, situation: str = "", double: str = "total"
) -> list[list[float]]:
    """Probability of conquest for every number of armies up to those given; see `odds`.

    Returns
    -------
    list[list[float]]
        ``table[a][d]`` for `a` armies in the source and `d` in the target. It is at least as large
        as asked for, and shared: do not edit it.

    Examples
    --------
    >>> table = conquest_table(20, 20)
    >>> round(table[20][10], 3), round(table[2][1], 4)
    (0.839, 0.4167)
    """
    _check(attackers, defenders, keep, double)
    rows, columns = _size(attackers), _size(defenders)
    return _tables(rows, columns, keep, _dice_situation(situation), double)[0]


def _check(attackers: int, defenders: int, keep: int = 1, double: str = "total") -> None:
    if attackers < 0 or defenders < 0:
        raise ValueError(f"armies cannot be negative: {attackers} against {defenders}")
    if keep < 1:
        raise ValueError(f"one army always stays: keep is 1 or more, not {keep}")
    if double not in ("total", "attack_armies"):
        raise ValueError(f"double is 'total' or 'attack_armies', not {double!r}")


def _dice_situation(situation: str) -> str:
    return situation if situation in _DICE_SITUATIONS else ""


def _size(armies: int) -> int:
    """Round up to a power of two, so that few tables serve all calls."""
    return max(_SMALLEST_TABLE, 1 << armies.bit_length())


@cache
def _tables(
    attackers: int, defenders: int, keep: int, situation: str, double: str
) -> tuple[list[list[float]], list[list[float]], list[list[float]]]:
    return _fill(attackers, defenders, keep, situation, double, float)


def _fill(
    attackers: int, defenders: int, keep: int, situation: str, double: str, number: Any
) -> tuple[list[list[Any]], list[list[Any]], list[list[Any]]]:
    """Tables of the conquest and of both losses, for 0 to so many armies a side.

    Each throw costs somebody an army, so a cell needs only cells with fewer armies.
    """
    zero, one = number(0), number(1)
    size = defenders + 1
    conquest = [[one] + [zero] * defenders for _ in range(attackers + 1)]
    mine = [[zero] * size for _ in range(attackers + 1)]
    theirs = [[zero] * size for _ in range(attackers + 1)]
    known: dict[tuple[int, int, int, int], list[tuple[int, int, Any]]] = {}
    for a in range(keep + 1, attackers + 1):
        for d in range(1, size):
            dice = attack_dice(a, d, situation, double), defence_dice(d, situation)
            # Above four armies no side can lose more than it has: one entry serves all of them.
            key = (*dice, min(a, 5), min(d, 4))
            if key not in known:
                chances = throw_losses(a, d, situation, double)
                known[key] = [(la, ld, number(p)) for (la, ld), p in chances.items()]
            falls = lost = won = zero
            for la, ld, chance in known[key]:
                falls += chance * conquest[a - la][d - ld]
                lost += chance * (la + mine[a - la][d - ld])
                won += chance * (ld + theirs[a - la][d - ld])
            conquest[a][d] = falls
            mine[a][d] = lost
            theirs[a][d] = won
    return conquest, mine, theirs
