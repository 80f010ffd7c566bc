"""Every refusal that the rules can give, provoked once, and the order of the checks; options."""

from __future__ import annotations

import pytest

from teg_nb import CHANCE, GAMES, BadMessage, catalogue
from teg_nb.engine.codec import decode
from teg_nb.engine.games.eggar.actions import Attack, EndMove, Move, Remove, RollMove
from teg_nb.engine.games.eggar.observation import HIDDEN
from teg_nb.engine.games.eggar.options import EggarOptions

GAME = GAMES["eggar"]
WORDS = catalogue("eggar")

MOVING = {"Verde": "E5, F5", "Azul": "F6, M13", "steps": 3}
FIGHTING = {"Verde": "E5, F5", "Azul": "F6, M13", "phase": "attack"}
ASKED = {"Verde": "E5", "Azul": "K11, L10, A9", "phase": "question", "question": "easy-1"}
TIED = {**ASKED, "before": [["answer", -1]]}

# Code: clause, position, action; who acts is the seat in turn, or is named first.
CASES = {
    "game_over": (
        "EGG-8.3",
        {"Verde": "L11", "Azul": "A9", "steps": 1, "before": [["move", "s0-0", ["L12"]]]},
        ["Azul", "end_move"],
    ),
    "player_eliminated": ("EGG-8.1", {"seats": 3, **MOVING, "Rojo": ""}, ["Rojo", "end_move"]),
    "not_your_turn": ("EGG-4.1", MOVING, ["Azul", "end_move"]),
    "wrong_phase": ("EGG-4.2", MOVING, ["Verde", "end_attack"]),
    "decision_pending": ("EGG-5.1", {"Verde": "E5", "Azul": "A9"}, ["Verde", "end_move"]),
    "malformed_action": ("EGG-4.1", MOVING, ["Verde", "roll_move", 3]),
    "unknown_soldier": ("EGG-5.6", MOVING, ["Verde", "move", "s0-7", ["E4"]]),
    "not_owner": ("EGG-5.6", MOVING, ["Verde", "move", "s1-1", ["M12"]]),
    "empty_path": ("EGG-5.6", MOVING, ["Verde", "move", "s0-0", []]),
    "not_a_step": ("EGG-5.3", MOVING, ["Verde", "move", "s0-0", ["D4"]]),
    "square_taken": ("EGG-5.4", MOVING, ["Verde", "move", "s0-0", ["F5"]]),
    "own_flag_closed": ("EGG-5.5", {**MOVING, "Verde": "B3"}, ["Verde", "move", "s0-0", ["B2"]]),
    "too_many_steps": ("EGG-5.1", MOVING, ["Verde", "move", "s0-0", ["E4", "E3", "E2", "E1"]]),
    "steps_left": (
        "EGG-5.7",
        {**MOVING, "options": {"must_use_all_steps": True}},
        ["Verde", "end_move"],
    ),
    "own_target": ("EGG-6.1", FIGHTING, ["Verde", "attack", "s0-1", ["s0-0"]]),
    "not_next_to_target": ("EGG-6.3", FIGHTING, ["Verde", "attack", "s1-0", ["s0-0"]]),
    "bad_group": ("EGG-6.3", FIGHTING, ["Verde", "attack", "s1-0", []]),
    "bad_choice": ("EGG-7.3", ASKED, ["Azul", "answer", 3]),
    "not_rearmost": ("EGG-7.6", TIED, ["Verde", "remove", "s1-2"]),
    "bad_chance": ("EGG-5.1", MOVING, ["chance", "roll_move", 3]),
}
# Provoked elsewhere: by the options (below, and in the tests of question files), by numbers that no
# name can say, by a look at what is hidden.
ELSEWHERE = {
    "bad_option",
    "bad_questions",
    "chapter_off",
    "no_question_of_level",
    "other_question_set",
    "off_board",
    "bad_level",
    "hidden_information",
}


def test_every_code_is_provoked():
    assert set(CASES) | ELSEWHERE == set(WORDS.sections["reasons"])
    assert not set(CASES) & ELSEWHERE


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_changes_nothing_and_is_worded(start, code):
    clause, parts, (seat, *words) = CASES[code]
    parts = dict(parts)
    before = parts.pop("before", [])
    table = start(**parts)
    for entry in before:
        table.act(*entry)
    table.refuses(code, clause, *words, seat=seat)


@pytest.mark.clause("EGG-1.4")
@pytest.mark.parametrize("square", [-1, 169, "C7", None])
def test_a_square_outside_the_board(start, square):
    start(**MOVING).refuses_action("off_board", "EGG-1.4", Move(0, 0, (square,)))


@pytest.mark.clause("EGG-1.4")
def test_the_name_of_a_square_outside_the_board_is_no_square(start):
    with pytest.raises(BadMessage, match="no square 'N1'"):
        start(**MOVING).act("move", "s0-0", ["N1"])


@pytest.mark.clause("EGG-7.3")
def test_an_answer_that_is_no_whole_number(start):
    table = start(**ASKED)
    for choice in ("a", 1.5, None, True):
        table.refuses("bad_choice", "EGG-7.3", "answer", choice, seat="Azul")


@pytest.mark.clause("EGG-7.1", "D-8")
def test_the_right_answer_is_for_the_reader_alone(start):
    state = start(**ASKED).state
    seen = [GAME.observe(state, viewer).answer for viewer in (0, 1, None)]
    assert seen == [2, HIDDEN, HIDDEN]


@pytest.mark.parametrize("soldier", [-1, 16, 7, "s0-0", None])
def test_soldiers_that_are_not_there(start, soldier):
    moving, fighting, tied = start(**MOVING), start(**FIGHTING), start(**ASKED)
    moving.refuses_action("unknown_soldier", "EGG-5.6", Move(0, soldier, (1,)))
    fighting.refuses_action("unknown_soldier", "EGG-6.3", Attack(0, soldier, (1,)))
    fighting.refuses_action("unknown_soldier", "EGG-6.3", Attack(0, 8, (soldier,)))
    tied.act("answer", -1, seat="Azul")
    tied.refuses_action("unknown_soldier", "EGG-7.6", Remove(0, soldier))


def test_attacking_with_a_soldier_of_another(start):
    table = start(**{**FIGHTING, "Azul": "F6, F7"})
    table.refuses("not_owner", "EGG-6.3", "attack", "s1-0", ["s1-1"])
    table.refuses("not_owner", "EGG-6.3", "attack", "s1-0", ["s0-1", "s1-1"])


@pytest.mark.parametrize("seat", [-3, 2, 9, None, "Verde"])
def test_a_seat_that_does_not_play(start, seat):
    start(**MOVING).refuses_action("not_your_turn", "EGG-4.1", EndMove(seat))


@pytest.mark.parametrize(
    ("parts", "clause"),
    [
        ({"Verde": "E5", "Azul": "A9"}, "EGG-5.1"),
        ({**FIGHTING, "before": [["attack", "s1-0", ["s0-1"]]]}, "EGG-6.2"),
        ({**ASKED, "question": None, "before": [["ask", "easy"]]}, "EGG-7.1"),
        (TIED, "EGG-7.6"),
    ],
)
def test_what_is_due_comes_first(start, parts, clause):
    parts = dict(parts)
    before = parts.pop("before", [])
    table = start(**parts)
    for entry in before:
        table.act(*entry)
    for verb in ("end_move", "end_attack", "ask"):
        words = [verb, "easy"] if verb == "ask" else [verb]
        table.refuses("decision_pending", clause, *words, seat="Verde")


def test_the_answerer_owes_its_answer(start):
    table = start(**ASKED)
    table.refuses("decision_pending", "EGG-7.3", "end_move", seat="Azul")
    table.refuses("not_your_turn", "EGG-4.1", "end_move", seat="Verde")


def test_nobody_is_waited_for_in_vain(start):
    """An answer or a choice that is not due belongs to another moment."""
    table = start(**MOVING)
    table.refuses("wrong_phase", "EGG-4.1", "answer", 0)
    table.refuses("wrong_phase", "EGG-7.6", "remove", "s0-0")


def test_the_checks_come_in_their_order(start):
    """Names, amounts, ownership, geography, pieces: the first that fails is named."""
    table = start(**{**MOVING, "Verde": "E5, F5, A2"})
    far = ["A1", "A1", "A1", "A1"]
    table.refuses("unknown_soldier", "EGG-5.6", "move", "s1-7", far)
    table.refuses("too_many_steps", "EGG-5.1", "move", "s1-1", far)
    table.refuses("not_owner", "EGG-5.6", "move", "s1-1", ["A1"])
    table.refuses("not_a_step", "EGG-5.3", "move", "s0-0", ["F5", "A1"])
    table.refuses("square_taken", "EGG-5.4", "move", "s0-0", ["F5", "F6"])
    table = start(**FIGHTING)
    table.refuses("bad_group", "EGG-6.3", "attack", "s0-0", ["s1-0", "s1-0"])
    table.refuses("not_owner", "EGG-6.3", "attack", "s0-0", ["s1-0"])


def test_chance_does_nothing_after_the_end(start):
    table = start(Verde="L11", Azul="A9", steps=1)
    table.act("move", "s0-0", ["L12"])
    table.refuses_action("game_over", "EGG-8.3", RollMove(CHANCE, 3))


@pytest.mark.parametrize(
    "entry",
    [
        ["Verde", "fly", "s0-0"],
        ["Verde", "move", "s0-0"],
        ["Verde", "move", "s0-0", "E4"],
        ["Verde", "move", "s9-0", ["E4"]],
        ["Verde", "move", 0, ["E4"]],
        ["Verde", "ask", "impossible"],
        ["Verde", "end_move", 1],
        ["Blanco", "end_move"],
        ["chance", "roll_move", 7],
        ["chance", "draw_question", "nothing"],
    ],
)
def test_what_is_no_action_at_all(start, entry):
    with pytest.raises(BadMessage):
        decode(entry, GAME, start(**MOVING).settings)


# Options


@pytest.mark.parametrize(
    ("name", "values", "clause"),
    [
        ("board_size", [6, 20, 13.0, "13", None, True], "EGG-1.4"),
        ("first_seat", [-1, 3, "Amarillo", "nobody", None, True], "EGG-3.2"),
        ("own_flag", ["closed", "", None, True], "EGG-5.5"),
        ("must_use_all_steps", [1, "yes", None], "EGG-5.7"),
        ("group_loser", ["weakest_die", None], "EGG-6.5"),
        ("question_level", ["hardest", None, 1], "EGG-7.2"),
        ("wrong_answer_tie", ["chance", None], "EGG-7.6"),
        ("max_rounds", [0, -1, 1.5, "many", 1_000_001, True], "EGG-8.5"),
        ("questions", ["file.csv", 3, {}], "EGG-10.1"),
        ("question_set", [3, None], "EGG-10.1"),
        ("colour", ["red"], "EGG-1.1"),
    ],
)
def test_options_out_of_range(refused_setup, name, values, clause):
    for value in values:
        fault = refused_setup("bad_option", clause, 3, {name: value})
        assert fault.facts["option"] == name


def test_a_set_of_the_package_cannot_be_named_where_it_is_not_used(refused_setup):
    options = {"question_level": "off", "question_set": "0123"}
    refused_setup("bad_option", "EGG-10.1", 3, options)


def test_every_value_of_every_option_begins_a_match(begin):
    values = {
        "board_size": range(7, 20),
        "first_seat": [0, 1, 2, "random"],
        "own_flag": ["blocked", "free"],
        "must_use_all_steps": [False, True],
        "group_loser": ["strongest_die", "attacker_choice", "all"],
        "question_level": ["reader", "easy", "medium", "hard"],
        "wrong_answer_tie": ["reader", "answerer", "lowest_id"],
        "max_rounds": [1, 100, None],
    }
    for name, choices in values.items():
        for value in choices:
            settings = begin(3, **{name: value}).settings
            assert getattr(settings.options, name) == value
            again = EggarOptions.parse(settings.options.changed(), settings.seats)
            assert again == settings.options


def test_options_change_the_header_alone_where_they_differ(begin):
    assert set(begin(2).header()["options"]) == {"questions"}
    changed = begin(2, own_flag="free", first_seat="Azul").header()["options"]
    assert (changed["own_flag"], changed["first_seat"]) == ("free", 1)
    assert GAME.setup(2, {"question_level": "off"}).settings.options.changed() == {
        "question_level": "off"
    }
