"""Bots that are let play a turn or a round: in slices, which can be stopped; nothing is lost."""

from __future__ import annotations

import math
import random
import sys
from typing import Any

import pytest
import traitlets

from benchmarks.keeping import quiet, step
from teg_nb.bots import random_policy
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument, BadMessage, GameError, StaleStep
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match
from teg_nb.exercises import Play
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import Events, Go, Look, More, Private, Step, Stop, Undo
from teg_nb.widget.session.play_session import PlaySession
from teg_nb.widget.session.session import Session

UNTIL = ("action", "turn", "round", "end")


@pytest.fixture(autouse=True)
def a_decision_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message plays more than it must."""
    monkeypatch.setattr("teg_nb.widget.session.play.SLICE", 0)


def table(name: str = "teg", people: int = 0, limit: int = 60) -> Session:
    """A match under way, which bots play but for some seats."""
    match = Match(name, 3, {"max_rounds": 6}).run(random_policy, random.Random(4), limit)
    bots = dict.fromkeys(range(people, 3), ("random", random_policy))
    return Session(match, bots, random.Random(7))


def all_of_it(game: Session) -> int:
    """Ask for more until there is none; how often it was asked for."""
    asked = 0
    while game.view()["playing"]:
        game.handle(More(game.step, line=game.at.line))
        asked += 1
    return asked


@pytest.mark.parametrize("until", UNTIL)
@pytest.mark.parametrize("name", GAMES)
def test_slices_play_what_is_played_in_one(
    name: str, until: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other, cell = (table(name) for _ in range(3))
    game.handle(Step(game.step, until))
    asked = all_of_it(game)
    cell.play(until)
    monkeypatch.setattr("teg_nb.widget.session.play.SLICE", math.inf)
    other.handle(Step(other.step, until))
    assert other.view()["playing"] is None
    assert game.match.actions == other.match.actions == cell.match.actions
    assert asked > 0 or until == "action" or len(game.match) < 70
    assert until != "end" or game.match.is_over


@pytest.mark.parametrize("name", GAMES)
def test_a_message_plays_one_decision_and_says_how_far_it_is(name: str) -> None:
    game = table(name, limit=20)
    for moves in range(1, 8):
        before = len(game.match)
        game.handle(Step(game.step, "end") if moves == 1 else More(game.step))
        decided = [action for action in game.match.actions[before:] if action.seat >= 0]
        assert decided
        assert game.view()["playing"] == {"until": "end", "moves": moves}
        assert game.step == len(game.match)


def test_others_are_answered_meanwhile_and_it_goes_on() -> None:
    game = table(people=1)
    while not game.view()["playing"]:
        if game.match.to_move == 0:
            game.match.play(random_policy, random.Random(1), "action")
            game.show(len(game.match))
            game.view()
        else:
            game.handle(Step(game.step, "end"))
    before = game.view()["playing"]
    assert before is not None
    assert game.handle(Private())["kind"] == "private"  # type: ignore[index]
    assert game.handle(Look("Blanco"))["seat"] == 0  # type: ignore[index]
    assert game.handle(Events(""))["kind"] == "events"  # type: ignore[index]
    assert game.view()["playing"] == before
    moves = before["moves"]
    game.handle(More(game.step))
    assert (game.view()["playing"] or {"moves": moves + 1})["moves"] == moves + 1


def test_it_is_stopped_and_what_was_played_stays() -> None:
    game = table()
    game.handle(Step(game.step, "end"))
    for _ in range(5):
        game.handle(More(game.step))
    actions, step = list(game.match.actions), game.step
    game.handle(Stop())
    assert game.view()["playing"] is None
    assert (game.match.actions, game.step) == (actions, step)
    with pytest.raises(StaleStep):
        game.handle(More(step))
    game.handle(Stop())  # whoever presses twice
    game.handle(Step(step, "action"))
    assert game.match.actions[: len(actions)] == actions


@pytest.mark.parametrize("away", [lambda game: Go(3), lambda game: Undo(game.step)])
def test_whoever_looks_back_has_stopped_it(away: Any) -> None:
    game = table()
    game.handle(Step(game.step, "end"))
    last = game.step
    game.handle(away(game))
    assert game.view()["playing"] is None
    game.handle(Go(last))
    assert game.view()["playing"] is None
    with pytest.raises(StaleStep):
        game.handle(More(last))


def test_a_cell_that_plays_has_stopped_it() -> None:
    game = table()
    game.handle(Step(game.step, "end"))
    game.match.play(random_policy, random.Random(1), "action")
    assert game.view()["playing"] is None
    with pytest.raises(StaleStep):
        game.handle(More(len(game.match)))


def test_an_exercise_has_nothing_of_it() -> None:
    match = table(people=1).match
    play = Play("q", "?", goal={"wins": True}, within="match", start=match, seat="Blanco")
    board = PlaySession(play, "es")
    for message in (More(board.step), Stop(), Step(board.step, "end")):
        with pytest.raises(BadMessage):
            board.handle(message)


# The widget


class Interrupted:
    """A bot during whose choice somebody presses Ctrl+C, once."""

    def __init__(self, at: int) -> None:
        self.left = at

    def __call__(self, seen: Any, rng: random.Random) -> Any:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt
        return random_policy(seen, rng)


def board(at: int, lang: str = "es") -> MatchWidget:
    return MatchWidget(Match("tgm", 3), [Interrupted(at)] * 3, seed=1, lang=lang)


@pytest.mark.parametrize("slice_", [0, math.inf])
@pytest.mark.parametrize("at", [1, 2, 9, 30])
def test_a_cell_that_is_interrupted_keeps_what_was_played(
    at: int, slice_: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teg_nb.widget.session.play.SLICE", slice_)
    widget, other = board(at), board(0)
    with pytest.raises(KeyboardInterrupt):
        widget.play("end")
    for _ in range(at - 1):
        other.play("action")
    assert widget.match.actions == other.match.actions
    assert widget.view["step"] == len(widget.match)
    assert widget.view["playing"] is None
    widget.play("end")
    assert widget.match.is_over


def test_a_message_that_is_interrupted_keeps_and_shows_what_was_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("teg_nb.widget.session.play.SLICE", math.inf)
    widget, other = board(9), board(0)
    asked = {"kind": "step", "line": "main", "step": widget.step, "until": "end"}
    with pytest.raises(KeyboardInterrupt):
        widget._on_message(widget, asked, [])
    for _ in range(8):
        other.play("action")
    assert widget.match.actions == other.match.actions
    assert widget.view["step"] == len(widget.match)
    assert widget.view["playing"] is None


def test_a_cell_is_told_what_it_may_ask_for() -> None:
    widget = board(0)
    before = len(widget.match)
    with pytest.raises(BadArgument, match="round"):
        widget.play("forever")
    assert len(widget.match) == before


@pytest.mark.parametrize("lang", ["es", "en"])
def test_nonsense_of_a_page_is_refused_in_its_language(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = board(0, lang)
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda reply, *_: sent.append(reply))
    here = {"line": "main", "step": widget.step}
    nonsense: list[tuple[str, dict[str, Any]]] = [
        *(("bad_message", {"step": item}) for item in ("0", None, True, 0.0)),
        *(("bad_message", {"line": item}) for item in (None, 1, ["main"])),
        ("bad_message", {"until": "end"}),
        ("bad_message", {"kind": "stop"}),
        ("stale_step", {}),  # nobody has begun it
        ("stale_step", {"line": "v9", "step": 10**30}),
    ]
    before = list(widget.match.actions)
    for code, wrong in nonsense:
        sent.clear()
        widget._on_message(widget, {"kind": "more", **here, **wrong, "nonce": "n"}, [])
        (reply,) = sent
        assert (reply["kind"], reply["nonce"], reply["code"]) == ("refused", "n", code), wrong
        assert reply["text"] == GameError(f"page_{code}").text(lang)
    assert widget.match.actions == before
    assert widget.view["playing"] is None


def test_the_page_is_shown_every_slice() -> None:
    widget = board(0)
    shown: list[Any] = []
    widget.observe(lambda change: shown.append(change["new"]), "view")
    message = {"kind": "step", "line": "main", "step": widget.step, "until": "turn"}
    while True:
        widget._on_message(widget, message, [])
        if widget.view["playing"] is None:
            break
        message = {"kind": "more", "line": "main", "step": widget.step}
    assert len(shown) > 3
    assert [item["playing"] for item in shown[:-1]] == [
        {"until": "turn", "moves": moves} for moves in range(1, len(shown))
    ]
    assert isinstance(widget.traits()["view"], traitlets.Dict)
    assert all(encode(action, widget.match.settings) for action in widget.match.actions)


def calls_of_an_action(match: Match) -> int:
    """Count the calls of Python functions while a board plays one decision of a bot."""
    board = MatchWidget(match, [quiet] * 4, seed=1, auto=False)
    counts = []
    for _ in range(4):
        calls = 0

        def count(frame: object, event: str, argument: object) -> None:
            nonlocal calls
            calls += event == "call"

        sys.setprofile(count)
        try:
            step(board)
        finally:
            sys.setprofile(None)
        counts.append(calls)
    board.close()
    return min(counts)


def test_an_action_calls_no_more_functions_in_a_long_match() -> None:
    match = Match("teg", 4, {"max_rounds": 10**6}).run(quiet, random.Random(1), limit=3_000)
    short, long = calls_of_an_action(match.fork(300)), calls_of_an_action(match)
    assert long < 1.3 * short
