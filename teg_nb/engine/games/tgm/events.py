"""What comes of an action in Tercera Guerra Mundial. The catalogue words each kind as news."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.engine.actions import (
    ConquestBase,
    DiceBattleBase,
    EliminationBase,
    Event,
    ObjectiveBase,
    TurnEndBase,
    TurnStartBase,
)
from teg_nb.engine.schema.field_types import Card, Continent, Country, Objective, Seat
from teg_nb.engine.text.catalogue import catalogue


def objective_text(objective: int, settings: Any, lang: str = "es") -> str:
    """What an objective asks for at a table: its number of territories, its colours by name.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> objective_text(8, GAMES["tgm"].setup(("Verde", "Rojo", "Azul")).settings, "en")
    'Eliminate Verde.'
    """
    card = settings.objectives[objective]
    named = 0 <= card.destroy < len(settings.seats)
    seat = settings.seats[card.destroy] if named else None
    facts = {"seat": seat, "territories": card.territories}
    return catalogue("tgm").phrase("objectives", card.id, lang, facts)


def instead_text(objective: int, settings: Any, lang: str = "es") -> str:
    """What has taken the place of a colour that cannot be destroyed any more (TGM-9.2).

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> instead_text(8, GAMES["tgm"].setup(("Verde", "Rojo", "Azul")).settings, "en")
    'Own 28 territories instead of eliminating Verde.'
    """
    seat = settings.seats[settings.objectives[objective].destroy]
    facts = {"territories": settings.fallback, "seat": seat}
    return catalogue("tgm").phrase("endings", "instead", lang, facts)


class TgmEvent(Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "tgm"


@dataclass(frozen=True, slots=True)
class GameStarted(TgmEvent):
    """Who plays, and how many armies each has at the start."""

    seats: tuple[Seat, ...]
    armies: int


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(TgmEvent, ObjectiveBase):
    """A seat has got its secret objective."""

    seat: Seat
    objective: Objective
    secret: ClassVar[tuple[str, ...]] = ("objective",)


@dataclass(frozen=True, slots=True)
class TerritoriesDealt(TgmEvent):
    """Every territory has got its first army; each seat has so many more to place."""

    owner: tuple[int, ...]
    due: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArmiesPlaced(TgmEvent):
    """Armies were added to a territory."""

    seat: Seat
    country: Country
    armies: int


@dataclass(frozen=True, slots=True)
class TurnStarted(TgmEvent, TurnStartBase):
    """A turn begins, with the armies for its territories and those for its continents."""

    seat: Seat
    round: int
    base: int
    continents: tuple[Continent, ...]
    armies: int


@dataclass(frozen=True, slots=True)
class CardsExchanged(TgmEvent):
    """A set of cards: its armies, its number in the match, and the territories rewarded."""

    seat: Seat
    cards: tuple[Card, ...]
    number: int
    armies: int
    bonuses: tuple[Country, ...]
    bonus: int


@dataclass(frozen=True, slots=True)
class PhaseChanged(TgmEvent):
    """Another phase of the turn begins."""

    seat: Seat
    phase: str

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What the seat goes on to."""
        return {"what": catalogue("tgm").label("moments", self.phase, lang)}


@dataclass(frozen=True, slots=True)
class AttackDeclared(TgmEvent):
    """An attack, and the dice that the attacker throws."""

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    dice: int


@dataclass(frozen=True, slots=True)
class DefenceDeclared(TgmEvent):
    """The dice that the defender throws."""

    seat: Seat
    target: Country
    dice: int


@dataclass(frozen=True, slots=True)
class DiceRolled(TgmEvent, DiceBattleBase):
    """One throw, its dice sorted, and the armies that each side loses."""

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    losses_attack: int
    losses_defence: int


@dataclass(frozen=True, slots=True)
class TerritoryConquered(TgmEvent, ConquestBase):
    """A territory has a new owner, whose surviving attackers stand there."""

    seat: Seat
    source: Country
    country: Country
    loser: Seat
    armies: int


@dataclass(frozen=True, slots=True)
class ArmiesMovedIn(TgmEvent):
    """So many more armies entered the conquered territory."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(TgmEvent):
    """The discards became the deck."""

    number: int


@dataclass(frozen=True, slots=True)
class CardDrawn(TgmEvent):
    """A seat took a card; which one only it knows, unless hands are public."""

    seat: Seat
    card: Card
    public: bool
    secret: ClassVar[tuple[str, ...]] = ("card",)

    def known_to(self, viewer: int | None) -> bool:
        """The seat that drew it; everybody, where hands are public (TGM-D-18)."""
        return self.public or viewer == self.seat


@dataclass(frozen=True, slots=True)
class ArmiesFortified(TgmEvent):
    """The displacement of the turn."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated(TgmEvent, EliminationBase):
    """A seat lost its last territory: its cards are discarded, its objective is shown."""

    seat: Seat
    by: Seat
    cards: tuple[Card, ...]
    objective: Objective

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What its objective was."""
        if self.objective < 0:
            return {}
        return {"shown": objective_text(self.objective, settings, lang)}


@dataclass(frozen=True, slots=True)
class ObjectiveChanged(TgmEvent):
    """Another seat destroyed the colour of an objective; nobody else learns whose."""

    seat: Seat
    territories: int
    silent: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnEnded(TgmEvent, TurnEndBase):
    """A turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(TgmEvent):
    """Every living seat has had its turn."""

    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(TgmEvent):
    """The match is over; all objectives are shown, by seat.

    Attributes
    ----------
    territories : int
        How many won instead of a colour that the winner could not destroy (TGM-9.2), or 0.
    """

    winners: tuple[Seat, ...]
    reason: str
    objectives: tuple[Objective, ...]
    territories: int = 0

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The verb, which agrees with the number of winners, and the objective that won."""
        words = catalogue("tgm")
        said = {"won": words.label("endings", "many" if len(self.winners) > 1 else "one", lang)}
        if self.territories:
            said["shown"] = instead_text(self.objectives[self.winners[0]], settings, lang)
        elif self.reason == "objective" and self.objectives[self.winners[0]] >= 0:
            said["shown"] = objective_text(self.objectives[self.winners[0]], settings, lang)
        return said
