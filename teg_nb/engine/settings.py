"""The protocol of the settings of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Settings(Protocol):
    """The fixed settings of one match."""

    @property
    def game(self) -> str:
        """Name of the game."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of the seats, in wheel order."""

    @property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind (``"country"``, ``"seat"``, ...), for the codec."""

    @property
    def place(self) -> str:
        """Kind of the places of the board, as in `vocabulary`."""

    @property
    def places(self) -> tuple[str, ...]:
        """Printed names of the places, in order."""


class OfMatch(Protocol):
    """An object of one match: a position, its public part or an observation."""

    @property
    def settings(self) -> Settings:
        """The settings of the match."""
