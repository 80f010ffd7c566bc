"""A person asks what to do; the bots' levels are chosen at the board."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadMessage, IllegalAction, StaleStep
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.widget.board.match_widget import MatchWidget
from teg_nb.widget.session.messages import Act, Hint, Level
from teg_nb.widget.session.session import Session

BOT = {1: ("normal", POLICIES["normal"])}


def table(**armies: str) -> Session:
    start = position(
        **(armies or {"Blanco": "Portugal 9", "Negro": "España 2, Francia 12"}), rest="Blanco"
    )
    return Session(Match(start=start), BOT, random.Random(3))


def asked(session: Session) -> Any:
    reply = session.handle(Hint(session.step))
    assert reply is not None
    return reply


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_is_to_move_is_told_what_can_be_done(game: str) -> None:
    match = Match(game, 3)
    session = Session(match, {}, random.Random(3))
    assert session.viewer is not None
    reply = asked(session)
    assert (reply["kind"], reply["seat"], reply["step"]) == ("hint", session.viewer, session.step)
    places = range(len(session.screen.board(match.settings)["countries"]))
    assert 1 <= len(reply["plans"]) <= 2
    assert reply["question"].keys() == {"es", "en"}
    assert all(text for pair in reply["question"].values() for text in pair)
    for plan in reply["plans"]:
        ends = [place for arrow in plan["arrows"] for place in arrow]
        assert {*plan["places"], *plan["path"], *ends} <= {*places}
        assert plan["told"].keys() == {"es", "en"}
        for told in plan["told"].values():
            assert told["text"]
            assert bool(told["chance"]) <= bool(told["odds"])
            assert 1 <= len(told["reasons"]) <= 4
            texts = *told["reasons"], told["text"], told["odds"]
            assert not [word for word in texts if "…" in word]
    assert json.loads(json.dumps(reply)) == reply


def test_the_plan_is_an_arrow_and_words_in_both_languages() -> None:
    session = table()
    country = session.match.settings.board.country
    reply = asked(session)["plans"][0]
    assert reply["arrows"] == [[country("Portugal"), country("España")]]
    told = reply["told"]
    assert told["es"]["text"] == "Atacá: Portugal → España."
    assert told["en"]["text"] == "Attack: Portugal → España."
    assert told["en"]["odds"].startswith("98%: the chance that España falls")
    assert told["en"]["chance"] == "98%"
    assert "Con esta conquista te ganás la tarjeta del turno." in told["es"]["reasons"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_cell_and_the_board_are_told_the_same(game: str) -> None:
    match = Match(game, 3)
    session = Session(match, {}, random.Random(3))
    reply, given = asked(session), match.hint()
    best, *others = reply["plans"]
    for lang, told in best["told"].items():
        assert (told["text"], told["odds"]) == (given.headline(lang), given.odds(lang))
        assert told["reasons"] == given.reasons(lang)
        assert tuple(reply["question"][lang]) == given.question(lang)
    assert best["arrows"] == [list(arrow) for arrow in given.plan.arrows]
    # A second one is the choice that the words of the first one call no different.
    assert bool(others) == (given.alternative is not None)
    for other in others:
        assert other["told"]["es"]["text"][1:].rstrip(".") in best["told"]["es"]["reasons"][-1]


def test_asking_changes_nothing_and_no_throw() -> None:
    one, two = table(), table()
    before = one.view()
    assert asked(one) == asked(one)
    assert one.view() == before
    words = ["attack", "Portugal", "España"]
    for session in (one, two):
        session.handle(Act(session.step, words))
    assert one.match.events == two.match.events


def test_no_trait_holds_it() -> None:
    sent: list[Any] = []
    widget = MatchWidget(table().match, [None, "easy"], seed=1)
    widget.send = lambda content, *rest: sent.append(content)  # type: ignore[method-assign]
    before = json.dumps(widget.view)
    step = widget.view["step"]
    widget._on_message(widget, {"kind": "hint", "line": "main", "step": step, "nonce": "k"}, [])
    assert sent[-1]["kind"] == "hint"
    assert sent[-1]["nonce"] == "k"
    assert json.dumps(widget.view) == before


def test_nobody_is_thought_for_but_the_person_to_move() -> None:
    start = table().match.state
    watching = Session(Match(start=start), {0: BOT[1], **BOT}, random.Random(3))
    with pytest.raises(IllegalAction) as refusal:
        watching.handle(Hint(0))
    assert refusal.value.code == "hidden_information"
    other = Session(Match(start=start), {0: BOT[1]}, random.Random(3))
    with pytest.raises(IllegalAction) as refusal:
        other.handle(Hint(0))
    assert refusal.value.code == "not_your_turn"
    with pytest.raises(StaleStep):
        table().handle(Hint(7))


def test_a_level_is_chosen_for_a_bot() -> None:
    session = Session(Match(seats=3), {1: BOT[1], 2: BOT[1]}, random.Random(3))
    session.handle(Level(session.step, "Negro", "hard"))
    assert [seat["bot"] for seat in session.view()["seats"]] == [None, "hard", "normal"]
    assert session.bots[1] == ("hard", POLICIES["hard"])
    # It is this bot that plays: in the same position, with the same dice, it does what it does.
    start = position(
        Blanco="Portugal 4, Francia 4",
        Negro="España 2, Gran Bretaña 12",
        rest="Blanco",
        conquests=1,
    )
    played = []
    for level in ("normal", "hard"):
        widget = MatchWidget(Match(start=start), {"Blanco": "easy"}, seed=1)
        said = {"kind": "level", "line": "main", "step": 0, "seat": "Blanco", "level": level}
        widget._on_message(widget, said, [])
        widget.play("action")
        played.append(widget.match.actions[0].verb)
    assert played == ["end_attack", "attack"]


@pytest.mark.parametrize("seat", ["Violeta", ""])
def test_only_a_seat_has_a_level(seat: str) -> None:
    session = Session(Match(seats=3), {1: BOT[1], 2: BOT[1]}, random.Random(3))
    with pytest.raises(BadMessage):
        session.handle(Level(session.step, seat, "hard"))
    assert session.bots.keys() == {1, 2}
