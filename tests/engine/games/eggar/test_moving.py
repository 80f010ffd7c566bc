"""EGG-5: the movement."""

from __future__ import annotations

import random

import pytest

from teg_nb import CHANCE, GAMES
from teg_nb.engine.games.eggar.actions import Move, RollMove

GAME = GAMES["eggar"]


@pytest.mark.clause("EGG-5.1")
def test_one_die_when_the_turn_starts(begin):
    table = begin(2)
    assert table.turn == "chance"
    dice = {GAME.sample_chance(table.state, random.Random(seed)).die for seed in range(60)}
    assert dice == {1, 2, 3, 4, 5, 6}
    table.act("roll_move", 4)
    assert (table.state.die, table.state.steps, table.phase) == (4, 4, "move")
    table.refuses("bad_chance", "EGG-5.1", "roll_move", 4)
    table.refuses("too_many_steps", "EGG-5.1", "move", "s0-7", ["C4", "C5", "C6", "C7", "C8"])


@pytest.mark.clause("EGG-5.1")
@pytest.mark.parametrize("die", [0, 7, "3", None, 2.0])
def test_a_die_has_six_sides(begin, die):
    table = begin(2)
    table.refuses_action("bad_chance", "EGG-5.1", RollMove(CHANCE, die))


SPLITS = [
    [("s0-0", "F1 G1 H1 I1")],
    [("s0-0", "F1"), ("s0-1", "F3"), ("s0-2", "F5"), ("s0-3", "F7")],
    [("s0-0", "F1 G1"), ("s0-1", "F3 G3")],
    [("s0-0", "F1 G1 H1"), ("s0-1", "F3")],
    [("s0-0", "F1 G1"), ("s0-1", "F3"), ("s0-2", "F5")],
]


@pytest.mark.clause("EGG-5.2")
@pytest.mark.parametrize("moves", SPLITS, ids=["4", "1+1+1+1", "2+2", "3+1", "2+1+1"])
def test_steps_are_split_at_will(start, moves):
    table = start(Verde="E1, E3, E5, E7", Azul="M13", steps=4)
    for soldier, path in moves:
        table.act("move", soldier, path.split())
    assert table.state.steps == 0
    assert table.phase == "question"
    assert all(table.at(path.split()[-1]) == [soldier] for soldier, path in moves)


@pytest.mark.clause("EGG-5.3")
def test_a_soldier_turns_but_never_goes_diagonally(start):
    table = start(Verde="E5", Azul="M13", steps=6)
    table.act("move", "s0-0", ["F5", "F6", "E6", "E7"])
    for path in (["F8"], ["E9"], ["E7"], ["E8", "E8"], ["D7", "E8"]):
        table.refuses("not_a_step", "EGG-5.3", "move", "s0-0", path)


@pytest.mark.clause("EGG-5.3", "EGG-1.4")
def test_rows_do_not_go_on_beyond_the_edge(start):
    """The last square of a row and the first of the next have neighbouring numbers."""
    table = start(Verde="M4, A8", Azul="M13", steps=2)
    table.refuses("not_a_step", "EGG-5.3", "move", "s0-0", ["A5"])
    table.refuses("not_a_step", "EGG-5.3", "move", "s0-1", ["M7"])


@pytest.mark.clause("EGG-5.4")
@pytest.mark.parametrize("other", [{"Verde": "E5, F5"}, {"Azul": "F5, M13"}], ids=["friend", "foe"])
def test_no_soldier_is_entered_or_crossed(start, other):
    table = start(**{"Verde": "E5", "Azul": "M13", **other}, steps=3)
    table.refuses("square_taken", "EGG-5.4", "move", "s0-0", ["F5"])
    table.refuses("square_taken", "EGG-5.4", "move", "s0-0", ["F5", "G5"])
    assert ["s0-0", ["F5"]] not in table.legal("move")


@pytest.mark.clause("EGG-5.4", "EGG-5.6")
def test_a_path_may_come_back_to_where_it_began(start):
    table = start(Verde="E5", Azul="M13", steps=3)
    table.act("move", "s0-0", ["F5", "E5"])
    assert (table.at("E5"), table.state.steps) == (["s0-0"], 1)


@pytest.mark.clause("EGG-5.5", "D-4")
def test_ones_own_flag_is_closed(start):
    table = start(Verde="A2", Azul="M13", steps=2)
    table.refuses("own_flag_closed", "EGG-5.5", "move", "s0-0", ["B2"])
    table.refuses("own_flag_closed", "EGG-5.5", "move", "s0-0", ["B2", "C2"])
    assert all("B2" not in path for _, path in table.legal("move"))


@pytest.mark.clause("EGG-5.5", "D-4")
def test_ones_own_flag_is_open_by_agreement(start):
    table = start(Verde="A2, A3", Azul="M13", steps=3, options={"own_flag": "free"})
    assert ["s0-0", ["B2"]] in table.legal("move")
    table.act("move", "s0-0", ["B2", "C2"])
    table.act("move", "s0-0", ["B2"])
    assert table.at("B2") == ["s0-0"]
    assert not table.is_over


@pytest.mark.clause("D-4")
def test_a_flag_that_is_stood_on_has_to_be_fought_for(start):
    options = {"own_flag": "free"}
    table = start(Verde="K12", Azul="L12, A13", steps=1, options=options)
    table.refuses("square_taken", "EGG-5.4", "move", "s0-0", ["L12"])


@pytest.mark.clause("EGG-5.6")
def test_a_soldier_moves_more_than_once_and_later_moves_see_the_new_places(start, pick):
    table = start(Verde="E5, E6", Azul="M13", steps=4)
    table.refuses("square_taken", "EGG-5.4", "move", "s0-1", ["E5"])
    moved = table.act("move", "s0-0", ["E4"])
    assert [(e.soldier, e.source, len(e.path)) for e in pick(moved, "soldier_moved")] == [
        (0, table.settings.board.square("E5"), 1)
    ]
    table.act("move", "s0-1", ["E5"])
    table.act("move", "s0-0", ["F4"])
    assert table.at("F4", "E5") == ["s0-0", "s0-1"]
    assert table.state.steps == 1


@pytest.mark.clause("EGG-5.7", "D-3")
def test_steps_left_over_are_lost(start):
    table = start(Verde="E5", Azul="M13", steps=5)
    table.act("move", "s0-0", ["E4"])
    table.act("end_move")
    assert table.state.steps == 0
    assert table.phase == "question"


@pytest.mark.clause("EGG-5.7", "D-3")
def test_by_agreement_all_steps_are_used(start):
    table = start(Verde="E5", Azul="M13", steps=2, options={"must_use_all_steps": True})
    assert "end_move" not in table.verbs()
    fault = table.refuses("steps_left", "EGG-5.7", "end_move")
    assert fault.facts["left"] == 2
    table.act("move", "s0-0", ["E4"])
    table.refuses("steps_left", "EGG-5.7", "end_move")
    table.act("move", "s0-0", ["E3"])
    assert table.phase == "question"


@pytest.mark.clause("EGG-5.7")
def test_who_cannot_step_may_end_even_then(start):
    options = {"must_use_all_steps": True}
    table = start(Verde="A1", Azul="A2, B1", steps=2, options=options)
    assert table.verbs() == {"end_move"}
    table.act("end_move")
    assert table.phase == "attack"


@pytest.mark.clause("EGG-5.8")
def test_the_movement_ends_by_saying_so_or_without_steps(start, pick):
    table = start(Verde="E5", Azul="M13", steps=2)
    assert "end_move" in table.verbs()
    events = table.act("move", "s0-0", ["E4", "E3"])
    assert [event.phase for event in pick(events, "phase_changed")] == ["question"]
    table.refuses("wrong_phase", "EGG-4.2", "end_move")


@pytest.mark.clause("EGG-5.9", "D-13")
def test_entering_an_enemy_flag_wins_and_the_rest_of_the_path_is_dropped(start, pick):
    table = start(seats=3, Verde="C10", turn="Verde", steps=6, Azul="A13", Rojo="M1")
    events = table.act("move", "s0-0", ["C11", "C12", "C13", "D13"])
    (captured,) = pick(events, "flag_captured")
    assert (captured.seat, captured.owner) == (0, 1)
    assert len(pick(events, "soldier_moved")[0].path) == 2
    assert table.at("C12", "D13") == ["s0-0", ""]
    assert table.winners == ("Verde",)
    assert table.outcome.reason == "flag"


@pytest.mark.clause("EGG-5.9")
def test_the_dropped_end_of_a_path_still_has_a_length(start):
    table = start(Verde="L11", Azul="A13", steps=2)
    table.refuses("too_many_steps", "EGG-5.1", "move", "s0-0", ["L12", "L13", "M13"])
    table.act("move", "s0-0", ["L12", "L11"])
    assert table.winners == ("Verde",)


def test_one_shortest_path_is_listed_for_each_square_in_reach(start):
    table = start(Verde="E5, F5", Azul="E4, M13", steps=3)
    listed = [path for soldier, path in table.legal("move") if soldier == "s0-0"]
    ends = [path[-1] for path in listed]
    assert len(set(ends)) == len(ends)
    assert "E5" not in ends
    assert ["D5", "D4"] in listed
    assert ["D5", "D4", "D3"] in listed
    assert not {"E4", "F5", "E3", "G5"} & set(ends)
    for path in (["D5", "D6", "E6"], ["E6", "E7", "D7"], ["D5", "C5"]):
        fork = table.fork()
        fork.act("move", "s0-0", path)
        assert fork.state.at(path[-1]) == "s0-0"


def test_a_listed_path_never_goes_on_beyond_a_flag(start):
    table = start(Verde="K12", Azul="A13", steps=4)
    flag = [path for _, path in table.legal("move") if "L12" in path]
    assert flag == [["L12"]]


# Worked examples


def test_egg_e1_move(begin):
    table = begin(2)
    table.act("roll_move", 4)
    table.refuses("square_taken", "EGG-5.4", "move", "s0-0", ["B1"])
    table.refuses("own_flag_closed", "EGG-5.5", "move", "s0-1", ["B2"])
    board = table.settings.board
    assert board.place(table.state.soldiers[4]) == (1, 2)
    paths = [(4, [(1, 3), (1, 4)]), (7, [(2, 3), (3, 3)])]
    for soldier, path in paths:
        table.push(Move(0, soldier, tuple(board.at(*item) for item in path)))
    assert [board.place(table.state.soldiers[number]) for number in (4, 7)] == [(1, 4), (3, 3)]
    assert table.state.steps == 0


def test_egg_e6_flag(begin):
    table = begin(2)
    board = table.settings.board
    assert board.place(board.flags[1]) == (11, 11)
    state = table.state.copy()
    state.soldiers[7] = state.soldiers[9]
    state.soldiers[9] = -1
    state.phase, state.chance, state.round, state.die, state.steps = "move", "", 4, 6, 1
    assert board.place(state.soldiers[7]) == (10, 11)
    after, _ = GAME.play(state, Move(0, 7, (board.at(11, 11),)))
    assert GAME.outcome(after).winners == (0,)
