"""The public names of the package, each with the module that it lives in."""

from teg_nb._version import __version__ as __version__
from teg_nb.bots import POLICIES as POLICIES
from teg_nb.engine.actions import CHANCE as CHANCE
from teg_nb.engine.actions import NOBODY as NOBODY
from teg_nb.engine.board import load_board as load_board
from teg_nb.engine.errors import BadLog as BadLog
from teg_nb.engine.errors import BadMessage as BadMessage
from teg_nb.engine.errors import BadPosition as BadPosition
from teg_nb.engine.errors import IllegalAction as IllegalAction
from teg_nb.engine.games import GAMES as GAMES
from teg_nb.engine.games.teg.position import position as position
from teg_nb.engine.play.match import Match as Match
from teg_nb.engine.play.runner import Policy as Policy
from teg_nb.engine.play.study import Study as Study
from teg_nb.engine.play.study_tree import StudyPosition as StudyPosition
from teg_nb.engine.text.catalogue import catalogue as catalogue
from teg_nb.lessons.practice import practice as practice
from teg_nb.rl.gymnasium_env import gym_env as gym_env
from teg_nb.rl.pettingzoo_env import env as env
from teg_nb.rl.pettingzoo_env import parallel_env as parallel_env
from teg_nb.simulation.background import PlayoutJob as PlayoutJob
from teg_nb.simulation.matches import simulate as simulate
from teg_nb.simulation.playouts import playouts as playouts
from teg_nb.simulation.tournament import tournament as tournament
from teg_nb.simulation.turning_points import turning_points as turning_points
from teg_nb.simulation.turning_points import win_probabilities as win_probabilities
from teg_nb.widget import BoardView as BoardView
from teg_nb.widget import KnowledgeView as KnowledgeView
from teg_nb.widget import LogTable as LogTable
from teg_nb.widget import MatchWidget as MatchWidget
from teg_nb.widget import OddsView as OddsView
from teg_nb.widget import PlayoutsView as PlayoutsView
from teg_nb.widget import StandingsView as StandingsView
from teg_nb.widget import Timeline as Timeline
from teg_nb.widget import Tour as Tour
from teg_nb.widget import compare as compare
from teg_nb.widget import dashboard as dashboard
from teg_nb.widget import play as play
from teg_nb.widget import sliders as sliders
from teg_nb.widget.session.saved_page import page as page

language: str
