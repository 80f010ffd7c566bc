"""Games from outside the package: the one place where every layer finds what is theirs.

`teg_nb.engine.games.register_game` writes here. A game of the package is found by the names of its
files and modules instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from teg_nb.engine.catalogue import Catalogue

OUTSIDE: dict[str, Outside] = {}
"""What is known of each, by the name of the game."""


class Outside(NamedTuple):
    """What a game from outside brings along.

    Attributes
    ----------
    words : Catalogue
    drawings : mapping
        Geometry of its boards by their names, in the form of the files of ``engine/boards``.
    bots : mapping
        Its own policies, by name.
    screen : Screen or None
        What the browser gets of it; see `teg_nb.widget.screens`.
    tables : GameTables or None
        What it has in the tables; see `teg_nb.analysis.games`.
    """

    words: Catalogue
    drawings: Mapping[str, Mapping[str, Any]]
    bots: Mapping[str, Callable[..., Any]]
    screen: Any = None
    tables: Any = None
