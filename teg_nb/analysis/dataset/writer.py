"""A dataset while it is written: parts, and the journal of what is in no part yet.

Matches go to the journal, ``.journal`` in the folder of the dataset, soon after they are finished:
small parts, each in a folder of its own. When they are enough for a part it is made from them, and
the journal begins anew. A process that is killed at any moment leaves whole parts and a whole
journal, which `read_dataset` reads alike, and perhaps files of a part that was not finished: who
goes on removes them.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.engine.storage.claim import Claim, Held

if TYPE_CHECKING:
    from os import PathLike

PART_ROWS = 200_000
"""Entries after which a part is written, when its match is complete."""

FLUSH_MATCHES, FLUSH_SECONDS = 64, 30.0
"""Matches, or seconds, after which those finished go to the journal."""

_MOST_PLAN = 1 << 20  # bytes of a plan


@dataclass
class _Waiting:
    """Matches of a game that are in no part yet."""

    part: int = 0
    pieces: list[Mapping[str, pa.Table]] = field(default_factory=list)
    rows: int = 0
    flushed: int = 0  # how many of the pieces are in the journal

    def tables(self, start: int = 0) -> dict[str, list[pa.Table]]:
        """The pieces by table."""
        found: dict[str, list[pa.Table]] = {}
        for piece in self.pieces[start:]:
            for name, table in piece.items():
                found.setdefault(name, []).append(table)
        return found


class Writer:
    """A dataset while it is written; leaving its ``with`` block writes the last parts.

    Parameters
    ----------
    folder : path
        New or empty. It is claimed: no other process can write into it at the same time.
    part_rows : int
        A part ends with the match that brings its entries to this number.
    plan : mapping, optional
        What is written, as JSON values: kept in the folder, and compared by those who go on.
    resume : bool
        Go on with a folder of the same plan; a new or an empty one will do as well.

    Attributes
    ----------
    matches : int
        How many are in the dataset, the first `begun` of them from before.

    Raises
    ------
    BadDataset
        If the folder holds something else, or another process writes into it.
    """

    def __init__(
        self,
        folder: str | PathLike[str],
        part_rows: int = PART_ROWS,
        *,
        plan: Mapping[str, Any] | None = None,
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
        """Add matches of a game, as `tables_of` gives them.

        Raises
        ------
        OSError
            If they cannot be written, and for all that come after these.
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
        """How many of the matches are on the disk."""
        return self.matches - sum(
            len(piece["matches"])
            for each in self._games.values()
            for piece in each.pieces[each.flushed :]
        )

    def _cut(
        self, waiting: _Waiting, tables: Mapping[str, pa.Table]
    ) -> Iterator[Mapping[str, pa.Table]]:
        """The same matches, cut where a part ends: parts depend on nothing but the matches."""
        matches = tables["matches"].select(["match", "entries"]).to_pylist()
        rows = waiting.rows
        for place, match in enumerate(matches[:-1]):
            rows += match["entries"]
            if rows >= self.part_rows:
                last = matches[place]["match"]
                yield _only(tables, pc.field("match") <= last)
                rows, tables = 0, _only(tables, pc.field("match") > last)
        yield tables

    def flush(self) -> None:
        """Bring all matches that are in no part yet to the journal."""
        for game, waiting in self._games.items():
            if waiting.flushed < len(waiting.pieces):
                tables = waiting.tables(waiting.flushed)
                first = _first(tables["matches"][0])
                self._put(Part(self.folder, game, first, waits=True), tables, firm=False)
                waiting.flushed = len(waiting.pieces)
        self._flushed = time.monotonic()

    def close(self) -> None:
        """Write what has not been written yet, and give the folder free."""
        try:
            for game, waiting in self._games.items():
                if waiting.pieces and not self._failed:
                    self._write(game)
            if self.matches and not self._failed:
                self._write_card()
        finally:
            self._release()

    def _release(self) -> None:
        """Give the folder free, and remove the journal where it is empty."""
        if not self._claim.held:
            return
        shutil.rmtree(self._journal / "new", ignore_errors=True)
        self._claim.release()
        with suppress(OSError):
            self._journal.rmdir()

    def _write(self, game: str) -> None:
        """Write the waiting matches of a game as its next part; the journal has had its use."""
        waiting = self._games[game]
        tables = waiting.tables()
        self._put(Part(self.folder, game, waiting.part), tables, firm=True)
        self._games[game] = _Waiting(waiting.part + 1)
        shutil.rmtree(self._journal / f"game={game}", ignore_errors=True)
        for name, pieces in tables.items():
            self._learn(game, name, pieces[0].schema)

    def _put(self, part: Part, tables: Mapping[str, list[pa.Table]], *, firm: bool) -> None:
        """Write a part, or one of the journal; one that fails is the last."""
        try:
            write_part(part, self._spare, tables, firm=firm)
        except OSError:
            self._failed = True
            raise

    def _write_card(self) -> None:
        """Write for people what the dataset is; a card that another hand has changed stays."""
        if self._own_card:
            self._place(CARD, self._card())

    def _card(self) -> str:
        return card(self._schemas, planned=self._planned)

    def _write_plan(self, plan: Mapping[str, Any]) -> None:
        """Write what is to be written; where that ends halfway, nothing is left outside."""
        self._place(PLAN, f"{json.dumps(plan, ensure_ascii=False, indent=1)}\n")

    def _place(self, name: str, text: str) -> None:
        """Write a file of the dataset's folder; where that ends halfway, nothing is left there."""
        shutil.rmtree(self._spare, ignore_errors=True)
        self._spare.mkdir()
        move(write_atomically(self._spare / name, text), self.folder / name)
        self._spare.rmdir()

    # Going on

    def _refuse_what_is_there(self) -> None:
        """Only what a simulation leaves that was killed before its first matches may be there."""
        there = set()
        if self.folder.is_dir():
            there = {path.name for path in self.folder.iterdir() if not _is_of_no_part(path)}
        if there - {JOURNAL, PLAN} or waiting_in(self.folder):
            words = "data_folder_resume" if PLAN in there else "data_folder_new"
            raise BadDataset(self.folder, words)

    def _take_up(self, plan: Mapping[str, Any]) -> None:
        """Go on with what is there, if it is of the same plan."""
        parts, chunks = parts_in(self.folder), waiting_in(self.folder)
        if not parts and not chunks:
            self._refuse_what_is_there()
            self._clear([])
            return
        self._compare(plan)
        game, numbers, room = str(plan["game"]), list[int](), Room()
        waiting = self._games.setdefault(game, _Waiting(len(parts)))
        for place, part in enumerate(parts):
            if (part.game, part.number) != (game, place):
                raise BadDataset(part.home, "data_not_of")
            for name in sums_of(part):
                self._learn(game, name, footer_of(part, name).schema)
        for place, part in enumerate(parts):
            matches = matches_of(part, room)
            gone = [chunk for chunk in chunks if chunk.number in set(matches.numbers)]
            for chunk in gone:  # its part was written, and then came the end
                shutil.rmtree(chunk.home)
            chunks = [chunk for chunk in chunks if chunk not in gone]
            if matches.entries >= self.part_rows:
                numbers += matches.numbers
            elif place < len(parts) - 1:
                raise BadDataset(part.home, "data_small")
            else:  # it may still grow
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
        """Note the columns of a table, for the card."""
        self._schemas.setdefault(game, {}).setdefault(table, schema)

    def _has_own_card(self) -> bool:
        """Whether the card is as this class wrote it, or there is none."""
        path = self.folder / CARD
        if not path.exists():
            return True
        data = self._card().encode()
        with opened(self.folder, path).open("rb") as file:
            return file.read(len(data) + 1) == data

    def _clear(self, parts: Sequence[Part], last: int = 0) -> None:
        """Remove files that are in none of some parts: they are of one that was not finished.

        It has the number `last` at the most. Those of a later one have only lost their checksums.
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

    def _compare(self, plan: Mapping[str, Any]) -> None:
        """Say what differs between what is there and what is asked for."""
        path = self.folder / PLAN
        if not path.exists():
            raise BadDataset(self.folder, "data_no_plan", name=PLAN)
        try:
            with opened(self.folder, path).open("rb") as file:
                there = json.loads(file.read(_MOST_PLAN))
            pairs = [(name, there[name], plan[name]) for name in plan]
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
    """Whether a folder has nothing but what the first part of a game left that did not come."""
    files = [file for file in path.rglob("*") if not file.is_dir()] if path.is_dir() else [path]
    if path.name == PARTS:
        return not files
    known = set(tables_in(path.parent, TABLES))
    return path.name in TABLES and all(file in known and number_of(file) == 0 for file in files)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _first(table: pa.Table) -> int:
    number: int = table.column("match")[0].as_py()
    return number


def _entries(tables: Mapping[str, pa.Table]) -> int:
    """How many entries the matches of some tables have."""
    found: int = pc.sum(tables["matches"].column("entries")).as_py()
    return found


def _only(tables: Mapping[str, pa.Table], where: Any) -> dict[str, pa.Table]:
    return {name: table.filter(where) for name, table in tables.items()}


def _claimed(claim: Path, folder: Path) -> Claim:
    """A folder that this process alone writes into; raises `BadDataset`."""
    try:
        return Claim(claim, parents=True)
    except Held as fault:
        if fault.here:
            raise BadDataset(folder, "data_claimed_here") from None
        words = "data_claimed" if fault.who else "data_claimed_else"
        raise BadDataset(folder, words, who=fault.who) from None
