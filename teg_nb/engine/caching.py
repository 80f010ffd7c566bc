"""Cached values of objects, frozen or not."""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar, overload

T = TypeVar("T")


class fast_cached_property(cached_property[T]):  # noqa: N801 -- named like cached_property
    """A ``cached_property`` that keeps attribute lookup fast.

    The standard one reads the ``__dict__`` of the object. After that, Python finds the object's
    fields more slowly. A value needed at every action should be a field, set once with
    `set_cached`: Python looks up a property in the class first.

    Examples
    --------
    >>> class Square:
    ...     def __init__(self, side):
    ...         self.side = side
    ...     @fast_cached_property
    ...     def area(self):
    ...         return self.side**2
    >>> square = Square(3)
    >>> square.area, vars(square)
    (9, {'side': 3, 'area': 9})
    """

    @overload
    def __get__(self, instance: None, owner: type | None = None) -> fast_cached_property[T]: ...
    @overload
    def __get__(self, instance: object, owner: type | None = None) -> T: ...
    def __get__(self, instance: object, owner: type | None = None) -> fast_cached_property[T] | T:
        if instance is None:
            return self
        value = self.func(instance)
        set_cached(instance, **{str(self.attrname): value})
        return value


def set_cached(frozen: object, **kept: object) -> None:
    """Set derived values on an object, frozen or not."""
    for name, value in kept.items():
        object.__setattr__(frozen, name, value)
