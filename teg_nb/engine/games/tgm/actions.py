"""What a seat, or chance, can do in Tercera Guerra Mundial."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from teg_nb.engine.actions import Action
from teg_nb.engine.schema.field_types import Card, Country, Die, Objective


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Add armies to one territory (TGM-3.6, TGM-5.13)."""

    country: Country
    armies: int = 1
    amount: ClassVar[str] = "armies"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Exchange three cards for armies (TGM-5.5)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class EndReinforce(Action):
    """Go on to the combat (TGM-5.14)."""


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attack a neighbour with so many dice, once (TGM-6.2)."""

    source: Country
    target: Country
    dice: int
    amount: ClassVar[str] = "dice"
    reach: ClassVar[int | None] = 1


@dataclass(frozen=True, slots=True)
class Defend(Action):
    """Say with how many dice one defends (TGM-6.3)."""

    dice: int
    amount: ClassVar[str] = "dice"


@dataclass(frozen=True, slots=True)
class MoveIn(Action):
    """Say how many more armies enter the conquered territory (TGM-6.8)."""

    armies: int
    amount: ClassVar[str] = "armies"
    least: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class EndCombat(Action):
    """Go on to the displacement (TGM-6.11)."""


@dataclass(frozen=True, slots=True)
class Fortify(Action):
    """Move armies to a neighbour of one's own; it ends the turn (TGM-7.1)."""

    source: Country
    target: Country
    armies: int
    amount: ClassVar[str] = "armies"
    reach: ClassVar[int | None] = 1


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn without a displacement (TGM-7.3)."""


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Show that the objective is met, where it has to be said (TGM-D-16)."""


# What chance does; the seat of these is CHANCE.


@dataclass(frozen=True, slots=True)
class DealObjectives(Action):
    """Give every seat its secret objective (TGM-3.1)."""

    objectives: tuple[Objective, ...]


@dataclass(frozen=True, slots=True)
class DealCards(Action):
    """Deal all 44 cards, which say who owns what (TGM-3.2)."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The dice of one attack (TGM-6.5)."""

    attack: tuple[Die, ...]
    defence: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """The top card of the deck (TGM-6.12)."""

    card: Card
