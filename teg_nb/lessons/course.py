"""Lessons as a class gets them: copies without solutions, which nbgrader grades.

A copy is a source of nbgrader (https://nbgrader.readthedocs.io): exercises stand in locked cells,
each chapter with a cell that counts those solved, and a folded solution gives way to a cell to
write in. What was answered on a board comes in ``answers.jsonl``, and is judged anew.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import warnings
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from teg_nb.engine.errors import GameError
from teg_nb.engine.games import GAMES
from teg_nb.engine.storage.atomic_write import file_within, write_atomically
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.engine.text.phrases import phrases

if TYPE_CHECKING:
    from nbformat import NotebookNode

CONFIG = "nbgrader_config.py"
_CONFIG = 'c = get_config()  # noqa: F821\nc.CourseDirectory.course_id = "teg_nb"\n'

LARGEST, LONGEST_CELL, LONGEST = 32_000_000, 20_000, 500_000
"""Bytes of a lesson, outputs among them; letters of a cell, and of all of its cells."""

_LINK = re.compile(r"\[([^\[\]]*)\]\(([^()\s]{1,300}\.ipynb)\)")
_BESIDE = re.compile(r"""["']((?:exercises|logs)/[^"'\n]+)["']""")
_CHAPTER = re.compile(r"""^exercises\.load\((["'][^"'\n]+\.toml["'])\)$""", re.MULTILINE)
_SINGLE = re.compile(r"""(exercises\.load\(["'][^"'\n]+\.toml["'])\)(\[["'][^"'\n]+["']\])""")
_OPEN, _SUMMED, _CLOSE = "<details><summary>", "</summary>", "</details>"

_SAYS_FOLDED = re.compile(
    r"[:;] (?:la solución está plegada|the solution is folded)[^.\n]*\."
    r"(?: (?:Para probarla|To try it).*)?"
)

LEVELS = {lang: (*phrases("levels", lang).values(),) for lang in LANGUAGES}
"""For whom a lesson is, from the youngest on."""

ABOUT = {lang: (*phrases("about", lang).values(),) for lang in LANGUAGES}
"""What the table on top of each lesson says: level, minutes, aims, what is needed before."""

_ROW = re.compile(r"^\| \*\*(.+?)\*\* \| (.+?) \|$", re.MULTILINE)


class LessonInfo(NamedTuple):
    """What a lesson says of itself on top, links as their text.

    Attributes
    ----------
    path : Path
    title : str
    level : str
        One of `LEVELS`.
    minutes : int
    aims, needed : str
    """

    path: Path
    title: str
    level: str
    minutes: int
    aims: str
    needed: str


class StudentCopy(NamedTuple):
    """A learners' copy.

    Attributes
    ----------
    folder : Path
        What is handed out: the lesson, its exercises and its logs.
    exercises, questions : int
        Points: for what the rules judge, and for what a teacher reads.
    """

    folder: Path
    exercises: int
    questions: int


def lessons(folder: Path, lang: str) -> list[Path]:
    """The lessons of a language in a folder, by games: those that a link leads to the other from.

    Raises
    ------
    GameError
        If there is none.
    """
    found = [
        path
        for path in sorted(folder.glob("*/*.ipynb"))
        if ".ipynb_checkpoints" not in path.parts and _language(_read(path)) == lang
    ]
    if not found:
        raise GameError("no_lessons", folder=str(folder))
    return found


def about(path: Path) -> LessonInfo:
    """For whom a lesson is, how long it takes, what for, and what is needed before.

    Raises
    ------
    GameError
        If it is no lesson, or does not say.
    """
    notebook = _read(path)
    lang = _language(notebook)
    said = dict(_ROW.findall(notebook.cells[0].source)) if lang else {}
    rows = [_LINK.sub(r"\1", said.get(each, "")) for each in ABOUT.get(lang, ())]
    if not (all(rows) and rows and rows[0] in LEVELS[lang] and rows[1].isdecimal()):
        raise GameError("no_lesson_file", file=path.name)
    title = notebook.cells[0].source.partition("\n")[0].removeprefix("# ")
    return LessonInfo(path, title, rows[0], int(rows[1]), *rows[2:])


def contents(folder: Path, lang: str) -> str:
    """A table of the lessons in a folder, by level, with links: for the start page."""
    found = [about(path) for path in lessons(folder, lang)]
    found.sort(key=lambda each: (LEVELS[lang].index(each.level), _order(each.path)))
    head = (phrases("classroom", lang)["lesson"], *ABOUT[lang])
    rows = [" | ".join(head), "|".join("---" for _ in head)]
    for each in found:
        link = f"[{each.title}]({each.path.relative_to(folder).as_posix()})"
        rows.append(" | ".join((link, each.level, f"{each.minutes}", each.aims, each.needed)))
    return "\n".join(f"| {row} |" for row in rows)


def _order(path: Path) -> tuple[int, str]:
    """Games in their order, then what is made of them."""
    games = [*GAMES, path.parent.name]
    return games.index(path.parent.name), path.stem


def assignment(lesson: Path) -> str:
    """What nbgrader calls a lesson.

    Examples
    --------
    >>> assignment(Path("notebooks/teg/02-misiles.ipynb"))
    'teg-02-misiles'
    """
    return f"{lesson.resolve().parent.name}-{lesson.stem}"


def student_copies(paths: Iterable[Path], folder: Path) -> Iterator[StudentCopy]:
    """Write lessons as assignments of a course of nbgrader, without solutions.

    Parameters
    ----------
    paths : iterable of Path
        Of lessons. Links between them lead from copy to copy.
    folder : Path
        Of the course: ``source/ASSIGNMENT/`` is written, and ``nbgrader_config.py`` if there is
        none. What stands there of an earlier copy is overwritten. A lesson brings the files that
        its code opens, if they lie within its own folder, and they are copied within its copy's.

    Raises
    ------
    GameError
        If something is no lesson, opens a file that lies elsewhere, or an exercise is wrong. Of
        that lesson nothing was written.
    OSError
        If a file cannot be read or written.
    """
    paths = list(paths)
    known = {path.resolve() for path in paths}
    for path in paths:
        notebook = _read(path)
        opened = {name: _opened(path, name) for name in _beside(notebook)}
        graded = _for_learners(notebook, path, known)
        target = folder / "source" / assignment(path)
        for name, source in opened.items():
            _copy(source, target, name)
        target.mkdir(parents=True, exist_ok=True)
        write_atomically(target / path.name, _text(notebook))
        yield StudentCopy(target, *graded)
    if not (folder / CONFIG).exists():
        write_atomically(folder / CONFIG, _CONFIG)


def _read(path: Path) -> NotebookNode:

    if path.stat().st_size > LARGEST:
        raise GameError("file_large", file=path.name, most=str(LARGEST // 1000))
    text = path.read_bytes()
    try:
        notebook = _notebook(text)
    except Exception:  # nbformat raises whatever comes up
        raise GameError("no_lesson_file", file=path.name) from None
    lengths = [len(cell.source) for cell in notebook.cells]
    if max(lengths, default=0) > LONGEST_CELL or sum(lengths) > LONGEST:
        sizes = {"most": str(LONGEST_CELL), "all": str(LONGEST)}
        raise GameError("lesson_long", file=path.name, **sizes)
    return notebook


def _notebook(text: bytes) -> NotebookNode:
    """What a file holds, if it is a notebook, and can be written again."""
    import nbformat

    data = json.loads(text)
    json.dumps(data, ensure_ascii=False).encode()
    with warnings.catch_warnings(action="ignore"):
        nbformat.validate(data)
        notebook: NotebookNode = nbformat.reads(text.decode(), as_version=4)
        if notebook.nbformat_minor < 5:  # cells had no names yet
            notebook = nbformat.v4.upgrade(notebook, 4, notebook.nbformat_minor)
    return notebook


def _opened(lesson: Path, name: str) -> Path:
    """A file that a lesson opens; raises `GameError` if it is not in its folder."""
    try:
        return file_within(lesson.parent, name)
    except GameError as fault:
        raise GameError("lesson_file", file=lesson.name, reason=fault) from None


def _copy(source: Path, target: Path, name: str) -> None:
    """Copy a file into a folder under a name, of which no link leads out of it."""
    place = target / name
    if not Path(os.path.realpath(place)).is_relative_to(os.path.realpath(target)):
        raise GameError("file_outside", file=str(place))
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, place)


def _text(notebook: NotebookNode) -> str:
    import nbformat

    return f"{nbformat.writes(notebook)}\n"


def _language(notebook: NotebookNode) -> str:
    """Of a lesson: its first cell has a link to the same one in the other language."""
    first = notebook.cells[0].source if notebook.cells else ""
    return "es" if "[In English](" in first else "en" if "[En castellano](" in first else ""


def _beside(notebook: NotebookNode) -> list[str]:
    """Files that the code opens, in the order in which it does."""
    code = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    return list(dict.fromkeys(_BESIDE.findall(code)))


def _for_learners(notebook: NotebookNode, path: Path, known: Collection[Path]) -> tuple[int, int]:
    """Make a lesson a learners' copy; returns the points for exercises, and for questions."""
    lang = _language(notebook) or "es"
    cells: list[NotebookNode] = []
    exercises = questions = 0
    for number, cell in enumerate(notebook.cells, 1):
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
            made, points = _chapter(cell, f"chapter_{number}", path, lang)
            exercises += points
        else:
            cell.source = _linked(cell.source, path, known)
            made, points = _asked(cell, lang)
            questions += points
        cells += made
    notebook.cells = cells
    return exercises, questions


def _chapter(
    cell: NotebookNode, name: str, lesson: Path, lang: str
) -> tuple[list[NotebookNode], int]:
    """A cell, and one that counts if it shows a chapter of exercises; with its points."""
    from teg_nb.exercises import load

    found = _CHAPTER.search(cell.source)
    if found is None:
        single = _SINGLE.sub(r"\1, solutions=False)\2", cell.source)
        if single != cell.source:  # one of a chapter, amid the text: it is no point
            cell.source = single
            _mark(cell, cell.id, locked=True)
        return [cell], 0
    most = len(load(_opened(lesson, found[1][1:-1])))
    kept = f"{name} = exercises.load({found[1]}, solutions=False)\n{name}"
    cell.source = cell.source.replace(found[0], kept)
    _mark(cell, cell.id, locked=True)
    words = phrases("classroom", lang)["count"].format(most=most)
    count = _cell("code", f"sum(map(exercises.passed, {name}))  # {words}", f"{cell.id}-count")
    _mark(count, count.id, locked=True, grade=True, points=most)
    return [cell, count], most


def _asked(cell: NotebookNode, lang: str) -> tuple[list[NotebookNode], int]:
    """Prose, with a cell to write in where a solution was folded; with its points."""
    cell.source = _SAYS_FOLDED.sub(".", cell.source)
    parts = _unfolded(cell.source)
    if len(parts) == 1:
        return [cell], 0
    cells: list[NotebookNode] = []
    for number, part in enumerate(parts, 1):
        if part.strip():
            cells.append(_cell("markdown", part.strip(), f"{cell.id}-{number}"))
        if number < len(parts):
            answer = _cell(
                "markdown", phrases("classroom", lang)["here"], f"{cell.id}-{number}-answer"
            )
            _mark(answer, answer.id, solution=True, grade=True, points=1)
            cells.append(answer)
    return cells, len(parts) - 1


def _unfolded(text: str) -> list[str]:
    """What stands around the folded parts of a text."""
    parts, place = [], 0
    while (start := text.find(_OPEN, place)) >= 0:
        summed = text.find(_SUMMED, start)
        end = text.find(_CLOSE, summed) if summed >= 0 else -1
        if end < 0:
            break
        parts.append(text[place:start])
        place = end + len(_CLOSE)
    return [*parts, text[place:]]


def _linked(text: str, path: Path, known: Collection[Path]) -> str:
    """Links to lessons that are handed out lead to their copies; others are their text alone."""

    def link(found: re.Match[str]) -> str:
        target = Path(os.path.normpath(path.resolve().parent / found[2]))
        if target not in known:
            return found[1]
        return f"[{found[1]}](../{assignment(target)}/{target.name})"

    lines = (line for line in text.split("\n") if not re.match(r"\[(In Eng|En cast)", line))
    return _LINK.sub(link, "\n".join(lines)).strip()


def _cell(kind: str, source: str, id: str) -> NotebookNode:
    from nbformat import v4

    make: Any = v4.new_code_cell if kind == "code" else v4.new_markdown_cell
    cell: NotebookNode = make(source, id=id[:64])
    return cell


def _mark(cell: NotebookNode, id: str, **more: Any) -> None:
    """What nbgrader wants to know of a cell."""
    plain = {"grade": False, "solution": False, "locked": False, "task": False}
    cell.metadata["nbgrader"] = {"schema_version": 3, "grade_id": id, **plain, **more}
