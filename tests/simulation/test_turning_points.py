"""Turning points of a match: with intervals, and equal for equal seeds."""

from __future__ import annotations

import itertools
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from statistics import fmean
from typing import Any

import pandas as pd
import pytest
from turning import UNCLEAR, turning

import teg_nb
from teg_nb import GAMES, Match, playouts, turning_points
from teg_nb.analysis.sequential import PairedTests
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.simulation.turning_points import (
    TurningPoints,
    _Knowledge,
    turns_of,
    win_probabilities,
)

pytestmark = pytest.mark.slow


def quiet(match: Match, limit: int = 2, **how: Any) -> TurningPoints:
    given: dict[str, Any] = {"playouts": 6, "candidates": 3, "seed": 4}
    return turning_points(match, limit, progress=False, **(given | how))


@pytest.fixture(scope="module")
def over() -> Match:
    return Match("teg", 3, {"max_rounds": 2}).run(POLICIES["greedy"], random.Random(3))


def test_turns_follow_each_other_from_the_first_entry_to_the_last(over: Match) -> None:
    turns = turns_of(over)
    assert (turns[0].first, turns[-1].last) == (0, len(over))
    assert all(a.last == b.first for a, b in itertools.pairwise(turns))
    for turn in turns:
        places = {(state.round, state.turn) for state in over.states[turn.first : turn.last]}
        assert len(places) == 1


def test_the_shares_are_those_of_playouts(over: Match) -> None:
    points = quiet(over)
    assert len(points) == 2
    assert points.tested == 3
    for point in points:
        seat = over.settings.seats.index(point.moved)
        for step, share in ((point.first, point.before), (point.step, point.after)):
            done = playouts(over.fork(step), 6, seed=4, progress=False)
            assert done.wins()[seat] / 6 == pytest.approx(share)
        assert point.difference == pytest.approx(point.after - point.before)
        assert point.low <= point.difference <= point.high
        assert point.apart == (point.low > 0 or point.high < 0)
        assert point.round == over.states[point.first].round
        assert point.playouts == 6


def test_the_same_seed_finds_the_same_anywhere(over: Match) -> None:
    before = over.actions[:]
    alone = quiet(over)
    with ThreadPoolExecutor(2) as pool:
        assert quiet(over, executor=pool) == alone
    assert quiet(over) == alone
    assert over.actions == before


def thrown(attack: list[int], defence: int) -> Match:
    """Negro must eliminate Blanco now, with two dice against one; Rojo comes next."""
    start = teg_nb.position(
        Blanco="Portugal 1",
        Negro="España 3",
        Rojo="Francia 20",
        Azul="Chile 2",
        rest="Azul",
        turn="Negro",
        objectives={"Negro": "O-13"},
    )
    match = Match(start=start)
    match.act("attack", "España", "Portugal")
    match.act("roll", attack, [defence])
    return match


def test_the_throw_that_decides_is_found_and_is_luck() -> None:
    match = thrown([1, 1], 6)
    match.play(POLICIES["greedy"], random.Random(1), "round")
    points = quiet(match, 5, playouts=100, perspective="Negro", candidates=5)
    (point,) = [point for point in points if point.seat == "Negro"]
    assert (point.step, point.apart) == (turns_of(match)[0].last, True)
    assert point.difference < -0.2 if point.moved == "Negro" else point.difference > 0.2
    assert (point.split, point.luck, point.decision) == ("all_luck", point.difference, 0)
    assert "; all luck" in points.summary("en")


def test_the_luck_of_a_throw_is_0_on_average() -> None:
    luck = []
    for attack, defence in itertools.product(itertools.product(range(1, 7), repeat=2), range(1, 7)):
        match = thrown(sorted(attack, reverse=True), defence)
        luck.append(_Knowledge(match, "Negro", 1).luck(turns_of(match)[0], 1))
    assert min(luck) < -0.3 < 0.3 < max(luck)
    assert abs(fmean(luck)) < 0.05


def test_what_bots_decide_as_the_playouts_do_is_known(over: Match) -> None:
    knowledge = _Knowledge(over, None, 1)
    turns = turns_of(over)
    assert all(knowledge.plays_as(["greedy"] * 3, turn) for turn in turns)
    assert not all(knowledge.plays_as(["random"] * 3, turn) for turn in turns)
    blanco = _Knowledge(over, 0, 1)  # a seat knows what it decided itself
    own = [
        turn for turn in turns[4:] if {a.seat for a in over.actions[slice(*turn)]} <= {CHANCE, 0}
    ]
    assert own
    assert all(blanco.plays_as(["greedy"] * 3, turn) for turn in own)
    assert not _Knowledge(over, "spectator", 1).plays_as(["greedy"] * 3, own[0])


def test_a_decided_match_has_no_turning_point() -> None:
    start = teg_nb.position(Blanco="Portugal 9", Negro="España 2", rest="Blanco")
    match = Match(start=start).run(POLICIES["random"], random.Random(1), limit=60)
    points = quiet(match, 5, candidates=5, playouts=50)
    assert len(points) > 1
    assert not any(point.apart for point in points)
    assert {point.luck for point in points} == {None}


@pytest.mark.parametrize("game", list(GAMES))
def test_in_every_game_and_while_it_goes_on(game: str) -> None:
    match = Match(game, 2 if game == "eggar" else 3, {"max_rounds": 3})
    match.run(POLICIES["greedy"], random.Random(3), limit=20)
    for perspective in (None, match.settings.seats[0]):
        points = quiet(match, 1, policies="random", playouts=2, perspective=perspective)
        assert len(points) == 1
        knowledge = _Knowledge(match, perspective or "spectator", 1)
        luck = [knowledge.luck(turn, 0) for turn in turns_of(match)]
        assert all(-1 <= total <= 1 for total in luck)


def test_what_may_not_be_known_decides_nothing() -> None:
    """Twins that differ in what a seat cannot see have the same turning points, and luck."""
    match = Match("teg", 3, {"max_rounds": 2}).run(POLICIES["greedy"], random.Random(3), limit=60)
    twin = match.fork()
    for step, state in enumerate(twin.states):
        aims = list(state.objectives)
        aims[0], aims[2] = aims[2], aims[0]
        twin.states[step] = state.copy()
        twin.states[step].objectives = tuple(aims)
    assert twin.state != match.state
    assert quiet(twin, 3, perspective=1) == quiet(match, 3, perspective=1)
    assert quiet(twin, 3) == quiet(match, 3)  # a spectator
    for perspective in (1, "spectator"):
        one, other = (_Knowledge(played, perspective, 1) for played in (match, twin))
        turns = turns_of(match)
        assert [one.luck(turn, 0) for turn in turns] == [other.luck(turn, 0) for turn in turns]
        assert [one.values(turn.last) for turn in turns] == [
            other.values(turn.last) for turn in turns
        ]


def test_interrupted_it_tells_what_was_tested(
    over: Match, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    look = PairedTests.look

    def interrupted(tests: PairedTests, counts: Any) -> None:
        look(tests, counts)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(PairedTests, "look", interrupted)
    points = quiet(over, 2, policies="random", playouts=100, candidates=2)
    assert "interrupted" in capsys.readouterr().err
    assert len(points) == points.tested == 2
    assert {point.playouts for point in points} == {25}


def test_what_cannot_be_is_refused(over: Match) -> None:
    for name in ("limit", "playouts", "candidates"):
        with pytest.raises(BadArgument):
            turning_points(over, **{name: 0}, progress=False)  # type: ignore[arg-type]
    with pytest.raises(BadArgument):
        quiet(Match("teg", 3))
    with pytest.raises(UnknownName):
        quiet(over, perspective="Violeta")


def test_what_cannot_be_played_out_is_said_before_anything_is_played(over: Match) -> None:
    for level in (0.0, 1.0, 95, "a"):
        with pytest.raises(BadArgument, match="level"):
            quiet(over, level=level)
    for n in (2.5, "3", True):
        with pytest.raises(BadArgument, match="n is a whole number from 1 on"):
            playouts(over, n, progress=False)
    for steps in (3, "12", [1.5]):
        with pytest.raises(BadArgument, match="steps"):
            win_probabilities(over, steps, 1, progress=False)


def test_the_table_reads_in_both_languages() -> None:
    points = turning({}, UNCLEAR)
    english, spanish = points.summary("en"), points.summary("es")
    assert "Round 2, turn of Rojo: Rojo 20% → 80%" in english
    assert "+60 (+50 to +70); luck of the dice +25, decisions +35" in english
    assert "no clear difference" in english
    assert "Turns tried: 12" in english
    assert "sin diferencia clara" in spanish
    assert "Turnos probados: 12" in spanish
    assert teg_nb.language in ("", "es", "en")
    shown = points._repr_html_()
    assert shown.count("<tr>") == 3
    frame = points.frame()
    assert isinstance(frame, pd.DataFrame)
    assert frame.index.tolist() == [30, 40]
    assert frame["luck"].isna().tolist() == [False, True]
    assert turning().summary("en").startswith("There is no turn to show.")
