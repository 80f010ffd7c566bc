"""Frozen dataclasses whose methods are compiled on first use.

A game declares a hundred actions and events. `dataclass` compiles six methods for each, which takes
half the time of the import of the game. A match uses a few dozen of these classes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def lazy_dataclass(kind: type[T]) -> type[T]:
    """Make a class a frozen dataclass with slots.

    Its fields have no `default_factory`. Its ``__init__`` sets the slots directly, and is twice as
    fast as that of `dataclass`, which calls ``object.__setattr__`` by name.

    Examples
    --------
    >>> @lazy_dataclass
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3), Point(3) == Point(3, 0), {Point(3): "here"}[Point(3)]
    (Point(x=3, y=0), True, 'here')
    >>> Point(3).x = 4
    Traceback (most recent call last):
      ...
    dataclasses.FrozenInstanceError: cannot assign to field 'x'
    """
    made = dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)(kind)
    for name, method in _FIRST.items():
        setattr(made, name, method)
    return made


def _compile(kind: type) -> None:
    """Replace the first methods of a class by its own."""
    parts = fields(kind)
    by_name = [part for part in parts if part.kw_only]
    space: dict[str, object] = {f"default_{part.name}": part.default for part in parts}
    space |= {f"set_{part.name}": getattr(kind, part.name).__set__ for part in parts}
    space["kind"] = kind
    named = [
        part.name if part.default is MISSING else f"{part.name}=default_{part.name}"
        for part in (*[part for part in parts if part not in by_name], *by_name)
    ]
    if by_name:
        named.insert(-len(by_name), "*")
    mine, other = (
        "(" + "".join(f"{one}.{part.name}, " for part in parts) + ")" for one in ("self", "other")
    )
    shown = ", ".join(f"{part.name}={{self.{part.name}!r}}" for part in parts)
    exec(
        "\n".join(
            [
                f"def __init__({', '.join(['self', *named])}):",
                *[f"    set_{part.name}(self, {part.name})" for part in parts],
                "    pass",
                "def __eq__(self, other):",
                "    if other.__class__ is not self.__class__: return NotImplemented",
                f"    return {mine} == {other}",
                f"def __hash__(self): return hash({mine})",
                f"def __repr__(self): return f'{{type(self).__qualname__}}({shown})'",
            ]
        ),
        space,
    )
    for name in _FIRST:
        setattr(kind, name, space[name])


def _init(self: object, *args: object, **words: object) -> None:
    _compile(type(self))
    begin: Callable[..., None] = type(self).__init__
    begin(self, *args, **words)


def _eq(self: object, other: object) -> bool:
    _compile(type(self))
    return self == other


def _hash(self: object) -> int:
    _compile(type(self))
    return hash(self)


def _repr(self: object) -> str:
    _compile(type(self))
    return repr(self)


_FIRST = {"__init__": _init, "__eq__": _eq, "__hash__": _hash, "__repr__": _repr}
"""Methods of a class until one of them is called."""
