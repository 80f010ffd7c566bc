"""Turning points of a match, as marks on views with a cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.json_types import Json
from teg_nb.engine.log.format import MAIN
from teg_nb.simulation.turning_points import TurningPoints

if TYPE_CHECKING:
    from teg_nb.engine.play.study import Study


class TurningPointMarks(traitlets.HasTraits):
    """A view with marks at the turns that changed the chances of winning most.

    Attributes
    ----------
    turns : list of dict
        ``line``; ``seat``, or None for a deal before the first turn; and ``step``, ``moved``,
        ``before``, ``after``, ``split``, ``luck`` and ``decision`` as in `TurningPoint`. Sorted by
        step.
    """

    turns: traitlets.List[Json] = traitlets.List().tag(sync=True)

    if TYPE_CHECKING:

        @property
        def study(self) -> Study:
            """The study shown."""

    def mark_turning_points(self, points: object = None, line: str = MAIN) -> None:
        """Mark turning points on slider and chart; without an argument, remove the marks.

        Turns without a clear difference get no mark.

        Parameters
        ----------
        points : TurningPoints, optional
            Result of `teg_nb.turning_points` for a line.
        line : str
            Name of that line.

        Raises
        ------
        BadArgument
            If it is something else, or belongs to another match.
        UnknownName
            If there is no such line.

        Examples
        --------
        >>> import teg_nb
        >>> match = teg_nb.Match(start=teg_nb.position(Blanco="Chile 9", Negro="Cuba 2"))
        >>> match = match.play(teg_nb.POLICIES["greedy"], __import__("random").Random(1), limit=9)
        >>> points = teg_nb.turning_points(match, 2, playouts=5, progress=False)
        >>> board = teg_nb.BoardView(match)
        >>> board.mark_turning_points(points)
        >>> len(board.turns) == sum(point.apart for point in points)
        True
        """
        if points is None:
            self.turns = []
            return
        if not isinstance(points, TurningPoints):
            raise BadArgument(
                "wrong_shape", name="points", value=points, wanted="teg_nb.turning_points(match)"
            )
        end, seats = self.study.end(line).step, self.study.match.settings.seats
        for point in points:
            if not 0 < point.step <= end or points.seats != seats:
                raise BadArgument("turns_elsewhere", step=point.step, end=end)
        self.turns = [
            {
                "line": line,
                "step": point.step,
                "seat": point.seat if point.seat in seats else None,
                "moved": point.moved,
                "before": point.before,
                "after": point.after,
                "split": point.split,
                "luck": point.luck,
                "decision": point.decision,
            }
            for point in sorted(points, key=lambda point: point.step)
            if point.apart
        ]
