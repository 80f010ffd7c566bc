"""Parts of a dataset: Parquet files, one for each table, with their checksums.

`layout` defines their paths. A file is checked before its first read, so a flipped bit is never
read as another number. The memory that an untrusted file would fill is checked before and during
its reading.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds
import pyarrow.parquet as pq

from teg_nb._version import __version__
from teg_nb.analysis.dataset.layout import SUMS, BadDataset, Part, mark, opened, sums_of
from teg_nb.analysis.dataset.memory import Room
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.storage.atomic_write import flush_folder, write_atomically

FORMAT = 3
"""Version of the schema, in the metadata of every file."""

KEY = b"teg_nb"
"""Key of the JSON object of `teg_nb` in the metadata of a file."""

_FIRM, _QUICK = 12, 1  # levels of compression: of finished parts, and of parts soon rewritten


# Tables


def joined(pieces: Sequence[pa.Table]) -> pa.Table:
    """Concatenate tables with the same columns; categoricals get the categories of all."""
    table = pa.concat_tables(pieces)
    return table.unify_dictionaries().combine_chunks()


def described(table: pa.Table, name: str, game: str) -> pa.Table:
    """Return a table with its metadata: name, game, versions, and categories in order."""
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
    part: Part, spare: Path, tables: Mapping[str, Sequence[pa.Table]], *, firm: bool
) -> None:
    """Write a part, which exists once its checksums do; in the journal, once its folder does.

    Parameters
    ----------
    part : Part
        A part without any files yet.
    spare : Path
        A temporary folder on the same disk; its contents are lost.
    tables : mapping
        Pieces of each table.
    firm : bool
        Whether the part is final: smaller, and slower to write.
    """
    shutil.rmtree(spare, ignore_errors=True)
    spare.mkdir(parents=True)
    sums = []
    for name, pieces in tables.items():
        data = _encoded(described(joined(pieces), name, part.game), _FIRM if firm else _QUICK)
        write_atomically(spare / f"{name}.parquet", data)
        sums.append(f"{sha256(data).hexdigest()}  {part.name(name)}\n")
    write_atomically(spare / SUMS, "".join(sums))
    if part.waits:
        # A part whose removal was interrupted may be there without its checksums.
        shutil.rmtree(part.home, ignore_errors=True)
        move(spare, part.home)
        return
    try:
        for name in tables:
            move(spare / f"{name}.parquet", part.path(name))
        move(spare / SUMS, part.sums)
    except OSError:
        if not part.sums.exists():
            _unlink(part.path(name) for name in tables)
        raise
    spare.rmdir()


def remove_part(part: Part) -> None:
    """Remove a part, its checksums first: without them it no longer exists."""
    tables = sums_of(part)
    part.sums.unlink()
    flush_folder(part.home)
    _unlink(part.path(name) for name in tables)


def _unlink(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink()


def move(source: Path, place: Path) -> None:
    """Move a file or folder to its place atomically, and durably even after a power cut."""
    fresh = [folder for folder in place.parents if not folder.exists()]
    place.parent.mkdir(parents=True, exist_ok=True)
    os.replace(source, place)
    for folder in (place.parent, *(folder.parent for folder in fresh)):
        flush_folder(folder)


def _encoded(table: pa.Table, level: int) -> bytes:
    """Encode a table as a small Parquet file that any reader can open."""
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


# Numbers that rise from row to row have small differences, which compress well.
_RISING = ("match", "step", "from_step", "to_step")


# Reading


def check(path: Path, sum_: str) -> None:
    """Compare a file with its checksum; raises `BadDataset`."""
    try:
        with path.open("rb") as file:
            digest = _digest(file)
    except OSError as fault:
        raise BadDataset(path, "data_unreadable", why=fault.strerror) from None
    if digest != sum_:
        raise BadDataset(path, "data_broken", name=SUMS)


def _digest(file: BinaryIO) -> str:
    digest = sha256()
    while block := file.read(1 << 20):
        digest.update(block)
    return digest.hexdigest()


class Footer(NamedTuple):
    """Footer of a file: its schema, its metadata and its sizes.

    Attributes
    ----------
    schema : pyarrow.Schema
    categories : dict
        Categories of the categoricals, in order.
    rows : int
    unpacked : int
        Bytes of the whole file, unpacked.
    """

    schema: pa.Schema
    categories: dict[str, list[str]]
    rows: int
    unpacked: int

    def size(self, columns: Iterable[str] | None = None) -> int:
        """Return the minimum bytes that some columns fill in memory; all columns by default."""
        names = self.schema.names if columns is None else set(columns) & set(self.schema.names)
        filled = self.rows * sum(_width(self.schema.field(name).type) for name in names)
        return max(filled, self.unpacked) if len(names) == len(self.schema) else filled


_TEXT, _NAMES = pa.string(), pa.dictionary(pa.int16(), pa.string())

_KINDS = (pa.int64(), pa.float64(), pa.bool_(), _TEXT, _NAMES)
"""The types that the columns of a dataset have."""


def footer_of(part: Part, table: str) -> Footer:
    """Read and check the footer of a file of a part.

    Raises
    ------
    BadDataset
        If the file is not of a dataset, or holds another table or game.
    """
    path = opened(part.folder, part.path(table))
    try:
        metadata = pq.read_metadata(path)
        schema = metadata.schema.to_arrow_schema()
        names = schema.names
    except (OSError, ValueError, pa.ArrowException) as fault:
        raise BadDataset(path, "data_not_parquet", why=fault) from None
    about = _about(path, schema)
    holds = {"table": about.get("table"), "game": about.get("game")}
    if holds != {"table": table, "game": part.game}:
        raise BadDataset(path, "data_holds", **holds)
    kinds = {"match": pa.int64(), "entry": _TEXT, "header": _TEXT}
    for field in schema:
        wanted = (kinds[field.name],) if field.name in kinds else _KINDS
        if field.type not in wanted:
            known = " / ".join(map(str, wanted))
            facts = {"column": field.name, "found": field.type, "wanted": known}
            raise BadDataset(path, "data_type", **facts)
    if "match" not in names:
        raise BadDataset(path, "data_no_column", name="match")
    if len(set(names)) < len(names):
        raise BadDataset(path, "data_columns_twice")
    groups = [metadata.row_group(number) for number in range(metadata.num_row_groups)]
    rows = max(metadata.num_rows, sum(group.num_rows for group in groups))
    # Do not read the sizes of columns: PyArrow ends the process on a damaged footer.
    unpacked = sum(group.total_byte_size for group in groups)
    return Footer(schema.remove_metadata(), about["categories"], rows, unpacked)


def _about(path: Path, schema: pa.Schema) -> JsonObject:
    """Read the JSON object of `teg_nb` in the metadata of a file; raises `BadDataset`."""
    try:
        about = json.loads((schema.metadata or {})[KEY])
    except (KeyError, ValueError, RecursionError):
        raise BadDataset(path, "data_not_ours") from None
    version = about.get("format") if isinstance(about, dict) else about
    if version != FORMAT or isinstance(version, bool):
        raise BadDataset(path, "data_format", found=version, ours=str(FORMAT))
    categories = about.setdefault("categories", {})
    if not isinstance(categories, dict) or not all(map(_are_names, categories.values())):
        raise BadDataset(path, "data_categories")
    return dict(about)


def _width(kind: pa.DataType) -> int:
    """Return the bytes of a value in memory; of a text, without its letters."""
    if pa.types.is_dictionary(kind):
        kind = kind.index_type
    try:
        return max(1, int(kind.bit_width) // 8)
    except ValueError:
        return 4  # the offset of a text


def _are_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


class Matches(NamedTuple):
    """The matches of a part.

    Attributes
    ----------
    numbers : list[int]
    entries, seats : int
        Totals of all matches.
    """

    numbers: list[int]
    entries: int
    seats: int

    def most_rows(self, table: str) -> int:
        """Return the maximum rows that a table of the part can have."""
        known = {"matches": len(self.numbers), "seats": self.seats, "entries": self.entries}
        return known.get(table, _ROWS_A_STEP * (self.entries + len(self.numbers)))


_ROWS_A_STEP = 100
"""Maximum rows of any table for one position or entry: no board has more countries."""

_MATCH_BYTES = 200
"""Bytes that the number of a match takes while a dataset is opened."""


def matches_of(part: Part, room: Room) -> Matches:
    """Read and check the matches of a part; raises `BadDataset`."""
    path = part.path("matches")
    check(path, sums_of(part)["matches"])
    footer = footer_of(part, "matches")
    room.fit(path, footer.unpacked)
    room.take(path, _MATCH_BYTES * footer.rows)
    for name in _COUNTS:
        if name not in footer.schema.names or footer.schema.field(name).type != pa.int64():
            raise BadDataset(path, "data_not_numbers", name=name)
    table = _decoded(path, footer.schema, _COUNTS, {}, room)
    for name in _COUNTS:
        column = table[name]
        if column.null_count:
            raise BadDataset(path, "data_not_numbers", name=name)
        smallest, largest = pc.min_max(column).as_py().values()
        if len(table) and not 0 <= smallest <= largest < 1 << 31:
            raise BadDataset(path, "data_number", name=name)
    entries, seats = (pc.sum(table[name]).as_py() or 0 for name in _COUNTS[1:])
    return Matches(table["match"].to_pylist(), entries, seats)


_COUNTS = ["match", "entries", "seats"]


def read_part(part: Part, room: Room) -> dict[str, pa.Table]:
    """Read all tables of a part as they were written; raises `BadDataset`."""
    sums, matches, tables = sums_of(part), matches_of(part, room), {}
    for name, sum_ in sums.items():
        path = part.path(name)
        check(path, sum_)
        footer = footer_of(part, name)
        refuse_more(path, footer, matches.most_rows(name))
        room.fit(path, footer.size())
        table = _decoded(path, footer.schema, None, {}, room)
        tables[name] = _restored(table, footer.categories)
    return tables


def refuse_more(path: Path, footer: Footer, most: int) -> None:
    """Raise `BadDataset` if a table has more rows than its matches can have."""
    if footer.rows > most:
        raise BadDataset(path, "data_rows", rows=str(footer.rows), most=str(most))


def _decoded(
    path: Path,
    schema: pa.Schema,
    columns: Sequence[str] | None,
    where: JsonMapping,
    room: Room,
) -> pa.Table:
    """Read the rows of a file that match `where`; raises `BadDataset`, also if memory runs out.

    A footer may lie, and every row may hold a text of some megabytes. Texts are therefore read as
    dictionary codes, and their size is counted before they are decoded.
    """
    packed = pa.schema(
        field.with_type(_PACKED) if field.type == _TEXT else field for field in schema
    )
    texts = [field.name for field in schema if field.type == _TEXT]
    names = schema.names if columns is None else list(columns)
    wanted = pa.schema([schema.field(name) for name in names])
    pieces = []
    try:
        batches = (
            ds.dataset(str(path), packed, format=_parquet(dictionary_columns=texts))
            .scanner(names, condition(where), _BATCH_ROWS, _BATCHES_AHEAD)
            .to_batches()
        )
        for batch in batches:
            batch.validate(full=True)
            room.take(path, sum(map(_unpacked, batch.columns)))
            pieces.append(batch.cast(wanted))
    except (OSError, ValueError, pa.ArrowException) as fault:
        if isinstance(fault, BadDataset):
            raise
        raise BadDataset(path, "data_unreadable", why=fault) from None
    return pa.Table.from_batches(pieces, wanted)


_PACKED = pa.dictionary(pa.int32(), pa.string())

_BATCH_ROWS, _BATCHES_AHEAD = 1 << 16, 4


def _parquet(**options: object) -> ds.ParquetFileFormat:
    return ds.ParquetFileFormat(
        read_options=ds.ParquetReadOptions(**options),
        default_fragment_scan_options=ds.ParquetFragmentScanOptions(
            page_checksum_verification=True
        ),
    )


def _unpacked(column: pa.Array) -> int:
    """Return the bytes of a column in memory, with its texts decoded."""
    if column.type != _PACKED:
        return int(column.nbytes)
    letters = pc.sum(pc.take(pc.binary_length(column.dictionary), column.indices)).as_py() or 0
    return int(letters) + 4 * (len(column) + 1)


def _restored(table: pa.Table, categories: Mapping[str, list[str]]) -> pa.Table:
    """Restore the categories of a table in their order: a file stores only those that occur."""
    for index, name in enumerate(table.column_names):
        if name in categories:
            names = pa.array(categories[name], pa.string())
            values = table.column(name).cast(pa.string()).combine_chunks()
            codes = pc.index_in(values, value_set=names).cast(pa.int16())
            column = pa.DictionaryArray.from_arrays(codes, names)
            table = table.set_column(index, pa.field(name, column.type), column)
    return table.replace_schema_metadata(None)


# Sources of one table of one game, read by `Dataset`


class Memory:
    """A table in memory."""

    def __init__(self, table: pa.Table) -> None:
        self.table, self.schema = table, table.schema
        about = json.loads(table.schema.metadata[KEY])
        self.categories: dict[str, list[str]] = about["categories"]

    def scan(self) -> ds.Dataset:
        """Return the rows as a PyArrow dataset."""
        return ds.dataset(self.table)

    def read(self, columns: list[str], where: JsonMapping, room: Room) -> pa.Table:
        """Read some columns of the rows that match `where`."""
        return _chosen(self.table, columns, where)

    def batches(
        self, columns: list[str], where: JsonMapping, room: Callable[[], Room]
    ) -> Iterator[pa.Table]:
        """Read like `read`: the table is one part."""
        yield self.read(columns, where, room())


def _chosen(table: pa.Table, columns: list[str], where: JsonMapping) -> pa.Table:
    return ds.dataset(table).to_table(columns=columns, filter=condition(where))


class Files:
    """A table in files, with its rows in the journal.

    Parameters
    ----------
    name, game : str
    folder : Path
        Folder of the dataset.
    files : mapping
        Checksum and maximum rows by part.
    held : sequence of pyarrow.Table
        Rows that are in no part yet.
    """

    def __init__(
        self,
        name: str,
        game: str,
        folder: Path,
        files: Mapping[Part, tuple[str, int]],
        held: Sequence[pa.Table] = (),
    ) -> None:
        self._place = folder / name / f"game={game}"
        self._sums = {part.path(name): sum_ for part, (sum_, _) in files.items()}
        self._marks = {path: mark(path) for path in self._sums}
        self.categories: dict[str, list[str]] = {}
        self._checked = False
        self._types: dict[str, pa.DataType] = {}
        self._footers: dict[Path, Footer] = {}
        for part, (_, most) in files.items():
            path = part.path(name)
            footer = self._footers[path] = footer_of(part, name)
            refuse_more(path, footer, most)
            self._agree(footer.schema, path)
            unite(self.categories, footer.categories)
        schemas = [footer.schema for footer in self._footers.values()]
        self._held: Memory | None = None
        if held:
            self._held = Memory(described(joined(held), name, game))
            self._agree(self._held.schema, self._place)
            schemas.append(self._held.schema.remove_metadata())
            unite(self.categories, self._held.categories)
        self.schema = pa.unify_schemas(schemas)

    def _agree(self, schema: pa.Schema, path: Path) -> None:
        """Check that columns have the same types as in the other parts."""
        for field in schema:
            other = self._types.setdefault(field.name, field.type)
            if other != field.type:
                facts = {"name": field.name, "here": field.type, "other": other}
                raise BadDataset(path, "data_parts_differ", **facts)

    def scan(self) -> ds.Dataset:
        """Return the rows as a PyArrow dataset; raises `BadDataset`."""
        self._check()
        sources = []
        if self._sums:
            files = [str(path) for path in self._sums]
            sources.append(ds.dataset(files, self.schema, format=_parquet()))
        if self._held is not None:
            sources.append(ds.dataset(fitted(self._held.table, self.schema)))
        return sources[0] if len(sources) == 1 else ds.dataset(sources)

    def _check(self) -> None:
        """Compare the files with their checksums, once; raises `BadDataset`."""
        self._refuse_changes()
        if not self._checked:
            try:
                for path, sum_ in self._sums.items():
                    check(path, sum_)
            except BadDataset:
                self._refuse_changes()  # the file may just have been replaced
                raise
            self._checked = True

    def _refuse_changes(self) -> None:
        """Raise `BadDataset` if a file was replaced, as by a simulation that was resumed."""
        for path, was in self._marks.items():
            if mark(path) != was:
                raise BadDataset(path, "data_changed")

    def read(self, columns: list[str], where: JsonMapping, room: Room) -> pa.Table:
        """Read some columns of the rows that match `where`; raises `BadDataset`."""
        self._fit(columns, where, room)
        if not where:
            room.fit(self._place, sum(footer.size(columns) for footer in self._footers.values()))
        return pa.concat_tables(self.batches(columns, where, lambda: room))

    def _fit(self, columns: list[str], where: JsonMapping, room: Room) -> None:
        """Raise `BadDataset` if one of the files does not fit."""
        for path, footer in self._footers.items():
            room.fit(path, max(footer.size([*columns, *where]), footer.unpacked))

    def batches(
        self, columns: list[str], where: JsonMapping, room: Callable[[], Room]
    ) -> Iterator[pa.Table]:
        """Read like `read`, part by part; `room` gives the memory that each may fill."""
        self._fit(columns, where, room())
        self._check()
        for path in self._sums:
            try:
                table = _decoded(path, self.schema, columns, where, room())
            finally:
                self._refuse_changes()
            yield _without_gaps(path, table)
        if self._held is not None:
            held = _chosen(fitted(self._held.table, self.schema), columns, where)
            yield _without_gaps(self._place, held)


WHOLE = ("match", "step", "round", "from_step", "from_round", "entries", "rounds")
"""Columns of numbers that are never missing."""


def _without_gaps(place: Path, table: pa.Table) -> pa.Table:
    """Return a table unless a required number is missing; raises `BadDataset`."""
    for name in table.column_names:
        if name in WHOLE and table.column(name).null_count:
            raise BadDataset(place, "data_missing", name=name)
    return table


def fitted(table: pa.Table, schema: pa.Schema) -> pa.Table:
    """Return a table with the columns of a schema; absent columns are filled with nulls."""
    for field in schema:
        if field.name not in table.column_names:
            table = table.append_column(field, pa.nulls(len(table), field.type))
    return table.replace_schema_metadata(None).select(schema.names)


def unite(known: dict[str, list[str]], more: Mapping[str, list[str]]) -> None:
    """Add new categories in their order."""
    for column, names in more.items():
        known[column] = list(dict.fromkeys([*known.get(column, ()), *names]))


def condition(where: JsonMapping) -> pc.Expression | None:
    """Build an expression: every column has its value, or one of its values."""
    combined = None
    for column, value in where.items():
        field = pc.field(column)
        test = field.isin(list(value)) if is_several(value) else field == value
        combined = test if combined is None else combined & test
    return combined


def is_several(value: object) -> bool:
    """Return whether a requested value is a list of values."""
    return isinstance(value, Iterable) and not isinstance(value, (str, bytes))
