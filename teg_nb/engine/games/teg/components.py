"""The printed facts of T.E.G. La Revancha: cards, situations and objectives."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from teg_nb.engine.board import Board, board_data, load_board
from teg_nb.engine.errors import BadBoard
from teg_nb.engine.text.catalogue import catalogue

PLANE, SOLDIER, ANCHOR = 0, 1, 2
SYMBOLS = ("plane", "soldier", "anchor")
KINDS = (*SYMBOLS, "joker", "supercard")


@dataclass(frozen=True)
class Situation:
    """A kind of situation card: its id, printed name, number of cards, and colour."""

    id: str
    name: str
    cards: int
    colour: str = ""

    def label(self, lang: str) -> str:
        """Return the name in a language, with the colour that a card of rest names.

        Examples
        --------
        >>> Situation("rest", "Descanso Rojo", 1, "Rojo").label("en")
        'Rest Rojo'
        """
        return f"{catalogue('teg').label('situations', self.id, lang)} {self.colour}".strip()


@dataclass(frozen=True)
class Objective:
    """A secret objective (TEG-3.6).

    Attributes
    ----------
    id : str
        ``"O-1"`` to ``"O-19"``.
    size : int
        Least number of countries that satisfies it; 0 for a card of destruction.
    need : tuple[int, ...]
        Countries wanted in each continent.
    total : int
        Countries wanted anywhere.
    islands, island_continents : int
        Islands wanted in addition, and the number of continents they must lie in (TEG-3.8).
    destroy : str
        A colour, ``"left"``, or ``""``.
    """

    id: str
    size: int
    need: tuple[int, ...]
    total: int = 0
    islands: int = 0
    island_continents: int = 0
    destroy: str = ""


@dataclass(frozen=True)
class Facts:
    """The facts printed on the pieces."""

    countries: tuple[str, ...]
    colours: tuple[str, ...]
    card_kinds: tuple[str, ...]
    situations: tuple[Situation, ...]
    objectives: tuple[Objective, ...]


@cache
def facts() -> Facts:
    """Load and check the facts of the data file.

    Raises
    ------
    BadBoard
        If their numbers disagree with TEG-1.2 to TEG-1.11, or a check of TEG-1.3 fails.

    Examples
    --------
    >>> sum(situation.cards for situation in facts().situations)
    50
    """
    data = board_data("teg")
    board = load_board("teg")
    number = {name: country for country, name in enumerate(board.countries)}
    kinds = [""] * len(board.countries)
    for kind, names in data["cards"].items():
        for name in names:
            if name not in number:
                raise BadBoard(f"{kind} card of {name}: no such country (TEG-1.8)")
            kinds[number[name]] = kind
    printed = Facts(
        countries=board.countries,
        colours=tuple(data["colours"]),
        card_kinds=tuple(kinds),
        situations=tuple(Situation(**row) for row in data["situations"]),
        objectives=tuple(
            Objective(
                id=row["id"],
                size=row.get("size", 0),
                need=tuple(
                    row.get("countries", {}).get(continent.name, 0)
                    for continent in board.continents
                ),
                total=row.get("total", 0),
                islands=row.get("islands", 0),
                island_continents=row.get("island_continents", 0),
                destroy=row.get("destroy", ""),
            )
            for row in data["objectives"]
        ),
    )
    check_board(board)
    _check_facts(printed, board)
    return printed


def _check_facts(facts: Facts, board: Board) -> None:
    wanted = {"plane": 21, "soldier": 21, "anchor": 21, "joker": 4, "supercard": 5}
    if Counter(facts.card_kinds) != Counter(wanted):
        raise BadBoard(f"country cards: {Counter(facts.card_kinds)} instead of {wanted} (TEG-1.8)")
    if sum(situation.cards for situation in facts.situations) != 50:
        raise BadBoard("there must be 50 situation cards (TEG-1.11)")
    if len(facts.objectives) != 19:
        raise BadBoard("there must be 19 objectives (TEG-1.10)")
    for objective in facts.objectives:
        if objective.size != max(sum(objective.need) + objective.islands, objective.total):
            raise BadBoard(
                f"{objective.id}: size {objective.size} is not what its parts add up to (TEG-3.6)"
            )
        for need, continent in zip(objective.need, board.continents, strict=True):
            if need > len(continent.countries):
                raise BadBoard(f"{objective.id}: {continent.name} has fewer countries (TEG-3.6)")


_NEIGHBOURS = (
    ("Mauritania", "Uruguay"),
    ("Chile", "Australia"),
    ("Alaska", "Chukchi"),
    ("Brasil", "Sahara"),
    ("Argentina", "Brasil"),
    ("España", "Portugal"),
    ("Argentina", "Uruguay"),
    ("Nueva Zelandia", "Tasmania"),
    ("Tasmania", "Australia"),
    ("Colombia", "Nicaragua"),
    ("Nicaragua", "El Salvador"),
    ("Irán", "Ucrania"),
    ("Rusia", "Ucrania"),
    ("Ucrania", "Bielorrusia"),
)
_DISTANCES = (
    ("Nueva Zelandia", "Australia", 2),
    ("Nueva Zelandia", "Sumatra", 3),
    ("Nueva Zelandia", "Filipinas", 3),
    ("Nueva Zelandia", "Tonga", 3),
    ("Argentina", "Australia", 2),
    ("Chile", "El Salvador", 3),
)
_SIZES = {
    "América del Norte": 12,
    "América Central": 6,
    "América del Sur": 8,
    "Europa": 16,
    "África": 8,
    "Asia": 16,
    "Oceanía": 6,
}


def check_board(board: Board) -> None:
    """Refuse a map that contradicts the rulebook (TEG-1.2, TEG-1.3, TEG-D-1).

    Raises
    ------
    BadBoard
        With the statement that does not hold.
    """
    sizes = {continent.name: len(continent.countries) for continent in board.continents}
    if sizes != _SIZES or len(board.countries) != 72:
        raise BadBoard(f"continents {sizes} instead of {_SIZES} (TEG-1.2)")

    def distance(a: str, b: str) -> int:
        return board.distance(board.country(a), board.country(b))

    for a, b in _NEIGHBOURS:
        if board.variant == "printed_board" and {a, b} == {"Mauritania", "Uruguay"}:
            continue
        if distance(a, b) != 1:
            raise BadBoard(f"{a} and {b} must be neighbours (TEG-1.3)")
    for a, b, wanted in _DISTANCES:
        if distance(a, b) != wanted:
            raise BadBoard(f"{a} and {b} must be at distance {wanted} (TEG-1.3)")
    for a, b in (("Argentina", "Sahara"), ("Colombia", "El Salvador")):
        if distance(a, b) == 1:
            raise BadBoard(f"{a} and {b} must not be neighbours (TEG-1.3)")
    if distance("Irán", "Rusia") > 3:
        raise BadBoard("Irán and Rusia must be within three borders (TEG-1.3)")
    if min(distance("Turquía", "Egipto"), distance("Israel", "Egipto")) != 1:
        raise BadBoard("Turquía or Israel must touch Egipto (TEG-1.3)")
