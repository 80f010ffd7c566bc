"""The games, by name. A game is imported when its name is looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from typing import cast

from teg_nb.engine.errors import IllegalAction, UnknownName
from teg_nb.engine.game import AnyGame, Game, O, S
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.plugins import PLUGINS, GamePlugin, resolve
from teg_nb.engine.schema.position import Position
from teg_nb.engine.svg.geometry import drawing
from teg_nb.engine.text.catalogue import parse_catalogue

_PACKAGED = ("teg", "tgm", "reconquista", "wargame", "eggar")
"""Games of the package: the module of each has a class of the same name, with a capital."""


class Games(Mapping[str, AnyGame]):
    """The games by name. To list the names imports none of them."""

    def __init__(self) -> None:
        self._games: dict[str, AnyGame | None] = dict.fromkeys(_PACKAGED)

    def __getitem__(self, name: str) -> AnyGame:
        game = self._games[name]
        if game is None:
            build = resolve(f"teg_nb.engine.games.{name}:{name.capitalize()}")
            made = cast("AnyGame", build())
            game = self._games[name] = self._games[name] or made  # another thread may be first
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def add(self, game: AnyGame) -> None:
        """Add a game from outside the package."""
        self._games[game.name] = game

    def remove(self, name: str) -> None:
        """Remove a game from outside the package."""
        del self._games[name]


GAMES = Games()
"""All games by name; `register_game` adds to them."""

DEFAULT = "teg"
"""The default game of a match: La Revancha."""


def game_named(name: str | AnyGame) -> AnyGame:
    """Return the game of a name. A game object is returned unchanged.

    Raises
    ------
    UnknownName
        A `KeyError` and a `ValueError`. It has the known names and the nearest one.

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


def set_up(game: AnyGame, seats: int | Sequence[str], options: JsonMapping | None) -> Position:
    """Return the position before the first entry, as `Game.setup` creates it.

    Raises
    ------
    BadMessage, IllegalAction
        As in `Game.setup`. The error suggests the nearest option name.
    """
    try:
        return game.setup(seats, options)
    except IllegalAction as fault:
        option = str(fault.facts.get("option"))
        options_of_game = _options(game) if fault.code == "bad_option" else []
        matches = (
            get_close_matches(option, options_of_game, 1) if option not in options_of_game else []
        )
        if matches:
            fault.facts["near"] = matches
        raise


def _options(game: AnyGame) -> list[str]:
    """Return the option names of a game, if its options are a dataclass."""
    options = game.setup(3).settings.options
    return [field.name for field in fields(options)] if is_dataclass(options) else []


def register_game(
    game: Game[S, O],
    words: JsonMapping,
    drawings: Mapping[str, JsonMapping] | None = None,
    bots: Mapping[str, Callable[..., object]] | None = None,
    screen: object = None,
    tables: object = None,
) -> None:
    """Register a game of another package by its name.

    See ``docs/adding-a-game.md``. `unregister_game` reverses the call.

    Parameters
    ----------
    game : Game
    words : mapping
        Its catalogue, in the form of a catalogue file.
    drawings : mapping, optional
        Geometry of its boards, by their names.
    bots : mapping, optional
        Its own policies by name, as ``"greedy"``; ``"random"`` plays any game. ``"hard"``,
        ``"novice"``, ``"blunder_rate"`` and ``"evaluate"``: see ``docs/bots.md``.
    screen : Screen, optional
        From `teg_nb.widget.games`, if the common screen does not fit.
    tables : GameTables, optional
        From `teg_nb.analysis.tables.games`, if the common columns do not fit.

    Raises
    ------
    ValueError
        If another game has the name.
    """
    known = cast("AnyGame", game)
    if game.name in GAMES and GAMES[game.name] is not known:
        raise ValueError(f"there is a game {game.name!r} already")
    catalogue = parse_catalogue(game.name, words)
    PLUGINS[game.name] = GamePlugin(
        catalogue, drawings or {}, bots or {}, game.picture, screen, tables
    )
    GAMES.add(known)
    drawing.cache_clear()


def unregister_game(name: str) -> None:
    """Remove a game that was registered.

    Raises
    ------
    KeyError
        If no registered game has that name.
    """
    del PLUGINS[name]
    GAMES.remove(name)
    drawing.cache_clear()
