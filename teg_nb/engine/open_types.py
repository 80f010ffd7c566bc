"""The few types that no annotation can name.

Each alias says which open type it stands for, and why it is open. Type checkers do not check it.
Code that serves every game names the base classes instead: `Position`, `ObservationBase`, `Action`,
`Event` and `Settings`; `Game` and what serves one game are generic in them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

FieldValue: TypeAlias = Any
"""A value of a declared field or option. Its type follows at run time from a `FieldType`."""

AnyArgument: TypeAlias = Any
"""An argument of `Game.picture` and `Game.position`, whose parameters each game chooses.

A subclass may replace ``*parts: Any, **drawn: Any`` by any parameters, and no other form.
"""

AnyObservation: TypeAlias = Any
"""The observation that a bot reads. A bot for one game may name the class of this game."""

AnyFrame: TypeAlias = Any
"""A `pandas.DataFrame`. The engine does not import pandas."""

AnyHint: TypeAlias = Any
"""A `teg_nb.bots.tutor.Hint`. The engine does not import bots."""

TypeHint: TypeAlias = Any
"""An annotation: a class or a form of `typing`. They share no base class."""
