"""The actions of seats and of chance in T.E.G. La Revancha."""

from __future__ import annotations

from dataclasses import KW_ONLY
from typing import ClassVar

from teg_nb.engine.actions import Action
from teg_nb.engine.games.teg.pacts.kinds import (
    AggressionPact,
    BorderPact,
    ContinentPact,
    CountryPact,
    JointPact,
    OptionalReason,
    Pact,
    WorldPact,
    ZonePact,
)
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import (
    Continent,
    Country,
    Die,
    Objective,
    OptionalSeat,
    Seat,
    Situation,
)


@lazy_dataclass
class Place(Action):
    """Addition of armies to a country; the most restricted that fit are used first (TEG-7.7)."""

    country: Country
    armies: int = 1
    amount: ClassVar[str] = "armies"


@lazy_dataclass
class Exchange(Action):
    """Exchange of a set of cards for armies (TEG-7.10)."""

    cards: tuple[Country, ...]
    continents: tuple[Continent, ...] = ()


@lazy_dataclass
class EndPlacement(Action):
    """End of the placing of armies (TEG-4.4, TEG-7.8)."""


@lazy_dataclass
class Attack(Action):
    """Announcement of one roll from a country against a neighbour (TEG-8.3).

    In a shared country, `occupant` is the seat attacked. An attack inside a shared country has the
    same source and target.
    """

    source: Country
    target: Country
    occupant: OptionalSeat = -1
    reach: ClassVar[int | None] = 1


@lazy_dataclass
class ConquestMove(Action):
    """Choice of the total of armies that enter the conquered country (TEG-8.11)."""

    armies: int
    amount: ClassVar[str] = "armies"


@lazy_dataclass
class EndAttack(Action):
    """End of the attack phase (TEG-5.5)."""


@lazy_dataclass
class Regroup(Action):
    """Move of armies one step to an own neighbouring country (TEG-11.2)."""

    source: Country
    target: Country
    armies: int
    amount: ClassVar[str] = "armies"
    reach: ClassVar[int | None] = 1


@lazy_dataclass
class EndRegroup(Action):
    """End of the regroup phase (TEG-11.8)."""


@lazy_dataclass
class RequestCard(Action):
    """Request for the country card that a seat earned (TEG-12.4)."""


@lazy_dataclass
class Bonus(Action):
    """Addition of three armies to a country by its card (TEG-12.6)."""

    card: Country


@lazy_dataclass
class EndTurn(Action):
    """End of the turn, and with it of all phases in between (TEG-5.7)."""


@lazy_dataclass
class DeclareVictory(Action):
    """Claim of the victory, where it is not automatic (TEG-D-80)."""


@lazy_dataclass
class Leave(Action):
    """Departure of a player; the seat goes on passively (TEG-D-18). Never a listed action."""


@lazy_dataclass
class ChooseDice(Action):
    """Choice of the number of dice to roll, with the option ``choose_dice`` (TEG-D-33)."""

    dice: int
    amount: ClassVar[str] = "dice"


@lazy_dataclass
class PlaceMissile(Action):
    """Purchase of one missile for six of the armies due (TEG-9.2)."""

    country: Country


@lazy_dataclass
class Convert(Action):
    """Conversion of armies on the board to missiles, six to one (TEG-9.3)."""

    country: Country
    missiles: int = 1
    verb: ClassVar[str] = "convert_to_missile"
    amount: ClassVar[str] = "missiles"


@lazy_dataclass
class FireMissile(Action):
    """Shot of a missile at a country within three borders (TEG-9.5)."""

    source: Country
    target: Country
    occupant: OptionalSeat = -1
    reach: ClassVar[int | None] = 3


@lazy_dataclass
class RegroupMissiles(Action):
    """Move of missiles one step to an own neighbouring country (TEG-11.6)."""

    source: Country
    target: Country
    missiles: int
    amount: ClassVar[str] = "missiles"
    reach: ClassVar[int | None] = 1


@lazy_dataclass
class IntrusionMove(Action):
    """Choice of the armies that enter a country after an expulsion (TEG-15.26)."""

    armies: int
    amount: ClassVar[str] = "armies"
    least: ClassVar[int] = 0


@lazy_dataclass
class AggressionMove(Action):
    """Choice of the total of armies that an ally moves into the conquered country (TEG-15.9)."""

    armies: int
    amount: ClassVar[str] = "armies"


@lazy_dataclass
class OpenJointAttack(Action):
    """Start of the joint attack of a pact (TEG-15.3, TEG-15.22)."""

    number: int


@lazy_dataclass
class JointDecision(Action):
    """Decision to go on with a joint attack from a condominium, or to stop it (TEG-15.22)."""

    go_on: bool


# Pacts. The first argument of a proposal is the partner; the others are terms of its pact, in their
# order.


@lazy_dataclass
class Propose(Action):
    """A proposal of a pact; one subclass per kind.

    Its last two arguments are optional: the reason that the proposer gives, and the third seat that
    the reason names. See `teg_nb.engine.games.teg.pacts.kinds.REASONS`.
    """

    partner: Seat
    _: KW_ONLY
    reason: OptionalReason = -1
    against: OptionalSeat = -1
    pact: ClassVar[type[Pact]] = Pact

    @property
    def terms(self) -> tuple[int, ...]:
        """The terms of the pact that the proposal names, in order."""
        names = [name for name in self.fields if name not in ("partner", "reason", "against")]
        return tuple([getattr(self, name) for name in names])


@lazy_dataclass
class ProposeCountry(Propose):
    """Offer of peace between a country of each seat (TEG-14.6)."""

    country: Country
    other: Country
    pact: ClassVar[type[Pact]] = CountryPact


@lazy_dataclass
class ProposeContinent(Propose):
    """Offer of peace within a continent (TEG-14.7)."""

    continent: Continent
    pact: ClassVar[type[Pact]] = ContinentPact


@lazy_dataclass
class ProposeBorder(Propose):
    """Offer of peace between two continents (TEG-14.8)."""

    continent: Continent
    other: Continent
    pact: ClassVar[type[Pact]] = BorderPact


@lazy_dataclass
class ProposeWorld(Propose):
    """Offer of peace everywhere (TEG-14.9)."""

    pact: ClassVar[type[Pact]] = WorldPact


@lazy_dataclass
class ProposeZone(Propose):
    """Offer of an international zone (TEG-14.16)."""

    country: Country
    pact: ClassVar[type[Pact]] = ZonePact


@lazy_dataclass
class ProposeAggression(Propose):
    """Offer to conquer a third seat's country together, in the leader's turn (TEG-15.1)."""

    target: Country
    country: Country
    other: Country
    leader: Seat
    pact: ClassVar[type[Pact]] = AggressionPact


@lazy_dataclass
class ProposeJoint(Propose):
    """Offer to attack a country together from a shared one (TEG-15.22)."""

    country: Country
    target: Country
    pact: ClassVar[type[Pact]] = JointPact


@lazy_dataclass
class ProposeOther(Action):
    """Offer of any other alliance, which is always refused (TEG-14.4)."""

    partner: Seat


@lazy_dataclass
class AcceptPact(Action):
    """Acceptance of a proposal, by its number (TEG-14.2)."""

    number: int


@lazy_dataclass
class DeclinePact(Action):
    """Rejection of a proposal (TEG-14.2)."""

    number: int


@lazy_dataclass
class WithdrawProposal(Action):
    """Withdrawal of an own proposal (TEG-14.2)."""

    number: int


@lazy_dataclass
class AnnounceBreak(Action):
    """Announcement to break a pact (TEG-14.24)."""

    number: int


@lazy_dataclass
class ZoneDecision(Action):
    """Decision to keep or end a zone after the partner failed its duty (TEG-14.23)."""

    number: int
    keep: bool


# Actions of chance: their seat is CHANCE.


@lazy_dataclass
class DealCountries(Action):
    """Deal of the country cards: the countries of each seat, and those left over (TEG-2.2)."""

    hands: tuple[tuple[Country, ...], ...]
    left_over: tuple[Country, ...] = ()


@lazy_dataclass
class RollLeftOver(Action):
    """One die for each seat that competes for a left-over card (TEG-2.3)."""

    dice: tuple[Die, ...]


@lazy_dataclass
class DealObjective(Action):
    """Deal of a secret objective to a seat, or of two with two seats (TEG-2.6)."""

    receiver: Seat
    objectives: tuple[Objective, ...]


@lazy_dataclass
class RollFirst(Action):
    """One die for each seat that may become the first player (TEG-2.8)."""

    dice: tuple[Die, ...]


@lazy_dataclass
class TurnSituation(Action):
    """Reveal of a situation card (TEG-5.3, TEG-5.4)."""

    card: Situation


@lazy_dataclass
class RollCrisis(Action):
    """One die for each living seat, in wheel order from the first player (TEG-6.6)."""

    dice: tuple[Die, ...]


@lazy_dataclass
class Roll(Action):
    """The dice of one attack, sorted from high to low (TEG-8.8)."""

    attack: tuple[Die, ...]
    defence: tuple[Die, ...]


@lazy_dataclass
class DrawCard(Action):
    """The top card of the country pile (TEG-12.1)."""

    card: Country


@lazy_dataclass
class LoseCard(Action):
    """The country card that a zone penalty takes, drawn from the offender's hand (TEG-14.22)."""

    card: Country
