"""Plug-ins: the one place where every layer finds the parts of games from outside the package.

`teg_nb.engine.games.register_game` writes here. Games of the package are found by the names of
their files and modules instead. Parts from higher floors are addresses, ``module:name``, imported
on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import NamedTuple, Protocol

from teg_nb.engine.errors import needed_packages
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.open_types import AnyFrame


class Words(Protocol):
    """The catalogue of a game; see `teg_nb.engine.text.catalogue.Catalogue`."""

    def sentence(self, code: str, lang: str, facts: Mapping[str, object] | None = None) -> str:
        """Return the sentence of a refusal."""

    def news(self, kind: str, lang: str, facts: Mapping[str, object] | None = None) -> str:
        """Return the sentence of an event."""


PLUGINS: dict[str, GamePlugin] = {}
"""Registered plug-ins, by the name of the game."""

PICTURES: Mapping[str, str] = MappingProxyType(
    {
        "teg": "teg_nb.engine.games.teg.picture:picture",
        "tgm": "teg_nb.engine.games.tgm.picture:picture",
        "reconquista": "teg_nb.engine.games.reconquista.picture:picture",
        "wargame": "teg_nb.engine.games.wargame.picture:picture",
        "eggar": "teg_nb.engine.games.eggar.picture:picture",
    }
)
"""Addresses of the functions that draw positions, by game of the package."""

TABLES: Mapping[str, str] = MappingProxyType(
    {
        "entries": "teg_nb.analysis.tables.entries:entries_frame",
        "battles": "teg_nb.analysis.tables.battles:battles_frame",
    }
)
"""Addresses of the functions that build a table of a match."""

HINT = "teg_nb.bots.tutor:hint"
"""Address of the function that advises a seat of a match."""

TRUSTED = "teg_nb.bots.trusted:trusted_policy"
"""Address of the function that tells the bots whose choices need no check."""


class GamePlugin(NamedTuple):
    """The parts of a game from outside the package.

    Attributes
    ----------
    words : Words
        Catalogue of the game.
    drawings : mapping
        Geometry of its boards by name, in the format of the files of ``engine/boards``.
    bots : mapping
        Its policies, by name.
    picture : callable
        Function that draws its positions.
    screen : Screen or None
        Its data for the browser; see `teg_nb.widget.games`.
    tables : GameTables or None
        Its columns of the tables; see `teg_nb.analysis.tables.games`.
    """

    words: Words
    drawings: Mapping[str, JsonMapping]
    bots: Mapping[str, Callable[..., object]]
    picture: Callable[..., object]
    screen: object = None
    tables: object = None


def picture_function(game: str) -> Callable[..., object]:
    """Return the function that draws positions of a game.

    Raises
    ------
    KeyError
        If there is no such game.
    """
    if game in PLUGINS:
        return PLUGINS[game].picture
    return resolve(PICTURES[game])


def table(name: str, match: object) -> AnyFrame:
    """Return a table of a match as a pandas data frame.

    Parameters
    ----------
    name : str
        A key of `TABLES`.
    match : Match

    Raises
    ------
    MissingPackage
        If pandas is not installed.
    """
    with needed_packages():
        return resolve(TABLES[name])(match)


def resolve(address: str) -> Callable[..., object]:
    """Import the object at an address.

    Parameters
    ----------
    address : str
        ``module:name``.

    Examples
    --------
    >>> resolve("math:isqrt")(9)
    3
    """
    module, _, name = address.partition(":")
    value: Callable[..., object] = getattr(import_module(module), name)
    return value
