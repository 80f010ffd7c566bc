"""The games, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from typing import Any, cast

from teg_nb.engine.errors import IllegalAction, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games.eggar import Eggar
from teg_nb.engine.games.reconquista import Reconquista
from teg_nb.engine.games.teg import Teg
from teg_nb.engine.games.tgm import Tgm
from teg_nb.engine.games.wargame import Wargame
from teg_nb.engine.plugins import PLUGINS, GamePlugin
from teg_nb.engine.svg.board import drawing
from teg_nb.engine.text.catalogue import parse_catalogue

_PACKAGED: tuple[AnyGame, ...] = (Teg(), Tgm(), Reconquista(), Wargame(), Eggar())
GAMES: Mapping[str, AnyGame] = {game.name: game for game in _PACKAGED}
"""Every game, by its name; `register_game` adds to them."""

DEFAULT = "teg"
"""The game of a match of which nothing is said: La Revancha."""


def game_named(name: str | AnyGame) -> AnyGame:
    """The game of a name; what is a game already, as it is.

    Raises
    ------
    UnknownName
        A `KeyError` and a `ValueError`: with the names that there are, and the nearest.

    Examples
    --------
    >>> game_named("eggars")
    Traceback (most recent call last):
    ...
    teg_nb.engine.errors.UnknownName: no game 'eggars'; did you mean eggar?
    """
    if isinstance(name, str):
        if name in GAMES:
            return GAMES[name]
    elif hasattr(name, "setup"):
        return name
    raise UnknownName("game", name, GAMES)


def set_up(game: AnyGame, seats: Any, options: Any) -> Any:
    """The position before the first entry, as `Game.setup` makes it.

    Raises
    ------
    BadMessage, IllegalAction
        As `Game.setup` does; saying which option may be meant.
    """
    try:
        return game.setup(seats, options)
    except IllegalAction as fault:
        given = str(fault.facts.get("option"))
        known = _options(game) if fault.code == "bad_option" else []
        near = get_close_matches(given, known, 1) if given not in known else []
        if near:
            fault.facts["near"] = near
        raise


def _options(game: AnyGame) -> list[str]:
    """Names of the options of a game, as far as they are fields."""
    options = game.setup(3).settings.options
    return [each.name for each in fields(options)] if is_dataclass(options) else []


def register_game(
    game: AnyGame,
    words: Mapping[str, Any],
    drawings: Mapping[str, Mapping[str, Any]] | None = None,
    bots: Mapping[str, Callable[..., Any]] | None = None,
    screen: Any = None,
    tables: Any = None,
) -> None:
    """Make a game from outside known by its name, wherever games are found.

    See ``docs/adding-a-game.md``; `unregister_game` takes it back.

    Parameters
    ----------
    game : Game
    words : mapping
        Its catalogue, as read from a file.
    drawings : mapping, optional
        Geometry of its boards, by their names.
    bots : mapping, optional
        Its own policies by name, as ``"greedy"``; ``"random"`` plays any game. ``"hard"``,
        ``"plausible"``, ``"blunders"`` and ``"evaluate"``: see ``docs/bots.md``.
    screen : Screen, optional
        Of `teg_nb.widget.games`, where the common one does not do.
    tables : GameTables, optional
        Of `teg_nb.analysis.tables.games`, where the common columns do not do.

    Raises
    ------
    ValueError
        If another game has the name.
    """
    if GAMES.get(game.name, game) is not game:
        raise ValueError(f"there is a game {game.name!r} already")
    catalogue = parse_catalogue(game.name, words)
    PLUGINS[game.name] = GamePlugin(
        catalogue, drawings or {}, bots or {}, game.picture, screen, tables
    )
    cast("dict[str, AnyGame]", GAMES)[game.name] = game
    drawing.cache_clear()


def unregister_game(name: str) -> None:
    """Forget a game from outside.

    Raises
    ------
    KeyError
        If there is none of that name.
    """
    del PLUGINS[name]
    del cast("dict[str, AnyGame]", GAMES)[name]
    drawing.cache_clear()
