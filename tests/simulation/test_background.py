"""Playouts beside the cells: the same as the call's, and the kernel goes on meanwhile."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from teg_nb import GAMES, Match, PlayoutJob, Study, StudyPosition, playouts
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadArgument, BotFailed, StaleStep, UnknownName
from teg_nb.simulation.playouts import SPECTATOR, Playouts

pytestmark = pytest.mark.slow


def middle(game: str = "teg", seats: int = 3) -> Match:
    match = Match(game, seats, {"max_rounds": 4})
    return match.run(POLICIES["greedy"], random.Random(3), limit=60)


def quiet(match: Match, n: int, **how: Any) -> Playouts:
    return playouts(match, n, **({"seed": 5, "progress": False} | how))


def test_the_same_as_the_call_and_growing() -> None:
    match, grown = middle(), []
    run = PlayoutJob(match, 12, seed=5, on_update=lambda run: grown.append(len(run.result)))
    assert run.wait(60) == quiet(match, 12)
    assert not run.is_running
    assert grown == sorted(grown)
    assert len(grown) >= 12
    assert grown[-1] == 12


def test_stopped_it_keeps_the_first_ones() -> None:
    """Those that are done are not the short ones: a share of them is no other than of all."""
    match, some = middle(), threading.Event()

    def enough(run: PlayoutJob) -> None:
        if len(run.result) >= 3:
            run.stop()
            some.set()

    run = PlayoutJob(match, 500, seed=5, on_update=enough)
    assert some.wait(60)
    done = run.wait(5)
    assert not run.is_running
    assert 3 <= len(done) < 500
    assert done.asked == 500
    assert done.endings == quiet(match, len(done)).endings


def test_the_match_is_free_meanwhile() -> None:
    match, begun = middle(), threading.Event()
    run = PlayoutJob(match, 500, seed=5, on_update=lambda run: begun.set())
    assert begun.wait(60)
    for _ in range(20):
        match.fork().play(POLICIES["random"], random.Random(1), "action")
    assert run.is_running
    run.stop()
    run.wait(60)


def test_without_processes_the_thread_plays_the_same() -> None:
    match = middle()
    assert PlayoutJob(match, 5, seed=5).wait(60) == quiet(match, 5)


def test_without_threads_the_event_loop_plays_the_same_and_serves_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("teg_nb.simulation.background._THREADS", False)
    monkeypatch.setattr("teg_nb.simulation.background._BREATH", 0)
    match, seen = middle(), list[int]()

    async def play() -> tuple[Playouts, Playouts]:
        over = asyncio.Event()
        run = PlayoutJob(match, 4, seed=5, on_update=lambda run: run.is_running or over.set())
        while not over.is_set():
            seen.append(len(run.result))
            await asyncio.sleep(0)
        waited = PlayoutJob(match, 3, seed=5)
        await asyncio.sleep(0)
        return run.result, waited.wait()

    assert asyncio.run(play()) == (quiet(match, 4), quiet(match, 3))
    assert {1, 2, 3} <= set(seen)
    assert PlayoutJob(match, 2, seed=5).wait() == quiet(match, 2)  # no loop runs


def test_a_bot_of_the_session_plays_in_the_thread() -> None:
    where = set()

    def mine(seen: Any, rng: random.Random) -> Any:
        where.add(threading.current_thread().name)
        return POLICIES["random"](seen, rng)

    match = middle()
    done = PlayoutJob(match, 2, mine, seed=5).wait(60)
    assert done.endings == quiet(match, 2, policies="random").endings
    assert where == {"playouts"}


def test_a_bot_that_fails_is_told_and_what_was_done_is_kept() -> None:
    asked = []

    def failing(seen: Any, rng: random.Random) -> Any:
        asked.append(seen)
        if len(asked) > 400:
            raise RuntimeError("no more")
        return POLICIES["random"](seen, rng)

    run = PlayoutJob(middle(), 50, failing, seed=5)
    with pytest.raises(BotFailed):
        run.wait(60)
    assert isinstance(run.fault, BotFailed)
    assert 0 < len(run.result) < 50


def test_what_cannot_be_is_refused_at_once() -> None:
    match = middle()
    for n in (0, -1, 2.5, True):
        with pytest.raises(BadArgument):
            PlayoutJob(match, n)  # type: ignore[arg-type]
    with pytest.raises(UnknownName):
        PlayoutJob(match, 3, "gredy")
    with pytest.raises(UnknownName):
        PlayoutJob(match, 3, perspective="Violeta")
    assert not [item for item in threading.enumerate() if item.name == "playouts"]


@pytest.mark.parametrize("game", list(GAMES))
def test_of_a_spectator_they_begin_from_what_everybody_knows(game: str) -> None:
    match = middle(game, 2 if game == "eggar" else 3)
    done = PlayoutJob(match, 2, seed=5, perspective=SPECTATOR).wait(60)
    assert done == quiet(match, 2, perspective=SPECTATOR)
    assert done.perspective == SPECTATOR
    rng = random.Random("5/1")
    fork = Match(start=match.game.determinize(match.observe(None), rng))
    fork.run(POLICIES["greedy"], rng)
    assert fork.outcome is not None
    assert done.endings[1].winners == fork.outcome.winners


def test_a_study_plays_on_from_any_place() -> None:
    study = Study(middle())
    there = StudyPosition("main", 40)
    done = playouts(study, 3, at=there, seed=5, progress=False)
    assert done == quiet(study.fork(there), 3)
    assert playouts(study, 3, seed=5, progress=False) == quiet(study.match, 3)
    assert playouts(study.match, 3, at=there, seed=5, progress=False) == done
    with pytest.raises(StaleStep):
        playouts(study, 3, at=StudyPosition("main", 6000))


def test_two_positions_side_by_side() -> None:
    good = GAMES["teg"].position(Blanco="Portugal 9", Negro="España 2", rest="Blanco")
    even = Match(start=GAMES["teg"].position(Blanco="Portugal 9", Negro="España 9", rest="Blanco"))
    one, other = quiet(Match(start=good), 20), quiet(even, 20, policies="random")
    table = one.compare(other)
    assert table["difference"].tolist() == [
        pytest.approx(a - b)
        for a, b in zip(one.winners()["share"], other.winners()["share"], strict=True)
    ]
    assert (table["low"] <= table["difference"]).all()
    assert (table["difference"] <= table["high"]).all()
    same = one.compare(one)
    assert not same["apart"].any()
    with pytest.raises(BadArgument):
        one.compare(quiet(middle(), 1))


def test_the_ends_are_counted() -> None:
    done = quiet(middle(), 12, policies="random")
    ends = done.endings_frame()
    assert ends["playouts"].sum() == 12
    assert ends["playouts"].is_monotonic_decreasing
    first = ends.iloc[0]
    alike = [
        ending
        for ending in done.endings
        if ending.reason == first.reason
        and ", ".join(done.seats[seat] for seat in ending.winners) == first.winners
    ]
    assert first.playouts == len(alike)
    low, middle_, high = done.rounds()
    taken = [ending.rounds for ending in done.endings]
    assert min(taken) <= low <= middle_ <= high <= max(taken)


def test_kept_on_a_step_as_a_comment() -> None:
    study = Study(middle())
    here = StudyPosition("main", 40)
    done = playouts(study, 4, at=here, seed=5, progress=False, perspective=SPECTATOR)
    study.annotate(here, comment={"es": "Mirá.", "en": "Look."}, glyph="!")
    done.annotate(study, here)
    note = study.note(here)
    assert note["glyph"] == "!"
    assert note["say"]["en"].startswith(
        "Look.\n4 matches between bots from here (greedy, from what everybody"
    )
    assert all(seat in note["say"]["es"] for seat in done.seats)
    assert Study.parse(study.log().written()).note(here) == note
    study.undo()
    assert study.note(here)["say"] == {"es": "Mirá.", "en": "Look."}
