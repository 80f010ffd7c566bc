"""What comes of an action in the resource war. The catalogue words each kind as news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.game import Event
from teg_nb.engine.games.wargame.actions import Cargo
from teg_nb.engine.games.wargame.facts import FIRST_WEAPON, facts


def listed(cargo: Cargo, lang: str) -> str:
    """Goods with their numbers, in words.

    Examples
    --------
    >>> listed(((0, 2), (12, 1)), "en"), listed(((0, 2), (12, 1)), "es"), listed((), "es")
    ('2 metal, 1 missile', '2 de metal, 1 misil', 'nada')
    """
    words, found = catalogue("wargame"), []
    for number, count in cargo:
        good = facts().goods[number]
        wording = "weapons" if good.rank == "weapon" else "price"
        pair = {"amount": count, "of": good.name, "counted": good.name}
        found.append(words.phrase("amounts", wording, lang, pair))
    return ", ".join(found) or words.label("motives", "nothing", lang)


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """A match begins."""

    seats: tuple[int, ...]
    kind: ClassVar[str] = "game_started"
    clause: ClassVar[str] = "WAR-3.1"


@dataclass(frozen=True, slots=True)
class TerritoriesDealt(Event):
    """Every territory has its owner, and its first troops."""

    owner: tuple[int, ...]
    troops: tuple[int, ...]
    kind: ClassVar[str] = "territories_dealt"
    clause: ClassVar[str] = "WAR-3.1"


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(Event):
    """A seat has its secret objective."""

    seat: int
    objectives: tuple[int, ...]
    kind: ClassVar[str] = "objective_dealt"
    clause: ClassVar[str] = "WAR-3.3"
    secret: ClassVar[tuple[str, ...]] = ("objectives",)


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round begins; `seat` takes its first turn."""

    round: int
    seat: int
    kind: ClassVar[str] = "round_started"
    clause: ClassVar[str] = "WAR-4.5"


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over."""

    round: int
    kind: ClassVar[str] = "round_ended"
    clause: ClassVar[str] = "WAR-4.5"


@dataclass(frozen=True, slots=True)
class ReinforcementsDelivered(Event):
    """Troops came to one of the territories that a seat chose."""

    seat: int
    country: int
    troops: int
    kind: ClassVar[str] = "reinforcements_delivered"
    clause: ClassVar[str] = "WAR-4.2"


@dataclass(frozen=True, slots=True)
class ReinforcementsLost(Event):
    """A seat has lost every territory that it chose, and these troops with them."""

    seat: int
    troops: int
    kind: ClassVar[str] = "reinforcements_lost"
    clause: ClassVar[str] = "WAR-4.3"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins, with this many units ready."""

    seat: int
    units: int
    kind: ClassVar[str] = "turn_started"
    clause: ClassVar[str] = "WAR-4.6"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over."""

    seat: int
    kind: ClassVar[str] = "turn_ended"
    clause: ClassVar[str] = "WAR-4.9"


@dataclass(frozen=True, slots=True)
class DeliveryChosen(Event):
    """A seat has chosen where its next troops go; nobody else learns where."""

    seat: int
    countries: tuple[int, ...]
    kind: ClassVar[str] = "delivery_chosen"
    clause: ClassVar[str] = "WAR-4.9"
    secret: ClassVar[tuple[str, ...]] = ("countries",)
    silent: ClassVar[bool] = True
    names: ClassVar[Mapping[str, str]] = {"countries": "country"}


@dataclass(frozen=True, slots=True)
class UnitsReserved(Event):
    """Ready units stay on defence."""

    seat: int
    country: int
    unit: int
    number: int
    kind: ClassVar[str] = "units_reserved"
    clause: ClassVar[str] = "WAR-5.2"
    names: ClassVar[Mapping[str, str]] = {"unit": "unit"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The units as they are counted."""
        return {"counted": settings.vocabulary["unit"][self.unit]}


@dataclass(frozen=True, slots=True)
class LandAttack(Event):
    """An attack by land: what was sent, what it did, what it cost.

    Attributes
    ----------
    hits, block : int
        Hits, and how many of them the wall stops.
    losses_attack, losses_defence : int
        Troops lost; of a garrison that is overrun, all.
    wall : int
        Levels that the wall lost by wear.
    conquered : bool
    """

    seat: int
    defender: int
    source: int
    target: int
    troops: int
    hits: int
    block: int
    losses_attack: int
    losses_defence: int
    wall: int
    conquered: bool
    kind: ClassVar[str] = "land_attack"
    clause: ClassVar[str] = "WAR-6.3"

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What it cost both."""
        losses = {"losses_attack": self.losses_attack, "losses_defence": self.losses_defence}
        facts = {"seat": settings.seats[self.seat], **losses}
        return {"toll": catalogue("wargame").phrase("tolls", "attack", lang, facts)}


@dataclass(frozen=True, slots=True)
class TerritoryConquered(Event):
    """A territory has a new owner, and these troops stand in it, busy."""

    seat: int
    country: int
    loser: int
    troops: int
    kind: ClassVar[str] = "territory_conquered"
    clause: ClassVar[str] = "WAR-6.5"


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """A strike with planes or ships.

    Attributes
    ----------
    unit, number : int
        What struck, and how many set out.
    duel : int
        Vehicles that each side lost in the interception.
    hits, losses : int
        Hits, and what they destroyed: units, or levels of an installation.
    """

    seat: int
    defender: int
    source: int
    target: int
    unit: int
    number: int
    aim: int
    duel: int
    hits: int
    losses: int
    kind: ClassVar[str] = "strike"
    clause: ClassVar[str] = "WAR-9.5"
    names: ClassVar[Mapping[str, str]] = {"unit": "unit", "aim": "aim"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What strikes, as it is counted, what it aims at, and what it did."""
        names, losses = settings.vocabulary, {"hits": self.hits, "losses": self.losses}
        return {
            "counted": names["unit"][self.unit],
            "the": names["aim"][self.aim],
            "toll": catalogue("wargame").phrase("tolls", "strike", lang, losses),
        }


@dataclass(frozen=True, slots=True)
class WeaponFired(Event):
    """A weapon was used; what it destroyed.

    Attributes
    ----------
    troops, planes, ships : int
    levels : tuple[int, ...]
        Levels lost, by installation.
    """

    seat: int
    defender: int
    weapon: int
    source: int
    target: int
    troops: int
    planes: int
    ships: int
    levels: tuple[int, ...]
    kind: ClassVar[str] = "weapon_fired"
    clause: ClassVar[str] = "WAR-9.8"
    names: ClassVar[Mapping[str, str]] = {"weapon": "weapon"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The weapon, and what it destroyed: the troops, then what else."""
        words, aims = catalogue("wargame"), settings.vocabulary["aim"]
        counts = zip(aims[1:], (self.planes, self.ships, *self.levels), strict=True)
        rest = [f"{words.label('things', aim, lang)} −{lost}" for aim, lost in counts if lost]
        facts = {"troops": self.troops}
        troops = [words.phrase("tolls", "troops", lang, facts)] if self.troops else []
        toll = "; ".join((*troops, *filter(None, [", ".join(rest)])))
        return {"one": settings.vocabulary["weapon"][self.weapon], "toll": toll}


@dataclass(frozen=True, slots=True)
class Suppressed(Event):
    """Wall, planes and ships of a territory do nothing until the turn ends."""

    seat: int
    country: int
    kind: ClassVar[str] = "suppressed"
    clause: ClassVar[str] = "WAR-9.8"


@dataclass(frozen=True, slots=True)
class Stocked(Event):
    """What touches a stock: its secrets are the seat's own, unless the stocks are open.

    WAR-D-4.
    """

    seat: int
    open: bool

    def known_to(self, viewer: int | None) -> bool:
        """Whether a viewer may see the stock."""
        return self.open or viewer == self.seat


@dataclass(frozen=True, slots=True)
class Gathered(Stocked):
    """Troops looked for a resource; only their seat knows which, and what they found."""

    country: int
    troops: int
    resource: int
    dice: tuple[int, ...]
    finds: tuple[int, ...]
    kind: ClassVar[str] = "gathered"
    clause: ClassVar[str] = "WAR-7.1"
    secret: ClassVar[tuple[str, ...]] = ("resource", "dice", "finds", "found")
    names: ClassVar[Mapping[str, str]] = {"resource": "resource", "finds": "good"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What was found, put together."""
        return {"found": listed(tuple(sorted(Counter(self.finds).items())), lang)}


@dataclass(frozen=True, slots=True)
class Built(Stocked):
    """Troops built something; others do not learn which weapon."""

    country: int
    item: int
    number: int
    troops: int
    kind: ClassVar[str] = "built"
    clause: ClassVar[str] = "WAR-8.1"
    secret: ClassVar[tuple[str, ...]] = ("item", "number", "counted")
    names: ClassVar[Mapping[str, str]] = {"item": "item"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What is built, as it is counted."""
        return {"counted": settings.vocabulary["item"][self.item]}

    def known_to(self, viewer: int | None) -> bool:
        """Units stand in the open."""
        return self.open or viewer == self.seat or self.item < FIRST_WEAPON


@dataclass(frozen=True, slots=True)
class Upgraded(Event):
    """An installation has a new level."""

    seat: int
    country: int
    installation: int
    level: int
    kind: ClassVar[str] = "upgraded"
    clause: ClassVar[str] = "WAR-8.2"
    names: ClassVar[Mapping[str, str]] = {"installation": "installation"}


@dataclass(frozen=True, slots=True)
class Marched(Stocked):
    """Troops went to an adjacent territory."""

    source: int
    target: int
    troops: int
    cargo: Cargo
    kind: ClassVar[str] = "marched"
    clause: ClassVar[str] = "WAR-10.2"
    secret: ClassVar[tuple[str, ...]] = ("cargo", "load")

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The cargo."""
        return {"load": listed(self.cargo, lang) if self.cargo else None}


@dataclass(frozen=True, slots=True)
class Carried(Stocked):
    """Planes or ships went to another territory."""

    source: int
    target: int
    vehicle: int
    number: int
    troops: int
    cargo: Cargo
    kind: ClassVar[str] = "carried"
    clause: ClassVar[str] = "WAR-10.3"
    secret: ClassVar[tuple[str, ...]] = ("cargo", "load")
    names: ClassVar[Mapping[str, str]] = {"vehicle": "vehicle"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The vehicles as they are counted, who is aboard, and the cargo."""
        words = catalogue("wargame")
        return {
            "counted": settings.vocabulary["vehicle"][self.vehicle],
            "aboard": words.phrase("amounts", "aboard", lang, {"troops": self.troops}),
            "load": listed(self.cargo, lang) if self.cargo else None,
        }


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """A seat has no territory left."""

    seat: int
    by: int
    kind: ClassVar[str] = "player_eliminated"
    clause: ClassVar[str] = "WAR-11.1"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over."""

    winners: tuple[int, ...]
    reason: str
    kind: ClassVar[str] = "game_ended"
    clause: ClassVar[str] = "WAR-11.2"
