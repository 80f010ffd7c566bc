"""The terminal: what a file says is printed as it is written there, and obeyed by nothing."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from teg_nb.engine.text.catalogue import printable

_WIDE = 10_000
"""Columns where there is no terminal: programs read whole lines."""


class Screen(Console):
    r"""Prints texts without markup, and without codes that a terminal would obey.

    Examples
    --------
    >>> Screen().print("[red]Chile\x1b[2J")
    [red]Chile\x1b[2J
    """

    def __init__(self) -> None:
        super().__init__(highlight=False, width=None if sys.stdout.isatty() else _WIDE)

    def render_str(self, text: str, *, style: Any = "", **chosen: Any) -> Text:
        """A text that somebody else may have written."""
        chosen = {name: chosen.get(name) for name in ("justify", "overflow")}
        return Text(printable(text), style=style, **chosen)


def as_json(value: Any) -> str:
    r"""A value as JSON on one line; letters that nobody sees are escaped.

    Examples
    --------
    >>> print(as_json({"bot": "año\x9b\u202e"}))
    {"bot": "año\u009b\u202e"}
    """
    text = json.dumps(value, ensure_ascii=False)
    return "".join(each if each == printable(each) else json.dumps(each)[1:-1] for each in text)
