"""Lessons for a class: copies without solutions, which nbgrader grades.

A copy is a source of nbgrader (https://nbgrader.readthedocs.io). Exercises are in locked cells, and
each chapter has a cell that counts the solved ones. A folded solution is replaced by a cell for the
answer. Answers given on a board come in ``answers.jsonl``, and are judged again.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from teg_nb.engine.errors import GameError, MissingPackage, needed_packages
from teg_nb.engine.games import GAMES
from teg_nb.engine.storage.atomic_write import file_within, write_atomically
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.engine.text.phrases import phrases
from teg_nb.exercises.handouts import handed_out, sealed_solutions
from teg_nb.exercises.journal import COURSE, course_salt

if TYPE_CHECKING:
    from nbformat import NotebookNode

CONFIG = "nbgrader_config.py"
_CONFIG = 'c = get_config()  # noqa: F821\nc.CourseDirectory.course_id = "teg_nb"\n'

LARGEST, LONGEST_CELL, LONGEST = 32_000_000, 20_000, 500_000
"""Bytes of a lesson, including outputs; letters of a cell, and of all of its cells."""

_LINK = re.compile(r"\[([^\[\]]*)\]\(([^()\s]{1,300}\.ipynb)\)")
_BESIDE = re.compile(r"""["']((?:exercises|logs)/[^"'\n]+)["']""")
_CHAPTER = re.compile(r"""^exercises\.load\((["'][^"'\n]+\.toml["'])\)$""", re.MULTILINE)
_SINGLE = re.compile(r"""(exercises\.load\(["'][^"'\n]+\.toml["'])\)(\[["'][^"'\n]+["']\])""")
_OPEN, _SUMMED, _CLOSE = "<details><summary>", "</summary>", "</details>"

_SAYS_FOLDED = re.compile(
    r"[:;] (?:la solución está plegada|the solution is folded)[^.\n]*\."
    r"(?: (?:Para probarla|To try it).*)?"
)

_FOR_TEACHERS = re.compile(r"^\*(?:Para quien enseña|For (?:the )?teachers?):\*.*\n*", re.MULTILINE)
"""A paragraph for the teacher, which copies leave out."""

LEVELS = {lang: (*phrases("levels", lang).values(),) for lang in LANGUAGES}
"""Levels of lessons, from the youngest learners on."""

ABOUT = {lang: (*phrases("about", lang).values(),) for lang in LANGUAGES}
"""Rows of the table on top of each lesson: level, minutes, aims, and needed knowledge."""

_ROW = re.compile(r"^\| \*\*(.+?)\*\* \| (.+?) \|$", re.MULTILINE)


class LessonInfo(NamedTuple):
    """Facts from the top of a lesson; links are replaced by their text.

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
    """A copy for learners.

    Attributes
    ----------
    folder : Path
        Folder to hand out: the lesson, its exercises and its logs.
    exercises, questions : int
        Points of exercises that the rules judge, and of questions that a teacher reads.
    """

    folder: Path
    exercises: int
    questions: int


def lessons(folder: Path, lang: str) -> list[Path]:
    """List the lessons of a language in a folder, by game.

    The language of a lesson is known from its link to the other language.

    Raises
    ------
    GameError
        If there is none.
    """
    paths = [
        path
        for path in sorted(folder.glob("*/*.ipynb"))
        if ".ipynb_checkpoints" not in path.parts and _language(_read(path)) == lang
    ]
    if not paths:
        raise GameError("no_lessons", folder=str(folder))
    return paths


def about(path: Path) -> LessonInfo:
    """Read the level, time, aims and needed knowledge of a lesson.

    Raises
    ------
    GameError
        If the file is no lesson, or lacks these facts.
    """
    notebook = _read(path)
    lang = _language(notebook)
    facts = dict(_ROW.findall(notebook.cells[0].source)) if lang else {}
    rows = [_LINK.sub(r"\1", facts.get(heading, "")) for heading in ABOUT.get(lang, ())]
    if not (all(rows) and rows and rows[0] in LEVELS[lang] and rows[1].isdecimal()):
        raise GameError("no_lesson_file", file=path.name)
    title = notebook.cells[0].source.partition("\n")[0].removeprefix("# ")
    return LessonInfo(path, title, rows[0], int(rows[1]), *rows[2:])


def contents(folder: Path, lang: str) -> str:
    """Return a Markdown table of the lessons in a folder, by level, for the start page."""
    infos = [about(path) for path in lessons(folder, lang)]
    infos.sort(key=lambda info: (LEVELS[lang].index(info.level), _order(info.path)))
    head = (phrases("classroom", lang)["lesson"], *ABOUT[lang])
    rows = [" | ".join(head), "|".join("---" for _ in head)]
    for info in infos:
        link = f"[{info.title}]({info.path.relative_to(folder).as_posix()})"
        rows.append(" | ".join((link, info.level, f"{info.minutes}", info.aims, info.needed)))
    return "\n".join(f"| {row} |" for row in rows)


def _order(path: Path) -> tuple[int, str]:
    """Return a sort key: games in their order, then other folders."""
    games = [*GAMES, path.parent.name]
    return games.index(path.parent.name), path.stem


def assignment(lesson: Path) -> str:
    """Return the name of a lesson as an assignment of nbgrader.

    Examples
    --------
    >>> assignment(Path("notebooks/teg/02-misiles.ipynb"))
    'teg-02-misiles'
    """
    return f"{lesson.resolve().parent.name}-{lesson.stem}"


def student_copies(paths: Iterable[Path], folder: Path, word: str = "") -> Iterator[StudentCopy]:
    """Write lessons as assignments of a course of nbgrader, without solutions.

    Parameters
    ----------
    paths : iterable of Path
        Files of lessons. Links between them lead from copy to copy.
    folder : Path
        Of the course: ``source/ASSIGNMENT/`` is written, and ``nbgrader_config.py`` if there is
        none. Files of an earlier copy are overwritten. The files that a lesson's code opens are
        copied into the copy's folder; they must be within the lesson's folder. Exercises are
        copied without their keys, and the words for the teacher are left out.
    word : str
        If given, each copy gets its solutions, sealed with this word (`open_solutions`).

    Raises
    ------
    GameError
        If a path is no lesson, a lesson opens a file outside its folder, or an exercise is wrong.
        Nothing of that lesson was written.
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
            if word and source.suffix == ".toml":
                sealed = target / name
                write_atomically(sealed.with_suffix(".sealed"), sealed_solutions(source, word))
        target.mkdir(parents=True, exist_ok=True)
        write_atomically(target / COURSE, _course(folder))
        write_atomically(target / path.name, _text(notebook))
        yield StudentCopy(target, *graded)
    if not (folder / CONFIG).exists():
        write_atomically(folder / CONFIG, _CONFIG)


def _course(folder: Path) -> str:
    """Return the facts of a course, and keep them in its folder. The salt is drawn once."""
    kept = folder / COURSE
    if not course_salt(folder):
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(kept, json.dumps({"salt": secrets.token_hex(16)}) + "\n")
    return kept.read_text("utf-8")


def _read(path: Path) -> NotebookNode:

    if path.stat().st_size > LARGEST:
        raise GameError("file_large", file=path.name, most=str(LARGEST // 1000))
    text = path.read_bytes()
    try:
        notebook = _notebook(text)
    except MissingPackage:
        raise
    except Exception:  # nbformat raises errors of many types
        raise GameError("no_lesson_file", file=path.name) from None
    lengths = [len(cell.source) for cell in notebook.cells]
    if max(lengths, default=0) > LONGEST_CELL or sum(lengths) > LONGEST:
        sizes = {"most": str(LONGEST_CELL), "all": str(LONGEST)}
        raise GameError("lesson_long", file=path.name, **sizes)
    return notebook


def _notebook(text: bytes) -> NotebookNode:
    """Parse a file as a notebook that can be written again."""
    with needed_packages():
        import nbformat

    data = json.loads(text)
    json.dumps(data, ensure_ascii=False).encode()
    with warnings.catch_warnings(action="ignore"):
        nbformat.validate(data)
        notebook: NotebookNode = nbformat.reads(text.decode(), as_version=4)
        if notebook.nbformat_minor < 5:  # older cells have no ids
            notebook = nbformat.v4.upgrade(notebook, 4, notebook.nbformat_minor)
    return notebook


def _opened(lesson: Path, name: str) -> Path:
    """Return the path of a file that a lesson opens.

    Raises
    ------
    GameError
        If the file is not in the lesson's folder.
    """
    try:
        return file_within(lesson.parent, name)
    except GameError as fault:
        raise GameError("lesson_file", file=lesson.name, reason=fault) from None


def _copy(source: Path, target: Path, name: str) -> None:
    """Copy a file into a folder, exercises without keys. No link leads outside the folder."""
    place = target / name
    if not Path(os.path.realpath(place)).is_relative_to(os.path.realpath(target)):
        raise GameError("file_outside", file=str(place))
    place.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix == ".toml":
        write_atomically(place, handed_out(source))
    else:
        shutil.copyfile(source, place)


def _text(notebook: NotebookNode) -> str:
    import nbformat

    return f"{nbformat.writes(notebook)}\n"


def _language(notebook: NotebookNode) -> str:
    """Return the language of a lesson, known from the link in its first cell."""
    first = notebook.cells[0].source if notebook.cells else ""
    return "es" if "[In English](" in first else "en" if "[En castellano](" in first else ""


def _beside(notebook: NotebookNode) -> list[str]:
    """List the files that the code opens, in order."""
    code = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    return list(dict.fromkeys(_BESIDE.findall(code)))


def _for_learners(notebook: NotebookNode, path: Path, known: Collection[Path]) -> tuple[int, int]:
    """Turn a lesson into a copy for learners; return the points of exercises and of questions."""
    lang = _language(notebook) or "es"
    cells: list[NotebookNode] = []
    exercises = questions = 0
    for number, cell in enumerate(notebook.cells, 1):
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
            copied, points = _chapter(cell, f"chapter_{number}", path, lang)
            exercises += points
        else:
            cell.source = _linked(_FOR_TEACHERS.sub("", cell.source), path, known)
            copied, points = _asked(cell, lang)
            questions += points
        cells += copied
    notebook.cells = cells
    return exercises, questions


def _chapter(
    cell: NotebookNode, name: str, lesson: Path, lang: str
) -> tuple[list[NotebookNode], int]:
    """Return a cell and, for a chapter of exercises, a cell that counts; and its points."""
    from teg_nb.exercises import load

    match = _CHAPTER.search(cell.source)
    if match is None:
        single = _SINGLE.sub(r"\1, solutions=False)\2", cell.source)
        if single != cell.source:  # a single exercise in the text gives no point
            cell.source = single
            _mark(cell, cell.id, locked=True)
        return [cell], 0
    points = len(load(_opened(lesson, match[1][1:-1])))
    loading = f"{name} = exercises.load({match[1]}, solutions=False)\n{name}"
    cell.source = cell.source.replace(match[0], loading)
    _mark(cell, cell.id, locked=True)
    words = phrases("classroom", lang)["count"].format(most=points)
    count = _cell("code", f"sum(map(exercises.is_solved, {name}))  # {words}", f"{cell.id}-count")
    _mark(count, count.id, locked=True, grade=True, points=points)
    return [cell, count], points


def _asked(cell: NotebookNode, lang: str) -> tuple[list[NotebookNode], int]:
    """Return prose cells with an answer cell for each folded solution; and their points."""
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
    """Split a text at its folded parts, and drop these."""
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
    """Point links at the copies of lessons that are handed out; reduce others to their text."""

    def link(match: re.Match[str]) -> str:
        target = Path(os.path.normpath(path.resolve().parent / match[2]))
        if target not in known:
            return match[1]
        return f"[{match[1]}](../{assignment(target)}/{target.name})"

    lines = (line for line in text.split("\n") if not re.match(r"\[(In Eng|En cast)", line))
    return _LINK.sub(link, "\n".join(lines)).strip()


def _cell(kind: str, source: str, id: str) -> NotebookNode:
    from nbformat import v4

    make: Callable[..., NotebookNode] = v4.new_code_cell if kind == "code" else v4.new_markdown_cell
    cell: NotebookNode = make(source, id=id[:64])
    return cell


def _mark(cell: NotebookNode, id: str, **more: object) -> None:
    """Write the metadata of a cell for nbgrader."""
    plain = {"grade": False, "solution": False, "locked": False, "task": False}
    cell.metadata["nbgrader"] = {"schema_version": 3, "grade_id": id, **plain, **more}
