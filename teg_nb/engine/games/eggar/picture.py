"""Positions of EGGAR as pictures: a grid, camps, flags and numbered soldiers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import cos, hypot, pi, sin
from random import Random
from typing import TYPE_CHECKING

from teg_nb.engine.board import escape
from teg_nb.engine.games.common import picture as drawing
from teg_nb.engine.games.eggar.grid import SOLDIERS, Grid
from teg_nb.engine.games.eggar.guards import refuse_unless_soldier
from teg_nb.engine.games.eggar.movement import reach as reach_of
from teg_nb.engine.games.eggar.queries import army, seat_of
from teg_nb.engine.svg.board import FONT, Picture
from teg_nb.engine.svg.palette import COLOURS, PALETTE, mix
from teg_nb.engine.text.catalogue import catalogue

if TYPE_CHECKING:
    from teg_nb.engine.games.eggar.state import State

Point = tuple[float, float]

CELL = 48
EDGE = 30
LEGEND = 46
CAPTION = 30
FIELD = ("#dfe8c3", "#d5e0b5")
"""Alternating colours of the squares: a meadow."""
LINE = "#b4c18e"

GROUND = {"meadow": "#c9d7a2", "tufts": "#8da263", "stones": "#b9b39c"}
"""Colours of the ground: darker patches, tufts of grass, and stones."""

TENT = "M-13 13L0-9L13 13z"
"""A tent, around the middle of its square. It is seen when its soldier has left."""

# Headgear of each army, above the disc with the number: a helmet, a crest of horns, feathers, a
# striped cloth (EGG-1.1: armies differ only in look). So armies differ without their colours too.
HEADGEAR = {
    "Verde": "M-15-6h30M-10-6q0-14 10-14t10 14z",
    "Azul": "M-9-6q1-8 9-8t9 8zM-15-21q3 11 15 11t15-11q-5 5-15 5t-15-5z",
    "Rojo": "M-4-7q-13-5-12-13q10 1 12 13zM4-7q13-5 12-13q-10 1-12 13zM0-7q-6-9 0-16q6 7 0 16z",
    "Amarillo": "M-14 6q-4-26 14-26t14 26l-5-9q-2-5-9-5t-9 5zM-5-17v6M5-17v6M0-19v7",
}

PENNANT = "M-9-18q11-7 18 0t10 0v17q-4 6-11 0t-17 0z"
POLE = "M-10-20v39M-16 19h12"
"""A flag, around the middle of its square."""


@cache
def ground(size: int) -> Mapping[str, str]:
    """Return SVG paths of the ground of a field, by the names of `GROUND`.

    The ground has no meaning in the game. Camps have no tufts and no stones.

    Parameters
    ----------
    size : int
        Squares of a side.

    Examples
    --------
    >>> sorted(ground(13)) == sorted(GROUND)
    True
    """
    rng = Random(11)
    far = size * CELL

    def blob(x: float, y: float, radius: float, corners: int) -> str:
        points = []
        for k in range(corners):
            away, angle = radius * (0.72 + 0.5 * rng.random()), 2 * pi * k / corners
            point = x + away * cos(angle), y + 0.7 * away * sin(angle)
            points.append([min(max(value, 1), far - 1) for value in point])
        return "M" + "L".join(f"{px:.0f} {py:.0f}" for px, py in points) + "z"

    def spot() -> Point:
        while True:
            x, y = rng.uniform(10, far - 10), rng.uniform(14, far - 8)
            at_edges = [min(at, far - at) < 3 * CELL + 6 for at in (x, y)]
            if not all(at_edges):
                return x, y

    patches = (
        blob(rng.uniform(0, far), rng.uniform(0, far), rng.uniform(40, 85), 14)
        for _ in range(size + 3)
    )
    tufts = (
        f"M{x:.0f} {y:.0f}l-3 -7M{x:.0f} {y:.0f}l0 -9M{x:.0f} {y:.0f}l3 -7"
        for x, y in (spot() for _ in range(6 * size))
    )
    stones = (blob(*spot(), rng.uniform(2.5, 5), 7) for _ in range(2 * size))
    return {
        "meadow": "".join(patches),
        "tufts": "".join(tufts),
        "stones": "".join(stones),
    }


def caption_of(state: State, lang: str = "es") -> str:
    """Format round, seat, phase and steps left.

    Examples
    --------
    >>> from teg_nb.engine.games.eggar.position import position
    >>> caption_of(position(Rojo="C7", steps=4, round=2), "en")
    'Round 2 · Rojo · Move · 4 steps left'
    """
    facts = {"steps": state.steps}
    steps = [catalogue("eggar").phrase("drawing", "steps", lang, facts)] if state.steps else []
    return drawing.caption_of(state, lang, *steps)


def picture(
    state: State,
    *,
    viewer: int | None = None,
    marks: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, str]] = (),
    reach: str = "",
    caption: str | None = None,
    legend: bool = True,
    width: int = 640,
    lang: str = "es",
) -> Picture:
    """Draw the board of a position.

    Parameters
    ----------
    state : State
    viewer : int, optional
        A seat, without effect: the board has no secrets.
    marks : mapping, optional
        Square to ``"source"``, ``"target"``, ``"legal"`` or ``"selected"``.
    arrows : iterable of (str, str)
        Pairs of source and target squares.
    reach : str
        A soldier, as ``"s0-4"``. Its reachable squares show their number of steps.
    caption : str, optional
        Default: round, seat, phase and steps left. ``""`` for none.
    legend : bool
        True to list the seats below the board, with their soldiers.
    width : int
        Pixels.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.engine.games.eggar.position import position
    >>> picture(position(Verde="C7", steps=4), reach="s0-0", marks={"C7": "selected"})
    <picture: Vuelta 1 · Verde · Mover · 4 pasos restantes>
    """
    board = state.settings.board
    text = caption_of(state, lang) if caption is None else caption
    side = board.size * CELL + 2 * EDGE
    height = side + (LEGEND if legend else 0) + (CAPTION if text else 0)
    top = CAPTION if text else 0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {height}" width="{width}"'
        f' height="{round(width * height / side)}" font-family="{FONT}" role="img">',
        f"<title>{escape(text or 'EGGAR')}</title>",
        f'<rect width="{side}" height="{height}" fill="#fffdf7"/>',
    ]
    if text:
        parts.append(
            f'<text x="{side / 2:g}" y="22" font-size="19" font-weight="bold" text-anchor="middle"'
            f' fill="{PALETTE["ink"]}">{escape(text)}</text>'
        )
    parts.append(f'<g transform="translate({EDGE} {top + EDGE})">')
    parts += _field(board)
    parts += _coordinates(board)
    parts += _camps(state)
    parts += _reach(state, reach)
    parts += _marks(board, marks or {})
    parts += _flags(state)
    parts += _soldiers(state)
    parts += (_arrow(board, source, target) for source, target in arrows)
    parts.append("</g>")
    if legend:
        parts += _legend(state, side, top + side - 4, lang)
    parts.append("</svg>")
    return Picture("\n".join(parts), text)


def _middle(board: Grid, square: int) -> Point:
    row, column = board.place(square)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def _field(board: Grid) -> Iterator[str]:
    """Draw the ground, and the squares, alternately light and dark."""
    side = board.size * CELL
    paths = ground(board.size)
    yield f'<rect width="{side}" height="{side}" fill="{FIELD[0]}"/>'
    yield f'<path d="{paths["meadow"]}" fill="{GROUND["meadow"]}"/>'
    dark = (board.place(square) for square in range(len(board.names)))
    squares = "".join(
        f"M{column * CELL} {row * CELL}h{CELL}v{CELL}h-{CELL}z"
        for row, column in dark
        if (row + column) % 2
    )
    yield f'<path d="{squares}" fill="{GROUND["meadow"]}" fill-opacity=".5"/>'
    yield f'<path d="{paths["stones"]}" fill="{GROUND["stones"]}"/>'
    yield f'<path d="{paths["tufts"]}" stroke="{GROUND["tufts"]}" fill="none"/>'
    lines = "".join(f"M{k * CELL} 0v{side}M0 {k * CELL}h{side}" for k in range(board.size + 1))
    yield f'<path d="{lines}" stroke="{LINE}" stroke-width="1"/>'
    yield (
        f'<rect width="{side}" height="{side}" rx="3" fill="none" stroke="{PALETTE["border"]}"'
        ' stroke-width="2.5"/>'
    )


def _coordinates(board: Grid) -> Iterator[str]:
    """Draw letters of the columns and numbers of the rows, at all four edges."""
    yield f'<g font-size="16" fill="{PALETTE["note"]}" text-anchor="middle">'
    far = board.size * CELL + EDGE / 2
    for k in range(board.size):
        at, letter = (k + 0.5) * CELL, chr(ord("A") + k)
        for edge in (-EDGE / 2, far):
            yield f'<text x="{at:g}" y="{edge + 5.5:g}">{letter}</text>'
            yield f'<text x="{edge:g}" y="{at + 5.5:g}">{k + 1}</text>'
    yield "</g>"


def _camps(state: State) -> Iterator[str]:
    """Draw the block around each flag, in a light tint of its seat."""
    board, seats = state.settings.board, state.settings.seats
    for seat, flag in enumerate(board.flags):
        x, y = _middle(board, flag)
        fill = COLOURS[seats[seat]].fill
        side = 3 * CELL - 8
        yield (
            f'<rect x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side}" height="{side}"'
            f' rx="12" fill="{mix(fill, "#ffffff", 0.5)}" fill-opacity=".75"'
            f' stroke="{mix(fill, "#000000", 0.3)}" stroke-width="3"/>'
        )
        for square in board.camps[seat]:
            tx, ty = _middle(board, square)
            yield f'<path transform="translate({tx:g} {ty:g})" d="{TENT}" fill-opacity=".14"/>'


def _flags(state: State) -> Iterator[str]:
    """Draw a pole with a pennant; eliminated seats keep theirs (EGG-8.2)."""
    board, seats = state.settings.board, state.settings.seats
    for seat, flag in enumerate(board.flags):
        (x, y), colour = _middle(board, flag), COLOURS[seats[seat]]
        yield (
            f'<g transform="translate({x:g} {y:g})" stroke="{PALETTE["ink"]}" stroke-width="2"'
            ' stroke-linejoin="round" stroke-linecap="round">'
            f'<path d="{PENNANT}" fill="{colour.fill}"/>'
            f'<path d="{POLE}" fill="none" stroke-width="3.2"/></g>'
        )


def _soldiers(state: State) -> Iterator[str]:
    """Draw a disc with the number of each soldier, under the headgear of its army."""
    board, seats = state.settings.board, state.settings.seats
    yield '<g text-anchor="middle" font-size="20" font-weight="bold" stroke-linejoin="round">'
    for seat, name in enumerate(seats):
        colour = COLOURS[name]
        dark = mix(colour.fill, "#000000", 0.35)
        yield f'<g fill="{colour.fill}" stroke="{PALETTE["ink"]}" stroke-width="2">'
        for soldier in army(state, seat):
            x, y = _middle(board, state.soldiers[soldier])
            yield (
                f'<g transform="translate({x:g} {y + 1:g})"><circle cy="6" r="15.5"/>'
                f'<path d="{HEADGEAR[name]}" fill="{dark}" stroke-width="1.6"/>'
                f'<text y="13" fill="{colour.ink}" stroke="none">{soldier % SOLDIERS}</text></g>'
            )
        yield "</g>"
    yield "</g>"


def _reach(state: State, name: str) -> Iterator[str]:
    """Draw a spot with the number of steps on each square in the reach of a soldier."""
    if not name:
        return
    soldier = soldier_named(state, name)
    board, fill = state.settings.board, COLOURS[state.settings.seats[seat_of(soldier)]].fill
    shade = mix(fill, "#000000", 0.2)
    yield f'<g font-size="15" text-anchor="middle" fill="{PALETTE["ink"]}">'
    for square, path in reach_of(state, soldier, state.steps).items():
        x, y = _middle(board, square)
        yield (
            f'<circle cx="{x:g}" cy="{y:g}" r="12" fill="{fill}" fill-opacity=".45"'
            f' stroke="{shade}" stroke-width="1.5"/>'
            f'<text x="{x:g}" y="{y + 5.2:g}">{len(path)}</text>'
        )
    yield "</g>"


def soldier_named(state: State, name: str) -> int:
    """Return the soldier on the board with a printed name.

    Raises
    ------
    IllegalAction
        ``unknown_soldier``, if there is no such soldier.
    """
    names = state.settings.vocabulary["soldier"]
    soldier = names.index(name) if name in names else name
    refuse_unless_soldier(state, soldier, "EGG-5.6")
    return int(soldier)


def _marks(board: Grid, marks: Mapping[str, str]) -> Iterator[str]:
    """Draw a frame inside each marked square, light under coloured."""
    for name, kind in marks.items():
        x, y = _middle(board, board.square(name))
        half = CELL / 2 - 3
        dash = ' stroke-dasharray="6 5"' if kind == "legal" else ""
        box = f'x="{x - half:g}" y="{y - half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="7"'
        yield f'<rect {box} fill="#fff" fill-opacity=".35" stroke="#fff" stroke-width="6"/>'
        yield f'<rect {box} fill="none" stroke="{PALETTE[kind]}" stroke-width="3.6"{dash}/>'


def _arrow(board: Grid, source: str, target: str) -> str:
    """Draw a tapering arrow between two squares, as one outline."""
    (ax, ay), (bx, by) = (_middle(board, board.square(name)) for name in (source, target))
    length = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    tip = max(length - 17, 14.0)
    shape = (
        (9, -2),
        (tip - 13, -4),
        (tip - 14, -10),
        (tip, 0),
        (tip - 14, 10),
        (tip - 13, 4),
        (9, 2),
    )
    points = " ".join(f"{ax + d * ux - w * uy:.1f},{ay + d * uy + w * ux:.1f}" for d, w in shape)
    return (
        f'<polygon points="{points}" fill="{PALETTE["source"]}" stroke="#fff" stroke-width="1.5"'
        ' stroke-linejoin="round"/>'
    )


def _legend(state: State, side: int, y: int, lang: str) -> Iterator[str]:
    """Draw a strip with each seat and its soldiers; the seat to move has a thick frame."""
    seats = state.settings.seats
    step = side / len(seats)
    phrases = catalogue("eggar")
    for seat, name in enumerate(seats):
        colour, number = COLOURS[name], len(army(state, seat))
        facts = phrases.phrase("drawing", "soldiers", lang, {"soldiers": number})
        frame = 4 if seat == state.turn and state.phase not in ("setup", "game_over") else 1.2
        x = (seat + 0.5) * step
        yield (
            f'<rect x="{seat * step + 6:g}" y="{y}" width="{step - 12:g}" height="40" rx="9"'
            f' fill="{colour.fill}" stroke="{PALETTE["ink"]}" stroke-width="{frame}"/>'
            f'<g fill="{colour.ink}" text-anchor="middle"><text x="{x:g}" y="{y + 17}"'
            f' font-size="16" font-weight="bold">{escape(name)}</text>'
            f'<text x="{x:g}" y="{y + 34}" font-size="14">{escape(facts)}</text></g>'
        )
