"""The page of figures: speed from the file of counts, and where other figures stand."""

from __future__ import annotations

import json

import pages

COUNTS = pages.ROOT / "benchmarks" / "counts.json"

_PAGE = """# Figures

- **Trust**: what the soak fed, killed and raced, in [trust](/trust.md#figures).
- **Speed**: ratios to a former version and to other engines, in
  [performance](/performance.md#figures).
- **Strength**: the levels against each other, in [strength](/strength.md#levels).
- **Balance**: wins by place in the order of play, in
  [games](/games.md#does-every-seat-win-equally-often).

## Calls of Python functions per entry

No busy machine changes these counts. `make counts` writes them, on Python {python}; a test fails if
they grow by more than 5 %. A match keeps its log, a playout does not.

| game | {heads} |
|---|{rules}|
{rows}
"""


def sources() -> dict[str, str]:
    """Return the source of the page, by the name of its file."""
    counts = json.loads(COUNTS.read_text("utf-8"))
    table = dict[str, dict[str, float]]()
    for name, calls in counts["calls"].items():
        game, work = name.split(", ", 1)
        table.setdefault(game, {})[work] = sum(calls.values())
    works = list(dict.fromkeys(work for row in table.values() for work in row))
    rows = [
        f"| `{game}` | {' | '.join(f'{row[work]:.0f}' if work in row else '' for work in works)} |"
        for game, row in table.items()
    ]
    text = _PAGE.format(
        python=counts["python"],
        heads=" | ".join(works),
        rules="|".join("---:" for _ in works),
        rows="\n".join(rows),
    )
    return {"figures.md": text}
