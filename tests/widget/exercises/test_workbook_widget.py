"""A workbook on the page: chapters, the next exercise, the trainer, and stale messages."""

from __future__ import annotations

from typing import Any

import pytest

from teg_nb.exercises import Chapter, Choose, Number, Practice, Workbook, journal
from teg_nb.widget import WorkbookWidget


@pytest.fixture(autouse=True)
def fresh(monkeypatch: Any) -> None:
    monkeypatch.setattr(journal, "_due", [])
    monkeypatch.setattr(journal, "_known", {})


def opened() -> WorkbookWidget:
    tie = Choose("tie", "Who wins a tie?", options=["attacker", "defender", "nobody"], right=2)
    dice = Number("dice", "How many dice at most?", answer=4)
    half = Number("half", "Half of nine countries?", answer=4)
    chapters = [Chapter([tie, dice], title="Dice"), Chapter([half], title="Armies")]
    return WorkbookWidget(Workbook(chapters, Practice("tgm", 3, about="held")), lang="en")


def does(view: WorkbookWidget, what: str, chapter: int, at: int, **fields: Any) -> Any:
    replies: list[Any] = []
    view.send = replies.append  # type: ignore[method-assign]
    message = {"kind": "exercise", "do": what, "chapter": chapter, "at": at, **fields}
    view._handle_custom_msg({**message, "nonce": "me"}, [])
    return replies[-1]


def test_one_goes_through_the_chapters_to_the_trainer() -> None:
    view = opened()
    assert [row["title"] for row in view.told["chapters"]] == ["Dice", "Armies"]
    does(view, "check", 0, 0, answer=2)
    progress = {"solved": 1, "total": 2, "goals": 2, "known": 0}
    assert view.told["chapters"][0] == {"title": "Dice", **progress}
    does(view, "forward", 0, 0)
    assert (view.told["chapter"], view.at, view.stop.name) == (0, 1, "dice")
    does(view, "chapter", 0, 1, number=1)
    assert (view.told["title"], view.told["dots"]) == ("Armies", [""])
    does(view, "check", 1, 0, answer="4")
    does(view, "forward", 1, 0)
    does(view, "check", 0, 1, answer="4")
    does(view, "forward", 0, 1)
    assert (view.told["title"], view.told["endless"]) == ("Endless practice", True)
    does(view, "go", 2, 0, stop=1)
    assert len(view.told["dots"]) == 2
    does(view, "chapter", 2, 1, number=0)
    assert (view.told["dots"], view.told["last"]) == (["right", "right"], False)
    does(view, "chapter", 0, 0, number=2)
    assert (view.at, len(view.told["dots"])) == (0, 2)


def test_it_opens_at_the_next_exercise_with_the_marks_of_before() -> None:
    does(opened(), "check", 0, 0, answer=2)
    journal._known.clear()
    view = opened()
    assert (view.at, view.told["dots"]) == (1, ["right", ""])


def test_a_message_about_another_chapter_is_refused() -> None:
    view = opened()
    does(view, "chapter", 0, 0, number=1)
    assert does(view, "check", 0, 0, answer=2)["kind"] == "refused"
    assert does(view, "chapter", 1, 0, number=7)["kind"] == "refused"
    assert does(view, "chapter", 1, 0, number=True)["kind"] == "refused"
    assert (view.told["chapter"], view.stop.tried) == (1, [])
