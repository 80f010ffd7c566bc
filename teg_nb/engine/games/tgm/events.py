"""Events of Tercera Guerra Mundial. The catalogue words each kind as news."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from teg_nb.engine.actions import (
    ConquestBase,
    DiceBattleBase,
    EliminationBase,
    Event,
    ObjectiveBase,
    TurnEndBase,
    TurnStartBase,
)
from teg_nb.engine.games.common.endings import ending_text, tally
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Card, Continent, Country, Objective, Seat
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue

if TYPE_CHECKING:
    from teg_nb.engine.games.tgm.settings import Settings as TgmSettings


def objective_text(objective: int, settings: TgmSettings, lang: str = "es") -> str:
    """Format an objective as a table plays it, with numbers and colours filled in.

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


def instead_text(objective: int, settings: TgmSettings, lang: str = "es") -> str:
    """Format the substitute for a colour that can no longer be destroyed (TGM-9.2).

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> instead_text(8, GAMES["tgm"].setup(("Verde", "Rojo", "Azul")).settings, "en")
    'Own 28 territories instead of eliminating Verde.'
    """
    seat = settings.seats[settings.objectives[objective].destroy]
    facts = {"territories": settings.fallback, "seat": seat}
    return catalogue("tgm").phrase("goals", "instead", lang, facts)


class TgmEvent(Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "tgm"


@lazy_dataclass
class GameStarted(TgmEvent):
    """The seats of a new match, and the armies of each at the start."""

    seats: tuple[Seat, ...]
    armies: int


@lazy_dataclass
class ObjectiveDealt(TgmEvent, ObjectiveBase):
    """The secret objective that a seat got."""

    seat: Seat
    objective: Objective
    secret: ClassVar[tuple[str, ...]] = ("objective",)


@lazy_dataclass
class TerritoriesDealt(TgmEvent):
    """The first army in every territory, and the armies that each seat has yet to place."""

    owner: tuple[int, ...]
    due: tuple[int, ...]


@lazy_dataclass
class ArmiesPlaced(TgmEvent):
    """Armies added to a territory."""

    seat: Seat
    country: Country
    armies: int


@lazy_dataclass
class TurnStarted(TgmEvent, TurnStartBase):
    """The start of a turn, with the armies for territories and for continents."""

    seat: Seat
    round: int
    base: int
    continents: tuple[Continent, ...]
    armies: int


@lazy_dataclass
class CardsExchanged(TgmEvent):
    """An exchanged set: its armies, its number in the match, and the territories rewarded."""

    seat: Seat
    cards: tuple[Card, ...]
    number: int
    armies: int
    bonuses: tuple[Country, ...]
    bonus: int


@lazy_dataclass
class PhaseChanged(TgmEvent):
    """The start of another phase of the turn."""

    seat: Seat
    phase: str

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the name of the new phase."""
        return {"what": catalogue("tgm").label("moments", self.phase, lang)}


@lazy_dataclass
class AttackDeclared(TgmEvent):
    """An attack, and the number of attack dice."""

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    dice: int


@lazy_dataclass
class DefenceDeclared(TgmEvent):
    """The number of defence dice."""

    seat: Seat
    target: Country
    dice: int


@lazy_dataclass
class DiceRolled(TgmEvent, DiceBattleBase):
    """One throw, with sorted dice, and the losses of each side."""

    seat: Seat
    defender: Seat
    source: Country
    target: Country
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    losses_attack: int
    losses_defence: int


@lazy_dataclass
class TerritoryConquered(TgmEvent, ConquestBase):
    """A conquest: the surviving attackers occupy the territory."""

    seat: Seat
    source: Country
    country: Country
    loser: Seat
    armies: int


@lazy_dataclass
class ArmiesMovedIn(TgmEvent):
    """Further armies that entered the conquered territory."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@lazy_dataclass
class DeckReshuffled(TgmEvent):
    """The return of the discards to the deck."""

    number: int


@lazy_dataclass
class CardDrawn(TgmEvent):
    """A card that a seat drew. Only the seat knows it, unless hands are public."""

    seat: Seat
    card: Card
    public: bool
    secret: ClassVar[tuple[str, ...]] = ("card",)

    def known_to(self, viewer: int | None) -> bool:
        """Return True for the seat that drew it, or for all if hands are public (TGM-D-18)."""
        return self.public or viewer == self.seat


@lazy_dataclass
class ArmiesFortified(TgmEvent):
    """The displacement of the turn."""

    seat: Seat
    source: Country
    target: Country
    armies: int


@lazy_dataclass
class PlayerEliminated(TgmEvent, EliminationBase):
    """The loss of the last territory. The cards are discarded, and the objective is shown."""

    seat: Seat
    by: Seat
    cards: tuple[Card, ...]
    objective: Objective

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the text of the objective."""
        if self.objective < 0:
            return {}
        return {"shown": objective_text(self.objective, cast("TgmSettings", settings), lang)}


@lazy_dataclass
class ObjectiveChanged(TgmEvent):
    """Another seat destroyed the colour of an objective.

    Only the owner of the objective learns it.
    """

    seat: Seat
    territories: int
    silent: ClassVar[bool] = True


@lazy_dataclass
class TurnEnded(TgmEvent, TurnEndBase):
    """The end of a turn."""

    seat: Seat


@lazy_dataclass
class RoundEnded(TgmEvent):
    """The end of a round: every living seat has had its turn."""

    round: int


@lazy_dataclass
class GameEnded(TgmEvent):
    """The end of the match. It shows all objectives, by seat.

    Attributes
    ----------
    territories : int
        Number that won instead of a colour that the winner could not destroy (TGM-9.2), or 0.
    counts : tuple[tuple[int, ...], ...]
        Territories and armies by seat, if the limit of rounds ended the match (TGM-D-19).
    """

    winners: tuple[Seat, ...]
    reason: str
    objectives: tuple[Objective, ...]
    territories: int = 0
    counts: tuple[tuple[int, ...], ...] = ()

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return how the match ended: by which objective, or with how many territories."""
        phrases, own = catalogue("tgm"), cast("TgmSettings", settings)
        facts: dict[str, object] = {
            "number": len(own.board.countries),
            "rounds": own.options.max_rounds,
        }
        if self.reason == "objective" and self.objectives[self.winners[0]] >= 0:
            text = instead_text if self.territories else objective_text
            shown = text(self.objectives[self.winners[0]], own, lang)
            facts["objective"] = shown[:1].lower() + shown[1:]
        if self.counts:
            names = [phrases.label("standings", name, lang) for name in ("countries", "armies")]
            facts["tally"] = tally(own, dict(zip(names, self.counts, strict=True)), lang)
        return {"ending": ending_text(own, self.winners, self.reason, lang, **facts)}
