"""The files of the lessons: small, in order, alike in both languages, as execute.py writes them.

nbval runs them, and compares what the cells give now with what the file has: `make test`.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from lessons import (
    CHART,
    FOLDER,
    LESSONS,
    PAIRS,
    WIDGET,
    cells,
    execute,
    language,
    name_of,
    plain,
    solutions,
)
from nbconvert import SlidesExporter

from teg_nb import GAMES, Match, lessons
from teg_nb.engine.game import AnyGame
from teg_nb.exercises import load
from teg_nb.exercises.text import escape, say
from teg_nb.lessons.course import ABOUT, LEVELS, about, contents
from teg_nb.lessons.trust import DIGESTS, digests

pytestmark = pytest.mark.slow

LOGS = sorted(FOLDER.rglob("logs/*.jsonl"))
MOST_BYTES = 1_000_000
MOST_BYTES_OF_A_LOG = 100_000

KINDS = {"text/plain", "text/html", "text/markdown", "image/svg+xml", CHART}  # nbval compares them

# A committed output holds no path of a machine, and fetches nothing from elsewhere.
FOREIGN = re.compile(
    r"/(root|home|work|tmp|usr|Users)/|<script|<iframe|<link|@import"
    r"|(src|href)=[\"']?\s*(https?:)?//|url\(\s*[\"']?(https?:)?//"
)

# Cells that make no lesson longer: exercises, bets, and sections about the rulebook.
ASIDE = re.compile(r"^(to-do|chapter-|book)|-bet$")

each_lesson = pytest.mark.parametrize("path", LESSONS, ids=name_of)


def test_there_are_lessons() -> None:
    """Each in both languages; these aside, no more cells than a lesson can hold."""
    assert sorted(name for pair in PAIRS for name in pair) == sorted(map(name_of, LESSONS))
    for path in LESSONS:
        told = [cell for cell in cells(path) if not ASIDE.search(cell["id"])]
        assert len(told) < (36 if "01-" not in path.stem else 56)


@pytest.mark.parametrize(("spanish", "english"), PAIRS[1:])
def test_each_lesson_says_for_whom_how_long_and_what_for(spanish: str, english: str) -> None:
    """In the same form, below its title, and the same in both languages."""
    said = [about(FOLDER / f"{name}.ipynb") for name in (spanish, english)]
    levels = [LEVELS[lang].index(lesson.level) for lang, lesson in zip(LEVELS, said, strict=True)]
    assert levels[0] == levels[1]
    assert said[0].minutes == said[1].minutes
    for lesson, lang in zip(said, ABOUT, strict=True):
        top = cells(lesson.path)[0].source
        assert top.startswith(f"# {lesson.title}\n\n| | |\n|---|---|\n| **{ABOUT[lang][0]}** | ")
        for link in re.findall(r"\]\(([^)]+\.ipynb)\)", top):
            assert (lesson.path.parent / link).is_file(), link


@pytest.mark.parametrize(("name", "lang"), [*zip(PAIRS[0], LEVELS, strict=True)])
def test_the_start_page_lists_them(name: str, lang: str) -> None:
    listed = next(cell for cell in cells(FOLDER / f"{name}.ipynb") if cell.id == "contents")
    assert listed.source.endswith(f"\n\n{contents(FOLDER, lang)}"), "run `make notebooks`"


@each_lesson
def test_lessons_for_the_young_show_no_code_of_more_than_three_lines(path: Path) -> None:
    if path.parent == FOLDER or about(path).level != LEVELS[language(path)][0]:
        return
    for place, cell in enumerate(cells(path, "code")):
        folded = cell.metadata.get("jupyter", {}).get("source_hidden", False)
        assert folded == (place == 0 or len(cell.source.splitlines()) > 3), cell.id


@pytest.mark.parametrize("which", [0, 1], ids=[*LEVELS])
def test_what_two_lessons_need_is_in_the_package(which: int) -> None:
    """No function is defined in two lessons; each that the young do begins with one line."""
    known: dict[str, str] = {}
    for pair in PAIRS[1:]:
        path = FOLDER / f"{pair[which]}.ipynb"
        code = cells(path, "code")
        if about(path).level == LEVELS[language(path)][0]:
            assert "from teg_nb.lessons import *\n" in code[0].source, pair
        for cell in code:
            for node in ast.walk(ast.parse(cell.source)):
                if isinstance(node, ast.FunctionDef | ast.ClassDef):
                    assert node.name not in dir(lessons), (pair, node.name)
                    body = blanked(ast.Module(node.body, []), [])
                    if node.name != "revealed":  # what follows a bet is the lesson's own
                        assert known.setdefault(body, pair[which]) == pair[which], node.name


BOOK = re.compile(r"Qué dice el reglamento, y qué|What the (?:rule)?book says, and what")
DECIDED = re.compile(r"\b(?:TEG|TGM|REC|WAR|EGG)-D-\d+\b")


@each_lesson
def test_each_lesson_says_what_we_decided(path: Path) -> None:
    """And names every decision that its quotations show, unless it has a section on them."""
    if path.parent == FOLDER:
        return
    said = [cell for cell in cells(path, "markdown") if BOOK.search(cell.source)]
    assert said, "what the book says, and what we decided"
    listed = [cell for cell in said if cell.id == "book" and not cell.source.startswith("#")]
    shown = {name for cell in cells(path, "code") for name in DECIDED.findall(str(cell.outputs))}
    for cell in listed:
        assert shown <= set(DECIDED.findall(cell.source)) != set()


@each_lesson
def test_every_section_asks_for_something_that_is_judged(path: Path) -> None:
    """A bet or an exercise, but where the lesson only says how to go on or what the book says."""
    if path.parent == FOLDER:
        return
    aside = ("Para seguir", "Go on", "Qué dice el reglamento", "What the book says")
    asked: dict[str, bool] = {}
    for cell in cells(path):
        if cell.cell_type == "markdown":
            titles = re.findall(r"^## \d+\. (.+)", cell.source, re.MULTILINE)
            asked |= {title: title.startswith(aside) for title in titles}
        elif re.search(r"\bexercises\.(?:guess|load|made|[A-Z]\w+)\(", cell.source):
            asked[[*asked][-1]] = True
    assert asked
    assert [section for section, questions in asked.items() if not questions] == []


# A cell that asks, or shows a board to play on.
ASKS = re.compile(r"\bexercises\.(?:load|made|generate|[A-Z]\w+)\(|\bMatchWidget\(|^widget$", re.M)

# Cells behind a bet that show something else, which does not answer it.
NO_ANSWER = {"neighbours", "continents", "together", "dask-played", "watched", "tie-known"}


@each_lesson
def test_nothing_after_a_bet_answers_it(path: Path) -> None:
    """A bet holds its reveal. Until the next text, saved outputs are questions and live boards."""
    names: list[str] = []
    bet = None
    for cell in cells(path):
        if cell.cell_type == "markdown":
            bet = None
        elif "exercises.guess(" in cell.source:
            bet = cell
            (call,) = (
                node
                for node in ast.walk(ast.parse(cell.source))
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "exercises.guess"
            )
            given = {keyword.arg: keyword.value for keyword in call.keywords}
            assert {"compute", "answer_type", "reveal", "name"} <= given.keys(), cell.id
            names.append(ast.literal_eval(given["name"]))
            (output,) = cell.outputs
            run = say("run_to_bet").in_language(language(path))
            assert output.data["text/html"] == (
                f'<div class="teg-exercise"><p>{escape(output.data["text/plain"])}</p>'
                f"<p><small>{run}</small></p></div>"
            )
        elif bet is not None and cell.id not in NO_ANSWER and not ASKS.search(cell.source):
            assert not cell.outputs, f"{cell.id} shows what follows the bet {bet.id}"
    assert len(names) == len(set(names))


OF_THE_PROGRAM = re.compile(
    r"\b(?:fork|undo|pop)\(\)|\bassert\b|\bs\d-\d\b|^[✓✗•] \w*_|^[✓✗•].*\['", re.MULTILINE
)
"""Words of the program, where people read moves."""


@each_lesson
def test_the_youngest_read_moves_in_words(path: Path) -> None:
    if path.parent == FOLDER or about(path).level != LEVELS[language(path)][0]:
        return
    prose = [
        re.sub(r"<details>.*?</details>", "", cell.source, flags=re.DOTALL)
        for cell in cells(path, "markdown")
    ]
    printed = [
        output.text
        for cell in cells(path, "code")
        for output in cell.outputs
        if output.output_type == "stream"
    ]
    assert OF_THE_PROGRAM.findall("\n".join(prose + printed)) == []


@each_lesson
def test_each_step_is_a_slide(path: Path) -> None:
    """A section begins a slide beside, a text or a cell one below; the set-up is none."""
    if path.parent == FOLDER:
        return
    for place, cell in enumerate(cells(path)):
        kind = cell.metadata["slideshow"]["slide_type"]
        if cell.cell_type == "markdown":
            assert kind == ("slide" if cell.source.startswith("#") else "subslide"), cell.id
        else:
            assert kind == ("skip" if place == 1 else "subslide"), cell.id


def test_slides_of_the_first_lesson() -> None:
    """`jupyter nbconvert --to slides` makes slides of the lessons."""
    path = FOLDER / "teg" / "01-primera-partida.ipynb"
    html, _ = SlidesExporter(exclude_input=True).from_filename(str(path))
    slides = re.findall(r"<section[ >]", html.split('class="slides"')[1])
    kinds = [cell.metadata.slideshow.slide_type for cell in cells(path)]
    assert len(slides) == kinds.count("slide") * 2 + kinds.count("subslide")
    assert len(cells(path)) - 1 == kinds.count("slide") + kinds.count("subslide")


def test_their_digests_are_those_of_the_package() -> None:
    assert DIGESTS.read_text("utf-8") == digests(FOLDER), "run `make notebooks`"


@each_lesson
def test_the_file_is_as_make_notebooks_writes_it(path: Path) -> None:
    """Nothing in it differs from run to run."""
    again = execute().cleaned(nbformat.read(path, as_version=4))
    assert execute().text_of(again) == path.read_text(encoding="utf-8"), "run `make notebooks`"


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
            assert set(data) <= KINDS
            assert CHART not in data or "image/svg+xml" in data
            for text in [*map(str, data.values()), output.get("text", "")]:
                assert not FOREIGN.search(text), FOREIGN.search(text)


def blanked(node: ast.AST, strings: list[str]) -> str:
    """A program without its strings, which are noted in their order."""

    class Blank(ast.NodeTransformer):
        def visit_Constant(self, constant: ast.Constant) -> ast.Constant:
            if not isinstance(constant.value, str):
                return constant
            strings.append(constant.value)
            return ast.Constant("")

    return ast.dump(Blank().visit(node))


def printed(game: AnyGame) -> set[str]:
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
        assert [item for item in es if item in names] == [item for item in en if item in names]
    solved = (solutions(FOLDER / f"{name}.ipynb") for name in (spanish, english))
    for ours, theirs in zip(*solved, strict=True):
        assert ours.code == theirs.code
        assert bool(ours.words.strip()) == bool(theirs.words.strip()), ours.code


def test_lessons_write_nothing_beside_themselves() -> None:
    beside = [path for path in FOLDER.rglob("*") if path.suffix in (".jsonl", ".svg", ".csv")]
    assert sorted(beside) == LOGS


def test_logs_of_the_stories() -> None:
    """A match that a lesson tells about is a log beside it, which both languages open."""
    opened: dict[Path, list[Path]] = {}
    for path in LESSONS:
        code = "\n".join(cell.source for cell in cells(path, "code"))
        for name in re.findall(r"\"(logs/.*?)\"", code):
            opened.setdefault(path.parent / name, []).append(path)
    assert sorted(opened) == LOGS
    for log, paths in opened.items():
        assert len(paths) % 2 == 0, log
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


SPOILT = {"image/svg+xml": "<svg>O</svg>", CHART: {"data": [1], "layout": {}}}


@pytest.mark.notebook
def test_nbval_looks_at_pictures(tmp_path: Path) -> None:
    """One letter of a picture that is not what the cell gives is a fault."""
    code = "from IPython.display import display\ndisplay({%r: %r, 'text/plain': ''}, raw=True)"
    given = {"image/svg+xml": "<svg>Q</svg>", CHART: {"data": [2], "layout": {}}}
    for number, kind in enumerate(SPOILT):
        for name, data in (("right", given[kind]), ("wrong", SPOILT[kind])):
            cell = nbformat.v4.new_code_cell(code % (kind, given[kind]), execution_count=1)
            output = nbformat.v4.new_output("display_data", {kind: data, "text/plain": ""})
            cell.outputs = [output]
            path = tmp_path / f"{name}{number}.ipynb"
            nbformat.write(nbformat.v4.new_notebook(cells=[cell]), path)
    pytest_of_its_own = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    ran = subprocess.run(
        [*pytest_of_its_own, "--nbval", "--nbval-current-env", str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert "2 failed, 2 passed" in ran.stdout, ran.stdout
    for kind in SPOILT:
        assert f"mismatch '{kind}'" in ran.stdout


# Words of another voice: each language has one word for a thing, in every lesson.
VOICES = {
    "es": r"sólo|tiros?|aquí|rondas?|máquinas?|ejecut\w+|docentes?|ést[aeo]s?|tú",
    "en": r"throws?|throwing|thrown|threw|machines?|reckon\w*|dear(er|est)?|had better|español",
}


@each_lesson
def test_one_voice(path: Path) -> None:
    text = plain("\n".join(cell.source for cell in cells(path, "markdown")))
    other = re.compile(rf"\b({VOICES[language(path)]})\b", re.IGNORECASE)
    assert [match.group() for match in other.finditer(text)] == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/exercises/*.toml")), ids=name_of)
def test_one_voice_in_exercises(path: Path) -> None:
    for name, exercise in load(path).items():
        texts = [exercise.task, *exercise.hints, *([exercise.explain] if exercise.explain else [])]
        for lang, voice in VOICES.items():
            text = "\n".join([item.in_language(lang) for item in texts] + exercise.options(lang))
            assert re.findall(rf"\b({voice})\b", text, re.IGNORECASE) == [], name


def test_one_voice_on_the_screen() -> None:
    folder = FOLDER.parent / "teg_nb" / "engine" / "text" / "locale"
    read = [
        json.loads((folder / f"{name}.json").read_text("utf-8")) for name in ("screen", "loading")
    ]
    for section in (*read[0].values(), read[1]):
        for key, said in section.items():
            assert set(said) == {"es", "en"}, key
            for lang, text in said.items():
                assert text, key
                assert re.findall(rf"\b({VOICES[lang]})\b", text, re.IGNORECASE) == [], key
