"""Actions of seats and chance, and the events that result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import ClassVar, NamedTuple, cast

from teg_nb.engine.schema.field_types import FieldType, OptionalSeat, field_types
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue

CHANCE = -1
"""The player of dice and cards: the value of `to_move` when one of them is due."""

NOBODY = -2
"""The value of `to_move` when the game is over."""

ALL = "all"
"""The viewer that sees every secret: for a teacher, or once the match is over."""


def snake_case(name: str) -> str:
    """Return the name of a class in snake case.

    Examples
    --------
    >>> snake_case("EndTurn")
    'end_turn'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class _Fields:
    """Descriptor that computes `Action.fields` on first access."""

    def __get__(self, action: Action | None, kind: type[Action]) -> Mapping[str, FieldType]:
        last = {part.name for part in fields(kind) if part.kw_only}
        named = sorted(field_types(kind).items(), key=lambda pair: pair[0] in last)
        kind.fields = {name: form for name, form in named if name != "seat"}
        return kind.fields


class _Clause:
    """Descriptor that looks up `Event.clause` on first access."""

    def __get__(self, event: Event | None, kind: type[Event]) -> str:
        kind.clause = catalogue(kind.game).news_clause(kind.kind) if kind.kind else ""
        return kind.clause


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a seat or of chance. One subclass per verb.

    Attributes
    ----------
    seat : int
        Acting seat, or `CHANCE`.
    """

    seat: OptionalSeat

    verb: ClassVar[str] = ""
    """Word for the action in logs and messages: the class name in snake case (``end_turn``)."""
    fields: ClassVar[Mapping[str, FieldType]] = {}
    """Arguments in order, keyword-only ones last, with their field types.

    See `teg_nb.engine.schema.field_types`.
    """
    amount: ClassVar[str] = ""
    """Name of the argument that counts armies, or ``""``; `fold_actions` folds it."""
    least: ClassVar[int] = 1
    """Smallest amount that is ever legal."""
    reach: ClassVar[int | None] = None
    """Largest number of borders between source and target; None for any number."""

    def __init_subclass__(cls) -> None:
        if "verb" not in vars(cls):
            cls.verb = snake_case(cls.__name__)
        cls.fields = cast("Mapping[str, FieldType]", _Fields())


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that results from an action. Events can be recomputed, so logs do not save them."""

    game: ClassVar[str] = ""
    """Name of the game. Each game has its own base class for events."""
    kind: ClassVar[str] = ""
    """Word for the event in the catalogue: the class name in snake case (``card_drawn``)."""
    clause: ClassVar[str] = ""
    """Clause behind the event, from the catalogue."""
    role: ClassVar[str] = ""
    """Name shared by the events of all games that derive from one base, such as ``conquest``."""
    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the seat of the event may see."""
    silent: ClassVar[bool] = False
    """True if other seats do not even learn that the event happened."""
    asks: ClassVar[str] = ""
    """Name of the field with a seat that may want to answer out of turn."""

    def __init_subclass__(cls) -> None:
        if cls.game and "kind" not in vars(cls) and "game" not in vars(cls):
            cls.kind = snake_case(cls.__name__)
        if "clause" not in vars(cls):
            cls.clause = cast(str, _Clause())

    def known_to(self, viewer: int | None) -> bool:
        """Return True if a viewer may see the secret fields: by default, the seat of the event."""
        return viewer is not None and viewer == getattr(self, "seat", None)

    def words(self, settings: Settings, lang: str) -> Mapping[str, object]:
        """Return facts for the news that no field holds in readable form; games override it."""
        return {}


# Tables recognise an event of any game by these bases. Its class also derives from the game's own.


class BattleBase(Event):
    """A decided attack, with or without dice: a row of the battles table."""

    __slots__ = ()
    role = "fought"
    seat: int
    defender: int


class DiceBattleBase(BattleBase):
    """An attack between two countries decided by dice."""

    __slots__ = ()
    role = "throw"
    source: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    losses_attack: int
    losses_defence: int


class ConquestBase(Event):
    """The conquest of a country from another seat, the loser."""

    __slots__ = ()
    role = "conquest"
    seat: int
    country: int
    loser: int


class EliminationBase(Event):
    """The elimination of a seat."""

    __slots__ = ()
    role = "elimination"
    seat: int
    by: int


class ObjectiveBase(Event):
    """The assignment of one or more objectives to a seat."""

    __slots__ = ()
    role = "goal"
    seat: int


class TurnStartBase(Event):
    """The start of a seat's turn."""

    __slots__ = ()
    role = "turn_start"
    seat: int


class TurnEndBase(Event):
    """The end of a seat's turn."""

    __slots__ = ()
    role = "turn_end"
    seat: int


class LogEntryView(NamedTuple):
    """A log entry as a seat sees it.

    Attributes
    ----------
    action : Action or None
        The action, with its secrets hidden; None if the viewer may know the events only.
    events : tuple[Event, ...]
        Events that the viewer may know of; fields hidden from the viewer are None.
    """

    action: Action | None
    events: tuple[Event, ...]
