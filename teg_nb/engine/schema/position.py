"""What a position is made of, said once.

A game declares its position in two dataclasses, and what a viewer may know of it in a third:

- ``Public``: what everybody sees;
- ``State(Public, Position)``: all of it; what only the state has, nobody sees as it is;
- ``Observation(Public, ObservationBase)``: the public part, and what the viewer may know besides.

Each field says what it means by its type (see `teg_nb.engine.schema.field_types`) or by `part`.
From that follow
the copy, the position before anything has happened, the dump, and the public part of an
observation, which cannot hold what ``State`` alone has.

Examples
--------
>>> from dataclasses import dataclass
>>> from teg_nb.engine.games import GAMES
>>> @dataclass(slots=True, kw_only=True, repr=False)
... class Public:
...     settings: Any
...     turn: int = state_field("seat", 0)
...     armies: list[int] = state_field("country:count", 0)
>>> @dataclass(slots=True, kw_only=True, repr=False)
... class State(Public, Position):
...     hands: tuple[int, ...] = state_field("seat:{country}", 0)
>>> @dataclass(slots=True, kw_only=True, repr=False)
... class Observation(Public, ObservationBase):
...     hand: int
>>> state = State.empty(GAMES["teg"].setup(2).settings, turn=1)
>>> state.hands, state.copy() == state, state.copy().armies is state.armies
((0, 0), True, False)
>>> written(state)["turn"], written(state)["hands"]
('Negro', {'Blanco': [], 'Negro': []})
>>> seen = Observation.of(state)
>>> seen.turn, hasattr(seen, "hands")
(1, False)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeVar

from teg_nb.engine.actions import Action, LogEntryView
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.legal_actions import LegalActions
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

if TYPE_CHECKING:
    from teg_nb.engine.svg.board import Picture

_EACH = "each"


def state_field(
    spec: str | FieldType = "", initial: Any = MISSING, *, name: str = "", dumped: bool = True
) -> Any:
    """A field of a position, where its type does not say all.

    Parameters
    ----------
    said : str or Form
        What its numbers mean; default: what its type says. See `teg_nb.engine.schema.field_types`.
    empty : optional
        Its value before anything has happened: of each one, where the form is one for each.
        Without it, `Position.empty` has to be told.
    name : str
        What it is called in a dump. Default: as the field.
    kept : bool
        Whether it stands in a dump by itself. What does not, follows from other fields, or is
        written together with them by the game.
    """
    own = spec and parse_field_type(spec)
    each = isinstance(own, MapOf)
    about = {"form": own, "name": name, "kept": dumped, _EACH: initial if each else MISSING}
    return (
        field(metadata=about)
        if each or initial is MISSING
        else field(default=initial, metadata=about)
    )


class Position:
    """The base of positions: what follows from their fields."""

    __slots__ = ()

    settings: Any
    phase: str
    turn: int
    round: int

    @classmethod
    def initial(cls, settings: Any, **given: Any) -> Self:
        """The position before anything has happened, but for what is `given`."""
        for each in fields(cls):  # type: ignore[arg-type]  # every position is a dataclass
            empty = each.metadata.get(_EACH, MISSING)
            if empty is not MISSING and each.name not in given:
                names = settings.vocabulary[each.metadata["form"].kind]
                given[each.name] = _typed(each)([empty] * len(names))
        made: Callable[..., Self] = cls
        return made(settings=settings, **given)

    def copy(self) -> Self:
        """A position that shares no list with this one."""
        # Compiled for the class when it is first asked for, and called by itself from then on.
        kind = type(self)
        type.__setattr__(kind, "copy", _compiled(kind, kind, copied=True))
        return kind.copy(self)

    def picture(self, **drawn: Any) -> Picture:
        """The board as a picture; see the function ``picture`` of the game."""
        picture: Picture = picture_function(self.settings.game)(self, **drawn)
        return picture

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __repr__(self) -> str:
        seat = self.settings.seats[self.turn]
        return f"<{self.settings.game} position: round {self.round}, {seat}, {self.phase}>"


@dataclass(kw_only=True, repr=False)
class ObservationBase:
    """The base of observations, with what each of them has.

    Attributes
    ----------
    viewer : int or None
        The seat that looks; None for a spectator.
    to_move : int
        The seat that the game waits for, `CHANCE` or `NOBODY`.
    legal_actions : LegalActions
        The viewer's own.
    history : sequence of Told
        The log as the viewer may read it; empty where only a position was observed.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        settings: Any

    viewer: Seat | None
    to_move: int
    legal_actions: LegalActions[Action]
    history: Sequence[LogEntryView] = field(default=(), compare=False, repr=False)

    @classmethod
    def from_state(cls, state: Position) -> Self:
        """The public part of a position; the game says the rest. Lists are shared with it.

        Its ``history``, the log as the viewer may read it, is empty: see `Match.observe`.
        """
        type.__setattr__(cls, "of", staticmethod(_compiled(cls, _public(cls), copied=False)))
        return cls.from_state(state)

    def detach(self) -> Self:
        """Itself, with lists of its own: it stays as it is when the position is edited."""
        kind = type(self)
        type.__setattr__(kind, "apart", _parted(kind))
        return kind.detach(self)

    def __repr__(self) -> str:
        names = (each.name for each in fields(self) if each.repr)
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__name__}({shown})"


def _public(kind: type) -> type:
    """The class that an observation shares with its position."""
    return next(each for each in kind.__bases__ if each is not ObservationBase)


Made = TypeVar("Made")

# How the value of a field is copied, by the beginning of its type; others are never edited.
_COPIES = {
    "list[list[": "[each[:] for each in old.{0}]",
    "list[": "old.{0}[:]",
    "dict[": "old.{0}.copy()",
}


def _copier(each: Field[Any]) -> str:
    """What copies the value of a field, or nothing where it is never edited."""
    return next((code for start, code in _COPIES.items() if str(each.type).startswith(start)), "")


def _compiled(kind: type[Made], declared: type, *, copied: bool) -> Callable[[Any], Made]:
    """A function that makes a `kind` with the fields of `declared` of another position.

    It is written out and compiled, as dataclasses do, so that it costs what it would by hand.
    """
    lines = ["    new = blank(kind)"]
    for each in fields(declared):
        code = (copied and _copier(each)) or "old.{0}"
        lines.append(f"    new.{each.name} = " + code.format(each.name))
    if not copied:
        lines.append("    new.history = ()")
    return _function([*lines, "    return new"], kind)


def _parted(kind: type) -> Callable[[Any], Any]:
    """A function that gives a `kind` copies of the lists that it has."""
    copiers = {each.name: _copier(each) for each in fields(kind)}
    lines = [f"    old.{name} = {code.format(name)}" for name, code in copiers.items() if code]
    return _function([*lines, "    return old"], kind)


def _function(lines: list[str], kind: type[Made]) -> Callable[[Any], Made]:
    """A function of `old`, written out."""
    lines = ["def make(old):", *lines]
    space: dict[str, Any] = {"blank": object.__new__, "kind": kind}
    exec("\n".join(lines), space)
    make: Callable[[Any], Made] = space["make"]
    return make


def _typed(each: Field[Any]) -> Callable[[Sequence[Any]], Sequence[Any]]:
    """Whether the values of a field are a list or a tuple."""
    return list if str(each.type).startswith("list") else tuple


# As JSON


@cache
def _kept(kind: type[Any]) -> tuple[tuple[str, str, FieldType, bool], ...]:
    """What of a position stands in its dump by itself: field, name there, form, whether a list."""
    forms = field_types(kind)
    return tuple(
        (each.name, each.metadata.get("name") or each.name, forms[each.name], _typed(each) is list)
        for each in fields(kind)
        if forms[each.name] is not UNSPECIFIED and each.metadata.get("kept", True)
    )


@cache_per_match
def writer(said: str | FieldType, settings: Any) -> Convert:
    """What writes values of a form as JSON, in the names of a match."""
    return parse_field_type(said).writer(NameTable(settings.vocabulary))


@cache_per_match
def reader(said: str | FieldType, settings: Any, name: str) -> Convert:
    """What reads them back; `name` is what a refusal calls them."""
    return parse_field_type(said).reader(NameTable(settings.vocabulary), name)


@cache_per_match
def _writers(kind: type, settings: Any) -> tuple[tuple[str, str, Convert], ...]:
    return tuple((part, name, writer(said, settings)) for part, name, said, _ in _kept(kind))


@cache_per_match
def _readers(kind: type, settings: Any) -> tuple[tuple[str, str, Convert, bool], ...]:
    return tuple(
        (part, name, reader(said, settings, name), is_list)
        for part, name, said, is_list in _kept(kind)
    )


def dumped(state: Position, version: int, **more: Any) -> dict[str, Any]:
    """A position as JSON values: its table, its fields by name, and what the game adds to them."""
    settings = state.settings
    return {
        "game": settings.game,
        "version": version,
        "seats": list(settings.seats),
        "options": settings.options.changed(),
        **written(state),
        **more,
    }


def written(state: Position) -> dict[str, Any]:
    """The fields of a position that stand in its dump by themselves, as JSON values, by name."""
    writers = _writers(type(state), state.settings)
    return {name: write(getattr(state, part)) for part, name, write in writers}


State = TypeVar("State", bound=Position)


def read(state: State, data: Mapping[str, Any]) -> State:
    """Put what a dump says of those fields into a position, an empty one; returns it.

    Raises
    ------
    BadMessage
        If one is missing or mistyped; it names the field, and says what would be right.
    """
    for part, name, read_one, is_list in _readers(type(state), state.settings):
        if name not in data:
            raise BadMessage("lacks", name=state.settings.game, part=name)
        value = read_one(data[name])
        setattr(state, part, list(value) if is_list else value)
    return state
