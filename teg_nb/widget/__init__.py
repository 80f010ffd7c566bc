"""The widget of a match, for notebooks."""

from teg_nb.widget.desks import desk
from teg_nb.widget.following import LogTable, Race, Timeline
from teg_nb.widget.knowledge_view import KnowledgeView
from teg_nb.widget.looking import Board, compare
from teg_nb.widget.match_widget import MatchWidget
from teg_nb.widget.odds_view import OddsView
from teg_nb.widget.playouts_view import PlayoutsView

__all__ = [
    "Board",
    "KnowledgeView",
    "LogTable",
    "MatchWidget",
    "OddsView",
    "PlayoutsView",
    "Race",
    "Timeline",
    "compare",
    "desk",
]
