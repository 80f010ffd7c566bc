"""Spelling of Spanish: pages, lessons, exercises and the words of the program, by hunspell.

``spanish.txt`` lists the words that the dictionary of Argentina lacks, one a line. ``--list``
prints the unknown words of each file.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat

from teg_nb.lessons.course import lessons

ROOT = Path(__file__).parents[2]
KNOWN = Path(__file__).with_suffix(".txt")
_CODE = re.compile(
    r"^(`{3,})[^\n]*\n.*?^\1$|<!--.*?-->|`[^`]*`|\]\([^)]*\)|\{\w*[:}]|</?\w[^>]*>|https?://\S+|\$[^$\n]+\$",
    re.MULTILINE | re.DOTALL,
)
_IDS = re.compile(r"\b[A-Z]{3}-[\w.-]+|\b\w+[_.]\w+\b")


def texts() -> Iterator[tuple[Path, str]]:
    """Yield the files with Spanish text, and that text."""
    for folder in ("docs/site/es", "docs/teacher/es"):
        for path in sorted((ROOT / folder).rglob("*.md")):
            yield path, path.read_text("utf-8")
    for path in lessons(ROOT / "notebooks", "es"):
        cells = nbformat.read(path, as_version=4).cells
        yield path, "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    tables = [*(ROOT / "teg_nb/engine/text/locale").rglob("*.toml")]
    tables += (ROOT / "notebooks").rglob("*.toml")
    tables.append(ROOT / "docs/site/lite/words.toml")
    for path in sorted(tables):
        yield path, "\n".join(_spanish(tomllib.loads(path.read_text("utf-8"))))


def _spanish(value: Any, *, inside: bool = False) -> Iterator[str]:
    """Yield the texts under keys such as ``es`` and ``title_es``."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _spanish(item, inside=inside or bool(re.search(r"(^|_)es(_|$)", key)))
    elif isinstance(value, list):
        for item in value:
            yield from _spanish(item, inside=inside)
    elif inside and isinstance(value, str):
        yield value


def unknown(text: str) -> list[str]:
    """Return the words of a text that neither hunspell nor ``spanish.txt`` knows."""
    plain = _IDS.sub(" ", _CODE.sub(" ", text))
    command = ["hunspell", "-d", "es_AR", "-i", "utf-8", "-p", str(KNOWN), "-l"]
    done = subprocess.run(command, input=plain, capture_output=True, text=True, check=True)
    return sorted(set(done.stdout.split()))


def main(words: list[str]) -> int:
    """Print the unknown words; return 1 if there are any."""
    if shutil.which("hunspell") is None:
        print("Spanish is not checked: install hunspell and hunspell-es")
        return 0
    if not unknown("\n".join(text for _, text in texts())) and "--list" not in words:
        return 0
    faults = {path: wrong for path, text in texts() if (wrong := unknown(text))}
    for path, wrong in faults.items():
        print(f"{path.relative_to(ROOT)}: {' '.join(wrong)}")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
