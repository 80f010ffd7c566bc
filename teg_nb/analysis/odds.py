"""Exact odds of a fight: one throw, attacks until the country falls, or a whole campaign.

Nothing is simulated: every result is a sum over all dice. A fight is a Markov chain whose states
are the armies of both sides. Each throw costs at least one army. A table is therefore filled once,
from small armies to large ones, and no equation is solved.

Every function takes `rules`, the name of a game of `RULES`. The dice of La Revancha are the
engine's own (`attack_dice`, `defence_dice`).

References
----------
B. Tan, "Markov chains and the RISK board game", Mathematics Magazine 70 (1997): the model.
J. A. Osborne, "Markov chains for the RISK board game revisited", Mathematics Magazine 76 (2003):
the model with sorted dice counted correctly. `rules="risk"` reproduces its tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    NamedTuple,
    SupportsIndex,
    TypedDict,
    TypeVar,
    Unpack,
    overload,
)

from teg_nb.engine.dice import DiceRule, losses
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.games import GAMES

if TYPE_CHECKING:
    import pandas as pd

Number = TypeVar("Number", float, Fraction)
"""Floats, or fractions for exact odds."""


class _Rules(TypedDict, total=False):
    """Keywords that choose the dice, for the type checker."""

    situation: str
    double: str
    rules: str


class _Kept(_Rules, total=False):
    stop_at: int | None


_DOUBLES = ("total", "attack_armies")
_SMALLEST_TABLE = 32

_RISK = DiceRule("risk", "Osborne 2003", 3, 2)
RULES: Mapping[str, DiceRule] = {
    rule.name: rule
    for rule in (*(game.dice for game in GAMES.values()), _RISK)
    if rule is not None and rule.attack
}
"""The dice of each game. In EGGAR up to four soldiers attack one together. Only the strongest of
their dice counts, and equal dice are thrown again. The soldier of that die is lost (EGG-D-6).
The resource war and La Reconquista have no dice."""


class Odds(NamedTuple, Generic[Number]):
    """Expected result of a fight, as floats, or as `Fraction` for exact odds.

    Attributes
    ----------
    conquest : float or Fraction
        Probability that the country falls, 0 to 1.
    losses_attack, losses_defence : float or Fraction
        Expected losses of each side, in armies.
    """

    conquest: Number
    losses_attack: Number
    losses_defence: Number


@cache
def _throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """List the sorted faces of a throw, each with the number of orders in which it can fall."""
    faces_and_orders = []
    for faces in combinations_with_replacement(range(6, 0, -1), dice):
        orders = factorial(dice)
        for face in set(faces):
            orders //= factorial(faces.count(face))
        faces_and_orders.append((faces, orders))
    return tuple(faces_and_orders)


@cache
def dice_losses(
    attack: int, defence: int, rules: str = "teg"
) -> Mapping[tuple[int, int], Fraction]:
    """Return the distribution of the losses of both sides in one throw (TEG-8.8).

    Parameters
    ----------
    attack, defence : int
        Dice of each side, from 1 to the maximum of the rules.
    rules : str
        A name of `RULES`.

    Returns
    -------
    Mapping[tuple[int, int], Fraction]
        Probability of each pair (lost by the attacker, lost by the defender), in rising order.

    Examples
    --------
    >>> dice_losses(1, 1)
    {(0, 1): Fraction(5, 12), (1, 0): Fraction(7, 12)}
    >>> dice_losses(3, 2, "risk")[0, 2] * 6**5
    Fraction(2890, 1)
    >>> dice_losses(1, 1, "eggar")  # equal dice are thrown again
    {(0, 1): Fraction(1, 2), (1, 0): Fraction(1, 2)}
    """
    rule = rule_of(rules)
    if not (1 <= attack <= rule.attack and 1 <= defence <= rule.defence):
        limits = {"most": str(rule.attack), "most_defence": str(rule.defence)}
        arguments = {"attack": str(attack), "defence": str(defence)}
        raise BadArgument("odds_dice", rules=rules, **limits, **arguments)
    ways: dict[tuple[int, int], int] = {}
    for mine, orders in _throws(attack):
        for theirs, other_orders in _throws(defence):
            if rule.again and mine[0] == theirs[0]:
                continue
            result = losses(mine[:1] if rule.again else mine, theirs)
            ways[result] = ways.get(result, 0) + orders * other_orders
    return {result: Fraction(ways[result], sum(ways.values())) for result in sorted(ways)}


def throw_losses(
    attackers: int,
    defenders: int,
    situation: str = "",
    double: str = "total",
    rules: str = "teg",
) -> Mapping[tuple[int, int], Fraction]:
    """Return the distribution of the armies lost in one throw (TEG-8.9, TEG-8.10).

    No side loses more armies than it has.

    Parameters
    ----------
    attackers, defenders : int
        Armies in the source (2 or more; 1 where none must stay) and in the target (1 or more).
    situation : str
        Id of the situation card; only ``"snow"`` and ``"tail_wind"`` (or ``"wind"``) change dice.
    double : str
        The option ``double_rule``: ``"total"`` or ``"attack_armies"`` (TEG-D-32).
    rules : str
        A name of `RULES`.

    Examples
    --------
    Under snow one army throws two dice but has only one army to lose:

    >>> sorted(throw_losses(4, 1, "snow"))
    [(0, 1), (1, 1), (2, 0)]
    """
    fight = _fight(rules, situation, double)
    _check(attackers, defenders)
    if attackers <= fight.rule.stays or defenders < 1:
        raise BadArgument("odds_no_throw", attackers=str(attackers), defenders=str(defenders))
    return dict(fight.outcomes(attackers, defenders))


def gain(losses: Mapping[tuple[int, int], Fraction]) -> Fraction:
    """Return the attacker's mean gain in armies: the defender's losses minus its own.

    Parameters
    ----------
    losses : Mapping[tuple[int, int], Fraction]
        Result of `dice_losses` or `throw_losses`.

    Examples
    --------
    >>> gain(dice_losses(3, 2)), gain(dice_losses(3, 3))
    (Fraction(205, 1296), Fraction(-1019, 1296))
    """
    return sum(((won - lost) * p for (lost, won), p in losses.items()), Fraction(0))


class _Fight(NamedTuple):
    """The checked rules of a fight; the key of its tables."""

    rule: DiceRule
    situation: str
    double: str

    def dice(self, attackers: int, defenders: int) -> tuple[int, int]:
        return self.rule.dice(attackers, defenders, self.situation, self.double)

    def outcomes(
        self, a: int, d: int, dice: tuple[int, int] | None = None
    ) -> tuple[tuple[tuple[int, int], Fraction], ...]:
        """Return the armies lost in a throw, with their probabilities; by default with all dice.

        Four armies are equivalent to more: no throw costs five.
        """
        free = a - self.rule.stays
        return _capped(self.rule.name, *(dice or self.dice(a, d)), min(free, 4), min(d, 4))

    def lowest(self, stop_at: int | None) -> int:
        """Return the armies at which the attacker stops; by default the minimum of the rules."""
        if stop_at is None:
            return self.rule.stays
        _check(stop_at)
        if stop_at < self.rule.stays:
            raise BadArgument("odds_stays", name="stop_at", value=stop_at)
        return stop_at


def rule_of(rules: str) -> DiceRule:
    """Return the dice rule of a game.

    Raises
    ------
    ValueError
        If the game is unknown or has no dice; the message names the clause.
    """
    rule = GAMES[rules].dice if rules in GAMES else RULES.get(rules)
    if rule is None:
        raise BadArgument("not_one_of", name="rules", value=rules, known=[*RULES])
    if not rule.attack:
        raise BadArgument("odds_no_dice", game=rules, clause=rule.clause)
    return rule


@cache
def _fight(rules: str, situation: str = "", double: str = "total") -> _Fight:
    rule = rule_of(rules)
    if double not in _DOUBLES:
        raise BadArgument("not_one_of", name="double", value=double, known=[*_DOUBLES])
    if not rule.situations and (situation or double != "total"):
        having = [name for name, spec in RULES.items() if spec.situations]
        raise BadArgument("odds_situations", rules=rules, known=having)
    return _Fight(rule, rule.situations.get(situation, ""), double)  # others change no dice


ARMIES = 1000
"""Maximum armies of a side: tables grow with both sides, and larger ones would take minutes."""


def _check(*armies: int) -> None:
    """Raise `ValueError` unless each value is a valid number of armies."""
    for count in armies:
        if isinstance(count, bool) or not isinstance(count, SupportsIndex):
            raise BadArgument("not_from", name="armies", least="0", value=count)
        if count < 0:
            raise BadArgument("not_from", name="armies", least="0", value=count)
        if count > ARMIES:
            raise BadArgument("odds_armies", most=str(ARMIES), value=count)


@cache
def _capped(
    rules: str, attack: int, defence: int, attackers: int, defenders: int
) -> tuple[tuple[tuple[int, int], Fraction], ...]:
    """Return the losses of a throw, capped at the armies that each side can lose."""
    capped_losses: dict[tuple[int, int], Fraction] = {}
    for (lost, won), chance in dice_losses(attack, defence, rules).items():
        capped = min(lost, attackers), min(won, defenders)
        capped_losses[capped] = capped_losses.get(capped, Fraction(0)) + chance
    return tuple(capped_losses.items())


@overload
def odds(
    attackers: int, defenders: int, *, exact: Literal[False] = ..., **chosen: Unpack[_Kept]
) -> Odds[float]: ...
@overload
def odds(
    attackers: int, defenders: int, *, exact: Literal[True], **chosen: Unpack[_Kept]
) -> Odds[Fraction]: ...
@overload
def odds(
    attackers: int, defenders: int, *, exact: bool, **chosen: Unpack[_Kept]
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
) -> Odds[Any]:
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
        The option ``double_rule``: ``"total"`` or ``"attack_armies"`` (TEG-D-32).
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
    fight = _fight(rules, situation, double)
    stop = fight.lowest(stop_at)
    _check(attackers, defenders)
    if exact:
        cells: Any = _fill(attackers, defenders, stop, fight, Fraction)
    else:
        cells = _tables(_size(attackers), _size(defenders), stop, fight)
    return Odds(*(table[attackers][defenders] for table in cells))


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
    >>> table = conquest_table(20, 20)
    >>> round(table[20][10], 3), round(table[2][1], 4)
    (0.839, 0.4167)
    """
    fight = _fight(rules, situation, double)
    _check(attackers, defenders)
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
    >>> odds_table("risk", [3, 4], [1, 2]).round(3)
       attackers  defenders  conquest  losses_attack  losses_defence
    0          3          1     0.754          0.667           0.754
    1          3          2     0.363          1.410           0.914
    2          4          1     0.916          0.567           0.916
    3          4          2     0.656          1.406           1.438
    """
    import pandas as pd

    fight = _fight(rules, situation, double)
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
        _check(*counts)
        return counts
    _check(given)
    return list(range(1, given + 1))


def _size(armies: int) -> int:
    """Round up to a power of two, so that a few tables serve all calls."""
    return max(_SMALLEST_TABLE, 1 << int(armies).bit_length())


@cache
def _tables(
    attackers: int, defenders: int, stop_at: int, fight: _Fight
) -> tuple[list[list[float]], list[list[float]], list[list[float]]]:
    return _fill(attackers, defenders, stop_at, fight, float)


def _fill(
    attackers: int, defenders: int, stop_at: int, fight: _Fight, number: Any
) -> tuple[list[list[Any]], list[list[Any]], list[list[Any]]]:
    """Fill tables of the conquest and of both losses, from 0 armies to the maximum of each side.

    Each throw costs at least one army, so a cell depends only on cells with fewer armies.
    """
    zero, one = number(0), number(1)
    size = defenders + 1
    conquest = [[one] + [zero] * defenders for _ in range(attackers + 1)]
    mine = [[zero] * size for _ in range(attackers + 1)]
    theirs = [[zero] * size for _ in range(attackers + 1)]
    throws = _Throws(fight, number)
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


class _Throws:
    """Losses of a throw in a table's number type. One cached entry serves all large armies."""

    def __init__(self, fight: _Fight, number: Any) -> None:
        self.fight, self.number = fight, number
        self.known: dict[tuple[int, int, int, int], list[tuple[int, int, Any]]] = {}

    def __call__(self, a: int, d: int) -> list[tuple[int, int, Any]]:
        key = (*self.fight.dice(a, d), min(a, 5), min(d, 4))
        losses = self.known.get(key)
        if losses is None:
            outcomes = self.fight.outcomes(a, d)
            losses = [(la, ld, self.number(chance)) for (la, ld), chance in outcomes]
            self.known[key] = losses
        return losses


# How a fight ends


@overload
def survivors(
    attackers: int, defenders: int, *, exact: Literal[False] = ..., **chosen: Unpack[_Kept]
) -> Mapping[tuple[int, int], float]: ...
@overload
def survivors(
    attackers: int, defenders: int, *, exact: Literal[True], **chosen: Unpack[_Kept]
) -> Mapping[tuple[int, int], Fraction]: ...
@overload
def survivors(
    attackers: int, defenders: int, *, exact: bool, **chosen: Unpack[_Kept]
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
) -> Mapping[tuple[int, int], Any]:
    """Return the distribution of the armies left on both sides after the fight; see `odds`.

    Returns
    -------
    Mapping[tuple[int, int], float or Fraction]
        Probability of each end (armies left in the source, armies left in the target), in rising
        order. 0 in the target means that it fell; no army has moved in yet.

    Examples
    --------
    >>> survivors(3, 1, exact=True)
    {(1, 1): Fraction(637, 2592), (2, 0): Fraction(455, 2592), (3, 0): Fraction(125, 216)}
    """
    fight = _fight(rules, situation, double)
    _check(attackers, defenders)
    number: Any = Fraction if exact else float
    start = {attackers: number(1)}
    return _ends(start, defenders, fight.lowest(stop_at), _Throws(fight, number))


def _ends(
    start: Mapping[int, Any], defenders: int, stop_at: int, throws: _Throws
) -> dict[tuple[int, int], Any]:
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
    **chosen: Unpack[_Rules],
) -> Campaign[float]: ...
@overload
def campaign(
    attackers: int,
    defenders: Sequence[int],
    *,
    garrison: int = ...,
    exact: Literal[True],
    **chosen: Unpack[_Rules],
) -> Campaign[Fraction]: ...
@overload
def campaign(
    attackers: int,
    defenders: Sequence[int],
    *,
    garrison: int = ...,
    exact: bool,
    **chosen: Unpack[_Rules],
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
) -> Campaign[Any]:
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

    >>> [round(campaign(20, [2, 2, 2], rules=rules).conquest, 2) for rules in ("risk", "teg")]
    [1.0, 0.02]
    >>> campaign(3, [1, 1], exact=True).stops
    (Fraction(637, 2592), Fraction(665, 1296), Fraction(625, 2592))
    """
    fight = _fight(rules, situation, double)
    rule = fight.rule
    if rule.moves == 0:
        raise BadArgument("odds_no_campaign", rules=rules)
    if garrison < rule.stays:
        raise BadArgument("odds_stays", name="garrison", value=garrison)
    _check(attackers, *defenders)
    number: Any = Fraction if exact else float
    throws = _Throws(fight, number)
    front: dict[int, Any] = {attackers: number(1)}
    stops = []
    for target in defenders:
        taken: dict[int, Any] = {}
        stopped = number(0)
        for (left, enemy), chance in _ends(front, target, garrison, throws).items():
            if enemy or left <= rule.stays:
                stopped += chance
            else:
                moved = _moved(rule, left, garrison)
                taken[moved] = taken.get(moved, number(0)) + chance
        stops.append(stopped)
        front = taken
    conquest = sum(front.values(), number(0))
    return Campaign(conquest, (*stops, conquest), dict(sorted(front.items())))


def _moved(rule: DiceRule, left: int, garrison: int) -> int:
    """Return the armies that move into a conquered country."""
    free = left - rule.stays
    if rule.moves is not None:
        return min(free, rule.moves, max(1, left - garrison))
    return max(left - garrison, min(free, rule.attack))


# Decisions


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
    **chosen: Unpack[_Rules],
) -> StopPlan[float]: ...
@overload
def best_stop(
    attackers: int,
    defenders: int,
    *,
    conquest_value: float | Fraction,
    kill_value: float | Fraction = ...,
    exact: Literal[True],
    **chosen: Unpack[_Rules],
) -> StopPlan[Fraction]: ...
@overload
def best_stop(
    attackers: int,
    defenders: int,
    *,
    conquest_value: float | Fraction,
    kill_value: float | Fraction = ...,
    exact: bool,
    **chosen: Unpack[_Rules],
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
) -> StopPlan[Any]:
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

    >>> best_stop(5, 3, conquest_value=5).attack, best_stop(6, 3, conquest_value=5).attack
    (False, True)
    >>> best_stop(2, 1, conquest_value=Fraction(7, 5), exact=True)  # 5/12 of 7/5 is exactly 7/12
    StopPlan(attack=False, worth=Fraction(0, 1), conquest=Fraction(0, 1))
    """
    fight = _fight(rules, situation, double)
    _check(attackers, defenders)
    number: Any = Fraction if exact else float
    plans = _plans(attackers, defenders, fight, number, number(conquest_value), number(kill_value))
    return plans[attackers][defenders]


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

    >>> table = stop_table("teg", 20, 4, conquest_value=5).query("attack")
    >>> table.groupby("defenders").attackers.min().tolist()
    [2, 3, 6, 8]
    """
    import pandas as pd

    fight = _fight(rules, situation, double)
    _check(attackers, defenders)
    plans = _plans(attackers, defenders, fight, float, float(conquest_value), float(kill_value))
    pairs = list(product(range(1, attackers + 1), range(1, defenders + 1)))
    return pd.DataFrame(
        [(a, d, *plans[a][d]) for a, d in pairs],
        columns=["attackers", "defenders", *StopPlan._fields],
    )


def _plans(
    attackers: int, defenders: int, fight: _Fight, number: Any, conquest_value: Any, kill_value: Any
) -> list[list[StopPlan[Any]]]:
    rest = StopPlan(False, number(0), number(0))
    fallen = StopPlan(False, conquest_value, number(1))
    plans = [[fallen] + [rest] * defenders for _ in range(attackers + 1)]
    throws = _Throws(fight, number)
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
) -> Choice[Any]:
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

    >>> choice = best_dice(10, 5)
    >>> choice.attack, choice.defence, choice.answers
    (3, 3, {1: 3, 2: 3, 3: 3})
    >>> [round(choice.by_dice[3, dice], 3) for dice in (1, 2, 3)]
    [0.678, 0.688, 0.616]
    """
    fight = _fight(rules)
    _check(attackers, defenders)
    if attackers <= fight.rule.stays or defenders < 1:
        raise BadArgument("odds_no_throw", attackers=str(attackers), defenders=str(defenders))
    number: Any = Fraction if exact else float
    falls = [[number(1)] + [number(0)] * defenders for _ in range(attackers + 1)]
    for a in range(fight.rule.stays + 1, attackers + 1):
        for d in range(1, defenders + 1):
            choice = _choice(fight, a, d, falls, number)
            falls[a][d] = choice.conquest
    return choice


def _choice(fight: _Fight, a: int, d: int, falls: list[list[Any]], number: Any) -> Choice[Any]:
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
    answers = {
        n: min(range(max_defence, 0, -1), key=lambda m, n=n: by_dice[n, m])  # type: ignore[misc]
        for n in range(1, max_attack + 1)
    }
    attack = max(range(max_attack, 0, -1), key=lambda n: by_dice[n, answers[n]])
    return Choice(attack, answers[attack], by_dice[attack, answers[attack]], answers, by_dice)
