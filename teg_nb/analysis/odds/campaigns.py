"""Exact odds of a march through several countries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Generic, Literal, NamedTuple, Unpack, overload

from teg_nb.analysis.odds.fight import ends
from teg_nb.analysis.odds.throws import DiceKeywords, Fight, Number, Throws, check_armies, fight_of
from teg_nb.engine.dice import DiceRule
from teg_nb.engine.errors import BadArgument


class Campaign(NamedTuple, Generic[Number]):
    """Odds of a march through several countries.

    Attributes
    ----------
    conquest : float or Fraction
        Probability that all countries fall.
    stops : tuple
        ``stops[k]``: probability that exactly `k` countries fall.
    front : Mapping[int, float or Fraction]
        Armies in the last country if all fall, with their probabilities, which add up to
        `conquest`.

    Examples
    --------
    >>> from teg_nb.analysis.odds import campaign
    >>> march = campaign(12, [3, 2, 2], rules="risk")
    >>> round(march.conquest, 2), [round(chance, 2) for chance in march.stops]
    (0.77, [0.01, 0.06, 0.16, 0.77])
    """

    conquest: Number
    stops: tuple[Number, ...]
    front: Mapping[int, Number]


@overload
def campaign(
    attackers: int,
    defenders: Sequence[int],
    *,
    garrison: int = ...,
    exact: Literal[False] = ...,
    **chosen: Unpack[DiceKeywords],
) -> Campaign[float]: ...
@overload
def campaign(
    attackers: int,
    defenders: Sequence[int],
    *,
    garrison: int = ...,
    exact: Literal[True],
    **chosen: Unpack[DiceKeywords],
) -> Campaign[Fraction]: ...
@overload
def campaign(
    attackers: int,
    defenders: Sequence[int],
    *,
    garrison: int = ...,
    exact: bool,
    **chosen: Unpack[DiceKeywords],
) -> Campaign[float] | Campaign[Fraction]: ...
def campaign(
    attackers: int,
    defenders: Sequence[int],
    *,
    garrison: int = 1,
    situation: str = "",
    double: str = "total",
    exact: bool = False,
    rules: str = "teg",
) -> Campaign[float] | Campaign[Fraction]:
    """Return the odds of a march: take a country, move in, and attack the next one from there.

    Parameters
    ----------
    attackers : int
        Armies in the first source.
    defenders : sequence of int
        Armies in each country of the chain, in order.
    garrison : int
        Armies left behind in each source, 1 or more. The attacker fights on while it has more.

    Returns
    -------
    Campaign

    Notes
    -----
    All armies but `garrison` move on, and at least one. La Revancha lets at most three in
    (TEG-8.11), however large the army at home. In Risk and TGM at least one army for each die
    thrown moves in (TGM-6.7a), so a large `garrison` cannot always be kept.

    Examples
    --------
    Twenty armies against three countries of two:

    >>> from teg_nb.analysis.odds import campaign
    >>> [round(campaign(20, [2, 2, 2], rules=rules).conquest, 2) for rules in ("risk", "teg")]
    [1.0, 0.02]
    >>> campaign(3, [1, 1], exact=True).stops
    (Fraction(637, 2592), Fraction(665, 1296), Fraction(625, 2592))
    """
    fight = fight_of(rules, situation, double)
    rule = fight.rule
    if rule.moves == 0:
        raise BadArgument("odds_no_campaign", rules=rules)
    if garrison < rule.stays:
        raise BadArgument("odds_stays", name="garrison", value=garrison)
    check_armies(attackers, *defenders)
    if exact:
        return _march(attackers, defenders, garrison, fight, Fraction)
    return _march(attackers, defenders, garrison, fight, float)


def _march(
    attackers: int, defenders: Sequence[int], garrison: int, fight: Fight, number: type[Number]
) -> Campaign[Number]:
    rule, throws = fight.rule, Throws(fight, number)
    front: dict[int, Number] = {attackers: number(1)}
    stops: list[Number] = []
    for target in defenders:
        taken: dict[int, Number] = {}
        stopped = number(0)
        for (left, enemy), chance in ends(front, target, garrison, throws).items():
            if enemy or left <= rule.stays:
                stopped += chance
            else:
                moved = _moved(rule, left, garrison)
                taken[moved] = taken.get(moved, number(0)) + chance
        stops.append(stopped)
        front = taken
    conquest = sum(front.values(), number(0))
    stops.append(conquest)
    return Campaign(conquest, tuple(stops), dict(sorted(front.items())))


def _moved(rule: DiceRule, left: int, garrison: int) -> int:
    """Return the armies that move into a conquered country."""
    free = left - rule.stays
    if rule.moves is not None:
        return min(free, rule.moves, max(1, left - garrison))
    return max(left - garrison, min(free, rule.attack))
