"""Columns of tables: categoricals, nullable integers and texts from the values of a log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.codec import CHANCE_NAME
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.schema.field_types import FieldType, ListOf, Reference, TupleOf
from teg_nb.engine.schema.field_types import Scalar as PlainForm
from teg_nb.engine.settings import Settings

with needed_packages():
    import numpy as np
    import pandas as pd

if TYPE_CHECKING:
    import pyarrow as pa
    from numpy.typing import ArrayLike
    from pandas.api.extensions import ExtensionArray

_NUMBERS = {"count", "die"}


class Named(NamedTuple):
    """A column of names as codes; -1 is missing."""

    codes: ArrayLike
    names: tuple[str, ...]

    def pandas(self) -> pd.Categorical[str]:
        """Return a categorical."""
        codes = np.asarray(self.codes, np.int32)
        return pd.Categorical.from_codes(codes, categories=pd.Index(list(self.names)))

    def arrow(self) -> pa.Array:
        """Return a dictionary array with 16-bit codes."""
        import pyarrow as pa

        codes = np.asarray(self.codes, np.int16)
        return pa.DictionaryArray.from_arrays(pa.array(codes, mask=codes < 0), _words(self.names))


@lru_cache(maxsize=1024)
def _words(names: tuple[str, ...]) -> pa.Array:
    import pyarrow as pa

    return pa.array(names, pa.string())


class Numbers(NamedTuple):
    """A column of integers; -1 is missing."""

    values: ArrayLike

    def pandas(self) -> ExtensionArray:
        """Return a nullable integer array."""
        integers = np.asarray(self.values, dtype=np.int64)
        return pd.arrays.IntegerArray(integers, integers < 0)

    def arrow(self) -> pa.Array:
        """Return an integer array with nulls."""
        import pyarrow as pa

        integers = np.asarray(self.values, dtype=np.int64)
        return pa.array(integers, mask=integers < 0)


class Plain(NamedTuple):
    """A column of values of one type, named for pandas and for Arrow; None is missing."""

    values: Sequence[object]
    kind: str  # the dtype, to pandas
    arrow_kind: str

    def pandas(self) -> ExtensionArray:
        """Return an array of pandas."""
        create: Callable[..., ExtensionArray] = pd.array  # its stubs know dtypes in advance only
        return create(list(self.values), dtype=self.kind)

    def arrow(self) -> pa.Array:
        """Return an array of Arrow."""
        import pyarrow as pa

        return pa.array(self.values, self.arrow_kind)


Column: TypeAlias = "Named | Numbers | Plain | np.ndarray | ExtensionArray | Sequence[object]"
"""A column of a table: one of this module, or what pandas takes as a column."""

Columns = Mapping[str, Column]
"""The columns of a table by name: see `Column`."""


def named(codes: ArrayLike, names: Sequence[str]) -> Named:
    """Create a column of names from codes; -1 is missing."""
    return Named(codes, tuple(names))


def numbers(values: ArrayLike) -> Numbers:
    """Create a column of integers; -1 is missing."""
    return Numbers(values)


def texts(values: Sequence[str | None]) -> Plain:
    """Create a column of texts; None is missing."""
    return Plain(values, "string", "string")


def flags(values: Sequence[bool | None]) -> Plain:
    """Create a column of booleans; None is missing."""
    return Plain(values, "boolean", "bool")


def counted(values: Sequence[int | None]) -> Plain:
    """Create a column of integers that may be negative; None is missing."""
    return Plain(values, "Int64", "int64")


def frame_of(columns: Columns) -> pd.DataFrame:
    """Build a pandas table from columns."""
    kinds = (Named, Numbers, Plain)
    return pd.DataFrame(
        {
            name: column.pandas() if isinstance(column, kinds) else column
            for name, column in columns.items()
        }
    )


def arrow_of(columns: Columns) -> pa.Table:
    """Build an Arrow table directly from columns."""
    import pyarrow as pa

    kinds = (Named, Numbers, Plain)
    return pa.table(
        {
            name: column.arrow()
            if isinstance(column, kinds)
            else pa.array(column, from_pandas=True)
            for name, column in columns.items()
        }
    )


COMMON = ("step", "round", "turn", "seat", "phase", "kind", "clause")
"""Columns that the entries of every game have."""


def free_name(name: str) -> str:
    """Return a name that is not a common column: append ``_`` where it is one."""
    return f"{name}_" if name in COMMON else name


def listed(values: Iterable[object]) -> str:
    """Format dice or numbers for the tables.

    Examples
    --------
    >>> listed((6, 4, 1))
    '6 4 1'
    """
    return " ".join(map(str, values))


def text_of(value: FieldValue, form: FieldType, settings: Settings) -> str:
    """Format an argument: blanks between numbers, commas between names; lists nest.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> settings = GAMES["teg"].setup(2).settings
    >>> from teg_nb.engine.schema.field_types import parse_field_type
    >>> text_of((6, 4), parse_field_type("die*"), settings)
    '6 4'
    >>> text_of((19, 18), parse_field_type("country*"), settings)
    'Argentina, Brasil'
    >>> pairs = parse_field_type("country+country+count*")
    >>> text_of(((19, 18, 3), (18, 19, 2)), pairs, settings)
    'Argentina Brasil 3, Brasil Argentina 2'
    """
    match form:
        case ListOf(inner):
            numbers = isinstance(inner, PlainForm) and inner.kind in _NUMBERS
            between = " " if numbers else "; " if isinstance(inner, ListOf) else ", "
            known = (item for item in value if not _is_hidden(item, inner))
            return between.join(text_of(item, inner, settings) for item in known)
        case TupleOf(parts):
            return " ".join(
                text_of(item, part, settings) for item, part in zip(value, parts, strict=True)
            )
        case Reference(kind):
            return str(settings.vocabulary[kind][value])
    return str(value)


def _is_hidden(value: FieldValue, form: FieldType) -> bool:
    """Return whether a value or a part of it is a name hidden from the viewer."""
    if isinstance(form, TupleOf):
        return any(map(_is_hidden, value, form.parts))
    return isinstance(form, Reference) and value < 0


class Argument:
    """The column of an argument while it is filled.

    Parameters
    ----------
    forms : iterable of FieldType
        Field types of the argument in the verbs that have it. One kind gives a typed column; a
        list, or several kinds, give texts.
    settings : Settings
    """

    def __init__(self, forms: Iterable[FieldType], settings: Settings, rows: int) -> None:
        non_null_forms = {form.non_null for form in forms}
        kinds = {
            form.kind if isinstance(form, PlainForm | Reference) else "text"
            for form in non_null_forms
        }
        self.settings = settings
        self.kind = "count" if kinds <= _NUMBERS else kinds.pop() if len(kinds) == 1 else "text"
        self.as_is = self.kind in ("count", "flag") or self.kind in settings.vocabulary
        self.nothing = -1 if self.kind in settings.vocabulary else None
        self.values: list[FieldValue] = [self.nothing] * rows
        self._texts: dict[tuple[FieldType, FieldValue], str] = {}

    def put(self, row: int, value: object, form: FieldType) -> None:
        """Set the value of a row; a hidden or omitted value stays missing."""
        if self.as_is:
            self.values[row] = value
        else:
            form = form.non_null
            known = self._texts.get((form, value))
            if known is None and not _is_hidden(value, form):
                known = self._texts[form, value] = text_of(value, form, self.settings)
            self.values[row] = known or None

    def column(self) -> Column:
        """Return the finished column."""
        if self.kind == "count":
            return counted(self.values)
        if self.kind == "flag":
            return flags(self.values)
        if self.kind == "text":
            return texts(self.values)
        return named(self.values, self.settings.vocabulary[self.kind])


def forms_of(verbs: Mapping[str, type[Action]]) -> dict[str, list[FieldType]]:
    """Return the field types of every argument of a game, by name, in the order of the verbs.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> print(*forms_of(GAMES["teg"].verbs)["dice"])
    count die* die* die*
    """
    forms: dict[str, list[FieldType]] = {}
    for verb in verbs.values():
        for name, form in verb.fields.items():
            forms.setdefault(name, []).append(form)
    return forms


def who_acted(actions: Iterable[Action], settings: Settings) -> Named:
    """Create the column of acting seats; chance is one more category, at the end."""
    seats = settings.seats
    codes = [action.seat if action.seat != CHANCE else len(seats) for action in actions]
    return named(codes, (*seats, CHANCE_NAME))
