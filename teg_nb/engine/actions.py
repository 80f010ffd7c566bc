"""Actions of seats and chance, and the events that come of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, NamedTuple, cast

from teg_nb.engine.schema.field_types import FieldType, OptionalSeat, field_types
from teg_nb.engine.text.catalogue import catalogue

CHANCE = -1
"""The player of dice and cards: `to_move` when one of them is due."""

NOBODY = -2
"""`to_move` when the game is over."""

ALL = "all"
"""The viewer that sees every secret: for a teacher, or once the match is over."""


def snake_case(name: str) -> str:
    """The name of a class as one word.

    Examples
    --------
    >>> snake_case("EndTurn")
    'end_turn'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class _Fields:
    """`Action.fields`, worked out when it is first asked for."""

    def __get__(self, action: Action | None, kind: type[Action]) -> Mapping[str, FieldType]:
        kind.fields = {name: form for name, form in field_types(kind).items() if name != "seat"}
        return kind.fields


class _Clause:
    """`Event.clause`, looked up when it is first asked for."""

    def __get__(self, event: Event | None, kind: type[Event]) -> str:
        kind.clause = catalogue(kind.game).news_clause(kind.kind) if kind.kind else ""
        return kind.clause


def _set_directly(kind: Any) -> None:
    """Have a frozen dataclass set its slots themselves: by name it takes twice as long.

    A match makes several of them at each entry. It is called when the class has got its slots.
    """
    if "__slots__" not in vars(kind) or "__dataclass_fields__" not in vars(kind):
        return
    parts = fields(kind)
    if any(each.default_factory is not MISSING or each.kw_only or not each.init for each in parts):
        return
    space: dict[str, Any] = {f"default_{each.name}": each.default for each in parts}
    space |= {f"set_{each.name}": getattr(kind, each.name).__set__ for each in parts}
    optional = {each.name for each in parts if each.default is not MISSING}
    given = [n + f"=default_{n}" * (n in optional) for n in (each.name for each in parts)]
    lines = [f"    set_{each.name}(self, {each.name})" for each in parts]
    exec("\n".join([f"def __init__({', '.join(['self', *given])}):", *lines, "    pass"]), space)
    kind.__init__ = space["__init__"]


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a seat, or chance, does. One subclass per verb.

    Attributes
    ----------
    seat : int
        Who acts: a seat, or `CHANCE`.
    """

    seat: OptionalSeat

    verb: ClassVar[str] = ""
    """The word for it in logs and messages: the name of the class, as ``end_turn`` of EndTurn."""
    fields: ClassVar[Mapping[str, FieldType]] = {}
    """Arguments in order, each with its form, by its type; see
    `teg_nb.engine.schema.field_types`.
    """
    amount: ClassVar[str] = ""
    """The argument that is a number of armies, if there is one; `menu` folds it."""
    least: ClassVar[int] = 1
    """The smallest amount that is ever legal."""
    reach: ClassVar[int | None] = None
    """How many borders lie between its source and its target at most; None: any number."""

    def __init_subclass__(cls) -> None:
        if "verb" not in vars(cls):
            cls.verb = snake_case(cls.__name__)
        cls.fields = cast("Mapping[str, Form]", _Fields())
        _set_directly(cls)


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that came of an action. It can always be computed again, so it is not saved."""

    game: ClassVar[str] = ""
    """The game that it is of; each has a base of its own for its events."""
    kind: ClassVar[str] = ""
    """The word for it in the catalogue: the name of the class, as ``card_drawn`` of CardDrawn."""
    clause: ClassVar[str] = ""
    """The clause that it rests on, by the catalogue."""
    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the seat of the event may see."""
    silent: ClassVar[bool] = False
    """Whether other seats do not even learn that it happened."""
    asks: ClassVar[str] = ""
    """The field that names a seat that may want to answer, out of turn."""

    def __init_subclass__(cls) -> None:
        if cls.game and "kind" not in vars(cls) and "game" not in vars(cls):
            cls.kind = snake_case(cls.__name__)
        if "clause" not in vars(cls):
            cls.clause = cast(str, _Clause())
        _set_directly(cls)

    def known_to(self, viewer: int | None) -> bool:
        """Whether a viewer may see the secret fields: the seat of the event, as a rule."""
        return viewer is not None and viewer == getattr(self, "seat", None)

    def words(self, settings: Any, lang: str) -> Mapping[str, Any]:
        """Facts for the news that no field has as it is read; the game words them."""
        return {}


# What an event is to the tables, in any game: a base of its class, beside the game's own.


class BattleBase(Event):
    """An attack has been decided, by dice or without: a row of the battles."""

    __slots__ = ()
    seat: int
    defender: int


class DiceBattleBase(BattleBase):
    """It was decided by dice, between two countries."""

    __slots__ = ()
    source: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    losses_attack: int
    losses_defence: int


class ConquestBase(Event):
    """A seat has taken a country from another, the loser."""

    __slots__ = ()
    seat: int
    country: int
    loser: int


class EliminationBase(Event):
    """A seat is out of the game."""

    __slots__ = ()
    seat: int
    by: int


class ObjectiveBase(Event):
    """A seat has got its objective, or several."""

    __slots__ = ()
    seat: int


class TurnStartBase(Event):
    """The turn of a seat begins."""

    __slots__ = ()
    seat: int


class TurnEndBase(Event):
    """The turn of a seat is over."""

    __slots__ = ()
    seat: int


class LogEntryView(NamedTuple):
    """An entry of a log as a seat has heard of it.

    Attributes
    ----------
    action : Action or None
        With what the viewer may not see hidden; None if it may not know the action, only events.
    events : tuple[Event, ...]
        Those that the viewer may know of; fields that it may not see are None.
    """

    action: Action | None
    events: tuple[Event, ...]
