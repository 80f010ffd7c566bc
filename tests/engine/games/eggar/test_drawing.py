"""Pictures of EGGAR: sound SVG, everything on it, nothing that moves by itself."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from teg_nb import GAMES, IllegalAction
from teg_nb.engine.games.eggar.picture import CELL, EDGE, GROUND, TENT, caption_of, ground
from teg_nb.engine.svg.palette import COLOURS, PALETTE

GAME = GAMES["eggar"]
SVG = "{http://www.w3.org/2000/svg}"


def texts(picture):
    return [item.text for item in ET.fromstring(picture.svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [7, 13, 19])
def test_every_board_can_be_drawn(begin, seats, size):
    state = begin(seats, board_size=size).state
    root = ET.fromstring(state.picture().svg)
    width, height = (float(word) for word in root.get("viewBox").split()[2:])
    assert width == size * CELL + 2 * EDGE
    assert root.get("width") == "640"
    assert float(root.get("height")) == pytest.approx(640 * height / width, abs=1)


def test_coordinates_stand_at_all_edges(begin):
    shown = texts(begin(2, board_size=9).state.picture(legend=False, caption=""))
    for name in "ABCDEFGHI":
        assert shown.count(name) == 2
    assert shown.count("9") == 2  # no soldier has this number
    assert shown.count("8") == 2


@pytest.mark.clause("EGG-1.7")
def test_soldiers_stand_where_they_are_with_number_and_colour(start):
    state = start(Verde="4 C7", Azul="2 E9").state
    svg = state.picture(legend=False, caption="").svg
    groups = re.findall(
        r'<g fill="(#\w+)"[^>]*>\n<g transform="translate\((\d+) (\d+)\)">.*?<text[^>]*>(\d)<', svg
    )
    assert groups == [
        (COLOURS["Verde"].fill, str(2.5 * CELL).removesuffix(".0"), str(int(6.5 * CELL) + 1), "4"),
        (COLOURS["Azul"].fill, str(4.5 * CELL).removesuffix(".0"), str(int(8.5 * CELL) + 1), "2"),
    ]


@pytest.mark.clause("EGG-8.2")
def test_the_flag_and_camp_of_a_seat_that_is_out_stay(start):
    svg = start(seats=3, Verde="C7", Azul="", Rojo="E9").state.picture(legend=False).svg
    assert svg.count(TENT) == 3 * 8
    assert svg.count("M-10-20v39") == 3  # poles


@pytest.mark.parametrize("size", [7, 13, 19])
def test_the_ground_is_the_same_in_each_picture_and_leaves_the_camps_clear(size):
    paths = ground(size)
    assert paths == ground.__wrapped__(size)
    assert paths.keys() == GROUND.keys()
    far = size * CELL
    for kind in ("tufts", "stones"):
        starts = re.findall(r"M(-?\d+) (-?\d+)", paths[kind])
        assert starts
        for x, y in ((int(x), int(y)) for x, y in starts):
            assert 0 <= x <= far
            assert 0 <= y <= far
            assert max(min(x, far - x), min(y, far - y)) >= 3 * CELL


def test_the_armies_can_be_told_apart_without_colours(begin):
    svg = begin(4).state.picture().svg
    gear = re.findall(r'15\.5"/><path d="([^"]+)"', svg)
    assert len(gear) == 32
    assert len(set(gear)) == 4


def test_reach_shows_the_steps_to_each_square(start):
    table = start(Verde="4 C7", Azul="D7", steps=2)
    plain = texts(table.state.picture(legend=False))
    shown = texts(table.state.picture(legend=False, reach="s0-4"))
    count = len(table.legal("move"))
    assert len(shown) == len(plain) + count
    assert shown.count("2") - plain.count("2") == count - 3  # one side is taken
    with pytest.raises(IllegalAction) as caught:
        table.state.picture(reach="s0-5")
    assert caught.value.code == "unknown_soldier"
    with pytest.raises(IllegalAction):
        table.state.picture(reach="nobody")


@pytest.mark.parametrize("kind", ["source", "target", "legal", "selected"])
def test_marks(start, kind):
    state = start(Verde="4 C7", Azul="D7").state
    marked = state.picture(marks={"C7": kind}).svg
    assert marked.count(f'stroke="{PALETTE[kind]}" stroke-width="3.6"') == 1
    with pytest.raises(KeyError, match="no square"):
        state.picture(marks={"Z7": kind})


def test_arrows(start):
    state = start(Verde="4 C7", Azul="D7").state
    assert state.picture(arrows=[("C7", "C3"), ("A1", "M13")]).svg.count("<polygon") == 2


def test_captions_and_legends_in_both_languages(start):
    state = start(Verde="4 C7", Azul="D7, D8", steps=1).state
    assert caption_of(state, "es") == "Vuelta 1 · Verde · Mover · 1 paso restante"
    assert caption_of(state, "en") == "Round 1 · Verde · Move · 1 step left"
    assert texts(state.picture())[-4:] == ["Verde", "1 soldado", "Azul", "2 soldados"]
    assert texts(state.picture(lang="en"))[-1] == "2 soldiers"
    assert state.picture(caption="<hola & chau>").caption == "<hola & chau>"
    assert "<hola & chau>" in texts(state.picture(caption="<hola & chau>"))


def test_the_same_position_gives_the_same_picture(start):
    first, second = (start(Verde="4 C7", Azul="D7").state for _ in range(2))
    assert first.picture().svg == second.picture().svg
    assert first._repr_svg_() == GAME.picture(first, viewer=1).svg
    assert "http" not in first.picture().svg.replace("http://www.w3.org/2000/svg", "")
