"""How much a file of exercises may ask for: it may be a stranger's, and is read before it is known.

What cannot be is said with file, exercise and key, before anything is worked out.
"""

from __future__ import annotations

import math
import re
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.play.study import Study
from teg_nb.engine.storage.atomic_write import file_within
from teg_nb.exercises.text import BadExercise

LARGEST = 500_000
"""Bytes of a file of exercises."""
EXERCISES = 100
"""Exercises in a file."""
DEEPEST = 12
"""Lists and tables within each other, dots of a key among them."""
LONGEST_TEXT = 5000
"""Letters of a text."""
LONGEST_LIST = 200
"""Things in a list, or keys in a table."""
MOST: Mapping[str, int] = {"wrong": 20, "goal": 10}
"""Things in the list of a key that costs more."""
LARGEST_INT = 2**63 - 1
"""As TOML has them."""
ARMIES = 60
"""Armies of a side whose odds are asked for: exact ones take a quarter of a second."""
NEWS = 200
"""Entries whose news are put in order."""
LOGS = 2_000_000
"""Bytes of all the logs that a file begins from: some seconds."""
EFFORT = 100_000_000
"""What it may take to try all answers of a file: see `teg_nb.exercises.play.bounded`."""
QUICK = ("random", "greedy", "easy", "normal")
"""Bots that play at once, for the other seats."""

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"""|\'\'\''
    r'|"(?:\\[^\n]|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[][{}.=,\n"\'\\]',
    re.DOTALL,
)
_HEADER = re.compile(r"^[ \t]*\[+[ \t]*([^\].\n]*)", re.MULTILINE)
_KEY = re.compile(r"^[ \t]*([^\s=\[\]#.]+)[^\n=#]*=", re.MULTILINE)


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a file, if it is not too large, and nothing in it too deep.

    Raises
    ------
    GameError
        If it is no such file.
    OSError
        If it cannot be opened.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # a folder is refused when it is opened
        raise GameError("file_irregular", file=path.name)
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise GameError("file_large", file=path.name, most=str(LARGEST // 1000))
    try:
        text = data.decode("utf-8-sig")  # as Notepad writes it
        _check_depth(text, path.name)
        return tomllib.loads(text)
    except ValueError as fault:
        if isinstance(fault, GameError):
            raise
        raise GameError("exercise_toml", file=path.name, why=str(fault)) from None


def _check_depth(text: str, file: str) -> None:
    """Refuse what is too deep, before the reader of TOML goes into it."""
    depth = dots = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token in ('"', "'", '"""', "'''", "\\"):
            return  # it is no TOML from here on, which its reader says
        if token in "[{":
            depth, dots = depth + 1, 0
        elif token in "]}":
            depth -= 1
        elif token == ".":
            dots += 1
        elif token in "=,\n":
            dots = 0
        if depth + dots > DEEPEST:
            place = found.start()
            header = [*_HEADER.finditer(text, 0, text.rfind("=", 0, place) + 1)]
            end = place + len(text[place:].partition("\n")[0])  # of the line
            key = [*_KEY.finditer(text, header[-1].end() if header else 0, end)]
            named = key[-1][1][:80] if key else "?"
            fault = GameError("exercise_deep", most=str(DEEPEST))
            if not header:
                raise GameError("exercise_key", key=f"{file}, {named}", reason=fault)
            name, reason = header[-1][1].strip()[:80], BadExercise(named, fault)
            raise GameError("exercise_in", file=file, name=name.strip("\"'"), reason=reason)


def check_keys(keys: Mapping[str, Any]) -> None:
    """Refuse what no exercise has: dates, numbers without bounds, lists and texts without end.

    Raises
    ------
    BadExercise
        With the key.
    """
    for key, value in keys.items():
        _check(value, key, MOST.get(key, LONGEST_LIST))
    asked = keys.get("asked")
    if isinstance(asked, Mapping) and isinstance(asked.get("odds"), list):
        for each in asked["odds"]:
            _check_range(each, 0, ARMIES, "asked.odds")
    others = keys.get("others", QUICK[0])
    if others not in QUICK:
        raise BadExercise("others", "exercise_quick", value=others, known=QUICK)
    for name, wanted in (("game", '"..."'), ("line", '"..."'), ("blocked", "true")):
        kind = bool if name == "blocked" else str
        if not isinstance(keys.get(name, kind()), kind):
            fault = BadArgument("wrong_shape", name=name, value=keys[name], wanted=wanted)
            raise BadExercise(name, fault)


def _check(value: Any, key: str, most: int = LONGEST_LIST) -> None:
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadExercise(key, "exercise_long", most=str(LONGEST_TEXT))
    elif isinstance(value, int):
        _check_range(value, -LARGEST_INT - 1, LARGEST_INT, key)
    elif isinstance(value, list | dict):
        if len(value) > most:
            raise BadExercise(key, "exercise_long", most=str(most))
        for each in value.values() if isinstance(value, dict) else value:
            _check(each, key)
    elif not isinstance(value, float) or not math.isfinite(value):
        raise BadExercise(key, "exercise_value", value=str(value))


def _check_range(value: Any, least: int, most: int, key: str) -> None:
    if isinstance(value, int) and not least <= value <= most:
        raise BadExercise(key, "exercise_range", least=str(least), most=str(most))


def check_news(news: Any, entries: int) -> None:
    """Refuse the news of more entries than anybody puts in order.

    Raises
    ------
    BadExercise
        If there are too many.
    """
    known = isinstance(news, list) and len(news) == 2 and all(type(each) is int for each in news)
    if known and len(range(*slice(*news).indices(entries))) > NEWS:
        raise BadExercise("news", "exercise_long", most=str(NEWS))


class CompanionView:
    """The logs in the folder of a file of exercises, each read once.

    Parameters
    ----------
    folder : Path
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[Path, Study] = {}
        self._size = 0

    def study(self, name: str) -> Study:
        """A log, or a study, by its name.

        Raises
        ------
        GameError
            If it lies elsewhere, is no regular file, is too large or is no log.
        OSError
            If it cannot be read.
        """
        place = file_within(self._folder, name)
        if place not in self._read:
            self._size += place.stat().st_size
            if self._size > LOGS:
                raise GameError("file_large", file=name, most=str(LOGS // 1000))
            self._read[place] = Study.load(place)
        return self._read[place]
