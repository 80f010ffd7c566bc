"""The shipped lessons, and copies of them in a person's folder.

A file in the folder records the digest of every copy. A copy that still has this digest is
untouched: an upgrade replaces it. A changed one stays as it is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from teg_nb._version import __version__
from teg_nb.engine.storage.atomic_write import write_atomically

_PACKED = Path(__file__).parents[1] / "data" / "lessons"
_CLONE = Path(__file__).parents[2] / "notebooks"

RECORD = ".teg-nb.json"
"""Name of the file in a folder that records which copies were made."""

_PATTERNS = ("*.ipynb", "*/*.ipynb", "*/exercises/*.toml", "*/logs/*.jsonl")


class Copied(NamedTuple):
    """Files that `copy_lessons` wrote.

    Attributes
    ----------
    fresh : list of Path
        Files that were not there.
    replaced : list of Path
        Untouched files of an earlier version, replaced by those of this version.
    beside : list of Path
        New files beside changed ones, such as ``01-first-match (new).ipynb``.
    """

    fresh: list[Path]
    replaced: list[Path]
    beside: list[Path]


def shipped_lessons() -> Path:
    """Return the folder of the lessons: that of the package, or ``notebooks`` of a clone."""
    return _PACKED if _PACKED.is_dir() else _CLONE


def default_folder() -> Path:
    """Return the folder where a person keeps the lessons, which may not exist yet.

    In a clone these are the lessons themselves. Otherwise it is the current folder if lessons were
    copied there, or its subfolder ``teg-lessons``.
    """
    if shipped_lessons() == _CLONE:
        here = Path.cwd()
        return _CLONE.relative_to(here) if _CLONE.is_relative_to(here) else _CLONE
    return Path() if Path(RECORD).is_file() else Path("teg-lessons")


def shipped_files(source: Path) -> Iterator[Path]:
    """Iterate over lessons, exercises and logs in a folder, as relative paths in order."""
    paths = {path.relative_to(source) for pattern in _PATTERNS for path in source.glob(pattern)}
    yield from sorted(path for path in paths if all(part[0] != "." for part in path.parts))


def copy_lessons(source: Path, folder: Path) -> Copied:
    """Copy the lessons with their exercises and logs into a folder of a person.

    Nothing is written over a file that the person changed: the new version is put beside it, once
    for each version. Nothing is written if the folder is the source.

    Parameters
    ----------
    source : Path
        See `shipped_lessons`.
    folder : Path
        It is made if it does not exist.

    Raises
    ------
    OSError
        If the folder or a file cannot be read or written. What was copied stays, and the next call
        continues.
    """
    copied = Copied([], [], [])
    if folder.resolve() == source.resolve():
        return copied
    record = _read_record(folder)
    before = dict(record)
    try:
        for path in shipped_files(source):
            _copy(source / path, folder, path, record, copied)
    finally:
        if record != before:
            text = json.dumps({"version": __version__, "files": record}, indent=1)
            write_atomically(folder / RECORD, f"{text}\n")
    return copied


def _copy(source: Path, folder: Path, path: Path, record: dict[str, str], copied: Copied) -> None:
    """Copy one file, or put it beside the changed one."""
    data = source.read_bytes()
    new, known = _digest(data), record.get(path.as_posix())
    place = path
    while (folder / place).exists():
        present = _digest((folder / place).read_bytes())
        if present == new:
            break
        if present == record.get(place.as_posix()):  # untouched
            (copied.replaced if place == path else copied.beside).append(folder / place)
            write_atomically(folder / place, data)
            break
        if known == new:  # a changed copy of this version
            return
        place = _beside(path, place)
    else:
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        write_atomically(folder / place, data)
        (copied.fresh if place == path else copied.beside).append(folder / place)
    record[place.as_posix()] = record[path.as_posix()] = new


def _beside(path: Path, place: Path) -> Path:
    """Return the name of a new version, or the next one if the name is taken by a changed file.

    Examples
    --------
    >>> first = _beside(Path("a.ipynb"), Path("a.ipynb"))
    >>> first.name, _beside(Path("a.ipynb"), first).name
    ('a (new).ipynb', 'a (new 2).ipynb')
    """
    if place == path:
        return path.with_stem(f"{path.stem} (new)")
    words = place.stem.removeprefix(f"{path.stem} (new").removesuffix(")")
    return path.with_stem(f"{path.stem} (new {int(words or 1) + 1})")


def _read_record(folder: Path) -> dict[str, str]:
    """Read the digests of the copies; a record that is missing or damaged is empty."""
    try:
        files = json.loads((folder / RECORD).read_text("utf-8"))["files"]
        return {str(name): str(digest) for name, digest in files.items()}
    except (FileNotFoundError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return {}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
