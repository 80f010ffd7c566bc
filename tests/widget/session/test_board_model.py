"""Boards without a widget: the model of each kind of board, and that it needs no notebook."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from teg_nb import Match, Study, position
from teg_nb.exercises import Choose, guess
from teg_nb.widget.session.board_model import BoardModel, MatchModel
from teg_nb.widget.session.exercise_model import ExerciseModel
from teg_nb.widget.session.prediction_model import PredictionModel
from teg_nb.widget.session.read_only import ReadOnlySession
from teg_nb.widget.session.session import Session

ROOT = Path(__file__).resolve().parents[3]

ALONE = """
import random
import sys

BLOCKED = {"ipywidgets", "IPython", "traitlets", "comm", "anywidget", "pandas", "numpy", "plotly"}


class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is blocked")


sys.meta_path.insert(0, Refusing())

from teg_nb import Match, position
from teg_nb.bots import POLICIES
from teg_nb.exercises import Choose
from teg_nb.web.worker.match_host import MatchHost
from teg_nb.widget.session.board_model import MatchModel
from teg_nb.widget.session.exercise_model import ExerciseModel
from teg_nb.widget.session.session import Session

sent = []
start = position(Blanco="Chile 4, Portugal 3", Negro="España 2, Argentina 2")
bots = {1: ("greedy", POLICIES["greedy"])}
model = MatchModel(sent.append, Session(Match(start=start), bots, random.Random(3), "en"))


def says(kind, **fields):
    view = model.values["view"]
    here = {"line": view["line"], "step": view["step"]}
    model.receive({"method": "custom", "content": {"kind": kind, **here, **fields, "nonce": "n"}})


says("act", action=["attack", "Chile", "Argentina"])
assert model.values["step"] == 2, sent
says("act", action=["end_attack"])
says("act", action=["end_turn"])
assert model.values["view"]["turn"] == 1, sent[-1]
before = model.values["step"]
says("step", until="action")
assert model.values["step"] > before, sent[-1]
assert sent[-1]["state"]["view"]["step"] == len(model.session.match)

question = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
exercise = ExerciseModel(
    sent.append, [question], title="", lang="en", waits=False, size="page", face="exercise"
)
answer = {"kind": "exercise", "do": "check", "at": 0, "answer": 2, "nonce": "n"}
exercise.receive({"method": "custom", "content": answer})
assert exercise.values["told"]["verdict"]["right"] is True, sent[-1]

host = MatchHost(sent.append)  # of the play page
host.open('{"game": "tgm", "lang": "es", "seed": "1"}')
host.receive('{"method": "custom", "content": {"kind": "lang", "lang": "en"}}')
assert '"opened"' in sent[-3] and '"en"' in sent[-2] and "idle" in sent[-1], sent[-3:]
assert not BLOCKED & {name.partition(".")[0] for name in sys.modules}
print("played")
"""


def test_a_board_and_an_exercise_need_no_notebook() -> None:
    """Without ipywidgets, IPython, traitlets, comm, pandas, numpy and plotly, all of it works."""
    run = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.stdout, run.stderr) == ("played\n", "")


class Page:
    """The host of a model, which notes all that it is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def __call__(self, message: dict[str, Any]) -> None:
        self.sent.append(message)

    @property
    def written(self) -> dict[str, Any]:
        """All values that were sent, the latest of each."""
        return {
            name: value
            for message in self.sent
            if message["method"] == "update"
            for name, value in message["state"].items()
        }


@pytest.fixture
def page() -> Page:
    return Page()


def board(page: Page) -> BoardModel:
    match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
    match.act("attack", "Chile", "Argentina")
    match.act("roll", [6, 4, 1], [5, 4])
    return BoardModel(page, ReadOnlySession(Study(match), "en"))


def match_board(page: Page) -> MatchModel:
    start = position(Blanco="Chile 4", Negro="Argentina 2")
    return MatchModel(page, Session(Match(start=start), {}, random.Random(1), "en"))


def exercise(page: Page) -> ExerciseModel:
    stop = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    given: dict[str, Any] = {"title": "", "lang": "en", "waits": False, "size": "page"}
    return ExerciseModel(page, [stop], face="exercise", **given)


def bet(page: Page) -> PredictionModel:
    return PredictionModel(
        page, guess("More than 5?", compute=lambda: 7, answer_type="number"), "en"
    )


KINDS = [board, match_board, exercise, bet]


@pytest.mark.parametrize("made", KINDS)
def test_a_page_writes_only_what_it_may(page: Page, made: Any) -> None:
    """Rejected values are sent back, and nothing else is."""
    model = made(page)
    before = dict(model.values)
    junk = {"view": {}, "face": "board", "caption": "x", "lang": "pt", "nothing": 1, "told": {}}
    model.receive({"method": "update", "state": junk})
    assert model.values == before
    assert page.written == {name: before[name] for name in junk if name in before}
    for content in (None, [], {"state": 1}, {"method": "custom"}):
        model.receive({"method": "update", "state": content})
    assert model.values == before


@pytest.mark.parametrize("made", [board, match_board])
def test_a_page_moves_a_board(page: Page, made: Any) -> None:
    model = made(page)
    model.receive({"method": "update", "state": {"step": 0, "window": [2, 5, 5]}})
    assert (model.values["view"]["step"], model.session.step) == (0, 0)
    assert model.values["window"] == [2, 5, 5]
    sent = len(page.sent)
    model.receive({"method": "update", "state": {"step": -1}})
    model.receive({"method": "update", "state": {"window": [0, 0, 0], "line": "v9"}})
    assert [message["state"] for message in page.sent[sent:]] == [
        {"step": 0},
        {"window": [2, 5, 5], "line": "main"},
    ]


def test_only_what_differs_is_sent(page: Page) -> None:
    """The view is sent after each message, because a page waits for it."""
    model = match_board(page)
    act = {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Chile", "Argentina"]}
    model.receive({"method": "custom", "content": {**act, "nonce": "n"}})
    [message] = page.sent
    assert message["state"].keys() == {"step", "steps", "view", "lines"}
    model.receive({"method": "custom", "content": {**act, "nonce": "n"}})
    again, refusal = page.sent[1:]
    assert again["state"].keys() == {"view"}
    assert (refusal["content"]["code"], refusal["content"]["nonce"]) == ("stale_step", "n")


def test_a_bet_is_answered_with_its_result(page: Page) -> None:
    model = bet(page)
    model.receive({"method": "custom", "content": {"kind": "bet", "bet": 6, "nonce": "n"}})
    assert [message["content"]["kind"] for message in page.sent] == ["came"]


def test_a_closed_model_sends_nothing(page: Page) -> None:
    model = match_board(page)
    model.is_closed = True
    model.refresh()
    model.reply({"kind": "refused"})
    assert page.sent == []
