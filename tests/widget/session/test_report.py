"""The report of a finished match: its facts are those of the log."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import teg_nb.widget.session.start  # noqa: F401 (it handles Again)
from teg_nb import GAMES, Match, Study
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import CHANCE, DiceBattleBase
from teg_nb.engine.errors import BadMessage
from teg_nb.widget.session.board_model import MatchModel
from teg_nb.widget.session.messages import Again, Explore, Go, Report, Save
from teg_nb.widget.session.session import Session


def finished(game: str) -> Session:
    match = Match(game, 3, {"max_rounds": 6})
    match.run([POLICIES["greedy"]] * 3, random.Random(2))
    assert match.is_over
    bots = dict.fromkeys((1, 2), ("greedy", POLICIES["greedy"]))
    return Session(match, bots, random.Random(2), "en")


@pytest.mark.parametrize("game", list(GAMES))
def test_its_facts_are_those_of_the_log(game: str) -> None:
    session = finished(game)
    match = session.match
    report: Any = session.handle(Report(session.step))
    json.dumps(report)
    assert report["winners"] == list(match.outcome.winners)
    assert session.view()["over"]["why"]
    assert report["decided"]
    steps = [fact["step"] for fact in report["decided"]]
    assert len(steps) <= 3
    assert steps == sorted(steps)
    assert all(0 < step <= len(match) for step in steps)
    for step in report["decisions"]:  # each shows what chance made of a decision
        own = [k for k in range(step) if match.actions[k].seat != CHANCE][-1]
        assert match.actions[own].seat == 0
        assert step == len(match) or match.actions[step].seat != CHANCE
    assert len(report["decisions"]) == sum(action.seat == 0 for action in match.actions)
    throws = sum(isinstance(event, DiceBattleBase) for events in match.events for event in events)
    sides = sum(row["throws"] for row in report["luck"])
    assert sides in (0, 2 * throws, *range(throws, 2 * throws))  # a place may have no owner
    if report["luck"]:
        assert sum(row["balance"] for row in report["luck"]) == pytest.approx(0, abs=throws)
        assert match.actions[report["best"]["step"] - 1].seat == CHANCE or report["best"]["text"]


def test_there_is_none_before_the_end() -> None:
    session = finished("tgm")
    end = session.step
    session.handle(Go(3))
    assert session.handle(Report(3)) == session.handle(Report(3))  # of the line, wherever one is
    session.handle(Go(end))
    fork = Session(session.match.fork(40), {}, random.Random(1), "en")
    with pytest.raises(BadMessage):
        fork.handle(Report(fork.step))


def sent_by(model: MatchModel, kind: str, **fields: Any) -> None:
    content = {"kind": kind, "nonce": "n", **fields}
    model.receive({"method": "custom", "content": content})


def test_another_match_begins_on_the_board_and_the_first_one_is_kept() -> None:
    session = finished("eggar")
    match, entries = session.match, len(session.match)
    model = MatchModel(lambda message: None, session)
    assert model.values["view"]["again"]
    sent_by(model, "again")
    start = model.values["view"]["start"]
    assert start["counts"] == [2, 3, 4]
    setup: Any = {"chance": "random", "rounds": 0, "seed": "4", "options": {}}
    setup["preset"] = start["presets"][0]["name"]
    sent_by(model, "start", seats=[["Verde", "person"], ["Azul", "easy"]], **setup)
    assert model.values["view"]["start"] is None
    assert model.session.match is not match
    assert not model.values["view"]["again"]
    assert (len(match), match.is_over) == (entries, True)


def test_no_other_match_begins_before_the_end_or_in_a_file() -> None:
    early = Session(Match("eggar", 2), {}, random.Random(1), "en")
    model = MatchModel(lambda message: None, early)
    assert not model.values["view"]["again"]
    with pytest.raises(BadMessage):
        early.handle(Again())
    saved = finished("eggar")
    saved.starts_again = False  # as of a board with a file
    assert not saved.view()["again"]
    with pytest.raises(BadMessage):
        saved.handle(Again())
    explored = finished("eggar")
    explored.starts_again = True
    explored.handle(Explore(explored.step))
    with pytest.raises(BadMessage):
        explored.handle(Again())


def test_the_log_of_a_finished_match_is_handed_to_the_page() -> None:
    session = finished("tgm")
    reply: Any = session.handle(Save())
    assert reply["name"] == "tgm.jsonl"
    assert Study.parse(reply["text"].splitlines()).match.actions == session.match.actions
    early = Session(session.match.fork(40), {}, random.Random(1), "en")
    with pytest.raises(BadMessage):
        early.handle(Save())
