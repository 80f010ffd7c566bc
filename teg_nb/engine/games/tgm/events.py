"""What comes of an action in Tercera Guerra Mundial. The catalogue words each kind as news."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.game import Event


def objective_text(objective: int, settings: Any, lang: str = "es") -> str:
    """What an objective asks for at a table: its number of territories, its colours by name.

    Examples
    --------
    >>> from teg_nb.engine.games.tgm.state import settings_for
    >>> objective_text(8, settings_for(("Verde", "Rojo", "Azul")), "en")
    'Eliminate Verde.'
    """
    card = settings.objectives[objective]
    named = 0 <= card.destroy < len(settings.seats)
    seat = settings.seats[card.destroy] if named else None
    facts = {"seat": seat, "territories": card.territories}
    return catalogue("tgm").phrase("objectives", card.id, lang, facts)


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """Who plays, and how many armies each has at the start."""

    seats: tuple[int, ...]
    armies: int
    kind: ClassVar[str] = "game_started"
    clause: ClassVar[str] = "TGM-3.2"


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(Event):
    """A seat has got its secret objective."""

    seat: int
    objective: int
    kind: ClassVar[str] = "objective_dealt"
    clause: ClassVar[str] = "TGM-3.1"
    secret: ClassVar[tuple[str, ...]] = ("objective",)
    names: ClassVar[Mapping[str, str]] = {"objective": "objective"}


@dataclass(frozen=True, slots=True)
class TerritoriesDealt(Event):
    """Every territory has got its first army; each seat has so many more to place."""

    owner: tuple[int, ...]
    due: tuple[int, ...]
    kind: ClassVar[str] = "territories_dealt"
    clause: ClassVar[str] = "TGM-3.3"


@dataclass(frozen=True, slots=True)
class ArmiesPlaced(Event):
    """Armies were added to a territory."""

    seat: int
    country: int
    armies: int
    kind: ClassVar[str] = "armies_placed"
    clause: ClassVar[str] = "TGM-5.13"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins, with the armies for its territories and those for its continents."""

    seat: int
    round: int
    base: int
    continents: tuple[int, ...]
    armies: int
    kind: ClassVar[str] = "turn_started"
    clause: ClassVar[str] = "TGM-5.4"


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    """A set of cards: its armies, its number in the match, and the territories rewarded."""

    seat: int
    cards: tuple[int, ...]
    number: int
    armies: int
    bonuses: tuple[int, ...]
    bonus: int
    kind: ClassVar[str] = "cards_exchanged"
    clause: ClassVar[str] = "TGM-5.5"
    names: ClassVar[Mapping[str, str]] = {"cards": "card", "bonuses": "country"}


@dataclass(frozen=True, slots=True)
class PhaseChanged(Event):
    """Another phase of the turn begins."""

    seat: int
    phase: str
    kind: ClassVar[str] = "phase_changed"
    clause: ClassVar[str] = "TGM-4.1"

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What the seat goes on to."""
        return {"what": catalogue("tgm").label("moments", self.phase, lang)}


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """An attack, and the dice that the attacker throws."""

    seat: int
    defender: int
    source: int
    target: int
    dice: int
    kind: ClassVar[str] = "attack_declared"
    clause: ClassVar[str] = "TGM-6.2"


@dataclass(frozen=True, slots=True)
class DefenceDeclared(Event):
    """The dice that the defender throws."""

    seat: int
    target: int
    dice: int
    kind: ClassVar[str] = "defence_declared"
    clause: ClassVar[str] = "TGM-6.3"


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """One throw, its dice sorted, and the armies that each side loses."""

    seat: int
    defender: int
    source: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    losses_attack: int
    losses_defence: int
    kind: ClassVar[str] = "dice_rolled"
    clause: ClassVar[str] = "TGM-6.5"


@dataclass(frozen=True, slots=True)
class TerritoryConquered(Event):
    """A territory has a new owner, whose surviving attackers stand there."""

    seat: int
    source: int
    country: int
    loser: int
    armies: int
    kind: ClassVar[str] = "territory_conquered"
    clause: ClassVar[str] = "TGM-6.7"


@dataclass(frozen=True, slots=True)
class ArmiesMovedIn(Event):
    """So many more armies entered the conquered territory."""

    seat: int
    source: int
    target: int
    armies: int
    kind: ClassVar[str] = "armies_moved_in"
    clause: ClassVar[str] = "TGM-6.8"


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discards became the deck."""

    number: int
    kind: ClassVar[str] = "deck_reshuffled"
    clause: ClassVar[str] = "TGM-5.12"


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat took a card; which one only it knows, unless hands are public."""

    seat: int
    card: int
    public: bool
    kind: ClassVar[str] = "card_drawn"
    clause: ClassVar[str] = "TGM-6.12"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    names: ClassVar[Mapping[str, str]] = {"card": "card"}

    def known_to(self, viewer: int | None) -> bool:
        """The seat that drew it; everybody, where hands are public (TGM-D-18)."""
        return self.public or viewer == self.seat


@dataclass(frozen=True, slots=True)
class ArmiesFortified(Event):
    """The displacement of the turn."""

    seat: int
    source: int
    target: int
    armies: int
    kind: ClassVar[str] = "armies_fortified"
    clause: ClassVar[str] = "TGM-7.1"


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """A seat lost its last territory: its cards are discarded, its objective is shown."""

    seat: int
    by: int
    cards: tuple[int, ...]
    objective: int
    kind: ClassVar[str] = "player_eliminated"
    clause: ClassVar[str] = "TGM-8.1"
    names: ClassVar[Mapping[str, str]] = {"cards": "card", "objective": "objective"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """What its objective was."""
        if self.objective < 0:
            return {}
        return {"shown": objective_text(self.objective, settings, lang)}


@dataclass(frozen=True, slots=True)
class ObjectiveChanged(Event):
    """Another seat destroyed the colour of an objective; nobody else learns whose."""

    seat: int
    territories: int
    kind: ClassVar[str] = "objective_changed"
    clause: ClassVar[str] = "TGM-9.2"
    silent: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over."""

    seat: int
    kind: ClassVar[str] = "turn_ended"
    clause: ClassVar[str] = "TGM-7.3"


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Every living seat has had its turn."""

    round: int
    kind: ClassVar[str] = "round_ended"
    clause: ClassVar[str] = "TGM-4.2"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over; all objectives are shown, by seat.

    Attributes
    ----------
    territories : int
        How many won instead of a colour that the winner could not destroy (TGM-9.2), or 0.
    """

    winners: tuple[int, ...]
    reason: str
    objectives: tuple[int, ...]
    territories: int = 0
    kind: ClassVar[str] = "game_ended"
    clause: ClassVar[str] = "TGM-9.4"

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The verb, which agrees with the number of winners, and the objective that won."""
        words = catalogue("tgm")
        said = {"won": words.label("endings", "many" if len(self.winners) > 1 else "one", lang)}
        if self.territories:
            facts = {"territories": self.territories}
            said["shown"] = words.phrase("endings", "instead", lang, facts)
        elif self.reason == "objective" and self.objectives[self.winners[0]] >= 0:
            said["shown"] = objective_text(self.objectives[self.winners[0]], settings, lang)
        return said
