"""Questions as a chapter, topics, and the handicap of EGGAR (CHP-7, CHP-12)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchmarks import balance
from teg_nb import GAMES, POLICIES, BadPosition, Match
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.eggar.question_bank import bundled

EGGAR = GAMES["eggar"]
OFF = {"question_level": "off"}


def refused_table(options, seats=2):
    with pytest.raises(IllegalAction) as caught:
        Match("eggar", seats, options)
    return caught.value


@pytest.mark.clause("CHP-7.6", "D-17")
@pytest.mark.parametrize("words", [("ask", "easy"), ("answer", 1), ("remove", "s0-0")])
def test_without_questions_their_actions_belong_to_a_chapter_that_is_out(words):
    match = Match("eggar", 2, OFF)
    match.act("roll_move", 3)
    with pytest.raises(IllegalAction) as caught:
        match.act(*words)
    assert (caught.value.code, caught.value.clause) == ("chapter_off", "EGG-7.2")
    assert caught.value.text("es") == "En esta mesa no se juega con preguntas (EGG-7.2)."
    assert match.settings.chapters_off == ("questions",)


@pytest.mark.clause("CHP-7.6")
def test_without_questions_a_turn_ends_with_the_attack():
    match = Match("eggar", 2, OFF)
    match.act("roll_move", 1)
    match.act("end_move")
    assert (match.state.turn, match.state.phase, match.state.chance) == (1, "move", "move")
    match.run(POLICIES["greedy"], random.Random(2))
    assert match.outcome
    assert not {"ask", "answer", "draw_question"} & {action.verb for action in match.actions}
    clauses = {event.clause for events in match.events for event in events}
    assert all(match.settings.in_force(clause) for clause in clauses)
    with pytest.raises(BadPosition) as caught:
        EGGAR.position(Verde="F4", Azul="F7", phase="question", options=OFF)
    assert caught.value.words == "chapter_off"


@pytest.mark.clause("CHP-7.6")
def test_the_attacker_still_chooses_who_falls_without_questions():
    options = {**OFF, "group_loser": "attacker_choice"}
    match = Match(start=EGGAR.position(Verde="F4, F6", Azul="F5", phase="attack", options=options))
    match.act("attack", "s1-0", ["s0-0", "s0-1"])
    match.act("roll_attack", [1, 2], 6)
    match.act("remove", "s0-1")
    assert match.state.soldiers[1] == -1


@pytest.mark.clause("CHP-7.9", "D-19", "EX-CHP-33")
def test_topics_are_chosen_from_those_of_the_cards():
    assert refused_table({"question_topics": ["astrology"]}).code == "bad_option"
    assert refused_table({"question_topics": "antiquity"}).code == "bad_option"
    assert refused_table({"question_topics": []}).code == "no_question_of_level"
    cards = [card.plain() for card in bundled() if card.topic == "antiquity"]
    easy = {**cards[0], "level": 1}
    hard = {**cards[1], "level": 3, "topic": "middle_ages"}
    own = {"questions": [easy, hard], "question_level": "hard"}
    assert refused_table({**own, "question_topics": ["antiquity"]}).code == "no_question_of_level"
    assert Match("eggar", 2, {**own, "question_topics": ["middle_ages"]})
    fault = refused_table({**OFF, "question_topics": ["antiquity"]})
    assert (fault.code, fault.facts["chapter"]) == ("chapter_off", "questions")


@pytest.mark.clause("CHP-7.9")
def test_only_cards_of_the_topics_chosen_are_asked():
    match = Match("eggar", 2, {"question_topics": ["argentina", "antiquity", "argentina"]})
    assert match.settings.options.question_topics == ("antiquity", "argentina")
    assert {card.topic for card in match.settings.questions} == {"antiquity", "argentina"}
    match.run(POLICIES["easy"], random.Random(4))
    asked = [action for action in match.actions if action.verb == "draw_question"]
    assert asked
    ids = {card.id: card.topic for card in bundled()}
    names = match.settings.vocabulary["question"]
    assert {ids[names[action.question]] for action in asked} <= {"antiquity", "argentina"}
    every = sorted({card.topic for card in bundled()})
    assert Match("eggar", 2, {"question_topics": every}).settings.options.question_topics is None
    assert Match("eggar", 2, {**OFF, "question_topics": every})
    again = Match("eggar", 2, match.settings.options.changed())
    assert again.settings == match.settings


@pytest.mark.clause("CHP-12.2", "CHP-12.1", "D-20")
@pytest.mark.parametrize("value", [[1], [1, 2, 3], [-1, 0], [61, 0], "2", [1.5, 0]])
def test_a_handicap_has_one_number_a_seat(value):
    assert refused_table({"handicap": value}).code == "bad_option"


@pytest.mark.clause("CHP-12.2", "CHP-12.6")
def test_zeros_alone_are_no_handicap():
    assert Match("eggar", 2, {"handicap": [0, 0]}).settings.options.handicap is None
    match = Match("eggar", 3, {"handicap": [0, 1, 2]})
    assert match.settings.options.changed()["handicap"] == [0, 1, 2]
    assert match.settings.chapters_off == ()
    assert not any("handicap" in options for options in EGGAR.presets.values())


@pytest.mark.clause("CHP-12.4")
def test_a_handicap_takes_squares_from_the_first_movement_alone():
    match = Match("eggar", 2, {"handicap": [2, 1], "first_seat": "Azul", **OFF})
    match.act("roll_move", 5)
    assert (match.state.die, match.state.steps) == (5, 3)
    match.act("end_move")
    match.act("roll_move", 4)
    assert match.state.steps == 3
    match.act("end_move")
    assert match.state.round == 2
    match.act("roll_move", 5)
    assert match.state.steps == 5


@pytest.mark.clause("CHP-12.4")
@pytest.mark.parametrize("die", [1, 2])
def test_a_movement_without_squares_ends_by_itself(die):
    match = Match("eggar", 2, {"handicap": [2, 0], **OFF})
    match.act("roll_move", die)
    assert (match.state.turn, match.state.chance) == (1, "move")
    assert EGGAR.load(EGGAR.dump(match.state)) == match.state


@pytest.mark.clause("D-16", "D-18")
def test_three_armies_stand_evenly_unless_the_table_plays_as_printed():
    assert Match("eggar", 3).settings.options.three_seats == "even"
    assert Match("eggar", 3, {"preset": "printed"}).settings.options.three_seats == "corners"
    swapped = Match("eggar", ["Azul", "Verde"]).settings
    assert swapped.seats == ("Azul", "Verde")
    assert swapped.board.camps == Match("eggar", 2).settings.board.camps


@pytest.mark.clause("CHP-12.5")
def test_the_list_that_evens_is_on_the_page_of_the_games():
    page = (Path(__file__).parents[4] / "docs" / "games.md").read_text("utf-8")
    assert f"| `eggar`, `handicap = {list(balance.HANDICAPS['eggar'])}` | 2 |" in page
