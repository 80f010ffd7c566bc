"""What a person writes by hand, held against the types of the function that takes it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, wraps
from types import NoneType, UnionType
from typing import Any, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints

from teg_nb.engine.errors import BadMessage, BadPosition

Parts = ParamSpec("Parts")
Built = TypeVar("Built")


LARGEST = 1_000_000_000
"""No number that is written by hand is larger, or smaller than its opposite."""


def seats_given(seats: object) -> int | tuple[object, ...] | None:
    """How many seats, or what they are called; None for what is neither.

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


def options_given(options: object) -> dict[str, Any]:
    """Options by name; None is none of them.

    Raises
    ------
    BadMessage
        If they are no mapping.

    Examples
    --------
    >>> options_given({"max_rounds": 20}), options_given(None)
    ({'max_rounds': 20}, {})
    """
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        wanted = example_of(Mapping[str, Any])
        raise BadMessage("wrong_shape", name="options", value=options, wanted=wanted)
    return dict(options)


def check_argument_types(build: Callable[Parts, Built]) -> Callable[Parts, Built]:
    """Make a function refuse keywords of another type than it declares, with `BadPosition`."""

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
def _hints(build: Callable[..., Any]) -> tuple[dict[str, Any], Any]:
    """Types of the keywords by name, and that of all others."""
    hints = get_type_hints(build)
    kinds = inspect.signature(build).parameters.values()
    rest = next((each.name for each in kinds if each.kind is each.VAR_KEYWORD), "")
    return hints, hints.pop(rest, Any)


def is_instance_of(value: object, hint: Any) -> bool:
    """Whether a value is of a type; true and false are no numbers, and a text is no list.

    Examples
    --------
    >>> from collections.abc import Iterable
    >>> fits({"Rojo": 2}, Mapping[str, int]), fits({"Rojo": True}, Mapping[str, int])
    (True, False)
    >>> fits(["O-3"], str | Iterable[str]), fits("O-3", Iterable[str])
    (True, False)
    """
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if origin in (Union, UnionType):
        return any(is_instance_of(value, each) for each in inner)
    if hint is int:
        return type(value) is int and abs(value) <= LARGEST
    if origin is None:
        return type(value) is hint if hint is bool else isinstance(value, hint)
    if origin is Mapping:
        return isinstance(value, Mapping) and all(
            is_instance_of(key, inner[0]) and is_instance_of(each, inner[1])
            for key, each in value.items()
        )
    if origin is tuple:
        if not isinstance(value, tuple) or len(value) != len(inner):
            return False
        return all(is_instance_of(each, part) for each, part in zip(value, inner, strict=True))
    if isinstance(value, str | Mapping) or not isinstance(value, origin):
        return False
    # What can be read only once is looked at when it is read.
    return not isinstance(value, Collection) or all(
        is_instance_of(each, inner[0]) for each in value
    )


def example_of(hint: Any) -> str:
    """How a value of a type is written, as an example.

    Examples
    --------
    >>> from collections.abc import Iterable
    >>> print(written(Mapping[str, int] | None), written(str | Iterable[str]), sep="; ")
    {"...": 2}; "..." | ["...", ...]
    """
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(example_of(each) for each in inner if each is not NoneType)
    if origin is Mapping:
        return f"{{{example_of(inner[0])}: {example_of(inner[1])}}}"
    if origin is tuple:
        return f"({', '.join(map(example_of, inner))})"
    if origin is not None:
        return f"[{example_of(inner[0])}, ...]"
    return {int: "2", bool: "True", str: '"..."'}.get(hint, "...")
