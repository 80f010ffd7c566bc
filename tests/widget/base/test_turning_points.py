"""Turning points where one winds through a match."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest
from turning import SEATS, UNCLEAR, turning

from teg_nb import BoardView, Match, MatchWidget, StandingsView, Study, StudyPosition, dashboard
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadArgument, UnknownName

pytestmark = pytest.mark.slow

POINTS = turning(
    {},
    {"step": 12, "seat": "chance", "moved": "Negro", "before": 0.334, "after": 0.001, "luck": -0.2},
    UNCLEAR,
)


def played() -> Match:
    match = Match("teg", seats=3).run(POLICIES["greedy"], random.Random(1), limit=60)
    assert match.settings.seats == SEATS
    return match


def test_a_dashboard_marks_them_on_its_board_and_on_its_chart() -> None:
    views = dashboard(played(), turning=POINTS, lang="en")
    assert views.board.turns == views.race.turns
    assert [turn["step"] for turn in views.board.turns] == [12, 30]
    told = re.findall(r">(\d\. Step[^<]*)<", views.race.picture())
    assert told == [
        "1. Step 12: Negro 33% → 0.1% (dice \N{MINUS SIGN}20, decisions \N{MINUS SIGN}58)",
        "2. Step 30, turn of Rojo: Rojo 20% → 80% (dice +25, decisions +35)",
    ]
    views.board.mark_turning_points()
    assert views.race.turns == []
    assert "Step 12" not in views.race.picture()


def test_a_mark_tells_luck_only_if_it_is_known() -> None:
    unknown = {"split": "", "luck": None, "decision": None}
    race = StandingsView(played(), lang="en")
    race.mark_turning_points(turning({"step": 12} | unknown, {"split": "all_luck"}))
    assert re.findall(r">(\d\. Step[^<]*)<", race.picture()) == [
        "1. Step 12, turn of Rojo: Rojo 20% → 80%",
        "2. Step 30, turn of Rojo: Rojo 20% → 80% (all luck)",
    ]


def test_a_turn_without_a_clear_difference_has_no_mark() -> None:
    board = BoardView(played())
    board.mark_turning_points(turning(UNCLEAR))
    assert board.turns == []


def test_a_chart_alone_takes_them_and_a_page_writes_none() -> None:
    race = StandingsView(played())
    race.mark_turning_points(POINTS)
    before = race.turns
    race.set_state({"turns": [{"line": "main", "step": 1}]})
    assert race.turns == before
    assert "1. Paso 12: Negro 33\N{NO-BREAK SPACE}% →" in race.picture()
    assert "2. Paso 30, turno de Rojo: Rojo" in race.picture()


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


@pytest.mark.parametrize("points", [[12, 30], POINTS.frame(), "Rojo"], ids=["list", "frame", "str"])
def test_what_is_no_such_table_is_refused_in_words(points: Any) -> None:
    board = BoardView(played())
    with pytest.raises(BadArgument) as fault:
        board.mark_turning_points(points)
    assert "teg_nb.turning_points" in fault.value.text("es")
    assert board.turns == []


@pytest.mark.parametrize(
    "points",
    [turning({"step": 61}), turning({"step": 0}), turning({}, seats=("Blanco", "Verde", "Rojo"))],
    ids=["late", "early", "seats"],
)
def test_those_of_another_match_are_refused(points: Any) -> None:
    board = BoardView(played())
    with pytest.raises(BadArgument, match="not of this line"):
        board.mark_turning_points(points)
    assert board.turns == []


def test_names_stand_at_the_ends_of_the_lines_apart_from_each_other() -> None:
    """The same on the page (``js/test/race.test.js``): equal values do not lie on each other."""
    svg = StandingsView(Match("teg", seats=6)).picture()
    tops = [float(y) for y in re.findall(r'<text x="808" y="([\d.]+)"', svg)]
    first, second = tops[:6], tops[6:]
    for ends in (first, second):
        assert len(ends) == 6
        assert all(b - a > 11 for a, b in itertools.pairwise(ends))


def test_a_match_that_is_played_keeps_its_marks() -> None:
    board = MatchWidget(played(), seed=1)
    board.mark_turning_points(POINTS)
    board.step = 12
    board.refresh()
    assert len(board.turns) == 2
