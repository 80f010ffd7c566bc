"""Actions of seats and of chance in La Reconquista."""

from __future__ import annotations

from dataclasses import dataclass

from teg_nb.engine.actions import Action
from teg_nb.engine.schema.field_types import Country, Seat


@dataclass(frozen=True, slots=True)
class PlaceFive(Action):
    """Put five troops on own provinces, while holding the board (REC-3.5).

    A province that is named twice gets the sum.
    """

    allocation: tuple[tuple[Country, int], ...]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Give up the turn (REC-5.1)."""


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move troops by at most one step each: origin, target and number (REC-6.1)."""

    transfers: tuple[tuple[Country, Country, int], ...]


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Ask for the card of a province; its owner must answer (REC-7.1)."""

    country: Country


@dataclass(frozen=True, slots=True)
class Commit(Action):
    """Pass cards of involved provinces to the other side of an attack (REC-7.3, REC-7.4)."""

    countries: tuple[Country, ...]


@dataclass(frozen=True, slots=True)
class OfferDraw(Action):
    """Offer a draw to all others; the offer does not use the turn (REC-10.5)."""


@dataclass(frozen=True, slots=True)
class AnswerDraw(Action):
    """Accept a draw, or refuse it (REC-10.5)."""

    accept: bool


@dataclass(frozen=True, slots=True)
class PickDealer(Action):
    """Choose the dealer by lot (REC-3.1)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class DealCards(Action):
    """All cards in dealing order, from the dealer's left on (REC-3.2)."""

    cards: tuple[Country, ...]
