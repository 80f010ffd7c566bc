"""Actions of seats and of chance in La Reconquista."""

from __future__ import annotations

from teg_nb.engine.actions import Action
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Country, Seat


@lazy_dataclass
class PlaceFive(Action):
    """Put five troops on own provinces, while holding the board (REC-3.5).

    A province that is named twice gets the sum.
    """

    allocation: tuple[tuple[Country, int], ...]


@lazy_dataclass
class Pass(Action):
    """Give up the turn (REC-5.1)."""


@lazy_dataclass
class Move(Action):
    """Move troops by at most one step each: origin, target and number (REC-6.1)."""

    transfers: tuple[tuple[Country, Country, int], ...]


@lazy_dataclass
class Attack(Action):
    """Ask for the card of a province; its owner must answer (REC-7.1)."""

    country: Country


@lazy_dataclass
class Commit(Action):
    """Pass cards of involved provinces to the other side of an attack (REC-7.3, REC-7.4)."""

    countries: tuple[Country, ...]


@lazy_dataclass
class OfferDraw(Action):
    """Offer a draw to all others; the offer does not use the turn (REC-10.5)."""


@lazy_dataclass
class AnswerDraw(Action):
    """Accept a draw, or refuse it (REC-10.5)."""

    accept: bool


@lazy_dataclass
class PickDealer(Action):
    """Choose the dealer by lot (REC-3.1)."""

    dealer: Seat


@lazy_dataclass
class DealCards(Action):
    """All cards in dealing order, from the dealer's left on (REC-3.2)."""

    cards: tuple[Country, ...]
