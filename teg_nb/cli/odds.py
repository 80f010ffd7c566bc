"""The command `odds`: attacks until a country falls."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from teg_nb.cli.options import JsonOption, Lang, LangOption
from teg_nb.cli.output import command_phrases, print_json, refuse_usage

commands = typer.Typer()

# Larger tables take more than a few seconds, or too much memory.
ARMIES, EXACT_ARMIES = 1000, 60


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


@commands.command(epilog="Example: teg-nb odds 10 5 --situation snow")
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
        refuse_usage(fault, lang.value)
    values = {name: float(value) for name, value in attack._asdict().items()}
    if as_json:
        asked = {"attackers": attackers, "defenders": defenders, "rules": rules}
        fractions = {name: str(value) for name, value in attack._asdict().items()}
        print_json(
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
        table.add_row(command_phrases(lang.value)[name], shown)
    console = Screen()
    console.print(table)
    if exact:
        for name, value in attack._asdict().items():
            console.print(f"{command_phrases(lang.value)[name]} = {value}", soft_wrap=True)
