"""One match in many views that move together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

import ipywidgets

from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.widget.base.lifetime import close_looks, stands
from teg_nb.widget.base.static_views import CompositePicture, beside
from teg_nb.widget.board.match_widget import Bots, MatchWidget, WidgetOptions
from teg_nb.widget.views.knowledge_view import KnowledgeView, knows_secrets
from teg_nb.widget.views.odds_view import OddsView
from teg_nb.widget.views.playouts_view import PlayoutsView
from teg_nb.widget.views.timeline import LogTable, StandingsView, Timeline

if TYPE_CHECKING:
    from teg_nb.simulation.turning_points import TurningPoints
    from teg_nb.widget.base.view import BaseView


class Dashboard(CompositePicture, ipywidgets.Box):  # type: ignore[misc]
    """A box with a board, its events, standings, playouts and log at one step: see `dashboard`.

    Attributes
    ----------
    board : MatchWidget
    timeline : Timeline
    race : StandingsView
    table : LogTable
    odds : OddsView or None
        None where no dice decide attacks.
    knowledge : KnowledgeView or None
        None where owners are public.
    playouts : PlayoutsView
        Each view is a widget of its own. Views follow `board` in the page, so a cursor does
        not wait for the kernel.
    """

    def __init__(self, board: MatchWidget) -> None:
        self.board = board
        self.timeline, self.race, self.table = (
            Timeline(board),
            StandingsView(board),
            LogTable(board),
        )
        self.playouts = PlayoutsView(board)
        dice = board.match.game.dice
        self.odds = OddsView(board) if dice is not None and dice.attack else None
        self.knowledge = KnowledgeView(board) if knows_secrets(board.session) else None
        self._more = [view for view in (self.odds, self.knowledge) if view is not None]
        views = (self.timeline, self.race, *self._more, self.playouts)
        self._column = ipywidgets.VBox(views, layout={"flex": "1 1 280px", "min_width": "0"})
        board.layout.flex, board.layout.min_width = "3 1 540px", "0"
        self.table.layout.flex = "1 1 100%"
        for view in (*views, self.table):
            view.layout.min_width = "0"
        look = {"display": "flex", "flex_flow": "row wrap", "width": "100%"}
        super().__init__([board, self._column, self.table], layout=look)
        self.add_class("teg-desk")  # the board hides the facts of the other views
        self._stand_in(board)
        stands(self, self._column)

    @property
    def study(self) -> Study:
        """The study: all lines played, with their notes."""
        return self.board.study

    @property
    def match(self) -> Match:
        """The match of the line shown."""
        return self.board.match

    def close(self) -> None:
        """Close the box and its views. The board stays open."""
        if self.comm is not None:
            for view in (self.timeline, self.race, self.table, self.playouts, *self._more):
                view.close()
            self._stand_alone(self.board)
            super().close()
            self._column.close()
            for box in (self, self._column):
                close_looks(box)

    def picture(self) -> str:
        """Return all views as SVG."""
        views = (self.board, self.timeline, self.race, self.table, *self._more)
        return beside(*(view.picture() for view in views))

    def replayed(self) -> Sequence[BaseView]:
        """Return the views that need no computing."""
        return self.board, self.race, self.timeline

    @property
    def lang(self) -> str:
        """The language of the board."""
        return self.board.lang

    def words(self) -> str:
        """Return the board in words."""
        return self.board.words()

    def __repr__(self) -> str:
        return f"<desk of {self.board!r}>"


def dashboard(
    match: Match | Study | MatchWidget | None = None,
    bots: Bots = (),
    *,
    turning: TurningPoints | None = None,
    **options: Unpack[WidgetOptions],
) -> Dashboard:
    """Show one match in many linked views: board, events, standings, playouts, log.

    Parameters
    ----------
    match : Match, Study or MatchWidget, optional
        An open board is used as it is.
    turning : TurningPoints, optional
        Result of `teg_nb.turning_points`, to be marked on the slider and on the chart.
    bots, **options
        As for `MatchWidget`.

    Returns
    -------
    Dashboard
        A box. Its views can be displayed elsewhere too, and ``ipywidgets.jslink`` can link more.

    Examples
    --------
    >>> from teg_nb import dashboard
    >>> import teg_nb
    >>> match = teg_nb.Match("teg", start=teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> views = dashboard(match, lang="en")
    >>> views
    <desk of <MatchWidget teg: Blanco, Negro>>
    >>> views.board.study.act("attack", "Chile", "Argentina")
    StudyPosition(line='main', step=1)
    >>> views.board.refresh()
    >>> views.timeline.steps
    1
    """
    board = match if isinstance(match, MatchWidget) else MatchWidget(match, bots, **options)
    if turning is not None:
        board.mark_turning_points(turning)
    return Dashboard(board)
