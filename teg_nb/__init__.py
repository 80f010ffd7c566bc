"""teg_nb: board games of conquest, taught, played and analysed inside Jupyter."""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

# Names and where they live; loaded when asked for, so that importing the package stays quick.
_PUBLIC = {
    "BadLog": "teg_nb.engine.errors",
    "BadMessage": "teg_nb.engine.errors",
    "BadPosition": "teg_nb.engine.errors",
    "CHANCE": "teg_nb.engine.game",
    "GAMES": "teg_nb.engine.games",
    "IllegalAction": "teg_nb.engine.errors",
    "Match": "teg_nb.engine.match",
    "MatchWidget": "teg_nb.widget",
    "NOBODY": "teg_nb.engine.game",
    "POLICIES": "teg_nb.bots",
    "Policy": "teg_nb.engine.match",
    "catalogue": "teg_nb.engine.catalogue",
    "env": "teg_nb.rl",
    "load_board": "teg_nb.engine.board",
    "parallel_env": "teg_nb.rl",
    "position": "teg_nb.engine.games.teg.position",
    "simulate": "teg_nb.simulation",
}

__all__ = [*_PUBLIC, "__version__"]


def __getattr__(name: str) -> Any:
    if name in _PUBLIC:
        return getattr(import_module(_PUBLIC[name]), name)
    raise AttributeError(f"module 'teg_nb' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
