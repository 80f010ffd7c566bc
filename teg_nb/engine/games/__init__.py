"""The games, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from teg_nb.engine.game import Game
from teg_nb.engine.games.eggar import Eggar
from teg_nb.engine.games.reconquista import Reconquista
from teg_nb.engine.games.teg import Teg
from teg_nb.engine.games.tgm import Tgm
from teg_nb.engine.games.wargame import Wargame

GAMES: Mapping[str, Game] = {
    game.name: game for game in (Teg(), Tgm(), Reconquista(), Wargame(), Eggar())
}
"""Every game, by its name; `register_game` adds to them."""


def register_game(game: Game) -> None:
    """Make a game known by its name; see ``docs/adding-a-game.md``.

    Raises
    ------
    ValueError
        If another game has the name.
    """
    if GAMES.get(game.name, game) is not game:
        raise ValueError(f"there is a game {game.name!r} already")
    cast("dict[str, Game]", GAMES)[game.name] = game
