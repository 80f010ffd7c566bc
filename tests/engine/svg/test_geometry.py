"""The geometry of a board agrees with the board: outlines, bridges, borders."""

from itertools import pairwise

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.wargame.picture import gives
from teg_nb.engine.svg.geometry import Line, Point, drawing, gates
from teg_nb.engine.svg.glyphs import STEP

BOARD = load_board("teg")


def test_outlines_are_rings_and_frontiers_lie_between_continents() -> None:
    plan = drawing(BOARD)
    assert all(line[0] == line[-1] for outline in plan.outlines for line in outline)
    assert len(plan.frontiers) == len(set(plan.frontiers))
    assert 4 <= len(plan.frontiers) <= 12


def test_bridges_are_those_of_the_board() -> None:
    for variant in ("", "printed_board"):
        board = load_board("teg", variant)
        drawn = {frozenset((bridge.a, bridge.b)) for bridge in drawing(board).bridges}
        assert drawn == set(map(frozenset, board.bridges))


def test_a_bridge_round_the_world_says_where_it_goes() -> None:
    notes = {(note.text, note.anchor) for note in drawing(BOARD).notes}
    assert {("← Chukchi", "start"), ("Alaska →", "end"), ("← Australia", "start")} <= notes
    assert len(notes) == 7


def test_each_border_has_a_place_for_its_bars() -> None:
    """On land in the midst of what the two share; a bridge round the world has two ends."""
    for variant in ("", "printed_board"):
        board = load_board("teg", variant)
        plan = drawing(board)
        for a, b in board.borders:
            around = [bridge for bridge in plan.bridges if {bridge.a, bridge.b} == {a, b}]
            places = gates(plan, a, b)
            assert places == gates(plan, b, a) or len(places) == len(gates(plan, b, a))
            assert len(places) == (len(around[0].segments) if around else 1)
            for (x, y), (ux, uy) in places:
                assert 0 <= x <= plan.width
                assert 0 <= y <= plan.height
                assert ux * ux + uy * uy == pytest.approx(1)


def test_plates_stand_in_the_sea() -> None:
    plan = drawing(load_board("wargame"))
    goods = gives(GAMES["wargame"].setup(3).settings)
    for at, row in zip(plan.plates, goods, strict=True):
        assert at is not None
        (x, y), wide = at, STEP * len(row) / 2
        corners = [(x + dx, y + dy) for dx in (-wide, 0, wide) for dy in (-6, 0, 6)]
        for shape in plan.shapes:
            assert abs(shape.label[0] - x) > wide or abs(shape.label[1] - y) > 14
            for ring in shape.polygons:
                assert not any(inside(ring, corner) for corner in corners)


def inside(ring: Line, point: Point) -> bool:
    """Return true if a ray from the point to the right crosses the ring an odd number of times."""
    crossings = [
        (bx - ax) * (point[1] - ay) / (by - ay) + ax > point[0]
        for (ax, ay), (bx, by) in pairwise((*ring, ring[0]))
        if (ay > point[1]) != (by > point[1])
    ]
    return sum(crossings) % 2 == 1
