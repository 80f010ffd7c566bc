"""Words that lead the search to the page that a reader wants, from ``search_words.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx import addnodes
from sphinx.transforms import SphinxTransform

if TYPE_CHECKING:
    from sphinx.application import Sphinx

WORDS: dict[str, list[str]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))[
    "words"
]
"""Words by page."""


class AddSearchWords(SphinxTransform):
    """Give a page its entries of the search."""

    default_priority = 800  # Sphinx collects the entries at 850

    def apply(self) -> None:
        """Add the entries to the page that is read."""
        words = WORDS.get(self.env.current_document.docname, [])
        entries = [("single", word, "", "main", None) for word in words]
        if entries:
            self.document += addnodes.index(entries=entries)


def setup(app: Sphinx) -> None:
    """Connect the transform."""
    app.add_transform(AddSearchWords)
