"""Field types: the grammar that gives numbers in actions, events and positions their meaning.

Inside the engine a country, a seat or a card is a number; people read and write its printed name.
A *form* is a short text that names the type of a value:

=================== ======================================== ===========================
form                the value                                as JSON
=================== ======================================== ===========================
``count``           an int                                   ``3``
``die``             an int from 1 to 6                       ``6``
``flag``            a bool                                   ``true``
``word``            a str                                    ``"combat"``
``country``, ...    a number of that kind of the vocabulary  ``"Chile"``
``seat?``           -1 for none; None if not a number        ``"Rojo"``, ``null``
``country*``        a tuple, of any length                   ``["Chile", "Cuba"]``
``country+count``   a tuple of exactly these                 ``["Chile", 3]``
``{card}``          a bit set                                ``["Chile", "Cuba"]``
``seat:count``      a tuple, one item per seat               ``{"Rojo": 3, "Azul": 0}``
``[seat]count``     the same, written in seat order          ``[3, 0]``
``country?:seat``   the same, -1 for those without           ``{"Chile": "Rojo"}``
``good?:count``     the same, 0 for those without            ``{"Metal": 3}``
=================== ======================================== ===========================

A final ``*`` or ``?`` applies to everything before it (``country+count*`` is a list of pairs),
except a part before a colon or in brackets. Parentheses group. `parse_field_type` turns a form into
a `FieldType`: code asks that object about a value, and does not parse the text.

The type of a field implies its form: ``int`` is a ``count``, `Seat` a ``seat``,
``tuple[Card, ...]`` a ``card*``, ``tuple[Country, Country] | None`` a ``country+country?``. A game
names its own kinds with ``Square = Annotated[int, "square"]``. A field whose type does not
describe it uses `teg_nb.engine.schema.position.state_field`. Named tuples have field types made by
`tuple_of` and `record_of`, and `Nullable`, `ListOf` and `MapOf` of those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, partial, wraps
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from teg_nb.engine.board import bit_set, closest_name, members, normalize_name
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.open_types import FieldValue, TypeHint

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
"""Forms that are not kinds of the vocabulary."""

Convert = Callable[[FieldValue], FieldValue]
Function = TypeVar("Function", bound=Callable[..., object])


def cache_per_match(function: Function) -> Function:
    """Cache a function of an object, the settings of a match and other arguments.

    Settings are compared by identity: a match has one object, and its hash is slow.
    """
    cached: dict[tuple[object, ...], tuple[object, object]] = {}

    def recall(subject: object, settings: object, *rest: object) -> object:
        key = (subject, id(settings), *rest)
        entry = cached.get(key)
        if entry is None:
            if len(cached) >= 4096:
                cached.clear()
            entry = cached[key] = settings, function(subject, settings, *rest)
        return entry[1]

    return cast(Function, wraps(function)(recall))


class NameTable:
    """Printed names of a match by kind, and the errors for unreadable values.

    Parameters
    ----------
    vocabulary : mapping
        Printed names by kind.
    longest : int, optional
        Largest number of entries of a list.
    """

    def __init__(self, vocabulary: Mapping[str, Sequence[str]], longest: int = 1_000_000) -> None:
        self.vocabulary = vocabulary
        self.longest = longest

    def unknown(self, kind: str, name: str, value: str) -> Exception:
        """Build the error for a value of the field `name` that is not a name of `kind`."""
        close = closest_name(value, self.vocabulary[kind])
        return BadMessage("no_name", name=name, kind=kind, value=value, near=close)

    def count(self, name: str, value: object) -> int:
        """Check a count of the field `name` and return it."""
        if type(value) is not int or value < 0:
            raise BadMessage("not_whole", name=name, value=value)
        return value


class FieldType:
    """A type of values: writes them as JSON and reads them. `parse_field_type` builds it."""

    none: int | None = None
    """Value that represents a missing value."""

    @property
    def non_null(self) -> FieldType:
        """Field type of a value that is not missing."""
        return self.form if isinstance(self, Nullable) else self

    @property
    def element(self) -> FieldType:
        """Field type of a value that is not missing or, for a list, of an element."""
        return self.form.element if isinstance(self, Nullable | ListOf) else self

    def kinds(self) -> Iterator[str]:
        """Yield the kinds of the vocabulary that occur in this type."""
        yield from ()

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        """Return a function that writes a value as JSON; `hidden` replaces the number -1."""
        raise NotImplementedError

    def reader(self, names: NameTable, name: str) -> Convert:
        """Return a function that reads a value of the field `name` or raises `BadMessage`."""
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
    """The number of a thing that has a printed name."""

    kind: str
    none = -1

    def __str__(self) -> str:
        return self.kind

    def kinds(self) -> Iterator[str]:
        yield self.kind

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        # Index -1 takes the last item: the word for a hidden value, or None for a missing one.
        return (*names.vocabulary[self.kind], hidden).__getitem__

    def reader(self, names: NameTable, name: str, none: bool = False) -> Convert:
        printed: dict[object, int] = {None: -1} if none else {}
        printed |= {label: number for number, label in enumerate(names.vocabulary[self.kind])}
        typed = {
            normalize_name(label): number
            for label, number in printed.items()
            if isinstance(label, str)
        }

        def read(value: object) -> int:
            try:
                return printed[value]
            except (KeyError, TypeError):  # not as printed: compare normalized names below
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
    """A value that may be missing."""

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
    """A list of any length."""

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

        def listed(value: object) -> tuple[FieldValue, ...]:
            if not isinstance(value, list) or len(value) > names.longest:
                raise BadMessage("not_a_list", name=name)
            return tuple(map(read, value))

        return listed


@dataclass(frozen=True)
class TupleOf(FieldType):
    """A tuple with one value of each of several types; `made` builds it from a list."""

    parts: tuple[FieldType, ...]
    made: Callable[[list[FieldValue]], tuple[FieldValue, ...]] = tuple

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

        def row(value: object) -> tuple[object, ...]:
            if not isinstance(value, list) or len(value) != len(readers):
                raise BadMessage("not_such_lists", name=name, wanted=wanted)
            return self.made(read(value))

        return row


def _written_out(converts: Sequence[Convert]) -> Convert:
    """Compile a function that converts the parts of a row. A board has many rows."""
    calls = (f"row[{k}]" if one is _same else f"f{k}(row[{k}])" for k, one in enumerate(converts))
    space = {f"f{k}": one for k, one in enumerate(converts)}
    return cast(Convert, eval(f"lambda row: [{', '.join(calls)}]", space))


@dataclass(frozen=True, eq=False)
class RecordOf(FieldType):
    """A named tuple written as an object. `keys` holds, by key, the fields and their type."""

    made: Callable[..., object]
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

        def read(value: object) -> object:
            if not isinstance(value, Mapping):
                raise BadMessage("not_an_object", name=name, wanted=", ".join(self.keys))
            arguments: dict[str, object] = {}
            for key, filled, read_one in parts:
                if key not in value:
                    raise BadMessage("lacks", name=name, part=key)
                one = read_one(value[key])
                arguments.update(zip(filled, one if len(filled) > 1 else (one,), strict=True))
            return self.made(**arguments)

        return read


@dataclass(frozen=True)
class BitSet(FieldType):
    """Several members of a kind, as a bit set."""

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
                twice = next(number for number in numbers if numbers.count(number) > 1)
                raise BadMessage("twice", name=names.vocabulary[self.kind][twice])
            return bits

        return packed


@dataclass(frozen=True)
class MapOf(FieldType):
    """One value per member of a kind, written by name or in order; or a value for some members."""

    kind: str
    form: FieldType
    named: bool = True
    some: bool = False

    def __str__(self) -> str:
        some = "?" * self.some
        return f"{self.kind}{some}:{self.form}" if self.named else f"[{self.kind}]{self.form}"

    @property
    def none_of_each(self) -> int | None:
        """Value of a member that is not listed."""
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
                name: write(item) for name, item in zip(printed, value, strict=True) if item != none
            }
        if write is _same:
            return lambda value: dict(zip(printed, value, strict=True))
        return lambda value: dict(zip(printed, map(write, value), strict=True))

    def reader(self, names: NameTable, name: str) -> Convert:
        printed, read = names.vocabulary[self.kind], self.form.reader(names, name)
        known, none = set(printed), self.none_of_each

        def ordered(value: object) -> tuple[object, ...]:
            if not isinstance(value, list) or len(value) != len(printed):
                raise BadMessage("not_one_each", name=name, number=len(printed), kind=self.kind)
            return tuple(map(read, value))

        def by_name(value: object) -> tuple[object, ...]:
            keys = value.keys() if isinstance(value, Mapping) else set()
            wrong = keys - known if self.some else keys ^ known
            if wrong or not isinstance(value, Mapping):
                few = sorted(map(str, wrong))[:3]
                raise BadMessage("not_for_each", name=name, kind=self.kind, names=few)
            values = []
            try:
                for one in printed:
                    values.append(read(value[one]) if one in value else none)
            except BadMessage as fault:  # name the member in the error
                fault.facts["name"] = str(fault.facts["name"]).replace(name, f"{name}.{one}", 1)
                raise
            return tuple(values)

        return by_name if self.named else ordered


def _together(form: FieldType) -> str:
    """Return the form of a type, in parentheses if a suffix would bind to a part of it."""
    return f"({form})" if isinstance(form, MapOf) else str(form)


@cache
def parse_field_type(said: str | FieldType) -> FieldType:
    """Parse a form into a field type; a field type is returned unchanged.

    Examples
    --------
    >>> names = NameTable({"country": ("Chile", "Cuba"), "seat": ("Rojo", "Azul")})
    >>> parse_field_type("country+count*").writer(names)(((0, 3), (1, 2)))
    [['Chile', 3], ['Cuba', 2]]
    >>> parse_field_type("seat:{country}").reader(names, "hands")({"Rojo": [], "Azul": ["Cuba"]})
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
    *forms: str | FieldType, made: Callable[[list[object]], tuple[object, ...]] = tuple
) -> FieldType:
    """Return the type of a tuple with one value of each type; `made` builds a named tuple.

    Examples
    --------
    >>> from typing import NamedTuple
    >>> class Shot(NamedTuple):
    ...     target: Country
    ...     hits: int
    >>> names = NameTable({"country": ("Chile", "Cuba")})
    >>> tuple_of("country", "count", made=Shot._make).reader(names, "shot")(["Cuba", 2])
    Shot(target=1, hits=2)
    """
    return TupleOf(tuple(map(parse_field_type, forms)), made)


def record_of(
    made: Callable[..., object], /, **keys: str | tuple[str, str] | FieldType
) -> FieldType:
    """Return the type of a named tuple that is written as an object.

    Parameters
    ----------
    made : callable
        Builds the tuple from its fields, by name.
    **keys
        A form by the key in the object. A pair puts the fields before the form: for a field of
        another name, or for several fields written together as a row.

    Examples
    --------
    >>> from typing import NamedTuple
    >>> class Shot(NamedTuple):
    ...     seat: Seat
    ...     source: Country
    ...     target: Country
    >>> names = NameTable({"country": ("Chile", "Cuba"), "seat": ("Rojo", "Azul")})
    >>> shots = record_of(Shot, seat="seat", path=("source target", "country+country"))
    >>> shots.writer(names)(Shot(0, 0, 1))
    {'seat': 'Rojo', 'path': ['Chile', 'Cuba']}
    """
    entries: dict[str, tuple[Sequence[str], FieldType]] = {}
    for key, spec in keys.items():
        fields, text = spec if isinstance(spec, tuple) else (key, spec)
        entries[key] = fields.split(), parse_field_type(text)
    return RecordOf(made, entries)


def _split(text: str) -> list[str]:
    """Split the form of a row at the plus signs outside parentheses."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "+" and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


UNSPECIFIED = FieldType()
"""Field type of values that are not numbers, flags or words, nor lists of them."""


def type_of_hint(hint: TypeHint) -> FieldType:
    """Return the field type of a type hint, or `UNSPECIFIED`.

    Examples
    --------
    >>> hints = int, tuple[Seat, ...], tuple[Country, int] | None
    >>> print(*map(type_of_hint, hints))
    count seat* country+count?
    """
    origin: TypeHint = get_origin(hint)
    inner = get_args(hint)
    if origin is Annotated:
        return parse_field_type(inner[1])
    if origin in (Union, UnionType):
        known = [type_of_hint(part) for part in inner if part is not NoneType]
        return Nullable(known[0]) if len(known) == 1 and known != [UNSPECIFIED] else UNSPECIFIED
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        item = type_of_hint(inner[0])
        return UNSPECIFIED if item is UNSPECIFIED else ListOf(item)
    if origin is tuple:
        parts = tuple(map(type_of_hint, inner))
        return UNSPECIFIED if UNSPECIFIED in parts else TupleOf(parts)
    return {int: Scalar("count"), bool: Scalar("flag"), str: Scalar("word")}.get(hint, UNSPECIFIED)


def field_types(kind: type) -> Mapping[str, FieldType]:
    """Return the field types of a class by field: declared ones, or those of the type hints.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> {name: str(form) for name, form in field_types(Attack).items()}
    {'seat': 'seat?', 'source': 'country', 'target': 'country', 'occupant': 'seat?'}
    """
    return _forms_of(kind)


def field_type_at(kind: type, path: str) -> FieldType:
    """Return the type of a field of a class, or of a nested field.

    Examples
    --------
    >>> from teg_nb.engine.games.reconquista.observation import Observation
    >>> field_type_at(Observation, "memory.owners")
    MapOf(kind='country', form=BitSet(kind='seat'), named=False, some=False)
    """
    name, _, inner = path.partition(".")
    if inner:
        return field_type_at(get_type_hints(kind)[name], inner)
    return _forms_of(kind)[name]


@cache
def _forms_of(kind: type) -> Mapping[str, FieldType]:
    hints = get_type_hints(kind, include_extras=True)
    declared = dict.fromkeys(hints)  # a named tuple has no metadata
    if is_dataclass(kind):
        declared = {item.name: item.metadata.get("form") for item in fields(kind)}
    return {name: form or type_of_hint(hints[name]) for name, form in declared.items()}
