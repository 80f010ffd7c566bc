"""What a number means: the one grammar in which actions, events and positions say it.

Inside the engine a country, a seat or a card is a number; people read and write its printed name.
A *form* is the short text that says which:

=================== ======================================== ===========================
form                the value                                as JSON
=================== ======================================== ===========================
``count``           an int                                   ``3``
``die``             an int from 1 to 6                       ``6``
``flag``            a bool                                   ``true``
``word``            a str                                    ``"combat"``
``country``, ...    a number of that kind of the vocabulary  ``"Chile"``
``seat?``           -1 for none; None where it is no number  ``"Rojo"``, ``null``
``country*``        a tuple, of any length                   ``["Chile", "Cuba"]``
``country+count``   a tuple of just those                    ``["Chile", 3]``
``{card}``          a bit set                                ``["Chile", "Cuba"]``
``seat:count``      a tuple, one for each seat               ``{"Rojo": 3, "Azul": 0}``
``[seat]count``     the same, written in the order of seats  ``[3, 0]``
``country?:seat``   the same, -1 for those that have none    ``{"Chile": "Rojo"}``
``good?:count``     the same, 0 for those that have none     ``{"Metal": 3}``
=================== ======================================== ===========================

A ``*`` or ``?`` at the end is for all that stands before it (``country+count*`` is a list of
pairs), but for what is before a colon or in brackets; ``(...)`` keeps together. `form` makes a
`FieldType` of such a text: whoever wants to know what a value is asks it, and does not cut the text.

A field has the form of its type: ``int`` is a ``count``, `Seat` a ``seat``, ``tuple[Card, ...]`` a
``card*``, ``tuple[Country, Country] | None`` a ``country+country?``. A game names its own kinds
with ``Square = Annotated[int, "square"]``; `teg_nb.engine.schema.position.part` says what a type
cannot.
Named tuples have forms made by `row` and `record`, and `Nullable`, `ListOf` and `MapOf` of those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, partial, wraps
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from teg_nb.engine.board import bit_set, closest_name, members, normalize_name
from teg_nb.engine.errors import BadMessage

Seat = Annotated[int, "seat"]
Country = Annotated[int, "country"]
Continent = Annotated[int, "continent"]
Card = Annotated[int, "card"]
Objective = Annotated[int, "objective"]
Situation = Annotated[int, "situation"]
Die = Annotated[int, "die"]

OptionalSeat = Annotated[int, "seat?"]
"""A seat, or -1 for none."""
OptionalCountry = Annotated[int, "country?"]
"""A country, or -1 for none."""

PLAIN = ("count", "die", "flag", "word")
"""Forms that are no kind of the vocabulary."""

Convert = Callable[[Any], Any]
Function = TypeVar("Function", bound=Callable[..., Any])


def cache_per_match(function: Function) -> Function:
    """Make a function of something, the settings of a match and more work out its value once.

    Settings are told apart as objects: there is one for a match, and their hash is slow.
    """
    kept: dict[tuple[object, ...], tuple[object, object]] = {}

    def recall(what: object, settings: object, *more: object) -> object:
        key = (what, id(settings), *more)
        found = kept.get(key)
        if found is None:
            if len(kept) >= 4096:
                kept.clear()
            found = kept[key] = settings, function(what, settings, *more)
        return found[1]

    return cast(Function, wraps(function)(recall))


class NameTable:
    """The printed names of a match, by kind, and how what cannot be read is refused.

    Parameters
    ----------
    vocabulary : mapping
        Printed names by kind.
    longest : int, optional
        Most entries of a list.
    """

    def __init__(self, vocabulary: Mapping[str, Sequence[str]], longest: int = 1_000_000) -> None:
        self.vocabulary = vocabulary
        self.longest = longest

    def unknown(self, kind: str, name: str, value: str) -> Exception:
        """The refusal of a name that no `kind` has, of the field `name`."""
        close = closest_name(value, self.vocabulary[kind])
        return BadMessage("no_name", name=name, kind=kind, value=value, near=close)

    def count(self, name: str, value: object) -> int:
        """A count, as the field `name` may have it."""
        if type(value) is not int or value < 0:
            raise BadMessage("not_whole", name=name, value=value)
        return value


class FieldType:
    """A form, ready to write values and to read them; `form` makes it of its text."""

    none: int | None = None
    """What stands for a value that is missing."""

    @property
    def non_null(self) -> FieldType:
        """The form of a value that is not missing."""
        return self.form if isinstance(self, Nullable) else self

    @property
    def element(self) -> FieldType:
        """The form of a value that is not missing, or of each where there are many."""
        return self.form.element if isinstance(self, Nullable | ListOf) else self

    def kinds(self) -> Iterator[str]:
        """The kinds of the vocabulary in it."""
        yield from ()

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        """What writes a value as JSON; `hidden` stands for a number that is -1."""
        raise NotImplementedError

    def reader(self, names: NameTable, name: str) -> Convert:
        """What reads the value of the field `name`; it raises `BadMessage`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Scalar(FieldType):
    """A count, a die, a flag or a word."""

    kind: str

    def __str__(self) -> str:
        return self.kind

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        return _same

    def reader(self, names: NameTable, name: str) -> Convert:
        return partial(names.count if self.kind == "count" else _READ[self.kind], name)


def _same(value: object) -> object:
    return value


def _die(name: str, value: object) -> int:
    if type(value) is not int or not 1 <= value <= 6:
        raise BadMessage("not_a_die", name=name, value=value)
    return value


def _flag(name: str, value: object) -> bool:
    if type(value) is not bool:
        raise BadMessage("not_a_flag", name=name, value=value)
    return value


def _word(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadMessage("not_a_word", name=name, value=value)
    return value


_READ: Mapping[str, Callable[[str, object], object]] = {"die": _die, "flag": _flag, "word": _word}


@dataclass(frozen=True)
class Reference(FieldType):
    """The number of something that has a printed name."""

    kind: str
    none = -1

    def __str__(self) -> str:
        return self.kind

    def kinds(self) -> Iterator[str]:
        yield self.kind

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        # -1 is the last place, which says that it is hidden, or that there is none.
        return (*names.vocabulary[self.kind], hidden).__getitem__

    def reader(self, names: NameTable, name: str, none: bool = False) -> Convert:
        printed: dict[object, int] = {None: -1} if none else {}
        printed |= {each: number for number, each in enumerate(names.vocabulary[self.kind])}
        typed = {
            normalize_name(each): number
            for each, number in printed.items()
            if isinstance(each, str)
        }

        def read(value: object) -> int:
            try:
                return printed[value]
            except (KeyError, TypeError):  # not as printed: perhaps as people type it
                pass
            if not isinstance(value, str):
                raise BadMessage("not_a_name", name=name, kind=self.kind, value=value)
            number = typed.get(normalize_name(value))
            if number is None:
                raise names.unknown(self.kind, name, value)
            return number

        return read


@dataclass(frozen=True)
class Nullable(FieldType):
    """What may be missing."""

    form: FieldType

    def __str__(self) -> str:
        return f"{_together(self.form)}?"

    def kinds(self) -> Iterator[str]:
        return self.form.kinds()

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        write, none = self.form.writer(names), self.form.none
        if isinstance(self.form, Reference):
            return write
        return lambda value: None if value == none else write(value)

    def reader(self, names: NameTable, name: str) -> Convert:
        if isinstance(self.form, Reference):
            return self.form.reader(names, name, none=True)
        read, none = self.form.reader(names, name), self.form.none
        return lambda value: none if value is None else read(value)


@dataclass(frozen=True)
class ListOf(FieldType):
    """As many as there are."""

    form: FieldType

    def __str__(self) -> str:
        return f"{_together(self.form)}*"

    def kinds(self) -> Iterator[str]:
        return self.form.kinds()

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        write = self.form.writer(names, hidden)
        return list if write is _same else lambda value: list(map(write, value))

    def reader(self, names: NameTable, name: str) -> Convert:
        read = self.form.reader(names, name)

        def listed(value: object) -> tuple[Any, ...]:
            if not isinstance(value, list) or len(value) > names.longest:
                raise BadMessage("not_a_list", name=name)
            return tuple(map(read, value))

        return listed


@dataclass(frozen=True)
class TupleOf(FieldType):
    """One of each of some forms; `made` makes the tuple of a list."""

    parts: tuple[FieldType, ...]
    made: Callable[[list[Any]], tuple[Any, ...]] = tuple

    def __str__(self) -> str:
        apart = (Nullable, ListOf, TupleOf)
        return "+".join(f"({p})" if isinstance(p, apart) else _together(p) for p in self.parts)

    def kinds(self) -> Iterator[str]:
        for part in self.parts:
            yield from part.kinds()

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        writers = [part.writer(names, hidden) for part in self.parts]
        if all(write is _same for write in writers):
            return list
        return _written_out(writers)

    def reader(self, names: NameTable, name: str) -> Convert:
        readers = [part.reader(names, name) for part in self.parts]
        wanted = ", ".join(map(str, self.parts))
        read = _written_out(readers)

        def row(value: object) -> tuple[Any, ...]:
            if not isinstance(value, list) or len(value) != len(readers):
                raise BadMessage("not_such_lists", name=name, wanted=wanted)
            return self.made(read(value))

        return row


def _written_out(converts: Sequence[Convert]) -> Convert:
    """A function that converts the parts of a row: compiled, for a board has a row a place."""
    calls = (f"row[{k}]" if one is _same else f"f{k}(row[{k}])" for k, one in enumerate(converts))
    space = {f"f{k}": one for k, one in enumerate(converts)}
    return cast(Convert, eval(f"lambda row: [{', '.join(calls)}]", space))


@dataclass(frozen=True, eq=False)
class RecordOf(FieldType):
    """By its key in the object: the fields written there, and the form that they have."""

    made: Callable[..., Any]
    keys: Mapping[str, tuple[Sequence[str], FieldType]]

    def kinds(self) -> Iterator[str]:
        for _, part in self.keys.values():
            yield from part.kinds()

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        parts = [
            (key, attrgetter(*fields), part.writer(names, hidden))
            for key, (fields, part) in self.keys.items()
        ]
        return lambda value: {key: write(get(value)) for key, get, write in parts}

    def reader(self, names: NameTable, name: str) -> Convert:
        parts = [
            (key, fields, part.reader(names, f"{name}.{key}"))
            for key, (fields, part) in self.keys.items()
        ]

        def read(value: object) -> Any:
            if not isinstance(value, Mapping):
                raise BadMessage("not_an_object", name=name, wanted=", ".join(self.keys))
            found: dict[str, Any] = {}
            for key, filled, read_one in parts:
                if key not in value:
                    raise BadMessage("lacks", name=name, part=key)
                one = read_one(value[key])
                found.update(zip(filled, one if len(filled) > 1 else (one,), strict=True))
            return self.made(**found)

        return read


@dataclass(frozen=True)
class BitSet(FieldType):
    """Several of a kind, as a bit set."""

    kind: str
    none = -1

    def __str__(self) -> str:
        return f"{{{self.kind}}}"

    def kinds(self) -> Iterator[str]:
        yield self.kind

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        printed = names.vocabulary[self.kind].__getitem__
        return lambda bits: list(map(printed, members(bits)))

    def reader(self, names: NameTable, name: str) -> Convert:
        listed = ListOf(Reference(self.kind)).reader(names, name)

        def packed(value: object) -> int:
            numbers = listed(value)
            bits = bit_set(numbers)
            if bits.bit_count() < len(numbers):
                twice = next(each for each in numbers if numbers.count(each) > 1)
                raise BadMessage("twice", name=names.vocabulary[self.kind][twice])
            return bits

        return packed


@dataclass(frozen=True)
class MapOf(FieldType):
    """One for each of a kind: written by name, or in order; or one for some of them."""

    kind: str
    form: FieldType
    named: bool = True
    some: bool = False

    def __str__(self) -> str:
        some = "?" * self.some
        return f"{self.kind}{some}:{self.form}" if self.named else f"[{self.kind}]{self.form}"

    @property
    def none_of_each(self) -> int | None:
        """What one has that does not stand there."""
        return 0 if isinstance(self.form, Scalar) else self.form.none

    def kinds(self) -> Iterator[str]:
        yield self.kind
        yield from self.form.kinds()

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        printed, write = names.vocabulary[self.kind], self.form.writer(names, hidden)
        if not self.named:
            return list if write is _same else lambda value: list(map(write, value))
        if self.some:
            none = self.none_of_each
            return lambda value: {
                name: write(each) for name, each in zip(printed, value, strict=True) if each != none
            }
        if write is _same:
            return lambda value: dict(zip(printed, value, strict=True))
        return lambda value: dict(zip(printed, map(write, value), strict=True))

    def reader(self, names: NameTable, name: str) -> Convert:
        printed, read = names.vocabulary[self.kind], self.form.reader(names, name)
        known, none = set(printed), self.none_of_each

        def ordered(value: object) -> tuple[Any, ...]:
            if not isinstance(value, list) or len(value) != len(printed):
                raise BadMessage("not_one_each", name=name, number=len(printed), kind=self.kind)
            return tuple(map(read, value))

        def by_name(value: object) -> tuple[Any, ...]:
            given = value.keys() if isinstance(value, Mapping) else set()
            wrong = given - known if self.some else given ^ known
            if wrong or not isinstance(value, Mapping):
                few = sorted(map(str, wrong))[:3]
                raise BadMessage("not_for_each", name=name, kind=self.kind, names=few)
            found = []
            try:
                for one in printed:
                    found.append(read(value[one]) if one in value else none)
            except BadMessage as fault:  # say whose it is
                fault.facts["name"] = str(fault.facts["name"]).replace(name, f"{name}.{one}", 1)
                raise
            return tuple(found)

        return by_name if self.named else ordered


def _together(form: FieldType) -> str:
    """The text of a form, in parentheses if what follows it would count as a part of it."""
    return f"({form})" if isinstance(form, MapOf) else str(form)


@cache
def parse_field_type(said: str | FieldType) -> FieldType:
    """The form of a text, ready to write and to read; a form is its own.

    Examples
    --------
    >>> names = NameTable({"country": ("Chile", "Cuba"), "seat": ("Rojo", "Azul")})
    >>> form("country+count*").writer(names)(((0, 3), (1, 2)))
    [['Chile', 3], ['Cuba', 2]]
    >>> form("seat:{country}").reader(names, "hands")({"Rojo": [], "Azul": ["Cuba"]})
    (0, 2)
    """
    if isinstance(said, FieldType):
        return said
    if said[0] == "[":
        kind, _, rest = said[1:].partition("]")
        return MapOf(kind, parse_field_type(rest), named=False)
    kind, colon, rest = said.partition(":")
    if colon and kind.rstrip("?").isidentifier():
        return MapOf(kind.rstrip("?"), parse_field_type(rest), some=kind.endswith("?"))
    if said[-1] in "*?":
        return (ListOf if said[-1] == "*" else Nullable)(parse_field_type(said[:-1]))
    parts = _split(said)
    if len(parts) > 1:
        return TupleOf(tuple(map(parse_field_type, parts)))
    if said[0] == "(":
        return parse_field_type(said[1:-1])
    if said[0] == "{":
        return BitSet(said[1:-1])
    return Scalar(said) if said in PLAIN else Reference(said)


def tuple_of(
    *forms: str | FieldType, made: Callable[[list[Any]], tuple[Any, ...]] = tuple
) -> FieldType:
    """The form of a tuple with one of each of some forms; `made` makes it, if it has a name.

    Examples
    --------
    >>> from typing import NamedTuple
    >>> class Shot(NamedTuple):
    ...     target: Country
    ...     hits: int
    >>> names = NameTable({"country": ("Chile", "Cuba")})
    >>> row("country", "count", made=Shot._make).reader(names, "shot")(["Cuba", 2])
    Shot(target=1, hits=2)
    """
    return TupleOf(tuple(map(parse_field_type, forms)), made)


def record_of(made: Callable[..., Any], /, **keys: str | tuple[str, str] | FieldType) -> FieldType:
    """The form of a named tuple that is written as an object.

    Parameters
    ----------
    made : callable
        Makes it of its fields, by name.
    **keys
        By the name in the object, a form; where the field has another name, or several fields stand
        there together as a row, the fields before it.

    Examples
    --------
    >>> from typing import NamedTuple
    >>> class Shot(NamedTuple):
    ...     seat: Seat
    ...     source: Country
    ...     target: Country
    >>> names = NameTable({"country": ("Chile", "Cuba"), "seat": ("Rojo", "Azul")})
    >>> shots = record(Shot, seat="seat", path=("source target", "country+country"))
    >>> shots.writer(names)(Shot(0, 0, 1))
    {'seat': 'Rojo', 'path': ['Chile', 'Cuba']}
    """
    told: dict[str, tuple[Sequence[str], FieldType]] = {}
    for key, said in keys.items():
        fields, text = said if isinstance(said, tuple) else (key, said)
        told[key] = fields.split(), parse_field_type(text)
    return RecordOf(made, told)


def _split(text: str) -> list[str]:
    """The parts of a row, between the plus signs that are in no parentheses."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "+" and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


UNSPECIFIED = FieldType()
"""The form of a type whose values are no numbers, flags or words, nor lists of them."""


def type_of_hint(hint: Any) -> FieldType:
    """The form of a type, or `UNSPECIFIED`.

    Examples
    --------
    >>> print(type_of_hint(int), type_of_hint(tuple[Seat, ...]), type_of_hint(tuple[Country, int] | None))
    count seat* country+count?
    """
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return parse_field_type(inner[1])
    if origin in (Union, UnionType):
        known = [type_of_hint(each) for each in inner if each is not NoneType]
        return Nullable(known[0]) if len(known) == 1 and known != [UNSPECIFIED] else UNSPECIFIED
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        each = type_of_hint(inner[0])
        return UNSPECIFIED if each is UNSPECIFIED else ListOf(each)
    if origin is tuple:
        parts = tuple(map(type_of_hint, inner))
        return UNSPECIFIED if UNSPECIFIED in parts else TupleOf(parts)
    return {int: Scalar("count"), bool: Scalar("flag"), str: Scalar("word")}.get(hint, UNSPECIFIED)


def field_types(kind: type) -> Mapping[str, FieldType]:
    """The form of each field of a class: as the field says, or as its type has it.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> {name: str(form) for name, form in forms_of(Attack).items()}
    {'seat': 'seat?', 'source': 'country', 'target': 'country', 'occupant': 'seat?'}
    """
    return _forms_of(kind)


def field_type_at(kind: type, path: str) -> FieldType:
    """The form of a field of a class, or of a field of a field.

    Examples
    --------
    >>> from teg_nb.engine.games.reconquista.observation import Observation
    >>> field_type_at(Observation, "memory.owners")
    Each(kind='country', form=Bits(kind='seat'), named=False, some=False)
    """
    name, _, inner = path.partition(".")
    if inner:
        return field_type_at(get_type_hints(kind)[name], inner)
    return _forms_of(kind)[name]


@cache
def _forms_of(kind: type[Any]) -> Mapping[str, FieldType]:
    hints = get_type_hints(kind, include_extras=True)
    said = dict.fromkeys(hints)  # a named tuple has hints alone
    if is_dataclass(kind):
        said = {each.name: each.metadata.get("form") for each in fields(kind)}
    return {name: form or type_of_hint(hints[name]) for name, form in said.items()}
