"""The constants of a match of Tercera Guerra Mundial."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar

from teg_nb.engine.board import Board, load_board
from teg_nb.engine.caching import fast_cached_property
from teg_nb.engine.games.common.table_game import BoardSettings
from teg_nb.engine.games.tgm.components import HOLD, Facts, Objective, check_board, facts
from teg_nb.engine.games.tgm.options import TgmOptions


@dataclass(frozen=True, eq=False)
class Settings(BoardSettings):
    """The constants of one match: the board, the seats and the options."""

    options: TgmOptions
    game: ClassVar[str] = "tgm"

    def map(self) -> Board:
        """Load the map, with the border that the options choose."""
        board = load_board("tgm", self.options.board)
        check_board(board)
        return board

    @property
    def facts(self) -> Facts:
        """The printed cards."""
        return facts()

    without: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({"jokers": ("TGM-5.7",)})

    @property
    def chapters_off(self) -> tuple[str, ...]:
        """Ids of the chapters that the table plays without (CHP-7.1)."""
        return () if self.options.jokers else ("jokers",)

    @fast_cached_property
    def cards(self) -> int:
        """Cards of the deck: the territories, and the jokers if they are in (CHP-7.1)."""
        return len(self.facts.cards if self.options.jokers else self.board.countries)

    @fast_cached_property
    def ladder(self) -> bool:
        """True if the value of an exchange rises with their number (TGM-10.3, CHP-7.2)."""
        chosen = self.options.exchange_values
        return chosen == "ladder" if chosen else self.options.variant == "world"

    @fast_cached_property
    def objectives(self) -> tuple[Objective, ...]:
        """The objectives of this table, with its own number of territories (TGM-D-4)."""
        number = self.options.hold_territories or self._territories
        cards = self.facts.objectives
        return tuple(replace(c, territories=number) if c.id == HOLD else c for c in cards)

    @fast_cached_property
    def fallback(self) -> int:
        """Number of territories that wins when a colour can no longer be destroyed (TGM-D-17)."""
        return self.options.fallback_territories or self._territories

    @fast_cached_property
    def objective_from_round(self) -> int:
        """First round in which an objective wins (TGM-D-4)."""
        return self.options.objective_from_round or (3 if len(self.seats) == 3 else 1)

    @property
    def _territories(self) -> int:
        return 28 if len(self.seats) == 3 else 24

    @fast_cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "country": self.board.countries,
            "seat": self.seats,
            "continent": tuple(continent.name for continent in self.board.continents),
            "card": self.facts.cards,
            "objective": tuple(objective.id for objective in self.facts.objectives),
        }

    @fast_cached_property
    def objectives_in_play(self) -> tuple[int, ...]:
        """Objectives that may be dealt: not excluded, and no colour without a seat (TGM-9.1)."""
        if self.options.variant == "world":
            return ()
        return tuple(
            number
            for number, card in enumerate(self.facts.objectives)
            if card.destroy < len(self.seats) and card.id not in self.options.objectives_excluded
        )
