"""Orders and chance actions of the resource war. The amount of an order is its last argument."""

from __future__ import annotations

from typing import Annotated, ClassVar

from teg_nb.engine.actions import Action
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Country, Die, Objective

Aim = Annotated[int, "aim"]
Good = Annotated[int, "good"]
Installation = Annotated[int, "installation"]
Item = Annotated[int, "item"]
Resource = Annotated[int, "resource"]
Unit = Annotated[int, "unit"]
Vehicle = Annotated[int, "vehicle"]
Weapon = Annotated[int, "weapon"]

Cargo = tuple[tuple[Good, int], ...]
"""Pairs of a good and its number."""


@lazy_dataclass
class Attack(Action):
    """Send troops by land against an adjacent territory (WAR-6.2)."""

    source: Country
    target: Country
    troops: int
    amount: ClassVar[str] = "troops"
    reach: ClassVar[int | None] = 1


@lazy_dataclass
class Strike(Action):
    """Send vehicles of a kind against any territory, to weaken it (WAR-9.2)."""

    source: Country
    target: Country
    aim: Aim
    number: int
    amount: ClassVar[str] = "number"


@lazy_dataclass
class StrikeAir(Strike):
    """Strike with planes."""


@lazy_dataclass
class StrikeSea(Strike):
    """Strike with ships."""


@lazy_dataclass
class Fire(Action):
    """Use a weapon from the stock of a territory (WAR-9.8)."""

    weapon: Weapon
    source: Country
    target: Country


@lazy_dataclass
class Defend(Action):
    """Reserve ready units, so that later orders of the turn leave them alone (WAR-5.2)."""

    country: Country
    unit: Unit
    number: int
    amount: ClassVar[str] = "number"


@lazy_dataclass
class Gather(Action):
    """Look for a resource, or for treasure (WAR-7)."""

    country: Country
    resource: Resource
    troops: int
    amount: ClassVar[str] = "troops"


@lazy_dataclass
class Build(Action):
    """Build units or weapons (WAR-8.1)."""

    country: Country
    item: Item
    number: int
    amount: ClassVar[str] = "number"


@lazy_dataclass
class Upgrade(Action):
    """Build an installation, or raise it by one level (WAR-8.2)."""

    country: Country
    installation: Installation


@lazy_dataclass
class March(Action):
    """Move troops, and what they can carry, to an adjacent own territory (WAR-10.2)."""

    source: Country
    target: Country
    cargo: Cargo
    troops: int
    amount: ClassVar[str] = "troops"


@lazy_dataclass
class Carry(Action):
    """Move planes or ships, with troops and goods aboard, to any own territory (WAR-10.3)."""

    source: Country
    target: Country
    vehicle: Vehicle
    number: int
    troops: int = 0
    cargo: Cargo = ()


@lazy_dataclass
class EndTurn(Action):
    """End the turn, and choose where the next delivery goes (WAR-4.9)."""

    selection: tuple[Country, ...]


# Actions of chance; their seat is CHANCE.


@lazy_dataclass
class DealTerritories(Action):
    """The shuffled territories, dealt in turn from the last seat on (WAR-3.1)."""

    order: tuple[Country, ...]


@lazy_dataclass
class DealObjectives(Action):
    """The secret objective of each seat (WAR-3.3)."""

    objectives: tuple[Objective, ...]


@lazy_dataclass
class GatherRoll(Action):
    """One die for each troop that looks for a resource; none for a basic one (WAR-7.2, WAR-7.3).

    A roll follows every order to gather, so the log does not reveal the resource.
    """

    dice: tuple[Die, ...]


@lazy_dataclass
class TreasureDraw(Action):
    """The finds of the troops that look for treasure, one each (WAR-7.5)."""

    finds: tuple[Good, ...]
