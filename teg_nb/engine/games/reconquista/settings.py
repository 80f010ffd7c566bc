"""The fixed settings of a match of La Reconquista."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from teg_nb.engine.board import Board, board_data, load_board
from teg_nb.engine.caching import fast_cached_property
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.common.table_game import BoardSettings
from teg_nb.engine.games.reconquista.deduction import VISIT
from teg_nb.engine.games.reconquista.options import RecOptions

PROVINCES = 60


@dataclass(frozen=True, eq=False)
class Settings(BoardSettings):
    """The fixed settings of one match: board, seats and options."""

    options: RecOptions
    game: ClassVar[str] = "reconquista"

    def map(self) -> Board:
        """Return the checked map (REC-1.4)."""
        board = load_board("reconquista", self.options.board)
        check_map(board)
        return board

    @property
    def each(self) -> int:
        """Provinces dealt to each seat (REC-3.3)."""
        return PROVINCES // len(self.seats)

    @property
    def goal(self) -> int:
        """Provinces that win (REC-10.1)."""
        return self.each + self.options.win_margin

    @fast_cached_property
    def troops(self) -> int:
        """Troops of each seat (REC-3.3)."""
        number: int = board_data("reconquista")["troops"][str(len(self.seats))]
        return number

    @property
    def visits(self) -> int:
        """Number of times that the board is passed on, all seats together (REC-3.6)."""
        return self.troops // VISIT * len(self.seats)


def check_map(board: Board) -> None:
    """Refuse a map that does not fit La Reconquista (REC-1.3, REC-1.4).

    Raises
    ------
    IllegalAction
        ``bad_map``: not 60 provinces, or borders of Baleares and Andorra that differ from the
        rules. `Board.check` already requires symmetric borders and a connected map.
    """
    if len(board.countries) != PROVINCES:
        raise IllegalAction("bad_map", "REC-1.4", number=len(board.countries))
    for name, neighbours in board_data("reconquista")["fixed_borders"].items():
        borders = {board.countries[country] for country in board.neighbours[board.country(name)]}
        if borders != set(neighbours):
            raise IllegalAction("bad_map", "REC-1.4", country=name)
