"""Layout of the files of a dataset.

::

    runs/README.md                              description for people
    runs/simulation.json                        plan of the simulation, if it was simulated
    runs/matches/game=teg/part-00000.parquet    a folder for each table, with one for each game
    runs/entries/game=teg/part-00000.parquet
    runs/_parts/game=teg/part=0/_SHA256SUMS     checksums of the files of a part
    runs/.journal/game=teg/from=40/…            matches that are in no part yet

Programs that read Parquet ignore names that begin with ``_`` or ``.``. To them ``runs/matches`` is
a table, and ``runs/entries/game=teg`` another. A part exists once its ``_SHA256SUMS`` exists, which
is written last; files of no part are never read. A folder may come from an untrusted source: only
regular files inside it are opened.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from teg_nb.engine.errors import GameError

SUMS, PARTS, JOURNAL = "_SHA256SUMS", "_parts", ".journal"

PLAN, CARD = "simulation.json", "README.md"

_MOST_SUMS = 1 << 16  # bytes of a file of checksums: that of a game has some ten lines

_LINE = re.compile(r"([0-9a-f]{64})  ([^\n]+)\n")

_FILE = re.compile(r"part-([0-9]{5,})\.parquet")


class BadDataset(GameError, ValueError):
    """A folder or file is not a dataset, or is broken; the message names it.

    Examples
    --------
    >>> from teg_nb.analysis import read_dataset
    >>> read_dataset("no-such-folder")
    Traceback (most recent call last):
      ...
    teg_nb.analysis.dataset.layout.BadDataset: no-such-folder: there is no such folder
    """

    def __init__(self, place: object, words: str, /, **facts: object) -> None:
        super().__init__("bad_data", place=str(place), reason=GameError(words, **facts))
        self.args = (place, words)


@dataclass(frozen=True)
class Part:
    """Some matches of a game: a file for each table, and their checksums.

    Attributes
    ----------
    folder : Path
        Folder of the dataset.
    game : str
    number : int
        Parts of a game are numbered from 0. In the journal, the number of the first match.
    waits : bool
        Whether the part is in the journal.
    """

    folder: Path
    game: str
    number: int
    waits: bool = False

    @property
    def home(self) -> Path:
        """Folder of the checksums; in the journal, of all files of the part."""
        if self.waits:
            return self.folder / JOURNAL / f"game={self.game}" / f"from={self.number}"
        return self.folder / PARTS / f"game={self.game}" / f"part={self.number}"

    @property
    def sums(self) -> Path:
        """File of the checksums."""
        return self.home / SUMS

    def name(self, table: str) -> str:
        """Return the file of a table, relative to the dataset, as the checksums name it.

        Examples
        --------
        >>> Part(Path("runs"), "teg", 3).name("entries")
        'entries/game=teg/part-00003.parquet'
        >>> Part(Path("runs"), "teg", 40, waits=True).name("entries")
        '.journal/game=teg/from=40/entries.parquet'
        """
        if self.waits:
            return f"{JOURNAL}/game={self.game}/from={self.number}/{table}.parquet"
        return f"{table}/game={self.game}/part-{self.number:05}.parquet"

    def path(self, table: str) -> Path:
        """Return the path of the file of a table."""
        return self.folder / self.name(table)


def parts_in(folder: Path) -> list[Part]:
    """List the parts of a dataset, by game and number; raises `BadDataset`."""
    return _listed(folder, f"{PARTS}/game=*/part=*/{SUMS}", waits=False)


def waiting_in(folder: Path) -> list[Part]:
    """List the parts in the journal of a dataset; raises `BadDataset`."""
    return _listed(folder, f"{JOURNAL}/game=*/from=*/{SUMS}", waits=True)


def _listed(folder: Path, pattern: str, *, waits: bool) -> list[Part]:
    while True:
        with suppress(FileNotFoundError):  # a folder was removed during the search
            parts = [_part(folder, path.parent, waits) for path in folder.glob(pattern)]
            return sorted(parts, key=lambda part: (part.game, part.number))


def _part(folder: Path, home: Path, waits: bool) -> Part:
    number = home.name.partition("=")[2]
    if not re.fullmatch(r"0|[1-9][0-9]{0,17}", number):
        raise BadDataset(home, "data_part_number")
    return Part(folder, home.parent.name.removeprefix("game="), int(number), waits)


def number_of(file: Path) -> int | None:
    """Return the number of the part that a file of a table belongs to, by its name.

    Examples
    --------
    >>> number_of(Path("runs/entries/game=teg/part-00012.parquet"))
    12
    >>> number_of(Path("runs/entries/game=teg/mine.parquet"))
    """
    name = _FILE.fullmatch(file.name)
    return int(name[1]) if name else None


def tables_in(folder: Path, tables: Iterable[str]) -> Iterator[Path]:
    """Yield every Parquet file in the folders of some tables, of parts or not."""
    for table in tables:
        yield from folder.glob(f"{table}/game=*/*.parquet")


def sums_of(part: Part) -> dict[str, str]:
    """Read the checksums of a part by table; raises `BadDataset`.

    Every line must name an existing file of this part.
    """
    path = opened(part.folder, part.sums)
    try:
        with path.open("rb") as file:
            text = file.read(_MOST_SUMS).decode("ascii")
    except (OSError, ValueError) as fault:
        raise BadDataset(path, "data_unreadable", why=fault) from None
    sums: dict[str, str] = {}
    for line in text.splitlines(keepends=True):
        match = _LINE.fullmatch(line)
        if match is None:
            raise BadDataset(path, "data_sums_line", line=line[:200])
        sum_, name = match.groups()
        table = Path(name).stem if part.waits else name.partition("/")[0]
        if not re.fullmatch("[a-z_]+", table) or name != part.name(table) or table in sums:
            raise BadDataset(path, "data_not_of_part", name=name[:200])
        sums[table] = sum_
    for table in sums:
        opened(part.folder, part.path(table))
    if "matches" not in sums:
        raise BadDataset(path, "data_lacks", name=part.name("matches"))
    return sums


def opened(folder: Path, path: Path) -> Path:
    """Return a path if it names a regular file inside a folder; raises `BadDataset`."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        raise BadDataset(path, "data_gone") from None
    except OSError as fault:
        raise BadDataset(path, "data_unreadable", why=fault.strerror) from None
    if not stat.S_ISREG(kind):
        raise BadDataset(path, "data_no_file")
    inside = os.path.realpath(folder)
    if os.path.commonpath((inside, os.path.realpath(path))) != inside:
        raise BadDataset(path, "data_outside")
    return path


def mark(path: Path) -> tuple[int, ...] | None:
    """Return a fingerprint that changes when a file is replaced; None without a file."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
