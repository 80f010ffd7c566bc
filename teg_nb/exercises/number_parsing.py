"""Parsing and formatting of typed numbers, in both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from numbers import Rational, Real

from teg_nb.engine.json_types import Json

_SIGNED = r"[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)"
_FORM = re.compile(
    rf"(?:(?P<whole>[+-]?\d+)\s+)?(?P<top>{_SIGNED})"
    rf"(?:\s*(?:/|de|out of|of|in)\s*(?P<bottom>{_SIGNED}))?"
)
_PERCENT = re.compile(r"\s*(?:%|por ?ciento|per ?cent)$", re.IGNORECASE)
_SMALL = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅙": "1/6", "⅚": "5/6"}


def number(written: Json) -> Fraction | None:
    """Parse a number as people write it, or return None.

    Comma and point are both decimal signs. There is no thousands separator.

    Parameters
    ----------
    written : int, float, Fraction or str
        ``7``, ``"41,7 %"``, ``"84 por ciento"``, ``"5/12"``, ``"15 de 36"``, ``"3 1/2"`` or
        ``".84"``.

    Examples
    --------
    >>> [str(number(text)) for text in ("41,7 %", "5/12", "0.5", 7, "a lot", True)]
    ['417/1000', '5/12', '1/2', '7', 'None', 'None']
    >>> [str(number(text)) for text in ("15 de 36", "3 1/2", "4½", "84 por ciento", ".84", "=9")]
    ['5/12', '7/2', '9/2', '21/25', '21/25', '9']
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
    text = written.replace("−", "-").strip().lstrip("=≈~").strip().rstrip(".").casefold()
    for sign, fraction in _SMALL.items():
        text = text.replace(sign, f" {fraction}")
    form = _FORM.fullmatch(_PERCENT.sub("", text).strip())
    if form is None or (form["whole"] and not form["bottom"]):
        return None
    value = _plain(form["top"])
    if form["bottom"]:
        bottom = _plain(form["bottom"])
        if not bottom:
            return None
        value /= bottom
    if form["whole"]:
        value = Fraction(form["whole"]) + (-value if form["whole"].startswith("-") else value)
    return value / 100 if is_percent(text) else value


def _plain(text: str) -> Fraction:
    return Fraction(re.sub(r"^([+-]?)\.", r"\g<1>0.", text.replace(",", ".")))


def is_percent(written: Json) -> bool:
    """Return True for a text that ends with a percent sign, or with its name."""
    return isinstance(written, str) and _PERCENT.search(written.strip()) is not None


def short(value: Fraction | float | int) -> str:
    """Format a number with few digits. Keep a short fraction as a fraction.

    Examples
    --------
    >>> short(Fraction(5, 12)), short(Fraction(3)), short(Fraction("0.767744")), short(2.39412)
    ('5/12 = 41.67 %', '3', '76.77 %', '2.394')
    """
    if isinstance(value, int) or (isinstance(value, Fraction) and value.denominator == 1):
        return str(int(value))
    if isinstance(value, Fraction) and value.denominator <= 10_000:
        share = f" = {float(value) * 100:.4g} %" if 0 < value < 1 else ""
        return f"{value}{share}"
    return f"{float(value) * 100:.4g} %" if 0 < value < 1 else f"{float(value):.4g}"
