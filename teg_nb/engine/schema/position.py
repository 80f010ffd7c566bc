"""Declarations of positions and observations.

A game declares its position in two dataclasses, and its observation in a third:

- ``Public``: the fields that everybody sees;
- ``State(Public, Position)``: all fields; those of the state alone are secret;
- ``Observation(Public, ObservationBase)``: the public fields, and further knowledge of the viewer.

A field declares its meaning by its type (see `teg_nb.engine.schema.field_types`) or by
`state_field`. The copy, the initial position, the dump and the public part of an observation are
derived from these declarations. An observation cannot hold the secret fields of ``State``.

Examples
--------
>>> from dataclasses import dataclass
>>> from teg_nb.engine.games import GAMES
>>> @dataclass(slots=True, kw_only=True, repr=False)
... class Public:
...     settings: object
...     turn: int = state_field("seat", 0)
...     armies: list[int] = state_field("country:count", 0)
>>> @dataclass(slots=True, kw_only=True, repr=False)
... class State(Public, Position):
...     hands: tuple[int, ...] = state_field("seat:{country}", 0)
>>> @dataclass(slots=True, kw_only=True, repr=False)
... class Observation(Public, ObservationBase):
...     hand: int
>>> state = State.initial(GAMES["teg"].setup(2).settings, turn=1)
>>> state.hands, state.copy() == state, state.copy().armies is state.armies
((0, 0), True, False)
>>> written(state)["turn"], written(state)["hands"]
('Negro', {'Blanco': [], 'Negro': []})
>>> seen = Observation.from_state(state)
>>> seen.turn, hasattr(seen, "hands")
(1, False)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Self, TypeVar, cast

from teg_nb.engine.actions import Action, LogEntryView
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.legal_actions import LegalActions
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.plugins import picture_function
from teg_nb.engine.schema.field_types import (
    UNSPECIFIED,
    Convert,
    FieldType,
    MapOf,
    NameTable,
    Seat,
    cache_per_match,
    field_types,
    parse_field_type,
)
from teg_nb.engine.settings import Settings

if TYPE_CHECKING:
    from teg_nb.engine.svg.board import Picture

_EACH = "each"


def state_field(
    spec: str | FieldType = "", initial: object = MISSING, *, name: str = "", dumped: bool = True
) -> FieldValue:
    """Declare a position field whose type alone does not describe it.

    Parameters
    ----------
    spec : str or FieldType
        Meaning of its numbers; default: from its type. See `teg_nb.engine.schema.field_types`.
    initial : optional
        Its value in the initial position; for a `MapOf`, the value of every member. Without a
        value, callers of `Position.initial` pass one.
    name : str
        Its name in a dump. Default: the name of the field.
    dumped : bool
        True if the dump has an entry for the field. Other fields follow from dumped ones, or the
        game writes them together with those.
    """
    declared = spec and parse_field_type(spec)
    per_member = isinstance(declared, MapOf)
    metadata = {
        "form": declared,
        "name": name,
        "kept": dumped,
        _EACH: initial if per_member else MISSING,
    }
    return (
        field(metadata=metadata)
        if per_member or initial is MISSING
        else field(default=initial, metadata=metadata)
    )


class Position:
    """The base of positions: methods derived from their declared fields."""

    __slots__ = ()

    if TYPE_CHECKING:  # a property, so that a game may declare a class of its own

        @property
        def settings(self) -> Settings:
            """The settings of the match."""

    phase: str
    turn: int
    round: int

    @classmethod
    def initial(cls, settings: Settings, **given: object) -> Self:
        """Return the initial position, with the field values in `given`."""
        for item in fields(cls):  # type: ignore[arg-type]  # every position is a dataclass
            empty = item.metadata.get(_EACH, MISSING)
            if empty is not MISSING and item.name not in given:
                names = settings.vocabulary[item.metadata["form"].kind]
                given[item.name] = _typed(item)([empty] * len(names))
        build: Callable[..., Self] = cls
        return build(settings=settings, **given)

    def copy(self) -> Self:
        """Return a copy that shares no lists with this position."""
        # The first call compiles the method of the class and replaces this one.
        kind = type(self)
        type.__setattr__(kind, "copy", _compiled(kind, kind, copied=True))
        return kind.copy(self)

    def picture(self, **drawn: object) -> Picture:
        """Draw the board; see the function ``picture`` of the game."""
        return cast("Picture", picture_function(self.settings.game)(self, **drawn))

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __repr__(self) -> str:
        seat = self.settings.seats[self.turn]
        return f"<{self.settings.game} position: round {self.round}, {seat}, {self.phase}>"


@dataclass(kw_only=True, repr=False)
class ObservationBase:
    """The base of observations, with their common fields.

    Attributes
    ----------
    viewer : int or None
        Seat of the viewer; None for a spectator.
    to_move : int
        Awaited seat, `CHANCE` or `NOBODY`.
    legal_actions : LegalActions
        Legal actions of the viewer.
    history : sequence of LogEntryView
        The log as the viewer may read it; empty if only a position was observed.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def settings(self) -> Settings:
            """The settings of the match."""

    viewer: Seat | None
    to_move: int
    legal_actions: LegalActions[Action]
    history: Sequence[LogEntryView] = field(default=(), compare=False, repr=False)

    @classmethod
    def from_state(cls, state: Position) -> Self:
        """Return the public part of a position, sharing its lists; the game adds the rest.

        The ``history``, the log as the viewer may read it, is empty; see `Match.observe`.
        """
        type.__setattr__(
            cls, "from_state", staticmethod(_compiled(cls, _public(cls), copied=False))
        )
        return cls.from_state(state)

    def detach(self) -> Self:
        """Replace the lists of this observation by copies; return the observation.

        Later edits of the position do not change it.
        """
        kind = type(self)
        type.__setattr__(kind, "detach", _parted(kind))
        return kind.detach(self)

    def __repr__(self) -> str:
        names = (item.name for item in fields(self) if item.repr)
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__name__}({shown})"


def _public(kind: type) -> type:
    """Return the base class that an observation shares with its position."""
    return next(base for base in kind.__bases__ if base is not ObservationBase)


Made = TypeVar("Made")

# Code that copies a field value, by the beginning of its type. Other values are never edited.
_COPIES = {
    "list[list[": "[row[:] for row in old.{0}]",
    "list[": "old.{0}[:]",
    "dict[": "old.{0}.copy()",
}


def _copier(item: Field[object]) -> str:
    """Return the code that copies the value of a field; empty if it is never edited."""
    return next((code for start, code in _COPIES.items() if str(item.type).startswith(start)), "")


def _compiled(kind: type[Made], declared: type, *, copied: bool) -> Callable[[object], Made]:
    """Compile a function that creates a `kind` from the `declared` fields of another object.

    Compiled code, as in dataclasses, is as fast as code written by hand.
    """
    lines = ["    new = blank(kind)"]
    for item in fields(declared):
        code = (copied and _copier(item)) or "old.{0}"
        lines.append(f"    new.{item.name} = " + code.format(item.name))
    if not copied:
        lines.append("    new.history = ()")
    return _function([*lines, "    return new"], kind)


def _parted(kind: type) -> Callable[[ObservationBase], ObservationBase]:
    """Compile a function that replaces the lists of a `kind` by copies."""
    copiers = {item.name: _copier(item) for item in fields(kind)}
    lines = [f"    old.{name} = {code.format(name)}" for name, code in copiers.items() if code]
    return _function([*lines, "    return old"], kind)


def _function(lines: list[str], kind: type[Made]) -> Callable[[object], Made]:
    """Compile a function of `old` from the lines of its body."""
    lines = ["def make(old):", *lines]
    space: dict[str, object] = {"blank": object.__new__, "kind": kind}
    exec("\n".join(lines), space)
    return cast("Callable[[object], Made]", space["make"])


def _typed(item: Field[object]) -> Callable[[Sequence[object]], Sequence[object]]:
    """Return the type of the values of a field: list or tuple."""
    return list if str(item.type).startswith("list") else tuple


# As JSON


@cache
def _kept(kind: type) -> tuple[tuple[str, str, FieldType, bool], ...]:
    """Return the dumped fields of a position.

    For a field: its name, its name in the dump, its type, and True if it is a list.
    """
    forms = field_types(kind)
    return tuple(
        (item.name, item.metadata.get("name") or item.name, forms[item.name], _typed(item) is list)
        for item in fields(kind)
        if forms[item.name] is not UNSPECIFIED and item.metadata.get("kept", True)
    )


@cache_per_match
def writer(said: str | FieldType, settings: Settings) -> Convert:
    """Return a function that writes values of a field type as JSON, in the names of a match."""
    return parse_field_type(said).writer(NameTable(settings.vocabulary))


@cache_per_match
def reader(said: str | FieldType, settings: Settings, name: str) -> Convert:
    """Return a function that reads values of a form from JSON; its errors call the value `name`."""
    return parse_field_type(said).reader(NameTable(settings.vocabulary), name)


@cache_per_match
def _writers(kind: type, settings: Settings) -> tuple[tuple[str, str, Convert], ...]:
    return tuple((part, name, writer(form, settings)) for part, name, form, _ in _kept(kind))


@cache_per_match
def _readers(kind: type, settings: Settings) -> tuple[tuple[str, str, Convert, bool], ...]:
    return tuple(
        (part, name, reader(form, settings, name), is_list)
        for part, name, form, is_list in _kept(kind)
    )


def dumped(state: Position, version: int, **more: object) -> JsonObject:
    """Dump a position as JSON values: its table, its fields by name, and additions of the game."""
    settings = state.settings
    return {
        "game": settings.game,
        "version": version,
        "seats": list(settings.seats),
        "options": settings.options.changed(),
        **written(state),
        **more,
    }


def written(state: Position) -> JsonObject:
    """Return the dumped fields of a position as JSON values, by name."""
    writers = _writers(type(state), state.settings)
    return {name: write(getattr(state, part)) for part, name, write in writers}


State = TypeVar("State", bound=Position)


def read(state: State, data: JsonMapping) -> State:
    """Read the dumped fields into an empty position, and return the position.

    Raises
    ------
    BadMessage
        If a field is missing or mistyped. The message names the field and the right form.
    """
    for part, name, read_one, is_list in _readers(type(state), state.settings):
        if name not in data:
            raise BadMessage("lacks", name=state.settings.game, part=name)
        value = read_one(data[name])
        setattr(state, part, list(value) if is_list else value)
    return state
