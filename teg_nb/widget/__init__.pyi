"""The public names of the package, each with the module that it lives in."""

from teg_nb.widget.board.board_view import BoardView as BoardView
from teg_nb.widget.board.board_view import compare as compare
from teg_nb.widget.board.match_widget import MatchWidget as MatchWidget
from teg_nb.widget.board.match_widget import play as play
from teg_nb.widget.exercises.exercise_widget import ExerciseWidget as ExerciseWidget
from teg_nb.widget.exercises.prediction_widget import PredictionWidget as PredictionWidget
from teg_nb.widget.exercises.tour import Tour as Tour
from teg_nb.widget.exercises.workbook_widget import WorkbookWidget as WorkbookWidget
from teg_nb.widget.views.dashboard import dashboard as dashboard
from teg_nb.widget.views.knowledge_view import KnowledgeView as KnowledgeView
from teg_nb.widget.views.odds_view import OddsView as OddsView
from teg_nb.widget.views.playouts_view import PlayoutsView as PlayoutsView
from teg_nb.widget.views.sliders import sliders as sliders
from teg_nb.widget.views.timeline import LogTable as LogTable
from teg_nb.widget.views.timeline import StandingsView as StandingsView
from teg_nb.widget.views.timeline import Timeline as Timeline
