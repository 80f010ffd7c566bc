"""Events of La Reconquista. The catalogue phrases each kind as news.

The third column of the table of the rules (REC-8.1) corresponds to `secret` and `known_to`. Only
the two sides of an attack learn their shared events; nobody else learns that they happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol, cast

from teg_nb.engine.actions import BattleBase, EliminationBase, Event, TurnStartBase
from teg_nb.engine.games.common.endings import ending_text
from teg_nb.engine.games.reconquista.options import RecOptions
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Country, Seat
from teg_nb.engine.settings import Settings


class _Table(Protocol):
    """The settings, which import this module through the deduction."""

    goal: int
    options: RecOptions


def _changes(settings: Settings, places: Sequence[int], numbers: Sequence[int]) -> list[str]:
    """Format the changes of troops of some provinces, as ``"Soria +2"``."""
    names = settings.vocabulary["country"]
    return [f"{names[province]} {n:+d}" for province, n in zip(places, numbers, strict=True)]


class RecEvent(Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "reconquista"


@lazy_dataclass
class GameStarted(RecEvent):
    """The seats, the number of cards of each, and the number of provinces that win."""

    seats: tuple[Seat, ...]
    number: int
    goal: int


@lazy_dataclass
class DealerChosen(RecEvent):
    """The seat that deals, and places first."""

    seat: Seat


@lazy_dataclass
class CardsDealt(RecEvent):
    """A seat has received a number of cards; only it knows which ones."""

    seat: Seat
    number: int
    cards: tuple[Country, ...]
    secret: ClassVar[tuple[str, ...]] = ("cards",)


@lazy_dataclass
class BoardPassed(RecEvent):
    """The covered board went to the next seat, which sees the troops on it."""

    giver: Seat
    seat: Seat
    troops: tuple[int, ...]
    secret: ClassVar[tuple[str, ...]] = ("troops",)


@lazy_dataclass
class TroopsPlaced(RecEvent):
    """A seat placed its five troops; only it knows the provinces."""

    seat: Seat
    countries: tuple[Country, ...]
    numbers: tuple[int, ...]
    secret: ClassVar[tuple[str, ...]] = ("countries", "numbers")

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the provinces with their added troops."""
        return {"countries": _changes(settings, self.countries, self.numbers)}


@lazy_dataclass
class BoardRevealed(RecEvent):
    """All troops are placed: the board lies in everybody's view."""

    troops: tuple[int, ...]


@lazy_dataclass
class TurnStarted(RecEvent, TurnStartBase):
    """A turn begins."""

    seat: Seat
    round: int


@lazy_dataclass
class Passed(RecEvent):
    """A seat passed."""

    seat: Seat


@lazy_dataclass
class Moved(RecEvent):
    """A seat moved: provinces whose count changed, the changes, and all counts after the move."""

    seat: Seat
    transfers: tuple[tuple[int, int, int], ...]
    countries: tuple[Country, ...]
    changes: tuple[int, ...]
    troops: tuple[int, ...]
    secret: ClassVar[tuple[str, ...]] = ("transfers",)

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the public part of the move."""
        return {"what": _changes(settings, self.countries, self.changes)}


@lazy_dataclass
class AttackDeclared(RecEvent):
    """A province is attacked, and its owner is revealed."""

    seat: Seat
    target: Country
    defender: Seat


@lazy_dataclass
class CommitMade(RecEvent):
    """A seat has laid down the cards it will pass; others do not even learn that it has."""

    seat: Seat
    cards: tuple[Country, ...]
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    silent: ClassVar[bool] = True


@lazy_dataclass
class FightEvent(RecEvent):
    """An event that only the attacker and the attacked seat know (REC-7.6)."""

    seat: Seat
    defender: Seat
    silent: ClassVar[bool] = True
    kind: ClassVar[str] = ""

    def known_to(self, viewer: int | None) -> bool:
        """Tell if a viewer is one of the two sides."""
        return viewer is not None and viewer in (self.seat, self.defender)


@lazy_dataclass
class CardsShown(FightEvent):
    """The attacked seat sees the attacker's cards before it passes its own (REC-D-4)."""

    cards: tuple[Country, ...]
    secret: ClassVar[tuple[str, ...]] = ("cards",)


@lazy_dataclass
class CardsCommitted(FightEvent):
    """The cards that went each way."""

    cards: tuple[Country, ...]
    defence_cards: tuple[Country, ...]
    secret: ClassVar[tuple[str, ...]] = ("cards", "defence_cards")


@lazy_dataclass
class CardsCounted(RecEvent):
    """The numbers of cards that went each way, if the table reveals them (REC-D-6)."""

    seat: Seat
    defender: Seat
    number: int
    defence_number: int


@lazy_dataclass
class AttackResolved(FightEvent, BattleBase):
    """The two sums, and the success of the attack."""

    target: Country
    offence: int
    defence: int
    success: bool
    secret: ClassVar[tuple[str, ...]] = ("target", "offence", "defence", "success")

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the result of the attack."""
        return {"result": "success" if self.success else "failure"}


@lazy_dataclass
class PlayerEliminated(RecEvent, EliminationBase):
    """A seat has no card left."""

    seat: Seat
    by: Seat


@lazy_dataclass
class DrawOffered(RecEvent):
    """A seat offers a draw."""

    seat: Seat


@lazy_dataclass
class DrawAnswered(RecEvent):
    """A seat accepts the draw, or refuses it."""

    seat: Seat
    accept: bool

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the answer."""
        return {"answer": "accept" if self.accept else "refuse"}


@lazy_dataclass
class RoundEnded(RecEvent):
    """A round is over."""

    round: int


@lazy_dataclass
class GameEnded(RecEvent):
    """The match is over, and every card is shown.

    Attributes
    ----------
    passes, peace : int
        Rounds in a row in which all passed, or nobody attacked, if they ended the match
        (REC-10.4), or 0.
    """

    winners: tuple[Seat, ...]
    reason: str
    hands: tuple[tuple[int, ...], ...]
    passes: int = 0
    peace: int = 0

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return how the match ended: with enough provinces, or why it is a draw."""
        own = cast(_Table, settings)
        key = "passes" if self.passes else "peace" if self.peace else self.reason
        facts = {
            "goal": own.goal,
            "rounds": self.passes or self.peace or own.options.max_rounds,
        }
        return {"ending": ending_text(settings, self.winners, key, lang, **facts)}
