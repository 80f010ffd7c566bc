"""What comes of an action in T.E.G. La Revancha. The catalogue words each kind as news."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from teg_nb.engine.actions import (
    ConquestBase,
    DiceBattleBase,
    EliminationBase,
    Event,
    ObjectiveBase,
    TurnEndBase,
    TurnStartBase,
)
from teg_nb.engine.games.teg.pacts.kinds import Pact
from teg_nb.engine.games.teg.pacts.wording import terms_text
from teg_nb.engine.schema.field_types import (
    Continent,
    Country,
    Objective,
    OptionalSeat,
    Seat,
    Situation,
)
from teg_nb.engine.text.catalogue import catalogue


def target_text(seat: str, named: str, lang: str) -> str:
    """A target in words, and the colour in whose place it is one, if there is such."""
    facts = {"seat": seat, "named": named}
    return catalogue("teg").phrase("endings", "instead" if named else "target", lang, facts)


class TegEvent(Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "teg"


@dataclass(frozen=True, slots=True)
class CountriesDealt(TegEvent):
    """Every country has got its first army."""

    owner: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeftOverRolled(TegEvent):
    """Dice for the left-over cards."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    kind: ClassVar[str] = "leftover_rolled"


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(TegEvent, ObjectiveBase):
    """A seat has got its secret objective."""

    seat: Seat
    objectives: tuple[Objective, ...]
    secret: ClassVar[tuple[str, ...]] = ("objectives",)


@dataclass(frozen=True, slots=True)
class FirstRolled(TegEvent):
    """Dice for the first player; `seat` is -1 when the highest tied."""

    seat: Seat
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    kind: ClassVar[str] = "first_player_rolled"


@dataclass(frozen=True, slots=True)
class RoundStarted(TegEvent):
    """A round begins."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(TegEvent):
    """A round is over."""

    round: int


@dataclass(frozen=True, slots=True)
class SituationSkipped(TegEvent):
    """A rest card of a colour that does not play was set aside."""

    situation: Situation


@dataclass(frozen=True, slots=True)
class SituationRevealed(TegEvent):
    """The situation card of the round."""

    situation: Situation


@dataclass(frozen=True, slots=True)
class CrisisRolled(TegEvent):
    """Crisis dice, and the seats that draw no card in this round."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    losers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ExtraDue(TegEvent):
    """A seat may add extra armies."""

    seat: Seat
    armies: int


@dataclass(frozen=True, slots=True)
class TurnStarted(TegEvent, TurnStartBase):
    """A turn begins, with these armies due."""

    seat: Seat
    armies: int


@dataclass(frozen=True, slots=True)
class TurnEnded(TegEvent, TurnEndBase):
    """A turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PhaseChanged(TegEvent):
    """Another phase begins."""

    seat: Seat
    phase: str

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What the seat begins to do."""
        return {"begins": self.phase}


@dataclass(frozen=True, slots=True)
class ArmiesPlaced(TegEvent):
    """Armies were added to a country."""

    seat: Seat
    country: Country
    armies: int


@dataclass(frozen=True, slots=True)
class ArmiesForfeited(TegEvent):
    """Due armies were lost."""

    seat: Seat
    armies: int


@dataclass(frozen=True, slots=True)
class CardsExchanged(TegEvent):
    """A canje: the cards shown, its number for the seat, and the armies it gives."""

    seat: Seat
    cards: tuple[Country, ...]
    continents: tuple[Continent, ...]
    number: int
    armies: int


@dataclass(frozen=True, slots=True)
class AttackRolled(TegEvent, DiceBattleBase):
    """One roll, its dice sorted, and the armies that each side loses."""

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    losses_attack: int
    losses_defence: int


@dataclass(frozen=True, slots=True)
class CountryConquered(TegEvent, ConquestBase):
    """A country has a new owner."""

    seat: Seat
    country: Country
    loser: Seat


@dataclass(frozen=True, slots=True)
class ArmiesMoved(TegEvent):
    """Armies entered a conquered country: this many in total."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@dataclass(frozen=True, slots=True)
class MissilesCaptured(TegEvent):
    """Missiles stand in a conquered country."""

    seat: Seat
    country: Country
    missiles: int


@dataclass(frozen=True, slots=True)
class Regrouped(TegEvent):
    """Armies moved one step between countries of a seat."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@dataclass(frozen=True, slots=True)
class CardDrawn(TegEvent):
    """A seat took a country card; which one only it knows."""

    seat: Seat
    card: Country
    kind: ClassVar[str] = "country_card_drawn"
    secret: ClassVar[tuple[str, ...]] = ("card",)


@dataclass(frozen=True, slots=True)
class CardRightLost(TegEvent):
    """A card that was earned is not taken."""

    seat: Seat
    reason: str
    kind: ClassVar[str] = "country_card_right_lost"


@dataclass(frozen=True, slots=True)
class BonusPlaced(TegEvent):
    """Three armies by a country card, which is shown."""

    seat: Seat
    country: Country
    kind: ClassVar[str] = "card_bonus_placed"


@dataclass(frozen=True, slots=True)
class ContinentCardGained(TegEvent):
    """A seat owns a whole continent whose card it has not used."""

    seat: Seat
    continent: Continent


@dataclass(frozen=True, slots=True)
class ContinentCardLost(TegEvent):
    """A seat no longer owns the whole continent."""

    seat: Seat
    continent: Continent


@dataclass(frozen=True, slots=True)
class ContinentCardUsed(TegEvent):
    """A continent card went back to the table after a canje."""

    seat: Seat
    continent: Continent


@dataclass(frozen=True, slots=True)
class PlayerEliminated(TegEvent, EliminationBase):
    """A seat has no army left."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class CardsInherited(TegEvent):
    """The country cards of an eliminated seat went to the one that did it."""

    seat: Seat
    number: int
    cards: tuple[Country, ...]
    secret: ClassVar[tuple[str, ...]] = ("cards",)


@dataclass(frozen=True, slots=True)
class ObjectiveChanged(TegEvent):
    """A seat goes on with the common objective only; nobody else learns it."""

    seat: Seat
    silent: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DeckReshuffled(TegEvent):
    """Discards became a new pile."""

    deck: str
    number: int


@dataclass(frozen=True, slots=True)
class SeatLeft(TegEvent):
    """A player left; the seat goes on passively."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(TegEvent):
    """The match is over.

    Attributes
    ----------
    target : int
        The seat whose elimination won it, or -1.
    named : str
        The colour in whose place that seat was the target of the card (TEG-3.9), or ``""``.
    """

    winners: tuple[Seat, ...]
    reason: str
    target: OptionalSeat = -1
    named: str = ""

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The reason that held, with the target by name."""
        reason = catalogue("teg").label("motives", self.reason, lang)
        if self.target < 0:
            return {"held": reason}
        text = target_text(settings.seats[self.target], self.named, lang)
        return {"held": f"{reason}: {text}"}


@dataclass(frozen=True, slots=True)
class MissilePlaced(TegEvent):
    """Six armies due came as one missile."""

    seat: Seat
    country: Country


@dataclass(frozen=True, slots=True)
class MissilesConverted(TegEvent):
    """Armies on the board became missiles."""

    seat: Seat
    country: Country
    missiles: int


@dataclass(frozen=True, slots=True)
class MissileFired(TegEvent):
    """A missile flew along a path and destroyed armies."""

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    path: tuple[Country, ...]
    armies: int


@dataclass(frozen=True, slots=True)
class MissilesRegrouped(TegEvent):
    """Missiles moved one step."""

    seat: Seat
    source: Country
    target: Country
    missiles: int


@dataclass(frozen=True, slots=True)
class PactEvent(TegEvent):
    """What happened to a pact, or to its proposal."""

    seat: Seat
    partner: Seat
    pact: str
    terms: tuple[int, ...]
    number: int
    kind: ClassVar[str] = ""

    @classmethod
    def of(cls, pact: Pact, seat: int, *more: Any) -> Self:
        """What a party did, or what came to it."""
        return cls(seat, pact.partner(seat), pact.kind, pact.terms, pact.number, *more)

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What the pact says."""
        return {"what": terms_text(self.pact, self.terms, settings, lang)}


@dataclass(frozen=True, slots=True)
class PactProposed(PactEvent):
    """A pact is proposed; the partner is asked."""

    asks: ClassVar[str] = "partner"


@dataclass(frozen=True, slots=True)
class PactAccepted(PactEvent):
    """A pact is in force."""


@dataclass(frozen=True, slots=True)
class PactDeclined(PactEvent):
    """A proposal is declined."""


@dataclass(frozen=True, slots=True)
class PactWithdrawn(PactEvent):
    """A proposal is taken back."""


@dataclass(frozen=True, slots=True)
class PactLapsed(PactEvent):
    """A proposal is no longer open."""


@dataclass(frozen=True, slots=True)
class PactBreakAnnounced(PactEvent):
    """A party breaks a pact; it keeps to it until the end of the next turn of the other."""


@dataclass(frozen=True, slots=True)
class PactEnded(PactEvent):
    """A pact is over."""

    reason: str


@dataclass(frozen=True, slots=True)
class ZonePenalty(TegEvent):
    """A seat failed its zone; the card it loses only it knows, -1 for the next it earns."""

    seat: Seat
    card: Country
    partner: Seat
    secret: ClassVar[tuple[str, ...]] = ("card",)
    asks: ClassVar[str] = "partner"


@dataclass(frozen=True, slots=True)
class ZoneDecided(TegEvent):
    """The other seat kept or ended the zone."""

    seat: Seat
    number: int
    keep: bool

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Whether the zone goes on."""
        return {"decision": "keep" if self.keep else "end"}


@dataclass(frozen=True, slots=True)
class JointAttackOpened(TegEvent):
    """Two seats attack a country together."""

    seat: Seat
    ally: Seat
    target: Country


@dataclass(frozen=True, slots=True)
class JointAttackEnded(TegEvent):
    """The joint attack is over."""

    seat: Seat
    ally: Seat
    target: Country
    conquered: bool


@dataclass(frozen=True, slots=True)
class CondominiumMade(TegEvent):
    """Two seats share a country."""

    seat: Seat
    ally: Seat
    country: Country


@dataclass(frozen=True, slots=True)
class CondominiumEnded(TegEvent):
    """A country is no longer shared."""

    seat: Seat
    country: Country


@dataclass(frozen=True, slots=True)
class OccupantExpelled(TegEvent):
    """A seat lost its share of a country."""

    seat: Seat
    by: Seat
    country: Country
