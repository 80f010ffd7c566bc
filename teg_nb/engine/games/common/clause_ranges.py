"""Clauses that are not in force at a table, because their chapter is out (CHP-0.7, CHP-2)."""

from __future__ import annotations

from collections.abc import Iterable

TO = " to "
"""Between the two ends of a range of clauses."""


def covers(clauses: str, id: str) -> bool:
    """Tell if an id is one of some clauses: one, a whole chapter, or a range.

    Examples
    --------
    >>> covers("TEG-9", "TEG-9.4"), covers("TEG-9", "TEG-19.4"), covers("D-16", "D-16")
    (True, False, True)
    >>> covers("TEG-14.11 to TEG-14.14", "TEG-14.12"), covers("D-35 to D-42", "D-5")
    (True, False)
    """
    first, _, last = clauses.partition(TO)
    if not last:
        return id == clauses or id.startswith(f"{clauses}.")
    return _numbers(first) <= _numbers(id) <= _numbers(last) and _family(first) == _family(id)


def _family(id: str) -> str:
    return id.rpartition("-")[0]


def _numbers(id: str) -> tuple[int, ...]:
    digits = id.rpartition("-")[2].split(".")
    return tuple(int("".join(filter(str.isdigit, number)) or 0) for number in digits)


def left_out(groups: Iterable[str], id: str) -> bool:
    """Tell if any of some groups of clauses covers an id."""
    return any(covers(clauses, id) for clauses in groups)
