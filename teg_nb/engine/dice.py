"""Dice rules of a game and the comparison of rolls. Exact odds are computed from these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from operator import gt


@dataclass(frozen=True, eq=False)  # by identity: rules are keys of every table of odds
class DiceRule:
    """The dice rule of a game: numbers of dice, and the meaning of a roll.

    Attributes
    ----------
    name : str
        Name of the game.
    clause : str
        Clause of the rule.
    attack, defence : int
        Largest number of dice per side; 0 in a game that decides attacks without dice.
    stays : int
        Armies of the source that throw no die: 1, or 0 where a unit attacks itself.
    again : bool
        True if equal dice are thrown again; otherwise the defender wins them.
    moves : int or None
        Largest number of armies that may enter a conquered country. None for all that need
        not stay.
    situations : mapping
        Situations that change the dice: the name that people use, and the name that `dice`
        takes. Empty in a game without situations.
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
        """Return the largest numbers of dice that armies may throw: attacker's, defender's.

        Parameters
        ----------
        attackers, defenders : int
            Armies of the source, including those that throw no die, and of the target.
        situation, double : str
            For games with `situations`: the situation in force, and the way to count an exception
            for the stronger side.

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
    """Sort a roll from the highest die down.

    Examples
    --------
    >>> high_first([2, 6, 4])
    (6, 4, 2)
    """
    return tuple(sorted(dice, reverse=True))


def losses(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """Count the dice that each side loses: attacker's, defender's. Both rolls are sorted.

    The highest die meets the highest, and so on. The defender wins equal dice. Dice without an
    opponent count for nobody.

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
    """Return both rolls sorted, and the dice that each side loses; see `losses`.

    Examples
    --------
    >>> compared((2, 6, 4), (3, 6))
    ((6, 4, 2), (6, 3), 1, 1)
    """
    attack, defence = high_first(attack), high_first(defence)
    return attack, defence, *losses(attack, defence)
