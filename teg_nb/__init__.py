"""teg_nb: board games of conquest, taught, played and analysed inside Jupyter."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from teg_nb._version import __version__ as __version__

if TYPE_CHECKING:  # what the lazy names below are, for type checkers and editors
    from teg_nb.bots import POLICIES as POLICIES
    from teg_nb.contest import tournament as tournament
    from teg_nb.engine.actions import CHANCE as CHANCE
    from teg_nb.engine.actions import NOBODY as NOBODY
    from teg_nb.engine.board import load_board as load_board
    from teg_nb.engine.catalogue import catalogue as catalogue
    from teg_nb.engine.errors import BadLog as BadLog
    from teg_nb.engine.errors import BadMessage as BadMessage
    from teg_nb.engine.errors import BadPosition as BadPosition
    from teg_nb.engine.errors import IllegalAction as IllegalAction
    from teg_nb.engine.games import GAMES as GAMES
    from teg_nb.engine.games.teg.position import position as position
    from teg_nb.engine.match import Match as Match
    from teg_nb.engine.playing import Policy as Policy
    from teg_nb.engine.study import At as At
    from teg_nb.engine.study import Study as Study
    from teg_nb.gym import gym_env as gym_env
    from teg_nb.played_out import playouts as playouts
    from teg_nb.playing_beside import RunningPlayouts as RunningPlayouts
    from teg_nb.rl import env as env
    from teg_nb.rl import parallel_env as parallel_env
    from teg_nb.simulation import simulate as simulate
    from teg_nb.turning import chances as chances
    from teg_nb.turning import turning_points as turning_points
    from teg_nb.widget import Board as Board
    from teg_nb.widget import KnowledgeView as KnowledgeView
    from teg_nb.widget import LogTable as LogTable
    from teg_nb.widget import MatchWidget as MatchWidget
    from teg_nb.widget import OddsView as OddsView
    from teg_nb.widget import PlayoutsView as PlayoutsView
    from teg_nb.widget import Race as Race
    from teg_nb.widget import Timeline as Timeline
    from teg_nb.widget import Tour as Tour
    from teg_nb.widget import compare as compare
    from teg_nb.widget import desk as desk
    from teg_nb.widget import sliders as sliders

    language: str

# Names and where they live; loaded when asked for, so that importing the package stays quick.
_PUBLIC = {
    "At": "teg_nb.engine.study",
    "BadLog": "teg_nb.engine.errors",
    "BadMessage": "teg_nb.engine.errors",
    "BadPosition": "teg_nb.engine.errors",
    "Board": "teg_nb.widget",
    "CHANCE": "teg_nb.engine.actions",
    "GAMES": "teg_nb.engine.games",
    "IllegalAction": "teg_nb.engine.errors",
    "Match": "teg_nb.engine.match",
    "MatchWidget": "teg_nb.widget",
    "KnowledgeView": "teg_nb.widget",
    "LogTable": "teg_nb.widget",
    "OddsView": "teg_nb.widget",
    "NOBODY": "teg_nb.engine.actions",
    "POLICIES": "teg_nb.bots",
    "Policy": "teg_nb.engine.playing",
    "Race": "teg_nb.widget",
    "Study": "teg_nb.engine.study",
    "Timeline": "teg_nb.widget",
    "Tour": "teg_nb.widget",
    "catalogue": "teg_nb.engine.catalogue",
    "compare": "teg_nb.widget",
    "desk": "teg_nb.widget",
    "env": "teg_nb.rl",
    "gym_env": "teg_nb.gym",
    "load_board": "teg_nb.engine.board",
    "parallel_env": "teg_nb.rl",
    "PlayoutsView": "teg_nb.widget",
    "playouts": "teg_nb.played_out",
    "chances": "teg_nb.turning",
    "turning_points": "teg_nb.turning",
    "RunningPlayouts": "teg_nb.playing_beside",
    "position": "teg_nb.engine.games.teg.position",
    "simulate": "teg_nb.simulation",
    "sliders": "teg_nb.widget",
    "tournament": "teg_nb.contest",
}

__all__ = [*_PUBLIC, "__version__", "language"]


class _Package(ModuleType):
    """The module itself: what is assigned to `language` is checked."""

    @property
    def language(self) -> str:
        """Language in which a notebook says that something cannot be.

        ``"es"`` or ``"en"``; ``""`` for that of the widget shown last, else Spanish.
        """
        from teg_nb.engine.language import chosen

        return chosen()

    @language.setter
    def language(self, lang: str) -> None:
        from teg_nb.engine.language import choose

        choose(lang)


sys.modules[__name__].__class__ = _Package


if not TYPE_CHECKING:  # a checker would take any name for one of ours

    def __getattr__(name: str) -> Any:
        if name in _PUBLIC:
            return getattr(import_module(_PUBLIC[name]), name)
        raise AttributeError(f"module 'teg_nb' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
