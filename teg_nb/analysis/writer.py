"""A dataset while it is written: parts, and the journal of what is in no part yet.

Matches go to the journal, ``.journal`` in the folder of the dataset, soon after they are finished:
parts as all others, but small. When they are enough for a part it is made from them, and the
journal begins anew. A process that is killed at any moment leaves whole parts and a whole journal,
which `read_dataset` reads alike.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc

from teg_nb.analysis.parts import BadDataset, matches_of, move, read_part, write_part
from teg_nb.engine.claim import Claim, Held
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.files import write_whole

if TYPE_CHECKING:
    from os import PathLike

PART_ROWS = 200_000
"""Entries after which a part is written, when its match is complete."""

FLUSH_MATCHES, FLUSH_SECONDS = 64, 30.0
"""Matches, or seconds, after which those finished go to the journal."""

JOURNAL, PLAN = ".journal", "simulation.json"


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
        self._games: dict[str, _Waiting] = {}
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
                place = self._journal / f"game={game}" / f"from={_first(tables['matches'][0])}"
                self._put(place, game, tables, firm=False)
                waiting.flushed = len(waiting.pieces)
        self._flushed = time.monotonic()

    def close(self) -> None:
        """Write what has not been written yet, and give the folder free."""
        try:
            for game, waiting in self._games.items():
                if waiting.pieces and not self._failed:
                    self._write(game)
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
        place = self.folder / f"game={game}" / f"part={waiting.part}"
        self._put(place, game, waiting.tables(), firm=True)
        self._games[game] = _Waiting(waiting.part + 1)
        shutil.rmtree(self._journal / f"game={game}", ignore_errors=True)

    def _put(
        self, place: Path, game: str, tables: Mapping[str, list[pa.Table]], *, firm: bool
    ) -> None:
        """Write a part, or one of the journal; one that fails is the last."""
        try:
            write_part(place, self._journal / "new", game, tables, firm=firm)
        except OSError:
            self._failed = True
            raise

    def _write_plan(self, plan: Mapping[str, Any]) -> None:
        """Write what is to be written; where that ends halfway, nothing is left outside."""
        spare = self._journal / "new"
        shutil.rmtree(spare, ignore_errors=True)
        spare.mkdir()
        text = json.dumps(plan, ensure_ascii=False, indent=1)
        move(write_whole(spare / PLAN, f"{text}\n"), self.folder / PLAN)
        spare.rmdir()

    # Going on

    def _refuse_what_is_there(self) -> None:
        """Only what a simulation leaves that was killed before its first matches may be there."""
        there = set()
        if self.folder.is_dir():
            there = {path.name for path in self.folder.iterdir() if not _waits_for_a_part(path)}
        chunks = any(self._journal.glob("game=*/from=*"))
        if there - {JOURNAL, PLAN} or chunks:
            words = "data_folder_resume" if PLAN in there else "data_folder_new"
            raise BadDataset(self.folder, words)

    def _take_up(self, plan: Mapping[str, Any]) -> None:
        """Go on with what is there, if it is of the same plan."""
        parts = sorted(self.folder.glob("game=*/part=*"), key=number_of)
        chunks = sorted(self._journal.glob("game=*/from=*"), key=number_of)
        if not parts and not chunks:
            self._refuse_what_is_there()
            return
        self._compare(plan)
        game, numbers = str(plan["game"]), list[int]()
        waiting = self._games.setdefault(game, _Waiting(len(parts)))
        for place, part in enumerate(parts):
            if part != self.folder / f"game={game}" / f"part={place}":
                raise BadDataset(part, "data_not_of")
            matches = matches_of(part)
            found = matches["match"].to_pylist()
            gone = [chunk for chunk in chunks if number_of(chunk)[1] in set(found)]
            for chunk in gone:  # its part was written, and then came the end
                shutil.rmtree(chunk)
            chunks = [chunk for chunk in chunks if chunk not in gone]
            if pc.sum(matches["entries"]).as_py() >= self.part_rows:
                numbers += found
            elif place < len(parts) - 1:
                raise BadDataset(part, "data_small")
            else:  # it may still grow
                back = self._journal / part.parent.name / f"from={found[0]}"
                move(part, back)
                chunks = [back, *chunks]
                waiting.part -= 1
        for chunk in chunks:
            tables = read_part(chunk)
            numbers += tables["matches"]["match"].to_pylist()
            waiting.pieces.append(tables)
            waiting.rows += _entries(tables)
            waiting.flushed += 1
        if numbers != list(range(len(numbers))):
            gap = next(k for k, number in enumerate(numbers) if k != number)
            raise BadDataset(self.folder, "data_gap", match=str(gap))
        self.matches = self.begun = len(numbers)

    def _compare(self, plan: Mapping[str, Any]) -> None:
        """Say what differs between what is there and what is asked for."""
        path = self.folder / PLAN
        try:
            there = json.loads(path.read_text("utf-8"))
            pairs = [(name, there[name], plan[name]) for name in plan]
        except FileNotFoundError:
            raise BadDataset(self.folder, "data_no_plan", name=PLAN) from None
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as fault:
            raise BadDataset(path, "data_unreadable", why=fault) from None
        differ = [
            f"{name} {_json(was)} → {_json(now)}"
            for name, was, now in pairs
            if was != json.loads(_json(now))
        ]
        if differ:
            raise BadDataset(self.folder, "data_other", differ="; ".join(differ))


def _waits_for_a_part(path: Path) -> bool:
    """Whether it is a game's folder whose first part did not come."""
    return path.name.startswith("game=") and path.is_dir() and not any(path.iterdir())


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def number_of(part: Path) -> tuple[str, int]:
    """Sort parts by game and number; raises `BadDataset`."""
    number = part.name.partition("=")[2]
    if not number.isdecimal():
        raise BadDataset(part, "data_part_number")
    return part.parent.name, int(number)


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
