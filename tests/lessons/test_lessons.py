"""The lessons in use: cells run twice, values changed; answers say what their code prints."""

from __future__ import annotations

import importlib.util
import itertools
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest
from cases import cases
from lessons import (
    FOLDER,
    LESSONS,
    WIDGET,
    cells,
    execute,
    language,
    name_of,
    plain,
    solutions,
)
from nbformat import NotebookNode

import teg_nb.lessons
from teg_nb import GAMES, Match

pytestmark = pytest.mark.slow

# Their cells run twice in every run, those of the others in `make soak`.
SHORT = ("teg/01-primera-partida", "analysis/02-matematica-de-los-dados", "00-inicio")
HELPERS = ", ".join(teg_nb.lessons.__all__)
NUMBER = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*")


def every_run(path: Path) -> bool:
    return name_of(path) in SHORT


def first(path: Path) -> bool:
    return name_of(path) == "teg/01-primera-partida"


def run(path: Path, sources: Iterable[str]) -> list[NotebookNode]:
    """Run some cells in one kernel, in the folder of a lesson; errors stay in the outputs."""
    notebook = nbformat.v4.new_notebook(cells=[*map(nbformat.v4.new_code_cell, sources)])
    execute().run(notebook, path.parent, allow_errors=True)
    cells: list[NotebookNode] = notebook.cells
    return cells


@pytest.mark.parametrize("name", ["05-en-un-cluster", "05-on-a-cluster"])
def test_without_dask_the_cell_of_the_cluster_says_what_it_needs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sources = {cell.id: cell.source for cell in cells(FOLDER / "analysis" / f"{name}.ipynb")}
    assert [key for key, source in sources.items() if "import Client" in source] == ["dask-played"]
    monkeypatch.setitem(sys.modules, "distributed", None)
    exec(sources["dask-played"], {"find_spec": importlib.util.find_spec})
    (sentence,) = capsys.readouterr().out.splitlines()
    assert "pip install dask distributed" in sentence


def errors(cell: NotebookNode) -> list[str]:
    """Return the error of a cell, and its text on the error stream."""
    bad = [output for output in cell.outputs if output.output_type == "error"]
    said = [output for output in cell.outputs if output.get("name") == "stderr"]
    return [f"{item.ename}: {item.evalue}" for item in bad] + [item.text for item in said]


def shown(cell: NotebookNode) -> list[Any]:
    """Return the outputs of a cell as a reader sees them."""
    return [
        output.get("text")
        or {kind: data for kind, data in output.get("data", {}).items() if kind != WIDGET}
        for output in cell.outputs
    ]


def said(outputs: Iterable[Any]) -> str:
    """Text of outputs; a table is read whole, and not as far as it was printed."""
    texts = []
    for output in outputs:
        if output.output_type == "stream":
            texts.append(output.text)
            continue
        data = output.get("data", {})
        html = data.get("text/html")
        texts.append(
            unescape(re.sub(r"<[^>]*>", " ", html)) if html else data.get("text/plain", "")
        )
        texts.append(data.get("text/markdown", ""))
    return "\n".join(texts)


def told(some: Iterable[NotebookNode]) -> str:
    """Return the text of some cells: their code and its outputs."""
    return "\n".join(f"{cell.source}\n{said(cell.outputs)}" for cell in some)


def numbers(text: str, lang: str = "") -> list[tuple[float, int]]:
    """Numbers of a text with their decimals; in prose, as a language writes them."""
    if lang:
        text = re.sub(
            r"(?<=\d)[  ,](?=\d{3}\b)" if lang == "en" else r"(?<=\d)[  .](?=\d{3}\b)", "", text
        )
    values = []
    for word in NUMBER.findall(text):
        for part in word.split(",") if lang != "es" else [word.replace(",", ".")]:
            if part and part.count(".") < 2:
                values.append((float(part), len(part.partition(".")[2])))
    return values


def unsaid(words: str, lang: str, known: str) -> list[float]:
    """Numbers of a prose that occur nowhere: not rounded, and not as a share of a hundred."""
    values = {value for value, _ in numbers(known)} | {
        float(top) / float(below)
        for top, below in re.findall(r"(\d+)(?:, |/)(\d+)", known)
        if int(below)
    }
    return [
        value
        for value, decimals in numbers(words, lang)
        if not any(value in (round(item, decimals), round(100 * item, decimals)) for item in values)
    ]


@cache
def printed_names() -> frozenset[str]:
    """Countries and colours, which are the same in both languages."""
    known = set()
    for game in GAMES.values():
        settings = Match(game).settings
        known |= {*settings.seats, *(settings.board.countries if game.name != "eggar" else ())}
    return frozenset(known)


def names(text: str) -> set[str]:
    known = set()
    for name in sorted(printed_names(), key=len, reverse=True):
        if re.search(rf"\b{re.escape(name)}\b", text):
            known.add(name)
            text = text.replace(name, " ")
    return known


def imports(code: str) -> Iterator[tuple[str, str]]:
    """Yield the names that code imports from the package, each with its module."""
    for module, names in re.findall(r"^ *from (teg_nb[\w.]*) import ([\w, ]+)", code, re.MULTILINE):
        for name in names.split(","):
            yield module, name.split(" as ")[0].strip()


def test_lessons_use_names_that_exist(tmp_path: Path) -> None:
    """In their cells, and in the code of their folded answers, which few tests run."""
    for path in LESSONS:
        sources = [cell.source for cell in cells(path, "code")]
        sources += [code for answer in solutions(path) for code in answer.code]
        sources = [source.replace("import *", f"import {HELPERS}") for source in sources]
        notebook = nbformat.v4.new_notebook(cells=[*map(nbformat.v4.new_code_cell, sources)])
        nbformat.write(notebook, tmp_path / f"{name_of(path).replace('/', '-')}.ipynb")
        for module, name in imports("\n".join(sources)):
            assert hasattr(importlib.import_module(module), name), f"{path}: {module}.{name}"
    ruff = [sys.executable, "-m", "ruff", "check", "--isolated", "--quiet", "--select", "F821"]
    done = subprocess.run([*ruff, tmp_path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.notebook
@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    cases(*filter(every_run, LESSONS), soak=itertools.filterfalse(every_run, LESSONS)),
    ids=name_of,
)
def test_cells_twice_and_answers(path: Path) -> None:
    """No cell breaks when it is run again; what each folded answer says, its code prints."""
    own = [cell.source for cell in cells(path, "code")]
    answers = solutions(path)
    asked = [code for item in answers for code in item.code]
    ran = run(path, [*(source for source in own for _ in range(2)), *asked])
    assert [(cell.source, error) for cell in ran for error in errors(cell)] == []
    for at in range(0, len(own) * 2, 2):
        assert shown(ran[at]) == shown(ran[at + 1]), ran[at].source

    faults, rest = [], iter(ran[len(own) * 2 :])
    for answer in answers:
        printed = [next(rest) for _ in answer.code]
        beside = ran[: len(own) * 2 : 2][max(0, answer.after - 2) : answer.after + 2]
        known = "\n".join((answer.question, told(printed + beside)))
        words = plain(answer.words)
        wrong = [*unsaid(words, language(path), known), *sorted(names(words) - names(known))]
        if wrong:
            faults.append(f"{wrong} in: {words.strip()}")
    assert not faults, "\n".join(faults)


LATE = """
import sys, time
sys.stdout.flush_timeout = sys.stderr.flush_timeout = 0.1
get_ipython().kernel.iopub_thread.schedule(lambda: time.sleep(5))
display("late")
"""


@pytest.mark.notebook
@pytest.mark.slow
def test_outputs_that_come_late_are_kept() -> None:
    """On a busy machine, a kernel sends its outputs some seconds after its reply."""
    late, after = run(LESSONS[0], [LATE, "'after'"])
    assert [told([cell]).splitlines()[-1] for cell in (late, after)] == ["'late'", "'after'"]


BET = (
    "asked = Out[max(Out)]\n"
    "asked.bet({'chance': '50 %', 'yes': True, 'number': 3}[asked.asks]).result is None"
)


@pytest.mark.notebook
@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    cases(*filter(first, LESSONS[2:]), soak=itertools.filterfalse(first, LESSONS[2:])),
    ids=name_of,
)
def test_bets_come_out(path: Path) -> None:
    """The code above a bet does not give its answer away."""
    sources = []
    for cell in cells(path, "code"):
        sources.append(cell.source)
        if "exercises.guess(" in cell.source:
            sources.append(BET)
    ran = run(path, sources)
    assert [(cell.source, error) for cell in ran for error in errors(cell)] == []
    asked = [cell for cell in ran if cell.source == BET]
    assert asked
    assert all(cell.outputs[0].data["text/plain"] == "False" for cell in asked)


# Changes that the texts of the Spanish lessons invite to. The code of the English ones is the same.
# Each has a cell, the code to replace in it, and the code that a person may write instead.
INVITED = {
    "teg/01-primera-partida": [
        (
            "neighbours",
            '"Uruguay:", neighbours(board, "Uruguay")',
            '"Japón:", neighbours(board, "japon")',
        ),
        ("dealt", "random.Random(119)", "random.Random(120)"),
        ("widget", '{"Negro": "greedy", "Rojo": "random", "Azul": "greedy"}', "{}"),
        ("whole", 'Match.load("logs/four.jsonl")', "widget.match"),
    ],
    "tgm/01-una-guerra-clasica": [
        ("dealt", "random.Random(59)", "random.Random(60)"),
        ("widget", '{"Negro": "greedy", "Rojo": "random", "Azul": "greedy"}', "{}"),
        ("widget", 'Match("tgm", COLOURS)', 'Match("tgm", COLOURS, {"variant": "world"})'),
        ("whole-bet", 'game = Match.load("logs/four.jsonl")', "game = widget.match"),
    ],
    "reconquista/01-provincias-secretas": [
        ("dealt", "random.Random(1)", "random.Random(2)"),
        ("widget", '{"Rojo": "greedy", "Azul": "greedy"}', "{}"),
        ("widget", "COLOURS)", 'COLOURS, {"memory_aid": True})'),
    ],
    "wargame/01-recursos-y-tareas": [
        (
            "dealt-bet",
            "= dealt.resolve_chance(random.Random(250)",
            "= dealt.resolve_chance(random.Random(251)",
        ),
        ("widget", "COLOURS, {})", "COLOURS, mine)"),
        ("widget", '{"Negro": "greedy", "Rojo": "random", "Azul": "greedy"}', "{}"),
    ],
    "eggar/01-soldados-y-preguntas": [
        ("mine", "mine = -1", "mine = 2"),
        ("widget", '{"Azul": "greedy"}', "{}"),
    ],
}
GAME_CELL = 'game, seats, seed = "teg", 3, 7'


@pytest.mark.notebook
@pytest.mark.slow
@pytest.mark.parametrize("name", cases(*[*INVITED][::3], soak=[*INVITED][1::3] + [*INVITED][2::3]))
def test_what_people_are_invited_to_change(name: str) -> None:
    """Everything at once, and the lesson goes on to its end."""
    path = FOLDER / f"{name}.ipynb"
    own = {cell.id: cell.source for cell in cells(path, "code")}
    for cell, before, after in INVITED[name]:
        assert own[cell].count(before) == 1, (cell, before)
        own[cell] = own[cell].replace(before, after)
    ran = run(path, own.values())
    assert [(cell.source, error) for cell in ran for error in errors(cell)] == []


@pytest.mark.notebook
def test_the_start_page_plays_what_is_asked() -> None:
    path = FOLDER / "00-inicio.ipynb"
    practice, own = (cell.source for cell in cells(path, "code"))
    assert 'practice("teg")' in practice
    assert own.startswith(GAME_CELL)
    others = [
        own.replace(GAME_CELL, f'game, seats, seed = "{game}", {seats}, {seed}')
        for game, seats, seed in zip(GAMES, (4, 5, 3, 2, 2), (None, 1, None, 2, None), strict=True)
    ]
    people = [other.replace('{1: "greedy", 2: "random"}', "{}") for other in others]
    two = [other.replace(', 2: "random"', "") for other in others]
    ran = run(path, [*two, *people])
    assert [(cell.source, error) for cell in ran for error in errors(cell)] == []


# Numbers of the prose that no cell near it prints: facts of the world, and of pages further back.
ELSEWHERE = {
    "00": {*range(4, 13), *range(30, 95, 5), 72},  # ages and minutes; countries
    "analysis/01": {22, 3.5},
    "analysis/02": {95},
    "analysis/03": {72},
    "analysis/04": {5},
    "analysis/06": {160, 1992, 5000, 36000},
    "analysis/07": {45, 95},
    "analysis/08": {2, 22},
    "eggar/01": {7},
    "eggar/02": {3.5, 5.1, 14, 20, 32, 84, 95, 330, 1296},
    "reconquista/01": {0, 2, 3, 5, 10, 12, 14},
    "reconquista/02": {95, 1024},
    "teg/01": {7, 8, 9, 72},
    "teg/09": {45},
    "teg/12": {36},
    "tgm/01": {6, 42, 44},
    "tgm/02": {0.66, 1.11, 25, 40, 60, 46656},
    "wargame/01": {26},
    "wargame/02": {5, 95},
}


@pytest.mark.parametrize("path", LESSONS, ids=name_of)
def test_numbers_of_the_prose(path: Path) -> None:
    """They stand in the code or the outputs of the two cells before or of the two after."""
    known = next(
        (extra for part, extra in ELSEWHERE.items() if name_of(path).startswith(part)), set()
    )
    faults = []
    whole = cells(path)
    for place, cell in enumerate(whole):
        if cell.cell_type == "code" or place == 0 or cell.id == "book":
            continue  # what the book says are titles of the catalogue
        text = re.sub(r"<details>.*?</details>", "", cell.source, flags=re.DOTALL)
        text = re.split(r"## \d+\. (?:Para seguir|Go on)", text)[0]
        code = [item for item in whole if item.cell_type == "code" and "-bet" not in item.id]
        below = sum(item.cell_type == "code" and "-bet" not in item.id for item in whole[:place])
        beside = whole[max(0, place - 4) : place + 5]
        bets = [item for item in beside if item.cell_type == "code" and "-bet" in item.id]
        near = told(code[max(0, below - 2) : below + 2] + bets)
        wrong = set(unsaid(plain(text), language(path), near)) - known
        if wrong:
            faults.append((cell.id, wrong))
    assert faults == []
