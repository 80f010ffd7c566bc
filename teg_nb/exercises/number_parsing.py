"""Numbers as people write them, in both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?")


def number(written: Any) -> Fraction | None:
    """The number that was written; None if it is none.

    The comma and the point are both the sign before decimals: there are no thousands.

    Parameters
    ----------
    written : int, float, Fraction or str
        ``7``, ``"41,7 %"``, ``"41.7%"``, ``"5/12"``.

    Examples
    --------
    >>> [str(number(each)) for each in ("41,7 %", "5/12", "0.5", 7, "a lot", True)]
    ['417/1000', '5/12', '1/2', '7', 'None', 'None']
    """
    if isinstance(written, bool):
        return None
    if isinstance(written, Rational):
        return Fraction(written)
    if isinstance(written, Real):
        value = float(written)
        return Fraction(repr(value)) if abs(value) < float("inf") else None
    if not isinstance(written, str) or len(written) > 60:
        return None
    text = written.replace("−", "-").strip()
    share = text.endswith("%")
    parts = [each.strip() for each in text.removesuffix("%").split("/")]
    if len(parts) > 2 or not all(_NUMBER.fullmatch(each) for each in parts):
        return None
    values = [Fraction(each.replace(",", ".")) for each in parts]
    if len(values) == 2 and values[1] == 0:
        return None
    found = values[0] / values[1] if len(values) == 2 else values[0]
    return found / 100 if share else found


def is_percent(written: Any) -> bool:
    """Whether it is written as a percentage."""
    return isinstance(written, str) and written.strip().endswith("%")


def short(value: Fraction | float | int) -> str:
    """A number in few digits; a fraction as it is, where it is short.

    Examples
    --------
    >>> short(Fraction(5, 12)), short(Fraction(3)), short(0.76774)
    ('5/12 = 41.67 %', '3', '0.7677')
    """
    if isinstance(value, int) or (isinstance(value, Fraction) and value.denominator == 1):
        return str(int(value))
    if isinstance(value, Fraction) and value.denominator <= 10_000:
        share = f" = {float(value) * 100:.4g} %" if 0 < value < 1 else ""
        return f"{value}{share}"
    return f"{float(value):.4g}"
