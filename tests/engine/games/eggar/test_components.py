"""EGG-1 and EGG-3: grid, camps, soldiers, dice, cards; who begins."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from teg_nb import GAMES, Match, load_board
from teg_nb.engine.games.eggar.grid import grid
from teg_nb.engine.games.eggar.question_bank import bundled

GAME = GAMES["eggar"]
FOUR = """
    000.......333
    0F0.......3F3
    000.......333
    .............
    .............
    .............
    .............
    .............
    .............
    .............
    111.......222
    1F1.......2F2
    111.......222
"""


def drawn(state):
    """The position in letters: a flag, the seat of a soldier, or a free square."""
    board = state.settings.board
    signs = ["."] * len(board.names)
    for flag in board.flags:
        signs[flag] = "F"
    for soldier, square in enumerate(state.soldiers):
        if square >= 0:
            signs[square] = str(soldier // 8)
    return ["".join(signs[row * board.size :][: board.size]) for row in range(board.size)]


@pytest.mark.clause("EGG-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_a_flag_and_eight_soldiers_of_its_army(begin, seats):
    table = begin(seats)
    assert table.settings.seats == ("Verde", "Azul", "Rojo", "Amarillo")[:seats]
    assert len(table.settings.board.flags) == seats
    assert len(table.state.soldiers) == 8 * seats
    assert min(table.state.soldiers) >= 0


@pytest.mark.clause("EGG-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5, -1, True, ["Verde"], "Verde", ["Verde", "Blanco"]])
def test_two_to_four_seats_of_the_colours_of_the_box(refused_setup, seats):
    refused_setup("bad_option", "EGG-1.1", seats)


@pytest.mark.clause("EGG-1.1")
def test_a_colour_is_taken_once_and_capitals_do_not_matter(refused_setup):
    assert GAME.setup(["amarillo", "VERDE"]).settings.seats == ("Amarillo", "Verde")
    refused_setup("bad_option", "EGG-1.1", ["Verde", "verde"])


@pytest.mark.clause("EGG-1.2")
def test_at_most_four_dice_attack_and_one_defends(start):
    table = start(Verde="F6, G5, H6, G7", Azul="G6, M1", phase="attack")
    table.refuses("bad_chance", "EGG-6.2", "roll_attack", [1, 1, 1, 1], 1)
    table.act("attack", "s1-0", ["s0-0", "s0-1", "s0-2", "s0-3"])
    table.refuses("bad_chance", "EGG-6.2", "roll_attack", [1, 1, 1, 1, 1], 1)
    rolled = GAME.sample_chance(table.state, random.Random(1))
    assert len(rolled.attack) == 4
    assert 1 <= rolled.defence <= 6


@pytest.mark.clause("EGG-1.3")
def test_three_hundred_cards_of_three_levels():
    assert len(bundled()) >= 300
    assert set(Counter(card.level for card in bundled())) == {0, 1, 2}


@pytest.mark.clause("EGG-1.4", "D-1")
@pytest.mark.parametrize("size", [7, 9, 13, 19])
def test_a_square_grid_of_any_size_named_like_a_spreadsheet(begin, size):
    board = begin(4, board_size=size).settings.board
    assert len(board.names) == size * size
    assert board.names[:2] == ("A1", "B1")
    assert board.names[size] == "A2"
    assert board.names[-1] == f"{'ABCDEFGHIJKLMNOPQRS'[size - 1]}{size}"
    assert board.square("c4") == board.at(3, 2)
    assert board.place(board.square("C4")) == (3, 2)
    assert len(set(board.names)) == size * size


@pytest.mark.clause("EGG-1.4", "D-1")
def test_thirteen_by_default_so_that_there_is_a_middle(begin):
    board = begin(4).settings.board
    assert board.size == 13
    assert {board.distance(flag, board.square("G7")) for flag in board.flags} == {10}


@pytest.mark.clause("EGG-1.4")
def test_neighbours_are_mutual_and_one_step_away():
    board = grid(9, 3)
    for square, around in enumerate(board.neighbours):
        assert all(square in board.neighbours[item] for item in around)
        assert {number for number in range(81) if board.distance(square, number) == 1} == set(
            around
        )


def test_an_unknown_square_is_named():
    with pytest.raises(KeyError, match="A1 to M13"):
        grid(13, 2).square("N1")


@pytest.mark.clause("EGG-1.5", "D-2", "EGG-3.1")
def test_the_start_of_four_seats_is_as_printed(begin):
    assert drawn(begin(4).state) == FOUR.split()


@pytest.mark.clause("EGG-1.5")
def test_the_smallest_board_has_camps_that_do_not_touch(begin):
    assert drawn(begin(4, board_size=7).state) == [
        "000.333",
        "0F0.3F3",
        "000.333",
        ".......",
        "111.222",
        "1F1.2F2",
        "111.222",
    ]


@pytest.mark.clause("EGG-1.6", "D-2")
@pytest.mark.parametrize(
    ("seats", "flags"),
    [(2, ["B2", "L12"]), (3, ["C2", "C12", "L7"]), (4, ["B2", "B12", "L12", "L2"])],
)
def test_flags_by_number_of_seats(begin, seats, flags):
    board = begin(seats).settings.board
    assert [board.names[flag] for flag in board.flags] == flags


@pytest.mark.clause("EGG-1.6", "D-15")
@pytest.mark.parametrize("size", range(7, 20))
def test_with_three_seats_nobody_is_between_the_two_others(begin, size):
    board = begin(3, board_size=size).settings.board
    first, second, third = board.flags
    assert [board.place(flag)[1] for flag in (first, second)] == [1 + (size - 7) // 6] * 2
    assert board.place(third) == (size // 2, size - 2)
    left, right = board.distance(first, third), board.distance(second, third)
    assert board.distance(first, second) == size - 3
    assert abs(left - right) <= 1 - size % 2  # an even side has no middle
    squares = [square for camp in board.camps for square in camp] + list(board.flags)
    assert len(set(squares)) == 27


@pytest.mark.clause("EGG-1.6", "D-15")
def test_the_start_of_three_seats(begin):
    assert drawn(begin(3).state) == [
        ".000.........",
        ".0F0.........",
        ".000.........",
        ".............",
        ".............",
        "..........222",
        "..........2F2",
        "..........222",
        ".............",
        ".............",
        ".111.........",
        ".1F1.........",
        ".111.........",
    ]


@pytest.mark.clause("EGG-1.6", "D-15")
def test_three_seats_may_sit_in_three_corners(begin, refused_setup):
    board = begin(3, three_seats="corners").settings.board
    assert [board.names[flag] for flag in board.flags] == ["B2", "B12", "L12"]
    refused_setup("bad_option", "EGG-1.6", 3, {"three_seats": "round"})


@pytest.mark.clause("EGG-1.6")
def test_an_unused_corner_is_made_of_ordinary_squares(start):
    table = start(Verde="B11", Azul="M13", steps=2)
    table.act("move", "s0-0", ["B12", "B13"])
    assert not table.is_over
    assert table.at("B13") == ["s0-0"]


@pytest.mark.clause("EGG-1.7")
def test_soldiers_are_numbered_in_reading_order_of_their_camp(begin):
    table = begin(4)
    assert table.settings.vocabulary["soldier"][:9] == (*(f"s0-{k}" for k in range(8)), "s1-0")
    squares = ["K11", "L11", "M11", "K12", "M12", "K13", "L13", "M13"]
    assert table.at(*squares) == [f"s2-{k}" for k in range(8)]


# Setup


@pytest.mark.clause("EGG-3.2", "D-5")
def test_the_first_seat_begins_and_turns_go_to_the_right(begin, pick):
    table = begin(4)
    events = table.act("roll_move", 3)
    assert [event.kind for event in events] == ["game_started", "turn_started", "move_rolled"]
    assert events[0].seat == 0
    order = [table.state.turn]
    for _ in range(4):
        table.turn_over()
        order.append(table.state.turn)
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.clause("EGG-3.2", "D-5")
@pytest.mark.parametrize("first", [2, "Rojo", "rojo"])
def test_the_youngest_may_sit_anywhere(begin, first):
    table = begin(3, first_seat=first)
    assert (table.state.turn, table.state.first) == (2, 2)
    assert table.act("roll_move", 1)[0].seat == 2


@pytest.mark.clause("EGG-3.2", "D-5")
def test_chance_may_choose_who_begins(begin):
    table = begin(3, first_seat="random")
    assert table.turn == "chance"
    table.refuses("bad_chance", "EGG-5.1", "roll_move", 3)
    firsts = {GAME.sample_chance(table.state, random.Random(seed)).first for seed in range(30)}
    assert firsts == {0, 1, 2}
    table.act("pick_first", "Azul")
    assert (table.state.turn, table.state.first) == (1, 1)
    assert table.act("roll_move", 5)[0].seat == 1
    table.refuses("bad_chance", "EGG-3.2", "pick_first", "Azul")


@pytest.mark.clause("EGG-3.3", "D-8")
def test_a_pile_for_each_level_and_no_order_in_it(begin):
    table = begin(2)
    seen = GAME.observe(table.state, 0)
    assert seen.cards_left == (3, 1, 1)
    table.act("roll_move", 1)
    table.end_to_question()
    table.act("ask", "easy")
    drawn = Counter(
        GAME.sample_chance(table.state, random.Random(seed)).question for seed in range(90)
    )
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 15


def test_the_game_has_no_map_of_countries():
    assert "country" not in Match("eggar", 2).settings.vocabulary
    with pytest.raises(Exception, match="eggar"):
        load_board("eggar")
