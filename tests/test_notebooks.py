"""The lessons: current, small, in order, alike in both languages, and their solutions run."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import nbformat
import pytest

from teg_nb import GAMES, Match
from teg_nb.engine.game import Game

FOLDER = Path(__file__).resolve().parent.parent / "notebooks"
LESSONS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
PAIRS = [
    ("00-inicio", "00-start"),
    ("teg/01-primera-partida", "teg/01-first-match"),
    ("teg/02-misiles", "teg/02-missiles"),
    ("teg/03-bloqueos-y-reagrupe", "teg/03-blockades-and-regrouping"),
    ("teg/04-diplomacia", "teg/04-diplomacy"),
    ("tgm/01-una-guerra-clasica", "tgm/01-a-classic-war"),
    ("tgm/02-dados-y-escalera", "tgm/02-dice-and-ladder"),
    ("reconquista/01-provincias-secretas", "reconquista/01-secret-provinces"),
    ("reconquista/02-quien-sabe-que", "reconquista/02-who-knows-what"),
    ("wargame/01-recursos-y-tareas", "wargame/01-resources-and-tasks"),
    ("wargame/02-la-economia", "wargame/02-the-economy"),
    ("eggar/01-soldados-y-preguntas", "eggar/01-soldiers-and-questions"),
    ("eggar/02-dados-y-grupos", "eggar/02-dice-and-groups"),
    ("analysis/01-analizar-una-partida", "analysis/01-analysing-a-match"),
    ("analysis/02-matematica-de-los-dados", "analysis/02-the-mathematics-of-dice"),
    ("analysis/03-que-continente-conviene", "analysis/03-which-continent-to-hold"),
    ("analysis/04-mil-partidas", "analysis/04-a-thousand-matches"),
    ("analysis/05-en-un-cluster", "analysis/05-on-a-cluster"),
    ("analysis/06-aprender-a-jugar", "analysis/06-learning-to-play"),
]
LOGS = sorted(FOLDER.rglob("logs/*.jsonl"))
MOST_BYTES = 700_000
MOST_BYTES_OF_A_LOG = 100_000
WIDGET = "application/vnd.jupyter.widget-view+json"
CHART = "application/vnd.plotly.v1+json"

# What a committed output must not hold: paths of a machine, and anything fetched from elsewhere.
FOREIGN = re.compile(
    r"/(root|home|work|tmp|usr|Users)/|<script|<iframe|<link|@import"
    r"|(src|href)=[\"']?\s*(https?:)?//|url\(\s*[\"']?(https?:)?//"
)

each_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


@pytest.fixture(scope="module")
def execute() -> ModuleType:
    spec = importlib.util.spec_from_file_location("execute", FOLDER / "execute.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["execute"] = module
    spec.loader.exec_module(module)
    return module


def cells(path: Path, kind: str = "") -> list[Any]:
    notebook = nbformat.read(path, as_version=4)
    return [cell for cell in notebook.cells if kind in ("", cell.cell_type)]


def solutions(path: Path) -> list[str]:
    """Python of the folded solutions."""
    text = "\n".join(cell.source for cell in cells(path, "markdown"))
    folded = re.findall(r"<details>.*?</details>", text, re.DOTALL)
    return [code for each in folded for code in re.findall(r"```python\n(.*?)```", each, re.DOTALL)]


def test_there_are_lessons() -> None:
    """Each in both languages, with no more cells than a lesson can hold."""
    names = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in LESSONS}
    assert {name for pair in PAIRS for name in pair} == names
    for path in LESSONS:
        assert len(cells(path)) < (25 if "01-" not in path.stem else 50)


@pytest.mark.notebook
@pytest.mark.slow
@each_lesson
def test_outputs_are_what_the_cells_give_now(execute: ModuleType, path: Path) -> None:
    """`make notebooks` would change nothing; the solutions of the exercises run after the cells."""
    text = execute.text_of(execute.executed(path, more=solutions(path)))
    assert text == path.read_text(encoding="utf-8"), "run `make notebooks` and commit the result"


@each_lesson
def test_size(path: Path) -> None:
    assert path.stat().st_size <= MOST_BYTES


@each_lesson
def test_every_cell_has_run_in_order(path: Path) -> None:
    code = cells(path, "code")
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell.outputs]
    assert [output for output in outputs if output.output_type == "error"] == []
    assert [o for o in outputs if o.output_type == "stream" and o.name != "stdout"] == []


@each_lesson
def test_outputs_stand_alone(path: Path) -> None:
    """No widget state, nothing of this machine, nothing fetched; pictures beside the charts."""
    notebook = nbformat.read(path, as_version=4)
    assert set(notebook.metadata) == {"kernelspec", "language_info"}
    assert notebook.metadata.kernelspec.name == "python3"
    for cell in cells(path, "code"):
        for output in cell.outputs:
            data = output.get("data", {})
            assert WIDGET not in data
            assert CHART not in data or "image/svg+xml" in data
            for text in [*map(str, data.values()), output.get("text", "")]:
                assert not FOREIGN.search(text), FOREIGN.search(text)


@each_lesson
def test_one_widget_at_most(path: Path) -> None:
    """Each carries its whole front end to the browser."""
    code = "\n".join(cell.source for cell in cells(path, "code"))
    assert len(re.findall(r"MatchWidget\(", code)) <= 1


def blanked(node: ast.AST, strings: list[str]) -> str:
    """A program without its strings, which are noted in their order."""

    class Blank(ast.NodeTransformer):
        def visit_Constant(self, constant: ast.Constant) -> ast.Constant:
            if not isinstance(constant.value, str):
                return constant
            strings.append(constant.value)
            return ast.Constant("")

    return ast.dump(Blank().visit(node))


def printed(game: Game) -> set[str]:
    """Names of a game that are the same in both languages, and its verbs."""
    settings = Match(game).settings
    return {name for names in settings.vocabulary.values() for name in names} | set(game.verbs)


@pytest.mark.parametrize(("spanish", "english"), PAIRS)
def test_both_languages_have_the_same_cells(spanish: str, english: str) -> None:
    """The same cells by id and kind; the same code, but for comments and for strings of prose.

    A string may differ unless it is a name of the game: a country, a colour, a verb of the log.
    """
    one, other = (cells(FOLDER / f"{name}.ipynb") for name in (spanish, english))
    assert [(cell.id, cell.cell_type) for cell in one] == [
        (cell.id, cell.cell_type) for cell in other
    ]
    names = {name for game in GAMES.values() for name in printed(game)}
    for a, b in zip(one, other, strict=True):
        if a.cell_type == "markdown":
            assert a.source != b.source, a.id
            continue
        es: list[str] = []
        en: list[str] = []
        assert blanked(ast.parse(a.source), es) == blanked(ast.parse(b.source), en), a.id
        assert [each for each in es if each in names] == [each for each in en if each in names]
    solved = (solutions(FOLDER / f"{name}.ipynb") for name in (spanish, english))
    assert len(set(map(tuple, solved))) == 1


def test_lessons_write_nothing_beside_themselves() -> None:
    beside = [path for path in FOLDER.rglob("*") if path.suffix in (".jsonl", ".svg", ".csv")]
    assert sorted(beside) == LOGS


def test_logs_of_the_stories() -> None:
    """A match that a lesson tells about is a log beside it, which both languages open."""
    opened: dict[Path, list[Path]] = {}
    for path in LESSONS:
        code = "\n".join(cell.source for cell in cells(path, "code"))
        for name in re.findall(r"Match\.load\(\"(.*?)\"\)", code):
            opened.setdefault(path.parent / name, []).append(path)
    assert sorted(opened) == LOGS
    for log, lessons in opened.items():
        assert len(lessons) % 2 == 0, log
        assert log.stat().st_size <= MOST_BYTES_OF_A_LOG
        assert Match.load(log).is_over


@each_lesson
def test_no_story_hangs_on_a_seed(path: Path) -> None:
    """A cell lets bots play many matches or none: of one, the text would tell a story."""
    loops = (ast.For, ast.FunctionDef, ast.GeneratorExp, ast.ListComp)
    for cell in cells(path, "code"):
        nodes = list(ast.walk(ast.parse(cell.source)))
        many = {inner for node in nodes if isinstance(node, loops) for inner in ast.walk(node)}
        played = {node for node in nodes if isinstance(node, ast.Attribute) and node.attr == "run"}
        assert [ast.unparse(node) for node in played - many] == []
