"""The page of figures: the tables that benchmarks and the soak have filled, and the counts."""

from __future__ import annotations

import json
import re

import pages

COUNTS = pages.ROOT / "benchmarks" / "counts.json"

TABLES = {
    "Trust": ("trust.md", "Figures", "the soak fed, killed and raced the package"),
    "Speed": ("performance.md", "Figures", "ratios to a former version"),
    "Strength": ("strength.md", "Levels", "the levels of the bots against each other"),
    "Balance": (
        "games.md",
        "Does every seat win equally often?",
        "wins by place in the order of play",
    ),
}
"""Headings of the page, and the section of docs whose first table each shows."""

_PAGE = """# Figures

{tables}

## Calls of Python functions per entry

No busy machine changes these counts. `make counts` writes them, on Python {python}; a test fails if
they grow by more than 5 %. A match keeps its log, a playout does not.

| game | {heads} |
|---|{rules}|
{rows}
"""


def first_table(text: str, heading: str) -> str:
    r"""Return the first table of a section of a page.

    Examples
    --------
    >>> first_table("## A\n\nwords\n\n| a |\n|---|\n| 1 |\n\nend", "A")
    '| a |\n|---|\n| 1 |\n'
    """
    section = f"\n{text}".partition(f"\n## {heading}\n")[2]
    table = re.search(r"(?:^\|.*\n)+", section, re.MULTILINE)
    assert table, f"no table below {heading}"
    return table[0]


def _shown(title: str, page: str, heading: str, what: str) -> str:
    """Return a heading, a link to the page that says how it was measured, and the table."""
    anchor = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
    table = first_table((pages.ROOT / "docs" / page).read_text("utf-8"), heading)
    return f"## {title}\n\n{what.capitalize()}: [how it was measured](/{page}#{anchor}).\n\n{table}"


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
        tables="\n".join(_shown(title, *row) for title, row in TABLES.items()),
        python=counts["python"],
        heads=" | ".join(works),
        rules="|".join("---:" for _ in works),
        rows="\n".join(rows),
    )
    return {"figures.md": text}
