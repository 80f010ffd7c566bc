"""Bounds of exercise files, which may come from an untrusted source.

A value out of bounds is reported with file, exercise and key, before any computation.
"""

from __future__ import annotations

import math
import re
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path

from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.play.study import Study
from teg_nb.engine.storage.atomic_write import file_within
from teg_nb.exercises.text import BadExercise

LARGEST = 500_000
"""Maximum bytes of an exercise file."""
EXERCISES = 100
"""Maximum number of exercises in a file."""
DEEPEST = 12
"""Maximum nesting of lists and tables. The dots of a key count."""
LONGEST_TEXT = 5000
"""Maximum characters of a text."""
LONGEST_LIST = 200
"""Maximum items in a list, or keys in a table."""
MOST: Mapping[str, int] = {"wrong": 20, "goal": 10}
"""Maximum items in the list of a key that costs more."""
LARGEST_INT = 2**63 - 1
"""Largest integer of TOML."""
ARMIES = 60
"""Maximum armies of a side in an odds query. Exact odds then take a quarter of a second."""
NEWS = 200
"""Maximum entries whose news are put in order."""
LOGS = 2_000_000
"""Maximum bytes of all logs that a file loads, which takes some seconds."""
EFFORT = 100_000_000
"""Maximum effort to try all answers of a file: see `teg_nb.exercises.kinds.play.bounded`."""
QUICK = ("random", "greedy", "easy", "normal")
"""Bots that are fast enough to play the other seats."""

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"""|\'\'\''
    r'|"(?:\\[^\n]|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[][{}.=,\n"\'\\]',
    re.DOTALL,
)
_HEADER = re.compile(r"^[ \t]*\[+[ \t]*([^\].\n]*)", re.MULTILINE)
_KEY = re.compile(r"^[ \t]*([^\s=\[\]#.]+)[^\n=#]*=", re.MULTILINE)


def read_toml(path: Path) -> JsonObject:
    """Read a TOML file within the bounds of size and nesting.

    Raises
    ------
    GameError
        If the file is irregular, too large, too deep or not TOML.
    OSError
        If the file cannot be opened.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # a folder is refused when it is opened
        raise GameError("file_irregular", file=path.name)
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise GameError("file_large", file=path.name, most=str(LARGEST // 1000))
    try:
        text = data.decode("utf-8-sig")  # Notepad writes a byte order mark
        _check_depth(text, path.name)
        return tomllib.loads(text)
    except ValueError as fault:
        if isinstance(fault, GameError):
            raise
        raise GameError("exercise_toml", file=path.name, why=str(fault)) from None


def _check_depth(text: str, file: str) -> None:
    """Raise if the nesting is too deep, before the recursive parser of TOML runs."""
    depth = dots = 0
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token in ('"', "'", '"""', "'''", "\\"):
            return  # not TOML from here on: the parser reports it
        if token in "[{":
            depth, dots = depth + 1, 0
        elif token in "]}":
            depth -= 1
        elif token == ".":
            dots += 1
        elif token in "=,\n":
            dots = 0
        if depth + dots > DEEPEST:
            index = match.start()
            header = [*_HEADER.finditer(text, 0, text.rfind("=", 0, index) + 1)]
            end = index + len(text[index:].partition("\n")[0])  # of the line
            key = [*_KEY.finditer(text, header[-1].end() if header else 0, end)]
            named = key[-1][1][:80] if key else "?"
            fault = GameError("exercise_deep", most=str(DEEPEST))
            if not header:
                raise GameError("exercise_key", key=f"{file}, {named}", reason=fault)
            name, reason = header[-1][1].strip()[:80], BadExercise(named, fault)
            raise GameError("exercise_in", file=file, name=name.strip("\"'"), reason=reason)


def check_keys(keys: JsonMapping) -> None:
    """Raise for values that no exercise has: dates, huge numbers, long lists and texts.

    Raises
    ------
    BadExercise
        Names the key.
    """
    for key, value in keys.items():
        _check(value, key, MOST.get(key, LONGEST_LIST))
    asked = keys.get("asked")
    if isinstance(asked, Mapping) and isinstance(asked.get("odds"), list):
        for armies in asked["odds"]:
            _check_range(armies, 0, ARMIES, "asked.odds")
    others = keys.get("others", QUICK[0])
    if others not in QUICK:
        raise BadExercise("others", "exercise_quick", value=others, known=QUICK)
    for name, wanted in (("game", '"..."'), ("line", '"..."'), ("blocked", "true")):
        kind = bool if name == "blocked" else str
        if not isinstance(keys.get(name, kind()), kind):
            fault = BadArgument("wrong_shape", name=name, value=keys[name], wanted=wanted)
            raise BadExercise(name, fault)


def _check(value: object, key: str, most: int = LONGEST_LIST) -> None:
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadExercise(key, "exercise_long", most=str(LONGEST_TEXT))
    elif isinstance(value, int):
        _check_range(value, -LARGEST_INT - 1, LARGEST_INT, key)
    elif isinstance(value, list | dict):
        if len(value) > most:
            raise BadExercise(key, "exercise_long", most=str(most))
        for item in value.values() if isinstance(value, dict) else value:
            _check(item, key)
    elif not isinstance(value, float) or not math.isfinite(value):
        raise BadExercise(key, "exercise_value", value=str(value))


def _check_range(value: object, least: int, most: int, key: str) -> None:
    if isinstance(value, int) and not least <= value <= most:
        raise BadExercise(key, "exercise_range", least=str(least), most=str(most))


def check_news(news: Json, entries: int) -> None:
    """Raise for news of more entries than a learner can put in order.

    Raises
    ------
    BadExercise
        If the news cover too many entries.
    """
    known = isinstance(news, list) and len(news) == 2 and all(type(end) is int for end in news)
    if known and len(range(*slice(*news).indices(entries))) > NEWS:
        raise BadExercise("news", "exercise_long", most=str(NEWS))


class CompanionView:
    """A cache of the logs in the folder of an exercise file.

    Parameters
    ----------
    folder : Path
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[Path, Study] = {}
        self._size = 0

    def study(self, name: str) -> Study:
        """Load a log or a study by its name.

        Raises
        ------
        GameError
            If the file is outside the folder, irregular, too large or not a log.
        OSError
            If the file cannot be read.
        """
        path = file_within(self._folder, name)
        if path not in self._read:
            self._size += path.stat().st_size
            if self._size > LOGS:
                raise GameError("file_large", file=name, most=str(LOGS // 1000))
            self._read[path] = Study.load(path)
        return self._read[path]
