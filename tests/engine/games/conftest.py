"""Fixtures that the tests of all games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from table import of_kind, worded

from teg_nb import IllegalAction
from teg_nb.engine.actions import Event


@pytest.fixture
def pick() -> Callable[[list[Event], str], list[Any]]:
    """`pick(events, kind)`: the events of one kind."""
    return of_kind


@pytest.fixture
def in_words() -> Callable[[IllegalAction], None]:
    """`in_words(fault)`: a refusal has its sentences and a fitting clause."""
    return worded
