"""What a seat, or chance, can do in La Reconquista."""

from __future__ import annotations

from dataclasses import dataclass

from teg_nb.engine.actions import Action
from teg_nb.engine.schema.field_types import Country, Seat


@dataclass(frozen=True, slots=True)
class PlaceFive(Action):
    """Put five troops on provinces of one's own, with the board in one's hands (REC-3.5).

    A province that is named twice gets the sum.
    """

    allocation: tuple[tuple[Country, int], ...]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Let the turn go by (REC-5.1)."""


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move troops, each of them one step at most: origin, target and number (REC-6.1)."""

    transfers: tuple[tuple[Country, Country, int], ...]


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Ask for the card of a province; whoever owns it must say so (REC-7.1)."""

    country: Country


@dataclass(frozen=True, slots=True)
class Commit(Action):
    """Pass cards of involved provinces to the other side of an attack (REC-7.3, REC-7.4)."""

    countries: tuple[Country, ...]


@dataclass(frozen=True, slots=True)
class OfferDraw(Action):
    """Offer a draw to all the others; it does not use the turn (REC-10.5)."""


@dataclass(frozen=True, slots=True)
class AnswerDraw(Action):
    """Accept a draw, or refuse it (REC-10.5)."""

    accept: bool


@dataclass(frozen=True, slots=True)
class PickDealer(Action):
    """The lot falls on the dealer (REC-3.1)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class DealCards(Action):
    """All cards in the order in which they are dealt, from the dealer's left on (REC-3.2)."""

    cards: tuple[Country, ...]
