"""Static pictures of views other than maps, and of groups of views, without widgets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from teg_nb.analysis.charts.svg import DASHES, spread
from teg_nb.engine.board import escape
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.text.numbers import percent
from teg_nb.engine.text.phrases import phrases
from teg_nb.simulation.playouts import signed
from teg_nb.widget.base.lifetime import stands
from teg_nb.widget.base.replays import replays
from teg_nb.widget.base.snapshot import Snapshot, framed, in_lab, saved, size
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.session.replay_feed import Row

INK, SOFT, LINE, PAPER = "#26303b", "#667383", "#dbe3ea", "#ffffff"
FONT = "DejaVu Sans, Verdana, sans-serif"
SHOWN = 14
"""Number of rows in the picture of a list."""


def listed(rows: Sequence[tuple[int, Row]], step: int, seats: Sequence[JsonObject]) -> str:
    """Draw the entries around a step as SVG."""
    entries = [entry for entry in rows if entry[1].text]
    before = sum(entry[0] < step for entry in entries)
    first = max(0, min(before - SHOWN // 2, len(entries) - SHOWN))
    lines = []
    for k, (at, row) in enumerate(entries[first : first + SHOWN]):
        y = 24 * k
        if at == step:
            lines.append(f'<rect x="0" y="{y}" width="900" height="24" fill="#fbe3ef"/>')
        if row.seat >= 0:
            fill = seats[row.seat]["color"]
            lines.append(f'<circle cx="64" cy="{y + 12}" r="6" fill="{fill}" stroke="{SOFT}"/>')
        text = row.text if len(row.text) < 120 else row.text[:119] + "…"
        lines.append(f'<text x="44" y="{y + 16}" text-anchor="end" fill="{SOFT}">{at}</text>')
        lines.append(f'<text x="80" y="{y + 16}" fill="{INK}">{escape(text)}</text>')
    return svg(900, 24 * max(1, len(entries[first : first + SHOWN])), "".join(lines))


def raced(
    rows: Sequence[tuple[int, Row]],
    step: int,
    head: JsonObject,
    turns: Sequence[JsonObject] = (),
) -> str:
    """Draw the standings over the steps as SVG: a chart for each measure, and a cursor."""
    seats, measures = head["seats"], head["measures"]
    wide, high, drawn = 770, 110, []
    last = max(len(rows) - 1, 1)
    at = min(max(step - rows[0][0], 0), len(rows) - 1) if rows else 0
    for m, (_, label) in enumerate(measures):
        top = 20 + m * (high + 34)
        of = [[row.counts[m * len(seats) + seat] for _, row in rows] for seat in range(len(seats))]
        max_value = max(1, *(max(values, default=0) for values in of))
        drawn.append(
            f'<text x="20" y="{top - 6}" fill="{SOFT}">{escape(label)}: {max_value}</text>'
        )
        drawn.append(
            f'<path d="M20 {top}H{20 + wide}M20 {top + high}H{20 + wide}" stroke="{LINE}"/>'
        )
        for seat, values in enumerate(of):
            path = [f"M20 {_y(values[0], max_value, top, high)}"] if values else []
            for k in range(1, len(values)):
                if values[k] != values[k - 1]:
                    path.append(
                        f"H{20 + wide * k / last:.1f}V{_y(values[k], max_value, top, high)}"
                    )
            path.append(f"H{20 + wide}")
            dash = DASHES[seat % len(DASHES)]
            line = "".join(path)
            drawn.append(f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="3.4"/>')
            drawn.append(
                f'<path d="{line}" fill="none" stroke="{seats[seat]["color"]}"'
                f' stroke-width="2" stroke-dasharray="{dash}"/>'
            )
        for k, turn in enumerate(turns):
            x = 20 + wide * (turn["step"] - rows[0][0]) / last
            drawn.append(
                f'<path d="M{x:.1f} {top}V{top + high}" stroke="{SOFT}" stroke-dasharray="2 3"/>'
                f'<text x="{x + 3:.1f}" y="{top + 11}" fill="{SOFT}" font-size="11">{k + 1}</text>'
            )
        ends = spread([_end(values, max_value) for values in of], GAP, 1.0)
        for seat, y in enumerate(ends):
            name = escape(seats[seat]["name"])
            drawn.append(
                f'<circle cx="{30 + wide}" cy="{top + high * y:.1f}" r="4"'
                f' fill="{seats[seat]["color"]}" stroke="{SOFT}"/>'
                f'<text x="{38 + wide}" y="{top + high * y + 4:.1f}" fill="{INK}" font-size="11">'
                f"{name}</text>"
            )
        x = 20 + wide * at / last
        drawn.append(f'<path d="M{x:.1f} {top}V{top + high}" stroke="{INK}" stroke-width="2"/>')
    height = 20 + len(measures) * (high + 34)
    for seat, details in enumerate(seats):
        x = 20 + seat * 140
        drawn.append(
            f'<path d="M{x} {height}h26" stroke="{details["color"]}" stroke-width="3"'
            f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
            f'<text x="{x + 32}" y="{height + 4}" fill="{INK}">{escape(details["name"])}'
            f" {_counted(rows, at, seat, len(seats), len(measures))}</text>"
        )
    for k, turn in enumerate(turns):
        height += 20
        text = f"{k + 1}. {turn_text(turn, head['lang'])}"
        drawn.append(f'<text x="20" y="{height + 6}" fill="{INK}">{escape(text)}</text>')
    return svg(900, height + 16, "".join(drawn))


GAP = 0.13
"""Minimum distance of names at the ends of lines, as a share of the height; as in ``race.js``."""


def _end(values: Sequence[int], most: int) -> float:
    return 1 - values[-1] / most if values else 1.0


def _counted(rows: Sequence[tuple[int, Row]], at: int, seat: int, seats: int, measures: int) -> str:
    """Format the counts of a seat at the cursor."""
    counts = rows[at][1].counts if rows else []
    return " · ".join(str(counts[m * seats + seat]) for m in range(measures) if counts)


def turn_text(turn: JsonObject, lang: str) -> str:
    """Format a turning point, as on the page."""
    words = phrases("screen", lang)
    before, after = (percent(turn[name], lang) for name in ("before", "after"))
    whose = f", {words['turn_of']} {turn['seat']}" if turn["seat"] else ""
    parts = ""
    if turn["split"] == "all_luck":
        parts = f" ({words['turn_all_luck']})"
    elif turn["split"]:
        luck, decision = (signed(turn[name], lang) for name in ("luck", "decision"))
        parts = f" ({words['turn_luck']} {luck}, {words['turn_decision']} {decision})"
    step = f"{words['step']} {turn['step']}{whose}"
    return f"{step}: {turn['moved']} {before} → {after}{parts}"


def sentence(text: str) -> str:
    """Draw a line of text as SVG."""
    return svg(900, 32, f'<text x="12" y="21" fill="{INK}">{escape(text)}</text>')


def _y(value: int, most: int, top: int, high: int) -> str:
    return f"{top + high * (1 - value / most):.1f}"


def svg(width: int, height: int, content: str) -> str:
    """Wrap content in an SVG element of a given size, on a paper background."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="{FONT}" font-size="13">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{content}</svg>'
    )


def beside(*pictures: str, columns: int = 2, width: int = 600) -> str:
    """Arrange pictures in a grid, as one SVG."""
    placed, top = [], 0.0
    for first in range(0, len(pictures), columns):
        row = pictures[first : first + columns]
        sizes = [size(picture) for picture in row]
        tall = max(width * height / wide for wide, height in sizes)
        for k, (picture, (wide, height)) in enumerate(zip(row, sizes, strict=True)):
            inside = re.sub(r"<svg ([^>]*)>", _opened, picture, count=1)
            box = f'x="{k * (width + 12)}" y="{top:.0f}" width="{width}"'
            placed.append(f'<svg {box} height="{width * height / wide:.0f}" {inside}')
        top += tall + 12
    return svg(columns * width + 12 * (columns - 1), round(top), "".join(placed))


def _opened(match: re.Match[str]) -> str:
    return f"{framed(match[1])}>"


class CompositePicture:
    """A box of views that has one picture of them all."""

    @property
    def lang(self) -> str:
        """The language of the first view."""
        raise NotImplementedError

    def _stand_in(self, board: BaseView) -> None:
        """Let a board that requests a new picture redraw the picture of the box."""
        self._still = Snapshot()
        board.__dict__["refresh_snapshot"] = self._refresh_snapshot

    def _refresh_snapshot(self) -> None:
        self._still.refresh_snapshot(self._saved(), self.words())

    def _saved(self) -> str:
        return saved(self.picture(), self.lang)

    def _stand_alone(self, board: BaseView) -> None:
        """Let the board draw its own picture again."""
        board.__dict__.pop("refresh_snapshot", None)
        self._still.close()

    def picture(self) -> str:
        """Return all views as SVG."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the views in words, for readers whom no picture reaches."""
        raise NotImplementedError

    def replayed(self) -> Sequence[BaseView]:
        """Return the views that a page without Python shows."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        stands(self)
        bundle: Json = super()._repr_mimebundle_()  # type: ignore[misc]
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        data |= {"image/svg+xml": self._saved(), "text/plain": self.words()}
        shown = [view.replay() for view in self.replayed()]
        return {**data, **replays(self.picture, *shown)}, metadata

    def _ipython_display_(self) -> None:
        if not in_lab():
            raise NotImplementedError
        stands(self)
        bundle: Json = super()._repr_mimebundle_()  # type: ignore[misc]
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        self._still.show(self._saved, self.words(), data, metadata, later=True)
