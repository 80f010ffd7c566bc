"""Options and arguments that several commands have, and parsers of their values."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from teg_nb.engine.json_types import JsonObject

# Default limit of rounds of `play`, for games without a limit of their own:
# random bots may never reach an objective.
ROUNDS = 200


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


def _speak(lang: Lang) -> Lang:
    """Word errors in the language of the results."""
    from teg_nb.engine.text.language import set_language

    set_language(lang.value)
    return lang


LangOption = Annotated[
    Lang,
    typer.Option("--lang", help="Language of the results.", envvar="TEG_NB_LANG", callback=_speak),
]
GameOption = Annotated[GameName, typer.Option(help="Name of the game.")]
OptionsOption = Annotated[
    list[str] | None, typer.Option(help="Option of the game, as NAME=VALUE; repeatable.")
]
PresetOption = Annotated[
    str | None,
    typer.Option(help="Named table of the game, as classic; --options change it."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object, nothing else.")]


FolderOption = Annotated[
    Path | None,
    typer.Option(help="Folder of the lessons; teg-lessons by default.", show_default=False),
]


def bot_names() -> list[str]:
    """List the bots, for completion in a shell."""
    from teg_nb.bots import POLICIES

    return list(POLICIES)


BotsOption = Annotated[
    str,
    typer.Option(
        help="One per seat, starting again, with commas between them: random, greedy, easy, normal,"
        " hard, search or missile_keeper; settings in parentheses, as 'search(playouts=200)'.",
        autocompletion=bot_names,
    ),
]


def parse_seats(given: str) -> int | list[str]:
    """Parse the number of seats, or their colours."""
    return int(given) if given.isdecimal() else [colour.strip() for colour in given.split(",")]


def parse_options(given: Iterable[str], preset: str | None = None) -> JsonObject:
    """Parse options from words ``name=value``; a value is JSON where possible, else text.

    `preset` is the name of a table to begin with (CHP-1.3).
    """
    from teg_nb.engine.games.common.options import read_value

    options: JsonObject = {} if preset is None else {"preset": preset}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise typer.BadParameter(f"an option is NAME=VALUE, not {word!r}")
        options[name.strip()] = read_value(value)
    return options
