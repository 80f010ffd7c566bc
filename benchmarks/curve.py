"""The curve of ``benchmarks.learner``, as a drawing: ``docs/learner.svg``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teg_nb.analysis.intervals import wilson

COLOURS = {"random": "#1f6fb4", "easy": "#c2410c", "normal": "#15803d"}
"""Of the bots that the learner is measured against."""


def curve(rows: Sequence[dict[str, Any]], even: float) -> str:
    """Draw the share of matches won by step, with intervals of 95 %, as SVG."""
    wide, high, left, top = 520, 220, 50, 20
    most = max(row["steps"] for row in rows) or 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 170} {high + 70}"'
        ' font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]

    def at(steps: float, share: float) -> tuple[float, float]:
        return round(left + wide * steps / most, 1), round(top + high * (1 - share), 1)

    for share in (0, 0.25, 0.5, 0.75, 1):
        y = at(0, share)[1]
        parts.append(f'<path d="M{left} {y}h{wide}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    y = at(0, even)[1]
    parts.append(f'<path d="M{left} {y}h{wide}" stroke="#555" stroke-dasharray="5 4"/>')
    middle = left + wide / 2
    parts.append(f'<text x="{middle}" y="{y - 5}" text-anchor="middle">an even share</text>')
    lowest = 0.0
    ranked = sorted(rows, key=lambda row: (-row["steps"], -row["won"] / row["matches"]))
    for bot in dict.fromkeys(row["bot"] for row in ranked):  # as they end, the best on top
        colour, aside = COLOURS[bot], 4 * list(COLOURS).index(bot)
        mine = [row for row in rows if row["bot"] == bot]
        shares = [row["won"] / row["matches"] for row in mine]
        reach = [wilson(round(row["won"]), row["matches"]) for row in mine]
        line = [at(row["steps"], share) for row, share in zip(mine, shares, strict=True)]
        ends = [
            (at(row["steps"], a), at(row["steps"], b))
            for row, (a, b) in zip(mine, reach, strict=True)
        ]
        parts.append(
            f'<g stroke="{colour}" fill="none"><path stroke-width="2" d="M'
            + " L".join(f"{x} {y}" for x, y in line)
            + '"/><path opacity=".6" d="'
            + "".join(f"M{x + aside} {y}V{end}" for (x, y), (_, end) in ends)
            + '"/></g>'
        )
        x, y = line[-1]
        lowest = max(y + 4, lowest + 17)
        parts.append(f'<text x="{x + 16}" y="{lowest}" fill="{colour}">against {bot}</text>')
    for share in (0, 0.5, 1):
        x = left + wide * share
        parts.append(
            f'<text x="{x}" y="{top + high + 20}" text-anchor="middle">{most * share:,.0f}</text>'
        )
    parts.append(
        f'<text x="{middle}" y="{top + high + 42}" text-anchor="middle">'
        "decisions of its own that it learned from</text></svg>"
    )
    return "\n".join(parts) + "\n"
