"""Write the addresses of the project where they are shown: ``make addresses``.

    python docs/addresses.py [--check]

``docs/addresses.toml`` is the one file that has them. Files that show some have two marked lines,
and what is between them is written here. With ``--check`` nothing is written; files that differ are
named, and the exit status is 1.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import quote, urlsplit

ROOT = Path(__file__).resolve().parents[1]
SOURCE = Path("docs/addresses.toml")
START_PAGE = "notebooks/00-inicio.ipynb"
NAMES = ("repository", "documentation", "issues", "package", "play")

Addresses = Mapping[str, str]


def read(text: str) -> Addresses:
    """Read the addresses that have a value.

    Raises
    ------
    ValueError
        If a name is unknown, or a value is no address.
    """
    given = tomllib.loads(text)
    branch = given.pop("branch", "main")
    for name, value in given.items():
        if name not in NAMES:
            raise ValueError(f"{SOURCE}: no address {name!r}; there are {', '.join(NAMES)}")
        parts = urlsplit(value if isinstance(value, str) else "?")
        if value and not (parts.scheme == "https" and parts.netloc and value.isprintable()):
            raise ValueError(f"{SOURCE}: {name} cannot be {value!r}; it is written https://...")
    kept = {name: value.rstrip("/") for name, value in given.items() if value}
    return kept | {"branch": branch}


def binder(addresses: Addresses) -> str:
    """Return the link that opens the start page on Binder, or ``""``."""
    if "repository" not in addresses:
        return ""
    repository = urlsplit(addresses["repository"])
    where = f"git/{quote(addresses['repository'], safe='')}"
    if repository.netloc == "github.com":
        where = f"gh{repository.path}"
    page = quote(START_PAGE)
    branch = quote(addresses["branch"], safe="")
    return f"https://mybinder.org/v2/{where}/{branch}?urlpath=lab/tree/{page}"


def links(addresses: Addresses) -> list[str]:
    """Return the line of badges and links of the README."""
    shown = []
    if "play" in addresses:
        shown.append(f"[**Play now**]({addresses['play']})")
    if link := binder(addresses):
        shown.append(f"[![Binder](https://mybinder.org/badge_logo.svg)]({link})")
    repository = addresses.get("repository", "")
    if urlsplit(repository).netloc == "github.com":
        tests = f"{repository}/actions/workflows/tests.yml"
        shown.append(f"[![Tests]({tests}/badge.svg)]({tests})")
    for name in ("package", "documentation"):
        if name in addresses:
            shown.append(f"[{name.capitalize()}]({addresses[name]})")
    return [" · ".join(shown)] if shown else []


def urls(addresses: Addresses) -> list[str]:
    """Return the table ``project.urls`` of the metadata."""
    names = [name for name in NAMES if name in addresses]
    lines = [f'{name.capitalize()} = "{addresses[name]}"' for name in names]
    return ["[project.urls]", *lines] if lines else []


def citation(addresses: Addresses) -> list[str]:
    """Return the addresses of ``CITATION.cff``."""
    keys = {"repository-code": "repository", "url": "documentation"}
    return [f'{key}: "{addresses[name]}"' for key, name in keys.items() if name in addresses]


TARGETS: Mapping[str, Callable[[Addresses], list[str]]] = {
    "README.md": links,
    "pyproject.toml": urls,
    "CITATION.cff": citation,
}


def written(name: str, text: str, addresses: Addresses) -> str:
    """Return the text of a file with the addresses between its marked lines.

    Raises
    ------
    ValueError
        If the file has not exactly one pair of marked lines.
    """
    begin, end = ("<!-- {} -->",) * 2 if name.endswith(".md") else ("# {}",) * 2
    begin, end = begin.format("addresses"), end.format("end of addresses")
    block = re.compile(rf"^{re.escape(begin)}\n.*?^{re.escape(end)}$", re.MULTILINE | re.DOTALL)
    if len(block.findall(text)) != 1:
        raise ValueError(f"{name} wants one block from the line {begin!r} to the line {end!r}")
    lines = "\n".join([begin, *TARGETS[name](addresses), end])
    return block.sub(lambda _: lines, text)


def main(words: list[str], root: Path = ROOT) -> int:
    """Write the files, or compare them; return the exit status."""
    try:
        addresses = read((root / SOURCE).read_text("utf-8"))
        texts = {name: (root / name).read_text("utf-8") for name in TARGETS}
        wanted = {name: written(name, text, addresses) for name, text in texts.items()}
    except ValueError as fault:
        print(fault, file=sys.stderr)
        return 1
    stale = [name for name in TARGETS if texts[name] != wanted[name]]
    for name in stale:
        if "--check" in words:
            print(f"{name} differs from {SOURCE}: make addresses", file=sys.stderr)
        else:
            (root / name).write_text(wanted[name], "utf-8")
            print(name)
    return int(bool(stale) and "--check" in words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
