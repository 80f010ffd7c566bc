"""Charts as SVG, for pages that run no code: GitHub, exported pages, print.

One small writer for each kind of chart of `teg_nb.analysis.charts.figures`. Charts have no
background, and their grey text is legible on light and dark pages. Equal charts give equal bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

from teg_nb.engine.board import Board, escape, quoteattr
from teg_nb.engine.svg.board import FONT, svg
from teg_nb.engine.svg.geometry import drawing
from teg_nb.engine.svg.palette import PALETTE, Colour, mix

TEXT = "#717f8d"
"""Colour of text, axes and outlines: contrast of at least 4 to 1 on white and on dark themes."""
MISSING = "#b9c1c8"
"""Colour of missing values."""
WIDTH = 900

SHADES = ("#fbf3df", "#f4c572", "#dd6a5c", "#8e2f63", "#3f1d45")
"""Sequential colours, from low to high."""
SIDES = ("#4a66c0", "#a9c3e6", "#f7f2e6", "#eeab92", "#c2412d")
"""Diverging colours, from one side over the middle to the other."""

DASHES = ("", "9 4", "2.5 3", "12 3 2.5 3", "5 2.5", "16 5")
"""Dash patterns, so that lines differ without colour too. ``race.js`` has the same."""

NAME_GAP = 14
"""Minimum distance of the names at the ends of lines."""


def shade(value: float, low: float, high: float, colours: Sequence[str] = SHADES) -> str:
    """Return the colour of a value between two bounds.

    Examples
    --------
    >>> shade(0, 0, 10), shade(7.5, 0, 10), shade(99, 0, 10)
    ('#fbf3df', '#8e2f63', '#3f1d45')
    """
    share = (value - low) / (high - low) if high > low else 0.5
    position = min(max(share, 0.0), 1.0) * (len(colours) - 1)
    start = min(int(position), len(colours) - 2)
    return mix(colours[start], colours[start + 1], position - start)


def ink_on(fill: str) -> str:
    """Return the colour of text on a fill: dark, or white."""
    red, green, blue = (int(fill[k : k + 2], 16) for k in (1, 3, 5))
    return PALETTE["ink"] if 0.299 * red + 0.587 * green + 0.114 * blue > 130 else "#ffffff"


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Return about `about` round numbers from below `low` to above `high`.

    Examples
    --------
    >>> ticks(0, 37)
    [0, 10, 20, 30, 40]
    >>> ticks(0.2, 0.9)
    [0.2, 0.4, 0.6, 0.8, 1.0]
    """
    span = (high - low) or 1.0
    unit = 10.0 ** floor(log10(span / about))
    step = next(unit * k for k in (1, 2, 5, 10) if span / (unit * k) <= about)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    values = [round(k * step, 10) for k in range(first, last + 1)]
    return [int(tick) if step >= 1 else tick for tick in values]


def number(value: float) -> str:
    """Format a number for the charts.

    Examples
    --------
    >>> number(12), number(0.25), number(3.14159), number(12345.6)
    ('12', '0.25', '3.14', '12346')
    """
    return f"{value:.0f}" if value == round(value) or abs(value) >= 1000 else f"{value:.3g}"


def _n(value: float) -> str:
    return f"{round(value, 1):g}" if abs(value) < 1e5 else f"{value:.0f}"


def _text(
    x: float, y: float, words: str, *, size: float = 12, anchor: str = "start", more: str = ""
) -> str:
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"{place}{more}>{escape(words)}</text>'
    )


def _sheet(height: float, parts: Iterable[str], label: str, note: str = "") -> str:
    """Return a picture. Its note, a sentence about the data, stands below everything else."""
    if note:
        parts = [*parts, _text(14, height + 14, note)]
        height += 24
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{WIDTH}" height="{_n(height)}" viewBox="0 0 {WIDTH} {_n(height)}"'
        f' font-family="{FONT}" fill="{TEXT}" role="img" aria-label={quoteattr(label)}>'
        + "".join(parts)
        + "</svg>"
    )


@dataclass(frozen=True)
class _Area:
    """Plot area of a chart: its edges, and the values at the edges."""

    left: float
    top: float
    right: float
    bottom: float
    x_range: tuple[float, float]
    y_range: tuple[float, float]

    def x(self, value: float) -> float:
        low, high = self.x_range
        return self.left + (value - low) / ((high - low) or 1) * (self.right - self.left)

    def y(self, value: float) -> float:
        low, high = self.y_range
        return self.bottom - (value - low) / ((high - low) or 1) * (self.bottom - self.top)

    def across(self, values: Iterable[float], write: Callable[[float], str]) -> Iterator[str]:
        """Draw horizontal grid lines, with their values at the left."""
        for value in values:
            y = self.y(value)
            yield (
                f'<path d="M{_n(self.left)} {_n(y)}H{_n(self.right)}" stroke="{TEXT}"'
                ' stroke-opacity=".25"/>'
            )
            yield _text(self.left - 6, y + 4, write(value), anchor="end")

    def upright(self, values: Iterable[float], write: Callable[[float], str]) -> Iterator[str]:
        """Draw vertical grid lines, with their values below."""
        for value in values:
            x = self.x(value)
            yield (
                f'<path d="M{_n(x)} {_n(self.top)}V{_n(self.bottom)}" stroke="{TEXT}"'
                ' stroke-opacity=".25"/>'
            )
            yield _text(x, self.bottom + 17, write(value), anchor="middle")

    def titles(self, x: str, y: str) -> Iterator[str]:
        yield _text((self.left + self.right) / 2, self.bottom + 36, x, size=13, anchor="middle")
        middle = (self.top + self.bottom) / 2
        turn = f' transform="rotate(-90 14 {_n(middle)})"'
        yield _text(14, middle, y, size=13, anchor="middle", more=turn)


class Line(NamedTuple):
    """A line of a chart; each value holds until the next one."""

    name: str
    colour: str
    x: Sequence[float]
    y: Sequence[float]


def lines(
    chosen: Sequence[Line],
    marks: Sequence[float],
    x_title: str,
    y_title: str,
    note: str = "",
) -> str:
    """Draw step lines, with an outline that keeps light lines visible on a light page.

    Parameters
    ----------
    chosen : sequence of Line
    marks : sequence of float
        Positions of dotted vertical lines.
    note : str
        Sentence below the chart.
    """
    top = max((max(line.y, default=0) for line in chosen), default=0)
    heights, last = ticks(0, max(top, 1)), max((line.x[-1] for line in chosen if line.x), default=1)
    longest = max((len(line.name) for line in chosen), default=0)
    right = WIDTH - 32 - round(7.2 * longest)
    area = _Area(56, 40, right, 360, (0, last), (0, heights[-1]))
    parts = [
        *area.across(heights, number),
        *(
            f'<path d="M{_n(area.x(mark))} {_n(area.top)}V{_n(area.bottom)}" stroke="{TEXT}"'
            ' stroke-opacity=".5" stroke-dasharray="1 3"/>'
            for mark in marks
        ),
        *(
            _text(area.x(value), area.bottom + 17, number(value), anchor="middle")
            for value in ticks(0, last, 8)
            if value <= last
        ),
        *area.titles(x_title, y_title),
    ]
    left = area.left
    for line, dash in zip(chosen, cycle(DASHES)):
        points = list(zip(map(area.x, line.x), map(area.y, line.y), strict=True))
        steps = "".join(f"H{_n(x)}V{_n(y)}" for x, y in points[1:])
        path = f"M{_n(points[0][0])} {_n(points[0][1])}{steps}" if points else "M0 0"
        parts.append(_stroke(path, line.colour, dash))
        parts.append(_stroke(f"M{_n(left)} 17h32", line.colour, dash))
        parts.append(_text(left + 38, 22, line.name, size=13))
        left += 54 + 8.4 * len(line.name)
    drawn = [line for line in chosen if line.x]
    ends = spread([area.y(line.y[-1]) for line in drawn], NAME_GAP, area.bottom)
    for line, y in zip(drawn, ends, strict=True):
        parts.append(
            f'<circle cx="{right + 10}" cy="{_n(y)}" r="4" fill="{line.colour}" stroke="{TEXT}"/>'
        )
        parts.append(_text(right + 18, y + 4, line.name))
    return _sheet(404, parts, y_title, note)


def _stroke(path: str, colour: str, dash: str) -> str:
    """Draw a line with an outline of the same dashes."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<g fill="none" stroke-linejoin="round"{dashes}><path d="{path}" stroke="{TEXT}"'
        f' stroke-width="4.4"/><path d="{path}" stroke="{colour}" stroke-width="2.8"/></g>'
    )


def spread(numbers: Sequence[float], gap: float, highest: float) -> list[float]:
    """Move numbers until they are at least a gap apart, none above the highest.

    Examples
    --------
    >>> spread([5, 20, 20], 4, 21)
    [5, 17, 21]
    """
    order = sorted(range(len(numbers)), key=numbers.__getitem__)
    moved = [numbers[index] for index in order]
    for k in range(1, len(moved)):
        moved[k] = max(moved[k], moved[k - 1] + gap)
    for k in range(len(moved) - 1, -1, -1):
        moved[k] = min(moved[k], highest - gap * (len(moved) - 1 - k))
    placed = dict(zip(order, moved, strict=True))
    return [placed[index] for index in range(len(numbers))]


def heat(
    rows: Sequence[Sequence[float]],
    x: Sequence[object],
    y: Sequence[object],
    *,
    x_title: str,
    y_title: str,
    bar: str,
    bounds: tuple[float, float],
    colours: Sequence[str],
    write: Callable[[float], str],
) -> str:
    """Draw a heat map, the first row at the bottom.

    Parameters
    ----------
    rows : sequence of sequences of float
        ``rows[k]`` belongs to ``y[k]``.
    bar : str
        Title of the colour bar.
    bounds : (float, float)
        Values of the first and the last colour.
    write : callable
        Format of a value.
    """
    wide, high, size = _cell(len(x), len(y))
    bottom = 14 + high * len(y)
    across, up = every(len(x), len(y))
    parts = []
    for row, values in enumerate(rows):
        at = bottom - high * (row + 1)
        for column, value in enumerate(values):
            fill = shade(value, *bounds, colours) if isfinite(value) else MISSING
            left = 66 + wide * column
            parts.append(
                f'<rect x="{_n(left)}" y="{_n(at)}" width="{_n(wide - 1)}" height="{_n(high - 1)}"'
                f' rx="2" fill="{fill}"/>'
            )
            if writes(len(x), len(y)) and isfinite(value):
                ink = f' fill="{ink_on(fill)}"'
                middle = left + wide / 2, at + high / 2 + 0.35 * size
                parts.append(_text(*middle, write(value), size=size, anchor="middle", more=ink))
    for row, name in list(enumerate(y))[::up]:
        parts.append(_text(60, bottom - high * (row + 0.5) + 4, str(name), anchor="end"))
    for column, name in list(enumerate(x))[::across]:
        parts.append(_text(66 + wide * (column + 0.5), bottom + 15, str(name), anchor="middle"))
    area = _Area(66, 14, 66 + wide * len(x), bottom, (0, 1), (0, 1))
    parts += [*area.titles(x_title, y_title), *_upright_bar(bounds, colours, bottom, bar, write)]
    return _sheet(max(bottom + 48, 170), parts, bar)


def _cell(columns: int, rows: int) -> tuple[float, float, float]:
    """Return width, height and text size of a cell. Few rows still leave room for titles."""
    wide = (WIDTH - 66 - 90) / max(columns, 1)
    high = max(min(26.0, max(12.0, 0.62 * wide)), 150 / max(rows, 1))
    return wide, high, min(11.0, 0.62 * high, wide / 3.0)


def writes(columns: int, rows: int) -> bool:
    """Return whether the cells of a heat map have room for their values."""
    return _cell(columns, rows)[2] >= 6


def every(columns: int, rows: int) -> tuple[int, int]:
    """Return the steps between labelled columns and between labelled rows: 1 labels all."""
    wide, high, _ = _cell(columns, rows)
    return ceil(24 / wide), ceil(14 / high)


def _gradient(colours: Sequence[str], upright: bool) -> tuple[str, str]:
    """Return the id of a gradient and its markup; the id depends only on the colours."""
    name = (
        "shades-" + ("up-" if upright else "") + "-".join(colour.lstrip("#") for colour in colours)
    )
    stops = "".join(
        f'<stop offset="{_n(100 * k / (len(colours) - 1))}%" stop-color="{colour}"/>'
        for k, colour in enumerate(colours)
    )
    way = ' x1="0" y1="1" x2="0" y2="0"' if upright else ""
    return name, f'<defs><linearGradient id="{name}"{way}>{stops}</linearGradient></defs>'


def marks(bounds: tuple[float, float]) -> list[tuple[float, float]]:
    """Return the round values of a colour bar, each with its position, 0 to 1."""
    low, high = bounds
    if high <= low:
        return [(0.5, low)]
    inside = (tick for tick in ticks(low, high, 5) if low <= tick <= high)
    return [((tick - low) / (high - low), tick) for tick in inside]


def _upright_bar(
    bounds: tuple[float, float],
    colours: Sequence[str],
    bottom: float,
    title: str,
    write: Callable[[float], str],
) -> Iterator[str]:
    name, gradient = _gradient(colours, True)
    left, high = WIDTH - 74, max(bottom - 14, 100)
    yield gradient
    yield (
        f'<rect x="{left}" y="14" width="12" height="{_n(high)}" rx="3" fill="url(#{name})"'
        f' stroke="{TEXT}" stroke-opacity=".5"/>'
    )
    for share, value in marks(bounds):
        yield _text(left + 17, 18 + high * (1 - share), write(value), size=11)
    middle = 14 + high / 2
    turn = f' transform="rotate(-90 {WIDTH - 8} {_n(middle)})"'
    yield _text(WIDTH - 8, middle, title, anchor="middle", more=turn)


class Interval(NamedTuple):
    """A measured share with its confidence interval."""

    name: str
    low: float
    middle: float
    high: float
    note: str = ""
    colour: str = "#4a66c0"


class Panel(NamedTuple):
    """One column of a chart of intervals.

    Attributes
    ----------
    title : str
        Heading; empty if there is only one panel.
    rows : dict[str, Interval]
        Rows by name. A name that another panel has may be missing.
    chance : float or None
        Position of a dashed line: the share by luck alone.
    """

    title: str
    rows: Mapping[str, Interval]
    chance: float | None = None


LONG_NAME = 24
"""Names of rows with more letters than this stand above their rows, not at the left of them."""


def row_names(panels: Sequence[Panel]) -> list[str]:
    """Return the names of the rows of all panels, in order of their first appearance."""
    return list(dict.fromkeys(name for panel in panels for name in panel.rows))


def has_long_names(names: Sequence[str]) -> bool:
    """Return whether the names stand above their rows."""
    return max(map(len, names), default=0) > LONG_NAME


def share_axis(panels: Sequence[Panel]) -> tuple[float, list[float]]:
    """Return the end of the axis of the shares, and its marks.

    One panel has all shares, 0 to 1. Several panels have only as much as their intervals need.
    """
    if len(panels) == 1:
        return 1.0, [0, 0.25, 0.5, 0.75, 1]
    most = max((row.high for panel in panels for row in panel.rows.values()), default=1.0)
    return min(ceil(4 * most) / 4, 1.0), [0, 0.5 if most > 0.5 else 0.25]


def interval_panels(panels: Sequence[Panel], x_title: str, note: str = "") -> str:
    """Draw points with their intervals: the same rows in each panel, panels side by side.

    Parameters
    ----------
    panels : sequence of Panel
        Shares from 0 to 1. The notes of rows are at the right: in full in a single panel, else
        only the share.
    note : str
        Sentence below the chart.
    """
    names = row_names(panels)
    above, single = has_long_names(names), len(panels) == 1
    left = 14.0 if above else 24 + 7.6 * max(map(len, names), default=0)
    high, down = (46, 32) if above else (30, 15)
    top = 14 if single else 34
    bottom = top + high * max(len(names), 1)
    gap = 0 if single else 26
    right = WIDTH - (150 if single else 14)
    wide = (right - left - gap * (len(panels) - 1)) / len(panels)
    end, ticks_at = share_axis(panels)
    parts: list[str] = []
    for k, panel in enumerate(panels):
        start = left + k * (wide + gap)
        area = _Area(start, top, start + wide, bottom, (0, end), (0, 1))
        if above:  # no grid lines through the names
            for tick in ticks_at:
                parts.append(_text(area.x(tick), bottom + 17, percent(tick), anchor="middle"))
        else:
            parts += area.upright(ticks_at, percent)
        if not k:
            parts += _Area(left, top, right, bottom, (0, 1), (0, 1)).titles(x_title, "")
        if panel.title:
            parts.append(_text(start, 20, panel.title, size=13, more=' font-weight="600"'))
        if panel.chance is not None and not above:
            parts.append(_chance_line(area.x(panel.chance), top, bottom))
        for place, name in enumerate(names):
            y = top + high * place + down
            if not k and above:
                parts.append(_text(left, y - 16, name))
            elif not k:
                parts.append(_text(left - 10, y + 4.5, name, size=13, anchor="end"))
            if above:
                parts.append(
                    f'<path d="M{_n(start)} {_n(y)}h{_n(wide)}" stroke="{TEXT}"'
                    ' stroke-opacity=".25"/>'
                )
            if name not in panel.rows:
                continue
            if panel.chance is not None and above:
                parts.append(_chance_line(area.x(panel.chance), y - 10, y + 14))
            parts += _interval(panel.rows[name], area, y, single)
    return _sheet(bottom + 48, parts, x_title, note)


def _chance_line(x: float, top: float, bottom: float) -> str:
    return (
        f'<path d="M{_n(x)} {_n(top)}V{_n(bottom)}" stroke="{TEXT}" stroke-width="1.6"'
        ' stroke-dasharray="5 4"/>'
    )


def _interval(row: Interval, area: _Area, y: float, in_full: bool) -> Iterator[str]:
    """Draw a point, its interval and its note."""
    bars = "".join(f"M{_n(area.x(end))} {_n(y - 5)}v10" for end in (row.low, row.high))
    yield (
        f'<path d="M{_n(area.x(row.low))} {_n(y)}H{_n(area.x(row.high))}{bars}" stroke="{TEXT}"'
        ' stroke-width="2" fill="none"/>'
    )
    yield (
        f'<circle cx="{_n(area.x(row.middle))}" cy="{_n(y)}" r="{6 if in_full else 4.5}"'
        f' fill="{row.colour}" stroke="{TEXT}" stroke-width="1.4"/>'
    )
    if in_full:
        yield _text(area.right + 12, y + 4.5, row.note)
    else:
        yield _text(area.x(row.high) + 5, y + 4, percent(row.middle), size=11)


def percent(value: float) -> str:
    """Format a share as a percentage.

    Examples
    --------
    >>> percent(0.256), percent(1)
    ('26%', '100%')
    """
    return f"{100 * value:.0f}%"


class Band(NamedTuple):
    """A flow of some value from one name to another."""

    source: str
    target: str
    value: float


def paired_bars(
    bands: Sequence[Band], order: Mapping[str, object]
) -> tuple[dict[str, float], dict[str, float]]:
    """Sum the flows from each name and to each name, in order; unknown names come last."""
    rank_of = {name: k for k, name in enumerate(order)}

    def totals(pairs: Iterable[tuple[str, float]]) -> dict[str, float]:
        sums: dict[str, float] = {}
        for name, value in sorted(pairs, key=lambda pair: rank_of.get(pair[0], len(rank_of))):
            sums[name] = sums.get(name, 0) + value
        return sums

    return (
        totals((band.source, band.value) for band in bands),
        totals((band.target, band.value) for band in bands),
    )


def counted(name: str, value: float) -> str:
    """Format a name of a flow with its number."""
    return f"{name} · {number(value)}"


def flow(
    bands: Sequence[Band],
    colours: Mapping[str, str],
    left_title: str,
    right_title: str,
    nothing: str = "",
    note: str = "",
) -> str:
    """Draw bands from the names at the left to those at the right, as wide as their values.

    Parameters
    ----------
    bands : sequence of Band
    colours : mapping
        Colours of the names, in their order from the top; other names come last, in grey.
    nothing : str
        Text of a chart without bands.
    note : str
        Sentence below the chart.
    """
    if not bands:
        words = _text(WIDTH / 2, 50, nothing, size=13, anchor="middle")
        return _sheet(100, [words], f"{left_title} → {right_title}: {nothing}", note)
    rank_of = {name: k for k, name in enumerate(colours)}

    def rank(name: str) -> int:
        return rank_of.get(name, len(rank_of))

    both = paired_bars(bands, colours)
    gap, top = 12.0, 34.0
    scale = max(300.0, 26.0 * max(map(len, both))) / (sum(band.value for band in bands) or 1.0)
    tall = max(sum(side.values()) * scale + gap * (len(side) - 1) for side in both)
    begins = [starts(side, scale, gap, top, tall) for side in both]
    left, right = 190.0, WIDTH - 190.0
    parts = [
        _text(left, 18, left_title, size=13, anchor="middle"),
        _text(right, 18, right_title, size=13, anchor="middle"),
    ]
    down = [dict(tops) for tops in begins]
    for band in sorted(bands, key=lambda item: (rank(item.source), rank(item.target))):
        wide = band.value * scale
        ends = down[0][band.source], down[1][band.target]
        down[0][band.source] += wide
        down[1][band.target] += wide
        parts.append(
            f'<path d="{_ribbon(left + 7, right - 7, *ends, wide)}" stroke="{TEXT}"'
            f' stroke-width=".6" fill="{colours.get(band.source, TEXT)}" fill-opacity=".65">'
            f"<title>{escape(f'{band.source} → {band.target}: {number(band.value)}')}</title>"
            "</path>"
        )
    for x, side, begun, anchor, away in (
        (left, both[0], begins[0], "end", -14),
        (right, both[1], begins[1], "start", 14),
    ):
        for name, value in side.items():
            y, high = begun[name], value * scale
            parts.append(
                f'<rect x="{_n(x - 7)}" y="{_n(y)}" width="14" height="{_n(max(high, 1))}"'
                f' fill="{colours.get(name, TEXT)}" stroke="{TEXT}"/>'
            )
            words = counted(name, value)
            parts.append(_text(x + away, y + high / 2 + 4.5, words, size=13, anchor=anchor))
    return _sheet(top + tall + 14, parts, f"{left_title} → {right_title}", note)


def _ribbon(left: float, right: float, a: float, b: float, wide: float) -> str:
    """Return the outline of a band between two heights."""
    middle, back = (left + right) / 2, (a + wide, b + wide)
    return (
        f"M{_n(left)} {_n(a)}C{_n(middle)} {_n(a)} {_n(middle)} {_n(b)} {_n(right)} {_n(b)}"
        f"V{_n(back[1])}C{_n(middle)} {_n(back[1])} {_n(middle)} {_n(back[0])} {_n(left)}"
        f" {_n(back[0])}z"
    )


def starts(
    side: Mapping[str, float], scale: float, gap: float, top: float, tall: float
) -> dict[str, float]:
    """Return the top of each block of a side, centred in the height."""
    used = sum(side.values()) * scale + gap * (len(side) - 1)
    at, tops = top + (tall - used) / 2, {}
    for name, value in side.items():
        tops[name] = at
        at += value * scale + gap
    return tops


def board_map(
    board: Board,
    values: Sequence[float | None],
    bounds: tuple[float, float],
    colours: Sequence[str],
    title: str,
    note: str = "",
) -> str:
    """Draw the board, each country in the colour of its value, with a colour bar."""
    plan = drawing(board)
    fills = [MISSING if value is None else shade(value, *bounds, colours) for value in values]
    paint = [Colour(fill, ink_on(fill)) for fill in fills]
    name, gradient = _gradient(colours, False)
    x, y, wide = WIDTH * 0.3, WIDTH * plan.height / plan.width + 12, WIDTH * 0.4
    parts = [
        svg(board, range(len(fills)), colors=paint, width=WIDTH),
        gradient,
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}" height="12" rx="3" fill="url(#{name})"'
        f' stroke="{TEXT}" stroke-opacity=".5"/>',
        _text(x - 8, y + 11, title, size=13, anchor="end"),
        *(
            _text(x + share * wide, y + 27, number(value), anchor="middle")
            for share, value in marks(bounds)
        ),
    ]
    return _sheet(y + 34, parts, title, note)
