"""The readme of the package's page: hatchling runs this when it builds.

An index shows the readme without the files beside it, so that a relative link leads nowhere there.
With an address in ``docs/addresses.toml`` such links are completed; without one their text stays,
and pictures are left out.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"<picture>.*?</picture>\n+", re.DOTALL)
_LINK = re.compile(r"\[([^\]\[]+)\]\((?!\w+:|#)([^)\s]+)\)")


def page(readme: str, addresses: dict[str, str]) -> str:
    """Return the readme for a page that has no files beside it.

    Examples
    --------
    >>> page("Read [this](docs/a.md).", {})
    'Read this.'
    >>> page("Read [this](docs/a.md).", {"repository": "https://example.org/r", "branch": "main"})
    'Read [this](https://example.org/r/blob/main/docs/a.md).'
    """
    repository = addresses.get("repository", "").rstrip("/")
    base = f"{repository}/blob/{addresses.get('branch', 'main')}/" if repository else ""
    text = _PICTURE.sub("", readme)
    return _LINK.sub(rf"[\1]({base}\2)" if base else r"\1", text)


class ReadmeHook(MetadataHookInterface):
    """Writes the field ``readme`` of the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the readme."""
        root = Path(self.root)
        addresses = root / "docs" / "addresses.toml"
        known = tomllib.loads(addresses.read_text("utf-8")) if addresses.is_file() else {}
        text = page((root / "README.md").read_text("utf-8"), known)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
