"""Many matches as one Parquet dataset, which other programs read as well.

A dataset is a folder with a folder for each table, ``entries/game=teg/part-00000.parquet`` and so
on. A part, one file of each table, is there once its checksums are, which are written last; so a
reader never finds half of one. `docs/analysis.md` lists the tables.

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

from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple, Protocol

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
    UnknownName
        For a table that no game has.
    """
    tables = (tables,) if isinstance(tables, str) else tuple(tables)
    for name in tables:
        if name not in TABLES:
            raise UnknownName("table", name, TABLES)
    with Writer(folder, part_rows) as writer:
        for number, match in enumerate(matches):
            writer.add(match.game.name, tables_of(match, number, tables))
    return read_dataset(folder)


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
                    name: Memory(described(joined(pieces), name, game))
                    for name, pieces in tables.items()
                }
                for game, tables in self._pieces.items()
            }
        )


def read_dataset(
    folder: str | PathLike[str] | Sequence[str | PathLike[str]], *, max_bytes: int | None = None
) -> Dataset:
    """Open a dataset, or several as one; tables are read when asked for.

    Parameters
    ----------
    folder : path, or sequence of paths
        Of several, the matches of the first one keep their numbers; those of the second go on where
        it ends, and so on: `Dataset.folders` says with which number each begins.
    max_bytes : int, optional
        Memory that a table may fill, in bytes; half of what is free by default. A small file of a
        stranger may be a huge table. It is kept as `Dataset.max_bytes`.

    Raises
    ------
    BadDataset
        If there is no dataset, or a file in it is broken, foreign or of another version, or the
        same matches are there twice, or a file has more rows than its matches can have, or would
        fill more than `max_bytes`; the message names it. A simulation that is under way may be
        read: what it has kept so far is there.
    BadArgument
        If there is no folder, or `max_bytes` is less than 1.
    """
    if max_bytes is not None and max_bytes < 1:
        raise BadArgument("not_from", name="max_bytes", least="1", value=max_bytes)
    places = [folder] if isinstance(folder, (str, PathLike)) else list(folder)
    if not places:
        raise BadArgument("no_folder")
    opened = [_opened(Path(place), max_bytes) for place in places]
    if len(opened) > 1:
        _refuse_copies(opened)
    found = opened[0].dataset() if len(opened) == 1 else _together_as_one(opened)
    found.max_bytes = max_bytes
    return found


class _Opened:
    """A folder that has been looked through.

    Attributes
    ----------
    end : int
        The number after its last match.
    sums : dict
        The parts, and the checksums of each by table.
    tables : dict
        What is there, by game and table.
    """

    def __init__(self, place: Path, room: Room) -> None:
        self.place = place
        there = _listed(place)
        self.owner: dict[int, Path] = {}
        self.sums: dict[Part, dict[str, str]] = {}
        matches: dict[Part, Matches] = {}
        for part in there.parts:
            self.sums[part], matches[part] = sums_of(part), matches_of(part, room)
            self._take(part.path("matches"), matches[part].numbers)
        _refuse_gaps(there.parts)
        held: dict[str, dict[str, list[pa.Table]]] = {}
        for chunk in there.chunks:
            if chunk.number not in self.owner:
                tables = read_part(chunk, room)
                self._take(chunk.path("matches"), tables["matches"]["match"].to_pylist())
                for name, table in tables.items():
                    held.setdefault(chunk.game, {}).setdefault(name, []).append(table)
        if not self.owner:
            raise BadDataset(place, "data_none")
        self.end = max(self.owner) + 1
        self.tables = self._tables(matches, held)
        for part in there.parts:
            if mark(part.sums) != there.marks[part]:
                raise BadDataset(part.home, "data_gone")

    def _take(self, path: Path, numbers: Iterable[int]) -> None:
        """Note whose the matches of a part are; none may be there twice."""
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
    """What lies in a folder: parts, with what tells each from one that takes its place."""

    parts: list[Part]
    chunks: list[Part]
    marks: dict[Part, Any]


def _listed(place: Path) -> _There:
    """Parts, and what is in the journal: of one moment, also while a simulation turns it to parts.

    What leaves the journal is in a part before, so the journal is looked at first; where a
    simulation goes on, its last part goes back to the journal: that is seen by a second look.
    """
    while True:
        chunks = waiting_in(place)
        parts = parts_in(place)
        if not set(waiting_in(place)) - set(chunks):
            return _There(parts, chunks, {part: mark(part.sums) for part in parts + chunks})


def _refuse_gaps(parts: Sequence[Part]) -> None:
    """The parts of a game are numbered from 0: one that is missing has lost its checksums."""
    for game in dict.fromkeys(part.game for part in parts):
        numbers = [part.number for part in parts if part.game == game]
        if numbers != list(range(len(numbers))):
            gap = next(k for k, number in enumerate(numbers) if k != number)
            lost = Part(parts[0].folder, game, gap)
            raise BadDataset(lost.home, "data_lacks", name=lost.sums.name)


def _opened(place: Path, max_bytes: int | None) -> _Opened:
    """Look a folder through; once more where a simulation has just made a part of its journal."""
    if not place.is_dir():
        raise BadDataset(place, "data_no_folder")
    for _ in range(_TRIES):
        there = _listed(place)
        try:
            return _Opened(place, Room(max_bytes))
        except (BadDataset, FileNotFoundError):
            if _listed(place) == there:
                raise
    return _Opened(place, Room(max_bytes))


_TRIES = 5


def _refuse_copies(opened: Sequence[_Opened]) -> None:
    """Several folders must not hold the same matches."""
    known: dict[Any, Path] = {}
    for each in opened:
        mine: dict[Any, Path] = {each.place.resolve(): each.place}
        mine |= {sums["matches"]: part.path("matches") for part, sums in each.sums.items()}
        for what, place in mine.items():
            if what in known:
                raise BadDataset(place, "data_twice", other=known[what])
        known.update(mine)


def _together_as_one(opened: Sequence[_Opened]) -> Dataset:
    """Datasets as one: the numbers of each begin where those of the one before end."""
    sources: dict[str, dict[str, list[tuple[Source, int]]]] = {}
    folders, start = dict[Path, int](), 0
    for each in opened:
        folders[each.place] = start
        for game, tables in each.tables.items():
            for name, table in tables.items():
                sources.setdefault(game, {}).setdefault(name, []).append((table, start))
        start += each.end
    return Dataset(
        {
            game: {name: _Union(name, folders, found) for name, found in tables.items()}
            for game, tables in sorted(sources.items())
        },
        folders,
    )


class Source(Protocol):
    """A table of one game, wherever it is."""

    schema: pa.Schema
    categories: dict[str, list[str]]

    def scan(self) -> ds.Dataset:
        """The rows, for PyArrow."""

    def read(self, columns: list[str], where: Mapping[str, Any], room: Room) -> pa.Table:
        """Some columns of the rows that have some values."""


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

    def read(self, columns: list[str], where: Mapping[str, Any], room: Room) -> pa.Table:
        pieces = []
        for source, start in self._sources:
            asked = dict(where)
            if "match" in asked:
                given = asked["match"]
                asked["match"] = (
                    [each - start for each in given] if is_several(given) else given - start
                )
            known = set(source.schema.names)
            if not known.issuperset(asked):
                continue  # a column that is not there has no value
            table = source.read([name for name in columns if name in known], asked, room)
            if "match" in table.column_names and start:
                place = table.column_names.index("match")
                moved = pc.add(table["match"], start)
                table = table.set_column(place, "match", moved)
            schema = pa.schema([self.schema.field(name) for name in columns])
            pieces.append(fitted(table, schema))
        if not pieces:
            return pa.schema([self.schema.field(name) for name in columns]).empty_table()
        return pa.concat_tables(pieces).unify_dictionaries()


class Dataset:
    """Matches as tables, read when asked for. Get it from `read_dataset`, or from `simulate`.

    Every table is a method that gives a DataFrame, with the parameters of `table`: only what is
    asked for is read.

    Attributes
    ----------
    folders : dict[Path, int]
        Where it is, and with which match each folder begins; empty for a dataset in memory.
    about : dict
        What `simulate` notes: ``asked``, and ``finished`` where it was interrupted.
    max_bytes : int or None
        Memory that a table may fill when it is read, in bytes; None is half of what is free then.
    """

    def __init__(
        self,
        tables: Mapping[str, Mapping[str, Source]],
        folders: Mapping[Path, int] | None = None,
    ) -> None:
        self._tables = tables
        self.folders = dict(folders or {})
        self.about: dict[str, Any] = {}
        self.max_bytes: int | None = None

    @property
    def folder(self) -> Path | None:
        """Where it is, if it is in one folder."""
        return next(iter(self.folders)) if len(self.folders) == 1 else None

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
        """A table as a `pyarrow.dataset.Dataset`, for whatever PyArrow can do.

        Its files are checked as for `table`; how much of them is read is up to the caller.

        Parameters
        ----------
        table : str
        game : str, optional
            Needed where the dataset has several games.
        """
        games = self._games(table, game)
        if len(games) > 1:
            raise BadArgument("name_game", known=games)
        return self._tables[games[0]][table].scan()

    def columns(self, table: str) -> list[str]:
        """Columns of a table, in all games."""
        found = (self._tables[each][table].schema.names for each in self._games(table, None))
        return list(dict.fromkeys(name for names in found for name in names))

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
        UnknownName
            If the dataset has no such table, column or game, or a name is asked for that no row
            can have, such as a seat that does not exist. It is a `ValueError` too.
        NotInGame
            For a table that the game cannot have, as the pacts of EGGAR.
        BadDataset
            If a file is broken, or what is asked for would fill more than `max_bytes`.
        """
        games = self._games(name, game)
        sources = {each: self._tables[each][name] for each in games}
        frames, categories, room = [], dict[str, list[str]](), Room(self.max_bytes)
        for source in sources.values():
            unite(categories, source.categories)
        for each, source in sources.items():
            known = source.schema.names
            wanted = [str(column) for column in columns or known if column != "game"]
            for column in [*wanted, *where]:
                if column not in known:
                    raise UnknownName("column", column, known, 40)
            _expect(where, categories)
            frame = source.read(wanted, where, room).to_pandas(types_mapper=_TYPES.get)
            if name == "matches" and (columns is None or "game" in columns):
                frame.insert(0, "game", pd.Categorical([each] * len(frame), [*self.games]))
            frames.append(frame[list(columns)] if columns is not None else frame)
        if "bot" in where and not any(map(len, frames)):
            _expect(where, {"bot": self._bots(name, games)})
        categories["game"] = [*self.games]
        return _together(frames, categories)

    def _bots(self, table: str, games: Sequence[str]) -> list[str]:
        """Names of all bots: they are no categories, so that they are looked for when needed."""
        room = Room(self.max_bytes)
        found = (self._tables[each][table].read(["bot"], {}, room)["bot"] for each in games)
        return sorted({str(bot) for bots in found for bot in bots.to_pylist() if bot is not None})

    def _games(self, table: str, game: str | None) -> list[str]:
        if table in TABLES and lacks([game] if game else self.games, table):
            raise NotInGame(table, game or ", ".join(self.games))
        if table not in self.tables:
            raise UnknownName("table", table, self.tables)
        if game is not None and game not in self._tables:
            raise UnknownName("game", game, self.games)
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
        UnknownName
            If the dataset has no match of that number.
        ValueError
            If it holds no entries.
        """
        for match in self.replay([number]):
            return match
        raise UnknownName("match", number, ())

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
                    yield int(number), add_footer(header, lines.get(number, ()))


_LOGS = 100  # logs that are held at once
_TYPES = {
    pa.int64(): pd.Int64Dtype(),
    pa.bool_(): pd.BooleanDtype(),
    pa.string(): pd.StringDtype(),
    pa.large_string(): pd.StringDtype(),
}


# What the names in a column are, where it says more than that it is a value.
_KINDS = {
    **dict.fromkeys(("seat", "turn", "owner", "defender", "winner", "partner", "breaker"), "seat"),
    **dict.fromkeys(("taken_from", "lost_to", "eliminated_by"), "seat"),
    **dict.fromkeys(("country", "source", "target"), "country"),
    **{name: name for name in ("kind", "continent", "bot")},
}


def _expect(where: Mapping[str, Any], known: Mapping[str, list[str]]) -> None:
    """Refuse names that no row can have: an empty table would hide that one is mistyped."""
    for column, value in where.items():
        for each in value if is_several(value) else [value]:
            if column in known and each not in known[column]:
                raise UnknownName(_KINDS.get(column, "value"), each, known[column], 40)


def _together(frames: list[pd.DataFrame], categories: Mapping[str, list[str]]) -> pd.DataFrame:
    """Frames below each other; categoricals have all their categories, in order."""
    for frame in frames:
        for name, column in frame.items():
            if isinstance(column.dtype, pd.CategoricalDtype):
                names = categories.get(str(name), [])
                if not set(column.cat.categories) <= set(names):
                    raise BadDataset(name, "data_lost")
                frame[name] = column.cat.set_categories(names)
    found = frames[0] if len(frames) == 1 else pd.concat(frames, ignore_index=True)
    for name in found.columns.intersection([*WHOLE]):
        found[name] = found[name].astype("int64")
    return found
