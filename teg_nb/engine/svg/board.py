"""The board as a picture: a static SVG, and the same drawing for the browser.

A picture depends on its arguments only: equal positions give equal bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from teg_nb.engine.board import Board, escape, quoteattr
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.svg import glyphs
from teg_nb.engine.svg.export import export_svg
from teg_nb.engine.svg.geometry import Drawing, Line, Point, drawing, gates, ways
from teg_nb.engine.svg.palette import COLOURS, PALETTE, Colour, continent_colour, mix
from teg_nb.engine.text.phrases import phrases

FONT = "DejaVu Sans, Verdana, sans-serif"
DISC = 7.4
LEGEND = 34.0
CAPTION = 20.0


class Picture:
    """An SVG picture for notebooks.

    Attributes
    ----------
    svg : str
        The image, as text.
    caption : str
    """

    def __init__(self, svg: str, caption: str) -> None:
        self.svg = svg
        self.caption = caption

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<picture: {self.caption}>"

    @property
    def image(self) -> str:
        """The picture as an image of a page. Where pictures are dropped, its caption is read."""
        data = quote(self.svg, safe=" !$'()*+,/:;=?@[]{|}")
        style = 'style="max-width: 100%"'
        return f'<img alt={quoteattr(self.caption)} {style} src="data:image/svg+xml,{data}">'

    def save(self, path: str | Path) -> Path:
        """Write the picture as ``.svg``, or as ``.png`` or ``.pdf`` with the help of a browser.

        Raises
        ------
        BadArgument
            For another suffix, or if no Chromium or Chrome is found.
        """
        return export_svg(self.svg, path)


def board_view(board: Board) -> JsonObject:
    """Return the `board` trait: everything the browser needs to draw a board.

    See docs/protocol.md. Rings of countries are open, outlines of continents closed. Units are
    those of the drawing (900 x 560), y downwards.
    """
    plan = drawing(board)
    return {
        "name": board.name,
        "width": plan.width,
        "height": plan.height,
        "countries": [
            {
                "name": name,
                "continent": board.continent_of[country],
                "polygons": [[list(point) for point in ring] for ring in shape.polygons],
                "label": list(shape.label),
                "name_pos": list(shape.name_pos),
                "name_lines": list(shape.name_lines),
                "neighbours": list(board.neighbours[country]),
            }
            for country, (name, shape) in enumerate(zip(board.countries, plan.shapes, strict=True))
        ],
        "continents": [
            {
                "name": continent.name,
                "color": continent_colour(k),
                "armies": continent.armies,
                "outline": [[list(point) for point in line] for line in plan.outlines[k]],
            }
            for k, continent in enumerate(board.continents)
        ],
        "frontiers": [[list(point) for point in line] for line in plan.frontiers],
        "bridges": [
            {
                "a": bridge.a,
                "b": bridge.b,
                "segments": [[list(point) for point in line] for line in bridge.segments],
            }
            for bridge in plan.bridges
        ],
        "notes": [
            {"x": note.x, "y": note.y, "text": note.text, "anchor": note.anchor}
            for note in plan.notes
        ],
        "palette": dict(PALETTE),
        "credit": plan.credit,
        "notice": plan.notice,
    }


def svg(
    board: Board,
    owner: Sequence[int | None] | None,
    armies: Sequence[int] | None = None,
    missiles: Sequence[int] | None = None,
    guests: Iterable[Sequence[int]] = (),
    *,
    colors: Sequence[str | Colour] = tuple(COLOURS),
    highlight: Mapping[int, str] | None = None,
    arrows: Iterable[tuple[int, int]] = (),
    blocked: Iterable[int] = (),
    covered: Iterable[tuple[int, int]] = (),
    flight: Sequence[int] = (),
    badges: Mapping[int, Sequence[tuple[str, int]]] | None = None,
    walls: Iterable[int] = (),
    gives: Sequence[Sequence[tuple[str, bool]]] = (),
    legend: Sequence[str] = (),
    counted: Sequence[str] = (),
    caption: str = "",
    width: int = 900,
    lang: str = "es",
) -> str:
    """Draw the board as an SVG image.

    Parameters
    ----------
    board : Board
    owner : sequence of int, or None
        Seat by country; -1 or None for nobody. A country of nobody has the colour of its
        continent.
    armies : sequence of int, optional
        Armies by country. Without them no discs are drawn.
    missiles : sequence of int, optional
        Missiles by country.
    guests : iterable of (country, seat, armies, missiles)
        The second occupants of shared countries.
    colors : sequence of str or Colour
        By seat: the name of a colour of `COLOURS`, or a pair of fill and ink.
    highlight : mapping, optional
        Country to ``"source"``, ``"target"``, ``"legal"`` or ``"selected"``.
    arrows : iterable of (source, target)
    blocked : iterable of int
        Countries with a chain around their discs.
    covered : iterable of (int, int)
        Pairs of countries with a double bar between them.
    flight : sequence of int
        Countries on the way of a missile, both ends included.
    badges : mapping, optional
        Glyphs next to the disc of a country (``"plane"``, ``"armoury"``), with their numbers.
    walls : iterable of int
        Countries with a ring of bricks around their discs.
    gives : sequence of sequence
        By continent: glyphs on a plate in the sea beside it, each with true if it is rare.
    legend : sequence of str
        Names of the seats for a strip below the board, with their countries and armies.
    counted : sequence of str
        Words of the legend for places and pieces, each in two forms: ``"country|countries"``.
        Default: countries and armies.
    caption : str
        A line of text below the board.
    width : int
        Width in pixels; the height follows.
    lang : str
        ``"es"`` or ``"en"``, for the words of the legend.

    Returns
    -------
    str
        A complete ``<svg>`` element, without scripts and styles.

    Examples
    --------
    >>> from teg_nb.engine.board import load_board
    >>> text = svg(load_board("teg"), None)
    >>> text[:4], text.count("<path id="), text[-6:]
    ('<svg', 72, '</svg>')
    """
    plan = drawing(board)
    seats = [COLOURS[color] if isinstance(color, str) else Colour(*color) for color in colors]
    owners = [-1 if seat is None else seat for seat in owner or [-1] * len(board.countries)]
    shared = {country: (seat, n, m) for country, seat, n, m in guests}
    fills, inks, patterns = _paint(board, owners, shared, seats)
    sides = _Sides(plan, owners, list(armies or ()), list(missiles or ()), shared, seats)
    words = phrases("picture", lang)
    height = plan.height + (LEGEND if legend else 0) + (CAPTION if caption else 0)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{width}" height="{round(width * height / plan.width)}"'
        f' viewBox="0 0 {_t(plan.width)} {_t(height)}" font-family="{FONT}" role="img"'
        f" aria-label={quoteattr(caption or words['board'])}>",
        *([f"<metadata>{escape(plan.notice)}</metadata>"] if plan.notice else ()),
        *_defs(board, patterns),
        f'<rect width="{_t(plan.width)}" height="{_t(plan.height)}" rx="80"'
        f' fill="{PALETTE["sea"]}"/>',
        *_coasts(board),
        *_bridges_drawn(plan),
        *_lands(board, fills),
        f'<path d="{"".join(map(_path, plan.frontiers))}" fill="none"'
        f' stroke="{PALETTE["frontier"]}" stroke-width="22" stroke-linejoin="round"/>',
        *_marks(board, highlight or {}),
        *_arrows(plan, arrows),
        *_chains(plan, blocked, shared),
        *_names(plan, inks),
        *_bars(plan, covered),
        *_flight(plan, flight),
        *(glyphs.plates(plan, gives) if gives else ()),
        *glyphs.walls(plan, walls, DISC),
        *(_discs(sides) if sides.armies else ()),
        *glyphs.badges(plan, badges or {}, DISC),
        *_credit(plan),
        *_legend(sides, legend, counted or (words["places"], words["pieces"])),
    ]
    if caption:
        parts.append(
            f'<text x="{_t(plan.width / 2)}" y="{_t(height - 6)}" font-size="120"'
            f' text-anchor="middle" fill="#7b8794">{escape(caption)}</text>'
        )
    return "".join([*parts, "</svg>"])


class _Sides(NamedTuple):
    """Occupants and pieces by country."""

    plan: Drawing
    owners: Sequence[int]
    armies: Sequence[int]
    missiles: Sequence[int]
    shared: Mapping[int, tuple[int, int, int]]
    seats: Sequence[Colour]


def _paint(
    board: Board,
    owners: Sequence[int],
    shared: Mapping[int, tuple[int, int, int]],
    seats: Sequence[Colour],
) -> tuple[list[str], list[str], list[str]]:
    """Return fills and inks by country, and the stripe patterns of shared countries."""
    colours = [Colour(PALETTE["sea"], PALETTE["ink"])] * len(board.countries)
    for k, continent in enumerate(board.continents):
        for country in continent.countries:
            colours[country] = Colour(mix(continent_colour(k), "#ffffff", 0.45), PALETTE["ink"])
    colours = [seats[o] if o >= 0 else colours[c] for c, o in enumerate(owners)]
    fills = [colour.fill for colour in colours]
    patterns: dict[str, str] = {}
    for country, (seat, _, _) in sorted(shared.items()):
        pair = (fills[country], seats[seat].fill)
        name = "stripes-" + "-".join(fill.lstrip("#") for fill in pair)
        patterns[name] = (
            f'<pattern id="{name}" width="100" height="100" patternUnits="userSpaceOnUse"'
            f' patternTransform="rotate(45)"><rect width="100" height="100" fill="{pair[0]}"/>'
            f'<rect width="50" height="100" fill="{pair[1]}"/></pattern>'
        )
        fills[country] = f"url(#{name})"
    return fills, [colour.ink for colour in colours], list(patterns.values())


def _t(value: float) -> int:
    """Convert to tenths, the unit of the file: no number in it needs a decimal point."""
    return round(10 * value)


def _path(line: Line) -> str:
    """Return a path in relative steps; a line that ends at its first point is closed."""
    closed = len(line) > 2 and line[0] == line[-1]
    points = [(_t(x), _t(y)) for x, y in (line[:-1] if closed else line)]
    steps = [value for (ax, ay), (bx, by) in pairwise(points) for value in (bx - ax, by - ay)]
    text = " ".join(map(str, steps)).replace(" -", "-")
    return f"M{points[0][0]} {points[0][1]}l{text}" + ("z" if closed else "")


def _defs(board: Board, patterns: Iterable[str]) -> Iterator[str]:
    """Yield definitions: every country once.

    The ids and shapes are the same in all pictures of a board.
    """
    yield "<defs>"
    yield from patterns
    yield from _outlined(board)
    yield "</defs>"


@cache
def _outlined(board: Board) -> tuple[str, ...]:
    plan = drawing(board)
    shapes = []
    for k, continent in enumerate(board.continents):
        shapes.append(f'<g id="{board.name}-land-{k}">')
        for country in continent.countries:
            rings = (_path((*ring, ring[0])) for ring in plan.shapes[country].polygons)
            shapes.append(f'<path id="{board.name}-{country}" d="{"".join(rings)}"/>')
        shapes.append("</g>")
    return tuple(shapes)


def _coasts(board: Board) -> Iterator[str]:
    """Draw shallow water, and a band in the colour of every continent, below the land."""
    lands = [f'<use xlink:href="#{board.name}-land-{k}"' for k in range(len(board.continents))]
    yield '<g stroke-linejoin="round" stroke="#fff" stroke-width="150" stroke-opacity=".33">'
    yield from (f"{land}/>" for land in lands)
    yield '</g><g stroke-linejoin="round" stroke-width="54">'
    yield from (f'{land} stroke="{continent_colour(k)}"/>' for k, land in enumerate(lands))
    yield "</g>"


def _bridges_drawn(plan: Drawing) -> Iterator[str]:
    lines = "".join(_path(line) for bridge in plan.bridges for line in bridge.segments)
    yield (
        f'<path d="{lines}" fill="none" stroke="{PALETTE["bridge"]}" stroke-width="16"'
        ' stroke-dasharray="40 30" stroke-linecap="round"/>'
    )


def _lands(board: Board, fills: Sequence[str]) -> Iterator[str]:
    yield f'<g stroke="{PALETTE["border"]}" stroke-width="9" stroke-linejoin="round">'
    for fill in dict.fromkeys(fills):
        yield f'<g fill="{fill}">'
        for country, country_fill in enumerate(fills):
            if country_fill == fill:
                yield f'<use xlink:href="#{board.name}-{country}"/>'
        yield "</g>"
    yield "</g>"


def _marks(board: Board, marks: Mapping[int, str]) -> Iterator[str]:
    """Draw marks on countries, with a light line below to keep them visible on every fill."""
    for country, kind in sorted(marks.items(), key=lambda mark: (mark[1] != "legal", mark[0])):
        use = f'<use xlink:href="#{board.name}-{country}" stroke-linejoin="round"'
        dash = ' stroke-dasharray="36 30"' if kind == "legal" else ""
        glow = ".2" if kind == "legal" else "0"
        yield f'{use} fill="#fff" fill-opacity="{glow}" stroke="#fff" stroke-width="42"/>'
        yield f'{use} fill="none" stroke="{PALETTE[kind]}" stroke-width="26"{dash}/>'


def _arrows(plan: Drawing, arrows: Iterable[tuple[int, int]]) -> Iterator[str]:
    for source, target in arrows:
        for a, b in ways(plan, source, target):
            yield _arrow(a, b)


def _arrow(a: Point, b: Point) -> str:
    """Return a tapering arrow from disc to disc, as one outline."""
    length = max(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5, 1.0)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    tip = max(length - DISC - 2, 8.0)
    neck, wide = tip - 9, tip - 10
    shape = ((5, -1.4), (neck, -2.6), (wide, -6.4), (tip, 0), (wide, 6.4), (neck, 2.6), (5, 1.4))
    line = tuple((a[0] + d * ux - w * uy, a[1] + d * uy + w * ux) for d, w in shape)
    return (
        f'<path d="{_path((*line, line[0]))}" fill="{PALETTE["source"]}" stroke="#fff"'
        ' stroke-width="11" stroke-linejoin="round"/>'
    )


def _chains(
    plan: Drawing, countries: Iterable[int], shared: Mapping[int, tuple[int, int, int]]
) -> Iterator[str]:
    """Draw a chain around the disc of every blocked country."""
    rings = ""
    for country in sorted(set(countries)):
        (x, y), r = plan.shapes[country].label, _t(2.4 * DISC if country in shared else DISC) + 21
        turn = f"a{r} {r} 0 1 0 "
        rings += f"M{_t(x) - r} {_t(y)}{turn}{2 * r} 0{turn}{-2 * r} 0"
    if rings:
        yield _twice(rings, PALETTE["frontier"], 40, PALETTE["blocked"], 24, "34 22")


def _bars(plan: Drawing, pairs: Iterable[tuple[int, int]]) -> Iterator[str]:
    """Draw two bars on the border between two countries: the dashes of a short, wide line."""
    ways = [
        ((x - 4.2 * ux, y - 4.2 * uy), (x + 4.2 * ux, y + 4.2 * uy))
        for pair in sorted({(min(pair), max(pair)) for pair in pairs})
        for (x, y), (ux, uy) in gates(plan, *pair)
    ]
    if ways:
        bars = "".join(map(_path, ways))
        yield _twice(bars, "#fff", 130, PALETTE["covered"], 110, "0 10 24 16 24 10")


def _flight(plan: Drawing, path: Sequence[int]) -> Iterator[str]:
    """Draw a missile's way from disc to disc: a bow per border, and a point at the end."""
    bows, tip = "", ""
    for source, target in pairwise(path):
        for (ax, ay), (bx, by) in ways(plan, source, target):
            length = hypot(bx - ax, by - ay)
            cx, cy = (ax + bx) / 2, (ay + by) / 2 - 0.28 * length
            bows += f"M{_t(ax)} {_t(ay)}Q{_t(cx)} {_t(cy)} {_t(bx)} {_t(by)}"
            end = hypot(bx - cx, by - cy) or 1.0
            ux, uy = (bx - cx) / end, (by - cy) / end
            x, y = bx - (DISC + 1) * ux, by - (DISC + 1) * uy
            wings = ((x - 10 * ux - w * uy, y - 10 * uy + w * ux) for w in (-5, 5))
            tip = _path(((x, y), *wings, (x, y)))
    if bows:
        yield _twice(bows, "#fff", 50, PALETTE["flight"], 26, "50 26")
        yield f'<path d="{tip}" fill="{PALETTE["flight"]}" stroke="#fff" stroke-width="10"/>'


def _twice(path: str, under: str, wide: int, over: str, narrow: int, dash: str = "") -> str:
    """Draw a line on a wider one of another colour. The pair is visible on every fill."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<g fill="none"><path d="{path}" stroke="{under}" stroke-width="{wide}"/>'
        f'<path d="{path}" stroke="{over}" stroke-width="{narrow}"{dashes}/></g>'
    )


def _names(plan: Drawing, inks: Sequence[str]) -> Iterator[str]:
    yield (
        '<g font-size="82" font-weight="bold" text-anchor="middle" paint-order="stroke"'
        ' stroke-width="22" stroke-linejoin="round" stroke-opacity=".75">'
    )
    for ink in dict.fromkeys(inks):
        halo = PALETTE["halo_dark"] if ink == "#ffffff" else PALETTE["halo"]
        yield f'<g fill="{ink}" stroke="{halo}">'
        for shape, country_ink in zip(plan.shapes, inks, strict=True):
            if country_ink == ink:
                (x, y) = shape.name_pos
                first = y + 2.9 - 4.4 * (len(shape.name_lines) - 1)
                for k, line in enumerate(shape.name_lines):
                    yield f'<text x="{_t(x)}" y="{_t(first + 8.8 * k)}">{escape(line)}</text>'
        yield "</g>"
    yield f'</g><g font-size="64" font-style="italic" fill="{PALETTE["note"]}"'
    yield ' paint-order="stroke" stroke="#fff" stroke-width="16" stroke-opacity=".6">'
    for note in plan.notes:
        anchor = "" if note.anchor == "start" else ' text-anchor="end"'
        yield f'<text x="{_t(note.x)}" y="{_t(note.y)}"{anchor}>{escape(note.text)}</text>'
    yield "</g>"


def _discs(sides: _Sides) -> Iterator[str]:
    """Draw a disc with the number of armies for every occupant, and its missiles."""
    discs: list[str] = []
    signs: dict[str, list[str]] = {}
    counts: list[str] = []
    rockets: list[str] = []
    for country, shape in enumerate(sides.plan.shapes):
        (x, y) = shape.label
        missiles = sides.missiles[country] if sides.missiles else 0
        held = [(sides.owners[country], sides.armies[country], missiles)]
        held += [sides.shared[country]] if country in sides.shared else []
        for k, (seat, n, rocket) in enumerate(held):
            at = x + 8.6 * (2 * k - len(held) + 1)
            fill = f' fill="{sides.seats[seat].fill}"' if len(held) > 1 else ""
            ink = f' fill="{sides.seats[seat].ink}"' if len(held) > 1 else ""
            size = ' font-size="74"' if n > 99 else ""
            if seat >= 0:
                colour = sides.seats[seat]
                signs.setdefault(colour.ink, []).append(_sign(colour, at, y, DISC))
            discs.append(f'<circle cx="{_t(at)}" cy="{_t(y)}" r="{_t(DISC)}"{fill}/>')
            counts.append(f'<text x="{_t(at)}" y="{_t(y + 3.3)}"{size}{ink}>{n}</text>')
            if rocket:
                rockets.append(_rocket(at + DISC + 2, y - 2.5, rocket))
    for ink, paths in signs.items():
        yield f'<path d="{"".join(paths)}" fill="{ink}"/>'
    yield f'<g fill="{PALETTE["disc"]}" stroke="{PALETTE["frontier"]}" stroke-width="11">'
    yield from discs
    ink = PALETTE["disc_ink"]
    yield f'</g><g font-size="92" font-weight="bold" text-anchor="middle" fill="{ink}">'
    yield from counts
    yield "</g>"
    yield from rockets


def _sign(colour: Colour, x: float, y: float, size: float) -> str:
    """Return the path of a seat's sign around a disc; empty if the seat has none."""
    corners = tuple((x + size * dx, y + size * dy) for dx, dy in colour.sign)
    return _path((*corners, corners[0])) if corners else ""


def _rocket(x: float, y: float, n: int) -> str:
    """Return a small rocket next to a disc, with the number of missiles if there are several."""
    body = f"M{_t(x + 2)} {_t(y - 11)}q32 28 27 72l20 28v26h-94v-26l20-28q-5-44 27-72z"
    paint = f'fill="{PALETTE["missile"]}" stroke="#fff"'
    count = (
        f'<text x="{_t(x + 7.5)}" y="{_t(y - 2)}" font-size="78" font-weight="bold" {paint}'
        f' paint-order="stroke" stroke-width="20" stroke-linejoin="round">{n}</text>'
        if n > 1
        else ""
    )
    return f'<path d="{body}" {paint} stroke-width="9"/>{count}'


def _credit(plan: Drawing) -> Iterator[str]:
    """Write the credit of the map's data in the lower right corner."""
    if plan.credit:
        yield (
            f'<text x="{_t(plan.width - 10)}" y="{_t(plan.height - 8)}" font-size="90"'
            f' text-anchor="end" fill="{PALETTE["note"]}">{escape(plan.credit)}</text>'
        )


def _counted(number: int, words: str) -> str:
    """Return a number with its noun; `words` has the form for one and the form for more."""
    one, more = words.split("|")
    return f"{number} {one if number == 1 else more}"


def _legend(sides: _Sides, names: Sequence[str], words: Sequence[str]) -> Iterator[str]:
    """Draw the strip below the board: the seats with their colours, countries and armies."""
    places, pieces = words
    step = sides.plan.width / max(len(names), 1)
    y = sides.plan.height + 6
    for seat, name in enumerate(names):
        guests = [guest for guest in sides.shared.values() if guest[0] == seat]
        countries = sides.owners.count(seat) + len(guests)
        facts = _counted(countries, places)
        if sides.armies:
            count = sum(n for n, o in zip(sides.armies, sides.owners, strict=True) if o == seat)
            count += sum(guest[1] for guest in guests)
            facts += f" · {_counted(count, pieces)}"
        fill, ink, corners = sides.seats[seat]
        middle = _t((seat + 0.5) * step)
        yield (
            f'<rect x="{_t(seat * step + 2)}" y="{_t(y)}" width="{_t(step - 4)}" height="260"'
            f' rx="50" fill="{fill}" stroke="{PALETTE["border"]}" stroke-width="8"/>'
            f'<g fill="{ink}" text-anchor="middle"><text x="{middle}" y="{_t(y + 11)}"'
            f' font-size="100" font-weight="bold">{escape(name)}</text>'
            f'<text x="{middle}" y="{_t(y + 21.5)}" font-size="80">{escape(facts)}</text></g>'
        )
        if corners:
            sign = _sign(sides.seats[seat], seat * step + 11, y + 8, 4)
            yield f'<path d="{sign}" fill="{ink}"/>'
