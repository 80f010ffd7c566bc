"""Messages of exercises, bets and tours to a page, and the messages that a page may send them."""

from __future__ import annotations

import json
from math import inf, nan
from typing import Any

import pytest

from teg_nb import BoardView, Match, Study, StudyPosition, Tour, position
from teg_nb.engine.errors import BadArgument
from teg_nb.exercises import (
    BadExercise,
    Chapter,
    Choose,
    Exercise,
    FindError,
    Judge,
    Mark,
    Number,
    Order,
    Play,
    Practice,
    Verdict,
    base,
    guess,
    journal,
    predictions,
)
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.text import Text
from teg_nb.widget import ExerciseWidget
from teg_nb.widget.exercises import PredictionWidget


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: Any) -> None:
    monkeypatch.setattr(journal, "_due", [])
    monkeypatch.setattr(journal, "_known", {})
    monkeypatch.setattr(predictions, "_bets", [])


START = position(Blanco="Chile 4", Negro="Argentina 2")
FAULT = [
    ["Blanco", "attack", "Chile", "Argentina"],
    ["chance", "roll", [6, 4, 1], [5, 4]],
    ["Blanco", "attack", "Chile", "Sahara"],
]


def play(**more: Any) -> Play:
    start = position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1")
    goal = {"event": "conquest", "country": "Tasmania"}
    return Play("p", "?", start=start, goal=goal, **more)


KINDS = {
    "mark": (lambda: Mark("m", "?", asked="attack.target", start=START), None, ["Sahara"]),
    "judge": (lambda: Judge("j", start=START, move=FAULT[2]), "TEG-8.2", "legal"),
    "choose": (lambda: Choose("c", "?", options=["a", "b"], right=2), 2, 1),
    "number": (lambda: Number("n", "?", answer="5/12"), "41,7 %", "1/2"),
    "order": (lambda: Order("o", "?", items=["a", "b"]), [2, 1], [1, 2]),
    "fault": (lambda: FindError("f", "?", start=START, entries=FAULT), 3, 1),
}


def say(view: Any, **message: Any) -> list[Any]:
    """Send a message of a page, and return the reply."""
    sent: list[Any] = []
    view.send = lambda content, buffers=None: sent.append(content)
    view._on_message(view, {**message, "nonce": "n"}, [])
    return sent


def does(view: Any, do: str, **fields: Any) -> list[Any]:
    return say(view, kind="exercise", do=do, at=view.at, **fields)


def state(view: Any) -> str:
    traits = view.get_state()
    return json.dumps({name: traits[name] for name in ("told", "view", "lines", "marks", "arrows")})


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_fails_and_is_solved_from_a_page(kind: str) -> None:
    made, right, wrong = KINDS[kind]
    view = ExerciseWidget([made()], lang="en")
    closing = view.stop.tries == 1 or kind == "judge"  # a second answer would be certain
    for answer, expected in ((wrong, False), (right, True)):
        if kind == "mark":
            given = answer or view.stop.right_answer()
            view.set_state({"selected": given})
        elif kind == "order" and view.stop.right_answer() == [1, 2]:
            answer = answer[::-1]
        assert does(view, "check", answer=answer) == [{"kind": "exercise", "nonce": "n"}]
        assert view.told["verdict"]["right"] is expected
    assert (view.told["done"], view.told["spent"]) == (not closing, True)
    assert [right for _, right in view.told["tried"]] == [False, True][: 1 if closing else 2]


def test_a_kind_of_somebody_else_needs_nothing_of_the_page() -> None:
    """The widget asks the kind for its form, and names no kind."""

    class Coin(Exercise):
        needs_start = False
        heading = Text("Cara o ceca", "Heads or tails")
        answer_help = Text("cara o ceca", "heads or tails")

        def form(self, lang: str = "") -> AnswerForm:
            return AnswerForm("radio", ["heads", "tails"], ["h", "t"])

        def parse_answer(self, answer: Any) -> Any:
            return answer

        def _judge(self, answer: Any) -> Verdict:
            return Verdict(answer == "h", Text(f"dijiste {answer}", f"you said {answer}"))

        def right_answer(self) -> str:
            return "h"

    try:
        view = ExerciseWidget([Coin("coin", "Which side?")], lang="en")
        assert (view.told["form"], view.told["values"]) == ("radio", ["h", "t"])
        does(view, "check", answer="h")
        assert view.told["verdict"] == {"right": True, "text": "you said h", "clause": ""}
    finally:
        del base.KINDS["coin"]


def test_a_move_on_the_board_is_a_move_of_the_exercise() -> None:
    view = play().view
    act = {"kind": "act", "line": "main", "action": ["attack", "Nueva Zelandia", "Chile"]}
    (refusal,) = say(view, **act, step=0)
    assert (refusal["clause"], view.stop.moves) == ("TEG-8.2", [])
    act["action"][2] = "Tasmania"
    while not view.stop.solved:
        say(view, **act, step=view.view["step"])
    assert view.told["verdict"]["right"]
    assert view.stop.tried[-1][0] == view.stop.moves
    for kind in ("hint", "step", "rename"):
        more = {"hint": {}, "step": {"until": "end"}, "rename": {"name": "v1", "title": ""}}[kind]
        (refusal,) = say(view, kind=kind, line="main", step=view.view["step"], **more)
        assert refusal["kind"] == "refused"
    does(view, "again")
    assert (view.stop.moves, view.view["step"]) == ([], 0)


def test_what_is_right_does_not_reach_the_page() -> None:
    pairs = [
        [
            Mark("m", "?", asked="attack.target", blocked=item, start=START)
            for item in (True, False)
        ],
        [Choose("c", "?", options=["a", "b"], right=number) for number in (1, 2)],
        [Number("n", "?", answer=number) for number in (3, 4)],
        [play(solution=item) for item in ([], [["attack", "Nueva Zelandia", "Tasmania"]])],
    ]
    for one, other in pairs:
        told = [json.loads(state(ExerciseWidget([item]))) for item in (one, other)]
        for item in told:
            item["told"].pop("solvable")
        assert told[0] == told[1]
    view = ExerciseWidget([FindError("f", "?", start=START, entries=FAULT)], lang="en")
    assert view.view["menu"] == {}
    assert "TEG-8.2" not in state(view)
    does(view, "solution")
    assert "not neighbours" in view.told["solution"]


@pytest.mark.parametrize(
    "message",
    [
        {"do": "check", "at": 0},
        {"do": "check", "at": 1, "answer": 1},
        {"do": "check", "at": 0, "answer": "x" * 200_000},
        {"do": "check", "at": 0, "answer": 1, "more": 1},
        {"do": ["check"], "at": 0},
        {"do": "go", "at": 0, "stop": 7},
        {"do": "go", "at": 0, "stop": True},
        {"do": "undo", "at": 0},
        {"do": "entry", "at": 0, "entry": 1},
        {"do": "clause", "at": 0, "name": "XXX-1"},
    ],
)
def test_what_a_page_may_not_say_is_refused(message: dict[str, Any]) -> None:
    view = ExerciseWidget([Choose("c", "?", options=["a", "b"], right=2)], lang="en")
    (reply,) = say(view, kind="exercise", **message)
    assert reply["kind"] == "refused"
    assert view.stop.tried == []
    view.set_state({"told": {}, "board": None})
    assert view.told["kind"] == "choose"


def test_a_chapter_goes_on_and_a_practice_has_no_end() -> None:
    view = Chapter([made() for made, _, _ in KINDS.values()], title="?").view
    does(view, "go", stop=2)
    assert (view.at, view.told["board"]) == (2, False)
    does(view, "go", stop=5)
    does(view, "entry", entry=2)
    assert view.view["owner"] is not None
    practice = Practice("teg", seed=1, about="held").view
    does(practice, "go", stop=1)
    assert len(practice.told["dots"]) == 2


def test_a_tour_waits_for_its_task() -> None:
    match = Match(start=START)
    study = Study(match)
    study.act("attack", "Chile", "Argentina")
    study.annotate(
        StudyPosition("main", 0), comment={"es": "Mirá.", "en": "Look."}, marks=[["Chile"]]
    )
    study.annotate(StudyPosition("main", 1), question="Why?")
    task = Choose("c", "?", options=["a", "b"], right=2, start=study.fork(StudyPosition("main", 0)))
    tour = Tour(study, [task], lang="en")
    assert (tour.told["task"], tour.marks, tour.told["shut"]) == ("Look.", [["Chile"]], False)
    does(tour, "go", stop=1)
    assert tour.told["shut"]
    (refusal,) = does(tour, "go", stop=2)
    assert refusal["kind"] == "refused"
    does(tour, "check", answer=2)
    does(tour, "go", stop=2)
    assert (tour.told["task"], tour.view["step"], tour.told["last"]) == ("Why?", 1, True)


def test_what_is_said_at_a_stop_is_text_in_the_notebook() -> None:
    study = Study(Match(start=START))
    study.annotate(StudyPosition("main", 0), comment="<b>4</b> < 5")
    picture = Tour(study).picture()
    assert "&lt;b&gt;4&lt;/b&gt; &lt; 5" in picture
    assert "<b>4" not in picture


@pytest.mark.parametrize("step", [-1, 1, "0", True, None])
def test_a_task_stands_at_a_step_of_the_line(step: Any) -> None:
    task = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    study = Study(Match(start=START))
    study.annotate(StudyPosition("main", 0), comment="Here.")
    with pytest.raises(BadArgument, match=r"^tasks "):
        Tour(study, {step: task})


def test_nothing_to_ask_is_refused() -> None:
    with pytest.raises(BadExercise, match=r"^stops: "):
        ExerciseWidget([])


def test_a_bet_is_made_on_the_page_and_stands_in_no_trait() -> None:
    board = position(Blanco="Chile 41", Negro="Argentina 2")
    asked = guess(
        "How many?", compute=lambda: 41, reveal=lambda: ["**41**, by <b>", Match(start=board)]
    )
    view = asked.view
    before = json.dumps(view.get_state(["question", "asks", "caption"]))
    (refusal,) = say(view, kind="bet", bet="a lot")
    assert (refusal["kind"], asked.result) == ("refused", None)
    (came,) = say(view, kind="bet", bet=["40", "42"])
    assert (came["came"]["result"], came["came"]["hit"]) == ("41", True)
    text, picture = came["came"]["reveal"]
    assert text["html"] == "<p><strong>41</strong>, by &lt;b&gt;</p>\n"
    assert "data:image/svg+xml" in picture["html"]
    assert json.dumps(view.get_state(["question", "asks", "caption"])) == before
    saved, _ = view._repr_mimebundle_()
    assert "41" not in before + view.picture() + saved["text/html"] + saved["text/plain"]


def test_a_board_of_a_reveal_is_a_widget_that_exists_after_the_bet() -> None:
    boards: list[Any] = []

    def revealed() -> Any:
        boards.append(BoardView(Match(start=START)))
        return boards[0]

    view = guess("How many?", compute=lambda: 4, reveal=revealed).view
    (came,) = say(view, kind="give_up")
    assert came["came"]["reveal"][0]["view"] == boards[0].model_id
    assert say(view, kind="show")[0]["came"]["reveal"] == came["came"]["reveal"]
    assert len(boards) == 1


@pytest.mark.parametrize(
    "written",
    [{"line": inf}, {"line": nan}, {"line": "\ud800"}, {"step": 3}, {"lang": inf}],
    ids=repr,
)
def test_a_page_of_a_bet_sets_the_language_alone(written: Any, monkeypatch: Any) -> None:
    """Nothing else is kept, or echoed to other pages."""
    view, sent = PredictionWidget(guess("How many?", compute=lambda: 41), "es"), []
    monkeypatch.setattr(view, "_send", lambda message, **_: sent.append(message["state"]))
    before = view.get_state()
    view.set_state(written)
    assert view.get_state() == before
    assert sent == [{name: before[name] for name in written}]
    view.set_state({"lang": "en"})
    assert view.lang == "en"
