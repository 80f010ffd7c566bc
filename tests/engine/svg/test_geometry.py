"""The geometry of a board agrees with the board: outlines, bridges, borders."""

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.svg.geometry import drawing, gates

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
