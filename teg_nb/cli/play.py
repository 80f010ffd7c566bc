"""The command `play`: a match between bots."""

from __future__ import annotations

import random
import sys
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
    parse_options,
    parse_seats,
)
from teg_nb.cli.output import counts, refuse_usage, show_match
from teg_nb.engine.json_types import JsonList

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

commands = typer.Typer()


@commands.command(
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
    preset: PresetOption = None,
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
        refuse_usage(fault, lang.value)
    chosen = parse_options(options or [], preset)
    if max_rounds is None:  # bots need an end; a game's own limit applies
        own = getattr(rules.setup(3).settings.options, "max_rounds", None)
        max_rounds = ROUNDS if own is None else 0
    if max_rounds:
        chosen.setdefault("max_rounds", max_rounds)
    try:
        match = Match(rules, parse_seats(seats), chosen, metadata={})
        names = seated(names_in(bots), len(match.settings.seats))
    except (GameError, ValueError) as fault:
        refuse_usage(fault, lang.value)
    match.metadata = {"bots": list(names), "seed": seed}
    _run(match, [policy_of(name) for name in names], random.Random(seed), lang.value)
    if to_stdout:
        for line in match.lines():
            typer.echo(line)
        return
    if out is not None:
        match.save(out)
    show_match(match, as_json, lang.value, out)


def _run(match: Match, players: JsonList, rng: random.Random, lang: str) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    most = getattr(match.settings.options, "max_rounds", None)
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
            progress.update(task, completed=match.state.round, description=counts(match, lang))
