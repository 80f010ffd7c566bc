"""Card of a dataset: a page that describes the folder to people."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import pyarrow as pa

from teg_nb._version import __version__
from teg_nb.analysis.dataset.layout import PARTS, PLAN, SUMS
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonObject

_KINDS = {
    pa.int64(): "whole number",
    pa.float64(): "number",
    pa.bool_(): "true or false",
    pa.string(): "text",
    pa.dictionary(pa.int16(), pa.string()): "name",
}


def card(schemas: Mapping[str, Mapping[str, pa.Schema]], *, planned: bool) -> str:
    """Write the card in Markdown.

    Parameters
    ----------
    schemas : mapping
        Columns of each table, by game and table.
    planned : bool
        Whether the folder holds the plan of a simulation.
    """
    return "\n".join(_lines(schemas, planned)) + "\n"


def _lines(schemas: Mapping[str, Mapping[str, pa.Schema]], planned: bool) -> Iterator[str]:
    games = sorted(schemas)
    tables = [name for name in _texts()["rows"] if any(name in schemas[game] for game in games)]
    game = games[0]
    example = "entries" if "entries" in schemas[game] else "matches"
    yield from (
        "# Matches of board games as tables",
        "",
        f"Written by teg_nb {__version__}. Every match was played by the rules of its game:",
        "",
        *(f"- `{name}`{_rules(name)}" for name in games),
        "",
        "Each table is a folder of Parquet files, with a folder for each game in it. Names that",
        "begin with `_` or `.` are no tables, and programs that read Parquet pass over them.",
        "",
        "The tables hold everything, also what was secret while a match was played.",
        "",
    )
    if planned:
        yield from (f"`{PLAN}` says what was played: the same plan gives the same matches.", "")
    yield from (
        "## How to open it",
        "",
        "```python",
        "import pandas as pd",
        "",
        'pd.read_parquet("matches")  # of all games; the column `game` says which',
        f'pd.read_parquet("{example}/game={game}")  # a table of one game',
        "",
        "import duckdb",
        "",
        "duckdb.sql(\"select * from 'matches/*/*.parquet'\")",
        "",
        "import polars as pl",
        "",
        'pl.read_parquet("matches")',
        "",
        "from teg_nb.analysis import read_dataset",
        "",
        'data = read_dataset(".")  # checks the files, and knows their categories',
        "data.matches()",
        "```",
        "",
        "Tables of different games have different columns where it says so below: open those game",
        "by game. Rows of one match belong together by `match`.",
        "",
        f"`{PARTS}` has the checksums. To check all files, from this folder:",
        f"`cat {PARTS}/*/*/{SUMS} | sha256sum -c`. A file that no `{SUMS}` names is of a part that",
        "was not finished, and does not belong to the dataset.",
        "",
        "## Tables",
    )
    for table in tables:
        yield from ("", f"### `{table}`", "", _texts()["rows"][table])
        for names, schema in _by_columns(schemas, table):
            if len(names) < len(games):
                yield from ("", "Of " + ", ".join(f"`{name}`" for name in names) + ":")
            yield from ("", "| column | holds | what it is |", "|---|---|---|")
            for field in schema:
                kind = _KINDS.get(field.type, str(field.type))
                yield f"| `{field.name}` | {kind} | {_meaning(names[0], table, field.name)} |"


def _rules(game: str) -> str:
    return f", version {GAMES[game].version} of its rules" if game in GAMES else ""


def _by_columns(
    schemas: Mapping[str, Mapping[str, pa.Schema]], table: str
) -> list[tuple[list[str], pa.Schema]]:
    """Group the games whose table has the same columns with the same meanings."""
    games_by_columns: dict[object, tuple[list[str], pa.Schema]] = {}
    for game in sorted(schemas):
        if table in schemas[game]:
            schema = schemas[game][table]
            meanings = tuple(_meaning(game, table, name) for name in schema.names)
            alike = (*schema.names, *map(str, schema.types), *meanings)
            games_by_columns.setdefault(alike, ([], schema))[0].append(game)
    return list(games_by_columns.values())


def _meaning(game: str, table: str, column: str) -> str:
    known = _texts()["columns"]
    for meanings in (known.get(game, {}).get(table, {}), known[table], known):
        if isinstance(meaning := meanings.get(column), str):
            return meaning
    return "argument of the verb, as in the log"


@cache
def _texts() -> JsonObject:
    data = (files(__package__) / "card.toml").read_text(encoding="utf-8")
    return tomllib.loads(data)
