"""How a game throws dice: what exact odds are counted from."""

from __future__ import annotations

from dataclasses import dataclass


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
    situations : bool
        Whether situation cards and the four-dice exception of La Revancha are in force.
    """

    name: str
    clause: str
    attack: int = 0
    defence: int = 0
    stays: int = 1
    again: bool = False
    moves: int | None = None
    situations: bool = False

    def dice(
        self, attackers: int, defenders: int, situation: str = "", double: str = "total"
    ) -> tuple[int, int]:
        """Dice that so many armies throw, as many as they may: attacker's, defender's.

        Parameters
        ----------
        attackers, defenders : int
            Armies of the source, with those that throw no die, and of the target.
        situation, double : str
            For `situations`: the card in force, and how the four-dice exception is counted.

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
