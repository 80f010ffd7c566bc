"""The commands about many matches: `simulate`, `tournament`, `summary` and `sample`."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from teg_nb.cli.options import (
    ROUNDS,
    BotsOption,
    GameName,
    GameOption,
    JsonOption,
    Lang,
    LangOption,
    OptionsOption,
    PresetOption,
    bot_names,
    parse_options,
    parse_seats,
)
from teg_nb.cli.output import as_typed, command_phrases, print_json, refuse_usage, stop
from teg_nb.engine.json_types import JsonMapping, JsonObject

if TYPE_CHECKING:
    from rich.table import Table

    from teg_nb.analysis.dataset.reader import Dataset

commands = typer.Typer()

INTERRUPTED = 130

SeedOption = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
RoundsOption = Annotated[
    int, typer.Option(help="Most countries win then; 0 for the game's own limit.", min=0)
]
WorkersOption = Annotated[int, typer.Option(help="Processes that play.", min=1)]
ResumeOption = Annotated[bool, typer.Option("--resume", help="Go on with what the folder has.")]


@contextmanager
def _stops(out: Path | None, lang: str) -> Iterator[None]:
    """End a command that plays many matches with one line for each kind of failure."""
    from teg_nb.analysis.dataset.reader import BadDataset
    from teg_nb.engine.errors import GameError
    from teg_nb.simulation.matches import WorkerDied

    try:
        yield
    except (BadDataset, WorkerDied) as fault:
        stop(as_typed(fault.text(lang)))
    except OSError as fault:
        notes = "".join(f"; {as_typed(note)}" for note in getattr(fault, "__notes__", ()))
        stop(f"{fault.filename or out}: {fault.strerror or fault}{notes}")
    except (GameError, ValueError) as fault:
        refuse_usage(fault, lang)


@commands.command(
    epilog="Example: teg-nb simulate --matches 200 --bots greedy,random --workers 2 --out runs"
)
def simulate(
    game: GameOption = GameName.teg,
    seats: Annotated[str, typer.Option(help="How many, or colours: Blanco,Rojo.")] = "4",
    matches: Annotated[int, typer.Option(help="How many matches.", min=1)] = 100,
    seed: SeedOption = 0,
    bots: BotsOption = "greedy",
    workers: WorkersOption = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="Every bot plays every seat.")] = False,
    out: Annotated[Path | None, typer.Option(help="New folder for the dataset.")] = None,
    resume: ResumeOption = False,
    max_rounds: RoundsOption = ROUNDS,
    preset: PresetOption = None,
    options: OptionsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Play many matches between bots, keep them as a dataset, and say who wins."""
    from teg_nb.simulation.matches import simulate

    if out == Path("-"):
        raise typer.BadParameter("a dataset is a folder: it cannot go to stdout")
    chosen = parse_options(options or [], preset)
    if max_rounds:
        chosen.setdefault("max_rounds", max_rounds)
    with _stops(out, lang.value):
        data = simulate(
            game,
            bots,
            matches,
            seed,
            workers if workers > 1 else None,
            seats=parse_seats(seats),
            options=chosen,
            rotate=rotate,
            out=out,
            resume=resume,
            tables=() if out else ("seats",),
            progress=sys.stderr.isatty(),
        )
    _show_summary(data, as_json, lang.value, {"seed": seed} | data.about)
    if data.about["finished"] < matches:
        raise typer.Exit(INTERRUPTED)


@commands.command(
    epilog="Example: teg-nb tournament --players hard,normal,easy --matches 60 --out ladder"
)
def tournament(
    players: Annotated[
        str,
        typer.Option(
            help="Two or more bots, with commas between them; mine.py: the function policy of it.",
            autocompletion=bot_names,
        ),
    ],
    out: Annotated[Path, typer.Option(help="New folder for the matches, with their logs.")],
    game: GameOption = GameName.teg,
    seats: Annotated[
        int | None, typer.Option(help="At each table; the fewest that there may be.", min=2)
    ] = None,
    matches: Annotated[int, typer.Option(help="How many in all, at least.", min=1)] = 100,
    seed: SeedOption = 0,
    workers: WorkersOption = 1,
    resume: ResumeOption = False,
    max_rounds: RoundsOption = ROUNDS,
    preset: PresetOption = None,
    options: OptionsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Let bots play against each other, each in every seat of the same deals, and rate them."""
    from teg_nb.simulation.tournament import ranking, tournament

    chosen = parse_options(options or [], preset)
    if max_rounds:
        chosen.setdefault("max_rounds", max_rounds)
    with _stops(out, lang.value):
        data = tournament(
            game,
            players,
            matches,
            seed,
            workers if workers > 1 else None,
            out=out,
            seats=seats,
            options=chosen,
            resume=resume,
            progress=sys.stderr.isatty(),
        )
    rows = ranking(data)
    report = {"game": game, "seed": seed, "folder": str(out), **data.about, "players": rows}
    if as_json:
        print_json(report)
    else:
        _print_standing(rows, lang.value)
    if data.about["finished"] < data.about["asked"]:
        raise typer.Exit(INTERRUPTED)


def _print_standing(rows: list[JsonObject], lang: str) -> None:
    from rich import box
    from rich.table import Table

    from teg_nb.cli.terminal import Screen

    words = command_phrases(lang)
    table = Table(box=box.SIMPLE)
    table.add_column(words["bot"])
    rated = "rating" in rows[0]
    names = ["wins", "games", "share", "interval", *(["rating", "reach"] if rated else [])]
    for name in names:
        table.add_column(words[name], justify="right")
    for row in rows:
        rating = [f"{row['rating']:.1f}", f"{row['low']:.1f} – {row['high']:.1f}"] if rated else []
        table.add_row(
            row["bot"],
            str(row["wins"]),
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['share_low']:.1%} – {row['share_high']:.1%}",
            *rating,
        )
    console = Screen()
    console.print(table)
    if not rated:
        from teg_nb.engine.errors import MissingPackage

        console.print(MissingPackage("openskill").text(lang), soft_wrap=True)


@commands.command(epilog="Example: teg-nb summary runs")
def summary(
    folder: Annotated[Path, typer.Argument(help="Dataset that `simulate`, or a notebook, wrote.")],
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Say who wins in a dataset, and how long it takes."""
    from teg_nb.analysis.dataset.reader import BadDataset, read_dataset
    from teg_nb.engine.errors import GameError

    try:
        _show_summary(read_dataset(folder), as_json, lang.value)
    except BadDataset as fault:
        stop(fault.text(lang.value))
    except GameError as fault:  # a needed table is missing
        stop(f"{folder}: {fault.text(lang.value)}")


def _show_summary(data: Dataset, as_json: bool, lang: str, more: JsonMapping | None = None) -> None:
    from teg_nb.analysis.statistics.wins import summary

    report = {**summary(data), **(more or {}), "folder": str(data.folder) if data.folder else None}
    if as_json:
        print_json(report)
        return
    from teg_nb.cli.terminal import Screen

    words = command_phrases(lang)
    console = Screen()
    for name in ("bots", "orders", "seats"):
        if report[name]:
            console.print(_table_of_shares(report[name], words))
    for row in report["lengths"]:
        console.print(
            f"{words['seats']}: {row['seats']}; {words['matches']}: {row['games']}"
            f" ({words['finished']}: {row['finished']}); {words['rounds']}:"
            f" {words['median']} {_number(row['median'])},"
            f" {_number(row['shortest'])}–{_number(row['longest'])}; {words['entries']}:"
            f" {_number(row['entries'])}",
            soft_wrap=True,
        )
    console.print("; ".join(_reasons(data.games, report["reasons"], lang)), soft_wrap=True)


def _table_of_shares(rows: list[JsonObject], words: Mapping[str, str]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    about = [name for name in rows[0] if name in ("seats", "order", "seat", "bot")]
    for name in about:
        table.add_column(words[name])
    for name in ("wins", "games", "share", "interval", "chance"):
        table.add_column(words[name], justify="right")
    for row in rows:
        table.add_row(
            *(str(row[name]) for name in about),
            str(row["wins"]),
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['chance']:.1%}",
        )
    return table


def _number(value: float | None) -> str:
    """Format a mean or a count in the shortest form."""
    return "–" if value is None or math.isnan(value) else f"{value:.4g}"


def _reasons(games: Iterable[str], reasons: Mapping[str, int], lang: str) -> Iterator[str]:
    """Yield the reasons for the ends of matches, in words, with their counts."""
    from teg_nb.engine.text.catalogue import catalogue

    catalogues = [catalogue(game) for game in games]
    for reason, times in reasons.items():
        known = (entry for entry in catalogues if reason in entry.sections["motives"])
        words = next(known, None)
        yield f"{words.label('motives', reason, lang) if words else reason}: {times}"


@commands.command(epilog="Example: teg-nb sample --workers 2")
def sample(
    workers: Annotated[
        int | None, typer.Option(help="Processes that play; one per core by default.", min=1)
    ] = None,
    again: Annotated[
        bool, typer.Option("--again", help="Replace the sample that is there.")
    ] = False,
    lang: LangOption = Lang.es,
) -> None:
    """Play the two thousand matches that some lessons ask about, once."""
    from teg_nb.simulation.resources import usable_workers
    from teg_nb.simulation.sample import MATCHES, make_sample, minutes_of_sample, sample_folder

    words = command_phrases(lang.value)
    folder = sample_folder()
    if again or not folder.is_dir():
        workers = workers or usable_workers()
        minutes = minutes_of_sample(workers)
        said = words["sample_begins"].format(matches=MATCHES, workers=workers, minutes=minutes)
        typer.echo(said, err=True)
        with _stops(folder, lang.value):
            data = make_sample(workers=workers)
        if len(data) < MATCHES:
            raise typer.Exit(INTERRUPTED)
    typer.echo(words["sample_in"].format(folder=folder))
