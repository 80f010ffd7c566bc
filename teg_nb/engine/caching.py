"""What follows from the fields of an object, and is worked out once."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeVar, overload

T = TypeVar("T")


class fast_cached_property(cached_property[T]):  # noqa: N801 -- named as what it stands for
    """A ``cached_property`` beside which the fields of the object are found as fast as ever.

    That one asks for the ``__dict__`` of the object, and Python is slow to look into it from then
    on. What is asked for at every action is better a field, and `set_cached` at once: Python looks
    into the class first for whatever is a property there.

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
    def __get__(
        self, instance: None, owner: type[Any] | None = None
    ) -> fast_cached_property[T]: ...
    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T: ...
    def __get__(
        self, instance: object, owner: type[Any] | None = None
    ) -> fast_cached_property[T] | T:
        if instance is None:
            return self
        value = self.func(instance)
        set_cached(instance, **{str(self.attrname): value})
        return value


def set_cached(frozen: object, **kept: object) -> None:
    """Give something, frozen or not, what follows from its fields."""
    for name, value in kept.items():
        object.__setattr__(frozen, name, value)
