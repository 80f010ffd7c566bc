"""Parsing and formatting of typed numbers, in both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from numbers import Rational, Real

from teg_nb.engine.json_types import Json

_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?")


def number(written: Json) -> Fraction | None:
    """Parse a typed number, or return None.

    Comma and point are both decimal signs. There is no thousands separator.

    Parameters
    ----------
    written : int, float, Fraction or str
        ``7``, ``"41,7 %"``, ``"41.7%"``, ``"5/12"``.

    Examples
    --------
    >>> [str(number(text)) for text in ("41,7 %", "5/12", "0.5", 7, "a lot", True)]
    ['417/1000', '5/12', '1/2', '7', 'None', 'None']
    """
    if isinstance(written, bool):
        return None
    if isinstance(written, Rational):
        return Fraction(written)
    if isinstance(written, Real):
        real = float(written)
        return Fraction(repr(real)) if abs(real) < float("inf") else None
    if not isinstance(written, str) or len(written) > 60:
        return None
    text = written.replace("−", "-").strip()
    share = text.endswith("%")
    parts = [part.strip() for part in text.removesuffix("%").split("/")]
    if len(parts) > 2 or not all(_NUMBER.fullmatch(part) for part in parts):
        return None
    values = [Fraction(part.replace(",", ".")) for part in parts]
    if len(values) == 2 and values[1] == 0:
        return None
    value = values[0] / values[1] if len(values) == 2 else values[0]
    return value / 100 if share else value


def is_percent(written: Json) -> bool:
    """Return True for a text that ends with a percent sign."""
    return isinstance(written, str) and written.strip().endswith("%")


def short(value: Fraction | float | int) -> str:
    """Format a number with few digits. Keep a short fraction as a fraction.

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
