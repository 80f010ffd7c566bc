"""A terminal that prints texts of files literally and obeys no control codes in them."""

from __future__ import annotations

import json
import sys

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.style import Style
from rich.text import Text

from teg_nb.engine.text.catalogue import printable

_WIDE = 10_000
"""Columns without a terminal, as programs read whole lines."""


class Screen(Console):
    r"""A console that prints texts without markup and without control codes.

    Examples
    --------
    >>> Screen().print("[red]Chile\x1b[2J")
    [red]Chile\x1b[2J
    """

    def __init__(self) -> None:
        super().__init__(highlight=False, width=None if sys.stdout.isatty() else _WIDE)

    def render_str(
        self,
        text: str,
        *,
        style: str | Style = "",
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        **others: object,
    ) -> Text:
        """Render a text that may come from somebody else; markup and the like do not apply."""
        return Text(printable(text), style=style, justify=justify, overflow=overflow)


def as_json(value: object) -> str:
    r"""Write a value as JSON on one line; invisible letters are escaped.

    Examples
    --------
    >>> print(as_json({"bot": "año\x9b\u202e"}))
    {"bot": "año\u009b\u202e"}
    """
    text = json.dumps(value, ensure_ascii=False)
    return "".join(
        letter if letter == printable(letter) else json.dumps(letter)[1:-1] for letter in text
    )
