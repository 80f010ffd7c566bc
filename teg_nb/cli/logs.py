"""The commands about a log: `replay`, `table` and `picture`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from teg_nb.cli.options import JsonOption, Lang, LangOption
from teg_nb.cli.output import as_typed, refuse_usage, show_match, stop
from teg_nb.engine.storage.atomic_write import write_atomically

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

commands = typer.Typer()

T = TypeVar("T")

STDIN = Path("-")

LogArgument = Annotated[
    Path, typer.Argument(help="File that `play`, or a notebook, wrote; - for stdin.")
]
LineOption = Annotated[str, typer.Option(help="Line of play, of a log that has several.")]
PartialOption = Annotated[
    bool, typer.Option("--partial", help="What there is of a log that breaks off.")
]


@commands.command(epilog="Example: teg-nb replay m.jsonl")
def replay(
    log: LogArgument,
    line: LineOption = "",
    partial: PartialOption = False,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Check a log entry by entry, and print how the match stands."""
    show_match(_loaded(log, line, partial, lang.value), as_json, lang.value, log)


def _loaded(log: Path, line: str, partial: bool, lang: str) -> Match:
    """Load the match of a log, or stop with one line about its fault."""
    from teg_nb.engine.play.match import Match

    return _read(
        log,
        lang,
        lambda: Match.load(log, line, partial),
        lambda lines: Match.parse(lines, line, partial),
    )


def _read(log: Path, lang: str, load: Callable[[], T], parse: Callable[[list[str]], T]) -> T:
    """Load a log, or parse stdin. Stop with one line about its fault."""
    from teg_nb.engine.errors import BadLog, UnknownName

    try:
        return parse(sys.stdin.read().removesuffix("\n").split("\n")) if log == STDIN else load()
    except UnknownName as fault:
        refuse_usage(fault, lang)
    except BadLog as fault:
        stop(f"{log}: {as_typed(fault.text(lang))}")


@commands.command(epilog="Example: teg-nb page m.jsonl -o m.html")
def page(
    log: Annotated[
        Path, typer.Argument(help="Log of a match, or a lesson, .ipynb; - for a log on stdin.")
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="File, .html.")],
    line: LineOption = "",
    partial: PartialOption = False,
    notes: Annotated[
        bool, typer.Option("--notes", help="With the comments and variations of the log.")
    ] = False,
    viewer: Annotated[
        str, typer.Option(help="A colour: with what only that seat knows of a match that goes on.")
    ] = "",
    lang: LangOption = Lang.es,
) -> None:
    """Write a match or a lesson as one page that opens in any browser, without Jupyter.

    A lesson is executed.
    """
    from teg_nb.engine.errors import UnknownName
    from teg_nb.engine.play.study import Study
    from teg_nb.widget.session.saved_page import page as save_page

    if log.suffix == ".ipynb":
        if line or partial or notes or viewer:
            raise typer.BadParameter("a lesson has no --line, --partial, --notes and --viewer")
        _lesson_page(log, out, lang.value)
        return
    if notes and line:
        raise typer.BadParameter("--notes shows all lines of play: leave out --line")
    shown: Match | Study = (
        _read(
            log,
            lang.value,
            lambda: Study.load(log, partial),
            lambda lines: Study.parse(lines, partial),
        )
        if notes
        else _loaded(log, line, partial, lang.value)
    )
    try:
        save_page(shown, out, lang=lang.value, notes=notes, viewer=viewer or None)
    except UnknownName as fault:
        refuse_usage(fault, lang.value)


def _lesson_page(lesson: Path, out: Path, lang: str) -> None:
    """Write a lesson as a page, or stop with one line about its fault."""
    from teg_nb.engine.errors import GameError
    from teg_nb.lessons.lesson_page import lesson_page

    try:
        lesson_page(lesson, out, lang=lang)
    except GameError as fault:  # a lesson that fails, or a package that is missing
        stop(f"{lesson}: {fault.text(lang)}")


class TableName(StrEnum):
    """The tables of a match; each is a function of `teg_nb.analysis`."""

    entries = "entries"
    events = "events"
    board = "board"
    battles = "battles"
    sides = "sides"
    standings = "standings"
    stocks = "stocks"


@commands.command(epilog="Example: teg-nb table m.jsonl --out m.csv --table standings")
def table(
    log: LogArgument,
    out: Annotated[Path, typer.Option(help="File, .csv or .parquet; - for CSV on stdout.")] = Path(
        "-"
    ),
    table: Annotated[
        TableName, typer.Option(help="Which; docs/tables.md has their columns.")
    ] = TableName.entries,
    viewer: Annotated[
        str, typer.Option(help="Who looks at a match that goes on: a colour, or all.")
    ] = "",
    line: LineOption = "",
    partial: PartialOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Turn a log into a table, for a spreadsheet or pandas."""
    from teg_nb import analysis
    from teg_nb.engine.errors import BadArgument, GameError, needed_packages

    to_stdout = out == Path("-")
    suffix = out.suffix.lower()
    if not to_stdout and suffix not in (".csv", ".parquet"):
        refuse_usage(BadArgument("table_file", name=out.name), lang.value)
    match = _loaded(log, line, partial, lang.value)
    try:
        frame = getattr(analysis, f"{table.value}_frame")(match, viewer=viewer or None)
    except GameError as fault:
        refuse_usage(fault, lang.value)
    if to_stdout:
        typer.echo(frame.to_csv(index=False), nl=False)
    else:
        csv = suffix == ".csv"
        if not csv:
            with needed_packages():
                import pyarrow  # noqa: F401
        write_atomically(out, frame.to_csv(index=False) if csv else frame.to_parquet(index=False))


@commands.command(epilog="Example: teg-nb picture m.jsonl --step 100 --out p.svg")
def picture(
    log: LogArgument,
    out: Annotated[
        Path, typer.Option(help="File: .svg; .png or .pdf where there is a Chromium or Chrome.")
    ],
    step: Annotated[
        int | None, typer.Option(help="After how many entries; all of them by default.", min=0)
    ] = None,
    line: LineOption = "",
    partial: PartialOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Draw the board at a step of a log, as everybody may see it."""
    from teg_nb.engine.errors import BadArgument, StaleStep

    if out == Path("-"):
        raise typer.BadParameter("a picture is a file")
    match = _loaded(log, line, partial, lang.value)
    steps = len(match)
    if step is not None and step > steps:
        refuse_usage(StaleStep("no_step", last=str(steps), step=str(step)), lang.value)
    try:
        match.fork(steps if step is None else step).picture(lang=lang.value).save(out)
    except BadArgument as fault:
        refuse_usage(fault, lang.value)
