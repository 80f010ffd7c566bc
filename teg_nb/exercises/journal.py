"""What was answered: JSON Lines beside the notebook, and what they tell."""

from __future__ import annotations

import json
import os
import time
import warnings
from collections.abc import Sized
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from teg_nb.engine.errors import GameError, UnknownName
from teg_nb.engine.storage.atomic_write import append_line
from teg_nb.engine.text.language import language

if TYPE_CHECKING:
    import pandas as pd


FILE = "answers.jsonl"

_LONGEST = 100_000
"""Letters of a line; what is longer was not written here."""

_MOST = 1e9
"""No number of hints or seconds is as large."""


class Judged(Protocol):
    """A verdict on an answer."""

    @property
    def right(self) -> bool | None:
        """Whether the answer is right; None if it is no answer."""


class Answerable(Protocol):
    """What is recorded of an exercise, and how its answers are judged again."""

    kind: ClassVar[str]
    name: str
    task: Any
    clause: str
    hinted: int
    solution_seen: bool

    @property
    def hints(self) -> Sized:
        """All hints, in steps."""

    def judge(self, answer: Any) -> Judged:
        """Return the verdict on an answer."""


_known: dict[str, Answerable] = {}
_due: list[dict[str, Any]] = []
"""Answers that are in no file: there is none, or it could not be written."""
_chosen: dict[str, Any] = {"path": None, "who": ""}


def know(exercise: Answerable) -> None:
    """Find an exercise by its name from now on.

    A cell that is run again makes it anew: what was seen of it stays seen.
    """
    before = _known.get(exercise.name)
    if before is not None and before.task == exercise.task:
        exercise.hinted = min(before.hinted, len(exercise.hints))
        exercise.solution_seen = before.solution_seen
    _known[exercise.name] = exercise


def forget(exercise: Answerable) -> None:
    """Find it by its name no more."""
    _known.pop(exercise.name, None)


def set_journal(path: str | Path | None = FILE, who: str = "") -> None:
    """Say where answers are kept, and whose they are; None: only as long as the kernel runs.

    Without this, answers that are given in a notebook of Jupyter are kept in ``answers.jsonl``
    beside it, without a name; what a script answers, or a lesson that a program runs, is not.

    Parameters
    ----------
    path : str, Path or None
    who : str
        A name, if one is wanted.
    """
    _chosen.update(path="" if path is None else Path(path), who=who)
    _flush()


def place() -> Path | None:
    """The file of the answers; None where there is none.

    Jupyter's server tells a kernel which notebook a person has opened; nothing else sets it.
    """
    if _chosen["path"] is not None:
        return _chosen["path"] or None
    notebook = os.environ.get("JPY_SESSION_NAME", "")
    if not notebook:
        return None
    folder = Path(notebook).parent
    return (folder if folder.is_dir() else Path.cwd()) / FILE


def write(exercise: Answerable, answer: Any, right: bool, seconds: float) -> None:
    """Keep an answer, unless it is the last one to that exercise once more."""
    who = _chosen["who"]
    before = [each for each in records(quiet=True) if each["exercise"] == exercise.name]
    if before:
        last = before[-1]
        if (last["answer"], last["right"], _who(last)) == (answer, right, who):
            return
    record = {
        "exercise": exercise.name,
        "kind": exercise.kind,
        "clause": exercise.clause,
        "answer": answer,
        "right": right,
        "hints": exercise.hinted,
        "solution": exercise.solution_seen,
        "seconds": round(seconds, 1),
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
    }
    _due.append(record | ({"who": who} if who else {}))
    _flush()


def _who(record: dict[str, Any]) -> str:
    """Who gave an answer; empty for nobody by name."""
    return str(record.get("who") or "")


def _flush() -> None:
    """Write what is due; what cannot be written stays, and is tried again with the next answer."""
    path = place()
    if path is None:
        return
    try:
        while _due:
            append_line(path, json.dumps(_due[0], ensure_ascii=False, allow_nan=False))
            del _due[0]
    except (OSError, ValueError, TypeError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        fault_ = GameError("answers_unwritten", file=str(path), why=why)
        warnings.warn(fault_.text(language()), stacklevel=4)


def records(path: str | Path | None = None, quiet: bool = False) -> list[dict[str, Any]]:
    """The answers of a file, in order; by default those kept here, and those in no file yet.

    Lines that are none, as a crash leaves them, are passed over; unless `quiet`, a warning names
    them.
    """
    if path is not None:
        return _read(Path(path), quiet)
    here = place()
    try:
        return [*(_read(here, quiet) if here is not None else ()), *_due]
    except OSError:  # there is none yet, or none that can be read: nor written, which says so
        return _due[:]


def _read(path: Path, quiet: bool, name: str = "") -> list[dict[str, Any]]:
    lines = path.read_bytes().split(b"\n")
    found = [(number, _record(line)) for number, line in enumerate(lines, 1) if line.strip()]
    broken = [str(number) for number, record in found if record is None]
    if broken and not quiet:
        fault = GameError("answers_broken", file=name or path.name, lines=broken)
        warnings.warn(fault.text(language()), stacklevel=4)
    return [record for _, record in found if record is not None]


_TYPES: dict[str, tuple[type, ...]] = {
    "exercise": (str,),
    "clause": (str,),
    "right": (bool,),
    "hints": (int,),
    "solution": (bool,),
    "seconds": (int, float),
}


def _record(line: bytes) -> dict[str, Any] | None:
    """An answer as a line has it; None if it is none."""
    if len(line) > _LONGEST:
        return None
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or "answer" not in found:
        return None
    whole = all(isinstance(found.get(name), kinds) for name, kinds in _TYPES.items())
    return found if whole and all(_counts(found[name]) for name in ("hints", "seconds")) else None


def _counts(value: float) -> bool:
    """Whether a number is one of hints or seconds: no bool, NaN, infinity, or less than none."""
    return not isinstance(value, bool) and 0 <= value < _MOST


def results(path: str | Path | None = None) -> pd.DataFrame:
    """How each exercise went.

    Parameters
    ----------
    path : str or Path, optional
        A file of answers; by default those kept here.

    Returns
    -------
    DataFrame
        One row per exercise, and per name where `keep` was told who answers, in the order of the
        first answers: ``exercise``, ``clause``, ``tries`` (answers up to the first right one),
        ``hints`` (steps seen until then), ``solution`` (whether it was seen before), ``seconds``
        (from when it was made to that answer), ``right``; and ``who``, first, if there are names.
    """
    return _rows(records(path))


def _rows(answers: list[dict[str, Any]]) -> pd.DataFrame:
    """A row for each exercise and name."""
    import pandas as pd

    rows: dict[tuple[str, str], dict[str, Any]] = {}
    for each in answers:
        row = rows.setdefault(
            (each["exercise"], _who(each)),
            {"exercise": each["exercise"], "clause": each["clause"], "tries": 0, "right": False},
        )
        if row["right"]:
            continue
        row.update({name: each[name] for name in ("hints", "solution", "seconds", "right")})
        row["tries"] += 1
    columns = ["exercise", "clause", "tries", "hints", "solution", "seconds", "right"]
    found = pd.DataFrame([*rows.values()], columns=columns)
    if any(who for _, who in rows):
        found.insert(0, "who", [who for _, who in rows])
    return found


def class_results(folder: str | Path, by: str = "clause") -> pd.DataFrame:
    """Where a class got stuck: the answers of a folder, with those below it.

    Parameters
    ----------
    folder : str or Path
        Of files of answers, one a learner (``*.jsonl``; others, as logs, are passed over).
    by : str
        ``"clause"`` or ``"exercise"``; ``"learner"`` for what stands behind them, a row for each
        learner and exercise. A learner is whom `keep` was told, else a file, by its name.

    Returns
    -------
    DataFrame
        ``learners`` that tried, ``stuck`` (those without a right answer), ``tries`` and ``hints``
        (means), ``seconds`` (median); most stuck first.

    Raises
    ------
    UnknownName
        If `by` is none of these.
    OSError
        If there is no such folder.
    """
    import pandas as pd

    ways = ("clause", "exercise", "learner")
    if by not in ways:
        raise UnknownName("column", by, ways)
    folder = Path(folder)
    if not folder.is_dir():
        raise NotADirectoryError(20, "it is no folder", str(folder))
    answers: list[dict[str, Any]] = []
    for path in sorted(folder.rglob("*.jsonl")):
        if path.is_file() and any(_record(line) for line in path.read_bytes().split(b"\n")):
            below = path.relative_to(folder)
            file = below.with_suffix("").as_posix()
            found = _read(path, quiet=False, name=below.as_posix())
            answers += [each | {"who": _who(each) or file} for each in found]
    every = _rows(answers).rename(columns={"who": "learner"})
    every = every.reindex(columns=["learner", *every.columns.drop("learner", errors="ignore")])
    if by == "learner":
        return every
    grouped = every.groupby(by, sort=False)
    table = pd.DataFrame(
        {
            "learners": grouped["learner"].nunique(),
            "stuck": every[~every["right"].astype(bool)].groupby(by)["learner"].nunique(),
            "tries": grouped["tries"].mean(),
            "hints": grouped["hints"].mean(),
            "seconds": grouped["seconds"].median(),
        }
    ).fillna({"stuck": 0})
    table["stuck"] = table["stuck"].astype(int)
    return table.sort_values(["stuck", "tries"], ascending=False, kind="stable").reset_index(
        names=by
    )


def is_solved(name: str, path: str | Path | None = None) -> bool:
    """Whether an exercise was solved: every answer that was kept is judged again by the rules.

    So a file that says "right" gives nothing. For the locked test cells of nbgrader:
    ``assert teg_nb.exercises.passed("tasmania")``.

    Parameters
    ----------
    name : str
        Of an exercise that was made in this kernel.
    path : str or Path, optional
        The file; by default that which is written here, else ``answers.jsonl`` in the working
        folder, as it was handed in.

    Raises
    ------
    UnknownName
        If no such exercise was made here.
    """
    if name not in _known:
        raise UnknownName("exercise", name, _known)
    handed_in = Path(FILE)
    if path is None and place() is None and handed_in.exists():
        kept = [*records(handed_in, quiet=True), *_due]
    else:
        kept = records(path, quiet=True)
    given = [each["answer"] for each in kept if each["exercise"] == name]
    return any(_known[name].judge(answer).right for answer in given)
