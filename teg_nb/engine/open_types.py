"""Types that are open until run time, for code that serves every game.

A game declares classes of its own for positions, observations, settings and actions. Code that
learns the game at run time cannot name them, and a protocol would hide the fields that only one
game has. The aliases below stand for those classes: type checkers do not check their attributes.
Code of one game names its own classes instead.
"""

from __future__ import annotations

from typing import Any, TypeAlias

AnyValue: TypeAlias = Any
"""A value of a field whose type is known at run time: a number, a text or a tuple of values."""

AnyArgument: TypeAlias = Any
"""An argument of a function that each game declares with parameters of its own."""

AnyFrame: TypeAlias = Any
"""A `pandas.DataFrame`. The engine does not import pandas."""

AnyHint: TypeAlias = Any
"""A `teg_nb.bots.tutor.Hint`. The engine does not import bots."""

TypeHint: TypeAlias = Any
"""An annotation: a class or a form of `typing`. They share no base class."""
