"""Boards: countries, continents and borders. Read from a data file and checked once."""

from __future__ import annotations

import html
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from typing import Protocol, cast

from teg_nb.engine.caching import fast_cached_property, set_cached
from teg_nb.engine.errors import BadBoard, UnknownName
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.settings import Settings

_CHUNK = 12


@cache
def _chunk(place: int, bits: int) -> tuple[int, ...]:
    return tuple(place * _CHUNK + k for k in range(_CHUNK) if bits >> k & 1)


@lru_cache(maxsize=1 << 14)
def members(bits: int) -> tuple[int, ...]:
    """Return the numbers in a bit set, in rising order.

    Examples
    --------
    >>> members(0b1010001)
    (0, 4, 6)
    """
    numbers: tuple[int, ...] = ()
    index = 0
    while bits:
        low = bits & 0xFFF
        if low:
            numbers += _chunk(index, low)
        bits >>= _CHUNK
        index += 1
    return numbers


def bit_set(numbers: Iterable[int]) -> int:
    """Return the bit set of some numbers: the inverse of `members`.

    Examples
    --------
    >>> bit_set([0, 4, 6]) == 0b1010001
    True
    """
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def normalize_name(name: str) -> str:
    """Return a name in a comparable form: no accents, no capitals, single spaces.

    Examples
    --------
    >>> normalize_name(" Gran  Bretaña")
    'gran bretana'
    """
    letters = unicodedata.normalize("NFD", name)
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.casefold().split())


_UNPRINTED = re.compile("[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 forbids, and the other control characters."""


def clean(text: str) -> str:
    r"""Return a text without control characters and lone surrogates.

    Tabs and line ends stay.

    Examples
    --------
    >>> clean("a\x1b[2Jb\r\n\ud800c")
    'a[2Jb\nc'
    """
    return _UNPRINTED.sub("", text)


_IN_QUOTES = str.maketrans({'"': "&quot;", "\n": "&#10;", "\t": "&#9;"})


def escape(text: str) -> str:
    r"""Escape a text for use between the tags of XML and HTML.

    Examples
    --------
    >>> escape("<b> & \x00c")
    '&lt;b&gt; &amp; c'
    """
    return html.escape(clean(text), quote=False)


def quoteattr(text: str) -> str:
    r"""Quote a text for use as an attribute of XML and HTML.

    Examples
    --------
    >>> quoteattr("a < \x1bb")
    '"a &lt; b"'
    """
    return '"' + escape(text).translate(_IN_QUOTES) + '"'


def closest_name(name: str, names: Iterable[str], likeness: float = 0.8) -> list[str]:
    """Return the name that is most like a mistyped one, in a list; empty if none is close.

    Examples
    --------
    >>> names = ["Albania", "Chile", "Gran Bretaña"]
    >>> [closest_name(name, names) for name in ("gran bretania", "Chili", "Atlántida")]
    [['Gran Bretaña'], ['Chile'], []]
    """
    if not 4 <= len(name) <= 60:
        return []
    printed = {normalize_name(known): known for known in names}
    matches = get_close_matches(normalize_name(name), printed, 1, likeness)
    return [printed[match] for match in matches]


@dataclass(frozen=True)
class Continent:
    """A group of countries.

    Attributes
    ----------
    name : str
        Printed name.
    countries : tuple[int, ...]
        Numbers of its countries.
    armies : int
        Armies per round for the seat that holds all its countries.
    symbols : tuple[str, ...]
        Symbols of its card in an exchange.
    members : int
        Bit set of its countries.
    """

    name: str
    countries: tuple[int, ...]
    armies: int = 0
    symbols: tuple[str, ...] = ()
    members: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        set_cached(self, members=bit_set(self.countries))


@dataclass(frozen=True)
class Board:
    """A map: countries grouped in continents and joined by borders.

    Attributes
    ----------
    name : str
        Name of the drawing.
    countries : tuple[str, ...]
        Printed names; the number of a country is its index in this tuple.
    continents : tuple[Continent, ...]
    borders : tuple[tuple[int, int], ...]
        Every pair of neighbours, listed once, bridges included.
    bridges : frozenset[tuple[int, int]]
        Borders that cross water.
    islands : frozenset[int]
    variant : str
        Name of the chosen alternative, or ``""``.
    neighbours : tuple[tuple[int, ...], ...]
        Neighbours by country, in rising order (TEG-0.6).
    neighbour_sets : tuple[int, ...]
        Neighbours by country, as bit sets.
    continent_of : tuple[int, ...]
        Number of the continent, by country.
    """

    name: str
    countries: tuple[str, ...]
    continents: tuple[Continent, ...]
    borders: tuple[tuple[int, int], ...]
    bridges: frozenset[tuple[int, int]] = frozenset()
    islands: frozenset[int] = frozenset()
    variant: str = ""

    neighbours: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    neighbour_sets: tuple[int, ...] = field(init=False, repr=False, compare=False)
    continent_of: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        near: list[set[int]] = [set() for _ in self.countries]
        for a, b in self.borders:
            near[a].add(b)
            near[b].add(a)
        where = [-1] * len(self.countries)
        for number, continent in enumerate(self.continents):
            for country in continent.countries:
                where[country] = number
        set_cached(
            self,
            neighbours=tuple(tuple(sorted(numbers)) for numbers in near),
            neighbour_sets=tuple(map(bit_set, near)),
            continent_of=tuple(where),
        )

    @fast_cached_property
    def _by_plain_name(self) -> dict[str, int]:
        return {normalize_name(name): country for country, name in enumerate(self.countries)}

    def country(self, name: str) -> int:
        """Return the number of a country; accents and capitals do not matter.

        Raises
        ------
        KeyError
            If there is no such country.

        Examples
        --------
        >>> board = load_board("teg")
        >>> board.countries[board.country("espana")]
        'España'
        """
        return self._by_plain_name[normalize_name(name)]

    def distance(self, source: int, target: int) -> int:
        """Return the least number of borders between two countries (TEG-0.6)."""
        return self.distances(source)[target]

    def __hash__(self) -> int:
        return hash(self.name)  # boards are keys of caches that are read often

    @cache  # noqa: B019 -- boards are few and live as long as the process
    def distances(self, source: int) -> tuple[int, ...]:
        """Return the least number of borders from one country to every country."""
        borders = {source: 0}
        frontier = [source]
        while frontier:
            reached = []
            for country in frontier:
                for neighbour in self.neighbours[country]:
                    if neighbour not in borders:
                        borders[neighbour] = borders[country] + 1
                        reached.append(neighbour)
            frontier = reached
        return tuple(borders[number] for number in range(len(self.countries)))

    def check(self) -> None:
        """Raise unless the board can be played on.

        Raises
        ------
        BadBoard
            If names repeat, a border is written twice or joins a country to itself, a country is in
            no continent or in two, or a country cannot be reached.
        """
        if len(set(map(normalize_name, self.countries))) != len(self.countries):
            raise BadBoard(f"{self.name}: two countries have the same name")
        seen: set[frozenset[int]] = set()
        for a, b in self.borders:
            pair = frozenset((a, b))
            if a == b or pair in seen:
                raise BadBoard(
                    f"{self.name}: border {self.countries[a]} - {self.countries[b]} is written"
                    " twice or joins a country to itself"
                )
            seen.add(pair)
        grouped = sorted(c for continent in self.continents for c in continent.countries)
        if grouped != list(range(len(self.countries))):
            raise BadBoard(f"{self.name}: each country must be in exactly one continent")
        reached = {0}
        edge = {0}
        while edge:
            edge = {near for country in edge for near in self.neighbours[country]} - reached
            reached |= edge
        if len(reached) != len(self.countries):
            raise BadBoard(f"{self.name}: some countries cannot be reached")


@cache
def board_data(game: str) -> JsonMapping:
    """Return the data file of a game as parsed TOML.

    Raises
    ------
    UnknownName
        If the game has no data file.
    """
    names = (file.name for file in files("teg_nb.engine.boards").iterdir())
    known = sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    if game not in known:
        raise UnknownName("board", game, known)
    text = files("teg_nb.engine.boards").joinpath(f"{game}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def load_board(game: str, variant: str = "") -> Board:
    """Return the board of a game, checked.

    Parameters
    ----------
    game : str
        Name of the game, as in `GAMES`.
    variant : str
        An alternative listed in the data file (``"printed_board"`` for ``teg``), or ``""``.

    Raises
    ------
    UnknownName
        If the game has no board.
    BadBoard
        If the file is not a valid board, or has no such variant.

    Examples
    --------
    >>> from teg_nb import load_board
    >>> board = load_board("teg")
    >>> len(board.countries), len(board.borders), len(board.continents)
    (72, 134, 7)
    """
    board = parse_board(board_data(game), variant)
    board.check()
    return board


def parse_board(data: JsonMapping, variant: str = "") -> Board:
    """Build a board from the contents of a data file. Checks its names only."""
    countries = tuple(name for continent in data["continents"] for name in continent["countries"])
    number = {name: country for country, name in enumerate(countries)}

    def pairs(written: Iterable[tuple[str, str]]) -> Iterator[tuple[int, int]]:
        for a, b in written:
            try:
                yield number[a], number[b]
            except KeyError as fault:
                raise BadBoard(f"border {a} - {b}: no such country {fault}") from None

    def islands() -> Iterator[int]:
        for name in data.get("islands", {}).get("countries", ()):
            if name not in number:
                raise BadBoard(f"island {name}: no such country")
            yield number[name]

    bridges = list(pairs(data["borders"]["bridges"]))
    borders = [*pairs(data["borders"]["land"]), *bridges]
    if variant:
        alternatives = {entry["name"]: entry for entry in data.get("alternatives", ())}
        if variant not in alternatives:
            raise BadBoard(f"no variant {variant!r}; there are {sorted(alternatives)}")
        chosen = alternatives[variant]
        removed = {frozenset(pair) for pair in pairs(chosen["remove"])}
        added = list(pairs(chosen["add"]))
        borders = [pair for pair in borders if frozenset(pair) not in removed] + added
        bridges = [pair for pair in bridges if frozenset(pair) not in removed] + added
    return Board(
        name=data["name"],
        countries=countries,
        continents=tuple(
            Continent(
                continent["name"],
                tuple(number[name] for name in continent["countries"]),
                continent.get("armies", 0),
                tuple(continent.get("symbols", ())),
            )
            for continent in data["continents"]
        ),
        borders=tuple(borders),
        bridges=frozenset(bridges),
        islands=frozenset(islands()),
        variant=variant,
    )


class _OnMap(Protocol):
    """The settings of a game on a map."""

    @property
    def board(self) -> Board: ...


def map_of(settings: Settings) -> Board:
    """Return the map of a match; the caller knows that the game is played on one.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> map_of(GAMES["teg"].setup(2).settings).name
    'teg72'
    """
    return cast("_OnMap", settings).board
