"""The games, by name."""

from __future__ import annotations

from collections.abc import Mapping

from teg_nb.engine.game import Game
from teg_nb.engine.games.teg import Teg
from teg_nb.engine.games.tgm import Tgm

GAMES: Mapping[str, Game] = {game.name: game for game in (Teg(), Tgm())}
