"""What a seat, or chance, can do in T.E.G. La Revancha."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from teg_nb.engine.game import Action


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Add armies to one country; the most restricted armies that fit are used first (TEG-7.7)."""

    country: int
    armies: int = 1
    verb: ClassVar[str] = "place"
    fields: ClassVar = (("country", "country"), ("armies", "count"))
    amount: ClassVar[str] = "armies"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Exchange a set of cards for armies: a canje (TEG-7.10)."""

    cards: tuple[int, ...]
    continents: tuple[int, ...] = ()
    verb: ClassVar[str] = "exchange"
    fields: ClassVar = (("cards", "country*"), ("continents", "continent*"))


@dataclass(frozen=True, slots=True)
class EndPlacement(Action):
    """Say that all armies are placed (TEG-4.4, TEG-7.8)."""

    verb: ClassVar[str] = "end_placement"


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Announce one roll from a country against a neighbour (TEG-8.3).

    In a shared country it names the occupant attacked; source and target are the same inside one.
    """

    source: int
    target: int
    occupant: int = -1
    verb: ClassVar[str] = "attack"
    fields: ClassVar = (("source", "country"), ("target", "country"), ("occupant", "seat?"))


@dataclass(frozen=True, slots=True)
class ConquestMove(Action):
    """Say how many armies in total enter the conquered country (TEG-8.11)."""

    armies: int
    verb: ClassVar[str] = "conquest_move"
    fields: ClassVar = (("armies", "count"),)
    amount: ClassVar[str] = "armies"


@dataclass(frozen=True, slots=True)
class EndAttack(Action):
    """End the attack phase (TEG-5.5)."""

    verb: ClassVar[str] = "end_attack"


@dataclass(frozen=True, slots=True)
class Regroup(Action):
    """Move armies one step to a neighbour of one's own (TEG-11.2)."""

    source: int
    target: int
    armies: int
    verb: ClassVar[str] = "regroup"
    fields: ClassVar = (("source", "country"), ("target", "country"), ("armies", "count"))
    amount: ClassVar[str] = "armies"


@dataclass(frozen=True, slots=True)
class EndRegroup(Action):
    """End the regroup phase (TEG-11.8)."""

    verb: ClassVar[str] = "end_regroup"


@dataclass(frozen=True, slots=True)
class RequestCard(Action):
    """Ask for the country card that was earned (TEG-12.4)."""

    verb: ClassVar[str] = "request_card"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """Add three armies to a country whose card one holds (TEG-12.6)."""

    card: int
    verb: ClassVar[str] = "bonus"
    fields: ClassVar = (("card", "country"),)


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn; in an earlier phase, all the ends in between (TEG-5.7)."""

    verb: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class DeclareVictory(Action):
    """Claim the victory, where it is not automatic (TEG-D-80)."""

    verb: ClassVar[str] = "declare_victory"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave the table; the seat goes on passively (TEG-D-18). Never listed as a legal action."""

    verb: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class ChooseDice(Action):
    """Say how many dice one rolls, where the table lets people choose (TEG-D-33)."""

    dice: int
    verb: ClassVar[str] = "choose_dice"
    fields: ClassVar = (("dice", "count"),)
    amount: ClassVar[str] = "dice"


@dataclass(frozen=True, slots=True)
class PlaceMissile(Action):
    """Take six of the armies due as one missile (TEG-9.2)."""

    country: int
    verb: ClassVar[str] = "place_missile"
    fields: ClassVar = (("country", "country"),)


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Replace armies on the board by missiles, six by one (TEG-9.3)."""

    country: int
    missiles: int = 1
    verb: ClassVar[str] = "convert_to_missile"
    fields: ClassVar = (("country", "country"), ("missiles", "count"))
    amount: ClassVar[str] = "missiles"


@dataclass(frozen=True, slots=True)
class FireMissile(Action):
    """Fire a missile at a country within three borders (TEG-9.5)."""

    source: int
    target: int
    occupant: int = -1
    verb: ClassVar[str] = "fire_missile"
    fields: ClassVar = (("source", "country"), ("target", "country"), ("occupant", "seat?"))


@dataclass(frozen=True, slots=True)
class RegroupMissiles(Action):
    """Move missiles one step to a neighbour of one's own (TEG-11.6)."""

    source: int
    target: int
    missiles: int
    verb: ClassVar[str] = "regroup_missiles"
    fields: ClassVar = (("source", "country"), ("target", "country"), ("missiles", "count"))
    amount: ClassVar[str] = "missiles"


@dataclass(frozen=True, slots=True)
class IntrusionMove(Action):
    """Say how many armies enter a country from which an occupant was expelled (TEG-15.26)."""

    armies: int
    verb: ClassVar[str] = "intrusion_move"
    fields: ClassVar = (("armies", "count"),)
    amount: ClassVar[str] = "armies"
    least: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class AggressionMove(Action):
    """Say how many armies in total an ally moves into the conquered country (TEG-15.9)."""

    armies: int
    verb: ClassVar[str] = "aggression_move"
    fields: ClassVar = (("armies", "count"),)
    amount: ClassVar[str] = "armies"


@dataclass(frozen=True, slots=True)
class OpenJointAttack(Action):
    """Begin the joint attack of a pact (TEG-15.3, TEG-15.22)."""

    number: int
    verb: ClassVar[str] = "open_joint_attack"
    fields: ClassVar = (("number", "count"),)


@dataclass(frozen=True, slots=True)
class JointDecision(Action):
    """Go on with a joint attack from a condominium, or stop it (TEG-15.22)."""

    go_on: bool
    verb: ClassVar[str] = "joint_decision"
    fields: ClassVar = (("go_on", "flag"),)


# Pacts. The first argument of a proposal is the partner; the others are its terms, in the order of
# `Pact.terms`.


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """A proposal of a pact; one subclass per kind."""

    partner: int
    kind: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class ProposeCountry(Propose):
    """Offer that one country of each shall not attack the other (TEG-14.6)."""

    country: int
    other: int
    kind: ClassVar[str] = "country"
    verb: ClassVar[str] = "propose_country"
    fields: ClassVar = (("partner", "seat"), ("country", "country"), ("other", "country"))


@dataclass(frozen=True, slots=True)
class ProposeContinent(Propose):
    """Offer peace within a continent (TEG-14.7)."""

    continent: int
    kind: ClassVar[str] = "continent"
    verb: ClassVar[str] = "propose_continent"
    fields: ClassVar = (("partner", "seat"), ("continent", "continent"))


@dataclass(frozen=True, slots=True)
class ProposeBorder(Propose):
    """Offer peace between two continents (TEG-14.8)."""

    continent: int
    other: int
    kind: ClassVar[str] = "border"
    verb: ClassVar[str] = "propose_border"
    fields: ClassVar = (("partner", "seat"), ("continent", "continent"), ("other", "continent"))


@dataclass(frozen=True, slots=True)
class ProposeWorld(Propose):
    """Offer peace everywhere (TEG-14.9)."""

    kind: ClassVar[str] = "world"
    verb: ClassVar[str] = "propose_world"
    fields: ClassVar = (("partner", "seat"),)


@dataclass(frozen=True, slots=True)
class ProposeZone(Propose):
    """Offer an international zone (TEG-14.16)."""

    country: int
    kind: ClassVar[str] = "zone"
    verb: ClassVar[str] = "propose_zone"
    fields: ClassVar = (("partner", "seat"), ("country", "country"))


@dataclass(frozen=True, slots=True)
class ProposeAggression(Propose):
    """Offer to conquer a country of a third seat together, in the leader's turn (TEG-15.1)."""

    target: int
    country: int
    other: int
    leader: int
    kind: ClassVar[str] = "aggression"
    verb: ClassVar[str] = "propose_aggression"
    fields: ClassVar = (
        ("partner", "seat"),
        ("target", "country"),
        ("country", "country"),
        ("other", "country"),
        ("leader", "seat"),
    )


@dataclass(frozen=True, slots=True)
class ProposeJoint(Propose):
    """Offer to attack a country together from a shared one (TEG-15.22)."""

    country: int
    target: int
    kind: ClassVar[str] = "joint"
    verb: ClassVar[str] = "propose_joint"
    fields: ClassVar = (("partner", "seat"), ("country", "country"), ("target", "country"))


@dataclass(frozen=True, slots=True)
class ProposeOther(Action):
    """Offer any other alliance: always refused (TEG-14.4)."""

    partner: int
    verb: ClassVar[str] = "propose_other"
    fields: ClassVar = (("partner", "seat"),)


@dataclass(frozen=True, slots=True)
class AcceptPact(Action):
    """Accept a proposal, by its number (TEG-14.2)."""

    number: int
    verb: ClassVar[str] = "accept_pact"
    fields: ClassVar = (("number", "count"),)


@dataclass(frozen=True, slots=True)
class DeclinePact(Action):
    """Decline a proposal (TEG-14.2)."""

    number: int
    verb: ClassVar[str] = "decline_pact"
    fields: ClassVar = (("number", "count"),)


@dataclass(frozen=True, slots=True)
class WithdrawProposal(Action):
    """Take one's own proposal back (TEG-14.2)."""

    number: int
    verb: ClassVar[str] = "withdraw_proposal"
    fields: ClassVar = (("number", "count"),)


@dataclass(frozen=True, slots=True)
class AnnounceBreak(Action):
    """Announce that one breaks a pact (TEG-14.24)."""

    number: int
    verb: ClassVar[str] = "announce_break"
    fields: ClassVar = (("number", "count"),)


@dataclass(frozen=True, slots=True)
class ZoneDecision(Action):
    """Keep or end a zone after the other failed its duty (TEG-14.23)."""

    number: int
    keep: bool
    verb: ClassVar[str] = "zone_decision"
    fields: ClassVar = (("number", "count"), ("keep", "flag"))


# What chance does; the seat of these is CHANCE.


@dataclass(frozen=True, slots=True)
class DealCountries(Action):
    """Deal the country cards: the countries of each seat, and those left over (TEG-2.2)."""

    hands: tuple[tuple[int, ...], ...]
    left_over: tuple[int, ...] = ()
    verb: ClassVar[str] = "deal_countries"
    fields: ClassVar = (("hands", "country**"), ("left_over", "country*"))


@dataclass(frozen=True, slots=True)
class RollLeftOver(Action):
    """One die for each seat that competes for a left-over card (TEG-2.3)."""

    dice: tuple[int, ...]
    verb: ClassVar[str] = "roll_left_over"
    fields: ClassVar = (("dice", "die*"),)


@dataclass(frozen=True, slots=True)
class DealObjective(Action):
    """Give a seat its secret objective, or two with two seats (TEG-2.6)."""

    receiver: int
    objectives: tuple[int, ...]
    verb: ClassVar[str] = "deal_objective"
    fields: ClassVar = (("receiver", "seat"), ("objectives", "objective*"))


@dataclass(frozen=True, slots=True)
class RollFirst(Action):
    """One die for each seat that may become the first player (TEG-2.8)."""

    dice: tuple[int, ...]
    verb: ClassVar[str] = "roll_first"
    fields: ClassVar = (("dice", "die*"),)


@dataclass(frozen=True, slots=True)
class TurnSituation(Action):
    """Reveal a situation card (TEG-5.3, TEG-5.4)."""

    card: int
    verb: ClassVar[str] = "turn_situation"
    fields: ClassVar = (("card", "situation"),)


@dataclass(frozen=True, slots=True)
class RollCrisis(Action):
    """One die for each living seat, in wheel order from the first player (TEG-6.6)."""

    dice: tuple[int, ...]
    verb: ClassVar[str] = "roll_crisis"
    fields: ClassVar = (("dice", "die*"),)


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The dice of one attack, sorted from high to low (TEG-8.8)."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]
    verb: ClassVar[str] = "roll"
    fields: ClassVar = (("attack", "die*"), ("defence", "die*"))


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """The top card of the country pile (TEG-12.1)."""

    card: int
    verb: ClassVar[str] = "draw_card"
    fields: ClassVar = (("card", "country"),)


@dataclass(frozen=True, slots=True)
class LoseCard(Action):
    """The country card that a zone penalty takes, drawn from the offender's hand (TEG-14.22)."""

    card: int
    verb: ClassVar[str] = "lose_card"
    fields: ClassVar = (("card", "country"),)
