"""The widget of a match, for notebooks."""

from teg_nb.widget.asking_view import AskingView
from teg_nb.widget.desks import desk
from teg_nb.widget.following import LogTable, Race, Timeline
from teg_nb.widget.guess_view import GuessView
from teg_nb.widget.knowledge_view import KnowledgeView
from teg_nb.widget.looking import Board, compare
from teg_nb.widget.match_widget import MatchWidget
from teg_nb.widget.moved import sliders
from teg_nb.widget.odds_view import OddsView
from teg_nb.widget.playouts_view import PlayoutsView
from teg_nb.widget.tour import Tour

__all__ = [
    "AskingView",
    "Board",
    "KnowledgeView",
    "GuessView",
    "LogTable",
    "MatchWidget",
    "OddsView",
    "PlayoutsView",
    "Race",
    "Timeline",
    "Tour",
    "compare",
    "desk",
    "sliders",
]
