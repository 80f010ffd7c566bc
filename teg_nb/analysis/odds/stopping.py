"""Best decisions in a fight: attack or stop, and the number of dice."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
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
from teg_nb.engine.errors import BadArgument, needed_packages

if TYPE_CHECKING:
    import pandas as pd


class StopPlan(NamedTuple, Generic[Number]):
    """Decision to attack or to stop, with its value.

    Attributes
    ----------
    attack : bool
        Whether to throw at least once more.
    worth : float or Fraction
        Expected gain, in armies, of the best play from now on; 0 where stopping is best.
    conquest : float or Fraction
        Probability of conquest for an attacker that stops where stopping is best.

    Examples
    --------
    >>> from teg_nb.analysis.odds import best_stop
    >>> plan = best_stop(6, 3, conquest_value=5)
    >>> plan.attack, round(plan.worth, 2)
    (True, 1.4)
    """

    attack: bool
    worth: Number
    conquest: Number


@overload
def best_stop(
    attackers: int,
    defenders: int,
    *,
    conquest_value: float | Fraction,
    kill_value: float | Fraction = ...,
    exact: Literal[False] = ...,
    **chosen: Unpack[DiceKeywords],
) -> StopPlan[float]: ...
@overload
def best_stop(
    attackers: int,
    defenders: int,
    *,
    conquest_value: float | Fraction,
    kill_value: float | Fraction = ...,
    exact: Literal[True],
    **chosen: Unpack[DiceKeywords],
) -> StopPlan[Fraction]: ...
@overload
def best_stop(
    attackers: int,
    defenders: int,
    *,
    conquest_value: float | Fraction,
    kill_value: float | Fraction = ...,
    exact: bool,
    **chosen: Unpack[DiceKeywords],
) -> StopPlan[float] | StopPlan[Fraction]: ...
def best_stop(
    attackers: int,
    defenders: int,
    *,
    conquest_value: float | Fraction,
    kill_value: float | Fraction = 0,
    situation: str = "",
    double: str = "total",
    exact: bool = False,
    rules: str = "teg",
) -> StopPlan[float] | StopPlan[Fraction]:
    """Decide by expected value whether to go on attacking or to stop.

    The country is worth `conquest_value` armies to the attacker. A lost army costs 1, and an army
    that the enemy loses is worth `kill_value`. The attacker may stop after each throw at no cost.
    The worth of a position is the better of stopping (0) and one more throw followed by the best
    play. Dynamic programming finds it from small armies to large ones. Where both are equal, the
    attacker stops.

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source and in the target.
    conquest_value : float or Fraction
        Worth of the conquest, in armies; a card or a continent may be worth several.
    kill_value : float or Fraction
        Worth of each army that the enemy loses, in armies.

    Returns
    -------
    StopPlan

    Examples
    --------
    Three armies hold a country that is worth five: five attackers stop, six attack.

    >>> from fractions import Fraction
    >>> from teg_nb.analysis.odds import best_stop
    >>> best_stop(5, 3, conquest_value=5).attack, best_stop(6, 3, conquest_value=5).attack
    (False, True)
    >>> best_stop(2, 1, conquest_value=Fraction(7, 5), exact=True)  # 5/12 of 7/5 is exactly 7/12
    StopPlan(attack=False, worth=Fraction(0, 1), conquest=Fraction(0, 1))
    """
    fight = fight_of(rules, situation, double)
    check_armies(attackers, defenders)
    if exact:
        values = Fraction(conquest_value), Fraction(kill_value)
        return _plans(attackers, defenders, fight, Fraction, *values)[attackers][defenders]
    worths = float(conquest_value), float(kill_value)
    return _plans(attackers, defenders, fight, float, *worths)[attackers][defenders]


def stop_table(
    rules: str = "teg",
    attackers: int = 20,
    defenders: int = 20,
    *,
    conquest_value: float,
    kill_value: float = 0,
    situation: str = "",
    double: str = "total",
) -> pd.DataFrame:
    """Tabulate the decisions of `best_stop`, one row for each pair of armies.

    Returns
    -------
    pandas.DataFrame
        ``attackers``, ``defenders`` (armies), ``attack`` (whether to attack), ``worth`` (armies),
        ``conquest`` (0 to 1).

    Examples
    --------
    Minimum armies that should attack one, two, ... armies in a country that is worth five:

    >>> from teg_nb.analysis import stop_table
    >>> table = stop_table("teg", 20, 4, conquest_value=5).query("attack")
    >>> table.groupby("defenders").attackers.min().tolist()
    [2, 3, 6, 8]
    """
    with needed_packages():
        import pandas as pd

    fight = fight_of(rules, situation, double)
    check_armies(attackers, defenders)
    plans = _plans(attackers, defenders, fight, float, float(conquest_value), float(kill_value))
    pairs = list(product(range(1, attackers + 1), range(1, defenders + 1)))
    return pd.DataFrame(
        [(a, d, *plans[a][d]) for a, d in pairs],
        columns=["attackers", "defenders", *StopPlan._fields],
    )


def _plans(
    attackers: int,
    defenders: int,
    fight: Fight,
    number: type[Number],
    conquest_value: Number,
    kill_value: Number,
) -> list[list[StopPlan[Number]]]:
    rest = StopPlan(False, number(0), number(0))
    fallen = StopPlan(False, conquest_value, number(1))
    plans = [[fallen] + [rest] * defenders for _ in range(attackers + 1)]
    throws = Throws(fight, number)
    for a in range(fight.rule.stays + 1, attackers + 1):
        for d in range(1, defenders + 1):
            worth = falls = number(0)
            for la, ld, chance in throws(a, d):
                then = plans[a - la][d - ld]
                worth += chance * (then.worth + kill_value * ld - la)
                falls += chance * then.conquest
            if worth > 0:
                plans[a][d] = StopPlan(True, worth, falls)
    return plans


class Choice(NamedTuple, Generic[Number]):
    """Best number of dice of both sides.

    Attributes
    ----------
    attack, defence : int
        Dice of both sides when both choose best.
    conquest : float or Fraction
        Probability that the country falls if both sides always choose best.
    answers : Mapping[int, int]
        The defender's best reply to each number of dice that the attacker may announce.
    by_dice : Mapping[tuple[int, int], float or Fraction]
        Probability of conquest for each pair of dice in this throw, best choices later.

    Examples
    --------
    >>> from teg_nb.analysis.odds import best_dice
    >>> choice = best_dice(10, 5)
    >>> choice.attack, choice.defence, round(choice.conquest, 3)
    (3, 3, 0.616)
    """

    attack: int
    defence: int
    conquest: Number
    answers: Mapping[int, int]
    by_dice: Mapping[tuple[int, int], Number]


@overload
def best_dice(
    attackers: int, defenders: int, *, rules: str = ..., exact: Literal[False] = ...
) -> Choice[float]: ...
@overload
def best_dice(
    attackers: int, defenders: int, *, rules: str = ..., exact: Literal[True]
) -> Choice[Fraction]: ...
@overload
def best_dice(
    attackers: int, defenders: int, *, rules: str = ..., exact: bool
) -> Choice[float] | Choice[Fraction]: ...
def best_dice(
    attackers: int, defenders: int, *, exact: bool = False, rules: str = "tgm"
) -> Choice[float] | Choice[Fraction]:
    """Find the best number of dice where both sides choose theirs, the attacker first (TGM-6.4).

    The attacker maximizes the probability of conquest and the defender minimizes it, in this and
    all later throws. The defender answers each announced number with the dice that leave the
    smallest probability. The attacker announces the number whose answer leaves the largest.
    Equal choices go to more dice.

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source (2 or more) and in the target (1 or more).

    Returns
    -------
    Choice

    Examples
    --------
    The maximum is best for both. But against three dice, two defending dice are worse than one:

    >>> from teg_nb.analysis.odds import best_dice
    >>> choice = best_dice(10, 5)
    >>> choice.attack, choice.defence, choice.answers
    (3, 3, {1: 3, 2: 3, 3: 3})
    >>> [round(choice.by_dice[3, dice], 3) for dice in (1, 2, 3)]
    [0.678, 0.688, 0.616]
    """
    fight = fight_of(rules)
    check_armies(attackers, defenders)
    if attackers <= fight.rule.stays or defenders < 1:
        raise BadArgument("odds_no_throw", attackers=str(attackers), defenders=str(defenders))
    if exact:
        return _best_choice(attackers, defenders, fight, Fraction)
    return _best_choice(attackers, defenders, fight, float)


def _best_choice(
    attackers: int, defenders: int, fight: Fight, number: type[Number]
) -> Choice[Number]:
    falls = [[number(1)] + [number(0)] * defenders for _ in range(attackers + 1)]
    for a in range(fight.rule.stays + 1, attackers + 1):
        for d in range(1, defenders + 1):
            choice = _choice(fight, a, d, falls, number)
            falls[a][d] = choice.conquest
    return choice


def _choice(
    fight: Fight, a: int, d: int, falls: list[list[Number]], number: type[Number]
) -> Choice[Number]:
    max_attack, max_defence = fight.dice(a, d)
    by_dice = {
        dice: sum(
            (
                number(chance) * falls[a - la][d - ld]
                for (la, ld), chance in fight.outcomes(a, d, dice)
            ),
            number(0),
        )
        for dice in product(range(1, max_attack + 1), range(1, max_defence + 1))
    }
    answers = {}
    for n in range(1, max_attack + 1):
        replies = {m: by_dice[n, m] for m in range(max_defence, 0, -1)}
        answers[n] = min(replies, key=replies.__getitem__)
    attack = max(range(max_attack, 0, -1), key=lambda n: by_dice[n, answers[n]])
    return Choice(attack, answers[attack], by_dice[attack, answers[attack]], answers, by_dice)
