"""Events of the resource war. The catalogue phrases each kind as news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from teg_nb.engine.actions import (
    BattleBase,
    ConquestBase,
    EliminationBase,
    Event,
    ObjectiveBase,
    TurnEndBase,
    TurnStartBase,
)
from teg_nb.engine.games.common.endings import ending_text, tally
from teg_nb.engine.games.wargame.actions import (
    Aim,
    Cargo,
    Good,
    Installation,
    Item,
    Resource,
    Unit,
    Vehicle,
    Weapon,
)
from teg_nb.engine.games.wargame.components import FIRST_WEAPON, facts
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Country, Objective, Seat
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue

if TYPE_CHECKING:
    from teg_nb.engine.games.wargame.settings import Settings as WarSettings


def listed(cargo: Cargo, lang: str) -> str:
    """Format goods with their numbers.

    Examples
    --------
    >>> listed(((0, 2), (12, 1)), "en"), listed(((0, 2), (12, 1)), "es"), listed((), "es")
    ('2 metal, 1 missile', '2 de metal, 1 misil', 'nada')
    """
    phrases, items = catalogue("wargame"), []
    for number, count in cargo:
        good = facts().goods[number]
        wording = "weapons" if good.rank == "weapon" else "price"
        pair = {"amount": count, "of": good.name, "counted": good.name}
        items.append(phrases.phrase("amounts", wording, lang, pair))
    return ", ".join(items) or phrases.label("motives", "nothing", lang)


class WarEvent(Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "wargame"


@lazy_dataclass
class GameStarted(WarEvent):
    """A match begins."""

    seats: tuple[Seat, ...]


@lazy_dataclass
class TerritoriesDealt(WarEvent):
    """Every territory has its owner, and its first troops."""

    owner: tuple[int, ...]
    troops: tuple[int, ...]


@lazy_dataclass
class ObjectiveDealt(WarEvent, ObjectiveBase):
    """A seat has its secret objective."""

    seat: Seat
    objectives: tuple[Objective, ...]
    secret: ClassVar[tuple[str, ...]] = ("objectives",)


@lazy_dataclass
class RoundStarted(WarEvent):
    """A round begins; `seat` takes its first turn."""

    round: int
    seat: Seat


@lazy_dataclass
class RoundEnded(WarEvent):
    """A round is over."""

    round: int


@lazy_dataclass
class ReinforcementsDelivered(WarEvent):
    """Troops arrived in a territory that a seat chose."""

    seat: Seat
    country: Country
    troops: int


@lazy_dataclass
class ReinforcementsLost(WarEvent):
    """A seat has lost every chosen territory, and these troops with them."""

    seat: Seat
    troops: int


@lazy_dataclass
class TurnStarted(WarEvent, TurnStartBase):
    """A turn begins, with this many units ready."""

    seat: Seat
    units: int


@lazy_dataclass
class TurnEnded(WarEvent, TurnEndBase):
    """A turn is over."""

    seat: Seat


@lazy_dataclass
class DeliveryChosen(WarEvent):
    """A seat has chosen its next delivery; only the seat learns the territories."""

    seat: Seat
    countries: tuple[Country, ...]
    secret: ClassVar[tuple[str, ...]] = ("countries",)
    silent: ClassVar[bool] = True


@lazy_dataclass
class UnitsReserved(WarEvent):
    """Ready units stay on defence."""

    seat: Seat
    country: Country
    unit: Unit
    number: int

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the units with their number."""
        return {"counted": settings.vocabulary["unit"][self.unit]}


@lazy_dataclass
class LandAttack(WarEvent, BattleBase):
    """An attack by land: its troops, its hits and its losses.

    Attributes
    ----------
    hits, block : int
        Hits, and hits that the wall stops.
    losses_attack, losses_defence : int
        Troops lost; an overrun garrison loses all.
    wall : int
        Levels that the wall lost by wear.
    conquered : bool
    """

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    troops: int
    hits: int
    block: int
    losses_attack: int
    losses_defence: int
    wall: int
    conquered: bool

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the losses of both sides."""
        losses = {"losses_attack": self.losses_attack, "losses_defence": self.losses_defence}
        facts = {"seat": settings.seats[self.seat], **losses}
        return {"toll": catalogue("wargame").phrase("tolls", "attack", lang, facts)}


@lazy_dataclass
class TerritoryConquered(WarEvent, ConquestBase):
    """A territory has a new owner, and these busy troops in it."""

    seat: Seat
    country: Country
    loser: Seat
    troops: int


@lazy_dataclass
class Struck(WarEvent):
    """A strike with planes or ships.

    Attributes
    ----------
    unit, number : int
        Kind of the vehicles, and their number at the start.
    duel : int
        Vehicles that each side lost in the interception.
    hits, losses : int
        Hits, and the units or levels of an installation that they destroyed.
    """

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    unit: Unit
    number: int
    aim: Aim
    duel: int
    hits: int
    losses: int
    kind: ClassVar[str] = "strike"

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the vehicles with their number, their aim and the damage."""
        names, losses = settings.vocabulary, {"hits": self.hits, "losses": self.losses}
        return {
            "counted": names["unit"][self.unit],
            "the": names["aim"][self.aim],
            "toll": catalogue("wargame").phrase("tolls", "strike", lang, losses),
        }


@lazy_dataclass
class WeaponFired(WarEvent):
    """A weapon was used, with this damage.

    Attributes
    ----------
    troops, planes, ships : int
    levels : tuple[int, ...]
        Levels lost, by installation.
    """

    seat: Seat
    defender: Seat
    weapon: Weapon
    source: Country
    target: Country
    troops: int
    planes: int
    ships: int
    levels: tuple[int, ...]

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the weapon and the damage: troops first, then the rest."""
        phrases, aims = catalogue("wargame"), settings.vocabulary["aim"]
        counts = zip(aims[1:], (self.planes, self.ships, *self.levels), strict=True)
        rest = [f"{phrases.label('things', aim, lang)} −{lost}" for aim, lost in counts if lost]
        facts = {"troops": self.troops}
        troops = [phrases.phrase("tolls", "troops", lang, facts)] if self.troops else []
        toll = "; ".join((*troops, *filter(None, [", ".join(rest)])))
        return {"one": settings.vocabulary["weapon"][self.weapon], "toll": toll}


@lazy_dataclass
class Suppressed(WarEvent):
    """Wall, planes and ships of a territory are disabled until the turn ends."""

    seat: Seat
    country: Country


@lazy_dataclass
class Stocked(WarEvent):
    """An event that touches a stock. Its secrets are the seat's own, unless stocks are open.

    WAR-D-4.
    """

    seat: Seat
    open: bool
    kind: ClassVar[str] = ""

    def known_to(self, viewer: int | None) -> bool:
        """Tell if a viewer may see the stock."""
        return self.open or viewer == self.seat


@lazy_dataclass
class Gathered(Stocked):
    """Troops looked for a resource; only their seat knows the resource and the finds."""

    country: Country
    troops: int
    resource: Resource
    dice: tuple[int, ...]
    finds: tuple[Good, ...]
    secret: ClassVar[tuple[str, ...]] = ("resource", "dice", "finds", "found")

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the finds, counted."""
        return {"found": listed(tuple(sorted(Counter(self.finds).items())), lang)}


@lazy_dataclass
class Built(Stocked):
    """Troops built something; other seats do not learn which weapon."""

    country: Country
    item: Item
    number: int
    troops: int
    secret: ClassVar[tuple[str, ...]] = ("item", "number", "counted")

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the item with its number."""
        return {"counted": settings.vocabulary["item"][self.item]}

    def known_to(self, viewer: int | None) -> bool:
        """Tell if a viewer may see the item; everybody sees units."""
        return self.open or viewer == self.seat or self.item in range(FIRST_WEAPON)


@lazy_dataclass
class Upgraded(WarEvent):
    """An installation has a new level."""

    seat: Seat
    country: Country
    installation: Installation
    level: int


@lazy_dataclass
class Marched(Stocked):
    """Troops went to an adjacent territory."""

    source: Country
    target: Country
    troops: int
    cargo: Cargo
    secret: ClassVar[tuple[str, ...]] = ("cargo", "load")

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the cargo."""
        return {"load": listed(self.cargo, lang) if self.cargo else None}


@lazy_dataclass
class Carried(Stocked):
    """Planes or ships went to another territory."""

    source: Country
    target: Country
    vehicle: Vehicle
    number: int
    troops: int
    cargo: Cargo
    secret: ClassVar[tuple[str, ...]] = ("cargo", "load")

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the vehicles with their number, the troops aboard and the cargo."""
        phrases = catalogue("wargame")
        return {
            "counted": settings.vocabulary["vehicle"][self.vehicle],
            "aboard": phrases.phrase("amounts", "aboard", lang, {"troops": self.troops}),
            "load": listed(self.cargo, lang) if self.cargo else None,
        }


@lazy_dataclass
class PlayerEliminated(WarEvent, EliminationBase):
    """A seat has no territory left."""

    seat: Seat
    by: Seat


@lazy_dataclass
class GameEnded(WarEvent):
    """The match is over.

    Attributes
    ----------
    counts : tuple[tuple[int, ...], ...]
        Territories, troops, and planes plus ships by seat, if the limit of rounds ended the match
        (WAR-11.3).
    """

    winners: tuple[Seat, ...]
    reason: str
    counts: tuple[tuple[int, ...], ...] = ()

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return how the match ended: by an objective, or with how many territories."""
        words, options = catalogue("wargame"), cast("WarSettings", settings).options
        facts: dict[str, object] = {"rounds": options.max_rounds}
        if self.counts:
            names = [
                words.label("counts", name, lang) for name in ("territories", "troops", "vehicles")
            ]
            facts["tally"] = tally(settings, dict(zip(names, self.counts, strict=True)), lang)
        return {"ending": ending_text(settings, self.winners, self.reason, lang, **facts)}
