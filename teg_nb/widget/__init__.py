"""Widgets for notebooks: boards, views of a match, and exercises."""

from teg_nb.widget.board.board_view import BoardView, compare
from teg_nb.widget.board.match_widget import MatchWidget
from teg_nb.widget.exercises.exercise_widget import ExerciseWidget
from teg_nb.widget.exercises.prediction_widget import PredictionWidget
from teg_nb.widget.exercises.tour import Tour
from teg_nb.widget.views.dashboard import dashboard
from teg_nb.widget.views.knowledge_view import KnowledgeView
from teg_nb.widget.views.odds_view import OddsView
from teg_nb.widget.views.playouts_view import PlayoutsView
from teg_nb.widget.views.sliders import sliders
from teg_nb.widget.views.timeline import LogTable, StandingsView, Timeline

__all__ = [
    "ExerciseWidget",
    "BoardView",
    "KnowledgeView",
    "PredictionWidget",
    "LogTable",
    "MatchWidget",
    "OddsView",
    "PlayoutsView",
    "StandingsView",
    "Timeline",
    "Tour",
    "compare",
    "dashboard",
    "sliders",
]
