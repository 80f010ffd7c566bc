"""The kernel's pool: what it plays, when it is not used, and what becomes of its processes."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest

import __main__
from teg_nb import Match, PlayoutJob, playouts, simulate, tournament, turning_points
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.plugins import PLUGINS
from teg_nb.simulation import pool as pools
from teg_nb.simulation.playouts import PlayoutPlan, plan_playouts
from teg_nb.simulation.pool import WORKERS, WarmPool, close_pool, warm_pool, workers_wanted
from tests.support.deaths import dies_at_first

pytestmark = pytest.mark.slow


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Allow two processes, and end them after the test."""
    monkeypatch.setenv(WORKERS, "2")
    yield
    close_pool()


def middle(game: str = "teg") -> Match:
    match = Match(game, 2 if game == "eggar" else 3, {"max_rounds": 4})
    return match.run(POLICIES["greedy"], random.Random(3), limit=60)


def plan() -> PlayoutPlan:
    return plan_playouts(middle("eggar"), "random", 1, None)


def alone(call: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    with monkeypatch.context() as patch:
        patch.setenv(WORKERS, "1")
        return call()


def test_all_that_plays_has_the_same_results_there(
    two: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match, short = middle(), middle("eggar")

    def played() -> list[Any]:
        done = playouts(match, 20, seed=5, progress=False)
        data = simulate("eggar", "random", 10, 1, seats=2, progress=False)
        points = turning_points(short, 2, "random", playouts=20, progress=False)
        return [done.endings, data.entries(), data.battles(), data.matches(), points.frame()]

    there, here = played(), alone(played, monkeypatch)
    assert pools._POOLS["2"].is_warm
    assert there[0] == here[0]
    assert all(one.equals(other) for one, other in zip(there[1:], here[1:], strict=True))
    folder = tmp_path / "cup"
    cup = tournament("eggar", "random,greedy", 8, 1, out=folder, progress=False)
    again = alone(
        lambda: tournament("eggar", "random,greedy", 8, 1, out=tmp_path / "b", progress=False),
        monkeypatch,
    )
    assert cup.matches().equals(again.matches())


@pytest.mark.parametrize("workers", ["2", "3"])
def test_the_files_are_the_same_for_any_number_of_processes(
    workers: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def written(name: str) -> dict[str, bytes]:
        folder = tmp_path / name
        simulate("tgm", "greedy", 9, 1, options={"max_rounds": 2}, out=folder, progress=False)
        return {file.name: file.read_bytes() for file in folder.rglob("*.parquet")}

    monkeypatch.setenv(WORKERS, workers)
    there = written("there")
    close_pool()
    monkeypatch.setenv(WORKERS, "1")
    assert there
    assert there == written("here")


def test_a_warm_pool_stays_when_its_processes_fill_the_memory(
    two: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool, _ = warm_pool(plan(), "eggar")
    assert pool is not None
    assert pool.is_warm
    monkeypatch.setattr(pools, "usable_workers", lambda wanted=None: 1)
    assert warm_pool(plan(), "eggar") == (pool, "")
    close_pool()
    assert warm_pool(plan(), "eggar") == (None, "alone_setting")


def test_a_job_of_the_board_uses_it(two: None) -> None:
    match = middle("eggar")
    done = PlayoutJob(match, 12, "random", seed=5).wait(60)
    assert pools._POOLS["2"].is_warm
    assert done.endings == playouts(match, 12, "random", seed=5, progress=False).endings


def test_a_process_that_dies_is_told_and_replaced(tmp_path: Path) -> None:
    pool = WarmPool(2)
    calls = [pool.submit(dies_at_first, str(tmp_path / "mark")), pool.submit(abs, -7)]
    with pytest.warns(RuntimeWarning, match="a process died: another replaces it"):
        assert [call.result() for call in calls] == [5, 7]
    assert pool.submit(abs, -3).result() == 3
    pool.close()


def test_a_call_that_always_kills_its_process_is_given_up() -> None:
    pool = WarmPool(1)
    with pytest.warns(RuntimeWarning), pytest.raises(BrokenExecutor):
        pool.submit(os._exit, 1).result()
    assert pool.submit(abs, -3).result() == 3
    pool.close()


def test_without_work_the_processes_end_and_new_ones_start() -> None:
    pool = WarmPool(1, idle=0.01)
    before = pool.submit(os.getpid).result()
    executor = pool._executor
    if executor is not None:  # it may have ended already
        for process in [*(executor._processes or {}).values()]:
            process.join(60)
    assert not pool.is_warm
    assert pool.submit(os.getpid).result() != before
    pool.close()


def reason() -> str:
    return warm_pool(plan(), "eggar")[1]


def test_a_worker_plays_alone(two: None) -> None:
    assert reason() == ""
    assert pools._POOLS["2"].submit(reason).result() == "alone_worker"


def test_one_process_where_the_bot_the_game_or_the_setting_ask_for_it(
    two: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = plan_playouts(middle("eggar"), lambda seen, rng: None, 1, None)
    assert warm_pool(mine, "eggar") == (None, "alone_bot")
    monkeypatch.setitem(PLUGINS, "isles", None)  # type: ignore[arg-type]  # its name is enough
    assert warm_pool(plan(), "isles") == (None, "alone_game")
    monkeypatch.setenv(WORKERS, "1")
    assert warm_pool(plan(), "eggar") == (None, "alone_setting")
    monkeypatch.delenv(WORKERS)
    monkeypatch.setattr(__main__, "__file__", "analysis.py", raising=False)
    monkeypatch.setattr(pools, "usable_workers", lambda wanted=None: 4)
    assert warm_pool(plan(), "eggar") == (None, "alone_script")
    monkeypatch.setattr(pools, "usable_workers", lambda wanted=None: 1)
    assert warm_pool(plan(), "eggar") == (None, "alone_machine")


def test_the_result_says_why_one_process_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WORKERS, "1")
    done = playouts(middle("eggar"), 2, "random", progress=False)
    assert done.note == "one process: TEG_NB_WORKERS says so"
    data = simulate("eggar", "random", 1, 1, seats=2, progress=False)
    assert data.note == done.note


@pytest.mark.parametrize("text", ["0", "two", "-1", "1.5"])
def test_a_wrong_number_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WORKERS, text)
    with pytest.raises(BadArgument):
        workers_wanted()
