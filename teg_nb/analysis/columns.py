"""Columns of tables: categoricals, nullable integers and texts from what a log holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.codec import CHANCE_NAME
from teg_nb.engine.game import Settings
from teg_nb.engine.schema.field_types import FieldType, ListOf, Reference, TupleOf
from teg_nb.engine.schema.field_types import Scalar as PlainForm

if TYPE_CHECKING:
    import pyarrow as pa

_NUMBERS = {"count", "die"}


class Named(NamedTuple):
    """Names, by their numbers; -1 is missing."""

    codes: Any
    names: tuple[str, ...]

    def pandas(self) -> Any:
        """A categorical."""
        codes = np.asarray(self.codes, np.int32)
        return pd.Categorical.from_codes(codes, categories=pd.Index(list(self.names)))

    def arrow(self) -> Any:
        """Names by 16-bit numbers."""
        import pyarrow as pa

        codes = np.asarray(self.codes, np.int16)
        return pa.DictionaryArray.from_arrays(pa.array(codes, mask=codes < 0), _words(self.names))


@lru_cache(maxsize=1024)
def _words(names: tuple[str, ...]) -> Any:
    import pyarrow as pa

    return pa.array(names, pa.string())


class Numbers(NamedTuple):
    """Integers; -1 is missing."""

    values: Any

    def pandas(self) -> Any:
        """Nullable integers."""
        found = np.asarray(self.values, dtype=np.int64)
        return pd.arrays.IntegerArray(found, found < 0)

    def arrow(self) -> Any:
        """Nullable integers."""
        import pyarrow as pa

        found = np.asarray(self.values, dtype=np.int64)
        return pa.array(found, mask=found < 0)


class Plain(NamedTuple):
    """Values of a type, which pandas and Arrow call by their own names; None is missing."""

    values: Sequence[Any]
    kind: Any  # the dtype, to pandas
    arrow_kind: str

    def pandas(self) -> Any:
        """As pandas holds it."""
        return pd.array(list(self.values), dtype=self.kind)

    def arrow(self) -> Any:
        """As Arrow holds it."""
        import pyarrow as pa

        return pa.array(self.values, self.arrow_kind)


Columns = Mapping[str, Any]
"""The columns of a table by name: of the kinds of this module, or arrays of plain numbers."""


def named(codes: Any, names: Sequence[str]) -> Named:
    """Names from numbers; -1 is missing."""
    return Named(codes, tuple(names))


def numbers(values: Any) -> Numbers:
    """Integers; -1 is missing."""
    return Numbers(values)


def texts(values: Sequence[str | None]) -> Plain:
    """Texts; None is missing."""
    return Plain(values, "string", "string")


def flags(values: Sequence[bool | None]) -> Plain:
    """Whether something is so; None is missing."""
    return Plain(values, "boolean", "bool")


def counted(values: Sequence[int | None]) -> Plain:
    """Integers that may be below zero; None is missing."""
    return Plain(values, "Int64", "int64")


def frame_of(columns: Columns) -> pd.DataFrame:
    """A table for pandas."""
    kinds = (Named, Numbers, Plain)
    return pd.DataFrame(
        {name: each.pandas() if isinstance(each, kinds) else each for name, each in columns.items()}
    )


def arrow_of(columns: Columns) -> pa.Table:
    """A table for Arrow, straight from the columns."""
    import pyarrow as pa

    kinds = (Named, Numbers, Plain)
    return pa.table(
        {
            name: each.arrow() if isinstance(each, kinds) else pa.array(each, from_pandas=True)
            for name, each in columns.items()
        }
    )


COMMON = ("step", "round", "turn", "seat", "phase", "kind", "clause")
"""Columns of the entries of every game."""


def free_name(name: str) -> str:
    """A name that no common column has: ``_`` follows one that has it."""
    return f"{name}_" if name in COMMON else name


def listed(values: Iterable[Any]) -> str:
    """Dice or numbers as the tables write them.

    Examples
    --------
    >>> listed((6, 4, 1))
    '6 4 1'
    """
    return " ".join(map(str, values))


def text_of(value: Any, form: FieldType, settings: Settings) -> str:
    """An argument as text: numbers with blanks between them, names with commas; lists nest.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> settings = GAMES["teg"].setup(2).settings
    >>> from teg_nb.engine.schema.field_types import form
    >>> text_of((6, 4), form("die*"), settings), text_of((19, 18), form("country*"), settings)
    ('6 4', 'Argentina, Brasil')
    >>> text_of(((19, 18, 3), (18, 19, 2)), form("country+country+count*"), settings)
    'Argentina Brasil 3, Brasil Argentina 2'
    """
    match form:
        case ListOf(inner):
            numbers = isinstance(inner, PlainForm) and inner.kind in _NUMBERS
            between = " " if numbers else "; " if isinstance(inner, ListOf) else ", "
            known = (each for each in value if not _is_hidden(each, inner))
            return between.join(text_of(each, inner, settings) for each in known)
        case TupleOf(parts):
            return " ".join(
                text_of(each, part, settings) for each, part in zip(value, parts, strict=True)
            )
        case Reference(kind):
            return str(settings.vocabulary[kind][value])
    return str(value)


def _is_hidden(value: Any, form: FieldType) -> bool:
    """Whether a value, or a part of it, is a name that the viewer may not see."""
    if isinstance(form, TupleOf):
        return any(map(_is_hidden, value, form.parts))
    return isinstance(form, Reference) and value < 0


class Argument:
    """One column: an argument of some verbs, while it is filled.

    Parameters
    ----------
    forms : iterable of Form
        Those that the argument has in those verbs. One kind gives a typed column; a list, or
        kinds that differ, give texts.
    settings : Settings
    """

    def __init__(self, forms: Iterable[FieldType], settings: Settings, rows: int) -> None:
        found = {form.non_null for form in forms}
        kinds = {form.kind if isinstance(form, PlainForm | Reference) else "text" for form in found}
        self.settings = settings
        self.kind = "count" if kinds <= _NUMBERS else kinds.pop() if len(kinds) == 1 else "text"
        self.as_is = self.kind in ("count", "flag") or self.kind in settings.vocabulary
        self.nothing: Any = -1 if self.kind in settings.vocabulary else None
        self.values: list[Any] = [self.nothing] * rows

    def put(self, row: int, value: Any, form: FieldType) -> None:
        """Set the value of a row; what is hidden or left out stays missing."""
        if self.as_is:
            self.values[row] = value
        elif not _is_hidden(value, form.non_null):
            self.values[row] = text_of(value, form.non_null, self.settings) or None

    def column(self) -> Any:
        """The column."""
        if self.kind == "count":
            return counted(self.values)
        if self.kind == "flag":
            return flags(self.values)
        if self.kind == "text":
            return texts(self.values)
        return named(self.values, self.settings.vocabulary[self.kind])


def forms_of(verbs: Mapping[str, type[Action]]) -> dict[str, list[FieldType]]:
    """Forms of every argument of a game, by its name, in the order of the verbs.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> print(*forms_of(GAMES["teg"].verbs)["dice"])
    count die* die* die*
    """
    found: dict[str, list[FieldType]] = {}
    for verb in verbs.values():
        for name, form in verb.fields.items():
            found.setdefault(name, []).append(form)
    return found


def who_acted(actions: Iterable[Action], settings: Settings) -> Any:
    """Seats of actions; chance is one more category, at the end."""
    seats = settings.seats
    codes = [action.seat if action.seat != CHANCE else len(seats) for action in actions]
    return named(codes, (*seats, CHANCE_NAME))
