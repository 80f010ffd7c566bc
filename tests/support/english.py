"""Check docstrings and names of variables: ``python tests/support/english.py``.

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
VAGUE = frozenset({"found", "each"})
"""Names of variables that do not say what they hold."""

FOLDERS = ("teg_nb", "tests", "benchmarks", "docs", "notebooks")


def problems(path: Path) -> Iterator[str]:
    """Yield a line for each docstring or name that the style page rules out."""
    name, tree = path.relative_to(ROOT), ast.parse(path.read_text(encoding="utf-8"))
    fields = {
        statement.target
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for statement in node.body
        if isinstance(statement, ast.AnnAssign)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            opening = OPENINGS.match(ast.get_docstring(node) or "")
            if opening:
                line = node.body[0].lineno
                yield f"{name}:{line}: a docstring begins with {opening[1]!r}"
        is_bound = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        if is_bound and node not in fields and node.id in VAGUE:
            yield f"{name}:{node.lineno}: a variable is called {node.id!r}"
        if isinstance(node, ast.arg) and node.arg in VAGUE:
            yield f"{name}:{node.lineno}: an argument is called {node.arg!r}"


def main() -> int:
    """Print all problems; return 1 if there are any."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    lines = [text for path in paths for text in problems(path)]
    print(*lines, sep="\n", end="\n" if lines else "")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main())
