"""Many matches as one Parquet dataset, which other programs read as well.

A dataset is a folder of parts, ``game=teg/part=0/entries.parquet`` and so on: one folder a part,
one file a table. A part appears at once, when all its files are written, so a reader never finds
half of one. `docs/analysis.md` lists the tables.

Examples
--------
>>> import random, tempfile
>>> from teg_nb import Match, POLICIES
>>> matches = [
...     Match(seats=3, options={"max_rounds": 2}).run(POLICIES["greedy"], random.Random(k))
...     for k in range(2)
... ]
>>> folder = tempfile.mkdtemp()
>>> data = write_dataset(matches, folder)
>>> data
<Dataset of 2 matches of teg: matches, seats, entries, battles, turns, countries, cards, pacts>
>>> data.entries(columns=["match", "seat", "target"], kind="attack", match=1).columns.tolist()
['match', 'seat', 'target']
>>> data.match(1).state == matches[1].state
True
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds
import pyarrow.parquet as pq

from teg_nb import __version__
from teg_nb.analysis.records import TABLES, tables_of
from teg_nb.engine.games import GAMES
from teg_nb.engine.log import with_count
from teg_nb.engine.match import Match

if TYPE_CHECKING:
    from os import PathLike

FORMAT = 1
"""Version of the schema, in the metadata of every file."""

KEY = b"teg_nb"
"""Where the metadata of a file holds what `teg_nb` says of it, as JSON."""

PART_ROWS = 200_000
"""Entries after which a part is written, when its match is complete."""


class BadDataset(ValueError):
    """A folder or file that is no dataset, or a broken one; the message names it."""


def write_dataset(
    matches: Iterable[Match],
    folder: str | PathLike[str],
    *,
    tables: Iterable[str] = (),
    part_rows: int = PART_ROWS,
) -> Dataset:
    """Write matches as a dataset, and open it.

    Parameters
    ----------
    matches : iterable of Match
        Of one game or several. They are taken one by one: a generator keeps memory flat.
    folder : path
        New or empty.
    tables : iterable of str
        Which tables to write; all by default. ``matches`` always comes.
    part_rows : int
        A part ends with the match that brings its entries to this number.

    Raises
    ------
    BadDataset
        If the folder holds something already.
    """
    with Writer(folder, part_rows) as writer:
        for number, match in enumerate(matches):
            writer.add(match.game.name, tables_of(match, number, tables))
    return read_dataset(folder)


class Writer:
    """A dataset while it is written; leaving its ``with`` block writes the last parts.

    Parameters
    ----------
    folder : path
        New or empty.
    part_rows : int
        See `write_dataset`.

    Attributes
    ----------
    matches : int
        How many have been added.
    """

    def __init__(self, folder: str | PathLike[str], part_rows: int = PART_ROWS) -> None:
        self.folder = Path(folder)
        if self.folder.exists() and (not self.folder.is_dir() or any(self.folder.iterdir())):
            raise BadDataset(f"{self.folder}: a dataset needs a new or an empty folder")
        if part_rows < 1:
            raise ValueError(f"a part has 1 row or more, not {part_rows}")
        self.folder.mkdir(parents=True, exist_ok=True)
        self.part_rows = part_rows
        self.matches = 0
        self._parts: dict[str, int] = {}
        self._waiting: dict[str, dict[str, list[pa.Table]]] = {}
        self._rows: dict[str, int] = {}

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def add(self, game: str, tables: Mapping[str, pa.Table]) -> None:
        """Add matches of a game, as `tables_of` gives them."""
        waiting = self._waiting.setdefault(game, {})
        for name, table in tables.items():
            waiting.setdefault(name, []).append(table)
        self.matches += len(tables["matches"])
        played = pc.sum(tables["matches"].column("entries")).as_py()
        self._rows[game] = self._rows.get(game, 0) + played
        if self._rows[game] >= self.part_rows:
            self._write(game)

    def close(self) -> None:
        """Write what has not been written yet."""
        for game in list(self._waiting):
            self._write(game)

    def _write(self, game: str) -> None:
        """Write the waiting matches of a game as its next part."""
        tables, number = self._waiting[game], self._parts.get(game, 0)
        place = self.folder / f"game={game}" / f"part={number}"
        hidden = self.folder / f".{game}-{number}"
        hidden.mkdir()
        try:
            for name, pieces in tables.items():
                table = described(joined(pieces), name, game)
                _save(table, hidden / f"{name}.parquet")
            place.parent.mkdir(exist_ok=True)
            os.replace(hidden, place)
        finally:
            shutil.rmtree(hidden, ignore_errors=True)
        del self._waiting[game]
        self._parts[game], self._rows[game] = number + 1, 0


class Collector:
    """A dataset that stays in memory, filled like a `Writer`."""

    def __init__(self) -> None:
        self.matches = 0
        self._pieces: dict[str, dict[str, list[pa.Table]]] = {}

    def __enter__(self) -> Collector:
        return self

    def __exit__(self, *fault: object) -> None:
        pass

    def add(self, game: str, tables: Mapping[str, pa.Table]) -> None:
        """Add matches of a game, as `tables_of` gives them."""
        for name, table in tables.items():
            self._pieces.setdefault(game, {}).setdefault(name, []).append(table)
        self.matches += len(tables["matches"])

    def dataset(self) -> Dataset:
        """What has been added."""
        return Dataset(
            {
                game: {
                    name: _Memory(described(joined(pieces), name, game))
                    for name, pieces in tables.items()
                }
                for game, tables in self._pieces.items()
            }
        )


def _save(table: pa.Table, path: Path) -> None:
    """Write a file: small, and for any reader of Parquet."""
    rising = [name for name in table.column_names if name in _RISING]
    pq.write_table(
        table,
        path,
        compression="zstd",
        compression_level=12,
        use_dictionary=[name for name in table.column_names if name not in rising],
        column_encoding=dict.fromkeys(rising, "DELTA_BINARY_PACKED"),
    )


# Numbers that rise from row to row: their differences are small.
_RISING = ("match", "step", "from_step", "to_step")


def joined(pieces: Sequence[pa.Table]) -> pa.Table:
    """Tables of the same columns as one, whose categoricals have the categories of all."""
    table = pa.concat_tables(pieces)
    return table.unify_dictionaries().combine_chunks()


def described(table: pa.Table, name: str, game: str) -> pa.Table:
    """A table with its metadata: what it is, of which version, and its categories in order."""
    categories = {
        field.name: table.column(field.name).chunk(0).dictionary.to_pylist()
        for field in table.schema
        if pa.types.is_dictionary(field.type) and table.column(field.name).num_chunks
    }
    about = {
        "format": FORMAT,
        "table": name,
        "game": game,
        "rules": GAMES[game].version if game in GAMES else None,
        "teg_nb": __version__,
        "categories": categories,
    }
    return table.replace_schema_metadata({KEY: json.dumps(about, ensure_ascii=False)})


def read_dataset(folder: str | PathLike[str]) -> Dataset:
    """Open a dataset; its tables are read when asked for.

    Raises
    ------
    BadDataset
        If there is no dataset, or a file in it is broken, foreign or of another version; the
        message names it.
    """
    place = Path(folder)
    if not place.is_dir():
        raise BadDataset(f"{place}: there is no such folder")
    files: dict[str, dict[str, list[Path]]] = {}
    for path in sorted(place.glob("game=*/part=*/*.parquet"), key=_place):
        game = path.parts[-3].removeprefix("game=")
        files.setdefault(game, {}).setdefault(path.stem, []).append(path)
    if not any("matches" in tables for tables in files.values()):
        raise BadDataset(f"{place}: no dataset of matches in this folder")
    return Dataset(
        {
            game: {name: _Files(name, game, paths) for name, paths in tables.items()}
            for game, tables in sorted(files.items())
        },
        place,
    )


def _place(path: Path) -> tuple[str, int, str]:
    """Sort by game, number of the part, and table."""
    part = path.parts[-2].removeprefix("part=")
    if not part.isdecimal():
        raise BadDataset(f"{path.parent}: a part has a number")
    return path.parts[-3], int(part), path.stem


class _Files:
    """One table of one game, in files."""

    def __init__(self, name: str, game: str, paths: list[Path]) -> None:
        self.paths = paths
        self.categories: dict[str, list[str]] = {}
        schemas = []
        for path in paths:
            schema, about = _schema(path)
            if (about.get("table"), about.get("game")) != (name, game):
                raise BadDataset(f"{path}: holds {about.get('table')} of {about.get('game')}")
            schemas.append(schema)
            _unite(self.categories, about.get("categories", {}))
        self.schema = pa.unify_schemas(schemas)

    def scan(self) -> ds.Dataset:
        return ds.dataset([str(path) for path in self.paths], self.schema, format="parquet")

    def read(self, columns: list[str], where: Any) -> pa.Table:
        try:
            return self.scan().to_table(columns=columns, filter=where)
        except (OSError, pa.ArrowException) as fault:
            for path in self.paths:
                try:
                    pq.read_table(path, partitioning=None)
                except (OSError, pa.ArrowException) as broken:
                    raise BadDataset(f"{path}: cannot be read: {broken}") from None
            raise BadDataset(f"{self.paths[0].parent.parent}: {fault}") from None


class _Memory:
    """One table of one game, in memory."""

    def __init__(self, table: pa.Table) -> None:
        self.table, self.schema = table, table.schema
        about = json.loads(table.schema.metadata[KEY])
        self.categories: dict[str, list[str]] = about["categories"]

    def scan(self) -> ds.Dataset:
        return ds.dataset(self.table)

    def read(self, columns: list[str], where: Any) -> pa.Table:
        return self.scan().to_table(columns=columns, filter=where)


def _schema(path: Path) -> tuple[pa.Schema, dict[str, Any]]:
    """Schema of a file and what its metadata say; raises `BadDataset`."""
    try:
        schema = pq.read_schema(path)
    except (OSError, pa.ArrowException) as fault:
        raise BadDataset(f"{path}: not a Parquet file, or a broken one: {fault}") from None
    try:
        about = json.loads((schema.metadata or {})[KEY])
    except (KeyError, ValueError):
        raise BadDataset(f"{path}: not written by teg_nb") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        found = about.get("format") if isinstance(about, dict) else about
        raise BadDataset(f"{path}: of format {found!r}; this is {FORMAT}")
    return schema.remove_metadata(), about


def _unite(known: dict[str, list[str]], more: Mapping[str, list[str]]) -> None:
    """Add categories that are not known yet, in their order."""
    for column, names in more.items():
        found = known.setdefault(column, [])
        found += [name for name in names if name not in set(found)]


class Dataset:
    """Matches as tables, read when asked for. Get it from `read_dataset`, or from `simulate`.

    Every table is a method that gives a DataFrame, with the parameters of `table`: only what is
    asked for is read.

    Attributes
    ----------
    folder : Path or None
        None for a dataset in memory.
    about : dict
        What `simulate` notes: ``asked``, and ``finished`` where it was interrupted.
    """

    def __init__(self, tables: Mapping[str, Mapping[str, Any]], folder: Path | None = None) -> None:
        self._tables = tables
        self.folder = folder
        self.about: dict[str, Any] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """Names of the games that were played."""
        return tuple(self._tables)

    @property
    def tables(self) -> tuple[str, ...]:
        """Names of the tables that are there, in the order of `TABLES`."""
        there = {name for tables in self._tables.values() for name in tables}
        return tuple(name for name in TABLES if name in there)

    def __len__(self) -> int:
        return sum(
            tables["matches"].scan().count_rows()
            for tables in self._tables.values()
            if "matches" in tables
        )

    def __repr__(self) -> str:
        games, tables = ", ".join(self.games), ", ".join(self.tables)
        return f"<Dataset of {len(self)} matches of {games}: {tables}>"

    def scan(self, table: str, game: str | None = None) -> ds.Dataset:
        """A table as a `pyarrow.dataset.Dataset`, for whatever PyArrow can do.

        Parameters
        ----------
        table : str
        game : str, optional
            Needed where the dataset has several games.
        """
        games = self._games(table, game)
        if len(games) > 1:
            raise ValueError(f"name one game of {', '.join(games)}")
        found: ds.Dataset = self._tables[games[0]][table].scan()
        return found

    def table(
        self, name: str, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """Rows of a table as a DataFrame.

        Parameters
        ----------
        name : str
            One of `tables`.
        columns : sequence of str, optional
            Which columns, in this order; all by default.
        game : str, optional
            Only matches of this game.
        **where
            Columns and the value that they must have, or a list of values.

        Raises
        ------
        ValueError
            If the dataset has no such table, column or game.
        BadDataset
            If a file is broken.
        """
        frames, categories = [], dict[str, list[str]]()
        for each in self._games(name, game):
            source = self._tables[each][name]
            known = source.schema.names
            wanted = [str(column) for column in columns or known if column != "game"]
            for column in [*wanted, *where]:
                if column not in known:
                    raise ValueError(
                        f"{name} has no column {column!r}; there are {', '.join(known)}"
                    )
            frame = source.read(wanted, _condition(where)).to_pandas(types_mapper=_TYPES.get)
            if name == "matches" and (columns is None or "game" in columns):
                frame.insert(0, "game", pd.Categorical([each] * len(frame), [*self.games]))
            _unite(categories, source.categories)
            frames.append(frame[list(columns)] if columns is not None else frame)
        categories["game"] = [*self.games]
        return _together(frames, categories)

    def _games(self, table: str, game: str | None) -> list[str]:
        if table not in self.tables:
            raise ValueError(f"no table {table!r} here; there are {', '.join(self.tables)}")
        if game is not None and game not in self._tables:
            raise ValueError(f"no matches of {game!r} here; there are {', '.join(self.games)}")
        return [
            each for each in self._tables if game in (None, each) and table in self._tables[each]
        ]

    def matches(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per match: who played, how long it took, who won."""
        return self.table("matches", columns, game, **where)

    def seats(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per seat of a match: its bot, its place in the order, its objective, its end."""
        return self.table("seats", columns, game, **where)

    def entries(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per entry of a log; see `entries_frame`."""
        return self.table("entries", columns, game, **where)

    def battles(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per throw; see `battles_frame`."""
        return self.table("battles", columns, game, **where)

    def turns(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per turn: strength before and after, throws, conquests, losses."""
        return self.table("turns", columns, game, **where)

    def countries(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per stretch of time that a country stays with an owner."""
        return self.table("countries", columns, game, **where)

    def cards(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per card drawn, shown, given or lost."""
        return self.table("cards", columns, game, **where)

    def pacts(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: Any
    ) -> pd.DataFrame:
        """One row per pact; see `pacts_frame`."""
        return self.table("pacts", columns, game, **where)

    # The logs themselves

    def match(self, number: int) -> Match:
        """A match as it was played; its log is played anew.

        Raises
        ------
        KeyError
            If the dataset has no match of that number.
        ValueError
            If it holds no entries.
        """
        for match in self.replay([number]):
            return match
        raise KeyError(number)

    def replay(self, numbers: Iterable[int] | None = None) -> Iterator[Match]:
        """Matches as they were played, in the order of their numbers; all by default."""
        for _, lines in self.logs(numbers):
            yield Match.parse(lines)

    def logs(self, numbers: Iterable[int] | None = None) -> Iterator[tuple[int, list[str]]]:
        """Number and lines of each log, as `Match.save` writes them."""
        wanted = {} if numbers is None else {"match": list(numbers)}
        for game in self._games("entries", None):
            heads = self.table("matches", ["match", "header"], game, **wanted)
            for start in range(0, len(heads), _LOGS):
                some = heads.iloc[start : start + _LOGS]
                rows = self.table("entries", ["match", "entry"], game, match=some["match"].tolist())
                lines = dict(iter(rows.groupby("match", sort=False)["entry"]))
                for number, header in zip(some["match"], some["header"], strict=True):
                    yield int(number), with_count(header, lines.get(number, ()))


_LOGS = 100  # logs that are held at once
_TYPES = {
    pa.int64(): pd.Int64Dtype(),
    pa.bool_(): pd.BooleanDtype(),
    pa.string(): pd.StringDtype(),
    pa.large_string(): pd.StringDtype(),
}


def _condition(where: Mapping[str, Any]) -> Any:
    """An expression that holds where every column has its value, or one of its values."""
    found = None
    for column, value in where.items():
        field = pc.field(column)
        several = isinstance(value, (list, tuple, set, range, pd.Series))
        test = field.isin(list(value)) if several else field == value
        found = test if found is None else found & test
    return found


def _together(frames: list[pd.DataFrame], categories: Mapping[str, list[str]]) -> pd.DataFrame:
    """Frames below each other; categoricals have all their categories, in order."""
    for frame in frames:
        for name, column in frame.items():
            if isinstance(column.dtype, pd.CategoricalDtype):
                frame[name] = column.cat.set_categories(categories.get(str(name), []))
    found = frames[0] if len(frames) == 1 else pd.concat(frames, ignore_index=True)
    for name in found.columns.intersection([*_PLAIN]):
        found[name] = found[name].astype("int64")
    return found


# Numbers that are never missing.
_PLAIN = ("match", "step", "round", "from_step", "from_round", "entries", "rounds")
