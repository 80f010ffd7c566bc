"""The command ``teg-nb``: lessons, matches between bots, replays, simulations, odds and the rules.

Exit status: 0 for success; 1 for a file that is refused or cannot be read or written, or a rule
that does not exist; 2 for wrong usage; 130 for an interrupted simulation, whose finished part is
stored. Results go to stdout, everything else to stderr.
"""

from __future__ import annotations

import importlib.util
import json
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn
from urllib.parse import quote

import typer
from typer.core import TyperGroup

from teg_nb._version import __version__
from teg_nb.engine.storage.atomic_write import write_atomically

if TYPE_CHECKING:
    from rich.table import Table

    from teg_nb.analysis.dataset.reader import Dataset
    from teg_nb.engine.play.match import Match
    from teg_nb.engine.text.catalogue import Catalogue, Clause, Decision
    from teg_nb.lessons.course import LessonInfo

REFUSED, USAGE, INTERRUPTED = 1, 2, 130

FIRST_LESSONS = {"es": "teg/01-primera-partida.ipynb", "en": "teg/01-first-match.ipynb"}

# Default limit of rounds of `play`, for games without a limit of their own:
# random bots may never reach an objective.
ROUNDS = 200

# Without this setting, Lab asks about news in a popup over the lesson.
_LAB_SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
    }
}


class Lang(StrEnum):
    """Languages of the rules and results."""

    es = "es"
    en = "en"


class GameName(StrEnum):
    """The games, known without loading them."""

    teg = "teg"
    tgm = "tgm"
    reconquista = "reconquista"
    wargame = "wargame"
    eggar = "eggar"


class Dice(StrEnum):
    """Dice rules of `odds`."""

    teg = "teg"
    tgm = "tgm"
    eggar = "eggar"
    risk = "risk"


class Situation(StrEnum):
    """Situation cards that change the dice."""

    snow = "snow"
    wind = "wind"
    tail_wind = "tail_wind"


class Commands(TyperGroup):
    """The command group; a file or folder that cannot be opened ends a command in one line."""

    def main(self, *args: Any, **more: Any) -> Any:
        """Run the chosen command."""
        try:
            return super().main(*args, **more)
        except BrokenPipeError:  # the reader has closed the pipe
            raise
        except OSError as fault:
            where = f"{fault.filename}: " if fault.filename else ""
            _say(f"{where}{fault.strerror or fault}")
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

LangOption = Annotated[
    Lang, typer.Option("--lang", help="Language of the results.", envvar="TEG_NB_LANG")
]
GameOption = Annotated[GameName, typer.Option(help="Name of the game.")]
LogArgument = Annotated[
    Path, typer.Argument(help="File that `play`, or a notebook, wrote; - for stdin.")
]
LineOption = Annotated[str, typer.Option(help="Line of play, of a log that has several.")]
PartialOption = Annotated[
    bool, typer.Option("--partial", help="What there is of a log that breaks off.")
]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
OptionsOption = Annotated[
    list[str] | None, typer.Option(help="Option of the game, as NAME=VALUE; repeatable.")
]
RoundsOption = Annotated[
    int, typer.Option(help="Most countries win then; 0 for the game's own limit.", min=0)
]
WorkersOption = Annotated[int, typer.Option(help="Processes that play.", min=1)]
ResumeOption = Annotated[bool, typer.Option("--resume", help="Go on with what the folder has.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object, nothing else.")]


def _bots_there() -> list[str]:
    from teg_nb.bots import POLICIES

    return list(POLICIES)


BotsOption = Annotated[
    str,
    typer.Option(
        help="One per seat, starting again, with commas between them: random, greedy, easy, normal,"
        " hard or search; settings in parentheses, as 'search(playouts=200)'.",
        autocompletion=_bots_there,
    ),
]


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


@app.command(epilog="Example: teg-nb lab --lang en --port 8890")
def lab(
    arguments: Annotated[
        list[str] | None, typer.Argument(help="More arguments for JupyterLab, after `--`.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port of the server.", min=0, max=65535)] = 8888,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = True,
    folder: Annotated[Path, typer.Option("--dir", help="Folder of the lessons.")] = Path(
        "notebooks"
    ),
    lang: LangOption = Lang.es,
) -> None:
    """Open the first lesson in JupyterLab, which trusts the lessons as they were shipped."""
    if not folder.is_dir():
        _stop(f"there is no folder {folder}: go to the project's folder, or name one with --dir")
    if importlib.util.find_spec("jupyterlab") is None:
        _stop("JupyterLab is not installed")
    from teg_nb.lessons.trust import trust

    with suppress(OSError):  # Lab itself reports a home folder that cannot be written
        trust(folder)
    command = lab_command(folder, port, open_, lang.value)
    with tempfile.TemporaryDirectory(prefix="teg-nb-") as settings:
        server = subprocess.Popen([*command, *(arguments or [])], env=_lab_environment(settings))
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        while True:
            try:
                status = server.wait()
                break
            except KeyboardInterrupt:  # the server received it too, and asks for confirmation
                continue
    raise typer.Exit(max(status, 0))


def lab_command(folder: Path, port: int, open_: bool, lang: str) -> list[str]:
    """Build the command line that starts JupyterLab on the first lesson of a folder.

    Examples
    --------
    >>> lab_command(Path("."), 8888, False, "es")[1:5]
    ['-m', 'jupyterlab', '--port=8888', '--no-browser']
    """
    words = [sys.executable, "-m", "jupyterlab", f"--port={port}"]
    if not open_:
        words.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words.append("--allow-root")
    words.append(f"--ServerApp.root_dir={folder.resolve()}")
    words.append("--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate")
    lesson = first_lesson(folder, lang)
    if lesson:
        words.append(f"--LabApp.default_url=/lab/tree/{quote(lesson)}")
    return words


def first_lesson(folder: Path, lang: str) -> str:
    """Find the notebook to open: the first lesson in a language, or the first of all."""
    if (folder / FIRST_LESSONS[lang]).is_file():
        return FIRST_LESSONS[lang]
    return min(
        (path.relative_to(folder).as_posix() for path in folder.rglob("*.ipynb")), default=""
    )


def _lab_environment(settings: str) -> dict[str, str]:
    """Build an environment in which Lab finds our default settings first; nothing is installed."""
    labconfig = Path(settings) / "labconfig"
    labconfig.mkdir()
    write_atomically(labconfig / "default_setting_overrides.json", json.dumps(_LAB_SETTINGS))
    paths = [settings, os.environ.get("JUPYTER_CONFIG_PATH", "")]
    return os.environ | {"JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths))}


@app.command(
    epilog="Example: teg-nb play --game tgm --seats 4 --seed 7 --bots greedy,random --out m.jsonl"
)
def play(
    game: GameOption = GameName.teg,
    seats: Annotated[str, typer.Option(help="How many, or colours: Blanco,Rojo.")] = "4",
    seed: Annotated[int, typer.Option(help="The same seed gives the same match.")] = 0,
    bots: BotsOption = "greedy",
    out: Annotated[Path | None, typer.Option(help="File for the log; - for stdout.")] = None,
    max_rounds: Annotated[
        int | None, typer.Option(help="The match ends then; 0 for no limit.", min=0)
    ] = None,
    options: OptionsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Play a match between bots, and save its log."""
    from teg_nb.bots import names_in, policy_of, seated
    from teg_nb.engine.errors import GameError
    from teg_nb.engine.games import game_named
    from teg_nb.engine.play.match import Match

    to_stdout = out == Path("-")
    if to_stdout and as_json:
        raise typer.BadParameter("--json and --out - both want stdout")
    try:
        rules = game_named(game)
    except GameError as fault:
        _usage(fault, lang.value)
    chosen = _options(options or [])
    if max_rounds is None:  # bots need an end; a game's own limit applies
        own = rules.setup(3).settings.options.max_rounds
        max_rounds = ROUNDS if own is None else 0
    if max_rounds:
        chosen.setdefault("max_rounds", max_rounds)
    try:
        match = Match(rules, _seats(seats), chosen, metadata={})
        names = seated(names_in(bots), len(match.settings.seats))
    except (GameError, ValueError) as fault:
        _usage(fault, lang.value)
    match.metadata = {"bots": list(names), "seed": seed}
    _run(match, [policy_of(name) for name in names], random.Random(seed), lang.value)
    if to_stdout:
        for line in match.lines():
            typer.echo(line)
        return
    if out is not None:
        match.save(out)
    _show(match, as_json, lang.value, out)


def _run(match: Match, players: list[Any], rng: random.Random, lang: str) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    most = match.settings.options.max_rounds
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    ) as progress:
        task = progress.add_task("", total=most)
        while not match.is_over:
            match.play(players, rng, "round")
            progress.update(task, completed=match.state.round, description=_counts(match, lang))


@app.command(epilog="Example: teg-nb replay m.jsonl")
def replay(
    log: LogArgument,
    line: LineOption = "",
    partial: PartialOption = False,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Check a log entry by entry, and print how the match stands."""
    _show(_loaded(log, line, partial, lang.value), as_json, lang.value, log)


def _loaded(log: Path, line: str, partial: bool, lang: str) -> Match:
    """Load the match of a log, or stop with one line about its fault."""
    from teg_nb.engine.errors import BadLog, UnknownName
    from teg_nb.engine.play.match import Match

    try:
        if log == Path("-"):
            lines = sys.stdin.read().removesuffix("\n").split("\n")
            return Match.parse(lines, line, partial)
        return Match.load(log, line, partial)
    except UnknownName as fault:
        _usage(fault, lang)
    except BadLog as fault:
        _stop(f"{log}: {_as_typed(fault.text(lang))}")


class TableName(StrEnum):
    """The tables of a match; each is a function of `teg_nb.analysis`."""

    entries = "entries"
    events = "events"
    board = "board"
    battles = "battles"
    sides = "sides"
    standings = "standings"
    stocks = "stocks"


@app.command(epilog="Example: teg-nb table m.jsonl --out m.csv --table standings")
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
    from teg_nb.engine.errors import BadArgument, GameError

    to_stdout = out == Path("-")
    suffix = out.suffix.lower()
    if not to_stdout and suffix not in (".csv", ".parquet"):
        _usage(BadArgument("table_file", name=out.name), lang.value)
    match = _loaded(log, line, partial, lang.value)
    try:
        frame = getattr(analysis, f"{table.value}_frame")(match, viewer=viewer or None)
    except GameError as fault:
        _usage(fault, lang.value)
    if to_stdout:
        typer.echo(frame.to_csv(index=False), nl=False)
    else:
        csv = suffix == ".csv"
        write_atomically(out, frame.to_csv(index=False) if csv else frame.to_parquet(index=False))


@app.command(epilog="Example: teg-nb picture m.jsonl --step 100 --out p.svg")
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
        _usage(StaleStep("no_step", last=str(steps), step=str(step)), lang.value)
    try:
        match.fork(steps if step is None else step).picture(lang=lang.value).save(out)
    except BadArgument as fault:
        _usage(fault, lang.value)


@contextmanager
def _stops(out: Path | None, lang: str) -> Iterator[None]:
    """End a command that plays many matches with one line for each kind of failure."""
    from teg_nb.analysis.dataset.reader import BadDataset
    from teg_nb.engine.errors import GameError
    from teg_nb.simulation.matches import WorkerDied

    try:
        yield
    except (BadDataset, WorkerDied) as fault:
        _stop(_as_typed(fault.text(lang)))
    except OSError as fault:
        notes = "".join(f"; {_as_typed(note)}" for note in getattr(fault, "__notes__", ()))
        _stop(f"{fault.filename or out}: {fault.strerror or fault}{notes}")
    except (GameError, ValueError) as fault:
        _usage(fault, lang)


@app.command(
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
    options: OptionsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Play many matches between bots, keep them as a dataset, and say who wins."""
    from teg_nb.simulation.matches import simulate

    if out == Path("-"):
        raise typer.BadParameter("a dataset is a folder: it cannot go to stdout")
    chosen = _options(options or [])
    if max_rounds:
        chosen.setdefault("max_rounds", max_rounds)
    with _stops(out, lang.value):
        data = simulate(
            game,
            bots,
            matches,
            seed,
            workers if workers > 1 else None,
            seats=_seats(seats),
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


@app.command(
    epilog="Example: teg-nb tournament --players hard,normal,easy --matches 60 --out ladder"
)
def tournament(
    players: Annotated[
        str,
        typer.Option(
            help="Two or more bots, with commas between them; mine.py: the function policy of it.",
            autocompletion=_bots_there,
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
    options: OptionsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Let bots play against each other, each in every seat of the same deals, and rate them."""
    from teg_nb.simulation.tournament import ranking, tournament

    chosen = _options(options or [])
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
        _print_json(report)
    else:
        _print_standing(rows, lang.value)
    if data.about["finished"] < data.about["asked"]:
        raise typer.Exit(INTERRUPTED)


def _print_standing(rows: list[dict[str, Any]], lang: str) -> None:
    from rich import box
    from rich.table import Table

    from teg_nb.cli.terminal import Screen

    words = _words(lang)
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
        from teg_nb.engine.errors import BadArgument

        console.print(BadArgument("no_openskill").text(lang), soft_wrap=True)


@app.command(epilog="Example: teg-nb summary runs")
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
        _stop(fault.text(lang.value))
    except GameError as fault:  # a needed table is missing
        _stop(f"{folder}: {fault.text(lang.value)}")


def _show_summary(
    data: Dataset, as_json: bool, lang: str, more: Mapping[str, Any] | None = None
) -> None:
    from teg_nb.analysis.statistics.wins import summary

    report = {**summary(data), **(more or {}), "folder": str(data.folder) if data.folder else None}
    if as_json:
        _print_json(report)
        return
    from teg_nb.cli.terminal import Screen

    words = _words(lang)
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


def _table_of_shares(rows: list[dict[str, Any]], words: Mapping[str, str]) -> Table:
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


@app.command(epilog="Example: teg-nb odds 10 5 --situation snow")
def odds(
    attackers: Annotated[int, typer.Argument(help="Armies in the country that attacks.")],
    defenders: Annotated[int, typer.Argument(help="Armies in the country attacked.")],
    rules: Annotated[Dice, typer.Option(help="Whose dice.")] = Dice.teg,
    situation: Annotated[
        Situation | None, typer.Option(help="Situation card that changes the dice.")
    ] = None,
    exact: Annotated[bool, typer.Option("--exact", help="Fractions; up to 60 armies.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Odds of attacking until the country falls, and the armies that it costs."""
    from teg_nb.analysis.odds import RULES
    from teg_nb.analysis.odds import odds as odds_of

    if situation and not RULES[rules].situations:
        raise typer.BadParameter(f"{rules} has no situation cards")
    most = EXACT_ARMIES if exact else ARMIES
    if max(attackers, defenders) > most:
        raise typer.BadParameter(f"{most} armies at most")
    try:
        attack = odds_of(
            attackers, defenders, situation=situation or "", exact=exact, rules=rules.value
        )
    except ValueError as fault:
        _usage(fault, lang.value)
    values = {name: float(value) for name, value in attack._asdict().items()}
    if as_json:
        asked = {"attackers": attackers, "defenders": defenders, "rules": rules}
        fractions = {name: str(value) for name, value in attack._asdict().items()}
        _print_json(
            asked
            | {"situation": situation or None}
            | values
            | ({"exact": fractions} if exact else {})
        )
        return
    from rich import box
    from rich.table import Table

    from teg_nb.cli.terminal import Screen

    table = Table(box=box.SIMPLE, show_header=False)
    for name, value in values.items():
        shown = f"{value:.2%}" if name == "conquest" else f"{value:.2f}"
        table.add_row(_words(lang.value)[name], shown)
    console = Screen()
    console.print(table)
    if exact:
        for name, value in attack._asdict().items():
            console.print(f"{_words(lang.value)[name]} = {value}", soft_wrap=True)


# Larger tables take more than a few seconds, or too much memory.
ARMIES, EXACT_ARMIES = 1000, 60


exercises_app = typer.Typer(help="Exercises that the rules judge.", no_args_is_help=True)
app.add_typer(exercises_app, name="exercises")


@exercises_app.command(
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

    try:
        tried = list(exercises.check(file, lang.value))
        if preview is not None:
            write_atomically(preview, exercises.preview(file, lang.value))
    except GameError as fault:
        _stop(fault.text(lang.value))
    if as_json:
        _print_json({trial.name: trial.faults for trial in tried})
    else:
        screen = Screen()
        for trial in tried:
            screen.print(f"{'✗' if trial.faults else '✓'} {trial.name}")
            for reason in trial.faults:
                screen.print(f"  {reason}")
    if any(trial.faults for trial in tried):
        raise typer.Exit(REFUSED)


@app.command(
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
        _stop(fault.text(lang.value))
    typer.echo(out)


@app.command(epilog="Example: teg-nb lessons notebooks/teg/02-misiles.ipynb --student course")
def lessons(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[LESSON]...", help="Lessons; all of the language by default."),
    ] = None,
    student: Annotated[
        Path | None,
        typer.Option(help="Write copies without solutions here, as a course of nbgrader."),
    ] = None,
    folder: Annotated[Path, typer.Option("--dir", help="Folder of the lessons.")] = Path(
        "notebooks"
    ),
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """List the lessons: level, minutes and aims; or write learners' copies, ready for nbgrader."""
    from teg_nb.engine.errors import GameError
    from teg_nb.lessons import course

    try:
        chosen = paths or course.lessons(folder, lang.value)
        if student is None:
            _list_lessons([course.about(path) for path in chosen], as_json, lang.value)
            return
        written = list(course.student_copies(chosen, student))
    except GameError as fault:
        _stop(fault.text(lang.value))
    if as_json:
        _print_json({str(copy.folder): [copy.exercises, copy.questions] for copy in written})
        return
    for copy in written:
        points = _words(lang.value)["points"].format_map(copy._asdict())
        typer.echo(f"{copy.folder}: {points}")


def _list_lessons(found: list[LessonInfo], as_json: bool, lang: str) -> None:
    if as_json:
        rows = {str(info.path): info._asdict() for info in found}
        _print_json({name: {**row, "path": name} for name, row in rows.items()})
        return
    from rich import box
    from rich.table import Table

    from teg_nb.cli.terminal import Screen
    from teg_nb.lessons.course import ABOUT

    table = Table("", *ABOUT[lang], box=box.SIMPLE)
    for info in found:
        table.add_row(str(info.path), info.level, str(info.minutes), info.aims, info.needed)
    Screen().print(table)


@app.command(epilog="Example: teg-nb rules TEG-D-64 --lang en")
def rules(
    id: Annotated[
        str, typer.Argument(help="TEG-8.5, TGM-8, TEG-D-32, O-3 or an error code; none: chapters.")
    ] = "",
    game: Annotated[
        GameName | None, typer.Option(help="Name of the game; clauses name it by theirs.")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Print a clause, a chapter, a decision, an objective, or a refusal with its clauses."""
    from teg_nb.engine.errors import UnknownName
    from teg_nb.engine.text.catalogue import catalogue, catalogue_of

    words = catalogue(game or "teg")
    if not game and "-" in id:
        with suppress(KeyError):  # O-3 begins with no game
            words = catalogue_of(id)
    try:
        rule = rule_facts(words, id, lang.value)
    except UnknownName as fault:
        _stop(fault.text(lang.value))
    if as_json:
        _print_json(rule)
        return
    _print_rule(rule, lang.value)


_SECTIONS = ("chapters", "clauses", "decisions", "objectives", "reasons")


def rule_facts(words: Catalogue, id: str, lang: str) -> dict[str, Any]:
    """Return the catalogue entry of an id.

    Returns
    -------
    dict
        ``id``, ``kind`` (``"clause"``, ``"chapter"``, ``"decision"``, ``"objective"``, ``"reason"``
        or ``"contents"``), ``title``, ``text``, and ``related``: pairs of an id and its title. A
        clause and a decision have their ``mark`` as well; a clause the ``decisions`` that settle
        it, a decision the ``option`` that chooses another reading and the ``others``.

    Raises
    ------
    KeyError
        If there is no such id.

    Examples
    --------
    >>> from teg_nb.engine.text.catalogue import catalogue
    >>> rule = rule_facts(catalogue(), "teg-d-32", "en")
    >>> rule["id"], rule["kind"], rule["related"]
    ('TEG-D-32', 'decision', [['TEG-8.5', 'Four dice']])
    """

    def titles(ids: Iterable[str]) -> list[list[str]]:
        return [[name, words.clause(name).title(lang)] for name in ids]

    def rule(id: str, kind: str, title: str, text: str, related: Any = ()) -> dict[str, Any]:
        return {
            "id": id,
            "kind": kind,
            "title": title,
            "text": text,
            "related": [list(pair) for pair in related],
        }

    def clause(found: Clause, kind: str, related: Any = ()) -> dict[str, Any]:
        facts = rule(found.name, kind, found.title(lang), found.text(lang), related)
        return facts | {"mark": found.mark}

    def decision(found: Decision) -> dict[str, Any]:
        others = [{"text": other.text(lang), "option": other.option} for other in found.others]
        facts = clause(found, "decision", titles([found.clause]))
        return facts | {"option": found.option, "others": others}

    if not id:
        chapters = [[key, words.chapter(key).title(lang)] for key in words.sections["chapters"]]
        return rule(words.game, "contents", words.game.upper(), "", chapters)
    section, key = words.find(id, _SECTIONS)
    if section == "chapters":
        inside = [[inner.id, inner.title(lang)] for inner in words.clauses_in(key)]
        return rule(key, "chapter", words.chapter(key).title(lang), "", inside)
    if section == "clauses":
        decisions = words.decisions_at(key)
        settled = [[item.name, item.title(lang)] for item in decisions]
        facts = clause(words.clause(key), "clause", settled)
        return facts | {"decisions": [decision(item) for item in decisions]}
    if section == "decisions":
        return decision(words.decision(key))
    if section == "objectives":
        return rule(key, "objective", key, words.label("objectives", key, lang))
    clauses = titles(words.reason_clauses(key))
    return rule(key, "reason", key, words.sentence(key, lang), clauses)


def _print_rule(rule: Mapping[str, Any], lang: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from teg_nb.cli.terminal import Screen
    from teg_nb.engine.text.phrases import phrases

    console = Screen()
    marks, headings = phrases("marks", lang), phrases("rules", lang)

    def show(rule: Mapping[str, Any], depth: int) -> None:
        def line(text: Text) -> None:
            console.print(Padding(text, (0, 0, 0, 2 * depth + 2), expand=False))

        heading = Text(rule["id"], style="bold")
        if rule["title"] != rule["id"]:
            heading.append(f"  {rule['title']}")
        console.print(Padding(heading, (0, 0, 0, 2 * depth), expand=False))
        if rule["text"]:
            line(Text(rule["text"]))
        if "mark" in rule:
            line(Text(f"({marks[rule['mark']].capitalize()}.)", style="italic"))
        for other in rule.get("others", ()):
            text = Text.assemble((f"{headings['other']}: ", "italic"), other["text"])
            if other["option"]:
                text.append(f" ({other['option']})", style="cyan")
            line(text)
        if rule.get("option") and not any(other["option"] for other in rule["others"]):
            line(Text.assemble((f"{headings['option']}: ", "italic"), (rule["option"], "cyan")))
        for decision in rule.get("decisions", ()):
            show(decision, depth + 1)

    show(rule, 0)
    if "decisions" not in rule:
        for id, title in rule["related"]:
            line = Text.assemble((f"{id:<9}", "cyan"), title)
            console.print(Padding(line, (0, 0, 0, 2), expand=False))


# Results


def result(match: Match, path: Path | None = None) -> dict[str, Any]:
    """Describe the state of a match as JSON values.

    Examples
    --------
    >>> from teg_nb import Match
    >>> result(Match(seats=2))["winners"]
    []
    """
    state, seats = match.state, match.settings.seats
    outcome = match.outcome
    standings = match.game.standings(match.game.observe(state, None))
    return {
        "game": match.game.name,
        "seats": list(seats),
        "bots": match.metadata.get("bots"),
        "seed": match.metadata.get("seed"),
        "entries": len(match),
        "rounds": state.round,
        "over": outcome is not None,
        "winners": [seats[seat] for seat in outcome.winners] if outcome else [],
        "reason": outcome.reason if outcome else None,
        "returns": list(outcome.returns) if outcome else None,
        "standings": list(map(dict, standings)),
        "file": str(path) if path else None,
    }


def _words(lang: str) -> Mapping[str, str]:
    """Return the command's phrases about matches, in a language."""
    from teg_nb.engine.text.phrases import phrases

    return phrases("cli", lang)


def _show(match: Match, as_json: bool, lang: str, path: Path | None) -> None:
    facts = result(match, path)
    if as_json:
        _print_json(facts)
        return
    from rich import box
    from rich.table import Table

    from teg_nb.cli.terminal import Screen
    from teg_nb.engine.text.catalogue import catalogue

    words = _words(lang)
    reason = words["unfinished"]
    if facts["reason"]:
        reason = catalogue(match.game.name).label("motives", facts["reason"], lang)
    table = Table(box=box.SIMPLE)
    about_bots = isinstance(facts["bots"], list) and len(facts["bots"]) == len(facts["seats"])
    table.add_column(words["seat"])
    if about_bots:
        table.add_column(words["bot"])
    counted = [key for key in facts["standings"][0] if key != "living"]
    for key in counted:
        label = catalogue(match.game.name).label("standings", key, lang)
        table.add_column(label.capitalize(), justify="right")
    table.add_column("")
    for seat, name in enumerate(facts["seats"]):
        row = [name]
        if about_bots:
            row.append(str(facts["bots"][seat]))
        row += [str(facts["standings"][seat][key]) for key in counted]
        row.append(words["winner"] if name in facts["winners"] else "")
        table.add_row(*row, style="bold" if name in facts["winners"] else None)
    console = Screen()
    console.print(table)
    console.print(f"{_counts(match, lang)}; {reason}", soft_wrap=True)


def _counts(match: Match, lang: str) -> str:
    words = _words(lang)
    return f"{words['rounds']}: {match.state.round}, {words['entries']}: {len(match)}"


def _seats(given: str) -> int | list[str]:
    """Parse the number of seats, or their colours."""
    return int(given) if given.isdecimal() else [colour.strip() for colour in given.split(",")]


def _options(given: Iterable[str]) -> dict[str, Any]:
    """Parse options from words ``name=value``; a value is JSON where possible, else text."""
    options: dict[str, Any] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise typer.BadParameter(f"an option is NAME=VALUE, not {word!r}")
        try:
            options[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):  # no JSON, or too long a number
            low = value.strip().casefold()
            options[name.strip()] = {"true": True, "false": False}.get(low, value)
    return options


def _print_json(value: Mapping[str, Any]) -> None:
    from teg_nb.cli.terminal import as_json

    typer.echo(as_json(value))


def _usage(fault: Exception, lang: str) -> NoReturn:
    """Refuse the typed arguments."""
    from teg_nb.engine.errors import GameError
    from teg_nb.engine.text.catalogue import printable

    text = fault.text(lang) if isinstance(fault, GameError) else str(fault)
    raise typer.BadParameter(printable(text))


def _as_typed(said: str) -> str:
    """Replace names of Python arguments in a sentence by the command's options."""
    for argument, option in _TYPED.items():
        said = said.replace(argument, option)
    return said


_TYPED = {"resume=True": "--resume", "partial=True": "--partial", "line='main'": "--line main"}


def _stop(reason: str) -> NoReturn:
    _say(reason)
    raise typer.Exit(REFUSED)


def _say(reason: str) -> None:
    from teg_nb.engine.text.catalogue import printable

    typer.echo(f"teg-nb: {printable(reason)}", err=True)
