"""Datasets of many matches in Parquet, which other programs can read too.

A dataset is a folder with a folder for each table, ``entries/game=teg/part-00000.parquet`` and so
on. A part is one file of each table. It exists once its checksums do, which are written last, so a
reader never sees half a part. `docs/analysis.md` lists the tables.

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

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import NamedTuple, Protocol

import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds

from teg_nb.analysis.dataset.layout import BadDataset, Part, mark, parts_in, sums_of, waiting_in
from teg_nb.analysis.dataset.memory import Room
from teg_nb.analysis.dataset.partition import (
    WHOLE,
    Files,
    Matches,
    Memory,
    described,
    fitted,
    is_several,
    joined,
    matches_of,
    read_part,
    unite,
)
from teg_nb.analysis.dataset.records import TABLES, lacks, tables_of
from teg_nb.analysis.dataset.writer import PART_ROWS, Writer
from teg_nb.engine.errors import BadArgument, NotInGame, UnknownName
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.log.format import add_footer
from teg_nb.engine.play.match import Match

__all__ = ["BadDataset", "Collector", "Dataset", "Writer", "read_dataset", "write_dataset"]


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
        Matches of one or several games, processed one by one: a generator keeps memory flat.
    folder : path
        New or empty.
    tables : iterable of str
        Tables to write; all by default. ``matches`` is always written.
    part_rows : int
        A part ends with the match that brings its entries to this number.

    Raises
    ------
    BadDataset
        If the folder is not empty.
    BadArgument
        If there is no match.
    UnknownName
        If no game has such a table.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb import Match
    >>> from teg_nb.analysis import write_dataset
    >>> write_dataset([Match("tgm", seats=3)], tempfile.mkdtemp())
    <Dataset of 1 matches of tgm: matches, seats, entries, battles, turns, countries, cards>
    """
    tables = (tables,) if isinstance(tables, str) else tuple(tables)
    for name in tables:
        if name not in TABLES:
            raise UnknownName("table", name, TABLES)
    with Writer(folder, part_rows) as writer:
        for number, match in enumerate(matches):
            writer.add(match.game.name, tables_of(match, number, tables))
    if not writer.matches:
        raise BadArgument("no_match_given")
    return read_dataset(folder)


class Collector:
    """A dataset in memory, filled like a `Writer`.

    Examples
    --------
    >>> from teg_nb.analysis.dataset.reader import Collector
    >>> from teg_nb.simulation.sample import Sample
    >>> collector = Collector()
    >>> collector.add("teg", Sample().match_tables(1))
    >>> collector.dataset()
    <Dataset of 1 matches of teg: matches, seats, entries, battles, turns, countries, cards, pacts>
    """

    def __init__(self) -> None:
        self.matches = 0
        self._pieces: dict[str, dict[str, list[pa.Table]]] = {}

    def __enter__(self) -> Collector:
        return self

    def __exit__(self, *fault: object) -> None:
        pass

    def add(self, game: str, tables: Mapping[str, pa.Table]) -> None:
        """Add matches of a game, as tables of `tables_of`."""
        for name, table in tables.items():
            self._pieces.setdefault(game, {}).setdefault(name, []).append(table)
        self.matches += len(tables["matches"])

    def dataset(self) -> Dataset:
        """Return a dataset of all matches added so far."""
        return Dataset(
            {
                game: {
                    name: Memory(described(joined(pieces), name, game))
                    for name, pieces in tables.items()
                }
                for game, tables in self._pieces.items()
            }
        )


def read_dataset(
    folder: str | PathLike[str] | Sequence[str | PathLike[str]], *, max_bytes: int | None = None
) -> Dataset:
    """Open a dataset, or several as one; tables are read on demand.

    Parameters
    ----------
    folder : path, or sequence of paths
        Of several folders, the matches of the first keep their numbers. Those of each later folder
        continue after the one before: `Dataset.folders` has the first number of each.
    max_bytes : int, optional
        Memory that a table may fill, in bytes; by default half of the free memory. A small
        untrusted file may hold a huge table. Stored as `Dataset.max_bytes`.

    Raises
    ------
    BadDataset
        If there is no dataset, or the same matches occur twice. If a file is broken, foreign or of
        another version, has more rows than its matches can have, or would fill more than
        `max_bytes`. The message names the file.
    BadArgument
        If no folder is given, or `max_bytes` is less than 1.

    Notes
    -----
    A running simulation may be read: the dataset has the matches stored so far.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb import Match
    >>> from teg_nb.analysis import read_dataset, write_dataset
    >>> folder = tempfile.mkdtemp()
    >>> _ = write_dataset([Match("tgm", seats=3)], folder)
    >>> len(read_dataset(folder))
    1
    """
    if max_bytes is not None and max_bytes < 1:
        raise BadArgument("not_from", name="max_bytes", least="1", value=max_bytes)
    places = [folder] if isinstance(folder, (str, PathLike)) else list(folder)
    if not places:
        raise BadArgument("no_folder")
    opened = [_opened(Path(place), max_bytes) for place in places]
    if len(opened) > 1:
        _refuse_copies(opened)
    dataset = opened[0].dataset() if len(opened) == 1 else _together_as_one(opened)
    dataset.max_bytes = max_bytes
    return dataset


class _Opened:
    """A folder whose parts and journal have been checked.

    Attributes
    ----------
    end : int
        The number after its last match.
    sums : dict
        Checksums of each part, by table.
    tables : dict
        Sources by game and table.
    """

    def __init__(self, place: Path, room: Room) -> None:
        self.place = place
        contents = _listed(place)
        self.owner: dict[int, Path] = {}
        self.sums: dict[Part, dict[str, str]] = {}
        matches: dict[Part, Matches] = {}
        for part in contents.parts:
            self.sums[part], matches[part] = sums_of(part), matches_of(part, room)
            self._take(part.path("matches"), matches[part].numbers)
        _refuse_gaps(contents.parts)
        held: dict[str, dict[str, list[pa.Table]]] = {}
        for chunk in contents.chunks:
            if chunk.number not in self.owner:
                tables = read_part(chunk, room)
                self._take(chunk.path("matches"), tables["matches"]["match"].to_pylist())
                for name, table in tables.items():
                    held.setdefault(chunk.game, {}).setdefault(name, []).append(table)
        if not self.owner:
            raise BadDataset(place, "data_none")
        self.end = max(self.owner) + 1
        self.tables = self._tables(matches, held)
        for part in contents.parts:
            if mark(part.sums) != contents.marks[part]:
                raise BadDataset(part.home, "data_gone")

    def _take(self, path: Path, numbers: Iterable[int]) -> None:
        """Record the file of each match of a part; raises `BadDataset` if a match occurs twice."""
        for number in numbers:
            if number in self.owner:
                raise BadDataset(path, "data_copy", match=str(number), other=self.owner[number])
            self.owner[number] = path

    def _tables(
        self, matches: Mapping[Part, Matches], held: Mapping[str, Mapping[str, Sequence[pa.Table]]]
    ) -> dict[str, dict[str, Source]]:
        files: dict[str, dict[str, dict[Part, tuple[str, int]]]] = {}
        for part, sums in self.sums.items():
            for name, sum_ in sums.items():
                known = files.setdefault(part.game, {}).setdefault(name, {})
                known[part] = sum_, matches[part].most_rows(name)
        for game, names in held.items():
            for name in names:
                files.setdefault(game, {}).setdefault(name, {})
        return {
            game: {
                name: Files(name, game, self.place, parts, held.get(game, {}).get(name, ()))
                for name, parts in tables.items()
            }
            for game, tables in sorted(files.items())
        }

    def dataset(self) -> Dataset:
        return Dataset(self.tables, {self.place: 0})


class _There(NamedTuple):
    """Contents of a folder: parts and journal, each with a mark that detects replacement."""

    parts: list[Part]
    chunks: list[Part]
    marks: dict[Part, object]


def _listed(place: Path) -> _There:
    """List parts and journal consistently, even while a simulation writes the folder.

    Matches are written to a part before they leave the journal, so the journal is listed first.
    When a simulation resumes, its last part returns to the journal: a second listing detects that.
    """
    while True:
        chunks = waiting_in(place)
        parts = parts_in(place)
        if not set(waiting_in(place)) - set(chunks):
            return _There(parts, chunks, {part: mark(part.sums) for part in parts + chunks})


def _refuse_gaps(parts: Sequence[Part]) -> None:
    """Raise `BadDataset` if the numbers of a game's parts have a gap: its checksums were lost."""
    for game in dict.fromkeys(part.game for part in parts):
        numbers = [part.number for part in parts if part.game == game]
        if numbers != list(range(len(numbers))):
            gap = next(k for k, number in enumerate(numbers) if k != number)
            lost = Part(parts[0].folder, game, gap)
            raise BadDataset(lost.home, "data_lacks", name=lost.sums.name)


def _opened(place: Path, max_bytes: int | None) -> _Opened:
    """Open a folder; retry if a simulation has just turned its journal into a part."""
    if not place.is_dir():
        raise BadDataset(place, "data_no_folder")
    for _ in range(_TRIES):
        contents = _listed(place)
        try:
            return _Opened(place, Room(max_bytes))
        except (BadDataset, FileNotFoundError):
            if _listed(place) == contents:
                raise
    return _Opened(place, Room(max_bytes))


_TRIES = 5


def _refuse_copies(opened: Sequence[_Opened]) -> None:
    """Raise `BadDataset` if several folders hold the same matches."""
    known: dict[object, Path] = {}
    for dataset in opened:
        mine: dict[object, Path] = {dataset.place.resolve(): dataset.place}
        mine |= {sums["matches"]: part.path("matches") for part, sums in dataset.sums.items()}
        for key, place in mine.items():
            if key in known:
                raise BadDataset(place, "data_twice", other=known[key])
        known.update(mine)


def _together_as_one(opened: Sequence[_Opened]) -> Dataset:
    """Combine datasets: the numbers of each begin where those of the previous one end."""
    sources: dict[str, dict[str, list[tuple[Source, int]]]] = {}
    folders, start = dict[Path, int](), 0
    for dataset in opened:
        folders[dataset.place] = start
        for game, tables in dataset.tables.items():
            for name, table in tables.items():
                sources.setdefault(game, {}).setdefault(name, []).append((table, start))
        start += dataset.end
    return Dataset(
        {
            game: {name: _Union(name, folders, parts) for name, parts in tables.items()}
            for game, tables in sorted(sources.items())
        },
        folders,
    )


class Source(Protocol):
    """A table of one game, in memory or in files."""

    schema: pa.Schema
    categories: dict[str, list[str]]

    def scan(self) -> ds.Dataset:
        """Return the rows as a PyArrow dataset."""

    def read(self, columns: list[str], where: JsonMapping, room: Room) -> pa.Table:
        """Read some columns of the rows that match `where`."""

    def batches(
        self, columns: list[str], where: JsonMapping, room: Callable[[], Room]
    ) -> Iterator[pa.Table]:
        """Read like `read`, part by part; `room` gives the memory that each may fill."""


class _Union:
    """One table of one game, in several datasets."""

    def __init__(
        self, name: str, folders: Mapping[Path, int], sources: Sequence[tuple[Source, int]]
    ) -> None:
        self._name, self._folders, self._sources = name, folders, sources
        self.categories: dict[str, list[str]] = {}
        for source, _ in sources:
            unite(self.categories, source.categories)
        try:
            self.schema = pa.unify_schemas(
                [source.schema.remove_metadata() for source, _ in sources]
            )
        except pa.ArrowException as fault:
            places = ", ".join(map(str, folders))
            raise BadDataset(places, "data_types", name=name, why=fault) from None

    def scan(self) -> ds.Dataset:
        if len(self._sources) == 1 and not self._sources[0][1]:
            return self._sources[0][0].scan()
        raise ValueError("datasets put together have new match numbers: scan each by itself")

    def read(self, columns: list[str], where: JsonMapping, room: Room) -> pa.Table:
        pieces = [
            self._moved(source.read(names, asked, room), columns, start)
            for source, start, names, asked in self._asked(columns, where)
        ]
        if not pieces:
            return self._chosen(columns).empty_table()
        return pa.concat_tables(pieces).unify_dictionaries()

    def batches(
        self, columns: list[str], where: JsonMapping, room: Callable[[], Room]
    ) -> Iterator[pa.Table]:
        for source, start, names, asked in self._asked(columns, where):
            for table in source.batches(names, asked, room):
                yield self._moved(table, columns, start)

    def _asked(
        self, columns: list[str], where: JsonMapping
    ) -> Iterator[tuple[Source, int, list[str], JsonObject]]:
        """Yield each source with its first match, and its own columns and condition."""
        for source, start in self._sources:
            asked = dict(where)
            if "match" in asked:
                requested = asked["match"]
                asked["match"] = (
                    [number - start for number in requested]
                    if is_several(requested)
                    else requested - start
                )
            known = set(source.schema.names)
            if known.issuperset(asked):  # no row can match in a column that does not exist
                yield source, start, [name for name in columns if name in known], asked

    def _chosen(self, columns: list[str]) -> pa.Schema:
        return pa.schema([self.schema.field(name) for name in columns])

    def _moved(self, table: pa.Table, columns: list[str], start: int) -> pa.Table:
        """Return a table of a source with the numbers that its matches have here."""
        if "match" in table.column_names and start:
            place = table.column_names.index("match")
            table = table.set_column(place, "match", pc.add(table["match"], start))
        return fitted(table, self._chosen(columns))


class _Request(NamedTuple):
    """A checked request for rows of a table.

    Attributes
    ----------
    sources : dict
        By game.
    columns : dict
        Columns to read, by game.
    categories : dict
        Categories of all games, by column.
    order : list[str] or None
        The columns of the frame, as requested.
    has_game : bool
        Whether the frame has a column with the game.
    """

    sources: dict[str, Source]
    columns: dict[str, list[str]]
    categories: dict[str, list[str]]
    order: list[str] | None
    has_game: bool

    def frame(self, game: str, table: pa.Table) -> pd.DataFrame:
        """Convert rows of a game."""
        frame: pd.DataFrame = table.to_pandas(types_mapper=_TYPES.get)
        if self.has_game:
            games = pd.Categorical([game] * len(frame), self.categories["game"])
            frame.insert(0, "game", pd.Series(games, frame.index))
        return frame if self.order is None else frame[self.order]


class Dataset:
    """Matches as tables, read on demand. Get it from `read_dataset` or `simulate`.

    Every table is a method that returns a DataFrame, with the parameters of `table`. Only the
    requested rows and columns are read.

    Attributes
    ----------
    folders : dict[Path, int]
        Folders, with the first match number of each; empty for a dataset in memory.
    about : dict
        Notes of `simulate`: ``asked``, and ``finished`` if it was interrupted.
    note : str
        Why one process played alone, if it did by default: see `simulate`.
    max_bytes : int or None
        Memory that a table may fill when it is read, in bytes; None is half of the free memory.

    Examples
    --------
    >>> from teg_nb.simulation.sample import load_sample
    >>> data = load_sample()
    >>> data.tables
    ('matches', 'seats', 'entries', 'battles', 'turns', 'countries', 'cards', 'pacts')
    """

    def __init__(
        self,
        tables: Mapping[str, Mapping[str, Source]],
        folders: Mapping[Path, int] | None = None,
    ) -> None:
        self._tables = tables
        self.folders = dict(folders or {})
        self.about: JsonObject = {}
        self.note = ""
        self.max_bytes: int | None = None

    @property
    def folder(self) -> Path | None:
        """Folder of the dataset, or None if it is in memory or in several folders."""
        return next(iter(self.folders)) if len(self.folders) == 1 else None

    @property
    def games(self) -> tuple[str, ...]:
        """Names of the games of the matches."""
        return tuple(self._tables)

    @property
    def tables(self) -> tuple[str, ...]:
        """Names of the tables of the dataset, in the order of `TABLES`."""
        names = {name for tables in self._tables.values() for name in tables}
        return tuple(name for name in TABLES if name in names)

    def __len__(self) -> int:
        room = Room(self.max_bytes)
        return sum(
            len(tables["matches"].read(["match"], {}, room))
            for tables in self._tables.values()
            if "matches" in tables
        )

    def __repr__(self) -> str:
        games, tables = ", ".join(self.games), ", ".join(self.tables)
        return f"<Dataset of {len(self)} matches of {games}: {tables}>"

    def scan(self, table: str, game: str | None = None) -> ds.Dataset:
        """Return a table as a `pyarrow.dataset.Dataset`, for queries with PyArrow.

        Its files are checked as for `table`. The caller controls the memory that reading takes.

        Parameters
        ----------
        table : str
        game : str, optional
            Required if the dataset has several games.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.scan("matches").count_rows()
        2000
        """
        games = self._games(table, game)
        if len(games) > 1:
            raise BadArgument("name_game", known=games)
        return self._tables[games[0]][table].scan()

    def columns(self, table: str) -> list[str]:
        """List the columns of a table, in all games.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.columns("matches")[:4]
        ['match', 'seats', 'bots', 'seed']
        """
        schemas = (self._tables[name][table].schema.names for name in self._games(table, None))
        return list(dict.fromkeys(name for names in schemas for name in names))

    def table(
        self,
        name: str,
        columns: Sequence[str] | None = None,
        game: str | None = None,
        **where: object,
    ) -> pd.DataFrame:
        """Read rows of a table as a DataFrame.

        Parameters
        ----------
        name : str
            One of `tables`.
        columns : sequence of str, optional
            Columns to read, in this order; all by default.
        game : str, optional
            Only matches of this game.
        **where
            Columns with the value that they must have, or a list of values.

        Raises
        ------
        UnknownName
            If the dataset has no such table, column or game, or no row can have a name in `where`,
            such as a seat that does not exist. It is a `ValueError` too.
        NotInGame
            If the game cannot have the table, such as the pacts of EGGAR.
        BadDataset
            If a file is broken, or the result would fill more than `max_bytes`.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.table("seats", ["match", "bot"], bot="hard").head(1).values.tolist()
        [[1, 'hard']]
        """
        asked = self._asked(name, columns, game, where)
        room = Room(self.max_bytes)
        frames = [
            asked.frame(game_name, source.read(asked.columns[game_name], where, room))
            for game_name, source in asked.sources.items()
        ]
        if "bot" in where and not any(map(len, frames)):
            _expect(where, {"bot": self._bots(name, [*asked.sources])})
        return _together(frames, asked.categories)

    def batches(
        self,
        name: str,
        columns: Sequence[str] | None = None,
        game: str | None = None,
        **where: object,
    ) -> Iterator[pd.DataFrame]:
        """Yield rows of a table part by part, for tables larger than memory.

        The parameters are those of `table`. A part has whole matches, some 200,000 entries. At
        least one frame is yielded, and all have the same columns and categories.

        Raises
        ------
        BadDataset
            If a part would fill more than `max_bytes`. Otherwise as in `table`.

        Examples
        --------
        >>> from teg_nb import simulate
        >>> data = simulate("teg", "greedy", 2, 1, options={"max_rounds": 1}, progress=False)
        >>> [len(frame) == len(data.battles()) for frame in data.batches("battles", ["seat"])]
        [True]
        """
        asked = self._asked(name, columns, game, where)
        is_empty = True
        for game_name, source in asked.sources.items():
            for table in source.batches(
                asked.columns[game_name], where, lambda: Room(self.max_bytes)
            ):
                is_empty = False
                yield _together([asked.frame(game_name, table)], asked.categories)
        if is_empty:
            yield self.table(name, columns, game, **where)

    def _asked(
        self, name: str, columns: Sequence[str] | None, game: str | None, where: JsonMapping
    ) -> _Request:
        """Check the arguments of `table`."""
        games = self._games(name, game)
        sources = {game_name: self._tables[game_name][name] for game_name in games}
        categories = dict[str, list[str]]()
        for source in sources.values():
            unite(categories, source.categories)
        wanted = {}
        for game_name, source in sources.items():
            known = source.schema.names
            wanted[game_name] = [str(item) for item in columns or known if item != "game"]
            for column in [*wanted[game_name], *where]:
                if column not in known:
                    raise UnknownName("column", column, known, 40)
        _expect(where, categories)
        categories["game"] = [*self.games]
        whole = name == "matches" and (columns is None or "game" in columns)
        return _Request(
            sources, wanted, categories, None if columns is None else list(columns), whole
        )

    def _bots(self, table: str, games: Sequence[str]) -> list[str]:
        """Read the names of all bots on demand: they are not stored as categories."""
        room = Room(self.max_bytes)
        names = (self._tables[name][table].read(["bot"], {}, room)["bot"] for name in games)
        return sorted({str(bot) for bots in names for bot in bots.to_pylist() if bot is not None})

    def _games(self, table: str, game: str | None) -> list[str]:
        if table in TABLES and lacks([game] if game else self.games, table):
            raise NotInGame(table, game or ", ".join(self.games))
        if table not in self.tables:
            raise UnknownName("table", table, self.tables)
        if game is not None and game not in self._tables:
            raise UnknownName("game", game, self.games)
        return [
            name for name in self._tables if game in (None, name) and table in self._tables[name]
        ]

    def matches(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per match: players, length and winners.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.matches(columns=["match", "seats", "rounds"], match=3).values.tolist()
        [[3, 5, 6]]
        """
        return self.table("matches", columns, game, **where)

    def seats(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per seat of a match: bot, place in the order, objective and result.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.seats(columns=["seat", "bot"], match=1).values.tolist()
        [['Blanco', 'hard'], ['Negro', 'hard'], ['Rojo', 'hard']]
        """
        return self.table("seats", columns, game, **where)

    def entries(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per entry of a log; see `entries_frame`.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.entries(columns=["step", "kind"], match=3, kind="attack").head(1).values.tolist()
        [[40, 'attack']]
        """
        return self.table("entries", columns, game, **where)

    def battles(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per attack or throw; see `battles_frame`.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.battles(columns=["seat", "losses_attack"], match=3).head(2).values.tolist()
        [['Azul', 0], ['Azul', 1]]
        """
        return self.table("battles", columns, game, **where)

    def turns(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per turn: strength before and after, throws, conquests and losses.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.turns(columns=["round", "seat", "conquests"], match=3).head(2).values.tolist()
        [[1, 'Azul', 2], [1, 'Amarillo', 0]]
        """
        return self.table("turns", columns, game, **where)

    def countries(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per stretch of time that a country stays with an owner.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.countries(columns=["country", "owner"], match=3).head(1).values.tolist()
        [['California', 'Azul']]
        """
        return self.table("countries", columns, game, **where)

    def cards(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per card drawn, shown, given or lost.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.cards(columns=["kind", "card"], match=3).head(1).values.tolist()
        [['country_card_drawn', 'Venezuela']]
        """
        return self.table("cards", columns, game, **where)

    def pacts(
        self, columns: Sequence[str] | None = None, game: str | None = None, **where: object
    ) -> pd.DataFrame:
        """Read one row per pact; see `pacts_frame`.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.pacts(match=3).columns.tolist()[:4]
        ['match', 'pact', 'kind', 'seat']
        """
        return self.table("pacts", columns, game, **where)

    # Logs

    def match(self, number: int) -> Match:
        """Rebuild a match by replaying its log.

        Raises
        ------
        UnknownName
            If the dataset has no match of that number.
        ValueError
            If the dataset has no entries.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> data.match(3).metadata
        {'bots': ['easy', 'hard', 'easy', 'easy', 'normal'], 'seed': 'sample/3'}
        """
        for match in self.replay([number]):
            return match
        raise UnknownName("match", number, ())

    def replay(self, numbers: Iterable[int] | None = None) -> Iterator[Match]:
        """Yield rebuilt matches in the order of their numbers; all by default.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> [match.metadata["seed"] for match in data.replay([0, 3])]
        ['sample/0', 'sample/3']
        """
        for _, lines in self.logs(numbers):
            yield Match.parse(lines)

    def logs(self, numbers: Iterable[int] | None = None) -> Iterator[tuple[int, list[str]]]:
        """Yield the number and the lines of each log, as `Match.save` writes them.

        Examples
        --------
        >>> from teg_nb.simulation.sample import load_sample
        >>> data = load_sample()
        >>> [(number, lines[-1]) for number, lines in data.logs([0, 3])]
        [(0, '{"entries": 1461}'), (3, '{"entries": 551}')]
        """
        wanted = {} if numbers is None else {"match": list(numbers)}
        for game in self._games("entries", None):
            heads = self.table("matches", ["match", "header"], game, **wanted)
            for start in range(0, len(heads), _LOGS):
                some = heads.iloc[start : start + _LOGS]
                rows = self.table("entries", ["match", "entry"], game, match=some["match"].tolist())
                lines = dict(iter(rows.groupby("match", sort=False)["entry"]))
                for number, header in zip(some["match"], some["header"], strict=True):
                    yield int(number), add_footer(header, lines.get(number, ()))


_LOGS = 100  # logs in memory at once
_TYPES = {
    pa.int64(): pd.Int64Dtype(),
    pa.bool_(): pd.BooleanDtype(),
    pa.string(): pd.StringDtype(),
    pa.large_string(): pd.StringDtype(),
}


# Kinds of names in columns, for error messages more specific than "value".
_KINDS = {
    **dict.fromkeys(("seat", "turn", "owner", "defender", "winner", "partner", "breaker"), "seat"),
    **dict.fromkeys(("taken_from", "lost_to", "eliminated_by"), "seat"),
    **dict.fromkeys(("country", "source", "target"), "country"),
    **{name: name for name in ("kind", "continent", "bot")},
}


def _expect(where: JsonMapping, known: Mapping[str, list[str]]) -> None:
    """Raise `UnknownName` for names that no row can have: an empty table would hide a typo."""
    for column, value in where.items():
        for item in value if is_several(value) else [value]:
            if column in known and item not in known[column]:
                raise UnknownName(_KINDS.get(column, "value"), item, known[column], 40)


def _together(frames: list[pd.DataFrame], categories: Mapping[str, list[str]]) -> pd.DataFrame:
    """Concatenate frames; categoricals get all their categories, in order."""
    for frame in frames:
        for name, column in frame.items():
            if isinstance(column.dtype, pd.CategoricalDtype):
                names = categories.get(str(name), [])
                if not set(column.cat.categories) <= set(names):
                    raise BadDataset(name, "data_lost")
                frame[name] = column.cat.set_categories(names)
    table = frames[0] if len(frames) == 1 else pd.concat(frames, ignore_index=True)
    for name in table.columns.intersection([*WHOLE]):
        table[name] = table[name].astype("int64")
    return table
