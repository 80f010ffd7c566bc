"""The settings of a match of La Revancha."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from teg_nb.engine.board import Board, load_board
from teg_nb.engine.caching import fast_cached_property, set_cached
from teg_nb.engine.games.common.table_game import BoardSettings
from teg_nb.engine.games.teg.action_cache import ActionCache
from teg_nb.engine.games.teg.components import Facts, facts
from teg_nb.engine.games.teg.options import TegOptions
from teg_nb.engine.games.teg.pacts.kinds import REASONS


@dataclass(frozen=True, eq=False)
class Settings(BoardSettings):
    """The settings of a match: the board, the seats and the options."""

    options: TegOptions
    game: ClassVar[str] = "teg"

    facts: Facts = field(init=False, repr=False)
    """The printed cards."""
    lists: ActionCache = field(init=False, repr=False)
    """The cached lists, shared by all matches of the table."""

    def __post_init__(self) -> None:
        super().__post_init__()
        set_cached(self, facts=facts(), lists=ActionCache(self.board))

    def map(self) -> Board:
        """Load the map with the borders that the options choose."""
        return load_board("teg", self.options.board)

    @fast_cached_property
    def islands(self) -> int:
        """Bit set of the islands of O-11 (TEG-3.7)."""
        names = self.options.islands
        chosen = map(self.board.country, names) if names else self.board.islands
        return sum(1 << country for country in chosen)

    @fast_cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "country": self.board.countries,
            "seat": self.seats,
            "continent": tuple(continent.name for continent in self.board.continents),
            "situation": tuple(situation.name for situation in self.facts.situations),
            "objective": tuple(objective.id for objective in self.facts.objectives),
            "reason": tuple(REASONS),
        }
