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
    """Announce one throw from a country against a neighbour (TEG-8.3)."""

    source: int
    target: int
    verb: ClassVar[str] = "attack"
    fields: ClassVar = (("source", "country"), ("target", "country"))


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
    """Claim the victory, where it is not automatic (D-80)."""

    verb: ClassVar[str] = "declare_victory"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave the table; the seat goes on passively (D-18). Never listed as a legal action."""

    verb: ClassVar[str] = "leave"


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
