"""Many times from here: playouts of a position, wherever they are played."""

from __future__ import annotations

import random
import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from benchmarks.width import coverage
from teg_nb import GAMES, Match, PlayoutJob, Study, playouts, turning_points, win_probabilities
from teg_nb.analysis.intervals import wilson
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadArgument, BotFailed, UnknownName
from teg_nb.simulation.playouts import Playouts

pytestmark = pytest.mark.slow

games = pytest.mark.parametrize("game", list(GAMES))


def middle(game: str = "teg") -> Match:
    match = Match(game, 2 if game == "eggar" else 4, {"max_rounds": 4})
    return match.run(POLICIES["greedy"], random.Random(3), limit=60)


def forgetful(seen: Any, rng: random.Random) -> Any:
    """Play as `greedy` without a history, which a playout does not have."""
    seen.history = ()
    return POLICIES["greedy"](seen, rng)


def quiet(match: Match, n: int, **how: Any) -> Playouts:
    return playouts(match, n, **({"policies": "greedy,random", "seed": 5, "progress": False} | how))


@games
def test_each_is_the_match_that_a_fork_plays_from_its_seed(game: str) -> None:
    match = middle(game)
    before = match.fork()
    done = quiet(match, 3)
    assert len(done) == done.asked == 3
    team = [forgetful, POLICIES["random"]] * 2
    for number, ending in enumerate(done.endings):
        fork = match.fork().run(team[: len(match.settings.seats)], random.Random(f"5/{number}"))
        assert fork.outcome is not None
        assert (ending.winners, ending.reason) == (fork.outcome.winners, fork.outcome.reason)
        assert ending.entries == len(fork) - len(match)
        assert ending.rounds == fork.state.round - match.state.round
        assert ending.standings == game_standings(fork)
    assert match.actions == before.actions


def game_standings(match: Match) -> tuple[Any, ...]:
    return tuple(map(dict, match.game.standings(match.game.observe(match.state, None))))


def test_any_executor_and_any_slicing_give_the_same() -> None:
    match = middle()
    alone = quiet(match, 40)
    with ThreadPoolExecutor(3) as pool:
        assert quiet(match, 40, executor=pool) == alone
    assert quiet(match, 40, executor=2) == alone
    assert quiet(match, 7).endings == alone.endings[:7]


def test_the_tables_count_the_endings() -> None:
    done = quiet(middle(), 12)
    winners = done.winners()
    assert winners["seat"].tolist() == list(done.seats)
    assert winners["wins"].sum() == sum(len(ending.winners) for ending in done.endings)
    for row in winners.itertuples():
        assert (row.low, row.high) == wilson(row.wins, 12)
        assert row.low <= row.share <= row.high
    lengths = done.lengths()
    assert lengths["entries"].tolist() == [ending.entries for ending in done.endings]
    assert lengths["playout"].tolist() == list(range(12))
    held = done.standings()
    first = [ending.standings[0]["countries"] for ending in done.endings]
    assert held["countries"][0] == pytest.approx(sum(first) / 12)
    assert held["living"].between(0, 1).all()
    assert "12 of 12 playouts of teg" in repr(done)
    assert all(seat in done._repr_html_() for seat in done.seats)
    with pytest.raises(AttributeError):
        done.asked = 3  # type: ignore[misc]


def test_interrupted_what_is_done_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    match, asked = middle(), []

    def impatient(seen: Any, rng: random.Random) -> Any:
        asked.append(seen.round)
        if len(asked) == 200:
            signal.raise_signal(signal.SIGINT)
        return POLICIES["random"](seen, rng)

    done = quiet(match, 50, policies=impatient)
    assert 0 < len(done) < 50
    assert done.endings == quiet(match, len(done), policies="random").endings
    assert f"interrupted: {len(done)} of 50 playouts are kept" in capsys.readouterr().err


def test_what_cannot_be_is_refused() -> None:
    match = middle()
    with pytest.raises(BadArgument):
        quiet(match, 0)
    with pytest.raises(UnknownName):
        quiet(match, 3, policies="gredy")
    with pytest.raises(UnknownName):
        quiet(match, 3, perspective="Violeta")
    with pytest.raises(BotFailed) as fault:
        quiet(match, 3, policies=lambda seen, rng: 7)
    assert "in playout 0, seed 5/0" in fault.value.__notes__


def test_a_playout_without_end_is_ended_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teg_nb.simulation.playouts.ROUNDS", 2)
    match = Match("teg", 4).run(POLICIES["random"], random.Random(1), limit=80)
    (ending,) = quiet(match, 1, policies="random").endings
    assert (ending.winners, ending.reason, ending.rounds) == ((), "", 2)


@games
def test_seen_by_a_seat_they_begin_from_what_it_may_imagine(game: str) -> None:
    match = middle(game)
    name = match.settings.seats[1]
    done = quiet(match, 2, perspective=name)
    assert done == quiet(match, 2, perspective=1)
    for number, ending in enumerate(done.endings):
        rng = random.Random(f"5/{number}")
        state = match.game.determinize(match.observe(1), rng)
        team = [forgetful, POLICIES["random"]] * 2
        fork = Match(start=state).run(team[: len(match.settings.seats)], rng)
        assert fork.outcome is not None
        assert ending.winners == fork.outcome.winners
        assert ending.entries == len(fork)


def test_seen_by_a_seat_nothing_hidden_decides() -> None:
    """Twins that differ in what the seat cannot see have the same playouts."""
    match = middle()
    twin = match.fork()
    state = twin.states[-1].copy()
    others = [seat for seat in range(4) if seat != 1]
    first, second = others[:2]
    aims = list(state.objectives)
    aims[first], aims[second] = aims[second], aims[first]
    state.objectives = tuple(aims)
    twin.states[-1] = state
    assert state != match.state
    assert quiet(twin, 4, perspective=1).endings == quiet(match, 4, perspective=1).endings


@pytest.mark.parametrize("given", ["monday.jsonl", None, 5, Study(Match("teg", 2))], ids=str)
def test_what_is_no_match_is_refused_in_words(given: Any) -> None:
    for asked in (turning_points, PlayoutJob):
        with pytest.raises(BadArgument, match="match cannot be"):
            asked(given)
    if not isinstance(given, Study):  # its main line is played on
        with pytest.raises(BadArgument, match="match cannot be"):
            playouts(given, 1)
    with pytest.raises(BadArgument, match="match cannot be"):
        win_probabilities(given, [1])
    with pytest.raises(BadArgument, match="match cannot be"):
        Study(given)


@pytest.mark.parametrize("bots", [None, 3, {"Blanco": "greedy"}, ["greedy", None]], ids=str)
def test_what_are_no_bots_is_refused_in_words(bots: Any) -> None:
    with pytest.raises(BadArgument, match="policies cannot be"):
        playouts(Match("teg", 2), 1, bots)


def test_they_stop_when_the_intervals_are_narrow() -> None:
    match = middle()
    whole = quiet(match, 60, policies="random")
    first, second = (quiet(match, n, policies="random").winners() for n in (20, 40))
    first_width, second_width = (max(table["high"] - table["low"]) for table in (first, second))
    width = second_width + 1e-9
    done = quiet(match, 60, policies="random", width=width)
    assert len(done) == (20 if first_width <= width else 40)
    assert done.endings == whole.endings[: len(done)]
    with ThreadPoolExecutor(3) as pool:
        assert quiet(match, 60, policies="random", width=width, executor=pool) == done
    assert quiet(match, 60, policies="random", width=0.001) == whole
    for wrong in (0.0, 1.0, 5, "0.1"):
        with pytest.raises(BadArgument):
            quiet(match, 60, width=wrong)


@pytest.mark.slow
def test_their_intervals_hold_the_share() -> None:
    assert all(held >= 0.93 for _, _, held, _ in coverage())
