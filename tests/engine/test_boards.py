"""The drawings agree with the borders: polygons, bridges, discs and names of every board.

`faults` looks at a board and its geometry, and says in words what is wrong. That it would find
something is shown by breaking each board on purpose.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any

import networkx as nx
import pytest
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.strtree import STRtree

from teg_nb.engine.board import Board, load_board
from teg_nb.engine.svg.geometry import geometry

EXPECTED = {  # countries, borders, bridges among them, continents, bridges that leave the board
    "teg": (72, 134, 36, 7, 4),
    "tgm": (42, 83, 25, 6, 1),
    "reconquista": (60, 149, 4, 16, 0),
    "wargame": (42, 81, 24, 6, 2),
}
SIX = (9, 4, 7, 6, 12, 4)
SIZES = {"tgm": SIX, "wargame": SIX, "teg": (12, 6, 8, 16, 8, 16, 6)}
DISC = {"reconquista": 6.0}
games = pytest.mark.parametrize("game", EXPECTED)


def pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


def faults(board: Board, drawn: Mapping[str, Any], disc: float = 7.4) -> Iterator[str]:
    """Yield the disagreements, one sentence each."""
    frame = box(0, 0, drawn["width"], drawn["height"])
    shapes = {
        name: [Polygon(ring) for ring in shape["polygons"]]
        for name, shape in drawn["countries"].items()
    }
    if set(shapes) != set(board.countries):
        yield "the drawing has other countries than the board"
        return
    for name, parts in shapes.items():
        if not all(part.is_valid and frame.contains(part) for part in parts):
            yield f"{name}: a ring crosses itself or leaves the board"
            return
    lands = {name: MultiPolygon(parts) for name, parts in shapes.items()}
    names = list(lands)
    touching = set()
    tree = STRtree([lands[name] for name in names])
    for name in names:
        for other in (names[k] for k in tree.query(lands[name])):
            if other <= name:
                continue
            if lands[name].intersection(lands[other]).area > 1e-6:
                yield f"{name} and {other} overlap"
            if lands[name].boundary.intersection(lands[other].boundary).length > 1:
                touching.add(pair(name, other))
    bridges = {pair(board.countries[a], board.countries[b]) for a, b in board.bridges}
    borders = {pair(board.countries[a], board.countries[b]) for a, b in board.borders}
    for a, b in sorted(touching ^ (borders - bridges)):
        yield f"{a} and {b} " + ("touch" if (a, b) in touching else "do not touch")
    yield from _bridge_faults(drawn, lands, bridges)
    discs = {name: Point(shape["label"]).buffer(disc) for name, shape in drawn["countries"].items()}
    for name, round_ in discs.items():
        if not any(part.contains(round_.centroid) for part in shapes[name]):
            yield f"{name}: its disc lies elsewhere"
        if lands[name].distance(Point(drawn["countries"][name]["name_pos"])) > 25:
            yield f"{name}: its name stands far away"
        lines = " ".join(drawn["countries"][name]["name_lines"]).replace("- ", "-")
        if lines != name:
            yield f"{name}: it is written {lines}"
    for a, b in combinations(names, 2):
        if discs[a].intersects(discs[b]):
            yield f"the discs of {a} and {b} meet"


def _bridge_faults(
    drawn: Mapping[str, Any], lands: Mapping[str, Any], bridges: set[tuple[str, str]]
) -> Iterator[str]:
    shown = {pair(bridge["a"], bridge["b"]) for bridge in drawn["bridges"]}
    for a, b in sorted(shown ^ bridges):
        yield f"the bridge {a} - {b} " + ("is no border" if (a, b) in shown else "is not drawn")
    for bridge in drawn["bridges"]:
        a, b, segments = bridge["a"], bridge["b"], bridge["segments"]
        for name, end in ((a, segments[0][0]), (b, segments[-1][-1])):
            if lands[name].distance(Point(end)) > 0.6:
                yield f"the bridge {a} - {b} ends off the coast of {name}"
        for line in map(LineString, segments):
            for name, land in lands.items():
                if line.intersection(land).length > 1:
                    yield f"the bridge {a} - {b} crosses {name}"


@games
def test_the_drawing_agrees_with_the_borders(game: str) -> None:
    board = load_board(game)
    assert list(faults(board, geometry(board.name), DISC.get(game, 7.4))) == []


@games
def test_the_board_has_as_many_of_everything_as_it_should(game: str) -> None:
    board = load_board(game)
    leaving = sum(len(bridge["segments"]) == 2 for bridge in geometry(board.name)["bridges"])
    counted = (len(board.countries), len(board.borders), len(board.bridges))
    assert (*counted, len(board.continents), leaving) == EXPECTED[game]
    if game in SIZES:
        assert tuple(len(continent.countries) for continent in board.continents) == SIZES[game]


@games
def test_every_country_can_be_reached(game: str) -> None:
    board = load_board(game)
    graph = nx.Graph(board.borders)
    assert nx.is_connected(graph)
    assert len(graph) == len(board.countries)


@pytest.mark.parametrize(
    ("game", "variant", "borders"),
    [
        ("teg", "printed_board", 134),
        ("tgm", "sin_africa_oriental_oriente_medio", 82),
        ("reconquista", "sin_contactos_dudosos", 145),
        ("wargame", "war_clasico", 79),
    ],
)
def test_an_alternative_board(game: str, variant: str, borders: int) -> None:
    assert len(load_board(game, variant).borders) == borders


def a_border_moved(drawn: dict[str, Any], board: Board) -> None:
    ring = drawn["countries"][board.countries[0]]["polygons"][0]
    for point in ring:
        point[0] += 30


def a_country_lost(drawn: dict[str, Any], board: Board) -> None:
    del drawn["countries"][board.countries[3]]


def a_bridge_lost(drawn: dict[str, Any], board: Board) -> None:
    drawn["bridges"].pop()


def a_bridge_in_the_sea(drawn: dict[str, Any], board: Board) -> None:
    drawn["bridges"][0]["segments"][0][0] = [450, 2]


def a_disc_elsewhere(drawn: dict[str, Any], board: Board) -> None:
    drawn["countries"][board.countries[0]]["label"] = [2, 2]


def two_discs_in_one_place(drawn: dict[str, Any], board: Board) -> None:
    a, b = (drawn["countries"][board.countries[k]] for k in (0, 1))
    a["label"] = b["label"]


def a_name_misspelt(drawn: dict[str, Any], board: Board) -> None:
    drawn["countries"][board.countries[5]]["name_lines"] = ["Atlántida"]


def a_ring_that_crosses_itself(drawn: dict[str, Any], board: Board) -> None:
    ring = drawn["countries"][board.countries[2]]["polygons"][0]
    ring[1], ring[len(ring) // 2] = ring[len(ring) // 2], ring[1]


@games
@pytest.mark.parametrize(
    "spoil",
    [
        a_border_moved,
        a_country_lost,
        a_bridge_lost,
        a_bridge_in_the_sea,
        a_disc_elsewhere,
        two_discs_in_one_place,
        a_name_misspelt,
        a_ring_that_crosses_itself,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_a_spoilt_drawing_is_found_out(
    game: str, spoil: Callable[[dict[str, Any], Board], None]
) -> None:
    board = load_board(game)
    drawn = copy.deepcopy(dict(geometry(board.name)))
    spoil(drawn, board)
    assert list(faults(board, drawn, DISC.get(game, 7.4)))
