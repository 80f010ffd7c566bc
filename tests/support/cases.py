"""Cases of a test, some in every run and the rest in the soak."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

QUICK = ("random", "greedy", "easy")
"""Bots that play whole matches in a moment."""


def cases(*every: Any, soak: Iterable[Any] = ()) -> list[Any]:
    """Values for ``parametrize``: those of `soak` are left to ``make soak``."""
    return [*every, *(pytest.param(item, marks=pytest.mark.soak) for item in soak)]
