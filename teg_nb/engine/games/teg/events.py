"""The events of T.E.G. La Revancha. The catalogue has the text of each kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self, cast

from teg_nb.engine.actions import (
    ConquestBase,
    DiceBattleBase,
    EliminationBase,
    Event,
    ObjectiveBase,
    TurnEndBase,
    TurnStartBase,
)
from teg_nb.engine.games.common.endings import ending_text, tally
from teg_nb.engine.games.teg.pacts.kinds import OptionalReason, Pact
from teg_nb.engine.games.teg.pacts.wording import reason_text, terms_text
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import (
    Continent,
    Country,
    Objective,
    OptionalSeat,
    Seat,
    Situation,
)
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue

if TYPE_CHECKING:
    from teg_nb.engine.games.teg.settings import Settings as TegSettings


def target_text(seat: str, named: str, lang: str) -> str:
    """Return a target in words, with the colour that it replaces, if any."""
    facts = {"seat": seat, "named": named}
    return catalogue("teg").phrase("targets", "instead" if named else "target", lang, facts)


class TegEvent(Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "teg"


@lazy_dataclass
class CountriesDealt(TegEvent):
    """End of the deal: all countries have their first army."""

    owner: tuple[int, ...]


@lazy_dataclass
class LeftOverRolled(TegEvent):
    """Dice for the left-over cards."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    kind: ClassVar[str] = "leftover_rolled"


@lazy_dataclass
class ObjectiveDealt(TegEvent, ObjectiveBase):
    """Deal of a secret objective to a seat."""

    seat: Seat
    objectives: tuple[Objective, ...]
    secret: ClassVar[tuple[str, ...]] = ("objectives",)


@lazy_dataclass
class FirstRolled(TegEvent):
    """Dice for the first player; `seat` is -1 if the highest dice tied."""

    seat: Seat
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    kind: ClassVar[str] = "first_player_rolled"


@lazy_dataclass
class RoundStarted(TegEvent):
    """Start of a round."""

    round: int
    seat: Seat


@lazy_dataclass
class RoundEnded(TegEvent):
    """End of a round."""

    round: int


@lazy_dataclass
class SituationSkipped(TegEvent):
    """Removal of a rest card whose colour does not play."""

    situation: Situation


@lazy_dataclass
class SituationRevealed(TegEvent):
    """The situation card of the round."""

    situation: Situation


@lazy_dataclass
class CrisisRolled(TegEvent):
    """Crisis dice, and the seats that draw no card in this round."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    losers: tuple[Seat, ...]


@lazy_dataclass
class ExtraDue(TegEvent):
    """Extra armies that a seat may add."""

    seat: Seat
    armies: int


@lazy_dataclass
class TurnStarted(TegEvent, TurnStartBase):
    """Start of a turn, with the armies due."""

    seat: Seat
    armies: int


@lazy_dataclass
class TurnEnded(TegEvent, TurnEndBase):
    """End of a turn."""

    seat: Seat


@lazy_dataclass
class PhaseChanged(TegEvent):
    """Start of another phase."""

    seat: Seat
    phase: str

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the phase that begins."""
        return {"begins": self.phase}


@lazy_dataclass
class ArmiesPlaced(TegEvent):
    """Addition of armies to a country."""

    seat: Seat
    country: Country
    armies: int


@lazy_dataclass
class ArmiesForfeited(TegEvent):
    """Loss of armies due."""

    seat: Seat
    armies: int


@lazy_dataclass
class CardsExchanged(TegEvent):
    """An exchange: the cards shown, its number for the seat, and the armies it gives."""

    seat: Seat
    cards: tuple[Country, ...]
    continents: tuple[Continent, ...]
    number: int
    armies: int


@lazy_dataclass
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


@lazy_dataclass
class CountryConquered(TegEvent, ConquestBase):
    """Conquest of a country by a new owner."""

    seat: Seat
    country: Country
    loser: Seat


@lazy_dataclass
class ArmiesMoved(TegEvent):
    """Entry of armies into a conquered country; `armies` is the total."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@lazy_dataclass
class MissilesCaptured(TegEvent):
    """Capture of the missiles of a conquered country."""

    seat: Seat
    country: Country
    missiles: int


@lazy_dataclass
class Regrouped(TegEvent):
    """Move of armies one step between countries of a seat."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@lazy_dataclass
class CardDrawn(TegEvent):
    """Draw of a country card that only the drawing seat knows."""

    seat: Seat
    card: Country
    kind: ClassVar[str] = "country_card_drawn"
    secret: ClassVar[tuple[str, ...]] = ("card",)


@lazy_dataclass
class CardRightLost(TegEvent):
    """Loss of an earned card."""

    seat: Seat
    reason: str
    kind: ClassVar[str] = "country_card_right_lost"


@lazy_dataclass
class BonusPlaced(TegEvent):
    """Placement of three armies by a country card, which the seat shows."""

    seat: Seat
    country: Country
    kind: ClassVar[str] = "card_bonus_placed"


@lazy_dataclass
class ContinentCardGained(TegEvent):
    """Gain of the card of a continent that a seat owns and has not used."""

    seat: Seat
    continent: Continent


@lazy_dataclass
class ContinentCardLost(TegEvent):
    """Loss of a continent card: the seat no longer owns the whole continent."""

    seat: Seat
    continent: Continent


@lazy_dataclass
class ContinentCardUsed(TegEvent):
    """Return of a continent card to the table after an exchange."""

    seat: Seat
    continent: Continent


@lazy_dataclass
class PlayerEliminated(TegEvent, EliminationBase):
    """Elimination of a seat without armies."""

    seat: Seat
    by: Seat


@lazy_dataclass
class CardsInherited(TegEvent):
    """Transfer of the country cards of an eliminated seat to the seat that eliminated it."""

    seat: Seat
    number: int
    cards: tuple[Country, ...]
    secret: ClassVar[tuple[str, ...]] = ("cards",)


@lazy_dataclass
class ObjectiveChanged(TegEvent):
    """Change of a seat to the common objective only, which no other seat learns."""

    seat: Seat
    silent: ClassVar[bool] = True


@lazy_dataclass
class DeckReshuffled(TegEvent):
    """Reuse of the discards as a new pile."""

    deck: str
    number: int


@lazy_dataclass
class SeatLeft(TegEvent):
    """Departure of a player; the seat goes on passively."""

    seat: Seat


@lazy_dataclass
class GameEnded(TegEvent):
    """End of the match.

    Attributes
    ----------
    target : int
        The seat whose elimination won the match, or -1.
    named : str
        The colour of the card that the target replaced (TEG-3.9), or ``""``.
    counts : tuple[int, ...]
        Exclusive countries by seat, if the limit of rounds ended the match (TEG-D-82).
    """

    winners: tuple[Seat, ...]
    reason: str
    target: OptionalSeat = -1
    named: str = ""
    counts: tuple[int, ...] = ()

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return how the match ended: by which objective, or with how many countries."""
        options = cast("TegSettings", settings).options
        key = self.reason
        facts: dict[str, object] = {
            "countries": options.common_objective_countries,
            "rounds": options.max_rounds,
        }
        if self.target >= 0:
            key = "target"
            seat = settings.seats[self.target]
            facts["target"] = target_text(seat, self.named, lang)
        elif key == "objective":
            key = {2: "objectives", 3: "objective_and_ten"}.get(len(settings.seats), key)
        if self.counts:
            shared = "alone" if "aggression" in options.pacts else "countries"
            name = catalogue("teg").label("counts", shared, lang)
            facts["tally"] = tally(settings, {name: self.counts}, lang)
        return {"ending": ending_text(settings, self.winners, key, lang, **facts)}


@lazy_dataclass
class MissilePlaced(TegEvent):
    """Purchase of one missile for six of the armies due."""

    seat: Seat
    country: Country


@lazy_dataclass
class MissilesConverted(TegEvent):
    """Conversion of armies on the board to missiles."""

    seat: Seat
    country: Country
    missiles: int


@lazy_dataclass
class MissileFired(TegEvent):
    """Flight of a missile over a path, and the armies that it destroyed."""

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    path: tuple[Country, ...]
    armies: int


@lazy_dataclass
class MissilesRegrouped(TegEvent):
    """Move of missiles by one step."""

    seat: Seat
    source: Country
    target: Country
    missiles: int


@lazy_dataclass
class PactEvent(TegEvent):
    """An event of a pact or of its proposal."""

    seat: Seat
    partner: Seat
    pact: str
    terms: tuple[int, ...]
    number: int
    kind: ClassVar[str] = ""

    @classmethod
    def of(cls, pact: Pact, seat: int, *more: object) -> Self:
        """Return the event of a pact for one of its parties."""
        return cls(seat, pact.partner(seat), pact.kind, pact.terms, pact.number, *more)

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the terms of the pact in words."""
        return {"what": terms_text(self.pact, self.terms, cast("TegSettings", settings), lang)}


@lazy_dataclass
class PactProposed(PactEvent):
    """Proposal of a pact, which the partner must answer, and the reason given for it."""

    reason: OptionalReason
    against: OptionalSeat
    asks: ClassVar[str] = "partner"

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the terms of the pact, with the reason if one is given."""
        what = terms_text(self.pact, self.terms, cast("TegSettings", settings), lang)
        why = reason_text(self.reason, self.against, cast("TegSettings", settings), lang)
        if why:
            what = catalogue().phrase("offer_reasons", "quoted", lang, {"what": what, "why": why})
        return {"what": what}


@lazy_dataclass
class PactAccepted(PactEvent):
    """Acceptance of a pact, which is now in force."""


@lazy_dataclass
class PactDeclined(PactEvent):
    """Rejection of a proposal."""


@lazy_dataclass
class PactWithdrawn(PactEvent):
    """Withdrawal of a proposal."""


@lazy_dataclass
class PactLapsed(PactEvent):
    """End of a proposal without an answer."""


@lazy_dataclass
class PactBreakAnnounced(PactEvent):
    """Announced break of a pact, which binds its breaker to the end of the partner's next turn."""


@lazy_dataclass
class PactEnded(PactEvent):
    """End of a pact."""

    reason: str


@lazy_dataclass
class ZonePenalty(TegEvent):
    """Loss of a card by a seat that failed its zone; only this seat knows the card.

    The card is -1 if the seat loses the next one that it earns.
    """

    seat: Seat
    card: Country
    partner: Seat
    secret: ClassVar[tuple[str, ...]] = ("card",)
    asks: ClassVar[str] = "partner"


@lazy_dataclass
class ZoneDecided(TegEvent):
    """Decision of the other seat to keep or end the zone."""

    seat: Seat
    number: int
    keep: bool

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the decision: to keep the zone or to end it."""
        return {"decision": "keep" if self.keep else "end"}


@lazy_dataclass
class JointAttackOpened(TegEvent):
    """Start of an attack of two seats on a country together."""

    seat: Seat
    ally: Seat
    target: Country


@lazy_dataclass
class JointAttackEnded(TegEvent):
    """End of a joint attack."""

    seat: Seat
    ally: Seat
    target: Country
    conquered: bool


@lazy_dataclass
class CondominiumMade(TegEvent):
    """Start of a condominium: two seats share a country."""

    seat: Seat
    ally: Seat
    country: Country


@lazy_dataclass
class CondominiumEnded(TegEvent):
    """End of a condominium: one seat holds the country."""

    seat: Seat
    country: Country


@lazy_dataclass
class OccupantExpelled(TegEvent):
    """Expulsion of a seat from a shared country."""

    seat: Seat
    by: Seat
    country: Country
