"""Fixtures that the tests of screens share."""

from __future__ import annotations

import math

import pytest


@pytest.fixture(autouse=True)
def no_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message lets bots play all that it asks for, however slow the machine is."""
    monkeypatch.setattr("teg_nb.widget.session.play.SLICE", math.inf)
