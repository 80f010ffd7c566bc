"""Writing of datasets: parts, and a journal of the matches that are in no part yet.

Finished matches soon go to the journal, ``.journal`` in the folder of the dataset, as small parts
in their own folders. Once they fill a part, it is written and the journal is emptied. A process
killed at any moment leaves intact parts and an intact journal, both readable by `read_dataset`.
It may also leave files of an unfinished part, which a resumed run removes.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.compute as pc

from teg_nb.analysis.dataset.card import card
from teg_nb.analysis.dataset.layout import (
    CARD,
    JOURNAL,
    PARTS,
    PLAN,
    BadDataset,
    Part,
    number_of,
    opened,
    parts_in,
    sums_of,
    tables_in,
    waiting_in,
)
from teg_nb.analysis.dataset.memory import Room
from teg_nb.analysis.dataset.partition import (
    footer_of,
    matches_of,
    move,
    read_part,
    remove_part,
    write_part,
)
from teg_nb.analysis.dataset.records import TABLES
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.engine.storage.claim import Claim, Held

if TYPE_CHECKING:
    from os import PathLike

PART_ROWS = 200_000
"""Entries after which a part is written, at the end of a match."""

FLUSH_MATCHES, FLUSH_SECONDS = 64, 30.0
"""Matches or seconds after which finished matches go to the journal."""

_MOST_PLAN = 1 << 20  # bytes of a plan


@dataclass
class _Waiting:
    """Matches of a game that are in no part yet."""

    part: int = 0
    pieces: list[Mapping[str, pa.Table]] = field(default_factory=list)
    rows: int = 0
    flushed: int = 0  # number of pieces in the journal

    def tables(self, start: int = 0) -> dict[str, list[pa.Table]]:
        """Return the pieces by table."""
        pieces: dict[str, list[pa.Table]] = {}
        for piece in self.pieces[start:]:
            for name, table in piece.items():
                pieces.setdefault(name, []).append(table)
        return pieces


class Writer:
    """Writer of a dataset; leaving its ``with`` block writes the last parts.

    Parameters
    ----------
    folder : path
        New or empty. The writer claims it: no other process can write into it meanwhile.
    part_rows : int
        A part ends with the match that brings its entries to this number.
    plan : mapping, optional
        Description of the dataset in JSON values. It is stored in the folder, and compared when
        the writing is resumed.
    resume : bool
        Resume a folder of the same plan; a new or empty folder is allowed too.

    Attributes
    ----------
    matches : int
        Number of matches in the dataset; the first `begun` of them were written before.

    Raises
    ------
    BadDataset
        If the folder holds other files, or another process writes into it.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb.analysis.dataset.reader import Writer
    >>> from teg_nb.simulation.sample import Sample
    >>> with Writer(tempfile.mkdtemp()) as writer:
    ...     writer.add("teg", Sample().match_tables(1))
    >>> writer.matches
    1
    """

    def __init__(
        self,
        folder: str | PathLike[str],
        part_rows: int = PART_ROWS,
        *,
        plan: JsonMapping | None = None,
        resume: bool = False,
    ) -> None:
        self.folder = Path(folder)
        if part_rows < 1:
            raise BadArgument("not_from", name="part_rows", least="1", value=part_rows)
        if self.folder.exists() and not self.folder.is_dir():
            raise BadDataset(self.folder, "data_folder_new")
        self.part_rows = part_rows
        self.matches = self.begun = 0
        self._failed = False
        self._journal = self.folder / JOURNAL
        self._spare = self._journal / "new"
        self._games: dict[str, _Waiting] = {}
        self._schemas: dict[str, dict[str, pa.Schema]] = {}
        self._own_card = True
        self._planned = plan is not None
        self._flushed = time.monotonic()
        claim = self._journal / "claim"
        if not resume and not claim.exists():
            self._refuse_what_is_there()
        self._claim = _claimed(claim, self.folder)
        try:
            if resume and plan is not None:
                self._take_up(plan)
            else:
                self._refuse_what_is_there()
                self._clear([])
            if plan is not None and not self.begun:
                self._write_plan(plan)
        except BaseException:
            self._release()
            raise

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def add(self, game: str, tables: Mapping[str, pa.Table]) -> None:
        """Add matches of a game, as tables of `tables_of`.

        Raises
        ------
        OSError
            If the matches cannot be written, and on every later call.
        """
        if self._failed:
            raise OSError(f"{self.folder}: cannot be written")
        for piece in list(self._cut(self._games.setdefault(game, _Waiting()), tables)):
            waiting = self._games[game]
            waiting.pieces.append(piece)
            self.matches += len(piece["matches"])
            waiting.rows += _entries(piece)
            if waiting.rows >= self.part_rows:
                self._write(game)
        late = time.monotonic() - self._flushed >= FLUSH_SECONDS
        unsafe = self.matches - self.safe
        if unsafe >= FLUSH_MATCHES or (unsafe and late):
            self.flush()

    @property
    def safe(self) -> int:
        """Number of matches on the disk."""
        return self.matches - sum(
            len(piece["matches"])
            for waiting in self._games.values()
            for piece in waiting.pieces[waiting.flushed :]
        )

    def _cut(
        self, waiting: _Waiting, tables: Mapping[str, pa.Table]
    ) -> Iterator[Mapping[str, pa.Table]]:
        """Split tables where a part ends, so that parts depend on nothing but the matches."""
        matches = tables["matches"].select(["match", "entries"]).to_pylist()
        rows = waiting.rows
        for index, match in enumerate(matches[:-1]):
            rows += match["entries"]
            if rows >= self.part_rows:
                last = matches[index]["match"]
                yield _only(tables, pc.field("match") <= last)
                rows, tables = 0, _only(tables, pc.field("match") > last)
        yield tables

    def flush(self) -> None:
        """Write all matches that are in no part yet to the journal."""
        for game, waiting in self._games.items():
            if waiting.flushed < len(waiting.pieces):
                tables = waiting.tables(waiting.flushed)
                first = _first(tables["matches"][0])
                self._put(Part(self.folder, game, first, waits=True), tables, firm=False)
                waiting.flushed = len(waiting.pieces)
        self._flushed = time.monotonic()

    def close(self) -> None:
        """Write the remaining matches, and release the folder."""
        try:
            for game, waiting in self._games.items():
                if waiting.pieces and not self._failed:
                    self._write(game)
            if self.matches and not self._failed:
                self._write_card()
        finally:
            self._release()

    def _release(self) -> None:
        """Release the folder, and remove the journal if it is empty."""
        if not self._claim.held:
            return
        shutil.rmtree(self._journal / "new", ignore_errors=True)
        self._claim.release()
        with suppress(OSError):
            self._journal.rmdir()

    def _write(self, game: str) -> None:
        """Write the waiting matches of a game as its next part, and empty its journal."""
        waiting = self._games[game]
        tables = waiting.tables()
        self._put(Part(self.folder, game, waiting.part), tables, firm=True)
        self._games[game] = _Waiting(waiting.part + 1)
        shutil.rmtree(self._journal / f"game={game}", ignore_errors=True)
        for name, pieces in tables.items():
            self._learn(game, name, pieces[0].schema)

    def _put(self, part: Part, tables: Mapping[str, list[pa.Table]], *, firm: bool) -> None:
        """Write a part, in its place or in the journal; no part is written after a failure."""
        try:
            write_part(part, self._spare, tables, firm=firm)
        except OSError:
            self._failed = True
            raise

    def _write_card(self) -> None:
        """Write the card, unless somebody has edited it."""
        if self._own_card:
            self._place(CARD, self._card())

    def _card(self) -> str:
        return card(self._schemas, planned=self._planned)

    def _write_plan(self, plan: JsonMapping) -> None:
        """Write the plan atomically: a failure leaves nothing outside the journal."""
        self._place(PLAN, f"{json.dumps(plan, ensure_ascii=False, indent=1)}\n")

    def _place(self, name: str, text: str) -> None:
        """Write a file of the dataset's folder atomically: a failure leaves nothing there."""
        shutil.rmtree(self._spare, ignore_errors=True)
        self._spare.mkdir()
        move(write_atomically(self._spare / name, text), self.folder / name)
        self._spare.rmdir()

    # Resuming

    def _refuse_what_is_there(self) -> None:
        """Raise unless the folder is empty or holds the leftovers of a run without matches."""
        names = set()
        if self.folder.is_dir():
            names = {path.name for path in self.folder.iterdir() if not _is_of_no_part(path)}
        if names - {JOURNAL, PLAN} or waiting_in(self.folder):
            code = "data_folder_resume" if PLAN in names else "data_folder_new"
            raise BadDataset(self.folder, code)

    def _take_up(self, plan: JsonMapping) -> None:
        """Resume from the existing parts and journal, if they have the same plan."""
        parts, chunks = parts_in(self.folder), waiting_in(self.folder)
        if not parts and not chunks:
            self._refuse_what_is_there()
            self._clear([])
            return
        self._compare(plan)
        game, numbers, room = str(plan["game"]), list[int](), Room()
        waiting = self._games.setdefault(game, _Waiting(len(parts)))
        for index, part in enumerate(parts):
            if (part.game, part.number) != (game, index):
                raise BadDataset(part.home, "data_not_of")
            for name in sums_of(part):
                self._learn(game, name, footer_of(part, name).schema)
        for index, part in enumerate(parts):
            matches = matches_of(part, room)
            gone = [chunk for chunk in chunks if chunk.number in set(matches.numbers)]
            for chunk in gone:  # the process ended after its part was written
                shutil.rmtree(chunk.home)
            chunks = [chunk for chunk in chunks if chunk not in gone]
            if matches.entries >= self.part_rows:
                numbers += matches.numbers
            elif index < len(parts) - 1:
                raise BadDataset(part.home, "data_small")
            else:  # the last part may still grow
                back = Part(self.folder, game, matches.numbers[0], waits=True)
                pieces = {name: [table] for name, table in read_part(part, Room()).items()}
                write_part(back, self._spare, pieces, firm=False)
                remove_part(part)
                chunks = [back, *chunks]
                waiting.part -= 1
        self._clear(parts[: waiting.part], len(parts))
        for chunk in chunks:
            tables = read_part(chunk, room)
            numbers += tables["matches"]["match"].to_pylist()
            waiting.pieces.append(tables)
            waiting.rows += _entries(tables)
            waiting.flushed += 1
            for name, table in tables.items():
                self._learn(game, name, table.schema)
        self._own_card = self._has_own_card()
        if numbers != list(range(len(numbers))):
            gap = next(k for k, number in enumerate(numbers) if k != number)
            raise BadDataset(self.folder, "data_gap", match=str(gap))
        self.matches = self.begun = len(numbers)

    def _learn(self, game: str, table: str, schema: pa.Schema) -> None:
        """Record the columns of a table, for the card."""
        self._schemas.setdefault(game, {}).setdefault(table, schema)

    def _has_own_card(self) -> bool:
        """Return whether the card is unedited or missing."""
        path = self.folder / CARD
        if not path.exists():
            return True
        data = self._card().encode()
        with opened(self.folder, path).open("rb") as file:
            return file.read(len(data) + 1) == data

    def _clear(self, parts: Sequence[Part], last: int = 0) -> None:
        """Remove files that belong to none of some parts: they are of an unfinished part.

        An unfinished part has at most the number `last`. A later part has lost its checksums, so
        its files raise `BadDataset`.
        """
        named = {part.path(table) for part in parts for table in sums_of(part)}
        for path in tables_in(self.folder, TABLES):
            number = number_of(path)
            if path in named:
                continue
            if number is not None and number > last:
                part = Part(self.folder, path.parent.name.removeprefix("game="), number)
                raise BadDataset(path, "data_not_in", name=part.sums.relative_to(self.folder))
            path.unlink()

    def _compare(self, plan: JsonMapping) -> None:
        """Raise `BadDataset`, with the differences, unless the stored plan is the requested one."""
        path = self.folder / PLAN
        if not path.exists():
            raise BadDataset(self.folder, "data_no_plan", name=PLAN)
        try:
            with opened(self.folder, path).open("rb") as file:
                stored = json.loads(file.read(_MOST_PLAN))
            pairs = [(name, stored[name], plan[name]) for name in plan]
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as fault:
            raise BadDataset(path, "data_unreadable", why=fault) from None
        differ = [
            f"{name} {_json(was)} → {_json(now)}"
            for name, was, now in pairs
            if was != json.loads(_json(now))
        ]
        if differ:
            raise BadDataset(self.folder, "data_other", differ="; ".join(differ))


def _is_of_no_part(path: Path) -> bool:
    """Return whether a path holds only leftovers of an unfinished first part of a game."""
    files = [file for file in path.rglob("*") if not file.is_dir()] if path.is_dir() else [path]
    if path.name == PARTS:
        return not files
    known = set(tables_in(path.parent, TABLES))
    return path.name in TABLES and all(file in known and number_of(file) == 0 for file in files)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _first(table: pa.Table) -> int:
    number: int = table.column("match")[0].as_py()
    return number


def _entries(tables: Mapping[str, pa.Table]) -> int:
    """Count the entries of the matches of some tables."""
    count: int = pc.sum(tables["matches"].column("entries")).as_py()
    return count


def _only(tables: Mapping[str, pa.Table], where: object) -> dict[str, pa.Table]:
    return {name: table.filter(where) for name, table in tables.items()}


def _claimed(claim: Path, folder: Path) -> Claim:
    """Claim a folder for this process; raises `BadDataset`."""
    try:
        return Claim(claim, parents=True)
    except Held as fault:
        if fault.here:
            raise BadDataset(folder, "data_claimed_here") from None
        code = "data_claimed" if fault.who else "data_claimed_else"
        raise BadDataset(folder, code, who=fault.who) from None
