"""The application: all commands in the order of the help, and the options of the command itself."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.core import TyperGroup

from teg_nb._version import __version__
from teg_nb.cli import course, grades, lab, logs, odds, play, rules, simulate
from teg_nb.cli.output import REFUSED, print_fault


class Commands(TyperGroup):
    """The command group; a file that cannot be opened or a missing package ends it in one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> object:
        """Run the chosen command."""
        from teg_nb.engine.errors import MissingPackage

        try:
            return super().main(
                args, prog_name, complete_var, standalone_mode, windows_expand_args, **extra
            )
        except MissingPackage as fault:
            print_fault(fault.text(""))
            sys.exit(REFUSED)
        except BrokenPipeError:  # the reader has closed the pipe
            raise
        except OSError as fault:
            where = f"{fault.filename}: " if fault.filename else ""
            print_fault(f"{where}{fault.strerror or fault}")
            sys.exit(REFUSED)


app = typer.Typer(
    name="teg-nb",
    cls=Commands,
    help="Board games of conquest in Jupyter: play, rewind, ask what if, and count.",
    epilog="Results are in Spanish; --lang en, or TEG_NB_LANG=en, gives English.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

for module in (lab, play, logs, simulate, odds, course, grades, rules):
    app.add_typer(module.commands)
app.add_typer(course.exercise_commands, name="exercises")


def main() -> None:
    """Run the command."""
    app()


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"teg-nb {__version__}")
        raise typer.Exit


@app.callback()
def _about(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    pass
