"""The actions of seats and of chance in Tercera Guerra Mundial."""

from __future__ import annotations

from typing import ClassVar

from teg_nb.engine.actions import Action
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Card, Country, Die, Objective


@lazy_dataclass
class Place(Action):
    """Armies added to one territory (TGM-3.6, TGM-5.13)."""

    country: Country
    armies: int = 1
    amount: ClassVar[str] = "armies"


@lazy_dataclass
class Exchange(Action):
    """An exchange of three cards for armies (TGM-5.5)."""

    cards: tuple[Card, ...]


@lazy_dataclass
class EndReinforce(Action):
    """The step from reinforcement to combat (TGM-5.14)."""


@lazy_dataclass
class Attack(Action):
    """One attack on a neighbour with some dice (TGM-6.2)."""

    source: Country
    target: Country
    dice: int
    amount: ClassVar[str] = "dice"
    reach: ClassVar[int | None] = 1


@lazy_dataclass
class Defend(Action):
    """The number of defence dice (TGM-6.3)."""

    dice: int
    amount: ClassVar[str] = "dice"


@lazy_dataclass
class MoveIn(Action):
    """The number of further armies that enter the conquered territory (TGM-6.8)."""

    armies: int
    amount: ClassVar[str] = "armies"
    least: ClassVar[int] = 0


@lazy_dataclass
class EndCombat(Action):
    """The step from combat to displacement (TGM-6.11)."""


@lazy_dataclass
class Fortify(Action):
    """A move of armies to a neighbour of the same seat, which ends the turn (TGM-7.1)."""

    source: Country
    target: Country
    armies: int
    amount: ClassVar[str] = "armies"
    reach: ClassVar[int | None] = 1


@lazy_dataclass
class EndTurn(Action):
    """The end of a turn without a displacement (TGM-7.3)."""


@lazy_dataclass
class Claim(Action):
    """The claim that the objective is met, where the table requires it (TGM-D-16)."""


# Actions of chance. Their seat is CHANCE.


@lazy_dataclass
class DealObjectives(Action):
    """The secret objective of every seat (TGM-3.1)."""

    objectives: tuple[Objective, ...]


@lazy_dataclass
class DealCards(Action):
    """The deal of all 44 cards, which decides the owners (TGM-3.2)."""

    hands: tuple[tuple[Card, ...], ...]


@lazy_dataclass
class Roll(Action):
    """The dice of one attack (TGM-6.5)."""

    attack: tuple[Die, ...]
    defence: tuple[Die, ...]


@lazy_dataclass
class DrawCard(Action):
    """The top card of the deck (TGM-6.12)."""

    card: Card
