"""Results on stdout, as tables or JSON; refusals and faults on stderr, in one line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from teg_nb.engine.json_types import JsonMapping, JsonObject

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

REFUSED = 1


def result(match: Match, path: Path | None = None) -> JsonObject:
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
        "preset": match.settings.preset,
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


def command_phrases(lang: str) -> Mapping[str, str]:
    """Return the command's phrases about matches, in a language."""
    from teg_nb.engine.text.phrases import phrases

    return phrases("cli", lang)


def show_match(match: Match, as_json: bool, lang: str, path: Path | None) -> None:
    """Print the state of a match, as a table or as JSON."""
    facts = result(match, path)
    if as_json:
        print_json(facts)
        return
    from rich import box
    from rich.table import Table

    from teg_nb.cli.terminal import Screen
    from teg_nb.engine.text.catalogue import catalogue

    words = command_phrases(lang)
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
    title = match.settings.title(lang)
    if title:
        console.print(title, style="bold")
    console.print(table)
    console.print(f"{counts(match, lang)}; {reason}", soft_wrap=True)


def counts(match: Match, lang: str) -> str:
    """Describe the numbers of rounds and entries of a match."""
    words = command_phrases(lang)
    return f"{words['rounds']}: {match.state.round}, {words['entries']}: {len(match)}"


def print_json(value: JsonMapping) -> None:
    """Print a value as one line of JSON."""
    from teg_nb.cli.terminal import as_json

    typer.echo(as_json(value))


def refuse_usage(fault: Exception, lang: str) -> NoReturn:
    """Refuse the typed arguments."""
    from teg_nb.engine.errors import GameError, MissingPackage
    from teg_nb.engine.text.catalogue import printable

    if isinstance(fault, MissingPackage):
        raise fault
    text = fault.text(lang) if isinstance(fault, GameError) else str(fault)
    raise typer.BadParameter(printable(text))


def as_typed(sentence: str) -> str:
    """Replace names of Python arguments in a sentence by the command's options."""
    for argument, option in _TYPED.items():
        sentence = sentence.replace(argument, option)
    return sentence


_TYPED = {"resume=True": "--resume", "partial=True": "--partial", "line='main'": "--line main"}


def stop(reason: str) -> NoReturn:
    """Print a fault, and end the command with status 1."""
    print_fault(reason)
    raise typer.Exit(REFUSED)


def print_fault(reason: str) -> None:
    """Print a fault on stderr, in one line."""
    from teg_nb.engine.text.catalogue import printable

    typer.echo(f"teg-nb: {printable(reason)}", err=True)
