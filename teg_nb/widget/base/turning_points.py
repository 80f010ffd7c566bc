"""Turning points of a match, as marks on views with a cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.log.format import MAIN

if TYPE_CHECKING:
    from teg_nb.engine.play.study import Study

COLUMNS = ("moved", "before", "after")
"""Columns that are read from a table of turning points, besides its index of steps."""


class TurningPointMarks(traitlets.HasTraits):
    """A view with marks at the steps that changed the win probabilities most.

    Attributes
    ----------
    turns : list of dict
        ``line``, ``step``, ``seat`` (the seat with the largest change), and its share of wins
        ``before`` and ``after``, 0 to 1; sorted by step.
    """

    turns: traitlets.List[Any] = traitlets.List().tag(sync=True)

    if TYPE_CHECKING:

        @property
        def study(self) -> Study:
            """The study shown."""

    def mark_turning_points(self, points: Any = None, line: str = MAIN) -> None:
        """Mark turning points on slider and chart; without an argument, remove the marks.

        Parameters
        ----------
        points : pandas.DataFrame, optional
            Result of `teg_nb.turning_points` for a line.
        line : str
            Name of that line.

        Raises
        ------
        BadArgument
            If it is another table, or one of another match.
        UnknownName
            If there is no such line.

        Examples
        --------
        >>> import teg_nb
        >>> match = teg_nb.Match(start=teg_nb.position(Blanco="Chile 9", Negro="Cuba 2"))
        >>> match = match.play(teg_nb.POLICIES["greedy"], __import__("random").Random(1), limit=9)
        >>> points = teg_nb.turning_points(match, 2, playouts=5, coarse_playouts=2, progress=False)
        >>> board = teg_nb.BoardView(match)
        >>> board.mark_turning_points(points)
        >>> [turn["step"] for turn in board.turns] == sorted(points.index)
        True
        """
        if points is None:
            self.turns = []
            return
        if not set(COLUMNS) <= set(getattr(points, "columns", ())) or points.index.name != "step":
            raise BadArgument(
                "wrong_shape", name="points", value=points, wanted="teg_nb.turning_points(match)"
            )
        end, seats = self.study.end(line).step, self.study.match.settings.seats
        rows = []
        for step, seat, *shares in zip(
            points.index, *(points[name] for name in COLUMNS), strict=True
        ):
            is_valid = hasattr(step, "__index__") and 0 < step <= end and seat in seats
            if not (is_valid and all(isinstance(n, int | float) and 0 <= n <= 1 for n in shares)):
                raise BadArgument("turns_elsewhere", step=step, end=end)
            before, after = map(float, shares)
            rows.append((int(step), str(seat), before, after))
        names = ("step", "seat", "before", "after")
        self.turns = [
            {"line": line, **dict(zip(names, row, strict=True))} for row in sorted({*rows})
        ]
