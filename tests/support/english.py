"""Check the openings of docstrings: ``python tests/support/english.py``.

Ruff's D401 asks for imperative first lines. It does not see the openings below.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

OPENINGS = re.compile(r"(What|Whether|How|Where)\b")
LOOP = re.compile(r"\bfor each in\b")
FOLDERS = ("teg_nb", "tests", "benchmarks", "docs", "notebooks")


def problems(path: Path) -> Iterator[str]:
    """Yield a line for each docstring or loop that the style page rules out."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(ROOT)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            opening = OPENINGS.match(ast.get_docstring(node) or "")
            if opening:
                line = node.body[0].lineno
                yield f"{name}:{line}: a docstring begins with {opening[1]!r}"
    for number, line in enumerate(text.splitlines(), 1):
        if LOOP.search(line) and path != Path(__file__).resolve():
            yield f"{name}:{number}: 'for each in': name the item"


def main() -> int:
    """Print all problems; return 1 if there are any."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    lines = [text for path in paths for text in problems(path)]
    print(*lines, sep="\n", end="\n" if lines else "")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main())
