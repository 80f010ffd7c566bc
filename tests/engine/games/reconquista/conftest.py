"""Fixtures: a table from a position, one that has been dealt, one with all troops placed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from rec_table import Table

from teg_nb.engine.games.reconquista.position import position


@pytest.fixture
def table() -> Callable[..., Table]:
    """Start a table from a position set up by hand."""
    return lambda **parts: Table(position(**parts))


@pytest.fixture
def dealt() -> Callable[..., Table]:
    """Start a table and deal; nothing is placed yet."""

    def deal(seats: int = 4, seed: int = 1, **options: Any) -> Table:
        started = Table(seats=seats, **options)
        started.resolve_chance(random.Random(seed))
        return started

    return deal


@pytest.fixture
def placed(dealt: Callable[..., Table]) -> Callable[..., Table]:
    """Start a table, deal, and place everything at random: the first turn is next."""

    def place(seats: int = 4, seed: int = 1, **options: Any) -> Table:
        started = dealt(seats, seed, **options)
        rng = random.Random(seed)
        while started.state.phase == "placing":
            started.push(rng.choice(started.legal_actions()))
        return started

    return place
