"""A table of a few rows, which needs no pandas: lessons show it where tables are not installed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from teg_nb.exercises.base import RichOutput


class Table(RichOutput):
    """A table of a lesson, shown as HTML in a notebook and as text elsewhere.

    Parameters
    ----------
    heads : sequence
        The names of the columns.
    rows : iterable of sequences
        Values in the order of the columns. Each is shown as `str` writes it.

    Raises
    ------
    ValueError
        If a row has another number of values than there are columns.

    Examples
    --------
    >>> from teg_nb.lessons import Table
    >>> Table(["armies", "dice"], [(1, 1), (4, 3)])
    armies  dice
         1     1
         4     3
    """

    def __init__(self, heads: Sequence[object], rows: Iterable[Sequence[object]]) -> None:
        self.heads = (*map(str, heads),)
        self.rows = [(*map(str, row),) for row in rows]
        for row in self.rows:
            if len(row) != len(self.heads):
                raise ValueError(f"{len(row)} values in a row of {len(self.heads)} columns")

    def plain(self, lang: str = "") -> str:
        """Return the table as text, its columns aligned on the right.

        Examples
        --------
        >>> from teg_nb.lessons import Table
        >>> print(Table(["dice", "chance"], [["1", "42%"], ["2", "58%"]]).plain())
        dice  chance
           1     42%
           2     58%
        """
        lines = [self.heads, *self.rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        return "\n".join(
            "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True))
            for line in lines
        )

    def html(self, lang: str = "") -> str:
        """Return the table as HTML.

        Examples
        --------
        >>> from teg_nb.lessons import Table
        >>> Table(["dice"], [["1"]]).html()[:25]
        '<table><thead><tr><th sco'
        """
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in self.heads)
        rows = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
