"""Where a match turned: found, told with intervals, the same for the same seed."""

from __future__ import annotations

import random
import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pandas as pd
import pytest

from teg_nb import GAMES, Match, playouts, turning_points
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.simulation.turning_points import _search, _single, _WinCounts, win_probabilities

pytestmark = pytest.mark.slow


def quiet(match: Match, most: int = 2, **how: Any) -> pd.DataFrame:
    given: dict[str, Any] = {"playouts": 6, "positions": 8, "coarse_playouts": 3, "seed": 4}
    return turning_points(match, most, progress=False, **(given | how))


@pytest.fixture(scope="module")
def over() -> Match:
    return Match("teg", 3, {"max_rounds": 2}).run(POLICIES["greedy"], random.Random(3))


@pytest.mark.parametrize("decided", [1, 2, 137, 500, 999, 1000])
def test_the_entry_that_decides_is_found(decided: int) -> None:
    """Of a thousand entries, with forty positions: each halving keeps the side that moved."""
    known: dict[int, _WinCounts] = {}

    def share(step: int) -> _WinCounts:
        return _WinCounts((0, 20) if step >= decided else (11, 9), 20)

    _search(1000, 40, known, share, 1)
    assert len(known) <= 40
    assert _single(known)[0] == decided


def test_the_shares_are_those_of_playouts(over: Match) -> None:
    found = quiet(over)
    assert len(found) == 2
    for step, row in found.iterrows():
        seat = over.settings.seats.index(row.moved)
        for at, share in ((step - 1, row.before), (step, row.after)):
            done = playouts(over.fork(at), 6, seed=f"4/again/{at}", progress=False)
            assert done.wins()[seat] / 6 == pytest.approx(share)
        assert row.difference == pytest.approx(row.after - row.before)
        assert row.low <= row.difference <= row.high
        assert row["round"] == over.states[step - 1].round
        assert row.playouts == 6


def test_the_same_seed_finds_the_same_anywhere(over: Match) -> None:
    before = over.actions[:]
    alone = quiet(over)
    with ThreadPoolExecutor(2) as pool:
        pd.testing.assert_frame_equal(quiet(over, executor=pool), alone)
    pd.testing.assert_frame_equal(quiet(over), alone)
    assert over.actions == before


@pytest.mark.parametrize("game", list(GAMES))
def test_in_every_game_and_while_it_goes_on(game: str) -> None:
    match = Match(game, 2 if game == "eggar" else 3, {"max_rounds": 3})
    match.run(POLICIES["greedy"], random.Random(3), limit=40)
    found = quiet(match, 1, policies="random", playouts=2, coarse_playouts=1, positions=4)
    assert len(found) == 1
    seat = match.settings.seats[0]
    own = quiet(
        match, 1, policies="random", playouts=2, coarse_playouts=1, positions=4, perspective=seat
    )
    assert len(own) == 1


def test_what_may_not_be_known_decides_nothing() -> None:
    """Twins that differ in what a seat cannot see turn at the same places."""
    match = Match("teg", 3, {"max_rounds": 2}).run(POLICIES["greedy"], random.Random(3), limit=30)
    twin = match.fork()
    for step, state in enumerate(twin.states):
        aims = list(state.objectives)
        aims[0], aims[2] = aims[2], aims[0]
        twin.states[step] = state.copy()
        twin.states[step].objectives = tuple(aims)
    assert twin.state != match.state
    how = {"positions": 4, "coarse_playouts": 2, "playouts": 2}
    first = quiet(match, 1, perspective=1, **how)
    pd.testing.assert_frame_equal(quiet(twin, 1, perspective=1, **how), first)


def test_interrupted_it_tells_what_it_found(
    over: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def impatient(seen: Any, rng: random.Random) -> Any:
        asked.append(seen)
        if len(asked) == 3000:
            signal.raise_signal(signal.SIGINT)
        return POLICIES["random"](seen, rng)

    found = quiet(
        over, 2, policies=impatient, playouts=500, positions=len(over) + 1, coarse_playouts=1
    )
    assert "interrupted" in capsys.readouterr().err
    assert found.columns.tolist() == quiet(over, 1, policies="random").columns.tolist()
    assert len(asked) < 20_000


def test_what_cannot_be_is_refused(over: Match) -> None:
    for name in ("limit", "playouts", "coarse_playouts", "positions"):
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
