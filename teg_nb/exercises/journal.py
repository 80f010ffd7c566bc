"""The journal of answers: JSON Lines in the notebook's folder, and their evaluation."""

from __future__ import annotations

import hashlib
import json
import os
import time
import warnings
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias

from teg_nb.engine.board import clean
from teg_nb.engine.errors import GameError, UnknownName, needed_packages
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.storage.atomic_write import append_line, write_atomically
from teg_nb.engine.text.language import language
from teg_nb.exercises.learner_codes import drawn_code, seed_of

if TYPE_CHECKING:
    import pandas as pd


FILE = "answers.jsonl"

LEARNER = ".learner"
"""File with the code of a learner who has given no name."""

COURSE = "course.json"
"""File with the salt of a course, beside the lessons that were handed out."""

_LONGEST = 100_000
"""Maximum bytes of a line. This module writes no longer ones."""

_MOST = 1e9
"""Upper bound of a number of hints or seconds."""


Owner: TypeAlias = tuple[Path | str | None, str]
"""The file of the answers and the learner's name, as `set_journal` sets them."""


class Judged(Protocol):
    """A verdict on an answer."""

    @property
    def right(self) -> bool | None:
        """True for a right answer; None for a malformed one."""


class Answerable(Protocol):
    """The part of an exercise that the journal records and judges again."""

    kind: ClassVar[str]
    name: str
    task: Json
    clause: str
    hinted: int
    solution_seen: bool
    tried: list[tuple[Json, FieldValue]]
    owner: Owner

    @property
    def luck(self) -> Fraction:
        """Chance that a random answer is right."""

    def judge(self, answer: Json) -> Judged:
        """Return the verdict on an answer."""


_known: dict[str, Answerable] = {}
_due: list[JsonObject] = []
"""Answers not yet written, because no file is set or writing failed."""
_chosen: JsonObject = {"path": None, "who": "", "salt": None}


def know(exercise: Answerable) -> None:
    """Register an exercise by its name.

    A cell that is run again creates a new object, which inherits tries, hints and solution.
    """
    before = _known.get(exercise.name)
    told = (exercise.kind, exercise.task, exercise.owner)
    if before is not None and (before.kind, before.task, before.owner) == told:
        exercise.hinted = before.hinted
        same = (exercise.judge(answer).right is verdict.right for answer, verdict in before.tried)
        exercise.tried = before.tried if all(same) else []
        exercise.solution_seen = before.solution_seen
    _known[exercise.name] = exercise


def forget(exercise: Answerable) -> None:
    """Remove an exercise from the register."""
    _known.pop(exercise.name, None)


def set_journal(path: str | Path | None = FILE, who: str = "", *, salt: str | None = None) -> None:
    """Set the file of the answers and the learner's name.

    By default a Jupyter notebook stores answers in ``answers.jsonl`` in its own folder, without a
    name. Answers of scripts and of lessons run by a program are not stored.

    Parameters
    ----------
    path : str, Path or None
        None keeps the answers in memory while the kernel runs.
    who : str
        The learner's name or code, or empty.
    salt : str, optional
        The salt of the course. By default that of ``course.json`` beside the answers.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb import exercises
    >>> path = f"{tempfile.mkdtemp()}/answers.jsonl"
    >>> exercises.set_journal(path, who="Ana")
    >>> q = exercises.Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> _ = q.check("defender")
    >>> exercises.set_journal(None)
    >>> exercises.results(path)[["who", "exercise", "right"]].values.tolist()[-1]
    ['Ana', 'tie', True]
    """
    _chosen.update(path="" if path is None else Path(path), who=who, salt=salt)
    _flush()


def owner() -> Owner:
    """Return the file and the learner that answers now belong to."""
    return _chosen["path"], _chosen["who"]


def learner() -> str:
    """Return the seed from which the order of options and similar exercises are drawn.

    It follows from the learner's code and the salt of the course. Without a code it is empty.
    """
    code = learner_code()
    return seed_of(code, _salt()) if code else ""


def _salt() -> str:
    """Return the salt of the course, or an empty string."""
    path = place()
    if _chosen["salt"] is not None or path is None:
        return _chosen["salt"] or ""
    return course_salt(path.parent)


def course_salt(folder: Path) -> str:
    """Return the salt of the course that a folder belongs to, or an empty string."""
    try:
        return str(json.loads((folder / COURSE).read_text("utf-8"))["salt"])
    except (OSError, ValueError, TypeError, KeyError):
        return ""


def learner_code() -> str:
    """Return the learner's code: the name of `set_journal`, else two words and two digits.

    They are drawn once and kept in a file beside the answers. Where no answers are kept there is
    no code.
    """
    path = place()
    if _chosen["who"] or path is None:
        return str(_chosen["who"])
    kept = path.with_name(LEARNER)
    try:
        if not kept.exists():
            write_atomically(kept, drawn_code())
        return clean(kept.read_text("utf-8"))[:80]
    except (OSError, ValueError):
        return ""


def place() -> Path | None:
    """Return the file of the answers, or None.

    Only Jupyter's server sets the variable with the path of the open notebook.
    """
    if _chosen["path"] is not None:
        return _chosen["path"] or None
    notebook = os.environ.get("JPY_SESSION_NAME", "")
    if not notebook:
        return None
    folder = Path(notebook).parent
    return (folder if folder.is_dir() else Path.cwd()) / FILE


def write(exercise: Answerable, answer: Json, right: bool, seconds: float) -> None:
    """Append an answer to the journal, unless it repeats the last one to that exercise."""
    who = _chosen["who"]
    before = [record for record in records(quiet=True) if record["exercise"] == exercise.name]
    if before:
        last = before[-1]
        if (last["answer"], last["right"], who_of(last)) == (answer, right, who):
            return
    record = {
        "exercise": exercise.name,
        "kind": exercise.kind,
        "clause": exercise.clause,
        "answer": answer,
        "right": right,
        "hints": exercise.hinted,
        "solution": exercise.solution_seen,
        "luck": str(exercise.luck),
        "seconds": round(seconds, 1),
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
    }
    word = learner_code()
    record |= {"learner": word} if word else {}
    _due.append(record | ({"who": who} if who else {}))
    _flush()


def who_of(record: JsonObject) -> str:
    """Return the name of the learner who answered, or an empty string."""
    return str(record.get("who") or "")


def _flush() -> None:
    """Write the due answers. After a failure they are tried again with the next answer."""
    path = place()
    if path is None:
        return
    try:
        while _due:
            append_line(
                path, json.dumps(_chained(path, _due[0]), ensure_ascii=False, allow_nan=False)
            )
            del _due[0]
    except (OSError, ValueError, TypeError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        fault_ = GameError("answers_unwritten", file=str(path), why=why)
        warnings.warn(fault_.text(language()), stacklevel=4)


def _chained(path: Path, record: JsonObject) -> JsonObject:
    """Return a record with its number and the digest of the line before."""
    lines = _lines(path) if path.exists() else []
    before = hashlib.sha256(lines[-1]).hexdigest() if lines else ""
    return record | {"n": len(lines) + 1, "before": before}


def _lines(path: Path) -> list[bytes]:
    """Return the lines of a file that are not empty."""
    return [line for line in path.read_bytes().split(b"\n") if line.strip()]


def is_whole(path: str | Path) -> bool:
    """Return True if each line of a journal follows from the one before.

    The chain shows lines that were edited, taken out or joined from other files. It has no secret:
    who writes all of it anew is not found out, unless the `stamp` was noted before.
    """
    before = ""
    for number, line in enumerate(_lines(Path(path)), 1):
        record = _record(line)
        if record is None or (record.get("n"), record.get("before")) != (number, before):
            return False
        before = hashlib.sha256(line).hexdigest()
    return True


def stamp(path: str | Path | None = None) -> str:
    """Return six letters that stand for all answers so far, to note down on paper.

    Parameters
    ----------
    path : str or Path, optional
        A file of answers. By default the journal. Without answers the stamp is empty.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb import exercises
    >>> path = f"{tempfile.mkdtemp()}/answers.jsonl"
    >>> exercises.set_journal(path, who="Ana")
    >>> q = exercises.Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> _ = q.check("defender")
    >>> exercises.set_journal(None)
    >>> len(exercises.stamp(path))
    6
    """
    file = place() if path is None else Path(path)
    lines = _lines(file) if file is not None and file.exists() else []
    return hashlib.sha256(lines[-1]).hexdigest()[:6].upper() if lines else ""


def records(path: str | Path | None = None, quiet: bool = False) -> list[JsonObject]:
    """Return the answers of a file in order, by default of the journal and the due ones.

    Broken lines, as a crash leaves them, are skipped. Unless `quiet`, a warning names them.
    """
    if path is not None:
        return _read(Path(path), quiet)
    file = place()
    try:
        return [*(_read(file, quiet) if file is not None else ()), *_due]
    except OSError:  # missing or unreadable: `_flush` warns if it cannot be written either
        return _due[:]


def _read(path: Path, quiet: bool) -> list[JsonObject]:
    lines = path.read_bytes().split(b"\n")
    parsed = [(number, _record(line)) for number, line in enumerate(lines, 1) if line.strip()]
    broken = [str(number) for number, record in parsed if record is None]
    if broken and not quiet:
        fault = GameError("answers_broken", file=path.name, lines=broken)
        warnings.warn(fault.text(language()), stacklevel=4)
    return [record for _, record in parsed if record is not None]


_TYPES: dict[str, tuple[type, ...]] = {
    "exercise": (str,),
    "clause": (str,),
    "right": (bool,),
    "hints": (int,),
    "solution": (bool,),
    "seconds": (int, float),
}


def _record(line: bytes) -> JsonObject | None:
    """Parse a line of the journal. Return None if it is not a valid record."""
    if len(line) > _LONGEST:
        return None
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or "answer" not in record:
        return None
    complete = all(isinstance(record.get(name), types) for name, types in _TYPES.items())
    valid = complete and all(_counts(record[name]) for name in ("hints", "seconds"))
    return record if valid else None


def _counts(value: float) -> bool:
    """Return True for a plausible number of hints or seconds, which excludes bool and NaN."""
    return not isinstance(value, bool) and 0 <= value < _MOST


def results(path: str | Path | None = None) -> pd.DataFrame:
    """Summarise the answers by exercise.

    Parameters
    ----------
    path : str or Path, optional
        A file of answers. By default the journal.

    Returns
    -------
    DataFrame
        One row per exercise and learner's name (see `set_journal`), in the order of the first
        answers. Columns: ``who`` (only if there are names), ``exercise``, ``clause``, ``tries``
        (answers up to the first right one), ``hints`` (hints seen until then), ``solution`` (True
        if seen before), ``seconds`` (from creation to that answer) and ``right``.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb import exercises
    >>> path = f"{tempfile.mkdtemp()}/answers.jsonl"
    >>> exercises.set_journal(path, who="Ana")
    >>> q = exercises.Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> _ = q.check("defender")
    >>> exercises.set_journal(None)
    >>> exercises.results(path)[["who", "exercise", "tries"]].values.tolist()[-1]
    ['Ana', 'tie', 1]
    """
    return _rows(records(path))


def _rows(answers: list[JsonObject]) -> pd.DataFrame:
    """Build one row per exercise and name."""
    with needed_packages():
        import pandas as pd

    rows: dict[tuple[str, str], JsonObject] = {}
    for answer in answers:
        row = rows.setdefault(
            (answer["exercise"], who_of(answer)),
            {
                "exercise": answer["exercise"],
                "clause": answer["clause"],
                "tries": 0,
                "right": False,
            },
        )
        if row["right"]:
            continue
        row.update({name: answer[name] for name in ("hints", "solution", "seconds", "right")})
        row["tries"] += 1
    columns = ["exercise", "clause", "tries", "hints", "solution", "seconds", "right"]
    frame = pd.DataFrame([*rows.values()], columns=columns)
    if any(who for _, who in rows):
        frame.insert(0, "who", [who for _, who in rows])
    return frame


def is_solved(name: str, path: str | Path | None = None) -> bool:
    """Return True if an exercise was solved. The rules judge every stored answer again.

    So an edited file gains nothing. For the locked test cells of nbgrader:
    ``assert teg_nb.exercises.is_solved("tasmania")``.

    Parameters
    ----------
    name : str
        The name of an exercise that was created in this kernel.
    path : str or Path, optional
        The file. By default the journal of this kernel, else a submitted ``answers.jsonl`` in the
        working folder.

    Raises
    ------
    UnknownName
        If no such exercise was created in this kernel.

    Examples
    --------
    >>> from teg_nb.exercises import Choose, is_solved
    >>> q = Choose("tied", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> _ = q.check(2)
    >>> is_solved("tied")
    True
    """
    if name not in _known:
        raise UnknownName("exercise", name, _known)
    handed_in = Path(FILE)
    if path is None and place() is None and handed_in.exists():
        stored = [*records(handed_in, quiet=True), *_due]
    else:
        stored = records(path, quiet=True)
    answers = [record["answer"] for record in stored if record["exercise"] == name]
    return any(_known[name].judge(answer).right for answer in answers)
