"""The geometry of a board: the shapes of its countries, its bridges and borders."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot

from teg_nb.engine.board import Board
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.plugins import PLUGINS

Point = tuple[float, float]
Line = tuple[Point, ...]
Edge = tuple[Point, Point]


@dataclass(frozen=True)
class Shape:
    """The drawing of one country: open rings, the centre of its disc, its name."""

    polygons: tuple[Line, ...]
    label: Point
    name_pos: Point
    name_lines: tuple[str, ...]


@dataclass(frozen=True)
class Bridge:
    """A border over water: one line, or two if it leaves the board on one side."""

    a: int
    b: int
    segments: tuple[Line, ...]


@dataclass(frozen=True)
class Note:
    """A label at the edge of the board: the destination of a bridge."""

    x: float
    y: float
    text: str
    anchor: str


@dataclass(frozen=True)
class Drawing:
    """The geometry of a board, by number of country and continent.

    Attributes
    ----------
    plates : tuple of point or None
        By continent: the middle of its plate in the sea.
    credit : str
        The line that every picture of the map shows, where the licence of its data asks for one.
    notice : str
        The whole notice: whose data, which licence, what was changed.
    """

    width: int
    height: int
    shapes: tuple[Shape, ...]
    outlines: tuple[tuple[Line, ...], ...]
    frontiers: tuple[Line, ...]
    bridges: tuple[Bridge, ...]
    notes: tuple[Note, ...]
    plates: tuple[Point | None, ...]
    credit: str = ""
    notice: str = ""


def geometry(name: str) -> JsonMapping:
    """Return the geometry of a board as parsed JSON; countries are keyed by their printed names.

    Examples
    --------
    >>> geometry("teg72")["countries"]["Irán"]["label"]
    [609.5, 200.5]
    """
    for game in PLUGINS.values():
        if name in game.drawings:
            return game.drawings[name]
    return _read(name)


@cache
def _read(name: str) -> JsonMapping:
    """Read the geometry of a board of the package."""
    data = files("teg_nb.engine") / "boards" / f"{name}.json"
    content: JsonMapping = json.loads(data.read_text(encoding="utf-8"))
    return content


@cache
def drawing(board: Board) -> Drawing:
    """Build the geometry of a board: countries, continents, and bridges that are its borders."""
    data = geometry(board.name)
    shapes = tuple(_shape(data["countries"][name]) for name in board.countries)
    edges = [
        _outline_edges(shapes[country] for country in continent.countries)
        for continent in board.continents
    ]
    seen: set[frozenset[Point]] = set()
    shared: list[Edge] = []
    for outline in edges:
        shared += [edge for edge in outline if frozenset(edge) in seen]
        seen.update(map(frozenset, outline))
    bridges = tuple(_bridges(board, data))
    return Drawing(
        data["width"],
        data["height"],
        shapes,
        tuple(tuple(chain(outline)) for outline in edges),
        tuple(chain(shared)),
        bridges,
        tuple(note for bridge in bridges for note in _notes(board, bridge, data["width"])),
        tuple(_plate(data, continent.name) for continent in board.continents),
        data.get("credit", ""),
        data.get("notice", ""),
    )


def _line(points: Iterable[Sequence[float]]) -> Line:
    return tuple((x, y) for x, y in points)


def _plate(data: JsonMapping, continent: str) -> Point | None:
    at = data.get("plates", {}).get(continent)
    return None if at is None else (at[0], at[1])


def _shape(data: JsonMapping) -> Shape:
    (label, name_pos) = _line([data["label"], data["name_pos"]])
    polygons = tuple(map(_line, data["polygons"]))
    return Shape(polygons, label, name_pos, tuple(data["name_lines"]))


def _outline_edges(shapes: Iterable[Shape]) -> list[Edge]:
    """Return the edges of a single country only: neighbours share their vertices exactly."""
    unpaired: dict[frozenset[Point], Edge] = {}
    for shape in shapes:
        for edge in _edges(shape):
            if unpaired.pop(frozenset(edge), None) is None:
                unpaired[frozenset(edge)] = edge
    return list(unpaired.values())


def _edges(shape: Shape) -> Iterator[Edge]:
    for ring in shape.polygons:
        yield from pairwise((*ring, ring[0]))


def chain(edges: Sequence[Edge]) -> list[Line]:
    """Join directed edges into as few lines as possible; rings end at their first point.

    Examples
    --------
    >>> chain([((1, 1), (2, 2)), ((0, 0), (1, 1)), ((5, 5), (6, 6))])
    [((0, 0), (1, 1), (2, 2)), ((5, 5), (6, 6))]
    """
    after: dict[Point, list[Point]] = {}
    ends = {b for _, b in edges}
    for a, b in edges:
        after.setdefault(a, []).append(b)
    starts = [a for a, _ in edges if a not in ends] + [a for a, _ in edges]
    lines: list[Line] = []
    for start in starts:
        line = [start]
        while after.get(line[-1]):
            line.append(after[line[-1]].pop(0))
        if len(line) > 1:
            lines.append(tuple(line))
    return lines


def _bridges(board: Board, data: JsonMapping) -> Iterator[Bridge]:
    number = {name: country for country, name in enumerate(board.countries)}
    added = [bridge for alternative in data["alternatives"] for bridge in alternative["add"]]
    for bridge in [*data["bridges"], *added]:
        a, b = number[bridge["a"]], number[bridge["b"]]
        if b in board.neighbours[a]:
            yield Bridge(a, b, tuple(rounded(_line(segment)) for segment in bridge["segments"]))


def rounded(line: Line, times: int = 3) -> Line:
    """Cut the corners of a line (Chaikin's algorithm); the ends stay.

    Examples
    --------
    >>> rounded(((0, 0), (4, 0), (4, 4)), times=1)
    ((0, 0), (3.0, 0.0), (4.0, 1.0), (4, 4))
    """
    if len(line) < 3:
        return line
    for _ in range(times):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by)]
            cut += [(0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        line = (*cut[:1], *cut[2:-1], line[-1])
    return tuple((round(x, 1), round(y, 1)) for x, y in line[:1] + line[1:-1]) + line[-1:]


def _notes(board: Board, bridge: Bridge, width: int) -> Iterator[Note]:
    """Yield two notes for a bridge that leaves the board, each next to its line."""
    if len(bridge.segments) == 1:
        return
    (out, back) = bridge.segments
    for inner, edge, other in ((out[-2], out[-1], bridge.b), (back[1], back[0], bridge.a)):
        left = edge[0] < width / 2
        rises = (edge[1] - inner[1]) > 0.3 * abs(edge[0] - inner[0]) and edge[1] - inner[1] > 10
        y = edge[1] + (9 if rises else -5)
        name = board.countries[other]
        if left:
            yield Note(3, y, f"← {name}", "start")
        else:
            yield Note(width - 3, y, f"{name} →", "end")


def gates(plan: Drawing, a: int, b: int) -> list[Edge]:
    """Return the middle of the border between two countries, and the direction across it.

    Countries that touch have one; a bridge that leaves the board on one side has two.
    """
    other = {frozenset(edge) for edge in _edges(plan.shapes[b])}
    shared = [edge for edge in _edges(plan.shapes[a]) if frozenset(edge) in other]
    if shared:
        longest = max(chain(shared), key=_length)
        middle, (ux, uy) = _middle(longest)
        return [(middle, (-uy, ux))]
    over = [bridge.segments for bridge in plan.bridges if {bridge.a, bridge.b} == {a, b}]
    return [_middle(line) for segments in over for line in segments]


def ways(plan: Drawing, source: int, target: int) -> Iterator[Edge]:
    """Yield the line from disc to disc: two lines if the short way leaves the board."""
    (ax, ay), (bx, by) = plan.shapes[source].label, plan.shapes[target].label
    shift = plan.width if bx - ax < -plan.width / 2 else 0
    shift = -plan.width if bx - ax > plan.width / 2 else shift
    yield (ax, ay), (bx + shift, by)
    if shift:
        yield (ax - shift, ay), (bx, by)


def _length(line: Line) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))


def _middle(line: Line) -> Edge:
    """Return the midpoint of a line, and the direction of the line there."""
    half = _length(line) / 2
    (ax, ay), middle, (bx, by) = (_along(line, half + step) for step in (-5, 0, 5))
    away = hypot(bx - ax, by - ay) or 1.0
    return middle, ((bx - ax) / away, (by - ay) / away)


def _along(line: Line, distance: float) -> Point:
    """Return the point of a line at a distance from its start, or the nearer end."""
    for (ax, ay), (bx, by) in pairwise(line):
        step = hypot(bx - ax, by - ay)
        if distance <= step:
            share = max(distance, 0) / (step or 1.0)
            return ax + share * (bx - ax), ay + share * (by - ay)
        distance -= step
    return line[-1]
