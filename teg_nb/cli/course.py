"""The commands about lessons and exercises: `lessons`, `sheet` and `exercises check`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from teg_nb.cli.options import FolderOption, JsonOption, Lang, LangOption
from teg_nb.cli.output import REFUSED, command_phrases, print_json, stop
from teg_nb.engine.storage.atomic_write import write_atomically

if TYPE_CHECKING:
    from teg_nb.lessons.course import LessonInfo

commands = typer.Typer()

exercise_commands = typer.Typer(help="Exercises that the rules judge.", no_args_is_help=True)


@exercise_commands.command(
    "check", epilog="Example: teg-nb exercises check class.toml --preview class.html"
)
def check_exercises(
    file: Annotated[Path, typer.Argument(help="Exercises in TOML; see docs/exercises.md.")],
    preview: Annotated[
        Path | None, typer.Option(help="Write all of them here as a page, with solutions.")
    ] = None,
    lang: LangOption = Lang.es,
    as_json: JsonOption = False,
) -> None:
    """Try each exercise: its solution is right, what it foresees as wrong is wrong."""
    from teg_nb import exercises
    from teg_nb.cli.terminal import Screen
    from teg_nb.engine.errors import GameError
    from teg_nb.exercises.text import counted

    try:
        tried = list(exercises.check(file, lang.value))
        if preview is not None:
            write_atomically(preview, exercises.preview(file, lang.value))
    except GameError as fault:
        stop(fault.text(lang.value))
    if as_json:
        print_json({trial.name: trial.faults for trial in tried})
    else:
        screen = Screen()
        for trial in tried:
            screen.print(f"{'✗' if trial.faults else '✓'} {trial.name}")
            for reason in trial.faults:
                screen.print(f"  {reason}")
        if missing := sum(len(trial.options_without_reason) for trial in tried):
            screen.print(counted("no_reason", missing, "check").in_language(lang.value))
    if any(trial.faults for trial in tried):
        raise typer.Exit(REFUSED)


@commands.command(
    epilog="Example: teg-nb sheet notebooks/teg/exercises/06-attack.toml --out attack.html"
)
def sheet(
    lesson: Annotated[Path, typer.Argument(help="Exercises in TOML, or a lesson that loads some.")],
    out: Annotated[Path, typer.Option(help="The page to write, as HTML.")] = Path("sheet.html"),
    only: Annotated[
        list[str] | None, typer.Option(help="An exercise by its name; several times for several.")
    ] = None,
    title: Annotated[
        str, typer.Option(help="What stands on top; by default the file's name.")
    ] = "",
    lang: LangOption = Lang.es,
) -> None:
    """Write a page of exercises to print, in black and white, with the answers on the next."""
    from teg_nb import exercises
    from teg_nb.engine.errors import GameError

    try:
        write_atomically(out, exercises.sheet(lesson, lang.value, only or (), title))
    except GameError as fault:
        stop(fault.text(lang.value))
    typer.echo(out)


@commands.command(epilog="Example: teg-nb lessons notebooks/teg/02-misiles.ipynb --student course")
def lessons(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[LESSON]...", help="Lessons; all of the language by default."),
    ] = None,
    student: Annotated[
        Path | None,
        typer.Option(help="Write copies without solutions here, as a course of nbgrader."),
    ] = None,
    sealed: Annotated[
        str, typer.Option(help="A word; with it, copies get solutions that this word opens.")
    ] = "",
    folder: FolderOption = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """List the lessons: level, minutes and aims; or write learners' copies, ready for nbgrader."""
    from teg_nb.engine.errors import GameError
    from teg_nb.lessons import course
    from teg_nb.lessons.shipped import default_folder, shipped_lessons

    where = folder or default_folder()
    if folder is None and not where.is_dir():
        where = shipped_lessons()
    try:
        chosen = paths or course.lessons(where, lang.value)
        if student is None:
            _list_lessons([course.about(path) for path in chosen], as_json, lang.value)
            return
        written = list(course.student_copies(chosen, student, sealed))
    except GameError as fault:
        stop(fault.text(lang.value))
    if as_json:
        print_json({str(copy.folder): [copy.exercises, copy.questions] for copy in written})
        return
    for copy in written:
        points = command_phrases(lang.value)["points"].format_map(copy._asdict())
        typer.echo(f"{copy.folder}: {points}")


def _list_lessons(lessons: list[LessonInfo], as_json: bool, lang: str) -> None:
    if as_json:
        rows = {str(info.path): info._asdict() for info in lessons}
        print_json({name: {**row, "path": name} for name, row in rows.items()})
        return
    from rich import box
    from rich.table import Table

    from teg_nb.cli.terminal import Screen
    from teg_nb.lessons.course import ABOUT

    table = Table("", *ABOUT[lang], box=box.SIMPLE)
    for info in lessons:
        table.add_row(str(info.path), info.level, str(info.minutes), info.aims, info.needed)
    Screen().print(table)
