"""The fixed settings of a match of EGGAR."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar

from teg_nb.engine.caching import fast_cached_property
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.common.table_game import TableSettings, colours_of
from teg_nb.engine.games.eggar.grid import COLOURS, SOLDIERS, Grid, grid
from teg_nb.engine.games.eggar.options import EggarOptions
from teg_nb.engine.games.eggar.question_bank import LEVELS, Question
from teg_nb.engine.json_types import JsonMapping


@dataclass(frozen=True, eq=False)
class Settings(TableSettings):
    """The fixed settings of one match: grid, seats, options and question cards.

    Attributes
    ----------
    seats : tuple[str, ...]
        Colours, in playing order: the next seat is to the right.
    options : EggarOptions
    sealed : bool
        True for the settings that players see, without the cards.
    """

    options: EggarOptions
    sealed: bool = False

    game: ClassVar[str] = "eggar"
    place: ClassVar[str] = "square"

    def __reduce__(self) -> tuple[object, ...]:
        return (Settings, (self.seats, self.options, True)) if self.sealed else super().__reduce__()

    @fast_cached_property
    def board(self) -> Grid:
        """The grid, with its camps and flags."""
        return grid(self.options.board_size, len(self.seats), self.options.three_seats)

    without: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {"questions": ("EGG-1.3", "EGG-7", "EGG-10", "D-8", "D-9", "D-11")}
    )

    @property
    def chapters_off(self) -> tuple[str, ...]:
        """Ids of the chapters that the table plays without (CHP-7.6)."""
        return ("questions",) if self.options.question_level == "off" else ()

    @fast_cached_property
    def questions(self) -> tuple[Question, ...]:
        """The question cards in play."""
        if self.sealed or self.options.question_level == "off":
            return ()
        return self.options.cards

    @fast_cached_property
    def piles(self) -> tuple[int, ...]:
        """By level, bit set of its question cards."""
        piles = [0] * len(LEVELS)
        for number, card in enumerate(self.questions):
            piles[card.level] |= 1 << number
        return tuple(piles)

    @fast_cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            self.place: self.board.names,
            "seat": self.seats,
            "soldier": tuple(
                f"s{seat}-{number}" for seat in range(len(self.seats)) for number in range(SOLDIERS)
            ),
            "level": LEVELS,
            "question": tuple(card.id for card in self.questions),
        }

    @fast_cached_property
    def public(self) -> Settings:
        """The same settings without the question cards, whose answers only a reader may see."""
        options = replace(self.options, questions=(), question_set="")
        return Settings(self.seats, options, sealed=True)


def seat_colours(seats: int | Sequence[str]) -> tuple[str, ...]:
    """Return the colours of the seats: the first ones by number, or those named.

    Raises
    ------
    IllegalAction
        ``bad_option``, unless there are 2 to 4 different colours of this box (EGG-1.1).

    Examples
    --------
    >>> seat_colours(3), seat_colours(["rojo", "Verde"])
    (('Verde', 'Azul', 'Rojo'), ('Rojo', 'Verde'))
    """
    colours = colours_of(seats, COLOURS, 2, 4)
    if colours is None:
        shown = ", ".join(map(str, seats)) if isinstance(seats, (list, tuple)) else str(seats)
        raise IllegalAction("bad_option", "EGG-1.1", option="seats", value=shown)
    return colours


def table(seats: int | Sequence[str], options: JsonMapping | None) -> Settings:
    """Return the settings of a table; raise ``bad_option`` for unplayable options."""
    colours = seat_colours(seats)
    return Settings.of(colours, EggarOptions.parse(options, colours))
