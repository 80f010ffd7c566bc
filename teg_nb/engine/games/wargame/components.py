"""The printed facts of the resource war: goods, vocabulary and objectives; checked once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from teg_nb.engine.board import Board, board_data, load_board
from teg_nb.engine.errors import BadBoard, IllegalAction
from teg_nb.engine.json_types import JsonObject

# Units of a territory, by number.
TROOP, PLANE, SHIP = 0, 1, 2
UNITS = ("troop", "plane", "ship")

# Its installations.
WALL, ARMOURY, AIRFIELD, SHIPYARD = 0, 1, 2, 3
INSTALLATIONS = ("wall", "armoury", "airfield", "shipyard")

# A strike aims at units of a kind, or at an installation.
AIMS = ("troops", "planes", "ships", *INSTALLATIONS)
FIRST_INSTALLATION = 3

RESOURCES = 12
"""Goods below this number are resources, the others weapons."""

TREASURE = RESOURCES
"""Treasure of Oceania, numbered after the resources (WAR-7.5)."""

ITEMS = ("plane", "ship", "troop", "missile", "atomic_bomb", "epidemic", "cyber_attack")
"""Buildable units and weapons. The weapons have the order of the goods."""

FIRST_WEAPON = 3

SIZES = (1,) * RESOURCES + (2,) * 4
"""Cargo units of each good; a troop takes two (WAR-10.2, WAR-10.3)."""

TROOP_SIZE = 2


@dataclass(frozen=True)
class Good:
    """A resource or a weapon: its id, printed name and rank (WAR-1.6)."""

    id: str
    name: str
    rank: str


@dataclass(frozen=True)
class Objective:
    """A secret objective: the conditions that its holder must meet together (WAR-11.5).

    Attributes
    ----------
    id : str
    need : tuple[int, ...]
        Territories required in each continent.
    territories : int
        Territories required anywhere.
    walls : int
        Own territories with a wall.
    planes, ships : int
    rank : str
        Rank of the goods (``"rare"``, ``"weapon"``) that must be in stock.
    kinds : int
        Number of different goods of that rank.
    treasures : int
        Treasures found in the match.
    numbers : tuple[tuple[str, str], ...]
        Attributes that the options file sets, with their keys there. `Settings.objectives` fills
        them in.
    """

    id: str
    need: tuple[int, ...]
    territories: int = 0
    walls: int = 0
    planes: int = 0
    ships: int = 0
    rank: str = ""
    kinds: int = 0
    treasures: int = 0
    numbers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Facts:
    """All printed facts of the game.

    Attributes
    ----------
    colours : tuple[str, ...]
    goods : tuple[Good, ...]
    local : tuple[tuple[int, ...], ...]
        By continent, the resources to look for: the basic ones, its own and the treasure.
    air_immune : int
        Bit set of the territories that nothing attacks from the air (WAR-1.9).
    objectives : tuple[Objective, ...]
    vocabulary : tuple[tuple[str, tuple[str, ...]], ...]
        Printed names by kind.
    ids : tuple[tuple[str, tuple[str, ...]], ...]
        Ids by kind, in the same order.
    """

    colours: tuple[str, ...]
    goods: tuple[Good, ...]
    local: tuple[tuple[int, ...], ...]
    air_immune: int
    objectives: tuple[Objective, ...]
    vocabulary: tuple[tuple[str, tuple[str, ...]], ...]
    ids: tuple[tuple[str, tuple[str, ...]], ...]


@cache
def facts() -> Facts:
    """Return the facts of the data file.

    Raises
    ------
    BadBoard
        If the facts disagree with the numbers of this module.

    Examples
    --------
    >>> [good.name for good in facts().goods][:3]
    ['Metal', 'Cemento', 'Alimentos']
    >>> dict(facts().ids)["vehicle"], dict(facts().vocabulary)["vehicle"]
    (('plane', 'ship'), ('Avión', 'Barco'))
    """
    data = board_data("wargame")
    board = load_board("wargame")
    check_map(board)
    goods = tuple(Good(**row) for row in data["goods"])
    number = {good.id: index for index, good in enumerate(goods)}
    basic = tuple(number[good.id] for good in goods if good.rank == "basic")
    ids, names = _words(goods, data["words"])
    printed = Facts(
        colours=tuple(data["colours"]),
        goods=goods,
        local=tuple(
            (
                *basic,
                *(number[id] for id in row["resources"]),
                *((TREASURE,) if row.get("treasures") else ()),
            )
            for row in data["continents"]
        ),
        air_immune=sum(
            continent.members
            for continent, row in zip(board.continents, data["continents"], strict=True)
            if row.get("air_immune")
        ),
        objectives=tuple(_objective(row, board) for row in data["objectives"]),
        vocabulary=(*names.items(),),
        ids=(*ids.items(),),
    )
    _check(printed)
    return printed


def _words(
    goods: tuple[Good, ...], written: dict[str, list[list[str]]]
) -> tuple[dict[str, tuple[str, ...]], ...]:
    """Collect ids and printed names by kind, from goods, units and installations."""
    good = [(entry.id, entry.name) for entry in goods]
    treasure, unit, aim, installation = (
        [(id, name) for id, name in written[kind]]
        for kind in ("treasure", "unit", "aim", "installation")
    )
    troop, plane, ship = unit
    weapons = good[RESOURCES:]
    kinds = {
        "good": good,
        "resource": [*good[:RESOURCES], *treasure],
        "weapon": weapons,
        "unit": unit,
        "vehicle": [plane, ship],
        "item": [plane, ship, troop, *weapons],
        "installation": installation,
        "aim": [*aim, *installation],
    }
    return tuple(
        {kind: tuple(p[k] for p in pairs) for kind, pairs in kinds.items()} for k in (0, 1)
    )


def _objective(data: JsonObject, board: Board) -> Objective:
    complete, some = data.get("all", ()), data.get("some", {})
    return Objective(
        id=data["id"],
        need=tuple(
            len(continent.countries) if continent.name in complete else some.get(continent.name, 0)
            for continent in board.continents
        ),
        rank=data.get("rank", ""),
        kinds=data.get("kinds", 0),
        numbers=tuple(data.get("numbers", {}).items()),
    )


def _check(facts: Facts) -> None:
    ids = dict(facts.ids)
    ranks = Counter(good.rank for good in facts.goods)
    if ranks != {"basic": 3, "intermediate": 5, "rare": 4, "weapon": 4}:
        raise BadBoard(f"goods by rank: {dict(ranks)} (WAR-1.6)")
    if any(good.rank == "weapon" for good in facts.goods[:RESOURCES]):
        raise BadBoard("weapons must come after the resources (WAR-1.6)")
    wanted = {"unit": UNITS, "installation": INSTALLATIONS, "item": ITEMS, "aim": AIMS}
    for kind, names in wanted.items():
        if ids[kind] != names:
            raise BadBoard(f"{kind}: {ids[kind]} instead of {names} (WAR-1.4, WAR-1.5)")
    if len(facts.objectives) != 12:
        raise BadBoard("there must be 12 objectives (WAR-11.5)")


_SIZES = {
    "América del Norte": 9,
    "América del Sur": 4,
    "Europa": 7,
    "África": 6,
    "Asia": 12,
    "Oceanía": 4,
}


def check_map(board: Board) -> None:
    """Refuse a map that differs from the map of the rules (WAR-1.1, WAR-1.2, WAR-1.3).

    Each border is written once, so borders are symmetric.

    Raises
    ------
    IllegalAction
        ``bad_map``, naming the fault.
    """
    sizes = {continent.name: len(continent.countries) for continent in board.continents}
    if sizes != _SIZES:
        raise IllegalAction("bad_map", "WAR-1.2", fault=f"{sizes} != {_SIZES}")
    if len(board.borders) != 81:
        raise IllegalAction("bad_map", "WAR-1.3", fault=f"{len(board.borders)} != 81")
    try:
        board.check()
    except BadBoard as fault:
        raise IllegalAction("bad_map", "WAR-1.3", fault=str(fault)) from None
