"""What comes of an action in EGGAR. The catalogue words each kind as news."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.game import Event
from teg_nb.engine.games.eggar.grid import SOLDIERS


def _number(soldier: int) -> str:
    """The number that the board shows on a soldier; as a word, for 0 is a number here."""
    return str(soldier % SOLDIERS)


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The game begins, with the turn of a seat."""

    seat: int
    kind: ClassVar[str] = "game_started"
    clause: ClassVar[str] = "EGG-3.2"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins."""

    seat: int
    round: int
    kind: ClassVar[str] = "turn_started"
    clause: ClassVar[str] = "EGG-4.1"


@dataclass(frozen=True, slots=True)
class MoveRolled(Event):
    """The movement die: the steps of the turn."""

    seat: int
    die: int
    kind: ClassVar[str] = "move_rolled"
    clause: ClassVar[str] = "EGG-5.1"


@dataclass(frozen=True, slots=True)
class SoldierMoved(Event):
    """A soldier has walked from a square along a path, as far as it went."""

    seat: int
    soldier: int
    source: int
    path: tuple[int, ...]
    kind: ClassVar[str] = "soldier_moved"
    clause: ClassVar[str] = "EGG-5.6"
    names: ClassVar[Mapping[str, str]] = {
        "soldier": "soldier",
        "source": "square",
        "path": "square",
    }

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Number of the soldier, where it ends, and how many steps it made."""
        end = settings.board.names[self.path[-1]]
        return {"number": _number(self.soldier), "target": end, "steps": len(self.path)}


@dataclass(frozen=True, slots=True)
class PhaseChanged(Event):
    """The next phase of the turn begins."""

    seat: int
    phase: str
    kind: ClassVar[str] = "phase_changed"
    clause: ClassVar[str] = "EGG-4.1"

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The part of the turn, as a verb."""
        return {"part": self.phase}


@dataclass(frozen=True, slots=True)
class AttackRolled(Event):
    """One roll; `attack` has the dice of the soldiers, in their order. A tie is rolled again."""

    seat: int
    defender: int
    target: int
    soldiers: tuple[int, ...]
    attack: tuple[int, ...]
    defence: int
    tie: bool
    kind: ClassVar[str] = "attack_rolled"
    clause: ClassVar[str] = "EGG-6.2"
    names: ClassVar[Mapping[str, str]] = {"target": "soldier", "soldiers": "soldier"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Numbers of the soldiers and of their dice, and whether it was a tie."""
        size = "one" if len(self.soldiers) == 1 else "several"
        numbers = {"numbers": tuple(map(_number, self.soldiers))}
        return {
            "number": _number(self.target),
            "group": catalogue("eggar").phrase("groups", size, lang, numbers),
            "dice": tuple(map(str, self.attack)),
            "tied": "tie" if self.tie else None,
        }


class _ByCause:
    """The clause of a soldier that falls: of the kind as such, or of what made this one fall."""

    def __get__(self, event: SoldierRemoved | None, kind: type[SoldierRemoved]) -> str:
        if event is None:
            return "EGG-6.4"
        return {"attack": "EGG-6.4", "defence": "EGG-6.5", "question": "EGG-7.5"}[event.cause]


@dataclass(frozen=True, slots=True)
class SoldierRemoved(Event):
    """A soldier falls.

    Attributes
    ----------
    seat : int
        Its seat.
    square : int
        Where it stood.
    cause : str
        ``"attack"``: it was attacked; ``"defence"``: it attacked; ``"question"``.
    by : int
        The attacker, the defender, or the reader.
    """

    seat: int
    soldier: int
    square: int
    cause: str
    by: int
    kind: ClassVar[str] = "soldier_removed"
    clause: ClassVar[str] = cast(str, _ByCause())
    names: ClassVar[Mapping[str, str]] = {"soldier": "soldier", "square": "square"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Number of the soldier."""
        return {"number": _number(self.soldier)}


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """All cards of a level had been used: they make a new pile."""

    level: int
    number: int
    kind: ClassVar[str] = "deck_reshuffled"
    clause: ClassVar[str] = "EGG-7.8"
    names: ClassVar[Mapping[str, str]] = {"level": "level"}


@dataclass(frozen=True, slots=True)
class QuestionAsked(Event):
    """A card is read; its right answer is for the reader alone."""

    seat: int
    answerer: int
    level: int
    question: int
    answer: int
    kind: ClassVar[str] = "question_asked"
    clause: ClassVar[str] = "EGG-7.1"
    secret: ClassVar[tuple[str, ...]] = ("answer",)
    names: ClassVar[Mapping[str, str]] = {
        "answerer": "seat",
        "level": "level",
        "question": "question",
    }

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The question, its choices, and the right one in words."""
        text = settings.questions[self.question].text(lang)
        return {
            "question": text.question,
            "choices": " / ".join(text.choices),
            "answer": text.choices[self.answer],
        }


@dataclass(frozen=True, slots=True)
class QuestionAnswered(Event):
    """The reply; -1 as a choice is none. Now the right answer is public."""

    seat: int
    question: int
    choice: int
    answer: int
    right: bool
    kind: ClassVar[str] = "question_answered"
    clause: ClassVar[str] = "EGG-7.3"
    names: ClassVar[Mapping[str, str]] = {"question": "question"}

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """The reply and the right answer in words, and whether it was right."""
        text = settings.questions[self.question].text(lang)
        return {
            "choice": text.choices[self.choice] if self.choice >= 0 else None,
            "answer": f"{text.choices[self.answer]}. {text.note}".removesuffix(" "),
            "verdict": "right" if self.right else "wrong",
        }


@dataclass(frozen=True, slots=True)
class FlagCaptured(Event):
    """A soldier has entered the square of an enemy flag."""

    seat: int
    soldier: int
    square: int
    owner: int
    kind: ClassVar[str] = "flag_captured"
    clause: ClassVar[str] = "EGG-5.9"
    names: ClassVar[Mapping[str, str]] = {
        "soldier": "soldier",
        "square": "square",
        "owner": "seat",
    }

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Number of the soldier."""
        return {"number": _number(self.soldier)}


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """A seat has lost its last soldier."""

    seat: int
    by: int
    kind: ClassVar[str] = "player_eliminated"
    clause: ClassVar[str] = "EGG-8.1"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over."""

    seat: int
    kind: ClassVar[str] = "turn_ended"
    clause: ClassVar[str] = "EGG-7.7"


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Every living seat has played once."""

    round: int
    kind: ClassVar[str] = "round_ended"
    clause: ClassVar[str] = "EGG-8.5"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]
    reason: str
    kind: ClassVar[str] = "game_ended"
    clause: ClassVar[str] = "EGG-8.3"
