"""The colours of a board: seats, continents, and everything else that is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Colour(NamedTuple):
    """The colours of a seat: fill of its countries, ink of their labels, and its sign.

    The sign distinguishes seats without colour. It lists the corners of a shape under the disc, in
    radii of the disc. Its tips are above and at the sides of the disc, because names are mostly
    below.
    """

    fill: str
    ink: str
    sign: tuple[tuple[float, float], ...] = ()


_SQUARE = ((-1.15, -1.15), (1.15, -1.15), (1.15, 1.15), (-1.15, 1.15))
_EARS = ((-1.4, -1.6), (0.0, -0.9), (1.4, -1.6), (1.0, 0.4), (-1.0, 0.4))
_TRIANGLE = ((0.0, -2.0), (1.75, 1.0), (-1.75, 1.0))
_STAR = (
    *((0.0, -1.65), (0.56, -0.77), (1.57, -0.51), (0.9, 0.29), (0.97, 1.33), (0.0, 0.95)),
    *((-0.97, 1.33), (-0.9, 0.29), (-1.57, -0.51), (-0.56, -0.77)),
)
_LOZENGE = ((0.0, -1.1), (2.0, 0.0), (0.0, 1.1), (-2.0, 0.0))

COLOURS: Mapping[str, Colour] = {
    "Blanco": Colour("#fbfaf1", "#26303b"),
    "Negro": Colour("#50525c", "#ffffff", _SQUARE),
    "Rojo": Colour("#c53b33", "#ffffff", _EARS),
    "Azul": Colour("#62a0ea", "#26303b", _TRIANGLE),
    "Amarillo": Colour("#f2d04a", "#26303b", _STAR),
    "Verde": Colour("#82b36a", "#26303b", _LOZENGE),
}
"""Colours of the seats, in the order of the rulebook, distinct for every type of colour vision."""

UNKNOWN = Colour("#b5aaab", "#26303b")
"""Colour of a place whose owner the viewer does not know; no seat has it."""

CONTINENT_COLOURS: tuple[str, ...] = (
    "#d99a1c",
    "#d9603b",
    "#3f8f57",
    "#4a66c0",
    "#96602c",
    "#7d8f1f",
    "#8d55ad",
)
"""Colours of the continents, in the order of the board."""

PALETTE: Mapping[str, str] = {
    "sea": "#cfe3f1",
    "sea_dark": "#9db9cc",
    "border": "#2f3b47",
    "frontier": "#26303b",
    "bridge": "#3d6a8c",
    "note": "#3d5a75",
    "ink": "#26303b",
    "halo": "#ffffff",
    "halo_dark": "#26303b",
    "disc": "#ffffff",
    "disc_ink": "#1b232c",
    "missile": "#8e2f63",
    "legal": "#26303b",
    "source": "#e0218a",
    "target": "#ff7a00",
    "selected": "#e0218a",
    "blocked": "#ffd84d",
    "covered": "#0b5d3b",
    "flight": "#8c0f3c",
}
"""All other colours. The front end gets the same values with the board."""


def continent_colour(number: int) -> str:
    """Return the colour of a continent by its number; after the last colour they repeat."""
    return CONTINENT_COLOURS[number % len(CONTINENT_COLOURS)]


def mix(colour: str, other: str, share: float) -> str:
    """Mix two colours: `share` of the second, the rest of the first.

    Examples
    --------
    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(colour[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
