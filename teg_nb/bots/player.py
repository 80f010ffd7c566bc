"""Base class of policies with settings, and checks of settings."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields
from typing import ClassVar, Generic

from teg_nb.engine.actions import Action
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.game import O


@dataclass(frozen=True)
class Player(Generic[O]):
    """A policy with fixed settings; two with the same settings are equal.

    `O` is the type of the observations that it plays from.

    It can be pickled. Its text form is used on the command line and in logs. A subclass has a
    `name`, its settings as fields with defaults, and chooses an action in `__call__`.

    Examples
    --------
    >>> from teg_nb.bots.search import Search
    >>> str(Search()), str(Search(playouts=20))
    ('search', 'search(playouts=20)')
    """

    name: ClassVar[str] = ""

    def __call__(self, observation: O, rng: random.Random) -> Action | None:
        """Choose an action from the observation; out of turn, possibly none."""
        raise NotImplementedError

    def __str__(self) -> str:
        settings = [
            f"{field.name}={getattr(self, field.name)}"
            for field in fields(self)
            if getattr(self, field.name) != field.default
        ]
        return f"{self.name}({', '.join(settings)})" if settings else self.name


def whole(name: str, value: object, least: int) -> None:
    """Refuse a setting that is not a whole number from `least` on.

    Raises
    ------
    BadArgument
    """
    if type(value) is not int or value < least:
        raise BadArgument("not_from", name=name, least=str(least), value=value)


def between(name: str, value: object, least: float, most: float) -> None:
    """Refuse a setting that is not a number from `least` to `most`.

    Raises
    ------
    BadArgument
    """
    if type(value) not in (int, float) or not least <= value <= most:  # type: ignore[operator]
        raise BadArgument("not_between", name=name, least=least, most=most, value=value)
