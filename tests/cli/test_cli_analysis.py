"""The commands that count: simulate, summary and odds."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from teg_nb.analysis import odds, read_dataset, summary
from teg_nb.cli.app import app

pytestmark = pytest.mark.slow

SIMULATE = ["simulate", "--seats", "3", "--matches", "6", "--seed", "4", "--max-rounds", "2"]


def run(*words):
    """Return the output of a command, without colours, and its exit status."""
    done = CliRunner().invoke(app, [str(word) for word in words])
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", text) for text in (done.stdout, done.stderr)]
    return SimpleNamespace(exit_code=done.exit_code, stdout=plain[0], stderr=plain[1])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("cli") / "data"
    assert run(*SIMULATE, "--bots", "greedy,random", "--out", path).exit_code == 0
    return path


# simulate


def test_a_simulation_is_a_dataset(folder):
    data = read_dataset(folder)

    assert len(data) == 6
    assert data.matches()["seed"].tolist() == [f"4/{k}" for k in range(6)]
    assert data.match(5).settings.options.max_rounds == 2
    assert data.match(5).metadata["bots"] == ["greedy", "random", "greedy"]


def test_json_says_who_wins_and_nothing_else(tmp_path):
    done = run(*SIMULATE, "--json", "--rotate", "--bots", "greedy,random,random")
    report = json.loads(done.stdout)

    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    assert (report["asked"], report["finished"], report["matches"], report["seed"]) == (6, 6, 6, 4)
    assert report["folder"] is None
    assert {row["bot"]: row["games"] for row in report["bots"]} == {"greedy": 6, "random": 12}
    assert sum(report["reasons"].values()) == 6


def test_processes_give_the_same(folder, tmp_path):
    words = [*SIMULATE, "--bots", "greedy,random", "--workers", "2", "--json"]
    report = json.loads(run(*words, "--out", tmp_path / "d").stdout)
    expected = summary(read_dataset(folder))

    assert {name: report[name] for name in expected} == json.loads(json.dumps(expected))
    assert list(read_dataset(tmp_path / "d").logs()) == list(read_dataset(folder).logs())


def test_seats_by_colour_and_options_of_the_game(tmp_path):
    done = run(
        *("simulate", "--seats", "rojo,Verde", "--matches", "1", "--max-rounds", "1"),
        *("--bots", "random", "--options", "auto_card=true", "--out", tmp_path / "d"),
    )
    settings = read_dataset(tmp_path / "d").match(0).settings

    assert done.exit_code == 0
    assert settings.seats == ("Rojo", "Verde")
    assert settings.options.auto_card is True


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "chess"], "'chess' is not one of 'teg', 'tgm',"),
        (["--bots", "clever"], "ningún bot 'clever'"),
        (["--seats", "9"], "2 a 6 personas"),
        (["--matches", "0"], "matches"),
        (["--workers", "0"], "workers"),
        (["--options", "double"], "NAME=VALUE"),
    ],
)
def test_wrong_usage(words, said):
    done = run("simulate", *words)

    assert done.exit_code == 2
    assert said in " ".join(done.stderr.split())


def test_a_folder_in_use_is_refused(folder):
    done = run(*SIMULATE, "--out", folder)

    assert done.exit_code == 1
    assert "hace falta una carpeta nueva o vacía" in done.stderr


# The command, but for parts so small that the first is soon written, and said to be.
IN_SMALL_PARTS = """
import functools, sys
from teg_nb import cli
from teg_nb.analysis.dataset.layout import parts_in
from teg_nb.simulation import matches as simulation
class Writer(simulation.Writer):
    def add(self, *given):
        super().add(*given)
        if parts_in(self.folder):
            print("a part", file=sys.stderr, flush=True)
simulation.Writer = functools.partial(Writer, part_rows=500)
cli.main()
"""


def test_interrupted_it_says_so(tmp_path):
    out = tmp_path / "d"
    words = ["--matches", "4000", "--max-rounds", "3", "--bots", "greedy", "--out", out, "--json"]
    child = subprocess.Popen(
        [sys.executable, "-c", IN_SMALL_PARTS, "simulate", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stderr.readline() == "a part\n"
    os.kill(child.pid, signal.SIGINT)
    said, noise = child.communicate(timeout=60)

    assert child.returncode == 130, noise
    report = json.loads(said)
    assert report["asked"] == 4000
    assert 0 < report["finished"] == len(read_dataset(out)) < 4000
    assert f"interrupted: {report['finished']} of 4000" in noise


def test_it_goes_on_where_it_was_interrupted(tmp_path):
    """Six matches at once, or two and then four: the same files."""
    words = [word for word in SIMULATE if word not in ("--matches", "6")]
    assert run(*words, "--matches", "2", "--out", tmp_path / "d").exit_code == 0
    done = run(*words, "--matches", "6", "--out", tmp_path / "d", "--resume", "--json")
    run(*words, "--matches", "6", "--out", tmp_path / "other")

    assert (done.exit_code, json.loads(done.stdout)["finished"]) == (0, 6)
    files = {path.name for path in (tmp_path / "d").rglob("*") if path.is_file()}
    assert {"_SHA256SUMS", "simulation.json", "part-00000.parquet", "README.md"} <= files
    for path in (tmp_path / "d").rglob("*.*"):
        assert (
            path.read_bytes()
            == (tmp_path / "other" / path.relative_to(tmp_path / "d")).read_bytes()
        )
    other = run("simulate", "--seats", "3", "--seed", "5", "--out", tmp_path / "d", "--resume")
    assert other.exit_code == 1
    assert "tiene otra simulación (allá → acá): options" in other.stderr
    assert "seed 4 → 5" in other.stderr
    nowhere = run(*SIMULATE, "--resume")
    assert nowhere.exit_code == 2


# The command, with a bot whose process is killed, as by the system when memory runs out.
KILLED = """
import os, signal
from teg_nb import bots, cli
def deadly(observation, rng):
    if rng.random() < 0.001:
        os.kill(os.getpid(), signal.SIGKILL)
    return bots.random_policy(observation, rng)
bots.POLICIES["deadly"] = deadly
cli.main()
"""


def test_a_worker_that_dies_is_one_sentence(tmp_path):
    words = [
        *SIMULATE,
        "--lang",
        "en",
        "--bots",
        "deadly",
        "--workers",
        "2",
        "--out",
        str(tmp_path / "d"),
    ]
    words[words.index("6")] = "400"
    done = subprocess.run(
        [sys.executable, "-c", KILLED, *words], capture_output=True, text=True, check=False
    )

    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    kept = re.search(r"(\d+) of 400 matches are kept in \S+; --resume goes on", done.stderr)
    if kept:
        assert len(read_dataset(tmp_path / "d")) == int(kept[1])
    else:
        assert "no match is kept" in done.stderr


# summary


def test_summary_of_a_dataset(folder):
    done = run("summary", folder, "--json")
    report = json.loads(done.stdout)
    expected = summary(read_dataset(folder))

    assert done.exit_code == 0
    assert report == json.loads(json.dumps(expected)) | {"folder": str(folder)}
    assert [row["order"] for row in report["orders"]] == [1, 2, 3]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("es", ("Jugador", "Orden de juego", "Intervalo", "Al azar", "partidas: 6", "mediana")),
        ("en", ("Seat", "Order of play", "by match", "By chance", "matches: 6", "median")),
    ],
)
def test_summary_in_words(folder, lang, words):
    done = run("summary", folder, "--lang", lang)

    assert done.exit_code == 0
    for word in words:
        assert word in done.stdout
    assert "round_limit" not in done.stdout  # said in words
    assert "33.3%" in done.stdout  # by chance, at a table of three


def test_summary_of_what_is_none(tmp_path, folder):
    nowhere = run("summary", tmp_path / "nowhere")
    empty = run("summary", tmp_path)
    shutil.copytree(folder, tmp_path / "broken")
    (tmp_path / "broken" / "matches/game=teg/part-00000.parquet").write_text("not Parquet")
    broken = run("summary", tmp_path / "broken")

    assert [done.exit_code for done in (nowhere, empty, broken)] == [1, 1, 1]
    assert "no existe esa carpeta" in nowhere.stderr
    assert "no hay ningún conjunto de partidas" in empty.stderr
    assert "matches/game=teg/part-00000.parquet: está dañado" in broken.stderr


# odds


def test_odds_in_words_and_in_json():
    table = run("odds", "10", "5", "--lang", "en")
    report = json.loads(run("odds", "10", "5", "--json").stdout)

    assert "76.77%" in table.stdout
    assert "The attacker loses" in table.stdout
    assert report["conquest"] == pytest.approx(odds.odds(10, 5).conquest)
    assert report["losses_defence"] == pytest.approx(odds.odds(10, 5).losses_defence)


@pytest.mark.parametrize("rules", ["teg", "tgm", "risk"])
def test_odds_of_other_dice(rules):
    report = json.loads(run("odds", "6", "4", "--rules", rules, "--json").stdout)

    assert report["rules"] == rules
    assert report["conquest"] == pytest.approx(odds.odds(6, 4, rules=rules).conquest)


def test_odds_under_snow_and_wind():
    reports = [
        json.loads(run("odds", "8", "6", "--situation", word, "--json").stdout)["conquest"]
        for word in ("snow", "wind")
    ]

    assert reports == [
        pytest.approx(odds.odds(8, 6, situation=word).conquest) for word in ("snow", "tail_wind")
    ]


def test_exact_odds():
    report = json.loads(run("odds", "2", "1", "--exact", "--json").stdout)
    table = run("odds", "2", "1", "--exact")

    assert report["exact"]["conquest"] == "5/12"
    assert "Conquista = 5/12" in table.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["3", "2", "--rules", "chess"], "chess"),
        (["3", "2", "--situation", "crisis"], "crisis"),
        (["3", "2", "--situation", "snow", "--rules", "risk"], "no situation cards"),
        (["1001", "2"], "1000 armies at most"),
        (["61", "2", "--exact"], "60 armies at most"),
        (["three", "2"], "integer"),
        (["3"], "defenders"),
    ],
)
def test_wrong_odds(words, said):
    done = run("odds", *words)

    assert done.exit_code == 2
    assert said.casefold() in " ".join(done.stderr.split()).casefold()
