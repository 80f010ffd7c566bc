"""Seats that change hands in the middle of a match."""

from __future__ import annotations

import random

import pytest

from teg_nb import Match, Study, position
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.widget.session.messages import Act, Explore, Level, Look, Step
from teg_nb.widget.session.refusals import TableRefusal
from teg_nb.widget.session.seating import bots_of, players
from teg_nb.widget.session.session import Session


@pytest.fixture
def game() -> Session:
    start = position(Blanco="Chile 4", Negro="Argentina 2, España 2", rest="Negro")
    bots = {1: ("easy", POLICIES["easy"])}
    return Session(Match(start=start), bots, random.Random(3), "en")


def change(game: Session, seat: str, player: str) -> None:
    game.handle(Level(game.step, seat, player))


def test_a_person_takes_a_bots_seat_and_gives_it_back(game: Session) -> None:
    with pytest.raises(IllegalAction):
        game.handle(Look("Negro"))
    game.handle(Act(game.step, ["end_attack"]))
    change(game, "Negro", "person")
    view = game.view()
    assert (view["people"], view["seats"][1]["bot"]) == ([0, 1], None)
    assert game.handle(Look("Negro")) is not None  # it has its secrets now
    game.handle(Act(game.step, ["end_turn"]))
    game.handle(Step(game.step, "action"))  # nobody but people is asked
    assert len(game.match) == 2
    change(game, "Negro", "hard")
    assert game.view()["goes_on"]
    with pytest.raises(IllegalAction):
        game.handle(Look("Negro"))


def test_the_log_and_the_news_say_so(game: Session) -> None:
    game.handle(Act(game.step, ["end_attack"]))
    change(game, "Negro", "person")
    change(game, "Blanco", "normal")
    assert players(game.match) == [
        {"from": 0, "seat": "Negro", "player": "easy"},
        {"from": 1, "seat": "Negro", "player": "person"},
        {"from": 0, "seat": "Blanco", "player": "person"},
        {"from": 1, "seat": "Blanco", "player": "normal"},
    ]
    texts = [item["text"] for item in game.view()["news"]]
    assert "Negro: from here on, a person plays." in texts
    assert "Blanco: from here on, a normal bot plays." in texts
    kept = Study.parse(game.study.log().written()).match
    assert players(kept) == players(game.match)
    assert {seat: name for seat, (name, _) in bots_of(kept).items()} == {0: "normal"}


def test_before_the_first_act_it_is_a_choice_and_no_change(game: Session) -> None:
    change(game, "Negro", "hard")
    assert players(game.match) == [{"from": 0, "seat": "Negro", "player": "hard"}]
    assert game.view()["news"] == []


def test_fixed_seats_do_not_change(game: Session) -> None:
    game.is_fixed = True
    with pytest.raises(TableRefusal) as refusal:
        change(game, "Negro", "person")
    assert refusal.value.words == "seats_fixed"
    assert (game.people, game.view()["players"]) == ([0], [])


def test_no_seat_changes_in_an_exploration_or_where_there_is_none(game: Session) -> None:
    with pytest.raises(BadMessage):
        change(game, "Verde", "person")
    game.handle(Explore(game.step))
    with pytest.raises(BadMessage):
        change(game, "Negro", "person")


def test_a_record_that_somebody_else_wrote_is_read_with_care() -> None:
    match = Match("tgm", 3)
    for record in (3, ["x"], [{"from": "0", "seat": "Rojo", "player": "easy"}], [{"seat": "?"}]):
        match.metadata["players"] = record
        assert (players(match), bots_of(match)) == ([], {})
    match.metadata["players"] = [{"from": 0, "seat": "Rojo", "player": "mine.py"}]
    assert bots_of(match) == {}
