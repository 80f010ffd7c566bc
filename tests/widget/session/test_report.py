"""The report of a finished match: its facts are those of the log."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from teg_nb import GAMES, Match
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import CHANCE, DiceBattleBase
from teg_nb.engine.errors import BadMessage
from teg_nb.widget.session.messages import Go, Report
from teg_nb.widget.session.session import Session


def finished(game: str) -> Session:
    seats = min(3, 3)
    match = Match(game, seats, {"max_rounds": 6})
    match.run([POLICIES["greedy"]] * seats, random.Random(2))
    assert match.is_over
    bots = dict.fromkeys(range(1, seats), ("greedy", POLICIES["greedy"]))
    return Session(match, bots, random.Random(2), "en")


@pytest.mark.parametrize("game", list(GAMES))
def test_its_facts_are_those_of_the_log(game: str) -> None:
    session = finished(game)
    match = session.match
    report: Any = session.handle(Report(session.step))
    json.dumps(report)
    assert report["winners"] == list(match.outcome.winners)
    assert report["why"]
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
