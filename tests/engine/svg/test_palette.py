"""Seats are told apart by colour, with every kind of sight, and without colour by their signs."""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from teg_nb.engine.svg.palette import COLOURS, UNKNOWN

Triple = tuple[float, float, float]

SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The part of linear RGB that is seen: Machado, Oliveira and Fernandes 2009, severity 1.0."""

LEAST = {"full": 15, "protanopia": 10, "deuteranopia": 10, "tritanopia": 10}


def linear(colour: str) -> Triple:
    """Linear sRGB of ``#rrggbb``."""
    parts = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def seen(colour: str, sight: str) -> Triple:
    """CIELAB (D65) of a colour as somebody sees it."""
    rgb = linear(colour)
    r, g, b = (
        min(max(sum(m * c for m, c in zip(row, rgb, strict=True)), 0), 1) for row in SIGHT[sight]
    )
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000, as Sharma, Wu and Dalal 2005 write it."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - sqrt(mean / (mean + 25**7)))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = degrees(atan2(b1, a1 * stretch)) % 360, degrees(atan2(b2, a2 * stretch)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rc = 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    rt = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * rc
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_that_of_the_paper(one: Triple, other: Triple, expected: float) -> None:
    """Pairs of the paper's own table."""
    assert difference(one, other) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize("sight", SIGHT)
def test_seats_and_what_is_unknown_are_told_apart(sight: str) -> None:
    fills = {name: seen(colour.fill, sight) for name, colour in COLOURS.items()}
    fills["unknown"] = seen(UNKNOWN.fill, sight)
    near = {
        f"{a} {b}": round(difference(fills[a], fills[b]), 1)
        for a, b in combinations(fills, 2)
        if difference(fills[a], fills[b]) < LEAST[sight]
    }
    assert near == {}


# Of the name: hue in CIELAB, from and to; the grey ones by their lightness.
HUES = {"Rojo": (15, 50), "Amarillo": (75, 100), "Verde": (110, 160), "Azul": (240, 300)}


def test_colours_look_like_their_names() -> None:
    for name, (least, most) in HUES.items():
        _, a, b = seen(COLOURS[name].fill, "full")
        assert least < degrees(atan2(b, a)) % 360 < most, name
        assert hypot(a, b) > 35, name
    for name, (least, most) in {"Blanco": (95, 100), "Negro": (0, 40)}.items():
        light, a, b = seen(COLOURS[name].fill, "full")
        assert least < light < most, name
        assert hypot(a, b) < 8, name


def test_what_is_written_on_a_colour_can_be_read() -> None:
    """Contrast of at least 4.5, as WCAG 2 asks for (1.4.3)."""
    for name, colour in [*COLOURS.items(), ("unknown", UNKNOWN)]:
        dark, light = sorted(
            0.2126 * r + 0.7152 * g + 0.0722 * b
            for r, g, b in map(linear, (colour.fill, colour.ink))
        )
        assert (light + 0.05) / (dark + 0.05) >= 4.5, name


def test_each_seat_has_a_sign_of_its_own() -> None:
    """No two have tips beyond the disc in the same directions, and none hides a name below."""
    tips = {
        name: {round(degrees(atan2(y, x)), -1) for x, y in colour.sign if hypot(x, y) > 1.5}
        for name, colour in COLOURS.items()
    }
    assert all(len(a ^ b) > 1 for a, b in combinations(tips.values(), 2)), tips
    assert max(y for colour in COLOURS.values() for _, y in colour.sign) < 1.4
