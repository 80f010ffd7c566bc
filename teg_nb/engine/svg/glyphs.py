"""Glyphs beside places and on plates in the sea, the same as on the board in a page."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import cos, pi, sin

from teg_nb.engine.svg.geometry import Drawing, Point
from teg_nb.engine.svg.palette import PALETTE

HIGH = 8.7
"""Height of a glyph, in units of the drawing."""

STEP = 11.1
"""Distance of the glyphs on a plate."""

TILED = frozenset({"wall", "armoury", "airfield", "shipyard"})
"""Buildings: they stand on a white tile."""


@cache
def _shapes() -> Mapping[str, Mapping[str, str]]:
    """Return by name the ``color``, the ``shape`` and the white ``holes`` of each glyph.

    They are paths in a square of side 20 around its middle.
    """
    data = files("teg_nb.engine") / "svg" / "glyphs.json"
    content: Mapping[str, Mapping[str, str]] = json.loads(data.read_text(encoding="utf-8"))
    return content


def badges(
    plan: Drawing, marks: Mapping[int, Sequence[tuple[str, int]]], disc: float
) -> Iterator[str]:
    """Draw glyphs in a row next to a disc, away from the name, with numbers from 2 on."""
    for country, row in sorted(marks.items()):
        shape = plan.shapes[country]
        (x, y) = shape.label
        away = -1 if shape.name_pos[1] > y + 3 else 1
        y += away * (disc + HIGH * 0.7)
        x -= sum(_width(n) for _, n in row) / 2
        for name, n in row:
            yield _glyph(name, (x + HIGH / 2, y), name in TILED)
            if n > 1:
                yield (
                    f'<text x="{_t(x + HIGH + 0.4)}" y="{_t(y + 2.6)}" font-size="72"'
                    f' font-weight="bold" fill="{PALETTE["ink"]}" stroke="#fff" stroke-width="18"'
                    f' paint-order="stroke" stroke-linejoin="round">{n}</text>'
                )
            x += _width(n)


def plates(plan: Drawing, gives: Sequence[Sequence[tuple[str, bool]]]) -> Iterator[str]:
    """Draw a plate beside each continent with what it gives, a star at what is rare."""
    for at, goods in zip(plan.plates, gives, strict=True):
        if at is None or not goods:
            continue
        x, y = at
        wide, high = STEP * len(goods) + 4, HIGH * 1.5
        yield (
            f'<rect x="{_t(x - wide / 2)}" y="{_t(y - high / 2)}" width="{_t(wide)}"'
            f' height="{_t(high)}" rx="{_t(high / 2.4)}" fill="#fff" fill-opacity=".9"'
            f' stroke="{PALETTE["note"]}" stroke-width="8" stroke-dasharray="30 20"/>'
        )
        for k, (name, rare) in enumerate(goods):
            left = x + STEP * (k - (len(goods) - 1) / 2)
            yield _glyph(name, (left, y))
            if rare:
                yield _star((left + 5, y - high / 2 + 1.4), 3.6)


def walls(plan: Drawing, countries: Iterable[int], disc: float) -> Iterator[str]:
    """Draw a ring of bricks around the discs of places with a wall."""
    r = _t(disc + 2)
    rings = ""
    for country in sorted(countries):
        x, y = plan.shapes[country].label
        rings += f"M{_t(x) - r} {_t(y)}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0"
    if rings:
        yield f'<g fill="none"><path d="{rings}" stroke="#4a2e0c" stroke-width="48"/>'
        yield f'<path d="{rings}" stroke="#e2b277" stroke-width="34" stroke-dasharray="36 10"/></g>'


def _width(n: int) -> float:
    """Return the width of a glyph with its number and the gap after it."""
    return HIGH + 2 + (5 * len(str(n)) if n > 1 else 0)


def _glyph(name: str, at: Point, tiled: bool = False) -> str:
    shape = _shapes()[name]
    scale = HIGH / 2 * (0.82 if tiled else 1)
    side = 24
    tile = (
        f'<rect x="{-side / 2:g}" y="{-side / 2:g}" width="{side}" height="{side}" rx="5"'
        f' fill="#fff" stroke="{PALETTE["border"]}" stroke-width="2"/>'
        if tiled
        else ""
    )
    holes = f'<path d="{shape["holes"]}" fill="#fff"/>' if shape["holes"] else ""
    return (
        f'<g transform="translate({_t(at[0])} {_t(at[1])}) scale({scale:.3g})">{tile}'
        f'<path d="{shape["shape"]}" fill="{shape["color"]}" stroke="#fff" stroke-width="4"'
        f' paint-order="stroke" stroke-linejoin="round"/>{holes}</g>'
    )


def _star(at: Point, radius: float) -> str:
    corners = (
        (k * pi / 5, radius * (0.42 if k % 2 else 1))  # the tips, and the corners between them
        for k in range(10)
    )
    points = (f"{_t(at[0] + r * sin(a))} {_t(at[1] - r * cos(a))}" for a, r in corners)
    return f'<path d="M{"L".join(points)}z" fill="{_shapes()["nuclear"]["color"]}"/>'


def _t(value: float) -> int:
    """Convert to tenths, the unit of the file."""
    return round(10 * value)
