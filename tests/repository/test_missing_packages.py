"""Without pandas, pyarrow or JupyterLab: lessons and boards work, the rest says what to install."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from teg_nb.engine.errors import MissingPackage

pytestmark = pytest.mark.slow

# Run before anything else: these packages are not there.
BLOCK = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked())
"""

PLAY = """
import json
from teg_nb.lessons import *

loaded = {"pandas", "numpy", "pyarrow"} & set(sys.modules)
match = Match("tgm", seats=3).run(POLICIES["greedy"], random.Random(1), limit=60)
widget = MatchWidget(match)
said = {}

def ask(name, call):
    try:
        call()
    except MissingPackage as fault:
        said[name] = [fault.text("es"), fault.text("en"), *fault._render_traceback_()]

def written():
    from teg_nb.simulation.sample import load_sample

teg_nb.language = "en"
import teg_nb.analysis
from teg_nb.engine.errors import MissingPackage
ask("frame", match.frame)
ask("battles", match.battles)
ask("entries_frame", lambda: entries_frame(match))
ask("pd", lambda: pd.DataFrame())
ask("odds_table", lambda: teg_nb.analysis.odds_table("risk", attackers=3, defenders=3))
ask("network", lambda: teg_nb.analysis.board_graph("teg"))
ask("results", lambda: exercises.results())
ask("playouts", lambda: teg_nb.playouts(match, 2, progress=False).winners())
ask("sample", written)
ask("read_dataset", lambda: teg_nb.analysis.BadDataset)
ask("simulate", lambda: teg_nb.simulate("tgm", "random", 1, seed=1, progress=False))
print(json.dumps([sorted(loaded), len(match), said]))
"""

TABLES = {"frame", "battles", "entries_frame", "pd", "odds_table", "network"}
TABLES |= {"results", "playouts"}
DATASETS = {"sample", "read_dataset", "simulate"}

SAID = {
    "pandas": [
        "para las tablas hace falta pandas: pip install pandas",
        "tables need pandas: pip install pandas",
        "✗ tables need pandas: pip install pandas",
    ],
    "pyarrow": [
        "para los conjuntos de muchas partidas hace falta pyarrow: pip install pyarrow",
        "datasets of many matches need pyarrow: pip install pyarrow",
        "✗ datasets of many matches need pyarrow: pip install pyarrow",
    ],
}


def test_in_a_browser_nobody_is_told_to_install(monkeypatch):
    monkeypatch.setattr(sys, "platform", "emscripten")
    fault = MissingPackage("pandas")
    assert fault.text("en").startswith("this needs pandas, which this site does not have;")
    assert fault.text("es").startswith("para esto hace falta pandas, y este sitio no lo tiene;")


def without(blocked: set[str], program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCK.format(blocked=blocked) + program],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("blocked", "sentences"),
    [
        ({"pandas", "numpy", "pyarrow"}, dict.fromkeys(TABLES | DATASETS, SAID["pandas"])),
        ({"pyarrow"}, dict.fromkeys(DATASETS, SAID["pyarrow"])),
        (set(), {}),
    ],
    ids=["pandas", "pyarrow", "nothing"],
)
def test_a_lesson_plays_and_a_table_says_what_to_install(blocked, sentences, tmp_path):
    (tmp_path / "answers.jsonl").touch()
    done = without(blocked, PLAY, tmp_path)
    assert done.returncode == 0, done.stderr
    loaded, entries, said = json.loads(done.stdout.splitlines()[-1])

    assert loaded == []  # even where they are installed
    assert entries == 60
    assert said == sentences


@pytest.mark.parametrize(
    ("blocked", "words", "said"),
    [
        ("pyarrow", "simulate --matches 1", SAID["pyarrow"][0]),
        ("pyarrow", "simulate --matches 1 --lang en", SAID["pyarrow"][1]),
        ("pyarrow", "summary nowhere --lang en", SAID["pyarrow"][1]),
        ("pyarrow", "sample --lang en", SAID["pyarrow"][1]),
        ("pyarrow", "table m.jsonl --out m.parquet --lang en", SAID["pyarrow"][1]),
        ("pandas", "table m.jsonl", SAID["pandas"][0]),
        ("nbformat", "lessons --lang en", "lessons need JupyterLab: pip install jupyterlab"),
    ],
)
def test_a_command_says_what_to_install(blocked, words, said, tmp_path):
    from teg_nb import Match

    Match("tgm", seats=3).save(tmp_path / "m.jsonl")
    program = f"sys.argv = ['teg-nb', *{words.split()!r}]\nfrom teg_nb.cli import main\nmain()"
    done = without({blocked}, program, tmp_path)

    assert (done.returncode, done.stderr) == (1, f"teg-nb: {said}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["m.jsonl"]


def wanted(system: str, *extras: str) -> set[str]:
    """Names of the packages that an install with extras asks for, on a system."""
    path = Path(__file__).resolve().parents[2] / "pyproject.toml"
    project = tomllib.loads(path.read_text("utf-8"))["project"]
    lines = list(project["dependencies"])
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    needs = map(Requirement, lines)
    return {
        need.name
        for need in needs
        if not need.marker or need.marker.evaluate({"sys_platform": system})
    }


def test_a_plain_install_has_what_boards_tables_and_the_command_need():
    plain = {"anywidget", "ipywidgets", "networkx", "pandas", "plotly"}
    command = {"platformdirs", "rich", "tqdm", "typer"}
    assert wanted("linux") == plain | command
    assert wanted("linux", "lab", "data") - wanted("linux") == {"jupyterlab", "pyarrow"}


def test_a_page_that_runs_python_asks_for_no_pandas_no_command_and_no_lab():
    """They are native, or of no use there: JupyterLite has its own Lab."""
    assert wanted("linux") - wanted("emscripten") == {"pandas", "rich", "typer"}
    assert wanted("emscripten", "lab") == wanted("emscripten")
