"""What comes of an action in La Reconquista. The catalogue words each kind as news.

The third column of the table of the rules (REC-8.1) is `secret` and `known_to` here: what the
two sides of an attack share, nobody else learns, not even that it happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.engine.game import Event


def _changes(settings: Any, places: Sequence[int], numbers: Sequence[int]) -> list[str]:
    """How much the troops of some provinces change, as ``"Soria +2"``."""
    names = settings.vocabulary["country"]
    return [f"{names[place]} {n:+d}" for place, n in zip(places, numbers, strict=True)]


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """Who plays, how many cards each gets, and how many provinces win."""

    seats: tuple[int, ...]
    number: int
    goal: int
    kind: ClassVar[str] = "game_started"
    clause: ClassVar[str] = "REC-3.3"


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """Who deals, and places first."""

    seat: int
    kind: ClassVar[str] = "dealer_chosen"
    clause: ClassVar[str] = "REC-3.1"


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A seat has got so many cards; which ones only it knows."""

    seat: int
    number: int
    cards: tuple[int, ...]
    kind: ClassVar[str] = "cards_dealt"
    clause: ClassVar[str] = "REC-3.4"
    secret: ClassVar[tuple[str, ...]] = ("cards",)


@dataclass(frozen=True, slots=True)
class BoardPassed(Event):
    """The covered board went to the next seat, which sees the troops on it."""

    giver: int
    seat: int
    troops: tuple[int, ...]
    kind: ClassVar[str] = "board_passed"
    clause: ClassVar[str] = "REC-3.8"
    secret: ClassVar[tuple[str, ...]] = ("troops",)
    names: ClassVar[Mapping[str, str]] = {"giver": "seat"}


@dataclass(frozen=True, slots=True)
class TroopsPlaced(Event):
    """A seat placed its five troops; where only it knows."""

    seat: int
    countries: tuple[int, ...]
    numbers: tuple[int, ...]
    kind: ClassVar[str] = "troops_placed"
    clause: ClassVar[str] = "REC-3.5"
    secret: ClassVar[tuple[str, ...]] = ("countries", "numbers")
    names: ClassVar[Mapping[str, str]] = {"countries": "country"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Where, and how many."""
        return {"countries": _changes(settings, self.countries, self.numbers)}


@dataclass(frozen=True, slots=True)
class BoardRevealed(Event):
    """All is placed: the board lies in everybody's view."""

    troops: tuple[int, ...]
    kind: ClassVar[str] = "board_revealed"
    clause: ClassVar[str] = "REC-4.1"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins."""

    seat: int
    round: int
    kind: ClassVar[str] = "turn_started"
    clause: ClassVar[str] = "REC-4.2"


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed."""

    seat: int
    kind: ClassVar[str] = "passed"
    clause: ClassVar[str] = "REC-5.1"


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A seat moved: the provinces whose count changed, by how much, and all counts after it."""

    seat: int
    transfers: tuple[tuple[int, int, int], ...]
    countries: tuple[int, ...]
    changes: tuple[int, ...]
    troops: tuple[int, ...]
    kind: ClassVar[str] = "moved"
    clause: ClassVar[str] = "REC-6.1"
    secret: ClassVar[tuple[str, ...]] = ("transfers",)
    names: ClassVar[Mapping[str, str]] = {"countries": "country"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What everybody can see of it."""
        return {"what": _changes(settings, self.countries, self.changes)}


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """A province is attacked, and its owner has said so."""

    seat: int
    target: int
    defender: int
    kind: ClassVar[str] = "attack_declared"
    clause: ClassVar[str] = "REC-7.1"


@dataclass(frozen=True, slots=True)
class CommitMade(Event):
    """A seat has laid down the cards it will pass; only it knows, even that it has done so."""

    seat: int
    cards: tuple[int, ...]
    kind: ClassVar[str] = "commit_made"
    clause: ClassVar[str] = "REC-7.15"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    silent: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FightEvent(Event):
    """What the attacker and the attacked seat share, and nobody else knows (REC-7.6)."""

    seat: int
    defender: int
    silent: ClassVar[bool] = True

    def known_to(self, viewer: int | None) -> bool:
        """The two sides, and nobody else."""
        return viewer is not None and viewer in (self.seat, self.defender)


@dataclass(frozen=True, slots=True)
class CardsShown(FightEvent):
    """The attacked seat sees the attacker's cards before it passes its own (REC-D-4)."""

    cards: tuple[int, ...]
    kind: ClassVar[str] = "cards_shown"
    clause: ClassVar[str] = "REC-7.5"
    secret: ClassVar[tuple[str, ...]] = ("cards",)


@dataclass(frozen=True, slots=True)
class CardsCommitted(FightEvent):
    """The cards that went each way."""

    cards: tuple[int, ...]
    defence_cards: tuple[int, ...]
    kind: ClassVar[str] = "cards_committed"
    clause: ClassVar[str] = "REC-7.6"
    secret: ClassVar[tuple[str, ...]] = ("cards", "defence_cards")
    names: ClassVar[Mapping[str, str]] = {"defence_cards": "country"}


@dataclass(frozen=True, slots=True)
class CardsCounted(Event):
    """How many cards went each way, where the table lets everybody see that (REC-D-6)."""

    seat: int
    defender: int
    number: int
    defence_number: int
    kind: ClassVar[str] = "cards_counted"
    clause: ClassVar[str] = "REC-8.7"


@dataclass(frozen=True, slots=True)
class AttackResolved(FightEvent):
    """The two sums, and whether the card changes hands."""

    target: int
    offence: int
    defence: int
    success: bool
    kind: ClassVar[str] = "attack_resolved"
    clause: ClassVar[str] = "REC-7.12"
    secret: ClassVar[tuple[str, ...]] = ("target", "offence", "defence", "success")

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Whether it succeeded."""
        return {"result": "success" if self.success else "failure"}


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """A seat has no card left."""

    seat: int
    by: int
    kind: ClassVar[str] = "player_eliminated"
    clause: ClassVar[str] = "REC-9.1"


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """A seat offers a draw."""

    seat: int
    kind: ClassVar[str] = "draw_offered"
    clause: ClassVar[str] = "REC-10.5"


@dataclass(frozen=True, slots=True)
class DrawAnswered(Event):
    """A seat accepts the draw, or refuses it."""

    seat: int
    accept: bool
    kind: ClassVar[str] = "draw_answered"
    clause: ClassVar[str] = "REC-10.5"

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What it answers."""
        return {"answer": "accept" if self.accept else "refuse"}


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over."""

    round: int
    kind: ClassVar[str] = "round_ended"
    clause: ClassVar[str] = "REC-4.4"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over, and every card is shown."""

    winners: tuple[int, ...]
    reason: str
    hands: tuple[tuple[int, ...], ...]
    kind: ClassVar[str] = "game_ended"
    clause: ClassVar[str] = "REC-10.6"
