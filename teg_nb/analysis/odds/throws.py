"""Exact distribution of the losses of one throw, under the dice rule of each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Generic, NamedTuple, SupportsIndex, TypedDict, TypeVar

from teg_nb.engine.dice import DiceRule, losses
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.games import GAMES

Number = TypeVar("Number", float, Fraction)
"""Floats, or fractions for exact odds."""


class DiceKeywords(TypedDict, total=False):
    """Keywords that choose the dice, for the type checker."""

    situation: str
    double: str
    rules: str


_DOUBLES = ("total", "attack_armies", "never")

_RISK = DiceRule("risk", "Osborne 2003", 3, 2)


class _Rules(Mapping[str, DiceRule]):
    """Dice rules by name. A rule imports its game only; to list the names imports all games."""

    def __getitem__(self, name: str) -> DiceRule:
        rule = _RISK if name == _RISK.name else GAMES[name].dice
        if rule is None or not rule.attack:
            raise KeyError(name)
        return rule

    def __iter__(self) -> Iterator[str]:
        return (name for name in (*GAMES, _RISK.name) if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


RULES: Mapping[str, DiceRule] = _Rules()
"""The dice of each game. In EGGAR up to four soldiers attack one together. Only the strongest of
their dice counts, and equal dice are thrown again. The soldier of that die is lost (EGG-D-6).
The resource war and La Reconquista have no dice."""


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
    >>> from teg_nb.analysis.odds import dice_losses
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
        The option ``double_rule``: ``"total"`` or ``"attack_armies"`` (TEG-D-32); ``"never"``
        without the four-dice exception (CHP-2.8).
    rules : str
        A name of `RULES`.

    Examples
    --------
    Under snow one army throws two dice but has only one army to lose:

    >>> from teg_nb.analysis.odds import throw_losses
    >>> sorted(throw_losses(4, 1, "snow"))
    [(0, 1), (1, 1), (2, 0)]
    """
    fight = fight_of(rules, situation, double)
    check_armies(attackers, defenders)
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
    >>> from teg_nb.analysis.odds import dice_losses, gain
    >>> gain(dice_losses(3, 2)), gain(dice_losses(3, 3))
    (Fraction(205, 1296), Fraction(-1019, 1296))
    """
    return sum(((won - lost) * p for (lost, won), p in losses.items()), Fraction(0))


class Fight(NamedTuple):
    """The checked rules of a fight; the key of its tables."""

    rule: DiceRule
    situation: str
    double: str

    def dice(self, attackers: int, defenders: int) -> tuple[int, int]:
        """Return the dice that each side throws with so many armies."""
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
        check_armies(stop_at)
        if stop_at < self.rule.stays:
            raise BadArgument("odds_stays", name="stop_at", value=stop_at)
        return stop_at


def rule_of(rules: str) -> DiceRule:
    """Return the dice rule of a game.

    Raises
    ------
    ValueError
        If the game is unknown or has no dice; the message names the clause.

    Examples
    --------
    >>> from teg_nb.analysis.odds import rule_of
    >>> rule_of("teg").clause
    'TEG-8.4 to TEG-8.11'
    """
    rule = GAMES[rules].dice if rules in GAMES else RULES.get(rules)
    if rule is None:
        raise BadArgument("not_one_of", name="rules", value=rules, known=[*RULES])
    if not rule.attack:
        raise BadArgument("odds_no_dice", game=rules, clause=rule.clause)
    return rule


@cache
def fight_of(rules: str, situation: str = "", double: str = "total") -> Fight:
    """Check the keywords that choose the dice, and return the rules of the fight.

    Raises
    ------
    ValueError
        If the game is unknown or has no dice, or a keyword does not fit the game.
    """
    rule = rule_of(rules)
    if double not in _DOUBLES:
        raise BadArgument("not_one_of", name="double", value=double, known=[*_DOUBLES])
    if not rule.situations and (situation or double != "total"):
        having = [name for name, spec in RULES.items() if spec.situations]
        raise BadArgument("odds_situations", rules=rules, known=having)
    return Fight(rule, rule.situations.get(situation, ""), double)  # others change no dice


ARMIES = 1000
"""Maximum armies of a side: tables grow with both sides, and larger ones would take minutes."""


def check_armies(*armies: int) -> None:
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


class Throws(Generic[Number]):
    """Losses of a throw in a table's number type. One cached entry serves all large armies."""

    def __init__(self, fight: Fight, number: Callable[[Fraction], Number]) -> None:
        self.fight = fight
        self.number: Callable[[Fraction], Number] = number
        self.known: dict[tuple[int, int, int, int], list[tuple[int, int, Number]]] = {}

    def __call__(self, a: int, d: int) -> list[tuple[int, int, Number]]:
        """Return each possible result: the armies that both sides lose, and its probability."""
        key = (*self.fight.dice(a, d), min(a, 5), min(d, 4))
        losses = self.known.get(key)
        if losses is None:
            outcomes = self.fight.outcomes(a, d)
            losses = [(la, ld, self.number(chance)) for (la, ld), chance in outcomes]
            self.known[key] = losses
        return losses
