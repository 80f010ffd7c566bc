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

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Any, Protocol

import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds

from teg_nb.analysis.parts import (
    WHOLE,
    BadDataset,
    Files,
    Memory,
    described,
    fitted,
    is_several,
    joined,
    matches_of,
    read_part,
    sums_of,
    unite,
)
from teg_nb.analysis.records import TABLES, lacks, tables_of
from teg_nb.analysis.writer import JOURNAL, PART_ROWS, Writer, number_of
from teg_nb.engine.errors import BadArgument, NotInGame, UnknownName
from teg_nb.engine.log import with_count
from teg_nb.engine.match import Match

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


def read_dataset(folder: str | PathLike[str] | Sequence[str | PathLike[str]]) -> Dataset:
    """Open a dataset, or several as one; tables are read when asked for.

    Parameters
    ----------
    folder : path, or sequence of paths
        Of several, the matches of the first one keep their numbers; those of the second go on where
        it ends, and so on: `Dataset.folders` says with which number each begins.

    Raises
    ------
    BadDataset
        If there is no dataset, or a file in it is broken, foreign or of another version, or the
        same matches are there twice; the message names it. A simulation that is under way may be
        read: what it has kept so far is there.
    """
    places = [folder] if isinstance(folder, (str, PathLike)) else list(folder)
    if not places:
        raise BadArgument("no_folder")
    opened = [_opened(Path(place)) for place in places]
    if len(opened) == 1:
        return opened[0].dataset()
    _refuse_copies(opened)
    return _together_as_one(opened)


class _Opened:
    """A folder that has been looked through.

    Attributes
    ----------
    end : int
        The number after its last match.
    parts : list[Path]
    tables : dict
        What is there, by game and table.
    """

    def __init__(self, place: Path) -> None:
        self.place = place
        self.parts, chunks = _listed(place)
        self.owner: dict[int, Path] = {}
        for part in self.parts:
            if not (part / "matches.parquet").is_file():
                raise BadDataset(part, "data_lacks", name="matches.parquet")
            self._take(part, matches_of(part))
        self.held: dict[str, dict[str, list[pa.Table]]] = {}
        for chunk in chunks:
            if number_of(chunk)[1] not in self.owner:
                tables = read_part(chunk)
                self._take(chunk, tables["matches"])
                held = self.held.setdefault(chunk.parent.name.removeprefix("game="), {})
                for name, table in tables.items():
                    held.setdefault(name, []).append(table)
        if not self.owner:
            raise BadDataset(place, "data_none")
        self.end = max(self.owner) + 1
        self.tables = self._tables()
        for part in self.parts:
            if not part.is_dir():
                raise BadDataset(part, "data_gone")

    def _take(self, part: Path, matches: pa.Table) -> None:
        """Note whose the matches of a part are; none may be there twice."""
        for number in matches["match"].to_pylist():
            if number in self.owner:
                raise BadDataset(part, "data_copy", match=str(number), other=self.owner[number])
            self.owner[number] = part

    def _tables(self) -> dict[str, dict[str, Source]]:
        sums = {part: sums_of(part) for part in self.parts}
        files: dict[str, dict[str, list[Path]]] = {}
        for part in self.parts:
            tables = files.setdefault(part.parent.name.removeprefix("game="), {})
            for path in sorted(part.glob("*.parquet")):
                tables.setdefault(path.stem, []).append(path)
        for game, held in self.held.items():
            for name in held:
                files.setdefault(game, {}).setdefault(name, [])
        return {
            game: {
                name: Files(name, game, paths, sums, self.held.get(game, {}).get(name, ()))
                for name, paths in tables.items()
            }
            for game, tables in sorted(files.items())
        }

    def dataset(self) -> Dataset:
        return Dataset(self.tables, {self.place: 0})


def _listed(place: Path) -> tuple[list[Path], list[Path]]:
    """Parts, and what is in the journal: of one moment, also while a simulation turns it to parts.

    What leaves the journal is in a part before, so the journal is looked at first; where a
    simulation goes on, its last part goes back to the journal: that is seen by a second look.
    """
    while True:
        chunks = _found(place, f"{JOURNAL}/game=*/from=*")
        parts = _found(place, "game=*/part=*")
        if not set(_found(place, f"{JOURNAL}/game=*/from=*")) - set(chunks):
            return parts, chunks


def _found(place: Path, pattern: str) -> list[Path]:
    while True:
        with suppress(FileNotFoundError):  # a folder was removed while it was looked through
            return sorted(place.glob(pattern), key=number_of)


def _opened(place: Path) -> _Opened:
    """Look a folder through; once more where a simulation has just made a part of its journal."""
    if not place.is_dir():
        raise BadDataset(place, "data_no_folder")
    for _ in range(_TRIES):
        there = _listed(place)
        try:
            return _Opened(place)
        except (BadDataset, FileNotFoundError):
            if _listed(place) == there:
                raise
    return _Opened(place)


_TRIES = 5


def _refuse_copies(opened: Sequence[_Opened]) -> None:
    """Several folders must not hold the same matches."""
    known: dict[Any, Path] = {}
    for each in opened:
        mine: dict[Any, Path] = {each.place.resolve(): each.place}
        for part in each.parts:
            sums = sums_of(part)
            if sums is not None:
                mine[sums["matches.parquet"]] = part
        for mark, place in mine.items():
            if mark in known:
                raise BadDataset(place, "data_twice", other=known[mark])
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

    def read(self, columns: list[str], where: Mapping[str, Any]) -> pa.Table:
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

    def read(self, columns: list[str], where: Mapping[str, Any]) -> pa.Table:
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
            table = source.read([name for name in columns if name in known], asked)
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
    """

    def __init__(
        self,
        tables: Mapping[str, Mapping[str, Source]],
        folders: Mapping[Path, int] | None = None,
    ) -> None:
        self._tables = tables
        self.folders = dict(folders or {})
        self.about: dict[str, Any] = {}

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
        return sum(
            len(tables["matches"].read(["match"], {}))
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
            If a file is broken.
        """
        games = self._games(name, game)
        sources = {each: self._tables[each][name] for each in games}
        frames, categories = [], dict[str, list[str]]()
        for source in sources.values():
            unite(categories, source.categories)
        for each, source in sources.items():
            known = source.schema.names
            wanted = [str(column) for column in columns or known if column != "game"]
            for column in [*wanted, *where]:
                if column not in known:
                    raise UnknownName("column", column, known, 40)
            _expect(where, categories)
            frame = source.read(wanted, where).to_pandas(types_mapper=_TYPES.get)
            if name == "matches" and (columns is None or "game" in columns):
                frame.insert(0, "game", pd.Categorical([each] * len(frame), [*self.games]))
            frames.append(frame[list(columns)] if columns is not None else frame)
        if "bot" in where and not any(map(len, frames)):
            _expect(where, {"bot": self._bots(name, games)})
        categories["game"] = [*self.games]
        return _together(frames, categories)

    def _bots(self, table: str, games: Sequence[str]) -> list[str]:
        """Names of all bots: they are no categories, so that they are looked for when needed."""
        found = (self._tables[each][table].read(["bot"], {})["bot"] for each in games)
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
                    yield int(number), with_count(header, lines.get(number, ()))


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
