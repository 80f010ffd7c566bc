"""Checks of values that people write against the declared types of a function."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, wraps
from types import NoneType, UnionType
from typing import Any, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints

from teg_nb.engine.errors import BadMessage, BadPosition
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.open_types import TypeHint

Parts = ParamSpec("Parts")
Built = TypeVar("Built")


LARGEST = 1_000_000_000
"""Largest absolute value of a number that people write."""


def seats_given(seats: object) -> int | tuple[object, ...] | None:
    """Return the number of seats or their names, or None for any other value.

    Examples
    --------
    >>> seats_given(3), seats_given(["Rojo", "Azul"]), seats_given("Rojo"), seats_given(2.5)
    (3, ('Rojo', 'Azul'), None, None)
    """
    if type(seats) is int:
        return seats
    if isinstance(seats, Sequence) and not isinstance(seats, str | bytes):
        return tuple(seats)
    return None


def options_given(options: object) -> JsonObject:
    """Return options by name; None means no options.

    Raises
    ------
    BadMessage
        If the argument is not a mapping.

    Examples
    --------
    >>> options_given({"max_rounds": 20}), options_given(None)
    ({'max_rounds': 20}, {})
    """
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        wanted = example_of(JsonMapping)
        raise BadMessage("wrong_shape", name="options", value=options, wanted=wanted)
    return dict(options)


def check_argument_types(build: Callable[Parts, Built]) -> Callable[Parts, Built]:
    """Make a function raise `BadPosition` for keywords of another type than declared."""

    @wraps(build)
    def checked(*given: Parts.args, **parts: Parts.kwargs) -> Built:
        hints, rest = _hints(build)
        for name, value in parts.items():
            hint = hints.get(name, rest)
            if not is_instance_of(value, hint):
                raise BadPosition("wrong_shape", name=name, value=value, wanted=example_of(hint))
        return build(*given, **parts)

    return checked


@cache
def _hints(build: Callable[..., object]) -> tuple[dict[str, object], object]:
    """Return the types of the named keywords, and the type of all others."""
    hints = get_type_hints(build)
    parameters = inspect.signature(build).parameters.values()
    rest = next((par.name for par in parameters if par.kind is par.VAR_KEYWORD), "")
    return hints, hints.pop(rest, Any)


def is_instance_of(value: object, hint: TypeHint) -> bool:
    """Check if a value has a type. Booleans are not numbers, and a string is not a list.

    Examples
    --------
    >>> from collections.abc import Iterable
    >>> [is_instance_of({"Rojo": value}, Mapping[str, int]) for value in (2, True)]
    [True, False]
    >>> is_instance_of(["O-3"], str | Iterable[str]), is_instance_of("O-3", Iterable[str])
    (True, False)
    """
    origin: TypeHint = get_origin(hint)
    inner = get_args(hint)
    if hint is Any:
        return True
    if origin in (Union, UnionType):
        return any(is_instance_of(value, member) for member in inner)
    if hint is int:
        return type(value) is int and abs(value) <= LARGEST
    if origin is None:
        return type(value) is hint if hint is bool else isinstance(value, hint)
    if origin is Mapping:
        return isinstance(value, Mapping) and all(
            is_instance_of(key, inner[0]) and is_instance_of(item, inner[1])
            for key, item in value.items()
        )
    if origin is tuple:
        if not isinstance(value, tuple) or len(value) != len(inner):
            return False
        return all(is_instance_of(item, part) for item, part in zip(value, inner, strict=True))
    if isinstance(value, str | Mapping) or not isinstance(value, origin):
        return False
    # An iterator can be read only once, so its items are not checked here.
    return not isinstance(value, Collection) or all(
        is_instance_of(item, inner[0]) for item in value
    )


def example_of(hint: TypeHint) -> str:
    """Return an example of a value of a type, as people write it.

    Examples
    --------
    >>> from collections.abc import Iterable
    >>> print(example_of(Mapping[str, int] | None), example_of(str | Iterable[str]), sep="; ")
    {"...": 2}; "..." | ["...", ...]
    """
    origin: TypeHint = get_origin(hint)
    inner = get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(example_of(member) for member in inner if member is not NoneType)
    if origin is Mapping:
        return f"{{{example_of(inner[0])}: {example_of(inner[1])}}}"
    if origin is tuple:
        return f"({', '.join(map(example_of, inner))})"
    if origin is not None:
        return f"[{example_of(inner[0])}, ...]"
    return {int: "2", bool: "True", str: '"..."'}.get(hint, "...")
