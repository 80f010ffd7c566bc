"""What a seat, or chance, can do in the resource war. An order's amount is its last argument."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from teg_nb.engine.game import Action

Cargo = tuple[tuple[int, int], ...]
"""Pairs of a good and how many of it."""


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Send troops by land against an adjacent territory (WAR-6.2)."""

    source: int
    target: int
    troops: int
    verb: ClassVar[str] = "attack"
    fields: ClassVar = (("source", "country"), ("target", "country"), ("troops", "count"))
    amount: ClassVar[str] = "troops"


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Send vehicles of a kind against any territory, to weaken it (WAR-9.2)."""

    source: int
    target: int
    aim: int
    number: int
    fields: ClassVar = (
        ("source", "country"),
        ("target", "country"),
        ("aim", "aim"),
        ("number", "count"),
    )
    amount: ClassVar[str] = "number"


@dataclass(frozen=True, slots=True)
class StrikeAir(Strike):
    """Strike with planes."""

    verb: ClassVar[str] = "strike_air"


@dataclass(frozen=True, slots=True)
class StrikeSea(Strike):
    """Strike with ships."""

    verb: ClassVar[str] = "strike_sea"


@dataclass(frozen=True, slots=True)
class Fire(Action):
    """Use a weapon from the stock of a territory (WAR-9.8)."""

    weapon: int
    source: int
    target: int
    verb: ClassVar[str] = "fire"
    fields: ClassVar = (("weapon", "weapon"), ("source", "country"), ("target", "country"))


@dataclass(frozen=True, slots=True)
class Defend(Action):
    """Reserve ready units, so that later orders of the turn leave them alone (WAR-5.2)."""

    country: int
    unit: int
    number: int
    verb: ClassVar[str] = "defend"
    fields: ClassVar = (("country", "country"), ("unit", "unit"), ("number", "count"))
    amount: ClassVar[str] = "number"


@dataclass(frozen=True, slots=True)
class Gather(Action):
    """Look for a resource, or for treasure (WAR-7)."""

    country: int
    resource: int
    troops: int
    verb: ClassVar[str] = "gather"
    fields: ClassVar = (("country", "country"), ("resource", "resource"), ("troops", "count"))
    amount: ClassVar[str] = "troops"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build units or weapons (WAR-8.1)."""

    country: int
    item: int
    number: int
    verb: ClassVar[str] = "build"
    fields: ClassVar = (("country", "country"), ("item", "item"), ("number", "count"))
    amount: ClassVar[str] = "number"


@dataclass(frozen=True, slots=True)
class Upgrade(Action):
    """Build an installation, or raise it by one level (WAR-8.2)."""

    country: int
    installation: int
    verb: ClassVar[str] = "upgrade"
    fields: ClassVar = (("country", "country"), ("installation", "installation"))


@dataclass(frozen=True, slots=True)
class March(Action):
    """Move troops, and what they can carry, to an adjacent own territory (WAR-10.2)."""

    source: int
    target: int
    cargo: Cargo
    troops: int
    verb: ClassVar[str] = "march"
    fields: ClassVar = (
        ("source", "country"),
        ("target", "country"),
        ("cargo", "good+count*"),
        ("troops", "count"),
    )
    amount: ClassVar[str] = "troops"


@dataclass(frozen=True, slots=True)
class Carry(Action):
    """Move planes or ships, with troops and goods aboard, to any own territory (WAR-10.3)."""

    source: int
    target: int
    vehicle: int
    number: int
    troops: int = 0
    cargo: Cargo = ()
    verb: ClassVar[str] = "carry"
    fields: ClassVar = (
        ("source", "country"),
        ("target", "country"),
        ("vehicle", "vehicle"),
        ("number", "count"),
        ("troops", "count"),
        ("cargo", "good+count*"),
    )


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn, and choose where the next delivery goes (WAR-4.9)."""

    selection: tuple[int, ...]
    verb: ClassVar[str] = "end_turn"
    fields: ClassVar = (("selection", "country*"),)


# What chance does; the seat of these is CHANCE.


@dataclass(frozen=True, slots=True)
class DealTerritories(Action):
    """The shuffled territories; they go to the last seat first, and round (WAR-3.1)."""

    order: tuple[int, ...]
    verb: ClassVar[str] = "deal_territories"
    fields: ClassVar = (("order", "country*"),)


@dataclass(frozen=True, slots=True)
class DealObjectives(Action):
    """The secret objective of each seat (WAR-3.3)."""

    objectives: tuple[int, ...]
    verb: ClassVar[str] = "deal_objectives"
    fields: ClassVar = (("objectives", "objective*"),)


@dataclass(frozen=True, slots=True)
class GatherRoll(Action):
    """One die for each troop that looks for a resource; none for a basic one (WAR-7.2, WAR-7.3).

    It comes after every order to gather, so that the log does not tell what was looked for.
    """

    dice: tuple[int, ...]
    verb: ClassVar[str] = "gather_roll"
    fields: ClassVar = (("dice", "die*"),)


@dataclass(frozen=True, slots=True)
class TreasureDraw(Action):
    """What each troop that looks for treasure has found (WAR-7.5)."""

    finds: tuple[int, ...]
    verb: ClassVar[str] = "treasure_draw"
    fields: ClassVar = (("finds", "good*"),)
