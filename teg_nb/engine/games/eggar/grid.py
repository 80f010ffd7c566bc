"""The board: a square grid with a camp and a flag for each seat (EGG-1.4 to EGG-1.7).

Squares are ints, row by row from the top left. Printed names are those of a spreadsheet: the column
as a letter, the row as a number. So A1 is the top left corner and row 1 the top row. The pair
``(row, column)`` of the specification counts both from 0: ``(6, 2)`` is C7.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from teg_nb.engine.board import normalize_name

SOLDIERS = 8
"""Soldiers of each seat at the start (EGG-1.1)."""

COLOURS = ("Verde", "Azul", "Rojo", "Amarillo")
"""Colours of the four armies, in the order of the box (EGG-1.1)."""
THREE_SEATS = ("even", "corners")
"""Layouts of the flags of three seats (EGG-1.6)."""


@dataclass(frozen=True)
class Grid:
    """A grid for a number of seats. Get it from `grid`.

    Attributes
    ----------
    size : int
        Squares on each side.
    names : tuple[str, ...]
        Printed name of each square.
    neighbours : tuple[tuple[int, ...], ...]
        Adjacent squares of each square: above, left, right, below.
    flags : tuple[int, ...]
        By seat, the square of its flag.
    camps : tuple[tuple[int, ...], ...]
        By seat, the starting squares of its soldiers, in the order of their numbers.
    """

    size: int
    names: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    flags: tuple[int, ...]
    camps: tuple[tuple[int, ...], ...]

    def square(self, name: str) -> int:
        """Return the number of a square, by its printed name.

        Raises
        ------
        KeyError
            If there is no such square.

        Examples
        --------
        >>> grid(13, 2).square("c7") == grid(13, 2).at(6, 2)
        True
        """
        number = _numbers(self.names).get(normalize_name(name))
        if number is None:
            raise KeyError(f"no square {name!r}: they go from A1 to {self.names[-1]}")
        return number

    def at(self, row: int, column: int) -> int:
        """Return the number of the square in a row and a column, both from 0 (EGG-1.4)."""
        return row * self.size + column

    def place(self, square: int) -> tuple[int, int]:
        """Return the row and column of a square, both from 0."""
        return divmod(square, self.size)

    def distance(self, a: int, b: int) -> int:
        """Count the steps between two squares of an empty board.

        Examples
        --------
        >>> board = grid(13, 2)
        >>> board.distance(*board.flags)
        20
        """
        (row, column), (other_row, other_column) = self.place(a), self.place(b)
        return abs(row - other_row) + abs(column - other_column)


@cache
def _numbers(names: tuple[str, ...]) -> dict[str, int]:
    return {normalize_name(name): square for square, name in enumerate(names)}


@cache
def grid(size: int, seats: int, three_seats: str = "even") -> Grid:
    """Return the grid of a size, with the camps of a number of seats.

    Parameters
    ----------
    size : int
        Squares on each side.
    seats : int
        2 to 4.
    three_seats : str
        One of `THREE_SEATS`.

    Examples
    --------
    >>> board = grid(13, 2)
    >>> [board.names[flag] for flag in board.flags]
    ['B2', 'L12']
    >>> [board.names[square] for square in board.camps[0]]
    ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3']
    """
    squares = range(size * size)
    names = tuple(f"{chr(ord('A') + square % size)}{square // size + 1}" for square in squares)
    neighbours = tuple(tuple(_beside(square, size)) for square in squares)
    corners = _flags(size, seats, three_seats)
    flags = tuple(row * size + column for row, column in corners)
    around = [row * size + column for row in (-1, 0, 1) for column in (-1, 0, 1)]
    camps = tuple(tuple(flag + step for step in around if step) for flag in flags)
    return Grid(size, names, neighbours, flags, camps)


def _flags(size: int, seats: int, three_seats: str) -> Sequence[tuple[int, int]]:
    """Return the squares of the flags in playing order, counter-clockwise to the right (EGG-1.6).

    Three seats have two flags on the left, a little inside, and one in the middle of the right
    side. So no seat lies between the two others.
    """
    last = size - 2
    if seats == 3 and three_seats == "even":
        column = 1 + (size - 7) // 6
        return ((1, column), (last, column), (size // 2, last))
    corners = ((1, 1), (last, 1), (last, last), (1, last))
    return corners[::2] if seats == 2 else corners[:seats]


def _beside(square: int, size: int) -> Iterator[int]:
    row, column = divmod(square, size)
    if row:
        yield square - size
    if column:
        yield square - 1
    if column < size - 1:
        yield square + 1
    if row < size - 1:
        yield square + size
