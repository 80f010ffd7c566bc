"""How a game throws dice, and how rolls are compared: what exact odds are counted from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from operator import gt


@dataclass(frozen=True, eq=False)  # one of each: it is a key of every table of odds
class DiceRule:
    """How a game throws dice: how many, and what comes of them.

    Attributes
    ----------
    name : str
        Of the game.
    clause : str
        Where the rule stands.
    attack, defence : int
        Most dice of each side; 0 in a game whose attacks are decided without dice.
    stays : int
        Armies of the source that throw no die: 1, or 0 where a unit attacks itself.
    again : bool
        Whether equal dice are thrown again, instead of being won by the defender.
    moves : int or None
        Most armies that enter a conquered country: None for all but those that must stay.
    situations : mapping
        What `dice` calls the situations that change the dice, by the names that people may give
        them; empty in a game that has none.
    """

    name: str
    clause: str
    attack: int = 0
    defence: int = 0
    stays: int = 1
    again: bool = False
    moves: int | None = None
    situations: Mapping[str, str] = field(default_factory=dict)

    def dice(
        self, attackers: int, defenders: int, situation: str = "", double: str = "total"
    ) -> tuple[int, int]:
        """Dice that so many armies throw, as many as they may: attacker's, defender's.

        Parameters
        ----------
        attackers, defenders : int
            Armies of the source, with those that throw no die, and of the target.
        situation, double : str
            For `situations`: the one in force, and how an exception for the stronger is counted.

        Examples
        --------
        >>> from teg_nb.engine.games import GAMES
        >>> GAMES["teg"].dice.dice(6, 3), GAMES["tgm"].dice.dice(3, 9)
        ((4, 3), (2, 3))
        """
        return (
            max(0, min(attackers - self.stays, self.attack)),
            min(defenders, self.defence),
        )


def high_first(dice: Iterable[int]) -> tuple[int, ...]:
    """A roll as it is read: from the highest die down.

    Examples
    --------
    >>> high_first([2, 6, 4])
    (6, 4, 2)
    """
    return tuple(sorted(dice, reverse=True))


def losses(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """Dice that each side loses, attacker's and defender's, of rolls as they are read.

    The highest die meets the highest, and so on; equal dice are won by the defender, and those
    without an opponent by nobody.

    Examples
    --------
    >>> losses((6, 5, 1), (6, 4, 2)), losses((5, 5, 4, 2), (5, 4, 2)), losses((6, 5, 1), (4, 3))
    ((2, 1), (1, 2), (0, 2))
    """
    won = sum(map(gt, attack, defence))
    return min(len(attack), len(defence)) - won, won


@cache
def compared(
    attack: tuple[int, ...], defence: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """Both rolls as they are read, and the dice that each side loses; see `losses`.

    Examples
    --------
    >>> compared((2, 6, 4), (3, 6))
    ((6, 4, 2), (6, 3), 1, 1)
    """
    attack, defence = high_first(attack), high_first(defence)
    return attack, defence, *losses(attack, defence)
