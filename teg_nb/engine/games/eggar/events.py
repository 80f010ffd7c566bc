"""Events of EGGAR. The catalogue phrases each kind as news."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from teg_nb.engine.actions import BattleBase, EliminationBase, Event, TurnEndBase, TurnStartBase
from teg_nb.engine.games.common.endings import ending_text, tally
from teg_nb.engine.games.eggar.actions import Level, Question, Soldier, Square
from teg_nb.engine.games.eggar.grid import SOLDIERS
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import OptionalSeat, Seat
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue

if TYPE_CHECKING:
    from teg_nb.engine.games.eggar.settings import Settings as EggarSettings


def _number(soldier: int) -> str:
    """Format the number of a soldier on the board as a string, because 0 is a valid number."""
    return str(soldier % SOLDIERS)


class EggEvent(Event):
    """An event of this game."""

    __slots__ = ()
    game: ClassVar[str] = "eggar"


@lazy_dataclass
class GameStarted(EggEvent):
    """The game begins, with the turn of a seat."""

    seat: Seat


@lazy_dataclass
class TurnStarted(EggEvent, TurnStartBase):
    """A turn begins."""

    seat: Seat
    round: int


@lazy_dataclass
class MoveRolled(EggEvent):
    """The movement die: the steps of the turn."""

    seat: Seat
    die: int


@lazy_dataclass
class SoldierMoved(EggEvent):
    """A soldier has walked from a square along a path, up to its end."""

    seat: Seat
    soldier: Soldier
    source: Square
    path: tuple[Square, ...]

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the number of the soldier, its last square and its number of steps."""
        end = cast("EggarSettings", settings).board.names[self.path[-1]]
        return {"number": _number(self.soldier), "target": end, "steps": len(self.path)}


@lazy_dataclass
class PhaseChanged(EggEvent):
    """The next phase of the turn begins."""

    seat: Seat
    phase: str

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the part of the turn, as a verb."""
        return {"part": self.phase}


@lazy_dataclass
class AttackRolled(EggEvent, BattleBase):
    """One roll; `attack` has the dice of the soldiers, in their order. A tie is rolled again."""

    seat: Seat
    defender: Seat
    target: Soldier
    soldiers: tuple[Soldier, ...]
    attack: tuple[int, ...]
    defence: int
    tie: bool

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the numbers of the soldiers, the dice, and a mark for a tie."""
        size = "one" if len(self.soldiers) == 1 else "several"
        numbers = {"numbers": tuple(map(_number, self.soldiers))}
        return {
            "number": _number(self.target),
            "group": catalogue("eggar").phrase("groups", size, lang, numbers),
            "dice": tuple(map(str, self.attack)),
            "tied": "tie" if self.tie else None,
        }


class _ByCause:
    """The clause of a fallen soldier: by its cause, or that of the class."""

    def __get__(self, event: SoldierRemoved | None, kind: type[SoldierRemoved]) -> str:
        if event is None:
            return "EGG-6.4"
        return {"attack": "EGG-6.4", "defence": "EGG-6.5", "question": "EGG-7.5"}[event.cause]


@lazy_dataclass
class SoldierRemoved(EggEvent):
    """A soldier falls.

    Attributes
    ----------
    seat : int
        Its seat.
    square : int
        Square of the soldier before its fall.
    cause : str
        ``"attack"``: it was attacked; ``"defence"``: it attacked; ``"question"``.
    by : int
        The attacker, the defender, or the reader.
    """

    seat: Seat
    soldier: Soldier
    square: Square
    cause: str
    by: Seat
    clause: ClassVar[str] = cast(str, _ByCause())

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the number of the soldier."""
        return {"number": _number(self.soldier)}


@lazy_dataclass
class DeckReshuffled(EggEvent):
    """All cards of a level were used; they form a new pile."""

    level: Level
    number: int


@lazy_dataclass
class QuestionAsked(EggEvent):
    """A card is read; only the reader knows its right answer."""

    seat: Seat
    answerer: Seat
    level: Level
    question: Question
    answer: int
    secret: ClassVar[tuple[str, ...]] = ("answer",)

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the question, its choices, and the text of the right one."""
        text = cast("EggarSettings", settings).questions[self.question].text(lang)
        return {
            "question": text.question,
            "choices": " / ".join(text.choices),
            "answer": text.choices[self.answer],
        }


@lazy_dataclass
class QuestionAnswered(EggEvent):
    """The reply; -1 means no choice. The right answer is now public."""

    seat: Seat
    question: Question
    choice: int
    answer: int
    right: bool

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the texts of the reply and the right answer, and the verdict."""
        text = cast("EggarSettings", settings).questions[self.question].text(lang)
        return {
            "choice": text.choices[self.choice] if self.choice >= 0 else None,
            "answer": f"{text.choices[self.answer]}. {text.note}".removesuffix(" "),
            "verdict": "right" if self.right else "wrong",
        }


@lazy_dataclass
class FlagCaptured(EggEvent):
    """A soldier has entered the square of an enemy flag."""

    seat: Seat
    soldier: Soldier
    square: Square
    owner: Seat

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return the number of the soldier."""
        return {"number": _number(self.soldier)}


@lazy_dataclass
class PlayerEliminated(EggEvent, EliminationBase):
    """A seat has lost its last soldier."""

    seat: Seat
    by: Seat


@lazy_dataclass
class TurnEnded(EggEvent, TurnEndBase):
    """A turn is over."""

    seat: Seat


@lazy_dataclass
class RoundEnded(EggEvent):
    """Every living seat has played once."""

    round: int


@lazy_dataclass
class GameEnded(EggEvent):
    """The game is over.

    Attributes
    ----------
    owner : int
        The seat whose flag was captured, or -1.
    counts : tuple[int, ...]
        Soldiers by seat, if the limit of rounds ended the game (EGG-8.5).
    """

    winners: tuple[Seat, ...]
    reason: str
    owner: OptionalSeat = -1
    counts: tuple[int, ...] = ()

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return how the game ended: at which flag, or with how many soldiers."""
        own = cast("EggarSettings", settings)
        facts: dict[str, object] = {"rounds": own.options.max_rounds}
        if self.owner >= 0:
            facts["owner"] = own.seats[self.owner]
        if self.counts:
            name = catalogue("eggar").label("standings", "soldiers", lang)
            facts["tally"] = tally(own, {name: self.counts}, lang)
        return {"ending": ending_text(own, self.winners, self.reason, lang, **facts)}
