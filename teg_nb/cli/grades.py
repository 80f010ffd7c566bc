"""The commands about a class: `class` and `grade`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from teg_nb.cli.options import Lang, LangOption
from teg_nb.cli.output import stop
from teg_nb.engine.storage.atomic_write import write_atomically

if TYPE_CHECKING:
    from teg_nb.exercises.grading import Grades

commands = typer.Typer()

FolderArgument = Annotated[
    Path, typer.Argument(help="A folder with a folder or a file of answers for each learner.")
]
CourseOption = Annotated[
    list[Path] | None,
    typer.Option(help="Exercises in TOML, or folders with some; by default those of the lessons."),
]


@commands.command("class", epilog="Example: teg-nb class handed-in --out class.html")
def class_table(
    folder: FolderArgument,
    course: CourseOption = None,
    out: Annotated[Path, typer.Option(help="The page to write; the CSV stands beside it.")] = Path(
        "class.html"
    ),
    lang: LangOption = Lang.es,
) -> None:
    """Write a page about a class: learners by goals, usual wrong answers, what to ask next."""
    from teg_nb.exercises.class_page import class_page, levels_csv

    grades = _graded(folder, course, lang.value)
    write_atomically(out, class_page(grades, lang.value))
    table = out.with_suffix(".csv")
    write_atomically(table, levels_csv(grades, lang.value))
    typer.echo(out)
    typer.echo(table)


@commands.command(epilog="Example: teg-nb grade handed-in --course exercises --out grades.csv")
def grade(
    folder: FolderArgument,
    course: CourseOption = None,
    out: Annotated[Path, typer.Option(help="The CSV to write.")] = Path("grades.csv"),
    lang: LangOption = Lang.es,
) -> None:
    """Judge the answers of a class anew, and write a row for each learner and goal."""
    from teg_nb.exercises.class_page import answers_csv

    write_atomically(out, answers_csv(_graded(folder, course, lang.value), lang.value))
    typer.echo(out)


def _graded(folder: Path, course: list[Path] | None, lang: str) -> Grades:
    """Judge a class. Folders of a course are searched for files of exercises."""
    from teg_nb.engine.errors import GameError
    from teg_nb.exercises.grading import grade
    from teg_nb.lessons.shipped import default_folder, shipped_lessons

    if course is None:
        lessons = default_folder()
        course = [lessons if lessons.is_dir() else shipped_lessons()]
    files = [
        file
        for path in course
        for file in (sorted(path.glob("**/exercises/*.toml")) or sorted(path.glob("*.toml")))
        if path.is_dir()
    ]
    files += [path for path in course if not path.is_dir()]
    try:
        return grade(folder, files, lang)
    except GameError as fault:
        stop(fault.text(lang))
