"""Logs as JSON lines: what can stand in them."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from teg_nb.engine.errors import BadLog

DEEPEST = 50
"""Lists and objects inside one another, in what a person adds to a log."""

LARGEST = 10_000
"""Bits of a whole number: Python reads no number of more than 4,300 digits."""


def json_value(value: Any, name: str, depth: int = DEEPEST) -> None:
    """Refuse what JSON cannot hold, or would give back as something else.

    Parameters
    ----------
    value : object
    name : str
        What it is called in the error.

    Raises
    ------
    ValueError
        Naming the part: a half surrogate pair, NaN or infinity, a key that is no text, ...

    Examples
    --------
    >>> json_value({"bots": ["greedy"], "seed": 7}, "about")
    >>> json_value({"share": float("nan")}, "about")
    Traceback (most recent call last):
    ...
    ValueError: about['share']: nan is not a number that JSON knows
    """
    if depth < 0:
        raise ValueError(f"{name}: more than {DEEPEST} lists or objects inside one another")
    if isinstance(value, str):
        if not writable(value):
            raise ValueError(f"{name}: {value!r} has half of a surrogate pair, no letter")
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError(f"{name}: {value!r} is not a number that JSON knows")
    elif isinstance(value, dict):
        for key, each in value.items():
            if not isinstance(key, str) or not writable(key):
                raise ValueError(f"{name}: a key is a text, not {key!r}")
            json_value(each, f"{name}[{key!r}]", depth - 1)
    elif isinstance(value, (list, tuple)):
        for place, each in enumerate(value):
            json_value(each, f"{name}[{place}]", depth - 1)
    elif isinstance(value, int):
        if value.bit_length() > LARGEST:
            raise ValueError(f"{name}: a number of more than {LARGEST} bits")
    elif value is not None:
        kind = type(value).__name__
        raise ValueError(
            f"{name}: {value!r} ({kind}) is not text, number, list or dict, as in JSON"
        )


def writable(text: str) -> bool:
    """Whether a file can hold a text: no half of a surrogate pair is in it."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def dumped(value: Any) -> str:
    """A value as one line of a log."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def read_line(number: int, line: str) -> Any:
    """The value on a line of a log.

    Raises
    ------
    BadLog
        If it is not JSON, names a key twice, or has half of a surrogate pair.
    """
    try:
        data = _READER.decode(line)
    except json.JSONDecodeError as fault:
        raise BadLog(number, f"not JSON: {fault.msg} at column {fault.colno}") from None
    except _Refused as fault:
        raise BadLog(number, str(fault)) from None
    except (ValueError, RecursionError):
        raise BadLog(number, "not JSON: a number or a list is too large") from None
    if not writable(line) or ("\\u" in line and not writable(dumped(data))):
        raise BadLog(number, "half of a surrogate pair, no letter")
    return data


class _Refused(ValueError):
    """JSON for Python's reader, but not for others."""


def _constant(name: str) -> NoReturn:
    raise _Refused(f"not JSON: {name} is not a number that JSON knows")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Refused(f"{twice!r} stands twice in one object")
    return found


_READER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_constant)
