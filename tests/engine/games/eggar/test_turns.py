"""EGG-4 and EGG-8: the parts of a turn, who is out, who has won."""

from __future__ import annotations

import pytest

from teg_nb import GAMES

GAME = GAMES["eggar"]


@pytest.mark.clause("EGG-4.1", "D-7")
def test_move_attack_and_question_in_this_order(start):
    table = start(Verde="G5", Azul="G7, A2, B5")
    assert (table.phase, table.state.chance) == ("move", "move")
    table.act("roll_move", 3)
    table.act("move", "s0-0", ["G6"])
    table.refuses("wrong_phase", "EGG-4.2", "attack", "s1-0", ["s0-0"])
    table.refuses("wrong_phase", "EGG-4.1", "ask", "easy")
    table.act("end_move")
    assert table.phase == "attack"
    table.refuses("wrong_phase", "EGG-4.1", "ask", "easy")
    table.act("end_attack")
    assert table.phase == "question"
    table.ask("easy-1")
    table.reply(right=True)
    assert (table.state.turn, table.phase) == (1, "move")


@pytest.mark.clause("EGG-4.2", "D-7")
def test_a_part_that_is_over_does_not_come_back(start):
    table = start(Verde="G5, B5", Azul="G7, G8, A2", steps=3)
    table.act("move", "s0-0", ["G6"])
    table.act("end_move")
    table.refuses("wrong_phase", "EGG-4.2", "move", "s0-0", ["G5"])
    table.fight("s1-0", "s0-0", dice=[6], defence=1)  # out of touch: the question comes
    table.refuses("wrong_phase", "EGG-4.2", "move", "s0-0", ["G5"])
    table.refuses("wrong_phase", "EGG-4.2", "attack", "s1-1", ["s0-0"])
    table.refuses("wrong_phase", "EGG-4.2", "end_attack")


@pytest.mark.clause("EGG-4.1")
@pytest.mark.parametrize("out", [{}, {"Azul": ""}, {"Azul": "", "Rojo": ""}])
def test_the_next_living_seat_plays(start, out):
    table = start(seats=4, turn="Verde", phase="question", question="easy-1", **out)
    table.reply(right=True)
    assert table.state.turn == 1 + len(out)


@pytest.mark.clause("EGG-8.1")
def test_without_soldiers_a_seat_is_out(start, pick):
    table = start(seats=3, Verde="G5", Azul="G6", Rojo="M13, M12", phase="attack")
    events = table.fight("s1-0", "s0-0", dice=[6], defence=1)
    (out,) = pick(events, "player_eliminated")
    assert (out.seat, out.by) == (1, 0)
    table.refuses("player_eliminated", "EGG-8.1", "end_move", seat="Azul")
    table.turn_over()
    assert table.state.turn == 2
    table.turn_over()
    assert table.state.turn == 0


@pytest.mark.clause("EGG-8.2")
def test_the_flag_of_a_seat_that_is_out_still_wins(start, pick):
    table = start(seats=3, Verde="C11", Azul="", Rojo="M1", steps=1)
    (captured,) = pick(table.act("move", "s0-0", ["C12"]), "flag_captured")
    assert captured.owner == 1
    assert table.winners == ("Verde",)


@pytest.mark.clause("EGG-8.3", "D-13")
def test_a_flag_ends_the_game_for_all(start, pick):
    table = start(seats=4, Verde="B11", turn="Verde", Azul="A13", steps=1)
    (ended,) = pick(table.act("move", "s0-0", ["B12"]), "game_ended")
    assert (ended.winners, ended.reason) == ((0,), "flag")
    assert table.turn == "nobody"
    assert table.outcome.returns == (1.0, 0.0, 0.0, 0.0)
    assert table.legal_actions() == []
    table.refuses("game_over", "EGG-8.3", "end_move", seat="Azul")


@pytest.mark.clause("EGG-8.3")
def test_the_only_one_with_soldiers_wins(start):
    table = start(Verde="G5", Azul="G6", phase="attack")
    table.fight("s1-0", "s0-0", dice=[6], defence=1)
    assert table.winners == ("Verde",)
    assert table.outcome.reason == "last_alive"


@pytest.mark.clause("EGG-8.4")
def test_a_soldier_lost_to_a_question_counts_too(start):
    table = start(Verde="G5", Azul="K9", phase="question", question="easy-1")
    table.reply(right=False)
    assert table.winners == ("Verde",)
    assert table.outcome.reason == "last_alive"


@pytest.mark.clause("EGG-8.4", "D-10")
def test_an_attacker_may_give_the_game_to_the_other(start):
    table = start(Verde="G5", Azul="G6", phase="attack")
    table.fight("s1-0", "s0-0", dice=[1], defence=6)
    assert table.winners == ("Azul",)


@pytest.mark.clause("EGG-8.5", "D-12")
def test_a_round_is_over_when_every_living_seat_has_played(begin, pick):
    table = begin(3, first_seat=1)
    ended = []
    for _ in range(7):
        events = table.turn_over()
        ended += [(table.state.turn, event.round) for event in pick(events, "round_ended")]
    assert ended == [(1, 1), (1, 2)]
    assert table.state.round == 3


@pytest.mark.clause("EGG-8.5")
def test_rounds_go_on_when_the_seat_that_began_is_out(start, pick):
    table = start(
        seats=4, Verde="", turn="Amarillo", first="Verde", phase="question", question="easy-1"
    )
    assert [e.round for e in pick(table.reply(right=True), "round_ended")] == [1]
    assert (table.state.turn, table.state.round) == (1, 2)


@pytest.mark.clause("EGG-8.5", "D-12")
def test_at_the_limit_the_most_soldiers_win(start):
    parts = {"turn": "Azul", "first": "Verde", "round": 100, "phase": "question"}
    table = start(Verde="A4, B4", Azul="K9", question="easy-1", **parts)
    table.reply(right=True)
    assert table.winners == ("Verde",)
    assert table.outcome.reason == "round_limit"
    assert table.events[-1][-1].counts == (2, 1)
    assert table.outcome.returns == (1.0, 0.0)


@pytest.mark.clause("EGG-8.5", "D-12")
def test_at_the_limit_tied_seats_share(start):
    parts = {"turn": "Rojo", "first": "Verde", "round": 3, "phase": "question"}
    table = start(
        Verde="A4, B4",
        Azul="K9, K8",
        Rojo="M4",
        question="easy-1",
        options={"max_rounds": 3},
        **parts,
    )
    table.reply(right=True)
    assert table.winners == ("Verde", "Azul")
    assert table.outcome.returns == (0.5, 0.5, 0.0)


@pytest.mark.clause("D-12")
def test_there_may_be_no_limit(start):
    parts = {"turn": "Azul", "first": "Verde", "round": 5000, "phase": "question"}
    table = start(Verde="A4", Azul="K9", question="easy-1", options={"max_rounds": None}, **parts)
    table.reply(right=True)
    assert not table.is_over
    assert table.state.round == 5001


# Worked example


def test_egg_e5_next_player(start, pick):
    table = start(seats=3, Verde="A4", Azul="K1", Rojo="D12, M9", phase="question")
    table.ask("easy-1")
    events = table.reply(right=False)
    assert [event.seat for event in pick(events, "player_eliminated")] == [1]
    assert table.state.turn == 2
    table.act("roll_move", 1)
    table.act("move", "s2-0", ["C12"])
    assert table.winners == ("Rojo",)
