"""Numbers in the words of a language."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import SupportsFloat


def percent(share: float, lang: str) -> str:
    """Format a share as the page does. Nearly certain shares get "> " or "< "."""
    places = 0 if 0.1 < share < 0.9 else 1
    near = "> " if 0.9995 < share < 1 else "< " if 0 < share < 0.0005 else ""
    share = (0.999 if near == "> " else 0.001) if near else share
    shown = rounded(Decimal(repr(share)) * 100, places, lang)
    return f"{near}{shown}%" if lang == "en" else f"{near}{shown}\N{NO-BREAK SPACE}%"


def rounded(value: SupportsFloat, places: int, lang: str) -> str:
    """Round a number to at most `places` decimals, as the page does."""
    exact = value if isinstance(value, Decimal) else Decimal(repr(float(value)))
    text = f"{exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return text if lang == "en" else text.replace(".", ",")
