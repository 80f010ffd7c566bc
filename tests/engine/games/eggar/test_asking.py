"""EGG-7: the question."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES
from teg_nb.engine.games.eggar.actions import Answer, Ask

GAME = GAMES["eggar"]
FAR = {"Verde": "G4, H4", "Azul": "6 K9, 7 A2"}


@pytest.mark.clause("EGG-7.1")
@pytest.mark.parametrize(
    ("turn", "asked"), [("Verde", "Azul"), ("Azul", "Rojo"), ("Rojo", "Verde")]
)
def test_the_rival_at_the_right_is_asked(start, pick, turn, asked):
    table = start(seats=3, turn=turn, phase="question")
    (event,) = pick(table.ask("easy-1"), "question_asked")
    seats = table.settings.seats
    assert (seats[event.seat], seats[event.answerer]) == (turn, asked)
    assert table.turn == asked
    assert GAME.acting_seats(table.state) == (event.answerer,)
    assert table.game.current_seat(table.state) == event.answerer


@pytest.mark.clause("EGG-7.1")
def test_a_seat_that_is_out_is_not_asked(start):
    table = start(seats=3, Azul="", turn="Verde", phase="question")
    table.ask("easy-1")
    assert table.turn == "Rojo"


@pytest.mark.clause("EGG-7.1")
def test_one_question_a_turn(start):
    table = start(**FAR, phase="question")
    table.ask("easy-1")
    table.reply(right=True)
    assert (table.state.turn, table.state.chance) == (1, "move")


@pytest.mark.clause("EGG-7.2", "D-8")
def test_the_reader_chooses_the_level(start):
    table = start(**FAR, phase="question")
    assert table.legal("ask") == [["easy"], ["medium"], ["hard"]]
    for level, cards in (("easy", {0, 1, 2}), ("medium", {3}), ("hard", {4})):
        fork = table.fork()
        fork.act("ask", level)
        drawn = {GAME.sample_chance(fork.state, random.Random(seed)).question for seed in range(40)}
        assert drawn == cards


@pytest.mark.clause("EGG-7.2", "D-8")
@pytest.mark.parametrize(("level", "number"), [("easy", 0), ("medium", 1), ("hard", 2)])
def test_a_level_agreed_on_is_asked_at_once(start, level, number):
    table = start(Verde="G4", Azul="K9", steps=2, options={"question_level": level})
    table.act("end_move")
    assert (table.phase, table.state.chance, table.state.level) == ("question", "question", number)


@pytest.mark.clause("EGG-7.2", "D-8")
def test_a_lesson_without_questions(start, pick):
    table = start(Verde="G4", Azul="K9", steps=2, options={"question_level": "off"})
    events = table.act("end_move")
    assert [event.kind for event in events] == ["turn_ended"]
    assert table.state.turn == 1
    assert table.settings.questions == ()


@pytest.mark.clause("EGG-7.2")
@pytest.mark.parametrize("level", [-1, 3, "easy", None])
def test_an_unknown_level(start, level):
    start(**FAR, phase="question").refuses_action("bad_level", "EGG-7.2", Ask(0, level))


@pytest.mark.clause("EGG-7.3", "D-14")
def test_the_answer_is_one_of_the_choices_or_none(start):
    table = start(**FAR, phase="question", question="medium-1")
    assert table.legal("answer") == [[0], [1], [-1]]
    table = start(**FAR, phase="question", question="easy-3")
    assert table.legal("answer") == [[0], [1], [2], [3], [-1]]
    for choice in (-2, 4, "1", 1.0, None):
        table.refuses_action("bad_choice", "EGG-7.3", Answer(1, choice))


@pytest.mark.clause("D-14")
def test_an_interface_may_end_the_time_to_answer(start, pick):
    """It says that the seat does not know; this is a wrong answer."""
    table = start(**FAR, phase="question", question="easy-1")
    (event,) = pick(table.act("answer", -1, seat="Azul"), "question_answered")
    assert (event.choice, event.answer, event.right) == (-1, 2, False)


@pytest.mark.clause("EGG-7.4")
def test_a_right_answer_changes_nothing(start, pick):
    table = start(**FAR, phase="question", question="easy-1")
    before = list(table.state.soldiers)
    events = table.act("answer", 2, seat="Azul")
    (event,) = pick(events, "question_answered")
    assert event.right
    assert table.state.soldiers == before
    assert (table.state.turn, table.state.question) == (1, -1)


@pytest.mark.clause("EGG-7.5", "EGG-7.9", "D-11")
@pytest.mark.parametrize("choice", [0, 1, -1])
def test_a_wrong_answer_costs_the_rearmost_soldier_by_itself(start, pick, choice):
    """Azul's flag is at L12: the soldier at K9 is nearest; nobody is asked whether it shall go."""
    table = start(**FAR, phase="question", question="easy-1")
    events = table.act("answer", choice, seat="Azul")
    (removed,) = pick(events, "soldier_removed")
    assert (removed.seat, removed.soldier, removed.cause, removed.by) == (1, 14, "question", 0)
    assert removed.clause == "EGG-7.5"
    assert table.standing(1) == ["7"]
    assert table.state.turn == 1


@pytest.mark.clause("EGG-7.6", "D-9")
def test_distance_is_counted_in_steps(start):
    """From L12, K11 and L10 are two steps away, L9 and M10 three; a straight line would differ."""
    table = start(Verde="A1", Azul="K11, L10, L9, M10", phase="question", question="easy-1")
    table.reply(right=False)
    assert table.legal("remove") == [["s1-0"], ["s1-1"]]


@pytest.mark.clause("EGG-7.6", "D-9")
def test_on_a_tie_the_reader_chooses(start):
    table = start(Verde="A1", Azul="K11, L10, L9", phase="question", question="easy-1")
    table.reply(right=False)
    assert table.turn == "Verde"
    table.refuses("not_rearmost", "EGG-7.6", "remove", "s1-2")
    table.refuses("not_your_turn", "EGG-4.1", "remove", "s1-0", seat="Azul")
    table.act("remove", "s1-1")
    assert table.standing(1) == ["0", "2"]
    assert table.state.turn == 1


@pytest.mark.clause("EGG-7.6", "D-9")
def test_by_agreement_the_answerer_chooses(start):
    options = {"wrong_answer_tie": "answerer"}
    table = start(Verde="A1", Azul="K11, L10", phase="question", question="easy-1", options=options)
    table.reply(right=False)
    assert table.turn == "Azul"
    assert table.game.current_seat(table.state) == 1
    table.refuses("not_your_turn", "EGG-4.1", "remove", "s1-0", seat="Verde")
    table.act("remove", "s1-0", seat="Azul")
    assert table.standing(1) == ["1"]


@pytest.mark.clause("D-6", "D-9")
def test_who_chooses_after_a_fight_is_another_matter(start):
    options = {"wrong_answer_tie": "answerer", "group_loser": "attacker_choice"}
    table = start(Verde="E5, F4", Azul="E4, M13", phase="attack", options=options)
    table.fight("s1-0", "s0-0", "s0-1", dice=[1, 1], defence=2)
    assert table.turn == "Verde"
    table.act("remove", "s0-1")
    assert table.standing(0) == ["0"]


@pytest.mark.clause("D-9")
def test_by_agreement_the_lowest_number_goes(start):
    options = {"wrong_answer_tie": "lowest_id"}
    table = start(
        Verde="A1", Azul="4 K11, 2 L10", phase="question", question="easy-1", options=options
    )
    table.reply(right=False)
    assert table.standing(1) == ["4"]


@pytest.mark.clause("EGG-7.7")
def test_the_answerer_plays_next(start, pick):
    table = start(seats=4, turn="Rojo", phase="question", question="easy-1")
    events = table.reply(right=True)
    assert [event.seat for event in pick(events, "turn_ended")] == [2]
    assert (table.state.turn, table.phase, table.state.chance) == (3, "move", "move")


@pytest.mark.clause("EGG-7.7")
def test_if_the_answerer_is_out_the_next_one_plays(start):
    table = start(seats=3, Azul="K9", turn="Verde", phase="question", question="easy-1")
    table.reply(right=False)
    assert table.state.turn == 2


@pytest.mark.clause("EGG-7.8", "D-8")
def test_used_cards_come_back_when_their_pile_is_empty(start, pick):
    table = start(**FAR, phase="question", used=["easy-1", "easy-2", "hard-1"])
    assert GAME.observe(table.state, 0).cards_left == (1, 1, 0)
    table.act("ask", "easy")
    table.refuses("bad_chance", "EGG-7.1", "draw_question", "easy-1")
    table.refuses("bad_chance", "EGG-7.1", "draw_question", "medium-1")
    fork = table.fork()
    fork.act("draw_question", "easy-3")
    assert GAME.observe(fork.state, 0).cards_left == (0, 1, 0)

    table = start(**FAR, phase="question", used=["easy-1", "hard-1"])
    (shuffled,) = pick(table.act("ask", "hard"), "deck_reshuffled")
    assert (shuffled.level, shuffled.number) == (2, 1)
    table.act("draw_question", "hard-1")
    assert GAME.observe(table.state, 0).cards_left == (2, 1, 0)


@pytest.mark.clause("EGG-7.8")
def test_an_open_card_is_not_drawn_again(start):
    table = start(**FAR, phase="question", question="easy-1")
    table.refuses("bad_chance", "EGG-7.1", "draw_question", "easy-2")
    table.reply(right=True)
    table.act("roll_move", 1)
    table.end_to_question()
    table.act("ask", "easy")
    table.refuses("bad_chance", "EGG-7.1", "draw_question", "easy-1")


# Worked example


def test_egg_e4_question(begin):
    table = begin(2)
    table.act("roll_move", 1)
    table.end_to_question()
    table.ask("easy-1")
    table.reply(right=False)
    assert table.turn == "Verde"
    assert table.legal("remove") == [["s1-1"], ["s1-3"], ["s1-4"], ["s1-6"]]
    table.act("remove", "s1-4")
    assert table.standing(1) == ["0", "1", "2", "3", "5", "6", "7"]
