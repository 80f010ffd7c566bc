"""The printed facts of Tercera Guerra Mundial: cards, weapons and objectives, checked once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from teg_nb.engine.board import Board, board_data, load_board
from teg_nb.engine.errors import BadBoard
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.text.catalogue import catalogue

CANNON, INFANTRY, CAVALRY, JOKER = range(4)
WEAPONS = ("cannon", "infantry", "cavalry", "joker")

HOLD = "hold_24"
"""The objective whose number of territories depends on the table."""


@dataclass(frozen=True)
class Objective:
    """A secret objective (TGM-9).

    Attributes
    ----------
    id : str
        ``"europe_oceania_plus"``, ..., ``"destroy_5"``.
    continents : tuple[int, ...]
        Continents to own completely.
    more : int
        Number of further complete continents.
    territories : int
        Number of territories to own, anywhere.
    armies : int
        Armies required in each of these.
    destroy : int
        Seat to eliminate, or -1.
    """

    id: str
    continents: tuple[int, ...] = ()
    more: int = 0
    territories: int = 0
    armies: int = 1
    destroy: int = -1


@dataclass(frozen=True)
class Facts:
    """Everything printed on the pieces.

    Attributes
    ----------
    colours : tuple[str, ...]
    cards : tuple[str, ...]
        Names of the 44 cards: the territories in board order, then the jokers (TGM-1.6).
    weapons : tuple[int, ...]
        Weapon of each card: an index in `WEAPONS` (TGM-1.7).
    objectives : tuple[Objective, ...]
    """

    colours: tuple[str, ...]
    cards: tuple[str, ...]
    weapons: tuple[int, ...]
    objectives: tuple[Objective, ...]


@cache
def facts() -> Facts:
    """Return the facts of the data file.

    Raises
    ------
    BadBoard
        If their numbers disagree with TGM-1.6, TGM-1.7 or TGM-1.10.

    Examples
    --------
    >>> len(facts().cards), facts().cards[-1], WEAPONS[facts().weapons[-1]]
    (44, 'Comodín 2', 'joker')
    """
    return parse_facts(board_data("tgm"), load_board("tgm"))


def parse_facts(data: JsonMapping, board: Board) -> Facts:
    """Check the contents of a data file and return its facts; raises `BadBoard` like `facts`."""
    weapon = {name: WEAPONS.index(kind) for kind, names in data["cards"].items() for name in names}
    cards = (*board.countries, *data["cards"]["joker"])
    if set(weapon) != set(cards):
        raise BadBoard(f"cards: {sorted(set(weapon) ^ set(cards))} (TGM-1.6)")
    weapons = tuple(weapon[name] for name in cards)
    if Counter(weapons) != {CANNON: 14, INFANTRY: 14, CAVALRY: 14, JOKER: 2}:
        raise BadBoard(f"weapons: {Counter(weapons)} instead of 14 each and 2 jokers (TGM-1.7)")
    number = {continent.name: index for index, continent in enumerate(board.continents)}
    objectives = tuple(
        Objective(**{**entry, "continents": tuple(number[n] for n in entry.get("continents", ()))})
        for entry in data["objectives"]
    )
    if len({objective.id for objective in objectives}) != 14:
        raise BadBoard("there must be 14 objectives (TGM-1.10)")
    return Facts(tuple(data["colours"]), cards, weapons, objectives)


def check_board(board: Board) -> None:
    """Raise if the game cannot be played on a map (TGM-1.3).

    `Board.check` checks names, borders and connection.

    Raises
    ------
    BadBoard
        With the text of the refusal ``bad_map``.

    Examples
    --------
    >>> check_board(load_board("tgm"))
    """
    fault = ""
    if len(board.countries) != 42 or len(board.continents) != 6:
        fault = f"{len(board.countries)} + {len(board.continents)}"
    elif not {"Alaska", "Kamchatka"} <= set(board.countries) or (
        board.distance(board.country("Alaska"), board.country("Kamchatka")) != 1
    ):
        fault = "Alaska - Kamchatka"
    if fault:
        raise BadBoard(catalogue("tgm").sentence("bad_map", "en", {"fault": fault}))
