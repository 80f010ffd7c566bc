"""Bots that go on by themselves: where they do, and what stops them."""

from __future__ import annotations

import logging
import random
from typing import Any

import pytest
import traitlets

from teg_nb.bots import random_policy
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.games.eggar.position import position as eggar
from teg_nb.engine.games.reconquista.position import position as reconquista
from teg_nb.engine.games.teg.actions import ProposeWorld
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policy
from teg_nb.widget import MatchWidget, play
from teg_nb.widget.session.messages import Act, Answer, Go, Lang, More, Redo, Rename, Step, Undo
from teg_nb.widget.session.session import Session


def ends_turns(seen: Any, rng: random.Random) -> Any:
    """A bot that does as little as it may."""
    return next(
        (action for action in seen.legal_actions if action.verb.startswith("end_")), None
    ) or (random_policy(seen, rng))


def table(bot: Policy = ends_turns) -> Session:
    """A person at war with a bot."""
    start = position(Blanco="Argentina 9", Negro="Brasil 7", rest="Negro")
    return Session(Match(start=start), {1: ("bot", bot)}, random.Random(1))


def end_turn(game: Session) -> None:
    turn = game.match.state.turn
    while game.match.state.turn == turn:
        ending = next(e for e in game.match.legal_actions() if e.verb.startswith("end_"))
        game.handle(Act(game.step, [ending.verb], line=game.at.line))


def goes_on(game: Session) -> bool:
    return bool(game.view()["goes_on"])


def test_bots_go_on_when_a_person_has_ended_its_turn() -> None:
    game = table()
    assert not goes_on(game)
    end_turn(game)
    assert goes_on(game)
    game.handle(Lang("en"))
    while goes_on(game):
        before = len(game.match)
        game.handle(Step(game.step, "action"))
        assert len(game.match) > before
    assert game.match.to_move == 0
    assert game.match.state.turn == 0


def test_bots_go_on_where_one_opens_the_match_and_making_a_board_plays_nothing() -> None:
    match = Match("tgm", 3)
    game = Session(match, dict.fromkeys(range(3), ("bot", random_policy)), random.Random(2))
    dealt = len(match)
    assert goes_on(game)
    assert len(match) == dealt


@pytest.mark.parametrize("back", [Undo, Redo, Rename])
def test_going_back_is_not_eaten_by_bots(back: Any) -> None:
    """Nor coming back to the end: something must be done there first."""
    game = table()
    end_turn(game)
    game.handle(Step(game.step, "action"))
    last = game.step
    game.handle(Undo(last))
    assert not goes_on(game)
    if back is Redo:
        game.handle(Redo(game.step))
    elif back is Rename:
        game.handle(Go(0))
        game.handle(Act(0, ["attack", "Argentina", "Brasil"]))
        end_turn(game)
        assert goes_on(game)
        game.handle(Rename(game.step, game.at.line, "otra", line=game.at.line))
    else:
        game.handle(Go(last))
    assert game.step == len(game.match)
    assert game.match.to_move in game.bots
    assert not goes_on(game)
    game.handle(Step(game.step, "action", line=game.at.line))
    assert goes_on(game) == (game.match.to_move in game.bots)


class Proposes:
    """A bot that proposes a pact to the first seat once, and then does as little as it may."""

    done = False

    def __call__(self, seen: Any, rng: random.Random) -> Any:
        if self.done or seen.to_move != seen.viewer or seen.phase != "attack":
            return ends_turns(seen, rng)
        self.done = True
        return ProposeWorld(seen.viewer, 0)


@pytest.mark.parametrize("answer", ["accept_pact", "decline_pact"])
@pytest.mark.parametrize("until", ["action", "turn", "round", "end"])
def test_a_pact_proposed_to_a_person_stops_bots_until_it_is_answered(
    until: str, answer: str
) -> None:
    game = table(Proposes())
    while not game.match.state.proposals:
        if game.match.to_move in game.people:
            end_turn(game)
        else:
            game.handle(Step(game.step, until))
    (proposal,) = game.match.state.proposals
    assert game.match.to_move in game.bots
    assert not goes_on(game)
    game.handle(Answer(game.step, "Blanco", [answer, proposal.number]))
    assert not game.match.state.proposals
    while game.view()["playing"]:
        game.handle(More(game.step))
    assert goes_on(game) == (game.match.to_move in game.bots)
    assert until != "end" or game.match.to_move == 0  # what was begun has gone on


def test_a_question_that_nobody_answers_is_left_by_a_press() -> None:
    game = table(Proposes())
    while not game.match.state.proposals:
        if game.match.to_move in game.people:
            end_turn(game)
        else:
            game.handle(Step(game.step, "end"))
    game.handle(Step(game.step, "end"))
    assert game.match.to_move in game.people


def test_play_stops_once_where_a_seat_without_a_bot_is_asked() -> None:
    """In a cell as well: what is proposed to a seat that somebody else plays can be answered."""
    start = position(seats=2, Blanco="Argentina 9", Negro="Brasil 7", rest="Negro", turn="Negro")
    match = Match(start=start)
    match.play({"Negro": Proposes()}, random.Random(1), "end")
    assert [proposal.kind for proposal in match.state.proposals] == ["world"]
    match.play({"Negro": ends_turns}, random.Random(1), "end")
    assert (match.state.proposals, match.to_move) == ((), 0)


def test_what_came_of_an_attack_on_a_person_is_read_first() -> None:
    start = reconquista(
        Blanco="Soria 4, Guadalajara 3", Negro="Zaragoza 2, Huesca 3", Rojo="Teruel 5", round=2
    )
    for person in range(3):
        bots = {seat: ("bot", passes) for seat in range(3) if seat != person}
        game = Session(Match("reconquista", start=start), bots, random.Random(1))
        if person == 0:
            game.handle(Act(0, ["attack", "Zaragoza"]))
        else:
            game.handle(Step(0, "action"))
        while game.match.state.phase == "commit":
            if game.match.to_move == person:
                game.handle(Act(game.step, ["commit", []]))
            else:
                assert goes_on(game)
                game.handle(Step(game.step, "action"))
        assert game.match.state.fight is not None
        if game.match.to_move != person:
            assert goes_on(game) == (person == 2)
            game.handle(Step(game.step, "action"))
            assert goes_on(game) == (game.match.to_move != person)


def passes(seen: Any, rng: random.Random) -> Any:
    """A bot that attacks Zaragoza if it may, and passes no more than it must."""
    board = seen.settings.board
    attacks = [action for action in seen.legal_actions if action.verb == "attack"]
    chosen = [attack for attack in attacks if attack.country == board.country("Zaragoza")]
    rest = [action for action in seen.legal_actions if action.verb in ("commit", "pass")]
    return next(iter([*chosen, *rest]), seen.legal_actions[0])


def test_a_reply_is_read_first() -> None:
    start = eggar(Verde="4 E6, 5 F7", Azul="2 J9, 3 L13", phase="question")
    match = Match("eggar", start=start)
    game = Session(match, {1: ("bot", random_policy)}, random.Random(1))
    game.handle(Act(0, ["ask", "easy"]))
    assert match.state.question < 0
    assert match.to_move != 1 or not goes_on(game)
    assert game.view()["unread"]


# The widget


def test_auto_and_speed_are_for_the_page_and_a_cell_to_set() -> None:
    bots = {"Negro": "random"}
    widget = MatchWidget(Match(seats=2), bots)
    assert (widget.auto, widget.speed) == (True, "normal")
    assert not MatchWidget(Match(seats=2), bots, auto=False).auto
    assert not MatchWidget(Match(seats=2), ["random"] * 2).auto  # nobody plays: it is watched
    assert MatchWidget(Match(seats=2), ["random"] * 2, auto=True, speed="slow").speed == "slow"
    with pytest.raises(BadArgument, match="at_once"):
        MatchWidget(Match(seats=2), bots, speed="fast")
    with pytest.raises(traitlets.TraitError):
        widget.speed = "fast"


def test_what_a_page_sets_is_taken_or_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = MatchWidget(Match(seats=2), {"Negro": "random"})
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send_state", lambda key=None, *_: sent.append(key))
    widget.set_state({"auto": False, "speed": "slow"})
    assert (widget.auto, widget.speed) == (False, "slow")
    for wrong in ("yes", None, [], {}, 3):
        sent.clear()
        widget.set_state({"auto": wrong})
        assert sent[-1] == ["auto"]
        widget.set_state({"speed": wrong})
        assert sent[-1] == ["speed"]
        widget.set_state({"confirm": "auto"})
        assert sent[-1] == ["confirm"]
    assert (widget.auto, widget.speed, widget.confirm) == (False, "slow", "always")


def test_hints_that_are_off_are_refused_until_a_cell_allows_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = position(Blanco="Portugal 9", Negro="España 2", rest="Negro")
    widget = MatchWidget(Match(start=start), {"Negro": "easy"}, hints="off", lang="en")
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda reply, *_: sent.append(reply))
    message = {"kind": "hint", "line": "main", "step": widget.session.step}
    for level in ("always", "on_request", "off", "ALWAYS", None):
        widget.set_state({"hints": level})
        widget._handle_custom_msg(message, [])
        assert (widget.hints, sent.pop()["code"]) == ("off", "hints_off")
    widget.hints = "on_request"
    widget.set_state({"hints": "always"})
    widget._handle_custom_msg(message, [])
    assert (widget.hints, sent.pop()["kind"]) == ("always", "hint")
    widget.set_state({"hints": "off"})  # a page does not take hints from the others
    assert widget.hints == "always"
    pending = play("teg", hints="off")
    assert (pending.hints, pending.confirm) == ("off", "auto")
    with pytest.raises(BadArgument, match="on_request"):
        play("teg", 2, hints="never")


def test_a_bot_that_fails_pauses_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(seen: Any, rng: random.Random) -> Any:
        raise ZeroDivisionError

    widget = MatchWidget(Match(seats=2), [fails, fails], auto=True)
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda reply, *_: sent.append(reply))
    message = {"kind": "step", "line": "main", "step": 99, "until": "action"}
    widget._handle_custom_msg(message, [])
    assert (sent.pop()["code"], widget.auto) == ("stale_step", True)  # another page was faster
    with caplog.at_level(logging.CRITICAL, "teg_nb.widget"):
        widget._handle_custom_msg({**message, "step": widget.session.step}, [])
    assert (sent.pop()["code"], widget.auto) == ("bot_failed", False)
