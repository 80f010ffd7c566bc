"""Parts of a dataset: a folder of Parquet files, one a table, with their checksums.

A part appears in one step, when all its files are on the disk. ``SHA256SUMS`` in it has the
checksum of each file (``sha256sum -c`` reads it): a file is checked before it is read for the first
time, so a flipped bit is never read as another number.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds
import pyarrow.parquet as pq

from teg_nb._version import __version__
from teg_nb.engine.errors import GameError
from teg_nb.engine.files import flush_folder, write_whole
from teg_nb.engine.games import GAMES

FORMAT = 2
"""Version of the schema, in the metadata of every file. Files of version 1 have no checksums."""

KEY = b"teg_nb"
"""Where the metadata of a file holds what `teg_nb` says of it, as JSON."""

SUMS = "SHA256SUMS"

_FIRM, _QUICK = 12, 1  # levels of compression: of what stays, and of what is soon written again


class BadDataset(GameError, ValueError):
    """A folder or file that is no dataset, or a broken one; the message names it."""

    def __init__(self, place: object, words: str, /, **facts: Any) -> None:
        super().__init__("bad_data", place=str(place), reason=GameError(words, **facts))
        self.args = (place, words)


# Tables


def joined(pieces: Sequence[pa.Table]) -> pa.Table:
    """Tables of the same columns as one, whose categoricals have the categories of all."""
    table = pa.concat_tables(pieces)
    return table.unify_dictionaries().combine_chunks()


def described(table: pa.Table, name: str, game: str) -> pa.Table:
    """A table with its metadata: what it is, of which version, and its categories in order."""
    categories = {
        field.name: table.column(field.name).chunk(0).dictionary.to_pylist()
        for field in table.schema
        if pa.types.is_dictionary(field.type) and len(table)
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


# Writing


def write_part(
    place: Path, spare: Path, game: str, tables: Mapping[str, Sequence[pa.Table]], *, firm: bool
) -> None:
    """Write a part, which appears when it is complete.

    Parameters
    ----------
    place : Path
        Where it appears; nothing is there yet.
    spare : Path
        A folder on the same disk, to fill until then; what is in it is lost.
    game : str
    tables : mapping
        Pieces of each table.
    firm : bool
        Whether it is to stay: smaller, and slower to write.
    """
    shutil.rmtree(spare, ignore_errors=True)
    spare.mkdir(parents=True)
    sums = []
    for name, pieces in tables.items():
        data = _encoded(described(joined(pieces), name, game), _FIRM if firm else _QUICK)
        write_whole(spare / f"{name}.parquet", data)
        sums.append(f"{sha256(data).hexdigest()}  {name}.parquet\n")
    write_whole(spare / SUMS, "".join(sums))
    move(spare, place)


def move(part: Path, place: Path) -> None:
    """Put a part in its place, in one step that outlives a power cut."""
    place.parent.mkdir(parents=True, exist_ok=True)
    os.replace(part, place)
    flush_folder(place.parent)


def _encoded(table: pa.Table, level: int) -> bytes:
    """The bytes of a file: small, and for any reader of Parquet."""
    rising = [name for name in table.column_names if name in _RISING]
    sink = pa.BufferOutputStream()
    pq.write_table(
        table,
        sink,
        compression="zstd",
        compression_level=level,
        use_dictionary=[name for name in table.column_names if name not in rising],
        column_encoding=dict.fromkeys(rising, "DELTA_BINARY_PACKED"),
        write_page_checksum=True,
    )
    data: bytes = sink.getvalue().to_pybytes()
    return data


# Numbers that rise from row to row: their differences are small.
_RISING = ("match", "step", "from_step", "to_step")


# Reading


def sums_of(part: Path) -> dict[str, str] | None:
    """Checksums of the files of a part, or None if it has none; raises `BadDataset`.

    A part of version 1 has none; that a file of version 2 has one is checked when it is opened.
    """
    path = part / SUMS
    try:
        lines = path.read_text("ascii").splitlines(keepends=True)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as fault:
        raise BadDataset(path, "data_unreadable", why=fault) from None
    found = {}
    for line in lines:
        sum_, name = line[:64], line[66:-1]
        if line != f"{sum_}  {name}\n" or len(sum_) != 64:
            raise BadDataset(path, "data_sums_line", line=line)
        found[name] = sum_
    there = {file.name for file in part.glob("*.parquet")}
    for name in sorted(there.symmetric_difference(found)):
        what = "data_not_there" if name in found else "data_not_in"
        raise BadDataset(part / name, what, name=SUMS)
    return found


def check(path: Path, sums: Mapping[str, str] | None) -> None:
    """Compare a file with its checksum; raises `BadDataset`."""
    if sums is None:
        return
    try:
        with path.open("rb") as file:
            found = _digest(file)
    except OSError as fault:
        raise BadDataset(path, "data_unreadable", why=fault.strerror) from None
    if found != sums[path.name]:
        raise BadDataset(path, "data_broken", name=SUMS)


def _digest(file: Any) -> str:
    found = sha256()
    while block := file.read(1 << 20):
        found.update(block)
    return found.hexdigest()


def schema_of(path: Path) -> tuple[pa.Schema, dict[str, Any]]:
    """Schema of a file and what its metadata say; raises `BadDataset`."""
    try:
        schema = pq.read_schema(path)
    except (OSError, pa.ArrowException) as fault:
        raise BadDataset(path, "data_not_parquet", why=fault) from None
    try:
        about = json.loads((schema.metadata or {})[KEY])
    except (KeyError, ValueError, RecursionError):
        raise BadDataset(path, "data_not_ours") from None
    found = about.get("format") if isinstance(about, dict) else about
    if found not in (1, FORMAT) or isinstance(found, bool):
        raise BadDataset(path, "data_format", found=found, ours=str(FORMAT))
    categories = about.setdefault("categories", {})
    if not isinstance(categories, dict) or not all(map(_are_names, categories.values())):
        raise BadDataset(path, "data_categories")
    for column, kind in {"match": pa.int64(), "entry": pa.string(), "header": pa.string()}.items():
        if column in schema.names and schema.field(column).type != kind:
            found = schema.field(column).type
            raise BadDataset(path, "data_type", column=column, found=found, wanted=kind)
    if "match" not in schema.names:
        raise BadDataset(path, "data_no_column", name="match")
    return schema.remove_metadata(), about


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def read_part(part: Path) -> dict[str, pa.Table]:
    """All tables of a part, as they were when they were written; raises `BadDataset`."""
    sums = sums_of(part)
    if sums is None:
        raise BadDataset(part, "data_lacks", name=SUMS)
    found = {}
    for name in sums:
        path = part / name
        check(path, sums)
        _, about = schema_of(path)
        try:
            table = pq.read_table(path, partitioning=None, page_checksum_verification=True)
        except (OSError, pa.ArrowException) as fault:
            raise BadDataset(path, "data_unreadable", why=fault) from None
        found[path.stem] = _restored(table, about["categories"])
    return found


def matches_of(part: Path) -> pa.Table:
    """Numbers and entries of the matches of a part, checked; raises `BadDataset`."""
    path = part / "matches.parquet"
    check(path, sums_of(part))
    try:
        table = pq.read_table(path, columns=["match", "entries"], partitioning=None)
    except (OSError, pa.ArrowException) as fault:
        raise BadDataset(path, "data_unreadable", why=fault) from None
    for name in ("match", "entries"):
        column = table[name] if name in table.column_names else pa.nulls(1)
        if column.type != pa.int64() or column.null_count:
            raise BadDataset(path, "data_not_numbers", name=name)
    return table


def _restored(table: pa.Table, categories: Mapping[str, list[str]]) -> pa.Table:
    """A table with its categories in their order: a file keeps those that occur."""
    for place, name in enumerate(table.column_names):
        if name in categories:
            names = pa.array(categories[name], pa.string())
            values = table.column(name).cast(pa.string()).combine_chunks()
            codes = pc.index_in(values, value_set=names).cast(pa.int16())
            column = pa.DictionaryArray.from_arrays(codes, names)
            table = table.set_column(place, pa.field(name, column.type), column)
    return table.replace_schema_metadata(None)


# One table of one game: what `Dataset` reads


class Memory:
    """A table in memory."""

    def __init__(self, table: pa.Table) -> None:
        self.table, self.schema = table, table.schema
        about = json.loads(table.schema.metadata[KEY])
        self.categories: dict[str, list[str]] = about["categories"]

    def scan(self) -> ds.Dataset:
        """The rows, for PyArrow."""
        return ds.dataset(self.table)

    def read(self, columns: list[str], where: Mapping[str, Any]) -> pa.Table:
        """Some columns of the rows that have some values."""
        return self.scan().to_table(columns=columns, filter=condition(where))


class Files:
    """A table in files, and what a journal has of it.

    Parameters
    ----------
    name, game : str
    paths : sequence of Path
    sums : mapping
        Checksums of the files, by part.
    held : sequence of pyarrow.Table
        The rows that are in no part yet.
    """

    def __init__(
        self,
        name: str,
        game: str,
        paths: Sequence[Path],
        sums: Mapping[Path, Mapping[str, str] | None],
        held: Sequence[pa.Table] = (),
    ) -> None:
        self.paths, self.sums = list(paths), sums
        self.categories: dict[str, list[str]] = {}
        self._marks = {path: _mark(path) for path in paths}
        self._checked = False
        self._types: dict[str, pa.DataType] = {}
        schemas: list[pa.Schema] = []
        for path in paths:
            schema, about = schema_of(path)
            held_by = {"table": about.get("table"), "game": about.get("game")}
            if held_by != {"table": name, "game": game}:
                raise BadDataset(path, "data_holds", **held_by)
            if about["format"] > 1 and sums[path.parent] is None:
                raise BadDataset(path.parent, "data_lacks", name=SUMS)
            self._agree(schema, path)
            schemas.append(schema)
            unite(self.categories, about["categories"])
        self.held = described(joined(held), name, game) if held else None
        if self.held is not None:
            memory = Memory(self.held)
            self._agree(memory.schema, place_of(paths))
            schemas.append(memory.schema.remove_metadata())
            unite(self.categories, memory.categories)
        self.schema = pa.unify_schemas(schemas)

    def _agree(self, schema: pa.Schema, path: Path) -> None:
        """Check that columns have the types that they have in the other parts."""
        for field in schema:
            other = self._types.setdefault(field.name, field.type)
            if other != field.type:
                facts = {"name": field.name, "here": field.type, "other": other}
                raise BadDataset(path, "data_parts_differ", **facts)

    def scan(self) -> ds.Dataset:
        """The rows, for PyArrow; raises `BadDataset`."""
        self._refuse_changes()
        if not self._checked:
            try:
                for path in self.paths:
                    check(path, self.sums[path.parent])
            except BadDataset:
                self._refuse_changes()  # it may have gone only now
                raise
            self._checked = True
        found = []
        if self.paths:
            files = [str(path) for path in self.paths]
            found.append(ds.dataset(files, self.schema, format=_PARQUET))
        if self.held is not None:
            found.append(ds.dataset(fitted(self.held, self.schema)))
        return found[0] if len(found) == 1 else ds.dataset(found)

    def _refuse_changes(self) -> None:
        """Refuse files that are other ones now: a simulation that went on has more in them."""
        for path, mark in self._marks.items():
            if _mark(path) != mark:
                raise BadDataset(path, "data_changed")

    def read(self, columns: list[str], where: Mapping[str, Any]) -> pa.Table:
        """Some columns of the rows that have some values; raises `BadDataset`."""
        try:
            table = self.scan().to_table(columns=columns, filter=condition(where))
            self._refuse_changes()
        except (OSError, pa.ArrowException) as fault:
            self._refuse_changes()
            for path in self.paths:
                try:
                    pq.read_table(path, partitioning=None, page_checksum_verification=True)
                except (OSError, pa.ArrowException) as broken:
                    raise BadDataset(path, "data_unreadable", why=broken) from None
            raise BadDataset(place_of(self.paths), "data_unreadable", why=fault) from None
        for name in columns:
            if name in WHOLE and table.column(name).null_count:
                raise BadDataset(self._lacking(name), "data_missing", name=name)
        return table

    def _lacking(self, name: str) -> Path:
        """The first file with a missing value."""
        for path in self.paths:
            if pq.read_table(path, columns=[name], partitioning=None).column(0).null_count:
                return path
        return place_of(self.paths)


_PARQUET = ds.ParquetFileFormat(
    default_fragment_scan_options=ds.ParquetFragmentScanOptions(page_checksum_verification=True)
)

WHOLE = ("match", "step", "round", "from_step", "from_round", "entries", "rounds")
"""Columns of numbers that are never missing."""


def place_of(paths: Sequence[Path]) -> Path:
    """The folder that holds some files of parts."""
    return paths[0].parent.parent if paths else Path()


def fitted(table: pa.Table, schema: pa.Schema) -> pa.Table:
    """A table with the columns of a schema; what it has not is missing."""
    for field in schema:
        if field.name not in table.column_names:
            table = table.append_column(field, pa.nulls(len(table), field.type))
    return table.replace_schema_metadata(None).select(schema.names)


def unite(known: dict[str, list[str]], more: Mapping[str, list[str]]) -> None:
    """Add categories that are not known yet, in their order."""
    for column, names in more.items():
        known[column] = list(dict.fromkeys([*known.get(column, ()), *names]))


def _mark(path: Path) -> tuple[int, ...] | None:
    """What tells a file from the one that takes its place; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def condition(where: Mapping[str, Any]) -> Any:
    """An expression that holds where every column has its value, or one of its values."""
    found = None
    for column, value in where.items():
        field = pc.field(column)
        test = field.isin(list(value)) if is_several(value) else field == value
        found = test if found is None else found & test
    return found


def is_several(value: Any) -> bool:
    """Whether a value that is asked for is a list of values."""
    return isinstance(value, Iterable) and not isinstance(value, (str, bytes))
