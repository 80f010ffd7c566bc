"""Turning points of a match, marked where one winds through it."""

from __future__ import annotations

from typing import Any

import traitlets

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.log import MAIN

COLUMNS = ("moved", "before", "after")
"""What is read of a table of turning points, beside its steps."""


class Turns(traitlets.HasTraits):
    """A view with marks at the steps after which the chances of winning moved most.

    Attributes
    ----------
    turns : list of dict
        ``line``, ``step``, ``seat`` (whose chances moved most), and its share of wins ``before``
        and ``after``, 0 to 1; by step.
    """

    turns: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def turning(self, points: Any = None, line: str = MAIN) -> None:
        """Mark turning points on the slider and on the chart; without any, take the marks away.

        Parameters
        ----------
        points : pandas.DataFrame, optional
            What `teg_nb.turning_points` has found of a line.
        line : str
            Which line that was.

        Raises
        ------
        BadArgument
            If it is no such table.

        Examples
        --------
        >>> import teg_nb
        >>> match = teg_nb.Match(start=teg_nb.position(Blanco="Chile 9", Negro="Cuba 2"))
        >>> match = match.play(teg_nb.POLICIES["greedy"], __import__("random").Random(1), limit=9)
        >>> found = teg_nb.turning_points(match, 2, playouts=5, rough=2, progress=False)
        >>> board = teg_nb.Board(match)
        >>> board.turning(found)
        >>> [each["step"] for each in board.turns] == sorted(found.index)
        True
        """
        if points is None:
            self.turns = []
            return
        if not set(COLUMNS) <= set(getattr(points, "columns", ())) or points.index.name != "step":
            raise BadArgument(
                "wrong_shape", name="points", value=points, wanted="teg_nb.turning_points(match)"
            )
        found = zip(points.index, *(points[name] for name in COLUMNS), strict=True)
        self.turns = [
            {
                "line": line,
                "step": int(step),
                "seat": str(seat),
                "before": float(before),
                "after": float(after),
            }
            for step, seat, before, after in sorted(found)
        ]
