"""The lessons as the tests read them: files, cells, folded solutions."""

from __future__ import annotations

import importlib.util
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import nbformat
from nbformat import NotebookNode

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
LESSONS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
PAIRS = [
    ("00-inicio", "00-start"),
    ("teg/01-primera-partida", "teg/01-first-match"),
    ("teg/02-misiles", "teg/02-missiles"),
    ("teg/03-bloqueos-y-reagrupe", "teg/03-blockades-and-regrouping"),
    ("teg/04-diplomacia", "teg/04-diplomacy"),
    ("teg/05-ejercitos-y-continentes", "teg/05-armies-and-continents"),
    ("teg/06-tarjetas-y-canjes", "teg/06-cards-and-exchanges"),
    ("teg/07-la-tarjeta-de-situacion", "teg/07-the-situation-card"),
    ("teg/08-atacar-de-a-dos", "teg/08-attacking-together"),
    ("teg/09-ganar", "teg/09-winning"),
    ("teg/10-de-a-dos-y-de-a-tres", "teg/10-two-and-three-players"),
    ("teg/11-una-primera-estrategia", "teg/11-a-first-strategy"),
    ("teg/12-leer-una-regla", "teg/12-reading-a-rule"),
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
    ("analysis/04-dos-mil-partidas", "analysis/04-two-thousand-matches"),
    ("analysis/05-en-un-cluster", "analysis/05-on-a-cluster"),
    ("analysis/06-aprender-a-jugar", "analysis/06-learning-to-play"),
    ("analysis/07-escribi-tu-bot", "analysis/07-write-your-own-bot"),
    ("analysis/08-tus-partidas", "analysis/08-your-matches"),
]
SPANISH = {spanish for spanish, _ in PAIRS}
WIDGET = "application/vnd.jupyter.widget-view+json"
CHART = "application/vnd.plotly.v1+json"
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)


@dataclass(frozen=True)
class Solution:
    """A folded solution: what was asked, what it says, and its code.

    `after` is the number of code cells above it.
    """

    after: int
    question: str
    words: str
    code: tuple[str, ...]


def name_of(path: Path) -> str:
    """As in `PAIRS`: the folder and the file, without its ending."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def language(path: Path) -> str:
    return "es" if name_of(path) in SPANISH else "en"


def cells(path: Path, kind: str = "") -> list[NotebookNode]:
    notebook = nbformat.read(path, as_version=4)
    return [cell for cell in notebook.cells if kind in ("", cell.cell_type)]


def solutions(path: Path) -> list[Solution]:
    """The folded solutions of a lesson, in order."""
    solved: list[Solution] = []
    above = 0
    for cell in cells(path):
        if cell.cell_type == "code":
            above += 1
            continue
        question, *parts = re.split(r"<details><summary>.*?</summary>", cell.source)
        for part in parts:
            answer, rest = part.split("</details>")
            solved.append(
                Solution(above, question, CODE.sub("", answer), tuple(CODE.findall(answer)))
            )
            question = rest
    return solved


def plain(markdown: str) -> str:
    """Prose alone: no code, formulas, links' addresses or numbers of sections and exercises."""
    text = re.sub(r"```.*?```|`[^`]*`|\$[^$]*\$|\$\$.*?\$\$", " ", markdown, flags=re.DOTALL)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    text = re.sub(r"^#+ .*$|^\d+\. ", " ", text, flags=re.MULTILINE)
    return re.sub(r"(?i)\b(secci[oó]n|sections?|secciones) \d+( a \d+| to \d+)?", " ", text)


def execute() -> ModuleType:
    """`notebooks/execute.py`, which is a script."""
    if "execute" not in sys.modules:
        spec = importlib.util.spec_from_file_location("execute", FOLDER / "execute.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules["execute"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["execute"])
    return sys.modules["execute"]
