"""Questions of a page: the reason against a click, and the odds of an attack."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teg_nb.analysis.odds import odds
from teg_nb.engine.errors import BadMessage, IllegalAction, StaleStep
from teg_nb.engine.games.teg.events import CardRightLost
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.widget.board.match_widget import MatchWidget
from teg_nb.widget.session.messages import Odds, Why
from teg_nb.widget.session.session import Session


def war(**more: Any) -> Session:
    start = position(Blanco="Argentina 9, Chile 4, Uruguay 1", Negro="Brasil 7", **more)
    return Session(Match(start=start), {}, random.Random(1))


@pytest.mark.parametrize(
    ("words", "code", "clause"),
    [
        (["attack", "Argentina", "Sahara"], "not_adjacent", "TEG-8.2"),
        (["attack", "Uruguay", "Brasil"], "no_attack_armies", "TEG-8.2"),
        (["attack", "Argentina", "Chile"], "own_country", "TEG-8.2"),
    ],
)
@pytest.mark.clause("TEG-8.2")
def test_the_rules_say_what_is_against_an_action(words: list[Any], code: str, clause: str) -> None:
    board = war()
    with pytest.raises(IllegalAction) as refused:
        board.handle(Why(0, words))
    assert (refused.value.code, refused.value.clause) == (code, clause)
    assert len(board.match) == 0


def test_what_is_legal_is_not_played_by_asking() -> None:
    board = war()
    assert board.handle(Why(0, ["attack", "Argentina", "Brasil"])) is None
    assert (len(board.match), len(board.study.lines)) == (0, 1)
    with pytest.raises(StaleStep):
        board.handle(Why(3, ["attack", "Argentina", "Brasil"]))


def test_odds_are_those_of_the_exact_tables() -> None:
    told = war().handle(Odds(0, ["Argentina"], "Brasil"))
    assert told is not None
    exact = odds(9, 7)
    assert told["conquest"] == exact.conquest
    assert told["losses"] == [exact.losses_attack, exact.losses_defence]
    assert sum(chance for _, chance in told["left"]) == pytest.approx(exact.conquest)
    assert [left for left, _ in told["left"]] == sorted({left for left, _ in told["left"]})


def test_odds_are_those_of_the_situation_card() -> None:
    told = war(situation="snow").handle(Odds(0, ["Argentina"], "Brasil"))
    assert told is not None
    assert told["conquest"] == odds(9, 7, situation="snow").conquest != odds(9, 7).conquest


def test_no_odds_where_no_dice_decide_or_two_share_a_country() -> None:
    shared = war()
    shared.match.state.guests[shared.match.settings.board.country("Brasil")] = (0, 1, 0)
    assert shared.handle(Odds(0, ["Argentina"], "Brasil")) is None
    other = Session(Match("reconquista", seats=3), {}, random.Random(1))
    one, two = other.match.settings.board.countries[:2]
    assert other.handle(Odds(other.step, [one], two)) is None
    squares = Session(Match("eggar", seats=2), {}, random.Random(1))
    assert squares.handle(Odds(squares.step, ["A1"], "A2")) is None


def test_a_question_beside_sends_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = MatchWidget(war().match)
    replies: list[dict[str, Any]] = []
    pushed: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda reply, *_: replies.append(reply))
    monkeypatch.setattr(widget, "_send", lambda message, **_: pushed.append(message))
    here = {"line": "main", "step": 0, "nonce": "a"}
    widget._handle_custom_msg(
        {"kind": "odds", "sources": ["Chile"], "target": "Brasil", **here}, []
    )
    widget._handle_custom_msg({"kind": "why", "action": ["attack", "Chile", "Chile"], **here}, [])
    assert [item["kind"] for item in replies] == ["odds", "refused"]
    assert pushed == []


def test_what_would_take_seconds_to_reckon_is_not_asked() -> None:
    """The board waits while it answers."""
    with pytest.raises(BadMessage):
        war().handle(Odds(0, ["Argentina"] * 8000, "Brasil"))
    start = position(Blanco="Argentina 1000", Negro="Brasil 1000")
    board = Session(Match(start=start), {}, random.Random(1))
    assert board.handle(Odds(0, ["Argentina"], "Brasil")) is None


@pytest.mark.clause("TEG-12.4")
def test_a_card_that_would_be_forfeited_is_told() -> None:
    match = Match(start=position(Blanco="Argentina 9, Chile 4", Negro="Brasil 1"))
    board = Session(match, {}, random.Random(1))
    assert board.view()["warning"] is None
    match.act("attack", "Argentina", "Brasil")
    match.act("roll", [6, 6, 6], [1])
    match.act("conquest_move", 1)
    board.show(len(match))
    assert board.view()["warning"]["verb"] == "end_turn"
    taken = match.fork()
    match.act("end_turn")
    assert any(isinstance(item, CardRightLost) for item in match.events[-1])
    for verb in ("end_attack", "end_regroup", "request_card"):
        taken.act(verb)
    taken.resolve_chance(random.Random(1))
    asked = Session(taken, {}, random.Random(1))
    assert asked.view()["warning"] is None
