"""Turning points where one winds through a match."""

from __future__ import annotations

import itertools
import random
import re

import pandas as pd
import pytest

from teg_nb import BoardView, Match, MatchWidget, StandingsView, Study, StudyPosition, dashboard
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadArgument, UnknownName

pytestmark = pytest.mark.slow

POINTS = pd.DataFrame(
    {"moved": ["Rojo", "Negro"], "before": [0.2, 0.334], "after": [0.8, 0.001]},
    index=pd.Index([30, 12], name="step"),
)


def played() -> Match:
    return Match("teg", seats=3).run(POLICIES["greedy"], random.Random(1), limit=60)


def test_a_desk_marks_them_on_its_board_and_on_its_race() -> None:
    views = dashboard(played(), turning=POINTS, lang="en")
    assert views.board.turns == views.race.turns
    assert [each["step"] for each in views.board.turns] == [12, 30]
    told = re.findall(r">(\d\. Step[^<]*)<", views.race.picture())
    assert told == ["1. Step 12: Negro 33% → 0.1%", "2. Step 30: Rojo 20% → 80%"]
    views.board.mark_turning_points()
    assert views.race.turns == []
    assert "Step 12" not in views.race.picture()


def test_a_chart_alone_takes_them_and_a_page_writes_none() -> None:
    race = StandingsView(played())
    race.mark_turning_points(POINTS)
    before = race.turns
    race.set_state({"turns": [{"line": "main", "step": 1}]})
    assert race.turns == before
    assert "1. Paso 12: Negro 33\N{NO-BREAK SPACE}% →" in race.picture()


def test_they_belong_to_the_line_they_were_found_on() -> None:
    study = Study(played())
    study.adopt(
        study.fork(StudyPosition("main", 20)).run(POLICIES["greedy"], random.Random(2), limit=20)
    )
    race = StandingsView(study)
    race.mark_turning_points(POINTS, line="v1")
    assert len(race.turns) == 2
    assert "Paso 12" not in race.picture()
    with pytest.raises(UnknownName, match="v9"):
        race.mark_turning_points(POINTS, line="v9")


@pytest.mark.parametrize("points", [[12, 30], pd.DataFrame({"moved": []}), "Rojo", POINTS["after"]])
def test_what_is_no_such_table_is_refused(points: object) -> None:
    board = BoardView(played())
    with pytest.raises(BadArgument):
        board.mark_turning_points(points)
    assert board.turns == []


@pytest.mark.parametrize(
    "change",
    [
        {"moved": ["Rojo", "Verde"]},
        {"before": [0.5, float("nan")]},  # which a page cannot be told
        {"after": [0.5, 7.0]},
        {"after": [0.5, "x"]},
    ],
    ids=str,
)
def test_those_of_another_match_are_refused(change: dict[str, list[object]]) -> None:
    board = BoardView(played())
    with pytest.raises(BadArgument, match="not of this line"):
        board.mark_turning_points(POINTS.assign(**change))
    for steps in ([30, 61], [30, 0], [1.5, 2], ["a", "b"]):
        with pytest.raises(BadArgument, match="not of this line"):
            board.mark_turning_points(POINTS.set_axis(pd.Index(steps, name="step")))
    assert board.turns == []


def test_a_table_that_is_none_is_refused_in_words() -> None:
    with pytest.raises(BadArgument) as fault:
        BoardView(played()).mark_turning_points(POINTS[["moved"]])
    assert "teg_nb.turning_points" in fault.value.text("es")


def test_names_stand_at_the_ends_of_the_lines_apart_from_each_other() -> None:
    """The same on the page (``js/test/race.test.js``): equal values do not lie on each other."""
    svg = StandingsView(Match("teg", seats=6)).picture()
    tops = [float(y) for y in re.findall(r'<text x="808" y="([\d.]+)"', svg)]
    first, second = tops[:6], tops[6:]
    for each in (first, second):
        assert len(each) == 6
        assert all(b - a > 11 for a, b in itertools.pairwise(each))


def test_a_match_that_is_played_keeps_its_marks() -> None:
    board = MatchWidget(played(), seed=1)
    board.mark_turning_points(POINTS)
    board.step = 12
    board.refresh()
    assert len(board.turns) == 2
