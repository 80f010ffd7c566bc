"""Simulations: the same seed, the same matches, wherever they are played; nothing done is lost."""

import os
import random
import signal
import subprocess
import sys
import textwrap
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace

import pandas as pd
import pytest

import teg_nb
from teg_nb.analysis.dataset.layout import parts_in
from teg_nb.analysis.dataset.reader import BadDataset, Collector, Writer, read_dataset
from teg_nb.analysis.dataset.records import TABLES
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.errors import BotFailed, IllegalAction
from teg_nb.simulation import matches
from teg_nb.simulation.matches import make_plan, simulate

pytestmark = pytest.mark.slow

SHORT = {"max_rounds": 2}
N = 24


def same(one, other):
    """Return True if two datasets hold the same tables and logs."""
    for name in TABLES:
        pd.testing.assert_frame_equal(one.table(name), other.table(name))
    return True


@pytest.fixture(scope="module")
def here():
    return simulate("teg", "greedy,random", N, 1, seats=3, options=SHORT, progress=False)


# What is played


def test_matches_are_those_of_the_seed(here):
    for number in (0, 7, N - 1):
        match = teg_nb.Match("teg", 3, SHORT)
        bots = [greedy_policy, random_policy, greedy_policy]
        match.run(bots, random.Random(f"1/{number}"))
        again = here.match(number)
        assert again.actions == match.actions
        assert again.metadata == {"bots": ["greedy", "random", "greedy"], "seed": f"1/{number}"}
    assert here.about == {"asked": N, "finished": N}
    assert here.matches()["match"].tolist() == list(range(N))


def test_another_seed_gives_other_matches(here):
    other = simulate("teg", "greedy,random", 2, 2, seats=3, options=SHORT, progress=False)

    assert other.match(0).actions != here.match(0).actions
    assert here.match(0).actions != here.match(1).actions


def test_rotation_lets_each_bot_play_each_seat():
    options = {"max_rounds": 1}
    bots = ["greedy", "random", "random"]
    data = simulate("teg", bots, 6, 5, seats=3, options=options, rotate=True, progress=False)
    frame = data.matches()

    assert frame["seed"].tolist() == ["5/0"] * 3 + ["5/1"] * 3
    assert frame["bots"].tolist()[:3] == [
        "greedy, random, random",
        "random, greedy, random",
        "random, random, greedy",
    ]
    deals = [data.match(number).actions[0] for number in range(6)]
    assert deals[0] == deals[1] == deals[2] != deals[3]


def test_rotation_plays_no_match_twice():
    """Greedy and random in turn at a table of four sit in two ways, not four."""
    words = {"options": {"max_rounds": 1}, "rotate": True, "progress": False}
    frame = simulate("teg", "greedy,random", 4, 1, **words).matches()

    assert frame["seed"].tolist() == ["1/0", "1/0", "1/1", "1/1"]
    assert not frame.duplicated(["seed", "bots"]).any()
    assert simulate("teg", "greedy", 2, 1, **words).matches()["seed"].tolist() == ["1/0", "1/1"]


def test_policies_as_functions_and_games_without_end():
    data = simulate("teg", [random_policy, greedy_policy], 1, 0, seats=2, progress=False)

    assert data.matches()["bots"].tolist() == ["random_policy, greedy_policy"]
    assert data.match(0).settings.options.max_rounds == 200


def test_some_tables_alone():
    data = simulate("teg", "random", 2, 0, seats=2, options=SHORT, tables=["turns"], progress=False)

    assert data.tables == ("matches", "turns")


@pytest.mark.parametrize("game", sorted(teg_nb.GAMES))
def test_every_game(game):
    seats = 2 if game == "eggar" else 3
    data = simulate(game, "random", 2, 3, seats=seats, options={"max_rounds": 3}, progress=False)

    assert data.matches()["over"].all()
    assert data.games == (game,)


@pytest.mark.parametrize(
    ("words", "fault", "said"),
    [
        ({"game": "chess"}, ValueError, "no game 'chess'"),
        ({"policies": "clever"}, ValueError, "no bot 'clever'"),
        ({"policies": ["greedy"] * 5}, ValueError, "5 bots for 4 seats"),
        ({"n": 0}, ValueError, "n is a whole number from 1 on, not 0"),
        ({"executor": 0}, ValueError, "executor is a whole number from 1 on, not 0"),
        ({"executor": "dask"}, ValueError, "executor cannot be 'dask'"),
        ({"seats": 9}, IllegalAction, "bad_player_count"),
        ({"options": {"colour": "red"}}, IllegalAction, "bad_option"),
    ],
)
def test_wrong_questions(words, fault, said):
    asked = {"game": "teg", "policies": "random", "n": 1, "seed": 0, "progress": False} | words
    with pytest.raises(fault, match=said):
        simulate(**asked)


def test_a_folder_in_use(tmp_path):
    (tmp_path / "notes").write_text("mine")

    with pytest.raises(BadDataset, match="new or an empty folder"):
        simulate("teg", "random", 1, 0, out=tmp_path, progress=False)


# Where it is played


@pytest.mark.parametrize("workers", [1, 2])
def test_processes_give_the_same(here, workers, tmp_path):
    words = {"seats": 3, "options": SHORT, "progress": False}
    with ProcessPoolExecutor(workers) as pool:
        data = simulate("teg", "greedy,random", N, 1, pool, out=tmp_path / "d", **words)
        assert pool.submit(len, "open").result() == 4  # it stays open

    assert same(data, here)


def test_a_number_of_processes_and_threads_give_the_same(here):
    words = {"seats": 3, "options": SHORT, "progress": False}

    assert same(simulate("teg", "greedy,random", N, 1, 2, **words), here)
    with ThreadPoolExecutor(3) as pool:
        assert same(simulate("teg", "greedy,random", N, 1, pool, **words), here)


def test_files_are_the_same_whoever_plays(tmp_path, monkeypatch):
    monkeypatch.setattr("teg_nb.simulation.matches.BATCH", 3)
    monkeypatch.setattr("teg_nb.simulation.matches.Writer", partial(Writer, part_rows=1000))
    words = {"seats": 2, "options": {"max_rounds": 1}, "tables": ["turns"], "progress": False}
    for name, executor in (("a", None), ("b", 2)):
        simulate("teg", "random", 70, 1, executor, out=tmp_path / name, **words)
    files = sorted(path.relative_to(tmp_path / "a") for path in (tmp_path / "a").rglob("*.parquet"))

    assert len(files) > 2
    for path in files:
        assert (tmp_path / "a" / path).read_bytes() == (tmp_path / "b" / path).read_bytes()


def test_progress_is_shown(capsys):
    simulate("teg", "random", 2, 0, seats=2, options={"max_rounds": 1})

    assert "2/2" in capsys.readouterr().err


# When something goes wrong


def failing(observation, rng):
    """A bot that breaks in some matches."""
    if observation.round == 1 and rng.random() < 0.002:
        raise RuntimeError("no idea")
    return random_policy(observation, rng)


@pytest.mark.parametrize("executor", [None, 2])
def test_a_bot_that_fails_is_told_and_the_rest_kept(tmp_path, executor):
    plan = make_plan("teg", failing, 0, seats=2, options=SHORT)
    fails = []
    for number in range(20):
        try:
            plan.play(number)
        except BotFailed:
            fails.append(number)
    assert fails
    assert fails[0] > 0  # some were finished before

    with pytest.raises(BotFailed, match="no idea") as fault:
        simulate(
            *("teg", failing, 20, 0, executor),
            seats=2,
            options=SHORT,
            out=tmp_path / "d",
            progress=False,
        )

    assert f"match {fails[0]} of the simulation, seed 0/{fails[0]}" in str(fault.value.__notes__)
    kept = read_dataset(tmp_path / "d").matches()["match"].tolist()
    assert kept[: fails[0]] == list(range(fails[0]))
    assert not set(kept) & set(fails)


def interrupting(observation, rng):
    """A bot that stops the simulation in the fourth match, as Ctrl+C does."""
    interrupting.asked += 1
    if interrupting.asked == 150:
        os.kill(os.getpid(), signal.SIGINT)
    return random_policy(observation, rng)


@pytest.mark.parametrize("folder", [True, False])
def test_interrupted_here_it_keeps_what_is_done(tmp_path, capsys, folder):
    interrupting.asked = 0
    out = tmp_path / "d" if folder else None
    data = simulate(
        "teg", interrupting, 300, 4, seats=2, options={"max_rounds": 1}, out=out, progress=False
    )
    plan = make_plan("teg", random_policy, 4, seats=2, options={"max_rounds": 1})

    assert 0 < len(data) < 300
    assert data.about == {"asked": 300, "finished": len(data)}
    assert f"interrupted: {len(data)} of 300" in capsys.readouterr().err
    assert data.matches()["match"].tolist() == list(range(len(data)))
    assert data.match(len(data) - 1).actions == plan.play(len(data) - 1).actions


def test_interrupted_in_the_last_match_of_a_batch_it_stops():
    """Ctrl+C while a finished match is counted: no match of the batch is missing, yet it stops."""
    plan = make_plan("teg", random_policy, 4, seats=2, options={"max_rounds": 1})
    ticks, before = [], signal.getsignal(signal.SIGINT)

    def tick(more):
        ticks.append(more)
        if len(ticks) == 2 * len(next(matches._batches(300))):
            os.kill(os.getpid(), signal.SIGINT)

    keeper = Collector()
    with pytest.raises(KeyboardInterrupt), keeper:
        matches._play_here(plan, 300, keeper, SimpleNamespace(update=tick))
    assert keeper.matches == len(ticks) < 300
    assert signal.getsignal(signal.SIGINT) is before


def test_interrupted_before_the_first_match():
    def at_once(observation, rng):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("teg", at_once, 3, 0, seats=2, options=SHORT, progress=False)


INTERRUPTED = """
import functools, sys
from teg_nb.analysis.dataset.layout import parts_in
from teg_nb.simulation import matches as simulation
class Writer(simulation.Writer):
    def add(self, *given):
        super().add(*given)
        if parts_in(self.folder):
            print("a part", file=sys.stderr, flush=True)
simulation.Writer = functools.partial(Writer, part_rows=500)
data = simulation.simulate("teg", "greedy", 4000, 1, 2, seats=3, out=sys.argv[1],
                           options={"max_rounds": 3}, progress=False)
print(len(data), data.about["finished"])
"""


def test_interrupted_on_processes_it_keeps_what_is_done(tmp_path):
    """Ctrl+C in a terminal reaches every process of the group."""
    out = tmp_path / "d"
    child = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert child.stderr.readline() == "a part\n"
    os.killpg(child.pid, signal.SIGINT)
    said, noise = child.communicate(timeout=60)

    assert child.returncode == 0, noise
    finished, noted = map(int, said.split())
    assert "Traceback" not in noise
    assert finished == noted == len(read_dataset(out)) > 0
    numbers = read_dataset(out).matches()["match"]
    assert numbers.is_unique
    assert numbers.is_monotonic_increasing


@pytest.mark.soak
def test_a_cluster_that_loses_a_worker_gives_the_same(tmp_path):
    """A worker is killed in the middle: what it had is played again, and nothing is missing."""
    distributed = pytest.importorskip("distributed")
    words = {"seats": 2, "options": {"max_rounds": 1}, "progress": False}
    expected = simulate("teg", "random", 150, 1, **words)
    parts_then, written = [], threading.Event()

    class Telling(Writer):
        def add(self, *given):
            super().add(*given)
            if parts_in(self.folder):
                written.set()

    def kill_in_the_middle(victim):
        written.wait(120)
        os.kill(victim, signal.SIGKILL)
        parts_then.extend(parts_in(tmp_path / "d"))

    with (
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            local_directory=str(tmp_path / "space"),
        ) as cluster,
        distributed.Client(cluster) as client,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr("teg_nb.simulation.matches.Writer", partial(Telling, part_rows=300))
        victim = next(iter(client.run(os.getpid).values()))
        thread = threading.Thread(target=kill_in_the_middle, args=[victim], daemon=True)
        thread.start()
        data = simulate("teg", "random", 150, 1, client, out=tmp_path / "d", **words)
        thread.join(10)
        few = simulate("teg", "random", 3, 1, client.get_executor(), **words)
        simulate("teg", "random", 31, 1, out=tmp_path / "e", **words)
        simulate("teg", "random", 150, 1, client, out=tmp_path / "e", resume=True, **words)

    assert 0 < len(parts_then) < len(parts_in(tmp_path / "d")) / 2
    assert data.about == {"asked": 150, "finished": 150}
    assert same(data, expected)
    assert few.match(2).actions == expected.match(2).actions
    files = [path for path in (tmp_path / "d").rglob("*.*") if path.is_file()]
    for path in files:
        assert (tmp_path / "e" / path.relative_to(tmp_path / "d")).read_bytes() == path.read_bytes()


def test_processes_started_afresh(tmp_path):
    """On processes that are started afresh, named bots need nothing of the main program."""
    program = textwrap.dedent(
        """
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor
        from teg_nb import simulate

        if __name__ == "__main__":
            context = multiprocessing.get_context("spawn")
            with ProcessPoolExecutor(1, mp_context=context) as pool:
                data = simulate("teg", "random", 2, 1, pool, seats=2, options={"max_rounds": 1},
                                progress=False)
            print(len(data))
        """
    )
    path = tmp_path / "program.py"
    path.write_text(program)
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (0, "2\n"), done.stderr
