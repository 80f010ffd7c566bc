"""Draw the table of docs/strength.md as docs/strength.svg: ``python docs/strength.py``.

Wins beside an even share, so that tables of two, three and four seats stand on one scale.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from teg_nb.engine.storage.atomic_write import write_atomically

ROW = re.compile(
    r"\| `(\w+)` \| (\d) \| (\w[^|]*? among .+?) \| \d+ \| (\d+) % \((\d+) to (\d+)\) \|"
)
HERE = Path(__file__).parent
LEFT, WIDE, HIGH = 380, 360, 24  # where the scale begins, its length, a row; in pixels
MOST = 4  # times an even share


GROUPS: dict[str, Callable[[str], bool]] = {
    "Levels: one among the next lower": lambda who: "search" not in who and "greedy" not in who,
    "Search among normal": lambda who: "search" in who,
    "Hard among greedy, which does not err": lambda who: "greedy" in who,
}


def marks(text: str) -> Iterator[str]:
    """Draw a line, a point and two labels for each row, under the heading of its group."""
    rows = ROW.findall(text)
    bottom = HIGH * (len(rows) + len(GROUPS) + 1)
    for times in range(MOST + 1):
        x, dashed = LEFT + WIDE * times / MOST, ' stroke-dasharray="4 3"' if times == 1 else ""
        yield f'<path d="M{x} {HIGH / 2}V{bottom - HIGH / 2}" stroke="#9aa4b1"{dashed}/>'
        yield f'<text x="{x}" y="{bottom}" text-anchor="middle">{times}</text>'
    place = 0
    for heading, belongs in GROUPS.items():
        place += 1
        yield (
            f'<text x="{LEFT - 12}" y="{HIGH * place + 4}" text-anchor="end" font-weight="600">'
            f"{heading}</text>"
        )
        for game, seats, who, *percents in (row for row in rows if belongs(row[2])):
            place += 1
            middle, low, high = (
                LEFT + WIDE * int(percent) * int(seats) / 100 / MOST for percent in percents
            )
            y = HIGH * place
            yield (
                f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{game} {seats}: {who}</text>'
                f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#7a8594" stroke-width="2"/>'
                f'<circle cx="{middle:.1f}" cy="{y}" r="4.5" fill="#3b66c4"/>'
                f'<text x="{LEFT + WIDE + 12}" y="{y + 4}">{percents[0]} %</text>'
            )
    middle = LEFT + WIDE / 2
    yield (
        f'<text x="{middle}" y="{bottom + 20}" text-anchor="middle">'
        "times an even share, in matches between bots</text>"
    )


if __name__ == "__main__":
    table = (HERE / "strength.md").read_text(encoding="utf-8")
    height = HIGH * (len(ROW.findall(table)) + len(GROUPS) + 2) + 4
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 70} {height}"'
        f' width="{LEFT + WIDE + 70}" height="{height}" font-family="sans-serif" font-size="13"'
        ' fill="#7a8594">'
    )
    write_atomically(HERE / "strength.svg", "\n".join([head, *marks(table), "</svg>"]) + "\n")
