"""What comes of an action in T.E.G. La Revancha. The catalogue words each kind as news."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.engine.game import Event
from teg_nb.engine.games.teg.register import terms_text


@dataclass(frozen=True, slots=True)
class CountriesDealt(Event):
    """Every country has got its first army."""

    owner: tuple[int, ...]
    kind: ClassVar[str] = "countries_dealt"
    clause: ClassVar[str] = "TEG-2.2"


@dataclass(frozen=True, slots=True)
class LeftOverRolled(Event):
    """Dice for the left-over cards."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]
    kind: ClassVar[str] = "leftover_rolled"
    clause: ClassVar[str] = "TEG-2.3"


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(Event):
    """A seat has got its secret objective."""

    seat: int
    objectives: tuple[int, ...]
    kind: ClassVar[str] = "objective_dealt"
    clause: ClassVar[str] = "TEG-2.6"
    secret: ClassVar[tuple[str, ...]] = ("objectives",)


@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    """Dice for the first player; `seat` is -1 when the highest tied."""

    seat: int
    seats: tuple[int, ...]
    dice: tuple[int, ...]
    kind: ClassVar[str] = "first_player_rolled"
    clause: ClassVar[str] = "TEG-2.8"


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round begins."""

    round: int
    seat: int
    kind: ClassVar[str] = "round_started"
    clause: ClassVar[str] = "TEG-5.2"


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over."""

    round: int
    kind: ClassVar[str] = "round_ended"
    clause: ClassVar[str] = "TEG-5.2"


@dataclass(frozen=True, slots=True)
class SituationSkipped(Event):
    """A rest card of a colour that does not play was set aside."""

    situation: int
    kind: ClassVar[str] = "situation_skipped"
    clause: ClassVar[str] = "TEG-6.10"


@dataclass(frozen=True, slots=True)
class SituationRevealed(Event):
    """The situation card of the round."""

    situation: int
    kind: ClassVar[str] = "situation_revealed"
    clause: ClassVar[str] = "TEG-6.1"


@dataclass(frozen=True, slots=True)
class CrisisRolled(Event):
    """Crisis dice, and the seats that draw no card in this round."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]
    losers: tuple[int, ...]
    kind: ClassVar[str] = "crisis_rolled"
    clause: ClassVar[str] = "TEG-6.6"


@dataclass(frozen=True, slots=True)
class ExtraDue(Event):
    """A seat may add extra armies."""

    seat: int
    armies: int
    kind: ClassVar[str] = "extra_due"
    clause: ClassVar[str] = "TEG-6.7"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins, with these armies due."""

    seat: int
    armies: int
    kind: ClassVar[str] = "turn_started"
    clause: ClassVar[str] = "TEG-7.1"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over."""

    seat: int
    kind: ClassVar[str] = "turn_ended"
    clause: ClassVar[str] = "TEG-5.7"


@dataclass(frozen=True, slots=True)
class PhaseChanged(Event):
    """Another phase begins."""

    seat: int
    phase: str
    kind: ClassVar[str] = "phase_changed"
    clause: ClassVar[str] = "TEG-5.5"

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What the seat begins to do."""
        return {"begins": self.phase}


@dataclass(frozen=True, slots=True)
class ArmiesPlaced(Event):
    """Armies were added to a country."""

    seat: int
    country: int
    armies: int
    kind: ClassVar[str] = "armies_placed"
    clause: ClassVar[str] = "TEG-7.3"


@dataclass(frozen=True, slots=True)
class ArmiesForfeited(Event):
    """Due armies were lost."""

    seat: int
    armies: int
    kind: ClassVar[str] = "armies_forfeited"
    clause: ClassVar[str] = "TEG-7.8"


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    """A canje: the cards shown, its number for the seat, and the armies it gives."""

    seat: int
    cards: tuple[int, ...]
    continents: tuple[int, ...]
    number: int
    armies: int
    kind: ClassVar[str] = "cards_exchanged"
    clause: ClassVar[str] = "TEG-7.10"


@dataclass(frozen=True, slots=True)
class AttackRolled(Event):
    """One roll, its dice sorted, and the armies that each side loses."""

    seat: int
    defender: int
    source: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    losses_attack: int
    losses_defence: int
    kind: ClassVar[str] = "attack_rolled"
    clause: ClassVar[str] = "TEG-8.8"


@dataclass(frozen=True, slots=True)
class CountryConquered(Event):
    """A country has a new owner."""

    seat: int
    country: int
    loser: int
    kind: ClassVar[str] = "country_conquered"
    clause: ClassVar[str] = "TEG-8.11"


@dataclass(frozen=True, slots=True)
class ArmiesMoved(Event):
    """Armies entered a conquered country: this many in total."""

    seat: int
    source: int
    target: int
    armies: int
    kind: ClassVar[str] = "armies_moved"
    clause: ClassVar[str] = "TEG-8.11"


@dataclass(frozen=True, slots=True)
class MissilesCaptured(Event):
    """Missiles stand in a conquered country."""

    seat: int
    country: int
    missiles: int
    kind: ClassVar[str] = "missiles_captured"
    clause: ClassVar[str] = "TEG-9.11"


@dataclass(frozen=True, slots=True)
class Regrouped(Event):
    """Armies moved one step between countries of a seat."""

    seat: int
    source: int
    target: int
    armies: int
    kind: ClassVar[str] = "regrouped"
    clause: ClassVar[str] = "TEG-11.2"


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat took a country card; which one only it knows."""

    seat: int
    card: int
    kind: ClassVar[str] = "country_card_drawn"
    clause: ClassVar[str] = "TEG-12.1"
    secret: ClassVar[tuple[str, ...]] = ("card",)


@dataclass(frozen=True, slots=True)
class CardRightLost(Event):
    """A card that was earned is not taken."""

    seat: int
    reason: str
    kind: ClassVar[str] = "country_card_right_lost"
    clause: ClassVar[str] = "TEG-12.4"


@dataclass(frozen=True, slots=True)
class BonusPlaced(Event):
    """Three armies by a country card, which is shown."""

    seat: int
    country: int
    kind: ClassVar[str] = "card_bonus_placed"
    clause: ClassVar[str] = "TEG-12.6"


@dataclass(frozen=True, slots=True)
class ContinentCardGained(Event):
    """A seat owns a whole continent whose card it has not used."""

    seat: int
    continent: int
    kind: ClassVar[str] = "continent_card_gained"
    clause: ClassVar[str] = "TEG-13.1"


@dataclass(frozen=True, slots=True)
class ContinentCardLost(Event):
    """A seat no longer owns the whole continent."""

    seat: int
    continent: int
    kind: ClassVar[str] = "continent_card_lost"
    clause: ClassVar[str] = "TEG-13.3"


@dataclass(frozen=True, slots=True)
class ContinentCardUsed(Event):
    """A continent card went back to the table after a canje."""

    seat: int
    continent: int
    kind: ClassVar[str] = "continent_card_used"
    clause: ClassVar[str] = "TEG-13.5"


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """A seat has no army left."""

    seat: int
    by: int
    kind: ClassVar[str] = "player_eliminated"
    clause: ClassVar[str] = "TEG-16.1"


@dataclass(frozen=True, slots=True)
class CardsInherited(Event):
    """The country cards of an eliminated seat went to the one that did it."""

    seat: int
    number: int
    cards: tuple[int, ...]
    kind: ClassVar[str] = "cards_inherited"
    clause: ClassVar[str] = "TEG-16.3"
    secret: ClassVar[tuple[str, ...]] = ("cards",)


@dataclass(frozen=True, slots=True)
class ObjectiveChanged(Event):
    """A seat goes on with the common objective only; nobody else learns it."""

    seat: int
    kind: ClassVar[str] = "objective_changed"
    clause: ClassVar[str] = "TEG-16.5"
    silent: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """Discards became a new pile."""

    deck: str
    number: int
    kind: ClassVar[str] = "deck_reshuffled"
    clause: ClassVar[str] = "TEG-12.10"


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A player left; the seat goes on passively."""

    seat: int
    kind: ClassVar[str] = "seat_left"
    clause: ClassVar[str] = "TEG-5.8"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over."""

    winners: tuple[int, ...]
    reason: str
    kind: ClassVar[str] = "game_ended"
    clause: ClassVar[str] = "TEG-18.1"


@dataclass(frozen=True, slots=True)
class MissilePlaced(Event):
    """Six armies due came as one missile."""

    seat: int
    country: int
    kind: ClassVar[str] = "missile_placed"
    clause: ClassVar[str] = "TEG-9.2"


@dataclass(frozen=True, slots=True)
class MissilesConverted(Event):
    """Armies on the board became missiles."""

    seat: int
    country: int
    missiles: int
    kind: ClassVar[str] = "missiles_converted"
    clause: ClassVar[str] = "TEG-9.3"


@dataclass(frozen=True, slots=True)
class MissileFired(Event):
    """A missile flew along a path and destroyed armies."""

    seat: int
    defender: int
    source: int
    target: int
    path: tuple[int, ...]
    armies: int
    kind: ClassVar[str] = "missile_fired"
    clause: ClassVar[str] = "TEG-9.6"


@dataclass(frozen=True, slots=True)
class MissilesRegrouped(Event):
    """Missiles moved one step."""

    seat: int
    source: int
    target: int
    missiles: int
    kind: ClassVar[str] = "missiles_regrouped"
    clause: ClassVar[str] = "TEG-11.6"


@dataclass(frozen=True, slots=True)
class PactEvent(Event):
    """What happened to a pact, or to its proposal."""

    seat: int
    partner: int
    pact: str
    terms: tuple[int, ...]
    number: int

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What the pact says."""
        return {"what": terms_text(self.pact, self.terms, settings, lang)}


@dataclass(frozen=True, slots=True)
class PactProposed(PactEvent):
    """A pact is proposed; the partner is asked."""

    kind: ClassVar[str] = "pact_proposed"
    clause: ClassVar[str] = "TEG-14.2"
    asks: ClassVar[str] = "partner"


@dataclass(frozen=True, slots=True)
class PactAccepted(PactEvent):
    """A pact is in force."""

    kind: ClassVar[str] = "pact_accepted"
    clause: ClassVar[str] = "TEG-14.2"


@dataclass(frozen=True, slots=True)
class PactDeclined(PactEvent):
    """A proposal is declined."""

    kind: ClassVar[str] = "pact_declined"
    clause: ClassVar[str] = "TEG-14.2"


@dataclass(frozen=True, slots=True)
class PactWithdrawn(PactEvent):
    """A proposal is taken back."""

    kind: ClassVar[str] = "pact_withdrawn"
    clause: ClassVar[str] = "TEG-14.2"


@dataclass(frozen=True, slots=True)
class PactLapsed(PactEvent):
    """A proposal is no longer open."""

    kind: ClassVar[str] = "pact_lapsed"
    clause: ClassVar[str] = "TEG-14.2"


@dataclass(frozen=True, slots=True)
class PactBreakAnnounced(PactEvent):
    """A party breaks a pact; it keeps to it until the end of the next turn of the other."""

    kind: ClassVar[str] = "pact_break_announced"
    clause: ClassVar[str] = "TEG-14.24"


@dataclass(frozen=True, slots=True)
class PactEnded(PactEvent):
    """A pact is over."""

    reason: str
    kind: ClassVar[str] = "pact_ended"
    clause: ClassVar[str] = "TEG-14.24"


@dataclass(frozen=True, slots=True)
class ZonePenalty(Event):
    """A seat failed its zone; the card it loses only it knows, -1 for the next it earns."""

    seat: int
    card: int
    partner: int
    kind: ClassVar[str] = "zone_penalty"
    clause: ClassVar[str] = "TEG-14.22"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    asks: ClassVar[str] = "partner"


@dataclass(frozen=True, slots=True)
class ZoneDecided(Event):
    """The other seat kept or ended the zone."""

    seat: int
    number: int
    keep: bool
    kind: ClassVar[str] = "zone_decided"
    clause: ClassVar[str] = "TEG-14.23"

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Whether the zone goes on."""
        return {"decision": "keep" if self.keep else "end"}


@dataclass(frozen=True, slots=True)
class JointAttackOpened(Event):
    """Two seats attack a country together."""

    seat: int
    ally: int
    target: int
    kind: ClassVar[str] = "joint_attack_opened"
    clause: ClassVar[str] = "TEG-15.3"


@dataclass(frozen=True, slots=True)
class JointAttackEnded(Event):
    """The joint attack is over."""

    seat: int
    ally: int
    target: int
    conquered: bool
    kind: ClassVar[str] = "joint_attack_ended"
    clause: ClassVar[str] = "TEG-15.5"


@dataclass(frozen=True, slots=True)
class CondominiumMade(Event):
    """Two seats share a country."""

    seat: int
    ally: int
    country: int
    kind: ClassVar[str] = "condominium_made"
    clause: ClassVar[str] = "TEG-15.9"


@dataclass(frozen=True, slots=True)
class CondominiumEnded(Event):
    """A country is no longer shared."""

    seat: int
    country: int
    kind: ClassVar[str] = "condominium_ended"
    clause: ClassVar[str] = "TEG-15.28"


@dataclass(frozen=True, slots=True)
class OccupantExpelled(Event):
    """A seat lost its share of a country."""

    seat: int
    by: int
    country: int
    kind: ClassVar[str] = "occupant_expelled"
    clause: ClassVar[str] = "TEG-15.28"
