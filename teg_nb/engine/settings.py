"""The protocol of the settings of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from teg_nb.engine.json_types import JsonMapping, JsonObject


class TableOptions(Protocol):
    """The options of one match."""

    @property
    def preset(self) -> str:
        """Name of the preset with these options, or ``""``."""

    @property
    def presets(self) -> Mapping[str, JsonMapping]:
        """Named tables: from a name to plain options."""

    @property
    def secret(self) -> tuple[str, ...]:
        """Options that a log for one seat leaves out."""

    def changed(self) -> JsonObject:
        """Return the options that differ from the rules, as JSON values."""


class Settings(Protocol):
    """The fixed settings of one match."""

    @property
    def game(self) -> str:
        """Name of the game."""

    @property
    def options(self) -> TableOptions:
        """The options of the match."""

    @property
    def preset(self) -> str:
        """Name of the preset with these options, or ``""``."""

    @property
    def chapters_off(self) -> tuple[str, ...]:
        """Ids of the chapters of the rules that the table plays without, sorted."""

    @property
    def may_never_end(self) -> bool:
        """True for a table whose matches may last for ever."""

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

    def in_force(self, id: str) -> bool:
        """Tell if a clause or a decision is in force at this table."""

    def title(self, lang: str) -> str:
        """Return the title of the table for people, or ``""`` for the whole game."""

    def __hash__(self) -> int: ...


class OfMatch(Protocol):
    """An object of one match: a position, its public part or an observation."""

    @property
    def settings(self) -> Settings:
        """The settings of the match."""
